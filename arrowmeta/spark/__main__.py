"""The program for `spark-submit`, or for `python -m arrowmeta.spark` on one machine.

Runs `export`, or `index` if that is the first word, and prints a summary on standard error. Exit
codes are those of the command line: 0 fine, 1 error, 3 some tables could not be read in full.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from arrowmeta.command_line import ERROR, FINE, PARTIAL, say
from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.location import to_option
from arrowmeta.output.nouns import counted, to_size
from arrowmeta.spark.export import export
from arrowmeta.spark.options import FLAGS
from arrowmeta.spark.warehouse import OF_EVERY_TABLE, index

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

_SHOWN_FAILURES = 10


def main(argv: Sequence[str] | None = None) -> int:
    """Export a warehouse, or index it into a store, and return the exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    is_index = words[:1] == ["index"]
    arguments = vars(_parser(is_index).parse_args(words[1:] if is_index else words))
    warehouse = arguments.pop("warehouse")
    options = {name: value for name, value in arguments.items() if value}
    options["storage_options"] = dict(options.get("storage_options", ()))
    try:
        session = _session()
        try:
            if is_index:
                return _say_indexed(index(session, warehouse, **options).to_pylist())
            output, relations = options.pop("output"), options.pop("relations").split(",")
            names = [name.strip() for name in relations]
            return _say_exported(export(session, warehouse, output, names, **options).to_pylist())
        finally:
            session.stop()
    except (ArrowMetaError, OSError) as error:
        say(f"error: {error}")
        return ERROR


def _say_exported(outcomes: list[dict[str, Any]]) -> int:
    counts = Counter(row["outcome"] for row in outcomes)
    said = ", ".join(f"{counts[word]} {word}" for word in ("written", "unchanged", "failed"))
    decoded = _decoded(outcomes, "decoded")
    n_rows, n_damaged = _sum(outcomes, "rows"), _sum(outcomes, "damage")
    written = f"{counted(n_rows, 'row')} written, {counted(n_damaged, 'row')} of damage"
    say(f"{counted(len(outcomes), 'table')}: {said}; {decoded}; {written}")
    partial = [f"{row['name']}: see the relation damage" for row in outcomes if row["damage"]]
    return _say_failures(partial)


def _sum(rows: list[dict[str, Any]], name: str) -> int:
    return sum(row[name] or 0 for row in rows)


def _decoded(rows: list[dict[str, Any]], name: str) -> str:
    size = to_size(_sum(rows, "decoded_size_in_bytes"))
    return f"{counted(_sum(rows, name), 'manifest')} decoded ({size})"


def _say_indexed(indexed: list[dict[str, Any]]) -> int:
    decoded = _decoded(indexed, "decoded_manifest_count")
    n_entries, n_skipped = _sum(indexed, "entry_count"), _sum(indexed, "skipped_manifest_count")
    say(
        f"{counted(len(indexed), 'table')}: {decoded}, {n_skipped:,} damaged; "
        f"{n_entries:,} entries in the store"
    )
    failed = []
    for row in indexed:
        skipped = row["skipped_manifest_count"]
        if row["error"] or skipped:
            reason = row["error"] or f"{counted(skipped, 'manifest')} could not be stored"
            failed.append(f"{row['name']}: {reason}")
    return _say_failures(failed)


def _say_failures(failures: Sequence[str]) -> int:
    for line in failures[:_SHOWN_FAILURES]:
        say(f"  {line}")
    if len(failures) > _SHOWN_FAILURES:
        say(f"  and {len(failures) - _SHOWN_FAILURES} more")
    return PARTIAL if failures else FINE


def _parser(is_index: bool) -> argparse.ArgumentParser:
    if is_index:
        parser = argparse.ArgumentParser(
            prog="python -m arrowmeta.spark index",
            description="Decode the manifests of all tables of a warehouse into a store.",
        )
    else:
        parser = argparse.ArgumentParser(
            prog="python -m arrowmeta.spark",
            description="Write relations of every table of a warehouse as Parquet, with Spark.",
        )
        parser.add_argument("--output", required=True, metavar="DIR", help="a directory or URI")
        parser.add_argument(
            "--relations",
            default="files",
            metavar="NAMES",
            help="separated by commas; default: files",
        )
    parser.add_argument("warehouse", metavar="WAREHOUSE", help="a directory or URI with tables")
    parser.add_argument(
        "--storage-option",
        dest="storage_options",
        action="append",
        type=to_option,
        metavar="NAME=VALUE",
        help="of the filesystem of the tables, as s3.region; may be repeated",
    )
    options = parser.add_argument_group("options of the data source")
    for name in sorted({*OF_EVERY_TABLE} - {"storage_options"}):
        option = f"--{name.replace('_', '-')}"
        if name in FLAGS:
            options.add_argument(option, action="store_true")
        else:
            options.add_argument(option, required=is_index and name == "store", metavar="VALUE")
    return parser


def _session() -> SparkSession:
    """Return the session that spark-submit has configured, else a quiet one on this machine."""
    if "PYSPARK_GATEWAY_PORT" in os.environ or "SPARK_REMOTE" in os.environ:
        from pyspark.sql import SparkSession

        return SparkSession.builder.appName("arrowmeta").getOrCreate()
    from arrowmeta.spark.java import local_session

    shows_progress = sys.stderr is not None and sys.stderr.isatty()  # a service may have none
    settings = {"spark.ui.showConsoleProgress": str(shows_progress).lower()}
    return local_session(cores=os.cpu_count() or 1, settings=settings)


if __name__ == "__main__":
    sys.exit(main())

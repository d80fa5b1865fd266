"""The program for `spark-submit`, or for `python -m arrowmeta.spark` on one machine.

Saves relations of a warehouse into tables of the session (`--save`), or runs `index` if that is the
first word. Prints a summary on standard error. Exit codes are those of the command line: 0 success,
1 error, 2 new findings or contradictory metadata, 3 some tables could not be read in full. Its help
ends as this text does.

Examples:
  python -m arrowmeta.spark warehouse --save metadata --relations files,partitions,findings
  python -m arrowmeta.spark --catalog prod --save lake.metadata --provider iceberg --accepted accepted.toml
  python -m arrowmeta.spark index warehouse --store s3://bucket/store
  python -m arrowmeta.spark index db --catalog prod --store s3://bucket/store
"""  # noqa: E501  # a line of the help

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from arrowmeta.errors import ArrowMetaError
from arrowmeta.spark.arrow import Row
from arrowmeta.spark.save import index, save_warehouse
from arrowmeta.tables.command_line import (
    CODES,
    ERROR,
    FINDINGS,
    FINE,
    PARTIAL,
    Parser,
    add_arguments,
    opening_options,
    say,
    say_first,
)
from arrowmeta.text import counted, to_size

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

_PROGRAM = "python -m arrowmeta.spark"


def main(argv: Sequence[str] | None = None) -> int:
    """Save a warehouse, or index it into a store, and return the exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    is_index = words[:1] == ["index"]
    arguments = _parser(is_index).parse_args(words[1:] if is_index else words)
    given = opening_options(arguments) | {"bytes_per_task": arguments.bytes_per_task}
    # Others are those of the session.
    options = {name: value for name, value in given.items() if value}
    options["max_depth"] = arguments.max_depth
    try:
        session = _session(is_hive=not is_index)
        try:
            sentence, failures = _run(session, arguments, options, is_index)
        finally:
            session.stop()
    except (ArrowMetaError, OSError) as error:
        say(f"error: {error}")
        return ERROR
    say(sentence)
    say_first([f"  {line}" for _, line in failures])
    return max((code for code, _ in failures), default=FINE)


def _run(
    session: SparkSession, arguments: argparse.Namespace, options: dict[str, Any], is_index: bool
) -> tuple[str, list[tuple[int, str]]]:
    """Return what was done in one sentence, and codes and lines of what is wrong with tables."""
    warehouse = arguments.warehouse
    if is_index:
        rows = index(session, warehouse, **options).to_pylist()
        n_entries, n_skipped = _sum(rows, "entry_count"), _sum(rows, "skipped_manifest_count")
        n_decoded = counted(_sum(rows, "decoded_manifest_count"), "manifest")
        size = to_size(_sum(rows, "decoded_size_in_bytes"))
        failures = []
        for row in rows:
            if (skipped := row["skipped_manifest_count"]) or row["error"]:
                reason = row["error"] or f"{counted(skipped, 'manifest')} could not be stored"
                failures.append((PARTIAL, f"{row['name']}: {reason}"))
        done = f"{n_decoded} decoded ({size}), {n_skipped:,} damaged"
        sentence = f"{counted(len(rows), 'table')}: {done}; {n_entries:,} entries in the store"
        return sentence, failures
    names = [name.strip() for name in arguments.relations.split(",")]
    options |= {"accepted": arguments.accepted, "provider": arguments.provider}
    rows = save_warehouse(session, warehouse, arguments.save, names, **options).to_pylist()
    damaged = [row for row in rows if row["damage"]]
    failures = [(CODES[row["state"]], f"{row['name']}: see the relation damage") for row in damaged]
    of_findings = [(row["name"], row["findings"]) for row in rows if row["findings"]]
    failures += [(FINDINGS, f"{name}: {counted(n, 'new finding')}") for name, n in of_findings]
    sentence = f"{counted(len(rows), 'table')} saved into {arguments.save}"
    damage = counted(_sum(rows, "damage"), "new row")
    return f"{sentence}, {_sum(rows, 'is_copied')} of them unchanged; {damage} of damage", failures


def _sum(rows: list[Row], name: str) -> int:
    return sum(row[name] or 0 for row in rows)


def _parser(is_index: bool) -> argparse.ArgumentParser:
    needed = "--store FOLDER" if is_index else "--save DB"
    what = "Save relations of every table into tables of a database, with Spark."
    parser = Parser(
        prog=f"{_PROGRAM} index" if is_index else _PROGRAM,
        usage=f"%(prog)s [WAREHOUSE] {needed} [options]",
        description="Decode the manifests of every table into a store." if is_index else what,
        epilog="examples:" + (__doc__ or "").partition("Examples:")[2],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    if not is_index:
        database = "a database, or CATALOG.DATABASE, with a table for each relation, by day"
        parser.add_argument("--save", metavar="DB", required=True, help=database)
        provider = "format of new tables of --save; default: parquet"
        parser.add_argument("--provider", metavar="NAME", default="parquet", help=provider)
        names = "separated by commas; default: files"
        parser.add_argument("--relations", default="files", metavar="NAMES", help=names)
    size = "bytes of manifests that one task reads"
    parser.add_argument("--bytes-per-task", metavar="N", help=size)
    cache = "cache of decoded manifests"
    place = "directory or URI with tables; with --catalog, a namespace, default: all"
    changes: dict[str, dict[str, Any]] = {
        "warehouse": {"help": place},
        "--catalog": {"help": "name of a catalog in PyIceberg's configuration"},
        "--connect-timeout": {"default": None},
        "--request-timeout": {"default": None},
        "--store": {"required": True, "help": "folder or URI"} if is_index else {"help": cache},
        "--threads": {"help": "number of decoding threads of a task; default: 1"},
    }
    accepted = () if is_index else ("--accepted",)
    add_arguments(parser, ("warehouse?", "--max-depth", *accepted, "WAREHOUSE"), changes)
    return parser


def _session(*, is_hive: bool) -> SparkSession:
    """Return the session that spark-submit has configured, else a quiet one on this machine.

    `is_hive`: that one has a catalog on disk, which later sessions with Hive in this folder share.
    """
    if "PYSPARK_GATEWAY_PORT" in os.environ or "SPARK_REMOTE" in os.environ:
        from pyspark.sql import SparkSession

        return SparkSession.builder.appName("arrowmeta").getOrCreate()
    from arrowmeta.spark.java import local_session

    shows_progress = sys.stderr is not None and sys.stderr.isatty()  # a service may have none
    settings = {"spark.ui.showConsoleProgress": str(shows_progress).lower()}
    if is_hive:
        settings["spark.sql.catalogImplementation"] = "hive"
    return local_session(cores=os.cpu_count() or 1, settings=settings)


if __name__ == "__main__":
    sys.exit(main())

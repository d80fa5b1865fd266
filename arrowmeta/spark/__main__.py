"""The program for `spark-submit`, or for `python -m arrowmeta.spark` on one machine.

Saves relations of a warehouse into tables of the session (`--save`), or as Parquet (`--output`), or
runs `index` if that is the first word. Prints a summary on standard error. Exit codes are those of
the command line: 0 fine, 1 error, 2 new findings, 3 some tables could not be read in full.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from arrowmeta.command_line import (
    ERROR,
    FINDINGS,
    FINE,
    PARTIAL,
    WAREHOUSE_ARGUMENTS,
    Parser,
    add_arguments,
    opening_options,
    say,
)
from arrowmeta.errors import ArrowMetaError
from arrowmeta.output.nouns import counted, to_size
from arrowmeta.spark.export import export
from arrowmeta.spark.saving import save_warehouse
from arrowmeta.spark.warehouse import index

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

_SHOWN_FAILURES = 10
_PROGRAM = "python -m arrowmeta.spark"
_EXAMPLES = f"""\
examples:
  {_PROGRAM} warehouse --save metadata --relations files,partitions,findings
  {_PROGRAM} --catalog prod --save lake.metadata --provider iceberg --accepted accepted.toml
  {_PROGRAM} warehouse --output s3a://bucket/metadata
  {_PROGRAM} index warehouse --store s3://bucket/store
  {_PROGRAM} index db --catalog prod --store s3://bucket/store
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Export a warehouse, or index it into a store, and return the exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    is_index = words[:1] == ["index"]
    arguments = _parser(is_index).parse_args(words[1:] if is_index else words)
    given = opening_options(arguments) | {"bytes_per_task": arguments.bytes_per_task}
    # Others are those of the session.
    options = {name: value for name, value in given.items() if value}
    options["max_depth"] = arguments.max_depth
    try:
        session = _session(is_hive=not is_index and arguments.save is not None)
        try:
            if is_index:
                done = index(session, arguments.warehouse, **options)
                return _say_indexed(done.to_pylist())
            names = [name.strip() for name in arguments.relations.split(",")]
            options["accepted"] = arguments.accepted
            if arguments.save:
                options["provider"] = arguments.provider
                found = save_warehouse(
                    session, arguments.warehouse, arguments.save, names, **options
                )
                return _say_saved(found.to_pylist(), arguments.save)
            done = export(session, arguments.warehouse, arguments.output, names, **options)
            return _say_exported(done.to_pylist())
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
    written = f"{counted(n_rows, 'row')} written, {counted(n_damaged, 'new row')} of damage"
    say(f"{counted(len(outcomes), 'table')}: {said}; {decoded}; {written}")
    return _say_new(outcomes)


def _say_saved(tables: list[dict[str, Any]], namespace: str) -> int:
    n_damaged = _sum(tables, "damage")
    damage = counted(n_damaged, "new row")
    say(f"{counted(len(tables), 'table')} saved into {namespace}; {damage} of damage")
    return _say_new(tables)


def _say_new(tables: list[dict[str, Any]]) -> int:
    """Name tables with new damage or findings, and return the exit code."""
    found = [
        f"{row['name']}: {counted(row['findings'], 'new finding')}"
        for row in tables
        if row["findings"]
    ]
    partial = [f"{row['name']}: see the relation damage" for row in tables if row["damage"]]
    code = _say_failures([*partial, *found])
    return FINDINGS if found and not partial else code


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
    name, needed, what = (
        ("index", "--store FOLDER", "Decode the manifests of every table into a store.")
        if is_index
        else (
            "",
            "(--save DB | --output DIR)",
            "Save relations of every table into tables of a database, or as Parquet, with Spark.",
        )
    )
    parser = Parser(
        prog=f"{_PROGRAM} {name}".rstrip(),
        usage=f"%(prog)s [WAREHOUSE] {needed} [options]",
        description=what,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    if not is_index:
        target = parser.add_mutually_exclusive_group(required=True)
        database = "a database, or CATALOG.DATABASE, with a table for each relation, by day"
        target.add_argument("--save", metavar="DB", help=database)
        latest = "a directory or URI of Parquet, which is brought up to date"
        target.add_argument("--output", metavar="DIR", help=latest)
        provider = "format of new tables of --save; default: parquet"
        parser.add_argument("--provider", metavar="NAME", default="parquet", help=provider)
        names = "separated by commas; default: files"
        parser.add_argument("--relations", default="files", metavar="NAMES", help=names)
    size = "bytes of manifests that one task reads"
    parser.add_argument("--bytes-per-task", metavar="N", help=size)
    own = "cache of decoded manifests; default: the folder _entries of --output"
    place = "directory or URI with tables; with --catalog, a namespace, default: all"
    changes: dict[str, dict[str, Any]] = {
        "warehouse": {"nargs": "?", "help": place},
        "--catalog": {"help": "catalog in PyIceberg's configuration, see docs/storage.md"},
        "--connect-timeout": {"default": None},
        "--request-timeout": {"default": None},
        "--store": {"required": True, "help": "folder or URI"} if is_index else {"help": own},
        "--threads": {"help": "number of decoding threads of a task; default: 1"},
    }
    accepted = () if is_index else ("--accepted",)
    add_arguments(parser, ("warehouse", "--max-depth", *accepted, *WAREHOUSE_ARGUMENTS), changes)
    return parser


def _session(*, is_hive: bool) -> SparkSession:
    """Return the session that spark-submit has configured, else a quiet one on this machine.

    Args:
        is_hive: whether the one on this machine has a catalog on disk, which later sessions with
            Hive's support in this folder share.
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

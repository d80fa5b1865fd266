"""The program for `spark-submit`, or for `python -m arrowmeta.spark` on one machine.

Knows its arguments and how to say what became of the tables; the work is `export`, or with the word
`index` first `index`. Exit codes are
those of the command line: 0 fine, 1 error, 3 some tables could not be read in full.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.location import redacted, to_option
from arrowmeta.output.grid import printable
from arrowmeta.output.nouns import counted
from arrowmeta.spark.export import export
from arrowmeta.spark.index import index

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

FINE, ERROR, PARTIAL = 0, 1, 3

_SHOWN_FAILURES = 10


def main(argv: Sequence[str] | None = None) -> int:
    """Export a warehouse, or index it into a store, and return the exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    if words[:1] == ["index"]:
        return _index(_index_parser().parse_args(words[1:]))
    arguments = _parser().parse_args(words)
    try:
        outcomes = _exported(arguments)
    except (ArrowMetaError, OSError) as error:
        _say(f"error: {error}")
        return ERROR
    counts = Counter(row["outcome"] for row in outcomes)
    n_decoded = sum(row["decoded"] for row in outcomes)
    said = ", ".join(f"{counts[word]} {word}" for word in ("written", "unchanged", "failed"))
    _say(f"{counted(len(outcomes), 'table')}: {said}; {counted(n_decoded, 'manifest')} decoded")
    partial = [row["name"] for row in outcomes if row["damage"]]
    for name in partial[:_SHOWN_FAILURES]:
        _say(f"  {name}: see the relation damage")
    if len(partial) > _SHOWN_FAILURES:
        _say(f"  and {len(partial) - _SHOWN_FAILURES} more")
    return PARTIAL if partial else FINE


def _exported(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    session = _session()
    try:
        return export(
            session,
            arguments.warehouse,
            arguments.output,
            [name.strip() for name in arguments.relations.split(",")],
            **_opening_options(arguments),
        ).to_pylist()
    finally:
        session.stop()


def _index(arguments: argparse.Namespace) -> int:
    try:
        indexed = _indexed(arguments)
    except (ArrowMetaError, OSError) as error:
        _say(f"error: {error}")
        return ERROR
    n_decoded = sum(row["decoded_manifest_count"] for row in indexed)
    n_entries = sum(row["entry_count"] for row in indexed)
    _say(
        f"{counted(len(indexed), 'table')}: {counted(n_decoded, 'manifest')} decoded; "
        f"{n_entries:,} entries in the store"
    )
    failed = [row for row in indexed if row["error"] or row["skipped_manifest_count"]]
    for row in failed[:_SHOWN_FAILURES]:
        skipped = counted(row["skipped_manifest_count"], "manifest")
        _say(f"  {row['name']}: {row['error'] or f'{skipped} could not be stored'}")
    if len(failed) > _SHOWN_FAILURES:
        _say(f"  and {len(failed) - _SHOWN_FAILURES} more")
    return PARTIAL if failed else FINE


def _indexed(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    session = _session()
    try:
        return index(
            session,
            arguments.warehouse,
            store=arguments.store,
            **_opening_options(arguments),
        ).to_pylist()
    finally:
        session.stop()


def _index_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m arrowmeta.spark index",
        description="Decode the manifests of every table of a warehouse into a store, with Spark.",
    )
    parser.add_argument("--store", required=True, metavar="FOLDER", help="a directory or URI")
    _add_opening_options(parser)
    return parser


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m arrowmeta.spark",
        description="Write relations of every table of a warehouse as Parquet, with Spark.",
    )
    parser.add_argument("--output", required=True, metavar="DIR", help="a directory or URI")
    parser.add_argument(
        "--relations", default="files", metavar="NAMES", help="separated by commas; default: files"
    )
    _add_opening_options(parser)
    return parser


def _add_opening_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("warehouse", metavar="WAREHOUSE", help="a directory or URI with tables")
    parser.add_argument("--path-map", metavar="JSON", help='as {"hdfs://old/": "/new/"}')
    parser.add_argument("--allow-moved-paths", action="store_true")
    parser.add_argument(
        "--storage-option",
        dest="storage_options",
        action="append",
        type=to_option,
        default=[],
        metavar="NAME=VALUE",
        help="of the store of the tables, as s3.region; may be repeated",
    )
    parser.add_argument("--connect-timeout", type=float, metavar="SECONDS", help="default: 10")
    parser.add_argument("--request-timeout", type=float, metavar="SECONDS", help="default: 30")


def _opening_options(arguments: argparse.Namespace) -> dict[str, Any]:
    return {
        "allow_moved_paths": arguments.allow_moved_paths,
        "path_map": arguments.path_map or None,
        "storage_options": dict(arguments.storage_options) or None,
        "connect_timeout": arguments.connect_timeout,
        "request_timeout": arguments.request_timeout,
    }


def _session() -> SparkSession:
    """Return the session that spark-submit has configured, else a quiet one on this machine."""
    if "PYSPARK_GATEWAY_PORT" in os.environ or "SPARK_REMOTE" in os.environ:
        from pyspark.sql import SparkSession

        return SparkSession.builder.appName("arrowmeta").getOrCreate()
    from arrowmeta.spark.java import local_session

    return local_session(cores=os.cpu_count() or 1)


def _say(message: str) -> None:
    # Names of tables must not steer the terminal, nor begin a message of their own.
    lines = map(printable, redacted(message).splitlines())
    print("arrowmeta: " + "\n  ".join(lines), file=sys.stderr)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())

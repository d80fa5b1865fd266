"""The steps of the tour: snapshots, live files, SQL, reconciliation, and the same files in Spark.

Uses only what any user can use, and prints beside every answer the line that gives it.
"""

from __future__ import annotations

import importlib.util
import shlex
import shutil
from pathlib import Path
from typing import Any, TextIO

import pyarrow as pa

import arrowmeta
from arrowmeta.catalog.checks import check_texts
from arrowmeta.errors import ArrowMetaError
from arrowmeta.model.tables import FINDINGS
from arrowmeta.output.findings import findings_text
from arrowmeta.output.grid import to_grid
from arrowmeta.output.nouns import counted

TABLES = Path(__file__).parent / "tables"

SNAPSHOT_COLUMNS = ["snapshot_id", "committed_at", "operation", "total_record_count"]
FILE_COLUMNS = [
    "file_name",
    "partition",
    "bucket",
    "level",
    "record_count",
    "file_size_in_bytes",
]
QUERY = (
    "SELECT partition, level, count(*) AS files, sum(file_size_in_bytes)::BIGINT AS bytes "
    "FROM data_files GROUP BY ALL ORDER BY ALL"
)
_HOW_TO_GET_SPARK = (
    "Spark is not installed here, so the tour ends before it. "
    "To see the same files as a Spark DataFrame: pip install 'arrowmeta[spark]'"
)


class SparkDisagreesError(ArrowMetaError):
    """Spark returned other rows than Python: a bug of ours."""


def run_tour(out: TextIO, tables: Path = TABLES) -> int:
    """Show every table in the folder `tables` on `out`; return the exit code."""
    folders = [folder for folder in sorted(tables.iterdir()) if folder.is_dir()]
    # Iceberg records where a table was written; these were written elsewhere.
    opened = [arrowmeta.open(folder, allow_moved_paths=True) for folder in folders]
    for table in opened:
        _show_table(table, out)
    if importlib.util.find_spec("pyspark") is None:
        _say(out, _HOW_TO_GET_SPARK)
        return 0
    _show_spark(opened, out)
    return 0


def _show_table(table: arrowmeta.Table, out: TextIO) -> None:
    is_moved = table.format == "iceberg"
    where = shlex.quote(table.location) + (" --allow-moved-paths" if is_moved else "")
    moved = ", allow_moved_paths=True" if is_moved else ""
    _say(out, f"━━ {table!r}\n")
    _say(out, f">>> t = arrowmeta.open({table.location!r}{moved})\n")
    _step(
        out,
        "Snapshots",
        f"$ arrowmeta snapshots {where} --select {','.join(SNAPSHOT_COLUMNS)}",
        f">>> t.snapshots(columns={SNAPSHOT_COLUMNS})",
        answer=table.relation("snapshots", columns=SNAPSHOT_COLUMNS),
    )
    _step(
        out,
        "Live files, from the manifests' Avro bytes to Arrow",
        f"$ arrowmeta files {where} --select {','.join(FILE_COLUMNS)}",
        f">>> t.files(columns={FILE_COLUMNS})",
        answer=table.relation("files", columns=FILE_COLUMNS),
    )
    _step(
        out,
        "SQL, in DuckDB",
        f"$ arrowmeta sql {where} {shlex.quote(QUERY)}",
        f">>> t.sql({QUERY!r})",
        answer=table.sql(QUERY),
    )
    _step(
        out,
        "Is this metadata true? No row means that everything agrees",
        f"$ arrowmeta reconcile {where}",
        ">>> t.reconcile()",
        answer=table.reconcile(),
    )


def _show_spark(opened: list[arrowmeta.Table], out: TextIO) -> None:
    from arrowmeta.spark import to_spark
    from arrowmeta.spark.java import local_session

    _say(out, "━━ The same live files as Spark DataFrames (starting Spark takes some seconds)\n")
    out.flush()
    spark = local_session()
    try:
        for table in opened:
            files = table.relation("files", columns=FILE_COLUMNS)
            frame = to_spark(spark, files)
            _say(out, f">>> t = arrowmeta.open({table.location!r})")
            _say(out, f">>> arrowmeta.spark.to_spark(spark, t.files(columns={FILE_COLUMNS}))")
            _say(out, f"{frame!r}")
            n_rows = check_same_rows(files, frame)
            _say(out, f"Spark returned the same {counted(n_rows, 'row')} as Python.\n")
    finally:
        spark.stop()


def check_same_rows(answer: pa.Table, frame: Any) -> int:
    """Return the number of rows that both hold.

    Raises:
        SparkDisagreesError: they do not hold the same rows.
    """
    in_python = sorted(answer.to_pylist(), key=repr)
    in_spark = sorted((row.asDict(recursive=True) for row in frame.collect()), key=repr)
    if in_python != in_spark:
        raise SparkDisagreesError(
            f"Spark returned {counted(len(in_spark), 'row')} other than Python's {len(in_python)}. "
            "Please report this with the versions of arrowmeta, pyspark and pyarrow."
        )
    return len(in_python)


def _step(out: TextIO, title: str, *lines: str, answer: pa.Table) -> None:
    width = shutil.get_terminal_size((120, 50)).columns
    if answer.schema.names == FINDINGS.names:
        text = findings_text(answer, check_texts(), width=width)
    else:
        text = to_grid(answer, width=width)
    _say(out, "\n".join([f"─ {title}", *lines, text]))


def _say(out: TextIO, text: str) -> None:
    print(text, file=out)

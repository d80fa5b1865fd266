"""The tables of a warehouse in numbers: a row per table, for the command `scan`.

Takes the rows of `discover` and how to open a table; gives them with size, small files, deletes,
snapshots and findings. What cannot be read of one table is a row that says so. Warnings are the
caller's to filter: to do so is not safe on the threads that read tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.describing import sizes_of
from arrowmeta.discovery import TABLES
from arrowmeta.io.daemon_pool import DaemonPool
from arrowmeta.output.nouns import counted
from arrowmeta.table import Table

#: The columns of `discover`, and numbers; null where they are not known.
SURVEYED = pa.schema(
    [
        *TABLES,
        pa.field("data_file_count", pa.int64()),
        pa.field("file_size_in_bytes", pa.int64()),
        pa.field("record_count", pa.int64()),
        pa.field("small_file_count", pa.int64()),
        pa.field("delete_file_count", pa.int64()),
        pa.field("deleted_record_count", pa.int64()),
        pa.field("snapshot_count", pa.int64()),
        pa.field("last_committed_at", pa.timestamp("ms", tz="UTC")),
        pa.field("finding_count", pa.int64()),
    ]
)

#: What people look at first.
SHOWN_FIRST = (
    "name",
    "data_file_count",
    "file_size_in_bytes",
    "record_count",
    "small_file_count",
    "deleted_record_count",
    "finding_count",
    "last_committed_at",
    "snapshot_count",
    "format",
    "error",
)

_AT_A_TIME = 4


def survey(found: pa.Table, open_one: Callable[[dict[str, Any]], Table]) -> pa.Table:
    """Return the tables of a warehouse with what they hold.

    Args:
        found: rows of `discover`.
        open_one: opens the table of a row.
    """

    def measured(row: dict[str, Any]) -> dict[str, Any]:
        if row["error"] is not None and row["snapshot_id"] is None:
            return row  # nothing is not what it holds
        try:
            return row | _measures(open_one(row), row["error"])
        except Exception as error:  # the other tables have to be read
            return row | {"error": row["error"] or f"{type(error).__name__}: {error}"}

    with DaemonPool(_AT_A_TIME) as pool:
        return pa.Table.from_pylist(list(pool.map(measured, found.to_pylist())), SURVEYED)


def _measures(table: Table, error: str | None) -> dict[str, Any]:
    sizes = sizes_of(table)
    snapshots = table.snapshots(columns=["committed_at"])
    severities = table.reconcile()["severity"].to_pylist()
    lost = table.damage.num_rows
    if lost and error is None:
        error = f"incomplete: {counted(lost, 'place')} of the metadata cannot be read"
    return {
        **sizes._asdict(),
        "snapshot_count": snapshots.num_rows,
        "last_committed_at": pc.max(snapshots["committed_at"]).as_py(),
        "finding_count": sum(severity != "info" for severity in severities),
        "error": error,
    }

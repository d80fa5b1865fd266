"""What is in an answer, as numbers that every library's answer has.

Nothing that a process would load for these alone is imported at the top: starts are timed, too.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bench.job import Job
from bench.truth import checksum

if TYPE_CHECKING:
    import pyarrow as pa


def of_files(table: pa.Table) -> dict[str, int]:
    """Return the numbers of a relation of files."""
    paths = table["file_path"].to_pylist()
    return of_names(paths) | _sums(table, records="record_count", bytes="file_size_in_bytes")


def of_names(paths: Iterable[str]) -> dict[str, int]:
    """Return the numbers of files by their names, whatever their folders and their order."""
    names = [path.rpartition("/")[2] for path in paths]
    return {"files": len(names), "names": checksum(names)}


def of_iceberg_entries(entries: Iterable[Any], _: Job) -> dict[str, int]:
    """Return the numbers of entries that are objects of PyIceberg or pyiceberg-core."""
    files = [entry.data_file for entry in entries]
    return {
        "entries": len(files),
        "record_count": sum(file.record_count for file in files),
        "file_size": sum(file.file_size_in_bytes for file in files),
        "names": checksum(file.file_path for file in files),
        "lower_1": sum(struct.unpack("<q", bytes(file.lower_bounds[2]))[0] for file in files),
    }


def of_partitions(table: pa.Table) -> dict[str, int]:
    """Return the numbers of a relation of partitions."""
    return {"partitions": table.num_rows} | _sums(table, files="file_count", records="record_count")


def of_snapshots(ids: Iterable[int]) -> dict[str, int]:
    """Return the numbers of snapshots."""
    listed = list(ids)
    return {"snapshots": len(listed), "ids": sum(listed)}


def _sums(table: pa.Table, **columns: str) -> dict[str, int]:
    import pyarrow.compute as pc

    return {
        name: pc.sum(table[column]).as_py() or 0
        for name, column in columns.items()
        if column in table.column_names
    }

"""What is in an Arrow table of manifest entries, whichever reader made it."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from bench.job import Job
from bench.truth import checksum

#: Where the numbers of `bench.truth` are: rows, bytes, name.
FIELDS = {
    "paimon": ("_FILE._ROW_COUNT", "_FILE._FILE_SIZE", "_FILE._FILE_NAME"),
    "iceberg": (
        "data_file.record_count",
        "data_file.file_size_in_bytes",
        "data_file.file_path",
    ),
    "paimon entries": ("record_count", "file_size_in_bytes", "file_name"),
    "iceberg entries": ("record_count", "file_size_in_bytes", "file_path"),
}

_LOWER = {"paimon": "_FILE._VALUE_STATS._MIN_VALUES", "iceberg": "data_file.lower_bounds"}


def digest(table: pa.Table, job: Job) -> Mapping[str, int]:
    """Return all numbers from a table with the manifest's own fields."""
    return digest_fields(table, job) | {
        "lower_1": lower_sum(column(table, _LOWER[job.format]), job)
    }


def digest_fields(table: pa.Table, job: Job) -> dict[str, int]:
    """Return the numbers that six fields of a plan allow; they may have lost their outer names."""
    return digest_columns(table, FIELDS[job.format])


def digest_columns(table: pa.Table, fields: tuple[str, str, str]) -> dict[str, int]:
    """Return the numbers of rows, bytes and names."""
    rows, sizes, names = (column(table, field) for field in fields)
    return {
        "entries": table.num_rows,
        "record_count": pc.sum(rows).as_py(),
        "file_size": pc.sum(sizes).as_py(),
        "names": checksum(name for chunk in names.chunks for name in chunk.to_pylist()),
    }


def column(table: pa.Table, path: str) -> pa.ChunkedArray:
    """Return the column of a dotted name, or of its last part."""
    if path.rpartition(".")[2] in table.column_names:
        return table[path.rpartition(".")[2]]
    top, *inner = path.split(".")
    found = table[top]
    for name in inner:
        found = pc.struct_field(found, name)
    return found


def lower_sum(bounds: pa.ChunkedArray, job: Job) -> int:
    """Add up the lower bounds of the column at position 1, left as bytes by the reader."""
    if job.format == "paimon":
        start = 4 + 8 * ((_arity(bounds) + 71) // 64) + 8  # arity, null bits, the slot before
        values = pc.binary_slice(bounds.cast(pa.large_binary()), start, start + 8)
        return sum(struct.unpack("<q", value)[0] for value in values.to_pylist())
    return sum(
        struct.unpack("<q", value)[0] for row in bounds.to_pylist() for value in _of_field(row, 2)
    )


def _arity(rows: pa.ChunkedArray) -> int:
    return int.from_bytes(rows[0].as_py()[:4], "big")


def _of_field(row: list[Any], field_id: int) -> list[bytes]:
    """Return the value under a key; readers have maps as pairs or as records."""
    pairs = [tuple(item.values()) if isinstance(item, dict) else item for item in row]
    return [value for key, value in pairs if key == field_id]

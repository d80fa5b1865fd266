"""Lakehouse metadata as Arrow tables, answered by SQL, Python and Spark."""

from arrowmeta.avro.read import read_avro
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    NotATableError,
    PredicateError,
    SnapshotNotFoundError,
    UnsupportedError,
    UsageError,
)
from arrowmeta.paimon.binary_row import decode_binary_rows
from arrowmeta.table import Table, connect
from arrowmeta.table import open_table as open

__all__ = [
    "ArrowMetaError",
    "CorruptMetadataError",
    "LimitError",
    "NotATableError",
    "PredicateError",
    "SnapshotNotFoundError",
    "Table",
    "UnsupportedError",
    "UsageError",
    "connect",
    "decode_binary_rows",
    "open",
    "read_avro",
]

"""Lakehouse metadata as Arrow tables, for Python, SQL and Spark."""

from importlib import import_module
from typing import TYPE_CHECKING

from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    NotATableError,
    PredicateError,
    SnapshotNotFoundError,
    StorageError,
    UnsupportedError,
    UsageError,
)

if TYPE_CHECKING:
    __version__: str
    from arrowmeta.apps.warehouse import check, scan
    from arrowmeta.avro.metadata_reader import read_avro
    from arrowmeta.io.requests import time_limit
    from arrowmeta.model.cells import to_text
    from arrowmeta.paimon.binary_row import decode_binary_rows
    from arrowmeta.pruning.explanation import Explanation
    from arrowmeta.pruning.plan import Plan
    from arrowmeta.tables.connecting import attach, compare, connect, from_pyiceberg, from_pypaimon
    from arrowmeta.tables.connecting import index_table as index
    from arrowmeta.tables.discovery import discover
    from arrowmeta.tables.table import Table
    from arrowmeta.tables.table import open_table as open

__all__ = [
    "ArrowMetaError",
    "CorruptMetadataError",
    "Explanation",
    "LimitError",
    "NotATableError",
    "Plan",
    "PredicateError",
    "SnapshotNotFoundError",
    "StorageError",
    "Table",
    "UnsupportedError",
    "UsageError",
    "__version__",
    "attach",
    "check",
    "compare",
    "connect",
    "decode_binary_rows",
    "discover",
    "from_pyiceberg",
    "from_pypaimon",
    "index",
    "open",
    "read_avro",
    "scan",
    "time_limit",
    "to_text",
]

# Imported on first use, so that the command line can print help without importing pyarrow.
_HOMES = {
    "apps.warehouse": ("check", "scan"),
    "avro.metadata_reader": ("read_avro",),
    "io.requests": ("time_limit",),
    "model.cells": ("to_text",),
    "paimon.binary_row": ("decode_binary_rows",),
    "pruning.explanation": ("Explanation",),
    "pruning.plan": ("Plan",),
    "tables.connecting": ("attach", "compare", "connect", "from_pyiceberg", "from_pypaimon"),
    "tables.discovery": ("discover",),
    "tables.table": ("Table",),
}
#: Functions that have another name in their module.
_RENAMED = {"index": ("tables.connecting", "index_table"), "open": ("tables.table", "open_table")}


def __getattr__(name: str) -> object:
    if name == "__version__":
        from arrowmeta.io.local_files import own_version

        return own_version()
    homes = {name: (home, name) for home, names in _HOMES.items() for name in names} | _RENAMED
    if name not in homes:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home, attribute = homes[name]
    found = globals()[name] = getattr(import_module(f"arrowmeta.{home}"), attribute)
    return found


def __dir__() -> list[str]:
    return sorted(__all__)

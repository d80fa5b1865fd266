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
    from arrowmeta.avro.read import read_avro
    from arrowmeta.connecting import attach, compare, connect, from_pyiceberg, from_pypaimon
    from arrowmeta.connecting import index_table as index
    from arrowmeta.opening.discovery import discover
    from arrowmeta.paimon.binary_row import decode_binary_rows
    from arrowmeta.table import Table
    from arrowmeta.table import open_table as open
    from arrowmeta.warehouse import check, scan

__all__ = [
    "ArrowMetaError",
    "CorruptMetadataError",
    "LimitError",
    "NotATableError",
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
]

# Imported on first use, so that the command line can print help without importing pyarrow.
_HOMES = {
    "Table": ("arrowmeta.table", "Table"),
    "attach": ("arrowmeta.connecting", "attach"),
    "check": ("arrowmeta.warehouse", "check"),
    "compare": ("arrowmeta.connecting", "compare"),
    "connect": ("arrowmeta.connecting", "connect"),
    "decode_binary_rows": ("arrowmeta.paimon.binary_row", "decode_binary_rows"),
    "discover": ("arrowmeta.opening.discovery", "discover"),
    "from_pyiceberg": ("arrowmeta.connecting", "from_pyiceberg"),
    "from_pypaimon": ("arrowmeta.connecting", "from_pypaimon"),
    "index": ("arrowmeta.connecting", "index_table"),
    "open": ("arrowmeta.table", "open_table"),
    "read_avro": ("arrowmeta.avro.read", "read_avro"),
    "scan": ("arrowmeta.warehouse", "scan"),
}


def __getattr__(name: str) -> object:
    if name == "__version__":
        from arrowmeta.io.own_version import own_version

        return own_version()
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, attribute = _HOMES[name]
    found = globals()[name] = getattr(import_module(module), attribute)
    return found


def __dir__() -> list[str]:
    return sorted(__all__)

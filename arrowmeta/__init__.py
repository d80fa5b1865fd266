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
    from arrowmeta.model.value_text import to_text
    from arrowmeta.paimon.binary_row import decode_binary_rows
    from arrowmeta.predicate.read import filters_of
    from arrowmeta.pruning.explanation import Explanation
    from arrowmeta.pruning.plan import Plan
    from arrowmeta.reconcile.accepted import Accepted
    from arrowmeta.tables.connecting import (
        Reconciled,
        attach,
        compare,
        connect,
        from_pyiceberg,
        from_pypaimon,
        reconcile_all,
    )
    from arrowmeta.tables.connecting import index_table as index
    from arrowmeta.tables.discovery import DiscoveryKeywords, discover
    from arrowmeta.tables.options import OpenKeywords, with_options
    from arrowmeta.tables.table import Table
    from arrowmeta.tables.table import open_table as open
    from arrowmeta.views.connection import facts

__all__ = [
    "Accepted",
    "ArrowMetaError",
    "CorruptMetadataError",
    "DiscoveryKeywords",
    "Explanation",
    "LimitError",
    "NotATableError",
    "OpenKeywords",
    "Plan",
    "PredicateError",
    "Reconciled",
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
    "facts",
    "filters_of",
    "from_pyiceberg",
    "from_pypaimon",
    "index",
    "open",
    "read_avro",
    "reconcile_all",
    "scan",
    "time_limit",
    "to_text",
    "with_options",
]

# Imported on first use, so that the command line can print help without importing pyarrow.
_HOMES = {
    "apps.warehouse": ("check", "scan"),
    "avro.metadata_reader": ("read_avro",),
    "io.requests": ("time_limit",),
    "model.value_text": ("to_text",),
    "paimon.binary_row": ("decode_binary_rows",),
    "predicate.read": ("filters_of",),
    "pruning.explanation": ("Explanation",),
    "pruning.plan": ("Plan",),
    "reconcile.accepted": ("Accepted",),
    "tables.connecting": (
        *("Reconciled", "attach", "compare", "connect", "from_pyiceberg", "from_pypaimon"),
        "reconcile_all",
    ),
    "tables.discovery": ("DiscoveryKeywords", "discover"),
    "tables.options": ("OpenKeywords", "with_options"),
    "tables.table": ("Table",),
    "views.connection": ("facts",),
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

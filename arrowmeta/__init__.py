"""Lakehouse metadata as Arrow tables, for Python, SQL and Spark."""

from importlib import import_module
from typing import TYPE_CHECKING

from arrowmeta.errors import ArrowMetaError as ArrowMetaError
from arrowmeta.errors import CorruptMetadataError as CorruptMetadataError
from arrowmeta.errors import LimitError as LimitError
from arrowmeta.errors import NotATableError as NotATableError
from arrowmeta.errors import PredicateError as PredicateError
from arrowmeta.errors import SnapshotNotFoundError as SnapshotNotFoundError
from arrowmeta.errors import StorageError as StorageError
from arrowmeta.errors import UnsupportedError as UnsupportedError
from arrowmeta.errors import UsageError as UsageError

if TYPE_CHECKING:
    from arrowmeta.apps.warehouse import check as check
    from arrowmeta.apps.warehouse import scan as scan
    from arrowmeta.avro.metadata_reader import read_avro as read_avro
    from arrowmeta.io.requests import time_limit as time_limit
    from arrowmeta.model.damage import Standing as Standing
    from arrowmeta.model.value_text import to_text as to_text
    from arrowmeta.paimon.binary_row import decode_binary_rows as decode_binary_rows
    from arrowmeta.predicate.read import filters_of as filters_of
    from arrowmeta.pruning.explanation import Explanation as Explanation
    from arrowmeta.pruning.plan import Plan as Plan
    from arrowmeta.reconcile.accepted import Accepted as Accepted
    from arrowmeta.tables.connecting import Reconciled as Reconciled
    from arrowmeta.tables.connecting import attach as attach
    from arrowmeta.tables.connecting import compare as compare
    from arrowmeta.tables.connecting import connect as connect
    from arrowmeta.tables.connecting import from_pyiceberg as from_pyiceberg
    from arrowmeta.tables.connecting import from_pypaimon as from_pypaimon
    from arrowmeta.tables.connecting import index_table as index
    from arrowmeta.tables.connecting import reconcile_all as reconcile_all
    from arrowmeta.tables.discovery import DiscoveryKeywords as DiscoveryKeywords
    from arrowmeta.tables.discovery import discover as discover
    from arrowmeta.tables.options import OpenKeywords as OpenKeywords
    from arrowmeta.tables.options import with_options as with_options
    from arrowmeta.tables.table import Table as Table
    from arrowmeta.tables.table import open_table as open
    from arrowmeta.views.connection import facts as facts

    __version__: str

_ERRORS = [name for name in globals() if name.endswith("Error")]
# Imported on first use, so that the command line can print help without importing pyarrow.
_HOMES = {
    "apps.warehouse": ("check", "scan"),
    "avro.metadata_reader": ("read_avro",),
    "io.requests": ("time_limit",),
    "model.damage": ("Standing",),
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
#: Modules of the names, and the names there.
_LAZY = {name: (home, name) for home, names in _HOMES.items() for name in names} | {
    "__version__": ("io.local_files", "package_version"),
    "index": ("tables.connecting", "index_table"),
    "open": ("tables.table", "open_table"),
}
__all__ = ["index", "open"]
__all__ += sorted({*_ERRORS, *_LAZY}.difference(__all__))


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home, attribute = _LAZY[name]
    value = getattr(import_module(f"arrowmeta.{home}"), attribute)
    globals()[name] = value() if name == "__version__" else value
    return globals()[name]


def __dir__() -> list[str]:
    return sorted(__all__)

"""Find the tables under a directory, or in a catalog.

Lists folders in parallel; the formats recognize tables. Each table is opened to read its latest
snapshot. Main names: `discover`, `find_tables`.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Unpack

import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.errors import ArrowMetaError, LimitError, StorageError, UsageError
from arrowmeta.iceberg.table import is_table as is_iceberg
from arrowmeta.io.location import namespace_of
from arrowmeta.io.options import StorageKeywords
from arrowmeta.io.requests import CallLimit, DaemonPool
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import without_warnings
from arrowmeta.model.shape import to_schema
from arrowmeta.paimon.table import is_table as is_paimon
from arrowmeta.tables.locate import CatalogClient, ForeignTable, Opening
from arrowmeta.tables.options import OpenOptions, with_options

#: Default depth of folders below the warehouse; databases may be nested.
MAX_DEPTH = 5
#: Maximum number of folders that are not tables; with more, the directory is probably no warehouse.
MAX_FOLDERS = 100_000

#: A table has one of these folders, so one listing is enough to recognize candidates.
_MARKS = frozenset(("schema", "snapshot", "metadata"))
_HIDDEN = (".", "_")
_AT_A_TIME = 16


class DiscoveryKeywords(StorageKeywords, total=False):
    """Options of `discover`."""

    filesystem: pafs.FileSystem | None
    catalog: object | None


#: Columns of `discover`.
TABLES = to_schema(
    "name: string!, location: string!, format: string, format_version: int32, snapshot_id: int64, "
    "error: string"
)


class FoundTable(NamedTuple):
    """Table of a warehouse.

    Attributes:
        location: location to open.
        format: `paimon` or `iceberg`; None for a folder that may be a table.
        error: why that folder cannot be read.
    """

    location: str
    format: str | None
    error: str | None = None


@with_options(DiscoveryKeywords)
def discover(
    warehouse: str | os.PathLike[str] | None = None,
    *,
    max_depth: int = MAX_DEPTH,
    snapshots: bool = True,
    **options: Unpack[DiscoveryKeywords],
) -> pa.Table:
    """Return the tables under a directory or in a catalog, with their latest snapshots.

    Skips folders whose names begin with a dot or an underscore, folders inside tables, and links
    back to a parent folder. A table that cannot be opened, or not at its latest state, has the
    reason in the column `error`, and so has a folder that cannot be listed, without a format.

    Args:
        warehouse: a path, a URI that `pyarrow.fs` resolves, or a path on `filesystem`; with a
            catalog, the namespace, all by default.
        max_depth: maximum number of folders between warehouse and table.
        snapshots: whether to open the tables of a directory. If not, versions and snapshots are
            null, and only folders that cannot be listed have an error.
        options: those of `arrowmeta.open` that say how a store is reached, `filesystem` and
            `catalog`; tables of a catalog are named by their identifiers.

    Raises:
        UsageError: neither a directory nor a catalog, or an object that is not a catalog.
        FileNotFoundError: there is no such directory.
        StorageError: the store does not answer, or denies listing the directory.
        LimitError: there are too many folders for a warehouse.

    Examples:
        >>> arrowmeta.discover("warehouse").select(["name", "format", "snapshot_id"])
    """
    settings = OpenOptions(**options)
    with CallLimit(settings.total_timeout).during():
        if settings.catalog is not None:
            namespace = None if warehouse is None else os.fspath(warehouse)
            return _discover_in_catalog(namespace, settings)
        if warehouse is None:
            raise UsageError("discover needs a directory, or a catalog")
        opening = Opening.of(warehouse, settings)
        tables = find_tables(opening.storage(), max_depth)
        rows = [{"name": ".".join(name), **table._asdict()} for name, table in tables.items()]
        if snapshots:
            # Warnings are issued when a table is opened.
            with DaemonPool(_AT_A_TIME) as pool, without_warnings():
                rows = list(pool.map(partial(_with_state, opening=opening), rows))
        return pa.Table.from_pylist(rows, TABLES)


def _discover_in_catalog(namespace: str | None, settings: OpenOptions) -> pa.Table:
    """Return the tables of a catalog; a table that does not answer has the reason in `error`."""
    client = CatalogClient.of(settings.catalog, settings.limits)
    there = settings.replaced(catalog=None, filesystem=None)

    def read(table: ForeignTable) -> dict[str, object]:
        opening = Opening.of(table, there)
        return {"location": table.location, "format": table.format, **_state(opening)}

    with without_warnings():
        states = client.tables(namespace, read)
    rows = [
        {"name": name, "location": name, "error": _error_text(state)}
        if isinstance(state, ArrowMetaError)
        else {"name": name, **state}
        for name, state in states
    ]
    return pa.Table.from_pylist(rows, TABLES)


def find_tables(storage: Storage, max_depth: int = MAX_DEPTH) -> dict[tuple[str, ...], FoundTable]:
    """Return the tables under a directory in order of their paths, without opening them.

    Each has its namespaces and its name: its folders, without a `.db`. Tables that would have one
    name, as in the folders `sales` and `sales.db`, are named by their path, as a single level.

    Raises:
        FileNotFoundError, StorageError, LimitError: see `discover`.
    """
    if not storage.is_folder():
        storage.check_bucket()
        raise FileNotFoundError(
            f"no directory {storage.location}: the warehouse must be a directory"
        )
    tables: list[FoundTable] = []
    folders, n_others = [storage], 0
    with DaemonPool(_AT_A_TIME) as pool:
        for _ in range(max_depth + 1):
            look = _look_into if folders == [storage] else _look_or_name
            listed: list[Storage] = []
            for answer in pool.map(look, folders):
                if isinstance(answer, FoundTable):
                    tables.append(answer)
                    continue
                listed += answer
                n_others += 1
                if n_others > MAX_FOLDERS:
                    raise LimitError(
                        f"{storage.location} has more than {MAX_FOLDERS:,} folders that are not "
                        "tables: choose a directory nearer to the tables, or a smaller max_depth"
                    )
            folders = [folder for folder in listed if not _leads_back(folder, storage)]
    tables.sort(key=lambda table: table.location)
    below = [table.location.removeprefix(storage.location).strip("/") for table in tables]
    # A warehouse may be a table itself.
    folders_of = [(path or storage.location.rpartition("/")[2]).split("/") for path in below]
    names = [(*map(namespace_of, above), name) for *above, name in folders_of]
    counts = Counter(map(".".join, names))
    return {
        name if counts[".".join(name)] == 1 else ("/".join(path),): table
        for name, path, table in zip(names, folders_of, tables, strict=True)
    }


def _look_into(storage: Storage) -> FoundTable | list[Storage]:
    """Return the table in a folder, or its subfolders that may contain tables."""
    names = storage.list_folders()
    # A Paimon table may publish Iceberg metadata in its own folder.
    for kind, is_table in (("paimon", is_paimon), ("iceberg", is_iceberg)):
        if not _MARKS.isdisjoint(names) and is_table(storage):
            return FoundTable(storage.location, kind)
    return [storage.inside(name) for name in names if not name.startswith(_HIDDEN)]


def _leads_back(folder: Storage, warehouse: Storage) -> bool:
    """Return whether a local folder is a link to one of its parents.

    Otherwise all tables would be found again below each such link.
    """
    path, top = Path(folder.root), Path(warehouse.root)
    if not isinstance(folder.filesystem, pafs.LocalFileSystem) or not path.is_symlink():
        return False
    on_the_way = (parent for parent in path.parents if parent.is_relative_to(top))
    try:
        return any(path.samefile(parent) for parent in on_the_way)
    except OSError:  # deleted meanwhile, which listing it will report
        return False


def _look_or_name(storage: Storage) -> FoundTable | list[Storage]:
    """Look into a folder; a folder that cannot be listed does not hide tables in others."""
    try:
        return _look_into(storage)
    except (StorageError, OSError) as error:
        return FoundTable(storage.location, None, _error_text(error))


def _with_state(row: dict[str, Any], opening: Opening) -> dict[str, Any]:
    return row if row["error"] else row | _state(opening.replaced(location=row["location"]))


def _state(opening: Opening) -> dict[str, object]:
    """Return version and snapshot of a table, or why it cannot be opened."""
    state: dict[str, object] = {}
    try:
        source = opening.source()
        state["snapshot_id"] = source.snapshot_id
        for lost in source.damage().slice(0, 1).to_pylist():
            state["error"] = f"CorruptMetadataError: {lost['path']}: {lost['reason']}"
        state["format_version"] = source.format_version
        _ = source.schema  # fails if nothing can be read
    except (ArrowMetaError, OSError) as error:
        state.setdefault("error", _error_text(error))
    return state


def _error_text(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"

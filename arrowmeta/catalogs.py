"""Tables that another library has found in a catalog, opened here.

Knows how PyIceberg and pypaimon say where a table is and with which filesystem they read it, so
that credentials need not be given again. Imports neither: it takes what it is handed.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

import pyarrow.fs as pafs

from arrowmeta.errors import UsageError
from arrowmeta.io.recorded_path import on_filesystem, scheme_and_host
from arrowmeta.opening import Opening
from arrowmeta.table import Table, open_table


def from_pyiceberg(
    table: Any,
    *,
    snapshot_id: int | None = None,
    ref: str | None = None,
    as_of: date | str | None = None,
    path_map: Mapping[str, str] | None = None,
    threads: int | None = None,
    strict: bool = False,
) -> Table:
    """Open the table that a PyIceberg `Table` is, in the version that it has loaded.

    Raises:
        UsageError: the object is no table, or has not been committed yet.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.

    Example:
        >>> t = arrowmeta.from_pyiceberg(catalog.load_table("db.orders"))
        >>> t.files(columns=["file_path", "record_count"])
    """
    location = getattr(table, "metadata_location", None)
    if not isinstance(location, str):
        raise UsageError(
            f"{type(table).__name__} has no metadata_location: pass a table that PyIceberg loaded"
        )
    filesystem = _pyiceberg_filesystem(table.io, location)
    return open_table(
        location if filesystem is None else on_filesystem(location),
        format="iceberg",
        snapshot_id=snapshot_id,
        ref=ref,
        as_of=as_of,
        filesystem=filesystem,
        path_map=path_map,
        threads=threads,
        strict=strict,
    )


def from_pypaimon(
    table: Any,
    *,
    snapshot_id: int | None = None,
    ref: str | None = None,
    as_of: date | str | None = None,
    threads: int | None = None,
    strict: bool = False,
) -> Table:
    """Open the table that a pypaimon `FileStoreTable` is, at its branch.

    Ids, times and tags are those of the branch, as pypaimon has them.

    Raises:
        UsageError: the object is no table.
        SnapshotNotFoundError: the branch is gone, or has no such snapshot, tag or time.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.

    Example:
        >>> t = arrowmeta.from_pypaimon(catalog.get_table("db.orders"))
        >>> t.files(columns=["file_path", "record_count"])
    """
    location = getattr(table, "table_path", None)
    if not isinstance(location, str):
        raise UsageError(
            f"{type(table).__name__} has no table_path: pass a table that pypaimon loaded"
        )
    filesystem = getattr(table.file_io, "filesystem", None)
    if not isinstance(filesystem, pafs.FileSystem):
        filesystem = None
    opening = Opening(
        location if filesystem is None else table.file_io.to_filesystem_path(location),
        format="paimon",
        snapshot_id=snapshot_id,
        ref=ref,
        as_of=as_of,
        filesystem=filesystem,
        threads=threads,
        strict=strict,
        branch=table.current_branch(),
    )
    return Table(opening.source(), opening)


def _pyiceberg_filesystem(io: Any, location: str) -> pafs.FileSystem | None:
    """Return the filesystem that PyIceberg reads a location with; None for one we do not know."""
    scheme, host = scheme_and_host(location)
    if hasattr(io, "fs_by_scheme"):
        return io.fs_by_scheme(scheme or "file", host or None)
    if hasattr(io, "get_fs"):
        return pafs.PyFileSystem(pafs.FSSpecHandler(io.get_fs(scheme or "file")))
    return None

"""Locations and filesystems of table objects of PyIceberg and pypaimon.

With these, credentials need not be given again. Imports neither library.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Literal

import pyarrow.fs as pafs

from arrowmeta.errors import UsageError
from arrowmeta.io.recorded_path import on_filesystem, scheme_and_host


@dataclass(frozen=True)
class ForeignTable:
    """What another library's table says of itself, as arguments of `arrowmeta.open`.

    Attributes:
        location: the table, or the `metadata.json` that the library has loaded.
        format: of the table.
        filesystem: that the library reads it with; None where it is found by the location.
        branch: the branch of a Paimon table.
    """

    location: str
    format: Literal["paimon", "iceberg"]
    filesystem: pafs.FileSystem | None
    branch: str | None = None


def foreign_table(table: object) -> ForeignTable:
    """Return what a table of PyIceberg or pypaimon says of itself.

    Raises:
        UsageError: it is neither.
    """
    if hasattr(table, "metadata_location"):
        return pyiceberg_table(table)
    if hasattr(table, "table_path"):
        return pypaimon_table(table)
    raise UsageError(
        f"{_kind(table)} is no table: pass a path, a URI, or a table of PyIceberg or pypaimon"
    )


def pyiceberg_table(table: Any) -> ForeignTable:
    """Return what a table of PyIceberg says of itself, in the version that it has loaded.

    Raises:
        UsageError: the object is no table, or has not been committed yet.
    """
    location = getattr(table, "metadata_location", None)
    if not isinstance(location, str) or not location:
        raise UsageError(
            f"{_kind(table)} has no metadata_location: pass a table that PyIceberg loaded"
        )
    filesystem = _pyiceberg_filesystem(getattr(table, "io", None), location)
    if filesystem is not None:
        location = on_filesystem(location)
    return ForeignTable(location, "iceberg", filesystem)


def pypaimon_table(table: Any) -> ForeignTable:
    """Return what a table of pypaimon says of itself, at its branch.

    Raises:
        UsageError: the object is no table.
    """
    location = getattr(table, "table_path", None)
    if not isinstance(location, str | os.PathLike):
        raise UsageError(f"{_kind(table)} has no table_path: pass a table that pypaimon loaded")
    path = os.fspath(location)
    filesystem = getattr(getattr(table, "file_io", None), "filesystem", None)
    if isinstance(filesystem, pafs.FileSystem):
        path = table.file_io.to_filesystem_path(path)
    else:
        filesystem = None
    branch = table.current_branch() if hasattr(table, "current_branch") else None
    return ForeignTable(path, "paimon", filesystem, branch)


def _pyiceberg_filesystem(io: Any, location: str) -> pafs.FileSystem | None:
    """Return the filesystem that PyIceberg reads a location with; None for one we do not know."""
    scheme, host = scheme_and_host(location)
    if hasattr(io, "fs_by_scheme"):
        return io.fs_by_scheme(scheme or "file", host or None)
    if hasattr(io, "get_fs"):
        return pafs.PyFileSystem(pafs.FSSpecHandler(io.get_fs(scheme or "file")))
    return None


def _kind(table: object) -> str:
    return type(table).__name__

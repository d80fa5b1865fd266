"""Tables that another library has found in a catalog, opened here."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Literal, TypedDict, Unpack

from arrowmeta.foreign import pyiceberg_table, pypaimon_table
from arrowmeta.table import Table, open_table


class TableOptions(TypedDict, total=False):
    """The options of `arrowmeta.open` for a table that comes with its format and filesystem."""

    snapshot_id: int | None
    ref: str | None
    as_of: date | str | None
    allow_moved_paths: bool
    path_map: Mapping[str, str] | None
    threads: int | None
    strict: bool
    store: str | os.PathLike[str] | Literal[False] | None
    storage_options: Mapping[str, str] | None
    connect_timeout: float
    request_timeout: float
    allowed_roots: Sequence[str]
    safe: bool
    safe_roots: Sequence[str | os.PathLike[str]]


def from_pyiceberg(table: Any, **options: Unpack[TableOptions]) -> Table:
    """Open the table that a PyIceberg `Table` is, in the version that it has loaded.

    Args:
        table: a table that PyIceberg loaded; its filesystem has its own credentials and
            `connect_timeout`.
        options: as in `arrowmeta.open`.

    Raises:
        UsageError: the object is no table, or has not been committed yet.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.

    Example:
        >>> t = arrowmeta.from_pyiceberg(catalog.load_table("db.orders"))
        >>> t.files(columns=["file_path", "record_count"])
    """
    return open_table(pyiceberg_table(table), **options)


def from_pypaimon(table: Any, **options: Unpack[TableOptions]) -> Table:
    """Open the table that a pypaimon `FileStoreTable` is, at its branch.

    Ids, times and tags are those of the branch, as pypaimon has them.

    Args:
        table: a table that pypaimon loaded; its filesystem has its own credentials and
            `connect_timeout`.
        options: as in `arrowmeta.open`.

    Raises:
        UsageError: the object is no table.
        SnapshotNotFoundError: the branch is gone, or has no such snapshot, tag or time.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.

    Example:
        >>> t = arrowmeta.from_pypaimon(catalog.get_table("db.orders"))
        >>> t.files(columns=["file_path", "record_count"])
    """
    return open_table(pypaimon_table(table), **options)

"""Tables that another library has found in a catalog, opened here."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from arrowmeta.foreign import pyiceberg_table, pypaimon_table
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
    found = pyiceberg_table(table)
    return open_table(
        found.location,
        format=found.format,
        snapshot_id=snapshot_id,
        ref=ref,
        as_of=as_of,
        filesystem=found.filesystem,
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
    found = pypaimon_table(table)
    opening = Opening(
        found.location,
        format=found.format,
        snapshot_id=snapshot_id,
        ref=ref,
        as_of=as_of,
        filesystem=found.filesystem,
        threads=threads,
        strict=strict,
        branch=found.branch,
    )
    return Table(opening.source(), opening)

"""`arrowmeta.index`: the manifests of a table decoded into a store before anyone asks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from arrowmeta.errors import UsageError
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.store.entries import EntryStore, Filled
from arrowmeta.table import open_table

#: A row per table that was indexed.
INDEXED = to_schema(
    "table_location: string!, format: string!, snapshot_id: int64, manifest_count: int64!, "
    "decoded_manifest_count: int64!, skipped_manifest_count: int64!, entry_count: int64!"
)


def index_table(
    location: str | os.PathLike[str], *, store: str | os.PathLike[str] | None = None, **options: Any
) -> pa.Table:
    """Decode the manifests of a table's snapshot that a store does not have yet.

    Args:
        location: of the table, see `arrowmeta.open`.
        store: a folder, or any URI `pyarrow.fs` resolves; by default the variable
            `ARROWMETA_STORE`.
        options: further arguments of `arrowmeta.open`.

    Returns:
        One row: how many manifests the snapshot has, how many of them were decoded now, how many
        were skipped because they are damaged, and how many entries the store has of them.

    Raises:
        UsageError: there is no store to write to.

    Example:
        >>> arrowmeta.index("warehouse/sales.db/orders", store="~/.cache/arrowmeta-store")
    """
    table = open_table(location, store=store, **options)
    done = fill_store(table.source)
    row = {
        "table_location": table.location,
        "format": table.format,
        "snapshot_id": table.snapshot_id,
        "manifest_count": done.manifests,
        "decoded_manifest_count": done.added,
        "skipped_manifest_count": done.left_out,
        "entry_count": done.entries,
    }
    return pa.Table.from_pylist([row], INDEXED)


def forget_others(source: Source) -> None:
    """Delete stored segments that have no manifest of a snapshot."""
    if isinstance(source.store, EntryStore):
        source.store.forget_others(source.entry_reading("entries"))


def fill_store(source: Source, ordinals: Sequence[int] | None = None) -> Filled:
    """Decode the manifests of a snapshot that its store does not have yet.

    Raises:
        UsageError: the snapshot was opened without a store.
    """
    if not isinstance(source.store, EntryStore):
        raise UsageError(
            "index needs a store: pass store=FOLDER (--store FOLDER), or set ARROWMETA_STORE"
        )
    return source.store.fill(source.entry_reading("entries"), ordinals)

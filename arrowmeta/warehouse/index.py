"""`arrowmeta.index`: decode the manifests of a table into a store, ahead of queries.

Also stores which entries are live, where deletes are replayed (Paimon).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Unpack

import pyarrow as pa

from arrowmeta.errors import UsageError
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.opening.options import OpenKeywords, with_options
from arrowmeta.store.entries import EntryStore, Filled, fill
from arrowmeta.table import Table, open_table

#: One row per indexed table.
INDEXED = to_schema(
    "table_location: string!, format: string!, snapshot_id: int64, manifest_count: int64!, "
    "decoded_manifest_count: int64!, skipped_manifest_count: int64!, entry_count: int64!"
)


@with_options(OpenKeywords)
def index_table(location: str | os.PathLike[str], **options: Unpack[OpenKeywords]) -> pa.Table:
    """Decode the manifests of a table's snapshot that are not in the store yet.

    Args:
        location: location of the table; see `arrowmeta.open`.
        options: those of `arrowmeta.open`, `store` among them; the variable `ARROWMETA_STORE` by
            default.

    Returns:
        One row: number of manifests of the snapshot, of those decoded now, of those that could not
            be stored, and number of their entries in the store.

    Raises:
        UsageError: there is no store.

    Examples:
        >>> arrowmeta.index("warehouse/sales.db/orders", store="~/.cache/arrowmeta-store")
    """
    return index_opened(open_table(location, **options))


def index_opened(table: Table) -> pa.Table:
    """Decode the manifests of an opened table that are not in its store yet; one row."""
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
    """Delete files of the store that contain no manifest of a snapshot."""
    if isinstance(source.store, EntryStore):
        decoded = source.decoded()
        source.store.table(decoded).forget_others(decoded.paths)


def fill_store(source: Source, ordinals: Sequence[int] | None = None) -> Filled:
    """Decode the manifests of a snapshot that are not in its store yet.

    Raises:
        UsageError: the snapshot was opened without a store.
    """
    if not isinstance(source.store, EntryStore):
        raise UsageError(
            "index needs a store: pass store=FOLDER (--store FOLDER), or set ARROWMETA_STORE"
        )
    return fill(source.store, source.decoded(), ordinals)

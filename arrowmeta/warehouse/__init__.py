"""Surveys, rules and indexing by location; here `arrowmeta.index`, which decodes ahead of queries.

Also stores which entries are live, where deletes are replayed (Paimon).
"""

from __future__ import annotations

import os
from typing import Unpack

import pyarrow as pa

from arrowmeta.model.shape import to_schema
from arrowmeta.opening.options import OpenKeywords, with_options
from arrowmeta.store.entries import fill
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
    row = {"table_location": table.location, "format": table.format, **fill(table.source)}
    return pa.Table.from_pylist([row | {"snapshot_id": table.snapshot_id}], INDEXED)

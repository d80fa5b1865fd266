"""Ids of entries: the position of the manifest in the upper 32 bits, the row in the lower 32.

An id does not depend on which columns are read or on damage of other manifests.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import number_array, to_numbers
from arrowmeta.model.scan import EntryFilter, Scan, table_of

_ROW_BITS = 32


def entry_ids(ordinals: NDArray[np.int64] | int, rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the ids of entries from positions of manifests and rows in them."""
    return (np.asarray(ordinals, dtype=np.int64) << _ROW_BITS) + rows


def ordinals_of(ids: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the positions of the manifests of entries."""
    return ids >> _ROW_BITS


def rows_of(ids: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the rows of entries in their manifests."""
    return ids & ((1 << _ROW_BITS) - 1)


def entries_of(scan: Scan, ids: NDArray[np.int64], columns: Collection[str]) -> pa.Table:
    """Return columns of the entries with these sorted ids."""
    only = EntryFilter(("entry_id",), lambda batch: is_among(to_numbers(batch["entry_id"]), ids))
    return table_of(scan.select(frozenset(ordinals_of(ids).tolist())), columns, only)


def is_among(numbers: NDArray[np.int64], wanted: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return for each number whether it is in the sorted `wanted`."""
    if not len(wanted):
        return np.zeros(len(numbers), dtype=bool)
    positions = np.minimum(np.searchsorted(wanted, numbers), len(wanted) - 1)
    return np.equal(wanted[positions], numbers)


def first_facts(rows: pa.Table, key: str, facts: Sequence[str]) -> pa.Table:
    """Return the distinct values of a column, in order of first appearance.

    Args:
        rows: the rows.
        key: the column.
        facts: other columns; each value of `key` gets the first of each that is not null.
    """
    # Arrow's groups are in nearly this order, but not if values have the same hash.
    numbered = rows.append_column("row", number_array(np.arange(rows.num_rows)))
    grouped = numbered.group_by(key, use_threads=False)
    firsts = grouped.aggregate([("row", "min"), *((name, "first") for name in facts)])
    firsts = firsts.sort_by("row_min")
    return pa.table([firsts[key], *(firsts[f"{name}_first"] for name in facts)], [key, *facts])

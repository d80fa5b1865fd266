"""Numbers that identify rows, in columns and in sets.

The id of an entry is the ordinal of its manifest above 32 bits of its row there: the same number
whichever columns are read, and whatever else is damaged.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import number_array, to_numbers
from arrowmeta.model.source import EntryFilter

_ROW_BITS = 32


def entry_ids(ordinals: NDArray[np.int64] | int, rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the ids of entries by the ordinals of their manifests and their rows there."""
    return (np.asarray(ordinals, dtype=np.int64) << _ROW_BITS) + rows


def ordinals_of(ids: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the ordinals of the manifests that entries are of."""
    return ids >> _ROW_BITS


def rows_of(ids: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the rows of entries in their manifests."""
    return ids & ((1 << _ROW_BITS) - 1)


def entries_of(ids: NDArray[np.int64]) -> EntryFilter:
    """Return the filter that keeps the entries of some ids, which are sorted."""
    manifests = frozenset((ids >> _ROW_BITS).tolist())
    return EntryFilter(
        manifests, ("entry_id",), lambda batch: is_among(to_numbers(batch["entry_id"]), ids)
    )


def is_among(numbers: NDArray[np.int64], wanted: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Tell for each number whether it is one of the sorted `wanted`."""
    if not len(wanted):
        return np.zeros(len(numbers), dtype=bool)
    places = np.minimum(np.searchsorted(wanted, numbers), len(wanted) - 1)
    return np.equal(wanted[places], numbers)


def first_facts(table: pa.Table, key: str, facts: Sequence[str]) -> pa.Table:
    """Return each value of a column once, in the order in which they first are there.

    Args:
        table: any rows.
        key: the column.
        facts: other columns, of which each value gets the first fact that is not null.
    """
    # Arrow's groups are nearly in that order, but not where values of several groups share a slot.
    numbered = table.append_column("row", number_array(np.arange(table.num_rows)))
    grouped = numbered.group_by(key, use_threads=False)
    found = grouped.aggregate([("row", "min"), *((name, "first") for name in facts)])
    found = found.sort_by("row_min")
    return pa.table([found[key], *(found[f"{name}_first"] for name in facts)], [key, *facts])

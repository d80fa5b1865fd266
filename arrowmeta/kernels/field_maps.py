"""Loops over maps from a field id to a value, as Iceberg's statistics are: one map for each row.

A map is a range of items, `starts` to `ends`, and items have their keys side by side. Keys need not
be sorted or unique: of several items the last counts. `ids` are the keys wanted, ascending.

Rows go by in tiles: for as many rows as a validity word has bits, the wanted items are found first
and their values taken column by column, while they are still in the processor's cache.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined, kernel
from arrowmeta.jit.signature import I32, I64, OutI32Table, OutI64Table, OutU64Table

TILE = 64


@inlined
def find_items(
    starts: NDArray[np.int32],
    ends: NDArray[np.int32],
    keys: NDArray[np.int32],
    ids: NDArray[np.int32],
    first: Integer,
    n_rows: Integer,
    out_items: NDArray[np.int32],
) -> None:
    """Find the item of each wanted key in the rows from `first` on, -1 where there is none."""
    n_ids = ids.shape[0]
    for column in range(n_ids):
        for i in range(TILE):
            out_items[column, i] = -1
    for i in range(n_rows):
        # Writers leave keys in the order of columns, so that the next key is the next column's.
        column = 0
        for item in range(starts[first + i], ends[first + i]):
            key = keys[item]
            if column == n_ids or ids[column] != key:
                column = 0
                above = n_ids
                while column < above:
                    middle = (column + above) >> 1
                    if ids[middle] < key:
                        column = middle + 1
                    else:
                        above = middle
            if column < n_ids and ids[column] == key:
                out_items[column, i] = item
                column += 1


@kernel(
    steps=lambda starts, ends, keys, values, ids, *_: len(keys) + len(starts) * (len(ids) + 1),
)
def gather_longs(
    starts: I32,
    ends: I32,
    keys: I32,
    values: I64,
    ids: I32,
    items: OutI32Table,
    out_validity: OutU64Table,
    out_values: OutI64Table,
) -> int:
    """Write a line of validity and values for each wanted key; a row without it has zeros.

    `items` is scratch: a line of `TILE` for each wanted key. Returns how many values there are.
    """
    found = 0
    for first in range(0, starts.shape[0], TILE):
        n_rows = min(TILE, starts.shape[0] - first)
        find_items(starts, ends, keys, ids, first, n_rows, items)
        for column in range(ids.shape[0]):
            valid = np.uint64(0)
            for i in range(n_rows):
                item = items[column, i]
                value = np.int64(0)
                if item >= 0:
                    value = values[item]
                    valid |= np.uint64(1) << np.uint64(i)
                    found += 1
                out_values[column, first + i] = value
            out_validity[column, first >> 6] = valid
    return found

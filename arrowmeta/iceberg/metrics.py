"""Counts of a file's values by column, out of maps from field ids.

Knows nothing of what is counted. A column that a file's map does not have is unknown, so null.

Spec: Iceberg v3, Data File Fields (column_sizes, value_counts, null_value_counts, ...).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import build, new_array, to_buffer
from arrowmeta.columns.nulls import null_array
from arrowmeta.iceberg.rows import FieldMap
from arrowmeta.kernels.field_maps import TILE, gather_longs


def gather_counts(found: FieldMap | None, ids: Sequence[int], n_rows: int) -> list[pa.Array]:
    """Return a column of counts for each field id, in the order of `ids`.

    Args:
        found: the maps; None where the file has none.
        ids: field ids, each once.
        n_rows: rows of each column.
    """
    if found is None or not isinstance(found.values, np.ndarray) or not len(found.keys):
        return [null_array(n_rows, pa.int64()) for _ in ids]
    values = new_array(len(ids) * n_rows, np.int64).reshape(len(ids), n_rows)
    validity = np.zeros((len(ids), -(-n_rows // TILE)), dtype=np.uint64)
    order = np.argsort(np.array(ids, dtype=np.int32))
    gather_longs(
        np.ascontiguousarray(found.starts),
        np.ascontiguousarray(found.ends),
        np.ascontiguousarray(found.keys),
        np.ascontiguousarray(found.values),
        np.array(ids, dtype=np.int32)[order],
        np.empty((len(ids), TILE), dtype=np.int32),
        validity,
        values,
    )
    columns: list[pa.Array] = [None] * len(ids)
    for line, place in enumerate(order.tolist()):
        buffers = [to_buffer(validity[line]), to_buffer(values[line])]
        columns[place] = build(pa.int64(), n_rows, buffers)
    return columns

"""Columns that nothing is known of: null in every row, and of almost no memory."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
from pyarrow import types as pat

from arrowmeta.columns.buffers import build, to_buffer

#: Zeros that all columns of nulls share, for as many rows as one of them has had so far. They are
#: never written, so that they are all one page of the system's.
_zeros = to_buffer(np.zeros(0, dtype=np.uint8))

_WIDEST = 32


def null_array(n_rows: int, arrow_type: pa.DataType) -> pa.Array:
    """Return `n_rows` nulls of any type, like `pyarrow.nulls` but without memory of their own."""
    global _zeros
    room = (n_rows + 1) * _WIDEST
    zeros = _zeros
    if zeros.size < room:
        _zeros = zeros = to_buffer(np.zeros(2 * room, dtype=np.uint8))
    return _nulls(n_rows, arrow_type, zeros)


def _nulls(n_rows: int, arrow_type: pa.DataType, zeros: pa.Buffer) -> pa.Array:
    if pat.is_struct(arrow_type):
        children = [_nulls(n_rows, f.type, zeros) for f in arrow_type.fields]
        return build(arrow_type, n_rows, [zeros], children)
    if pat.is_list(arrow_type):
        return build(arrow_type, n_rows, [zeros, zeros], [_nulls(0, arrow_type.value_type, zeros)])
    if pat.is_string(arrow_type) or pat.is_binary(arrow_type):
        return build(arrow_type, n_rows, [zeros, zeros, zeros.slice(0, 0)])
    if pat.is_primitive(arrow_type) or pat.is_decimal(arrow_type):
        return build(arrow_type, n_rows, [zeros, zeros])
    return pa.nulls(n_rows, arrow_type)

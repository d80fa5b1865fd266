"""Decode BinaryRows that are fields of Paimon's metadata files.

Takes `Spans` of byte strings; returns struct arrays.

Spec: Paimon 1.x, core/utils/SerializationUtils.java.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import to_flags
from arrowmeta.columns.rows import Spans
from arrowmeta.paimon.binary_row import PREFIX_LEN, decode_row_spans

_KIND_BITS = 8


def decode_spans(
    spans: Spans, fields: pa.StructType, only: Sequence[int] | None = None
) -> pa.StructArray:
    """Decode BinaryRows, or only the fields at ascending positions.

    A row of length 0 is null; values that Arrow cannot represent are unknown, that is null.
    """
    has_null = spans.lengths.min(initial=1) == 0
    return decode_row_spans(
        spans.data,
        spans.starts,
        spans.lengths,
        spans.lengths > 0 if has_null else None,
        fields,
        only=only,
        out_of_range="null",
    )


def values_not_held(spans: Spans, place: int, values: pa.Array) -> NDArray[np.bool_]:
    """Return a mask of rows whose value in a field `decode_spans` replaced with null.

    Decimals with too many digits do not count: Paimon reads them as null, too.
    Spec: Paimon 1.x, common/data/BinarySection.java (readDecimal).

    Args:
        spans: the rows.
        place: position of the field.
        values: the decoded field.
    """
    if not values.null_count or pa.types.is_decimal(values.type):
        return np.zeros(len(spans), dtype=bool)
    rows = np.flatnonzero(to_flags(values.is_null()) & (spans.lengths > 0))
    byte, bit = divmod(_KIND_BITS + place, 8)
    is_null = spans.data[spans.starts[rows] + PREFIX_LEN + byte] >> np.uint8(bit) & 1
    found = np.zeros(len(spans), dtype=bool)
    found[rows] = is_null == 0
    return found

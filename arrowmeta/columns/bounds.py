"""Lower and upper bounds of a file, which writers may truncate: which of them are exact.

Equal bounds are the only value of a file, unless both are prefixes of longer values: `abc` to `abc`
is one value, and 16 bytes or more may be the beginning of many.
"""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import flag_array, null_array
from arrowmeta.model.kinds import is_text_or_bytes

#: Length in bytes up to which no writer truncates bounds by default.
_UNCUT_LENGTH = 15


def is_uncut(values: pa.Array) -> pa.Array:
    """Return which values are so short that bounds of their length are not truncated.

    Some writers truncate upper bounds without rounding up.
    """
    if is_text_or_bytes(values.type):
        return pc.less_equal(pc.binary_length(values), _UNCUT_LENGTH)
    return flag_array(np.ones(len(values), dtype=bool))


def only_value(lower: pa.Array, upper: pa.Array) -> pa.Array:
    """Return the value of files that have only one, nulls aside; null for other files."""
    is_only = pc.and_kleene(pc.equal(lower, upper), is_uncut(lower))
    return pc.if_else(is_only, lower, null_array(1, lower.type)[0])

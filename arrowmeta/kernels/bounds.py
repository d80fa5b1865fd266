"""Lower and upper bounds of a file, which writers may truncate: which of them are exact, or differ.

Equal bounds are the only value of a file, unless both are prefixes of longer values: `abc` to `abc`
is one value, and 16 bytes or more may be the beginning of many.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.kernels.buffers import copied, flag_array, is_text_or_bytes, null_array
from arrowmeta.kernels.rows import spans_of

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


def contradict(bounds: Sequence[tuple[pa.Array, pa.Array]], *, is_exact: bool) -> pa.Array:
    """Return which files have bounds of a key column that contradict each other; null if unknown.

    Compaction may record a last key that it dropped, behind that of the last row.
    Spec: Paimon 1.x, core/io/KeyValueDataFileWriter.java (maxKey is not copied).

    Args:
        bounds: the column of the first and the last key, and then its bounds.
        is_exact: whether rows are sorted by the column.
    """
    (first, last), *others = [tuple(map(_without_nan, some)) for some in bounds]
    masks = []
    for low, high in others:
        masks += [pc.less(first, low), pc.greater(first, high)]
        if is_exact:
            is_below = pc.and_kleene(pc.less(last, high), _uppers_differ(last, high))
            masks += [_lowers_differ(first, low), is_below]
    for (low, high), (other_low, other_high) in combinations(others, 2):
        masks += [_lowers_differ(low, other_low), _uppers_differ(high, other_high)]
    return reduce(pc.or_kleene, masks)


def _without_nan(values: pa.Array) -> pa.Array:
    if not pa.types.is_floating(values.type):
        return values
    return pc.if_else(pc.is_nan(values), null_array(1, values.type)[0], values)


def _lowers_differ(one: pa.Array, other: pa.Array) -> pa.Array:
    """Return which lower bounds are not of the same value: a truncated one is the beginning."""
    is_other = pc.not_equal(one, other)
    if not is_text_or_bytes(one.type) or not pc.any(is_other).as_py():
        return is_other
    return pc.and_kleene(is_other, pc.invert(pc.or_(_begins(other, one), _begins(one, other))))


def _uppers_differ(one: pa.Array, other: pa.Array) -> pa.Array:
    """Return which upper bounds are not of the same value.

    A truncated one is shorter, and its last character is rounded up.
    """
    is_other = pc.not_equal(one, other)
    if not is_text_or_bytes(one.type) or not pc.any(is_other).as_py():
        return is_other
    is_cut = pc.or_(_is_rounded(one, other), _is_rounded(other, one))
    return pc.and_kleene(is_other, pc.invert(is_cut))


def _is_rounded(short: pa.Array, long: pa.Array) -> pa.Array:
    is_text = pa.types.is_string(short.type)
    start = (pc.utf8_slice_codeunits if is_text else pc.binary_slice)(short, 0, -1)
    is_shorter = pc.less(pc.binary_length(short), pc.binary_length(long))
    return pc.and_(pc.and_(is_shorter, pc.greater(short, long)), _begins(long, start))


def _begins(values: pa.Array, starts: pa.Array) -> pa.Array:
    """Return which values begin with the text or bytes of the same row; any for nulls."""
    values, starts = values.cast(pa.binary()), starts.cast(pa.binary())
    spans, of_starts = spans_of(values), spans_of(starts)
    lengths = np.minimum(spans.lengths, of_starts.lengths)
    return pc.equal(copied(spans.data, spans.starts, lengths, arrow_type=pa.binary()), starts)

"""Partition transforms: parsing, result types, and application.

Transforms are applied to columns: to literals of predicates, and to the bounds of files.

    bucket[16]      34                      3 (hash without its sign bit, modulo 16)
    truncate[10]    -1                      -10
    truncate[3]     'iceberg'               'ice'
    day             2017-11-16 22:31:08     2017-11-16

Unknown transforms are kept, but cannot be applied.

Spec: Iceberg v3, Partition Transforms; Appendix B.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import build, number_array, pack_bits, to_flags, to_numbers
from arrowmeta.columns.rows import Spans, decimal_spans, spans_of
from arrowmeta.errors import UsageError
from arrowmeta.model.murmur3 import murmur3_each
from arrowmeta.model.value_text import is_bytes

_WITH_WIDTH = re.compile(r"(bucket|truncate)\[([0-9]{1,10})\]")
_OF_TIME = ("year", "month", "day", "hour")
_PLAIN = ("identity", "void", *_OF_TIME)


class Transform(NamedTuple):
    """A partition transform.

    Attributes:
        name: `identity`, `bucket`, `truncate`, `year`, `month`, `day`, `hour`, `void`, or the text
            of an unknown transform.
        width: number of buckets, or width to truncate to.
    """

    name: str
    width: int | None = None

    @property
    def is_known(self) -> bool:
        """Whether it can be applied."""
        return self.name in _PLAIN or self.width is not None

    def __str__(self) -> str:
        return self.name if self.width is None else f"{self.name}[{self.width}]"


IDENTITY = Transform("identity")
VOID = Transform("void")


def parse_transform(text: str) -> Transform:
    """Parse a transform such as `bucket[16]`; unknown transforms must be accepted.

    Spec: Iceberg v3, Partition Transforms; Partition Specs (unknown transforms).
    """
    bare = text.strip().lower()
    match = _WITH_WIDTH.fullmatch(bare)
    if match and 0 < int(match[2]) < 2**31:
        return Transform(match[1], int(match[2]))
    return Transform(bare if bare in _PLAIN else text.strip())


def result_type(transform: Transform, source: pa.DataType | None) -> pa.DataType | None:
    """Return the type of partition values; None if it depends on an unknown source.

    Values of unknown transforms are text.
    Spec: Iceberg v3, Partition Transforms (result types); api/transforms/UnknownTransform.java.
    """
    if not transform.is_known:
        return pa.string()
    if transform.name in ("bucket", "year", "month", "hour"):
        return pa.int32()
    return pa.date32() if transform.name == "day" else source


def apply(transform: Transform, values: pa.Array) -> pa.Array:
    """Apply a transform to values of a source column; nulls stay null.

    Raises:
        UsageError: the transform is unknown, or not defined for the type.
        pa.ArrowInvalid: a result exceeds the range of its type.
    """
    name, kind = transform.name, values.type
    if name == "void":
        return pa.nulls(len(values), kind)
    if name == "identity":
        return values
    is_date, is_timestamp = pa.types.is_date32(kind), pa.types.is_timestamp(kind)
    result = None
    if transform.width is not None:
        result = (_bucket if name == "bucket" else _truncated)(transform.width, values)
    elif name in _OF_TIME and (is_timestamp or (is_date and name != "hour")):
        result = _of_time(name, values)
    if result is None:
        raise UsageError(f"transform {transform} cannot be applied to values of {kind}")
    return result


# -- bucket -----------------------------------------------------------------------------------


def _bucket(n_buckets: int, values: pa.Array) -> pa.Array | None:
    """Return the bucket transform: the hash without its sign bit, modulo the number of buckets.

    None if the type has no hash. Integers, dates and times are hashed as 8 bytes little-endian,
    nanoseconds as microseconds, decimals as the fewest bytes of their unscaled value, big-endian.
    Spec: Iceberg v3, Appendix B, 32-bit Hash Requirements.
    """
    kind = values.type
    if pa.types.is_decimal(kind):
        spans = decimal_spans(values)
    elif is_bytes(kind) or pa.types.is_string(kind):
        spans = spans_of(values)
    elif pa.types.is_integer(kind) or pa.types.is_temporal(kind):
        numbers = _integers(values)
        if pa.types.is_timestamp(kind) and kind.unit == "ns":
            numbers = numbers // 1000
        data = np.ascontiguousarray(numbers.astype("<i8")).view(np.uint8)
        spans = Spans(data, np.arange(len(values)) * 8, np.full(len(values), 8))
    else:
        return None
    hashes = murmur3_each(spans.data, spans.starts, spans.lengths)
    return _numbered((hashes & 0x7FFFFFFF) % n_buckets, values)


# -- truncate ---------------------------------------------------------------------------------


def _truncated(width: int, values: pa.Array) -> pa.Array | None:
    """Return the truncate transform: numbers down to a multiple of the width, text to its length.

    None if the type has none. Integers wrap around on overflow, as in Java.
    Spec: Iceberg v3, Truncate Transform Details.
    """
    kind = values.type
    if pa.types.is_decimal(kind):
        return _truncated_decimals(width, values)
    if pa.types.is_integer(kind):
        numbers = to_numbers(values)
        return _numbered(numbers - numbers % numbers.dtype.type(width), values, kind)
    if is_bytes(kind):
        return pc.binary_slice(values.cast(pa.binary()), 0, width)
    return pc.utf8_slice_codeunits(values, 0, width) if pa.types.is_string(kind) else None


def _truncated_decimals(width: int, values: pa.Array) -> pa.Array:
    # Numbers of up to 128 bits, which NumPy has only as objects.
    n_rows, start = len(values), values.offset
    words = np.frombuffer(values.buffers()[1], dtype="<u8")[2 * start : 2 * (start + n_rows)]
    high = words[1::2].view(np.int64).astype(object)
    unscaled = (high << 64) + words[::2].astype(object)
    unscaled -= unscaled % width
    low = (unscaled & (2**64 - 1)).astype(np.uint64)
    high = (unscaled >> 64).astype(np.int64).view(np.uint64)
    data = np.ascontiguousarray(np.stack([low, high], axis=1))
    validity = pack_bits(to_flags(values.is_valid())) if values.null_count else None
    return build(values.type, n_rows, [validity, pa.py_buffer(data.reshape(-1))])


# -- year, month, day, hour -------------------------------------------------------------------


def _of_time(name: str, values: pa.Array) -> pa.Array:
    """Return units since 1970, rounded towards negative infinity.

    Spec: Iceberg v3, Partition Transforms (year, month, day, hour).
    """
    numbers = _integers(values)
    if pa.types.is_timestamp(values.type):
        per_hour = 3_600_000_000 * (1000 if values.type.unit == "ns" else 1)
        numbers = numbers // (per_hour if name == "hour" else 24 * per_hour)
    if name in ("year", "month"):
        numbers = numbers.astype("datetime64[D]").astype(f"datetime64[{name[0].upper()}]")
    units = _numbered(numbers.astype(np.int64, copy=False), values)
    return units.cast(pa.date32()) if name == "day" else units


# -- columns ----------------------------------------------------------------------------------


def _integers(values: pa.Array) -> NDArray[np.int64]:
    """Return integers, dates or times as 64-bit integers; nulls have any value."""
    width = pa.int32() if values.type.bit_width == 32 else pa.int64()
    numbers: NDArray[np.int64] = to_numbers(values.view(width)).astype(np.int64)
    return numbers


def _numbered(
    numbers: NDArray[Any], like: pa.Array, arrow_type: pa.DataType | None = None
) -> pa.Array:
    """Return numbers as a column, int32 by default, with the nulls of another one.

    Raises:
        pa.ArrowInvalid: a number exceeds the type.
    """
    is_null = ~to_flags(like.is_valid()) if like.null_count else None
    return number_array(numbers, is_null).cast(arrow_type or pa.int32())

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
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import build, number_array, pack_bits, to_flags, to_numbers
from arrowmeta.columns.rows import Spans, decimal_spans, spans_of
from arrowmeta.errors import UsageError
from arrowmeta.model.murmur3 import murmur3_each
from arrowmeta.model.value_text import is_bytes
from arrowmeta.records import dataclass

_WITH_WIDTH = re.compile(r"(bucket|truncate)\[([0-9]{1,10})\]")
_OF_TIME = ("year", "month", "day", "hour")
_PLAIN = ("identity", "void", *_OF_TIME)

_MICROS_OF_DAY = 86_400_000_000
_MICROS_OF_HOUR = 3_600_000_000


@dataclass(frozen=True)
class Transform:
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
    if transform.name == "void":
        return pa.nulls(len(values), values.type)
    if transform.name == "identity":
        return values
    function = _function(transform, values.type) if transform.is_known else None
    if function is None:
        raise UsageError(f"transform {transform} cannot be applied to values of {values.type}")
    return function(values)


def apply_scalar(transform: Transform, value: pa.Scalar) -> pa.Scalar:
    """Apply a transform to one value of a source column."""
    return apply(transform, pa.repeat(value, 1))[0]


_Function: TypeAlias = Callable[[pa.Array], pa.Array]


def _function(transform: Transform, source: pa.DataType) -> _Function | None:
    """Return the function that transforms a column; None if it is not defined."""
    if transform.name == "bucket":
        hashes = _hash_function(source)
        return hashes and partial(_bucket, transform.width or 1, hashes)
    if transform.name == "truncate":
        truncate = _truncate_function(source)
        return truncate and partial(truncate, transform.width or 1)
    if pa.types.is_date32(source) and transform.name in ("year", "month", "day"):
        return lambda values: _of_days(transform.name, _integers(values), values)
    if pa.types.is_timestamp(source) and transform.name in _OF_TIME:
        return partial(_of_instants, transform.name, 1000 if source.unit == "ns" else 1)
    return None


# -- bucket -----------------------------------------------------------------------------------


def _bucket(
    n_buckets: int, hashes: Callable[[pa.Array], NDArray[np.int64]], values: pa.Array
) -> Any:
    """Return the bucket transform: the hash without its sign bit, modulo the number of buckets.

    Spec: Iceberg v3, Appendix B, 32-bit Hash Requirements.
    """
    return _numbered((hashes(values) & 0x7FFFFFFF) % n_buckets, values)


def _hash_function(source: pa.DataType) -> Callable[[pa.Array], NDArray[np.int64]] | None:
    """Return the function that hashes a column; None if the type has no hash.

    Integers, dates and times are hashed as 8 bytes little-endian, nanoseconds as microseconds,
    decimals as the fewest bytes of their unscaled value, big-endian.
    """
    if pa.types.is_decimal(source):
        return lambda values: _hash_spans(decimal_spans(values))
    if is_bytes(source) or pa.types.is_string(source):
        return lambda values: _hash_spans(spans_of(values))
    if pa.types.is_timestamp(source) and source.unit == "ns":
        return lambda values: _hash_longs(_integers(values) // 1000)
    if pa.types.is_integer(source) or _is_time(source):
        return lambda values: _hash_longs(_integers(values))
    return None


def _hash_longs(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    data = np.ascontiguousarray(numbers.astype("<i8")).view(np.uint8)
    n_rows = len(numbers)
    return murmur3_each(data, np.arange(n_rows) * 8, np.full(n_rows, 8))


def _hash_spans(spans: Spans) -> NDArray[np.int64]:
    return murmur3_each(spans.data, spans.starts, spans.lengths)


# -- truncate ---------------------------------------------------------------------------------


def _truncate_function(source: pa.DataType) -> Callable[[int, pa.Array], pa.Array] | None:
    """Return the truncate transform: numbers down to a multiple of the width, text to its length.

    Spec: Iceberg v3, Truncate Transform Details.
    """
    if pa.types.is_decimal(source):
        return _truncate_decimals
    if pa.types.is_integer(source):
        return _truncate_integers
    if is_bytes(source):
        return lambda width, values: pc.binary_slice(values.cast(pa.binary()), 0, width)
    if pa.types.is_string(source):
        return lambda width, values: pc.utf8_slice_codeunits(values, 0, width)
    return None


def _truncate_integers(width: int, values: pa.Array) -> pa.Array:
    """Truncate integers; they wrap around on overflow, as in Java."""
    numbers = to_numbers(values)
    return _numbered(numbers - numbers % numbers.dtype.type(width), values, values.type)


def _truncate_decimals(width: int, values: pa.Array) -> pa.Array:
    # Numbers of up to 128 bits, which NumPy has only as objects.
    n_rows, start = len(values), values.offset
    words = np.frombuffer(values.buffers()[1], dtype="<u8")[2 * start : 2 * (start + n_rows)]
    high = words[1::2].view(np.int64).astype(object)
    unscaled = (high << 64) + words[::2].astype(object)
    unscaled -= unscaled % width
    low = (unscaled & (2**64 - 1)).astype(np.uint64)
    high = (unscaled >> 64).astype(np.int64).view(np.uint64)
    data = np.ascontiguousarray(np.stack([low, high], axis=1))
    return build(values.type, n_rows, [_validity(values), pa.py_buffer(data.reshape(-1))])


# -- year, month, day, hour -------------------------------------------------------------------


def _months(days: NDArray[np.int64]) -> NDArray[np.int64]:
    return days.astype("datetime64[D]").astype("datetime64[M]").astype(np.int64)


def _of_days(name: str, days: NDArray[np.int64], like: pa.Array) -> pa.Array:
    """Return units since 1970, rounded towards negative infinity.

    Spec: Iceberg v3, Partition Transforms (year, month, day, hour).
    """
    if name == "day":
        return _numbered(days, like).cast(pa.date32())
    months = _months(days)
    return _numbered(months if name == "month" else months // 12, like)


def _of_instants(name: str, per_micro: int, values: pa.Array) -> pa.Array:
    instants = _integers(values)
    if name == "hour":
        return _numbered(instants // (per_micro * _MICROS_OF_HOUR), values)
    return _of_days(name, instants // (per_micro * _MICROS_OF_DAY), values)


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


def _validity(values: pa.Array) -> pa.Buffer | None:
    return pack_bits(to_flags(values.is_valid())) if values.null_count else None


def _is_time(source: pa.DataType) -> bool:
    return bool(
        pa.types.is_date32(source) or pa.types.is_time64(source) or pa.types.is_timestamp(source)
    )

"""Partition transforms: parsing, result types, and application.

Transforms are applied to a few literals of predicates at a time, so plain Python is enough. Unknown
transforms are kept, but cannot be applied.

Spec: Iceberg v3, Partition Transforms; Appendix B.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyarrow as pa

from arrowmeta.errors import UsageError
from arrowmeta.model.murmur3 import murmur3

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
    found = _WITH_WIDTH.fullmatch(bare)
    if found and 0 < int(found[2]) < 2**31:
        return Transform(found[1], int(found[2]))
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
    """
    if transform.name == "void":
        return pa.nulls(len(values), values.type)
    if transform.name == "identity":
        return values
    function = _function(transform, values.type) if transform.is_known else None
    if function is None:
        raise UsageError(f"transform {transform} cannot be applied to values of {values.type}")
    found = [None if value is None else function(value) for value in _stored(values)]
    return _from_stored(found, result_type(transform, values.type))


def apply_scalar(transform: Transform, value: pa.Scalar) -> pa.Scalar:
    """Apply a transform to one value of a source column."""
    return apply(transform, pa.repeat(value, 1))[0]


def _function(transform: Transform, source: pa.DataType) -> Callable[[Any], Any] | None:
    """Return the function that transforms stored values; None if it is not defined."""
    if transform.name == "bucket":
        return _bucket(transform.width or 1, source)
    if transform.name == "truncate":
        return _truncate(transform.width or 1, source)
    if pa.types.is_date32(source) and transform.name != "hour":
        return _OF_DAYS.get(transform.name)
    if pa.types.is_timestamp(source):
        return _of_instant(transform.name, 1000 if source.unit == "ns" else 1)
    return None


def _bucket(n_buckets: int, source: pa.DataType) -> Callable[[Any], int] | None:
    """Return the bucket transform: the hash without its sign bit, modulo the number of buckets.

    Integers, dates and times are hashed as 8 bytes little-endian, nanoseconds as microseconds,
    decimals as the fewest bytes of their unscaled value, big-endian.
    Spec: Iceberg v3, Appendix B, 32-bit Hash Requirements.
    """
    to_bytes: Callable[[Any], bytes]
    if pa.types.is_decimal(source):
        to_bytes = _fewest_bytes
    elif _is_bytes(source) or pa.types.is_string(source):
        to_bytes = str.encode if pa.types.is_string(source) else bytes
    elif pa.types.is_timestamp(source) and source.unit == "ns":
        to_bytes = lambda nanos: _long_bytes(nanos // 1000)  # noqa: E731
    elif pa.types.is_integer(source) or _is_time(source):
        to_bytes = _long_bytes
    else:
        return None
    return lambda value: (murmur3(to_bytes(value)) & 0x7FFFFFFF) % n_buckets


def _truncate(width: int, source: pa.DataType) -> Callable[[Any], Any] | None:
    """Return the truncate transform: numbers down to a multiple of the width, text to its length.

    Integers wrap around on overflow, as in Java.
    Spec: Iceberg v3, Truncate Transform Details.
    """
    if pa.types.is_decimal(source):
        return lambda unscaled: unscaled - unscaled % width
    if pa.types.is_integer(source):
        half = 2 ** (source.bit_width - 1)
        return lambda value: (value - value % width + half) % (2 * half) - half
    if _is_bytes(source) or pa.types.is_string(source):
        return lambda value: value[:width]
    return None


def _months(days: int) -> int:
    return int(np.datetime64(days, "D").astype("datetime64[M]").astype(np.int64))


#: Units since 1970, rounded towards negative infinity.
#: Spec: Iceberg v3, Partition Transforms (year, month, day, hour).
_OF_DAYS: dict[str, Callable[[int], int]] = {
    "year": lambda days: _months(days) // 12,
    "month": _months,
    "day": lambda days: days,
}


def _of_instant(name: str, per_micro: int) -> Callable[[int], int] | None:
    if name == "hour":
        return lambda instant: instant // (per_micro * _MICROS_OF_HOUR)
    of_days = _OF_DAYS.get(name)
    return of_days and (lambda instant: of_days(instant // (per_micro * _MICROS_OF_DAY)))


def _is_bytes(source: pa.DataType) -> bool:
    return bool(pa.types.is_binary(source) or pa.types.is_fixed_size_binary(source))


def _is_time(source: pa.DataType) -> bool:
    return bool(
        pa.types.is_date32(source) or pa.types.is_time64(source) or pa.types.is_timestamp(source)
    )


def _long_bytes(value: int) -> bytes:
    return value.to_bytes(8, "little", signed=True)


def _fewest_bytes(unscaled: int) -> bytes:
    n_bits = (unscaled if unscaled >= 0 else ~unscaled).bit_length()
    return unscaled.to_bytes(n_bits // 8 + 1, "big", signed=True)


def _stored(values: pa.Array) -> list[Any]:
    """Return values in Iceberg's storage form: unscaled decimals, dates and times as integers."""
    if pa.types.is_decimal(values.type):
        data = values.cast(pa.decimal128(38, values.type.scale)).buffers()[1].to_pybytes()
        numbers = [
            int.from_bytes(data[start : start + 16], "little", signed=True)
            for start in range(values.offset * 16, (values.offset + len(values)) * 16, 16)
        ]
        return [
            n if known else None
            for n, known in zip(numbers, values.is_valid().to_pylist(), strict=True)
        ]
    if pa.types.is_date32(values.type):
        return values.cast(pa.int32()).to_pylist()
    return values.cast(pa.int64()).to_pylist() if _is_time(values.type) else values.to_pylist()


def _from_stored(values: list[Any], arrow_type: pa.DataType | None) -> pa.Array:
    if arrow_type is not None and pa.types.is_decimal(arrow_type):
        data = b"".join((value or 0).to_bytes(16, "little", signed=True) for value in values)
        is_known = pa.array([value is not None for value in values], pa.bool_())
        buffers = [is_known.buffers()[1], pa.py_buffer(data)]
        return pa.Array.from_buffers(arrow_type, len(values), buffers)
    if arrow_type == pa.date32():
        return pa.array(values, pa.int32()).cast(pa.date32())
    if arrow_type is not None and pa.types.is_fixed_size_binary(arrow_type):
        arrow_type = pa.binary()  # truncated values are shorter
    return pa.array(values, arrow_type)

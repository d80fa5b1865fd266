"""A slow and obvious reader of Iceberg's single values, after the specification's table.

Spec: Iceberg v3, Appendix D, Binary single-value serialization.
"""

from __future__ import annotations

import math
import struct
from decimal import Context, Decimal
from typing import Any

import pyarrow as pa


def decode(value: bytes, kind: pa.DataType) -> Any:
    """Return the value, in the type that Arrow's `as_py` gives; None for what is no bound.

    Dates, timestamps and times of day come back as their number; see `numbers`.
    """
    if pa.types.is_string(kind):
        try:
            return value.decode()
        except UnicodeDecodeError:
            return None
    if pa.types.is_fixed_size_binary(kind):
        return value if len(value) == kind.byte_width else None
    if pa.types.is_binary(kind):
        return value
    if pa.types.is_decimal(kind):
        return _decimal(value, kind)
    if pa.types.is_boolean(kind):
        return value != b"\0" if len(value) == 1 else None
    if pa.types.is_floating(kind):
        return _floating(value, kind)
    return _integer(value, kind)


def numbers(column: Any) -> Any:
    """Return a column with its moments as numbers, since Python's own cannot hold all of them."""
    if pa.types.is_date32(column.type):
        return column.cast(pa.int32())
    is_moment = pa.types.is_timestamp(column.type) or pa.types.is_time(column.type)
    return column.cast(pa.int64()) if is_moment else column


def _decimal(value: bytes, kind: pa.DataType) -> Decimal | None:
    if not 1 <= len(value) <= 16:
        return None
    unscaled = int.from_bytes(value, "big", signed=True)
    too_large = abs(unscaled) >= 10**kind.precision
    return None if too_large else Decimal(unscaled).scaleb(-kind.scale, Context(prec=40))


def _floating(value: bytes, kind: pa.DataType) -> float | None:
    layouts = {4: "<f", 8: "<d"} if kind == pa.float64() else {4: "<f"}
    if len(value) not in layouts:
        return None
    found: float = struct.unpack(layouts[len(value)], value)[0]
    return None if math.isnan(found) else found


def _integer(value: bytes, kind: pa.DataType) -> Any:
    number = int.from_bytes(value, "little", signed=True)
    if kind in (pa.int32(), pa.date32()):
        is_wide = len(value) == 8 and -(2**31) <= number < 2**31  # as ClickHouse writes ints
        return number if len(value) == 4 or is_wide else None
    if len(value) == 8:
        in_day = 0 <= number < 86_400_000_000
        has_date = number >= -9_223_372_022_400_000_000  # DuckDB's first
        is_micros = pa.types.is_timestamp(kind) and kind.unit == "us"
        is_none = (pa.types.is_time(kind) and not in_day) or (is_micros and not has_date)
        return None if is_none else number
    if len(value) != 4 or pa.types.is_time(kind):
        return None
    if pa.types.is_timestamp(kind):  # written as a date
        number *= 86_400 * (10**6 if kind.unit == "us" else 10**9)
        return number if abs(number) < 2**63 else None
    return number if kind == pa.int64() else None


def is_allowed(value: bytes, kind: pa.DataType) -> bool:
    """Return whether the specification allows a value of a type, or of one promoted to it."""
    if pa.types.is_null(kind):
        return True
    if kind in (pa.int32(), pa.date32(), pa.float32()):
        return len(value) == 4
    if kind == pa.float64() or pa.types.is_timestamp(kind):
        return len(value) in (4, 8)
    return decode(value, kind) is not None

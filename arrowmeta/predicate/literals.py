"""Arrow values as literals of a predicate: the same value as a typed SQL constant."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa

from arrowmeta.duck.quoting import quoted_text
from arrowmeta.predicate.tree import Literal

#: The days that DuckDB keeps for its infinite dates.
_INFINITY = 2**31 - 1

_TYPES = {"s": "TIMESTAMP_S", "ms": "TIMESTAMP_MS", "us": "TIMESTAMP", "ns": "TIMESTAMP_NS"}


def literal_of(value: pa.Scalar) -> Literal:
    """Return a literal of a value that is not null, of a type that statistics have."""
    kind = value.type
    if pa.types.is_string(kind):
        text = quoted_text(value.as_py())
        return Literal(text, value, text)
    if pa.types.is_timestamp(kind):
        # Arrow has no text of years after 32767.
        count = value.cast(pa.int64()).as_py()
        text = str(np.datetime64(count, kind.unit)).replace("T", " ")
        if not kind.tz:
            return Literal(f"CAST('{text}' AS {_TYPES[kind.unit]})", value, quoted_text(text))
        name = "TIMESTAMPTZ_NS" if kind.unit == "ns" else "TIMESTAMPTZ"
        return Literal(f"CAST('{text}+00' AS {name})", value, quoted_text(text))
    if pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind):
        return Literal(f"from_hex('{value.as_py().hex()}')", value, f"x'{value.as_py().hex()}'")
    if pa.types.is_decimal(kind):
        number = value.as_py()
        text = format(number, "f")
        # Truncation takes the least values to one with a digit more than their type has.
        precision = max(kind.precision, len(number.as_tuple().digits))
        return Literal(f"CAST('{text}' AS DECIMAL({precision}, {kind.scale}))", value, text)
    if pa.types.is_date32(kind):
        text = quoted_text(_date_text(value.cast(pa.int32()).as_py()))
        return Literal(f"CAST({text} AS DATE)", value, text)
    return _plain(value, kind)


def _date_text(days: int) -> str:
    """Write a date as DuckDB reads it; Python has none after the year 9999 or before 1."""
    if abs(days) >= _INFINITY:
        return "infinity" if days > 0 else "-infinity"
    return str(np.datetime64(days, "D"))


def _plain(value: pa.Scalar, kind: pa.DataType) -> Literal:
    plain: Any = value.as_py()
    if pa.types.is_boolean(kind):
        return Literal(str(plain).lower(), value, str(plain).lower())
    if pa.types.is_integer(kind):
        return Literal(str(plain), value, str(plain))
    if pa.types.is_floating(kind):
        name = "FLOAT" if pa.types.is_float32(kind) else "DOUBLE"
        return Literal(f"CAST('{plain!r}' AS {name})", value, repr(plain))
    name = "TIME" if pa.types.is_time(kind) else "UUID"
    return Literal(f"CAST('{plain}' AS {name})", value, quoted_text(str(plain)))

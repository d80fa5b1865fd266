"""Convert Arrow values to typed SQL literals, and find the values that a predicate allows.

A value becomes a constant that DuckDB reads in this type, as `CAST('2024-05-01' AS DATE)`. `points`
returns the values of a column in the rows that match, for its buckets: 1, 2 and 3 for
`a IN (1, 2) AND b > 0 OR a = 3`, and None, that is any, for `a = 1 OR b > 0`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa

from arrowmeta.duck.access import quoted_text
from arrowmeta.model.kinds import is_bytes
from arrowmeta.predicate.tree import (
    And,
    Comparison,
    Constant,
    Implied,
    Literal,
    Membership,
    Or,
    Tree,
)

#: Day numbers of DuckDB's infinite dates.
_INFINITY = 2**31 - 1

_TYPES = {"s": "TIMESTAMP_S", "ms": "TIMESTAMP_MS", "us": "TIMESTAMP", "ns": "TIMESTAMP_NS"}


def literal_of(value: pa.Scalar) -> Literal:
    """Return the literal of a non-null value of a type that statistics have."""
    kind = value.type
    if pa.types.is_string(kind):
        text = quoted_text(value.as_py())
        return Literal(text, value, text, "VARCHAR")
    if pa.types.is_timestamp(kind):
        # Arrow cannot print years after 32767.
        count = value.cast(pa.int64()).as_py()
        text = str(np.datetime64(count, kind.unit)).replace("T", " ")
        if not kind.tz:
            return _cast(text, _TYPES[kind.unit], value, quoted_text(text))
        name = "TIMESTAMPTZ_NS" if kind.unit == "ns" else "TIMESTAMPTZ"
        return _cast(f"{text}+00", name, value, quoted_text(text))
    if is_bytes(kind):
        digits = value.as_py().hex()
        return Literal(f"from_hex('{digits}')", value, f"x'{digits}'", "BLOB")
    if pa.types.is_decimal(kind):
        number = value.as_py()
        text = format(number, "f")
        # Truncating the least values gives one digit more than their type has.
        precision = max(kind.precision, len(number.as_tuple().digits))
        return _cast(text, f"DECIMAL({precision}, {kind.scale})", value, text)
    if pa.types.is_date32(kind):
        text = _date_text(value.cast(pa.int32()).as_py())
        return _cast(text, "DATE", value, quoted_text(text))
    return _plain(value, kind)


def _cast(text: str, kind: str, value: pa.Scalar, shown: str) -> Literal:
    return Literal(f"CAST({quoted_text(text)} AS {kind})", value, shown, kind)


def _date_text(days: int) -> str:
    """Return a date as text for DuckDB; Python's dates cover years 1 to 9999 only."""
    if abs(days) >= _INFINITY:
        return "infinity" if days > 0 else "-infinity"
    return str(np.datetime64(days, "D"))


def _plain(value: pa.Scalar, kind: pa.DataType) -> Literal:
    plain: Any = value.as_py()
    if pa.types.is_boolean(kind):
        return Literal(str(plain).lower(), value, str(plain).lower(), "BOOLEAN")
    if pa.types.is_integer(kind):
        return Literal(str(plain), value, str(plain), "BIGINT")
    if pa.types.is_floating(kind):
        name = "FLOAT" if pa.types.is_float32(kind) else "DOUBLE"
        return _cast(repr(plain), name, value, repr(plain))
    name = "TIME" if pa.types.is_time(kind) else "UUID"
    return _cast(str(plain), name, value, quoted_text(str(plain)))


def points(tree: Tree, column: str) -> list[pa.Scalar] | None:
    """Return the only values of a column that can match; None if they are not restricted.

    Values are in the column type; literals without an exact value in it are ignored.
    """
    match tree:
        case Comparison(of, "=", literal) if of.is_plain and of.path == (column,):
            return None if literal.exact is None else [literal.exact]
        case Membership(of, literals, False) if of.is_plain and of.path == (column,):
            exact = [literal.exact for literal in literals]
            return None if None in exact else exact
        case Implied(condition, _):
            return points(condition, column)
        case Constant(value):
            return None if value else []
        case And(parts):
            return _all([points(part, column) for part in parts])
        case Or(parts):
            return _any([points(part, column) for part in parts])
    return None


def _all(parts: list[list[pa.Scalar] | None]) -> list[pa.Scalar] | None:
    sets = [values for values in parts if values is not None]
    if not sets:
        return None
    return [value for value in sets[0] if all(value in others for others in sets[1:])]


def _any(parts: list[list[pa.Scalar] | None]) -> list[pa.Scalar] | None:
    sets = [values for values in parts if values is not None]
    if len(sets) < len(parts):
        return None
    return list(dict.fromkeys(value for values in sets for value in values))

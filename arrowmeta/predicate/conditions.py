"""Build conditions on one column with SQL's rules for NULL and NaN.

NaN is greater than every other number and equal to itself; a comparison with NULL is NULL. A
comparison of a truncated time becomes a range of the time, which bounds and partitions can answer:
`date_trunc('month', ts) = DATE '2024-05-01'` is true exactly if `ts` is in May 2024.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from decimal import Decimal

import numpy as np
import pyarrow as pa
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.io.sql_access import quoted_text
from arrowmeta.kernels.buffers import text_scalar
from arrowmeta.predicate.parse import Engine
from arrowmeta.predicate.tree import (
    NULL,
    OPPOSITE,
    Column,
    Comparison,
    Implied,
    IsNan,
    IsNull,
    Literal,
    Membership,
    Operator,
    StartsWith,
    Tree,
    Unjudged,
    all_of,
    any_of,
    literal_of,
    negate,
)
from arrowmeta.predicate.values import (
    NOT_KNOWN,
    SqlConstant,
    Value,
    ends,
    is_zoned,
    sql_type,
    values_of,
)

#: Maximum relative error of converting a decimal to a float in Arrow or DuckDB: a few steps with an
#: error of at most 2**-53 each.
_FLOAT_ERROR = 2.0**-48
_UNITS = ("year", "quarter", "month", "week", "day", "hour", "minute", "second")
_UNIT_NAMES = {"years": "year", "y": "year", "months": "month", "days": "day", "hours": "hour"}
_UNIT_NAMES.update(zip(_UNITS, _UNITS, strict=True))
#: Maximum number of values of a list that are ranges, such as times in a zone that is not known.
_MOST_RANGES = 50
_WITHIN_HOURS = ("hour", "minute", "second")
#: Years that all time types can represent, and the year after.
_YEARS = range(1678, 2262)
_YEAR_ONE = "TIMESTAMP '0001-01-01'"


def compared(column: Column, operator: Operator, values: Sequence[Value], text: str) -> Tree:
    """Return the condition `column <op> value`; for several values, `column IN (values)`."""
    for value in values:
        if value.incomparable:
            return Unjudged(text, value.incomparable)
    wide = [value for value in values if len(value.literals) > 1]
    literals = [value.literals[0] for value in values if len(value.literals) == 1]
    parts: list[Tree] = [Comparison(column, operator, literal) for literal in literals[:1]]
    if len(literals) > 1 and len(distinct := tuple(dict.fromkeys(literals))) > 1:
        parts = [Membership(column, distinct)]
    if any(value.is_nan for value in values):
        parts.append(_beside_nan(column, operator))
    if any(value.is_null for value in values):
        parts.append(NULL)
    if len(wide) > _MOST_RANGES:
        wide = [_around(wide)]
    tree = any_of([*parts, *(_between(column, operator, value) for value in wide)])
    if not wide:
        return tree
    opposite = all_of([_between(column, OPPOSITE[operator], value) for value in wide])
    return Implied(tree, text, opposite=opposite, reason=wide[0].why)


def either(text: str, conditions: Sequence[Tree]) -> Tree:
    """Return a condition that readers understand in several ways: true if any of them is true."""
    opposite = any_of([negate(condition) for condition in conditions])
    return Implied(any_of([*conditions]), text, opposite=opposite)


def _around(values: Sequence[Value]) -> Value:
    """Return a value that lies between the least and the greatest of values."""
    given = ", ".join(literal.sql for value in values for literal in value.literals)
    ends = (
        Literal(f"{name}({given})", None, name, values[0].kind) for name in ("least", "greatest")
    )
    return replace(values[0], literals=tuple(ends))


def _of_ends(column: Column, operator: Operator, compare: Callable[[Operator], Tree]) -> Tree:
    """Return a condition that is true if a comparison with something between two values is.

    Args:
        compare: compares with an order operator.
    """
    match operator:
        case "=":
            return all_of([compare(">="), compare("<=")])
        case "<>":
            return _always(column)
    return compare(operator)


def _between(column: Column, operator: Operator, value: Value) -> Tree:
    def compare(chosen: Operator) -> Tree:
        return any_of([Comparison(column, chosen, literal) for literal in value.literals])

    return _of_ends(column, operator, compare)


def compared_either_way(
    column: Column, operator: Operator, values: Sequence[Value], text: str
) -> Tree:
    """Return the condition `column <op> value`, true if it is true in SQL or in Arrow.

    For several values, `column IN (values)`.

    In Arrow a comparison with NaN is false, and a decimal compared with a float is converted to a
    near float, not always the nearest.
    """
    if len(values) > 1:
        return among_either_way(column, values, text)
    value, in_sql = values[0], compared(column, operator, values, text)
    if pa.types.is_decimal(column.type) and value.kind == "DOUBLE":
        return _beside_float(column, operator, value.literals[0], in_sql)
    if value.is_nan:
        in_arrow = _always(column) if operator == "<>" else _never(column)
        return either(str(in_sql), [in_sql, in_arrow])
    if column.may_be_nan and value.literals and operator in (">", ">="):
        opposite = any_of([negate(in_sql), IsNan(column)])
        return Implied(in_sql, str(in_sql), opposite=opposite)
    return in_sql


def beyond_integers(column: Column, operator: Operator, value: Value, in_sql: Tree) -> Tree:
    """Return a comparison with a number beyond 64 bits, true if it is true in SQL or in Spark.

    Spark makes it a constant, also for NULL: `DecimalPrecision.integralAndDecimalLiteral`.
    """
    is_order = operator not in ("=", "<>") and pa.types.is_signed_integer(column.type)
    if not is_order or value.kind in ("", "DOUBLE"):
        return in_sql
    if -(2**63) <= Decimal(value.literals[0].text) < 2**63:
        return in_sql
    is_null, opposite = IsNull(column), negate(in_sql)
    return Implied(any_of([in_sql, is_null]), str(in_sql), opposite=any_of([opposite, is_null]))


def in_either_width(
    column: Column,
    operator: Operator,
    values: Sequence[Value],
    text: str,
    compare: Callable[[Column, Operator, Sequence[Value], str], Tree],
) -> Tree:
    """Return a comparison of a 32-bit float, true if it is true in 32 or in 64 bits.

    DuckDB and Trino round a decimal to 32 bits, Spark compares in 64 bits: there the float nearest
    to 0.1 is greater than 0.1. Also `IN`, as several values with `=`.

    Args:
        compare: compares with one value.
    """
    wide = replace(column, through="CAST({} AS DOUBLE)")
    comparisons: list[Tree] = []
    for value in values:
        narrow = compare(column, operator, [value], text)
        if isinstance(narrow, Unjudged):
            return narrow
        number = float(value.literals[0].text) if value.literals else 0.0
        if number != float(np.float32(number)):
            narrow = either(str(narrow), [narrow, compare(wide, operator, [value], text)])
        comparisons.append(narrow)
    return any_of(comparisons)


def _beside_float(column: Column, operator: Operator, literal: Literal, in_sql: Tree) -> Tree:
    """Return the comparison of a decimal column with a float, with tolerance for rounding."""
    number = float(literal.text)
    if math.isinf(number):
        return in_sql
    lower, upper = (_as_float(number + sign * abs(number) * _FLOAT_ERROR) for sign in (-1, 1))
    from_lower, to_upper = Comparison(column, ">=", lower), Comparison(column, "<=", upper)
    near, always = all_of([from_lower, to_upper]), _always(column)
    sides: dict[Operator, tuple[Tree, Tree]] = {"=": (near, always), "<>": (always, near)}
    sides.update(dict.fromkeys(("<", "<="), (to_upper, from_lower)))
    sides.update(dict.fromkeys((">", ">="), (from_lower, to_upper)))
    condition, opposite = sides[operator]
    return Implied(condition, str(in_sql), opposite=opposite)


def _as_float(number: float) -> Literal:
    return Literal(f"CAST('{number!r}' AS DOUBLE)", None, repr(number), "DOUBLE")


def _beside_nan(column: Column, operator: Operator) -> Tree:
    """Return the condition `column <op> NaN`."""
    if not column.may_be_nan:
        # Compared with NaN, an integer becomes a float, which is less.
        return _always(column) if operator in ("<", "<=", "<>") else _never(column)
    match operator:
        case "=" | ">=":
            return IsNan(column)
        case "<>" | "<":
            return IsNan(column, negated=True)
    return _always(column) if operator == "<=" else _never(column)


def _never(column: Column) -> Tree:
    """Return a condition that is false for every value and NULL for NULL."""
    return Membership(column, ())


def _always(column: Column) -> Tree:
    """Return a condition that is true for every value and NULL for NULL.

    Unlike `IS NOT NULL`, its negation does not match nulls.
    """
    return Membership(column, (), negated=True)


def among_either_way(column: Column, values: Sequence[Value], text: str) -> Tree:
    """Return the condition `column IN (values)`, true if it is true in SQL or in Arrow.

    Arrow's `is_in` distinguishes 0.0 from -0.0, and NaN by sign and bits.
    """
    in_sql = compared(column, "=", values, text)
    if not column.may_be_nan:
        return in_sql
    others = [
        value
        for value in values
        if not value.is_nan and (not value.literals or float(value.literals[0].text))
    ]
    if len(others) == len(values):
        return in_sql
    return Implied(in_sql, text, opposite=negate(compared(column, "=", others, text)))


def like(column: Column, pattern: str, escape: str | None, text: str) -> Tree:
    """Return `column LIKE pattern`, or the condition that its fixed prefix implies."""
    prefix, rest = _fixed_prefix(pattern, escape)
    if not rest:
        return Comparison(column, "=", literal_of(text_scalar(prefix)))
    begins = starting(column, prefix)
    return begins if set(rest) == {"%"} else Implied(begins, text)


def starting(column: Column, prefix: str) -> Tree:
    """Return the condition `starts_with(column, prefix)`."""
    return StartsWith(column, prefix) if prefix else _always(column)


def beginning(column: Column, length: int, text: str) -> Tree:
    """Return the condition that the first `length` characters of a column are a text."""
    if len(text) > length:
        return _never(column)
    if len(text) == length:
        return starting(column, text)
    return Comparison(column, "=", literal_of(text_scalar(text)))


def _fixed_prefix(pattern: str, escape: str | None) -> tuple[str, str]:
    """Split a LIKE pattern at its first wildcard, and unescape the first part."""
    prefix: list[str] = []
    characters = iter(enumerate(pattern))
    for at, character in characters:
        if character in "%_" and character != escape:
            return "".join(prefix), pattern[at:]
        if character == escape:
            character = next(characters, (0, ""))[1]
        prefix.append(character)
    return "".join(prefix), ""


class Truncated(Struct, frozen=True):
    """Time column truncated to a period.

    Attributes:
        sql_type: SQL type of the start of a period.
        is_year_number: whether the result is the year as a number, not its start.
    """

    column: Column
    unit: str
    sql_type: str
    is_year_number: bool = False

    @property
    def is_fine(self) -> bool:
        """Whether the column has nanoseconds."""
        return bool(pa.types.is_timestamp(self.column.type) and self.column.type.unit == "ns")

    @property
    def is_zoned(self) -> bool:
        """Whether the column has times with a zone.

        `year` of those drops the sign of years BC in DuckDB: 2024 is also 2024 BC, but not for
        other readers.
        """
        return bool(pa.types.is_timestamp(self.column.type) and self.column.type.tz)


def truncated(engine: Engine, column: Column, unit: str, to_date: bool = False) -> Truncated | None:
    """Return a column truncated to a period; None for unsupported units and types."""
    known = _UNIT_NAMES.get(unit.lower())
    is_time = pa.types.is_timestamp(column.type) or pa.types.is_date32(column.type)
    if not known or not is_time:
        return None
    start = replace(column, through=f"date_trunc('{known}', {{}})")
    return Truncated(column, known, "DATE" if to_date else sql_type(engine, start))


def period_compared(
    engine: Engine, side: Truncated, operator: Operator, constant: SqlConstant, text: str
) -> Tree:
    """Return the condition on a time column for `date_trunc(unit, column) <op> constant`.

    DuckDB rounds nanoseconds to microseconds before truncating, so the last nanoseconds of a period
    are in the next one; other readers do not. The condition allows for both.
    """
    if engine.time_zone is None and not side.is_year_number:
        found = _in_farthest_zones(engine, constant)
        if found is not None:
            return _period_between(engine, side, operator, found, text)
    point = _point(engine, side, constant)
    if point is None:
        return Unjudged(text, f"{constant.sql} is not a point in time that is known here")
    start, end, is_aligned = point

    def beside(chosen: Operator, moment: str) -> Tree:
        if side.is_fine and chosen == ">=":
            moment = f"{moment} - INTERVAL 1 MICROSECOND"
        return compared(side.column, chosen, [instant(moment)], text)

    def instant(moment: str) -> Value:
        if side.is_fine and side.is_zoned:
            moment = f"CAST({moment} AS TIMESTAMP_NS)"
        return values_of(engine, side.column, [SqlConstant(moment, is_literal=True)])[0]

    if engine.time_zone and side.unit in _WITHIN_HOURS and len(instant(start).literals) > 1:
        return Unjudged(text, f"clocks are changed near {start}")

    match operator:
        case "=" | "<>" if not is_aligned:
            return Membership(side.column, (), negated=operator == "<>")
        case "=":
            tree = all_of([beside(">=", start), beside("<", end)])
        case "<>":
            tree = any_of([beside("<", start), beside(">=", end)])
        case "<" | ">=":
            tree = beside(operator, start if is_aligned else end)
        case "<=" | ">":
            tree = beside("<" if operator == "<=" else ">=", end)
    why = NOT_KNOWN if side.is_zoned and engine.time_zone is None else ""
    if side.is_fine:
        return Implied(tree, text, reason=why)
    if why:
        tree = Implied(tree, text, opposite=negate(tree), reason=why)
    if not side.is_year_number:
        return tree
    moments = [SqlConstant(quoted_text(word), text=word) for word in ("-infinity", "infinity")]
    infinite = compared(side.column, "=", values_of(engine, side.column, moments), text)
    if not side.is_zoned:
        return Implied(tree, text, infinite)
    either = beside("<", _YEAR_ONE)
    opposite = Implied(any_of([negate(tree), either, infinite]), f"NOT ({text})")
    return Implied(any_of([tree, either]), text, opposite=opposite, reason=why)


def _in_farthest_zones(
    engine: Engine, constant: SqlConstant
) -> tuple[SqlConstant, SqlConstant] | None:
    """Return the times in the farthest zones; None if it is one time without a zone in all."""
    if constant.drift is None and not is_zoned(engine.row(f"SELECT typeof({constant.sql})")[0]):
        return None
    ((one, other),) = ends(engine, "TIMESTAMP", [(constant.sql, constant.drift or 0)])
    if one is None or other is None:
        return None
    earliest, latest = (
        replace(constant, sql=f"TIMESTAMP {quoted_text(moment)}", text=None, drift=None)
        for moment in (one, other)
    )
    return (earliest, latest) if one != other else (earliest, earliest)


def _period_between(
    engine: Engine,
    side: Truncated,
    operator: Operator,
    either: tuple[SqlConstant, SqlConstant],
    text: str,
) -> Tree:
    """Return a condition that is true if one with a time between two is."""
    earliest, latest = either

    def compare(chosen: Operator) -> Tree:
        constant = earliest if chosen in (">", ">=") else latest
        return period_compared(engine, side, chosen, constant, text)

    tree, opposite = (
        _of_ends(side.column, chosen, compare) for chosen in (operator, OPPOSITE[operator])
    )
    return Implied(tree, text, opposite=opposite, reason=NOT_KNOWN)


def _point(engine: Engine, side: Truncated, constant: SqlConstant) -> tuple[str, str, bool] | None:
    """Return start and end of the period of a constant, and whether the constant is the start."""
    # A string literal was cast to the type of the start.
    moment = f"({constant.sql})"
    if side.is_year_number:
        if constant.integer not in _YEARS:
            return None
        moment = f"TIMESTAMP '{constant.integer}-01-01 00:00:00'"
    start = f"date_trunc('{side.unit}', CAST({moment} AS TIMESTAMP))"
    end = f"{start} + INTERVAL 1 {side.unit}"
    # Dates have a larger range than times, and the last period has no end. If the constant itself
    # is invalid, the error names it.
    _, begins, ends, is_aligned, is_after, fits = engine.row(
        f"SELECT CAST({moment} AS VARCHAR), CAST(TRY({start}) AS VARCHAR),"
        f" CAST(TRY({end}) AS VARCHAR), TRY({start} = {moment}), TRY({start} > {moment}),"
        f" TRY(TRY_CAST({start} AS TIMESTAMP_NS) IS NOT NULL"
        f" AND TRY_CAST({end} AS TIMESTAMP_NS) IS NOT NULL)"
    )
    # DuckDB rounds the last nanoseconds of a period to the start of the next one.
    if begins is None or ends is None or "infinity" in begins or is_after:
        return None
    # Nanoseconds cover 1677 to 2262 only; DuckDB compares them with no other times.
    if side.is_fine and not fits:
        return None
    return f"TIMESTAMP '{begins}'", f"TIMESTAMP '{ends}'", is_aligned

"""Conditions on a time cut down to a whole year, month, day or hour, as conditions on the time.

`date_trunc('month', ts) = DATE '2024-05-01'` is true exactly where `ts` is in May 2024. A range of
the column itself can be asked of bounds and of partitions alike.
"""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from arrowmeta.duck.quoting import quoted_path, quoted_text
from arrowmeta.predicate.conditions import among, compared
from arrowmeta.predicate.engine import Engine
from arrowmeta.predicate.tree import (
    Column,
    Implied,
    Membership,
    Operator,
    Tree,
    Unjudged,
    all_of,
    any_of,
    negate,
)
from arrowmeta.predicate.values import Written, values_of

_UNITS = {
    "year": "year",
    "years": "year",
    "y": "year",
    "quarter": "quarter",
    "month": "month",
    "months": "month",
    "week": "week",
    "day": "day",
    "days": "day",
    "hour": "hour",
    "hours": "hour",
    "minute": "minute",
    "second": "second",
}
#: Years that every type of time in use can hold, with the year after.
_YEARS = range(1678, 2262)
_YEAR_ONE = "TIMESTAMP '0001-01-01'"


@dataclass(frozen=True)
class Truncated:
    """A time of a column, cut down to the start of a period.

    Attributes:
        column: the time.
        unit: the period.
        sql_type: of the start.
        is_year_number: whether the year is given as its number and not as its start.
    """

    column: Column
    unit: str
    sql_type: str
    is_year_number: bool = False

    @property
    def is_fine(self) -> bool:
        """Whether the time is one of nanoseconds."""
        return bool(pa.types.is_timestamp(self.column.type) and self.column.type.unit == "ns")

    @property
    def counts_back(self) -> bool:
        """Whether DuckDB counts years before the first one without their sign, as it does in zones.

        2024 is also the year 2024 BC then, but not to other readers.
        """
        return bool(pa.types.is_timestamp(self.column.type) and self.column.type.tz)


def truncated(engine: Engine, column: Column, unit: str, to_date: bool = False) -> Truncated | None:
    """Return a column cut down to a period, None where that is not known here."""
    known = _UNITS.get(unit.lower())
    is_time = pa.types.is_timestamp(column.type) or pa.types.is_date32(column.type)
    if not known or not is_time:
        return None
    start = f"date_trunc('{known}', {quoted_path(column.path)})"
    start = f"(SELECT any_value({start}) FROM {engine.relation})"
    kind = "DATE" if to_date else engine.row(f"SELECT typeof({start})")[0]
    return Truncated(column, known, kind)


def period_compared(
    engine: Engine, side: Truncated, operator: Operator, constant: Written, text: str
) -> Tree:
    """Return the condition on a time whose period compares so with a constant.

    DuckDB rounds nanoseconds to microseconds before it cuts them, so that the last of a period are
    in the next one; other readers do not. What is left holds for both.
    """
    point = _point(engine, side, constant)
    if point is None:
        return Unjudged(text, f"{constant.sql} is not a point in time that is known here")
    start, end, is_aligned = point

    def beside(chosen: Operator, moment: str) -> Tree:
        if side.is_fine and chosen == ">=":
            moment = f"{moment} - INTERVAL 1 MICROSECOND"
        (value,) = values_of(engine, side.column, [Written(moment)])
        return compared(side.column, chosen, value, text)

    match operator:
        case "=" | "<>" if not is_aligned:
            return Membership(side.column, (), negated=operator == "<>")
        case "=":
            tree = all_of([beside(">=", start), beside("<", end)])
        case "<>":
            tree = any_of([beside("<", start), beside(">=", end)])
        case "<":
            tree = beside("<", start if is_aligned else end)
        case ">=":
            tree = beside(">=", start if is_aligned else end)
        case "<=":
            tree = beside("<", end)
        case ">":
            tree = beside(">=", end)
    if side.is_fine:
        return Implied(tree, text)
    if not side.is_year_number:
        return tree
    infinite = _infinite(engine, side.column, text)
    if not side.counts_back:
        return Implied(tree, text, infinite)
    either = beside("<", _YEAR_ONE)
    opposite = Implied(any_of([negate(tree), either, infinite]), f"NOT ({text})")
    return Implied(any_of([tree, either]), text, opposite=opposite)


def _infinite(engine: Engine, column: Column, text: str) -> Tree:
    """Return the condition that a time is infinite: that is in no year, and starts its own day."""
    moments = [Written(quoted_text(one), text=one) for one in ("-infinity", "infinity")]
    return among(column, values_of(engine, column, moments), text)


def _point(engine: Engine, side: Truncated, constant: Written) -> tuple[str, str, bool] | None:
    """Return start and end of the period a constant is in, and whether it is its start."""
    # A quoted text was made one of the start's type.
    moment = _start_of_year(constant) if side.is_year_number else f"({constant.sql})"
    if moment is None:
        return None
    start = f"date_trunc('{side.unit}', CAST({moment} AS TIMESTAMP))"
    end = f"{start} + INTERVAL 1 {side.unit}"
    # Days are more than times can be, and the last time of all is in a period without an end. An
    # error of the constant itself is told by its text.
    _, begins, ends, is_aligned, is_after, fits = engine.row(
        f"SELECT CAST({moment} AS VARCHAR), CAST(TRY({start}) AS VARCHAR),"
        f" CAST(TRY({end}) AS VARCHAR), TRY({start} = {moment}), TRY({start} > {moment}),"
        f" TRY(TRY_CAST({start} AS TIMESTAMP_NS) IS NOT NULL"
        f" AND TRY_CAST({end} AS TIMESTAMP_NS) IS NOT NULL)"
    )
    # The last nanoseconds of a period are rounded to the start of the next one.
    if begins is None or ends is None or "infinity" in begins or is_after:
        return None
    # Columns of nanoseconds reach from 1677 to 2262, and DuckDB compares them with nothing else.
    if side.is_fine and not fits:
        return None
    return f"TIMESTAMP '{begins}'", f"TIMESTAMP '{ends}'", is_aligned


def _start_of_year(constant: Written) -> str | None:
    is_known = constant.integer in _YEARS
    return f"TIMESTAMP '{constant.integer}-01-01 00:00:00'" if is_known else None

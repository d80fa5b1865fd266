"""Evaluate the constants of a predicate, and conditions for known values of columns, by DuckDB.

So casts and date arithmetic have the same meaning as in a query. A constant becomes a value to
compare a column with. It has the type that DuckDB compares in, and also the column's Arrow type if
comparing in that type gives the same result.

Engines read `ts > TIMESTAMP '2024-03-10 03:30:00'` in the zone of their session if `ts` has one,
and take the date of `ts` there. Here such a constant becomes two ends between which its value lies:

    UTC                  one instant
    America/New_York     one instant; two where clocks go back or forward, which engines choose from
    None, not known      the instants of the two zones that are farthest from UTC

Likewise for times with a zone beside a column without, and for the current date: `ends`.

A condition on known values is a template with a field for each column, unless the result may depend
on more: on the session, the current time, or the reader. DuckDB limits neither memory nor time of a
single value: binding `repeat('x', 3000000000)` takes 3 GB. So the size of an expression is
estimated before DuckDB binds it. Main names: `SqlConstant`, `Value`, `values_of`, `row_condition`,
`check_constants`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import cache
from typing import TypeVar
from uuid import UUID

import pyarrow as pa
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import PredicateError, UsageError
from arrowmeta.io.options import Access
from arrowmeta.kernels.buffers import int_array, text_scalar
from arrowmeta.predicate.dialect import (
    MOMENTS,
    NOT_EVALUATED,
    Agreement,
    Names,
    duckdb_functions,
    filled,
    growths,
    is_rounded,
    type_of,
)
from arrowmeta.predicate.formula import LONGEST_VALUE
from arrowmeta.predicate.parse import Engine, Node
from arrowmeta.predicate.session import rows_of
from arrowmeta.predicate.tree import Column, Literal, RowCondition, Value, literal_of
from arrowmeta.text import quoted_path, quoted_text

_Item = TypeVar("_Item")

# -- time zones ----------------------------------------------------------------------------------

#: Hours by which a time zone may differ from UTC. Spec: `java.time.ZoneOffset`.
LARGEST_OFFSET = 18
_WEST, _EAST = (f"GMT{sign}{LARGEST_OFFSET}:00" for sign in "-+")
_OFFSET = re.compile(r"(?:UTC|GMT|UT)?([+-])(\d{1,2})(?::?(\d{2}))?", re.IGNORECASE)
_UTC = ("UTC", "Z", "UT", "GMT", "ETC/UTC", "ETC/GMT", "ZULU")

#: Reason why a condition rules out fewer files than it could.
NO_TIME_ZONE = "the time zone of the session is not known: give time_zone"

_NAMED_ZONE = re.compile(r":\d{2}(?:\.\d+)?\s*(?:Z|[+-]\d{2}(?::?\d{2})?)\s*", re.IGNORECASE)
#: Functions of times that keep their order.
_ORDERED = ("+", "-", "date_trunc", "datetrunc", "last_day")
_ORDERED_CASTS = ("DATE", "TIMESTAMP")
#: Intervals that are as long in every zone.
_STEADY = ("to_hours", "to_minutes", "to_seconds", "to_milliseconds", "to_microseconds")


def checked_time_zone(name: object) -> str:
    """Return a time zone as DuckDB names it: of a region, or an offset such as `+05:30`.

    Raises:
        UsageError: there is no such time zone.
    """
    text = str(name).strip()
    if text.upper() in _UTC:
        return "UTC"
    if offset := _OFFSET.fullmatch(text):
        hours, minutes = int(offset[2]), int(offset[3] or 0)
        if 60 * hours + minutes <= 60 * LARGEST_OFFSET and minutes < 60:
            return f"GMT{offset[1]}{hours:02}:{minutes:02}" if hours or minutes else "UTC"
    zones = _names()
    if text.lower() in zones:
        return zones[text.lower()]
    close = get_close_matches(text.lower(), zones, n=1)
    hint = f"; did you mean {zones[close[0]]!r}?" if close else ""
    raise UsageError(
        f"time_zone must be a name such as 'Europe/Berlin' or an offset such as '+05:30', got "
        f"{name!r}{hint}"
    )


@cache
def _names() -> dict[str, str]:
    rows = rows_of("SELECT name FROM pg_timezone_names()", Access(time_zones=True))
    return {name.lower(): name for (name,) in rows if name}


def is_zoned(kind: str) -> bool:
    """Return whether a DuckDB type is that of times with a zone."""
    return "TIME ZONE" in kind or "TIMESTAMPTZ" in kind


def names_zone(text: str) -> bool:
    """Return whether a time as text ends with its zone; False if that is not sure."""
    return _NAMED_ZONE.search(text) is not None and _NAMED_ZONE.split(text)[-1] == ""


def is_moment(node: Node) -> bool:
    """Return whether an expression is a name or a call, such as `now()`, of the current time."""
    return node.function in duckdb_functions().of_query or (
        bool(node.names) and node.names[0].lower() in MOMENTS
    )


def depends_on_zone(node: Node) -> bool:
    """Return whether the value of an expression may depend on the zone of the session."""
    return any(is_moment(part) or is_zoned(part.target) for part in node.within())


def drift_of(node: Node) -> int | None:
    """Return the hours by which an instant varies between zones of one offset.

    Days and months before now are of other lengths where clocks change. None if the value in other
    zones may not lie between those in the farthest zones.
    """
    name, target = node.function, node.target
    if not depends_on_zone(node):
        is_interval = name.startswith("to_") or target == "INTERVAL"
        return 2 * LARGEST_OFFSET if is_interval and name not in _STEADY else 0
    is_ordered = name in _ORDERED or target in _ORDERED_CASTS or is_zoned(target)
    if not is_ordered and not is_moment(node):
        return None
    drifts = [drift_of(part) for part in node.parts]
    return None if None in drifts else max((drift or 0 for drift in drifts), default=0)


def ends(
    engine: Engine, kind: str, sources: Sequence[tuple[str, int]]
) -> list[tuple[str | None, str | None]]:
    """Return two values as text between which each constant lies; null if there is none.

    Args:
        engine: session in the zone.
        kind: DuckDB type to convert the constants to.
        sources: SQL of the constants, and hours by which they may differ further.
    """
    if engine.time_zone is None:
        west, east = (_in_zone(kind, sources, *end) for end in ((_WEST, "-"), (_EAST, "+")))
        return list(zip(west, east, strict=True))
    query, cast = _TO_LOCAL, "CAST({} AS TIMESTAMPTZ)"
    if is_zoned(kind):
        query, cast = _TO_INSTANTS, f"TRY(CAST({{}} AS TIMESTAMP{_fine(kind)}))"
    listed = ", ".join(cast.format(sql) for sql, _ in sources)
    rows = engine.table(query.format(listed=listed, n=len(sources))).to_pylist()
    return [(row["earliest"], row["latest"]) for row in rows]


def _fine(kind: str) -> str:
    """Return the suffix of types in nanoseconds for such a type; else nothing."""
    return "_NS" if kind.endswith("_NS") else ""


def _in_zone(
    kind: str, sources: Sequence[tuple[str, int]], zone: str, sign: str
) -> tuple[str | None, ...]:
    listed = ", ".join(_of_zone_type(source, sign, kind) for source in sources)
    statements = f"SET TimeZone = {quoted_text(zone)}; SELECT {listed}"
    return rows_of(statements, Access(time_zones=True))[0]


def _of_zone_type(source: tuple[str, int], sign: str, kind: str) -> str:
    sql, drift = source
    moved = f"({sql}) {sign} INTERVAL {drift} HOUR" if drift else sql
    if kind.endswith("_NS"):  # DuckDB reads coarser times in UTC
        moved = f"CAST({moved} AS TIMESTAMP_NS)"
    converted = f"TRY(CAST({moved} AS {kind}))"
    if not is_zoned(kind):
        return f"CAST({converted} AS VARCHAR)"
    return f"regexp_replace(CAST(timezone('UTC', {converted}) AS VARCHAR), '\\d$', '\\0+00')"


#: Offsets from UTC a day and a half before and after an instant, further than clocks ever moved.
_OFFSETS = """
    WITH given AS (SELECT unnest(range({{n}})) AS position, unnest([{{listed}}]) AS moment),
    around AS (
        SELECT *, CAST(CAST(moment AS TIMESTAMP) AS TIMESTAMPTZ) AS here,
            unnest([TRY(here - INTERVAL 36 HOUR), TRY(here + INTERVAL 36 HOUR)]) AS there
        FROM given
    ),
    offsets AS (
        SELECT *, coalesce(
            TRY(CAST(there AS TIMESTAMP) - timezone('UTC', there)), INTERVAL 0 HOUR
        ) AS zone_offset
        FROM around
    ),
    found AS (SELECT position, {moved} AS made, {is_sure} AS is_sure FROM offsets)
    SELECT
        CAST(coalesce(min(made) FILTER (is_sure), min(made)) AS VARCHAR) AS earliest,
        CAST(coalesce(max(made) FILTER (is_sure), max(made)) AS VARCHAR) AS latest
    FROM found GROUP BY position ORDER BY position
"""
#: An instant is sure if it is the given time in the zone.
_TO_INSTANTS = _OFFSETS.format(
    moved="timezone('UTC', moment - zone_offset)",
    is_sure="CAST(CAST(made AS TIMESTAMPTZ) AS TIMESTAMP) = CAST(moment AS TIMESTAMP)",
)
_TO_LOCAL = _OFFSETS.format(moved="timezone('UTC', moment) + zone_offset", is_sure="false")


# -- values --------------------------------------------------------------------------------------

#: Integers below this limit convert to distinct, equal floats.
_EXACT_BELOW = {"FLOAT": 2**24, "DOUBLE": 2**53}

#: Maximum number of constants per query; each is a column of its result.
_CONSTANTS_PER_QUERY = 500

#: Maximum number of values that an engine keeps: without them, a condition on a time that is asked
#: again takes five times as long.
_MOST_CACHED = 10_000

_NUMBERS = ("integer", "float", "DECIMAL")
#: Time types that DuckDB reads from Parquet files in a finer unit.
_COARSE = ("TIMESTAMP_S", "TIMESTAMP_MS")
#: Types that DuckDB compares with each other with `=` only.
_NO_ORDER = ({"TIMESTAMP_NS", "TIMESTAMPTZ_NS", "TIMESTAMP WITH TIME ZONE"}, {"BIGNUM", "DECIMAL"})


class SqlConstant(Struct, frozen=True):
    """Constant of a predicate, before it has the type of a column.

    Attributes:
        text: value of a string literal, which takes the type of the other side.
        integer: value of an integer literal.
        is_literal: whether it is a literal of any type.
        where: its position in the predicate, for messages.
        original: its text in the predicate, for messages, if different from `sql`.
        drift: see `drift_of`; None if it does not depend on the zone of the session.
    """

    sql: str
    text: str | None = None
    integer: int | None = None
    is_literal: bool = False
    where: str = ""
    original: str = ""
    drift: int | None = None

    @property
    def is_fixed(self) -> bool:
        """Whether it does not depend on the current time."""
        return self.is_literal or self.text is not None or self.integer is not None

    @property
    def shown(self) -> str:
        """The constant and its position, for messages."""
        return f"{self.original or self.sql}{self.where}"


class _Evaluated(Struct):
    """Constant with its value in DuckDB, of a type."""

    constant: SqlConstant
    sql: str
    kind: str
    value: Value


def sql_type(engine: Engine, column: Column) -> str:
    """Return the DuckDB type of a column."""
    if column.is_plain and len(column.path) == 1:
        return engine.column_type(column.name)
    path = quoted_path(column.path)
    value = f"(SELECT any_value({column.through.format(path)}) FROM {engine.relation})"
    return str(engine.row(f"SELECT typeof({value})")[0])


def values_of(engine: Engine, column: Column, constants: Sequence[SqlConstant]) -> list[Value]:
    """Return constants as values to compare with.

    A single incomparable value if the constants have no common type that keeps order and digits.

    Raises:
        PredicateError: a constant cannot be evaluated, or not be compared with the column.
    """
    results = [_simple(column, of) or engine.values.get((column, of.sql)) for of in constants]
    for some in _batches([at for at, value in enumerate(results) if value is None]):
        evaluated = _evaluated(engine, column, [constants[at] for at in some])
        for at, value in zip(some, evaluated, strict=True):
            results[at] = value
            if constants[at].is_fixed and len(engine.values) < _MOST_CACHED:
                engine.values[column, constants[at].sql] = value
    values = [value for value in results if value is not None]
    if apart := _without_order(*(value.kind for value in values)):
        return [Value(incomparable=f"{column} is compared with {' and '.join(apart)}")]
    decimals = {value.kind for value in values if _bare(value.kind) == "DECIMAL"}
    if len(values) > 1 and decimals and is_rounded(sql_type(engine, column), *decimals):
        return [Value(incomparable=f"{column} would be rounded to compare it with these decimals")]
    return values


def in_its_type(engine: Engine, target: str, constants: Sequence[SqlConstant]) -> list[SqlConstant]:
    """Return constants in the common type in which `IN` and `BETWEEN` compare all values.

    With `1e0` in the list, an integer column is compared as float with all values, and with a
    timestamp in the list, string literals compared with a date column are timestamps. The common
    type of several decimals may lose digits, or lack values.

    Args:
        target: type of the other side.
        constants: values of a list, or both bounds.
    """
    if not _may_change_type(target, constants):
        return list(constants)
    try:
        kind = _common_type(engine, target, constants)
    except PredicateError:
        return list(constants)  # reported for the constant at fault
    if _class(kind) == "float":
        return [_cast(constant, kind) for constant in constants]
    return list(constants) if kind == target else texts_as(engine, kind, constants)


def texts_as(engine: Engine, kind: str, constants: Sequence[SqlConstant]) -> list[SqlConstant]:
    """Return constants with string literals cast to the type of the other side.

    Compared with a date that is cast to a timestamp, a string is a timestamp; as a date it would
    lose the time of day.

    Args:
        kind: type of the other side.
        constants: literals or expressions, of any types.
    """
    calculated = [value for value in constants if not value.is_fixed]
    kinds = dict(zip(calculated, _types_of(engine, calculated), strict=True))
    return [
        _cast(value, kind) if value.text is not None or kinds.get(value) == "VARCHAR" else value
        for value in constants
    ]


def _cast(constant: SqlConstant, kind: str) -> SqlConstant:
    if is_zoned(kind) and constant.text is not None and not names_zone(constant.text):
        kind = f"TIMESTAMP{_fine(kind)}"  # of the session's zone
    sql = f"CAST({constant.sql} AS {kind})"
    shown = constant.original or constant.sql
    return SqlConstant(sql, where=constant.where, is_literal=constant.is_fixed, original=shown)


def _types_of(engine: Engine, constants: Sequence[SqlConstant]) -> Iterator[str]:
    for some in _batches(constants):
        yield from engine.row(f"SELECT {', '.join(f'typeof({value.sql})' for value in some)}")


def _batches(constants: Sequence[_Item]) -> Iterator[Sequence[_Item]]:
    """Yield the constants of one query after the other; each is a column of its result."""
    for start in range(0, len(constants), _CONSTANTS_PER_QUERY):
        yield constants[start : start + _CONSTANTS_PER_QUERY]


def _may_change_type(target: str, constants: Sequence[SqlConstant]) -> bool:
    """Return whether values in a list may be compared in another type than each by itself.

    Integers with numbers, and times with times, are compared without loss.
    """
    n_texts = sum(constant.text is not None for constant in constants)
    if n_texts == len(constants) or target == "VARCHAR":
        return False
    is_number = _class(target) in _NUMBERS
    # An expression may be a string, too.
    return n_texts > 0 or any(
        not constant.is_fixed or (is_number and constant.integer is None) for constant in constants
    )


def _common_type(engine: Engine, target: str, constants: Sequence[SqlConstant]) -> str:
    """Return the common type of values; a string literal takes that of the others."""
    kinds = zip(constants, _types_of(engine, constants), strict=True)
    for some in _batches([constant.sql for constant, kind in kinds if kind != "VARCHAR"]):
        (target,) = engine.row(
            f"SELECT typeof(coalesce(CAST(NULL AS {target}), {', '.join(some)}))"
        )
    return target


def _simple(column: Column, constant: SqlConstant) -> Value | None:
    """Return a value that needs no query, as most do; else None."""
    kind, number = column.type, constant.integer
    if pa.types.is_null(kind):
        # DuckDB compares a column of type null with anything, but cannot cast to its type.
        is_null = constant.sql == "NULL"
        return Value() if is_null else Value(incomparable=f"{column} is of type null")
    if not column.is_plain:
        return None
    if constant.text is not None and pa.types.is_string(kind):
        return Value((literal_of(text_scalar(constant.text)),))
    if number is None or not pa.types.is_signed_integer(kind):
        return None
    half = 2 ** (kind.bit_width - 1)
    if not -half <= number < half:
        return None
    exact = int_array([number])[0].cast(kind)
    return Value((Literal(constant.sql, exact, constant.sql, "BIGINT"),))


def _evaluated(engine: Engine, column: Column, constants: Sequence[SqlConstant]) -> list[Value]:
    target = sql_type(engine, column)
    sources = [
        f"CAST({constant.sql} AS {target})" if constant.text is not None else f"({constant.sql})"
        for constant in constants
    ]
    asked = ", ".join(f"typeof({source}), CAST({source} AS VARCHAR)" for source in sources)
    try:
        answers = engine.row(f"SELECT {asked}")
    except PredicateError as error:
        raise _no_value(engine, column, target, constants, error) from error
    answered = list(zip(constants, sources, answers[::2], answers[1::2], strict=True))
    if _class(target) != "text":
        # A string expression is cast to the type of the column, too.
        as_texts = [
            replace(constant, text=text) if kind == "VARCHAR" else constant
            for constant, _, kind, text in answered
        ]
        if as_texts != list(constants):
            return _evaluated(engine, column, as_texts)
    evaluated = [
        _Evaluated(constant, source, kind, _value(column, target, kind, text, constant))
        for constant, source, kind, text in answered
    ]
    if target in _COARSE:
        _add_finer(engine, evaluated)
    if _class(target) == "time" and engine.time_zone != "UTC":
        _read_in_zone(engine, column, target, evaluated)
    try:
        return _with_exact(engine, column, target, [it.value for it in evaluated])
    except PredicateError as error:  # an integer with more digits than the column type supports
        raise _no_value(engine, column, target, constants, error) from error


def _add_finer(engine: Engine, evaluated: Sequence[_Evaluated]) -> None:
    """Add the value in microseconds to strings that are compared with milliseconds or seconds.

    DuckDB rounds a string to the column type, and reads milliseconds as microseconds from Parquet
    but not from Arrow: only there, 23:59:59.9995 is the next day.
    """
    texts = [it for it in evaluated if it.value.literals and it.constant.text is not None]
    if not texts:
        return
    asked = [(f"CAST({it.constant.sql} AS TIMESTAMP)", it.value.literals[0].sql) for it in texts]
    answers = engine.row(
        "SELECT " + ", ".join(f"CAST({fine} AS VARCHAR), {fine} = {sql}" for fine, sql in asked)
    )
    for it, text, is_same in zip(texts, answers[::2], answers[1::2], strict=True):
        if not is_same:
            quoted = quoted_text(text)
            finer = Literal(f"CAST({quoted} AS TIMESTAMP)", None, quoted, "TIMESTAMP")
            it.value = replace(it.value, literals=(*it.value.literals, finer))


def _read_in_zone(engine: Engine, column: Column, target: str, items: Sequence[_Evaluated]) -> None:
    """Change values to those that the session reads."""
    has_zone, is_of_zone = engine.time_zone is not None, is_zoned(target)
    kind = target if is_of_zone else "TIMESTAMP"

    def differs(it: _Evaluated) -> bool:
        if not is_zoned(it.kind) or not is_of_zone:
            is_converted = is_zoned(it.kind) != is_of_zone
            return is_converted or (it.constant.drift is not None and not has_zone)
        is_local = it.constant.text is not None and not names_zone(it.constant.text)
        return is_local or it.constant.drift is not None

    def drift(it: _Evaluated) -> int:
        # Midnight of the current date is not earlier in the east: the date is later.
        is_there = it.constant.drift is not None and is_of_zone and not is_zoned(it.kind)
        return max(it.constant.drift or 0, 2 * LARGEST_OFFSET if is_there else 0)

    asked = [it for it in items if it.value.literals and differs(it)]
    either = ends(engine, kind, [(it.sql, drift(it)) for it in asked]) if asked else []
    for it, texts in zip(asked, either, strict=True):
        if has_zone and target.endswith("_NS") and not it.kind.endswith("_NS"):
            it.value = Value(incomparable=f"DuckDB compares {column} with {it.kind} in UTC")
        elif None in texts:
            it.value = Value(incomparable=f"{it.constant.shown} is no time in some time zones")
        else:
            literals = [
                literal
                for text in dict.fromkeys(texts)
                for literal in _value(column, target, kind, text, it.constant).literals
            ]
            it.value = Value(tuple(literals), why="" if has_zone else NO_TIME_ZONE)


def _no_value(
    engine: Engine,
    column: Column,
    target: str,
    constants: Sequence[SqlConstant],
    error: PredicateError,
) -> PredicateError:
    """Return an error that names the constant at fault, and why."""
    if len(constants) > 1:
        for constant in constants:
            _evaluated(engine, column, [constant])  # raises for the constant at fault
    constant = constants[0]
    return PredicateError(f"{constant.shown} is not a value of {column} ({target}): {error}")


def _value(
    column: Column, target: str, kind: str, text: str | None, constant: SqlConstant
) -> Value:
    if text is None:
        return Value()
    of_column, of_constant = _class(target), _class(kind)
    if of_column in _NUMBERS and of_constant in _NUMBERS:
        if text in ("nan", "-nan"):  # such as `-'nan'::DOUBLE`, or infinity minus infinity
            return Value(is_nan=True)
    elif of_column == "text" and of_constant != "text":
        return Value(incomparable=f"{column} is text and compared as {kind}")
    elif of_column != of_constant and "BOOLEAN" in (of_column, of_constant):
        return Value(incomparable=f"{column} is {target} and compared with {kind}")
    elif of_column != of_constant:
        raise PredicateError(
            f"{column} is {target} and cannot be compared with {constant.shown}, which is {kind}"
        )
    if target != "TIMESTAMPTZ_NS" and _without_order(target, kind):
        return Value(incomparable=f"{column} is {target} and compared with {kind}")
    if of_column == "UUID":
        as_bytes = literal_of(pa.scalar(UUID(text).bytes, pa.binary(16)))
        return Value((replace(as_bytes, text=quoted_text(text)),))
    sql = quoted_text(text) if kind == "VARCHAR" else f"CAST({quoted_text(text)} AS {kind})"
    shown = _shown(text, kind)
    if target == "TIMESTAMPTZ_NS":  # so that it sorts with other values of the type
        sql, kind = f"CAST({sql} AS {target})", target
    return Value((Literal(sql, None, shown, kind),))


def _with_exact(engine: Engine, column: Column, target: str, values: list[Value]) -> list[Value]:
    """Add to literals their value in the column type."""
    asked = [
        literal
        for value in values
        for literal in value.literals
        if column.is_plain and literal.exact is None and _compares_as_itself(target, literal)
    ]
    if not asked:
        return values
    casts = [f"TRY_CAST({literal.sql} AS {target})" for literal in asked]
    items = [
        f"{cast} AS value_{at}, {cast} = {literal.sql} AS is_{at}"
        for at, (cast, literal) in enumerate(zip(casts, asked, strict=True))
    ]
    answer = engine.table(f"SELECT {', '.join(items)}")
    exact: dict[Literal, Literal] = {}
    for at, literal in enumerate(asked):
        with suppress(pa.ArrowInvalid, pa.ArrowNotImplementedError):
            if answer[f"is_{at}"][0].as_py():
                value = answer[f"value_{at}"][0].cast(column.type)
                exact[literal] = replace(literal, exact=value)
    return [
        replace(value, literals=tuple(exact.get(literal, literal) for literal in value.literals))
        for value in values
    ]


def _compares_as_itself(target: str, literal: Literal) -> bool:
    """Return whether a literal compares like the same value in the column type.

    Wide integers and decimals become floats when compared with a float, so that several of them are
    equal.
    """
    if _class(literal.kind) != "float" or _class(target) == "float":
        return True
    return _class(target) == "integer" and abs(float(literal.text)) < _EXACT_BELOW[literal.kind]


def _class(sql_type: str) -> str:
    bare = _bare(sql_type)
    return type_of(bare).family or bare


def _bare(sql_type: str) -> str:
    """Return a type without its precision."""
    return sql_type.partition("(")[0]


def _without_order(*kinds: str) -> list[str]:
    """Return the types that cannot be sorted with the others; empty if all can."""
    bare = {_bare(kind) for kind in kinds}
    return next((sorted(bare & apart) for apart in _NO_ORDER if len(bare & apart) > 1), [])


def _shown(text: str, kind: str) -> str:
    return text if _class(kind) in _NUMBERS or kind == "BOOLEAN" else quoted_text(text)


# -- conditions over known values ----------------------------------------------------------------

#: Maximum bytes of a constant: a fixed part, and a part per byte of the predicate.
_LARGEST_CONSTANT, _PER_BYTE = 1 << 20, 64
#: Maximum bytes of the values of one row during evaluation.
_LARGEST_ROW = 1 << 16
_VALUE_SIZE = 16
_TEXTS = ("VARCHAR", "BLOB", "BIT")


def row_condition(node: Node, text: str, agreement: Agreement) -> RowCondition | None:
    """Return a row condition; None if it cannot be evaluated for a row.

    Args:
        text: the condition as SQL.
        agreement: judge of what engines understand alike.

    Raises:
        DisagreementError: engines do not agree on it.
    """
    engine, names = agreement.engine, agreement.names
    prefix = "value_"
    while prefix in text.lower():
        prefix += "_"
    columns: dict[Column, str] = {}
    calls: list[Node] = []

    def replaced(part: Node) -> Node | None:
        """Return the placeholder of a column, or the value of a current time; else None."""
        if part.kind in NOT_EVALUATED:
            raise PredicateError(_OF_MORE)
        if any(map(is_moment, part.within())) and names.is_constant(part):
            return _current(part, engine)
        # A row of `functions.csv` takes neither times with a zone nor unknown functions.
        if agreement.dialect == "duckdb" and part.kind in ("FUNCTION", "CAST"):
            if part.kind == "FUNCTION" and part.call not in duckdb_functions().of_row:
                raise PredicateError(_OF_MORE)
            calls.append(part)
        column = names.column(part)
        if column is None:
            return None
        if not _is_evaluated(column.type) or names.scope.is_read_differently(column):
            raise PredicateError(_OF_MORE)
        return filled(columns.setdefault(column, f"{prefix}{len(columns)}_"), [], part)

    try:
        node, is_limited = agreement.condition(node)
        if largest_value(node) > _LARGEST_ROW:
            return None
        changed = node.mapped(replaced)
        # The date and the text of a TIMESTAMPTZ depend on the session.
        if not columns or (calls and any(map(is_zoned, engine.types_of(calls)))):
            return None
        template = engine.to_text(changed).replace("{", "{{").replace("}", "}}")
    except PredicateError:
        return None
    for at, name in enumerate(columns.values()):
        template = template.replace(name, f"{{{at}}}")
    return RowCondition(template, tuple(columns), is_limited)


_OF_MORE = "it depends on more than the values of its columns"


def _current(node: Node, engine: Engine) -> Node:
    """Return the current value of an expression, the same throughout a plan."""
    text = engine.to_text(node)
    kind, value = engine.row(f"SELECT typeof({text}), CAST({text} AS VARCHAR)")
    if is_zoned(kind):
        raise PredicateError(_OF_MORE)
    literal = "NULL" if value is None else quoted_text(value)
    return engine.parse(f"SELECT CAST({literal} AS {kind})").listed[0]


_EVALUATED = (
    *(pa.types.is_string, pa.types.is_boolean, pa.types.is_signed_integer),
    *(pa.types.is_decimal128, pa.types.is_date32, pa.types.is_binary),
)


def _is_evaluated(kind: pa.DataType) -> bool:
    """Return whether all readers see the same values of a type.

    False for floats, whose zeros and NaN have several forms, for times that are not in
    microseconds, and for times with a zone.
    """
    return kind == pa.timestamp("us") or any(is_kind(kind) for is_kind in _EVALUATED)


def largest_value(node: Node) -> float:
    """Return an upper limit of the bytes that evaluating an expression takes."""
    sizes = [largest_value(part) for part in node.parts]
    total, name, arguments = _VALUE_SIZE + sum(sizes), node.function, node.arguments
    growth, at = growths().get(name, ("wider" if "json" in name else "", 0))
    match node.kind, growth:
        case "CONSTANT", _:
            return len(node.literal[1]) + _VALUE_SIZE
        case "COLUMN_REF", _:
            return LONGEST_VALUE
        case "CAST", _:
            return sizes[0] * (4 if node.target in _TEXTS else 1)
        case _, "number":
            return total * max([1, *map(_number, arguments[at : at + 1])])
        case _, "range":
            return _VALUE_SIZE * (1 + sum(map(_number, arguments)))
        case _, "product":
            return math.prod(sizes)
        case _, "format":
            return total + _width(arguments[0] if arguments else node)
        case _, "wider":
            return total * _VALUE_SIZE
    return total


def _number(node: Node) -> float:
    """Return the absolute value of an integer; infinity if it is not known."""
    if node.number is not None:
        return abs(node.number)
    numbers = map(_number, node.arguments)
    match node.function:
        case "+" | "-":
            return sum(numbers)
        case "*":
            return math.prod(numbers)
    return math.inf


def _width(node: Node) -> float:
    """Return the maximum width of the fields of a format string, in bytes."""
    if node.text is None or re.search(r"\{[^}]*\{|\*", node.text):
        return math.inf
    return sum(map(int, re.findall(r"\d{1,12}", node.text)))


def _has_column(node: Node) -> bool:
    return any(part.kind == "COLUMN_REF" for part in node.within())


def check_rows(node: Node) -> None:
    """Raise if evaluating a condition for each row of a relation may take much memory or time.

    DuckDB evaluates some 2,000 rows at once, and keeps the values of all functions.

    Raises:
        PredicateError: values may be too large, or it has a part that is not evaluated for a row.
    """
    functions = duckdb_functions()
    for part in node.within():
        if part.kind in NOT_EVALUATED and part.kind != "COLLATE":
            raise PredicateError(f"a condition on rows cannot have a {part.kind.lower()}")
        # Such functions wait, write, or show settings of the process.
        if part.function in functions.names - functions.steady:
            raise PredicateError(
                f"a condition on rows cannot call {part.function}: it is more than a function of "
                "its arguments"
            )
    if _row_size(node) > _LARGEST_ROW:
        raise PredicateError(
            f"the condition may take more than {_LARGEST_ROW >> 10} KiB of memory for each row"
        )


def _row_size(node: Node) -> float:
    """Return an upper limit of the bytes that the functions of a condition make for a row."""
    if node.kind in ("FUNCTION", "CAST", "CASE"):
        return largest_value(node) if _has_column(node) else 0
    return sum(map(_row_size, node.parts))


def check_constants(node: Node, text: str, engine: Engine, names: Names | None) -> None:
    """Raise if a predicate has a constant that is too large to evaluate.

    Args:
        names: for the position in the message; None for no position.

    Raises:
        PredicateError: a constant is too large.
    """
    limit = max(_LARGEST_CONSTANT, _PER_BYTE * len(text))
    for part in node.parts:  # the innermost call is named
        check_constants(part, text, engine, names)
    if node.kind == "FUNCTION" and not _has_column(node) and largest_value(node) > limit:
        where = names.where(node) if names else ""
        raise PredicateError(
            f"{engine.to_text(node)}{where} may take more than {limit >> 20} MiB of memory; use a"
            " smaller constant"
        )

"""Parse SQL predicates from DuckDB's parse tree.

`_CONDITIONS` has one method per type of node. A comparison needs a side and a constant. A side is a
column, a field of a struct, or a function of one that keeps the order of values
(`date_trunc('day', ts)`, `left(name, 3)`, a cast to a wider type). A constant is an expression with
one value for all rows, which DuckDB evaluates; in dialects of other engines one that engines read
differently raises `DisagreementError`. A condition that is not recognized becomes `Unjudged`, after
DuckDB has bound it to the columns: it keeps every file, unless it can be evaluated for files with
one value of its columns (`values.row_condition`). Main name: `read_sql`.

A comparison of a truncated time becomes a range of the time, which bounds and partitions answer:
`date_trunc('month', ts) = DATE '2024-05-01'` is true exactly if `ts` is in May 2024.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from difflib import get_close_matches

import pyarrow as pa
from msgspec import Struct, field
from msgspec.structs import replace

from arrowmeta.errors import PredicateError
from arrowmeta.predicate import Dialect
from arrowmeta.predicate.dialect import (
    EXACT_DIGITS,
    Agreement,
    DisagreementError,
    Names,
    Scope,
    duckdb_functions,
    is_as_printed,
    is_null_elsewhere,
    is_plain_literal,
    is_read_alike,
    respelled,
)
from arrowmeta.predicate.parse import Engine, Node, Prepared, Query, prepare, prepare_again
from arrowmeta.predicate.tree import (
    MIRRORED,
    NULL,
    OF_DUCKDB,
    OPPOSITE,
    TRUE,
    Column,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Membership,
    Operator,
    Tree,
    Unjudged,
    Value,
    all_of,
    any_of,
    beginning,
    beyond_integers,
    compared,
    compared_either_way,
    in_either_width,
    like,
    negate,
    of_ends,
    starting,
)
from arrowmeta.predicate.values import (
    NO_TIME_ZONE,
    SqlConstant,
    check_constants,
    check_rows,
    depends_on_zone,
    drift_of,
    ends,
    in_its_type,
    is_zoned,
    row_condition,
    sql_type,
    texts_as,
    values_of,
)
from arrowmeta.text import quoted_text

_LIKE = "engines understand a backslash in LIKE differently: name a dialect"
_TEXTS = "Spark may compare the text of the values: compare with values of the column's type"
_NO_CONDITION = "it is not a condition on a column"


def read_sql(text: str, scope: Scope, engine: Engine, dialect: Dialect) -> Tree:
    """Return the tree of a SQL condition.

    Raises:
        PredicateError: it does not parse, or does not fit the columns.
    """
    prepared, query = _parsed(text, engine, dialect)
    condition = _where(query, scope) if prepared.is_query else _condition(query)
    if condition is None:
        return TRUE
    names = Names(scope, prepared)
    reader = _Reader(names, engine, dialect, Agreement(engine, dialect, names))
    condition = respelled(condition, dialect)
    if "(" in text:  # subqueries and calls need one
        _check_size(condition, text, engine, names)
    tree = reader.condition(condition)
    if reader.has_unknown:
        for part in condition.within():
            if part.names and not names.is_constant(part):
                scope.column(part.names, names.where(part))
    if reader.unchecked and dialect in ("any", "duckdb"):
        engine.check(" AND ".join(f"({condition_text})" for condition_text in reader.unchecked))
    return tree


def check_row_condition(text: str) -> None:
    """Check a condition of others on the rows of a relation, which DuckDB evaluates for each row.

    Raises:
        PredicateError: it does not parse, exceeds the limits of predicates, or takes much memory.
    """
    engine = Engine(pa.schema([]))
    prepared, query = _parsed(text, engine, "duckdb")
    if prepared.is_query:
        raise PredicateError("a query is no condition: write what follows WHERE")
    condition = _condition(query)
    try:
        _check_size(condition, text, engine, None)
        check_rows(condition)
    except RecursionError as error:
        raise PredicateError("the predicate is nested too deeply") from error


def _parsed(text: str, engine: Engine, dialect: Dialect) -> tuple[Prepared, Query]:
    """Return the statement of a predicate, before and after parsing.

    Raises:
        PredicateError: it does not parse.
    """
    prepared = prepare(text, dialect)
    try:
        return prepared, engine.parse(prepared.statement, prepared.position_of)
    except PredicateError:
        again = prepare_again(text, dialect)
        if again is None:
            raise
        with suppress(PredicateError):
            return again, engine.parse(again.statement, again.position_of)
        raise


def _condition(query: Query) -> Node:
    """Return the condition that a statement was made around.

    Raises:
        PredicateError: the user's text ends the condition, and has more.
    """
    if query.where is None or query.has_more:
        raise PredicateError("a predicate must be a single condition without further clauses")
    return query.where


def _where(query: Query, scope: Scope) -> Node | None:
    """Return the condition of a query over one table, with unqualified names; None without one.

    Groups, order and limit of the query do not matter for the rows that it reads.

    Raises:
        PredicateError: it is not over one table.
    """
    if query.table is None:
        raise PredicateError(
            "a query as predicate must be a SELECT over one table; or write its condition alone, "
            "such as k > 100"
        )
    # A field of a struct has the same form as a column of a table.
    return query.bare_where(
        [field.name.lower() for field in scope.schema if pa.types.is_struct(field.type)]
    )


def _check_size(condition: Node, text: str, engine: Engine, names: Names | None) -> None:
    """Raise if there is a large constant, or a subquery, which could read tables or run for long.

    Args:
        names: for the position in the message; None for no position.

    Raises:
        PredicateError: there is.
    """
    for part in condition.within():
        if part.kind == "SUBQUERY":
            where = names.where(part) if names else ""
            raise PredicateError(
                f"a predicate must not have a subquery{where}; run it first, and write its values"
            )
    check_constants(condition, text, engine, names)


# -- periods of time -----------------------------------------------------------------------------

_UNITS = ("year", "quarter", "month", "week", "day", "hour", "minute", "second")
_UNIT_NAMES = {"years": "year", "y": "year", "months": "month", "days": "day", "hours": "hour"}
_UNIT_NAMES.update(zip(_UNITS, _UNITS, strict=True))
_WITHIN_HOURS = ("hour", "minute", "second")
#: Years that all time types can represent, and the year after.
_YEARS = range(1678, 2262)
_FIRST_YEAR = "TIMESTAMP '0001-01-01'"


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
    unit_name = _UNIT_NAMES.get(unit.lower())
    is_time = pa.types.is_timestamp(column.type) or pa.types.is_date32(column.type)
    if not unit_name or not is_time:
        return None
    start = replace(column, through=f"date_trunc('{unit_name}', {{}})")
    return Truncated(column, unit_name, "DATE" if to_date else sql_type(engine, start))


def period_compared(
    engine: Engine, side: Truncated, operator: Operator, constant: SqlConstant, text: str
) -> Tree:
    """Return the condition on a time column for `date_trunc(unit, column) <op> constant`.

    DuckDB rounds nanoseconds to microseconds before truncating, so the last nanoseconds of a period
    are in the next period; other readers do not. The condition allows for both.
    """
    if engine.time_zone is None and not side.is_year_number:
        farthest = _in_farthest_zones(engine, constant)
        if farthest is not None:
            return _period_between(engine, side, operator, farthest, text)
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

    if engine.time_zone:
        first, last = instant(start).literals, instant(end).literals
        # A skipped day (Pacific/Apia, 2011-12-30) has no moments, and DuckDB takes its start for
        # that of the next day.
        if not {*first}.isdisjoint(last) or (side.unit in _WITHIN_HOURS and len(first) > 1):
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
    why = NO_TIME_ZONE if side.is_zoned and engine.time_zone is None else ""
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
    either = beside("<", _FIRST_YEAR)
    opposite = Implied(any_of([negate(tree), either, infinite]), f"NOT ({text})")
    return Implied(any_of([tree, either]), text, opposite=opposite, reason=why)


def _in_farthest_zones(
    engine: Engine, constant: SqlConstant
) -> tuple[SqlConstant, SqlConstant] | None:
    """Return the times in the farthest zones; None if it is one time without a zone in all."""
    if constant.drift is None and not is_zoned(engine.row(f"SELECT typeof({constant.sql})")[0]):
        return None
    ((first, second),) = ends(engine, "TIMESTAMP", [(constant.sql, constant.drift or 0)])
    if first is None or second is None:
        return None
    earliest, latest = (
        replace(constant, sql=f"TIMESTAMP {quoted_text(moment)}", text=None, drift=None)
        for moment in (first, second)
    )
    return (earliest, latest) if first != second else (earliest, earliest)


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
        of_ends(side.column, chosen, compare) for chosen in (operator, OPPOSITE[operator])
    )
    return Implied(tree, text, opposite=opposite, reason=NO_TIME_ZONE)


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
    # DuckDB rounds the last nanoseconds of a period to the start of the next period.
    if begins is None or ends is None or "infinity" in begins or is_after:
        return None
    # Nanoseconds cover 1677 to 2262 only; DuckDB compares them with no other times.
    if side.is_fine and not fits:
        return None
    return f"TIMESTAMP '{begins}'", f"TIMESTAMP '{ends}'", is_aligned


# -- sides and constants -------------------------------------------------------------------------

#: Other names of types in a cast, which DuckDB prints as they are written.
_TYPE_NAMES = {"STRING": "VARCHAR", "TEXT": "VARCHAR", "INT": "INTEGER", "LONG": "BIGINT"}
_WIDER_INTEGERS = ("TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT")


class Prefix(Struct, frozen=True):
    """First characters of a text column."""

    column: Column
    length: int


Side = Column | Truncated | Prefix


def _target(cast: Node) -> str:
    sizes = f"({', '.join(cast.sizes)})" if cast.sizes else ""
    return f"{_TYPE_NAMES.get(cast.target, cast.target)}{sizes}"


def _result_type(node: Node, side: Column | Truncated) -> str | None:
    """Return the result type of a function or cast of a column; None for a plain column."""
    if isinstance(side, Truncated):
        return None if side.is_year_number else side.sql_type
    return _target(node) if node.kind == "CAST" else None


def _ordered_cast(column: Column, target: str) -> Column | None:
    """Return a cast column if the cast preserves the order of all values; else None."""
    is_wider = (
        pa.types.is_signed_integer(column.type)
        and target in _WIDER_INTEGERS
        and column.type.bit_width <= 8 * 2 ** _WIDER_INTEGERS.index(target)
    )
    is_same = (pa.types.is_string(column.type) and target == "VARCHAR") or (
        pa.types.is_boolean(column.type) and target == "BOOLEAN"
    )
    is_day = pa.types.is_date32(column.type) and target in ("DATE", "TIMESTAMP")
    if is_wider or is_same or is_day:
        return column  # no difference when compared with a value
    is_number = pa.types.is_signed_integer(column.type) or pa.types.is_decimal(column.type)
    if target == "DOUBLE" and (is_number or pa.types.is_floating(column.type)):
        return Column(column.name, column.type, column.path, "CAST({} AS DOUBLE)")
    return None


def _may_be_text(node: Node) -> bool:
    """Return whether a constant may be text, which takes the type of the other side."""
    return node.text is not None or (node.kind != "CONSTANT" and not is_plain_literal(node))


class _Reader(Struct):
    """Parser of the conditions of one predicate.

    Attributes:
        has_unknown: whether a condition has names that were not resolved.
        unchecked: conditions that DuckDB has not bound to the columns.
    """

    names: Names
    engine: Engine
    dialect: Dialect
    agreement: Agreement
    has_unknown: bool = False
    unchecked: list[str] = field(default_factory=list)

    def side(self, node: Node) -> Side | None:
        """Return the column of an expression, or a supported function of it; else None."""
        if node.kind != "FUNCTION":
            return self._cast(node) if node.kind == "CAST" else self.names.column(node)
        # By name first: nested calls would be read in exponentially many ways.
        match node.call, node.arguments:
            case "date_trunc" | "datetrunc", (Node(text=str(unit)), operand):
                return self._period(operand, unit)
            case "date_part" | "datepart", (Node(text=str(unit)), operand):
                return self._year(operand) if unit.lower() in ("year", "years") else None
            case "year", (operand,):
                return self._year(operand)
            case "left", (operand, Node(number=int(length))):
                return self._prefix(operand, length)
            case "substr" | "substring", (operand, Node(number=1), Node(number=int(length))):
                return self._prefix(operand, length)
        return None

    def _cast(self, node: Node) -> Side | None:
        side, target = self.side(node.parts[0]), _target(node)
        if not isinstance(side, Column) or not side.is_plain or node.is_tried:
            return None
        if pa.types.is_timestamp(side.type) and target == "DATE":
            return truncated(self.engine, side, "day", to_date=True)
        is_wide = pa.types.is_decimal(side.type) and side.type.precision > EXACT_DIGITS
        if is_wide and self.dialect != "duckdb":
            return None  # decimals may convert to the same float, or not to the nearest one
        return _ordered_cast(side, target)

    def _period(self, operand: Node, unit: str) -> Truncated | None:
        side = self.side(operand)
        return truncated(self.engine, side, unit) if isinstance(side, Column) else None

    def _year(self, operand: Node) -> Truncated | None:
        period = self._period(operand, "year")
        return period and replace(period, is_year_number=True)

    def _prefix(self, operand: Node, length: int) -> Prefix | None:
        """Return the first characters of a text column; None for other operands."""
        column = self.text_column(operand)
        return Prefix(column, length) if column is not None and length > 0 else None

    def text_column(self, operand: Node) -> Column | None:
        side = self.side(operand)
        return side if isinstance(side, Column) and pa.types.is_string(side.type) else None

    def sides(self, first: Node, rest: Sequence[Node]) -> tuple[Side, list[SqlConstant]] | None:
        """Return a side and the constants beside it; None if they are not."""
        side = self.side(first)
        if side is None or not all(map(self.names.is_constant, rest)):
            return None
        return side, self.listed(first, side, rest)

    def check_zone(self, node: Node) -> None:
        """Raise if an expression to evaluate depends on a time zone that is not known.

        Raises:
            DisagreementError: it does.
        """
        if self.engine.time_zone is None and depends_on_zone(node):
            raise DisagreementError(NO_TIME_ZONE)

    def _constant(self, node: Node) -> SqlConstant:
        where = self.names.where(node)
        node = self.agreement.constant(node)
        kind, text = node.literal
        match kind:
            case "STRING":
                return SqlConstant(quoted_text(text), text=text, where=where)
            case "INTEGER":
                return SqlConstant(text, integer=int(text), where=where)
            case "NUMERIC" | "BOOLEAN":
                return SqlConstant(text, where=where, is_literal=True)
        return SqlConstant(self.engine.to_text(node), where=where, drift=self._drift(node))

    def _drift(self, node: Node) -> int | None:
        """Return `SqlConstant.drift` of a constant; DuckDB evaluates its own ones in their zone.

        Raises:
            DisagreementError: its values in other zones are not known.
        """
        if self.dialect == "duckdb" or not depends_on_zone(node):
            return None
        drift = drift_of(node)
        if drift is None and self.engine.time_zone is None:
            raise DisagreementError(NO_TIME_ZONE)
        return drift or 0

    def type_of(self, side: Column | Truncated) -> str:
        """Return the DuckDB type of a side."""
        return side.sql_type if isinstance(side, Truncated) else sql_type(self.engine, side)

    def listed(self, node: Node, side: Side, nodes: Sequence[Node]) -> list[SqlConstant]:
        """Return the constants that a side is compared with by one condition.

        Args:
            node: parse tree of the side.
        """
        constants = [self._constant(operand) for operand in nodes]
        if isinstance(side, Prefix):
            return constants
        result_type = _result_type(node, side)
        is_text = isinstance(side, Column) and pa.types.is_string(side.type)
        is_agreed = is_text or self.dialect == "duckdb"
        doubtful = [] if is_agreed else list(filter(_may_be_text, nodes))
        target = result_type or (self.type_of(side) if len(constants) > 1 or doubtful else "")
        if len(constants) > 1:
            constants = in_its_type(self.engine, target, constants)
        constants = texts_as(self.engine, result_type, constants) if result_type else constants
        for part in doubtful:
            if not self._is_read_alike(part, target):
                if self.dialect == "any" and isinstance(side, Column):
                    values_of(self.engine, side, constants)  # raises if it is no value at all
                raise self.agreement.differs(f"{self.engine.to_text(part)} as {target}")
        return constants

    def _is_read_alike(self, node: Node, sql_type: str) -> bool:
        """Return whether engines read a constant alike as a value of a type, if it is text."""
        if sql_type == "VARCHAR":
            return True
        if node.text is None:
            return self.agreement.of(node).kind != "text"
        return is_read_alike(node.text, sql_type)

    def condition(self, node: Node) -> Tree:
        """Return the tree of a boolean expression."""
        read = _CONDITIONS.get(node.type)
        try:
            tree = read(self, node) if read else None
            if tree is None and self.names.is_constant(node):
                tree = self.truth(node)
        except DisagreementError as error:
            return self.unjudged(node, str(error))
        return tree if tree is not None else self.unjudged(node, _NO_CONDITION)

    # -- conditions by the type of their node ---------------------------------------------------

    def boolean(self, node: Node) -> Tree | None:
        column = self.side(node)
        if not isinstance(column, Column) or not pa.types.is_boolean(column.type):
            return None
        return self.beside(column, "=", [SqlConstant("true")], node)

    def comparison(self, node: Node) -> Tree | None:
        operator, (left, right) = OF_DUCKDB[node.type], node.parts
        sides = self.sides(left, [right])
        if sides is None:
            sides, operator = self.sides(right, [left]), MIRRORED[operator]
        return sides and self.beside(sides[0], operator, sides[1], node)

    def distinct(self, node: Node) -> Tree | None:
        """Return the tree of `IS [NOT] DISTINCT FROM`, also of `IS TRUE` and the like."""
        left, right = node.parts
        sides = self.sides(left, [right]) or self.sides(right, [left])
        column = sides[0] if sides else None
        if sides is None or not isinstance(column, Column):
            return None
        if self.dialect != "duckdb" and any(map(is_null_elsewhere, node.within())):
            return None
        same = self.beside(column, "=", sides[1], node)
        if isinstance(same, Unjudged):
            return same
        same = IsNull(column) if same == NULL else all_of([same, IsNull(column, negated=True)])
        return negate(same) if node.type == "COMPARE_DISTINCT_FROM" else same

    def membership(self, node: Node) -> Tree | None:
        first, *rest = node.parts
        sides = self.sides(first, rest)
        if sides is None:
            return None
        tree = self.beside(sides[0], "=", sides[1], node)
        if self.is_list_of_texts(sides[0], rest):
            # Without ANSI mode Spark looks for the text of the value.
            return Implied(tree, self.engine.to_text(node), reason=_TEXTS)
        return tree

    def is_list_of_texts(self, side: Side, nodes: Sequence[Node]) -> bool:
        """Return whether Spark may compare a value of another type with text of another form."""
        texts = [node.text for node in nodes if node.text is not None]
        if not texts or isinstance(side, Prefix) or self.dialect not in ("any", "spark"):
            return False
        if isinstance(side, Column) and pa.types.is_string(side.type):
            return False
        return not all(is_as_printed(text, self.type_of(side)) for text in texts)

    def between(self, node: Node) -> Tree | None:
        sides = self.sides(node.parts[0], node.parts[1:])
        if sides is None:
            return None
        side, (lower, upper) = sides
        if isinstance(side, Column) and pa.types.is_decimal(side.type):
            # All three are cast to one type, in which the column may lose digits.
            both = self.beside(side, "=", [lower, upper], node)
            if isinstance(both, Unjudged):
                return both
        return all_of(
            [self.beside(side, ">=", [lower], node), self.beside(side, "<=", [upper], node)]
        )

    def null_test(self, node: Node) -> Tree | None:
        side = self.side(node.parts[0])
        if not isinstance(side, Column):
            return None
        return IsNull(side, negated=node.type == "OPERATOR_IS_NOT_NULL")

    def function(self, node: Node) -> Tree | None:
        match node.call, node.arguments:
            case "isnan", (operand,):
                side = self.side(operand)
                if isinstance(side, Column) and side.may_be_nan:
                    return self.nan_test(side, node)
            case "starts_with" | "prefix" | "^@", (operand, Node(text=str(prefix))):
                if (column := self.text_column(operand)) is not None:
                    self.agreement.check_literals(node)
                    return starting(column, prefix)
            case "~~" | "!~~", (operand, Node(text=str(pattern))):
                return self.like(operand, pattern, None, node)
            case "like_escape" | "not_like_escape", (
                operand,
                Node(text=str(pattern)),
                Node(text=str(escape)),
            ):
                return self.like(operand, pattern, escape, node)
        return None

    def nan_test(self, column: Column, node: Node) -> Tree:
        """Return the condition that a number is NaN, which is false for NULL in Spark."""
        in_duckdb = IsNan(column)
        in_spark = all_of([in_duckdb, IsNull(column, negated=True)])
        if self.dialect == "any":
            return Implied(in_duckdb, self.engine.to_text(node), opposite=negate(in_spark))
        return in_spark if self.dialect == "spark" else in_duckdb

    def like(self, operand: Node, pattern: str, escape: str | None, node: Node) -> Tree | None:
        """Return `column LIKE pattern`; without ESCAPE a backslash is one in Spark only."""
        column = self.text_column(operand)
        if column is None:
            return None
        # Other functions are its negation: `!~~` and `not_like_escape`.
        is_negated = node.call in ("!~~", "not_like_escape")
        text = self.engine.to_text(node)
        shown = f"NOT ({text})" if is_negated else text
        if self.dialect == "any" and "\\" in pattern and escape != "\\":
            before = pattern.partition("\\")[0]
            tree: Tree = like(column, f"{before}%", escape, shown)
            tree = Implied(tree, shown, reason=_LIKE)
            return negate(tree) if is_negated else tree
        if self.dialect == "spark" and escape is None:
            escape = "\\"
        tree = like(column, pattern, escape, shown)
        if isinstance(tree, Implied):
            try:
                row = row_condition(node, text, self.agreement)
                tree = replace(tree, row=row and row.within("NOT ({})") if is_negated else row)
            except DisagreementError as error:
                tree = replace(tree, reason=str(error))
        return negate(tree) if is_negated else tree

    # -- conditions from operands ---------------------------------------------------------------

    def beside(
        self, side: Side, operator: Operator, constants: Sequence[SqlConstant], node: Node
    ) -> Tree:
        """Return `side <op> constant`, or `side IN (constants)`."""
        if isinstance(side, Prefix):
            return self.beside_prefix(side, operator, constants, node)
        if isinstance(side, Truncated):
            text = self.engine.to_text(node)
            tree = any_of(
                [period_compared(self.engine, side, operator, moment, text) for moment in constants]
            )
        else:
            values = self.values(side, constants)
            # Only an implied condition has a text.
            is_implied = any(len(value.literals) > 1 for value in values)
            text = self.engine.to_text(node) if is_implied else ""
            tree = self.compared(side, operator, values, text)
        if isinstance(tree, Unjudged):
            return self.unjudged(node, tree.reason)
        return tree

    def compared(
        self, column: Column, operator: Operator, values: Sequence[Value], text: str
    ) -> Tree:
        """Return `column <op> value`, or `column IN (values)`; true if it is so in some engine."""
        has_float = not column.may_be_nan and any(value.kind == "FLOAT" for value in values)
        is_duckdb = self.dialect == "duckdb"
        if has_float and not is_duckdb:  # compared in 32 or in 64 bits
            raise self.agreement.differs(f"a comparison of {column.type} with FLOAT")
        # In Spark, too, NaN is the greatest number.
        is_as_duckdb = is_duckdb or (self.dialect == "spark" and column.may_be_nan)
        compare = compared if is_as_duckdb else compared_either_way
        if not is_duckdb and pa.types.is_float32(column.type) and column.is_plain:
            return in_either_width(column, operator, values, text, compare)
        tree = compare(column, operator, values, text)
        return tree if is_as_duckdb else beyond_integers(column, operator, values[0], tree)

    def values(self, column: Column, constants: Sequence[SqlConstant]) -> list[Value]:
        """Return constants as values to compare with.

        Raises:
            PredicateError: a constant is no value of the column.
            DisagreementError: likewise, in a dialect of another engine, which may accept it.
        """
        try:
            return values_of(self.engine, column, constants)
        except PredicateError as error:
            if self.dialect in ("any", "duckdb"):
                raise
            raise DisagreementError(str(error)) from error

    def beside_prefix(
        self, side: Prefix, operator: Operator, constants: Sequence[SqlConstant], node: Node
    ) -> Tree:
        """Return `left(column, n) = text`, also for several texts, and its negation."""
        texts = [constant.text for constant in constants if constant.text is not None]
        if operator not in ("=", "<>") or len(texts) < len(constants):
            return self.unjudged(node, _NO_CONDITION)
        tree = any_of([beginning(side.column, side.length, text) for text in texts])
        text = self.engine.to_text(node)
        tree, opposite = (negate(tree), tree) if operator == "<>" else (tree, negate(tree))
        return Implied(tree, text, opposite=opposite, row=row_condition(node, text, self.agreement))

    def truth(self, node: Node) -> Tree:
        self.check_zone(node)
        node = self.agreement.constant(node)
        (value,) = self.engine.row(f"SELECT CAST(({self.engine.to_text(node)}) AS BOOLEAN)")
        return Constant(value)

    def unjudged(self, node: Node, reason: str) -> Tree:
        """Return a condition that bounds do not decide."""
        self.has_unknown = True
        text = self.engine.to_text(node)
        unknown = self.unknown_function(node)
        if unknown is not None:
            return Unjudged(text, unknown)
        self.unchecked.append(text)
        try:
            self.check_zone(node)
            row = row_condition(node, text, self.agreement)
        except DisagreementError as error:
            return Unjudged(text, str(error) if reason == _NO_CONDITION else reason)
        return Unjudged(text, reason, row)

    def unknown_function(self, node: Node) -> str | None:
        """Return an error text for a function that DuckDB lacks; None if it has all."""
        names = duckdb_functions().names
        for name in (part.function for part in node.within()):
            if name and name not in names:
                close = get_close_matches(name, names, n=1, cutoff=0.8)
                hint = f"; did you mean {close[0]}?" if close else ""
                return f"DuckDB has no function {name}{hint}"
        return None


_CONDITIONS: dict[str, Callable[[_Reader, Node], Tree | None]] = {
    "CONJUNCTION_AND": lambda reader, node: all_of(list(map(reader.condition, node.parts))),
    "CONJUNCTION_OR": lambda reader, node: any_of(list(map(reader.condition, node.parts))),
    "OPERATOR_NOT": lambda reader, node: negate(reader.condition(node.parts[0])),
    "COLUMN_REF": _Reader.boolean,
    "STRUCT_EXTRACT": _Reader.boolean,
    **dict.fromkeys(OF_DUCKDB, _Reader.comparison),
    "COMPARE_DISTINCT_FROM": _Reader.distinct,
    "COMPARE_NOT_DISTINCT_FROM": _Reader.distinct,
    "COMPARE_IN": _Reader.membership,
    "COMPARE_BETWEEN": _Reader.between,
    "OPERATOR_IS_NULL": _Reader.null_test,
    "OPERATOR_IS_NOT_NULL": _Reader.null_test,
    "FUNCTION": _Reader.function,
}

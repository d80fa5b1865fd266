"""Parse SQL predicates from DuckDB's parse tree, whose shape depends on the DuckDB version.

A condition that is not recognized becomes `Unjudged`, after DuckDB has bound it to the columns.
Main name: `read_sql`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches

import pyarrow as pa

from arrowmeta.duck.access import quoted_text
from arrowmeta.errors import PredicateError
from arrowmeta.model.locks import cached_property
from arrowmeta.predicate.conditions import (
    MIRRORED,
    Truncated,
    among,
    compared,
    like,
    period_compared,
    starting,
    truncated,
)
from arrowmeta.predicate.dialect import Dialect
from arrowmeta.predicate.engine import Engine, Node, expressions, known_functions, position
from arrowmeta.predicate.row_condition import NOT_EVALUATED, RowConditions, check_constants
from arrowmeta.predicate.scope import Scope
from arrowmeta.predicate.tree import (
    NULL,
    Column,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Operator,
    Tree,
    Unjudged,
    all_of,
    any_of,
    negate,
)
from arrowmeta.predicate.values import SqlConstant, in_one_type, sql_type, texts_as, values_of

_OPERATORS: dict[str, Operator] = {
    "COMPARE_EQUAL": "=",
    "COMPARE_NOTEQUAL": "<>",
    "COMPARE_LESSTHAN": "<",
    "COMPARE_LESSTHANOREQUALTO": "<=",
    "COMPARE_GREATERTHAN": ">",
    "COMPARE_GREATERTHANOREQUALTO": ">=",
}
#: Names that stand for a value unless a column has the name.
_VALUE_NAMES = ("current_date", "current_time", "current_timestamp", "localtime", "localtimestamp")
_BEFORE = "SELECT 1 FROM t WHERE ("

_Side = Column | Truncated


def read_sql(text: str, scope: Scope, engine: Engine, dialect: Dialect) -> Tree:
    """Return the tree of a SQL condition.

    Raises:
        PredicateError: it does not parse, or does not fit the columns.
    """
    if not text.strip():
        raise PredicateError("the predicate is empty; leave it out to plan all files")
    node = engine.parse(statement(text), len(_BEFORE))
    extras = [node.get(key) for key in ("group_expressions", "having", "qualify", "modifiers")]
    condition = node.get("where_clause")
    if node.get("type") != "SELECT_NODE" or condition is None or any(extras):
        raise PredicateError("a predicate must be a single condition without further clauses")
    reader = _Reader(scope, engine, dialect)
    try:
        if "(" in text:  # subqueries and calls need one
            _refuse_subqueries(condition)
            check_constants(condition, text, engine, len(_BEFORE))
        tree = reader.condition(condition)
    except RecursionError as error:
        raise PredicateError("the predicate is nested too deeply") from error
    if reader.has_unknown:
        for names, where in reader.named(condition):
            scope.column(names, where)
    if reader.unchecked:
        engine.check(" AND ".join(f"({one})" for one in reader.unchecked))
    return tree


def _refuse_subqueries(condition: Node) -> None:
    """Raise if there is a subquery, which could read tables or run for long.

    Raises:
        PredicateError: there is a subquery.
    """
    for part in expressions(condition):
        if part["class"] == "SUBQUERY":
            where = position(_place(part))
            raise PredicateError(f"a predicate must not have a subquery{where}")


def statement(text: str) -> str:
    """Return the SELECT statement that a condition is parsed in."""
    # The newline ends a comment before the bracket.
    return f"{_BEFORE}{text}\n)"


@dataclass
class _Reader:
    """Parser of the conditions of one predicate.

    Attributes:
        has_unknown: whether a condition has names that were not resolved.
        unchecked: conditions that DuckDB has not bound to the columns.
    """

    scope: Scope
    engine: Engine
    dialect: Dialect
    has_unknown: bool = False
    unchecked: list[str] = field(default_factory=list)

    def condition(self, node: Node) -> Tree:
        """Return the tree of a boolean expression."""
        known = _CONDITIONS.get(node["type"])
        tree = known(self, node) if known else None
        if tree is None and self.is_constant(node):
            tree = self.truth(node)
        return (
            tree if tree is not None else self.unjudged(node, "it is not a condition on a column")
        )

    # -- conditions by the type of their node ---------------------------------------------------

    def conjunction(self, node: Node) -> Tree:
        return all_of([self.condition(child) for child in node["children"]])

    def disjunction(self, node: Node) -> Tree:
        return any_of([self.condition(child) for child in node["children"]])

    def opposite(self, node: Node) -> Tree:
        return negate(self.condition(node["children"][0]))

    def boolean(self, node: Node) -> Tree | None:
        column = self.side(node)
        if not isinstance(column, Column) or not pa.types.is_boolean(column.type):
            return None
        return self.beside(column, "=", [SqlConstant("true")], node)

    def comparison(self, node: Node) -> Tree | None:
        operator = _OPERATORS[node["type"]]
        sides = self.sides(node["left"], node["right"])
        if sides is None:
            return None
        side, constants, is_mirrored = sides
        chosen = MIRRORED[operator] if is_mirrored else operator
        return self.beside(side, chosen, constants, node)

    def distinct(self, node: Node) -> Tree | None:
        """Return the tree of `IS [NOT] DISTINCT FROM`, also of `IS TRUE` and the like."""
        sides = self.sides(node["left"], node["right"])
        column = sides[0] if sides else None
        if sides is None or not isinstance(column, Column):
            return None
        same = self.beside(column, "=", sides[1], node)
        if isinstance(same, Unjudged):
            return same
        same = IsNull(column) if same == NULL else all_of([same, IsNull(column, negated=True)])
        return negate(same) if node["type"] == "COMPARE_DISTINCT_FROM" else same

    def membership(self, node: Node) -> Tree | None:
        first, *rest = node["children"]
        side = self.side(first)
        if side is None or not all(map(self.is_constant, rest)):
            return None
        return self.beside(side, "=", self.listed(first, side, rest), node)

    def between(self, node: Node) -> Tree | None:
        bounds = (node["lower"], node["upper"])
        side = self.side(node["input"])
        if side is None or not all(map(self.is_constant, bounds)):
            return None
        lower, upper = self.listed(node["input"], side, bounds)
        if isinstance(side, Column) and pa.types.is_decimal(side.type):
            # All three are cast to one type, in which the column may lose digits.
            both = self.beside(side, "=", [lower, upper], node)
            if isinstance(both, Unjudged):
                return both
        return all_of(
            [self.beside(side, ">=", [lower], node), self.beside(side, "<=", [upper], node)]
        )

    def null_test(self, node: Node) -> Tree | None:
        side = self.side(node["children"][0])
        if not isinstance(side, Column):
            return None
        return IsNull(side, negated=node["type"] == "OPERATOR_IS_NOT_NULL")

    def function(self, node: Node) -> Tree | None:
        name, arguments = _called(node)
        column = self.side(arguments[0]) if arguments else None
        if not isinstance(column, Column):
            return None
        if name == "isnan" and len(arguments) == 1 and column.may_be_nan:
            return IsNan(column)
        texts = [_text_of(argument) for argument in arguments[1:]]
        if not texts or not pa.types.is_string(column.type):
            return None
        return self.text_test(name, column, texts, node)

    def text_test(
        self, name: str, column: Column, texts: Sequence[str | None], node: Node
    ) -> Tree | None:
        pattern, escape = texts[0], texts[1] if len(texts) > 1 else None
        if pattern is None or (len(texts) > 1 and escape is None):
            return None
        if name in ("starts_with", "prefix", "^@"):
            return starting(column, pattern)
        if name in ("~~", "like_escape"):
            return self.like(column, pattern, escape, node)
        if name in ("!~~", "not_like_escape"):
            # A different function with the same meaning as the negation.
            return negate(self.like(column, pattern, escape, node, is_negated=True))
        return None

    def like(
        self, column: Column, pattern: str, escape: str | None, node: Node, is_negated: bool = False
    ) -> Tree:
        text = self.engine.to_text(node)
        tree = like(column, pattern, escape, f"NOT ({text})" if is_negated else text)
        if not isinstance(tree, Implied):
            return tree
        row = self.rows.of(node, text)
        return replace(tree, row=row and row.within("NOT ({})") if is_negated else row)

    # -- operands -------------------------------------------------------------------------------

    def sides(self, left: Node, right: Node) -> tuple[_Side, list[SqlConstant], bool] | None:
        """Return the side with a column, the constants beside it, and whether they came first."""
        for one, other, is_mirrored in ((left, right, False), (right, left, True)):
            side = self.side(one)
            if side is not None and self.is_constant(other):
                return side, self.listed(one, side, [other]), is_mirrored
        return None

    def side(self, node: Node) -> _Side | None:
        """Return the column of an expression, or a supported function of it; else None."""
        match node["type"]:
            case "COLUMN_REF":
                return None if self.is_constant(node) else self.column(node)
            case "STRUCT_EXTRACT" | "ARRAY_EXTRACT":
                return self.field(node)
            case "OPERATOR_CAST":
                return self.cast(node)
            case "FUNCTION":
                return self.period(node)
        return None

    def column(self, node: Node) -> Column:
        return self.scope.column(node["column_names"], position(_place(node)))

    def field(self, node: Node) -> Column | None:
        names: list[str] = []
        while node["type"] in ("STRUCT_EXTRACT", "ARRAY_EXTRACT"):
            name = _text_of(node["children"][1])
            if name is None:
                return None
            names.insert(0, name)
            node = node["children"][0]
        if node["type"] != "COLUMN_REF":
            return None
        path, where = node["column_names"], position(_place(node))
        for at in range(len(names)):
            if not pa.types.is_struct(self.scope.column([*path, *names[:at]], where).type):
                return None  # a map key has the same syntax
        return self.scope.column([*path, *names], where)

    def cast(self, node: Node) -> _Side | None:
        side = self.side(node["child"])
        target = self.target(node)
        if not isinstance(side, Column) or not side.is_plain or node["try_cast"]:
            return None
        if pa.types.is_timestamp(side.type) and target == "DATE":
            return truncated(self.engine, side, "day", to_date=True)
        return _ordered_cast(side, target)

    def target(self, node: Node) -> str:
        """Return the target type of a cast."""
        return self.engine.to_text(node).rpartition(" AS ")[2].removesuffix(")").upper()

    def period(self, node: Node) -> Truncated | None:
        name, arguments = _called(node)
        unit = _text_of(arguments[0]) if len(arguments) == 2 else None
        side = self.side(arguments[-1]) if len(arguments) in (1, 2) else None
        if not isinstance(side, Column):
            return None
        if name in ("date_trunc", "datetrunc") and unit:
            return truncated(self.engine, side, unit)
        is_part = name in ("date_part", "datepart") and (unit or "").lower() in ("year", "years")
        if is_part or (name == "year" and len(arguments) == 1):
            cut = truncated(self.engine, side, "year")
            return cut and replace(cut, is_year_number=True)
        return None

    def is_constant(self, node: Node) -> bool:
        """Return whether an expression has one value for all rows."""
        for part in expressions(node):
            kind = part["class"]
            if kind in NOT_EVALUATED:
                return False
            if kind == "COLUMN_REF" and not self.is_value(part["column_names"]):
                return False
            if kind == "FUNCTION" and _called(part)[0] not in known_functions().steady:
                return False
        return True

    def is_value(self, names: Sequence[str]) -> bool:
        """Return whether a name, such as `current_date`, is a value and not a column."""
        is_one = len(names) == 1 and names[0].lower() in _VALUE_NAMES
        return is_one and not self.scope.knows(names[0])

    def constant(self, node: Node) -> SqlConstant:
        where = position(_place(node))
        literal = node.get("literal", {}) if node["type"] == "VALUE_CONSTANT" else {}
        text = literal.get("text", "")
        match literal.get("kind"):
            case "STRING":
                return SqlConstant(quoted_text(text), text=text, where=where)
            case "INTEGER":
                return SqlConstant(text, integer=int(text), where=where)
            case "NUMERIC" | "BOOLEAN":
                return SqlConstant(text, where=where, is_literal=True)
        return SqlConstant(self.engine.to_text(node), where=where)

    def listed(self, node: Node, side: _Side, nodes: Sequence[Node]) -> list[SqlConstant]:
        """Return the constants that a side is compared with by one condition.

        Args:
            node: parse tree of the side.
        """
        constants = [self.constant(one) for one in nodes]
        made = self.made_type(node, side)
        if len(constants) > 1:
            own = side.sql_type if isinstance(side, Truncated) else sql_type(self.engine, side)
            constants = in_one_type(self.engine, made or own, constants)
        return texts_as(self.engine, made, constants) if made else constants

    def made_type(self, node: Node, side: _Side) -> str | None:
        """Return the result type of a function or cast of a column; None for a plain column."""
        if isinstance(side, Truncated):
            return None if side.is_year_number else side.sql_type
        return self.target(node) if node["type"] == "OPERATOR_CAST" else None

    # -- conditions from operands ---------------------------------------------------------------

    def beside(
        self, side: _Side, operator: Operator, constants: Sequence[SqlConstant], node: Node
    ) -> Tree:
        """Return `side <op> constant`, or `side IN (constants)`."""
        if isinstance(side, Truncated):
            text = self.engine.to_text(node)
            tree = any_of(
                [period_compared(self.engine, side, operator, one, text) for one in constants]
            )
        else:
            values = values_of(self.engine, side, constants)
            # Only an implied condition has a text.
            text = self.engine.to_text(node) if any(value.finer for value in values) else ""
            is_single = len(values) == 1
            tree = (
                compared(side, operator, values[0], text)
                if is_single
                else among(side, values, text)
            )
        if isinstance(tree, Unjudged):
            return self.unjudged(node, tree.reason)
        return tree

    def truth(self, node: Node) -> Tree:
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
        return Unjudged(text, reason, self.rows.of(node, text))

    def unknown_function(self, node: Node) -> str | None:
        """Return an error text for a function that DuckDB lacks; None if it has all."""
        known = known_functions().names
        for part in expressions(node):
            name = part.get("function_name", "").lower()
            if part["class"] == "FUNCTION" and name not in known:
                close = get_close_matches(name, known, n=1, cutoff=0.8)
                hint = f"; did you mean {close[0]}?" if close else ""
                return f"DuckDB has no function {name}{hint}"
        return None

    @cached_property
    def rows(self) -> RowConditions:
        """Builder of row conditions."""
        return RowConditions(
            self.engine,
            known_functions(),
            self.plain_column,
            self.is_constant,
            self.scope.is_read_differently,
        )

    def plain_column(self, node: Node) -> Column | None:
        """Return the column or field of an expression; None for other expressions."""
        return self.column(node) if node["class"] == "COLUMN_REF" else self.field(node)

    def named(self, node: Node) -> Iterator[tuple[list[str], str]]:
        """Yield the column names outside subqueries, with their positions."""
        for part in expressions(node, into_subqueries=False):
            if part["class"] == "COLUMN_REF" and not self.is_constant(part):
                yield part["column_names"], position(_place(part))


_CONDITIONS: dict[str, Callable[[_Reader, Node], Tree | None]] = {
    "CONJUNCTION_AND": _Reader.conjunction,
    "CONJUNCTION_OR": _Reader.disjunction,
    "OPERATOR_NOT": _Reader.opposite,
    "COLUMN_REF": _Reader.boolean,
    "STRUCT_EXTRACT": _Reader.boolean,
    **dict.fromkeys(_OPERATORS, _Reader.comparison),
    "COMPARE_DISTINCT_FROM": _Reader.distinct,
    "COMPARE_NOT_DISTINCT_FROM": _Reader.distinct,
    "COMPARE_IN": _Reader.membership,
    "COMPARE_BETWEEN": _Reader.between,
    "OPERATOR_IS_NULL": _Reader.null_test,
    "OPERATOR_IS_NOT_NULL": _Reader.null_test,
    "FUNCTION": _Reader.function,
}

_WIDER_INTEGERS = ("TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT")


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


def _text_of(node: Node) -> str | None:
    literal = node.get("literal", {})
    return literal.get("text") if literal.get("kind") == "STRING" else None


def _called(node: Node) -> tuple[str, list[Node]]:
    """Return name and arguments of a call.

    The name is empty if the call has a schema, which may be a column and then is the first
    argument: `a.like_escape(b, '!')` is `like_escape(a, b, '!')`.
    """
    name = "" if node.get("schema") else node["function_name"].lower()
    return name, [argument["expression"] for argument in node["arguments"]]


def _place(node: Node) -> int | None:
    """Return the position of an expression in the predicate; None for the parser's own nodes."""
    at = int(node.get("query_location", -1)) - len(_BEFORE)
    return at if 0 <= at < 2**31 else None

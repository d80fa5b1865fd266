"""Parse SQL predicates from DuckDB's parse tree, whose shape depends on the DuckDB version.

`_CONDITIONS` has one method per type of node. A comparison needs a side with a column, which may be
in a function that keeps the order (`date_trunc('day', ts)`, `left(name, 3)`), and a constant, which
DuckDB evaluates: `ts >= now() - INTERVAL 1 DAY`. A condition that is not recognized becomes
`Unjudged`, after DuckDB has bound it to the columns: it keeps every file, unless it can be
evaluated for files with one value of its columns (`row_condition`). Main name: `read_sql`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import field, replace
from difflib import get_close_matches

import pyarrow as pa

from arrowmeta.duck.access import quoted_text
from arrowmeta.errors import PredicateError
from arrowmeta.model.locks import cached_property
from arrowmeta.predicate.agreement import (
    Agreement,
    DisagreementError,
    is_as_printed,
    is_exact_as_float,
    is_null_elsewhere,
    is_plain_literal,
    is_read_alike,
    respelled,
)
from arrowmeta.predicate.conditions import (
    MIRRORED,
    Truncated,
    among,
    among_either_way,
    beginning,
    beyond_integers,
    compared,
    compared_either_way,
    in_either_width,
    like,
    period_compared,
    starting,
    truncated,
)
from arrowmeta.predicate.dialect import Dialect
from arrowmeta.predicate.engine import (
    Engine,
    Node,
    expressions,
    known_functions,
    position,
    with_bare_names,
)
from arrowmeta.predicate.row_condition import NOT_EVALUATED, RowConditions, check_constants
from arrowmeta.predicate.scope import Scope
from arrowmeta.predicate.text import Prepared, prepare, prepare_again
from arrowmeta.predicate.tree import (
    NULL,
    TRUE,
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
from arrowmeta.predicate.values import (
    SqlConstant,
    Value,
    in_one_type,
    sql_type,
    texts_as,
    values_of,
)
from arrowmeta.records import dataclass

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
_LIKE = "engines understand a backslash in LIKE differently: name a dialect"
_TEXTS = "Spark may compare the text of the values: compare with values of the column's type"
_NO_CONDITION = "it is not a condition on a column"

#: Functions of a text and two positions, or of a text and a length.
_SUBSTRINGS = ("substr", "substring")


@dataclass(frozen=True)
class _Prefix:
    """First characters of a text column."""

    column: Column
    length: int


_Side = Column | Truncated | _Prefix


def read_sql(text: str, scope: Scope, engine: Engine, dialect: Dialect) -> Tree:
    """Return the tree of a SQL condition.

    Raises:
        PredicateError: it does not parse, or does not fit the columns.
    """
    prepared, node = _parsed(text, engine, dialect)
    condition = _where_of_query(node, scope) if prepared.is_query else _where(node)
    if condition is None:
        return TRUE
    reader = _Reader(scope, engine, dialect, prepared)
    try:
        condition = respelled(engine, condition, dialect)
        if "(" in text:  # subqueries and calls need one
            _refuse_subqueries(condition, reader.where)
            check_constants(condition, text, engine, reader.where)
        tree = reader.condition(condition)
    except RecursionError as error:
        raise PredicateError("the predicate is nested too deeply") from error
    if reader.has_unknown:
        for names, where in reader.named(condition):
            scope.column(names, where)
    if reader.unchecked and dialect in ("any", "duckdb"):
        engine.check(" AND ".join(f"({condition_text})" for condition_text in reader.unchecked))
    return tree


def _parsed(text: str, engine: Engine, dialect: Dialect) -> tuple[Prepared, Node]:
    """Return the statement of a predicate, and its parse tree.

    Raises:
        PredicateError: it does not parse.
    """
    prepared = prepare(text, dialect)
    try:
        return prepared, engine.parse(prepared.statement, prepared.before, prepared.position_of)
    except PredicateError:
        again = prepare_again(text, dialect)
        if again is None:
            raise
        with suppress(PredicateError):
            return again, engine.parse(again.statement, again.before, again.position_of)
        raise


def _where(node: Node) -> Node:
    """Return the condition that a statement was made around.

    Raises:
        PredicateError: the user's text ends the condition, and has more.
    """
    extras = [node.get(key) for key in ("group_expressions", "having", "qualify", "modifiers")]
    condition: Node | None = node.get("where_clause")
    if node.get("type") != "SELECT_NODE" or condition is None or any(extras):
        raise PredicateError("a predicate must be a single condition without further clauses")
    return condition


def _where_of_query(node: Node, scope: Scope) -> Node | None:
    """Return the condition of a query over one table, with unqualified names; None without one.

    Groups, order and limit of the query do not matter for the rows that it reads.

    Raises:
        PredicateError: it is not over one table.
    """
    source = node.get("from_table") or {}
    if node.get("type") != "SELECT_NODE" or source.get("type") != "BASE_TABLE":
        raise PredicateError(
            "a query as predicate must be a SELECT over one table; or write its condition alone, "
            "such as k > 100"
        )
    names = {source["alias"].lower(), source["table_name"].lower()} - {""}
    condition: Node | None = node.get("where_clause")
    if condition is None:
        return None
    # A field of a struct has the same form as a column of a table.
    structs = {field.name.lower() for field in scope.schema if pa.types.is_struct(field.type)}
    return with_bare_names(condition, names - structs)


def _refuse_subqueries(condition: Node, where: Callable[[Node], str]) -> None:
    """Raise if there is a subquery, which could read tables or run for long.

    Raises:
        PredicateError: there is a subquery.
    """
    for part in expressions(condition):
        if part["class"] == "SUBQUERY":
            raise PredicateError(
                f"a predicate must not have a subquery{where(part)}; run it first, and write its "
                "values"
            )


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
    prepared: Prepared
    has_unknown: bool = False
    unchecked: list[str] = field(default_factory=list)

    def condition(self, node: Node) -> Tree:
        """Return the tree of a boolean expression."""
        known = _CONDITIONS.get(node["type"])
        try:
            tree = known(self, node) if known else None
            if tree is None and self.is_constant(node):
                tree = self.truth(node)
        except DisagreementError as error:
            return self.unjudged(node, str(error))
        return tree if tree is not None else self.unjudged(node, _NO_CONDITION)

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
        if self.agreement is not None and any(map(is_null_elsewhere, expressions(node))):
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
        tree = self.beside(side, "=", self.listed(first, side, rest), node)
        if self.is_list_of_texts(side, rest):
            # Without ANSI mode Spark looks for the text of the value.
            return Implied(tree, self.engine.to_text(node), reason=_TEXTS)
        return tree

    def is_list_of_texts(self, side: _Side, nodes: Sequence[Node]) -> bool:
        """Return whether Spark may compare a value of another type with text of another form."""
        texts = [text for text in map(_text_of, nodes) if text is not None]
        if not texts or isinstance(side, _Prefix) or self.dialect not in ("any", "spark"):
            return False
        if isinstance(side, Column) and pa.types.is_string(side.type):
            return False
        own = side.sql_type if isinstance(side, Truncated) else sql_type(self.engine, side)
        return not all(is_as_printed(text, own) for text in texts)

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
            return self.nan_test(column, node)
        texts = [_text_of(argument) for argument in arguments[1:]]
        if not texts or not pa.types.is_string(column.type):
            return None
        return self.text_test(name, column, texts, node)

    def nan_test(self, column: Column, node: Node) -> Tree:
        """Return the condition that a number is NaN, which is false for NULL in Spark."""
        in_duckdb = IsNan(column)
        in_spark = all_of([in_duckdb, IsNull(column, negated=True)])
        match self.dialect:
            case "spark":
                return in_spark
            case "any":
                return Implied(in_duckdb, self.engine.to_text(node), opposite=negate(in_spark))
        return in_duckdb

    def text_test(
        self, name: str, column: Column, texts: Sequence[str | None], node: Node
    ) -> Tree | None:
        pattern, escape = texts[0], texts[1] if len(texts) > 1 else None
        if pattern is None or (len(texts) > 1 and escape is None):
            return None
        if name in ("starts_with", "prefix", "^@"):
            self.check_literals(node)
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
        """Return `column LIKE pattern`; without ESCAPE a backslash is one in Spark only."""
        text = self.engine.to_text(node)
        shown = f"NOT ({text})" if is_negated else text
        if self.dialect == "any" and "\\" in pattern and escape != "\\":
            before = pattern.partition("\\")[0]
            return replace(Implied(like(column, f"{before}%", escape, shown), shown), reason=_LIKE)
        if self.dialect == "spark" and escape is None:
            escape = "\\"
        tree = like(column, pattern, escape, shown)
        if not isinstance(tree, Implied):
            return tree
        try:
            row = self.rows.of(node, text)
        except DisagreementError as error:
            return replace(tree, reason=str(error))
        return replace(tree, row=row and row.within("NOT ({})") if is_negated else row)

    # -- operands -------------------------------------------------------------------------------

    def sides(self, left: Node, right: Node) -> tuple[_Side, list[SqlConstant], bool] | None:
        """Return the side with a column, the constants beside it, and whether they came first."""
        for first, second, is_mirrored in ((left, right, False), (right, left, True)):
            side = self.side(first)
            if side is not None and self.is_constant(second):
                return side, self.listed(first, side, [second]), is_mirrored
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
                return self.period(node) or self.prefix(node)
        return None

    def column(self, node: Node) -> Column:
        return self.scope.column(node["column_names"], self.where(node))

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
        path, where = node["column_names"], self.where(node)
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
        if self.agreement and pa.types.is_decimal(side.type) and not is_exact_as_float(side.type):
            return None
        return _ordered_cast(side, target)

    def target(self, node: Node) -> str:
        """Return the target type of a cast."""
        name = self.engine.to_text(node).rpartition(" AS ")[2].removesuffix(")").upper()
        return _TYPE_NAMES.get(name, name)

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

    def prefix(self, node: Node) -> _Prefix | None:
        """Return the first characters of a text column; None for other calls."""
        name, arguments = _called(node)
        column = self.side(arguments[0]) if arguments else None
        if not isinstance(column, Column) or not pa.types.is_string(column.type):
            return None
        if name == "left" and len(arguments) == 2:
            length = _integer(arguments[1])
        elif name in _SUBSTRINGS and len(arguments) == 3 and _integer(arguments[1]) == 1:
            length = _integer(arguments[2])
        else:
            return None
        return _Prefix(column, length) if length is not None and length > 0 else None

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

    def agreed(self, node: Node) -> Node:
        """Return a constant on which engines agree.

        Raises:
            DisagreementError: they do not.
        """
        if self.agreement is None:
            return node
        if node["class"] == "CONSTANT":
            self.agreement.check_literal(node)
            return node
        if node["class"] == "CAST" and is_plain_literal(node):
            return node
        return self.agreement.constant(node)

    def check_literals(self, node: Node) -> None:
        """Raise if engines read a literal in an expression differently.

        Raises:
            DisagreementError: they do.
        """
        for part in expressions(node):
            if self.agreement is not None and part["class"] == "CONSTANT":
                self.agreement.check_literal(part)

    def is_read_alike(self, node: Node, sql_type: str) -> bool:
        """Return whether engines read a constant alike as a value of a type, if it is text."""
        text = _text_of(node)
        if self.agreement is None or sql_type == "VARCHAR":
            return True
        if text is None:
            return self.agreement.of(node).kind != "text"
        return is_read_alike(text, sql_type)

    def constant(self, node: Node) -> SqlConstant:
        where = self.where(node)
        node = self.agreed(node)
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
        constants = [self.constant(operand) for operand in nodes]
        if isinstance(side, _Prefix):
            return constants
        made, own = self.made_type(node, side), ""
        is_text = isinstance(side, Column) and pa.types.is_string(side.type)
        doubtful = [] if self.agreement is None or is_text else list(filter(_may_be_text, nodes))
        if len(constants) > 1 or doubtful:
            own = side.sql_type if isinstance(side, Truncated) else sql_type(self.engine, side)
        if len(constants) > 1:
            constants = in_one_type(self.engine, made or own, constants)
        constants = texts_as(self.engine, made, constants) if made else constants
        apart = next((part for part in doubtful if not self.is_read_alike(part, made or own)), None)
        if apart is None or self.agreement is None:
            return constants
        if self.dialect == "any" and isinstance(side, Column):
            values_of(self.engine, side, constants)  # raises if it is no value at all
        raise self.agreement.differs(f"{self.engine.to_text(apart)} as {made or own}")

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
        if isinstance(side, _Prefix):
            return self.beside_prefix(side, operator, constants, node)
        if isinstance(side, Truncated):
            text = self.engine.to_text(node)
            tree = any_of(
                [period_compared(self.engine, side, operator, moment, text) for moment in constants]
            )
        else:
            values = self.values(side, constants)
            # Only an implied condition has a text.
            text = self.engine.to_text(node) if any(value.finer for value in values) else ""
            tree = self.compared(side, operator, values, text)
        if isinstance(tree, Unjudged):
            return self.unjudged(node, tree.reason)
        return tree

    def compared(
        self, column: Column, operator: Operator, values: Sequence[Value], text: str
    ) -> Tree:
        """Return `column <op> value`, or `column IN (values)`; true if it is so in some engine."""
        has_float = not column.may_be_nan and any(value.kind == "FLOAT" for value in values)
        if self.agreement is not None and has_float:  # compared in 32 or in 64 bits
            raise self.agreement.differs(f"a comparison of {column.type} with FLOAT")
        # In Spark, too, NaN is the greatest number.
        is_as_duckdb = self.dialect == "spark" and column.may_be_nan
        if self.agreement is not None and pa.types.is_float32(column.type) and column.is_plain:
            compare = compared if is_as_duckdb else compared_either_way
            return in_either_width(column, operator, values, text, compare)
        if self.agreement is None or is_as_duckdb:
            return (
                compared(column, operator, values[0], text)
                if len(values) == 1
                else among(column, values, text)
            )
        if len(values) == 1:
            tree = compared_either_way(column, operator, values[0], text)
            return beyond_integers(column, operator, values[0], tree)
        return among_either_way(column, values, text)

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
        self, side: _Prefix, operator: Operator, constants: Sequence[SqlConstant], node: Node
    ) -> Tree:
        """Return `left(column, n) = text`, also for several texts, and its negation."""
        texts = [constant.text for constant in constants]
        if operator not in ("=", "<>") or None in texts:
            return self.unjudged(node, _NO_CONDITION)
        tree = any_of([beginning(side.column, side.length, text) for text in texts if text])
        if "" in texts:
            tree = any_of([tree, beginning(side.column, side.length, "")])
        text = self.engine.to_text(node)
        tree, opposite = (negate(tree), tree) if operator == "<>" else (tree, negate(tree))
        return Implied(tree, text, opposite=opposite, row=self.rows.of(node, text))

    def truth(self, node: Node) -> Tree:
        node = self.agreed(node)
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
            row = self.rows.of(node, text)
        except DisagreementError as error:
            return Unjudged(text, str(error) if reason == _NO_CONDITION else reason)
        return Unjudged(text, reason, row)

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
            self.agreement,
        )

    @cached_property
    def agreement(self) -> Agreement | None:
        """Judge of what engines understand alike; None for DuckDB's meaning."""
        if self.dialect == "duckdb":
            return None
        return Agreement(self.engine, self.dialect, self.is_constant, self.is_column)

    def is_column(self, node: Node) -> bool:
        """Return whether a node is a column or a field of one."""
        if node["type"] not in ("COLUMN_REF", "STRUCT_EXTRACT", "ARRAY_EXTRACT"):
            return False
        return not self.is_constant(node) and self.plain_column(node) is not None

    def where(self, node: Node) -> str:
        """Return the position of an expression in the predicate as text.

        Empty for the parser's own nodes.
        """
        at = int(node.get("query_location", -1))
        at = self.prepared.position_of(at) if 0 <= at < 2**31 else -1
        return position(at) if at >= 0 else ""

    def plain_column(self, node: Node) -> Column | None:
        """Return the column or field of an expression; None for other expressions."""
        return self.column(node) if node["class"] == "COLUMN_REF" else self.field(node)

    def named(self, node: Node) -> Iterator[tuple[list[str], str]]:
        """Yield the column names outside subqueries, with their positions."""
        for part in expressions(node, into_subqueries=False):
            if part["class"] == "COLUMN_REF" and not self.is_constant(part):
                yield part["column_names"], self.where(part)


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

#: Other names of types in a cast, which DuckDB prints as they are written.
_TYPE_NAMES = {"STRING": "VARCHAR", "TEXT": "VARCHAR", "INT": "INTEGER", "LONG": "BIGINT"}
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


def _may_be_text(node: Node) -> bool:
    """Return whether a constant may be text, which takes the type of the other side."""
    if node["class"] == "CONSTANT":
        return _text_of(node) is not None
    return not is_plain_literal(node)


def _integer(node: Node) -> int | None:
    """Return the value of an integer literal; None for other nodes."""
    literal = node.get("literal", {})
    return int(literal["text"]) if literal.get("kind") == "INTEGER" else None

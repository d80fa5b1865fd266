"""Parse SQL predicates from DuckDB's parse tree, whose shape depends on the DuckDB version.

`_CONDITIONS` has one method per type of node. A comparison needs a side with a column and a
constant, which `operands` reads. A condition that is not recognized becomes `Unjudged`, after
DuckDB has bound it to the columns: it keeps every file, unless it can be evaluated for files with
one value of its columns (`row_condition`). Main name: `read_sql`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import field, replace
from difflib import get_close_matches

import pyarrow as pa

from arrowmeta.errors import PredicateError
from arrowmeta.model.locks import cached_property
from arrowmeta.predicate.agreement import (
    DisagreementError,
    is_as_printed,
    is_null_elsewhere,
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
)
from arrowmeta.predicate.dialect import Dialect, Prepared, prepare, prepare_again
from arrowmeta.predicate.engine import (
    Engine,
    Node,
    expressions,
    known_functions,
    names_of_table,
    with_bare_names,
)
from arrowmeta.predicate.operands import (
    Operands,
    Prefix,
    RowConditions,
    Side,
    called,
    check_constants,
    check_rows,
    text_of,
)
from arrowmeta.predicate.tree import (
    NULL,
    TRUE,
    Column,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Operator,
    Scope,
    Tree,
    Unjudged,
    all_of,
    any_of,
    negate,
)
from arrowmeta.predicate.values import (
    SqlConstant,
    Value,
    sql_type,
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
_LIKE = "engines understand a backslash in LIKE differently: name a dialect"
_TEXTS = "Spark may compare the text of the values: compare with values of the column's type"
_NO_CONDITION = "it is not a condition on a column"


def read_sql(text: str, scope: Scope, engine: Engine, dialect: Dialect) -> Tree:
    """Return the tree of a SQL condition.

    Raises:
        PredicateError: it does not parse, or does not fit the columns.
    """
    prepared, node = _parsed(text, engine, dialect)
    condition = _where_of_query(node, scope) if prepared.is_query else _where(node)
    if condition is None:
        return TRUE
    operands = Operands(scope, engine, dialect, prepared)
    reader = _Reader(scope, engine, dialect, operands)
    try:
        condition = respelled(engine, condition, dialect)
        if "(" in text:  # subqueries and calls need one
            _refuse_subqueries(condition, operands.where)
            check_constants(condition, text, engine, operands.where)
        tree = reader.condition(condition)
    except RecursionError as error:
        raise PredicateError("the predicate is nested too deeply") from error
    if reader.has_unknown:
        for names, where in reader.named(condition):
            scope.column(names, where)
    if reader.unchecked and dialect in ("any", "duckdb"):
        engine.check(" AND ".join(f"({condition_text})" for condition_text in reader.unchecked))
    return tree


def check_row_condition(text: str) -> None:
    """Check a condition of others on the rows of a relation, which DuckDB evaluates for each row.

    Raises:
        PredicateError: it does not parse, exceeds the limits of predicates, or takes much memory.
    """
    engine = Engine(pa.schema([]))
    prepared, node = _parsed(text, engine, "duckdb")
    condition = None if prepared.is_query else _where(node)
    if condition is None:
        raise PredicateError("a query is no condition: write what follows WHERE")
    try:
        _refuse_subqueries(condition, lambda _: "")
        check_constants(condition, text, engine, lambda _: "")
        check_rows(condition)
    except RecursionError as error:
        raise PredicateError("the predicate is nested too deeply") from error


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
    names = names_of_table(node)
    if names is None:
        raise PredicateError(
            "a query as predicate must be a SELECT over one table; or write its condition alone, "
            "such as k > 100"
        )
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
    operands: Operands
    has_unknown: bool = False
    unchecked: list[str] = field(default_factory=list)

    def condition(self, node: Node) -> Tree:
        """Return the tree of a boolean expression."""
        known = _CONDITIONS.get(node["type"])
        try:
            tree = known(self, node) if known else None
            if tree is None and self.operands.is_constant(node):
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
        column = self.operands.side(node)
        if not isinstance(column, Column) or not pa.types.is_boolean(column.type):
            return None
        return self.beside(column, "=", [SqlConstant("true")], node)

    def comparison(self, node: Node) -> Tree | None:
        operator = _OPERATORS[node["type"]]
        sides = self.operands.sides(node["left"], node["right"])
        if sides is None:
            return None
        side, constants, is_mirrored = sides
        chosen = MIRRORED[operator] if is_mirrored else operator
        return self.beside(side, chosen, constants, node)

    def distinct(self, node: Node) -> Tree | None:
        """Return the tree of `IS [NOT] DISTINCT FROM`, also of `IS TRUE` and the like."""
        sides = self.operands.sides(node["left"], node["right"])
        column = sides[0] if sides else None
        if sides is None or not isinstance(column, Column):
            return None
        if self.operands.agreement is not None and any(map(is_null_elsewhere, expressions(node))):
            return None
        same = self.beside(column, "=", sides[1], node)
        if isinstance(same, Unjudged):
            return same
        same = IsNull(column) if same == NULL else all_of([same, IsNull(column, negated=True)])
        return negate(same) if node["type"] == "COMPARE_DISTINCT_FROM" else same

    def membership(self, node: Node) -> Tree | None:
        first, *rest = node["children"]
        side = self.operands.side(first)
        if side is None or not all(map(self.operands.is_constant, rest)):
            return None
        tree = self.beside(side, "=", self.operands.listed(first, side, rest), node)
        if self.is_list_of_texts(side, rest):
            # Without ANSI mode Spark looks for the text of the value.
            return Implied(tree, self.engine.to_text(node), reason=_TEXTS)
        return tree

    def is_list_of_texts(self, side: Side, nodes: Sequence[Node]) -> bool:
        """Return whether Spark may compare a value of another type with text of another form."""
        texts = [text for text in map(text_of, nodes) if text is not None]
        if not texts or isinstance(side, Prefix) or self.dialect not in ("any", "spark"):
            return False
        if isinstance(side, Column) and pa.types.is_string(side.type):
            return False
        own = side.sql_type if isinstance(side, Truncated) else sql_type(self.engine, side)
        return not all(is_as_printed(text, own) for text in texts)

    def between(self, node: Node) -> Tree | None:
        bounds = (node["lower"], node["upper"])
        side = self.operands.side(node["input"])
        if side is None or not all(map(self.operands.is_constant, bounds)):
            return None
        lower, upper = self.operands.listed(node["input"], side, bounds)
        if isinstance(side, Column) and pa.types.is_decimal(side.type):
            # All three are cast to one type, in which the column may lose digits.
            both = self.beside(side, "=", [lower, upper], node)
            if isinstance(both, Unjudged):
                return both
        return all_of(
            [self.beside(side, ">=", [lower], node), self.beside(side, "<=", [upper], node)]
        )

    def null_test(self, node: Node) -> Tree | None:
        side = self.operands.side(node["children"][0])
        if not isinstance(side, Column):
            return None
        return IsNull(side, negated=node["type"] == "OPERATOR_IS_NOT_NULL")

    def function(self, node: Node) -> Tree | None:
        name, arguments = called(node)
        column = self.operands.side(arguments[0]) if arguments else None
        if not isinstance(column, Column):
            return None
        if name == "isnan" and len(arguments) == 1 and column.may_be_nan:
            return self.nan_test(column, node)
        texts = [text_of(argument) for argument in arguments[1:]]
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
            self.operands.check_literals(node)
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
            text = self.engine.to_text(node) if any(value.latest for value in values) else ""
            tree = self.compared(side, operator, values, text)
        if isinstance(tree, Unjudged):
            return self.unjudged(node, tree.reason)
        return tree

    def compared(
        self, column: Column, operator: Operator, values: Sequence[Value], text: str
    ) -> Tree:
        """Return `column <op> value`, or `column IN (values)`; true if it is so in some engine."""
        has_float = not column.may_be_nan and any(value.kind == "FLOAT" for value in values)
        agreement = self.operands.agreement
        if agreement is not None and has_float:  # compared in 32 or in 64 bits
            raise agreement.differs(f"a comparison of {column.type} with FLOAT")
        # In Spark, too, NaN is the greatest number.
        is_as_duckdb = self.dialect == "spark" and column.may_be_nan
        if (
            self.operands.agreement is not None
            and pa.types.is_float32(column.type)
            and column.is_plain
        ):
            compare = compared if is_as_duckdb else compared_either_way
            return in_either_width(column, operator, values, text, compare)
        if agreement is None or is_as_duckdb:
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
        self, side: Prefix, operator: Operator, constants: Sequence[SqlConstant], node: Node
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
        self.operands.check_zone(node)
        node = self.operands.agreed(node)
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
            self.operands.check_zone(node)
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
            self.operands.plain_column,
            self.operands.is_constant,
            self.scope.is_read_differently,
            self.operands.agreement,
        )

    def named(self, node: Node) -> Iterator[tuple[list[str], str]]:
        """Yield the column names outside subqueries, with their positions."""
        for part in expressions(node, into_subqueries=False):
            if part["class"] == "COLUMN_REF" and not self.operands.is_constant(part):
                yield part["column_names"], self.operands.where(part)


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

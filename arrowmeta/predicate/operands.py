"""Read the operands of conditions from DuckDB's parse tree: sides with a column, and constants.

A side is a column, a field of a struct, or a function of one that keeps the order of values
(`date_trunc('day', ts)`, `left(name, 3)`, a cast to a wider type). A constant is an expression with
one value for all rows, which DuckDB evaluates. In dialects of other engines a constant that engines
read differently raises `DisagreementError`. Main name: `Operands`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pyarrow as pa

from arrowmeta.duck.access import quoted_text
from arrowmeta.model.locks import cached_property
from arrowmeta.predicate.agreement import (
    Agreement,
    DisagreementError,
    is_exact_as_float,
    is_plain_literal,
    is_read_alike,
)
from arrowmeta.predicate.conditions import Truncated, truncated
from arrowmeta.predicate.dialect import Dialect
from arrowmeta.predicate.engine import Engine, Node, expressions, known_functions, position
from arrowmeta.predicate.row_condition import NOT_EVALUATED
from arrowmeta.predicate.scope import Scope
from arrowmeta.predicate.text import Prepared
from arrowmeta.predicate.time_zone import NOT_KNOWN, depends_on_zone, drift_of
from arrowmeta.predicate.tree import Column
from arrowmeta.predicate.values import SqlConstant, in_one_type, sql_type, texts_as, values_of
from arrowmeta.records import dataclass

#: Names that stand for a value unless a column has the name.
_VALUE_NAMES = ("current_date", "current_time", "current_timestamp", "localtime", "localtimestamp")

#: Functions of a text and two positions, or of a text and a length.
_SUBSTRINGS = ("substr", "substring")

#: Other names of types in a cast, which DuckDB prints as they are written.
_TYPE_NAMES = {"STRING": "VARCHAR", "TEXT": "VARCHAR", "INT": "INTEGER", "LONG": "BIGINT"}
_WIDER_INTEGERS = ("TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT")


@dataclass(frozen=True)
class Prefix:
    """First characters of a text column."""

    column: Column
    length: int


Side = Column | Truncated | Prefix


@dataclass
class Operands:
    """Operands of the conditions of one predicate.

    Attributes:
        scope: columns of the table.
        prepared: the statement that was parsed, for positions in the user's text.
    """

    scope: Scope
    engine: Engine
    dialect: Dialect
    prepared: Prepared

    def sides(self, left: Node, right: Node) -> tuple[Side, list[SqlConstant], bool] | None:
        """Return the side with a column, the constants beside it, and whether they came first."""
        for first, second, is_mirrored in ((left, right, False), (right, left, True)):
            side = self.side(first)
            if side is not None and self.is_constant(second):
                return side, self.listed(first, side, [second]), is_mirrored
        return None

    def side(self, node: Node) -> Side | None:
        """Return the column of an expression, or a supported function of it; else None."""
        match node["type"]:
            case "COLUMN_REF":
                return None if self.is_constant(node) else self._column(node)
            case "STRUCT_EXTRACT" | "ARRAY_EXTRACT":
                return self._field(node)
            case "OPERATOR_CAST":
                return self._cast(node)
            case "FUNCTION":
                return self._period(node) or self._prefix(node)
        return None

    def _column(self, node: Node) -> Column:
        return self.scope.column(node["column_names"], self.where(node))

    def _field(self, node: Node) -> Column | None:
        names: list[str] = []
        while node["type"] in ("STRUCT_EXTRACT", "ARRAY_EXTRACT"):
            name = text_of(node["children"][1])
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

    def _cast(self, node: Node) -> Side | None:
        side = self.side(node["child"])
        target = self._target(node)
        if not isinstance(side, Column) or not side.is_plain or node["try_cast"]:
            return None
        if pa.types.is_timestamp(side.type) and target == "DATE":
            return truncated(self.engine, side, "day", to_date=True)
        if self.agreement and pa.types.is_decimal(side.type) and not is_exact_as_float(side.type):
            return None
        return _ordered_cast(side, target)

    def _target(self, node: Node) -> str:
        """Return the target type of a cast."""
        name = self.engine.to_text(node).rpartition(" AS ")[2].removesuffix(")").upper()
        return _TYPE_NAMES.get(name, name)

    def _period(self, node: Node) -> Truncated | None:
        name, arguments = called(node)
        unit = text_of(arguments[0]) if len(arguments) == 2 else None
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

    def _prefix(self, node: Node) -> Prefix | None:
        """Return the first characters of a text column; None for other calls."""
        name, arguments = called(node)
        column = self.side(arguments[0]) if arguments else None
        if not isinstance(column, Column) or not pa.types.is_string(column.type):
            return None
        if name == "left" and len(arguments) == 2:
            length = _integer(arguments[1])
        elif name in _SUBSTRINGS and len(arguments) == 3 and _integer(arguments[1]) == 1:
            length = _integer(arguments[2])
        else:
            return None
        return Prefix(column, length) if length is not None and length > 0 else None

    def is_constant(self, node: Node) -> bool:
        """Return whether an expression has one value for all rows."""
        for part in expressions(node):
            kind = part["class"]
            if kind in NOT_EVALUATED:
                return False
            if kind == "COLUMN_REF" and not self._is_value(part["column_names"]):
                return False
            if kind == "FUNCTION" and called(part)[0] not in known_functions().steady:
                return False
        return True

    def _is_value(self, names: Sequence[str]) -> bool:
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

    def check_zone(self, node: Node) -> None:
        """Raise if an expression to evaluate depends on a time zone that is not known.

        Raises:
            DisagreementError: it does.
        """
        of_query = known_functions().of_query
        if self.engine.time_zone is None and depends_on_zone(node, of_query):
            raise DisagreementError(NOT_KNOWN)

    def check_literals(self, node: Node) -> None:
        """Raise if engines read a literal in an expression differently.

        Raises:
            DisagreementError: they do.
        """
        for part in expressions(node):
            if self.agreement is not None and part["class"] == "CONSTANT":
                self.agreement.check_literal(part)

    def _is_read_alike(self, node: Node, sql_type: str) -> bool:
        """Return whether engines read a constant alike as a value of a type, if it is text."""
        text = text_of(node)
        if self.agreement is None or sql_type == "VARCHAR":
            return True
        if text is None:
            return self.agreement.of(node).kind != "text"
        return is_read_alike(text, sql_type)

    def _constant(self, node: Node) -> SqlConstant:
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
        drift = self._drift(node)
        return SqlConstant(self.engine.to_text(node), where=where, drift=drift)

    def _drift(self, node: Node) -> int | None:
        """Return `SqlConstant.drift` of a constant; DuckDB evaluates its own ones in their zone.

        Raises:
            DisagreementError: its values in other zones are not known.
        """
        of_query = known_functions().of_query
        if self.agreement is None or not depends_on_zone(node, of_query):
            return None
        drift = drift_of(node, of_query)
        if drift is None and self.engine.time_zone is None:
            raise DisagreementError(NOT_KNOWN)
        return drift or 0

    def listed(self, node: Node, side: Side, nodes: Sequence[Node]) -> list[SqlConstant]:
        """Return the constants that a side is compared with by one condition.

        Args:
            node: parse tree of the side.
        """
        constants = [self._constant(operand) for operand in nodes]
        if isinstance(side, Prefix):
            return constants
        made, own = self._made_type(node, side), ""
        is_text = isinstance(side, Column) and pa.types.is_string(side.type)
        doubtful = [] if self.agreement is None or is_text else list(filter(_may_be_text, nodes))
        if len(constants) > 1 or doubtful:
            own = side.sql_type if isinstance(side, Truncated) else sql_type(self.engine, side)
        if len(constants) > 1:
            constants = in_one_type(self.engine, made or own, constants)
        constants = texts_as(self.engine, made, constants) if made else constants
        apart = next(
            (part for part in doubtful if not self._is_read_alike(part, made or own)), None
        )
        if apart is None or self.agreement is None:
            return constants
        if self.dialect == "any" and isinstance(side, Column):
            values_of(self.engine, side, constants)  # raises if it is no value at all
        raise self.agreement.differs(f"{self.engine.to_text(apart)} as {made or own}")

    def _made_type(self, node: Node, side: Side) -> str | None:
        """Return the result type of a function or cast of a column; None for a plain column."""
        if isinstance(side, Truncated):
            return None if side.is_year_number else side.sql_type
        return self._target(node) if node["type"] == "OPERATOR_CAST" else None

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
        return self._column(node) if node["class"] == "COLUMN_REF" else self._field(node)


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


def text_of(node: Node) -> str | None:
    """Return the text of a literal; None for other nodes."""
    literal = node.get("literal", {})
    return literal.get("text") if literal.get("kind") == "STRING" else None


def called(node: Node) -> tuple[str, list[Node]]:
    """Return name and arguments of a call.

    The name is empty if the call has a schema, which may be a column and then is the first
    argument: `a.like_escape(b, '!')` is `like_escape(a, b, '!')`.
    """
    name = "" if node.get("schema") else node["function_name"].lower()
    return name, [argument["expression"] for argument in node["arguments"]]


def _may_be_text(node: Node) -> bool:
    """Return whether a constant may be text, which takes the type of the other side."""
    if node["class"] == "CONSTANT":
        return text_of(node) is not None
    return not is_plain_literal(node)


def _integer(node: Node) -> int | None:
    """Return the value of an integer literal; None for other nodes."""
    literal = node.get("literal", {})
    return int(literal["text"]) if literal.get("kind") == "INTEGER" else None

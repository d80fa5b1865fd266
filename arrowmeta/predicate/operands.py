"""Operands of conditions in DuckDB's parse tree: sides with a column, constants, whole conditions.

A side is a column, a field of a struct, or a function of one that keeps the order of values
(`date_trunc('day', ts)`, `left(name, 3)`, a cast to a wider type). A constant is an expression with
one value for all rows, which DuckDB evaluates. In dialects of other engines a constant that engines
read differently raises `DisagreementError`. Any other expression is a template that DuckDB
evaluates for known values of its columns, unless the result may depend on more: on the session, the
current time, or the reader. Main names: `Operands`, `RowConditions`, `check_constants`.

DuckDB limits neither memory nor time of a single value: binding `repeat('x', 3000000000)` takes 3
GB. So the size of an expression is estimated before DuckDB binds it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import field, replace

import pyarrow as pa

from arrowmeta.duck.access import quoted_text
from arrowmeta.errors import PredicateError
from arrowmeta.model.locks import cached_property
from arrowmeta.predicate.agreement import (
    Agreement,
    DisagreementError,
    is_exact_as_float,
    is_plain_literal,
    is_read_alike,
)
from arrowmeta.predicate.conditions import Truncated, truncated
from arrowmeta.predicate.dialect import Dialect, Prepared
from arrowmeta.predicate.engine import (
    Engine,
    Functions,
    Node,
    children,
    expressions,
    known_functions,
    position,
    rebuilt,
)
from arrowmeta.predicate.may_match import LONGEST_VALUE
from arrowmeta.predicate.tree import Column, RowCondition, Scope
from arrowmeta.predicate.values import (
    NOT_KNOWN,
    SqlConstant,
    depends_on_zone,
    drift_of,
    in_one_type,
    is_zoned,
    sql_type,
    texts_as,
    values_of,
)
from arrowmeta.records import dataclass

# -- conditions over known values ----------------------------------------------------------------

#: Maximum bytes of a constant: a fixed part, and a part per byte of the predicate.
_LARGEST_CONSTANT, _PER_BYTE = 1 << 20, 64

_OF_ONE = 16
#: Functions whose result has as many bytes as an argument says: position of the argument.
_BY_NUMBER = {
    "repeat": 1,
    "lpad": 1,
    "rpad": 1,
    "list_resize": 1,
    "array_resize": 1,
    "bitstring": 1,
    "bar": 3,
}
_RANGES = ("range", "generate_series")
#: Functions whose result or work grows with the product of argument sizes.
_BY_PRODUCT = frozenset(
    (
        "array_to_string",
        "array_to_string_comma_default",
        "damerau_levenshtein",
        "editdist3",
        "jaccard",
        "jaro_similarity",
        "jaro_winkler_similarity",
        "levenshtein",
        "list_string_agg",
        "regexp_replace",
        "replace",
    )
)
_FORMATS = ("format", "printf")
#: Functions that return several bytes per input byte.
_WIDENING = frozenset(
    (
        "base64",
        "bin",
        "hex",
        "regexp_escape",
        "regexp_extract_all",
        "regexp_split_to_array",
        "split",
        "str_split",
        "str_split_regex",
        "strftime",
        "string_split",
        "string_split_regex",
        "string_to_array",
        "to_base64",
        "to_binary",
        "to_hex",
        "url_encode",
    )
)
_TEXTS = ("VARCHAR", "BLOB", "BIT")
#: Maximum bytes of the values of one row during evaluation.
_LARGEST_ROW = 1 << 16
#: Node classes that are neither evaluated for rows nor constants. The collation of a constant also
#: applies to the column that it is compared with.
NOT_EVALUATED = frozenset(
    ("COLLATE", "DEFAULT", "LAMBDA", "LAMBDA_REF", "PARAMETER", "STAR", "SUBQUERY", "WINDOW")
)


class _NotOfRowError(Exception):
    """The condition depends on more than the values of its columns."""


@dataclass
class RowConditions:
    """Builds row conditions from the nodes of one predicate.

    Attributes:
        functions: DuckDB's functions.
        column_of: returns the column or field of a node; None for other nodes.
        is_constant: returns whether a node has one value for all rows.
        differs: returns whether the values of a column differ between readers.
        agreement: judge of what engines understand alike; None for DuckDB's meaning.
    """

    engine: Engine
    functions: Functions
    column_of: Callable[[Node], Column | None]
    is_constant: Callable[[Node], bool]
    differs: Callable[[Column], bool]
    agreement: Agreement | None = None
    _columns: dict[Column, int] = field(default_factory=dict)
    _made: list[Node] = field(default_factory=list)
    _name: str = ""

    def of(self, node: Node, text: str) -> RowCondition | None:
        """Return a row condition; None if it cannot be evaluated for a row.

        Args:
            text: the condition as SQL.

        Raises:
            DisagreementError: engines do not agree on it.
        """
        self._columns, self._made = {}, []
        self._name = "value_"
        while self._name in text.lower():
            self._name += "_"
        try:
            is_limited = False
            if self.agreement is not None:
                node, is_limited = self.agreement.condition(node)
            if largest_value(node) > _LARGEST_ROW:
                return None
            changed = rebuilt(node, self._replaced)
            if not self._columns or self._has_zone():
                return None
            template = self.engine.to_text(changed).replace("{", "{{").replace("}", "}}")
        except (_NotOfRowError, PredicateError):
            return None
        for at in self._columns.values():
            template = template.replace(self._placeholder(at), f"{{{at}}}")
        return RowCondition(template, tuple(self._columns), is_limited)

    def _placeholder(self, at: int) -> str:
        return f"{self._name}{at}_"

    def _replaced(self, node: Node) -> Node | None:
        """Return the placeholder of a column, or the value of a current time; else None."""
        kind = node.get("class")
        if kind is None:
            return None
        if kind in NOT_EVALUATED:
            raise _NotOfRowError
        if self._is_of_moment(node) and self.is_constant(node):
            return self._value(node)
        # A row of `functions.csv` takes neither times with a zone nor unknown functions.
        if kind == "FUNCTION" and self.agreement is None:
            self._check_call(node)
        if self.agreement is None and kind in ("FUNCTION", "CAST"):
            self._made.append(node)
        if kind != "COLUMN_REF" and node["type"] not in ("STRUCT_EXTRACT", "ARRAY_EXTRACT"):
            return None
        column = self.column_of(node)
        if column is None and kind != "COLUMN_REF":
            return None  # a list element
        if column is None or not _is_evaluated(column.type) or self.differs(column):
            raise _NotOfRowError
        at = self._columns.setdefault(column, len(self._columns))
        return _reference(self._placeholder(at), node)

    def _is_of_moment(self, node: Node) -> bool:
        """Return whether an expression depends on the current time."""
        of_query = self.functions.of_query
        return any(
            (part["class"] == "FUNCTION" and part["function_name"].lower() in of_query)
            or (part["class"] == "COLUMN_REF" and self.is_constant(part))
            for part in expressions(node)
        )

    def _check_call(self, node: Node) -> None:
        if node.get("schema") or not self._depends_on_arguments(node["function_name"].lower()):
            raise _NotOfRowError

    def _depends_on_arguments(self, name: str) -> bool:
        """Return whether a function or macro depends on its arguments only."""
        if name in self.functions.of_row:
            return True
        definitions = self.functions.macros.get(name, ())
        parsed = [self.engine.parse(f"SELECT {statement}") for statement in definitions]
        return bool(parsed) and all(
            part["class"] not in NOT_EVALUATED
            and (
                part["class"] != "FUNCTION"
                or self._depends_on_arguments(part["function_name"].lower())
            )
            for statement in parsed
            for root in statement["select_list"]
            for part in expressions(root)
        )

    def _value(self, node: Node) -> Node:
        """Return the current value of an expression, the same throughout a plan."""
        text = self.engine.to_text(node)
        kind, value = self.engine.row(f"SELECT typeof({text}), CAST({text} AS VARCHAR)")
        if is_zoned(kind):
            raise _NotOfRowError
        literal = "NULL" if value is None else quoted_text(value)
        constant = self.engine.parse(f"SELECT CAST({literal} AS {kind})")
        made: Node = constant["select_list"][0]
        return made

    def _has_zone(self) -> bool:
        """Return whether a part is TIMESTAMPTZ, whose date and text depend on the session."""
        kinds = self.engine.types_of(self._made) if self._made else []
        return any(map(is_zoned, kinds))


def _is_evaluated(kind: pa.DataType) -> bool:
    """Return whether all readers see the same values of a type.

    False for floats, whose zeros and NaN have several forms, for times that are not in
    microseconds, and for times with a zone.
    """
    return bool(
        pa.types.is_string(kind)
        or pa.types.is_boolean(kind)
        or pa.types.is_signed_integer(kind)
        or pa.types.is_decimal128(kind)
        or pa.types.is_date32(kind)
        or pa.types.is_binary(kind)
        or (pa.types.is_timestamp(kind) and kind.unit == "us" and kind.tz is None)
    )


def _reference(name: str, node: Node) -> Node:
    return {
        "class": "COLUMN_REF",
        "type": "COLUMN_REF",
        "alias": "",
        "query_location": node["query_location"],
        "query_location_length": node.get("query_location_length", 0),
        "column_names": [name],
    }


def largest_value(node: Node) -> float:
    """Return an upper limit of the bytes that evaluating an expression takes."""
    match node.get("class"):
        case "CONSTANT":
            return len(str(node.get("literal", {}).get("text", ""))) + _OF_ONE
        case "COLUMN_REF":
            return LONGEST_VALUE
        case "FUNCTION":
            return _called(node)
        case "CAST":
            widened = 4 if node.get("type_expr", {}).get("type_name") in _TEXTS else 1
            return widened * largest_value(node["child"])
    return _OF_ONE + sum(map(largest_value, children(node)))


def check_rows(node: Node) -> None:
    """Raise if evaluating a condition for each row of a relation may take much memory or time.

    DuckDB evaluates some 2,000 rows at once, and keeps the values of all functions.

    Raises:
        PredicateError: values may be too large, or it has a part that is not evaluated for a row.
    """
    for part in expressions(node):
        if part["class"] in NOT_EVALUATED and part["class"] != "COLLATE":
            raise PredicateError(f"a condition on rows cannot have a {part['class'].lower()}")
    if _made_for_row(node) > _LARGEST_ROW:
        raise PredicateError(
            f"the condition may take more than {_LARGEST_ROW >> 10} KiB of memory for each row"
        )


def _made_for_row(node: Node) -> float:
    """Return an upper limit of the bytes that the functions of a condition make for a row."""
    if node["class"] in ("FUNCTION", "CAST", "CASE"):
        is_constant = all(part["class"] != "COLUMN_REF" for part in expressions(node))
        return 0 if is_constant else largest_value(node)
    return sum(map(_made_for_row, children(node)))


def _called(node: Node) -> float:
    name = node["function_name"].lower()
    arguments = [argument["expression"] for argument in node["arguments"]]
    sizes = list(map(largest_value, arguments))
    total = _OF_ONE + sum(sizes)
    if name in _RANGES:
        return _OF_ONE * (1 + sum(map(_number, arguments)))
    if name in _BY_NUMBER:
        number = arguments[_BY_NUMBER[name] : _BY_NUMBER[name] + 1]
        return total * max(1, *map(_number, number)) if number else total
    if name in _BY_PRODUCT:
        return math.prod(sizes)
    if name in _FORMATS:
        return total + _width(arguments[0] if arguments else node)
    if name in _WIDENING or "json" in name:
        return total * _OF_ONE
    return total


def _number(node: Node) -> float:
    """Return the absolute value of an integer; infinity if it is not known."""
    if node["type"] == "VALUE_CONSTANT" and node["literal"].get("kind") == "INTEGER":
        return abs(int(node["literal"]["text"]))
    if node.get("class") == "FUNCTION" and node["function_name"] in ("+", "-", "*"):
        numbers = [_number(argument["expression"]) for argument in node["arguments"]]
        return math.prod(numbers) if node["function_name"] == "*" else sum(numbers)
    return math.inf


def _width(node: Node) -> float:
    """Return the maximum width of the fields of a format string, in bytes."""
    literal = node.get("literal", {})
    if literal.get("kind") != "STRING" or re.search(r"\{[^}]*\{|\*", literal["text"]):
        return math.inf
    return sum(map(int, re.findall(r"\d{1,12}", literal["text"])))


def check_constants(node: Node, text: str, engine: Engine, where: Callable[[Node], str]) -> None:
    """Raise if a predicate has a constant that is too large to evaluate.

    Args:
        engine: prints expressions.
        where: returns the position of a node as text.

    Raises:
        PredicateError: a constant is too large.
    """
    limit = max(_LARGEST_CONSTANT, _PER_BYTE * len(text))
    too_large = _too_large(node, limit)
    if too_large is not None:
        raise PredicateError(
            f"{engine.to_text(too_large)}{where(too_large)} may take more than {limit >> 20} MiB of"
            " memory; use a smaller constant"
        )


def _too_large(node: Node, limit: float) -> Node | None:
    """Return the innermost call without columns whose value may exceed a limit."""
    for part in children(node):
        inner = _too_large(part, limit)
        if inner is not None:
            return inner
    is_call = node.get("class") == "FUNCTION" and all(
        part["class"] != "COLUMN_REF" for part in expressions(node)
    )
    return node if is_call and largest_value(node) > limit else None


# -- sides and constants -------------------------------------------------------------------------

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

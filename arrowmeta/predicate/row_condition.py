"""Conditions that DuckDB evaluates for known values of their columns.

Takes an expression of DuckDB's parse tree; returns it as a template over its columns, or None if
the result may depend on more than their values: on the session, the current time, or the reader.
Main names: `RowConditions`, `check_constants`.

DuckDB limits neither memory nor time of a single value: binding `repeat('x', 3000000000)` takes 3
GB. So the size of an expression is estimated before DuckDB binds it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import field

import pyarrow as pa

from arrowmeta.duck.access import quoted_text
from arrowmeta.errors import PredicateError
from arrowmeta.predicate.agreement import Agreement
from arrowmeta.predicate.engine import Engine, Functions, Node, children, expressions, rebuilt
from arrowmeta.predicate.may_match import LONGEST_VALUE
from arrowmeta.predicate.time_zone import is_zoned
from arrowmeta.predicate.tree import Column, RowCondition
from arrowmeta.records import dataclass

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
        for position in self._columns.values():
            template = template.replace(self._placeholder(position), f"{{{position}}}")
        return RowCondition(template, tuple(self._columns), is_limited)

    def _placeholder(self, position: int) -> str:
        return f"{self._name}{position}_"

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
        position = self._columns.setdefault(column, len(self._columns))
        return _reference(self._placeholder(position), node)

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

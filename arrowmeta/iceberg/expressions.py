"""Read Iceberg's expressions in JSON, which clients send to a server that plans, into trees.

Takes parsed JSON and the columns of a table; the forms are those of the expressions spec and the
older ones with `term`, which clients of 2026 send:

    {"type": "and", "left": {"type": "gt", "term": "a", "value": 5},
                    "right": {"type": "not-eq", "term": "b", "value": "x"}}

The meaning is Iceberg's, not SQL's: predicates have two values, so `not-eq`, `not-in` and `not` are
true for null, and no order comparison is true for NaN. Readers of files use SQL's rules, for which
a row has to match both ways before a filter may be left out: `certain`. Main name:
`ExpressionReader`.

Spec: Iceberg, Expressions Spec (format/expressions-spec.md); REST catalog, schema `Predicate`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal, InvalidOperation
from types import MappingProxyType
from typing import Any, TypeAlias
from uuid import UUID

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import text_scalar
from arrowmeta.duck.access import quoted_text
from arrowmeta.errors import PredicateError
from arrowmeta.iceberg.transform import parse_transform
from arrowmeta.io.document import shown
from arrowmeta.io.location import is_text
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.model.value_text import is_bytes
from arrowmeta.predicate.conditions import MIRRORED, in_either_width, starting
from arrowmeta.predicate.read import MOST_CONDITIONS
from arrowmeta.predicate.tree import (
    FALSE,
    TRUE,
    Column,
    Comparison,
    Implied,
    IsNan,
    IsNull,
    Literal,
    Membership,
    Operator,
    Tree,
    Unjudged,
    all_of,
    any_of,
    literal_of,
    negate,
    not_true,
)
from arrowmeta.predicate.values import Value
from arrowmeta.records import dataclass

#: Maximum depth of `not`, and of `and` in `or` and the like; a chain of the same operator is one.
MAX_DEPTH = 100

_COMPARISONS: dict[str, Operator] = {"eq": "=", "lt": "<", "lt-eq": "<=", "gt": ">", "gt-eq": ">="}
_OPPOSITES = {
    "not-eq": "eq",
    "not-in": "in",
    "not-null": "is-null",
    "not-nan": "is-nan",
    "not-starts-with": "starts-with",
}
_UNARY = ("is-null", "is-nan")


@dataclass(frozen=True)
class _Operand:
    """Column, or another value expression, of which only the text is known.

    Attributes:
        column: None for functions, items of lists and maps, and transforms without a partition
            field.
    """

    column: Column | None
    text: str


class ExpressionReader:
    """Reader of expressions over the columns of a table.

    Args:
        schema: columns, with field ids in the metadata.
        terms: transforms of columns that are compared, by name, such as `bucket[16](id)`.
        case_sensitive: whether the case of names matters.
    """

    def __init__(
        self,
        schema: pa.Schema,
        terms: Mapping[str, Column] = MappingProxyType({}),
        *,
        case_sensitive: bool = True,
    ) -> None:
        self._terms = terms
        self._fold: Callable[[str], str] = str if case_sensitive else str.casefold
        self._by_name: dict[str, list[_Operand]] = {}
        self._by_id: dict[int, _Operand] = {}
        for field_id, operand in _operands(list(schema)):
            self._by_name.setdefault(self._fold(operand.text), []).append(operand)
            if field_id is not None:
                self._by_id[field_id] = operand

    def read(self, expression: Any) -> Tree:
        """Return the tree that is true for the rows that match.

        Raises:
            PredicateError: it is not an expression, or does not fit the columns.
        """
        return _Reading(self, not_true).predicate(expression)

    def certain(self, expression: Any) -> Tree:
        """Return a tree that is true only for rows that match for every reader, as in SQL, too."""
        return _Reading(self, negate).predicate(expression)

    def operand(self, name: str) -> _Operand:
        """Return a column by its full name."""
        alike = self._by_name.get(self._fold(name), [])
        exact = [reference for reference in alike if reference.text == name] or alike
        if len(exact) != 1:
            what = "several fields are" if exact else "no field is"
            raise PredicateError(f"{what} named {shown(name)}; fields are {self._names}")
        return exact[0]

    def transformed(self, transform: str, of: _Operand) -> _Operand:
        """Return a transform of a column."""
        text = f"{parse_transform(transform)}({of.text})"
        return of if transform == "identity" else _Operand(self._terms.get(text), text)

    def of_id(self, field_id: Any) -> _Operand:
        """Return a column by its field id."""
        if type(field_id) is not int or field_id not in self._by_id:
            raise PredicateError(f"no field has the id {shown(field_id)}")
        return self._by_id[field_id]

    @property
    def _names(self) -> str:
        names = [reference.text for alike in self._by_name.values() for reference in alike]
        return ", ".join(names[:20]) + (", …" if len(names) > 20 else "")


def _operands(
    fields: Sequence[pa.Field], path: tuple[str, ...] = (), *, is_inside: bool = False
) -> Iterator[tuple[int | None, _Operand]]:
    """Yield all fields with their ids; items of lists and maps have no column."""
    for field in fields:
        names, kind = (*path, field.name), field.type
        text = ".".join(names)
        column = None if is_inside else Column(text, kind, names)
        field_id = (field.metadata or {}).get(FIELD_ID)
        yield None if field_id is None else int(field_id), _Operand(column, text)
        if pa.types.is_struct(kind):
            yield from _operands(list(kind.fields), names, is_inside=is_inside)
        elif pa.types.is_map(kind):
            yield from _operands(
                [kind.key_field.with_name("key"), kind.item_field.with_name("value")],
                names,
                is_inside=True,
            )
        elif isinstance(kind, pa.ListType):
            yield from _operands([kind.value_field.with_name("element")], names, is_inside=True)


class _Reading:
    """Reading of one expression.

    Args:
        columns: the columns.
        opposite: returns the opposite of a tree: what `not` means for null.
    """

    def __init__(self, columns: ExpressionReader, opposite: Callable[[Tree], Tree]) -> None:
        self._columns = columns
        self._not = opposite
        self._n_conditions = 0

    def predicate(self, node: Any, depth: int = 0) -> Tree:
        """Return the tree of a predicate."""
        if isinstance(node, bool):
            return TRUE if node else FALSE
        if depth > MAX_DEPTH:
            raise PredicateError(f"the expression is nested more than {MAX_DEPTH} deep")
        kind = _member(node, "type")
        if not isinstance(kind, str):
            raise PredicateError(f"{shown(kind)} is not the type of an expression")
        if kind in ("true", "false"):
            return TRUE if kind == "true" else FALSE
        if kind == "literal":
            value = _member(node, "value")
            if not isinstance(value, bool):
                raise PredicateError(f"{shown(value)} is not a predicate")
            return self.predicate(value)
        if kind == "not":
            return self._not(self.predicate(_member(node, "child"), depth + 1))
        if kind in ("and", "or"):
            parts = [self.predicate(part, depth + 1) for part in operands_of(node, kind)]
            return all_of(parts) if kind == "and" else any_of(parts)
        self._n_conditions += 1
        if self._n_conditions > MOST_CONDITIONS:
            raise PredicateError(
                f"the expression has more than {MOST_CONDITIONS:,} conditions; use `in`"
            )
        if kind in _OPPOSITES:
            return self._not(self._condition(_OPPOSITES[kind], node))
        return self._condition(kind, node)

    def _condition(self, kind: str, node: Mapping[str, Any]) -> Tree:
        if kind in (*_UNARY, "in"):
            operand = self._operand(_either(node, "child", "term"))
            if kind == "in":
                return _among(operand, _listed(_member(node, "values")))
            return _tested(kind, operand)
        if kind != "starts-with" and kind not in _COMPARISONS:
            raise PredicateError(f"{shown(kind)} is not an operation of an expression")
        left, right = _either(node, "left", "term"), _either(node, "right", "value")
        if _is_operand(right) and not (_is_operand(left) or "term" in node):
            if kind == "starts-with":
                raise PredicateError("starts-with needs a field and a text")
            return _compared(self._operand(right), MIRRORED[_COMPARISONS[kind]], left)
        operand = self._operand(left)
        if _is_operand(right):
            other = self._operand(right)
            return Unjudged(f"{operand.text} {kind} {other.text}", "it compares two expressions")
        if kind == "starts-with":
            return _starting(operand, _plain(right))
        return _compared(operand, _COMPARISONS[kind], right)

    def _operand(self, term: Any) -> _Operand:
        if isinstance(term, str):
            return self._columns.operand(term)
        match term:
            case {"type": "reference", "id": field_id}:
                return self._columns.of_id(field_id)
            case {"type": "reference", "name": str(name)} | {
                "type": "reference",
                "term": str(name),
            }:
                return self._columns.operand(name)
            case {"type": "transform", "transform": str(name), "term": inner}:
                return self._columns.transformed(name, self._operand(inner))
            case {"type": "apply", "function": function, "arguments": list(arguments)}:
                texts = [
                    self._operand(argument).text if _is_operand(argument) else shown(argument)
                    for argument in arguments
                ]
                return _Operand(None, f"{shown(function)}({', '.join(texts)})")
        raise PredicateError(f"{shown(term)} is not a field or a function of one")


# -- conditions on one column --------------------------------------------------------------------


def _unjudged(operand: _Operand, text: str) -> Tree:
    return Unjudged(f"{operand.text} {text}", "it is on neither a column nor a partition field")


def _tested(kind: str, operand: _Operand) -> Tree:
    column = operand.column
    if column is None:
        return _unjudged(operand, kind)
    if kind == "is-null":
        return IsNull(column)
    if not column.may_be_nan:
        raise PredicateError(f"{operand.text} is {column.type}, which has no NaN")
    return IsNan(column)


def _compared(operand: _Operand, operator: Operator, value: Any) -> Tree:
    column, compared = operand.column, f"{operator} {shown(_plain(value))}"
    if column is None:
        return _unjudged(operand, compared)
    text = f"{operand.text} {compared}"
    literals = literals_in(column, _plain(value))
    if isinstance(literals, str):
        return Unjudged(text, literals)
    if pa.types.is_float32(column.type):
        return in_either_width(column, operator, [Value(literals[:1])], text, _of_value)
    return _of_readings(column, operator, literals, text)


def _among(operand: _Operand, values: Sequence[Any]) -> Tree:
    column, text = operand.column, f"{operand.text} in"
    if column is None:
        return _unjudged(operand, "in")
    known: list[_Readings] = []
    for value in values:
        readings = literals_in(column, _plain(value))
        if isinstance(readings, str):
            return Unjudged(text, readings)
        known.append(readings)
    literals = tuple(dict.fromkeys(readings[0] for readings in known))
    is_float = pa.types.is_float32(column.type)
    is_rounded = is_float or any(len(readings) > 1 for readings in known)
    if is_rounded and len(known) > MOST_CONDITIONS:
        return Unjudged(text, "it has too many values that are rounded")
    if is_float:
        text = f"{operand.text} IN ({', '.join(map(str, literals[:3]))})"
        one_each = [Value((literal,)) for literal in literals]
        return in_either_width(column, "=", one_each, text, _of_value)
    if is_rounded:
        return any_of([_of_readings(column, "=", readings, text) for readings in known])
    is_one = len(literals) == 1
    return Comparison(column, "=", literals[0]) if is_one else Membership(column, literals)


def _starting(operand: _Operand, prefix: Any) -> Tree:
    if not isinstance(prefix, str) or not is_text(prefix):
        raise PredicateError(f"starts-with needs a text, got {shown(prefix)}")
    if operand.column is None:
        return _unjudged(operand, "starts-with")
    if not pa.types.is_string(operand.column.type):
        raise PredicateError(f"{operand.text} is {operand.column.type}; starts-with needs a string")
    return starting(operand.column, prefix)


def _of_value(column: Column, operator: Operator, values: Sequence[Value], text: str) -> Tree:
    """Return a comparison that is never true for NaN.

    Spec: Iceberg, Expressions Spec (Comparisons).
    """
    (literal,) = values[0].literals
    return Comparison(column, operator, literal, has_nan=False)


def _of_readings(
    column: Column, operator: Operator, literals: Sequence[Literal], text: str
) -> Tree:
    """Return a comparison that is true if it is for any of the meanings of a value."""
    trees = [_of_value(column, operator, [Value((literal,))], text) for literal in literals]
    if len(trees) == 1:
        return trees[0]
    opposite = any_of([negate(tree) for tree in trees])
    return Implied(any_of(trees), str(trees[0]), opposite=opposite)


# -- JSON ----------------------------------------------------------------------------------------


def operands_of(node: Any, kind: str) -> Iterator[Any]:
    """Yield the operands of a chain of `and` or `or`, without recursion."""
    rest = [node]
    while rest:
        operand = rest.pop()
        if isinstance(operand, dict) and operand.get("type") == kind:
            rest += [_member(operand, "right"), _member(operand, "left")]
        else:
            yield operand


def _member(node: Any, name: str) -> Any:
    if not isinstance(node, dict) or name not in node:
        raise PredicateError(f"{shown(node)} is not an expression: it has no `{name}`")
    return node[name]


def _either(node: Mapping[str, Any], name: str, former: str) -> Any:
    return node[name] if name in node else _member(node, former)


def _listed(values: Any) -> Sequence[Any]:
    if isinstance(values, dict) and values.get("type") == "literals":
        values = values.get("values")
    if not isinstance(values, list):
        raise PredicateError(f"`values` is not a list: {shown(values)}")
    return values


def _is_operand(node: Any) -> bool:
    return isinstance(node, dict) and node.get("type") in ("reference", "transform", "apply")


def _plain(value: Any) -> Any:
    """Return the value of a literal object; a bare value is itself."""
    is_object = isinstance(value, dict) and value.get("type") == "literal"
    return _member(value, "value") if is_object else value


# -- literals ------------------------------------------------------------------------------------

#: What a JSON value may mean, most exact first; a comparison keeps files that may match by any
#: meaning.
_Readings: TypeAlias = tuple[Literal, ...]

#: Longest text of a number, and largest power of ten: beyond it all numbers compare alike.
_LONGEST_NUMBER, _LARGEST_POWER = 400, 40
#: Digits of decimals, of columns and in DuckDB.
_MOST_DIGITS = 38
_LAST_DAY, _MICROS_OF_DAY = 2**31 - 1, 86_400_000_000


def literals_in(column: Column, value: Any) -> _Readings | str:
    """Return a JSON value as literals to compare a column with; else why it is not compared.

    Numbers are promoted without loss: 5.5 stays 5.5 beside an integer column. They may be text, as
    PyIceberg sends decimals, also for other columns, and `Infinity`, as Java writes floats. Times
    may be text or counts since 1970. Clients round what a column type cannot have to a value of it:
    such a value has several meanings.

    Spec: Iceberg v3, Appendix D, JSON single-value serialization. PyIceberg 0.12,
    expressions/literals.py (`StringLiteral.to`, `DecimalLiteral.to`); Iceberg 1.x, Literals.java.

    Raises:
        PredicateError: it is not a value of the column type.
    """
    if value is None and pa.types.is_floating(column.type):
        return "null stands for an infinity of either sign, as PyIceberg writes them"
    if value is None or value != value:
        raise PredicateError(f"a condition on {column} needs a value, got {shown(value)}")
    try:
        literals = _readings(column.type, value)
    except (ValueError, OverflowError, InvalidOperation, pa.ArrowException) as error:
        raise _no_value(column, value) from error
    if literals == ():
        raise _no_value(column, value)
    if literals is not None:
        return literals
    if pa.types.is_nested(column.type):
        raise PredicateError(f"{column} is {column.type}, which cannot be compared")
    return f"bounds of {column.type} are not compared"


def _no_value(column: Column, value: Any) -> PredicateError:
    return PredicateError(f"{shown(value)} is not a value of {column} ({column.type})")


def _readings(kind: pa.DataType, value: Any) -> _Readings | None:
    """Return what a JSON value may mean; empty if it is none of the type, None for other types."""
    if pa.types.is_integer(kind):
        return _of_integer(kind, value)
    if pa.types.is_floating(kind):
        return _of_float(kind, value)
    if pa.types.is_decimal(kind):
        return _of_decimal(kind, value)
    if pa.types.is_temporal(kind):
        return _of_time(kind, value)
    if pa.types.is_boolean(kind):
        if isinstance(value, str):
            value = {"true": True, "false": False}.get(value.lower())
        return (literal_of(pa.scalar(value, kind)),) if isinstance(value, bool) else ()
    is_uuid = kind == pa.uuid()
    if not (is_uuid or pa.types.is_string(kind) or is_bytes(kind)):
        return None
    if not isinstance(value, str):
        return ()
    if is_uuid:
        literal = literal_of(pa.scalar(UUID(value).bytes, pa.binary(16)))
        return (replace(literal, text=quoted_text(str(UUID(value)))),)
    if pa.types.is_string(kind):
        return (literal_of(text_scalar(value)),) if is_text(value) else ()
    # A UUID, which clients compare with `fixed[16]` and `binary`, has hyphens.
    digits = UUID(value).hex if "-" in value else value
    return (literal_of(pa.scalar(bytes.fromhex(digits), pa.binary())),)


def _number(value: Any) -> Decimal | None:
    """Return a number of JSON, or of a text; it may be infinite. None for other values."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    if isinstance(value, str) and len(value) > _LONGEST_NUMBER:
        return None
    number = Decimal(value if isinstance(value, int) else str(value))
    if number.is_nan():
        return None
    is_large = number.is_finite() and number.adjusted() > _LARGEST_POWER
    return Decimal((number.as_tuple().sign, (1,), _LARGEST_POWER)) if is_large else number


def _of_integer(kind: pa.DataType, value: Any) -> _Readings:
    number = _number(value)
    if number is None or not number.is_finite():
        return ()
    lower, upper = (int(number.to_integral_value(to)) for to in (ROUND_FLOOR, ROUND_CEILING))
    if lower == upper:
        return (_integer(kind, lower, value),)
    exact = replace(literal_of(pa.scalar(float(number), pa.float64())), exact=None)
    # PyIceberg cuts a text, and rounds a decimal, which it sends as text, too.
    is_text = isinstance(value, str)
    return (exact, _integer(kind, lower, lower), _integer(kind, upper, upper))[
        : 3 if is_text else 1
    ]


def _integer(kind: pa.DataType, number: int, value: Any) -> Literal:
    half = 2 ** (kind.bit_width - 1)
    if -half <= number < half:
        return literal_of(pa.scalar(number, kind))
    # Beyond 64 bits, any number compares alike with every value.
    number = max(-(2**100), min(number, 2**100))
    return Literal(str(number), None, str(value), "HUGEINT")


def _of_float(kind: pa.DataType, value: Any) -> _Readings:
    if _number(value) is None:
        return ()
    number = float(value)
    literal = literal_of(pa.scalar(number, pa.float64()))
    return (replace(literal, exact=pa.scalar(number, kind)),)


def _of_decimal(kind: pa.DataType, value: Any) -> _Readings:
    number = _number(value)
    if number is None or not number.is_finite():
        return ()
    numbers = [number]
    if isinstance(value, float):  # rounded as text by Java, in binary by PyIceberg
        unit = Decimal(1).scaleb(-kind.scale)
        numbers += [n.quantize(unit, ROUND_HALF_UP) for n in (number, Decimal(value))]
    return tuple(_decimal(kind, number) for number in dict.fromkeys(numbers))


def _decimal(kind: pa.DataType, number: Decimal) -> Literal:
    try:
        return literal_of(pa.scalar(number, kind))
    except pa.ArrowInvalid:  # more digits than the column has
        own = pa.scalar(number)
        if own.type.precision > _MOST_DIGITS:
            raise
        return replace(literal_of(own), exact=None)


def _of_time(kind: pa.DataType, value: Any) -> _Readings:
    if isinstance(value, int) and not isinstance(value, bool):
        if pa.types.is_date32(kind):  # all days beyond the last one compare alike
            days = max(-_LAST_DAY, min(value, _LAST_DAY))
            return (literal_of(pa.scalar(days, pa.int32()).cast(kind)),)
        if pa.types.is_time(kind) and not 0 <= value < _MICROS_OF_DAY:
            return ()
        return (literal_of(pa.scalar(value, pa.int64()).cast(kind)),)
    if not isinstance(value, str):
        return ()
    if pa.types.is_time(kind):
        return (literal_of(_parsed(f"1970-01-01T{value}", pa.timestamp(kind.unit)).cast(kind)),)
    if pa.types.is_date32(kind) and "T" in value:  # its day, for clients
        moment = _parsed(value, pa.timestamp("us"))
        day = pc.floor_temporal(moment, unit="day").cast(kind)
        is_midnight = moment == day.cast(moment.type)
        exact = replace(literal_of(moment), exact=None)
        return (literal_of(day),) if is_midnight else (exact, literal_of(day))
    if pa.types.is_timestamp(kind) and kind.tz:
        # PyIceberg leaves the zone out.
        has_zone = value.endswith("Z") or "+" in value or "-" in value[10:]
        value = value if has_zone else f"{value}Z"
    return (literal_of(_parsed(value, kind)),)


def _parsed(text: str, kind: pa.DataType) -> pa.Scalar:
    return pa.scalar(text, pa.string()).cast(kind)

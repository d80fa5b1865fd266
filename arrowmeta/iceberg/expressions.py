"""Read Iceberg's expressions in JSON, which clients send to a server that plans, into trees.

Takes parsed JSON and the columns of a table; the forms are those of the expressions spec and the
older expressions with `term`, which clients of 2026 send:

    {"type": "and", "left": {"type": "gt", "term": "a", "value": 5},
                    "right": {"type": "not-eq", "term": "b", "value": "x"}}

The meaning is Iceberg's, not SQL's: predicates have two values, so `not-eq`, `not-in` and `not` are
true for null, and no order comparison is true for NaN. Readers of files use SQL's rules, for which
a row has to match both ways before a filter may be left out: `certain`. Main names:
`ExpressionReader`, `conjunction`.

Spec: Iceberg, Expressions Spec (format/expressions-spec.md); REST catalog, schema `Predicate`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal, InvalidOperation
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias
from uuid import UUID

import pyarrow as pa
import pyarrow.compute as pc
from msgspec.structs import replace

from arrowmeta.errors import PredicateError
from arrowmeta.iceberg.partition_spec import parse_transform
from arrowmeta.io.location import is_text
from arrowmeta.kernels.buffers import text_scalar
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.model.value_text import is_bytes
from arrowmeta.predicate.read import MOST_CONDITIONS
from arrowmeta.predicate.tree import (
    FALSE,
    MIRRORED,
    TRUE,
    Column,
    Comparison,
    IsNan,
    IsNull,
    Literal,
    Membership,
    Operator,
    Tree,
    Unjudged,
    Value,
    all_of,
    any_of,
    either,
    in_either_width,
    literal_of,
    negate,
    not_true,
    starting,
)
from arrowmeta.text import quoted_text, shown

#: Maximum depth of `not`, and of `and` in `or` and the like; a chain of the same operator is one.
MAX_DEPTH = 100
#: Conditions of an expression that are told apart for residuals.
_MOST_CONJUNCTS = 8

#: Operators of conditions by type; those of `in` compare with any of several values.
_SIGNS: dict[str, Operator] = {
    "eq": "=",
    "in": "=",
    "lt": "<",
    "lt-eq": "<=",
    "gt": ">",
    "gt-eq": ">=",
}
#: Conditions without a value.
_UNARY: dict[str, Callable[[Column], Tree]] = {"is-null": IsNull, "is-nan": IsNan}
_OPPOSITES = {
    "not-eq": "eq",
    "not-in": "in",
    "not-null": "is-null",
    "not-nan": "is-nan",
    "not-starts-with": "starts-with",
}


class _Operand(NamedTuple):
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
        return self._predicate(expression, not_true)

    def certain(self, expression: Any) -> Tree:
        """Return a tree that is true only for rows that match for every reader, as in SQL, too."""
        return self._predicate(expression, negate)

    def conjuncts(self, expression: Any) -> list[tuple[Any, Tree]]:
        """Return the conditions that must all be true, each with its tree of `certain`.

        All of the expression is one if there are many.
        """
        parts = list(operands_of(expression, "and"))
        parts = parts if len(parts) <= _MOST_CONJUNCTS else [expression]
        return [(part, self.certain(part)) for part in parts]

    def operand(self, term: Any) -> _Operand:
        """Return a column by its full name or id, a transform of one, or a function.

        Raises:
            PredicateError: it is none of them.
        """
        match term:
            case {"type": "reference", "id": field_id}:
                if type(field_id) is not int or field_id not in self._by_id:
                    raise PredicateError(f"no field has the id {shown(field_id)}")
                return self._by_id[field_id]
            case (
                str(name)
                | {"type": "reference", "name": str(name)}
                | {"type": "reference", "term": str(name)}
            ):
                return self._named(name)
            case {"type": "transform", "transform": str(name), "term": inner}:
                of = self.operand(inner)
                text = f"{parse_transform(name)}({of.text})"
                return of if name == "identity" else _Operand(self._terms.get(text), text)
            case {"type": "apply", "function": function, "arguments": list(arguments)}:
                texts = [
                    self.operand(argument).text if _is_operand(argument) else shown(argument)
                    for argument in arguments
                ]
                return _Operand(None, f"{shown(function)}({', '.join(texts)})")
        raise PredicateError(f"{shown(term)} is not a field or a function of one")

    def _named(self, name: str) -> _Operand:
        alike = self._by_name.get(self._fold(name), [])
        exact = [reference for reference in alike if reference.text == name] or alike
        if len(exact) != 1:
            what = "several fields are" if exact else "no field is"
            names = [reference.text for alike in self._by_name.values() for reference in alike]
            listed = ", ".join(names[:20]) + (", …" if len(names) > 20 else "")
            raise PredicateError(f"{what} named {shown(name)}; fields are {listed}")
        return exact[0]

    def _predicate(self, node: Any, opposite: Callable[[Tree], Tree], depth: int = 0) -> Tree:
        """Return the tree of a predicate, given what `not` means for null."""
        if not depth:
            self._n_conditions = 0
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
            if not isinstance(value := _member(node, "value"), bool):
                raise PredicateError(f"{shown(value)} is not a predicate")
            return TRUE if value else FALSE
        if kind == "not":
            return opposite(self._predicate(_member(node, "child"), opposite, depth + 1))
        if kind in ("and", "or"):
            operands = operands_of(node, kind)
            parts = [self._predicate(part, opposite, depth + 1) for part in operands]
            return all_of(parts) if kind == "and" else any_of(parts)
        self._n_conditions += 1
        if self._n_conditions > MOST_CONDITIONS:
            reason = f"the expression has more than {MOST_CONDITIONS:,} conditions; use `in`"
            raise PredicateError(reason)
        condition = self._condition(_OPPOSITES.get(kind, kind), node)
        return opposite(condition) if kind in _OPPOSITES else condition

    def _condition(self, kind: str, node: Mapping[str, Any]) -> Tree:
        operator, suffix, values = _SIGNS.get(kind), kind, list[Any]()
        if kind in (*_UNARY, "in"):
            operand = self.operand(_either(node, "child", "term"))
            values += _listed(node) if kind == "in" else ()
        elif kind != "starts-with" and operator is None:
            raise PredicateError(f"{shown(kind)} is not an operation of an expression")
        else:
            left, right = _either(node, "left", "term"), _either(node, "right", "value")
            if _is_operand(right) and not (_is_operand(left) or "term" in node):
                if operator is None:
                    raise PredicateError("starts-with needs a field and a text")
                left, right, operator = right, left, MIRRORED[operator]
            operand = self.operand(left)
            if _is_operand(right):
                text = f"{operand.text} {kind} {self.operand(right).text}"
                return Unjudged(text, "it compares two expressions")
            values = [_plain(right)]
            if operator is not None:
                suffix = f"{operator} {shown(values[0])}"
            elif not isinstance(values[0], str) or not is_text(values[0]):
                raise PredicateError(f"starts-with needs a text, got {shown(values[0])}")
        try:
            return _judged(kind, operand.column, operator, values)
        except _UnjudgedError as reason:
            return Unjudged(f"{operand.text} {suffix}", str(reason))


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
        is_struct, parts = pa.types.is_struct(kind), list[pa.Field]()
        if is_struct:
            parts = kind.fields
        elif pa.types.is_map(kind):
            parts = [kind.key_field.with_name("key"), kind.item_field.with_name("value")]
        elif isinstance(kind, pa.ListType):
            parts = [kind.value_field.with_name("element")]
        yield from _operands(parts, names, is_inside=is_inside or not is_struct)


# -- conditions on one column --------------------------------------------------------------------


class _UnjudgedError(Exception):
    """Why bounds do not decide a condition."""


def _judged(
    kind: str, column: Column | None, operator: Operator | None, values: Sequence[Any]
) -> Tree:
    """Return a condition on a column.

    Raises:
        PredicateError: it does not fit the column.
        _UnjudgedError: it is not judged.
    """
    if column is None:
        raise _UnjudgedError("it is on neither a column nor a partition field")
    if operator is not None:
        return _compared(column, operator, [_plain(value) for value in values])
    if kind in _UNARY:
        if kind == "is-nan" and not column.may_be_nan:
            raise PredicateError(f"{column} is {column.type}, which has no NaN")
        return _UNARY[kind](column)
    if not pa.types.is_string(column.type):
        raise PredicateError(f"{column} is {column.type}; starts-with needs a string")
    return starting(column, values[0])


def _compared(column: Column, operator: Operator, values: Sequence[Any]) -> Tree:
    """Return a comparison that is true if it is for any of the values."""
    readings = [literals_in(column, value) for value in values]
    literals = tuple(dict.fromkeys(some[0] for some in readings))
    is_float = pa.types.is_float32(column.type)
    is_rounded = is_float or any(len(some) > 1 for some in readings)
    if is_rounded and len(readings) > MOST_CONDITIONS:
        raise _UnjudgedError("it has too many values that are rounded")
    if is_float:
        values_of_column = [Value((literal,)) for literal in literals]
        return in_either_width(column, operator, values_of_column, str(column), _of_value)
    if is_rounded or len(literals) == 1:
        trees = ([_of_literal(column, operator, it) for it in some] for some in readings)
        return any_of([it[0] if len(it) == 1 else either(str(it[0]), it) for it in trees])
    return Membership(column, literals)


#: Makes a comparison that is never true for NaN. Spec: Iceberg, Expressions Spec (Comparisons).
_of_literal = partial(Comparison, has_nan=False)


def _of_value(column: Column, operator: Operator, values: Sequence[Value], text: str) -> Tree:
    return _of_literal(column, operator, values[0].literals[0])


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


def conjunction(parts: Sequence[Any]) -> str:
    """Return the expression that is true if all of some expressions are, as text."""
    if not parts:
        return "true"
    tree = parts[-1]
    for part in reversed(parts[:-1]):
        tree = {"type": "and", "left": part, "right": tree}
    return json.dumps(tree, separators=(",", ":"))


def _member(node: Any, name: str) -> Any:
    if not isinstance(node, dict) or name not in node:
        raise PredicateError(f"{shown(node)} is not an expression: it has no `{name}`")
    return node[name]


def _either(node: Mapping[str, Any], name: str, former: str) -> Any:
    return node[name] if name in node else _member(node, former)


def _listed(node: Any) -> Sequence[Any]:
    values = _member(node, "values")
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


def literals_in(column: Column, value: Any) -> _Readings:
    """Return a JSON value as literals to compare a column with.

    Numbers are promoted without loss: 5.5 stays 5.5 beside an integer column. They may be text, as
    PyIceberg sends decimals, also for other columns, and `Infinity`, as Java writes floats. Times
    may be text or counts since 1970. Clients round what a column type cannot have to a value of it:
    such a value has several meanings.

    Spec: Iceberg v3, Appendix D, JSON single-value serialization. PyIceberg 0.12,
    expressions/literals.py (`StringLiteral.to`, `DecimalLiteral.to`); Iceberg 1.x, Literals.java.

    Raises:
        PredicateError: it is not a value of the column type.
        _UnjudgedError: it is not compared.
    """
    if value is None and pa.types.is_floating(column.type):
        raise _UnjudgedError("null stands for an infinity of either sign, as PyIceberg writes them")
    if value is None or value != value:
        raise PredicateError(f"a condition on {column} needs a value, got {shown(value)}")
    try:
        literals = _readings(column.type, value)
    except (ValueError, OverflowError, InvalidOperation, pa.ArrowException) as error:
        reason = f"{shown(value)} is not a value of {column} ({column.type})"
        raise PredicateError(reason) from error
    if literals is not None:
        return literals
    if pa.types.is_nested(column.type):
        raise PredicateError(f"{column} is {column.type}, which cannot be compared")
    raise _UnjudgedError(f"bounds of {column.type} are not compared")


def _readings(kind: pa.DataType, value: Any) -> _Readings | None:
    """Return what a JSON value may mean; None for types without literals.

    Raises:
        ValueError: it is no value of the type; also the errors of Arrow and of decimals.
    """
    if pa.types.is_integer(kind):
        return _of_integer(kind, value)
    if pa.types.is_floating(kind):
        _number(value)  # raises if it is none
        literal = literal_of(pa.scalar(float(value), pa.float64()))
        return (replace(literal, exact=pa.scalar(float(value), kind)),)
    if pa.types.is_decimal(kind):
        return _of_decimal(kind, value)
    if pa.types.is_temporal(kind):
        return _of_time(kind, value)
    if pa.types.is_boolean(kind):
        if isinstance(value, str):
            value = {"true": True, "false": False}.get(value.lower())
        return (literal_of(pa.scalar(_of_class(value, bool), kind)),)
    is_uuid = kind == pa.uuid()
    if not (is_uuid or pa.types.is_string(kind) or is_bytes(kind)):
        return None
    text: str = _of_class(value, str)
    if is_uuid:
        literal = literal_of(pa.scalar(UUID(text).bytes, pa.binary(16)))
        return (replace(literal, text=quoted_text(str(UUID(text)))),)
    if pa.types.is_string(kind):
        return (literal_of(text_scalar(text)),)
    # A UUID, which clients compare with `fixed[16]` and `binary`, has hyphens.
    digits = UUID(text).hex if "-" in text else text
    return (literal_of(pa.scalar(bytes.fromhex(digits), pa.binary())),)


def _of_class(value: Any, kind: type) -> Any:
    if not isinstance(value, kind):
        raise ValueError
    return value


def _number(value: Any) -> Decimal:
    """Return a number of JSON, or of a text; it may be infinite."""
    is_long = isinstance(value, str) and len(value) > _LONGEST_NUMBER
    if is_long or isinstance(value, bool) or not isinstance(value, int | float | str):
        raise ValueError
    number = Decimal(value if isinstance(value, int) else str(value))
    if number.is_nan():
        raise ValueError
    is_large = number.is_finite() and number.adjusted() > _LARGEST_POWER
    return Decimal((number.as_tuple().sign, (1,), _LARGEST_POWER)) if is_large else number


def _of_integer(kind: pa.DataType, value: Any) -> _Readings:
    number = _number(value)
    lower, upper = (int(number.to_integral_value(to)) for to in (ROUND_FLOOR, ROUND_CEILING))
    if lower == upper:
        return (_integer(kind, lower, value),)
    exact = replace(literal_of(pa.scalar(float(number), pa.float64())), exact=None)
    # PyIceberg cuts a text, and rounds a decimal, which it sends as text, too.
    beside = (lower, upper) if isinstance(value, str) else ()
    return (exact, *(_integer(kind, number, number) for number in beside))


def _integer(kind: pa.DataType, number: int, value: Any) -> Literal:
    half = 2 ** (kind.bit_width - 1)
    if -half <= number < half:
        return literal_of(pa.scalar(number, kind))
    # Beyond 64 bits, any number compares alike with every value.
    number = max(-(2**100), min(number, 2**100))
    return Literal(str(number), None, str(value), "HUGEINT")


def _of_decimal(kind: pa.DataType, value: Any) -> _Readings:
    number = _number(value)
    if number.is_infinite():
        raise ValueError
    numbers = [number]
    if isinstance(value, float):  # rounded as text by Java, in binary by PyIceberg
        unit = Decimal(1).scaleb(-kind.scale)
        numbers += [n.quantize(unit, ROUND_HALF_UP) for n in (number, Decimal(value))]
    return tuple(_decimal(kind, number) for number in dict.fromkeys(numbers))


def _decimal(kind: pa.DataType, number: Decimal) -> Literal:
    try:
        return literal_of(pa.scalar(number, kind))
    except pa.ArrowInvalid:  # more digits than the column has
        exact = pa.scalar(number)
        if exact.type.precision > _MOST_DIGITS:
            raise
        return replace(literal_of(exact), exact=None)


def _of_time(kind: pa.DataType, value: Any) -> _Readings:
    if isinstance(value, int) and not isinstance(value, bool):
        if pa.types.is_date32(kind):  # all days beyond the last day compare alike
            days = max(-_LAST_DAY, min(value, _LAST_DAY))
            return (literal_of(pa.scalar(days, pa.int32()).cast(kind)),)
        if pa.types.is_time(kind) and not 0 <= value < _MICROS_OF_DAY:
            raise ValueError
        return (literal_of(pa.scalar(value, pa.int64()).cast(kind)),)
    value = _of_class(value, str)
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

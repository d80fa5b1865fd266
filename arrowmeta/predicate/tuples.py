"""Parse filter tuples in disjunctive normal form, as in `pyarrow.parquet`.

`[("a", "=", 1), ("b", ">", 2)]` is a conjunction; a list of such lists is a disjunction of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.errors import PredicateError
from arrowmeta.model.kinds import is_exact_number
from arrowmeta.predicate.conditions import among_either_way, compared_either_way
from arrowmeta.predicate.scope import Scope
from arrowmeta.predicate.tree import (
    NULL,
    Column,
    IsNull,
    Operator,
    Tree,
    Unjudged,
    all_of,
    any_of,
    negate,
)
from arrowmeta.predicate.values import Value

_OPERATORS: dict[str, Operator] = {
    "=": "=",
    "==": "=",
    "!=": "<>",
    "<>": "<>",
    "<": "<",
    "<=": "<=",
    ">": ">",
    ">=": ">=",
}
_SPELLINGS = (*_OPERATORS, "in", "not in")

ToValues = Callable[[Column, Sequence[Any]], list[Value]]


def read_tuples(filters: Iterable[Any], scope: Scope, to_values: ToValues) -> Tree:
    """Return the tree of filter tuples.

    Raises:
        PredicateError: they are malformed, or do not fit the columns.
    """
    items = list(filters)
    if not items:
        raise PredicateError("the list of filters is empty; leave it out to plan all files")
    is_one_group = all(isinstance(item, tuple) for item in items)
    groups = [items] if is_one_group else items
    if any(isinstance(group, str) or not isinstance(group, Iterable) for group in groups):
        raise PredicateError("filters must be tuples (column, operator, value), or lists of them")
    return any_of(
        [all_of([_condition(leaf, scope, to_values) for leaf in group]) for group in groups]
    )


def _condition(condition: Any, scope: Scope, to_values: ToValues) -> Tree:
    if not isinstance(condition, tuple) or len(condition) != 3:
        raise PredicateError(f"{condition!r} is not a tuple (column, operator, value)")
    name, spelling, value = condition
    column = _column(scope, str(name))
    operator = str(spelling).strip().lower()
    if operator in ("in", "not in"):
        if isinstance(value, str | bytes) or not isinstance(value, Iterable):
            raise PredicateError(f"{name} {spelling} needs a list of values, got {value!r}")
        tree = among_as_arrow(column, list(value), _shown(condition), to_values)
        return negate(tree) if operator == "not in" else tree
    if operator not in _OPERATORS:
        raise PredicateError(
            f"the operator in {condition!r} must be one of {_SPELLINGS}, got {spelling!r}"
        )
    (only,) = to_values(column, [value])
    if only.literal is None and not only.is_nan and not only.incomparable:
        return _beside_null(column, _OPERATORS[operator])
    return compared_either_way(column, _OPERATORS[operator], only, _shown(condition))


def among_as_arrow(
    column: Column, wanted: list[Any] | pa.Array, text: str, to_values: ToValues
) -> Tree:
    """Return the condition that Arrow finds a column in a list of values; None matches nulls.

    Args:
        wanted: the values; a list if Arrow has no array type for them.
        to_values: converts values for comparison.
    """
    given = wanted if isinstance(wanted, pa.Array) else _array_of(wanted)
    if given is not None:
        if _is_changed(given, column.type):
            return Unjudged(text, "Arrow looks for other values, of the column's type")
        wanted = _as_looked_for(given, column.type)
    values = to_values(column, wanted)
    comparable = [value for value in values if value.literal or value.is_nan or value.incomparable]
    tree = all_of([among_either_way(column, comparable, text), IsNull(column, negated=True)])
    return tree if len(comparable) == len(values) else any_of([tree, IsNull(column)])


def _is_changed(values: pa.Array, kind: pa.DataType) -> bool:
    """Return whether Arrow's cast of values to a column type changes them.

    Among floats 0.1 becomes the nearest float, and among dates a timestamp becomes its day. Strings
    are cast to the column type in SQL, too.
    """
    if pa.types.is_string(values.type) or pa.types.is_large_string(values.type):
        return False
    try:
        if pa.types.is_floating(values.type):
            values = values.filter(pc.invert(pc.is_nan(values)))  # NaN is not equal to itself
        there = values.cast(kind, safe=False)
        return not there.cast(values.type, safe=False).equals(values)
    except (pa.ArrowException, TypeError):
        return False


def _as_looked_for(values: pa.Array, kind: pa.DataType) -> list[Any]:
    """Return values as Arrow looks them up: floats in the type of the column.

    Compared as floats, as in SQL, one value may equal several values of the column; and SQL may
    convert a decimal to another float than the nearest.
    """
    if pa.types.is_decimal(values.type) and pa.types.is_floating(kind):
        return list(values.cast(kind))
    scalars = list(values)
    if pa.types.is_floating(values.type) and is_exact_number(kind):
        is_number = pc.and_(values.is_valid(), pc.invert(pc.is_nan(values))).to_pylist()
        try:
            return [
                scalar.cast(kind, safe=False) if number is True else scalar
                for scalar, number in zip(scalars, is_number, strict=True)
            ]
        except (pa.ArrowException, TypeError):
            return scalars
    return scalars


def _array_of(values: Sequence[Any]) -> pa.Array | None:
    """Return the array that Arrow looks values up in; None if it cannot build one."""
    try:
        return pa.array(values)
    except (pa.ArrowException, TypeError, ValueError, OverflowError):
        return None


def _shown(condition: tuple[Any, ...]) -> str:
    """Return the text of a filter; Python cannot print some times of Arrow."""
    try:
        return str(condition)
    except (OverflowError, ValueError):
        return f"({condition[0]!r}, {condition[1]!r}, …)"


def _column(scope: Scope, name: str) -> Column:
    """Return a column; dots lead to nested fields if no column has the whole name."""
    return scope.column([name] if scope.knows(name) else name.split("."))


def _beside_null(column: Column, operator: Operator) -> Tree:
    """Return a comparison with None: `=` and `!=` test for nulls, others are NULL."""
    if operator not in ("=", "<>"):
        return NULL
    return IsNull(column, negated=operator == "<>")

"""Predicates as filter tuples in disjunctive form, as `pyarrow.parquet` takes them.

`[("a", "=", 1), ("b", ">", 2)]` are conditions that must all be true; a list of such lists is true
where any of them is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.errors import PredicateError
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
        PredicateError: they are not of the form, or do not fit the columns.
    """
    items = list(filters)
    if not items:
        raise PredicateError("an empty list of filters says nothing; leave the predicate out")
    is_one_group = all(isinstance(item, tuple) for item in items)
    groups = [items] if is_one_group else items
    if any(isinstance(group, str) or not isinstance(group, Iterable) for group in groups):
        raise PredicateError("filters are tuples (column, operator, value), or lists of such")
    return any_of(
        [all_of([_condition(one, scope, to_values) for one in group]) for group in groups]
    )


def _condition(one: Any, scope: Scope, to_values: ToValues) -> Tree:
    if not isinstance(one, tuple) or len(one) != 3:
        raise PredicateError(f"{one!r} is not a tuple (column, operator, value)")
    name, spelling, value = one
    column = _column(scope, str(name))
    operator = str(spelling).strip().lower()
    if operator in ("in", "not in"):
        if isinstance(value, str | bytes) or not isinstance(value, Iterable):
            raise PredicateError(f"{name} {spelling} needs a list of values, not {value!r}")
        tree = among_as_arrow(column, list(value), _shown(one), to_values)
        return negate(tree) if operator == "not in" else tree
    if operator not in _OPERATORS:
        raise PredicateError(
            f"the operator in {one!r} must be one of {_SPELLINGS}, got {spelling!r}"
        )
    (only,) = to_values(column, [value])
    if only.literal is None and not only.is_nan and not only.incomparable:
        return _beside_null(column, _OPERATORS[operator])
    return compared_either_way(column, _OPERATORS[operator], only, _shown(one))


def among_as_arrow(
    column: Column, wanted: list[Any] | pa.Array, text: str, to_values: ToValues
) -> Tree:
    """Return the condition that Arrow finds a column among values; None finds nulls.

    Args:
        column: the column.
        wanted: the values; a list where Arrow has no array of them.
        text: the condition, as it was written.
        to_values: makes values to compare with.
    """
    given = wanted if isinstance(wanted, pa.Array) else _array_of(wanted)
    if given is not None:
        if _is_changed(given, column.type):
            return Unjudged(text, "Arrow looks for other values, of the column's type")
        wanted = _as_looked_for(given, column.type)
    values = to_values(column, wanted)
    found = [value for value in values if value.literal or value.is_nan or value.incomparable]
    tree = all_of([among_either_way(column, found, text), IsNull(column, negated=True)])
    return tree if len(found) == len(values) else any_of([tree, IsNull(column)])


def _is_changed(values: pa.Array, kind: pa.DataType) -> bool:
    """Return whether casting values to a column's type, as Arrow does, changes them.

    Among floats it finds 0.1 as the nearest of them, and a moment among dates as its day. Text is
    read as a value of the column's type in SQL, too.
    """
    if pa.types.is_string(values.type) or pa.types.is_large_string(values.type):
        return False
    try:
        if pa.types.is_floating(values.type):
            values = values.filter(pc.invert(pc.is_nan(values)))  # NaN equals nothing
        there = values.cast(kind, safe=False)
        return not there.cast(values.type, safe=False).equals(values)
    except (pa.ArrowException, TypeError):
        return False


def _as_looked_for(values: pa.Array, kind: pa.DataType) -> list[Any]:
    """Return values as Arrow looks for them: floating-point numbers in the type of the column.

    Compared as such numbers, as SQL would, some of them equal several numbers of the column. And
    decimals, of which SQL makes other numbers than the nearest of a column of short floats.
    """
    if pa.types.is_decimal(values.type) and pa.types.is_floating(kind):
        return list(values.cast(kind))
    found = list(values)
    has_exact_numbers = pa.types.is_integer(kind) or pa.types.is_decimal(kind)
    if pa.types.is_floating(values.type) and has_exact_numbers:
        is_number = pc.and_(values.is_valid(), pc.invert(pc.is_nan(values))).to_pylist()
        try:
            return [
                one.cast(kind, safe=False) if number is True else one
                for one, number in zip(found, is_number, strict=True)
            ]
        except (pa.ArrowException, TypeError):
            return found
    return found


def _array_of(values: Sequence[Any]) -> pa.Array | None:
    """Return the array in which Arrow looks for values; None where it makes none of them."""
    try:
        return pa.array(values)
    except (pa.ArrowException, TypeError, ValueError, OverflowError):
        return None


def _shown(one: tuple[Any, ...]) -> str:
    """Return the text of a filter; Python cannot show some times of Arrow."""
    try:
        return str(one)
    except (OverflowError, ValueError):
        return f"({one[0]!r}, {one[1]!r}, …)"


def _column(scope: Scope, name: str) -> Column:
    """Return a column; dots lead to nested fields where no column has the whole name."""
    return scope.column([name] if scope.knows(name) else name.split("."))


def _beside_null(column: Column, operator: Operator) -> Tree:
    """Return a comparison with None: `=` and `!=` test for nulls, others are NULL."""
    if operator not in ("=", "<>"):
        return NULL
    return IsNull(column, negated=operator == "<>")

"""Formulas over the columns of a table of statistics, which DuckDB and Arrow evaluate alike.

A `Formula` is SQL, and where Arrow has the same functions, also a function of Arrow arrays, with
the same three-valued logic. `mask` evaluates conditions over statistics and partition values
without a statement of DuckDB's; what only DuckDB can evaluate, such as functions of SQL, has
`is_sql_only`, and so has every formula over it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    array_of,
    flag_array,
    null_array,
    text_scalar,
    to_flags,
    whole,
)
from arrowmeta.duck.access import quoted_name, quoted_text
from arrowmeta.predicate.tree import Literal


class Formula(NamedTuple):
    """Value for each row of a table.

    Attributes:
        sql: for DuckDB.
        function: for Arrow: returns an array, or a scalar for all rows, of the values of `parts`;
            without parts, of the table. None if only DuckDB evaluates it.
    """

    sql: str
    function: Callable[..., Any] | None = None
    parts: tuple[Formula, ...] = ()

    def __str__(self) -> str:
        return self.sql

    @property
    def is_sql_only(self) -> bool:
        """Whether only DuckDB evaluates it."""
        return self.function is None

    def mask(self, rows: pa.Table) -> NDArray[np.bool_]:
        """Return for which rows a condition is true, with Arrow.

        Raises:
            ArrowException: Arrow does not compare values of these types.
        """
        result = self._value(rows, {})
        if isinstance(result, pa.Scalar):
            return np.full(rows.num_rows, result.as_py() is True)
        return to_flags(_filled(whole(result), False))

    def _value(self, rows: pa.Table, values: dict[str, Any]) -> Any:
        """Return the value, given those of formulas with parts that are evaluated already.

        Literals are not among them: one SQL stands for values of several columns' types.
        """
        if not self.parts:
            return self.function(rows)  # type: ignore[misc]
        if self.sql not in values:
            parts = [part._value(rows, values) for part in self.parts]
            values[self.sql] = self.function(*parts)  # type: ignore[misc]
        return values[self.sql]


def _formula(sql: str, function: Callable[..., Any], *parts: Formula) -> Formula:
    for part in parts:
        if part.function is None:
            return Formula(sql)
    return Formula(sql, function, parts)


_TYPES = {bool: pa.bool_(), int: pa.int64(), type(None): pa.null()}


def constant(value: bool | int | None) -> Formula:
    """Return a truth value, a count, or NULL."""
    scalar = array_of([value], _TYPES[type(value)])[0]
    return Formula("NULL" if value is None else str(value).lower(), lambda _: scalar)


TRUE, NULL, ZERO = constant(True), constant(None), constant(0)


def flat(struct: str, name: str) -> Formula:
    """Return a field of a struct column that was read as a column of its own."""
    return column(f"{struct}.{name}")


def column(name: str) -> Formula:
    """Return a column."""
    return Formula(quoted_name(name), lambda rows: rows[name])


def member(struct: str, name: str) -> Formula:
    """Return a field of a struct column."""
    sql = f"{struct}.{quoted_name(name)}"
    return Formula(sql, lambda rows: pc.struct_field(rows[struct], [name]))


# -- conditions ----------------------------------------------------------------------------------

_COMPARISONS = {
    "=": pc.equal,
    "<>": pc.not_equal,
    "<": pc.less,
    "<=": pc.less_equal,
    ">": pc.greater,
    ">=": pc.greater_equal,
}


def compared(left: Formula, operator: str, right: Formula) -> Formula:
    """Return a comparison; Arrow compares values of one type only, or integers."""

    def compare(first: Any, second: Any) -> Any:
        types = first.type, second.type
        if types[0] != types[1] and not all(map(pa.types.is_integer, types)):
            if not any(map(pa.types.is_null, types)):
                raise pa.ArrowNotImplementedError(f"{types[0]} is not compared with {types[1]}")
            return null_array(1, pa.bool_())[0]
        return _COMPARISONS[operator](first, second)

    return _formula(f"({left.sql} {operator} {right.sql})", compare, left, right)


def both(*conditions: Formula) -> Formula:
    """Return the conjunction of conditions."""
    return _joined(" AND ", pc.and_kleene, conditions, "true", "false")


def either(*conditions: Formula) -> Formula:
    """Return the disjunction of conditions."""
    return _joined(" OR ", pc.or_kleene, conditions, "false", "true")


def _joined(
    word: str,
    function: Callable[..., Any],
    conditions: tuple[Formula, ...],
    neutral: str,
    deciding: str,
) -> Formula:
    parts = {part.sql: part for part in conditions if part.sql != neutral}
    if deciding in parts or not parts:
        return constant((deciding if parts else neutral) == "true")
    if len(parts) == 1:
        return next(iter(parts.values()))
    return _formula(
        f"({word.join(parts)})", lambda *values: reduce(function, values), *parts.values()
    )


def is_not_false(condition: Formula) -> Formula:
    """Return whether a condition is true or NULL."""
    return _formula(
        f"({condition.sql} IS NOT FALSE)", lambda value: _filled(value, True), condition
    )


def is_not_true(condition: Formula) -> Formula:
    """Return whether a condition is false or NULL."""
    return _formula(
        f"({condition.sql} IS NOT TRUE)", lambda value: pc.invert(_filled(value, False)), condition
    )


def is_true(condition: Formula) -> Formula:
    """Return whether a condition is true, and not NULL."""
    return _formula(f"({condition.sql} IS TRUE)", lambda value: _filled(value, False), condition)


def is_false(condition: Formula) -> Formula:
    """Return whether a condition is false, and not NULL."""
    return _formula(
        f"({condition.sql} IS FALSE)", lambda value: pc.invert(_filled(value, True)), condition
    )


def is_null(value: Formula) -> Formula:
    """Return whether a value is NULL."""
    return _formula(f"({value.sql} IS NULL)", pc.is_null, value)


def is_not_null(value: Formula) -> Formula:
    """Return whether a value is not NULL."""
    return _formula(f"({value.sql} IS NOT NULL)", pc.is_valid, value)


#: Scalars of Arrow; those made of Python's values would import pandas.
_ZERO = array_of([0], pa.int64())[0]
_FLAGS = tuple(flag_array(np.array([False, True])))


def _filled(condition: Any, filler: bool) -> Any:
    if pa.types.is_null(condition.type):
        return _FLAGS[int(filler)]
    return pc.fill_null(condition, _FLAGS[int(filler)])


# -- values --------------------------------------------------------------------------------------


def if_true(condition: Formula, value: Formula, otherwise: Formula = NULL) -> Formula:
    """Return a value where a condition is true, and another one elsewhere."""

    def choose(flags: Any, *values: Any) -> Any:
        kind = next((v.type for v in values if not pa.types.is_null(v.type)), pa.null())
        typed = (null_array(1, kind)[0] if pa.types.is_null(v.type) else v for v in values)
        return pc.if_else(_filled(flags, False), *typed)

    sql = f"CASE WHEN {condition.sql} THEN {value.sql} ELSE {otherwise.sql} END"
    return _formula(sql, choose, condition, value, otherwise)


def first_of(*values: Formula) -> Formula:
    """Return the first value that is not NULL."""
    sql = f"coalesce({', '.join(value.sql for value in values)})"
    return _formula(sql, pc.coalesce, *values) if len(values) > 1 else values[0]


def without_nan(value: Formula) -> Formula:
    """Return a floating-point number, or NULL for NaN."""
    return if_true(is_nan(value), NULL, value)


def is_nan(value: Formula) -> Formula:
    """Return whether a floating-point number is NaN."""
    return _formula(f"isnan({value.sql})", pc.is_nan, value)


def positive(count: Formula) -> Formula:
    """Return a count; 0 for a negative one and NULL, which mean unknown."""
    return _formula(
        f"greatest({count.sql}, 0)",
        lambda value: pc.max_element_wise(value.cast(pa.int64()), _ZERO),
        count,
    )


def difference(count: Formula, less: Formula) -> Formula:
    """Return the difference of two counts that are not negative."""
    return _formula(f"({count.sql} - {less.sql})", pc.subtract, count, less)


def beginning(text: Formula, length: int) -> Formula:
    """Return the first characters of a text."""
    return _formula(
        f"left({text.sql}, {length})", lambda value: pc.utf8_slice_codeunits(value, 0, length), text
    )


def starts_with(value: Formula, prefix: str) -> Formula:
    """Return whether a text has a prefix."""
    return _formula(
        f"starts_with({value.sql}, {quoted_text(prefix)})",
        lambda texts: pc.starts_with(texts, prefix),
        value,
    )


def text(value: str) -> Formula:
    """Return a text."""
    return Formula(quoted_text(value), lambda _: text_scalar(value))


def literal(value: Literal) -> Formula:
    """Return a literal; Arrow knows it only if it is a value of the column's type."""
    return Formula(value.sql, None if value.exact is None else lambda _: value.exact)

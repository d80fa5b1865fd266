"""A predicate over columns whose values are known: which rows may match it.

For the partition values of entries while they are decoded. Comparisons are answered with
`pyarrow.compute` alone; conditions that DuckDB evaluates are handed to the caller. A condition on
anything else, or a comparison that only SQL can judge, may match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import flag_array, text_scalar, to_flags
from arrowmeta.predicate.tree import (
    And,
    Comparison,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Leaf,
    Membership,
    Operator,
    Or,
    RowCondition,
    StartsWith,
    Tree,
    Unjudged,
)

#: Tells for which values of its columns a condition may be true.
RowAnswers = Callable[[RowCondition, Sequence[pa.Array]], NDArray[np.bool_]]

_COMPARE: dict[Operator, Callable[[pa.Array, pa.Scalar], pa.Array]] = {
    "=": pc.equal,
    "<>": pc.not_equal,
    "<": pc.less,
    "<=": pc.less_equal,
    ">": pc.greater,
    ">=": pc.greater_equal,
}
#: `pyarrow.compute` would load pandas to make a scalar of Python's.
_FALSE = flag_array(np.zeros(1, dtype=bool))[0]
#: What is true of NaN beside a number, but for Arrow: to it NaN only differs.
_HOLDS_FOR_NAN = (">", ">=")


def may_match_exactly(
    tree: Tree,
    columns: Mapping[str, pa.Array],
    is_known: NDArray[np.bool_],
    answers: RowAnswers | None = None,
) -> NDArray[np.bool_]:
    """Return which rows may match.

    Args:
        tree: the predicate.
        columns: those whose values are given.
        is_known: marks rows whose nulls are nulls; others may be values that could not be read.
        answers: evaluates conditions for rows; None to keep all rows for them.
    """

    def of_row(row: RowCondition | None) -> NDArray[np.bool_] | None:
        if row is None or answers is None or any(c.name not in columns for c in row.columns):
            return None
        values = [columns[column.name] for column in row.columns]
        mask = answers(row, values)
        return reduce(np.logical_or, [mask, *(~is_known & to_flags(v.is_null()) for v in values)])

    def of(tree: Tree) -> NDArray[np.bool_]:
        match tree:
            case And(parts):
                return reduce(np.logical_and, map(of, parts))
            case Or(parts):
                return reduce(np.logical_or, map(of, parts))
            case Implied(condition, row=row):
                found = of_row(row)
                return of(condition) if found is None else found
            case Constant(value):
                return np.full(len(is_known), value is True)
            case Unjudged(row=row):
                found = of_row(row)
                return np.ones(len(is_known), dtype=bool) if found is None else found
            case _:
                column = columns.get(tree.column.name)
                if column is None:
                    return np.ones(len(is_known), dtype=bool)
                mask = _mask(tree, column)
                return mask if is_known.all() else mask | ~is_known & to_flags(column.is_null())

    return of(tree)


def is_exact(tree: Tree) -> bool:
    """Tell whether values decide a predicate: nothing in it may match for not being judged."""
    match tree:
        case And(parts) | Or(parts):
            return all(map(is_exact, parts))
        case Implied(row=row) | Unjudged(row=row):
            return row is not None
        case _:
            return _has_values(tree)


def _has_values(leaf: Leaf | Constant) -> bool:
    if isinstance(leaf, Constant) or not leaf.column.is_plain:
        return isinstance(leaf, Constant)
    match leaf:
        case Comparison(_, _, literal):
            return literal.exact is not None
        case Membership(_, literals):
            return all(literal.exact is not None for literal in literals)
        case _:
            return True


def _mask(leaf: Leaf, column: pa.Array) -> NDArray[np.bool_]:
    """Return for which values a condition may be true; where SQL must say, for all but NULL."""
    if isinstance(leaf, IsNull):
        may_match = column.is_valid() if leaf.negated else column.is_null()
        return to_flags(may_match) if leaf.column.is_plain else np.ones(len(column), dtype=bool)
    answer = _answer(leaf, column) if _has_values(leaf) else column.is_valid()
    return to_flags(pc.fill_null(answer, _FALSE))


def _answer(leaf: Comparison | Membership | IsNan | StartsWith, column: pa.Array) -> pa.Array:
    is_nan = pc.is_nan(column) if pa.types.is_floating(column.type) else None
    match leaf:
        case Comparison(_, operator, literal):
            answer = _COMPARE[operator](column, literal.exact)
            is_above = is_nan is not None and operator in _HOLDS_FOR_NAN
            return pc.or_kleene(answer, is_nan) if is_above else answer
        case Membership(_, literals, negated):
            answers = [pc.equal(column, literal.exact) for literal in literals]
            nothing = pc.if_else(column.is_valid(), _FALSE, pa.nulls(1, pa.bool_())[0])
            answer = reduce(pc.or_kleene, answers, nothing)
        case IsNan(_, negated):
            answer = is_nan
        case StartsWith(_, prefix, negated):
            answer = pc.starts_with(column, text_scalar(prefix).as_py())
    return pc.invert(answer) if negated else answer

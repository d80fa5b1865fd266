"""A predicate over columns whose values are known: which rows may match it.

For the partition values of entries while they are decoded, so with `pyarrow.compute` alone. A
condition on anything else, or that only SQL can judge, may match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
    StartsWith,
    Tree,
    Unjudged,
    leaves,
)

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
    tree: Tree, columns: Mapping[str, pa.Array], is_known: NDArray[np.bool_]
) -> NDArray[np.bool_]:
    """Return which rows may match.

    Args:
        tree: the predicate.
        columns: those whose values are given.
        is_known: marks rows whose nulls are nulls; others may be values that could not be read.
    """
    match tree:
        case And(parts):
            return reduce(np.logical_and, _each(parts, columns, is_known))
        case Or(parts):
            return reduce(np.logical_or, _each(parts, columns, is_known))
        case Implied(condition, _):
            return may_match_exactly(condition, columns, is_known)
        case Constant(value):
            return np.full(len(is_known), value is True)
        case Unjudged():
            return np.ones(len(is_known), dtype=bool)
        case _:
            column = columns.get(tree.column.name)
            if column is None:
                return np.ones(len(is_known), dtype=bool)
            mask = _mask(tree, column)
            return mask if is_known.all() else mask | ~is_known & to_flags(column.is_null())


def is_exact(tree: Tree) -> bool:
    """Tell whether values decide a predicate: nothing in it may match for not being judged."""
    return all(_has_values(leaf) for leaf in leaves(tree))


def _has_values(leaf: Leaf | Constant | Unjudged) -> bool:
    if isinstance(leaf, Constant | Unjudged) or not leaf.column.is_plain:
        return isinstance(leaf, Constant)
    match leaf:
        case Comparison(_, _, literal):
            return literal.exact is not None
        case Membership(_, literals):
            return all(literal.exact is not None for literal in literals)
        case _:
            return True


def _each(
    parts: tuple[Tree, ...], columns: Mapping[str, pa.Array], is_known: NDArray[np.bool_]
) -> list[NDArray[np.bool_]]:
    return [may_match_exactly(part, columns, is_known) for part in parts]


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

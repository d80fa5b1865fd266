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
_HOLDS_FOR_NAN = ("<>", ">", ">=")


def may_match_exactly(
    tree: Tree, columns: Mapping[str, pa.Array], n_rows: int
) -> NDArray[np.bool_]:
    """Return which rows may match, by the columns whose values are given."""
    match tree:
        case And(parts):
            return reduce(np.logical_and, _each(parts, columns, n_rows))
        case Or(parts):
            return reduce(np.logical_or, _each(parts, columns, n_rows))
        case Implied(condition, _):
            return may_match_exactly(condition, columns, n_rows)
        case Constant(value):
            return np.full(n_rows, value is True)
        case Unjudged():
            return np.ones(n_rows, dtype=bool)
        case _:
            column = columns.get(tree.column.name) if tree.column.is_plain else None
            mask = None if column is None else _mask(tree, column)
            return np.ones(n_rows, dtype=bool) if mask is None else mask


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
    parts: tuple[Tree, ...], columns: Mapping[str, pa.Array], n_rows: int
) -> list[NDArray[np.bool_]]:
    return [may_match_exactly(part, columns, n_rows) for part in parts]


def _mask(leaf: Leaf, column: pa.Array) -> NDArray[np.bool_] | None:
    is_nan = pc.is_nan(column) if pa.types.is_floating(column.type) else None
    match leaf:
        case Comparison(_, operator, literal):
            answer = _compared(operator, column, literal.exact)
            if answer is not None and is_nan is not None and operator in _HOLDS_FOR_NAN:
                answer = pc.or_kleene(answer, is_nan)
        case Membership(_, literals, negated):
            answers = [_compared("=", column, literal.exact) for literal in literals]
            if None in answers:
                return None
            nothing = pc.if_else(column.is_valid(), _FALSE, pa.nulls(1, pa.bool_())[0])
            answer = reduce(pc.or_kleene, answers, nothing)
            answer = pc.invert(answer) if negated else answer
        case IsNull(_, negated):
            answer = column.is_valid() if negated else column.is_null()
        case IsNan(_, negated):
            answer = pc.invert(is_nan) if negated else is_nan
        case StartsWith(_, prefix, negated):
            answer = pc.starts_with(column, text_scalar(prefix).as_py())
            answer = pc.invert(answer) if negated else answer
    return None if answer is None else to_flags(pc.fill_null(answer, _FALSE))


def _compared(operator: Operator, column: pa.Array, value: pa.Scalar | None) -> pa.Array | None:
    if value is None:
        return None
    return _COMPARE[operator](column, value)

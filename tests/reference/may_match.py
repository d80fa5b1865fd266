"""The rules of pruning in plain Python, a value at a time: what SQL macros must agree with."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from arrowmeta.predicate.tree import (
    And,
    Comparison,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Leaf,
    Membership,
    Or,
    StartsWith,
    Tree,
    Unjudged,
)


@dataclass(frozen=True)
class Known:
    """What is known of a column of a file; None is not known."""

    lower: Any = None
    upper: Any = None
    nulls: int | None = None
    nans: int | None = None
    values: int | None = None

    @property
    def only_nulls(self) -> bool:
        known = self.nulls is not None and self.values is not None and self.values >= 0
        return known and self.nulls >= self.values

    @property
    def no_number(self) -> bool:
        if self.values is None or self.values < 0:
            return False
        return max(self.nulls or 0, 0) + max(self.nans or 0, 0) >= self.values

    @property
    def has_nan(self) -> bool:
        return self.nans is None or self.nans != 0


def may_match(tree: Tree, known: dict[str, Known]) -> bool:
    """Whether a file may have a row that a predicate is true for."""
    match tree:
        case And(parts):
            return all(may_match(part, known) for part in parts)
        case Or(parts):
            return any(may_match(part, known) for part in parts)
        case Implied(condition, _):
            return may_match(condition, known)
        case Constant(value):
            return value is True
        case Unjudged():
            return True
        case _:
            return _leaf(tree, known.get(tree.column.name))


def _leaf(leaf: Leaf, known: Known | None) -> bool:
    if isinstance(leaf, Membership) and not leaf.literals and not leaf.negated:
        return False
    if known is None:
        return True
    match leaf:
        case IsNull(_, negated):
            return not known.only_nulls if negated else known.nulls is None or known.nulls != 0
        case IsNan(_, negated):
            return not known.no_number if negated else known.has_nan and not known.only_nulls
        case Comparison(_, operator, literal):
            return _compared(operator, literal.exact.as_py(), known)
        case Membership(_, literals, True):
            values = [literal.exact.as_py() for literal in literals]
            return not known.only_nulls and not (
                not known.has_nan and _one_value(known) and known.lower in values
            )
        case Membership(_, literals, False):
            return any(_compared("=", literal.exact.as_py(), known) for literal in literals)
        case StartsWith(_, prefix, False):
            return not known.only_nulls and (
                (known.lower is None or _order(known.lower[: len(prefix)]) <= _order(prefix))
                and (known.upper is None or _order(known.upper) >= _order(prefix))
            )
        case StartsWith(_, prefix, True):
            bounds = (known.lower, known.upper)
            all_begin = all(bound is not None and bound.startswith(prefix) for bound in bounds)
            return not known.only_nulls and not all_begin


def _compared(operator: str, value: Any, known: Known) -> bool:
    lower, upper, value = _order(known.lower), _order(known.upper), _order(value)
    reaches_down = lower is None or (lower < value if operator == "<" else lower <= value)
    reaches_up = upper is None or (upper > value if operator == ">" else upper >= value)
    match operator:
        case "=":
            return not known.no_number and reaches_down and reaches_up
        case "<>":
            return not known.only_nulls and not (
                not known.has_nan and _one_value(known) and lower == value
            )
        case "<" | "<=":
            return not known.no_number and reaches_down
        case _:
            return not known.only_nulls and (known.has_nan or reaches_up)


def _one_value(known: Known) -> bool:
    return known.lower is not None and known.upper is not None and known.lower == known.upper


def _order(value: Any) -> Any:
    if isinstance(value, float) and math.isnan(value):
        return None
    return value.encode() if isinstance(value, str) else value


def has_exact_literals(tree: Tree) -> bool:
    """Whether the reference can judge: every literal is a value of its column's own type."""
    match tree:
        case And(parts) | Or(parts):
            return all(map(has_exact_literals, parts))
        case Implied(condition, row=row):
            return row is None and has_exact_literals(condition)
        case Comparison(column, _, literal):
            return column.is_plain and literal.exact is not None
        case Membership(column, literals, _):
            return column.is_plain and all(literal.exact is not None for literal in literals)
        case Unjudged(row=row):
            return row is None
        case Constant():
            return True
        case _:
            return tree.column.is_plain

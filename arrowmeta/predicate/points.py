"""Which single values a column must have for a predicate to be true."""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.predicate.tree import And, Comparison, Constant, Implied, Membership, Or, Tree


def points(tree: Tree, column: str) -> list[pa.Scalar] | None:
    """Return the values of which a column of the table must have one; None if any might do.

    Values are in the column's own type; a literal that is not exactly one of them says nothing.
    """
    match tree:
        case Comparison(of, "=", literal) if of.is_plain and of.path == (column,):
            return None if literal.exact is None else [literal.exact]
        case Membership(of, literals, False) if of.is_plain and of.path == (column,):
            exact = [literal.exact for literal in literals]
            return None if None in exact else exact
        case Implied(condition, _):
            return points(condition, column)
        case Constant(value):
            return None if value else []
        case And(parts):
            return _all([points(part, column) for part in parts])
        case Or(parts):
            return _any([points(part, column) for part in parts])
    return None


def _all(found: list[list[pa.Scalar] | None]) -> list[pa.Scalar] | None:
    sets = [values for values in found if values is not None]
    if not sets:
        return None
    return [value for value in sets[0] if all(value in others for others in sets[1:])]


def _any(found: list[list[pa.Scalar] | None]) -> list[pa.Scalar] | None:
    sets = [values for values in found if values is not None]
    if len(sets) < len(found):
        return None
    return list(dict.fromkeys(value for values in sets for value in values))

"""A tree as a SQL condition on what is known of files: true where a file may have a matching row.

Which macro asks what of a file's statistics is a table here; what a macro answers is in
`/sql/50_pruning`. Where statistics are absent the answer is that a row may match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from arrowmeta.duck.quoting import quoted_name, quoted_text
from arrowmeta.predicate.tree import (
    And,
    Column,
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
)

_COMPARISONS: dict[Operator, str] = {
    "=": "may_equal",
    "<>": "may_differ",
    "<": "may_be_less",
    "<=": "may_be_less_or_equal",
    ">": "may_be_greater",
    ">=": "may_be_greater_or_equal",
}


@dataclass(frozen=True)
class Facts:
    """Where a row of a table of statistics says what of a column, as SQL.

    Attributes:
        lower: no value is less, but NaN.
        upper: no value is greater, but NaN.
        null_count: how many values are null.
        nan_count: how many values are NaN.
        value_count: how many values there are, nulls and NaN among them.
    """

    lower: str
    upper: str
    null_count: str
    nan_count: str
    value_count: str


FactsOf = Callable[[Column], Facts | None]


def may_match(tree: Tree, facts_of: FactsOf) -> str:
    """Return the condition that a row of statistics is one of a file that may match.

    Args:
        tree: the predicate.
        facts_of: what is known of a column; None for nothing.
    """
    match tree:
        case And(parts):
            return "(" + " AND ".join(may_match(part, facts_of) for part in parts) + ")"
        case Or(parts):
            return "(" + " OR ".join(may_match(part, facts_of) for part in parts) + ")"
        case Implied(condition, _):
            return may_match(condition, facts_of)
        case Constant(value):
            return "true" if value else "false"
        case Unjudged():
            return "true"
        case _:
            facts = facts_of(tree.column)
            return "true" if facts is None else _leaf(tree, facts)


def _leaf(leaf: Leaf, facts: Facts) -> str:
    macro, *values = _question(leaf)
    known = [
        bound_of(leaf.column, facts.lower),
        bound_of(leaf.column, facts.upper),
        facts.null_count,
        facts.nan_count if leaf.column.may_be_nan else "0",
        facts.value_count,
    ]
    return f"{macro}({', '.join([*known, *values])})"


def _question(leaf: Leaf) -> tuple[str, ...]:
    """Return the macro that answers a leaf, and what it is told beside the facts."""
    match leaf:
        case Comparison(_, operator, literal):
            return _COMPARISONS[operator], literal.sql
        case Membership(_, literals, negated):
            values = f"[{', '.join(literal.sql for literal in literals)}]"
            return "may_be_outside" if negated else "may_be_among", values
        case IsNull(_, negated):
            return ("may_have_value",) if negated else ("may_be_null",)
        case IsNan(_, negated):
            return ("may_be_number",) if negated else ("may_be_nan",)
        case StartsWith(_, prefix, negated):
            return "may_start_otherwise" if negated else "may_start_with", quoted_text(prefix)


def bound_of(column: Column, sql: str) -> str:
    """Return a bound of what a column stands for; null if it bounds nothing, as NaN does."""
    return column.through.format(f"nullif({sql}, 'NaN')" if column.may_be_nan else sql)


def of_partition(field: str) -> Facts:
    """Return what a field of its partition says of a file, all of whose rows have that value.

    A null may be a value that could not be read; nothing is known then.
    """
    value = flat("partition", field)
    is_known = f"({value} IS NOT NULL OR partition_is_known)"
    nulls = f"CASE WHEN {is_known} THEN ({value} IS NULL)::INTEGER END"
    nans = f"CASE WHEN {is_known} THEN coalesce({value} = 'NaN', false)::INTEGER END"
    return Facts(value, value, nulls, nans, "1")


def flat(struct: str, name: str) -> str:
    """Return a field of a struct column that was read as a column of its own."""
    return quoted_name(f"{struct}.{name}")


def is_told_apart(name: str, names: Iterable[str]) -> bool:
    """Tell whether SQL can name a column: it does not tell columns apart by capitals."""
    return sum(one.casefold() == name.casefold() for one in names) <= 1

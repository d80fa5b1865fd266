"""A tree as a SQL condition on what is known of files: true where a file may have a matching row.

Which macro asks what of a file's statistics is a table here; what a macro answers is in
`/sql/50_pruning`. Where statistics are absent the answer is that a row may match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pyarrow as pa

from arrowmeta.duck.quoting import quoted_name, quoted_text
from arrowmeta.predicate.sizes import LONGEST_VALUE
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
    RowCondition,
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
        place_value: the value of all rows by the place of the file, which may be null.
        has_place_value: whether there is one.
    """

    lower: str
    upper: str
    null_count: str
    nan_count: str
    value_count: str
    place_value: str = "NULL"
    has_place_value: str = "false"


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
        case Implied(condition, row=row):
            implied = may_match(condition, facts_of)
            return implied if row is None else f"({implied} AND {_of_row(row, facts_of)})"
        case Constant(value):
            return "true" if value else "false"
        case Unjudged(row=row):
            return "true" if row is None else _of_row(row, facts_of)
        case _:
            facts = facts_of(tree.column)
            return "true" if facts is None else _leaf(tree, facts)


def facts_of_row(row: RowCondition, facts_of: FactsOf) -> list[Facts] | None:
    """Return what is known of the columns of a condition; None if nothing is known of one."""
    known = [facts for column in row.columns if (facts := facts_of(column)) is not None]
    return known if len(known) == len(row.columns) else None


def is_known(row: RowCondition, known: Sequence[Facts]) -> str:
    """Return the condition that a file has one value, or only nulls, in each column of a row.

    Long values, of which a function could make much longer ones, and times that readers differ in
    count as unknown.
    """
    parts = ["true"]
    for column, facts in zip(row.columns, known, strict=True):
        one = f"({facts.lower}, {facts.upper}, {facts.null_count}, {facts.value_count})"
        by_place = "" if facts.has_place_value == "false" else f"{facts.has_place_value} OR "
        parts.append(f"({by_place}has_one_value{one})")
        parts += _is_common(column.type, only_value(facts))
    return " AND ".join(parts)


def _is_common(kind: pa.DataType, value: str) -> list[str]:
    if pa.types.is_string(kind):
        return [f"coalesce(strlen({value}) <= {LONGEST_VALUE}, true)"]
    if pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind):
        return [f"coalesce(octet_length({value}) <= {LONGEST_VALUE}, true)"]
    if pa.types.is_date32(kind) or pa.types.is_timestamp(kind):
        return [f"({value} IS NULL OR coalesce(year({value}) BETWEEN 1 AND 9999, false))"]
    return []


def evaluated(row: RowCondition, known: Sequence[Facts]) -> str:
    """Return whether a condition is true of a file whose values are known; NULL is an error.

    It has to be in a branch of CASE: elsewhere DuckDB works out what occurs twice before TRY, and
    fails.
    """
    return f"TRY(({row.sql([only_value(facts) for facts in known])}) IS TRUE)"


def only_value(facts: Facts) -> str:
    """Return the value of a column that has one value, or only nulls."""
    by_place = f"WHEN {facts.has_place_value} THEN {facts.place_value} "
    if facts.has_place_value == "false":
        by_place = ""
    return f"(CASE {by_place}WHEN {facts.null_count} = 0 THEN {facts.lower} END)"


def _of_row(row: RowCondition, facts_of: FactsOf) -> str:
    """Return whether a row may match: also where values are not known, and for an error."""
    known = facts_of_row(row, facts_of)
    if known is None:
        return "true"
    answer = f"coalesce({evaluated(row, known)}, true)"
    return f"(CASE WHEN {is_known(row, known)} THEN {answer} ELSE true END)"


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

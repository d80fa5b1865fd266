"""Translate predicates to SQL conditions over statistics: true if a file may match.

Each condition becomes a call of a macro of `/sql/50_pruning` over the statistics of its column:

    a > 1                may_be_greater(upper, null_count, ..., 1, false)
    a = 1                may_equal(lower, upper, null_count, ..., 1)
    a IS NOT NULL        has_value(null_count, value_count)
    a + 1 = 3            may_match_row(has_one_value(...), row_matches(only_value(...) + 1 = 3))
    AND, OR              AND, OR of the calls; a tree has no NOT

Unknown statistics are null, for which a macro is true. A condition without statistics becomes
`true`: it drops out of an AND, and makes an OR true. Main names: `Facts`, `may_match`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pyarrow as pa

from arrowmeta.duck.access import quoted_name, quoted_text
from arrowmeta.model.kinds import is_bytes
from arrowmeta.predicate.tree import (
    TRUE,
    And,
    Column,
    Comparison,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Leaf,
    Membership,
    Or,
    RowCondition,
    StartsWith,
    Tree,
    Unjudged,
)
from arrowmeta.records import dataclass

#: Maximum bytes of a column value for evaluating expressions.
LONGEST_VALUE = 1024


@dataclass(frozen=True)
class Facts:
    """SQL expressions for the statistics of a column in a file or manifest.

    Attributes:
        lower: lower bound of all values but NaN.
        upper: upper bound of all values but NaN.
        value_count: number of values, including nulls and NaN.
        partition_value: value of all rows, from the partition of the file; may be null.
        has_partition_value: whether there is one.
    """

    lower: str
    upper: str
    null_count: str
    nan_count: str
    value_count: str
    partition_value: str = "NULL"
    has_partition_value: str = "false"


FactsOf = Callable[[Column], Facts | None]


def may_match(tree: Tree, facts_of: FactsOf) -> str:
    """Return a SQL condition: a file with these statistics may match.

    Args:
        facts_of: returns the statistics of a column; None if there are none.
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
    """Return the statistics of the columns of a condition; None if a column has none."""
    known = [facts for column in row.columns if (facts := facts_of(column)) is not None]
    return known if len(known) == len(row.columns) else None


def is_known(row: RowCondition, known: Sequence[Facts]) -> str:
    """Return a SQL condition: each column has one value, or only nulls, in the file.

    Long values, which functions could multiply, and times that readers represent differently count
    as unknown.
    """
    parts = ["true"]
    for column, facts in zip(row.columns, known, strict=True):
        value = only_value(facts)
        parts.append(
            f"has_one_value({facts.lower}, {facts.upper}, {facts.null_count},"
            f" {facts.value_count}, {facts.has_partition_value})"
        )
        if pa.types.is_string(column.type):
            parts.append(f"is_short_text({value}, {LONGEST_VALUE})")
        elif is_bytes(column.type):
            parts.append(f"is_short_binary({value}, {LONGEST_VALUE})")
        elif pa.types.is_date32(column.type) or pa.types.is_timestamp(column.type):
            parts.append(f"is_common_time({value})")
    return " AND ".join(parts)


def evaluated(row: RowCondition, known: Sequence[Facts]) -> str:
    """Return SQL for the result of a row condition; an error for NULL.

    It must be inside a CASE branch: see `/sql/50_pruning/row_matches.sql`.
    """
    return f"row_matches({row.sql([only_value(facts) for facts in known])})"


def only_value(facts: Facts) -> str:
    """Return the value of a column that has one value, or only nulls."""
    by_partition = f"{facts.partition_value}, {facts.has_partition_value}"
    return f"only_value({facts.lower}, {facts.null_count}, {by_partition})"


def _of_row(row: RowCondition, facts_of: FactsOf) -> str:
    """Return a SQL condition: a row may match; true if values are unknown or evaluation fails."""
    known = facts_of_row(row, facts_of)
    if known is None:
        return "true"
    return f"may_match_row({is_known(row, known)}, {evaluated(row, known)})"


def _leaf(leaf: Leaf, facts: Facts) -> str:
    """Return the macro call for a leaf."""
    lower, upper = bound_of(leaf.column, facts.lower), bound_of(leaf.column, facts.upper)
    nulls, values = facts.null_count, facts.value_count
    counts = f"{nulls}, {facts.nan_count if leaf.column.may_be_nan else '0'}, {values}"
    match leaf:
        case Comparison(_, "=" | "<>" as operator, literal):
            macro = "may_equal" if operator == "=" else "may_differ"
            return f"{macro}({lower}, {upper}, {counts}, {literal.sql})"
        case Comparison(_, "<" | "<=" as operator, literal):
            return f"may_be_less({lower}, {counts}, {literal.sql}, {operator == '<='})"
        case Comparison(column, operator, literal, has_nan):
            if column.may_be_nan and not has_nan:
                numbers = f"{nulls}, 0, {values}"
                other = f"may_be_greater({upper}, {numbers}, {literal.sql}, {operator == '>='})"
                return f"(has_number({counts}) AND {other})"
            return f"may_be_greater({upper}, {counts}, {literal.sql}, {operator == '>='})"
        case Membership(_, literals, negated):
            macro = "may_be_outside" if negated else "may_be_among"
            listed = ", ".join(literal.sql for literal in literals)
            return f"{macro}({lower}, {upper}, {counts}, [{listed}])"
        case StartsWith(_, prefix, negated):
            macro = "may_start_otherwise" if negated else "may_start_with"
            return f"{macro}({lower}, {upper}, {nulls}, {values}, {quoted_text(prefix)})"
        case IsNull(_, negated):
            return f"has_value({nulls}, {values})" if negated else f"may_be_null({nulls})"
        case IsNan(_, negated):
            return f"{'has_number' if negated else 'may_be_nan'}({counts})"


def may_match_by_spec(
    conditions: Mapping[int | None, Tree], facts_of: FactsOf, spec_id: str
) -> str:
    """Return a SQL condition: statistics may match the predicate of their spec.

    Args:
        conditions: predicates by spec id; None for all specs.
        facts_of: returns the statistics of a column.
        spec_id: SQL for the spec id.
    """
    asked = {
        spec: f"({may_match(tree, facts_of)})" for spec, tree in conditions.items() if tree != TRUE
    }
    if not asked:
        return "true"
    if None in asked:
        return asked[None]
    cases = " ".join(f"WHEN {spec} THEN {sql}" for spec, sql in asked.items())
    return f"(CASE {spec_id} {cases} ELSE true END)"


def bound_of(column: Column, sql: str) -> str:
    """Return a bound of a column, or of a function of it; null if the bound is NaN."""
    return column.through.format(f"nullif({sql}, 'NaN')" if column.may_be_nan else sql)


def ordered_bounds(column: Column, lower: str, upper: str) -> tuple[str, str]:
    """Return SQL for bounds that are null where the lower one is above the upper one.

    No value lies between those, so readers that take them for true drop files with rows; writers
    have swapped them, and cut or rounded them to the wrong side.
    """
    low, high = (
        f"nullif({bound}, 'NaN')" if column.may_be_nan else bound for bound in (lower, upper)
    )
    known, other = (
        f"CASE WHEN {low} > {high} THEN NULL ELSE {bound} END" for bound in (lower, upper)
    )
    return known, other


def of_partition(column: Column) -> Facts:
    """Return the statistics of a partition field: one value for all rows of a file."""
    value = flat("partition", column.name)
    nulls, nans = (
        f"count_of_partition({value}, partition_is_known, {value} {is_so})"
        for is_so in ("IS NULL", "= 'NaN'")
    )
    return Facts(value, value, nulls, nans, "1")


def flat(struct: str, name: str) -> str:
    """Return SQL for a field of a struct column that was read as a column of its own."""
    return quoted_name(f"{struct}.{name}")


def is_told_apart(name: str, names: Iterable[str]) -> bool:
    """Return whether a column name is unique if case is ignored, as in SQL."""
    return sum(other.casefold() == name.casefold() for other in names) <= 1

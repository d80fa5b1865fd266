"""Translate predicates to SQL conditions over statistics: true if a file may match.

Each condition becomes a call of a macro of `/sql/pruning` over the statistics of its column:

    a > 1                may_be_greater(upper, null_count, ..., 1, false)
    a = 1                may_equal(lower, upper, null_count, ..., 1)
    a IS NOT NULL        has_value(null_count, value_count)
    a + 1 = 3            CASE WHEN has_one_value(...) THEN ... value + 1 = 3 ... ELSE true END
    AND, OR              AND, OR of the calls; a tree has no NOT

Unknown statistics are null, for which a macro is true. A condition without statistics becomes
`true`: it drops out of an AND, and makes an OR true.

A format says where its metadata has bounds and counts of a column (`Facts`), how a predicate
applies to partitions, and which files hold versions or columns of the same rows (`Rules`). Main
names: `Facts`, `may_match`, `Rules`, `StatsRule`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Protocol, TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.duck.access import quoted_name, quoted_text
from arrowmeta.model.value_text import is_bytes
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
        parts.append(
            f"has_one_value({facts.lower}, {facts.upper}, {facts.null_count},"
            f" {facts.value_count}, {facts.has_partition_value})"
        )
        if pa.types.is_string(column.type) or is_bytes(column.type):
            length = "strlen" if pa.types.is_string(column.type) else "octet_length"
            parts.append(f"coalesce({length}({only_value(facts)}) <= {LONGEST_VALUE}, true)")
        elif pa.types.is_date32(column.type) or pa.types.is_timestamp(column.type):
            parts.append(f"is_common_time({only_value(facts)})")
    return " AND ".join(parts)


def evaluated(row: RowCondition, known: Sequence[Facts]) -> str:
    """Return SQL for the result of a row condition: whether it is true; NULL where it fails.

    It must be inside a branch of CASE: elsewhere DuckDB evaluates expressions that occur twice
    before TRY, and fails.
    """
    return f"TRY(({row.sql([only_value(facts) for facts in known])}) IS TRUE)"


def only_value(facts: Facts) -> str:
    """Return the value of a column that has one value, or only nulls."""
    of_partition = f"WHEN {facts.has_partition_value} THEN {facts.partition_value}"
    return f"CASE {of_partition} WHEN {facts.null_count} = 0 THEN {facts.lower} END"


def _of_row(row: RowCondition, facts_of: FactsOf) -> str:
    """Return a SQL condition: a row may match; true if values are unknown or evaluation fails."""
    known = facts_of_row(row, facts_of)
    if known is None:
        return "true"
    answer = f"coalesce({evaluated(row, known)}, true)"
    return f"CASE WHEN {is_known(row, known)} THEN {answer} ELSE true END"


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


# -- rules of a format ---------------------------------------------------------------------------

#: Evaluates a SQL condition over a table: mask of rows for which it is true or fails.
AskRows: TypeAlias = Callable[[str, pa.Table], NDArray[np.bool_]]


class BucketChoice(Protocol):
    """Buckets that can match."""

    @property
    def schema_ids(self) -> Collection[int]:
        """Ids of schemas for whose files the buckets are known."""
        ...

    def buckets(self, total_buckets: int) -> Collection[int] | None:
        """Return the buckets out of `total_buckets`; None for all of them."""
        ...


@dataclass(frozen=True)
class LeftOut:
    """Files that readers of a table skip.

    Attributes:
        level_zero: files that were not compacted yet.
        unassigned_buckets: files of rows without a bucket.
    """

    level_zero: bool = False
    unassigned_buckets: bool = False


@dataclass(frozen=True)
class RowVersions:
    """Rule for buckets whose files have versions of the same rows.

    See `/sql/pruning/keep_row_versions.sql`.

    Attributes:
        alone: condition that decides over each file by itself.
        whole: whole predicate, for files without versions of their rows in others.
        combines: whether a row can be combined from versions none of which matches.
        in_any_bucket: whether versions of a row may be in several buckets, and in one file.
    """

    alone: str
    whole: str
    combines: bool
    in_any_bucket: bool = False

    def judged(self, relation: str) -> str:
        """Return the macro call that decides over the files of a relation."""
        options = f"{self.combines}, {self.in_any_bucket}"
        return f"keep_row_versions('{relation}', {self.alone}, {self.whole}, {options})"


@dataclass(frozen=True)
class ColumnOfParts:
    """Column that some files of a row id range have.

    Attributes:
        name: SQL identifier.
        is_there: condition that a file has the column; its statistics may be missing.
        sequence: sequence number of the column in a file; the greatest one is current.
    """

    name: str
    facts: Facts
    is_there: str
    sequence: str

    @property
    def facts_of_range(self) -> Facts:
        """Statistics of the column over a row id range."""
        lower, upper, nulls = (
            f"(column_parts.{self.name}).{part}" for part in ("lower", "upper", "nulls")
        )
        return Facts(lower, upper, nulls, "NULL", "range_rows")

    @property
    def newest(self) -> str:
        """Macro call that finds the statistics of the newest files of a range."""
        facts = self.facts
        return (
            f"newest_of_range({facts.lower}, {facts.upper}, {facts.null_count}, {self.sequence},"
            f" {self.is_there}, is_apart, row_start, row_end, range_id)"
        )

    @property
    def known(self) -> str:
        """Macro call that derives the statistics of a range."""
        return f"column_of_range(newest_parts.{self.name}, range_start, range_end)"


@dataclass(frozen=True)
class RowParts:
    """Rule for files that have columns of the same rows: one row id range, partition and bucket.

    See `/sql/pruning/keep_row_parts.sql`.

    Attributes:
        matches: condition over `ColumnOfParts.facts_of_range` and columns common to all files.
        whole: condition over the statistics of each file.
        is_apart: condition that a file has columns without statistics for some of the rows.
    """

    columns: tuple[ColumnOfParts, ...]
    matches: str
    whole: str
    is_apart: str

    def judged(self, relation: str) -> str:
        """Return the macro call that decides over the files of a relation."""
        newest = ", ".join(f"{column.name}: {column.newest}" for column in self.columns)
        known = ", ".join(f"{column.name}: {column.known}" for column in self.columns)
        return (
            f"keep_row_parts('{relation}', {self.is_apart}, {{{newest}}}, {{{known}}},"
            f" {self.matches}, {self.whole})"
        )


@dataclass(frozen=True)
class StatsRule:
    """Rule for deciding over files by statistics.

    Attributes:
        columns: columns of entries that the conditions read, by flat names.
        alone: condition that decides over each file by itself.
        group: rule for files that share rows; None if `alone` decides.
    """

    columns: tuple[str, ...]
    alone: str
    group: RowVersions | RowParts | None = None

    def query(self, relation: str, carried: Sequence[str] = ()) -> str:
        """Return the query for the files to keep, and those kept for their group.

        Args:
            relation: name of the files; with `predicate_id` if there is a group.
            carried: columns to return beside `kept` and `kept_for_group`.
        """
        columns = "".join(f"{name}, " for name in carried)
        if self.group is not None:
            return f"SELECT {columns}kept, kept_for_group FROM {self.group.judged(relation)}"
        return f"SELECT {columns}{self.alone} AS kept, false AS kept_for_group FROM {relation}"


class Rules(ABC):
    """Data skipping rules of one table; the defaults keep everything."""

    @property
    @abstractmethod
    def columns(self) -> pa.Schema:
        """Columns that predicates can name, with the types that they compare as."""

    @abstractmethod
    def partition_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return the predicate on partition fields by spec id; None for all specs."""

    def manifest_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return the predicate on manifest summaries by spec id."""
        return self.partition_conditions(tree)

    @abstractmethod
    def manifest_facts(self, column: Column) -> Facts | None:
        """Return the statistics of a column in a manifest; None if there are none."""

    @abstractmethod
    def file_facts(self, column: Column) -> Facts | None:
        """Return the statistics of a column in an entry; None if there are none."""

    @abstractmethod
    def stats_rule(self, tree: Tree) -> StatsRule:
        """Return the rule for deciding over files by statistics."""

    @abstractmethod
    def why_no_bounds(self, column: Column) -> str:
        """Return why files may lack bounds of a column, and the remedy."""

    @abstractmethod
    def how_to_narrow(self, column: Column, *, is_equality: bool) -> str:
        """Return what would let bounds of a column rule out more files.

        Args:
            column: the compared column.
            is_equality: whether it is compared with `=` or `IN`.
        """

    @property
    def read_differently(self) -> Collection[str]:
        """Columns whose values differ between readers."""
        return ()

    @property
    def left_out(self) -> LeftOut:
        """Files that readers of the table skip."""
        return LeftOut()

    @property
    def rows_are_whole(self) -> bool:
        """Whether each row of a file is a row of the table, unless a delete applies."""
        return True

    @property
    def row_parts(self) -> tuple[str, ...]:
        """Columns of entries that tell which rows files have; empty if no files share rows.

        Such files have different columns of the rows; see `/sql/pruning/count_rows.sql`.
        """
        return ()

    def has_values_of_files(self, column: Column) -> bool:
        """Return whether readers return only values of a column that are in files."""
        return True

    def bucket_choice(self, tree: Tree) -> BucketChoice | None:
        """Return the buckets that can match; None for all of them."""
        return None

    def decides_alone(self, tree: Tree) -> Tree:
        """Return the part of a predicate that may rule out a file without regard to others."""
        return tree

    def is_decided_alone(self, column: Column) -> bool:
        """Return whether statistics of a column may rule out a file without regard to others."""
        asked = IsNull(column)
        return self.decides_alone(asked) == asked

    @property
    def index_columns(self) -> tuple[str, ...]:
        """Columns of entries with indexes; empty if the format has none."""
        return ()

    def index_mask(self, tree: Tree, files: pa.Table, ask: AskRows) -> NDArray[np.bool_] | None:
        """Return which files may match by their indexes; None for all.

        Args:
            files: the columns `index_columns` of files.
            ask: evaluates a condition over statistics of parts of an index.
        """
        return None

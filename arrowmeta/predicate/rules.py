"""Data skipping rules: what the planner needs to know about a table format.

A format defines where metadata has bounds and counts of a column (`Facts`), how a predicate applies
to partitions, and which files hold versions or columns of the same rows. Main names: `Rules`,
`StatsRule`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol, TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.predicate.may_match import Facts
from arrowmeta.predicate.tree import Column, IsNull, Tree
from arrowmeta.records import dataclass

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

    See `/sql/50_pruning/keep_row_versions.sql`.

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

    See `/sql/50_pruning/keep_row_parts.sql`.

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

        Such files have different columns of the rows; see `/sql/50_pruning/count_rows.sql`.
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

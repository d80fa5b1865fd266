"""What the planner needs to know of a table format.

A format defines where metadata has bounds and counts of a column (`Facts`), how a predicate applies
to partitions, and which files hold versions or columns of the same rows. Main names: `Rules`,
`StatsRule`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.predicate.may_match import Facts
from arrowmeta.predicate.tree import Column, IsNull, Tree

#: Marks the rows of a table for which a SQL condition is true or cannot be evaluated.
AskRows: TypeAlias = Callable[[str, pa.Table], NDArray[np.bool_]]


class BucketChoice(Protocol):
    """Which buckets can hold matching rows."""

    @property
    def schema_ids(self) -> Collection[int]:
        """Schemas of files of which that is known."""
        ...

    def buckets(self, total_buckets: int) -> Collection[int] | None:
        """Return the buckets out of `total_buckets`; None for all of them."""
        ...


@dataclass(frozen=True)
class LeftOut:
    """Files that readers of a table do not open.

    Attributes:
        level_zero: those that were not compacted yet.
        unassigned_buckets: those of rows that have no bucket yet.
    """

    level_zero: bool = False
    unassigned_buckets: bool = False


@dataclass(frozen=True)
class RowVersions:
    """Files of a bucket have versions of the same rows: `/sql/50_pruning/keep_row_versions.sql`.

    Attributes:
        alone: a condition that decides over each file, whatever the others.
        whole: the whole predicate, which decides over a file without versions in others.
        combines: whether a row can be made of versions none of which matches.
        in_any_bucket: whether versions of a row may be in several buckets, and in one file.
    """

    alone: str
    whole: str
    combines: bool
    in_any_bucket: bool = False

    def judged(self, relation: str) -> str:
        """Return the call that judges the files of a relation."""
        options = f"{self.combines}, {self.in_any_bucket}"
        return f"keep_row_versions('{relation}', {self.alone}, {self.whole}, {options})"


@dataclass(frozen=True)
class ColumnOfParts:
    """A column that some files of a range of rows have.

    Attributes:
        name: a SQL identifier.
        facts: of the column in a file.
        is_there: a condition that a file has the column; its statistics may be missing.
        sequence: of the column in a file: the greatest is that of the rows' values.
    """

    name: str
    facts: Facts
    is_there: str
    sequence: str

    @property
    def facts_of_range(self) -> Facts:
        """Facts of the column in all rows of a range."""
        lower, upper, nulls = (
            f"(column_parts.{self.name}).{part}" for part in ("lower", "upper", "nulls")
        )
        return Facts(lower, upper, nulls, "NULL", "range_rows")

    @property
    def newest(self) -> str:
        """The call that finds the facts of the newest files of a range."""
        facts = self.facts
        return (
            f"newest_of_range({facts.lower}, {facts.upper}, {facts.null_count}, {self.sequence},"
            f" {self.is_there}, is_apart, row_start, row_end, range_id)"
        )

    @property
    def known(self) -> str:
        """The call that derives the facts of a range."""
        return f"column_of_range(newest_parts.{self.name}, range_start, range_end)"


@dataclass(frozen=True)
class RowParts:
    """Files of one range of row ids have columns of the same rows, in a partition and bucket.

    See `/sql/50_pruning/keep_row_parts.sql`.

    Attributes:
        columns: of the condition.
        matches: a condition over `ColumnOfParts.facts_of_range` and what all files have in common.
        whole: a condition over what each file says.
        is_apart: a condition that a file has columns without statistics, of some of the rows.
    """

    columns: tuple[ColumnOfParts, ...]
    matches: str
    whole: str
    is_apart: str

    def judged(self, relation: str) -> str:
        """Return the call that judges the files of a relation."""
        newest = ", ".join(f"{one.name}: {one.newest}" for one in self.columns)
        known = ", ".join(f"{one.name}: {one.known}" for one in self.columns)
        return (
            f"keep_row_parts('{relation}', {self.is_apart}, {{{newest}}}, {{{known}}},"
            f" {self.matches}, {self.whole})"
        )


@dataclass(frozen=True)
class StatsRule:
    """How statistics decide over files.

    Attributes:
        columns: of entries that the conditions use, by flat names.
        alone: a condition that decides over each file, whatever the others.
        group: decides over files that have rows in common; None if `alone` is all there is.
    """

    columns: tuple[str, ...]
    alone: str
    group: RowVersions | RowParts | None = None

    def query(self, relation: str, carried: Sequence[str] = ()) -> str:
        """Return the query for which files are kept, and which only because their group is.

        Args:
            relation: the name of the files; with `predicate_id` where there is a group.
            carried: columns to carry over beside `kept` and `kept_for_group`.
        """
        columns = "".join(f"{name}, " for name in carried)
        if self.group is not None:
            return f"SELECT {columns}kept, kept_for_group FROM {self.group.judged(relation)}"
        return f"SELECT {columns}{self.alone} AS kept, false AS kept_for_group FROM {relation}"


class Rules(ABC):
    """The rules of one table's format; the defaults rule nothing out."""

    @property
    @abstractmethod
    def columns(self) -> pa.Schema:
        """The columns that predicates can name, of the types that they compare as."""

    @abstractmethod
    def partition_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return the predicate on partition fields by partition spec; None stands for all specs."""

    def manifest_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return the predicate on the summaries of manifests by partition spec."""
        return self.partition_conditions(tree)

    @abstractmethod
    def manifest_facts(self, column: Column) -> Facts | None:
        """Return the facts of a column in a manifest; None if there are none."""

    @abstractmethod
    def file_facts(self, column: Column) -> Facts | None:
        """Return the facts of a column in an entry; None if there are none."""

    @abstractmethod
    def stats_rule(self, tree: Tree) -> StatsRule:
        """Return how statistics decide over files."""

    @abstractmethod
    def why_no_bounds(self, column: Column) -> str:
        """Return why files may lack bounds of a column, and what would change it."""

    @abstractmethod
    def how_to_narrow(self, column: Column, *, is_equality: bool) -> str:
        """Return what would let bounds of a column rule out more files.

        Args:
            column: that is compared with values.
            is_equality: whether with `=` or `IN`.
        """

    @property
    def read_differently(self) -> Collection[str]:
        """The columns whose values in the same files differ between readers."""
        return ()

    @property
    def left_out(self) -> LeftOut:
        """Files that readers of the table do not open."""
        return LeftOut()

    @property
    def rows_are_whole(self) -> bool:
        """Whether each row of a file is one of the table, unless a delete applies to it."""
        return True

    def has_values_of_files(self, column: Column) -> bool:
        """Return whether readers return only values of a column that are in files."""
        return True

    def bucket_choice(self, tree: Tree) -> BucketChoice | None:
        """Return the buckets that can match; None for all of them."""
        return None

    def decides_alone(self, tree: Tree) -> Tree:
        """Return the part of a predicate that decides over each file, whatever the others."""
        return tree

    def is_decided_alone(self, column: Column) -> bool:
        """Return whether statistics of a column decide over a file alone."""
        asked = IsNull(column)
        return self.decides_alone(asked) == asked

    @property
    def index_columns(self) -> tuple[str, ...]:
        """Columns of entries that have indexes; none where the format has none."""
        return ()

    def index_mask(self, tree: Tree, files: pa.Table, ask: AskRows) -> NDArray[np.bool_] | None:
        """Return which files may match by the indexes over them; None for all.

        Args:
            tree: the predicate.
            files: the columns `index_columns` of files.
            ask: evaluates a condition over statistics of parts of an index.
        """
        return None

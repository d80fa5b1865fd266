"""What a format tells the planner: its own rules for when a part of a table cannot match.

The planner goes from manifests to partitions, buckets and statistics, and asks these at each step.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.predicate.may_match import Facts
from arrowmeta.predicate.together import Together
from arrowmeta.predicate.tree import Column, IsNull, Tree

#: Tells for which rows of a table a condition in SQL is true, or cannot be answered.
AskRows: TypeAlias = Callable[[str, pa.Table], NDArray[np.bool_]]


class BucketChoice(Protocol):
    """Which buckets can hold matching rows."""

    @property
    def schema_ids(self) -> Collection[int]:
        """Schemas of files of which that is known."""
        ...

    def buckets(self, total_buckets: int) -> Collection[int] | None:
        """Return the buckets, where there are `total_buckets`; None for all of them."""
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
class StatsRule:
    """How statistics decide over files.

    Attributes:
        columns: of entries that the conditions look at, flat names among them.
        alone: a condition that decides over each file, whatever the others.
        together: decides over files that have rows in common; None if `alone` is all there is.
    """

    columns: tuple[str, ...]
    alone: str
    together: Together | None = None


class Rules(Protocol):
    """The rules of one table's format."""

    @property
    def columns(self) -> pa.Schema:
        """The columns that predicates can name, of the types that they compare as."""
        ...

    @property
    def read_differently(self) -> Collection[str]:
        """The columns of which readers do not agree on the values, in the same files."""
        ...

    @property
    def left_out(self) -> LeftOut:
        """Files that readers of the table do not open."""
        ...

    @property
    def rows_are_whole(self) -> bool:
        """Whether each row of a file is one of the table, unless a delete applies to it."""
        ...

    def has_values_of_files(self, column: Column) -> bool:
        """Tell whether each value that readers return of a column is in a file, too."""
        ...

    def partition_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return, for each partition spec, what a predicate asks of its partition fields."""
        ...

    def manifest_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return, for each partition spec, what a predicate asks of what manifests say."""
        ...

    def bucket_choice(self, tree: Tree) -> BucketChoice | None:
        """Return the buckets that can match; None for all of them."""
        ...

    def manifest_facts(self, column: Column) -> Facts | None:
        """Return what a manifest says of a column of its conditions."""
        ...

    def file_facts(self, column: Column) -> Facts | None:
        """Return what an entry says of a column."""
        ...

    def decides_alone(self, tree: Tree) -> Tree:
        """Return the part of a predicate that decides over each file, whatever the others."""
        ...

    def stats_rule(self, tree: Tree) -> StatsRule:
        """Return how statistics decide over files."""
        ...

    def index_mask(self, tree: Tree, files: pa.Table, ask: AskRows) -> NDArray[np.bool_] | None:
        """Return which files may match by the indexes over them; None where there are none.

        Args:
            tree: the predicate.
            files: the columns `index_columns` of files.
            ask: judges statistics of parts of an index.
        """
        ...

    @property
    def index_columns(self) -> tuple[str, ...]:
        """Columns of entries that have indexes; none where the format has none."""
        ...


def is_decided_alone(rules: Rules, column: Column) -> bool:
    """Tell whether what an entry says of a column decides over its file, whatever the others."""
    asked = IsNull(column)
    return rules.decides_alone(asked) == asked

"""What a format tells the planner: its own rules for when a part of a table cannot match.

The planner goes from manifests to partitions, buckets and statistics, and asks these at each step.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

from arrowmeta.predicate.may_match import Facts
from arrowmeta.predicate.tree import Column, Tree


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
class StatsRule:
    """How statistics decide over files.

    Attributes:
        columns: of entries that the conditions look at, flat names among them.
        alone: a condition on one file that decides over it alone.
        together: a condition on all files of a partition and bucket, which are kept as long as
            any of them meets it; None where files do not depend on each other.
        together_unless: where files of a partition and bucket do not depend on each other after
            all, as an aggregate over them.
        reason: why files depend on each other.
    """

    columns: tuple[str, ...]
    alone: str
    together: str | None = None
    together_unless: str = "false"
    reason: str = ""


class Rules(Protocol):
    """The rules of one table's format."""

    @property
    def left_out(self) -> str:
        """Condition on the entries of files that readers of the table do not open."""
        ...

    @property
    def left_out_manifests(self) -> str:
        """Condition on manifests that have such entries only."""
        ...

    def partition_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return, for each partition spec, what a predicate asks of its partition fields."""
        ...

    def bucket_choice(self, tree: Tree) -> BucketChoice | None:
        """Return the buckets that can match; None for all of them."""
        ...

    def manifest_facts(self, column: Column) -> Facts | None:
        """Return what a manifest says of a partition field."""
        ...

    def file_facts(self, column: Column) -> Facts | None:
        """Return what an entry says of a column."""
        ...

    def stats_rule(self, tree: Tree) -> StatsRule:
        """Return how statistics decide over files."""
        ...

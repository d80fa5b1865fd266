"""Files that a predicate can touch, planned by tasks: each for its own manifests.

Knows what has to be together. Manifests that cannot match are left out by the driver; the others
are shared out, as long as each file is decided by itself. Where files are kept or dropped together,
as with keys or row ids in Paimon, one task plans them all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import pyarrow as pa

from arrowmeta.model.source import Source
from arrowmeta.pruning.manifests import choose_manifests
from arrowmeta.pruning.plan import Planner
from arrowmeta.spark.group_source import GroupSource
from arrowmeta.spark.groups import deleting_manifests, groups_of
from arrowmeta.spark.pieces import BATCH_ROWS


def check_where(source: Source, where: str) -> None:
    """Read a predicate, to see that it can be.

    Raises:
        PredicateError: it cannot be understood against the table's columns.
    """
    Planner(source).reader.read(where)


def planned_groups(source: Source, where: str, bytes_per_task: int) -> list[Sequence[int]]:
    """Return the manifests that can have matching files, in groups that are planned apart."""
    planner = Planner(source)
    tree = planner.reader.read(where)
    choice = choose_manifests(source, planner.rules, tree, planner.evaluator)
    kept = sorted(choice.kept_ordinals)
    is_apart = planner.rules.stats_rule(tree).group is None
    return groups_of(source, kept, bytes_per_task) if is_apart else [kept]


def read_planned(
    source: Source, where: str, columns: Sequence[str], ordinals: Collection[int]
) -> Iterator[pa.RecordBatch]:
    """Read the live files of some manifests that may match."""
    planner = Planner(source)
    deleting = deleting_manifests(source) if source.deletes_are_replayed else ()
    planner.source = GroupSource(source, ordinals, deleting).as_source()
    return iter(planner.plan(where).table(columns).to_batches(max_chunksize=BATCH_ROWS))

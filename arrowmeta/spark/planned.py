"""Files that a predicate can touch, planned by tasks: each for its own manifests.

Knows what has to be together. Manifests that cannot match are left out by the driver; the others
are shared out, as long as each file is decided by itself. Where files of a bucket are kept or
dropped together, as with keys in Paimon, one task plans them all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, cast

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import text_scalar, to_flags
from arrowmeta.model.source import EntryFilter, Source
from arrowmeta.pruning.manifests import choose_manifests
from arrowmeta.pruning.planner import Planner
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
    choice = choose_manifests(source, planner.rules, tree, planner.database)
    kept = sorted(choice.kept_ordinals)
    is_apart = planner.rules.stats_rule(tree).whole is None
    return groups_of(source, kept, bytes_per_task) if is_apart else [kept]


def read_planned(
    source: Source, where: str, columns: Sequence[str], ordinals: Collection[int]
) -> Iterator[pa.RecordBatch]:
    """Read the live files of some manifests that may match."""
    planner = Planner(source)
    planner.source = _GroupSource(source, ordinals).as_source()
    return iter(planner.plan(where).table(columns).to_batches(max_chunksize=BATCH_ROWS))


class _GroupSource:
    """A source whose entries are those of some manifests, and what others say is deleted."""

    def __init__(self, source: Source, ordinals: Collection[int]) -> None:
        self._source = source
        self._own = frozenset(ordinals)
        deleting = deleting_manifests(source) if source.deletes_are_replayed else ()
        self._others = frozenset(deleting) - self._own

    def __getattr__(self, name: str) -> Any:
        return getattr(self._source, name)

    def as_source(self) -> Source:
        """Return itself as what it is to others."""
        return cast("Source", self)

    def batches(
        self,
        relation: str,
        columns: Collection[str],
        batch_size: int | None = None,
        only: EntryFilter | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of a base relation; see `Source.batches`."""
        if relation != "entries":
            yield from self._source.batches(relation, columns, batch_size, only)
            return
        only = only or EntryFilter()
        for ordinals, keep in ((self._own, only), (self._others, _deleted(only))):
            wanted = ordinals if only.manifests is None else ordinals & set(only.manifests)
            if wanted:
                some = EntryFilter(wanted, keep.columns, keep.keep)
                yield from self._source.batches("entries", columns, batch_size, some)


def _deleted(only: EntryFilter) -> EntryFilter:
    """Return the same filter for entries that delete a file."""

    def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
        is_deleted = to_flags(pc.equal(batch["status"], text_scalar("deleted")))
        if only.keep is None or not is_deleted.any():
            return is_deleted
        return is_deleted & only.keep(batch.select(list(only.columns)))

    return EntryFilter(columns=tuple(dict.fromkeys(("status", *only.columns))), keep=keep)

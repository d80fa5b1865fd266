"""What one task reads: a relation, or the part of it that some manifests of the snapshot have."""

from __future__ import annotations

import contextlib
import functools
import gc
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pyarrow as pa

from arrowmeta.catalog.live import LIVE_RELATIONS, entry_manifests, live_batches
from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.model.damage import DamagedMetadataWarning, without_warnings
from arrowmeta.model.evidence import DAMAGE_RELATION
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DECIDING_COLUMNS
from arrowmeta.opening.locate import Opening
from arrowmeta.records import dataclass
from arrowmeta.spark.deleted import (
    BATCH_ROWS,
    DeletedEntries,
    live_part,
    of_statuses,
    with_files,
)
from arrowmeta.spark.pieces import ENTIRE, Piece, balanced_runs, manifest_pieces, sizes_of
from arrowmeta.table import Table

if TYPE_CHECKING:
    from arrowmeta.pruning.search import Query


@dataclass(frozen=True)
class Pinned:
    """A table and the snapshot, if any, that was chosen at load, to be opened on executors.

    `opening` keeps a branch or tag, whose snapshots and columns can differ from the table's.
    """

    opening: Opening
    snapshot_id: int | None

    @classmethod
    def of(cls, opening: Opening, snapshot_id: int | None) -> Pinned:
        """Pin what `opening` has opened, which was at a snapshot."""
        if opening.as_of is not None:
            opening = replace(opening, as_of=None, snapshot_id=snapshot_id)
        return cls(opening, snapshot_id)

    def table(self) -> Table:
        """Open the snapshot again.

        Raises:
            SnapshotNotFoundError: the snapshot has expired since.
            UsageError: the table had no snapshot, and has one now.
        """
        with without_warnings():  # They were given when the table was loaded.
            # Every core of an executor has a task of its own, so that one thread is enough.
            source = replace(self.opening, threads=self.opening.threads or 1).source()
        if source.snapshot_id != self.snapshot_id:
            if self.snapshot_id is None:
                raise UsageError(
                    f"{source.location} had no snapshot when it was loaded and is at "
                    f"{source.snapshot_id} now; load it again"
                )
            source = source.at_snapshot(self.snapshot_id)
        return Table(source, self.opening)


@dataclass(frozen=True)
class Reading:
    """What is read of a table: a relation, or some of its rows.

    Attributes:
        relation: its name.
        statuses: of the entries wanted; None for all.
        where: query that the files wanted may match; None for all files.
        deleted: the deleted entries of the snapshot; None to read them.
        is_joined: whether live files are read with what `without_deleted` needs.
    """

    relation: str
    statuses: tuple[str, ...] | None = None
    where: Query | None = None
    deleted: DeletedEntries | None = None
    is_joined: bool = False

    def read(
        self, table: Table, columns: Sequence[str], piece: Piece = ENTIRE
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of it in a piece of a table at its snapshot."""
        source = table.source
        if self.relation == DAMAGE_RELATION:
            return iter(read_damage(source, piece).select(columns).to_batches())
        if piece.ordinals is None:
            return iter(table.reader(self.relation, columns, batch_size=BATCH_ROWS))
        if self.relation == "entries":
            only = None if self.statuses is None else of_statuses(self.statuses)
            return source.scan().select(piece.ordinals).batches(columns, only, BATCH_ROWS)
        # With a predicate, the files that other manifests delete cannot match.
        among = None if self.where is None else piece.ordinals
        deleted = self.deleted or DeletedEntries.of(source, among)
        part = live_part(source, piece, deleted, is_joined=self.is_joined)
        if self.where is None:
            names = dict.fromkeys([*columns, *(DECIDING_COLUMNS if self.is_joined else ())])
            batches = live_batches(part, self.relation, list(names), BATCH_ROWS)
            return (with_files(batch, columns) for batch in batches) if self.is_joined else batches
        from arrowmeta.pruning.plan import Planner

        rows = Planner(part).plan_query(self.where).table(columns)
        return iter(rows.to_batches(max_chunksize=BATCH_ROWS))


def is_split(relation: str) -> bool:
    """Tell whether a relation is read in groups: those that come from manifests one by one."""
    return relation in ("entries", DAMAGE_RELATION) or relation in LIVE_RELATIONS


def pieces_to_read(
    source: Source, relation: str, where: Query | None, bytes_per_task: int
) -> list[Piece]:
    """Return the pieces to read for a relation, without manifests that cannot match the query.

    Where files are kept or dropped together, as with keys in Paimon, one piece has all manifests.
    """
    if not is_split(relation):
        return [ENTIRE]
    if where is None:
        if relation != DAMAGE_RELATION:
            return manifest_pieces(source, bytes_per_task)
        # Some damage is of a manifest as a whole.
        runs = balanced_runs(sizes_of(entry_manifests(source, ["length"])), bytes_per_task)
        return [ENTIRE, *map(Piece, runs)]
    from arrowmeta.pruning.evaluator import Evaluator
    from arrowmeta.pruning.plan import Planner
    from arrowmeta.pruning.stages import choose_manifests

    rules = Planner(source).rules
    kept = sorted(choose_manifests(source, rules, where.tree, Evaluator()).kept_ordinals)
    if rules.stats_rule(where.tree).group is not None:
        return [Piece(kept)]
    return manifest_pieces(source, bytes_per_task, kept)


def read_damage(source: Source, piece: Piece) -> pa.Table:
    """Return the damage to the manifests of a piece; without any, to the manifest lists."""
    entry_manifests(source, ["length"])
    before = source.damage().num_rows
    if piece.ordinals is None:
        return source.damage()
    columns = source.schema_of("entries").names
    for _ in source.scan().select(piece.ordinals).batches(columns, None, BATCH_ROWS):
        pass
    return source.damage().slice(before)


def exactly(data: pa.Table, columns: pa.Schema, pinned: Pinned) -> pa.Table:
    """Return `data`; UsageError if it has other columns, with which Spark would crash."""
    if data.schema != columns:
        raise UsageError(
            f"the columns of {pinned.opening.location} have changed since it was loaded; "
            "load it again"
        )
    return data


@contextlib.contextmanager
def without_traceback() -> Iterator[None]:
    """Have Spark show errors of this package as one sentence, without a Python traceback."""
    try:
        yield
    except ArrowMetaError:
        main = getattr(sys.modules["__main__"], "__spec__", None)
        if main is not None and main.name.startswith("pyspark."):
            os.environ["SPARK_HIDE_TRACEBACK"] = "1"  # the worker ends with this error
        raise


@contextlib.contextmanager
def in_worker() -> Iterator[None]:
    """Run a task without tracebacks, and without warnings of what the relation `damage` reports."""
    warnings.simplefilter("ignore", DamagedMetadataWarning)
    with without_traceback():
        yield
    _settle()


@functools.cache
def _settle() -> None:
    # Spark collects garbage after each task, which takes as long as a small task with a compiler
    # in memory.
    gc.collect()
    gc.freeze()

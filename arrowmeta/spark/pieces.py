"""What one task reads: a relation, or the part of it that some manifests of the snapshot have.

Takes a table pinned at a snapshot and a group of manifests; gives record batches.

A live file is one that no entry of any manifest deletes. Where entries delete files of other
manifests (Paimon), the identities of all deleted entries (`DeletedEntries`) are read once and
sent to each task, which reads its own manifests only: a broadcast join.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import os
import sys
import warnings
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.catalog.live_files import LIVE_RELATIONS, live_batches, surplus_of
from arrowmeta.columns.buffers import text_array, to_flags, to_numbers
from arrowmeta.columns.ids import is_among, ordinals_of
from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.model.damage import DamagedMetadataWarning, without_warnings
from arrowmeta.model.entries import IDENTITY_COLUMNS, column_field
from arrowmeta.model.evidence import DAMAGE, DAMAGE_RELATION
from arrowmeta.model.locks import cached_property
from arrowmeta.model.source import EntryFilter, Source, read_relation
from arrowmeta.opening.locate import Opening
from arrowmeta.spark.groups import (
    WHOLE,
    Group,
    balanced_runs,
    deleting_manifests,
    entry_manifests,
    manifest_groups,
    sizes_of,
)
from arrowmeta.table import Table

if TYPE_CHECKING:
    from arrowmeta.catalog.live import DeletedFiles
    from arrowmeta.pruning.search import Query

#: Rows handed to Spark at a time; a row of a wide table's statistics takes kilobytes.
BATCH_ROWS = 16_384


@dataclass(frozen=True)
class Pinned:
    """A table and the snapshot that was chosen when it was loaded, to be opened on executors.

    Attributes:
        opening: the user's arguments. A branch or tag is kept, because its snapshots and columns
            can differ from those of the table.
        snapshot_id: the snapshot that was the result at load; None for a table without one.
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
class DeletedEntries:
    """The files that `deleted` entries of a snapshot delete.

    Attributes:
        identities: the columns `IDENTITY_COLUMNS` of these entries.
        manifests: ordinals of the manifests that they were read from; None for all.
        surplus: sorted ids of entries that add a file again, which are not live; those in the
            manifests of one task need not be among them.
    """

    identities: pa.Table
    manifests: frozenset[int] | None
    surplus: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the rows only: Arrow pickles the whole buffers that they are slices of."""
        sink = pa.BufferOutputStream()
        options = pa.ipc.IpcWriteOptions(compression="zstd")
        with pa.ipc.new_stream(sink, self.identities.schema, options=options) as writer:
            writer.write_table(self.identities)
        return _unpickled, (sink.getvalue().to_pybytes(), self.manifests, self.surplus)

    @classmethod
    def of(
        cls,
        source: Source,
        among: Collection[int] | None = None,
        *,
        trusts_counts: bool = False,
        finds_surplus: bool = False,
    ) -> DeletedEntries | None:
        """Read them.

        Args:
            source: the snapshot.
            among: ordinals of the manifests that matter; None for all.
            trusts_counts: whether to leave out manifests of which the list counts no deleted entry.
            finds_surplus: whether to look at all entries, for files that are added by manifests of
                several tasks.

        Returns:
            None where entries delete no files of other manifests.
        """
        if not source.deletes_are_replayed:
            return None
        counted = frozenset(deleting_manifests(source)) if trusts_counts else None
        sets = [frozenset(one) for one in (among, counted) if one is not None]
        only = _with_status(frozenset.intersection(*sets) if sets else None, ["deleted"])
        rows = read_relation(source, "entries", IDENTITY_COLUMNS, batch_size=BATCH_ROWS, only=only)
        surplus = tuple(surplus_of(source).tolist()) if finds_surplus else ()
        return cls(rows, counted, surplus)

    def filtered(self, source: Source, only: EntryFilter) -> EntryFilter:
        """Return a filter that also leaves out entries whose file they delete.

        Its `keep` raises UsageError where a manifest that was not read has a deleted entry.
        """
        if self.manifests is None and not self.identities.num_rows and not self.surplus:
            return only
        from arrowmeta.catalog.live import is_deleted

        files = self._files
        looked_at = IDENTITY_COLUMNS if len(files) else ("status", "entry_id")
        surplus = np.array(self.surplus, dtype=np.int64)

        def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
            self._check(source, batch.filter(pa.array(is_deleted(batch["status"]))))
            mask = files.leave(pa.Table.from_batches([batch]))
            if len(surplus):
                mask &= ~is_among(to_numbers(batch["entry_id"]), surplus)
            return mask if only.keep is None else np.logical_and(mask, only.keep(batch))

        columns = tuple(dict.fromkeys([*only.columns, *looked_at]))
        return replace(only, columns=columns, keep=keep)

    @cached_property
    def _files(self) -> DeletedFiles:
        from arrowmeta.catalog.live import DeletedFiles

        return DeletedFiles(self.identities)

    def _check(self, source: Source, deleted: pa.RecordBatch) -> None:
        if self.manifests is None or not deleted.num_rows:
            return
        wrong = set(ordinals_of(to_numbers(deleted["entry_id"])).tolist()) - self.manifests
        if wrong:
            path = entry_manifests(source, ["manifest_path"])["manifest_path"][min(wrong)]
            raise UsageError(
                f"the manifest list of {source.location} counts no deleted entries in {path}, "
                "which has some: set the option trust_delete_counts to false"
            )


@functools.lru_cache(maxsize=1)  # each task of a worker would decompress them again
def _unpickled(
    stream: bytes, manifests: frozenset[int] | None, surplus: tuple[int, ...]
) -> DeletedEntries:
    return DeletedEntries(pa.ipc.open_stream(stream).read_all(), manifests, surplus)


class ManifestGroup:
    """Some manifests of a snapshot as a source, without entries whose file is deleted.

    Relations of live files and plans are read from it as in a format that replays no deletes.

    Args:
        source: the snapshot.
        group: the manifests.
        deleted: those of the snapshot; None to keep entries whose file is deleted.
    """

    def __init__(self, source: Source, group: Group, deleted: DeletedEntries | None = None) -> None:
        self._source = source
        self._ordinals = frozenset(group.ordinals)
        self._share = group.share
        self._deleted = deleted
        self.deletes_are_replayed = deleted is None and source.deletes_are_replayed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._source, name)

    @property
    def entire(self) -> Source | None:
        """The whole snapshot; None if ids of entries are not those in it."""
        return self._source if self._share == WHOLE else None

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
        if relation == "entries":
            only = only or EntryFilter()
            wanted = self._ordinals if only.manifests is None else set(only.manifests)
            # Otherwise, row numbers within a whole manifest are not needed here.
            by_id = self._deleted is not None and bool(self._deleted.surplus)
            only = replace(
                only, manifests=self._ordinals & wanted, share=self._share, numbers_rows=by_id
            )
            if not only.manifests:
                return
            if self._deleted is not None:
                only = self._deleted.filtered(self._source, only)
        yield from self._source.batches(relation, columns, batch_size, only)


@dataclass(frozen=True)
class Piece:
    """The part of a relation that one task reads.

    Attributes:
        relation: its name.
        group: the manifests to read; None where the relation is not read from manifests one by
            one, and for damage to manifest lists.
        statuses: of the entries wanted; None for all.
        where: queries of which a file wanted may match one; None for all files.
        deleted: the deleted entries of the snapshot; None to read them.
    """

    relation: str
    group: Group | None = None
    statuses: tuple[str, ...] | None = None
    where: tuple[Query, ...] | None = None
    deleted: DeletedEntries | None = None

    def read(self, table: Table, columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
        """Read columns of it, from the table at its snapshot."""
        source = table.source
        if self.relation == DAMAGE_RELATION:
            return iter(read_damage(source, self.group).select(columns).to_batches())
        if self.group is None:
            return iter(table.reader(self.relation, columns, batch_size=BATCH_ROWS))
        if self.group.share != WHOLE:
            source = source.with_store(None)  # ARROWMETA_STORE of an executor may name one
        if self.relation == "entries":
            only = _with_status(self.group.ordinals, self.statuses, self.group.share)
            only = replace(only, numbers_rows=not {"entry_id", "manifest_pos"}.isdisjoint(columns))
            return source.batches("entries", columns, BATCH_ROWS, only)
        # With a predicate, the files that other manifests delete cannot match.
        among = None if self.where is None else self.group.ordinals
        deleted = self.deleted or DeletedEntries.of(source, among)
        group = ManifestGroup(source, self.group, deleted).as_source()
        if self.where is None:
            known = source.schema_of("entries")
            schema = pa.schema([column_field(known, name) for name in columns])
            return live_batches(group, self.relation, schema, BATCH_ROWS)
        from arrowmeta.pruning.plan import Planner

        planner = Planner(source)
        planner.source = group
        tables = [planner.plan_query(query).table(columns) for query in self.where]
        return iter(pa.concat_tables(tables).to_batches(max_chunksize=BATCH_ROWS))


def is_split(relation: str) -> bool:
    """Tell whether a relation is read in groups: those that come from manifests one by one."""
    return relation in ("entries", DAMAGE_RELATION) or relation in LIVE_RELATIONS


def columns_of(source: Source, relation: str) -> pa.Schema:
    """Return the columns of a relation.

    Raises:
        UsageError: there is no such relation.
    """
    if relation == DAMAGE_RELATION:
        return DAMAGE
    return Table(source, Opening(source.location)).schema_of(relation)


def groups_to_read(
    source: Source, relation: str, where: Sequence[Query] | None, bytes_per_task: int
) -> list[Group | None]:
    """Return the manifests to read for a relation, in groups; see `Piece.group` for None.

    Manifests that can match none of the queries are left out. Where files are kept or dropped
    together, as with keys or row ids in Paimon, one group has all manifests.
    """
    if not is_split(relation):
        return [None]
    if where is None:
        if relation != DAMAGE_RELATION:
            return [*manifest_groups(source, bytes_per_task)]
        # Some damage is of a manifest as a whole.
        runs = balanced_runs(sizes_of(entry_manifests(source, ["length"])), bytes_per_task)
        return [None, *map(Group, runs)]
    from arrowmeta.pruning.evaluator import Evaluator
    from arrowmeta.pruning.plan import Planner
    from arrowmeta.pruning.stages import choose_manifests

    rules, kept = Planner(source).rules, set[int]()
    for query in where:
        kept |= choose_manifests(source, rules, query.tree, Evaluator()).kept_ordinals
    if any(rules.stats_rule(query.tree).group is not None for query in where):
        return [Group(sorted(kept))]
    return [*manifest_groups(source, bytes_per_task, sorted(kept))]


def read_damage(source: Source, group: Group | None) -> pa.Table:
    """Return the damage to some manifests; with None, to the manifest lists."""
    entry_manifests(source, ["length"])
    before = source.damage().num_rows
    if group is None:
        return source.damage()
    columns = source.schema_of("entries").names
    for _ in source.batches("entries", columns, BATCH_ROWS, EntryFilter(group.ordinals)):
        pass
    return source.damage().slice(before)


def _with_status(
    ordinals: Collection[int] | None,
    statuses: Sequence[str] | None,
    share: tuple[int, int] = WHOLE,
) -> EntryFilter:
    if statuses is None:
        return EntryFilter(ordinals, share=share)
    wanted = text_array(list(statuses))
    return EntryFilter(
        ordinals,
        ("status",),
        lambda batch: to_flags(pc.is_in(batch["status"], wanted)),
        share=share,
    )


def exactly(data: pa.Table, columns: pa.Schema, pinned: Pinned) -> pa.Table:
    """Return `data`; Spark would misread other columns than it was told, or crash.

    Raises:
        UsageError: it has other columns.
    """
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


@functools.cache
def settle_worker() -> None:
    """Exclude what a worker has loaded from the garbage collection that Spark runs after each task.

    With a compiler in memory, a collection takes as long as a small task.
    """
    gc.collect()
    gc.freeze()


def silence_damage_warnings() -> None:
    """Suppress warnings of executors about damage, which the relation `damage` reports."""
    warnings.simplefilter("ignore", DamagedMetadataWarning)

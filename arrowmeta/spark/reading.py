"""What one task reads: a relation, or the part of it that some manifests of the snapshot have.

The manifests of a snapshot are cut into pieces of about the same size, one for each task, by the
sizes that manifest lists record: runs of neighbours, so that Spark returns rows in the order in
which one machine reads them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.errors import UsageError
from arrowmeta.kernels.buffers import filled, text_array, to_flags, whole
from arrowmeta.kernels.rows import FILE_ID, first_facts
from arrowmeta.model.damage import without_warnings
from arrowmeta.model.nouns import to_bytes
from arrowmeta.model.reading import (
    LIVE_RELATIONS,
    Dead,
    live_scan,
    read_relation,
)
from arrowmeta.model.scan import Batches, EntryFilter
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DAMAGE_RELATION
from arrowmeta.tables.locate import Opening
from arrowmeta.tables.table import Table

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from arrowmeta.pruning.search import Query

#: Bytes of manifests that one task reads: four of the size at which writers start a new one.
BYTES_PER_TASK = 32 << 20

#: Cost of opening a file, as bytes read.
_BYTES_TO_OPEN = 32 << 10

_LARGEST_LENGTH = 1 << 40

#: Rows handed to Spark at a time; a row of a wide table's statistics takes kilobytes.
BATCH_ROWS = 16_384

#: About what a deleted entry takes that is sent to a task.
_BYTES_SENT = 20

#: Contents of manifests with entries; others have index files or changelogs.
_WITH_ENTRIES = ("data", "deletes")

#: What is read of deleted entries.
FILES = pa.schema([("file_id", FILE_ID)])


# -- pieces ---------------------------------------------------------------------------------------


class Piece(NamedTuple):
    """Manifests that one task reads.

    By their ordinals; None for a relation that is not read from manifests one by one, and for
    damage to manifest lists. Or by paths, since ordinals in all snapshots change with each commit.
    """

    ordinals: Sequence[int] | None = None
    paths: Sequence[str] = ()


#: A relation, or the manifest lists, as one piece.
ENTIRE = Piece()


def manifests_of_all(source: Source) -> pa.Table:
    """Return the manifests of all snapshots, in the order of the ordinals of `all_entries`."""
    listed = read_relation(source, "all_manifests", ["manifest_path", "content", "length"])
    with_entries = listed.filter(pc.is_in(listed["content"], text_array(_WITH_ENTRIES)))
    return first_facts(with_entries, "manifest_path", ["length"])


def manifest_pieces(
    source: Source,
    bytes_per_task: int = BYTES_PER_TASK,
    ordinals: Sequence[int] | None = None,
) -> list[Piece]:
    """Return manifests of the snapshot, or some of them, in balanced pieces, in their order."""
    sizes = sizes_of(source.scan().manifests)
    wanted = np.arange(len(sizes)) if ordinals is None else np.asarray(ordinals, dtype=np.int64)
    if source.deletes_are_replayed:  # a manifest that is listed again has no other files
        wanted = wanted[~np.isin(wanted, source.repeated_manifests)]
    runs = balanced_runs(sizes[wanted], bytes_per_task)
    return [Piece(wanted[run.start : run.stop].tolist()) for run in runs]


def sizes_of(manifests: pa.Table) -> NDArray[np.int64]:
    """Return the `length` of manifests plus the cost of opening each, in bytes."""
    lengths = filled(whole(manifests["length"]), 0)
    # The length is recorded in a list and may be wrong.
    return np.clip(lengths, 0, _LARGEST_LENGTH) + _BYTES_TO_OPEN


def balanced_runs(sizes: NDArray[np.int64], size_per_run: int) -> list[range]:
    """Cut positions into runs of neighbours of about `size_per_run`.

    A run is larger than the mean by at most one of its sizes.
    """
    if not len(sizes):
        return []
    ends = np.cumsum(sizes)
    total = int(ends[-1])
    n_runs = min(-(-total // size_per_run), len(sizes))
    # A position goes to the run in which its middle lies.
    run = ((ends - sizes / 2) * (n_runs / total)).astype(np.int64)
    cuts = [0, *(np.flatnonzero(np.diff(run)) + 1).tolist(), len(sizes)]
    return [range(start, past) for start, past in pairwise(cuts)]


# -- relations ------------------------------------------------------------------------------------


class Pinned(Struct, frozen=True):
    """A table and the snapshot, if any, that was chosen at load, to be opened on executors.

    `opening` keeps a branch or tag, whose snapshots and columns can differ from the table's.
    """

    opening: Opening
    snapshot_id: int | None

    @classmethod
    def of(cls, opening: Opening, snapshot_id: int | None) -> Pinned:
        """Pin what `opening` has opened, which was at a snapshot."""
        if opening.as_of is not None:
            opening = opening.replaced(as_of=None, snapshot_id=snapshot_id)
        return cls(opening, snapshot_id)

    def table(self) -> Table:
        """Open the snapshot again.

        Raises:
            SnapshotNotFoundError: the snapshot has expired since.
            UsageError: the table had no snapshot, and has one now.
        """
        with without_warnings():  # They were given when the table was loaded.
            # Every core of an executor has a task of its own, so that one thread is enough.
            source = self.opening.replaced(threads=self.opening.threads or 1).source()
        if source.snapshot_id != self.snapshot_id:
            if self.snapshot_id is None:
                raise UsageError(
                    f"{source.location} had no snapshot when it was loaded and is at "
                    f"{source.snapshot_id} now; load it again"
                )
            source = source.at_snapshot(self.snapshot_id)
        return Table(source, self.opening)


class Reading(Struct, frozen=True):
    """What is read of a table: a relation, or some of its rows.

    Attributes:
        relation: its name.
        statuses: of the entries wanted; None for all.
        where: query that the files wanted may match; None for all files.
        dead: what makes entries of the snapshot dead; None to read it.
    """

    relation: str
    statuses: tuple[str, ...] | None = None
    where: Query | None = None
    dead: Dead | None = None

    def read(self, table: Table, columns: Sequence[str], piece: Piece = ENTIRE) -> Batches:
        """Read columns of it in a piece of a table at its snapshot."""
        source = table.source
        if self.relation == DAMAGE_RELATION:
            return iter(read_damage(source, piece).select(columns).to_batches())
        if piece.ordinals is None:
            return iter(table.reader(self.relation, columns, batch_size=BATCH_ROWS))
        if self.relation == "entries":
            only = None if self.statuses is None else _of_statuses(self.statuses)
            return source.scan().select(piece.ordinals).batches(columns, only, BATCH_ROWS)
        if self.where is None:
            scan = live_scan(source, self.relation, self.dead).select(piece.ordinals)
            return scan.batches(columns, None, BATCH_ROWS)
        from arrowmeta.pruning.plan import Planner

        # The files that manifests which cannot match delete cannot match, either.
        query = replace(self.where, manifests=piece.ordinals, dead=self.dead)
        rows = Planner(source).plan_query(query).table(columns)
        return iter(rows.to_batches(max_chunksize=BATCH_ROWS))


def _of_statuses(statuses: Sequence[str]) -> EntryFilter:
    """Return the filter of entries that have some statuses."""
    wanted = text_array(list(statuses))
    return EntryFilter(("status",), lambda batch: to_flags(pc.is_in(batch["status"], wanted)))


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
        runs = balanced_runs(sizes_of(source.scan().manifests), bytes_per_task)
        return [ENTIRE, *map(Piece, runs)]
    from arrowmeta.pruning.evaluator import Evaluator
    from arrowmeta.pruning.plan import Planner
    from arrowmeta.pruning.search import Query, choose_manifests

    rules = Planner(source).rules
    choice = choose_manifests(source, rules, Query(where.tree), Evaluator())
    ordinals = sorted(choice.kept_ordinals)
    if rules.stats_rule(where.tree).group is not None:
        return [Piece(ordinals)]
    return manifest_pieces(source, bytes_per_task, ordinals)


def read_damage(source: Source, piece: Piece) -> pa.Table:
    """Return the damage to the manifests of a piece; without any, to the manifest lists."""
    source.scan()  # reads the manifest lists
    before = source.damage().num_rows
    if piece.ordinals is None:
        return source.damage()
    columns = source.schema_of("entries").names
    for _ in source.scan().select(piece.ordinals).batches(columns, None, BATCH_ROWS):
        pass
    return source.damage().slice(before)


# -- deleted entries ------------------------------------------------------------------------------


def deleted_count(source: Source) -> int | None:
    """Return how many deleted entries the manifest lists count; None if one does not say."""
    counts = source.scan().manifests["deleted_files_count"]
    return None if counts.null_count else pc.sum(counts).as_py() or 0


def most_sent(spark: SparkSession) -> int:
    """Return how many deleted entries a session sends to each task, by what it broadcasts."""
    limit = str(spark.conf.get("spark.sql.autoBroadcastJoinThreshold", None) or "10MB")
    return (to_bytes(limit) or 0) // _BYTES_SENT  # none for -1

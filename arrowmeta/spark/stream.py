"""The relation `changes`: the files that each snapshot adds and removes, as Spark streams it.

An offset is the last snapshot whose changes have been returned. The changes between two offsets
depend on the table only, so that a batch which Spark runs again after a failure has the same rows.

All live files of the first existing snapshot are `added`, so that applying the changes gives the
live files of the table at any time. Changes of a later snapshot are those of its delta in Paimon,
and the difference from its parent in Iceberg.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.errors import SnapshotNotFoundError, UsageError
from arrowmeta.kernels.buffers import filled, text_array, text_scalar, to_flags, whole
from arrowmeta.model.reading import live_scan, read_relation
from arrowmeta.model.scan import Batches, EntryFilter
from arrowmeta.model.shape import TableShape, to_schema
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.reconcile.changes import changed_files
from arrowmeta.spark.arrow import exactly, in_worker, without_traceback
from arrowmeta.spark.options import ReadOptions
from arrowmeta.spark.reading import (
    BATCH_ROWS,
    ENTIRE,
    Piece,
    Pinned,
    balanced_runs,
    manifest_pieces,
)

try:
    from pyspark.sql.datasource import DataSourceStreamReader, InputPartition
except ImportError:  # Spark 3.5 has no data sources in Python.
    DataSourceStreamReader, InputPartition = type("Unsupported", (), {}), object
try:
    from pyspark.sql.streaming.datasource import SupportsTriggerAvailableNow
except ImportError:  # Spark 4.0 and 4.1 take what is available in one batch anyway.
    SupportsTriggerAvailableNow = object

CHANGES_RELATION = "changes"

_SNAPSHOTS_PER_TASK = 16
_OF_COMMIT = to_schema("change: string!, snapshot_id: int64!, committed_at: timestamp_utc")
_OF_CHANGES = text_array(["added", "deleted"])


def changes_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `changes`: those of `files`, after what happened to the file."""
    return pa.schema([*_OF_COMMIT, *SCHEMAS["files"](shape)])


class Commit(NamedTuple):
    """A snapshot by id and time, since an id may be used again after a rollback; the offset, too.

    Numbers are -1 for null, which Spark does not allow in an offset.
    """

    snapshot_id: int = -1
    committed_at: int = -1


#: Before the first snapshot.
BEGINNING = Commit()

#: The changes that one task reads: of some snapshots, in a piece of each. Only of the one whose
#: live files are all new is that not `ENTIRE`.
Changes = tuple[tuple[Commit, ...], Piece]


def commit_of(source: Source, snapshot_id: int | None) -> Commit:
    """Return the commit of a snapshot; the beginning for no snapshot.

    Raises:
        SnapshotNotFoundError: the table does not list it.
    """
    if snapshot_id is None:
        return BEGINNING
    known = _commits(source)
    if snapshot_id not in known:
        raise SnapshotNotFoundError(
            f"{source.location} has no snapshot {snapshot_id} to begin a stream with; "
            f"there are {len(known)}"
        )
    return known[snapshot_id][1]


def changes_after(source: Source, after: Commit, bytes_per_task: int) -> list[Changes]:
    """Share out what happened after a commit, up to the snapshot of `source`.

    Raises:
        SnapshotNotFoundError: a snapshot in between has expired, or `after` is no ancestor.
    """
    commits = _snapshots_after(source, after)
    changes: list[Changes] = []
    if after == BEGINNING and commits:
        first = source.at_snapshot(commits[0].snapshot_id)
        changes = [((commits[0],), piece) for piece in manifest_pieces(first, bytes_per_task)]
        commits = commits[1:]
    runs = balanced_runs(np.ones(len(commits), dtype=np.int64), _SNAPSHOTS_PER_TASK)
    return changes + [(tuple(commits[run.start : run.stop]), ENTIRE) for run in runs]


def read_changes(source: Source, changes: Changes, columns: Sequence[str]) -> Batches:
    """Read columns of `changes` of some snapshots of the table that `source` is of."""
    known = changes_schema(source.shape)
    schema = pa.schema([known.field(name) for name in columns])
    names = [name for name in columns if name not in _OF_COMMIT.names]
    commits, piece = changes
    for commit in commits:
        for batch in _changed_files(source, commit, piece, names or ["file_path"]):
            yield _to_changes(batch, commit, schema)


def _changed_files(source: Source, commit: Commit, piece: Piece, columns: Sequence[str]) -> Batches:
    """Read columns of the files that a snapshot changes, with `change`, or the entries' status."""
    snapshot = source.at_snapshot(commit.snapshot_id)
    if piece != ENTIRE:
        return live_scan(snapshot).select(piece.ordinals).batches(columns, None, BATCH_ROWS)
    if snapshot.deletes_are_replayed:

        def is_change(batch: pa.RecordBatch) -> NDArray[np.bool_]:
            """Leave out entries that the snapshot has only written again."""
            is_new = filled(batch["snapshot_id"], -1) == commit.snapshot_id
            return np.logical_and(is_new, to_flags(pc.is_in(batch["status"], _OF_CHANGES)))

        only = EntryFilter(("status", "snapshot_id"), is_change)
        added = snapshot.scan().manifests["added_snapshot_id"]
        is_new = filled(whole(added), -1) == commit.snapshot_id
        scan = snapshot.scan().select(np.flatnonzero(is_new).tolist())
        return scan.batches(["status", *columns], only, BATCH_ROWS)
    # Snapshot ids of entries are not reliable: some writers round them or keep those of older
    # snapshots. Which files are live before and after is.
    parent, _ = _commits(source)[commit.snapshot_id]
    if parent is None:
        raise SnapshotNotFoundError(
            f"{source.location}: snapshot {commit.snapshot_id} has no parent now"
        )
    changed = changed_files(source.at_snapshot(parent), snapshot, columns=columns)
    return iter(changed.to_batches(max_chunksize=BATCH_ROWS))


def _to_changes(batch: pa.RecordBatch, commit: Commit, schema: pa.Schema) -> pa.RecordBatch:
    """Add the columns about the change to files: live ones of the first snapshot, or entries."""
    time = None if commit.committed_at == -1 else commit.committed_at
    facts = {"change": "added", "snapshot_id": commit.snapshot_id, "committed_at": time}
    columns = {
        field.name: pa.repeat(pa.scalar(facts[field.name], field.type), batch.num_rows)
        for field in _OF_COMMIT
    }
    if "status" in batch.schema.names:
        is_deleted = pc.equal(batch["status"], text_scalar("deleted"))
        columns["change"] = pc.if_else(is_deleted, text_scalar("removed"), text_scalar("added"))
    columns |= {name: batch[name] for name in batch.schema.names}
    return pa.RecordBatch.from_arrays([columns[name] for name in schema.names], schema=schema)


def _snapshots_after(source: Source, after: Commit) -> list[Commit]:
    """Return the snapshots between `after` and that of `source`, it included, oldest first.

    Raises:
        SnapshotNotFoundError: there is no way back from one to the other.
    """
    known = _commits(source)
    if after.snapshot_id in known and known[after.snapshot_id][1] != after:
        raise lost(source, after, "its id is another snapshot's now, since a rollback")
    between = []
    at = source.snapshot_id
    while at in known and at != after.snapshot_id:
        parent, commit = known.pop(at)
        between.append(commit)
        at = parent
    if after != BEGINNING and at != after.snapshot_id:
        raise lost(source, after, "those that followed it have expired, or were rolled back")
    return between[::-1]


def lost(source: Source, after: Commit, reason: str) -> SnapshotNotFoundError:
    """Return the error of a stream that cannot go on after a commit."""
    return SnapshotNotFoundError(
        f"{source.location}: the changes after snapshot {after.snapshot_id} cannot be told: "
        f"{reason}. Begin a new stream with a new checkpoint"
    )


def _commits(source: Source) -> dict[int | None, tuple[int | None, Commit]]:
    """Return parent and commit of each snapshot by its id."""
    table = read_relation(source, "snapshots", ["snapshot_id", "parent_id", "committed_at"])
    ids, parents = table["snapshot_id"].to_pylist(), table["parent_id"].to_pylist()
    times = table["committed_at"].cast(pa.int64()).to_pylist()
    return {
        snapshot_id: (parent, Commit(snapshot_id, -1 if millis is None else millis))
        for snapshot_id, parent, millis in zip(ids, parents, times, strict=True)
    }


# PySpark is not typed for us.
class ChangeReader(DataSourceStreamReader, SupportsTriggerAvailableNow):  # type: ignore[misc]
    """Reads the changes of new snapshots of a table, in exactly the columns that Spark expects.

    `refusal` says why there is no such stream; it is raised when Spark asks for an offset, because
    PySpark hides errors of earlier calls.
    """

    def __init__(
        self, request: ReadOptions, columns: pa.Schema, refusal: UsageError | None = None
    ) -> None:
        # A stream does not read a snapshot again, so that damage has to end it.
        self.request = replace(request, opening=request.opening.replaced(strict=True))
        self.columns = columns
        self.refusal = refusal
        self._last: Commit | None = None

    @without_traceback()
    def initialOffset(self) -> dict[str, Any]:  # noqa: N802  # Spark's name
        """Return where a stream without a checkpoint begins."""
        first = self.request.from_snapshot_id
        return (BEGINNING if first is None else commit_of(self._source(), first))._asdict()

    @without_traceback()
    def prepareForTriggerAvailableNow(self) -> None:  # noqa: N802
        """Stop at the snapshot that is the latest now."""
        source = self._source()
        self._last = commit_of(source, source.snapshot_id)

    def getDefaultReadLimit(self) -> object:  # noqa: N802
        """Return the limit that Spark passes on, unless its trigger is for everything."""
        from pyspark.sql.streaming.datasource import ReadAllAvailable, ReadMaxFiles

        # Spark has no limit of snapshots, and nothing else looks at this one.
        most = self.request.max_snapshots_per_batch
        return ReadAllAvailable() if most is None else ReadMaxFiles(most)

    # Spark 4.0 and 4.1 give no arguments.
    @without_traceback()
    def latestOffset(  # noqa: N802
        self, start: Mapping[str, Any] | None = None, limit: object = None
    ) -> dict[str, Any]:
        """Return the latest snapshot, or the last one within a limit."""
        source = self._source()
        last = self._last or commit_of(source, source.snapshot_id)
        most = getattr(limit, "max_files", None)
        if start is not None and most is not None and last != BEGINNING:
            commits = _snapshots_after(source.at_snapshot(last.snapshot_id), Commit(**start))
            last = commits[most - 1] if len(commits) > most else last
        return last._asdict()

    @without_traceback()
    def partitions(
        self, start: Mapping[str, Any], end: Mapping[str, Any]
    ) -> Sequence[InputPartition]:
        """Plan the changes after one snapshot up to another.

        Raises:
            SnapshotNotFoundError: there is no way from one to the other.
        """
        first, last = Commit(**start), Commit(**end)
        source = self._source()
        if last == BEGINNING:
            # Otherwise all files of the next snapshot would be `added`, even those seen before.
            if first != BEGINNING:
                raise lost(source, first, "the table had no snapshot when it was asked")
            return []
        if source.snapshot_id != last.snapshot_id:
            source = source.at_snapshot(last.snapshot_id)
        pinned = Pinned.of(self.request.opening, last.snapshot_id)
        found = changes_after(source, first, self.request.bytes_per_task)
        return [InputPartition((pinned, changes)) for changes in found]

    def read(self, partition: InputPartition) -> Batches:
        """Read the changes of some snapshots."""
        pinned, changes = partition.value
        with in_worker():
            rows = read_changes(pinned.table().source, changes, self.columns.names)
            yield from exactly(rows, self.columns, pinned.opening.location)

    def _source(self) -> Source:
        if self.refusal is not None:
            raise self.refusal
        return self.request.source()

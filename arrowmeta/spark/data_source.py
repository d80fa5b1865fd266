"""The Python data source `arrowmeta`: relations of a table, read by Spark, and a stream of changes.

The snapshot is chosen when a DataFrame or view is loaded and stays the same as long as it lives;
where the user gives a schema, Spark does not ask at load, and it is chosen by the first query.

There is no filter pushdown on purpose: Spark keeps a pushed filter inside the loaded relation,
and answers later queries on the same DataFrame or view with it. There is no session, either, in the
process in which Spark plans a Python source: one task reads the live files of a Paimon table, whose
deleted entries have to be known. `arrowmeta.spark.files` divides them.

The relation `changes` is a stream: the files that each snapshot adds and removes. An offset is the
last snapshot whose changes have been returned. The changes between two offsets depend on the table
only, so that a batch which Spark runs again after a failure has the same rows. All live files of
the first existing snapshot are `added`, so that applying the changes gives the live files of the
table at any time. Changes of a later snapshot are those of its delta in Paimon, and the difference
from its parent in Iceberg.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec.structs import replace
from numpy.typing import NDArray
from pyspark.sql.types import StructType

from arrowmeta.errors import SnapshotNotFoundError, UsageError
from arrowmeta.kernels.buffers import filled, text_array, text_scalar, to_flags, whole
from arrowmeta.model.reading import LIVE_RELATIONS, live_batches
from arrowmeta.model.scan import Batches, EntryFilter
from arrowmeta.model.shape import TableShape, to_schema
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.reconcile.changes import changed_files
from arrowmeta.spark.arrow import (
    Row,
    in_worker,
    to_spark_schema,
    to_spark_table,
    to_struct_type,
    without_traceback,
)
from arrowmeta.spark.options import ReadOptions, canonical
from arrowmeta.spark.tasks import BATCH_ROWS, opened, replays_deletes, selected

try:
    from pyspark.sql.datasource import (
        DataSource,
        DataSourceReader,
        DataSourceStreamReader,
        InputPartition,
    )
except ImportError:  # Spark 3.5 reads with `mapInArrow`, see `frames`.
    DataSource = DataSourceReader = InputPartition = object
    DataSourceStreamReader = type("Unsupported", (), {})
try:
    from pyspark.sql.streaming.datasource import SupportsTriggerAvailableNow
except ImportError:  # Spark 4.0 and 4.1 take what is available in one batch anyway.
    SupportsTriggerAvailableNow = object

CHANGES_RELATION = "changes"
_NO_COLUMN = "changes has no column"


class ArrowMetaDataSource(DataSource):  # type: ignore[misc]  # PySpark is not typed for us
    """`spark.read.format("arrowmeta")`; the options are those of `ReadOptions`."""

    # Spark makes one source per load, at the latest for its first query, and keeps it. So the
    # snapshot is chosen here; schema() is not called if the user gives a schema.
    def __init__(self, options: Mapping[str, Any]) -> None:
        with without_traceback():
            self.request = ReadOptions.of(options)
            if self.request.relation == CHANGES_RELATION:
                schema = changes_schema(self.request.opening.source().shape)
                chosen = self.request.columns or schema.names
                self.columns = to_spark_schema(selected(schema, chosen, _NO_COLUMN))
            else:
                self.loaded, self.row = opened(self.request)
                self.columns = self.loaded.columns

    @classmethod
    def name(cls) -> str:
        """Return what `format(...)` and `USING` call it."""
        return "arrowmeta"

    def schema(self) -> StructType:
        """Return the columns of the relation, or those that are asked for."""
        return to_struct_type(self.columns)

    def reader(self, schema: StructType) -> RelationReader:
        """Return the reader of the columns of `schema`, which may be the user's own."""
        with without_traceback():
            if self.request.relation == CHANGES_RELATION:
                raise UsageError(f"{CHANGES_RELATION} is a stream: use spark.readStream")
            return RelationReader(self, _chosen(self.columns, schema))

    def streamReader(self, schema: StructType) -> ChangeReader:  # noqa: N802  # Spark's name
        """Return the reader of changes; other relations are no streams."""
        try:
            if self.request.relation != CHANGES_RELATION:
                raise UsageError(
                    f"{self.request.relation} is no stream: use spark.read, or the relation "
                    f"{CHANGES_RELATION}"
                )
            return ChangeReader(self.request, _chosen(self.columns, schema))
        except UsageError as error:
            return ChangeReader(self.request, self.columns, error)


def with_defaults(defaults: Mapping[str, str]) -> type[ArrowMetaDataSource]:
    """Return the source with options for loads that do not name them."""

    class Configured(ArrowMetaDataSource):
        def __init__(self, options: dict[str, str]) -> None:
            super().__init__({**defaults, **canonical(options)})

    return Configured if defaults else ArrowMetaDataSource


class RelationReader(DataSourceReader):  # type: ignore[misc]
    """Reads columns of a relation: entries and files in several tasks, others in one.

    Attributes:
        of: how tasks read.
        tasks: what each task reads.
    """

    def __init__(self, source: ArrowMetaDataSource, columns: pa.Schema) -> None:
        self.of = replace(source.loaded, columns=columns)
        self.tasks = self.of.tasks([source.row])
        if self.of.relation in LIVE_RELATIONS and replays_deletes(source.row):
            self.tasks = [{**task, "share": None} for task in self.tasks[:1]]

    def partitions(self) -> Sequence[InputPartition]:
        """Return a partition for each task; Spark would make one without a value for none."""
        return [InputPartition(task) for task in self.tasks] or [InputPartition(None)]

    def read(self, partition: InputPartition) -> Batches:
        """Read the part of the relation that a task has."""
        rows: list[Row] = [] if partition.value is None else [partition.value]
        with in_worker():
            for table in self.of.read(rows):
                yield from to_spark_table(table).to_batches()


def _chosen(known: pa.Schema, declared: StructType) -> pa.Schema:
    """Return the columns that a schema declares; UsageError for other names or types."""
    chosen = selected(known, declared.names, "the schema names a column that is not there:")
    for pair in zip(declared, to_struct_type(chosen), strict=True):
        if _bare(pair[0].jsonValue()) != _bare(pair[1].jsonValue()):
            declaration, actual = (
                f"{field.name} {field.dataType.simpleString()}{' NOT NULL' * (not field.nullable)}"
                for field in pair
            )
            raise UsageError(
                f"the schema declares {declaration}, but the column is {actual}; "
                "load it as it is and cast it afterwards"
            )
    return chosen


def _bare(described: Any) -> Any:
    """Return Spark's description of a column without metadata, in which users have comments."""
    if isinstance(described, dict):
        return {name: _bare(part) for name, part in described.items() if name != "metadata"}
    return [_bare(part) for part in described] if isinstance(described, list) else described


# -- changes -----------------------------------------------------------------------------------

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


def commit_of(source: Source, snapshot_id: int | None) -> tuple[Commit, int | None] | None:
    """Return a snapshot that the table keeps, and its parent; reads no other; None if it is gone.

    No snapshot is the beginning.
    """
    facts: Any = source
    if snapshot_id is None:
        return BEGINNING, None
    if source.format == "iceberg":
        if (found := facts.metadata.snapshots.get(snapshot_id)) is None:
            return None
        time, parent = found.timestamp_ms, found.parent_snapshot_id
    else:
        path = facts.history.layout.path("snapshot", snapshot_id)
        is_open = facts.snapshot is not None and facts.snapshot.id == snapshot_id
        try:
            found = facts.snapshot if is_open else facts.history.read(path, snapshot_id)
        except FileNotFoundError:
            return None
        time, parent = found.time_millis, snapshot_id - 1
    return Commit(snapshot_id, -1 if time is None else time), parent


def commits_after(source: Source, after: Commit) -> list[Commit]:
    """Return the snapshots between `after` and that of `source`, it included, oldest first.

    Raises:
        SnapshotNotFoundError: there is no way back from one to the other.
    """
    between, at = list[Commit](), source.snapshot_id
    while at is not None and (found := commit_of(source, at)) is not None:
        commit, parent = found
        if at == after.snapshot_id:
            if commit != after:
                raise _lost(source, after, "its id is another snapshot's now, since a rollback")
            break
        between.append(commit)
        at = parent
    if after != BEGINNING and at != after.snapshot_id:
        raise _lost(source, after, "those that followed it have expired, or were rolled back")
    return between[::-1]


def _lost(source: Source, after: Commit, reason: str) -> SnapshotNotFoundError:
    """Return the error of a stream that cannot go on after a commit."""
    return SnapshotNotFoundError(
        f"{source.location}: the changes after snapshot {after.snapshot_id} cannot be told: "
        f"{reason}. Begin a new stream with a new checkpoint"
    )


def read_changes(
    source: Source, commit: Commit, columns: Sequence[str], *, is_first: bool
) -> Batches:
    """Read columns of `changes` of a snapshot of the table that `source` is of.

    All live files of the first one are added.
    """
    schema = selected(changes_schema(source.shape), columns, _NO_COLUMN)
    names = [name for name in columns if name not in _OF_COMMIT.names] or ["file_path"]
    snapshot = source.at_snapshot(commit.snapshot_id)
    files = live_batches(snapshot, "files", names, BATCH_ROWS) if is_first else None
    for batch in _changed(source, snapshot, commit, names) if files is None else files:
        yield _to_changes(batch, commit, schema)


def _changed(source: Source, snapshot: Source, commit: Commit, names: Sequence[str]) -> Batches:
    """Read columns of the files that a snapshot changes, with `change`, or the entries' status."""
    if snapshot.deletes_are_replayed:

        def is_change(batch: pa.RecordBatch) -> NDArray[np.bool_]:
            """Leave out entries that the snapshot has only written again."""
            is_new = filled(batch["snapshot_id"], -1) == commit.snapshot_id
            return np.logical_and(is_new, to_flags(pc.is_in(batch["status"], _OF_CHANGES)))

        only = EntryFilter(("status", "snapshot_id"), is_change)
        added = snapshot.scan().manifests["added_snapshot_id"]
        is_new = filled(whole(added), -1) == commit.snapshot_id
        scan = snapshot.scan().select(np.flatnonzero(is_new).tolist())
        return scan.batches(["status", *names], only, BATCH_ROWS)
    # Snapshot ids of entries are not reliable: some writers round them or keep those of older
    # snapshots. Which files are live before and after is.
    found = commit_of(source, commit.snapshot_id)
    if found is None or found[1] is None:
        raise SnapshotNotFoundError(f"{source.location}: {commit.snapshot_id} has no parent now")
    changed = changed_files(source.at_snapshot(found[1]), snapshot, columns=names)
    return iter(changed.to_batches(max_chunksize=BATCH_ROWS))


def _to_changes(batch: pa.RecordBatch, commit: Commit, schema: pa.Schema) -> pa.RecordBatch:
    """Add the columns about the change to files: live ones of the first snapshot, or entries."""
    time = None if commit.committed_at == -1 else commit.committed_at
    facts = zip(_OF_COMMIT, ("added", commit.snapshot_id, time), strict=True)
    columns = {f.name: pa.repeat(pa.scalar(fact, f.type), batch.num_rows) for f, fact in facts}
    if "status" in batch.schema.names:
        is_deleted = pc.equal(batch["status"], text_scalar("deleted"))
        columns["change"] = pc.if_else(is_deleted, text_scalar("removed"), text_scalar("added"))
    columns |= {name: batch[name] for name in batch.schema.names}
    return pa.RecordBatch.from_arrays([columns[name] for name in schema.names], schema=schema)


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
        strict = request.opening.replaced(strict=True)
        self.request = dataclasses.replace(request, opening=strict)
        self.columns = columns
        self.refusal = refusal
        self._last: Commit | None = None

    @without_traceback()
    def initialOffset(self) -> dict[str, Any]:  # noqa: N802  # Spark's name
        """Return where a stream without a checkpoint begins."""
        first = self.request.from_snapshot_id
        return (BEGINNING if first is None else self._kept(self._source(), first))._asdict()

    @without_traceback()
    def prepareForTriggerAvailableNow(self) -> None:  # noqa: N802
        """Stop at the snapshot that is the latest now."""
        source = self._source()
        self._last = self._kept(source, source.snapshot_id)

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
        last = self._last or self._kept(source, source.snapshot_id)
        most = getattr(limit, "max_files", None)
        if start is not None and most is not None and last not in (BEGINNING, Commit(**start)):
            commits = commits_after(source.at_snapshot(last.snapshot_id), Commit(**start))
            last = commits[most - 1] if len(commits) > most else last
        return last._asdict()

    @without_traceback()
    def partitions(
        self, start: Mapping[str, Any], end: Mapping[str, Any]
    ) -> Sequence[InputPartition]:
        """Plan the changes after one snapshot up to another; a task reads some snapshots.

        Raises:
            SnapshotNotFoundError: there is no way from one to the other.
        """
        first, last = Commit(**start), Commit(**end)
        if first == last:
            return []
        source = self._source()
        if last == BEGINNING:
            # Otherwise all files of the next snapshot would be `added`, even those seen before.
            raise _lost(source, first, "the table had no snapshot when it was asked")
        commits = commits_after(source.at_snapshot(last.snapshot_id), first)
        n_first = int(first == BEGINNING)
        cuts = [*range(n_first), *range(n_first, len(commits), _SNAPSHOTS_PER_TASK), len(commits)]
        return [
            InputPartition((source.pin, commits[start:end], start < n_first))
            for start, end in pairwise(cuts)
        ]

    def read(self, partition: InputPartition) -> Batches:
        """Read the changes of some snapshots."""
        pin, commits, is_first = partition.value
        opening = self.request.opening
        with in_worker():
            source = opening.replaced(threads=opening.threads or 1).source_of(pin)
            for commit in commits:
                for batch in read_changes(source, commit, self.columns.names, is_first=is_first):
                    rows = to_spark_table(batch)
                    if rows.schema != self.columns:  # with which Spark would crash
                        raise UsageError(
                            f"the columns of {opening.location} have changed: begin a new stream "
                            "with a new checkpoint, after the last snapshot (from_snapshot_id)"
                        )
                    yield from rows.to_batches()

    @staticmethod
    def _kept(source: Source, snapshot_id: int | None) -> Commit:
        if (found := commit_of(source, snapshot_id)) is None:
            raise SnapshotNotFoundError(
                f"{source.location} has no snapshot {snapshot_id} to begin a stream with"
            )
        return found[0]

    def _source(self) -> Source:
        if self.refusal is not None:
            raise self.refusal
        return self.request.opening.source()

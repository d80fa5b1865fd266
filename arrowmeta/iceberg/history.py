"""Find a snapshot in the table metadata: current, by id, by ref or by time; and its schema.

Takes parsed table metadata; reads no file.

Spec: Iceberg v3, Snapshot References; Point in Time Reads (Time Travel).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date

import numpy as np

from arrowmeta.columns.buffers import to_numbers, whole
from arrowmeta.errors import SnapshotNotFoundError
from arrowmeta.iceberg.metadata import TableMetadata
from arrowmeta.iceberg.schema import IcebergSchema
from arrowmeta.iceberg.snapshot import Snapshot
from arrowmeta.model.moment import to_epoch_millis, to_iso_text
from arrowmeta.output.nouns import listed
from arrowmeta.records import dataclass


@dataclass(frozen=True)
class Choice:
    """Snapshot, and the schema to read it in.

    Attributes:
        snapshot: None for a table without a current snapshot.
        schema: the table's current schema for a branch, else the schema of the snapshot.
    """

    snapshot: Snapshot | None
    schema: IcebergSchema


def current_ids(metadata: TableMetadata, millis: Sequence[int]) -> list[int | None]:
    """Return the ids of the snapshots that were current at some times; None before the log begins.

    At each time, the last entry of the log up to it is current.
    """
    log = metadata.snapshot_log.table(["timestamp_ms", "snapshot_id"])
    times, ids = (to_numbers(whole(log[name])) for name in log.column_names)
    in_time = np.argsort(times, kind="stable")
    choices = [None, *ids[np.maximum.accumulate(in_time)].tolist()]
    n_not_later = np.searchsorted(times[in_time], millis, side="right")
    return [choices[n] for n in n_not_later.tolist()]


def current(metadata: TableMetadata) -> Choice:
    """Return the current snapshot."""
    snapshot_id = metadata.current_snapshot_id
    snapshot = None if snapshot_id is None else metadata.snapshots[snapshot_id]
    return Choice(snapshot, metadata.current_schema)


def by_id(metadata: TableMetadata, snapshot_id: int) -> Choice:
    """Return the snapshot with this id.

    Raises:
        SnapshotNotFoundError: the metadata has no such snapshot.
    """
    snapshot = metadata.snapshots.get(snapshot_id)
    if snapshot is None:
        raise SnapshotNotFoundError(
            f"{metadata.path} has no snapshot {snapshot_id}; it has {listed(metadata.snapshots)}"
        )
    # Spec: Iceberg 1.x, core/util/SnapshotUtil.java (schemaFor). A schema may have been removed.
    schema = metadata.current_schema
    if snapshot.schema_id is not None:
        schema = metadata.schemas.get(snapshot.schema_id, schema)
    return Choice(snapshot, schema)


def by_ref(metadata: TableMetadata, name: str) -> Choice:
    """Return the snapshot of a branch or tag; a branch is read in the table's current schema.

    Spec: Iceberg 1.x, core/util/SnapshotUtil.java (schemaFor).

    Raises:
        SnapshotNotFoundError: there is no such branch or tag, or its snapshot has expired.
    """
    ref = metadata.refs.get(name)
    if ref is None:
        raise SnapshotNotFoundError(
            f"{metadata.path} has no branch or tag {name!r}; it has {listed(metadata.refs)}"
        )
    choice = by_id(metadata, ref.snapshot_id)
    return Choice(choice.snapshot, metadata.current_schema) if ref.type == "branch" else choice


def as_of(metadata: TableMetadata, moment: date | str) -> Choice:
    """Return the snapshot that was current at a time; times without a zone are UTC.

    The snapshot log decides, not the commit times of snapshots: a snapshot may have become current
    long after its commit, by a rollback, or never, on a branch.
    Spec: Iceberg v3, Point in Time Reads (Time Travel).

    Raises:
        SnapshotNotFoundError: the log does not reach back so far.
    """
    millis = to_epoch_millis(moment)
    (snapshot_id,) = current_ids(metadata, [millis])
    if snapshot_id is None:
        times = metadata.snapshot_log.column("timestamp_ms")
        earliest = f"begins at {to_iso_text(times[0])}" if times else "is empty"
        raise SnapshotNotFoundError(
            f"{metadata.path} has no snapshot as of {to_iso_text(millis)}: "
            f"its snapshot log {earliest}"
        )
    return by_id(metadata, snapshot_id)


def ancestor_ids(metadata: TableMetadata) -> set[int]:
    """Return the ids of the current snapshot and its known ancestors."""
    return _reached(metadata, [metadata.current_snapshot_id])


def unreferenced_ids(metadata: TableMetadata) -> list[int]:
    """Return the ids of snapshots that are neither that of a ref nor an ancestor of one."""
    reached = _reached(metadata, [ref.snapshot_id for ref in metadata.refs.values()])
    return [snapshot_id for snapshot_id in metadata.snapshots if snapshot_id not in reached]


def _reached(metadata: TableMetadata, heads: Iterable[int | None]) -> set[int]:
    """Return the ids of snapshots and their known ancestors."""
    parents = metadata.snapshots.values_by_id("parent_snapshot_id")
    reached: set[int] = set()
    for head in heads:
        reached.update(line_of(parents, head, reached))
    return reached


def line_of(
    parents: Mapping[int, int | None], head: int | None, reached: Collection[int] = ()
) -> list[int]:
    """Return a snapshot and its ancestors, newest first, up to those that were reached before."""
    line: dict[int, None] = {}
    while head is not None and head not in line and head not in reached:
        line[head] = None
        head = parents.get(head)
    return list(line)

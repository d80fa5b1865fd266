"""Plan the expiry of snapshots: what it would delete, and the statement to run.

Returns the snapshots that would expire, and the files that only they need. Nothing is deleted. Main
name: `plan_expiry`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.errors import UsageError
from arrowmeta.model.shape import to_schema
from arrowmeta.relations import Relations

#: One row per snapshot and per file that would be deleted.
EXPIRABLE = to_schema(
    "kind: string!, path: string!, size_in_bytes: int64, snapshot_id: int64, "
    "committed_at: timestamp_utc"
)


@dataclass(frozen=True)
class Expiry:
    """Plan of an expiry.

    Attributes:
        expirable: `snapshot` rows first, with ids and times; then `data`, `position_deletes`,
            `equality_deletes`, `deletion_vector` and `manifest` files, with sizes.
        n_kept: number of snapshots that are kept.
        statement: Spark SQL that runs the expiry, with a placeholder for the table name.
    """

    expirable: pa.Table
    n_kept: int
    statement: str

    @property
    def n_bytes(self) -> int:
        """Bytes of the files that would be deleted, as far as sizes are known."""
        return int(pc.sum(self.expirable["size_in_bytes"]).as_py() or 0)


def plan_expiry(
    relations: Relations, ask: Callable[[str], pa.Table], older_than: datetime, retain_last: int = 1
) -> Expiry:
    """Plan the expiry of snapshots committed before a time.

    The latest snapshot, the last `retain_last`, and those of tags and branches are kept. Files of
    other branches of a Paimon table are looked up by snapshot ids of the open branch.

    Args:
        ask: runs SQL over its views.
        older_than: snapshots committed at or after this time are kept.
        retain_last: minimum number of snapshots to keep.

    Raises:
        UsageError: `retain_last` is less than 1, or metadata cannot be read, which may refer to
            files that are needed.
    """
    if retain_last < 1:
        raise UsageError(f"retain_last must be >= 1, got {retain_last}")
    snapshots = relations.relation("snapshots", ["snapshot_id", "committed_at"])
    snapshots = snapshots.sort_by([("committed_at", "ascending"), ("snapshot_id", "ascending")])
    named = relations.relation("refs", ["snapshot_id"])["snapshot_id"].drop_null()
    times = snapshots["committed_at"]
    is_kept = pc.or_(
        pc.fill_null(pc.greater_equal(times, pa.scalar(older_than, times.type)), True),
        pc.is_in(snapshots["snapshot_id"], value_set=named.combine_chunks()),
    )
    is_last = np.arange(snapshots.num_rows) >= snapshots.num_rows - retain_last
    is_kept = pc.or_(is_kept, pa.array(is_last))
    kept = snapshots.filter(is_kept)["snapshot_id"]
    kept = pa.chunked_array([*kept.chunks, *named.chunks], pa.int64()).combine_chunks()
    files = ask("FROM snapshot_files")
    manifests = relations.relation(
        "all_manifests", ["manifest_path", "length", "reference_snapshot_id"]
    )
    if relations.source.damage().num_rows:
        raise UsageError(
            "some metadata cannot be read and may refer to files that are needed; "
            "see the relation damage"
        )
    gone = snapshots.filter(pc.invert(is_kept))
    return Expiry(
        pa.concat_tables([_snapshot_rows(gone), _files(files, kept), _manifests(manifests, kept)]),
        int(pc.sum(is_kept).as_py() or 0),
        _statement(relations.source.format, older_than, retain_last),
    )


def _snapshot_rows(gone: pa.Table) -> pa.Table:
    n = gone.num_rows
    return pa.table(
        {
            "kind": pa.array(["snapshot"] * n, pa.string()),
            "path": gone["snapshot_id"].cast(pa.string()),
            "size_in_bytes": pa.nulls(n, pa.int64()),
            "snapshot_id": gone["snapshot_id"],
            "committed_at": gone["committed_at"].cast(EXPIRABLE.field("committed_at").type),
        },
        schema=EXPIRABLE,
    )


def _files(files: pa.Table, kept: pa.Array) -> pa.Table:
    """Return the files that none of the kept snapshots has."""
    ids = files["snapshot_ids"].combine_chunks()
    is_needed = np.zeros(files.num_rows, dtype=bool)
    parents = pc.list_parent_indices(ids).filter(pc.is_in(pc.list_flatten(ids), value_set=kept))
    is_needed[parents.to_numpy(zero_copy_only=False)] = True
    gone = files.filter(pa.array(~is_needed)).sort_by(
        [("content", "ascending"), ("file_path", "ascending")]
    )
    return _rows(gone["content"], gone["file_path"], gone["file_size_in_bytes"])


def _manifests(manifests: pa.Table, kept: pa.Array) -> pa.Table:
    is_kept = pc.is_in(manifests["reference_snapshot_id"], value_set=kept)
    needed = pc.unique(manifests.filter(is_kept)["manifest_path"])
    gone = manifests.filter(pc.invert(pc.is_in(manifests["manifest_path"], value_set=needed)))
    once = gone.group_by("manifest_path").aggregate([("length", "max")]).sort_by("manifest_path")
    kinds = pa.chunked_array([pa.array(["manifest"] * once.num_rows, pa.string())])
    return _rows(kinds, once["manifest_path"], once["length_max"])


def _rows(kinds: pa.ChunkedArray, paths: pa.ChunkedArray, sizes: pa.ChunkedArray) -> pa.Table:
    n = len(paths)
    columns = {
        "kind": kinds,
        "path": paths,
        "size_in_bytes": sizes.cast(pa.int64()),
        "snapshot_id": pa.nulls(n, pa.int64()),
        "committed_at": pa.nulls(n, EXPIRABLE.field("committed_at").type),
    }
    return pa.table(columns, schema=EXPIRABLE)


def _statement(format_name: str, older_than: datetime, retain_last: int) -> str:
    """Return the Spark procedure call. Spec: Iceberg and Paimon, Spark procedures."""
    moment = older_than.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")
    if format_name == "iceberg":
        return (
            "CALL catalog.system.expire_snapshots(table => 'db.table', "
            f"older_than => TIMESTAMP '{moment} UTC', retain_last => {retain_last})"
        )
    return (
        "CALL sys.expire_snapshots(table => 'db.table', "
        f"older_than => '{moment}', retain_min => {retain_last})"
    )

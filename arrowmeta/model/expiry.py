"""Expiry of snapshots: what a user asks for, and what a format answers.

`ExpiryRequest` holds the arguments of an expiry. A format subclasses `SnapshotExpiry`, which
`Source.expiry` returns: the snapshots and refs that the engine's own expiry removes, and the files
that it deletes then. Main names: `ExpiryRequest`, `SnapshotExpiry`, `EXPIRABLE`, `KINDS`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from operator import index
from typing import SupportsIndex, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct

from arrowmeta.errors import UsageError
from arrowmeta.io.options import to_epoch_millis, to_past_time
from arrowmeta.model.shape import to_schema

#: One row per snapshot, ref and file that an expiry removes.
EXPIRABLE = to_schema(
    "kind: string!, path: string!, size_in_bytes: int64, snapshot_id: int64, "
    "committed_at: timestamp_utc"
)
#: Kinds of rows, in the order of the rows.
KINDS = (
    "snapshot",
    "ref",
    "data",
    "position_deletes",
    "equality_deletes",
    "deletion_vector",
    "unknown",
    "index",
    "changelog_file",
    "manifest",
    "index_manifest",
    "manifest_list",
    "statistics",
    "partition_statistics",
    "changelog",
)
#: Kinds without a file of their own to count.
WITHOUT_FILE = ("snapshot", "ref")


#: Returns the view `snapshot_files`, the files that are live in each snapshot, of a branch by name;
#: None for the branch that expires.
SnapshotFiles: TypeAlias = Callable[[str | None], pa.Table]


class ExpiryRequest(Struct, frozen=True):
    """Arguments of an expiry, in milliseconds since the epoch.

    Attributes:
        now: the time at which it runs.
        older_than: snapshots committed before this time expire; None for the table's setting.
        retain_last: minimum number of snapshots to keep; None for the table's setting.
        table: name of the table in statements.
    """

    now: int
    older_than: int | None = None
    retain_last: int | None = None
    table: str = "db.table"

    @classmethod
    def of(
        cls, older_than: date | timedelta | str | None = None, retain_last: int | None = None
    ) -> ExpiryRequest:
        """Return the arguments of an expiry that runs now.

        Args:
            older_than: a time, or an age such as `30d`.
            retain_last: minimum number of snapshots to keep.

        Raises:
            UsageError: an argument that engines do not take, either.
        """
        if retain_last is not None:
            if not isinstance(retain_last, SupportsIndex) or index(retain_last) < 1:
                raise UsageError(f"retain_last must be >= 1, got {retain_last!r}")
            retain_last = index(retain_last)
        now = datetime.now(UTC)
        time = None if older_than is None else to_epoch_millis(to_past_time(older_than, now))
        return cls(to_epoch_millis(now), time, retain_last)


class SnapshotExpiry(Struct, frozen=True):
    """What the engine's own expiry removes.

    Attributes:
        snapshots: commit times of snapshots that expire, by id, oldest first.
        refs: names of branches and tags that expire.
        retained: ids of the snapshots that stay.
        statement: SQL for Spark that removes exactly this, with a placeholder for the table's name;
            None if no procedure does.
        remarks: what else a user should know before running it.
    """

    snapshots: Mapping[int, int]
    refs: Sequence[str]
    retained: frozenset[int]
    statement: str | None
    remarks: tuple[str, ...]

    @abstractmethod
    def files(self, snapshot_files: SnapshotFiles) -> pa.Table:
        """Return the files that are deleted, as rows of `EXPIRABLE` in any order."""


def snapshot_rows(expiry: SnapshotExpiry) -> pa.Table:
    """Return the rows of the snapshots and refs that expire."""
    snapshots = file_rows("snapshot", [*map(str, expiry.snapshots)], times=expiry.snapshots)
    return pa.concat_tables([snapshots, file_rows("ref", expiry.refs)])


def file_rows(
    kind: str | pa.Array | pa.ChunkedArray,
    paths: Sequence[str] | pa.Array | pa.ChunkedArray,
    sizes: pa.Array | pa.ChunkedArray | None = None,
    times: Mapping[int, int] | None = None,
) -> pa.Table:
    """Return rows of `EXPIRABLE`; without sizes, they are unknown.

    Args:
        times: the snapshot that each path is of, and its time; None for files of several.
    """
    n = len(paths)
    columns = {
        "kind": [kind] * n if isinstance(kind, str) else kind,
        "path": paths,
        "size_in_bytes": pa.nulls(n) if sizes is None else sizes,
        "snapshot_id": [*times] if times else pa.nulls(n),
        "committed_at": [*times.values()] if times else pa.nulls(n),
    }
    return pa.table(columns, schema=EXPIRABLE)


def sized_rows(kind: str, sizes: Mapping[str, int | None]) -> pa.Table:
    """Return rows of one kind from sizes by path."""
    return file_rows(kind, list(sizes), pa.array(sizes.values(), pa.int64()))


def manifest_rows(
    manifests: pa.Table, expired: Iterable[int], needed: Collection[str] | pa.Array
) -> pa.Table:
    """Return the manifests that expired snapshots list and that are not needed.

    Args:
        manifests: `manifest_path`, `length` and `reference_snapshot_id`; no index manifests.
        needed: paths of the manifests that stay.
    """
    ids, paths = pa.array(expired, pa.int64()), pa.array(needed, pa.string())
    listed = manifests.filter(pc.is_in(manifests["reference_snapshot_id"], value_set=ids))
    gone = listed.filter(pc.invert(pc.is_in(listed["manifest_path"], value_set=paths)))
    once = gone.group_by("manifest_path").aggregate([("length", "max")])
    return file_rows("manifest", once["manifest_path"], once["length_max"])


def in_order(rows: Iterable[pa.Table]) -> pa.Table:
    """Return rows in the order of `KINDS`, snapshots by time and files by path; each file once."""
    table = pa.concat_tables(rows)
    numbered = table.append_column("row", pa.array(range(table.num_rows), pa.int64()))
    once = numbered.group_by(["kind", "path"]).aggregate([("row", "min")])
    table = table.take(once["row_min"].combine_chunks())
    places = pc.index_in(table["kind"], value_set=pa.array(KINDS, pa.string()))
    order = table.set_column(table.schema.get_field_index("kind"), "kind", places)
    names = ("kind", "committed_at", "snapshot_id", "path")
    return table.take(pc.sort_indices(order, sort_keys=[(name, "ascending") for name in names]))

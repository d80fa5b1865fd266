"""Expiry of Iceberg snapshots: what `expire_snapshots` of Spark removes.

Takes the table metadata and the manifests of all snapshots. Retention is that of Iceberg's core,
which all engines share; files are deleted if no kept snapshot can reach them, as Spark does.

Spec: Iceberg 1.12, core/RemoveSnapshots.java; Spark, ExpireSnapshotsSparkAction.java.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.errors import UsageError
from arrowmeta.iceberg.metadata import MAIN_BRANCH, Ref, Snapshots, TableMetadata, line_of
from arrowmeta.io.options import integer_in
from arrowmeta.model.expiry import (
    EXPIRABLE,
    ExpiredSnapshot,
    ExpiryRequest,
    SnapshotExpiry,
    SnapshotFiles,
    file_rows,
    manifest_rows,
    sized_rows,
)
from arrowmeta.model.moment import to_iso_text, to_sql_text
from arrowmeta.records import dataclass

#: Spec: Iceberg 1.12, core/TableProperties.java.
_GC_ENABLED = "gc.enabled"
_DEFAULTS = {
    "history.expire.max-snapshot-age-ms": 5 * 24 * 3600 * 1000,
    "history.expire.min-snapshots-to-keep": 1,
    "history.expire.max-ref-age-ms": 2**63 - 1,
}


class _Retention(NamedTuple):
    """How long snapshots and refs are kept that have no setting of their own.

    Attributes:
        now: the time at which the expiry runs.
        older_than: snapshots committed before this time expire.
        min_snapshots: minimum number of snapshots that a branch keeps.
        max_ref_age: maximum age of a ref's snapshot in milliseconds.
    """

    now: int
    older_than: int
    min_snapshots: int
    max_ref_age: int

    def keeps(self, ref: Ref, committed_at: int | None) -> bool:
        """Return whether a ref stays: main always, others by the age of their snapshot.

        Args:
            ref: branch or tag.
            committed_at: time of its snapshot; None if there is none.
        """
        most = self.max_ref_age if ref.max_ref_age_ms is None else ref.max_ref_age_ms
        is_young = committed_at is not None and self.now - committed_at <= most
        return ref.name == MAIN_BRANCH or is_young

    def snapshots(self, refs: Sequence[Ref], snapshots: Snapshots) -> frozenset[int]:
        """Return the snapshots that stay: those of refs, and young ones that no ref leads to.

        A branch keeps its newest snapshots, and young ones, by its own settings first. The minimum
        number of snapshots does not protect snapshots that no ref leads to.
        """
        times = snapshots.values_by_id("timestamp_ms")
        parents = snapshots.values_by_id("parent_snapshot_id")
        staying = {ref.snapshot_id for ref in refs}
        reached = set(staying)
        for ref in refs:
            if ref.type == "branch":
                age, count = ref.max_snapshot_age_ms, ref.min_snapshots_to_keep
                since = self.older_than if age is None else self.now - age
                most = self.min_snapshots if count is None else count
                line = [i for i in line_of(parents, ref.snapshot_id) if i in parents]
                reached.update(line)
                for n_newer, snapshot_id in enumerate(line):
                    if n_newer >= most and times[snapshot_id] < since:
                        break
                    staying.add(snapshot_id)
        young = (i for i, committed_at in times.items() if committed_at >= self.older_than)
        staying.update(i for i in young if i not in reached)
        return frozenset(staying & times.keys())


def _retention(properties: Mapping[str, str], request: ExpiryRequest) -> _Retention:
    """Return the retention of a table: the arguments first, then its properties.

    Raises:
        UsageError: the engine refuses: `gc.enabled` is off, or a property is not a number.
    """
    # Java's Boolean.parseBoolean: anything but "true" is false.
    if properties.get(_GC_ENABLED, "true").lower() != "true":
        raise UsageError(
            f"Iceberg refuses to expire snapshots of this table: {_GC_ENABLED} is "
            f"{properties[_GC_ENABLED]!r}, since other tables may use its files"
        )
    numbers = []
    for name, default in _DEFAULTS.items():
        text = properties.get(name)
        number = default if text is None else integer_in(text)
        if number is None:
            fault = f"{name} is {text!r}, not a number"
            raise UsageError(f"Iceberg refuses to expire snapshots: {fault}")
        numbers.append(number)
    age, count, ref_age = numbers
    older_than = request.now - age if request.older_than is None else request.older_than
    min_snapshots = count if request.retain_last is None else request.retain_last
    return _Retention(request.now, older_than, min_snapshots, ref_age)


@dataclass(frozen=True)
class IcebergExpiry(SnapshotExpiry):
    """What Spark's procedure removes; see `SnapshotExpiry`.

    Attributes:
        metadata: of the table.
        all_manifests: returns the manifests of all snapshots.
    """

    metadata: TableMetadata
    all_manifests: Callable[[], pa.Table]

    @classmethod
    def of(
        cls, metadata: TableMetadata, all_manifests: Callable[[], pa.Table], request: ExpiryRequest
    ) -> IcebergExpiry:
        """Apply the retention of a table.

        Raises:
            UsageError: the engine refuses.
        """
        retention = _retention(metadata.properties, request)
        times = metadata.snapshots.values_by_id("timestamp_ms")
        refs = [
            ref
            for ref in metadata.refs.values()
            # A table without snapshots is left as it is.
            if not times or retention.keeps(ref, times.get(ref.snapshot_id))
        ]
        staying = retention.snapshots(refs, metadata.snapshots)
        expired = sorted((at, i) for i, at in times.items() if i not in staying)
        names = {ref.name for ref in refs}
        return cls(
            snapshots=[ExpiredSnapshot(i, at) for at, i in expired],
            refs=sorted(metadata.refs.keys() - names),
            kept=staying,
            statement=_statement(retention, request),
            remarks=tuple(_remarks(metadata, retention)),
            metadata=metadata,
            all_manifests=all_manifests,
        )

    def files(self, snapshot_files: SnapshotFiles) -> pa.Table:
        """Return the files that only expired snapshots can reach.

        Spec: Spark, ExpireSnapshotsSparkAction.expireFiles: live entries of the manifests,
        manifests, manifest lists and statistics of expired snapshots, without those of kept ones.
        """
        expired = [snapshot.snapshot_id for snapshot in self.snapshots]
        if not expired:
            return EXPIRABLE.empty_table()
        manifests = self.all_manifests()
        kept_ids = pa.array(self.kept, pa.int64())
        is_kept = pc.is_in(manifests["reference_snapshot_id"], value_set=kept_ids)
        needed = pc.unique(manifests.filter(is_kept)["manifest_path"])
        lists = self.metadata.snapshots.values_by_id("manifest_list")
        lists_needed = {lists[i] for i in self.kept}
        paths = sorted({path for i in expired if (path := lists[i]) and path not in lists_needed})
        return pa.concat_tables(
            [
                self._content_files(snapshot_files(None), kept_ids),
                manifest_rows(manifests, expired, needed),
                sized_rows("manifest_list", dict.fromkeys(paths)),
                *self._statistics(set(expired)),
            ]
        )

    def _content_files(self, files: pa.Table, kept_ids: pa.Array) -> pa.Table:
        """Return the data and delete files that no kept snapshot has.

        A Puffin file stays as long as a kept snapshot has one of its deletion vectors.
        """
        ids = files["snapshot_ids"].combine_chunks()
        is_needed = np.zeros(files.num_rows, dtype=bool)
        is_kept = pc.is_in(pc.list_flatten(ids), value_set=kept_ids)
        parents = pc.list_parent_indices(ids).filter(is_kept)
        is_needed[parents.to_numpy(zero_copy_only=False)] = True
        unneeded = files.filter(pa.array(~is_needed))
        return file_rows(unneeded["content"], unneeded["file_path"], unneeded["file_size_in_bytes"])

    def _statistics(self, expired: set[int]) -> Iterator[pa.Table]:
        """Yield the statistics files of expired snapshots.

        Spec: Iceberg 1.12, core/FileCleanupStrategy.java (expiredStatisticsFilesLocations).
        """
        listed = self.metadata.statistics
        needed = {file.path for file in listed if file.snapshot_id not in expired}
        unneeded = [file for file in listed if file.path not in needed]
        for is_by_partition, kind in ((False, "statistics"), (True, "partition_statistics")):
            alike = [file for file in unneeded if file.is_by_partition == is_by_partition]
            yield sized_rows(kind, {file.path: file.size for file in alike})


def _remarks(metadata: TableMetadata, retention: _Retention) -> Iterator[str]:
    has_ages = retention.max_ref_age < 2**62
    if any(
        ref.max_snapshot_age_ms is not None
        or (ref.name != MAIN_BRANCH and (has_ages or ref.max_ref_age_ms is not None))
        for ref in metadata.refs.values()
    ):
        yield (
            "branches or tags have maximum ages, which count from the time of the expiry: this is "
            f"the plan for {to_iso_text(retention.now)}"
        )


def _statement(retention: _Retention, request: ExpiryRequest) -> str:
    """Return the call of Spark's procedure. Spec: Iceberg, Spark procedures."""
    moment = to_sql_text(retention.older_than)
    arguments = [f"table => '{request.table}'", f"older_than => TIMESTAMP '{moment} UTC'"]
    if request.retain_last is not None:
        arguments.append(f"retain_last => {request.retain_last}")
    return f"CALL catalog.system.expire_snapshots({', '.join(arguments)})"

"""The manifests of snapshots: the relations `manifests` and `all_manifests`.

Reads manifest lists of all format versions, and the manifests that snapshots of version 1 name
directly, and compares lists with the totals of their snapshots. Counts that a writer omitted are
unknown, not 0. Main name: `SnapshotManifests`.

Spec: Iceberg v3, Manifest Lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from itertools import groupby
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile, read_header
from arrowmeta.avro.decode import DamageReport, OnDamage
from arrowmeta.avro.fields import Files, read_table
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.columns.buffers import filled, int_array, number_array, text_array, to_numbers, whole
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg.fields import LIST_CONTENT, MANIFESTS
from arrowmeta.iceberg.metadata import Snapshot
from arrowmeta.iceberg.partition_spec import UnifiedPartition
from arrowmeta.iceberg.rows import ManifestRows
from arrowmeta.io.options import integer_in
from arrowmeta.model.damage import HeaderLog
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import decoded_schema, to_batch
from arrowmeta.records import dataclass


def read_manifest_lists(
    lists: Mapping[int, AvroFile],
    shape: TableShape,
    partition: UnifiedPartition,
    on_damage: OnDamage | None = None,
    headers: HeaderLog | None = None,
) -> pa.Table:
    """Decode manifest lists by snapshot, in order, to the columns of `all_manifests`."""
    facts = {"reference_snapshot_id": list(lists)}
    files = Files(list(lists.values()), facts, on_damage, headers)
    schema = decoded_schema("all_manifests", shape)
    return read_table(MANIFESTS, files, partition, schema, _sound_rows)


def _sound_rows(rows: ManifestRows, damage: DamageReport) -> ManifestRows:
    """Drop rows without a path or with an unknown content."""
    paths = rows.field("manifest_path", pa.string())
    contents = filled(rows.field("content", pa.int32()), 0)
    has_path = filled(pc.binary_length(paths), 0) > 0
    is_known = (contents >= 0) & (contents < len(LIST_CONTENT))
    for row in np.flatnonzero(~(has_path & is_known)).tolist():
        what = f"content is {contents[row]}" if has_path[row] else "a manifest without a path"
        error = CorruptMetadataError(what, row=int(rows.row_idx[row]))
        damage.report(error, int(rows.file_idx[row]))
    return rows.where(has_path & is_known)


def _spec_id(file: AvroFile | None, on_damage: OnDamage) -> int:
    """Return the partition spec id in the header of a manifest; 0 without one."""
    if file is None:
        return 0
    try:
        text = read_header(file.data).metadata.get("partition-spec-id")
    except ArrowMetaError as error:
        DamageReport([file], on_damage).report(error, 0)
        return 0
    return integer_in(text, range(10**9)) or 0


#: By content: files and rows in a list minus those in the summary of its snapshot; negative if the
#: list lacks some.
Drift: TypeAlias = dict[str, tuple[int, int]]

#: By content: numbers of a summary with files, and with rows.
_TOTALS = (
    ("data", "total-data-files", ("total-records",)),
    ("deletes", "total-delete-files", ("total-position-deletes", "total-equality-deletes")),
)

#: Counts up to this can be summed within 64 bits.
_MAX_COUNT = 1 << 40


def other_snapshot(file: AvroFile, snapshot: Snapshot) -> str | None:
    """Return the fault of a list whose header names another snapshot; the id is optional.

    Ids are compared as 64-bit floats: some tools that rewrite metadata round ids in JSON, but not
    in Avro.
    """
    snapshot_id = None
    with suppress(ArrowMetaError):  # decoding the list reports it
        snapshot_id = integer_in(read_header(file.data).metadata.get("snapshot-id", b""))
    if snapshot_id is None or float(snapshot_id) == float(snapshot.snapshot_id):
        return None
    return f"the manifest list of snapshot {snapshot_id}, not of snapshot {snapshot.snapshot_id}"


def drift(snapshot: Snapshot, manifests: pa.Table) -> Drift:
    """Compare a list with the totals of its snapshot; contents with unknown counts are left out."""
    content = np.array(manifests["content"].to_pylist())
    differences = {}
    for kind, of_files, of_rows in _TOTALS:
        summed = [snapshot.count(name) for name in (of_files, *of_rows)]
        listed = [
            _sum(manifests, content == kind, f"added_{unit}_count", f"existing_{unit}_count")
            for unit in ("files", "rows")
        ]
        counts = [count for count in (*listed, *summed) if count is not None]
        if len(counts) == len(listed) + len(summed):
            files, rows, files_summed, *rows_summed = counts
            differences[kind] = files - files_summed, rows - sum(rows_summed)
    return differences


def _counts_too_little(snapshot: Snapshot, manifests: pa.Table) -> bool:
    """Return whether manifests of the commit have more changes than its summary."""
    added_by = filled(whole(manifests["added_snapshot_id"]), 0)
    is_data = np.array(manifests["content"].to_pylist()) == "data"
    is_of_commit = (added_by.astype(float) == float(snapshot.snapshot_id)) & is_data
    for change in ("added", "deleted"):
        listed = _sum(manifests, is_of_commit, f"{change}_files_count")
        if listed is None or listed > (snapshot.count(f"{change}-data-files") or 0):
            return True
    return False


def _sum(manifests: pa.Table, rows: NDArray[np.bool_], *columns: str) -> int | None:
    """Return the sum of counts in some columns; None if one is unknown."""
    counts = np.concatenate([filled(whole(manifests[name]), -1)[rows] for name in columns])
    return int(counts.sum()) if ((counts >= 0) & (counts < _MAX_COUNT)).all() else None


#: Number of snapshots whose lists are decoded together.
_SNAPSHOTS_PER_READ = 64


@dataclass
class SnapshotManifests:
    """Reader of the manifests of snapshots, in the columns of `all_manifests`.

    Reports lists that belong to other snapshots or are incomplete.

    Attributes:
        known: all snapshots, by id.
        shape: parts of the table's schema that columns depend on.
        partition: the partition struct for all specs.
        reader: reads the lists, and records damage.
    """

    known: Mapping[int, Snapshot]
    shape: TableShape
    partition: UnifiedPartition
    reader: MetadataReader
    _drifts: dict[int, Drift | None] = field(default_factory=dict, init=False)

    def read(self, snapshots: Sequence[Snapshot]) -> pa.Table:
        """Return the manifests of snapshots, in order."""
        # `empty_table` would load pandas.
        parts = [pa.Table.from_batches([], decoded_schema("all_manifests", self.shape))]
        for start in range(0, len(snapshots), _SNAPSHOTS_PER_READ):
            some = snapshots[start : start + _SNAPSHOTS_PER_READ]
            for are_inline, alike in groupby(some, lambda snapshot: bool(snapshot.manifests)):
                if are_inline:
                    parts += map(self._inline, alike)
                else:
                    parts.append(self._listed(alike))
        return pa.concat_tables(parts)

    def _inline(self, snapshot: Snapshot) -> pa.Table:
        """Return the manifests that a snapshot of version 1 names directly, as rows of a list.

        They contain data files and count as added by the snapshot; the header of a manifest has its
        partition spec.
        Spec: Iceberg v1, Snapshots (manifests); core/BaseSnapshot.java.
        """
        paths, on_damage = snapshot.manifests or (), self.reader.on_damage("manifest")
        files = [self.reader.load(path, "manifest") for path in paths]
        schema, n_rows = decoded_schema("all_manifests", self.shape), len(files)
        zeros, ids = int_array([0] * n_rows), int_array([snapshot.snapshot_id] * n_rows)
        spec_ids = int_array([_spec_id(file, on_damage) for file in files])
        columns = {
            "manifest_path": text_array(paths),
            "content": text_array(["data"] * n_rows),
            "length": int_array([len(file.data) if file else None for file in files]),
            "partition_spec_id": spec_ids.cast(pa.int32()),
            **dict.fromkeys(("sequence_number", "min_sequence_number"), zeros),
            **dict.fromkeys(("added_snapshot_id", "reference_snapshot_id"), ids),
        }
        return pa.Table.from_batches([to_batch(columns, schema, n_rows)], schema)

    def _listed(self, snapshots: Iterable[Snapshot]) -> pa.Table:
        named = ((snapshot.snapshot_id, snapshot.manifest_list) for snapshot in snapshots)
        paths = {snapshot_id: path for snapshot_id, path in named if path is not None}
        files = self.reader.load_all(list(paths.values()), "manifest list")
        lists = {i: file for i, file in zip(paths, files, strict=True) if file is not None}
        report, damaged = self.reader.on_damage("manifest list"), set[str]()

        def on_damage(error: ArrowMetaError) -> None:
            damaged.add(getattr(error, "path", None) or str(error).partition(": ")[0])
            report(error)

        manifests = read_manifest_lists(
            lists, self.shape, self.partition, on_damage, self.reader.headers
        )
        ids = to_numbers(whole(manifests["reference_snapshot_id"]))
        for snapshot_id, file in lists.items():
            if file.path in damaged:
                continue
            rows = np.flatnonzero(ids == snapshot_id)  # they are adjacent
            listed = manifests.slice(rows[0] if len(rows) else 0, len(rows))
            snapshot = self.known[snapshot_id]
            reason = other_snapshot(file, snapshot)
            difference = self._drifts[snapshot_id] = drift(snapshot, listed)
            reason = reason or self._missing(snapshot, listed, difference)
            if reason is not None:
                report(CorruptMetadataError(reason, path=file.path, is_read=True))
        return manifests

    def _missing(self, snapshot: Snapshot, manifests: pa.Table, difference: Drift) -> str | None:
        """Return the fault of a list that lacks files and rows which its snapshot counts.

        Totals are optional, and some writers get them wrong. A list is at fault only if both files
        and rows are missing, the parent snapshot does not differ by the same amounts, and the
        summary covers all changes of the commit.
        """
        short = {kind: by for kind, by in difference.items() if by[0] < 0 and by[1] < 0}
        if not short or _counts_too_little(snapshot, manifests):
            return None
        before = self._of_parent(snapshot) or {}
        lost = [(kind, *by) for kind, by in short.items() if before.get(kind) != by]
        parts = [f"{-files:,} {kind} files with {-rows:,} rows" for kind, files, rows in lost]
        if not parts:
            return None
        return f"the snapshot's summary counts {' and '.join(parts)} more than the manifests listed"

    def _of_parent(self, snapshot: Snapshot) -> Drift | None:
        """Return the drift of the parent's list; None if it cannot be read."""
        parent = self.known.get(snapshot.parent_snapshot_id or 0)
        if parent is None or parent.manifest_list is None:
            return None
        if parent.snapshot_id not in self._drifts:
            self._drifts[parent.snapshot_id] = None
            file = self.reader.read(parent.manifest_list)
            with suppress(ArrowMetaError):  # damage of the parent is not reported here
                if isinstance(file, AvroFile):
                    lists = {parent.snapshot_id: file}
                    listed = read_manifest_lists(lists, self.shape, self.partition)
                    self._drifts[parent.snapshot_id] = drift(parent, listed)
        return self._drifts[parent.snapshot_id]


def distinct_manifests(manifests: pa.Table) -> pa.Table:
    """Return each manifest once, in the order in which snapshots first name them.

    The row of the last snapshot is kept: an upgrade to version 3 assigns row ids to existing
    manifests.
    """
    paths = manifests["manifest_path"].combine_chunks()
    backwards = paths.take(number_array(np.arange(len(paths))[::-1]))
    from_the_end = to_numbers(pc.index_in(paths.unique(), backwards))
    return manifests.take(number_array(len(paths) - 1 - from_the_end))

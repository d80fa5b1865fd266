"""The manifests of snapshots, of one or of all: their lists read, each manifest found once.

Knows where a snapshot has its manifests; what a list says of one is `manifest_list`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.columns.buffers import number_array, to_numbers
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg.list_totals import Drift, drift, missing, other_snapshot, runs
from arrowmeta.iceberg.manifest_list import (
    ListFile,
    inline_manifests,
    listed_manifests_schema,
    read_manifest_lists,
)
from arrowmeta.iceberg.partition_spec import UnifiedPartition
from arrowmeta.iceberg.snapshot import Snapshot
from arrowmeta.model.shape import TableShape

#: Snapshots whose lists are decoded together; the lists of one repeat those of the one before.
_SNAPSHOTS_PER_READ = 64


def snapshot_manifests(
    snapshots: Sequence[Snapshot],
    shape: TableShape,
    partition: UnifiedPartition,
    reader: MetadataReader,
    known: Mapping[int, Snapshot],
) -> pa.Table:
    """Return the manifests of snapshots in their order, as `listed_manifests_schema` says.

    Args:
        snapshots: whose manifests they are.
        shape: of the table.
        partition: of the table.
        reader: loads the lists, and is told of damage.
        known: all snapshots of the table by id.
    """
    check = _ListCheck(known, shape, partition, reader)
    parts = [pa.Table.from_batches([], listed_manifests_schema(shape))]
    for start in range(0, len(snapshots), _SNAPSHOTS_PER_READ):
        some = snapshots[start : start + _SNAPSHOTS_PER_READ]
        for are_inline, alike in groupby(some, lambda snapshot: bool(snapshot.manifests)):
            if are_inline:
                parts += [_inline(snapshot, shape, reader) for snapshot in alike]
                continue
            lists = list(_list_files(alike, reader))
            damaged: set[str] = set()

            def on_damage(error: ArrowMetaError, damaged: set[str] = damaged) -> None:
                damaged.add(getattr(error, "path", None) or str(error).partition(": ")[0])
                reader.on_damage("manifest list")(error)

            listed = read_manifest_lists(lists, shape, partition, on_damage)
            parts.append(listed)
            check.run([one for one in lists if one.file.path not in damaged], listed)
    return pa.concat_tables(parts)


def _list_files(snapshots: Iterable[Snapshot], reader: MetadataReader) -> Iterator[ListFile]:
    named = [
        (one.manifest_list, one.snapshot_id) for one in snapshots if one.manifest_list is not None
    ]
    files = reader.load_all([path for path, _ in named], "manifest list")
    for file, (_, snapshot_id) in zip(files, named, strict=True):
        if file is not None:
            yield ListFile(file, snapshot_id)


@dataclass
class _ListCheck:
    """Reports lists that are not those of their snapshots, or not whole.

    Attributes:
        known: all snapshots of the table by id.
        shape: of the table.
        partition: of the table.
        reader: is told of damage; loads the list of a parent where totals differ.
    """

    known: Mapping[int, Snapshot]
    shape: TableShape
    partition: UnifiedPartition
    reader: MetadataReader
    _drifts: dict[int, Drift | None] = field(default_factory=dict, init=False)

    def run(self, lists: Sequence[ListFile], manifests: pa.Table) -> None:
        """Look at lists that could be decoded whole, and all manifests that were decoded."""
        by_snapshot = dict(runs(manifests))
        nothing = manifests.slice(0, 0)
        for one in lists:
            snapshot = self.known[one.snapshot_id]
            listed = by_snapshot.get(one.snapshot_id, nothing)
            own = self._drifts[one.snapshot_id] = drift(snapshot, listed)
            reason = other_snapshot(one.file, snapshot)
            reason = reason or missing(snapshot, listed, own, partial(self._parent, snapshot))
            if reason is not None:
                error = CorruptMetadataError(reason, path=one.file.path)
                self.reader.on_damage("manifest list")(error)

    def _parent(self, snapshot: Snapshot) -> Drift | None:
        parent = self.known.get(snapshot.parent_snapshot_id or 0)
        if parent is None or parent.manifest_list is None:
            return None
        if parent.snapshot_id not in self._drifts:
            self._drifts[parent.snapshot_id] = self._read_drift(parent, parent.manifest_list)
        return self._drifts[parent.snapshot_id]

    def _read_drift(self, snapshot: Snapshot, path: str) -> Drift | None:
        file = self.reader.read(path)
        if isinstance(file, ArrowMetaError):
            return None
        lists = [ListFile(file, snapshot.snapshot_id)]
        try:
            return drift(snapshot, read_manifest_lists(lists, self.shape, self.partition))
        except ArrowMetaError:
            return None  # that is damage to the parent, and not to what was asked for


def _inline(snapshot: Snapshot, shape: TableShape, reader: MetadataReader) -> pa.Table:
    paths = snapshot.manifests
    files = [reader.load(path, "manifest") for path in paths]
    on_damage = reader.on_damage("manifest")
    return inline_manifests(paths, files, snapshot.snapshot_id, shape, on_damage)


def distinct_manifests(manifests: pa.Table) -> pa.Table:
    """Return each manifest once, in the order in which snapshots first name them.

    What the last snapshot says of one counts: a table that is upgraded to version 3 gives row ids
    to manifests that it already has.
    """
    paths = manifests["manifest_path"].combine_chunks()
    backwards = paths.take(number_array(np.arange(len(paths))[::-1]))
    from_the_end = to_numbers(pc.index_in(paths.unique(), backwards))
    return manifests.take(number_array(len(paths) - 1 - from_the_end))

"""The manifests of snapshots, of one or of all: their lists read, each manifest found once.

Knows where a snapshot has its manifests; what a list says of one is `manifest_list`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.columns.buffers import number_array, to_numbers
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
) -> pa.Table:
    """Return the manifests of snapshots in their order, as `listed_manifests_schema` says."""
    parts = [pa.Table.from_batches([], listed_manifests_schema(shape))]
    for start in range(0, len(snapshots), _SNAPSHOTS_PER_READ):
        some = snapshots[start : start + _SNAPSHOTS_PER_READ]
        for are_inline, alike in groupby(some, lambda snapshot: bool(snapshot.manifests)):
            if are_inline:
                parts += [_inline(snapshot, shape, reader) for snapshot in alike]
                continue
            lists = list(_list_files(alike, reader))
            on_damage = reader.on_damage("manifest list")
            parts.append(read_manifest_lists(lists, shape, partition, on_damage))
    return pa.concat_tables(parts)


def _list_files(snapshots: Iterable[Snapshot], reader: MetadataReader) -> Iterator[ListFile]:
    for snapshot in snapshots:
        path = snapshot.manifest_list
        file = reader.load(path, "manifest list") if path is not None else None
        if file is not None:
            yield ListFile(file, snapshot.snapshot_id)


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

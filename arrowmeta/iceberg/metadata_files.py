"""The relation `metadata_files`: every file of metadata that the table still reaches.

Knows which file names which; manifests come from the relation of all manifests.

Spec: Iceberg v3, Overview; core/AllManifestsTable.java, ReachableFileUtil.java.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pyarrow as pa

from arrowmeta.iceberg.current_metadata import CurrentMetadata
from arrowmeta.iceberg.metadata import TableMetadata
from arrowmeta.io.storage import Storage
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS


class _File(NamedTuple):
    path: str
    kind: str
    referenced_by: str | None


def metadata_files_table(
    current: CurrentMetadata, all_manifests: pa.Table, storage: Storage
) -> pa.Table:
    """Return the relation; a file that several others name is named by the first.

    Args:
        current: the metadata and how it was found.
        all_manifests: `manifest_path` and `reference_snapshot_id` of every snapshot's manifests.
        storage: where sizes are looked up.
    """
    files: dict[str, _File] = {}
    for file in (*_named_by_metadata(current), *_manifests(current.metadata, all_manifests)):
        files.setdefault(file.path, file)
    sizes = storage.sizes(list(files))
    rows = [
        {**file._asdict(), "size": size} for file, size in zip(files.values(), sizes, strict=True)
    ]
    return pa.Table.from_pylist(rows, SCHEMAS["metadata_files"](TableShape()))


def _named_by_metadata(current: CurrentMetadata) -> Iterator[_File]:
    metadata = current.metadata
    if current.hint is not None:
        yield _File(current.hint, "version hint", None)
    yield _File(metadata.path, "table metadata", current.hint)
    for entry in metadata.metadata_log:
        yield _File(entry.metadata_file, "table metadata", metadata.path)
    for snapshot in metadata.snapshots.values():
        if snapshot.manifest_list is not None:
            yield _File(snapshot.manifest_list, "manifest list", metadata.path)
    for file in metadata.statistics:
        kind = "partition statistics" if file.is_by_partition else "statistics"
        yield _File(file.path, kind, metadata.path)


def _manifests(metadata: TableMetadata, all_manifests: pa.Table) -> Iterator[_File]:
    lists = {
        one.snapshot_id: one.manifest_list or metadata.path for one in metadata.snapshots.values()
    }
    # One row for each manifest, with the first snapshot that has it.
    firsts = all_manifests.group_by("manifest_path", use_threads=False).aggregate(
        [("reference_snapshot_id", "first")]
    )
    columns = ("manifest_path", "reference_snapshot_id_first")
    for path, snapshot_id in zip(*(firsts[name].to_pylist() for name in columns), strict=True):
        yield _File(path, "manifest", lists.get(snapshot_id))

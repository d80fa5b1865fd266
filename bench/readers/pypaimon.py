"""pypaimon: its manifest reader, its system tables and its plan.

The manifest reader decodes keys and partitions, and statistics on request. Of the system tables
`bench` measures what they are made of, not the reading of a table through a catalog.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa
from pypaimon.manifest.manifest_file_manager import ManifestFileManager
from pypaimon.manifest.schema.manifest_entry import ManifestEntry
from pypaimon.table.file_store_table import FileStoreTable
from pypaimon.table.system.files_table import FilesTable
from pypaimon.table.system.partitions_table import PartitionsTable
from pypaimon.table.system.snapshots_table import SnapshotsTable

from bench.job import Job, Reader
from bench.readers import answers
from bench.truth import checksum

#: What pypaimon calls options of a store.
_STORAGE = {
    "s3.endpoint": "fs.s3.endpoint",
    "s3.region": "fs.s3.region",
    "s3.access-key-id": "fs.s3.accessKeyId",
    "s3.secret-access-key": "fs.s3.accessKeySecret",
}


def _entries(job: Job) -> list[ManifestEntry]:
    manager = ManifestFileManager(FileStoreTable.from_path(job.location))
    return [
        entry for path in job.paths for entry in manager.read(Path(path).name, drop_stats=False)
    ]


def _digest(entries: list[ManifestEntry], _: Job) -> Mapping[str, int]:
    files = [entry.file for entry in entries]
    return {
        "entries": len(files),
        "record_count": sum(file.row_count for file in files),
        "file_size": sum(file.file_size for file in files),
        "names": checksum(file.file_name for file in files),
        "lower_1": sum(file.value_stats.min_values.get_field(1) for file in files),
    }


def _system_table(kind: Any, job: Job) -> pa.Table:
    return kind(FileStoreTable.from_path(job.location))._build_arrow_table()


def _plan(job: Job) -> list[Any]:
    options = {own: job.storage[name] for name, own in _STORAGE.items() if job.storage}
    builder = FileStoreTable.from_path(job.location, options).new_read_builder()
    predicates = builder.new_predicate_builder()
    if job.day is not None:
        builder = builder.with_filter(predicates.equal("dt", job.day))
    elif job.low is not None:
        builder = builder.with_filter(predicates.between("id", job.low, job.high))
    return [file for split in builder.new_scan().plan().splits() for file in split.files]


def _digest_plan(files: list[Any], _: Job) -> Mapping[str, int]:
    return {
        **answers.of_names(file.file_name for file in files),
        "records": sum(file.row_count for file in files),
        "bytes": sum(file.file_size for file in files),
    }


READERS = {
    "plan": Reader(_plan, _digest_plan),
    "files": Reader(
        lambda job: _system_table(FilesTable, job), lambda found, _: answers.of_files(found)
    ),
    "partitions": Reader(
        lambda job: _system_table(PartitionsTable, job),
        lambda found, _: answers.of_partitions(found),
    ),
    "snapshots": Reader(
        lambda job: _system_table(SnapshotsTable, job),
        lambda found, _: answers.of_snapshots(found["snapshot_id"].to_pylist()),
    ),
    "entries": Reader(_entries, _digest),
}

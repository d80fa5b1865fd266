"""PyIceberg: its plan, its relations and its manifest reader."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pyiceberg.io.pyarrow import PyArrowFileIO
from pyiceberg.manifest import ManifestContent, ManifestEntry, ManifestFile
from pyiceberg.table import FileScanTask, StaticTable

from bench.job import Job, Reader
from bench.readers import answers


def _entries(job: Job) -> list[ManifestEntry]:
    io = PyArrowFileIO()
    return [
        entry
        for path in job.paths
        for entry in _manifest(path).fetch_manifest_entry(io, discard_deleted=False)
    ]


def _manifest(path: str) -> ManifestFile:
    return ManifestFile.from_args(
        _table_format_version=2,
        manifest_path=path,
        manifest_length=Path(path).stat().st_size,
        partition_spec_id=0,
        content=ManifestContent.DATA,
        sequence_number=1,
        min_sequence_number=1,
        added_snapshot_id=1,
        added_files_count=0,
        existing_files_count=0,
        deleted_files_count=0,
        added_rows_count=0,
        existing_rows_count=0,
        deleted_rows_count=0,
    )


def table(job: Job) -> StaticTable:
    """Return the table of a job."""
    return StaticTable.from_metadata(job.metadata, job.storage)


def _plan(job: Job) -> list[FileScanTask]:
    scan = table(job).scan(row_filter=job.sql) if job.sql else table(job).scan()
    return list(scan.plan_files())


def _digest_plan(tasks: list[FileScanTask], _: Job) -> Mapping[str, int]:
    files = [task.file for task in tasks]
    return {
        **answers.of_names(file.file_path for file in files),
        "records": sum(file.record_count for file in files),
        "bytes": sum(file.file_size_in_bytes for file in files),
    }


READERS = {
    "plan": Reader(_plan, _digest_plan),
    "files": Reader(
        lambda job: table(job).inspect.files(), lambda found, _: answers.of_files(found)
    ),
    "partitions": Reader(
        lambda job: table(job).inspect.partitions(), lambda found, _: answers.of_partitions(found)
    ),
    "snapshots": Reader(
        lambda job: table(job).inspect.snapshots(),
        lambda found, _: answers.of_snapshots(found["snapshot_id"].to_pylist()),
    ),
    "entries": Reader(_entries, answers.of_iceberg_entries),
}

"""PyIceberg's manifest reader, its relations and its plan."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pyiceberg.io.pyarrow import PyArrowFileIO
from pyiceberg.manifest import ManifestContent, ManifestEntry, ManifestFile
from pyiceberg.table import FileScanTask, StaticTable

from bench.job import Job, Reader
from bench.readers import answers
from bench.truth import checksum


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


def _digest(entries: list[ManifestEntry], _: Job) -> Mapping[str, int]:
    files = [entry.data_file for entry in entries]
    return {
        "entries": len(files),
        "record_count": sum(file.record_count for file in files),
        "file_size": sum(file.file_size_in_bytes for file in files),
        "names": checksum(file.file_path for file in files),
        "lower_1": sum(struct.unpack("<q", file.lower_bounds[2])[0] for file in files),
    }


def table(job: Job) -> Any:
    """Return the table of a job."""
    return StaticTable.from_metadata(f"{job.location}/metadata/v1.metadata.json")


def _digest_plan(tasks: list[FileScanTask], _: Job) -> Mapping[str, int]:
    files = [task.file for task in tasks]
    return {
        "files": len(files),
        "records": sum(file.record_count for file in files),
        "file_bytes": sum(file.file_size_in_bytes for file in files),
        **answers.of_names(file.file_path for file in files),
    }


READERS = {
    "entries": Reader(_entries, _digest),
    "files": Reader(
        lambda job: table(job).inspect.files(), lambda found, _: answers.of_files(found)
    ),
    "partitions": Reader(
        lambda job: table(job).inspect.partitions(), lambda found, _: answers.of_partitions(found)
    ),
    "plan().files": Reader(lambda job: list(table(job).scan().plan_files()), _digest_plan),
}

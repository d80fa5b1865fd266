"""pypaimon's manifest reader; it decodes keys and partitions, and statistics on request."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pypaimon.manifest.manifest_file_manager import ManifestFileManager
from pypaimon.manifest.schema.manifest_entry import ManifestEntry
from pypaimon.table.file_store_table import FileStoreTable

from bench.job import Job, Reader
from bench.truth import checksum


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


READERS = {"entries": Reader(_entries, _digest)}

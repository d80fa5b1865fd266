"""pyiceberg-core, which stands on the crate `iceberg`: all entries as its objects.

Its table for DataFusion plans while it reads data files, and tells no plan.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pyiceberg_core import manifest

from bench.job import Job, Reader
from bench.truth import checksum


def _entries(job: Job) -> list[Any]:
    return [
        entry
        for path in job.paths
        for entry in manifest.read_manifest_entries(Path(path).read_bytes()).entries()
    ]


def _digest(entries: list[Any], _: Job) -> Mapping[str, int]:
    files = [entry.data_file for entry in entries]
    return {
        "entries": len(files),
        "record_count": sum(file.record_count for file in files),
        "file_size": sum(file.file_size_in_bytes for file in files),
        "names": checksum(file.file_path for file in files),
        "lower_1": sum(struct.unpack("<q", bytes(file.lower_bounds[2]))[0] for file in files),
    }


READERS = {"entries": Reader(_entries, _digest)}

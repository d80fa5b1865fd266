"""pyiceberg-core, which stands on the crate `iceberg`: all entries as its objects.

Its table for DataFusion plans while it reads data files, and tells no plan.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pyiceberg_core import manifest

from bench.job import Job, Reader
from bench.readers import answers


def _entries(job: Job) -> list[Any]:
    return [
        entry
        for path in job.paths
        for entry in manifest.read_manifest_entries(Path(path).read_bytes()).entries()
    ]


READERS = {"entries": Reader(_entries, answers.of_iceberg_entries)}

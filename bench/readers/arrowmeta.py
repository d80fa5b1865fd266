"""Our own answers."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

import arrowmeta
from bench.job import Job, Reader
from bench.readers import answers

#: Columns of a plan: what a reader needs to open files.
_PLANNED = ("file_path", "partition", "record_count", "file_size_in_bytes", "delete_files")

#: Six columns of `entries` that the plan of a query needs.
_SIX = {
    "paimon": ("status", "partition", "bucket", "file_name"),
    "iceberg": ("status", "partition", "content", "file_path"),
}


def _of_table(ask: Callable[[arrowmeta.Table, Job], Any]) -> Callable[[Job], Any]:
    def read(job: Job) -> Any:
        if job.small:  # or the interpreter would read it, and kernels would be loaded later
            os.environ["ARROWMETA_JIT"] = "1"
        return ask(arrowmeta.open(job.location, storage_options=job.storage), job)

    return read


def _digest_entries(table: Any, job: Job) -> Mapping[str, int]:
    from bench.readers import arrow_digest

    found = arrow_digest.digest_columns(table, arrow_digest.FIELDS[f"{job.format} entries"])
    if "lower_bounds" in table.column_names:
        import pyarrow.compute as pc

        found["lower_1"] = pc.sum(pc.struct_field(table["lower_bounds"], "id")).as_py()
    return found


def _six_columns(table: arrowmeta.Table, job: Job) -> Any:
    return table.entries((*_SIX[job.format], "file_size_in_bytes", "record_count"))


READERS = {
    "plan": Reader(
        _of_table(lambda table, job: table.plan(job.sql).table(_PLANNED)),
        lambda found, _: answers.of_files(found),
    ),
    "files": Reader(
        _of_table(lambda table, _: table.files()), lambda found, _: answers.of_files(found)
    ),
    "partitions": Reader(
        _of_table(lambda table, _: table.partitions()),
        lambda found, _: answers.of_partitions(found),
    ),
    "snapshots": Reader(
        _of_table(lambda table, _: table.snapshots()),
        lambda found, _: answers.of_snapshots(found["snapshot_id"].to_pylist()),
    ),
    "entries": Reader(_of_table(lambda table, _: table.entries()), _digest_entries),
    "six columns": Reader(_of_table(_six_columns), _digest_entries),
}

"""Our own readers: the fields of manifests, and the relation `entries` with typed statistics."""

from __future__ import annotations

from collections.abc import Mapping

import pyarrow as pa
import pyarrow.compute as pc

import arrowmeta
from bench.job import PLAN_FIELDS, Job, Reader
from bench.readers import arrow_digest

#: Six columns of `entries` that the plan of a query needs.
_PLAN_COLUMNS = {
    "paimon": (
        "status",
        "partition",
        "bucket",
        "file_name",
        "file_size_in_bytes",
        "record_count",
    ),
    "iceberg": (
        "status",
        "partition",
        "content",
        "file_path",
        "file_size_in_bytes",
        "record_count",
    ),
}


def _all_fields(job: Job) -> pa.Table:
    return arrowmeta.read_avro(job.paths, threads=job.threads)


def _plan_fields(job: Job) -> pa.Table:
    return arrowmeta.read_avro(job.paths, PLAN_FIELDS[job.format], threads=job.threads)


def _entries(job: Job) -> pa.Table:
    return arrowmeta.open(job.location, threads=job.threads).entries()


def _plan_entries(job: Job) -> pa.Table:
    return arrowmeta.open(job.location, threads=job.threads).entries(_PLAN_COLUMNS[job.format])


def _digest_plan_entries(table: pa.Table, job: Job) -> dict[str, int]:
    return arrow_digest.digest_columns(table, arrow_digest.FIELDS[f"{job.format} entries"])


def _digest_entries(table: pa.Table, job: Job) -> Mapping[str, int]:
    lower = pc.sum(pc.struct_field(table["lower_bounds"], "id")).as_py()
    return _digest_plan_entries(table, job) | {"lower_1": lower}


READERS = {
    "fields": Reader(_all_fields, arrow_digest.digest),
    "plan fields": Reader(_plan_fields, arrow_digest.digest_fields),
    "entries": Reader(_entries, _digest_entries),
    "plan entries": Reader(_plan_entries, _digest_plan_entries),
}

"""Our own readers: the fields of manifests, the relation `entries`, and answers about files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

import arrowmeta
from bench.job import PLAN_FIELDS, Job, Reader
from bench.readers import answers, arrow_digest

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


#: Ten columns of `files` that people look at, and that peers have too.
_TEN_COLUMNS = (
    "file_path",
    "file_format",
    "partition",
    "record_count",
    "file_size_in_bytes",
    "level",
    "schema_id",
    "creation_time",
    "sort_order_id",
    "spec_id",
)


def _of_table(ask: Callable[[arrowmeta.Table], Any]) -> Callable[[Job], Any]:
    return lambda job: ask(arrowmeta.open(job.location, threads=job.threads, strict=True))


def _diff(table: arrowmeta.Table) -> pa.Table:
    before, after = sorted(table.snapshots()["snapshot_id"].to_pylist())
    return table.diff(before, after)


def _digest_files(table: pa.Table, _: Job) -> Mapping[str, int]:
    return answers.of_files(table)


_FILES = {
    "files": _of_table(lambda table: table.files()),
    "files, ten columns": _of_table(lambda table: table.files(_TEN_COLUMNS)),
    "plan().files": _of_table(lambda table: table.plan().files),
    "diff": _of_table(_diff),
}

READERS = {
    "fields": Reader(_all_fields, arrow_digest.digest),
    "plan fields": Reader(_plan_fields, arrow_digest.digest_fields),
    "entries": Reader(_entries, _digest_entries),
    "plan entries": Reader(_plan_entries, _digest_plan_entries),
    **{name: Reader(ask, _digest_files) for name, ask in _FILES.items()},
    "partitions": Reader(
        _of_table(lambda table: table.partitions()),
        lambda table, _: answers.of_partitions(table),
    ),
    "aggregate": Reader(
        _of_table(lambda table: table.aggregate("count(*), min(id), max(id)")),
        lambda answer, _: {"answers": answer.num_rows},
    ),
    "reconcile": Reader(
        _of_table(lambda table: table.reconcile()),
        lambda findings, _: {"findings": findings.num_rows},
    ),
}

"""DataFusion's `read_avro`, which stands on the Rust arrow-avro.

It has no relation of files; for Iceberg, whose entries are not taken back by others, its SQL makes
one of manifests, with statistics as bytes.
"""

from __future__ import annotations

from collections.abc import Mapping

import pyarrow as pa
from datafusion import DataFrame, SessionConfig, SessionContext, col

from bench.job import PLAN_FIELDS, Job, Reader
from bench.readers import answers, arrow_digest


def _frame(job: Job) -> DataFrame:
    context = SessionContext(SessionConfig().with_target_partitions(job.threads))
    return context.read_avro(job.manifests)


def _all_fields(job: Job) -> pa.Table:
    return _frame(job).to_arrow_table()


def _plan_fields(job: Job) -> pa.Table:
    chosen = []
    for path in PLAN_FIELDS[job.format]:
        top, *inner = path.split(".")
        expression = col(f'"{top}"')
        for name in inner:
            expression = expression[name]
        chosen.append(expression.alias(path.rpartition(".")[2]))
    return _frame(job).select(*chosen).to_arrow_table()


def _files(job: Job) -> pa.Table:
    return _frame(job).filter(col("status") != 2).select(col("data_file")).to_arrow_table()


def _digest_files(table: pa.Table, _: Job) -> Mapping[str, int]:
    names = ("file_path", "record_count", "file_size_in_bytes")
    columns = [arrow_digest.column(table, f"data_file.{name}") for name in names]
    return answers.of_files(pa.table(columns, names=names))


READERS = {
    "entries": Reader(_all_fields, arrow_digest.digest),
    "six columns": Reader(_plan_fields, arrow_digest.digest_fields),
    "files": Reader(_files, _digest_files),
}

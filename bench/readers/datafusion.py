"""DataFusion's `read_avro`, which stands on the Rust arrow-avro.

It has no relation of files; for Iceberg, whose entries are not taken back by others, its SQL makes
one of manifests, with statistics as bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pyarrow as pa
from datafusion import DataFrame, SessionConfig, SessionContext, col

from bench.job import PLAN_FIELDS, Job, Reader
from bench.readers import answers, arrow_digest


def _frame(job: Job) -> DataFrame:
    context = SessionContext(SessionConfig().with_target_partitions(job.threads))
    return context.read_avro(str(Path(job.paths[0]).parent / "manifest-*.avro"))


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


_TEN_FIELDS = (
    "content",
    "file_path",
    "file_format",
    "partition",
    "record_count",
    "file_size_in_bytes",
    "column_sizes",
    "value_counts",
    "split_offsets",
    "sort_order_id",
)


def _files(job: Job) -> pa.Table:
    return _live(job).select(col("data_file")).to_arrow_table()


def _ten_columns(job: Job) -> pa.Table:
    fields = [col("data_file")[name].alias(name) for name in _TEN_FIELDS]
    return _live(job).select(*fields).to_arrow_table()


def _live(job: Job) -> DataFrame:
    return _frame(job).filter(col("status") != 2)


def _digest_files(table: pa.Table, _: Job) -> Mapping[str, int]:
    if "data_file" in table.column_names:
        names = ("file_path", "record_count", "file_size_in_bytes")
        columns = [arrow_digest.column(table, f"data_file.{name}") for name in names]
        table = pa.table(columns, names=names)
    return answers.of_files(table)


READERS = {
    "fields": Reader(_all_fields, arrow_digest.digest),
    "plan fields": Reader(_plan_fields, arrow_digest.digest_fields),
    "files": Reader(_files, _digest_files),
    "files, ten columns": Reader(_ten_columns, _digest_files),
}

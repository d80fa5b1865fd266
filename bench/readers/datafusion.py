"""DataFusion's `read_avro`, which stands on the Rust arrow-avro."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
from datafusion import DataFrame, SessionConfig, SessionContext, col

from bench.job import PLAN_FIELDS, Job, Reader
from bench.readers import arrow_digest


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


READERS = {
    "fields": Reader(_all_fields, arrow_digest.digest),
    "plan fields": Reader(_plan_fields, arrow_digest.digest_fields),
}

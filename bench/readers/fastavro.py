"""fastavro: records thrown away, and made into an Arrow table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import fastavro
import pyarrow as pa

from bench.job import Job, Reader
from bench.readers import arrow_digest


def _drain(job: Job) -> int:
    n_records = 0
    for path in job.paths:
        with Path(path).open("rb") as file:
            for _ in fastavro.reader(file):
                n_records += 1
    return n_records


def _table(job: Job) -> pa.Table:
    tables = []
    for path in job.paths:
        with Path(path).open("rb") as file:
            tables.append(pa.Table.from_pylist(list(fastavro.reader(file))))
    return pa.concat_tables(tables, promote_options="default")


def _count(n_records: int, _: Job) -> Mapping[str, int]:
    return {"entries": n_records}


READERS = {
    "records": Reader(_drain, _count),
    "table": Reader(_table, arrow_digest.digest),
}

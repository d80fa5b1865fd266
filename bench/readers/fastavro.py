"""fastavro: records made into an Arrow table."""

from __future__ import annotations

from pathlib import Path

import fastavro
import pyarrow as pa

from bench.job import Job, Reader
from bench.readers import arrow_digest


def _table(job: Job) -> pa.Table:
    tables = []
    for path in job.paths:
        with Path(path).open("rb") as file:
            tables.append(pa.Table.from_pylist(list(fastavro.reader(file))))
    return pa.concat_tables(tables, promote_options="default")


READERS = {"entries": Reader(_table, arrow_digest.digest)}

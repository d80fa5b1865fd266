"""pypaimon-rust, which stands on the crate `paimon`: its plan, and system tables by SQL.

Its SQL reads tables of a warehouse, so each process makes one of a link to the table.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow as pa
from pypaimon_rust.datafusion import SQLContext, Table

from bench.job import Job, Reader
from bench.readers import answers

_NAME = re.compile(rb"data-[0-9a-f-]{36}-\d\.parquet")


@cache
def _warehouse(location: str) -> Any:
    folder = tempfile.TemporaryDirectory()
    database = Path(folder.name, "default.db")
    database.mkdir()
    (database / "t").symlink_to(location)
    return folder


def _system_table(name: str) -> Reader:
    def asked(job: Job) -> pa.Table:
        context = SQLContext()
        context.register_catalog("c", {"warehouse": _warehouse(job.location).name})
        return pa.Table.from_batches(context.sql(f"SELECT * FROM c.default.`t${name}`"))

    return Reader(asked, lambda found, _: _DIGESTS[name](found))


_DIGESTS: dict[str, Callable[[pa.Table], Mapping[str, int]]] = {
    "files": answers.of_files,
    "partitions": answers.of_partitions,
    "snapshots": lambda found: answers.of_snapshots(found["snapshot_id"].to_pylist()),
}


def _plan(job: Job) -> list[Any]:
    schema = Path(job.location, "schema", "schema-0").read_text(encoding="utf-8")
    builder = Table.from_resolved_schema(job.location, schema, options={}).new_read_builder()
    if job.day is not None:
        wanted = {"method": "equal", "field": "dt", "literals": [job.day]}
        builder = builder.with_filter(wanted)
    elif job.low is not None:
        keys = [job.low, job.high]
        builder = builder.with_filter({"method": "between", "field": "id", "literals": keys})
    splits: list[Any] = builder.new_scan().plan().splits()
    return splits


def _digest_plan(splits: list[Any], _: Job) -> Mapping[str, int]:
    # Splits tell no names but in what they are written as.
    found = {name for split in splits for name in _NAME.findall(split.serialize())}
    return answers.of_names(name.decode() for name in found)


READERS = {"plan": Reader(_plan, _digest_plan), **{name: _system_table(name) for name in _DIGESTS}}

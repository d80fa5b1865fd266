"""pypaimon-rust: system tables by SQL, and its plan.

Its SQL reads tables of a warehouse, so each process makes one of a link to the table.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow as pa
from pypaimon_rust.datafusion import SQLContext, Table

from bench.job import Job, Reader
from bench.readers import answers

_NAME = re.compile(rb"data-[0-9a-f-]{36}-\d\.parquet")

_TEN_COLUMNS = """
    file_path, file_format, partition, record_count, file_size_in_bytes, level, schema_id,
    creation_time, min_sequence_number, max_sequence_number
"""


@cache
def _warehouse(location: str) -> Any:
    folder = tempfile.TemporaryDirectory()
    database = Path(folder.name, "default.db")
    database.mkdir()
    (database / "t").symlink_to(location)
    return folder


def _asked(job: Job, query: str) -> pa.Table:
    context = SQLContext()
    context.register_catalog("c", {"warehouse": _warehouse(job.location).name})
    return pa.Table.from_batches(context.sql(query))


def _plan(job: Job) -> list[Any]:
    schema = Path(job.location, "schema", "schema-0").read_text(encoding="utf-8")
    table = Table.from_resolved_schema(job.location, schema, options={})
    splits: list[Any] = table.new_read_builder().new_scan().plan().splits()
    return splits


def _names(splits: Iterable[Any]) -> set[str]:
    found = (name for split in splits for name in _NAME.findall(split.serialize()))
    return {name.decode() for name in found}


def _digest_plan(splits: list[Any], _: Job) -> Mapping[str, int]:
    names = _names(splits)
    return {"files": len(names), **answers.of_names(names)}


def _digest_files(found: pa.Table, _: Job) -> Mapping[str, int]:
    return answers.of_files(found)


READERS = {
    "files": Reader(lambda job: _asked(job, "SELECT * FROM c.default.`t$files`"), _digest_files),
    "files, ten columns": Reader(
        lambda job: _asked(job, f"SELECT {_TEN_COLUMNS} FROM c.default.`t$files`"), _digest_files
    ),
    "partitions": Reader(
        lambda job: _asked(job, "SELECT * FROM c.default.`t$partitions`"),
        lambda found, _: answers.of_partitions(found),
    ),
    "plan().files": Reader(_plan, _digest_plan),
}

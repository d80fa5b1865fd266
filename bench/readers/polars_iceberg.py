"""polars-iceberg: the plan of `polars.scan_iceberg`, by the plugin in Rust that makes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from polars.io.iceberg._plugin import plugin_scan
from pyiceberg.expressions.parser import parse

from bench.job import Job, Reader
from bench.readers import answers
from bench.readers.pyiceberg import table

_NAME = re.compile(rb"\d{5}-[0-9a-f-]{36}\.parquet")


def _plan(job: Job) -> Any:
    return plugin_scan(
        table(job),
        snapshot_id=None,
        from_snapshot_id_exclusive=None,
        to_snapshot_id_inclusive=None,
        projection=None,
        filter_columns=None,
        statistics_columns=None,
        iceberg_table_filter=parse(job.sql) if job.sql else None,
        limit=None,
        use_metadata_statistics=False,
        fast_deletion_count=False,
        user_storage_options=None,
    )


def _digest_plan(scan: Any, _: Job) -> Mapping[str, int]:
    return answers.of_names({name.decode() for name in _NAME.findall(scan.serialize())})


READERS = {"plan": Reader(_plan, _digest_plan)}

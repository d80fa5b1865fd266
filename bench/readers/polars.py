"""polars-avro, which stands on the Rust arrow-avro; its reader is a plugin of Polars."""

from __future__ import annotations

from collections.abc import Mapping

import polars as pl
import polars_avro

from bench.job import PLAN_FIELDS, Job, Reader
from bench.readers import arrow_digest


def _all_fields(job: Job) -> pl.DataFrame:
    return polars_avro.read_avro(job.paths)


def _plan_fields(job: Job) -> pl.DataFrame:
    chosen = []
    for path in PLAN_FIELDS[job.format]:
        top, *inner = path.split(".")
        expression = pl.col(top)
        for name in inner:
            expression = expression.struct.field(name)
        chosen.append(expression)
    return polars_avro.scan_avro(job.paths).select(chosen).collect()


def _digest(frame: pl.DataFrame, job: Job) -> Mapping[str, int]:
    return arrow_digest.digest(frame.to_arrow(), job)


def _digest_fields(frame: pl.DataFrame, job: Job) -> Mapping[str, int]:
    return arrow_digest.digest_fields(frame.to_arrow(), job)


READERS = {
    "entries": Reader(_all_fields, _digest),
    "six columns": Reader(_plan_fields, _digest_fields),
}

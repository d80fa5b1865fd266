"""Our `read_avro`: the manifests' own fields, with statistics left as bytes."""

from __future__ import annotations

import arrowmeta
from bench.job import PLAN_FIELDS, Job, Reader
from bench.readers import arrow_digest


def _fields(job: Job) -> object:
    return arrowmeta.read_avro(job.paths)


def _six_fields(job: Job) -> object:
    return arrowmeta.read_avro(job.paths, PLAN_FIELDS[job.format])


READERS = {
    "entries": Reader(_fields, arrow_digest.digest),
    "six columns": Reader(_six_fields, arrow_digest.digest_fields),
}

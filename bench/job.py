"""What a reader is asked to do: the same words on both sides of the process boundary.

Only the standard library is imported here: every environment has to load it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

#: Six fields that the plan of a query needs, by format.
PLAN_FIELDS = {
    "paimon": (
        "_KIND",
        "_PARTITION",
        "_BUCKET",
        "_FILE._FILE_NAME",
        "_FILE._FILE_SIZE",
        "_FILE._ROW_COUNT",
    ),
    "iceberg": (
        "status",
        "data_file.content",
        "data_file.partition",
        "data_file.file_path",
        "data_file.file_size_in_bytes",
        "data_file.record_count",
    ),
}


@dataclass(frozen=True)
class Job:
    """A table to read, and how.

    Attributes:
        format: `paimon` or `iceberg`.
        location: the table's folder.
        paths: the manifests to read.
        threads: how many to use, where the library can be told.
        rounds: how often to read after a first time that is not counted.
        seconds: stop earlier when this has passed.
    """

    format: str
    location: str
    paths: list[str]
    threads: int
    rounds: int
    seconds: float


class Reader(NamedTuple):
    """What a library can be timed at.

    Attributes:
        read: the work.
        digest: turns its result into some of the numbers of `bench.truth`; not timed.
    """

    read: Callable[[Job], Any]
    digest: Callable[[Any, Job], Mapping[str, int]]

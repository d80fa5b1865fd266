"""What a peer is asked: the same words on both sides of the process boundary.

Only the standard library is imported here: every environment has to load it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
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
    """A question about a table.

    Attributes:
        reader: what is asked: `plan`, `files`, `partitions`, `snapshots`, `entries`,
            `six columns`, or a library that decompresses.
        format: `paimon` or `iceberg`.
        location: the table's folder; or its metadata file, where Iceberg is in a bucket.
        small: a table of the same kind to ask about before, which is not timed; none if what a
            process loads is to be timed too.
        day: the only partition that is wanted; None for all.
        low: the least key that is wanted; None for no limit on keys.
        high: the greatest one.
        storage: options of the store, with PyIceberg's names; none for a disk.
        threads: how many to use, where the library can be told.
        is_compared: whether to return numbers of what was found.
    """

    reader: str
    format: str
    location: str
    small: str = ""
    day: str | None = None
    low: int | None = None
    high: int | None = None
    storage: dict[str, str] = field(default_factory=dict)
    threads: int = 2
    is_compared: bool = True

    @property
    def sql(self) -> str | None:
        """The condition in SQL."""
        if self.day is not None:
            return f"dt = '{self.day}'"
        return None if self.low is None else f"id >= {self.low} AND id <= {self.high}"

    @property
    def metadata(self) -> str:
        """The metadata file of an Iceberg table."""
        in_folder = "" if self.location.endswith(".json") else "/metadata/v1.metadata.json"
        return self.location + in_folder

    @property
    def manifests(self) -> str:
        """A pattern for the paths of all manifests with files."""
        folder = "manifest" if self.format == "paimon" else "metadata"
        return f"{self.location}/{folder}/manifest-[0-9]*.avro"

    @property
    def paths(self) -> list[str]:
        """The paths of all manifests with files."""
        pattern = Path(self.manifests)
        return sorted(map(str, pattern.parent.glob(pattern.name)))


class Reader(NamedTuple):
    """What a library can be timed at.

    Attributes:
        read: the work.
        digest: turns its result into numbers that other libraries have, too; not timed.
    """

    read: Callable[[Job], Any]
    digest: Callable[[Any, Job], Mapping[str, int]]

"""What a table format offers to the layers above: one snapshot's metadata as relations."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Protocol

import pyarrow as pa

from arrowmeta.model.tables import TableShape

#: Relations a format reads; the others are SQL over these.
BASE_RELATIONS = (
    "snapshots",
    "refs",
    "schemas",
    "options",
    "manifests",
    "entries",
    "index_files",
    "deletion_vectors",
)


class Source(Protocol):
    """One snapshot of one table."""

    @property
    def format(self) -> str:
        """`paimon` or `iceberg`."""
        ...

    @property
    def format_version(self) -> int:
        """Version of the metadata."""
        ...

    @property
    def location(self) -> str:
        """The table, as its user wrote it."""
        ...

    @property
    def snapshot_id(self) -> int | None:
        """None for a table without a snapshot."""
        ...

    @property
    def shape(self) -> TableShape:
        """What the columns of relations are made of."""
        ...

    @property
    def schema(self) -> pa.Schema:
        """The table's current columns; fields carry their ids."""
        ...

    @property
    def options(self) -> Mapping[str, str]:
        """The table's options."""
        ...

    @property
    def deletes_are_replayed(self) -> bool:
        """Whether `deleted` takes back an `added` of another manifest, or only tells of a commit.

        The former in Paimon, the latter in Iceberg.
        """
        ...

    def schema_of(self, relation: str) -> pa.Schema:
        """Return the columns of a base relation, without reading it."""
        ...

    def batches(
        self, relation: str, columns: Collection[str], batch_size: int | None = None
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of a base relation, in batches of at most `batch_size` rows."""
        ...

    def damage(self) -> pa.Table:
        """Return what could not be read so far."""
        ...

    def resolve(self, path: str) -> str:
        """Return where a recorded path is read from."""
        ...

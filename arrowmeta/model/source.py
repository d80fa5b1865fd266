"""What a table format offers to the layers above: one snapshot's metadata as relations."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.model.entries import column_field
from arrowmeta.model.shape import TableShape

#: Entries to read at a time where bounds, most of what entries take in memory, are not to be kept.
BATCH_SIZE = 65_536


@dataclass(frozen=True)
class EntryFilter:
    """Which entries of a snapshot, or of all, are worth decoding in full.

    Attributes:
        manifests: ordinals of the manifests to read; None means all. Of `entries`: positions in
            the relation `manifests`, not counting those of other content than data and deletes.
            Of `all_entries`: positions among the distinct paths of `all_manifests`, in the order
            in which they first appear, not counting those of indexes.
        columns: cheap columns of entries that `keep` looks at, flat names among them.
        keep: told these columns of some entries, it marks those to keep; runs on decoding threads.
            The other columns of the rest are not decoded. None keeps all.
    """

    manifests: Collection[int] | None = None
    columns: tuple[str, ...] = ()
    keep: Callable[[pa.RecordBatch], NDArray[np.bool_]] | None = None


@dataclass(frozen=True)
class LateColumn:
    """How a column of entries is made of others that take less memory.

    Late materialization: read the parts, and build the column after filtering.

    Attributes:
        parts: columns that `Source.batches` has of entries, though the relation does not show them.
        make: told a batch with these, returns the column.
    """

    parts: tuple[str, ...]
    make: Callable[[pa.RecordBatch], pa.Array]


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
    def storage(self) -> Any:
        """Where the table is: an `arrowmeta.io.storage.Storage`, which this layer does not know."""
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
    def branch(self) -> str | None:
        """The branch whose snapshots, tags and schemas these are; None for the table itself.

        In Iceberg all branches share them.
        """
        ...

    @property
    def guess(self) -> str | None:
        """Why the table's current state may be another one; None where it is sure."""
        ...

    @property
    def moved_from(self) -> str | None:
        """Where the metadata has the table, if its files are missing there, but at `location`.

        None for a table that was not moved, or whose recorded paths are read from `location`.
        """
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

    @property
    def late_columns(self) -> Mapping[str, LateColumn]:
        """Columns of entries that can be made late, by name."""
        ...

    def schema_of(self, relation: str) -> pa.Schema:
        """Return the columns of a base relation, without reading it."""
        ...

    def batches(
        self,
        relation: str,
        columns: Collection[str],
        batch_size: int | None = None,
        only: EntryFilter | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of a base relation, in batches of at most `batch_size` rows.

        Args:
            relation: one of `model.relations.BASE_RELATIONS`.
            columns: the columns to read, in the order of the answer. Of `entries` also single
                fields of struct columns, by flat name; see `model.entries.column_field`.
            batch_size: with it nothing is kept in memory; without it columns are kept for later.
            only: for `entries`, `all_entries` and `column_stats`: the entries wanted. What is read
                with it is not kept.
        """
        ...

    def at_snapshot(self, snapshot_id: int) -> Source:
        """Return another snapshot of the same table and branch; it shares the damage log.

        Raises:
            SnapshotNotFoundError: the metadata has no such snapshot.
        """
        ...

    def pinned(self) -> Self:
        """Return the same snapshot for one question.

        What it lists or reads of the storage it does not ask for again, so that all parts of an
        answer are of one state. It has a damage log of its own, which neither warns nor raises.
        """
        ...

    def again(self) -> Self:
        """Return a pinned snapshot as the table has it by now, pinned anew.

        If it has expired, and the table was opened without a choice of a snapshot, the latest.

        Raises:
            SnapshotNotFoundError: the snapshot has expired.
        """
        ...

    def is_as(self, later: Self) -> bool:
        """Tell whether a pinned snapshot has seen what is still so.

        Args:
            later: what `again` has returned.
        """
        ...

    def take_damage(self, other: Self, paths: Collection[str]) -> None:
        """Record the damage to some files that another source has met."""
        ...

    def like(self, other: Self) -> Self:
        """Return this snapshot in the schema of another of the same table, whose log it shares.

        Raises:
            UnsupportedError: the other's schema has no meaning for the files of this one.
        """
        ...

    @property
    def store(self) -> Any:
        """An `arrowmeta.model.entry_store.Store`; None if manifests are read."""
        ...

    def with_store(self, store: Any) -> Self:
        """Return the same snapshot read from another store; None reads its manifests."""
        ...

    def truncated_length(self, column: str) -> int | None:
        """Return the length from which a bound of the column may have been cut short.

        In characters for text, in bytes for binary; the least that any writer of the table's
        history may have used. None where bounds of the column's type are never cut.
        """
        ...

    def other_folder(self, folder: str) -> str | None:
        """Return what another writer calls a recorded folder of data files.

        None where all writers call it the same.
        """
        ...

    @property
    def next_row_id(self) -> int | None:
        """The first row id that has not been given to a row yet; None without row ids."""
        ...

    def hints(self) -> pa.Table:
        """Return the table's hint files: `model.evidence.HINTS`."""
        ...

    def damage(self) -> pa.Table:
        """Return what could not be read so far."""
        ...

    def resolve(self, path: str) -> str:
        """Return where a recorded path is read from."""
        ...

    def read(self, path: str) -> memoryview | None:
        """Return the bytes of an index file; None, and a line of damage, if that cannot be."""
        ...


def read_relation(
    source: Source,
    relation: str,
    columns: Collection[str] | None = None,
    *,
    batch_size: int | None = None,
    only: EntryFilter | None = None,
) -> pa.Table:
    """Return columns of a base relation, all by default, as one table; see `Source.batches`."""
    known = source.schema_of(relation)
    names = known.names if columns is None else list(columns)
    schema = pa.schema([column_field(known, name) for name in names])
    return pa.Table.from_batches(source.batches(relation, names, batch_size, only), schema)

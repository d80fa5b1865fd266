"""A table format's answers to the layers above: one snapshot's metadata as relations.

A format subclasses `Source` and says how its relations are read. What has been decoded is kept
here, streamed, or read from a `Store` of decoded entries; what entries are decoded from is the
format's business.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Protocol, Self

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.model.cached import cached_property
from arrowmeta.model.column_stats import column_stats, needed_columns
from arrowmeta.model.damage import DamageLog, FileKind
from arrowmeta.model.entries import DECIDING_COLUMNS, KeptEntries, column_field
from arrowmeta.model.shape import PLACEHOLDER, TableShape, fill
from arrowmeta.model.tables import ALIASES, base_schema, decoded_schema, options_table

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
        is_streamed: whether rows are taken as they come, so that few are decoded ahead.
    """

    manifests: Collection[int] | None = None
    columns: tuple[str, ...] = ()
    keep: Callable[[pa.RecordBatch], NDArray[np.bool_]] | None = None
    is_streamed: bool = False


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


#: Decodes columns of entries. Takes the columns, which entries are wanted, and the log of damage if
#: it is not the source's own.
DecodeEntries = Callable[
    [Collection[str], EntryFilter | None, DamageLog | None], Iterator[pa.RecordBatch]
]


@dataclass(frozen=True)
class EntryReading:
    """How the entries of some manifests are decoded, and what they depend on.

    Attributes:
        location: of the table.
        format: of the table.
        context: what decoding depends on beside the manifests, as text: columns, specs, schemas.
        schema: of the relation, internal columns among them.
        late: columns that depend on more than the manifest and the context, and how they are made.
        manifests: `manifest_path` and `length` of each, and the facts; a row is an ordinal.
        facts: columns of `manifests` that stored columns depend on.
        of_manifest: columns that have one value for all entries of a manifest, and the column of
            `manifests` that has it.
        decode: decodes their entries.
        threads: how many may decode or read.
        is_local: whether manifests are on a local disk.
        versions: tells files from later ones of the same paths; None for one that is missing.
    """

    location: str
    format: str
    context: str
    schema: pa.Schema
    late: Mapping[str, LateColumn]
    manifests: pa.Table
    facts: tuple[str, ...]
    of_manifest: Mapping[str, str]
    decode: DecodeEntries
    threads: int
    is_local: bool
    versions: Callable[[Sequence[str]], Sequence[str | None]]
    _known: dict[int, str | None] = field(default_factory=dict, compare=False)

    @cached_property
    def paths(self) -> list[str]:
        """The manifests."""
        return list(self.manifests["manifest_path"].to_pylist())

    @cached_property
    def lengths(self) -> list[int]:
        """Bytes of each manifest; 0 where that is not known."""
        return [length or 0 for length in self.manifests["length"].to_pylist()]

    def length(self, ordinals: Sequence[int]) -> int:
        """Return the bytes of some manifests."""
        return sum(self.lengths[ordinal] for ordinal in ordinals)

    def identities(self, ordinals: Sequence[int]) -> list[str | None]:
        """Return what tells manifests from other files of their paths; None for a missing file."""
        unknown = [ordinal for ordinal in ordinals if ordinal not in self._known]
        versions = self.versions([self.paths[ordinal] for ordinal in unknown])
        for ordinal, version in zip(unknown, versions, strict=True):
            recorded = self.recorded_identity(ordinal)
            self._known[ordinal] = None if version is None else f"{recorded}|{version}"
        return [self._known[ordinal] for ordinal in ordinals]

    def recorded_identity(self, ordinal: int) -> str:
        """Return the part of a manifest's identity that its list records."""
        return "|".join(map(str, (self.lengths[ordinal], *self._facts[ordinal])))

    @cached_property
    def _facts(self) -> list[tuple[object, ...]]:
        columns = [self.manifests[name].to_pylist() for name in self.facts]
        return list(zip(*columns, strict=True)) if columns else [()] * len(self.paths)


class Store(Protocol):
    """Keeps decoded entries; an answer with it equals one without."""

    def batches(
        self, reading: EntryReading, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries, in the order of their manifests; see `Source.batches`."""
        ...


@dataclass
class Source(ABC):
    """One snapshot of one table. What has been decoded is kept: a snapshot never changes.

    Attributes:
        storage: the table's folder, an `arrowmeta.io.storage.Storage`, which this layer does not
            know.
        threads: how many decode.
        damage_log: what could not be read.
        store: where decoded entries are kept between processes; None if manifests are read.
    """

    storage: Any
    threads: int | None
    damage_log: DamageLog
    store: Store | None = field(default=None, kw_only=True)

    #: `paimon` or `iceberg`.
    format: ClassVar[str]
    #: Whether `deleted` takes back an `added` of another manifest, or only tells of a commit.
    deletes_are_replayed: ClassVar[bool]
    #: What the format calls files of indexes and deletion vectors.
    index_kind: ClassVar[FileKind]
    #: Columns of `manifests` that decoded entries depend on.
    facts: ClassVar[tuple[str, ...]] = ()
    #: Columns that have one value for all entries of a manifest, and where `manifests` has it.
    of_manifest: ClassVar[Mapping[str, str]] = {"manifest_path": "manifest_path"}

    # -- what a format says ---------------------------------------------------------------------

    @property
    @abstractmethod
    def format_version(self) -> int:
        """Version of the metadata."""

    @property
    @abstractmethod
    def location(self) -> str:
        """The table, as its user wrote it."""

    @property
    @abstractmethod
    def snapshot_id(self) -> int | None:
        """None for a table without a snapshot."""

    @property
    def branch(self) -> str | None:
        """The branch whose snapshots, tags and schemas these are; None for the table itself.

        In Iceberg all branches share them.
        """
        return None

    @property
    @abstractmethod
    def guess(self) -> str | None:
        """Why the table's current state may be another one; None where it is sure."""

    @property
    def moved_from(self) -> str | None:
        """Where the metadata has the table, if its files are missing there, but at `location`.

        None for a table that was not moved, or whose recorded paths are read from `location`.
        """
        return None

    @property
    @abstractmethod
    def shape(self) -> TableShape:
        """What the columns of relations are made of."""

    @property
    @abstractmethod
    def schema(self) -> pa.Schema:
        """The table's current columns; fields carry their ids."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, str]:
        """The table's options."""

    @property
    @abstractmethod
    def next_row_id(self) -> int | None:
        """The first row id that has not been given to a row yet; None without row ids."""

    @property
    @abstractmethod
    def context(self) -> Any:
        """What entries cannot be read without: `ids`, `identity` and `unstored_columns`."""

    @property
    @abstractmethod
    def reader(self) -> Any:
        """What loads files and tells of damage: an `arrowmeta.avro.metadata_reader`."""

    @abstractmethod
    def hints(self) -> pa.Table:
        """Return the table's hint files: `model.evidence.HINTS`."""

    @abstractmethod
    def truncated_length(self, column: str) -> int | None:
        """Return the length from which a bound of the column may have been cut short.

        In characters for text, in bytes for binary; the least that any writer of the table's
        history may have used. None where bounds of the column's type are never cut.
        """

    def other_folder(self, folder: str) -> str | None:
        """Return what another writer calls a recorded folder of data files.

        None where all writers call it the same.
        """
        return None

    @abstractmethod
    def at_snapshot(self, snapshot_id: int) -> Self:
        """Return another snapshot of the same table and branch; it shares the damage log.

        Raises:
            SnapshotNotFoundError: the metadata has no such snapshot.
        """

    @abstractmethod
    def pinned(self) -> Self:
        """Return the same snapshot for one question.

        What it lists or reads of the storage it does not ask for again, so that all parts of an
        answer are of one state. It has a damage log of its own, which neither warns nor raises.
        """

    @abstractmethod
    def again(self) -> Self:
        """Return a pinned snapshot as the table has it by now, pinned anew.

        If it has expired, and the table was opened without a choice of a snapshot, the latest.

        Raises:
            SnapshotNotFoundError: the snapshot has expired.
        """

    @abstractmethod
    def is_as(self, later: Self) -> bool:
        """Tell whether a pinned snapshot has seen what is still so.

        Args:
            later: what `again` has returned.
        """

    @abstractmethod
    def like(self, other: Self) -> Self:
        """Return this snapshot in the schema of another of the same table, whose log it shares.

        Raises:
            UnsupportedError: the other's schema has no meaning for the files of this one.
        """

    @abstractmethod
    def _tables(self, columns: Collection[str]) -> Mapping[str, Callable[[], pa.Table]]:
        """Return how relations other than entries are read; those not among them are empty.

        Args:
            columns: those that are wanted; a table may have more.
        """

    @abstractmethod
    def _manifests_of(self, relation: str) -> tuple[pa.Table, Any]:
        """Return the manifests of `entries` or `all_entries`, and the context to decode them in.

        Those of `all_entries` are there once each.
        """

    @staticmethod
    @abstractmethod
    def _decode(
        manifests: pa.Table,
        context: Any,
        columns: Collection[str],
        reader: Any,
        *,
        only: EntryFilter | None,
        threads: int | None,
    ) -> Iterator[pa.RecordBatch]:
        """Decode columns of the entries of some manifests."""

    @property
    def _late_columns(self) -> Mapping[str, LateColumn]:
        """Columns of entries that can be made late: here none."""
        return {}

    # -- what follows ---------------------------------------------------------------------------

    @cached_property
    def _readings(self) -> dict[str, EntryReading]:
        return {}

    def entry_reading(self, relation: str) -> EntryReading:
        """Return how `entries` or `all_entries` are decoded; the latter read each manifest once."""
        manifests, context = self._manifests_of(relation)
        # Not `self`: what keeps this would keep all that the source has read.
        reader, threads, read = self.reader, self.threads, self._decode

        def decode(
            columns: Collection[str], only: EntryFilter | None, damage: DamageLog | None
        ) -> Iterator[pa.RecordBatch]:
            told = reader if damage is None else replace(reader, damage_log=damage)
            return read(manifests, context, columns, told, only=only, threads=threads)

        return EntryReading(
            location=self.location,
            format=self.format,
            context=context.identity,
            schema=decoded_schema(relation, self.shape),
            late=context.unstored_columns,
            manifests=manifests,
            facts=self.facts,
            of_manifest=self.of_manifest,
            decode=decode,
            threads=threads or os.cpu_count() or 1,
            is_local=self.storage.is_local,
            versions=self.storage.versions,
        )

    def with_store(self, store: Store | None) -> Self:
        """Return the same snapshot read from another store; None reads its manifests."""
        return self if store is self.store else replace(self, store=store)

    @property
    def field_ids(self) -> Mapping[str, int]:
        """Ids of the columns that have statistics."""
        ids: Mapping[str, int] = self.context.ids
        return ids

    def read(self, path: str) -> memoryview | None:
        """Return the bytes of an index file; None, and a line of damage, if that cannot be."""
        file = self.reader.load(path, self.index_kind)
        return file.data if file else None

    def _schema_of(self, relation: str, columns: Collection[str]) -> pa.Schema:
        """Return some columns of a relation as they are decoded."""
        return pa.schema([f for f in decoded_schema(relation, self.shape) if f.name in columns])

    def _read_entries(
        self, columns: Collection[str], only: EntryFilter | None = None
    ) -> Iterator[pa.RecordBatch]:
        """Read entries of the snapshot, from the store where there is one."""
        return self._read("entries", columns, only)

    def _read_all(
        self, columns: Collection[str], only: EntryFilter | None = None
    ) -> Iterator[pa.RecordBatch]:
        """Read entries of every manifest of any snapshot, each manifest once."""
        return self._read("all_entries", columns, only)

    def _read(
        self, relation: str, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        if relation not in self._readings:
            self._readings[relation] = self.entry_reading(relation)
        reading = self._readings[relation]
        if self.store is None:
            return reading.decode(columns, only, None)
        return self.store.batches(reading, columns, only)

    def damage(self) -> pa.Table:
        """What could not be read so far."""
        return self.damage_log.table()

    def damaged_paths(self) -> set[str]:
        """Return the files that could not be read so far."""
        return {str(path) for path in self.damage_log.paths}

    def take_damage(self, other: Self, paths: Collection[str]) -> None:
        """Record the damage to some files that another source has met."""
        self.damage_log.take(other.damage_log, paths)

    def resolve(self, path: str) -> str:
        """Return where a recorded path is read from."""
        return self.storage.resolve(path)

    def schema_of(self, relation: str) -> pa.Schema:
        """Return the columns of a base relation, without reading it."""
        return base_schema(relation, self.shape)

    @property
    def late_columns(self) -> Mapping[str, LateColumn]:
        """Columns of entries that can be made late; a store has them as they are."""
        if self.store is not None:
            return {}
        filled = self._filled_columns("entries")
        return {
            name: replace(late, make=_filling(late.make, filled[name])) if name in filled else late
            for name, late in self._late_columns.items()
        }

    def batches(
        self,
        relation: str,
        columns: Collection[str],
        batch_size: int | None = None,
        only: EntryFilter | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of a base relation, in batches of at most `batch_size` rows.

        Entries are decoded once and kept, except what decides which files are live, once there is
        damage: a manifest of which some other column makes no sense takes files back all the same.

        Args:
            relation: one of `model.relations.BASE_RELATIONS`.
            columns: the columns to read, in the order of the answer. Of `entries` also single
                fields of struct columns, by flat name; see `model.entries.column_field`.
            batch_size: with it nothing is kept in memory; without it columns are kept for later.
            only: for `entries`, `all_entries` and `column_stats`: the entries wanted. What is read
                with it is not kept.
        """
        filled = self._filled_columns(relation)
        # A placeholder that is asked for by its flat name is made of the struct that has it.
        roots = {name: name.removesuffix(f".{PLACEHOLDER.name}") for name in columns}
        roots = {name: root for name, root in roots.items() if root in filled}
        if not roots:
            yield from self._decoded_batches(relation, columns, batch_size, only)
            return
        known = self.schema_of(relation)
        fields = {name: column_field(known, name) for name in roots}
        names = list(dict.fromkeys(roots.get(name, name) for name in columns))
        for batch in self._decoded_batches(relation, names, batch_size, only):
            yield pa.RecordBatch.from_arrays(
                [
                    _filled(batch[roots[name]], fields[name]) if name in roots else batch[name]
                    for name in columns
                ],
                schema=pa.schema([fields.get(n) or batch.schema.field(n) for n in columns]),
            )

    def _filled_columns(self, relation: str) -> Mapping[str, pa.DataType]:
        """Return the columns whose structs without fields get a placeholder, with their types."""
        if self.shape.shown is self.shape:
            return {}
        if relation not in self._filled_types:
            shown = self.schema_of(relation)
            pairs = [(own, shown.field(own.name)) for own in decoded_schema(relation, self.shape)]
            self._filled_types[relation] = {
                f.name: f.type for own, f in pairs if f.type != own.type
            }
        return self._filled_types[relation]

    @cached_property
    def _filled_types(self) -> dict[str, Mapping[str, pa.DataType]]:
        """What `_filled_columns` has returned: schemas of wide tables take milliseconds."""
        return {}

    def _decoded_batches(
        self,
        relation: str,
        columns: Collection[str],
        batch_size: int | None,
        only: EntryFilter | None,
    ) -> Iterator[pa.RecordBatch]:
        read = {"entries": self._read_entries, "all_entries": self._read_all}.get(relation)
        if relation == "column_stats":
            yield from self._column_stats(columns, batch_size, only)
        elif read is None:
            yield from self._table(relation, columns).to_batches(max_chunksize=batch_size)
        elif batch_size is None and only is None and not self._decides_over_damage(columns):
            yield from self._kept[relation].table(columns, read).to_batches()
        else:
            asked = replace(only or EntryFilter(), is_streamed=True) if batch_size else only
            yield from _of_size(read(columns, asked), batch_size)

    def _decides_over_damage(self, columns: Collection[str]) -> bool:
        """Tell whether columns say which files are live, and columns that were read say less."""
        # People do not see this one: without it, entries are of the same manifests as before.
        return (
            bool(self.damage_log)
            and "partition_bytes" in columns
            and set(columns) <= set(DECIDING_COLUMNS)
        )

    @cached_property
    def _kept(self) -> dict[str, KeptEntries]:
        """The relations whose columns are kept once they have been decoded."""
        schema = decoded_schema("entries", self.shape)
        return {relation: KeptEntries(schema) for relation in ("entries", "all_entries")}

    def _table(self, relation: str, columns: Collection[str]) -> pa.Table:
        if relation == "options":
            return options_table(self.options).select(list(columns))
        empty = decoded_schema(relation, self.shape).empty_table
        aliases = ALIASES.get(relation, {})
        table = self._tables(columns).get(relation, empty)()
        return table.select([aliases.get(n, n) for n in columns]).rename_columns(list(columns))

    def _column_stats(
        self, columns: Collection[str], batch_size: int | None, only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        entries = self.batches("entries", needed_columns(columns), batch_size, only)
        return column_stats(
            entries, self.shape, self.field_ids, columns, self.truncated_length, batch_size
        )


def _filled(array: pa.Array, field: pa.Field) -> pa.Array:
    if field.name.endswith(f".{PLACEHOLDER.name}"):
        return pa.nulls(len(array), field.type)
    return fill(array, field.type)


def _filling(
    make: Callable[[pa.RecordBatch], pa.Array], wanted: pa.DataType
) -> Callable[[pa.RecordBatch], pa.Array]:
    return lambda batch: fill(make(batch), wanted)


def _of_size(batches: Iterator[pa.RecordBatch], batch_size: int | None) -> Iterator[pa.RecordBatch]:
    """Cut batches that are larger than that; None leaves them as they are."""
    for batch in batches:
        size = batch_size or max(1, batch.num_rows)
        for start in range(0, batch.num_rows, size):
            yield batch.slice(start, size)


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

"""What the sources of all formats have in common: how relations are read, streamed and kept.

Knows when entries are decoded, and how often; not what they are decoded from.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

import pyarrow as pa

from arrowmeta.model.cached import cached_property
from arrowmeta.model.column_stats import column_stats, needed_columns
from arrowmeta.model.damage import DamageLog, FileKind
from arrowmeta.model.entries import DECIDING_COLUMNS, column_field
from arrowmeta.model.entry_store import EntryReading, Store
from arrowmeta.model.process_lock import ProcessLock
from arrowmeta.model.shape import PLACEHOLDER, TableShape, fill
from arrowmeta.model.source import EntryFilter, LateColumn
from arrowmeta.model.tables import ALIASES, base_schema, decoded_schema

ReadEntries = Callable[[Collection[str]], Iterator[pa.RecordBatch]]


class KeptEntries:
    """The columns of one snapshot's entries that were asked for so far.

    Args:
        schema: all columns of entries; fields of struct columns can be kept by their flat names.
    """

    def __init__(self, schema: pa.Schema) -> None:
        self._schema = schema
        self._columns: dict[str, pa.ChunkedArray] = {}
        self._lock = ProcessLock()

    def table(self, columns: Collection[str], read: ReadEntries) -> pa.Table:
        """Return columns of all entries, decoding those not yet kept in one pass.

        Args:
            columns: of all entries.
            read: decodes columns of all entries, `entry_id` among them, in the order of the set's
                schema; each call in the same order of entries. It is not kept: who reads keeps
                these columns, and they would keep each other until Python looks for cycles.
        """
        with self._lock.held():
            missing = [name for name in columns if name not in self._columns]
            if missing:
                self._keep({*missing, "entry_id"}, read)
            fields = [column_field(self._schema, name) for name in columns]
            return pa.table([self._columns[name] for name in columns], schema=pa.schema(fields))

    def _keep(self, columns: set[str], read: ReadEntries) -> None:
        """Decode columns and keep them, as long as they are of the same entries as those kept.

        They are not where a column shows damage that the columns before did not touch. Then all
        of them are decoded again, together.
        """
        names = sorted(columns)
        schema = pa.schema([column_field(self._schema, name) for name in names])
        batches = (batch.select(names) for batch in read(names))
        table = pa.Table.from_batches(batches, schema)
        if "entry_id" in self._columns and table["entry_id"] != self._columns["entry_id"]:
            together = columns | set(self._columns)
            self._columns.clear()
            self._keep(together, read)
        else:
            self._columns |= dict(zip(names, table.columns, strict=True))


@dataclass
class SnapshotSource(ABC):
    """A `Source` over one snapshot. What has been decoded is kept: a snapshot never changes.

    Attributes:
        storage: the table's folder, an `arrowmeta.io.storage.Storage`.
        threads: how many decode.
        damage_log: what could not be read.
        store: where decoded entries are kept between processes; None for nowhere.
    """

    storage: Any
    threads: int | None
    damage_log: DamageLog
    store: Store | None = field(default=None, kw_only=True)

    format: ClassVar[str]
    #: What the format calls files of indexes and deletion vectors.
    index_kind: ClassVar[FileKind]
    #: Columns of `manifests` that decoded entries depend on.
    facts: ClassVar[tuple[str, ...]] = ()
    #: Columns that have one value for all entries of a manifest, and where `manifests` has it.
    of_manifest: ClassVar[Mapping[str, str]] = {"manifest_path": "manifest_path"}

    # -- what a format says ---------------------------------------------------------------------

    @property
    @abstractmethod
    def location(self) -> str:
        """The table, as its user wrote it."""

    @property
    @abstractmethod
    def shape(self) -> TableShape:
        """The columns, partition and key."""

    @property
    @abstractmethod
    def context(self) -> Any:
        """What entries cannot be read without: `ids`, `identity` and `unstored_columns`."""

    @property
    @abstractmethod
    def reader(self) -> Any:
        """What loads files and tells of damage: an `arrowmeta.avro.metadata_reader`."""

    @abstractmethod
    def truncated_length(self, column: str) -> int | None:
        """Return the length from which a bound of the column may have been cut short."""

    def other_folder(self, folder: str) -> str | None:
        """Return what another writer calls a recorded folder: most formats record paths whole."""
        return None

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

    @property
    def moved_from(self) -> str | None:
        """Where the metadata has the table, if it was moved: some formats record no location."""
        return None

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
        """Read columns of a base relation; entries are decoded once and kept.

        With a `batch_size`, or `only` some entries, nothing is kept, and no more than a few
        manifests are in memory. Nor is what decides which files are live, once there is damage:
        a manifest of which some other column makes no sense takes files back all the same.
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
            yield from _of_size(read(columns, only), batch_size)

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

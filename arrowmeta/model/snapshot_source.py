"""What the sources of all formats have in common: how relations are read, streamed and kept.

Knows when entries are decoded, and how often; not what they are decoded from.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any, Self

import pyarrow as pa

from arrowmeta.model.cached import cached_property
from arrowmeta.model.column_stats import column_stats, needed_columns
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.empty_structs import PLACEHOLDER, fill
from arrowmeta.model.entries import DECIDING_COLUMNS, column_field
from arrowmeta.model.entry_store import EntryReading, Store
from arrowmeta.model.kept_entries import KeptEntries
from arrowmeta.model.shape import TableShape
from arrowmeta.model.source import EntryFilter, Recipe
from arrowmeta.model.tables import ALIASES, base_schema, decoded_schema


class SnapshotSource(ABC):
    """A `Source` over one snapshot. What has been decoded is kept: a snapshot never changes.

    Attributes:
        storage: the table's folder, an `arrowmeta.io.storage.Storage`.
        damage_log: what could not be read.
        store: where decoded entries are kept between processes; None for nowhere.
    """

    storage: Any
    damage_log: DamageLog
    store: Store | None

    # -- what a format says ---------------------------------------------------------------------

    @property
    @abstractmethod
    def shape(self) -> TableShape:
        """The columns, partition and key."""

    @property
    @abstractmethod
    def field_ids(self) -> Mapping[str, int]:
        """Ids of the columns that have statistics."""

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
    def entry_reading(self, relation: str) -> EntryReading:
        """Return how `entries` or `all_entries` are decoded; the latter read each manifest once."""

    @abstractmethod
    def with_store(self, store: Store | None) -> Self:
        """Return the same snapshot read from another store; None reads its manifests."""

    @property
    def _recipes(self) -> Mapping[str, Recipe]:
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
    def recipes(self) -> Mapping[str, Recipe]:
        """Columns of entries that can be made late; a store has them as they are."""
        if self.store is not None:
            return {}
        filled = self._filled_columns("entries")
        return {
            name: replace(recipe, make=_filling(recipe.make, filled[name]))
            if name in filled
            else recipe
            for name, recipe in self._recipes.items()
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

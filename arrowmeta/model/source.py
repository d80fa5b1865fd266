"""`Source`: the metadata of one snapshot as relations, the interface of a table format.

A format subclasses `Source` and implements how relations are read. `Source.batches` returns columns
of a relation: from the cache of decoded columns, streamed, or from a `Store` of decoded entries.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Protocol, Self

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.column_stats import column_stats, needed_columns
from arrowmeta.model.damage import DamageLog, FileKind, surplus_text
from arrowmeta.model.entries import DECIDING_COLUMNS, KeptEntries, column_field
from arrowmeta.model.evidence import HEADERS, NEWER_METADATA
from arrowmeta.model.expiry import ExpiryRequest, SnapshotExpiry
from arrowmeta.model.locks import ProcessLock, cached_property
from arrowmeta.model.shape import PLACEHOLDER, TableShape, fill
from arrowmeta.model.tables import base_schema, decoded_schema, options_table, with_aliases

#: Rows per batch of entries if columns with bounds are streamed instead of cached.
BATCH_SIZE = 65_536


@dataclass(frozen=True)
class EntryFilter:
    """Filter of the entries to decode in full.

    Attributes:
        manifests: ordinals of manifests to read; None for all. For `entries`: positions in the
            relation `manifests`, counting data and delete manifests only. For `all_entries`:
            positions among the distinct paths of `all_manifests`, in order of appearance, without
            index manifests.
        columns: columns that `keep` reads, or flat names.
        keep: returns a mask of entries to keep, given a batch of these columns; runs on decoding
            threads. Other columns are decoded for these entries only. None keeps all.
        is_streamed: whether rows are consumed as a stream, so that few are decoded ahead.
        share: which part of each manifest to decode, as a number and the count of all parts: the
            blocks that begin in that part of its bytes. The whole by default; a part cannot be
            read from a store.
        numbers_rows: whether the rows of a share have their positions in the whole manifest; else
            `manifest_pos` and the rows of ids count from the start of the share.
    """

    manifests: Collection[int] | None = None
    columns: tuple[str, ...] = ()
    keep: Callable[[pa.RecordBatch], NDArray[np.bool_]] | None = None
    is_streamed: bool = False
    share: tuple[int, int] = (0, 1)
    numbers_rows: bool = True


@dataclass(frozen=True)
class LateColumn:
    """Late materialization: a column that is built, after filtering, from smaller columns.

    Attributes:
        parts: internal columns of entries that it is built from.
        make: returns the column, given a batch with the parts.
    """

    parts: tuple[str, ...]
    make: Callable[[pa.RecordBatch], pa.Array]


#: Decodes columns of entries, given the columns, a filter, and a damage log; None for the log of
#: the source.
DecodeEntries = Callable[
    [Collection[str], EntryFilter | None, DamageLog | None], Iterator[pa.RecordBatch]
]


@dataclass(frozen=True)
class EntryReading:
    """How to decode the entries of some manifests, and what the result depends on.

    Attributes:
        context: key of everything else that decoding depends on: columns, specs, schemas.
        schema: columns of the relation, including internal ones.
        late: columns that depend on more than manifest and context.
        manifests: `manifest_path`, `length` and the facts of each manifest; row number = ordinal.
        facts: columns of `manifests` that decoded columns depend on.
        of_manifest: columns with one value per manifest, by column of `manifests`.
        decode: decodes the entries.
        threads: number of threads for decoding or reading.
        is_local: whether manifests are on a local disk.
        versions: returns versions of files, which change when a file is replaced; None for a
            missing file.
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
        """Paths of the manifests."""
        return list(self.manifests["manifest_path"].to_pylist())

    @cached_property
    def lengths(self) -> list[int]:
        """Size of each manifest in bytes; 0 if unknown."""
        return [length or 0 for length in self.manifests["length"].to_pylist()]

    def length(self, ordinals: Sequence[int]) -> int:
        """Return the total size of some manifests."""
        return sum(self.lengths[ordinal] for ordinal in ordinals)

    def identities(self, ordinals: Sequence[int]) -> list[str | None]:
        """Return the identity of manifests: it changes with the content. None if missing."""
        unknown = [ordinal for ordinal in ordinals if ordinal not in self._known]
        versions = self.versions([self.paths[ordinal] for ordinal in unknown])
        for ordinal, version in zip(unknown, versions, strict=True):
            recorded = self.recorded_identity(ordinal)
            self._known[ordinal] = None if version is None else f"{recorded}|{version}"
        return [self._known[ordinal] for ordinal in ordinals]

    def recorded_identity(self, ordinal: int) -> str:
        """Return the part of the identity that the manifest list records."""
        return "|".join(map(str, (self.lengths[ordinal], *self._facts[ordinal])))

    @cached_property
    def _facts(self) -> list[tuple[object, ...]]:
        columns = [self.manifests[name].to_pylist() for name in self.facts]
        return list(zip(*columns, strict=True)) if columns else [()] * len(self.paths)


class Store(Protocol):
    """Cache of decoded entries between processes; results are the same with and without it."""

    def batches(
        self, reading: EntryReading, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries, in the order of their manifests; see `Source.batches`."""
        ...

    def reads_manifests(self, reading: EntryReading, only: EntryFilter | None) -> bool:
        """Whether `batches` decodes the manifests themselves, as that is faster."""
        ...

    def derived(
        self,
        reading: EntryReading,
        name: str,
        derive: Callable[[], pa.Table],
        is_sound: Callable[[], bool],
    ) -> pa.Table | None:
        """Return a table derived from all entries; see `Source.derived`.

        Args:
            is_sound: whether to keep the table; asked after deriving it.
        """
        ...


@dataclass
class Source(ABC):
    """One snapshot of one table. Decoded columns are cached, since a snapshot never changes.

    Attributes:
        storage: folder of the table: an `arrowmeta.io.storage.Storage`, which is in a higher layer.
        threads: number of decoding threads; None for all cores.
        damage_log: metadata that could not be read.
        store: store of decoded entries; None to read manifests.
    """

    storage: Any
    threads: int | None
    damage_log: DamageLog
    store: Store | None = field(default=None, kw_only=True)
    _deriving: ProcessLock = field(
        default_factory=ProcessLock, init=False, repr=False, compare=False
    )

    #: `paimon` or `iceberg`.
    format: ClassVar[str]
    #: Whether `deleted` entries cancel `added` ones of other manifests, or are only informative.
    deletes_are_replayed: ClassVar[bool]
    #: Kind of the files of indexes and deletion vectors.
    index_kind: ClassVar[FileKind]
    #: Columns of `manifests` that decoded entries depend on.
    facts: ClassVar[tuple[str, ...]] = ()
    #: Columns with one value per manifest, and the column of `manifests` with it.
    of_manifest: ClassVar[Mapping[str, str]] = {"manifest_path": "manifest_path"}

    # -- implemented by a format ----------------------------------------------------------------

    @property
    @abstractmethod
    def format_version(self) -> int:
        """Version of the metadata."""

    @property
    def format_text(self) -> str:
        """Name and version of the format, for people."""
        return f"{self.format.capitalize()}, version {self.format_version}"

    @property
    @abstractmethod
    def location(self) -> str:
        """Location of the table, as the user gave it."""

    @property
    @abstractmethod
    def snapshot_id(self) -> int | None:
        """Id of the snapshot; None for a table without snapshots."""

    @property
    def branch(self) -> str | None:
        """The open branch, if branches have their own snapshots, tags and schemas; else None."""
        return None

    @property
    @abstractmethod
    def guess(self) -> str | None:
        """Why this may not be the current state of the table; None if it is."""

    @property
    def moved_from(self) -> str | None:
        """Recorded location, if paths under it are read under the location that was opened."""
        return None

    @property
    def remarks(self) -> Sequence[str]:
        """Sentences about what queries read beside, or instead of, the files of the snapshot."""
        return ()

    @property
    @abstractmethod
    def shape(self) -> TableShape:
        """Parts of the schema that columns of relations depend on."""

    @property
    @abstractmethod
    def schema(self) -> pa.Schema:
        """Current columns of the table; fields have their ids in the metadata."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, str]:
        """Options of the table."""

    @property
    @abstractmethod
    def next_row_id(self) -> int | None:
        """The next unassigned row id; None without row ids."""

    @property
    @abstractmethod
    def context(self) -> Any:
        """Table state that decoding depends on, with `ids`, `identity` and `unstored_columns`."""

    @property
    def commit_times(self) -> Mapping[int, int]:
        """Commit times by snapshot id in milliseconds, if entries have that of their snapshot."""
        return {}

    @property
    @abstractmethod
    def reader(self) -> Any:
        """Reader of files, which records damage: a `MetadataReader` of `arrowmeta.avro`."""

    @abstractmethod
    def hints(self) -> pa.Table:
        """Return the table's hint files: `model.evidence.HINTS`."""

    @abstractmethod
    def truncated_length(self, column: str) -> int | None:
        """Return the length from which bounds of a column may be truncated.

        In characters for text, in bytes for binary; the minimum over all writers of the table. None
        if bounds of the type are never truncated.
        """

    def newer_metadata(self) -> pa.Table:
        """Return files that continue the metadata: `model.evidence.NEWER_METADATA`."""
        return NEWER_METADATA.empty_table()

    def noting_headers(self) -> Self:
        """Return the same snapshot, which notes the headers of the files that it reads."""
        return self

    def headers(self) -> pa.Table:
        """Return the headers noted so far: `model.evidence.HEADERS`; none by default."""
        return HEADERS.empty_table()

    def columns_of_buckets(self) -> Sequence[str]:
        """Return the columns of entries that `buckets_of_keys` reads; none without buckets."""
        return ()

    def buckets_of_keys(self, entries: pa.RecordBatch) -> pa.Array:
        """Return the bucket of the only key in each file; null if it has several, or is unknown.

        Args:
            entries: with the columns of `columns_of_buckets`, by flat names.
        """
        return pa.nulls(len(entries), pa.int32())

    def check_row_total(self, n_rows: int) -> None:
        """Record damage if the snapshot counts other rows than its live data files have.

        Args:
            n_rows: the sum of `record_count` over all live data files.
        """
        return

    def other_folder(self, folder: str) -> str | None:
        """Return the name that other writers use for a recorded folder of data files.

        None if all writers use the same.
        """
        return None

    @abstractmethod
    def at_snapshot(self, snapshot_id: int) -> Self:
        """Return another snapshot of the same table and branch, with the same damage log.

        Raises:
            SnapshotNotFoundError: the metadata has no such snapshot.
        """

    @abstractmethod
    def pinned(self) -> Self:
        """Return the snapshot with a cache of storage, for one consistent result.

        Nothing is listed or read twice, so all parts of the result belong to one state. Its damage
        log neither warns nor raises.
        """

    @abstractmethod
    def again(self) -> Self:
        """Return a pinned snapshot with the current metadata of the table, pinned again.

        If it has expired and was not chosen by the user, the latest snapshot.

        Raises:
            SnapshotNotFoundError: the snapshot has expired.
        """

    @abstractmethod
    def is_as(self, later: Self) -> bool:
        """Return whether the table is unchanged since a pinned snapshot was read.

        Args:
            later: result of `again`.
        """

    @abstractmethod
    def like(self, other: Self) -> Self:
        """Return this snapshot in the schema and with the damage log of another one of the table.

        Raises:
            UnsupportedError: the other schema does not fit the files of this snapshot.
        """

    @abstractmethod
    def expiry(self, request: ExpiryRequest) -> SnapshotExpiry:
        """Return what the engine's own expiry removes; the files are read only when asked for.

        Raises:
            UsageError: the engine refuses.
        """

    def other_branches(self) -> Sequence[Self]:
        """Return the newest snapshots of other branches that have their own snapshots."""
        return ()

    @abstractmethod
    def _tables(self, columns: Collection[str]) -> Mapping[str, Callable[[], pa.Table]]:
        """Return functions that read relations other than entries; other relations are empty."""

    @abstractmethod
    def _manifests_of(self, relation: str) -> tuple[pa.Table, Any]:
        """Return the manifests of `entries` or `all_entries`, each once, and their context."""

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
        """Columns of entries for late materialization."""
        return {}

    # -- shared by formats ----------------------------------------------------------------------

    @cached_property
    def _readings(self) -> dict[str, EntryReading]:
        return {}

    def entry_reading(self, relation: str) -> EntryReading:
        """Return how to decode `entries` or `all_entries`."""
        manifests, context = self._manifests_of(relation)
        # Without a reference to `self`, which caches decoded columns.
        reader, threads, read = self.reader, self.threads, self._decode

        def decode(
            columns: Collection[str], only: EntryFilter | None, damage: DamageLog | None
        ) -> Iterator[pa.RecordBatch]:
            chosen = reader if damage is None else replace(reader, damage_log=damage)
            return read(manifests, context, columns, chosen, only=only, threads=threads)

        return EntryReading(
            # Of the table, even if a metadata file was opened: each commit writes another one.
            location=self.storage.location,
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
        """Return an index file; None, and recorded damage, if it cannot be read."""
        file = self.reader.load(path, self.index_kind)
        return file.data if file else None

    def _schema_of(self, relation: str, columns: Collection[str]) -> pa.Schema:
        """Return some columns of a relation as decoded."""
        return pa.schema([f for f in decoded_schema(relation, self.shape) if f.name in columns])

    def _read_entries(
        self, columns: Collection[str], only: EntryFilter | None = None
    ) -> Iterator[pa.RecordBatch]:
        """Read entries of the snapshot, from the store if there is one."""
        return self._read("entries", columns, only)

    def _read_all(
        self, columns: Collection[str], only: EntryFilter | None = None
    ) -> Iterator[pa.RecordBatch]:
        """Read entries of all manifests of all snapshots, each manifest once."""
        return self._read("all_entries", columns, only)

    def _read(
        self, relation: str, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        reading = self._reading(relation)
        if self.store is None:
            return reading.decode(columns, only, None)
        return self.store.batches(reading, columns, only)

    def _reading(self, relation: str) -> EntryReading:
        if relation not in self._readings:
            reading = self.entry_reading(relation)
            if relation == "entries":
                self._record_repeated(reading)
            self._readings[relation] = reading
        return self._readings[relation]

    @property
    def entire(self) -> Source | None:
        """The whole snapshot; None for a part of it in which entries have other ids."""
        return self

    @property
    def repeated_manifests(self) -> list[int]:
        """Ordinals of manifests that the lists of the snapshot name before, in their order."""
        return _repeated(self._reading("entries").paths)

    def _record_repeated(self, reading: EntryReading) -> None:
        """Record manifests that the lists of the snapshot name more than once."""
        for ordinal in _repeated(reading.paths):
            columns = ("status", "record_count", "file_size_in_bytes")
            batches = reading.decode(columns, EntryFilter([ordinal]), DamageLog(warns=False))
            schema = pa.schema([reading.schema.field(name) for name in columns])
            entries = pa.Table.from_batches((batch.select(columns) for batch in batches), schema)
            added = entries.filter(pc.not_equal(entries["status"], "deleted"))
            told = surplus_text(added, is_counted_once=self.deletes_are_replayed)
            error = CorruptMetadataError(
                f"named again by the manifest list, it {told}", path=reading.paths[ordinal]
            )
            self.damage_log.add("repeated manifest", None, error)

    def derived(self, name: str, derive: Callable[[], pa.Table]) -> pa.Table | None:
        """Return a table derived from the entries of the snapshot, cached in the store.

        Args:
            name: name of the table; changes with the code that derives it.
            derive: called unless the store has the table.

        Returns:
            None without a store, or if the store lacks a manifest. Not stored if there is damage.
        """
        if self.store is None:
            return None
        if name not in self._derived:
            found = self.store.derived(
                self._reading("entries"), name, derive, lambda: not self.damage_log
            )
            if found is None:
                return None
            self._derived[name] = found
        return self._derived[name]

    def remembered(self, name: str, derive: Callable[[], pa.Table]) -> pa.Table:
        """Return a table like `once`, without a lock: threads may derive it at the same time.

        For tables that a query needs while another thread waits for its answer.
        """
        if name not in self._derived:
            self._derived[name] = derive()
        return self._derived[name]

    def once(self, name: str, derive: Callable[[], pa.Table]) -> pa.Table:
        """Return a small table that follows from the snapshot: derived once, and kept in memory."""
        with self._deriving.held():  # threads of one query ask at the same time
            if name not in self._derived:
                self._derived[name] = derive()
            return self._derived[name]

    @cached_property
    def _derived(self) -> dict[str, pa.Table]:
        """Cache of `derived` and `once`."""
        return {}

    def damage(self) -> pa.Table:
        """Metadata that could not be read so far."""
        return self.damage_log.table()

    def damaged_paths(self) -> set[str]:
        """Return the files that could not be read so far."""
        return {str(path) for path in self.damage_log.paths}

    def take_damage(self, other: Self, paths: Collection[str]) -> None:
        """Record damage that another source has found in some files."""
        self.damage_log.take(other.damage_log, paths)

    def resolve(self, path: str) -> str:
        """Return where a recorded path is read from."""
        return self.storage.resolve(path)

    def schema_of(self, relation: str) -> pa.Schema:
        """Return the columns of a base relation, without reading it."""
        return base_schema(relation, self.shape)

    def late_columns(self, only: EntryFilter | None) -> Mapping[str, LateColumn]:
        """Return the columns of entries for late materialization.

        Empty if entries come from a store, which has them built.
        """
        if self.store and not self.store.reads_manifests(self._reading("entries"), only):
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

        Decoded columns of entries are cached. Once there is damage, the columns that decide which
        files are live are decoded alone, so that a manifest with damage in other columns still
        counts.

        Args:
            relation: one of `model.relations.BASE_RELATIONS`.
            columns: wanted columns, in order. For `entries` also flat names of struct fields; see
                `model.entries.column_field`.
            batch_size: streams without caching; None returns cached columns.
            only: filter for `entries`, `all_entries` and `column_stats`; columns are not cached.
        """
        filled = self._filled_columns(relation)
        # The flat name of a placeholder is built from its struct.
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
        """Return the types of columns that contain structs with a placeholder."""
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
        """Cache of `_filled_columns`: schemas of wide tables take milliseconds."""
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
            wanted = replace(only or EntryFilter(), is_streamed=True) if batch_size else only
            yield from _of_size(read(columns, wanted), batch_size)

    def _decides_over_damage(self, columns: Collection[str]) -> bool:
        """Return whether these columns decide which files are live, and there is damage."""
        # Only internal readers want `partition_bytes`; others get the cached columns.
        return (
            bool(self.damage_log)
            and "partition_bytes" in columns
            and set(columns) <= set(DECIDING_COLUMNS)
        )

    @cached_property
    def _kept(self) -> dict[str, KeptEntries]:
        """Caches of decoded columns, by relation."""
        schema = decoded_schema("entries", self.shape)
        return {relation: KeptEntries(schema) for relation in ("entries", "all_entries")}

    def _table(self, relation: str, columns: Collection[str]) -> pa.Table:
        if relation == "options":
            return options_table(self.options).select(list(columns))
        empty = decoded_schema(relation, self.shape).empty_table
        return with_aliases(relation, self._tables(columns).get(relation, empty)(), columns)

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


def _repeated(paths: Sequence[str]) -> list[int]:
    """Return the positions of paths that are there before."""
    if len(set(paths)) == len(paths):
        return []
    first = {path: at for at, path in reversed(list(enumerate(paths)))}
    return [at for at, path in enumerate(paths) if first[path] != at]


def _of_size(batches: Iterator[pa.RecordBatch], batch_size: int | None) -> Iterator[pa.RecordBatch]:
    """Split batches larger than `batch_size`, if given."""
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

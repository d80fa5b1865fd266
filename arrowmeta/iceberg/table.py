"""One snapshot of an Iceberg table as the relations of the model.

`IcebergSource.open` takes a storage location and a snapshot, ref or time. Decoded data is cached,
since a snapshot never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from functools import cache, partial
from typing import ClassVar

import pyarrow as pa
from msgspec.structs import replace

from arrowmeta.avro.container import MAGIC, PARQUET_MAGIC, Announced, AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import ArrowMetaError
from arrowmeta.iceberg.current_metadata import (
    CurrentMetadata,
    hints_table,
    is_elsewhere,
    is_moved,
    newer_metadata_table,
    read_current,
    table_storage,
    why_missing,
)
from arrowmeta.iceberg.manifests import ENTRIES, SnapshotManifests, TableContext, distinct_manifests
from arrowmeta.iceberg.metadata import LAST_FINAL_VERSION, Snapshot, TableMetadata, line_of
from arrowmeta.iceberg.metadata_rules import faults_table
from arrowmeta.iceberg.partition_spec import UnifiedPartition, unified_partition
from arrowmeta.iceberg.relations import (
    VECTOR_COLUMNS,
    IcebergExpiry,
    deletion_vectors_table,
    history_table,
    index_files_table,
    live_vectors,
    metadata_files_table,
    metadata_log_entries_table,
    partition_statistics_table,
    refs_table,
    schemas_table,
    snapshots_table,
    sort_orders_table,
    specs_table,
    statistics_table,
)
from arrowmeta.iceberg.rows import truncated_length
from arrowmeta.iceberg.schema import (
    IcebergSchema,
    column_names,
)
from arrowmeta.io.metadata_names import METADATA_FOLDER
from arrowmeta.io.storage import PinnedStorage, Storage
from arrowmeta.model.damage import (
    DamageLog,
    GuessedMetadataWarning,
    encrypted,
    without_warnings,
)
from arrowmeta.model.expiry import ExpiryRequest, SnapshotExpiry
from arrowmeta.model.locks import cached_property
from arrowmeta.model.scan import table_of
from arrowmeta.model.shape import TableShape
from arrowmeta.model.source import Source, Store
from arrowmeta.model.tables import columns_of

#: Magic number of a file encrypted as a stream of AES-GCM blocks.
_ENCRYPTED_MAGIC = b"AGS1"


class IcebergReader(MetadataReader, frozen=True):
    """Loads files of one table; encrypted files are recorded as damage."""

    starts_with: ClassVar[tuple[bytes, ...]] = (MAGIC, PARQUET_MAGIC, _ENCRYPTED_MAGIC)

    def read(
        self, path: str, other_path: str | None = None, announced: Announced | None = None
    ) -> AvroFile | ArrowMetaError:
        """Return a file, or the error if it cannot be read."""
        file = super().read(path, other_path, announced)
        if isinstance(file, AvroFile) and bytes(file.data[:4]) == _ENCRYPTED_MAGIC:
            return encrypted(path)
        return file


class IcebergSource(Source, frozen=True, eq=False, dict=True):
    """Snapshot of an Iceberg table; see `arrowmeta.model.source.Source`.

    Attributes:
        current: table metadata, and how it was found.
        snapshot: the snapshot; None for a table without snapshots.
        iceberg_schema: schema to read it in.
        opened: storage that was opened: the table folder or a metadata file.
        is_chosen: whether the user chose the snapshot; else it is the current one.
    """

    current: CurrentMetadata
    snapshot: Snapshot | None
    iceberg_schema: IcebergSchema
    opened: Storage
    is_chosen: bool = False

    format: ClassVar = "iceberg"
    index_kind: ClassVar = "puffin file"
    decoder: ClassVar = ENTRIES
    deletes_are_replayed: ClassVar = False

    @classmethod
    def open(
        cls,
        storage: Storage,
        *,
        snapshot_id: int | None = None,
        ref: str | None = None,
        as_of: date | str | None = None,
        allow_moved_paths: bool = False,
        threads: int | None = None,
        strict: bool = False,
        store: Store | None = None,
    ) -> IcebergSource:
        """Open a snapshot; the current one by default.

        Raises:
            NotATableError: there is no Iceberg table at the location.
            SnapshotNotFoundError: there is no such snapshot, tag, branch or time.
            UnsupportedError: the format version is not supported.
        """
        current = read_current(storage)
        metadata, damage_log = current.metadata, _log_of(current, DamageLog(strict))
        is_chosen = not (snapshot_id is None and ref is None and as_of is None)
        if current.is_older and is_chosen and snapshot_id not in metadata.snapshots:
            # Newer metadata can have it; refs and times can resolve to other snapshots there.
            raise current.damage[0]
        if snapshot_id is not None:
            choice = metadata.by_id(snapshot_id)
        elif ref is not None:
            choice = metadata.by_ref(ref)
        elif as_of is not None:
            choice = metadata.as_of(as_of)
        else:
            choice = metadata.current()
        folder = table_storage(storage, metadata)
        if allow_moved_paths or is_moved(folder, metadata, choice.snapshot):
            folder = replace(folder, moved_from=metadata.location)
        found = (current, *choice, storage, is_chosen)
        return cls(*found, storage=folder, threads=threads, damage_log=damage_log, store=store)

    def at_snapshot(self, snapshot_id: int) -> IcebergSource:
        """Return another snapshot in the same schema, with the same damage log.

        Raises:
            SnapshotNotFoundError: the metadata has no such snapshot.
        """
        return replace(self, snapshot=self.metadata.by_id(snapshot_id).snapshot, is_chosen=True)

    def pinned(self) -> IcebergSource:
        """Return the snapshot with storage pinned for one query; see `Source.pinned`."""
        log = _log_of(self.current, DamageLog(warns=False))
        return replace(self, storage=PinnedStorage.of(self.storage), damage_log=log)

    def again(self) -> IcebergSource:
        """Return the snapshot with the current metadata; see `Source.again`."""
        with without_warnings(GuessedMetadataWarning):
            current = read_current(self.opened)
        damaged, hints = self.damage_log.paths, f"/{METADATA_FOLDER}/version-hint"
        source = self.renewed(lambda path: path not in damaged and hints not in path)
        _log_of(current, source.damage_log)
        source = replace(source, current=current)
        metadata, snapshot_id = current.metadata, self.snapshot_id
        if snapshot_id is not None and (self.is_chosen or snapshot_id in metadata.snapshots):
            return replace(source, snapshot=metadata.by_id(snapshot_id).snapshot)
        if self.is_chosen:
            return source
        snapshot, schema = metadata.current()  # there was none, or it has expired
        return replace(source, snapshot=snapshot, iceberg_schema=schema)

    @property
    def state(self) -> str:
        """What a commit or an expiry changes: the metadata file."""
        return self.metadata.path

    def like(self, other: IcebergSource) -> IcebergSource:
        """Return this snapshot in the schema and with the damage log of another one."""
        return replace(self, iceberg_schema=other.iceberg_schema, damage_log=other.damage_log)

    # -- properties of the table ----------------------------------------------------------------

    @property
    def location(self) -> str:
        """Location of the table or metadata file, as the user gave it."""
        return self.opened.location

    @property
    def metadata(self) -> TableMetadata:
        """The table metadata."""
        return self.current.metadata

    @property
    def format_version(self) -> int:
        """Format version of the table; its files may have earlier ones."""
        return self.metadata.format_version

    @property
    def format_text(self) -> str:
        """Name and version of the format; the specification of version 4 is not final."""
        is_draft = self.format_version > LAST_FINAL_VERSION
        return super().format_text + (", which is in development" if is_draft else "")

    @property
    def snapshot_id(self) -> int | None:
        """Id of the snapshot; None for a table without snapshots."""
        return self.snapshot.snapshot_id if self.snapshot else None

    @property
    def guess(self) -> str | None:
        """Why another metadata file may be current; None if this one is."""
        return self.current.guess

    @cached_property
    def schemas(self) -> list[IcebergSchema]:
        """Schema of the snapshot, then all others, newest first."""
        others = sorted(self.metadata.schemas.values(), key=lambda schema: schema.id, reverse=True)
        return [self.iceberg_schema, *others]

    @cached_property
    def partition(self) -> UnifiedPartition:
        """Partition struct for all specs, for the schema of the snapshot.

        Types are promoted as in later schemas, so that partitions of later snapshots fit.
        """
        return unified_partition(list(self.metadata.specs.values()), self.schemas)

    @cached_property
    def shape(self) -> TableShape:
        """Columns, partition and identifier fields."""
        leaves = self.iceberg_schema.leaves()
        key = [leaf for leaf in leaves if leaf.id in self.iceberg_schema.identifier_field_ids]
        points = ("geometry", "geography")  # whose bounds are the corners of a box
        return TableShape(
            columns=pa.struct([leaf.to_arrow_field() for leaf in leaves]),
            partition=self.partition.struct,
            primary_key=pa.struct([leaf.to_arrow_field() for leaf in key]),
            partition_sources=self.partition.sources({leaf.id: leaf.name for leaf in leaves}),
            in_optional_structs=frozenset(it.name for it in leaves if it.in_optional_struct),
            without_value_bounds=frozenset(it.name for it in leaves if not it.has_values_as_bounds),
            points=frozenset(leaf.name for leaf in leaves if leaf.type.name in points),
            repeated=self.iceberg_schema.repeated(),
        )

    @cached_property
    def schema(self) -> pa.Schema:
        """Columns of the table; fields have their ids in the metadata."""
        return self.iceberg_schema.to_arrow_schema()

    @property
    def options(self) -> Mapping[str, str]:
        """Properties of the table."""
        return self.metadata.properties

    @cached_property
    def truncated_lengths(self) -> Mapping[str, int]:
        """The length from which bounds may be truncated, by column whose bounds may be."""
        names: dict[int, set[str]] = {}  # of each column in all schemas
        for schema in self.schemas:
            for leaf in schema.leaves():
                names.setdefault(leaf.id, set()).add(leaf.name)
        lengths = {
            f.name: truncated_length(self.options, names[self.field_ids[f.name]], f.type)
            for f in self.shape.columns.fields
        }
        return {name: length for name, length in lengths.items() if length is not None}

    @property
    def next_row_id(self) -> int | None:
        """The next unassigned row id; None before format version 3."""
        return self.metadata.next_row_id

    @property
    def last_sequence_number(self) -> int | None:
        """The highest assigned sequence number; None in format version 1."""
        return (self.metadata.last_sequence_number or 0) if self.format_version > 1 else None

    @property
    def spec_ids(self) -> list[int]:
        """Ids of the partition specs."""
        return list(self.metadata.specs)

    @property
    def unreferenced_snapshots(self) -> list[int]:
        """Ids of the snapshots that no branch or tag reaches."""
        snapshots, reached = self.metadata.snapshots, set[int]()
        parents = snapshots.values_by_id("parent_snapshot_id")
        for ref in self.metadata.refs.values():
            reached.update(line_of(parents, ref.snapshot_id, reached))
        return [snapshot_id for snapshot_id in snapshots if snapshot_id not in reached]

    @property
    def moved_from(self) -> str | None:
        """Recorded location, if paths under it are read under the location that was opened."""
        recorded = self.storage.moved_from
        unmoved = replace(self.storage, moved_from=None)
        return recorded if recorded and is_elsewhere(unmoved, recorded) else None

    @property
    def remarks(self) -> Sequence[str]:
        """A sentence if the table was moved."""
        recorded, here = self.moved_from, self.storage.location
        sentence = f"The table was moved: paths recorded under {recorded} are read under {here}."
        return () if recorded is None else (sentence,)

    def expiry(self, request: ExpiryRequest) -> SnapshotExpiry:
        """Return what Spark's procedure removes; see `Source.expiry`."""
        return IcebergExpiry.of(self.metadata, lambda: self.all_manifests, request)

    @cached_property
    def reader(self) -> IcebergReader:
        """Reader of files, which records damage."""
        snapshot = (self.snapshot_id, self.is_chosen)
        reason = partial(why_missing, self.storage, self.opened, self.metadata, *snapshot)
        return IcebergReader(self.storage, self.damage_log, cache(reason), headers=self.headers)

    # -- relations ------------------------------------------------------------------------------

    tables: ClassVar[Mapping[str, Callable[[IcebergSource, Collection[str]], pa.Table]]] = {
        "snapshots": lambda self, columns: snapshots_table(self.metadata, columns),
        "refs": lambda self, _: refs_table(self.metadata),
        "schemas": lambda self, _: schemas_table(self.metadata),
        "specs": lambda self, _: specs_table(self.metadata),
        "sort_orders": lambda self, _: sort_orders_table(self.metadata),
        "history": lambda self, _: history_table(self.metadata),
        "metadata_log_entries": lambda self, _: metadata_log_entries_table(self.metadata),
        "metadata_files": lambda self, _: metadata_files_table(
            self.current, self.all_manifests, self.storage
        ),
        "manifests": lambda self, _: self.manifests,
        "all_manifests": lambda self, _: self.all_manifests,
        "index_files": lambda self, _: index_files_table(self.metadata, self._vectors, self.shape),
        "deletion_vectors": lambda self, columns: deletion_vectors_table(
            self._vectors, columns_of("deletion_vectors", self.shape, columns), self.reader
        ),
        "statistics": lambda self, _: statistics_table(
            self.metadata, column_names(reversed(self.schemas)), self.reader
        ),
        "partition_statistics": lambda self, _: partition_statistics_table(
            self.metadata.statistics, self.partition, self.shape, self.reader
        ),
        "hints": lambda self, _: hints_table(self.storage, self.current),
        "newer_metadata": lambda self, _: newer_metadata_table(self.storage, self.metadata),
        "metadata_faults": lambda self, _: faults_table(self.metadata.path, self.metadata.faults),
    }

    # -- manifests and entries ------------------------------------------------------------------

    @cached_property
    def manifests(self) -> pa.Table:
        """The manifests of the snapshot."""
        return self._listed([self.snapshot] if self.snapshot else [])

    @cached_property
    def all_manifests(self) -> pa.Table:
        """The manifests of all snapshots."""
        return self._listed(list(self.metadata.snapshots.values()))

    def _listed(self, snapshots: Sequence[Snapshot]) -> pa.Table:
        by_id = self.metadata.snapshots
        return SnapshotManifests(by_id, self.shape, self.partition, self.reader).read(snapshots)

    @cached_property
    def _vectors(self) -> pa.Table:
        """Entries of deletion vectors; only delete manifests contain any."""
        contents = self.manifests["content"].to_pylist()
        ordinals = [i for i, content in enumerate(contents) if content == "deletes"]
        entries = table_of(self.stored_scan("entries").select(ordinals), VECTOR_COLUMNS)
        return live_vectors(entries, self.reader.on_damage("manifest"))

    @property
    def commit_times(self) -> Mapping[int, int]:
        """Commit times by id of the snapshots in the metadata, in milliseconds."""
        return self.metadata.snapshots.values_by_id("timestamp_ms")

    @cached_property
    def context(self) -> TableContext:
        """Table state that decoding entries depends on."""
        return TableContext(
            shape=self.shape,
            ids={leaf.name: leaf.id for leaf in self.iceberg_schema.leaves()},
            partition=self.partition,
            commit_times=self.commit_times,
        )

    @property
    def identity(self) -> str:
        """Text that tells this snapshot and its columns from all others; see `Source`."""
        return f"{self.metadata.table_uuid}\n{self.snapshot}\n{self.context.identity}"

    def _manifests_of(self, relation: str) -> tuple[pa.Table, TableContext]:
        """See `Source`."""
        is_all = relation == "all_entries"
        return distinct_manifests(self.all_manifests) if is_all else self.manifests, self.context


def _log_of(current: CurrentMetadata, log: DamageLog) -> DamageLog:
    """Return a log to which the damage of the metadata files is added."""
    for error in current.damage:
        log.add("table metadata", None, error)
    return log

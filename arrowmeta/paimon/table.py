"""One snapshot of a Paimon table, as the relations of the shared model.

Puts the parts of the format together: which snapshot, which lists, which manifests. What has been
decoded is kept, since a snapshot never changes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.file import AvroFile
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, NotATableError
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.tables import SCHEMAS, TableShape
from arrowmeta.paimon.history import History
from arrowmeta.paimon.index_manifest import read_index_manifests
from arrowmeta.paimon.manifest import (
    ManifestFile,
    TableContext,
    entries_schema,
    read_manifests,
)
from arrowmeta.paimon.manifest_list import ListFile, read_manifest_lists
from arrowmeta.paimon.metadata_tables import (
    options_table,
    refs_table,
    schemas_table,
    snapshots_table,
)
from arrowmeta.paimon.schema import TableSchema, read_schemas
from arrowmeta.paimon.snapshot import Snapshot
from arrowmeta.paimon.vector_ranges import read_vector_ranges
from arrowmeta.paimon.vector_table import EXTERNAL_COLUMNS, deletion_vectors_table

#: Manifests read and decoded together: enough to keep all cores busy, little enough to hold.
MANIFESTS_PER_READ = 256


def is_table(storage: Storage) -> bool:
    """Tell whether there is a Paimon table: a schema, or at least a snapshot."""
    folders = (History.of(storage).layout.schema_folder, History.of(storage).layout.snapshot_folder)
    return any(
        name.startswith(("schema-", "snapshot-"))
        for folder in folders
        for name in storage.list_names(folder)
    )


@dataclass
class PaimonSource:
    """A snapshot of a table, or of one of its branches; see `arrowmeta.model.source.Source`."""

    storage: Storage
    history: History
    snapshot: Snapshot | None
    threads: int | None
    damage_log: DamageLog
    format: str = "paimon"
    deletes_are_replayed: bool = True
    _kept: dict[str, pa.ChunkedArray] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @classmethod
    def open(
        cls,
        storage: Storage,
        *,
        snapshot_id: int | None = None,
        ref: str | None = None,
        as_of: datetime | str | None = None,
        threads: int | None = None,
        strict: bool = False,
    ) -> PaimonSource:
        """Find the snapshot that is meant; without any choice the latest.

        Raises:
            NotATableError: no Paimon table at the location.
            SnapshotNotFoundError: no such snapshot, tag, branch or time.
        """
        if not is_table(storage):
            raise NotATableError(f"no Paimon table at {storage.location}: no schema, no snapshot")
        history = History.of(storage)
        snapshot: Snapshot | None
        if snapshot_id is not None:
            snapshot = history.snapshot(snapshot_id)
        elif ref is not None:
            history, snapshot = history.ref(ref)
        elif as_of is not None:
            snapshot = history.as_of(as_of)
        else:
            snapshot = history.latest()
        return cls(storage, history, snapshot, threads, DamageLog(strict))

    # -- what the table is ----------------------------------------------------------------------

    @property
    def format_version(self) -> int:
        """Version of the snapshot's format; of the first one for a table without a snapshot."""
        return (self.snapshot and self.snapshot.version) or 1

    @property
    def location(self) -> str:
        """The table, as its user wrote it."""
        return self.storage.location

    @property
    def snapshot_id(self) -> int | None:
        """Id of the snapshot; None for a table without one."""
        return self.snapshot.id if self.snapshot else None

    @cached_property
    def schemas(self) -> list[TableSchema]:
        """Every schema of the branch, the current one last."""
        return read_schemas(self.storage, self.history.layout)

    @cached_property
    def shape(self) -> TableShape:
        """The current columns, partition and key."""
        return self.schemas[-1].shape()

    @cached_property
    def schema(self) -> pa.Schema:
        """The current columns; fields carry their ids."""
        return self.schemas[-1].to_arrow_schema()

    @property
    def options(self) -> Mapping[str, str]:
        """Options of the table."""
        return self.schemas[-1].options

    def damage(self) -> pa.Table:
        """What could not be read so far."""
        return self.damage_log.table()

    def resolve(self, path: str) -> str:
        """Return where a recorded path is read from."""
        return self.storage.resolve(path)

    # -- relations ------------------------------------------------------------------------------

    def schema_of(self, relation: str) -> pa.Schema:
        """Return the columns of a base relation, without reading it."""
        if relation == "entries":
            return entries_schema(self.shape)
        return SCHEMAS[relation](self.shape)

    def batches(
        self, relation: str, columns: Collection[str], batch_size: int | None = None
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of a base relation; entries are decoded once and kept.

        With a `batch_size` nothing is kept, and no more than a few manifests are in memory.
        """
        if relation != "entries":
            table = self._table(relation, columns).select(list(columns))
            yield from table.to_batches(max_chunksize=batch_size)
        elif batch_size is None:
            yield from self._kept_entries(columns).to_batches()
        else:
            for whole in self._read_entries(columns):
                batch = whole.select(list(columns))
                for start in range(0, batch.num_rows, batch_size):
                    yield batch.slice(start, batch_size)

    def _table(self, relation: str, columns: Collection[str]) -> pa.Table:
        tables: dict[str, Callable[[], pa.Table]] = {
            "snapshots": lambda: snapshots_table(self.history),
            "refs": lambda: refs_table(self.history),
            "schemas": lambda: schemas_table(self.schemas),
            "options": lambda: options_table(self.schemas[-1]),
            "manifests": lambda: self.manifests,
            "index_files": self._index_files,
            "deletion_vectors": lambda: self._deletion_vectors(columns),
        }
        return tables[relation]()

    @cached_property
    def manifests(self) -> pa.Table:
        """The manifests of the snapshot: those of its base, its delta, and its changelog."""
        snapshot = self.snapshot
        if snapshot is None:
            return SCHEMAS["manifests"](self.shape).empty_table()
        named = (
            (snapshot.base_manifest_list, "base", None),
            (snapshot.delta_manifest_list, "delta", snapshot.id),
            (snapshot.changelog_manifest_list, "changelog", snapshot.id),
        )
        lists = [
            ListFile(file, role, snapshot_id)
            for name, role, snapshot_id in named
            if name and (file := self._load(self.history.layout.manifest(name), "manifest list"))
        ]
        return read_manifest_lists(
            lists, self.shape, f"{self.location}/manifest", self._on_damage("manifest list")
        )

    def _index_files(self) -> pa.Table:
        return read_index_manifests(
            self._index_manifests(),
            self.shape,
            self.location,
            self.schemas[-1],
            self._on_damage("index manifest"),
        )

    def _deletion_vectors(self, columns: Collection[str]) -> pa.Table:
        ranges = read_vector_ranges(
            self._index_manifests(),
            self.shape,
            self.location,
            self.schemas[-1],
            self._on_damage("index manifest"),
        )
        return deletion_vectors_table(
            ranges,
            pa.schema([f for f in self.schema_of("deletion_vectors") if f.name in columns]),
            lambda path, other: self._load(path, "index file", other),
            self._external_files,
            self._on_damage("index file"),
        )

    def _external_files(self) -> pa.Table:
        """Return which data files of the table's state lie outside of the table."""
        entries = self._kept_entries(EXTERNAL_COLUMNS)
        return entries.filter(pc.is_valid(entries["external_path"]))

    def _index_manifests(self) -> list[AvroFile]:
        name = self.snapshot.index_manifest if self.snapshot else None
        path = self.history.layout.manifest(name) if name else None
        file = self._load(path, "index manifest") if path else None
        return [file] if file else []

    @cached_property
    def context(self) -> TableContext:
        """What entries cannot be read without."""
        return TableContext(
            location=self.location,
            shape=self.shape,
            current=self.schema,
            schemas={schema.id: _nullable(schema.to_arrow_schema()) for schema in self.schemas},
            keys={schema.id: schema.trimmed_primary_keys for schema in self.schemas},
            table_schema=self.schemas[-1],
        )

    # -- entries --------------------------------------------------------------------------------

    def _kept_entries(self, columns: Collection[str]) -> pa.Table:
        """Return columns of all entries, decoding those not yet kept in one pass."""
        with self._lock:
            missing = [name for name in columns if name not in self._kept]
            if missing:
                self._keep({*missing, "entry_id"})
            schema = pa.schema([self.schema_of("entries").field(name) for name in columns])
            return pa.table([self._kept[name] for name in columns], schema=schema)

    def _keep(self, columns: set[str]) -> None:
        """Decode columns and keep them, as long as they are of the same entries as those kept.

        They are not where a column shows damage that the columns before did not touch. Then all
        of them are decoded again, together.
        """
        schema = pa.schema([f for f in self.schema_of("entries") if f.name in columns])
        table = pa.Table.from_batches(self._read_entries(columns), schema)
        if "entry_id" in self._kept and table["entry_id"] != self._kept["entry_id"]:
            together = columns | set(self._kept)
            self._kept.clear()
            self._keep(together)
        else:
            self._kept |= dict(zip(schema.names, table.columns, strict=True))

    def _read_entries(self, columns: Collection[str]) -> Iterator[pa.RecordBatch]:
        """Decode entries of the table's state: those of base and delta, not of the changelog."""
        for manifests in self._manifest_files():
            yield from read_manifests(
                manifests,
                self.context,
                columns,
                threads=self.threads,
                on_damage=self._on_damage("manifest"),
            )

    def _manifest_files(self) -> Iterator[Sequence[ManifestFile]]:
        """Load the manifests of the table's state, some at a time."""
        columns = ("content", "manifest_path", "added_snapshot_id")
        named = zip(*(self.manifests[name].to_pylist() for name in columns), strict=True)
        state = [(path, snapshot_id) for content, path, snapshot_id in named if content == "data"]
        for start in range(0, len(state), MANIFESTS_PER_READ):
            some = state[start : start + MANIFESTS_PER_READ]
            yield [
                ManifestFile(file, ordinal, snapshot_id)
                for ordinal, (path, snapshot_id) in enumerate(some, start)
                if (file := self._load(path, "manifest"))
            ]

    def _load(self, path: str, kind: str, other_path: str | None = None) -> AvroFile | None:
        """Read a file's bytes; None, and a line of damage, if it is at neither path."""
        error = CorruptMetadataError("the file is missing", path=path)
        for place in filter(None, (path, other_path)):
            try:
                return AvroFile.of(place, self.storage.read(place))
            except FileNotFoundError:
                continue
            except OSError as cause:
                error = CorruptMetadataError(f"cannot be read: {cause}", path=place)
                break
        self.damage_log.add(kind, path, error)
        return None

    def _on_damage(self, kind: str) -> Callable[[ArrowMetaError], None]:
        return lambda error: self.damage_log.add(kind, None, error)


def _nullable(schema: pa.Schema) -> pa.Schema:
    # Bounds of a column that is never null can be unknown.
    return pa.schema([f.with_nullable(True) for f in schema])

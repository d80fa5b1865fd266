"""One snapshot of a Paimon table as the relations of the model.

`PaimonSource.open` takes a storage location and a snapshot, tag, branch or time. Decoded data is
cached, since a snapshot never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date, timedelta
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import convert, field, to_builtins
from msgspec.structs import replace

from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import UnsupportedError
from arrowmeta.io.document import decoder_of
from arrowmeta.io.storage import PinnedStorage, Storage
from arrowmeta.kernels.buffers import text_scalar
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.locks import cached_property
from arrowmeta.model.scan import Computed, table_of
from arrowmeta.model.shape import TableShape, optional_fields
from arrowmeta.model.source import Pin, Source, Store
from arrowmeta.model.tables import LOST_VECTORS, columns_of
from arrowmeta.paimon.buckets import bucket_of_only_key, folder_of_python
from arrowmeta.paimon.fields import ENTRIES, TableContext
from arrowmeta.paimon.history import MAIN_BRANCH, History, Snapshot, newest_snapshot
from arrowmeta.paimon.index_files import EXTERNAL_COLUMNS, SnapshotIndexes
from arrowmeta.paimon.relations import (
    SOURCE_COLUMNS,
    SnapshotHolder,
    consumers_table,
    distinct_manifests,
    file_indexes_table,
    hints_table,
    history_table,
    metadata_files_table,
    refs_table,
    schemas_table,
    snapshot_holders,
    snapshot_manifests,
    snapshots_table,
    sort_orders_table,
    specs_table,
    statistics_table,
    with_file,
    with_writers,
)
from arrowmeta.paimon.schema import (
    TableSchema,
    read_schemas,
    reads_of_branches,
    truncated_lengths,
    with_schema_read_in,
)

if TYPE_CHECKING:
    from arrowmeta.model.expiry import ExpiryRequest, SnapshotExpiry


def is_table(storage: Storage) -> bool:
    """Return whether the location is a Paimon table: it has a schema or a snapshot."""
    layout = History.of(storage).layout
    return any(
        name.startswith(f"{kind}-")
        for kind in ("schema", "snapshot")
        for name in storage.list_names(layout.folder(kind))
    )


class PaimonSource(Source, frozen=True, eq=False, dict=True):
    """Snapshot of a table or branch; see `arrowmeta.model.source.Source`.

    Attributes:
        guess: why this may not be the latest snapshot; None if it is.
        is_chosen: whether the user chose the snapshot; else it is the latest.
        schema_id: schema that everything is read in; None for the newest of the branch.
        branch_schemas: schemas of the branch, once they were read; those that are made of this
            snapshot have them, too.
    """

    history: History
    snapshot: Snapshot | None
    guess: str | None = None
    is_chosen: bool = False
    schema_id: int | None = None
    branch_schemas: list[TableSchema] = field(default_factory=list)

    format: ClassVar = "paimon"
    index_kind: ClassVar = "index file"
    decoder: ClassVar = ENTRIES
    deletes_are_replayed: ClassVar = True

    @classmethod
    def open(
        cls,
        storage: Storage,
        *,
        snapshot_id: int | None = None,
        ref: str | None = None,
        as_of: date | timedelta | str | None = None,
        branch: str | None = None,
        threads: int | None = None,
        strict: bool = False,
        store: Store | None = None,
    ) -> PaimonSource:
        """Open a snapshot of the table or a branch; the latest by default.

        A snapshot chosen by id, tag, time or watermark is read in its own schema, a table or branch
        in its newest one.
        Spec: Paimon 1.x, core/table/AbstractFileStoreTable.java (tryTimeTravel).

        Raises:
            SnapshotNotFoundError: there is no such snapshot, tag, branch or time.
        """
        history = History.of(storage)
        if branch is not None:
            history = history.existing_branch(branch)
        damage_log = DamageLog(strict)
        snapshot: Snapshot | None
        guess, is_latest = None, False
        is_chosen = not (snapshot_id is None and ref is None and as_of is None)
        if snapshot_id is not None:
            snapshot = history.snapshot(snapshot_id)
        elif ref is not None:
            history, snapshot, is_latest = history.ref(ref)
        elif as_of is not None:
            snapshot = history.as_of(as_of)
        else:
            (snapshot, guess), is_latest = newest_snapshot(history, damage_log), True
        schema_id = None if snapshot is None or is_latest else snapshot.schema_id
        choice = (history, snapshot, guess, is_chosen, schema_id)
        return cls(*choice, storage=storage, threads=threads, damage_log=damage_log, store=store)

    @property
    def pin(self) -> Pin:
        """The content of the snapshot, its branch and its schema; see `Source.pin`."""
        schema_id = self.all_schemas[-1].id if self.schema_id is None else self.schema_id
        return {
            "branch": self.history.layout.branch,
            "snapshot": to_builtins(self.snapshot),
            "schema_id": schema_id,
            "guess": self.guess,
            "is_chosen": self.is_chosen,
        }

    @classmethod
    def of_pin(cls, storage: Storage, pin: Pin, log: DamageLog, **settings: Any) -> PaimonSource:
        """Open what was pinned; see `Source.of_pin`."""
        history = History.of(storage, pin["branch"])
        decoder_of(Snapshot)  # `convert` is safe in threads then
        snapshot = convert(pin["snapshot"], Snapshot | None)
        choice = (history, snapshot, pin["guess"], pin["is_chosen"], pin["schema_id"])
        return cls(*choice, storage=storage, damage_log=log, **settings)

    def at_snapshot(self, snapshot_id: int) -> PaimonSource:
        """Return another snapshot of the same branch in this schema, with the same damage log.

        Raises:
            SnapshotNotFoundError: the branch has no such snapshot.
        """
        return replace(self, snapshot=self.history.snapshot(snapshot_id), is_chosen=True)

    def pinned(self) -> PaimonSource:
        """Return the snapshot with storage pinned for one query; see `Source.pinned`."""
        storage, log = PinnedStorage.of(self.storage), DamageLog(warns=False)
        history, folder = replace(self.history, storage=storage), self.history.layout.folder
        are_snapshots = (path.startswith(folder("snapshot")) for path in self.damage_log.paths)
        if not self.is_chosen and any(are_snapshots):
            newest_snapshot(history, log)  # records the damage found while opening again
        return replace(self, storage=storage, history=history, damage_log=log)

    def again(self) -> PaimonSource:
        """Return the snapshot with the current metadata; see `Source.again`."""
        damaged, folder = self.damage_log.paths, self.history.layout.folder("manifest")
        again = self.renewed(lambda path: path.startswith(folder) and path not in damaged)
        history = History(again.storage, self.history.layout)
        again = replace(again, history=history, branch_schemas=[])
        if self.snapshot is not None and history.keeps(self.snapshot):
            return again
        if self.is_chosen and self.snapshot is not None:
            return replace(again, snapshot=history.snapshot(self.snapshot.id))
        snapshot, guess = newest_snapshot(history, again.damage_log)
        return replace(again, snapshot=snapshot, guess=guess)

    @property
    def state(self) -> Snapshot | None:
        """What a commit or an expiry changes: the snapshot."""
        return self.snapshot

    def like(self, other: PaimonSource) -> PaimonSource:
        """Return this snapshot in the schema and with the damage log of another snapshot.

        Raises:
            UnsupportedError: it is of a branch with other columns, whose field ids mean something
                else.
        """
        is_same_branch = self.branch == other.branch
        if not is_same_branch and self.shape != other.shape:
            raise UnsupportedError(
                f"{self.location}: the branches have different columns, so their files cannot be"
                " compared; compare columns that both relations `files` have"
            )
        schema_id = other.schema_id if is_same_branch else self.schema_id
        return replace(self, damage_log=other.damage_log, schema_id=schema_id)

    # -- properties of the table ----------------------------------------------------------------

    @property
    def format_version(self) -> int:
        """Version of the snapshot's format; without a snapshot, that of the newest schema."""
        version = self.snapshot.version if self.snapshot else self.all_schemas[-1].version
        return version or 1

    @property
    def location(self) -> str:
        """Location of the table, as the user gave it."""
        return self.storage.location

    @property
    def branch(self) -> str | None:
        """The open branch; None for the main branch."""
        name = self.history.layout.branch
        return None if name == MAIN_BRANCH else name

    @property
    def snapshot_id(self) -> int | None:
        """Id of the snapshot; None for a table without snapshots."""
        return self.snapshot.id if self.snapshot else None

    @property
    def metadata_file(self) -> str | None:
        """Path of the file that keeps the snapshot: its own, a tag or a changelog."""
        return None if self.snapshot is None else with_file(self.history, self.snapshot).path

    @property
    def all_schemas(self) -> list[TableSchema]:
        """Schemas of the branch, by id: the same for all of its snapshots."""
        if not self.branch_schemas:
            named = self.snapshot.schema_id if self.snapshot else None
            on_damage = self.reader.on_damage("schema")
            self.branch_schemas[:] = read_schemas(self.history, on_damage, named, self.schema_id)
        return self.branch_schemas

    @cached_property
    def schemas(self) -> list[TableSchema]:
        """Schemas of the branch by id, then the schema that everything is read in."""
        return with_schema_read_in(self.all_schemas, self.schema_id)

    @cached_property
    def shape(self) -> TableShape:
        """Columns, partition and key in the schema that everything is read in."""
        return self.schemas[-1].shape()

    @cached_property
    def schema(self) -> pa.Schema:
        """Columns that everything is read in; fields have their ids in the metadata."""
        return self.schemas[-1].to_arrow_schema()

    @property
    def primary_key(self) -> tuple[str, ...]:
        """Columns of the primary key; see `Source.primary_key`."""
        return self.schemas[-1].primary_keys

    @property
    def remarks(self) -> Sequence[str]:
        """Sentences about other branches that queries read, and about an expired snapshot."""
        branch = self.history.layout.branch
        others = reads_of_branches(self.options, branch, partial(self.history.names, "branch"))
        state = _why_no_state(self.history, self.snapshot) if self.is_chosen else None
        remark = None if state is None else f"{state[0].upper()}{state[1:]}."
        return tuple(sentence for sentence in (others, remark) if sentence)

    @property
    def options(self) -> Mapping[str, str]:
        """Options of the table: those of the newest schema, also at an older snapshot."""
        return self.schemas[-1].options

    @cached_property
    def truncated_lengths(self) -> Mapping[str, int]:
        """The length from which bounds may be truncated, by column whose bounds may be."""
        return truncated_lengths(self.schemas)

    @cached_property
    def bucket_of_key(self) -> Computed | None:
        """The bucket of the only key in each file; see `Source.bucket_of_key`."""
        return bucket_of_only_key(self.schemas)

    def other_folder(self, folder: str) -> str | None:
        """Return a bucket folder as named by Python and Rust writers; None if equal to Java's."""
        return folder_of_python(folder, self.shape.partition)

    @property
    def next_row_id(self) -> int | None:
        """The next unassigned row id; None without row tracking."""
        return self.snapshot.next_row_id if self.snapshot else None

    # -- relations ------------------------------------------------------------------------------

    tables: ClassVar[Mapping[str, Callable[[PaimonSource, Collection[str]], pa.Table]]] = {
        "snapshots": lambda self, _: snapshots_table(self.history, self.reader),
        "refs": lambda self, _: refs_table(self.history, self.reader.on_damage("tag or branch")),
        "schemas": lambda self, columns: schemas_table(self.all_schemas, columns),
        "specs": lambda self, _: specs_table(self.schemas[-1]),
        "sort_orders": lambda self, _: sort_orders_table(self.schemas[-1]),
        "manifests": lambda self, _: self.manifests,
        "all_manifests": lambda self, _: self.all_manifests,
        "metadata_files": lambda self, _: metadata_files_table(self.storage, self.reader),
        "history": lambda self, _: history_table(self.history, self.snapshot_id, self.reader),
        "consumers": lambda self, _: consumers_table(self.history, self.reader),
        "statistics": lambda self, _: statistics_table(self.history, self.snapshot, self.reader),
        "index_files": lambda self, _: self.indexes.files(),
        "deletion_vectors": lambda self, columns: self.indexes.deletion_vectors(
            columns_of("deletion_vectors", self.shape, columns), self._external_files
        ),
        "file_indexes": lambda self, columns: self._file_indexes(columns),
        "hints": lambda self, _: hints_table(self.history),
        "lost_vectors": lambda self, _: self._lost_vectors(),
    }

    @cached_property
    def manifests(self) -> pa.Table:
        """Manifests of the snapshot: base, delta, changelog and index manifests."""
        snapshots = [with_file(self.history, self.snapshot)] if self.snapshot else []
        return snapshot_manifests(snapshots, self.shape, self.history.layout, self.reader)

    @cached_property
    def all_manifests(self) -> pa.Table:
        """Manifests of all snapshots that the branch keeps."""
        listed = snapshot_manifests(self.holders, self.shape, self.history.layout, self.reader)
        return with_writers(listed)

    @cached_property
    def holders(self) -> list[SnapshotHolder]:
        """Snapshots that `all_manifests` and `all_entries` cover."""
        return snapshot_holders(self.history, self.reader)

    @property
    def listed_deltas(self) -> list[str]:
        """Delta manifest lists of the snapshots that `all_manifests` covers.

        They identify snapshots: after a rollback, ids are used again.
        """
        return [holder.snapshot.delta_manifest_list for holder in self.holders]

    @cached_property
    def indexes(self) -> SnapshotIndexes:
        """Index files of the snapshot."""
        return SnapshotIndexes(self.snapshot, self.history.layout, self.schemas[-1], self.reader)

    def _lost_vectors(self) -> pa.Table:
        """Return vectors that an earlier snapshot has."""
        holders = (holder for holder in self.holders if holder.file_kind == "snapshot")
        snapshots = {holder.snapshot.id: holder.snapshot for holder in holders}
        changed, before = self.snapshot, None
        if changed is not None and snapshots.get(changed.id) == changed:
            while before := snapshots.get(changed.id - 1):
                if before.index_manifest != changed.index_manifest:
                    break
                changed = before
        if changed is None or before is None or before.index_manifest is None:
            return LOST_VECTORS.empty_table()
        reader = MetadataReader(self.storage, DamageLog(warns=False))  # no damage of this snapshot
        indexes = SnapshotIndexes(before, self.history.layout, self.schemas[-1], reader)
        return self.indexes.lost_since(indexes, changed.id, self._external_files)

    def _file_indexes(self, columns: Collection[str]) -> pa.Table:
        def read(path: str) -> memoryview | None:
            file = self.reader.load(path, "file index")
            return file.data if file else None

        schema = columns_of("file_indexes", self.shape, columns)
        entries, on_damage = table_of(self.scan(), SOURCE_COLUMNS), self.reader.on_damage
        return file_indexes_table(entries, schema, read, on_damage("file index"))

    def _external_files(self) -> pa.Table:
        """Return the data files outside the table."""
        entries = table_of(self.scan(), EXTERNAL_COLUMNS)
        return entries.filter(pc.is_valid(entries["external_path"]))

    @cached_property
    def context(self) -> TableContext:
        """Table state that decoding entries depends on."""
        schemas, location = self.schemas, self.history.layout.location
        bounds = {each.id: pa.schema(optional_fields(each.to_arrow_schema())) for each in schemas}
        keys = {each.id: each.trimmed_primary_keys for each in schemas}
        has_indexes = self.snapshot is not None and self.snapshot.index_manifest
        deleted_rows = self.indexes.deleted_rows if has_indexes else None
        columns = (self.shape, self.schema, bounds, keys, schemas[-1])
        return TableContext(location, *columns, deleted_rows)

    # -- expiry ---------------------------------------------------------------------------------

    def expiry(self, request: ExpiryRequest) -> SnapshotExpiry:
        """Return what Paimon removes; see `Source.expiry`."""
        # By name, as `rules`: it reads this snapshot, and few queries are about expiry.
        module = import_module(f"{__package__}.expiry")
        expiry: SnapshotExpiry = module.PaimonExpiry.of(self, request)
        return expiry

    def other_branches(self) -> list[PaimonSource]:
        """Return the newest snapshots of the other branches, which share the files."""
        others, source = [], partial(PaimonSource, storage=self.storage, threads=self.threads)
        for name in (MAIN_BRANCH, *self.history.names("branch")):
            if name != self.history.layout.branch:
                history, log = self.history.branch(name), DamageLog(warns=False)
                others.append(source(history, *newest_snapshot(history, log), damage_log=log))
        return [branch for branch in others if branch.snapshot is not None]

    # -- entries --------------------------------------------------------------------------------

    @property
    def row_total(self) -> tuple[int, str] | None:
        """Rows that the snapshot counts; see `Source.row_total`."""
        if self.snapshot is None or (total := self.snapshot.total_record_count) is None:
            return None
        return total, with_file(self.history, self.snapshot).path

    @property
    def identity(self) -> str:
        """Text that tells this snapshot and its columns from all others; see `Source`."""
        return f"{self.snapshot}\n{self.context.identity}"

    def _manifests_of(self, relation: str) -> tuple[pa.Table, TableContext]:
        """See `Source`; the table's state is in base and delta manifests."""
        if relation == "all_entries":
            context = replace(self.context, deleted_rows=None)
            return distinct_manifests(self.all_manifests), context
        is_data = pc.equal(self.manifests["content"], text_scalar("data"))
        return self.manifests.filter(is_data), self.context

    @cached_property
    def reader(self) -> MetadataReader:
        """Reader of files, which records damage."""
        why_missing = partial(_why_missing, self.history, self.snapshot, self.is_chosen)
        return MetadataReader(self.storage, self.damage_log, why_missing, headers=self.headers)


def _why_missing(history: History, snapshot: Snapshot | None, is_chosen: bool) -> str:
    """Return the reason for missing files if the snapshot has expired."""
    if snapshot is None or history.keeps(snapshot):
        return ""
    # Another snapshot is open after opening the latest again, but not after opening this snapshot.
    state = _why_no_state(history, snapshot) if is_chosen else None
    return f"; {state or f'snapshot {snapshot.id} has expired meanwhile: open the table again'}"


def _why_no_state(history: History, snapshot: Snapshot | None) -> str | None:
    """Return why a snapshot has no state, that is, live files; None if it may have one.

    A changelog that is kept longer than its snapshot has changes only.
    Spec: Paimon 2.x, api/CoreOptions.java (changelog.num-retained.max), core/Changelog.java.
    """
    if snapshot is None or history.keeps(snapshot):
        return None
    if not history.storage.exists(history.layout.path("changelog", snapshot.id)):
        return None
    why = f"snapshot {snapshot.id} has expired and only its changelog is kept"
    return f"{why}: its state cannot be read"

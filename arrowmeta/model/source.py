"""`Source`: the metadata of one snapshot as relations, the interface of a table format.

A format is a subclass with its facts of a snapshot, a decoder of entries, and functions that read
the other relations. Entries are read by a scan (`Source.scan`, see `model.scan`); `model.reading`
reads a relation by its name.
"""

from __future__ import annotations

import os
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeAlias, TypeVar, cast

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.damage import DamageLog, HeaderLog, surplus_text
from arrowmeta.model.locks import ProcessLock, cached_property
from arrowmeta.model.scan import Cache, Computed, Context, Decoded, Request, Scan, with_computed
from arrowmeta.model.shape import PLACEHOLDER, TableShape, fill
from arrowmeta.model.tables import (
    STATISTICS,
    STRUCT_COLUMNS,
    FileKind,
    base_schema,
    decoded_schema,
    readable_metrics,
)
from arrowmeta.text import to_bytes

if TYPE_CHECKING:
    from arrowmeta.io.storage import PinnedStorage, Storage
    from arrowmeta.model.expiry import ExpiryRequest, SnapshotExpiry

T = TypeVar("T")

#: See `Source.pin`.
Pin: TypeAlias = Mapping[str, Any]

#: Rows per batch of entries if columns with bounds are streamed instead of cached.
BATCH_SIZE = 65_536


class Store(Protocol):
    """Cache of decoded entries between processes; results are the same with and without it."""

    def over(self, decoded: Decoded) -> Scan:
        """Return the scan of entries that are stored, or decoded and stored now."""

    def derived(
        self,
        decoded: Decoded,
        name: str,
        derive: Callable[[], pa.Table],
        is_sound: Callable[[], bool],
    ) -> pa.Table | None:
        """Return a table derived from all entries; see `Source.derived`.

        Args:
            is_sound: whether to keep the table; asked after deriving it.
        """


class Reader(Protocol):
    """Reader of metadata files, which records damage: a `MetadataReader` of `arrowmeta.avro`."""

    def load(self, path: str, kind: FileKind) -> LoadedFile | None:
        """Read a file; None, and recorded damage, if it cannot be read."""


class LoadedFile(Protocol):
    """File in memory."""

    @property
    def data(self) -> memoryview:
        """Its bytes."""


class Decoder(Protocol):
    """Decoder of the manifests of a format: an `EntryDecoder` of `arrowmeta.avro`."""

    @property
    def facts(self) -> tuple[str, ...]:
        """Columns of `manifests` that decoded entries depend on."""

    @property
    def of_manifest(self) -> Mapping[str, str]:
        """Columns with one value per manifest, and the column of `manifests` with it."""

    @property
    def read(self) -> Callable[..., Iterator[pa.RecordBatch]]:
        """The function that yields entries.

        Takes manifests, context, reader and threads, and the arguments of
        `model.scan.Decoded.decode`.
        """


class Source(Struct, frozen=True, eq=False, kw_only=True, dict=True, weakref=True):
    """One snapshot of one table, which never changes; what was decoded of it is cached.

    Attributes:
        storage: folder of the table.
        threads: number of decoding threads; None for all cores.
        damage_log: metadata that could not be read.
        store: store of decoded entries; None to read manifests.
        headers: log of the headers of the files that are read; None to note none.
        share: ordinals of the manifests whose entries are the only ones; None for all. See `only`.
    """

    storage: Storage
    threads: int | None
    damage_log: DamageLog
    store: Store | None = None
    headers: HeaderLog | None = None
    share: frozenset[int] | None = None

    #: `paimon` or `iceberg`.
    format: ClassVar[str]
    #: Whether `deleted` entries cancel `added` entries of other manifests, or are only informative.
    deletes_are_replayed: ClassVar[bool]
    #: Kind of the files of indexes and deletion vectors.
    index_kind: ClassVar[FileKind]
    #: Decodes entries.
    decoder: ClassVar[Decoder]
    #: Functions that read relations other than entries, and evidence (`model.tables.EVIDENCE`),
    #: given the snapshot and the wanted columns. Others are empty.
    tables: ClassVar[Mapping[str, Callable[[Any, Collection[str]], pa.Table]]]

    # -- implemented by a format ----------------------------------------------------------------

    @property
    @abstractmethod
    def pin(self) -> Pin:
        """What `of_pin` needs to open this snapshot again, as JSON; no credentials are in it."""

    @classmethod
    @abstractmethod
    def of_pin(cls, storage: Storage, pin: Pin, log: DamageLog, **settings: Any) -> Self:
        """Open what was pinned, without looking for it; in the same schema, whatever is newer.

        Args:
            storage: of the location that was opened.
            pin: see `pin`.
            log: of the damage.
            settings: `threads` and `store`.
        """

    @property
    @abstractmethod
    def format_version(self) -> int:
        """Version of the metadata."""

    @property
    @abstractmethod
    def location(self) -> str:
        """Location of the table, as the user gave it."""

    @property
    @abstractmethod
    def snapshot_id(self) -> int | None:
        """Id of the snapshot; None for a table without snapshots."""

    @property
    @abstractmethod
    def metadata_file(self) -> str | None:
        """Path of the file that says what the snapshot is; None for a table without snapshots."""

    @property
    def uuid(self) -> str | None:
        """UUID of the table; None if the metadata has none."""
        return None

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
    def primary_key(self) -> tuple[str, ...]:
        """Columns of the primary key, partition columns among them; empty without a key."""
        return ()

    @property
    def rules(self) -> Any:
        """What statistics and partition values decide: the `predicate.formula.Rules` of the format.

        They import the snapshot of the format, so that they are found by the format's name.
        """
        name = f"{self.format.title()}Rules"
        return getattr(import_module(f"arrowmeta.{self.format}.pruning"), name)(self)

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
    def context(self) -> Context:
        """State of the table that decoding entries depends on."""

    @property
    def field_ids(self) -> Mapping[str, int]:
        """Ids of the columns that have statistics."""
        return self.context.ids

    @property
    def commit_times(self) -> Mapping[int, int]:
        """Commit times by snapshot id in milliseconds, if entries have that of their snapshot."""
        return {}

    @property
    @abstractmethod
    def reader(self) -> Reader:
        """Reader of files, which records damage."""

    @property
    @abstractmethod
    def truncated_lengths(self) -> Mapping[str, int]:
        """The length from which bounds may be truncated, by column whose bounds may be.

        In characters for text, in bytes for binary; the minimum over all writers of the table.
        """

    @property
    def bucket_of_key(self) -> Computed | None:
        """The bucket of the only key in each file, of columns of entries by flat names.

        Null if a file has several keys, or if it is unknown. None without buckets of keys.
        """
        return None

    @property
    def row_total(self) -> tuple[int, str] | None:
        """Rows that the snapshot counts in its live data files, and the file that counts them.

        Rows of deletion vectors count, and rows whose columns are in several files count with each.
        """
        return None

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

    @property
    @abstractmethod
    def state(self) -> object:
        """What differs if a commit, or an expiry, has changed the table; see `is_unchanged`."""

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
    def _manifests_of(self, relation: str) -> tuple[pa.Table, Context]:
        """Return the manifests of `entries` or `all_entries`, and what they are decoded with."""

    @property
    @abstractmethod
    def identity(self) -> str:
        """Text that tells the snapshot and its columns from all others, the same in every process.

        The snapshot's id is not enough: in Paimon it is used again after a rollback.
        """

    # -- shared by formats ----------------------------------------------------------------------

    def only(self, manifests: Collection[int]) -> Self:
        """Return the snapshot as if it had the entries of some of its manifests only.

        So several tasks share the work on one snapshot. Which files are live, and the deletes of a
        plan, follow from these entries alone.
        """
        return replace(self, share=frozenset(manifests))

    def renewed(self, is_current: Callable[[str], bool]) -> Self:
        """Return the pinned snapshot without what was read, but for the files that are kept."""
        return replace(
            self,
            storage=cast("PinnedStorage", self.storage).renewed(is_current),
            damage_log=DamageLog(warns=False),
            headers=None if self.headers is None else HeaderLog(),
        )

    def scan(self, relation: str = "entries") -> Scan:
        """Return the scan of `entries`, or of `all_entries`: of all snapshots, each manifest once.

        Columns of all entries are cached; entries come from the store if there is one.
        """
        return self.once(f"cache of {relation}", partial(self._cache, relation)).scan

    def _cache(self, relation: str) -> Cache:
        schema, decoded = self.schema_of(relation), decoded_schema(relation, self.shape)
        computed = partial(_computed_column, schema, decoded)
        return Cache(with_computed(self.stored_scan(relation), schema, computed), self.damage_log)

    def remember(self, entries: pa.Table) -> None:
        """Cache columns of all `entries` that a caller has decoded; see `Cache.remember`."""
        self.scan()
        self._derived["cache of entries"].remember(entries)

    @property
    def was_scanned(self) -> bool:
        """Whether entries of manifests were asked for."""
        return any(f"cache of {name}" in self._derived for name in ("entries", "all_entries"))

    def stored_scan(self, relation: str) -> Scan:
        """Return the scan of decoded columns, from the store if there is one."""
        decoded = self.decoded(relation)
        scan = decoded.scan if self.store is None else self.store.over(decoded)
        return scan if self.share is None or relation != "entries" else scan.only(self.share)

    def decoded(self, relation: str = "entries") -> Decoded:
        """Return the manifests of a relation to decode, in the types of `decoded_schema`."""
        return self.once(f"manifests of {relation}", partial(self._decoded, relation))

    def _decoded(self, relation: str) -> Decoded:
        manifests, context = self._manifests_of(relation)
        decoded = Decoded(
            # Of the table, even if a metadata file was opened: each commit writes another file.
            location=self.storage.location,
            format=self.format,
            context=context,
            schema=decoded_schema(relation, self.shape),
            manifests=manifests,
            facts=self.decoder.facts,
            of_manifest=self.decoder.of_manifest,
            # Without a reference to the source, which keeps the scan.
            decode=partial(self.decoder.read, manifests, context, self.reader, self.threads),
            threads=self.threads or os.cpu_count() or 1,
            is_local=self.storage.is_local,
            versions=self.storage.versions,
        )
        if relation == "entries":
            self._record_repeated(decoded)
        return decoded

    @property
    def repeated_manifests(self) -> list[int]:
        """Ordinals of manifests that the lists of the snapshot name before, in their order."""
        return self.decoded().repeated

    def _record_repeated(self, decoded: Decoded) -> None:
        """Record manifests that the lists of the snapshot name more than once."""
        for ordinal in decoded.repeated:
            columns = ("status", "record_count", "file_size_in_bytes")
            request = Request(columns, manifests=frozenset([ordinal]))
            batches = decoded.decode(request, DamageLog(warns=False))
            schema = pa.schema([decoded.schema.field(name) for name in columns])
            entries = pa.Table.from_batches((batch.select(columns) for batch in batches), schema)
            added = entries.filter(pc.not_equal(entries["status"], "deleted"))
            surplus = surplus_text(added, is_counted_once=self.deletes_are_replayed)
            error = CorruptMetadataError(
                f"named again by the manifest list, it {surplus}",
                path=decoded.paths[ordinal],
                is_read=True,
            )
            self.damage_log.add("repeated manifest", None, error)

    def derived(self, name: str, derive: Callable[[], pa.Table]) -> pa.Table | None:
        """Return a table derived from the entries of the snapshot, cached in the store.

        Args:
            name: name of the table; changes with the code that derives it.
            derive: called unless the store has the table.

        Returns:
            None without a store, of a share, or if the store lacks a manifest. Not stored if there
            is damage.
        """
        if (store := self.store) is None or self.share is not None:
            return None
        table = self.once(
            name, lambda: store.derived(self.decoded(), name, derive, lambda: not self.damage_log)
        )
        # The store may have all manifests later.
        return self._derived.pop(name, None) if table is None else table

    @cached_property
    def _derived(self) -> dict[str, Any]:
        """What `once` has derived."""
        return {}

    @cached_property
    def _deriving(self) -> dict[str, ProcessLock]:
        return {}

    def once(self, name: str, derive: Callable[[], T]) -> T:
        """Return what follows from the snapshot: derived once, and kept in memory."""
        # Threads of one query ask at the same time. With a lock for all names, a thread that
        # derives a table would block those of its query that ask for another.
        with self._deriving.setdefault(name, ProcessLock()).held():
            if name not in self._derived:
                self._derived[name] = derive()
            return cast("T", self._derived[name])

    def damage(self) -> pa.Table:
        """Metadata that could not be read so far."""
        return self.damage_log.table()

    def schema_of(self, relation: str) -> pa.Schema:
        """Return the columns of a base relation, without reading it."""
        return base_schema(relation, self.shape)


def is_unchanged(pinned: Source, later: Source) -> bool:
    """Return whether the table is unchanged since a pinned snapshot was read.

    Args:
        pinned: the snapshot.
        later: result of its `again`.
    """
    storage = cast("PinnedStorage", pinned.storage)
    return pinned.state == later.state and not storage.has_changed(pinned.damage_log.paths)


def _computed_column(shown: pa.Schema, decoded: pa.Schema, name: str) -> Computed | None:
    """Return a column of entries that is made of others, by name or flat name; None for others.

    These are `readable_metrics`, and columns with placeholders in structs without fields.
    """
    root, _, part = name.partition(".")
    if root not in STRUCT_COLUMNS:
        return None
    if root == "readable_metrics":
        kind, parts = shown.field(root).type, tuple(STATISTICS.values())
        if not part:
            return Computed(parts, partial(readable_metrics, kind=kind))
        alone = pa.struct([kind.field(part)])
        return Computed(parts, lambda of: readable_metrics(of, alone).field(0))
    before, after = decoded.field(root).type, shown.field(root).type
    if part == PLACEHOLDER.name and before != after:  # built from its struct, to be as long
        return Computed((root,), partial(_nulls, after))
    if part:
        before, after = before.field(part).type, after.field(part).type
    return None if before == after else Computed((name,), partial(_filled, name, after))


def _filled(name: str, kind: pa.DataType, parts: pa.RecordBatch) -> pa.Array:
    return fill(parts[name], kind)


def _nulls(struct: pa.StructType, parts: pa.RecordBatch) -> pa.Array:
    return pa.nulls(parts.num_rows, struct.field(PLACEHOLDER.name).type)


# -- sizes of data files --------------------------------------------------------------------------

_MIB = 1 << 20
#: Default target sizes by format.
#: Spec: Iceberg, configuration (write.target-file-size-bytes); Paimon 2.x, CoreOptions.java
#: (target-file-size: 128 MiB with a primary key, 256 MiB without).
_ICEBERG_TARGET = 512 * _MIB
_PAIMON_KEYED_TARGET = 128 * _MIB
_PAIMON_APPEND_TARGET = 256 * _MIB

#: Data files below the target size divided by this are small.
_SMALL_PART = 4


def target_size(source: Source) -> int:
    """Return the target size of data files in bytes: the option of the table, or its default."""
    options: Mapping[str, str] = source.options
    if source.format == "iceberg":
        return to_bytes(options.get("write.target-file-size-bytes")) or _ICEBERG_TARGET
    is_keyed = source.shape.primary_key.num_fields > 0
    default = _PAIMON_KEYED_TARGET if is_keyed else _PAIMON_APPEND_TARGET
    return to_bytes(options.get("target-file-size")) or default


def small_size(source: Source) -> int:
    """Return the bytes below which data files are small: a quarter of the target size."""
    return target_size(source) // _SMALL_PART

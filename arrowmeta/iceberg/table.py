"""One snapshot of an Iceberg table as the relations of the model, and its current metadata.

`IcebergSource.open` takes a storage and a snapshot, ref or time. What is decoded of it is cached.

Without a catalog, a metadata file is used as it is; in a folder, the version hint names the file.
Without a hint the newest file is a guess, since it may belong to a failed commit: a warning says
so. If it cannot be read, the newest readable one is used, which is damage (`read_current`).

The metadata of a table that was moved or copied records paths at another place: `is_moved` tells
whether they are to be read below the location that was opened, `why_missing` why files are missing.

Spec: Iceberg v3, File System Tables; core/hadoop/HadoopTableOperations.java.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta
from functools import cache, partial
from typing import Any, ClassVar

import pyarrow as pa
from msgspec import Struct
from msgspec.structs import asdict, replace

from arrowmeta.avro.container import MAGIC, PARQUET_MAGIC, Announced, AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    NotATableError,
    StorageError,
    UnsupportedError,
)
from arrowmeta.iceberg.manifests import ENTRIES, SnapshotManifests, TableContext, distinct_manifests
from arrowmeta.iceberg.metadata import (
    LAST_FINAL_VERSION,
    Snapshot,
    TableMetadata,
    line_of,
    read_metadata,
)
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
from arrowmeta.iceberg.schema import IcebergSchema, column_names
from arrowmeta.io.location import (
    METADATA_FOLDER,
    UNNUMBERED,
    file_name,
    is_json_name,
    is_metadata_name,
    named_by,
    table_folder,
    version_of,
)
from arrowmeta.io.storage import PinnedStorage, Storage
from arrowmeta.model.damage import (
    DamageLog,
    GuessedMetadataWarning,
    encrypted,
    stacklevel,
    without_warnings,
)
from arrowmeta.model.expiry import ExpiryRequest, SnapshotExpiry
from arrowmeta.model.locks import cached_property
from arrowmeta.model.scan import table_of
from arrowmeta.model.shape import TableShape
from arrowmeta.model.source import Pin, Source, Store
from arrowmeta.model.tables import HINTS as HINT_COLUMNS
from arrowmeta.model.tables import NEWER_METADATA, columns_of, decoded_schema
from arrowmeta.text import counted

# -- current metadata ----------------------------------------------------------------------------

#: Files that name the current version; the second one occurs in copies of Hadoop tables.
HINTS = ("version-hint.text", "version-hint.txt")


def is_table(storage: Storage) -> bool:
    """Return whether the location is a metadata file, or a table with a metadata folder."""
    if is_metadata_name(file_name(storage.location)):
        return True
    return any(map(is_metadata_name, storage.list_names(storage.join(METADATA_FOLDER))))


def table_storage(storage: Storage, metadata: TableMetadata) -> Storage:
    """Return the storage of the table folder, given the table's or its metadata file's.

    From version 4 on, a path without a scheme is relative to the table's location.
    Spec: Iceberg v4 (draft), Relative paths; core/util/LocationUtil.hasScheme (main, 2026).
    """
    if metadata.path == storage.location:
        location, root = map(table_folder, (storage.location, storage.root))
        storage = replace(storage, location=location, root=root)
    if metadata.format_version > LAST_FINAL_VERSION:
        storage = replace(storage, relative_to=metadata.location)
    return storage


_MAX_HINT_BYTES = 4096
#: Maximum number of files without a version that are read to find the newest.
_MAX_UNNUMBERED = 16
#: Attempts to read a file before a writer deletes it.
_ATTEMPTS = 5


class CurrentMetadata(Struct, frozen=True):
    """Current metadata of a table, and how it was found.

    Attributes:
        hint: path of the version hint that named it.
        guess: why another file may be current; None if this file is.
        damage: unreadable files, one of which may be current.
        is_older: whether this file is older than those.
    """

    metadata: TableMetadata
    hint: str | None = None
    guess: str | None = None
    damage: tuple[CorruptMetadataError, ...] = ()
    is_older: bool = False


def read_current(storage: Storage) -> CurrentMetadata:
    """Find and read the current metadata of the table at the storage's location.

    Raises:
        NotATableError: there is no metadata file.
        CorruptMetadataError: no metadata file can be read.
        LimitError: a file that may be current exceeds the size limit.
        UnsupportedError: the format version is not supported.
    """
    location = storage.location
    if is_metadata_name(file_name(location)):
        return CurrentMetadata(_read_named(storage, location))
    for _ in range(_ATTEMPTS):
        with suppress(FileNotFoundError):
            return _read_listed(storage)
    raise NotATableError(
        f"the table at {location} deletes metadata files faster than they can be read"
    )


def _read_listed(storage: Storage) -> CurrentMetadata:
    """Read the file that a hint names, or the newest file in the listing.

    Raises:
        FileNotFoundError: it has been deleted since the listing.
    """
    location, folder = storage.location, storage.join(METADATA_FOLDER)
    sizes = _metadata_sizes(storage, folder)
    if not any(size for name, size in sizes.items() if is_metadata_name(name)):
        if storage.exists(location):  # metadata files may have any name
            return CurrentMetadata(_read_named(storage, location))
        if any(map(is_metadata_name, sizes)):
            raise NotATableError(
                f"no table at {location}: the files *.metadata.json are empty: a first commit may "
                "have failed"
            )
        raise NotATableError(
            f"no Iceberg table at {location}: no file *.metadata.json in {folder}; if a catalog "
            "keeps it elsewhere, open the metadata file itself"
        )
    missing = None
    for hint in HINTS:
        if hint not in sizes:
            continue
        path = f"{folder}/{hint}"
        claim = _hint_text(storage, path) or ""
        name = _follow(claim, sizes)
        if name is None:  # It may belong to a commit after the listing.
            sizes = _metadata_sizes(storage, folder)
            name = _follow(claim, sizes)
        if name is not None:
            return replace(_newest_readable(storage, folder, _by_age(sizes, name)), hint=path)
        missing = missing or _missing(path, claim, sizes)
    return _guess(storage, folder, sizes, missing)


def _metadata_sizes(storage: Storage, folder: str) -> dict[str, int]:
    """Return the hints and metadata files with their sizes."""
    return storage.list_sizes(folder, lambda name: name in HINTS or is_metadata_name(name))


def _read_named(storage: Storage, path: str) -> TableMetadata:
    """Read the metadata file at a location given by the user; it may have any name."""
    try:
        return read_metadata(storage, path)
    except FileNotFoundError:
        raise NotATableError(f"no metadata file at {path}") from None
    except (CorruptMetadataError, LimitError) as error:
        if is_json_name(path):
            raise
        raise NotATableError(f"not Iceberg table metadata: {error}") from error


def _follow(hint: str, names: Mapping[str, int]) -> str | None:
    """Return the file of a hint; for a version number, the last of consecutive versions from it on.

    Spec: Iceberg 1.x, core/hadoop/HadoopTableOperations.java (refresh).
    """
    name = following = named_by(hint, names) if hint else None
    if hint.isascii() and hint.isdecimal():
        version = int(hint)
        while following:
            name, version = following, version + 1
            following = named_by(str(version), names)
    return name


def _hint_text(storage: Storage, path: str) -> str | None:
    """Return the first word of a hint file; None if it has none or cannot be read."""
    try:
        words = bytes(storage.read(path, limit=_MAX_HINT_BYTES)).decode().split()
    except (OSError, UnicodeDecodeError, LimitError, UnsupportedError):
        return None
    return words[0] if words else None


def _missing(hint: str, claim: str, names: Collection[str]) -> CorruptMetadataError | None:
    """Return the damage if a hint names a missing file; None if that would be an older file.

    Old metadata files are deleted, and not every writer updates the hint.
    """
    version = version_of(f"{claim}.")
    newest = max(0, *map(version_of, names))
    if (version < 0 and not is_metadata_name(claim)) or 0 < version < newest:
        return None
    name = claim if is_metadata_name(claim) else f"{'v' * claim.isdecimal()}{claim}.metadata.json"
    path = f"{hint.rpartition('/')[0]}/{name}"
    return CorruptMetadataError(f"the file is missing, and {file_name(hint)} names it", path=path)


def _guess(
    storage: Storage, folder: str, sizes: Mapping[str, int], missing: CorruptMetadataError | None
) -> CurrentMetadata:
    """Choose the last updated of the files with the highest version."""
    names = [name for name in sizes if is_metadata_name(name)]
    chosen = _newest_readable(storage, folder, _by_age(names), missing)
    has_hint = len(names) < len(sizes)
    if not has_hint and not chosen.damage and _continues(chosen.metadata, names):
        return chosen
    reason = "the version hint names no metadata file" if has_hint else "there is no version hint"
    name = file_name(chosen.metadata.path)
    guess = f"{reason}; {name} looks like the newest of {counted(len(names), 'metadata file')}"
    if chosen.damage:
        guess += f", but {chosen.damage[0]}"
    warnings.warn(f"{folder}: {guess}", GuessedMetadataWarning, stacklevel=stacklevel())
    return replace(chosen, guess=guess)


def _continues(metadata: TableMetadata, names: Sequence[str]) -> bool:
    """Return whether all other metadata files are in the log of one, or older than its log."""
    logged = list(map(file_name, metadata.metadata_log.column("metadata_file")))
    others = set(names) - {file_name(metadata.path), *logged}
    first = min((max(0, version_of(name)) for name in logged), default=0)
    return all(0 <= version_of(name) < first for name in others)


def _newest_readable(
    storage: Storage,
    folder: str,
    groups: Iterable[Sequence[str]],
    missing: CorruptMetadataError | None = None,
) -> CurrentMetadata:
    """Read the newest files; if none of them is readable, the next older files.

    Errors of newer files are damage of the metadata.
    """
    errors = [missing] if missing else []
    for n_newer, names in enumerate(groups):
        readable = {}
        for name in names:
            try:
                readable[name] = read_metadata(storage, f"{folder}/{name}")
            except CorruptMetadataError as error:  # a file over the limit is not damaged
                errors.append(error)
        if not readable:
            continue
        name = max(readable, key=lambda name: (readable[name].last_updated_ms or 0, name))
        if missing is None and n_newer == 0:
            return CurrentMetadata(readable[name], damage=tuple(errors))
        lost = f"the newest state is lost with it; the newest readable metadata file is {name}"
        guess = f"{file_name(errors[0].path or '')} cannot be read, and {name} is older"
        damage = tuple(error.and_so(lost) for error in errors)
        return CurrentMetadata(readable[name], None, guess, damage, is_older=True)
    raise errors[0]


def _by_age(names: Iterable[str], hinted: str | None = None) -> Iterator[Sequence[str]]:
    """Yield metadata files by version, the highest first, each with some of those without one.

    A file that is `hinted` is the first, and only older files follow.
    """
    limit = UNNUMBERED if hinted is None else version_of(hinted)
    by_version: dict[int, list[str]] = {}
    for name in names:
        version = version_of(name)
        is_older = name != hinted and (limit == UNNUMBERED or version < limit)
        if is_older and is_metadata_name(name):
            by_version.setdefault(version, []).append(name)
    if hinted is not None:
        yield [hinted]
    unnumbered = by_version.pop(UNNUMBERED, [])
    for version in sorted(by_version, reverse=True):
        yield by_version[version] + unnumbered[:_MAX_UNNUMBERED]
        del unnumbered[:_MAX_UNNUMBERED]
    for at in range(0, len(unnumbered), _MAX_UNNUMBERED):
        yield unnumbered[at : at + _MAX_UNNUMBERED]


#: Maximum number of files that are read to find a file that continues another.
_MAX_NEWER = 4


def newer_metadata_table(storage: Storage, metadata: TableMetadata) -> pa.Table:
    """Return metadata files of the newest version that continue an older one beside them.

    They are of the same table, and name the older file in their log or were updated later: logs are
    truncated. Empty if the folder cannot be listed, or names have no versions.
    """
    folder, _, name_of_older = metadata.path.rpartition("/")
    version = version_of(name_of_older)
    sizes: Mapping[str, int] = {}
    if version != UNNUMBERED:
        with suppress(OSError, ArrowMetaError):
            sizes = storage.list_sizes(folder, is_metadata_name)
    newest = next(_by_age(name for name, size in sizes.items() if size), ())
    names = [name for name in newest if version_of(name) > max(0, version)]
    rows = []
    for name in names[:_MAX_NEWER]:
        with suppress(OSError, ArrowMetaError):  # an unreadable file continues nothing
            newer = read_metadata(storage, f"{folder}/{name}")
            is_logged = name_of_older in map(file_name, newer.metadata_log.column("metadata_file"))
            is_later = (newer.last_updated_ms or 0) > (metadata.last_updated_ms or 0)
            if newer.table_uuid == metadata.table_uuid and (is_logged or is_later):
                paths = {"path": metadata.path, "newer_path": newer.path}
                rows.append({**paths, "is_logged": is_logged})
    return pa.Table.from_pylist(rows, NEWER_METADATA)


#: What readers without a catalog do with a wrong hint.
#: Spec: Iceberg 1.x, hadoop/HadoopTableOperations.java (refresh).
_OF_MISSING = "readers that follow the hint find no such metadata file, and refuse the table"
_OF_OLD = (
    "readers that follow the hint, such as DuckDB, read this metadata file, an old state; "
    "Iceberg's Java library goes on to the next versions"
)


def hints_table(storage: Storage, current: CurrentMetadata) -> pa.Table:
    """Return the version hints, beside the correct hints, in the columns of `model.tables.HINTS`.

    Empty if a metadata file was opened: then it is unknown which file is current.
    """
    rows = []
    if current.hint is not None or current.guess is not None:
        name = file_name(current.metadata.path)
        damaged = [error.path for error in current.damage if error.path]
        there = [file_name(path) for path in damaged if storage.exists(path)]
        opened = version_of(name)
        version = opened if name.startswith("v") else UNNUMBERED
        paths = (storage.join(METADATA_FOLDER, hint) for hint in HINTS)
        for path in filter(storage.exists, paths):
            claim = _hint_text(storage, path)
            row = {"path": path, "claim": claim, "truth": claim, "effect": None}
            if claim is None or named_by(claim, [name, *there]) is None:
                sizes = _metadata_sizes(storage, storage.join(METADATA_FOLDER))
                named = named_by(claim or "", sizes)
                # A later file was written after opening; else it would be open, or damaged.
                is_later = version_of(named or "") > opened != UNNUMBERED
                if not (is_later and current.hint in (None, path)):
                    row["truth"] = name if version == UNNUMBERED else str(version)
                    row["effect"] = _OF_MISSING if named is None else _OF_OLD
            rows.append(row)
    return pa.Table.from_pylist(rows, HINT_COLUMNS)


# -- tables that were moved ----------------------------------------------------------------------

#: Number of other manifest lists that decide whether a table was moved.
_LISTS_TRIED = 2


def why_missing(
    storage: Storage,
    opened: Storage,
    metadata: TableMetadata,
    snapshot_id: int | None,
    is_chosen: bool,
) -> str:
    """Return the reason for missing files if the table was moved, or the snapshot has expired.

    Args:
        storage: of the table folder; may be pinned.
        opened: storage that was opened: the table folder or a metadata file.
        metadata: the table metadata.
        snapshot_id: the snapshot.
        is_chosen: whether the user chose it.
    """
    location = metadata.location
    if is_elsewhere(storage, location):
        return (
            f"; the metadata has the table at {location.rstrip('/')}, it was opened at "
            f"{storage.location}: allow_moved_paths=True reads it there"
        )
    newer = metadata
    with suppress(ArrowMetaError, OSError), without_warnings(GuessedMetadataWarning):
        here = replace(opened, location=storage.location, root=storage.root)
        newer = read_current(here).metadata
    is_later = (newer.last_updated_ms or 0) > (metadata.last_updated_ms or 0)
    if not is_later or snapshot_id is None or snapshot_id in newer.snapshots:
        return ""
    what = newer.path if opened.location == metadata.path else "the table again"
    advice = "" if is_chosen else f": open {what}"
    return f"; snapshot {snapshot_id} has expired meanwhile{advice}"


def is_elsewhere(storage: Storage, location: str) -> bool:
    """Return whether the table was opened at another place than its recorded location."""
    return not storage.moved_from and storage.resolve(location.rstrip("/")) != storage.root


def is_moved(storage: Storage, metadata: TableMetadata, snapshot: Snapshot | None) -> bool:
    """Return whether the snapshot's manifest list is missing where it is recorded, but not here.

    If it is missing here, too, the last other lists decide. Nothing is requested for a table at
    its recorded location.
    """
    if not is_elsewhere(storage, metadata.location):
        return False
    here = replace(storage, moved_from=metadata.location)
    last = list(metadata.snapshots)[: -_LISTS_TRIED - 1 : -1]
    paths = [metadata.snapshots[snapshot_id].manifest_list for snapshot_id in last]
    for path in [snapshot.manifest_list if snapshot else None, *paths]:
        if path is None or here.resolve(path) == storage.resolve(path) or not here.exists(path):
            continue
        try:
            return not storage.exists(path)
        except StorageError:  # such as a bucket of others, to which access is denied
            return True
    return False


# -- a snapshot ----------------------------------------------------------------------------------

#: Column of manifests.
_TEXTS = "partition_summaries"
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
        is_chosen: whether the user chose the snapshot; else it is the current snapshot.
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
        as_of: date | timedelta | str | None = None,
        allow_moved_paths: bool = False,
        threads: int | None = None,
        strict: bool = False,
        store: Store | None = None,
    ) -> IcebergSource:
        """Open a snapshot, by default the current snapshot.

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
        chosen = (current, *choice, storage, is_chosen)
        return cls(*chosen, storage=folder, threads=threads, damage_log=damage_log, store=store)

    @property
    def pin(self) -> Pin:
        """The metadata file, and what was found with it; see `Source.pin`."""
        current = asdict(self.current) | {"metadata": self.metadata.path}
        current["damage"] = [vars(error) for error in self.current.damage]
        ids = {"snapshot_id": self.snapshot_id, "schema_id": self.iceberg_schema.id}
        moved_from = self.storage.moved_from
        return {"current": current, "is_chosen": self.is_chosen, "moved_from": moved_from, **ids}

    @classmethod
    def of_pin(cls, storage: Storage, pin: Pin, log: DamageLog, **settings: Any) -> IcebergSource:
        """Open what was pinned; see `Source.of_pin`."""
        facts, snapshot_id = dict(pin["current"]), pin["snapshot_id"]
        metadata = facts["metadata"] = _read_named(storage, facts["metadata"])
        facts["damage"] = tuple(CorruptMetadataError(**error) for error in facts["damage"])
        current, schema = CurrentMetadata(**facts), metadata.schemas[pin["schema_id"]]
        snapshot = None if snapshot_id is None else metadata.snapshots[snapshot_id]
        folder = replace(table_storage(storage, metadata), moved_from=pin["moved_from"])
        settings |= {"storage": folder, "damage_log": _log_of(current, log)}
        return cls(current, snapshot, schema, storage, pin["is_chosen"], **settings)

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
    def state(self) -> object:
        """What a commit or an expiry changes: the metadata file."""
        metadata = self.metadata
        return metadata.path, metadata.last_updated_ms, metadata.refs, metadata.properties

    def like(self, other: IcebergSource) -> IcebergSource:
        """Return this snapshot in the schema and with the damage log of another snapshot."""
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
        """Format version of the table; its files may have earlier versions."""
        return self.metadata.format_version

    @property
    def metadata_file(self) -> str:
        """Path of the metadata file."""
        return self.metadata.path

    @property
    def uuid(self) -> str | None:
        """UUID of the table; None if the metadata has none."""
        return self.metadata.table_uuid

    @property
    def snapshot_id(self) -> int | None:
        """Id of the snapshot; None for a table without snapshots."""
        return self.snapshot.snapshot_id if self.snapshot else None

    @property
    def guess(self) -> str | None:
        """Why another metadata file may be current; None if this file is."""
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
            self.metadata, self.current.hint, self.all_manifests, self.storage
        ),
        "manifests": lambda self, columns: self._manifests("manifests", columns),
        "all_manifests": lambda self, columns: self._manifests("all_manifests", columns),
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

    @property
    def manifests(self) -> pa.Table:
        """The manifests of the snapshot, without summaries as text, which no plan needs."""
        return self._manifests("manifests")

    @property
    def all_manifests(self) -> pa.Table:
        """The manifests of all snapshots, without summaries as text."""
        return self._manifests("all_manifests")

    def _manifests(self, relation: str, columns: Collection[str] = ()) -> pa.Table:
        has_texts, by_id = _TEXTS in columns, self.metadata.snapshots

        def read() -> pa.Table:
            schema = decoded_schema("all_manifests", self.shape)
            if not has_texts:
                schema = schema.remove(schema.get_field_index(_TEXTS))
            current = [self.snapshot] if self.snapshot else []
            snapshots = current if relation == "manifests" else list(by_id.values())
            reader = SnapshotManifests(by_id, schema, self.partition, self.reader)
            return reader.read(snapshots)

        return self.once(f"{relation}, {has_texts=}", read)

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

"""Read entries from the files of a store; decode and store what is missing.

Takes the manifests of a snapshot; gives their entries in the order of the manifests, as decoding
does. A manifest is identified by path, length, what the manifest list records of it and, on a local
disk, modification time. Damaged manifests are never stored: they are decoded and reported each
time. Other processes may write to the folder or delete from it at any time, and a file that is
damaged, gone or unreadable costs time, never an answer.
"""

from __future__ import annotations

import json
import os
import re
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import chain
from math import inf
from operator import itemgetter
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import pyarrow as pa
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import StorageError, UsageError
from arrowmeta.io.local_files import decoder_version
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.storage import FoundFile
from arrowmeta.kernels.buffers import to_numbers, whole
from arrowmeta.kernels.rows import ordinals_of
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.locks import ProcessLock, cached_property
from arrowmeta.model.scan import PARALLEL_LEN, Batches, Decoded, Pipeline, Request, Scan
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.model.store_file import (
    DERIVED_SUFFIX,
    LAYOUT_VERSION,
    ROW_GROUP_LEN,
    TABLE_FILE,
    DamagedFileError,
    Folder,
    Manifest,
    RowRange,
    StoredFile,
    by_manifest,
    derived_bytes,
    digest,
    is_entries,
    read_derived,
    schema_of,
    stored_names,
    write,
)
from arrowmeta.model.tables import MAPS_BY_ID

TABLES_FOLDER = "tables"

#: Time of a file that its filesystem does not know.
NEVER = datetime.min.replace(tzinfo=UTC)

_UNSAFE = re.compile(r"[^A-Za-z0-9_.=-]+")
_LONGEST_NAME = 60


#: Size of manifests up to which decoding is faster than the store, if lists rule out all others:
#: "one partition" of `bench.bench_store`.
_DIRECT_LEN = 4 << 20

#: Files with fewer rows are small, and that many small files are merged into one.
_SMALL_ROWS = 32_768
_SMALL_FILES = 8

#: How often a process compares the size of the store with `max_size` while it writes that much.
_LOOKS_PER_BOUND = 64
#: How long a use is not recorded again.
_USED_SECONDS = 3600
#: Derived tables that are kept: a few of each of the last snapshots.
_MOST_DERIVED = 24


#: Manifests of one file, in the order of their rows there; or those that the store does not have.
Group = dict[int, RowRange | None]


class StoreWarning(UserWarning):
    """The store could not be read or written; the answer came from the manifests."""


class EntryStore(Struct, dict=True):
    """Decoded entries of any number of tables, in one folder.

    Attributes:
        folder: of the store.
        max_size: bytes above which the least recently used tables are deleted; None for no limit.
        lost: paths of manifests that cannot be read any more; then the entries are those that were
            stored of them, and of no others. See `Table.recovered_entries`.
    """

    folder: Folder
    max_size: int | None = None
    lost: frozenset[str] | None = None
    #: Bytes written by this process when it last compared the size with `max_size`.
    _n_bytes_seen: float = -inf

    @cached_property
    def _tables(self) -> dict[str, StoredTable]:
        return {}

    def over(self, decoded: Decoded) -> Scan:
        """Return the scan of the same entries that decodes no manifest twice."""
        scan = Scan(decoded.schema, decoded.manifests, partial(self._read, decoded))
        if self.lost is None:
            return scan
        return scan.select([o for o, path in enumerate(decoded.paths) if path in self.lost])

    def _read(self, decoded: Decoded, asked: Request) -> Batches:
        """Return the entries of a request; decode and store manifests that the store lacks."""
        ordinals = asked.among(range(len(decoded.paths)))
        # Few manifests of a local disk; elsewhere each is a request, and a stored file has many.
        is_part = self.lost is None and decoded.is_local and len(ordinals) < len(decoded.lengths)
        is_direct = is_part and sum(decoded.lengths[ordinal] for ordinal in ordinals) < _DIRECT_LEN
        if is_direct or not set(asked.columns).isdisjoint(MAPS_BY_ID):
            return decoded.read(asked)
        return self._stored(decoded, asked, ordinals)

    def _stored(self, decoded: Decoded, asked: Request, ordinals: Sequence[int]) -> Batches:
        ranges = self.filled(decoded, ordinals)
        of_files: dict[str | None, Group] = {}
        # Rows of a file are read in their order, decoded rows in that of the manifests.
        for ordinal in sorted(ordinals, key=lambda at: ranges[at].start if at in ranges else at):
            rows = ranges.get(ordinal)
            of_files.setdefault(rows and rows.file, {})[ordinal] = rows
        groups = sorted(of_files.values(), key=min)
        if [*chain(*groups)] == ordinals and not decoded.repeated:
            yield from self._batches(decoded, asked, groups)
            return
        with_ids = replace(asked, columns=["entry_id", *asked.columns])
        pieces = chain.from_iterable(map(by_manifest, self._batches(decoded, with_ids, groups)))
        for _, piece in sorted(pieces, key=itemgetter(0)):
            yield piece.select(list(asked.columns))

    def _batches(self, decoded: Decoded, asked: Request, groups: Sequence[Group]) -> Batches:
        """Yield the entries of each group of manifests; threads read a few files ahead."""
        table, asked = self.table(decoded), replace(asked, columns=[*dict.fromkeys(asked.columns)])

        def read(group: Group) -> list[list[pa.RecordBatch] | None]:
            ranges = {ordinal: rows for ordinal, rows in group.items() if rows is not None}
            return [table.read(decoded, ranges, asked) if ranges else None]

        with Pipeline[list[pa.RecordBatch] | None](max(2, decoded.threads)) as pipeline:
            works = (partial(read, group) for group in groups)
            of_groups = chain(pipeline.run(works, PARALLEL_LEN), pipeline.rest())
            for group, batches in zip(groups, of_groups, strict=True):
                if batches is not None:
                    yield from batches
                elif self.lost is None:
                    yield from decoded.read(Request(asked.columns, asked.only, frozenset(group)))

    def derived(
        self,
        decoded: Decoded,
        name: str,
        derive: Callable[[], pa.Table],
        is_sound: Callable[[], bool],
    ) -> pa.Table | None:
        """Return a table derived from all entries of a snapshot; None unless all are stored."""
        of_table, every = self.table(decoded), range(len(decoded.paths))
        identities = decoded.identities(every)
        if self.lost is not None or None in identities:
            return None
        key = digest(name, *decoded.paths, *map(str, identities))
        table = of_table.derived(key)
        if table is None and len(self.filled(decoded, every)) == len(every):
            table = derive()
            if is_sound():
                of_table.keep_derived(key, table)
        return table

    def filled(self, decoded: Decoded, ordinals: Sequence[int]) -> dict[int, RowRange]:
        """Return where entries are, after manifests that the store lacks were decoded."""
        table, are_lost = self.table(decoded), self.lost is not None
        ranges = table.ranges(decoded, ordinals, are_lost=are_lost)
        missing = [ordinal for ordinal in ordinals if ordinal not in ranges]
        if are_lost or not missing:
            return ranges
        table.fill(decoded, missing)
        self._keep_to_bound(table, decoded)
        return table.ranges(decoded, ordinals)  # files may have been merged

    def _keep_to_bound(self, table: StoredTable, decoded: Decoded) -> None:
        """Delete the least recently used tables, and then files of other snapshots.

        Those of the snapshot itself stay, even if they exceed `max_size`.
        """
        n_written = sum(other.n_bytes for other in self._tables.values())
        if self.max_size is None or n_written - self._n_bytes_seen < (
            self.max_size // _LOOKS_PER_BOUND
        ):
            return
        self._n_bytes_seen = n_written
        with suppress(OSError, StorageError):  # another process deletes the same
            prune(self.folder, max_size=self.max_size, keeps=table.folder.root)
            if size_of(self.folder) > self.max_size:
                table.forget_others(decoded.paths)

    def table(self, decoded: Decoded) -> StoredTable:
        """Return the files of a table in one schema."""
        table = StoredTable(self.folder, decoded)
        return self._tables.setdefault(table.folder.root, table)


def fill(source: Source, ordinals: Sequence[int] | None = None) -> dict[str, int]:
    """Decode manifests of a snapshot, all or some, that its store does not have yet.

    Returns:
        How many manifests there are, how many were decoded and stored now, how many could not be
        stored (damaged, or a read-only store), and how many entries of them all are stored.

    Raises:
        UsageError: the snapshot was opened without a store.
    """
    if not isinstance(source.store, EntryStore):
        raise UsageError(
            "index needs a store: pass store=FOLDER (--store FOLDER), or set ARROWMETA_STORE"
        )
    decoded = source.decoded()
    ordinals = range(len(decoded.paths)) if ordinals is None else ordinals
    table = source.store.table(decoded)
    before = table.ranges(decoded, ordinals)
    ranges = source.store.filled(decoded, ordinals)
    table.mark_used()
    return {
        "manifest_count": len(ordinals),
        "decoded_manifest_count": len(ranges.keys() - before),
        "skipped_manifest_count": len(ordinals) - len(ranges),
        "entry_count": sum(rows.n_rows for rows in ranges.values()),
    }


class StoredTable:
    """Files of one table in one schema.

    Args:
        store: folder of the store.
        decoded: a scan of the table.

    Attributes:
        folder: of the files.
        n_bytes: bytes written so far, before they were compressed.
    """

    def __init__(self, store: Folder, decoded: Decoded) -> None:
        context = digest(decoder_version(), decoded.format, decoded.context.identity)
        end = _UNSAFE.sub("_", decoded.location.rstrip("/").rpartition("/")[2])[-_LONGEST_NAME:]
        folder = store / TABLES_FOLDER / f"{end}-{digest(decoded.location)}"
        self.folder = folder / f"v{LAYOUT_VERSION}-{context}"
        self.n_bytes = 0
        path = Path(decoded.location)
        location = str(path.absolute()) if path.exists() else decoded.location
        self._about = json.dumps({"location": location, "format": decoded.format}).encode()
        self._files: dict[str, StoredFile] = {}
        self._lock = ProcessLock()
        self._is_writable = True
        self._used_at = -inf

    # -- reading --------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Find new files of other processes, and forget deleted files."""
        with self._lock.held(), self._handled(""):
            names = {name for name in self.folder.files() if is_entries(name)}
            for name in self._files.keys() - names:
                self._files.pop(name, None)
            for name in sorted(names - self._files.keys()):
                with self._handled(name):
                    self._files[name] = StoredFile.open(self.folder, name)

    def ranges(
        self, decoded: Decoded, ordinals: Sequence[int], *, are_lost: bool = False
    ) -> dict[int, RowRange]:
        """Return the rows of manifests in the files, by ordinal; only of stored manifests.

        Args:
            are_lost: whether the manifests are gone; they are those that the list records.
        """
        self.refresh()
        stored: dict[tuple[str, str | None], RowRange] = {}
        for file in list(self._files.values()):  # other threads may add and forget some meanwhile
            for (path, identity), rows in file.ranges.items():
                stored[path, identity.rpartition("|")[0] if are_lost else identity] = rows
        if not stored:
            return {}
        recorded = map(decoded.recorded_identity, ordinals)
        identities = recorded if are_lost else decoded.identities(ordinals)
        keys = zip([decoded.paths[ordinal] for ordinal in ordinals], identities, strict=True)
        ranges = zip(ordinals, map(stored.get, keys), strict=True)
        return {ordinal: rows for ordinal, rows in ranges if rows is not None}

    def read(
        self, decoded: Decoded, ranges: Mapping[int, RowRange], asked: Request
    ) -> list[pa.RecordBatch] | None:
        """Return the entries of manifests of one file; None if it is damaged or deleted."""
        name, batches = next(iter(ranges.values())).file, None
        self.mark_used()
        with self._handled(name):
            if file := self._files.get(name):
                batches = list(file.batches(decoded, ranges, asked))
        return batches

    def derived(self, key: str) -> pa.Table | None:
        """Return a derived table; None if it is not stored."""
        name, table = key + DERIVED_SUFFIX, None
        with self._handled(name):
            table = read_derived(self.folder.end_of(name))
            self.mark_used()
        return table

    @contextmanager
    def _handled(self, name: str) -> Iterator[None]:
        """Warn that a file cannot be read, and delete a damaged one."""
        try:
            yield
        except FileNotFoundError:  # another process has merged or pruned it
            self._files.pop(name, None)
        except DamagedFileError as error:
            self._warn(f"{name} is damaged and was dropped: {error}")
            self._delete(name)
        except (OSError, StorageError) as error:
            self._warn(f"{name} cannot be read: {error}")

    def _warn(self, message: str) -> None:
        text = f"store: {self.folder.location}/{message}"
        warnings.warn(text, StoreWarning, stacklevel=2)

    # -- writing --------------------------------------------------------------------------------

    def mark_used(self) -> None:
        """Record that the table is used, and what it is, unless it was lately; see `care.prune`."""
        now = monotonic()
        if self._is_writable and now - self._used_at >= _USED_SECONDS:
            self._used_at = now
            with suppress(OSError, StorageError):
                self.folder.write(TABLE_FILE, self._about)

    def fill(self, decoded: Decoded, missing: Sequence[int]) -> None:
        """Decode manifests, and store the entries of undamaged manifests.

        Raises:
            StorageError: the manifests cannot be read for now.
        """
        manifests: dict[Manifest, int] = {}
        for ordinal, identity in zip(missing, decoded.identities(missing), strict=True):
            if identity is not None:
                manifests.setdefault(Manifest(decoded.paths[ordinal], identity), ordinal)
        if manifests and self._is_writable:
            self.mark_used()  # or another process deletes it as the least recently used
            self._decode(decoded, {ordinal: key for key, ordinal in manifests.items()})
            self._merge(decoded)

    def _decode(self, decoded: Decoded, manifests: Mapping[int, Manifest]) -> None:
        damage = DamageLog(warns=False)
        names = stored_names(decoded)
        schema = schema_of(decoded, ["entry_id", *names])
        request = Request(schema.names, manifests=frozenset(manifests))
        batches = decoded.decode(request, damage)
        written = []
        for counts, rows in _runs(batches, schema, sorted(manifests)):
            run = {manifests[ordinal]: count for ordinal, count in counts.items()}
            if damage.paths.isdisjoint(key.path for key in run):
                file = self._write(rows.select(names), run)
                if file is None:
                    return
                written.append(file)
        # Whether a manifest lacks entries is known only after its last block.
        sound = set[Manifest]()
        for file in written:
            if damage.paths.isdisjoint(key.path for key in file.ranges):
                sound |= file.ranges.keys()
            else:
                self._delete(file.name)
        left = {ordinal: key for ordinal, key in manifests.items() if key not in sound}
        again = {ordinal: key for ordinal, key in left.items() if key.path not in damage.paths}
        if again:  # they were in a file with a damaged one
            self._decode(decoded, again)

    def _merge(self, decoded: Decoded) -> None:
        """Merge small files, if there are many; a reader that misses one decodes its manifests.

        Manifests in several files, of several writers or a writer that died, are kept once.
        """
        files = list(self._files.values())
        small = [file for file in files if file.metadata.num_rows < _SMALL_ROWS]
        if len(small) < _SMALL_FILES:
            return
        names = stored_names(decoded)
        parts: dict[Manifest, pa.Table] = {}
        merged = []
        for file in small:
            with self._handled(file.name):
                every = {0: RowRange(file.name, 0, file.metadata.num_rows)}
                batches = file.batches(decoded, every, Request(names))
                rows = pa.Table.from_batches(batches, schema_of(decoded, names))
                parts |= {
                    key: rows.slice(start, count) for key, (_, start, count) in file.ranges.items()
                }
                merged.append(file.name)
        if len(merged) > 1:
            counts = {key: rows.num_rows for key, rows in parts.items()}
            is_written = self._write(pa.concat_tables(parts.values()), counts)
            for name in merged if is_written else ():
                self._delete(name)

    def _write(self, rows: pa.Table, manifests: Mapping[Manifest, int]) -> StoredFile | None:
        file = None
        with self._writing():
            file = write(self.folder, rows, manifests)
            self._files[file.name] = file
            self.n_bytes += rows.nbytes
        return file

    def keep_derived(self, key: str, table: pa.Table) -> None:
        """Store a derived table, and delete the oldest tables."""
        with self._writing():
            if self._is_writable:
                self.folder.write(key + DERIVED_SUFFIX, derived_bytes(table))
                files = self.folder.files()
                names = [name for name in files if name.endswith(DERIVED_SUFFIX)]
                names.sort(key=lambda name: files[name].modified_at or NEVER)
                for name in names[:-_MOST_DERIVED]:
                    self._delete(name)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Warn that the folder cannot be written to, and write no more."""
        try:
            yield
        except (OSError, StorageError) as error:
            self._is_writable = False
            self._warn(f" cannot be written to: {error}")

    def forget_others(self, paths: Collection[str]) -> None:
        """Delete the files without any of these manifests."""
        self.refresh()
        needed = frozenset(paths)
        for file in list(self._files.values()):
            if needed.isdisjoint(key.path for key in file.ranges):
                self._delete(file.name)

    def _delete(self, name: str) -> None:
        self._files.pop(name, None)
        with suppress(OSError, StorageError):
            self.folder.delete(name)


def _runs(
    batches: Iterable[pa.RecordBatch], schema: pa.Schema, ordinals: Sequence[int]
) -> Iterator[tuple[dict[int, int], pa.Table]]:
    """Yield the rows of as many manifests as fit a row group, and how many each has.

    Args:
        batches: rows of the manifests in their order, with the column `entry_id`.
        schema: of the batches.
        ordinals: the manifests, in ascending order.
    """
    rows = schema.empty_table()
    for batch in chain(batches, [None]):
        last = np.inf
        if batch is not None:
            if not batch.num_rows:
                continue
            rows = pa.concat_tables([rows, pa.Table.from_batches([batch], schema)])
            last = ordinals_of(to_numbers(batch.column("entry_id")))[-1]
        # The last manifest may go on in the next batch.
        while (n := int(np.searchsorted(ordinals, last))) and (
            batch is None or rows.num_rows > ROW_GROUP_LEN
        ):
            of_rows = ordinals_of(to_numbers(whole(rows["entry_id"])))
            ends = np.searchsorted(of_rows, ordinals[:n], side="right").tolist()
            n = max(1, int(np.searchsorted(ends, ROW_GROUP_LEN, side="right")))
            counts = np.diff(ends[:n], prepend=0).tolist()
            yield dict(zip(ordinals, counts, strict=False)), rows.slice(0, ends[n - 1])
            rows, ordinals = rows.slice(ends[n - 1]), ordinals[n:]


# -- care ----------------------------------------------------------------------------------------

#: Names of folders of a table, and of folders of files in it, of older layouts, too. Others in a
#: store are not touched.
_TABLE_NAME = re.compile(r"[A-Za-z0-9_.=-]*-[0-9a-f]{16}")
_CONTEXT_NAME = re.compile(r"(v[0-9]+-)?[0-9a-f]{16}")

#: One row per table.
LIST = to_schema(
    "table_location: string, format: string, manifest_count: int64!, entry_count: int64!, "
    "segment_count: int64!, size_in_bytes: int64!, last_used_at: timestamp_utc, folder: string!"
)

#: One row per file that is not whole.
FAULTS = to_schema("table_location: string, segment: string!, detail: string!")

#: One row per folder of files that was deleted.
PRUNED = to_schema(
    "table_location: string, folder: string!, size_in_bytes: int64!, last_used_at: timestamp_utc"
)

#: Age of a file that its writer has not finished and never will.
_UNFINISHED = timedelta(hours=1)


class _StoredTable(Struct, frozen=True, dict=True):
    """The files of one table in one schema.

    Attributes:
        folder: of the files.
        files: in the folder.
    """

    folder: Folder
    files: Mapping[str, FoundFile]

    @property
    def name(self) -> str:
        """Path of the folder from that of the store."""
        return "/".join(self.folder.root.rsplit("/", 3)[1:])

    @property
    def n_bytes(self) -> int:
        return sum(file.size for file in self.files.values())

    @property
    def used_at(self) -> datetime | None:
        """When an answer last came from the files."""
        used = self.files.get(TABLE_FILE)
        return used.modified_at.astimezone(UTC) if used and used.modified_at else None

    @cached_property
    def row(self) -> dict[str, Any]:
        """What it is; location and format are null if they cannot be read."""
        about = {}
        with suppress(OSError, StorageError, ValueError, AttributeError, RecursionError):
            content = json.loads(self.folder.end_of(TABLE_FILE).to_pybytes())
            about = {key: value for key, value in content.items() if isinstance(value, str)}
        return {
            "table_location": about.get("location"),
            "format": about.get("format"),
            "size_in_bytes": self.n_bytes,
            "last_used_at": self.used_at,
            "folder": self.name,
        }

    def names(self) -> list[str]:
        """Return the names of files of the layout of this version."""
        return sorted(self.files) if self.folder.name.startswith(f"v{LAYOUT_VERSION}-") else []

    def check(self, name: str) -> None:
        """Read every byte of a file, and raise if it is not whole."""
        if is_entries(name):
            StoredFile.open(self.folder, name).check()
        elif name.endswith(DERIVED_SUFFIX):
            read_derived(self.folder.end_of(name))
        elif None in self.row.values() and name == TABLE_FILE in self.folder.files():
            raise DamagedFileError("it cannot be read; arrowmeta index writes it again")


def existing(location: str | os.PathLike[str], settings: StorageSettings | None = None) -> Folder:
    """Return the folder of a store that something was written to.

    Args:
        location: of the folder.
        settings: how the store is reached.

    Raises:
        UsageError: there is none at the location.
    """
    store = Folder.at(location, settings)
    if not (store / TABLES_FOLDER).folders(_TABLE_NAME):
        raise UsageError(
            f"there is no store at {store.location}: index tables into it first, as with "
            f"arrowmeta index LOCATION --store {store.location}"
        )
    return store


def list_tables(store: Folder) -> pa.Table:
    """Return what the store has: one row per table and schema; see `LIST`."""
    rows = []
    for table in _tables(store):
        files = []
        for name in filter(is_entries, table.names()):
            with suppress(OSError, StorageError, DamagedFileError):
                files.append(StoredFile.open(table.folder, name))
        counts = {
            "manifest_count": len({key.path for file in files for key in file.ranges}),
            "entry_count": sum(file.metadata.num_rows for file in files),
            "segment_count": len(files),
        }
        rows.append(table.row | counts)
    return pa.Table.from_pylist(rows, LIST)


def size_of(store: Folder) -> int:
    """Return the bytes of all files."""
    return sum(table.n_bytes for table in _tables(store))


def verify(store: Folder) -> pa.Table:
    """Read every byte and compare checksums; return what is not whole; see `FAULTS`."""
    rows = []
    for table in _tables(store):
        for name in table.names():
            try:
                table.check(name)
            except FileNotFoundError:
                continue  # deleted meanwhile, as when writers merge files
            except (OSError, StorageError, DamagedFileError) as error:
                detail = f"{type(error).__name__}: {error}"
                rows.append(table.row | {"segment": f"{table.name}/{name}", "detail": detail})
    return pa.Table.from_pylist(rows, FAULTS)


def prune(
    store: Folder,
    *,
    max_size: int | None = None,
    unused_for: timedelta | None = None,
    keeps: str | None = None,
) -> pa.Table:
    """Delete files of tables that were not used lately, and return which; see `PRUNED`.

    What writers that died have left is deleted, too.

    Args:
        store: the folder.
        max_size: bytes that may stay; what was used least recently goes first.
        unused_for: delete what was not used for so long.
        keeps: path of a folder of files that stays.

    Raises:
        OSError: the store cannot be written to.
    """
    now = datetime.now(UTC)
    tables = sorted(_tables(store), key=lambda table: table.used_at or NEVER)
    size = sum(table.n_bytes for table in tables)
    pruned = []
    for table in tables:
        for name, file in table.files.items():
            if name.startswith(".") and now - (file.modified_at or now) > _UNFINISHED:
                table.folder.delete(name)
        is_old = unused_for is not None and now - (table.used_at or NEVER) > unused_for
        is_too_much = max_size is not None and size > max_size
        if table.folder.root != keeps and (is_old or is_too_much):
            pruned.append(table.row)
            table.folder.delete()
            size -= table.n_bytes
    return pa.Table.from_pylist(pruned, PRUNED)


def _tables(store: Folder) -> Iterator[_StoredTable]:
    """Yield the folders of files; what else is in the folder of a store is left alone."""
    for table in (store / TABLES_FOLDER).folders(_TABLE_NAME):
        for folder in table.folders(_CONTEXT_NAME):
            yield _StoredTable(folder, folder.files())

"""The segments of one table in one schema: found, filled, merged, and dropped where damaged.

Takes the manifests of a snapshot; gives where their entries are. What is missing is decoded,
collected by manifest (`PendingRows`) and written. Other processes may write to the same folder, or
delete from it, at any moment.
"""

from __future__ import annotations

import json
import uuid
import warnings
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import to_numbers
from arrowmeta.columns.ids import ordinals_of
from arrowmeta.errors import StorageError
from arrowmeta.io.own_version import decoder_version
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.entries import column_field
from arrowmeta.model.process_lock import ProcessLock
from arrowmeta.model.source import EntryFilter, EntryReading
from arrowmeta.store.columns import StoredColumns
from arrowmeta.store.folder import (
    CONTEXT_FILE,
    DATA_SUFFIX,
    INDEX_SUFFIX,
    LAYOUT_VERSION,
    TABLE_FILE,
    TABLES_FOLDER,
    USED_FILE,
    Folder,
    digest,
    table_folder_name,
)
from arrowmeta.store.index import DamagedSegmentError, Place, SegmentIndex
from arrowmeta.store.rows import SegmentRows
from arrowmeta.store.segment import SegmentFile, write_segment


class PendingRows:
    """Decoded rows that are not in a segment yet, by manifest.

    Args:
        names: of the columns to keep of each batch.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names)
        self._rows: dict[int, list[pa.RecordBatch]] = {}
        self.n_rows = 0
        self.last_ordinal = -1

    def add(self, batch: pa.RecordBatch) -> None:
        """Take rows of manifests that follow those before."""
        if not batch.num_rows:
            return
        ordinals = ordinals_of(to_numbers(batch.column("entry_id")))
        bounds = [0, *(np.flatnonzero(np.diff(ordinals)) + 1).tolist(), len(ordinals)]
        rows = batch.select(self._names)
        for start, end in pairwise(bounds):
            part = rows.slice(start, end - start)
            self._rows.setdefault(int(ordinals[start]), []).append(part)
        self.last_ordinal = int(ordinals[-1])
        self.n_rows += batch.num_rows

    def first(self, ordinals: Sequence[int], limit: int) -> list[int]:
        """Return the first manifests, of which at most `limit` rows are here; at least one."""
        sizes = [sum(batch.num_rows for batch in self._rows.get(one, [])) for one in ordinals]
        n_within = int(np.searchsorted(np.cumsum(sizes), limit, side="right"))
        return list(ordinals[: max(1, n_within)])

    def take(self, ordinal: int) -> list[pa.RecordBatch]:
        """Return the rows of a manifest, and forget them."""
        batches = self._rows.pop(ordinal, [])
        self.n_rows -= sum(batch.num_rows for batch in batches)
        return batches


#: Rows of a segment.
SEGMENT_ROWS = 131_072

#: Bytes of segments that stay open for the next question: what was read of them is in memory.
_MAPPED_BYTES = 256 << 20

#: Segments of fewer rows are small; that many of them are merged into one.
_SMALL_ROWS = 32_768
_SMALL_SEGMENTS = 8


class StoreWarning(UserWarning):
    """The store could not be read or written; the answer came from the manifests."""


class TableSegments:
    """The segments of one table in one schema.

    Args:
        store: the folder of the store.
        reading: whose entries these are.
    """

    def __init__(self, store: Folder, reading: EntryReading) -> None:
        self._table_folder = store / TABLES_FOLDER / table_folder_name(reading.location)
        text = f"{decoder_version()}\n{LAYOUT_VERSION}\n{reading.format}\n{reading.context}"
        self.folder = self._table_folder / digest(text)
        self._indexes: dict[str, SegmentIndex] = {}
        self._files: dict[str, SegmentFile] = {}
        self._lock = ProcessLock()
        self._is_writable = True
        self._is_used = False
        #: Written by this process.
        self.n_bytes_written = 0
        self._table = {"location": reading.location, "format": reading.format}

    # -- look-up --------------------------------------------------------------------------------

    def filled(self, reading: EntryReading, wanted: Sequence[int]) -> dict[int, Place]:
        """Return where the entries of manifests are, after decoding those that were missing."""
        found = self.places(reading, wanted)
        missing = [ordinal for ordinal in wanted if ordinal not in found]
        if not missing or not self._is_writable:
            return found
        try:
            self._fill(reading, missing)
            self._mark_used()
            self._merge(StoredColumns.of(reading))
        except (OSError, StorageError) as error:
            self._is_writable = False
            _warn(f"{self.folder.location} cannot be written to: {error}")
        return self.places(reading, wanted)

    def places(self, reading: EntryReading, wanted: Sequence[int]) -> dict[int, Place]:
        """Return where the entries of manifests are, of those that are stored."""
        self._refresh()
        if not self._indexes:
            return {}
        known = {
            manifest: segment.place(i)
            for segment in self._indexes.values()
            for i, manifest in enumerate(segment.manifests)
        }
        paths = [reading.paths[ordinal] for ordinal in wanted]
        found = {}
        for ordinal, path, identity in zip(wanted, paths, reading.identities(wanted), strict=True):
            place = known.get((path, identity)) if identity is not None else None
            if place is not None:
                found[ordinal] = place
        return found

    def recorded_places(self, reading: EntryReading, ordinals: Sequence[int]) -> dict[int, Place]:
        """Return where entries are of manifests whose file cannot be asked what it is."""
        self._refresh()
        known = {
            (path, identity.rpartition("|")[0]): segment.place(i)
            for segment in self._indexes.values()
            for i, (path, identity) in enumerate(segment.manifests)
        }
        found = {
            one: known.get((reading.paths[one], reading.recorded_identity(one))) for one in ordinals
        }
        return {one: place for one, place in found.items() if place is not None}

    def _refresh(self) -> None:
        """Read the indexes that are new, and forget those that are gone."""
        try:
            names = [name for name in self.folder.names() if name.endswith(INDEX_SUFFIX)]
        except (OSError, StorageError) as error:
            _warn(f"{self.folder.location} cannot be read: {error}")
            names = []
        there = {name.removesuffix(INDEX_SUFFIX) for name in names if not name.startswith(".")}
        with self._lock.held():
            for name in set(self._indexes) - there:
                self._forget(name)
            for name in sorted(there - set(self._indexes)):
                with suppress(FileNotFoundError):  # merged meanwhile
                    self._load_index(name)

    def _load_index(self, name: str) -> None:
        content = self.folder.read(name + INDEX_SUFFIX).to_pybytes()
        try:
            self._indexes[name] = SegmentIndex.from_bytes(content, name)
        except DamagedSegmentError as error:
            self._drop(name, error)

    # -- reading --------------------------------------------------------------------------------

    def read(
        self,
        reading: EntryReading,
        places: dict[int, Place],
        columns: Collection[str],
        only: EntryFilter | None,
    ) -> list[pa.RecordBatch] | None:
        """Return the entries of manifests of one segment; None if it is damaged or gone."""
        segment = next(iter(places.values())).segment
        self._mark_used()
        try:
            rows = SegmentRows(reading, self._open(segment), places)
            return list(rows.batches(columns, only))
        except FileNotFoundError:  # merged by another process: it is found again next time
            self._forget(segment.name)
        except (DamagedSegmentError, pa.ArrowException, OSError, StorageError) as error:
            self._drop(segment.name, error)
        return None

    def _open(self, segment: SegmentIndex) -> SegmentFile:
        with self._lock.held():
            file = self._files.pop(segment.name, None)
            if file is None:
                file = SegmentFile.open(self.folder, segment)
            self._files[segment.name] = file
            n_bytes = sum(one.index.n_bytes for one in self._files.values())
            for name in list(self._files)[:-1]:  # those that were asked for longest ago first
                if n_bytes > _MAPPED_BYTES:
                    n_bytes -= self._files.pop(name).index.n_bytes
            return file

    def _forget(self, name: str) -> None:
        self._indexes.pop(name, None)
        self._files.pop(name, None)

    def _drop(self, name: str, error: Exception) -> None:
        """Delete a segment that is not what was written: its manifests are decoded again."""
        _warn(f"{self.folder.location}/{name} is damaged and was dropped: {error}")
        self._forget(name)
        with suppress(OSError, StorageError):
            self._delete(name)

    def forget_others(self, paths: Collection[str]) -> None:
        """Delete the segments that have none of some manifests."""
        self._refresh()
        wanted = frozenset(paths)
        for name, segment in list(self._indexes.items()):
            if wanted.isdisjoint(segment.paths):
                self._forget(name)
                self._delete(name)

    def _delete(self, name: str) -> None:
        """Delete a segment: first its index, without which the rest is not read."""
        self.folder.delete(name + INDEX_SUFFIX)
        self.folder.delete(name + DATA_SUFFIX)

    def _mark_used(self) -> None:
        """Remember, once a process, that the segments are of use; see `care.prune`."""
        if not self._is_used and self._is_writable:
            self._is_used = True
            with suppress(OSError, StorageError):
                self.folder.write(USED_FILE, b"")

    # -- writing --------------------------------------------------------------------------------

    def _fill(self, reading: EntryReading, missing: Sequence[int]) -> None:
        """Decode manifests and store those that are whole."""
        identities = dict(zip(missing, reading.identities(missing), strict=True))
        known = frozenset(one for one, identity in identities.items() if identity is not None)
        if not known:
            return
        self._write_description(reading)
        columns = StoredColumns.of(reading)
        damage = DamageLog(warns=False)
        pending = PendingRows(columns.names)
        unwritten = sorted(known)
        written = []
        for batch in reading.decode(
            ["entry_id", *columns.names], EntryFilter(manifests=known), damage
        ):
            pending.add(batch)
            while pending.n_rows > SEGMENT_ROWS and unwritten[0] < pending.last_ordinal:
                whole = [one for one in unwritten if one < pending.last_ordinal]
                done = pending.first(whole, SEGMENT_ROWS)
                unwritten = unwritten[len(done) :]
                written.append(self._write(reading, columns, pending, done, identities, damage))
        written.append(self._write(reading, columns, pending, unwritten, identities, damage))
        # What a manifest lacks of what its list says is known after its last block.
        for segment in filter(None, written):
            if not damage.paths.isdisjoint(segment.paths):
                self._write_without(segment, damage.paths, columns)

    def _write(
        self,
        reading: EntryReading,
        columns: StoredColumns,
        pending: PendingRows,
        ordinals: Sequence[int],
        identities: dict[int, str | None],
        damage: DamageLog,
    ) -> SegmentIndex | None:
        """Write the rows of manifests without damage so far; None if there are none."""
        damaged = damage.paths
        rows = {one: pending.take(one) for one in ordinals}
        whole = [one for one in ordinals if reading.paths[one] not in damaged]
        if not whole:
            return None
        manifests = [
            (reading.paths[one], identities[one] or "", sum(b.num_rows for b in rows[one]))
            for one in whole
        ]
        schema = pa.schema([column_field(columns.schema, name) for name in columns.names])
        table = pa.Table.from_batches([batch for one in whole for batch in rows[one]], schema)
        return self._write_segment(columns.to_stored(table), manifests, columns)

    def _write_without(
        self, segment: SegmentIndex, damaged: Collection[object], columns: StoredColumns
    ) -> None:
        """Replace a segment by one without some manifests."""
        kept = [i for i, path in enumerate(segment.paths) if path not in damaged]
        if kept:
            rows = SegmentFile.open(self.folder, segment).read_all()
            parts = [rows.slice(segment.starts[i], segment.counts[i]) for i in kept]
            manifests = [
                (segment.paths[i], segment.identities[i], int(segment.counts[i])) for i in kept
            ]
            self._write_segment(pa.concat_tables(parts), manifests, columns)
        self._delete(segment.name)

    def _write_description(self, reading: EntryReading) -> None:
        """Say what the folders are, for people and for `arrowmeta store list`."""
        self.folder.write(USED_FILE, b"")  # or another process takes it for what was used least
        self._table_folder.write(TABLE_FILE, json.dumps(self._table).encode())
        about = {"arrowmeta": decoder_version(), "layout_version": LAYOUT_VERSION}
        self.folder.write(CONTEXT_FILE, json.dumps({**about, "read_as": reading.context}).encode())

    def _merge(self, columns: StoredColumns) -> None:
        """Merge small segments; a reader that finds one gone decodes its manifests.

        Manifests that several writers have stored, or one that died while merging, are kept once.
        """
        self._refresh()
        small = [one for one in self._indexes.values() if one.n_rows < _SMALL_ROWS]
        if len(small) < _SMALL_SEGMENTS:
            return
        large = [one for one in self._indexes.values() if one not in small]
        seen = {one for segment in large for one in segment.manifests}
        by_names: dict[tuple[str, ...], _Merged] = {}
        for segment in small:
            try:
                rows = SegmentFile.open(self.folder, segment).read_all()
            except FileNotFoundError:
                continue
            except (DamagedSegmentError, pa.ArrowException, OSError, StorageError) as error:
                self._drop(segment.name, error)
                continue
            # Only segments of the same columns go together: some have `file_name`, some do not.
            merged = by_names.setdefault(tuple(rows.schema.names), _Merged())
            merged.add(segment, rows, seen)
        for merged in by_names.values():
            if len(merged.names) > 1:
                if merged.manifests:
                    self._write_segment(pa.concat_tables(merged.parts), merged.manifests, columns)
                for name in merged.names:
                    self._delete(name)

    def _write_segment(
        self, rows: pa.Table, manifests: Sequence[tuple[str, str, int]], columns: StoredColumns
    ) -> SegmentIndex:
        name = uuid.uuid4().hex
        segment = write_segment(self.folder, name, rows, manifests, columns.repeated)
        self.n_bytes_written += segment.n_bytes
        return segment


@dataclass
class _Merged:
    """Segments on their way into one.

    Attributes:
        names: of the segments.
        parts: the rows of each manifest.
        manifests: path, identity and number of rows of each.
    """

    names: list[str] = field(default_factory=list)
    parts: list[pa.Table] = field(default_factory=list)
    manifests: list[tuple[str, str, int]] = field(default_factory=list)

    def add(self, segment: SegmentIndex, rows: pa.Table, seen: set[tuple[str, str]]) -> None:
        """Take the manifests of a segment that have not been seen yet."""
        self.names.append(segment.name)
        for i, manifest in enumerate(segment.manifests):
            if manifest not in seen:
                seen.add(manifest)
                count = int(segment.counts[i])
                self.parts.append(rows.slice(int(segment.starts[i]), count))
                self.manifests.append((*manifest, count))


def _warn(message: str) -> None:
    warnings.warn(f"store: {message}", StoreWarning, stacklevel=2)

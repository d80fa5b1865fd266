"""Entries read from segments, and decoded into them where there is none yet.

Takes the manifests of a snapshot and gives their entries in order, as decoding gives them. A
manifest is identified by its path, its length, what the manifest list says of it and, on a local
disk, when it was changed. Damaged manifests are never stored: they are decoded, and reported, each
time.

The layout is described in `docs/store.md`.
"""

from __future__ import annotations

import json
import uuid
import warnings
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import groupby, pairwise

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import flag_array, number_array, to_numbers
from arrowmeta.columns.ids import entry_ids, ordinals_of
from arrowmeta.errors import StorageError
from arrowmeta.io.own_version import own_version
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.entries import column_field
from arrowmeta.model.entry_store import EntryReading
from arrowmeta.model.process_lock import ProcessLock
from arrowmeta.model.source import EntryFilter
from arrowmeta.store.columns import Positions, StoredColumns
from arrowmeta.store.folder import Folder
from arrowmeta.store.layout import (
    CONTEXT_FILE,
    DATA_SUFFIX,
    INDEX_SUFFIX,
    LAYOUT_VERSION,
    TABLE_FILE,
    TABLES_FOLDER,
    USED_FILE,
    digest,
    table_folder_name,
)
from arrowmeta.store.segment import (
    ROW_GROUP_LEN,
    DamagedSegmentError,
    SegmentFile,
    SegmentIndex,
    write_segment,
)

#: Rows of a segment.
SEGMENT_ROWS = 131_072

#: Segments of fewer rows are small; that many of them are merged into one.
_SMALL_ROWS = 32_768
_SMALL_SEGMENTS = 8

#: Bytes of manifests that are faster decoded than looked up, where the lists rule out the others.
_DIRECT_LEN = 4 << 20


class StoreWarning(UserWarning):
    """The store could not be read or written; the answer came from the manifests."""


@dataclass(frozen=True)
class _Place:
    """Where the rows of one manifest are in a segment."""

    segment: SegmentIndex
    start: int
    count: int


@dataclass
class EntryStore:
    """Decoded entries of any number of tables, in one folder.

    Attributes:
        folder: of the store.
    """

    folder: Folder
    _contexts: dict[str, _Context] = field(default_factory=dict, init=False)
    _lock: ProcessLock = field(default_factory=ProcessLock, init=False)

    def batches(
        self, reading: EntryReading, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries, in the order of their manifests; see `Source.batches`."""
        wanted = _wanted_ordinals(reading, only)
        if only is not None and only.manifests is not None and reading.length(wanted) < _DIRECT_LEN:
            yield from reading.decode(columns, only, None)
            return
        context = self._context(reading)
        places = context.filled(reading, wanted)
        for segment, group in groupby(wanted, key=lambda one: _segment_of(places.get(one))):
            ordinals = list(group)
            some = (
                None if segment is None else context.read(reading, ordinals, places, columns, only)
            )
            if some is None:
                keep = only or EntryFilter()
                rest = replace(keep, manifests=frozenset(ordinals))
                yield from reading.decode(columns, rest, None)
            else:
                yield from some

    def fill(self, reading: EntryReading, ordinals: Sequence[int] | None = None) -> Filled:
        """Decode the entries of manifests that are not stored yet, and store them.

        Args:
            reading: whose entries these are.
            ordinals: of the manifests; all by default.
        """
        wanted = _wanted_ordinals(reading, None) if ordinals is None else list(ordinals)
        context = self._context(reading)
        before = context.places(reading, wanted)
        after = context.filled(reading, wanted)
        return Filled(
            len(wanted),
            len(after) - len(before),
            len(wanted) - len(after),
            sum(place.count for place in after.values()),
        )

    def recovered(
        self, reading: EntryReading, lost: Collection[str], columns: Collection[str]
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries of manifests that are lost or damaged, as they were stored.

        Args:
            reading: what is read.
            lost: paths of the manifests; those that were never stored are left out.
            columns: of the relation.
        """
        context = self._context(reading)
        ordinals = [one for one, path in enumerate(reading.paths) if path in lost]
        places = context.recorded_places(reading, ordinals)
        stored = [one for one in ordinals if one in places]
        for _, group in groupby(stored, key=lambda one: _segment_of(places[one])):
            yield from context.read(reading, list(group), places, columns, None) or ()

    def _context(self, reading: EntryReading) -> _Context:
        key = digest(reading.location, reading.format, reading.context)
        with self._lock.held():
            if key not in self._contexts:
                self._contexts[key] = _Context(self.folder, reading)
            return self._contexts[key]


@dataclass(frozen=True)
class LostEntries:
    """What a store has of manifests that cannot be read any more.

    Attributes:
        store: where they were stored.
        lost: their paths.
    """

    store: EntryStore
    lost: frozenset[str]

    def batches(
        self, reading: EntryReading, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of their entries; those never stored are left out."""
        return self.store.recovered(reading, self.lost, columns)


@dataclass(frozen=True)
class Filled:
    """What `EntryStore.fill` did.

    Attributes:
        manifests: of the snapshot.
        added: those of them that were decoded and stored now.
        left_out: those that could not be stored, as they are damaged or the store is read-only.
        entries: that are stored, of all these manifests.
    """

    manifests: int
    added: int
    left_out: int
    entries: int


class _Context:
    """The segments of one table in one schema.

    Args:
        store: the folder of the store.
        reading: whose entries these are.
    """

    def __init__(self, store: Folder, reading: EntryReading) -> None:
        self._table_folder = store / TABLES_FOLDER / table_folder_name(reading.location)
        text = f"{own_version()}\n{LAYOUT_VERSION}\n{reading.format}\n{reading.context}"
        self.folder = self._table_folder / digest(text)
        self._indexes: dict[str, SegmentIndex] = {}
        self._files: dict[str, SegmentFile] = {}
        self._lock = ProcessLock()
        self._is_writable = True
        self._is_used = False
        self._table = {"location": reading.location, "format": reading.format}

    # -- look-up --------------------------------------------------------------------------------

    def filled(self, reading: EntryReading, wanted: Sequence[int]) -> dict[int, _Place]:
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

    def places(self, reading: EntryReading, wanted: Sequence[int]) -> dict[int, _Place]:
        """Return where the entries of manifests are, of those that are stored."""
        self._refresh()
        if not self._indexes:
            return {}
        known = {
            (path, identity): (segment, i)
            for segment in self._indexes.values()
            for i, (path, identity) in enumerate(
                zip(segment.paths, segment.identities, strict=True)
            )
        }
        paths = [reading.paths[ordinal] for ordinal in wanted]
        found = {}
        for ordinal, path, identity in zip(wanted, paths, reading.identities(wanted), strict=True):
            place = known.get((path, identity)) if identity is not None else None
            if place is not None:
                found[ordinal] = _place_in(*place)
        return found

    def recorded_places(self, reading: EntryReading, ordinals: Sequence[int]) -> dict[int, _Place]:
        """Return where entries are of manifests whose file cannot be asked what it is."""
        self._refresh()
        known = {
            (path, identity.rpartition("|")[0]): _place_in(segment, i)
            for segment in self._indexes.values()
            for i, (path, identity) in enumerate(
                zip(segment.paths, segment.identities, strict=True)
            )
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
        ordinals: Sequence[int],
        places: dict[int, _Place],
        columns: Collection[str],
        only: EntryFilter | None,
    ) -> list[pa.RecordBatch] | None:
        """Return the entries of manifests of one segment; None if it is damaged or gone."""
        segment = places[ordinals[0]].segment
        self._mark_used()
        try:
            file = self._open(segment)
            rows = _SegmentRows(reading, file, ordinals, places)
            return list(rows.batches(columns, only))
        except FileNotFoundError:  # merged by another process: it is found again next time
            self._forget(segment.name)
        except (DamagedSegmentError, pa.ArrowException, OSError, StorageError) as error:
            self._drop(segment.name, error)
        return None

    def _open(self, segment: SegmentIndex) -> SegmentFile:
        with self._lock.held():
            if segment.name not in self._files:
                self._files[segment.name] = SegmentFile.open(self.folder, segment)
            return self._files[segment.name]

    def _forget(self, name: str) -> None:
        self._indexes.pop(name, None)
        self._files.pop(name, None)

    def _drop(self, name: str, error: Exception) -> None:
        """Delete a segment that is not what was written: its manifests are decoded again."""
        _warn(f"{self.folder.location}/{name} is damaged and was dropped: {error}")
        self._forget(name)
        with suppress(OSError, StorageError):
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
        pending = _Pending(columns.names)
        unwritten = sorted(known)
        for batch in reading.decode(
            ["entry_id", *columns.names], EntryFilter(manifests=known), damage
        ):
            pending.add(batch)
            if pending.n_rows > SEGMENT_ROWS:
                last = pending.last_ordinal
                done = [one for one in unwritten if one < last]
                unwritten = [one for one in unwritten if one >= last]
                self._write(reading, columns, pending.take(done), done, identities, damage)
        self._write(reading, columns, pending.take(unwritten), unwritten, identities, damage)

    def _write(
        self,
        reading: EntryReading,
        columns: StoredColumns,
        rows: dict[int, pa.Table],
        ordinals: Sequence[int],
        identities: dict[int, str | None],
        damage: DamageLog,
    ) -> None:
        damaged = damage.paths
        whole = [one for one in ordinals if reading.paths[one] not in damaged]
        tables = {one: rows[one] for one in whole if one in rows}
        manifests = [
            (
                reading.paths[one],
                identities[one] or "",
                tables[one].num_rows if one in tables else 0,
            )
            for one in whole
        ]
        if manifests:
            schema = pa.schema([column_field(columns.schema, name) for name in columns.names])
            table = pa.concat_tables([schema.empty_table(), *tables.values()])
            stored = columns.to_stored(table)
            write_segment(self.folder, uuid.uuid4().hex, stored, manifests, columns.repeated)

    def _write_description(self, reading: EntryReading) -> None:
        """Say what the folders are, for people and for `arrowmeta store list`."""
        self._table_folder.write(TABLE_FILE, json.dumps(self._table).encode())
        about = {"arrowmeta": own_version(), "layout_version": LAYOUT_VERSION}
        self.folder.write(CONTEXT_FILE, json.dumps({**about, "read_as": reading.context}).encode())

    def _merge(self, columns: StoredColumns) -> None:
        """Put small segments together; whoever reads them meanwhile decodes their manifests."""
        self._refresh()
        small = [one for one in self._indexes.values() if one.n_rows < _SMALL_ROWS]
        if len(small) < _SMALL_SEGMENTS:
            return
        parts, manifests, merged = [], [], []
        for segment in small:
            try:
                file = SegmentFile.open(self.folder, segment)
                parts.append(file.read_all())
            except FileNotFoundError:
                continue
            except (DamagedSegmentError, pa.ArrowException, OSError, StorageError) as error:
                self._drop(segment.name, error)
                continue
            counts = segment.counts.tolist()
            manifests += list(zip(segment.paths, segment.identities, counts, strict=True))
            merged.append(segment.name)
        # Only segments of the same columns can be put together: some have `file_name`, some not.
        if len({tuple(part.schema.names) for part in parts}) == 1:
            rows = pa.concat_tables(parts)
            write_segment(self.folder, uuid.uuid4().hex, rows, manifests, columns.repeated)
            for name in merged:
                self.folder.delete(name + INDEX_SUFFIX)
                self.folder.delete(name + DATA_SUFFIX)


class _Pending:
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

    def take(self, ordinals: Sequence[int]) -> dict[int, pa.Table]:
        """Return the rows of some manifests, and forget them."""
        taken = {one: self._rows.pop(one) for one in ordinals if one in self._rows}
        tables = {one: pa.Table.from_batches(batches) for one, batches in taken.items()}
        self.n_rows -= sum(table.num_rows for table in tables.values())
        return tables


class _SegmentRows:
    """The rows of some manifests of one segment.

    Args:
        reading: what is read.
        file: the segment.
        ordinals: of the manifests, in the order in which their rows are wanted.
        places: where these are.
    """

    def __init__(
        self,
        reading: EntryReading,
        file: SegmentFile,
        ordinals: Sequence[int],
        places: dict[int, _Place],
    ) -> None:
        self._columns = StoredColumns.of(reading)
        self._file = file
        self._reading = reading
        facts = dict.fromkeys(reading.of_manifest.values())
        self._manifests = reading.manifests.select(list(facts))
        self._places = [(one, places[one].start, places[one].count) for one in ordinals]

    def batches(
        self, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return the columns of those rows that a filter keeps."""
        for start, end, ordinals in self._runs():
            for first, last in _cut(start, end):
                yield from self._batch(columns, only, first, last, start, ordinals)

    def _runs(self) -> Iterator[tuple[int, int, list[tuple[int, int]]]]:
        """Yield rows that follow each other in the segment: start, end, manifests with counts."""
        run: list[tuple[int, int]] = []
        begin = end = 0
        for ordinal, start, count in self._places:
            if run and start != end:
                yield begin, end, run
                run = []
            if not run:
                begin = start
            run.append((ordinal, count))
            end = start + count
        if run:
            yield begin, end, run

    def _batch(
        self,
        columns: Collection[str],
        only: EntryFilter | None,
        first: int,
        last: int,
        run_start: int,
        manifests: Sequence[tuple[int, int]],
    ) -> Iterator[pa.RecordBatch]:
        positions = self._positions(first - run_start, last - run_start, manifests)
        if only is None or only.keep is None:
            rows = self._read(columns, first, last)
            yield self._made(columns, rows, positions)
            return
        looked_at = self._read(only.columns, first, last)
        mask = only.keep(self._made(only.columns, looked_at, positions))
        if not mask.any():
            return
        rows = self._read(columns, first, last)
        if not mask.all():
            rows, positions = rows.filter(flag_array(mask)), positions.where(mask)
        yield self._made(columns, rows, positions)

    def _positions(self, first: int, last: int, manifests: Sequence[tuple[int, int]]) -> Positions:
        """Return where some rows of a run are, counted from its first row."""
        ordinals = np.array([one for one, _ in manifests], dtype=np.int64)
        counts = np.array([count for _, count in manifests], dtype=np.int64)
        starts = np.cumsum(counts) - counts
        rows = np.arange(first, last)
        of_manifest = np.searchsorted(starts + counts, rows, side="right")
        in_manifest = rows - starts[of_manifest]
        lines = self._manifests.take(number_array(ordinals))
        ids = entry_ids(ordinals[of_manifest], in_manifest)
        return Positions(ids, in_manifest, of_manifest.astype(np.int32), lines)

    def _read(self, columns: Collection[str], first: int, last: int) -> pa.RecordBatch:
        """Read the stored columns behind some columns of rows of the segment."""
        stored = self._columns.read_columns(columns, self._file.names)
        groups, offset = self._file.group_range(first, last)
        if not stored:
            return pa.RecordBatch.from_struct_array(
                pa.StructArray.from_buffers(pa.struct([]), last - first, [None])
            )
        table = self._file.read(groups, stored, threads=True)
        rows = table.slice(first - offset, last - first).combine_chunks()
        return rows.to_batches()[0]

    def _made(
        self, columns: Collection[str], rows: pa.RecordBatch, positions: Positions
    ) -> pa.RecordBatch:
        fields = [column_field(self._reading.schema, name) for name in columns]
        arrays = [self._columns.column(name, rows, positions) for name in columns]
        if not arrays:
            return rows.select([])
        return pa.RecordBatch.from_arrays(arrays, schema=pa.schema(fields))


def _cut(start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the rows of each row group."""
    for first in range(start - start % ROW_GROUP_LEN, end, ROW_GROUP_LEN):
        yield max(first, start), min(first + ROW_GROUP_LEN, end)


def _wanted_ordinals(reading: EntryReading, only: EntryFilter | None) -> list[int]:
    every = range(len(reading.paths))
    if only is None or only.manifests is None:
        return list(every)
    return sorted(one for one in only.manifests if one in every)


def _place_in(segment: SegmentIndex, i: int) -> _Place:
    return _Place(segment, int(segment.starts[i]), int(segment.counts[i]))


def _segment_of(place: _Place | None) -> str | None:
    return None if place is None else place.segment.name


def _warn(message: str) -> None:
    warnings.warn(f"store: {message}", StoreWarning, stacklevel=2)

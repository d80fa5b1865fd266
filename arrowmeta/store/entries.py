"""Read entries from the segments of a store; decode and store what is missing.

Takes the manifests of a snapshot; returns their entries in the order of the manifests, as decoding
does. A manifest is identified by path, length, what the manifest list records of it and, on a local
disk, modification time. Damaged manifests are never stored: they are decoded and reported each
time.

The layout is described in `docs/store.md`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TypeVar

import pyarrow as pa

from arrowmeta.errors import StorageError
from arrowmeta.model.locks import ProcessLock
from arrowmeta.model.source import EntryFilter, EntryReading
from arrowmeta.store.care import delete_unindexed, prune, size_of
from arrowmeta.store.folder import Folder, digest
from arrowmeta.store.index import Place
from arrowmeta.store.table_segments import TableSegments
from arrowmeta.store.writer import PendingRows

#: Size of manifests up to which decoding is faster than the store, if lists rule out all others.
_DIRECT_LEN = 4 << 20

#: How often a process compares the size of the store with `max_size` while it writes that much.
_LOOKS_PER_BOUND = 64


@dataclass
class EntryStore:
    """Decoded entries of any number of tables, in one folder.

    Attributes:
        folder: of the store.
        max_size: bytes above which the least recently used segments are deleted; None for no limit.
    """

    folder: Folder
    max_size: int | None = None
    _segments: dict[str, TableSegments] = field(default_factory=dict, init=False)
    _lock: ProcessLock = field(default_factory=ProcessLock, init=False)
    #: Bytes written by this process when it last compared the size with `max_size`.
    _n_bytes_seen: int | None = field(default=None, init=False)

    def batches(
        self, reading: EntryReading, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries, in the order of their manifests; see `Source.batches`."""
        if self.reads_manifests(reading, only):
            yield from reading.decode(columns, only, None)
            return
        wanted = _wanted_ordinals(reading, only)
        places, _ = self._filled(reading, wanted)
        groups = _by_segment(wanted, places)
        if [one for group in groups for one in group] == wanted:
            for part in self._parts(reading, groups, places, columns, only):
                yield from part
            return
        # Segments have manifests in another order.
        rows = PendingRows(list(columns))
        for part in self._parts(reading, groups, places, ["entry_id", *columns], only):
            for batch in part:
                rows.add(batch)
        for ordinal in wanted:
            yield from rows.take(ordinal)

    def reads_manifests(self, reading: EntryReading, only: EntryFilter | None) -> bool:
        """Whether manifests are decoded, as there are few; see `Store.reads_manifests`."""
        if only is None or only.manifests is None or not reading.is_local:
            return False  # each manifest would be a request; a segment has many
        return reading.length(_wanted_ordinals(reading, only)) < _DIRECT_LEN

    def _parts(
        self,
        reading: EntryReading,
        groups: Sequence[Sequence[int]],
        places: Mapping[int, Place],
        columns: Collection[str],
        only: EntryFilter | None,
    ) -> Iterator[Iterable[pa.RecordBatch]]:
        """Yield the entries of each group of manifests; threads read ahead."""
        segments = self._segments_of(reading)
        columns = list(dict.fromkeys(columns))

        def read(group: Sequence[int]) -> list[pa.RecordBatch] | None:
            if group[0] not in places:
                return None
            return segments.read(reading, {one: places[one] for one in group}, columns, only)

        for group, some in zip(groups, _ahead(read, groups, reading.threads), strict=True):
            if some is None:
                rest = replace(only or EntryFilter(), manifests=frozenset(group))
                yield reading.decode(columns, rest, None)
            else:
                yield some

    def fill(self, reading: EntryReading, ordinals: Sequence[int] | None = None) -> Filled:
        """Decode the entries of manifests that are not stored yet, and store them.

        Args:
            reading: whose entries these are.
            ordinals: of the manifests; all by default.
        """
        wanted = _wanted_ordinals(reading, None) if ordinals is None else list(ordinals)
        places, n_added = self._filled(reading, wanted)
        if ordinals is None and places:
            self._segments_of(reading).describe()
        n_rows = sum(place.count for place in places.values())
        return Filled(len(wanted), n_added, len(wanted) - len(places), n_rows)

    def derived(
        self,
        reading: EntryReading,
        name: str,
        derive: Callable[[], pa.Table],
        is_sound: Callable[[], bool],
    ) -> pa.Table | None:
        """Return a table derived from all entries of a snapshot; None unless all are stored."""
        segments = self._segments_of(reading)
        every = range(len(reading.paths))
        identities = reading.identities(every)
        if None in identities:
            return None
        key = digest(name, *reading.paths, *map(str, identities))
        found = segments.derived(key)
        if found is None and len(self._filled(reading, every)[0]) == len(every):
            found = derive()
            if is_sound():
                segments.keep_derived(key, found)
        return found

    def forget_others(self, reading: EntryReading) -> None:
        """Delete the segments that have none of the manifests."""
        self._segments_of(reading).forget_others(reading.paths)

    def recovered(
        self, reading: EntryReading, lost: Collection[str], columns: Collection[str]
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries of lost or damaged manifests, as they were stored.

        Args:
            reading: what is read.
            lost: paths of the manifests; manifests that were never stored are left out.
            columns: of the relation.
        """
        segments = self._segments_of(reading)
        ordinals = [one for one, path in enumerate(reading.paths) if path in lost]
        places = segments.recorded_places(reading, ordinals)
        for group in _by_segment([one for one in ordinals if one in places], places):
            some = segments.read(reading, {one: places[one] for one in group}, columns, None)
            yield from some or ()

    def _filled(self, reading: EntryReading, wanted: Sequence[int]) -> tuple[dict[int, Place], int]:
        """Return where entries are, and how many manifests were decoded and stored for it."""
        segments = self._segments_of(reading)
        there = segments.places(reading, wanted)
        missing = [ordinal for ordinal in wanted if ordinal not in there]
        if not missing:
            return there, 0
        segments.fill(reading, missing)
        self._keep_to_bound(segments, reading)
        places = segments.known_places(reading, wanted)  # segments may have been merged
        return places, sum(ordinal in places for ordinal in missing)

    def _keep_to_bound(self, segments: TableSegments, reading: EntryReading) -> None:
        """Delete the least recently used segments, and then those of other snapshots.

        Those of the snapshot itself stay, even if they exceed `max_size`.
        """
        n_written = sum(one.n_bytes_written for one in self._segments.values())
        is_new = self._n_bytes_seen is None and n_written
        step = (self.max_size or 0) // _LOOKS_PER_BOUND
        if self.max_size is not None and (is_new or n_written - (self._n_bytes_seen or 0) > step):
            self._n_bytes_seen = n_written
            with suppress(OSError, StorageError):  # another process deletes the same
                prune(self.folder, max_size=self.max_size, keeps=segments.folder)
                delete_unindexed(self.folder)
                if size_of(self.folder) > self.max_size:
                    segments.forget_others(reading.paths)

    def _segments_of(self, reading: EntryReading) -> TableSegments:
        key = digest(reading.location, reading.format, reading.context)
        with self._lock.held():
            if key not in self._segments:
                self._segments[key] = TableSegments(self.folder, reading)
            return self._segments[key]


@dataclass(frozen=True)
class LostEntries:
    """Stored entries of manifests that cannot be read any more; see `Table.recovered_entries`.

    Attributes:
        store: store with the entries.
        lost: paths of the manifests.
    """

    store: EntryStore
    lost: frozenset[str]

    def batches(
        self, reading: EntryReading, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of the entries; manifests that were never stored are left out."""
        return self.store.recovered(reading, self.lost, columns)

    def reads_manifests(self, reading: EntryReading, only: EntryFilter | None) -> bool:
        """Return False: the manifests are lost."""
        return False

    def derived(
        self,
        reading: EntryReading,
        name: str,
        derive: Callable[[], pa.Table],
        is_sound: Callable[[], bool],
    ) -> pa.Table | None:
        """Return None: these are not the entries of a snapshot."""
        return None


@dataclass(frozen=True)
class Filled:
    """Result of `EntryStore.fill`.

    Attributes:
        manifests: number of manifests.
        added: number of manifests that were decoded and stored now.
        left_out: number of manifests that could not be stored: damaged, or a read-only store.
        entries: number of stored entries of all these manifests.
    """

    manifests: int
    added: int
    left_out: int
    entries: int


def _wanted_ordinals(reading: EntryReading, only: EntryFilter | None) -> list[int]:
    every = range(len(reading.paths))
    if only is None or only.manifests is None:
        return list(every)
    return sorted(one for one in only.manifests if one in every)


def _by_segment(wanted: Sequence[int], places: Mapping[int, Place]) -> list[list[int]]:
    """Group manifests by segment, in the order of its rows; those without one are a group, too.

    A manifest that is listed again is in another group: rows of a group follow each other.
    """
    groups: dict[tuple[str, int] | None, list[int]] = {}
    listed: Counter[tuple[str, int]] = Counter()
    for one in wanted:
        group = None
        if one in places:
            rows = (places[one].segment.name, places[one].start)
            group = (rows[0], listed[rows])
            listed[rows] += 1
        groups.setdefault(group, []).append(one)
    return [
        ordinals if group is None else sorted(ordinals, key=lambda one: places[one].start)
        for group, ordinals in groups.items()
    ]


A = TypeVar("A")
T = TypeVar("T")


def _ahead(function: Callable[[A], T], items: Sequence[A], threads: int) -> Iterator[T]:
    """Yield the result of a function for each item; threads compute a few ahead."""
    if threads == 1 or len(items) == 1:
        yield from map(function, items)
        return
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[T]] = deque()
        try:
            for item in items:
                waiting.append(pool.submit(function, item))
                if len(waiting) > threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

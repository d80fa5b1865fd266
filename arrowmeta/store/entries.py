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
from dataclasses import field, replace
from typing import TypeVar

import pyarrow as pa

from arrowmeta.errors import StorageError
from arrowmeta.model.locks import ProcessLock
from arrowmeta.model.scan import DecodedScan, EntryFilter, of_size
from arrowmeta.model.tables import MAPS_BY_ID
from arrowmeta.records import dataclass
from arrowmeta.store.care import delete_unindexed, prune, size_of
from arrowmeta.store.folder import Folder, digest
from arrowmeta.store.index import RowRange
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

    def over(self, decoded: DecodedScan) -> StoredScan:
        """Return the scan of the same entries that decodes no manifest twice."""
        return StoredScan(decoded, self)

    def derived(
        self,
        decoded: DecodedScan,
        name: str,
        derive: Callable[[], pa.Table],
        is_sound: Callable[[], bool],
    ) -> pa.Table | None:
        """Return a table derived from all entries of a snapshot; None unless all are stored."""
        segments = self.segments(decoded)
        every = range(len(decoded.paths))
        identities = decoded.identities(every)
        if None in identities:
            return None
        key = digest(name, *decoded.paths, *map(str, identities))
        table = segments.derived(key)
        if table is None and len(self.filled(decoded, every)[0]) == len(every):
            table = derive()
            if is_sound():
                segments.keep_derived(key, table)
        return table

    def filled(
        self, decoded: DecodedScan, wanted: Sequence[int]
    ) -> tuple[dict[int, RowRange], int]:
        """Return where entries are, and how many manifests were decoded and stored for it."""
        segments = self.segments(decoded)
        stored = segments.ranges(decoded, wanted)
        missing = [ordinal for ordinal in wanted if ordinal not in stored]
        if not missing:
            return stored, 0
        segments.fill(decoded, missing)
        self._keep_to_bound(segments, decoded)
        ranges = segments.known_ranges(decoded, wanted)  # segments may have been merged
        return ranges, sum(ordinal in ranges for ordinal in missing)

    def _keep_to_bound(self, segments: TableSegments, decoded: DecodedScan) -> None:
        """Delete the least recently used segments, and then those of other snapshots.

        Those of the snapshot itself stay, even if they exceed `max_size`.
        """
        n_written = sum(table.writer.n_bytes for table in self._segments.values())
        is_new = self._n_bytes_seen is None and n_written
        step = (self.max_size or 0) // _LOOKS_PER_BOUND
        if self.max_size is not None and (is_new or n_written - (self._n_bytes_seen or 0) > step):
            self._n_bytes_seen = n_written
            with suppress(OSError, StorageError):  # another process deletes the same
                prune(self.folder, max_size=self.max_size, keeps=segments.folder)
                delete_unindexed(self.folder)
                if size_of(self.folder) > self.max_size:
                    segments.forget_others(decoded.paths)

    def segments(self, decoded: DecodedScan) -> TableSegments:
        """Return the segments of a table in one schema."""
        key = digest(decoded.location, decoded.format, decoded.context.identity)
        with self._lock.held():
            if key not in self._segments:
                self._segments[key] = TableSegments(self.folder, decoded)
            return self._segments[key]


@dataclass(frozen=True)
class StoredScan:
    """Entries from the segments of a store; manifests that it lacks are decoded and stored.

    Attributes:
        decoded: the scan that decodes them.
    """

    decoded: DecodedScan
    store: EntryStore

    @property
    def schema(self) -> pa.Schema:
        """See `Scan.schema`."""
        return self.decoded.schema

    @property
    def manifests(self) -> pa.Table:
        """See `Scan.manifests`."""
        return self.decoded.manifests

    def select(self, manifests: Collection[int] | None) -> StoredScan:
        """Return the scan of some of the manifests; see `Scan.select`."""
        return replace(self, decoded=self.decoded.select(manifests))

    def batches(
        self,
        columns: Collection[str],
        only: EntryFilter | None = None,
        batch_size: int | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries, in the order of their manifests; see `Scan.batches`."""
        if self._reads_manifests() or not set(columns).isdisjoint(MAPS_BY_ID):
            return self.decoded.batches(columns, only, batch_size)
        return of_size(self._stored(columns, only), batch_size)

    def _reads_manifests(self) -> bool:
        """Return whether manifests are decoded, which is faster for few of a local disk."""
        some = self.decoded.ordinals
        if len(some) == len(self.decoded.lengths) or not self.decoded.is_local:
            return False  # each manifest would be a request; a segment has many
        return sum(self.decoded.lengths[ordinal] for ordinal in some) < _DIRECT_LEN

    def _stored(
        self, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        wanted = self.decoded.ordinals
        ranges, _ = self.store.filled(self.decoded, wanted)
        groups = _by_segment(wanted, ranges)
        if [ordinal for group in groups for ordinal in group] == wanted:
            for part in self._parts(groups, ranges, columns, only):
                yield from part
            return
        # Segments have manifests in another order.
        rows = PendingRows(list(columns))
        for part in self._parts(groups, ranges, ["entry_id", *columns], only):
            for batch in part:
                rows.add(batch)
        for ordinal in wanted:
            yield from rows.take(ordinal)

    def _parts(
        self,
        groups: Sequence[Sequence[int]],
        ranges: Mapping[int, RowRange],
        columns: Collection[str],
        only: EntryFilter | None,
    ) -> Iterator[Iterable[pa.RecordBatch]]:
        """Yield the entries of each group of manifests; threads read ahead."""
        decoded, segments = self.decoded, self.store.segments(self.decoded)
        columns = list(dict.fromkeys(columns))

        def read(group: Sequence[int]) -> list[pa.RecordBatch] | None:
            if group[0] not in ranges:
                return None
            return segments.read(
                decoded, {ordinal: ranges[ordinal] for ordinal in group}, columns, only
            )

        for group, some in zip(groups, _ahead(read, groups, decoded.threads), strict=True):
            yield decoded.select(group).batches(columns, only) if some is None else some

    def fill(self) -> Filled:
        """Decode the entries of manifests that are not stored yet, and store them."""
        wanted = self.decoded.ordinals
        ranges, n_added = self.store.filled(self.decoded, wanted)
        if len(wanted) == len(self.decoded.lengths) and ranges:
            self.store.segments(self.decoded).describe()
        n_rows = sum(rows.count for rows in ranges.values())
        return Filled(len(wanted), n_added, len(wanted) - len(ranges), n_rows)

    def forget_others(self) -> None:
        """Delete the segments that have none of the manifests."""
        self.store.segments(self.decoded).forget_others(self.decoded.paths)


@dataclass(frozen=True)
class LostScan(StoredScan):
    """Stored entries of manifests that cannot be read any more, as they were stored.

    Manifests that were never stored are left out.
    """

    def _reads_manifests(self) -> bool:
        return False

    def _stored(
        self, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        segments, wanted = self.store.segments(self.decoded), self.decoded.ordinals
        ranges = segments.recorded_ranges(self.decoded, wanted)
        for group in _by_segment([ordinal for ordinal in wanted if ordinal in ranges], ranges):
            some = {ordinal: ranges[ordinal] for ordinal in group}
            yield from segments.read(self.decoded, some, columns, only) or ()


@dataclass(frozen=True)
class LostEntries:
    """Store of which only lost manifests are read; see `Table.recovered_entries`.

    Attributes:
        store: store with the entries.
        lost: paths of the manifests.
    """

    store: EntryStore
    lost: frozenset[str]

    def over(self, decoded: DecodedScan) -> LostScan:
        """Return the scan of the lost manifests."""
        lost = [ordinal for ordinal, path in enumerate(decoded.paths) if path in self.lost]
        return LostScan(decoded.select(lost), self.store)

    def derived(self, *_: object) -> None:
        """Return None: these are not the entries of a snapshot."""


@dataclass(frozen=True)
class Filled:
    """Result of `StoredScan.fill`.

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


def _by_segment(wanted: Sequence[int], ranges: Mapping[int, RowRange]) -> list[list[int]]:
    """Group manifests by segment, in the order of its rows; those without one are a group, too.

    A manifest that is listed again is in another group: rows of a group follow each other.
    """
    groups: dict[tuple[str, int] | None, list[int]] = {}
    listed: Counter[tuple[str, int]] = Counter()
    for ordinal in wanted:
        group = None
        if ordinal in ranges:
            rows = (ranges[ordinal].segment.name, ranges[ordinal].start)
            group = (rows[0], listed[rows])
            listed[rows] += 1
        groups.setdefault(group, []).append(ordinal)
    return [
        ordinals if group is None else sorted(ordinals, key=lambda ordinal: ranges[ordinal].start)
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

"""Entries read from segments, and decoded into them where there is none yet.

Takes the manifests of a snapshot and gives their entries in order, as decoding gives them. A
manifest is identified by its path, its length, what the manifest list says of it and, on a local
disk, when it was changed. Damaged manifests are never stored: they are decoded, and reported, each
time.

The layout is described in `docs/store.md`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

import pyarrow as pa

from arrowmeta.model.process_lock import ProcessLock
from arrowmeta.model.source import EntryFilter, EntryReading
from arrowmeta.store.folder import (
    Folder,
    digest,
)
from arrowmeta.store.segment import Place
from arrowmeta.store.table_segments import TableSegments

#: Bytes of manifests that are faster decoded than looked up, where the lists rule out the others.
_DIRECT_LEN = 4 << 20


@dataclass
class EntryStore:
    """Decoded entries of any number of tables, in one folder.

    Attributes:
        folder: of the store.
    """

    folder: Folder
    _segments: dict[str, TableSegments] = field(default_factory=dict, init=False)
    _lock: ProcessLock = field(default_factory=ProcessLock, init=False)

    def batches(
        self, reading: EntryReading, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries, in the order of their manifests; see `Source.batches`."""
        wanted = _wanted_ordinals(reading, only)
        if only is not None and only.manifests is not None and reading.length(wanted) < _DIRECT_LEN:
            yield from reading.decode(columns, only, None)
            return
        segments = self._segments_of(reading)
        places = segments.filled(reading, wanted)
        for segment, group in groupby(wanted, key=lambda one: _segment_of(places.get(one))):
            ordinals = list(group)
            some = (
                None if segment is None else segments.read(reading, ordinals, places, columns, only)
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
        segments = self._segments_of(reading)
        before = segments.places(reading, wanted)
        after = segments.filled(reading, wanted)
        return Filled(
            len(wanted),
            len(after) - len(before),
            len(wanted) - len(after),
            sum(place.count for place in after.values()),
        )

    def forget_others(self, reading: EntryReading) -> None:
        """Delete the segments that have none of the manifests."""
        self._segments_of(reading).forget_others(reading.paths)

    def recovered(
        self, reading: EntryReading, lost: Collection[str], columns: Collection[str]
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries of manifests that are lost or damaged, as they were stored.

        Args:
            reading: what is read.
            lost: paths of the manifests; those that were never stored are left out.
            columns: of the relation.
        """
        segments = self._segments_of(reading)
        ordinals = [one for one, path in enumerate(reading.paths) if path in lost]
        places = segments.recorded_places(reading, ordinals)
        stored = [one for one in ordinals if one in places]
        for _, group in groupby(stored, key=lambda one: _segment_of(places[one])):
            yield from segments.read(reading, list(group), places, columns, None) or ()

    def _segments_of(self, reading: EntryReading) -> TableSegments:
        key = digest(reading.location, reading.format, reading.context)
        with self._lock.held():
            if key not in self._segments:
                self._segments[key] = TableSegments(self.folder, reading)
            return self._segments[key]


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


def _wanted_ordinals(reading: EntryReading, only: EntryFilter | None) -> list[int]:
    every = range(len(reading.paths))
    if only is None or only.manifests is None:
        return list(every)
    return sorted(one for one in only.manifests if one in every)


def _segment_of(place: Place | None) -> str | None:
    return None if place is None else place.segment.name

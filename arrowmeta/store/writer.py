"""Write the segments of one table: decode missing manifests, and merge small segments.

Decoded rows are collected by manifest (`PendingRows`) until a segment is full. Damaged manifests
are left out. Other processes may write to the folder or delete from it at any time.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import pairwise

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import to_numbers
from arrowmeta.columns.ids import ordinals_of
from arrowmeta.errors import StorageError
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.scan import DecodedScan
from arrowmeta.model.tables import column_field
from arrowmeta.records import dataclass
from arrowmeta.store.columns import StoredColumns
from arrowmeta.store.folder import DATA_SUFFIX, INDEX_SUFFIX, Folder
from arrowmeta.store.index import DamagedSegmentError, SegmentIndex
from arrowmeta.store.segment import SegmentFile, write_segment

#: Maximum rows of a segment with several manifests.
SEGMENT_ROWS = 131_072

#: Segments with fewer rows are small, and that many small ones are merged into one.
_SMALL_ROWS = 32_768
_SMALL_SEGMENTS = 8


class ManifestsUnavailableError(Exception):
    """The store of the manifests, not the folder of the segments, does not answer."""

    def __init__(self, reason: StorageError) -> None:
        super().__init__(reason)
        self.reason = reason


class PendingRows:
    """Decoded rows that are not in a segment yet, by manifest.

    Args:
        names: columns to keep of each batch.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names)
        self._rows: dict[int, list[pa.RecordBatch]] = {}
        self.n_rows = 0
        self.last_ordinal = -1

    def add(self, batch: pa.RecordBatch) -> None:
        """Add rows, in the order of manifests."""
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
        """Return the first manifests with at most `limit` rows in total, or else the first one."""
        sizes = [
            sum(batch.num_rows for batch in self._rows.get(ordinal, [])) for ordinal in ordinals
        ]
        n_within = int(np.searchsorted(np.cumsum(sizes), limit, side="right"))
        return list(ordinals[: max(1, n_within)])

    def take(self, ordinal: int) -> list[pa.RecordBatch]:
        """Remove and return the rows of a manifest."""
        batches = self._rows.pop(ordinal, [])
        self.n_rows -= sum(batch.num_rows for batch in batches)
        return batches


@dataclass
class SegmentWriter:
    """Writes the segments of one table in one schema.

    Attributes:
        folder: folder of the segments.
        columns: columns of the segments.
        n_bytes: bytes written so far.
    """

    folder: Folder
    columns: StoredColumns
    n_bytes: int = 0

    def fill(self, decoded: DecodedScan, identities: Mapping[int, str]) -> list[SegmentIndex]:
        """Decode manifests, store undamaged ones, and return the new segments.

        Args:
            identities: identities of the manifests, by ordinal.

        Raises:
            OSError: the folder cannot be written to.
            ManifestsUnavailableError: the manifests cannot be read for now.
        """
        damage = DamageLog(warns=False)
        written = []
        for rows in self._decoded(decoded, sorted(identities), damage):
            whole = [ordinal for ordinal in rows if decoded.paths[ordinal] not in damage.paths]
            if whole:
                n_rows = [sum(batch.num_rows for batch in rows[ordinal]) for ordinal in whole]
                manifests = [
                    (decoded.paths[ordinal], identities[ordinal], count)
                    for ordinal, count in zip(whole, n_rows, strict=True)
                ]
                batches = [batch for ordinal in whole for batch in rows[ordinal]]
                table = pa.Table.from_batches(batches, self._schema)
                written.append(self._write(self.columns.to_stored(table), manifests))
        # Whether a manifest lacks entries is known only after its last block.
        return [sound for segment in written for sound in self._without(segment, damage.paths)]

    def _decoded(
        self, decoded: DecodedScan, ordinals: list[int], damage: DamageLog
    ) -> Iterator[dict[int, list[pa.RecordBatch]]]:
        """Yield the rows of the manifests of each segment, by ordinal."""
        names = self.columns.names
        pending = PendingRows(names)
        scan = decoded.select(ordinals)
        for batch in _readable(scan.decode(["entry_id", *names], scan.request, damage)):
            pending.add(batch)
            while pending.n_rows > SEGMENT_ROWS and ordinals[0] < pending.last_ordinal:
                whole = [ordinal for ordinal in ordinals if ordinal < pending.last_ordinal]
                done = pending.first(whole, SEGMENT_ROWS)
                ordinals = ordinals[len(done) :]
                yield {ordinal: pending.take(ordinal) for ordinal in done}
        yield {ordinal: pending.take(ordinal) for ordinal in ordinals}

    @property
    def _schema(self) -> pa.Schema:
        return pa.schema([column_field(self.columns.schema, n) for n in self.columns.names])

    def _without(self, segment: SegmentIndex, damaged: frozenset[object]) -> Iterable[SegmentIndex]:
        """Rewrite a segment without damaged manifests; delete it if no other is left."""
        if damaged.isdisjoint(segment.paths):
            return [segment]
        sound = _Merged()
        rows = SegmentFile.open(self.folder, segment).read_all()
        sound.add(segment, rows, [i for i, path in enumerate(segment.paths) if path not in damaged])
        written = [self._write(*sound.content)] if sound.manifests else []
        self.delete(segment.name)
        return written

    def merge(
        self, segments: Iterable[SegmentIndex], drop: Callable[[str, Exception], None]
    ) -> tuple[list[SegmentIndex], list[str]]:
        """Merge small segments, if there are many; return new segments and the names of old ones.

        Manifests in several segments, of several writers or one that died, are kept once. A reader
        that finds a segment deleted decodes its manifests.

        Args:
            segments: all segments.
            drop: called with the name of a damaged segment, and the error.

        Raises:
            OSError: the folder cannot be written to.
        """
        small = [segment for segment in segments if segment.n_rows < _SMALL_ROWS]
        if len(small) < _SMALL_SEGMENTS:
            return [], []
        names = {segment.name for segment in small}
        seen = {
            manifest
            for segment in segments
            if segment.name not in names
            for manifest in segment.manifests
        }
        by_columns: dict[tuple[str, ...], _Merged] = {}
        for segment in small:
            try:
                rows = SegmentFile.open(self.folder, segment).read_all()
            except (DamagedSegmentError, pa.ArrowException) as error:
                drop(segment.name, error)
                continue
            except (OSError, StorageError):  # merged by another process, or unreadable for now
                continue
            # Only segments with the same columns are merged: some have `file_folder`, some not.
            merged = by_columns.setdefault(tuple(rows.schema.names), _Merged())
            new = [i for i, manifest in enumerate(segment.manifests) if manifest not in seen]
            merged.add(segment, rows, new)
            seen.update(segment.manifests)
        several = [merged for merged in by_columns.values() if len(merged.names) > 1]
        written = [self._write(*merged.content) for merged in several if merged.manifests]
        gone = [name for merged in several for name in merged.names]
        for name in gone:
            self.delete(name)
        return written, gone

    def delete(self, name: str) -> None:
        """Delete a segment: first its index, without which it is not read."""
        self.folder.delete(name + INDEX_SUFFIX)
        self.folder.delete(name + DATA_SUFFIX)

    def _write(self, rows: pa.Table, manifests: Sequence[tuple[str, str, int]]) -> SegmentIndex:
        name = uuid.uuid4().hex
        segment = write_segment(self.folder, name, rows, manifests, self.columns.repeated)
        self.n_bytes += segment.n_bytes
        return segment


def _readable(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    try:
        yield from batches
    except StorageError as error:
        raise ManifestsUnavailableError(error) from error


@dataclass
class _Merged:
    """Manifests of several segments that are merged into one.

    Attributes:
        names: names of the segments.
        parts: rows of each manifest.
        manifests: path, identity and number of rows of each manifest.
    """

    names: list[str] = field(default_factory=list)
    parts: list[pa.Table] = field(default_factory=list)
    manifests: list[tuple[str, str, int]] = field(default_factory=list)

    @property
    def content(self) -> tuple[pa.Table, Sequence[tuple[str, str, int]]]:
        """Rows of all manifests, and the manifests."""
        return pa.concat_tables(self.parts), self.manifests

    def add(self, segment: SegmentIndex, rows: pa.Table, wanted: Iterable[int]) -> None:
        """Add the manifests at some positions of a segment."""
        self.names.append(segment.name)
        for i in wanted:
            own = segment.rows_of(i)
            self.parts.append(rows.slice(own.start, own.count))
            self.manifests.append((*segment.manifests[i], own.count))

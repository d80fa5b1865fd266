"""One segment: the decoded entries of some manifests in a Parquet file, and its index.

Writes, checks and reads segments; what the columns mean is decided elsewhere. The index is a file
of its own, written after the Parquet file: a segment without one does not exist. It lists the
manifests with their rows, and has a CRC-32 of the Parquet footer and of each column chunk, so that
no damaged byte is ever decoded.

`SegmentRows` gives batches of some manifests, a row group at a time. With a filter, the columns
that it looks at are read first, and the others only of row groups in which it keeps rows (late
materialization).
"""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import zlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from numpy.typing import NDArray

from arrowmeta.columns.buffers import KEPT_POOL, flag_array
from arrowmeta.model.cached import cached_property
from arrowmeta.model.entries import column_field
from arrowmeta.model.source import EntryFilter, EntryReading
from arrowmeta.store.columns import Positions, StoredColumns
from arrowmeta.store.folder import DATA_SUFFIX, INDEX_SUFFIX, LAYOUT_VERSION, Folder, RangedFile

#: Rows of a row group: what is read for one entry of a column.
ROW_GROUP_LEN = 65_536

_FOOTER_TAIL_LEN = 8  # the length of the footer, and Parquet's magic number


class DamagedSegmentError(Exception):
    """A segment or its index is not what was written."""


@dataclass(frozen=True)
class SegmentIndex:
    """What is known of a segment without opening it.

    Attributes:
        name: of the segment, without a suffix.
        n_bytes: of the Parquet file.
        footer: where its footer starts, and the CRC-32 from there to the end.
        checksums: CRC-32 of each column chunk; uint32[row groups, leaf columns].
        paths: of the manifests, in the order of their rows.
        identities: what tells each from another file of that path.
        counts: rows of each manifest; int64[manifests].
    """

    name: str
    n_bytes: int
    footer: tuple[int, int]
    checksums: NDArray[np.uint32]
    paths: tuple[str, ...]
    identities: tuple[str, ...]
    counts: NDArray[np.int64]

    @cached_property
    def manifests(self) -> list[tuple[str, str]]:
        """Path and identity of each manifest."""
        return list(zip(self.paths, self.identities, strict=True))

    @cached_property
    def starts(self) -> NDArray[np.int64]:
        """The first row of each manifest."""
        return np.cumsum(self.counts) - self.counts

    @property
    def n_rows(self) -> int:
        """Rows of the segment."""
        return int(self.counts.sum())

    def to_bytes(self) -> bytes:
        """Return the index file: a line of JSON and a line with its SHA-256."""
        content = {
            "layout_version": LAYOUT_VERSION,
            "segment": self.name,
            "bytes": self.n_bytes,
            "footer": list(self.footer),
            "row_groups": len(self.checksums),
            "checksums": base64.b64encode(self.checksums.astype("<u4").tobytes()).decode(),
            "manifests": {
                "path": self.paths,
                "identity": self.identities,
                "rows": self.counts.tolist(),
            },
        }
        text = json.dumps(content, separators=(",", ":")).encode()
        return text + b"\n" + hashlib.sha256(text).hexdigest().encode() + b"\n"

    @classmethod
    def from_bytes(cls, content: bytes, name: str) -> SegmentIndex:
        """Read an index file.

        Raises:
            DamagedSegmentError: it is not whole, of another layout, or of another segment.
        """
        text, _, digest = content.rstrip(b"\n").rpartition(b"\n")
        if hashlib.sha256(text).hexdigest().encode() != digest:
            raise DamagedSegmentError("the index does not have its checksum")
        try:
            return cls._of(json.loads(text), name)
        except (ValueError, KeyError, TypeError) as error:
            raise DamagedSegmentError(f"the index makes no sense: {error!r}") from error

    @classmethod
    def _of(cls, found: dict[str, Any], name: str) -> SegmentIndex:
        if found["layout_version"] != LAYOUT_VERSION or found["segment"] != name:
            raise DamagedSegmentError(f"layout {found['layout_version']} of {found['segment']}")
        checksums = np.frombuffer(base64.b64decode(found["checksums"]), dtype="<u4")
        n_groups = found["row_groups"]
        manifests = found["manifests"]
        return cls(
            name,
            found["bytes"],
            (found["footer"][0], found["footer"][1]),
            checksums.reshape(n_groups, -1) if n_groups else checksums.reshape(0, 0),
            tuple(manifests["path"]),
            tuple(manifests["identity"]),
            np.array(manifests["rows"], dtype=np.int64),
        )


def write_segment(
    folder: Folder,
    name: str,
    rows: pa.Table,
    manifests: Sequence[tuple[str, str, int]],
    repeated: Sequence[str],
) -> SegmentIndex:
    """Write the rows of some manifests, then the index, which makes them visible.

    Args:
        folder: of the segment.
        name: of the segment; unique.
        rows: of the manifests, one after the other.
        manifests: path, identity and number of rows of each.
        repeated: the columns of few distinct values, which are written as dictionaries.

    Raises:
        OSError: the folder cannot be written to.
    """
    sink = pa.BufferOutputStream()
    pq.write_table(
        rows,
        sink,
        row_group_size=ROW_GROUP_LEN,
        compression="zstd",
        compression_level=1,
        use_dictionary=list(repeated),
        write_statistics=True,
    )
    content = sink.getvalue()
    metadata = pq.read_metadata(pa.BufferReader(content))
    data = memoryview(content)
    checksums = np.array(
        [
            [zlib.crc32(data[slice(*_chunk(metadata, group, leaf))]) for leaf in _leaves(metadata)]
            for group in range(metadata.num_row_groups)
        ],
        dtype=np.uint32,
    )
    start = content.size - _FOOTER_TAIL_LEN - _footer_len(data)
    index = SegmentIndex(
        name,
        content.size,
        (start, zlib.crc32(data[start:])),
        checksums.reshape(metadata.num_row_groups, metadata.num_columns),
        tuple(path for path, _, _ in manifests),
        tuple(identity for _, identity, _ in manifests),
        np.array([count for _, _, count in manifests], dtype=np.int64),
    )
    folder.write(name + DATA_SUFFIX, content)
    folder.write(name + INDEX_SUFFIX, index.to_bytes())
    return index


@dataclass
class SegmentFile:
    """A segment that is open to be read.

    Attributes:
        index: of the segment.
        file: its bytes, loaded where they are needed.
    """

    index: SegmentIndex
    file: RangedFile
    _checked: set[tuple[int, int]] = field(default_factory=set, init=False)
    _of_thread: threading.local = field(default_factory=threading.local, init=False)

    @classmethod
    def open(cls, folder: Folder, index: SegmentIndex) -> SegmentFile:
        """Open a segment.

        Raises:
            OSError: the file is not there, or cannot be read.
        """
        return cls(index, folder.map(index.name + DATA_SUFFIX, index.n_bytes))

    @cached_property
    def _parquet(self) -> pq.ParquetFile:
        start, checksum = self.index.footer
        if self.file.content.size != self.index.n_bytes:
            raise DamagedSegmentError(
                f"{self.file.content.size:,} bytes, not {self.index.n_bytes:,}"
            )
        if zlib.crc32(self.file.load(start, self.index.n_bytes - start)) != checksum:
            raise DamagedSegmentError("the footer does not have its checksum")
        return pq.ParquetFile(pa.BufferReader(self.file.content))

    @cached_property
    def _roots(self) -> list[str]:
        schema = self._parquet.schema
        return [schema.column(leaf).path for leaf in range(len(schema))]

    @cached_property
    def _leaves(self) -> dict[str, list[int]]:
        """The leaf columns of each column, and of each field of a struct by its path."""
        found: dict[str, list[int]] = {}
        for leaf, path in enumerate(self._roots):
            parts = path.split(".")
            for end in range(1, len(parts) + 1):
                found.setdefault(".".join(parts[:end]), []).append(leaf)
        return found

    @cached_property
    def names(self) -> list[str]:
        """The columns of the segment."""
        return list(self._parquet.schema_arrow.names)

    def read_all(self) -> pa.Table:
        """Return all columns of all rows; see `read`."""
        return self.read(range(len(self.index.checksums)), self.names)

    def read(self, groups: Sequence[int], columns: Sequence[str]) -> pa.Table:
        """Return columns of whole row groups, after their bytes have been checked.

        Args:
            groups: the row groups.
            columns: top-level columns, or `column.field` for a field of a struct.

        Raises:
            DamagedSegmentError: bytes differ from those that were written.
            OSError: the file cannot be read.
        """
        leaves = [leaf for name in columns for leaf in self._leaves[name]]
        for group in groups:
            for leaf in leaves:
                self._check(group, leaf)
        reader = getattr(self._of_thread, "reader", None)
        if reader is None:  # one is not for several threads at once
            # What `ParquetFile` makes has no choice of a pool; for why, see `columns.buffers`.
            reader = type(self._parquet.reader)(memory_pool=KEPT_POOL)
            reader.open(pa.BufferReader(self.file.content), metadata=self._parquet.metadata)
            self._of_thread.reader = reader
        return reader.read_row_groups(
            list(groups), column_indices=sorted(leaves), use_threads=False
        )

    def check(self) -> None:
        """Check every byte.

        Raises:
            DamagedSegmentError: bytes differ from those that were written.
        """
        for group, leaf in np.ndindex(self.index.checksums.shape):
            self._check(group, leaf)

    def _check(self, group: int, leaf: int) -> None:
        if (group, leaf) in self._checked:
            return
        start, end = _chunk(self._parquet.metadata, group, leaf)
        if zlib.crc32(self.file.load(start, end - start)) != self.index.checksums[group, leaf]:
            raise DamagedSegmentError(f"row group {group}, column {self._roots[leaf]}")
        self._checked.add((group, leaf))


def _leaves(metadata: pq.FileMetaData) -> range:
    return range(metadata.num_columns)


def _chunk(metadata: pq.FileMetaData, group: int, leaf: int) -> tuple[int, int]:
    """Return the first byte of a column chunk, and one past its last."""
    chunk = metadata.row_group(group).column(leaf)
    start = chunk.data_page_offset
    if chunk.has_dictionary_page:
        start = min(start, chunk.dictionary_page_offset)
    return start, start + chunk.total_compressed_size


def _footer_len(data: memoryview) -> int:
    return int.from_bytes(data[-_FOOTER_TAIL_LEN : -_FOOTER_TAIL_LEN + 4], "little")


@dataclass(frozen=True)
class Place:
    """Where the rows of one manifest are in a segment."""

    segment: SegmentIndex
    start: int
    count: int


def place_in(segment: SegmentIndex, i: int) -> Place:
    """Return where the rows of the manifest at position `i` of a segment are."""
    return Place(segment, int(segment.starts[i]), int(segment.counts[i]))


class SegmentRows:
    """The rows of some manifests of one segment.

    Args:
        reading: what is read.
        file: the segment.
        places: where the manifests are, by ordinal, in the order of their rows.
    """

    def __init__(self, reading: EntryReading, file: SegmentFile, places: dict[int, Place]) -> None:
        self._columns = StoredColumns.of(reading)
        self._file = file
        self._reading = reading
        facts = dict.fromkeys(reading.of_manifest.values())
        self._manifests = reading.manifests.select(list(facts))
        self._places = [(one, place.start, place.count) for one, place in places.items()]

    def batches(
        self, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return the columns of those rows that a filter keeps."""
        for start, end, manifests in self._runs():
            for first, last in _cut(start, end):
                rows = Positions(np.arange(first - start, last - start), manifests, self._manifests)
                yield from self._batch(columns, only, first, rows)

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
        self, columns: Collection[str], only: EntryFilter | None, first: int, rows: Positions
    ) -> Iterator[pa.RecordBatch]:
        """Yield what a filter keeps of rows of one row group, of which one is the first."""
        if only is None or only.keep is None:
            yield self._made(columns, self._read(columns, first, len(rows)), rows)
            return
        seen = self._made(only.columns, self._read(only.columns, first, len(rows)), rows)
        mask = only.keep(seen)
        if not mask.any():
            return
        rest = [name for name in columns if name not in only.columns]
        stored = self._read(rest, first, len(rows))
        if not mask.all():
            kept = flag_array(mask)
            seen = pc.filter(seen, kept, memory_pool=KEPT_POOL)
            stored = pc.filter(stored, kept, memory_pool=KEPT_POOL)
            rows = rows.where(mask)
        made = self._made(rest, stored, rows)
        arrays = [(made if name in rest else seen).column(name) for name in columns]
        yield pa.RecordBatch.from_arrays(arrays, schema=self._schema(columns))

    def _read(self, columns: Collection[str], first: int, n_rows: int) -> pa.RecordBatch:
        """Read the stored columns behind some columns of rows of one row group."""
        stored = self._columns.read_columns(columns, self._file.names)
        if not stored:
            return pa.RecordBatch.from_struct_array(
                pa.StructArray.from_buffers(pa.struct([]), n_rows, [None])
            )
        group, start = divmod(first, ROW_GROUP_LEN)
        (rows,) = self._file.read([group], stored).combine_chunks().to_batches()
        return rows.slice(start, n_rows)

    def _made(
        self, columns: Collection[str], rows: pa.RecordBatch, positions: Positions
    ) -> pa.RecordBatch:
        arrays = [self._columns.column(name, rows, positions) for name in columns]
        if not arrays:
            return rows.select([])
        return pa.RecordBatch.from_arrays(arrays, schema=self._schema(columns))

    def _schema(self, columns: Collection[str]) -> pa.Schema:
        return pa.schema([column_field(self._reading.schema, name) for name in columns])


def _cut(start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the rows of each row group."""
    for first in range(start - start % ROW_GROUP_LEN, end, ROW_GROUP_LEN):
        yield max(first, start), min(first + ROW_GROUP_LEN, end)

"""Segments: Parquet files with the decoded entries of some manifests.

Writes, checks and reads segments; `columns.py` decides what the columns mean. Before a column chunk
is decoded, its bytes are compared with the checksum in the index.
"""

from __future__ import annotations

import threading
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from pyarrow.parquet.core import ParquetReader

from arrowmeta.columns.buffers import at_start, build
from arrowmeta.model.kinds import is_text_or_bytes
from arrowmeta.model.locks import cached_property
from arrowmeta.records import dataclass
from arrowmeta.store.folder import DATA_SUFFIX, INDEX_SUFFIX, Folder, RangedFile
from arrowmeta.store.index import DamagedSegmentError, SegmentIndex

#: Rows of a row group, the unit of reading.
ROW_GROUP_LEN = 131_072

_FOOTER_TAIL_LEN = 8  # the length of the footer, and Parquet's magic number


def write_segment(
    folder: Folder,
    name: str,
    rows: pa.Table,
    manifests: Sequence[tuple[str, str, int]],
    repeated: Sequence[str],
) -> SegmentIndex:
    """Write the rows of some manifests, then the index, which makes them visible.

    Args:
        name: unique name of the segment.
        rows: rows of the manifests, one manifest after the other.
        manifests: path, identity and number of rows of each manifest.
        repeated: Parquet columns with few distinct values, to write as dictionaries.

    Raises:
        OSError: the folder cannot be written to.
    """
    sink = pa.BufferOutputStream()
    rows = _declared(rows, are_nullable=False)
    leaves = dict(_leaves(rows.schema))
    texts = [path for path, kind in leaves.items() if is_text_or_bytes(kind)]
    numbers = [p for p, kind in leaves.items() if _is_number(kind) and p not in repeated]
    pq.write_table(
        rows,
        sink,
        row_group_size=ROW_GROUP_LEN,
        compression={p: "zstd" if p in texts else "lz4" for p in leaves},
        compression_level=dict.fromkeys(texts, 1),
        use_dictionary=list(repeated),
        column_encoding=dict.fromkeys(numbers, "BYTE_STREAM_SPLIT"),
        write_statistics=True,
    )
    content = sink.getvalue()
    metadata = pq.read_metadata(pa.BufferReader(content))
    data = memoryview(content)
    checksums = [
        [
            zlib.crc32(data[slice(*_chunk(metadata, group, leaf))])
            for leaf in range(metadata.num_columns)
        ]
        for group in range(metadata.num_row_groups)
    ]
    footer_len = int.from_bytes(data[-_FOOTER_TAIL_LEN : -_FOOTER_TAIL_LEN + 4], "little")
    start = content.size - _FOOTER_TAIL_LEN - footer_len
    index = SegmentIndex(
        name,
        content.size,
        (start, zlib.crc32(data[start:])),
        np.array(checksums, np.uint32).reshape(metadata.num_row_groups, metadata.num_columns),
        tuple(path for path, _, _ in manifests),
        tuple(identity for _, identity, _ in manifests),
        np.array([count for _, _, count in manifests], dtype=np.int64),
    )
    folder.write(name + DATA_SUFFIX, content)
    folder.write(name + INDEX_SUFFIX, index.to_bytes())
    return index


def _declared(rows: pa.Table, *, are_nullable: bool) -> pa.Table:
    """Return rows with all columns and fields of structs nullable, or only those with nulls.

    Parquet has a level for each value of a nullable column, which takes as long as the value.
    """
    columns = [_declared_fields(column, are_nullable) for column in rows.columns]
    fields = [
        pa.field(name, column.type, are_nullable or column.null_count > 0)
        for name, column in zip(rows.column_names, columns, strict=True)
    ]
    return pa.table(columns, schema=pa.schema(fields))


def _declared_fields(column: pa.ChunkedArray, are_nullable: bool) -> pa.ChunkedArray:
    if not pa.types.is_struct(column.type):
        return column
    chunks = [at_start(chunk) for chunk in column.chunks]
    children = [[chunk.field(i) for i in range(column.type.num_fields)] for chunk in chunks]
    fields = [
        f.with_nullable(are_nullable or any(some[i].null_count for some in children))
        for i, f in enumerate(column.type.fields)
    ]
    kind = pa.struct(fields)
    built = [
        build(kind, len(chunk), [chunk.buffers()[0]], some)
        for chunk, some in zip(chunks, children, strict=True)
    ]
    return pa.chunked_array(built, kind)


def _leaves(fields: Iterable[pa.Field], parent: str = "") -> Iterator[tuple[str, pa.DataType]]:
    """Yield the paths of leaf columns in Parquet, and their types."""
    for f in fields:
        path, kind = f"{parent}{f.name}", f.type
        if pa.types.is_struct(kind):
            yield from _leaves(kind.fields, f"{path}.")
        elif pa.types.is_list(kind):
            yield from _leaves([kind.value_field.with_name("element")], f"{path}.list.")
        elif pa.types.is_map(kind):
            parts = [kind.key_field.with_name("key"), kind.item_field.with_name("value")]
            yield from _leaves(parts, f"{path}.key_value.")
        else:
            yield path, kind


def _is_number(kind: pa.DataType) -> bool:
    """Return whether to split values into streams of bytes, since few of their bytes vary."""
    is_float = pa.types.is_floating(kind) and kind.bit_width > 16
    return is_float or pa.types.is_integer(kind) or pa.types.is_temporal(kind)


@dataclass
class SegmentFile:
    """Open segment. Thread-safe.

    Attributes:
        file: bytes of the segment, loaded when needed.
    """

    index: SegmentIndex
    file: RangedFile
    _checked: set[tuple[int, int]] = field(default_factory=set, init=False)
    _of_thread: threading.local = field(default_factory=threading.local, init=False)

    @classmethod
    def open(cls, folder: Folder, index: SegmentIndex) -> SegmentFile:
        """Open a segment.

        Raises:
            DamagedSegmentError: the file has another length.
            OSError: it is not there, or cannot be read.
        """
        try:
            return cls(index, folder.map(index.name + DATA_SUFFIX, index.n_bytes))
        except EOFError as error:
            raise DamagedSegmentError(str(error)) from error

    @cached_property
    def _parquet(self) -> Any:
        """Reader of the footer."""
        start, checksum = self.index.footer
        if zlib.crc32(self.file.load(start, self.index.n_bytes - start)) != checksum:
            raise DamagedSegmentError("the footer does not have its checksum")
        reader = ParquetReader()  # `ParquetFile` would list nested columns, too
        reader.open(pa.BufferReader(self.file.content), pre_buffer=False)
        metadata = reader.metadata
        shape = (
            (metadata.num_row_groups, metadata.num_columns) if metadata.num_row_groups else (0, 0)
        )
        if metadata.num_rows != self.index.n_rows or self.index.checksums.shape != shape:
            raise DamagedSegmentError("the index is of another file")
        return reader

    @cached_property
    def _metadata(self) -> pq.FileMetaData:
        return self._parquet.metadata

    @cached_property
    def _paths(self) -> list[str]:
        """Path of each leaf column."""
        return [".".join(path) for path in self._parquet.column_paths]

    @cached_property
    def _leaves(self) -> dict[str, list[int]]:
        """Leaf columns by path of a column or of a field of a struct."""
        leaves: dict[str, list[int]] = {}
        for leaf, path in enumerate(self._paths):
            parts = path.split(".")
            for end in range(1, len(parts) + 1):
                leaves.setdefault(".".join(parts[:end]), []).append(leaf)
        return leaves

    @cached_property
    def _dictionaries(self) -> list[int]:
        """Leaf columns of text that were written as dictionaries."""
        if not self._metadata.num_row_groups:
            return []
        chunks = map(self._metadata.row_group(0).column, range(self._metadata.num_columns))
        return [
            leaf
            for leaf, chunk in enumerate(chunks)
            if chunk.physical_type == "BYTE_ARRAY" and chunk.has_dictionary_page
        ]

    @cached_property
    def schema(self) -> pa.Schema:
        """Columns of the segment."""
        return self._parquet.schema_arrow

    def read_all(self) -> pa.Table:
        """Return all columns of all rows, as they were written.

        Raises:
            DamagedSegmentError: bytes differ from those that were written.
            OSError: the file cannot be read.
        """
        self.check()
        return _declared(self._parquet.read_all(use_threads=False), are_nullable=True)

    def check(self) -> None:
        """Check every byte.

        Raises:
            DamagedSegmentError: bytes differ from those that were written.
        """
        _ = self._parquet  # the footer
        for group, leaf in np.ndindex(self.index.checksums.shape):
            self._check(group, leaf)

    def read(self, group: int, columns: Sequence[str], pool: pa.MemoryPool) -> pa.RecordBatch:
        """Return columns of a whole row group, after their bytes have been checked.

        Args:
            group: the row group.
            columns: top-level columns, or `column.field` for a field of a struct. The result has
                the struct with the fields that were read.
            pool: memory pool of the result.

        Returns:
            The columns in any order; text that was written as a dictionary is a dictionary array.

        Raises:
            DamagedSegmentError: bytes differ from those that were written.
            OSError: the file cannot be read.
        """
        leaves = sorted(leaf for name in columns for leaf in self._leaves[name])
        for leaf in leaves:
            self._check(group, leaf)
        reader = self._reader(pool)
        read = reader.read_row_groups([group], column_indices=leaves, use_threads=False)
        (rows,) = read.combine_chunks().to_batches()
        return rows

    def _reader(self, pool: pa.MemoryPool) -> Any:
        """Return the reader of this thread; readers are not thread-safe."""
        readers: dict[str, Any] = self._of_thread.__dict__.setdefault("readers", {})
        if pool.backend_name not in readers:
            reader = ParquetReader(memory_pool=pool)  # for why, see `columns.buffers`
            reader.open(
                pa.BufferReader(self.file.content),
                metadata=self._metadata,
                read_dictionary=self._dictionaries,
                pre_buffer=False,  # the bytes are in memory; a buffer would keep them twice
            )
            readers[pool.backend_name] = reader
        return readers[pool.backend_name]

    def _check(self, group: int, leaf: int) -> None:
        if (group, leaf) in self._checked:
            return
        start, end = _chunk(self._metadata, group, leaf)
        if zlib.crc32(self.file.load(start, end - start)) != self.index.checksums[group, leaf]:
            raise DamagedSegmentError(f"row group {group}, column {self._paths[leaf]}")
        self._checked.add((group, leaf))


def _chunk(metadata: pq.FileMetaData, group: int, leaf: int) -> tuple[int, int]:
    """Return start and end of a column chunk in the file."""
    chunk = metadata.row_group(group).column(leaf)
    start = chunk.data_page_offset
    if chunk.has_dictionary_page:
        start = min(start, chunk.dictionary_page_offset)
    return start, start + chunk.total_compressed_size

"""Relation `file_indexes`: indexes in manifest entries and in files beside the data files.

Reads only the headers of containers and, for the column `detail`, the headers of indexes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import field

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.decode import OnDamage
from arrowmeta.columns.buffers import (
    flag_array,
    int_array,
    number_array,
    text_array,
    text_scalar,
    to_numbers,
)
from arrowmeta.columns.ids import FileSet
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.model.tables import DECIDING_COLUMNS
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.bitmap import read_bitmap_head
from arrowmeta.paimon.file_index.bloom_filter import read_bloom_filter
from arrowmeta.paimon.file_index.bsi import read_bsi_head
from arrowmeta.paimon.file_index.container import Container, IndexSpan, known_rows, read_container
from arrowmeta.paimon.file_index.range_bitmap import read_range_bitmap_head
from arrowmeta.records import dataclass

#: Columns of entries that locate their indexes.
SOURCE_COLUMNS = (*DECIDING_COLUMNS, "file_path", "record_count", "extra_files", "embedded_index")

_SUFFIX = ".index"

#: Reads a file; returns None if it cannot be read.
ReadFile = Callable[[str], bytes | memoryview | None]


@dataclass(frozen=True)
class _Source:
    """Container with the row of its entry and its path, if it is a file of its own."""

    row: int
    path: str | None
    data: bytes | memoryview


def file_indexes_table(
    entries: pa.Table, schema: pa.Schema, read: ReadFile, on_damage: OnDamage
) -> pa.Table:
    """Return columns of the relation `file_indexes`, without indexes of deleted files.

    Small indexes are in the manifest entry, others in an extra file beside the data file.
    Spec: Paimon 1.x, core/io/DataFileIndexWriter.java.

    Args:
        entries: the columns `SOURCE_COLUMNS`.
        read: reads the files beside data files.
        on_damage: called with each container that cannot be read.
    """
    indexed = _indexed(entries)
    n_rows = indexed["record_count"].to_pylist()
    listed = _Listed("detail" in schema.names)
    for source in _sources(indexed, read):
        path = source.path or f"{indexed['file_path'][source.row]} (in its entry)"
        try:
            container = read_container(source.data, known_rows(n_rows[source.row]))
        except ArrowMetaError as error:
            on_damage(_at(path, error))
            continue
        for span in container.spans:
            fault = listed.add(source, container, span)
            if fault is not None:
                on_damage(_at(path, fault, span))
    return listed.table(indexed, schema)


def index_paths(file_path: str, extra_files: Collection[str]) -> list[str]:
    """Return the paths of a data file's index files: extra files in its folder named `*.index`.

    Spec: Paimon 1.x, core/io/DataFilePathFactory.java.
    """
    folder, slash, _ = file_path.rpartition("/")
    return [f"{folder}{slash}{name}" for name in extra_files if name.endswith(_SUFFIX)]


def _indexed(entries: pa.Table) -> pa.Table:
    """Return the entries that may have indexes, without files that an entry deletes.

    Files of deleted entries may no longer exist, so they are not opened.
    """
    has_files = pc.greater(pc.list_value_length(entries["extra_files"]), 0).fill_null(False)
    is_indexed = pc.or_(pc.is_valid(entries["embedded_index"]), has_files)
    indexed = entries.filter(is_indexed).combine_chunks()
    is_deleted = pc.equal(indexed["status"], text_scalar("deleted"))
    deleted = FileSet(indexed["file_id"].filter(is_deleted))
    return indexed.filter(flag_array(~deleted.has(indexed["file_id"]))).combine_chunks()


def _sources(entries: pa.Table, read: ReadFile) -> Iterator[_Source]:
    embedded = entries["embedded_index"].combine_chunks()
    for row in to_numbers(pc.indices_nonzero(embedded.is_valid())).tolist():
        yield _Source(row, None, embedded[row].as_buffer())
    named = zip(entries["file_path"].to_pylist(), entries["extra_files"].to_pylist(), strict=True)
    for row, (file_path, extra_files) in enumerate(named):
        for path in index_paths(file_path, extra_files or ()):
            data = read(path)
            if data is not None:
                yield _Source(row, path, data)


@dataclass
class _Listed:
    """Indexes found so far, each with its container.

    Attributes:
        with_detail: whether to read the headers of indexes.
    """

    with_detail: bool
    sources: list[_Source] = field(default_factory=list)
    spans: list[IndexSpan] = field(default_factory=list)
    details: list[str | None] = field(default_factory=list)

    def add(self, source: _Source, container: Container, span: IndexSpan) -> ArrowMetaError | None:
        """Add an index; return the error of its header, if that is read."""
        self.sources.append(source)
        self.spans.append(span)
        self.details.append(None)
        if self.with_detail:
            try:
                body = container.body(span)
                self.details[-1] = describe(span.index_type, body, container.n_rows)
            except ArrowMetaError as error:
                return error
        return None

    def table(self, entries: pa.Table, schema: pa.Schema) -> pa.Table:
        rows = number_array(np.array([source.row for source in self.sources], dtype=np.int64))
        columns: dict[str, Callable[[], pa.Array]] = {
            "data_file_path": lambda: entries["file_path"].combine_chunks().take(rows),
            "index_path": lambda: _optional_texts([source.path for source in self.sources]),
            "column_name": lambda: text_array([span.column for span in self.spans]),
            "index_type": lambda: text_array([span.index_type for span in self.spans]),
            "content_offset": lambda: int_array([span.start for span in self.spans]),
            "content_size_in_bytes": lambda: int_array([span.length for span in self.spans]),
            "detail": lambda: _optional_texts(self.details),
            "entry_id": lambda: entries["entry_id"].combine_chunks().take(rows),
        }
        return pa.table([columns[name]() for name in schema.names], schema=schema)


def _optional_texts(values: list[str | None]) -> pa.Array:
    texts = text_array([value or "" for value in values])
    return pc.if_else(pc.equal(texts, text_scalar("")), None, texts)


def _at(path: str, error: ArrowMetaError, span: IndexSpan | None = None) -> ArrowMetaError:
    """Return the error with the file and the index it belongs to."""
    if not isinstance(error, CorruptMetadataError):
        return type(error)(f"{path}: {error}")
    start = span.start or 0 if span else 0
    prefix = f"{span.index_type} of {span.column}: " if span else ""
    byte = None if error.byte is None else start + error.byte
    return CorruptMetadataError(prefix + error.reason, path=path, byte=byte)


def describe(index_type: str, body: memoryview | None, n_rows: int | None = None) -> str | None:
    """Describe an index by its header; return None for other index types.

    Args:
        index_type: Paimon's name of the index type.
        body: the index; None if it is empty.
        n_rows: rows of the data file; None if not known.

    Raises:
        CorruptMetadataError: the header is damaged, or belongs to another file.
        UnsupportedError: the index has another version.
    """
    if body is None:
        return "no values"
    read = _WORDS.get(index_type)
    if read is None:
        return None
    words, rows = read(body)
    if rows is not None and n_rows not in (None, rows):
        raise CorruptMetadataError(f"index has {counted(rows, 'row')}, the data file {n_rows:,}")
    return words


def _bloom_filter(body: memoryview) -> tuple[str, None]:
    bloom = read_bloom_filter(body)
    return f"{counted(8 * len(bloom.bits), 'bit')}, {counted(bloom.n_functions, 'function')}", None


def _bitmap(body: memoryview) -> tuple[str, int]:
    head, _ = read_bitmap_head(body)
    nulls = "with nulls" if head.has_null else "no nulls"
    words = f"version {head.version}, {_rows_and_values(head.n_rows, head.n_keys)}, {nulls}"
    return words, head.n_rows


def _range_bitmap(body: memoryview) -> tuple[str, int]:
    head, _ = read_range_bitmap_head(body)
    return _rows_and_values(head.n_rows, head.n_keys), head.n_rows


def _bsi(body: memoryview) -> tuple[str, int]:
    n_rows, _ = read_bsi_head(body)
    return counted(n_rows, "row"), n_rows


#: Readers of the description, and of the row count if the index records it, by index type.
_WORDS: dict[str, Callable[[memoryview], tuple[str, int | None]]] = {
    "bloom-filter": _bloom_filter,
    "bitmap": _bitmap,
    "range-bitmap": _range_bitmap,
    "bsi": _bsi,
}


def _rows_and_values(n_rows: int, n_values: int) -> str:
    return f"{counted(n_rows, 'row')}, {counted(n_values, 'value')}"

"""Files of a store: decoded entries of some manifests as Parquet, in folders on any filesystem.

A file is named by the SHA-256 of its footer, which lists its manifests; pages have Parquet's own
checksums. So bytes that were changed raise `DamagedFileError`, and a name is enough to find them.

Columns are those of the relation `entries`, structs as a column per field (`lower_bounds.id`). Not
stored are columns that are null in every row, that follow from the position of a row (`entry_id`,
`manifest_pos`), have one value per manifest (`manifest_path` and others, by format), or depend on
the snapshot. Of `file_path`, the folder is stored, since the rest is `file_name`. `docs/store.md`
describes the layout for other programs.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import accumulate, chain, pairwise, starmap
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from msgspec import Struct
from numpy.typing import NDArray
from pyarrow.parquet.core import ParquetReader

from arrowmeta.io.local_files import write_whole
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.reading import BUFFER_POOL
from arrowmeta.io.storage import FoundFile, Storage
from arrowmeta.kernels.buffers import (
    at_start,
    build,
    flag_array,
    folders_of,
    is_text_or_bytes,
    join_text,
    last_names,
    null_array,
    number_array,
    rows_without_columns,
    to_numbers,
    whole,
)
from arrowmeta.kernels.rows import entry_ids, ordinals_of
from arrowmeta.model.locks import cached_property
from arrowmeta.model.scan import Batches, Computed, Decoded, Request
from arrowmeta.model.tables import MAPS_BY_ID, column_field
from arrowmeta.model.value_text import is_number

#: Goes up when older programs could not read, or would misread, what is written.
LAYOUT_VERSION = 5

_SUFFIX = ".parquet"
#: What follows from all entries of a snapshot.
DERIVED_SUFFIX = ".derived.arrow"
#: Location and format of the table; written when an answer comes from the files beside it.
TABLE_FILE = "table.json"

#: Rows of a row group, the unit of reading.
ROW_GROUP_LEN = 131_072

#: Key of the footer's metadata with the manifests.
_KEY = b"arrowmeta.manifests"
#: Bytes to read of a file first: most footers are smaller.
_TAIL_LEN = 1 << 16
_DIGEST_LEN = hashlib.sha256().digest_size

_POSITIONAL = ("entry_id", "manifest_pos")
#: Part of `file_path` before the last slash.
_FOLDER = "file_folder"
#: Ending of the column that says which structs are null, if some are.
_VALID = "_is_valid"
#: Columns with few distinct values, which are written as dictionaries; fields of `partition`, too.
_REPEATED = {
    *(_FOLDER, "status", "content", "file_format", "file_source", "partition_bytes", "bucket"),
    *("snapshot_id", "spec_id", "schema_id", "total_buckets", "level", "sequence_number"),
    *("file_sequence_number", "sort_order_id"),
}


#: Errors about a footer of other content.
_UNREADABLE = (pa.ArrowException, OSError, LookupError, ValueError, TypeError, RecursionError)


class DamagedFileError(Exception):
    """A file of a store differs from what was written."""


class Manifest(NamedTuple):
    """A manifest in a file: its identity changes if it is replaced."""

    path: str
    identity: str


class RowRange(NamedTuple):
    """Rows of a manifest in the file of a name."""

    file: str
    start: int
    n_rows: int


class Folder(Storage, frozen=True, eq=False):
    """A folder that need not be there yet.

    A file that is there is whole: it is written under another name and renamed (local), or put in
    one request (object stores). Local folders and files are readable by the user alone.
    """

    @classmethod
    def at(
        cls, location: str | os.PathLike[str], settings: StorageSettings | None = None
    ) -> Folder:
        """Resolve a local path or a URI; for errors, see `Storage.open`.

        Args:
            location: of the folder.
            settings: how the store is reached.
        """
        expanded = os.path.expanduser(location)  # noqa: PTH111 (or a URI)
        return cls.open(expanded, settings=settings)

    #: The folder of a name inside of this folder.
    __truediv__ = Storage.inside

    @property
    def name(self) -> str:
        """Last part of the path."""
        return self.root.rpartition("/")[2]

    def folders(self, name: re.Pattern[str]) -> list[Folder]:
        """Return the folders in the folder whose names match, sorted; none if it is not there."""
        return [self / inside for inside in self.list_folders() if name.fullmatch(inside)]

    def files(self) -> dict[str, FoundFile]:
        """Return size and time of each file in the folder, by name."""
        files = self.list_files(self.location, bool, recursive=False)
        return {file.path.rpartition("/")[2]: file for file in files}

    def end_of(self, name: str, length: int | None = None) -> pa.Buffer:
        """Return the last bytes of a file, by default all of them.

        Raises:
            OSError: it is not there, or cannot be read.
            StorageError: the filesystem gives no answer.
        """
        with self.open_file(self.join(name)) as file:
            size = int(file.size())
            start = 0 if length is None else max(0, size - length)
            # `read_at` would leak as many bytes if it fails.
            return file.get_stream(start, size - start).read_buffer()

    def load(self, name: str, spans: Iterable[tuple[int, int]]) -> pa.Buffer:
        """Return a file, of which some spans have been read; for errors, see `end_of`."""
        with self.open_file(self.join(name)) as file:
            if self.is_local:
                with pa.memory_map(f"{self.root}/{name}") as mapped:
                    return mapped.read_buffer()
            content = np.zeros(file.size(), dtype=np.uint8)  # paged in where it is filled
            for start, end in spans:
                file.seek(start)
                file.readinto(content[start:end])
            return pa.py_buffer(content)

    def write(self, name: str, content: pa.Buffer | bytes) -> None:
        """Write a file atomically: a listing shows all of it or nothing.

        Raises:
            OSError: the folder cannot be written to.
            StorageError: the filesystem gives no answer.
        """
        if not self.is_local:

            def write() -> None:
                with self.filesystem.open_output_stream(f"{self.root}/{name}") as stream:
                    stream.write(content)

            self.requests.ask(self.join(name), write)
            return
        folder = Path(self.root)
        for parent in (*reversed(folder.parents), folder):  # `parents=True` ignores the mode
            if not parent.exists():
                parent.mkdir(exist_ok=True, mode=0o700)
        write_whole(folder / name, memoryview(content))

    def delete(self, name: str = "") -> None:
        """Delete a file, by default the folder and what is in it, if it is there."""
        delete = self.filesystem.delete_file if name else self.filesystem.delete_dir
        with suppress(FileNotFoundError):
            self.requests.ask(self.join(name), lambda: delete(f"{self.root}/{name}".rstrip("/")))


def digest(*texts: str) -> str:
    """Return a name that other texts do not have."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


class StoredFile(Struct, frozen=True, dict=True):
    """A file of a store, by its footer.

    Attributes:
        folder: where it is.
        name: of the file.
        metadata: Parquet's own.
        ranges: rows of each manifest, in their order.
    """

    folder: Folder
    name: str
    metadata: pq.FileMetaData
    ranges: Mapping[Manifest, RowRange]

    @classmethod
    def open(cls, folder: Folder, name: str) -> StoredFile:
        """Read the footer of a file.

        Raises:
            DamagedFileError: it is not what was written, or of another layout.
            OSError: it is not there, or cannot be read.
            StorageError: the filesystem gives no answer.
        """
        end = folder.end_of(name, _TAIL_LEN)
        length = _footer_len(end)
        footer = (end if length <= end.size else folder.end_of(name, length))[-length:]
        if name != _name_of(footer):
            raise DamagedFileError("its name is not the checksum of its footer")
        return cls.of(folder, footer)

    @classmethod
    def of(cls, folder: Folder, footer: pa.Buffer) -> StoredFile:
        """Return the file with a footer.

        Raises:
            DamagedFileError: it is of another layout.
        """
        name = _name_of(footer)
        try:
            metadata = pq.read_metadata(pa.BufferReader(footer))
            listed = json.loads(metadata.metadata[_KEY])
            counts = {Manifest(path, identity): n_rows for path, identity, n_rows in listed}
            starts = [0, *accumulate(counts.values())]
            if starts[-1] != metadata.num_rows or starts != sorted(starts):
                raise ValueError("rows of other manifests")
            rows = zip(starts, counts.values(), strict=False)
            ranges = {key: RowRange(name, *of) for key, of in zip(counts, rows, strict=True)}
            return cls(folder, name, metadata, ranges)
        except _UNREADABLE as error:
            raise DamagedFileError(f"its footer cannot be read: {error!r}") from error

    @cached_property
    def _leaves(self) -> list[str]:
        """The column of each leaf; lists are the only nested columns."""
        schema = self.metadata.schema
        leaves = map(schema.column, range(len(schema)))
        return [c.path.rsplit(".", 2)[0] if c.max_repetition_level else c.path for c in leaves]

    @cached_property
    def columns(self) -> frozenset[str]:
        """Names of the columns."""
        return frozenset(self._leaves)

    def read(self, group: int, columns: Collection[str], pool: pa.MemoryPool) -> pa.RecordBatch:
        """Return columns of a row group, in any order; repeated text as dictionaries.

        Raises:
            DamagedFileError: bytes differ from those that were written.
            OSError: the file is not there, or cannot be read.
            StorageError: the filesystem gives no answer.
        """
        leaves = [leaf for leaf, name in enumerate(self._leaves) if name in columns]
        of_group = self.metadata.row_group(group)
        content = self.folder.load(self.name, map(_span, map(of_group.column, leaves)))
        reader = ParquetReader(memory_pool=pool)  # `ParquetFile` would list nested columns, too
        try:
            reader.open(
                pa.BufferReader(content),
                metadata=self.metadata,
                read_dictionary=[leaf for leaf in leaves if _is_repeated(self._leaves[leaf])],
                pre_buffer=False,  # the bytes are in memory; a buffer would keep them twice
                page_checksum_verification=True,
            )
            read = reader.read_row_groups([group], column_indices=leaves, use_threads=False)
            (rows,) = read.combine_chunks().to_batches()
            # Headers of pages have no checksums.
            coded = [column for column in rows.columns if pa.types.is_dictionary(column.type)]
            if len(rows) != of_group.num_rows or not all(map(_has_all, coded)):
                raise ValueError("it has too few values")
        except (pa.ArrowException, OSError, ValueError) as error:
            raise DamagedFileError(f"row group {group}: {error}") from error
        return rows

    def check(self) -> None:
        """Read every byte; for errors, see `read`."""
        for group in range(self.metadata.num_row_groups):
            self.read(group, self.columns, pa.default_memory_pool())

    def batches(self, decoded: Decoded, ranges: Mapping[int, RowRange], asked: Request) -> Batches:
        """Yield the entries of a request, by row group; for errors, see `read`.

        With a filter, the columns that it reads are read first, and the others only of row groups
        with such entries (late materialization).

        Args:
            decoded: scan of the same table, with manifests that the file has.
            ranges: rows of manifests by ordinal, in their order.
            asked: columns of the relation, or flat names of fields, and a filter.
        """
        places = [(ordinal, start, count) for ordinal, (_, start, count) in ranges.items()]
        ordinals, starts, counts = np.array(places, dtype=np.int64).T
        for group in range(self.metadata.num_row_groups):
            first, end = group * ROW_GROUP_LEN, (group + 1) * ROW_GROUP_LEN
            lows = np.clip(starts, first, end)
            n_rows = np.clip(starts + counts, first, end) - lows
            if n_rows.any():
                of = np.repeat(np.arange(len(n_rows)), n_rows)
                rows = np.arange(len(of)) + (lows - (np.cumsum(n_rows) - n_rows))[of]
                chosen = _Rows(decoded, self, group, rows - first, ordinals[of], rows - starts[of])
                yield from chosen.batches(asked)


class _Rows(Struct, frozen=True):
    """Some rows of a row group.

    Attributes:
        rows: their positions in the row group.
        ordinals: ordinal of the manifest of each.
        in_manifest: position of each in its manifest.
    """

    decoded: Decoded
    file: StoredFile
    group: int
    rows: NDArray[np.int64]
    ordinals: NDArray[np.int64]
    in_manifest: NDArray[np.int64]

    def batches(self, asked: Request) -> Batches:
        """Yield columns of the rows that a filter keeps, as one batch, if there are any."""
        columns, only = asked.columns, asked.only
        if only is None or only.keep is None:
            yield self._batch(columns, BUFFER_POOL)
            return
        # Most of this memory is released soon, and Arrow's default pool reuses it.
        pool = pa.default_memory_pool()
        seen = self._batch(only.columns, pool)
        mask = only.keep(seen)
        if not mask.any():
            return
        some = self
        if not mask.all():
            seen = pc.filter(seen, flag_array(mask), memory_pool=BUFFER_POOL)
            positions = (self.rows[mask], self.ordinals[mask], self.in_manifest[mask])
            some = _Rows(self.decoded, self.file, self.group, *positions)
        rest = some._batch([name for name in columns if name not in only.columns], pool)
        arrays = [(seen if name in only.columns else rest).column(name) for name in columns]
        yield pa.RecordBatch.from_arrays(arrays, schema=schema_of(self.decoded, columns))

    def _batch(self, columns: Collection[str], pool: pa.MemoryPool) -> pa.RecordBatch:
        stored = self._stored({part for name in columns for part in self._parts(name)}, pool)
        arrays = [self._column(name, stored) for name in columns]
        if arrays:
            return pa.RecordBatch.from_arrays(arrays, schema=schema_of(self.decoded, columns))
        return rows_without_columns(len(self.rows))

    def _stored(self, names: Collection[str], pool: pa.MemoryPool) -> dict[str, pa.Array]:
        """Return stored columns of the rows, by name."""
        if not names:
            return {}
        stored = self.file.read(self.group, names, pool)
        if not np.array_equal(self.rows, np.arange(stored.num_rows)):
            stored = pc.take(stored, number_array(self.rows), memory_pool=BUFFER_POOL)
        return dict(zip(stored.schema.names, stored.columns, strict=True))

    def _parts(self, name: str) -> Iterator[str]:
        """Yield the stored columns that a column is made of, and perhaps others."""
        if name in self.file.columns:
            yield name
        elif computed := self._computed(name):
            for part in computed.parts:
                yield from self._parts(part)
        elif pa.types.is_struct(column_field(self.decoded.schema, name).type):
            inside = (f"{name}.", name + _VALID)
            yield from (part for part in self.file.columns if part.startswith(inside))

    def _column(
        self, name: str, stored: Mapping[str, pa.Array], kind: pa.DataType = None
    ) -> pa.Array:
        """Return a column, given the stored ones; its type is that of the schema, unless given."""
        decoded, n = self.decoded, len(self.rows)
        if name in stored:
            array = stored[name]
            if pa.types.is_dictionary(array.type) and name != _FOLDER:
                return pc.take(array.dictionary, array.indices, memory_pool=BUFFER_POOL)
            return array
        if name == "entry_id":
            return number_array(entry_ids(self.ordinals, self.in_manifest))
        if name == "manifest_pos":
            return number_array(self.in_manifest)
        if name in decoded.of_manifest:
            of_manifests = whole(decoded.manifests[decoded.of_manifest[name]])
            if len(values := of_manifests.unique()) == 1:
                return pa.repeat(values[0], n)
            return pc.take(of_manifests, number_array(self.ordinals), memory_pool=BUFFER_POOL)
        if computed := self._computed(name):
            parts = [self._column(part, stored) for part in computed.parts]
            return computed.make(pa.RecordBatch.from_arrays(parts, list(computed.parts)))
        kind = column_field(self.decoded.schema, name).type if kind is None else kind
        if not pa.types.is_struct(kind):
            return null_array(n, kind)
        valid = stored.get(name + _VALID)
        children = [self._column(f"{name}.{f.name}", stored, f.type) for f in kind.fields]
        validity = None if valid is None else at_start(valid).buffers()[1]
        return build(kind, n, [validity], children)

    def _computed(self, name: str) -> Computed | None:
        """Return how a column that is not stored is made of others; None if it is not."""
        if name == "file_path" and _FOLDER in self.file.columns:
            return Computed((_FOLDER, "file_name"), _joined)
        return self.decoded.context.unstored_columns.get(name)


def _has_all(coded: pa.DictionaryArray) -> bool:
    """Return whether the dictionary has a value for each code."""
    largest = pc.max(coded.indices).as_py()
    return largest is None or largest < len(coded.dictionary)


def _joined(batch: pa.RecordBatch) -> pa.Array:
    folders, names = batch.columns
    return join_text(folders.dictionary, to_numbers(folders.indices), names)


def _span(chunk: pq.ColumnChunkMetaData) -> tuple[int, int]:
    """Return start and end of a column chunk in the file."""
    start = chunk.data_page_offset
    if chunk.has_dictionary_page:
        start = min(start, chunk.dictionary_page_offset)
    return start, start + chunk.total_compressed_size


def _is_repeated(name: str) -> bool:
    return name in _REPEATED or name.startswith("partition.")


def _footer_len(end: pa.Buffer) -> int:
    """Return the length of the footer of a file, with its length and Parquet's magic number."""
    return int.from_bytes(end[-8:].to_pybytes()[:4], "little") + 8


def _name_of(footer: pa.Buffer) -> str:
    return hashlib.sha256(footer).hexdigest()[:32] + _SUFFIX


def is_entries(name: str) -> bool:
    """Return whether a file has entries, and is not being written."""
    return name.endswith(_SUFFIX) and not name.startswith(".")


def schema_of(decoded: Decoded, columns: Iterable[str]) -> pa.Schema:
    """Return columns of entries, or fields by their flat names."""
    return pa.schema([column_field(decoded.schema, name) for name in columns])


def stored_names(decoded: Decoded) -> list[str]:
    """Return the columns to decode for a file, beside the id of the entry."""
    computed = {*decoded.context.unstored_columns, *decoded.of_manifest, *MAPS_BY_ID}
    left_out = {*_POSITIONAL, *computed, "readable_metrics"}
    return [f.name for f in decoded.schema if f.name not in left_out]


def write(folder: Folder, rows: pa.Table, manifests: Mapping[Manifest, int]) -> StoredFile:
    """Write decoded rows of some manifests as a file.

    Args:
        folder: where to write it.
        rows: the columns `stored_names`, one manifest after the other.
        manifests: number of rows of each.

    Raises:
        OSError: the folder cannot be written to.
        StorageError: the filesystem gives no answer.
    """
    columns = _stored(rows)
    # Parquet has a level for each value of a nullable column, which takes as long as the value.
    schema = pa.schema([pa.field(n, c.type, c.null_count > 0) for n, c in columns.items()])
    leaves = {}
    for f in schema:
        is_list = pa.types.is_list(f.type)
        leaves[f.name + ".list.element" * is_list] = f.type.value_type if is_list else f.type
    texts = {path for path, kind in leaves.items() if is_text_or_bytes(kind)}
    repeated = set(filter(_is_repeated, leaves))
    # Few bytes of a number vary, so values are split into streams of bytes.
    split = {p for p, kind in leaves.items() if is_number(kind) or pa.types.is_temporal(kind)}
    sink = pa.BufferOutputStream()
    with pq.ParquetWriter(
        sink,
        schema,
        compression={path: "zstd" if path in texts else "lz4" for path in leaves},
        compression_level=dict.fromkeys(texts, 1),
        use_dictionary=list(repeated),
        column_encoding=dict.fromkeys(split - repeated, "BYTE_STREAM_SPLIT"),
        write_statistics=False,
        write_page_checksum=True,
    ) as writer:
        if rows.num_rows:
            writer.write_table(pa.table(list(columns.values()), schema=schema), ROW_GROUP_LEN)
        listed = [(*key, n_rows) for key, n_rows in manifests.items()]
        writer.add_key_value_metadata({_KEY: json.dumps(listed)})
    content = sink.getvalue()
    file = StoredFile.of(folder, content[-_footer_len(content) :])
    folder.write(file.name, content)
    return file


def _stored(rows: pa.Table) -> dict[str, pa.ChunkedArray]:
    """Return the columns to store, by name."""
    pairs = zip(rows.column_names, rows.columns, strict=True)
    columns = dict(chain.from_iterable(starmap(_flat, pairs)))
    path, names = columns["file_path"], columns["file_name"]
    folders = _each(folders_of, path)
    if folders.null_count == 0 and names.equals(_each(last_names, path)):
        del columns["file_path"]
        columns[_FOLDER] = folders
    return {name: column for name, column in columns.items() if column.null_count < len(column)}


def _flat(name: str, column: pa.ChunkedArray) -> Iterator[tuple[str, pa.ChunkedArray]]:
    """Yield the columns of the fields of a struct, and which rows are not null; or the column."""
    if not pa.types.is_struct(column.type):
        yield name, column
        return
    if column.null_count:
        yield name + _VALID, column.is_valid()
    for field, inner in zip(column.type.fields, column.flatten(), strict=True):
        yield from _flat(f"{name}.{field.name}", inner)


def _each(change: Callable[[pa.Array], pa.Array], texts: pa.ChunkedArray) -> pa.ChunkedArray:
    return pa.chunked_array([change(chunk) for chunk in texts.chunks], texts.type)


def by_manifest(batch: pa.RecordBatch) -> Iterator[tuple[int, pa.RecordBatch]]:
    """Yield the rows of each manifest with its ordinal, given the column `entry_id`."""
    ordinals = ordinals_of(to_numbers(batch.column("entry_id")))
    cuts = (np.flatnonzero(np.diff(ordinals)) + 1).tolist()
    for start, end in pairwise([0, *cuts, len(ordinals)] if len(ordinals) else []):
        yield int(ordinals[start]), batch.slice(start, end - start)


def derived_bytes(table: pa.Table) -> bytes:
    """Return the content of a file with a derived table: a SHA-256, and an Arrow IPC stream."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema) as stream:
        stream.write_table(table)
    content = sink.getvalue().to_pybytes()
    return hashlib.sha256(content).digest() + content


def read_derived(content: pa.Buffer) -> pa.Table:
    """Return the table of a file.

    Raises:
        DamagedFileError: the content differs from what was written.
    """
    stream = content[min(content.size, _DIGEST_LEN) :]
    if content[: content.size - stream.size].to_pybytes() != hashlib.sha256(stream).digest():
        raise DamagedFileError("it does not have its checksum")
    try:
        return pa.ipc.open_stream(stream).read_all()
    except (pa.ArrowException, OSError) as error:
        raise DamagedFileError(f"it is not an Arrow stream: {error}") from error

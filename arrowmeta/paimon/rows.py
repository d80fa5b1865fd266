"""Rows of Paimon's metadata files, by field name, whatever container and writer they come from.

Knows the containers (Avro; ORC and Parquet of older tables) and how a field is found in any of the
field sets of the past: a field that a file lacks is null, one we do not know is not read.

Spec: Paimon 1.x, ManifestEntry.SCHEMA and its history; `manifest.format`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.chunk import Chunk
from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.columns.buffers import flag_array, to_flags
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.kernels.binary_row import copy_spans
from arrowmeta.paimon.binary_row import decode_row_spans

T = TypeVar("T")

_ORC_MAGIC = b"ORC"
_PARQUET_MAGIC = b"PAR1"


@dataclass(frozen=True)
class Spans:
    """Byte strings as places in one buffer.

    Attributes:
        data: the buffer.
        starts: first byte of each; int64[rows].
        lengths: bytes of each; 0 for a null. int64[rows].
    """

    data: NDArray[np.uint8]
    starts: NDArray[np.int64]
    lengths: NDArray[np.int64]

    def take(self, rows: NDArray[np.int64]) -> Spans:
        """Return the byte strings of some rows."""
        return Spans(self.data, self.starts[rows], self.lengths[rows])

    def without(self, rows: NDArray[np.bool_]) -> Spans:
        """Return the same byte strings with nulls for `rows`."""
        return Spans(self.data, self.starts, np.where(rows, 0, self.lengths))

    def to_array(self) -> pa.Array:
        """Return the byte strings as a binary array."""
        offsets = np.empty(len(self.lengths) + 1, dtype=np.int32)
        content = np.empty(int(self.lengths.sum()), dtype=np.uint8)
        copy_spans(self.data, self.starts, self.lengths, offsets, content)
        buffers = [None, pa.py_buffer(offsets), pa.py_buffer(content)]
        return pa.Array.from_buffers(pa.binary(), len(self.starts), buffers)


@dataclass(frozen=True)
class Rows:
    """Decoded rows of one or several metadata files.

    Attributes:
        batch: the fields that were asked for and are there.
        found_spans: byte string fields that were located, by dotted name.
        file_idx: the file of each row, as a position in the list of files; int32[rows].
        row_idx: the ordinal of each row in its file; int64[rows].
    """

    batch: pa.RecordBatch
    found_spans: dict[str, Spans]
    file_idx: NDArray[np.int32]
    row_idx: NDArray[np.int64]

    def __len__(self) -> int:
        return int(self.batch.num_rows)

    def field(self, path: str, arrow_type: pa.DataType) -> pa.Array:
        """Return a field by its dotted name as `arrow_type`; nulls where the file has none."""
        array: pa.Array | pa.RecordBatch = self.batch
        for name in path.split("."):
            names = array.schema.names if isinstance(array, pa.RecordBatch) else _names(array.type)
            if name not in names:
                return pa.nulls(len(self), arrow_type)
            is_batch = isinstance(array, pa.RecordBatch)
            # struct_field carries the nulls of the parent, as files of before 0.9 need.
            array = array.column(name) if is_batch else pc.struct_field(array, name)
        return self._cast(array, arrow_type, path) if array.type != arrow_type else array

    def _cast(self, array: pa.Array, arrow_type: pa.DataType, path: str) -> pa.Array:
        """Cast a field that its file declares with another type; without rows any type will do."""
        try:
            return array.cast(arrow_type) if len(self) else pa.nulls(0, arrow_type)
        except pa.ArrowException as error:
            raise CorruptMetadataError(
                f"{path} is of type {array.type} and cannot be read as {arrow_type}: {error}"
            ) from error

    def spans(self, path: str) -> Spans:
        """Return a byte string field by its dotted name; of length 0 where a file has none."""
        found = self.found_spans.get(path)
        return found if found is not None else array_spans(self.field(path, pa.binary()))

    def where(self, keep: NDArray[np.bool_]) -> Rows:
        """Return the rows that `keep` marks."""
        rows = np.flatnonzero(keep)
        return Rows(
            self.batch.filter(flag_array(keep)),
            {path: spans.take(rows) for path, spans in self.found_spans.items()},
            self.file_idx[rows],
            self.row_idx[rows],
        )


def read_rows(
    files: Sequence[AvroFile],
    fields: Sequence[str],
    spans: Sequence[str],
    convert: Callable[[Rows], T],
    *,
    threads: int | None = None,
    on_damage: OnDamage | None = None,
) -> Iterator[T]:
    """Decode metadata files in order.

    Args:
        files: what to decode.
        fields: dotted names of the fields to decode; `spans` among them.
        spans: byte string fields to locate instead of copying.
        convert: what to make of some rows; runs on the thread that decoded them.
        threads: how many to decode with.
        on_damage: is told of what cannot be decoded; without it the first error raises.
    """
    start = 0
    for end in range(1, len(files) + 1):
        is_avro = _is_avro(files[start])
        if is_avro and end < len(files) and _is_avro(files[end]):
            continue
        if is_avro:
            yield from decode_files(
                files[start:end],
                tuple(fields),
                partial(_convert_chunk, convert, start),
                spans=tuple(spans),
                threads=threads,
                on_damage=on_damage,
            )
        else:
            yield from map(convert, _columnar_rows(files[start], start, fields, on_damage))
        start = end


def _convert_chunk(convert: Callable[[Rows], T], first_file: int, chunk: Chunk) -> T:
    return convert(_avro_rows(chunk, first_file))


def _is_avro(file: AvroFile) -> bool:
    magic = bytes(file.data[:4])
    return magic[:3] != _ORC_MAGIC and magic != _PARQUET_MAGIC


def _avro_rows(chunk: Chunk, first_file: int) -> Rows:
    found = {path: Spans(chunk.data, *places) for path, places in chunk.spans.items()}
    return Rows(chunk.batch, found, chunk.file_idx + np.int32(first_file), chunk.row_idx)


def _columnar_rows(
    file: AvroFile, file_idx: int, fields: Sequence[str], on_damage: OnDamage | None
) -> Iterator[Rows]:
    try:
        table = _read_columnar(file, {name.partition(".")[0] for name in fields})
    except ArrowMetaError as error:
        if on_damage is None:
            raise
        on_damage(error)
        return
    first_row = 0
    for batch in table.combine_chunks().to_batches():
        n_rows = batch.num_rows
        yield Rows(
            batch,
            {},
            np.full(n_rows, file_idx, dtype=np.int32),
            np.arange(first_row, first_row + n_rows),
        )
        first_row += n_rows


def _read_columnar(file: AvroFile, wanted: set[str]) -> pa.Table:
    """Read an ORC or Parquet file's wanted top-level columns."""
    import pyarrow.orc
    import pyarrow.parquet

    source = pa.BufferReader(pa.py_buffer(file.data))
    try:
        if bytes(file.data[:4]) == _PARQUET_MAGIC:
            parquet = pyarrow.parquet.ParquetFile(source)
            columns = [name for name in parquet.schema_arrow.names if name in wanted]
            table = parquet.read(columns)
        else:
            orc = pyarrow.orc.ORCFile(source)
            table = orc.read([name for name in orc.schema.names if name in wanted])
        # These readers take strings and names that are not UTF-8 as they are.
        table.validate(full=True)
        _check_names(pa.struct(list(table.schema)))
        return table
    except (pa.ArrowException, OSError, ValueError) as error:
        raise CorruptMetadataError(f"not readable: {error}", path=file.path) from error


def _check_names(arrow_type: pa.DataType) -> None:
    """Read the name of every field; one that is not UTF-8 raises a ValueError."""
    if pa.types.is_struct(arrow_type):
        for f in arrow_type.fields:
            _ = f.name
            _check_names(f.type)


def array_spans(array: pa.Array) -> Spans:
    """Return the places of a binary array's values in its own buffer."""
    _, offsets_buffer, data_buffer = array.buffers()
    if offsets_buffer is None or not len(array):
        nothing = np.zeros(len(array), dtype=np.int64)
        return Spans(np.zeros(0, dtype=np.uint8), nothing, nothing)
    in_buffer = np.frombuffer(offsets_buffer, dtype=np.int32)
    offsets = in_buffer[array.offset : array.offset + len(array) + 1].astype(np.int64)
    lengths = np.diff(offsets)
    if array.null_count:
        lengths[~to_flags(array.is_valid())] = 0
    data = np.frombuffer(data_buffer or b"", dtype=np.uint8)
    return Spans(data, offsets[:-1], lengths)


def decode_spans(
    spans: Spans, fields: pa.StructType, only: Sequence[int] | None = None
) -> pa.StructArray:
    """Decode BinaryRows, or only the fields at some positions, in ascending order.

    A row of length 0 is null, a value that Arrow cannot hold is unknown, so null.
    """
    return decode_row_spans(
        spans.data,
        spans.starts,
        spans.lengths,
        spans.lengths > 0,
        fields,
        only=only,
        out_of_range="null",
    )


def _names(arrow_type: pa.DataType) -> list[str]:
    return [f.name for f in arrow_type.fields] if pa.types.is_struct(arrow_type) else []

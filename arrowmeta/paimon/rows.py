"""Rows of Paimon's metadata files, by field name, whatever container and writer they come from.

Knows the containers (Avro; ORC and Parquet of older tables) and how a field is found in any of the
field sets of the past: a field that a file lacks is null, one we do not know is not read.

Spec: Paimon 1.x, ManifestEntry.SCHEMA and its history; `manifest.format`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.chunk import Chunk
from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.file import AvroFile, Limits
from arrowmeta.avro.task import OnDamage
from arrowmeta.columns.buffers import to_flags
from arrowmeta.columns.rows import Rows, Spans
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.paimon.binary_row import PREFIX_LEN, decode_row_spans

T = TypeVar("T")

_KIND_BITS = 8
_ORC_MAGIC = b"ORC"
_PARQUET_MAGIC = b"PAR1"
#: Rows of a Parquet file that are read before their size is looked at.
_ROWS_AT_ONCE = 1 << 12


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
    # Inside of a list, there would be as many as items.
    found = {
        path: Spans(chunk.data, starts, lengths)
        for path, (starts, lengths) in chunk.spans.items()
        if len(starts) == chunk.batch.num_rows
    }
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
    """Read an ORC or Parquet file's wanted top-level columns.

    Raises:
        CorruptMetadataError: the file is damaged.
        LimitError: its columns are out of proportion to it: a few bytes can stand for any number of
            rows that are alike.
    """
    source = pa.BufferReader(pa.py_buffer(file.data))
    is_parquet = bytes(file.data[:4]) == _PARQUET_MAGIC
    try:
        found = (_open_parquet if is_parquet else _open_orc)(source, wanted)
        batches = list(_in_proportion(found, file))
        table = pa.Table.from_batches(batches, batches[0].schema if batches else found.schema)
        # These readers take strings and names that are not UTF-8 as they are.
        table.validate(full=True)
        _check_names(pa.struct(list(table.schema)))
        return _without_views(table)
    except (pa.ArrowException, OSError, ValueError) as error:
        raise CorruptMetadataError(f"not readable: {error}", path=file.path) from error


class _Columnar(NamedTuple):
    """Some columns of a file: how many rows it says to have, their types, and them part by part."""

    n_rows: int
    schema: pa.Schema
    batches: Iterator[pa.RecordBatch]


def _open_parquet(source: pa.NativeFile, wanted: set[str]) -> _Columnar:
    import pyarrow.parquet

    file = pyarrow.parquet.ParquetFile(source)
    schema = pa.schema([f for f in file.schema_arrow if f.name in wanted])
    batches = file.iter_batches(_ROWS_AT_ONCE, columns=schema.names)
    return _Columnar(file.metadata.num_rows, schema, batches)


def _open_orc(source: pa.NativeFile, wanted: set[str]) -> _Columnar:
    import pyarrow.orc

    file = pyarrow.orc.ORCFile(source)
    schema = pa.schema([f for f in file.schema if f.name in wanted])
    # Of no columns it would read no rows: that none is there would be no damage.
    names = schema.names or None
    stripes = (file.read_stripe(at, names) for at in range(file.nstripes))
    return _Columnar(file.nrows, schema, stripes)


def _in_proportion(columns: _Columnar, file: AvroFile) -> Iterator[pa.RecordBatch]:
    limits, n_bytes = Limits(), len(file.data)
    if columns.n_rows > limits.free_items_in(n_bytes):
        raise LimitError(f"{file.path} has {columns.n_rows:,} rows in {n_bytes:,} bytes")
    length = 0
    for batch in columns.batches:
        length += batch.get_total_buffer_size()
        if length > limits.columns_in(n_bytes):
            raise LimitError(
                f"{file.path}: columns of more than {limits.columns_in(n_bytes):,} bytes, out of "
                "proportion to the file"
            )
        yield batch


def _without_views(table: pa.Table) -> pa.Table:
    """Return texts and byte strings that are views, as some writers have them, as plain ones.

    Arrow does not filter views.
    """
    plain = pa.schema([_plain_field(f) for f in table.schema])
    return table if plain.equals(table.schema) else table.cast(plain)


def _plain_field(field: pa.Field) -> pa.Field:
    return field.with_type(_plain_type(field.type))


def _plain_type(arrow_type: pa.DataType) -> pa.DataType:
    types = pa.types
    if types.is_string_view(arrow_type):
        return pa.string()
    if types.is_binary_view(arrow_type):
        return pa.binary()
    if types.is_list_view(arrow_type) or types.is_large_list_view(arrow_type):
        # Arrow makes lists without their last offset of them.
        raise ValueError(f"a field of type {arrow_type}")
    if types.is_struct(arrow_type):
        return pa.struct([_plain_field(f) for f in arrow_type.fields])
    if types.is_map(arrow_type):
        return pa.map_(_plain_field(arrow_type.key_field), _plain_field(arrow_type.item_field))
    if types.is_list(arrow_type):
        return pa.list_(_plain_field(arrow_type.value_field))
    if types.is_large_list(arrow_type):
        return pa.large_list(_plain_field(arrow_type.value_field))
    if types.is_fixed_size_list(arrow_type):
        return pa.list_(_plain_field(arrow_type.value_field), arrow_type.list_size)
    return arrow_type


def _check_names(arrow_type: pa.DataType) -> None:
    """Read the name of every field; one that is not UTF-8 raises a ValueError."""
    if pa.types.is_struct(arrow_type):
        for f in arrow_type.fields:
            _ = f.name
            _check_names(f.type)


def decode_spans(
    spans: Spans, fields: pa.StructType, only: Sequence[int] | None = None
) -> pa.StructArray:
    """Decode BinaryRows, or only the fields at some positions, in ascending order.

    A row of length 0 is null, a value that Arrow cannot hold is unknown, so null.
    """
    has_null = spans.lengths.min(initial=1) == 0
    return decode_row_spans(
        spans.data,
        spans.starts,
        spans.lengths,
        spans.lengths > 0 if has_null else None,
        fields,
        only=only,
        out_of_range="null",
    )


def values_not_held(spans: Spans, place: int, values: pa.Array) -> NDArray[np.bool_]:
    """Tell which rows have a value in a field that `decode_spans` has left null.

    A decimal of too many digits is none of them: it is null for Paimon, too.
    Spec: Paimon 1.x, common/data/BinarySection.java (readDecimal).

    Args:
        spans: the rows, which were decoded.
        place: of the field.
        values: what was decoded of it.
    """
    if not values.null_count or pa.types.is_decimal(values.type):
        return np.zeros(len(spans), dtype=bool)
    rows = np.flatnonzero(to_flags(values.is_null()) & (spans.lengths > 0))
    byte, bit = divmod(_KIND_BITS + place, 8)
    is_null = spans.data[spans.starts[rows] + PREFIX_LEN + byte] >> np.uint8(bit) & 1
    found = np.zeros(len(spans), dtype=bool)
    found[rows] = is_null == 0
    return found

"""Read columns of ORC and Parquet files in a child process.

A few bytes of such a file can encode any number of equal values, and Arrow decodes all of them
before their number is known. The memory of the child process is limited,
and a crash of Arrow ends only the child process.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple, TypeAlias

import pyarrow as pa

from arrowmeta.avro.container import COLUMNS_LIMIT, ORC_MAGIC, AvroFile, Limits
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.child_process import ChildProcesses
from arrowmeta.model.shape import FIELD_ID

#: Last byte of an answer: its kind. It is not the first, so that values of a table are aligned.
_TABLE, _BEYOND_LIMITS, _DAMAGED = b"t", b"l", b"d"
#: Key of the metadata of an answer with the ids of the file's fields and of fields of structs.
IDS_OF_FIELDS = b"arrowmeta:field-ids"
#: Rows of a Parquet file that are read before their size is checked.
_ROWS_AT_ONCE = 1 << 12
#: Memory limit of the child process: `_COPIES` times the file and the limit of the columns, which
#: are decoded, checked and sent, and `_BASE` for threads and their buffers.
_COPIES = 4
_BASE = 64 << 20
#: Files that are read at the same time, each by a child process with its own memory.
_MOST_CHILDREN = 4


class NamedField(NamedTuple):
    """A field to read: by its id, or by its name if it has none in the file or here."""

    name: str
    field_id: int | None = None

    def is_of(self, field: pa.Field) -> bool:
        """Return whether it is a field of a file."""
        written = (field.metadata or {}).get(FIELD_ID)
        if written is None or self.field_id is None:
            return bool(field.name == self.name)
        return bool(written == str(self.field_id).encode())


#: A field, and the fields that it is nested in before it.
FieldPath: TypeAlias = tuple[NamedField, ...]


def read_columnar(file: AvroFile, wanted: Iterable[FieldPath]) -> pa.Table:
    """Read a file's wanted columns; nested fields of Parquet files without those beside them.

    The metadata of the table is that of a Parquet file, and has `IDS_OF_FIELDS`, separated by
    commas.

    Raises:
        CorruptMetadataError: the file is damaged.
        LimitError: it has too many rows, or its columns take too much memory.
    """
    question = pickle.dumps((bytes(file.data), frozenset(wanted), file.limits))
    memory = _memory_for(len(question), file.limits)
    try:
        answer = memoryview(_CHILDREN.call(question, memory))
    except ChildProcessError as error:
        limit = f"{_memory_for(len(file.data), file.limits):,} bytes of memory"
        reason = f"not readable: {error}, or needs more than {limit}"
        raise CorruptMetadataError(reason, path=file.path) from None
    said, kind = answer[:-1], bytes(answer[-1:])
    if kind == _TABLE:
        return pa.ipc.open_stream(said).read_all()
    reason = bytes(said).decode()
    if kind == _BEYOND_LIMITS:
        raise LimitError(f"{file.path}: {reason}")
    raise CorruptMetadataError(f"not readable: {reason}", path=file.path)


def _memory_for(n_bytes: int, limits: Limits) -> int:
    return _BASE + _COPIES * (limits.columns_len + n_bytes)


def _answer(question: bytes) -> bytes:
    """Return a table as an Arrow IPC stream, or an error message.

    The answer is not a pickle: if a file took over the child process, a pickle could run code in
    the parent process.
    """
    content, wanted, limits = pickle.loads(question)
    try:
        return _to_message(_read(content, wanted, limits)) + _TABLE
    except LimitError as error:
        reason, kind = str(error), _BEYOND_LIMITS
    except MemoryError:
        limit = f"{_memory_for(len(content), limits):,} bytes of memory"
        reason, kind = f"reading takes more than {limit}, the limit for this file", _BEYOND_LIMITS
    except (pa.ArrowException, OSError, ValueError) as error:
        reason, kind = str(error), _DAMAGED
    return reason.encode(errors="backslashreplace") + kind


_CHILDREN = ChildProcesses(_answer, min(os.cpu_count() or 1, _MOST_CHILDREN))


def _to_message(table: pa.Table) -> bytes:
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema) as stream:
        stream.write_table(table)
    return bytes(sink.getvalue())


def _read(content: bytes, wanted: frozenset[FieldPath], limits: Limits) -> pa.Table:
    source = pa.BufferReader(content)
    columns = (_open_orc if content[:3] == ORC_MAGIC else _open_parquet)(source, wanted)
    batches = list(_within(limits, columns))
    table = pa.Table.from_batches(batches, batches[0].schema if batches else columns.schema)
    # The readers do not check that strings and names are UTF-8.
    table.validate(full=True)
    _check_names(pa.struct(list(table.schema)))
    if not table.num_columns:  # it would lose its rows
        return table
    return _without_views(table).replace_schema_metadata(columns.schema.metadata)


class _Columnar(NamedTuple):
    """Some columns of a file: its number of rows by its metadata, the schema, and batches."""

    n_rows: int
    schema: pa.Schema
    batches: Iterator[pa.RecordBatch]


def _open_parquet(source: pa.NativeFile, wanted: frozenset[FieldPath]) -> _Columnar:
    import pyarrow.parquet

    file = pyarrow.parquet.ParquetFile(source)
    fields, names = _chosen(file.schema_arrow, wanted)
    batches = file.iter_batches(_ROWS_AT_ONCE, columns=names, use_threads=False)
    known = dict(file.metadata.metadata or {})
    known[IDS_OF_FIELDS] = b",".join(_ids_of(file.schema_arrow))
    return _Columnar(file.metadata.num_rows, pa.schema(fields, known), batches)


def _ids_of(fields: Iterable[pa.Field]) -> Iterator[bytes]:
    for field in fields:
        if (field_id := (field.metadata or {}).get(FIELD_ID)) is not None:
            yield field_id
        if pa.types.is_struct(field.type):
            yield from _ids_of(field.type.fields)


def _chosen(
    fields: Iterable[pa.Field], wanted: Collection[FieldPath]
) -> tuple[list[pa.Field], list[str]]:
    """Return the wanted fields, without others nested in them, and their dotted names."""
    chosen: list[pa.Field] = []
    names: list[str] = []
    for field in fields:
        inner = [path[1:] for path in wanted if path[0].is_of(field)]
        if not inner:
            continue
        if not all(inner) or not pa.types.is_struct(field.type):
            chosen.append(field)
            names.append(field.name)
            continue
        children, of_children = _chosen(field.type.fields, inner)
        if children:
            chosen.append(field.with_type(pa.struct(children)))
            names += [f"{field.name}.{name}" for name in of_children]
    return chosen, names


def _open_orc(source: pa.NativeFile, wanted: frozenset[FieldPath]) -> _Columnar:
    import pyarrow.orc

    file = pyarrow.orc.ORCFile(source)
    top_level = {path[0].name for path in wanted}
    schema = pa.schema([f for f in file.schema if f.name in top_level])
    # Without columns it reads no rows; read all columns, so that the rows are counted.
    names = schema.names or None
    stripes = (file.read_stripe(at, names) for at in range(file.nstripes))
    return _Columnar(file.nrows, schema, stripes)


def _within(limits: Limits, columns: _Columnar) -> Iterator[pa.RecordBatch]:
    if columns.n_rows > limits.rows:
        raise LimitError(f"{columns.n_rows:,} rows, more than the {limits.rows:,} that are read")
    length = 0
    for batch in columns.batches:
        length += batch.get_total_buffer_size()
        if length > limits.columns_len:
            raise LimitError(
                f"the columns take more than {limits.columns_len:,} bytes, the limit for a file; "
                f"the storage option {COLUMNS_LIMIT} changes it"
            )
        yield batch


def _without_views(table: pa.Table) -> pa.Table:
    """Return a table with string and binary views cast to strings and binary.

    Some writers declare views, and Arrow cannot filter them.
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
        # Arrow's cast leaves out the last offset.
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

"""Read columns of ORC and Parquet files in a child process.

A few bytes of such a file can encode any number of equal values, and Arrow decodes all of them
before their number is known. The memory of the child process is limited,
and a crash of Arrow ends only the child process.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

import pyarrow as pa

from arrowmeta.avro.container import COLUMNS_LIMIT, ORC_MAGIC, AvroFile, Limits
from arrowmeta.avro.schema import FieldPath, FieldTree, chosen_fields, tree_of
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.child_process import ChildProcesses
from arrowmeta.io.options import NOT_NEGATIVE, integer_in
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


def id_of(written: pa.Field) -> int | None:
    """Return the id of a field of a Parquet file; None if the writer left none."""
    return integer_in((written.metadata or {}).get(FIELD_ID), NOT_NEGATIVE)


def read_columnar(file: AvroFile, paths: Collection[FieldPath]) -> pa.Table:
    """Read a file's wanted columns; nested fields of Parquet files without those beside them.

    Fields of Parquet files have their names here.

    The metadata of the table is that of a Parquet file, and has `IDS_OF_FIELDS`, separated by
    commas.

    Raises:
        CorruptMetadataError: the file is damaged.
        LimitError: it has too many rows, or its columns take too much memory.
    """
    tree = tree_of(paths)
    question = pickle.dumps((bytes(file.data), tree, file.limits))
    memory = _memory_for(len(question), file.limits)
    try:
        answer = memoryview(_CHILDREN.call(question, memory))
    except ChildProcessError as error:
        limit = f"{_memory_for(len(file.data), file.limits):,} bytes of memory"
        reason = f"not readable: {error}, or needs more than {limit}"
        raise CorruptMetadataError(reason, path=file.path) from None
    said, kind = answer[:-1], bytes(answer[-1:])
    if kind == _TABLE:
        table = pa.ipc.open_stream(said).read_all()
        kind = _renamed(pa.struct(list(table.schema)), tree)
        if kind.fields == list(table.schema):
            return table
        named = (chunk.view(kind) for chunk in table.to_struct_array().chunks)
        schema = pa.schema(kind.fields, table.schema.metadata)
        return pa.Table.from_batches(map(pa.RecordBatch.from_struct_array, named), schema)
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
    content, tree, limits = pickle.loads(question)
    try:
        sink, table = pa.BufferOutputStream(), _read(content, tree, limits)
        with pa.ipc.new_stream(sink, table.schema) as stream:
            stream.write_table(table)
        return bytes(sink.getvalue()) + _TABLE
    except LimitError as error:
        reason, kind = str(error), _BEYOND_LIMITS
    except MemoryError:
        limit = f"{_memory_for(len(content), limits):,} bytes of memory"
        reason, kind = f"reading takes more than {limit}, the limit for this file", _BEYOND_LIMITS
    except (pa.ArrowException, OSError, ValueError) as error:
        reason, kind = str(error), _DAMAGED
    return reason.encode(errors="backslashreplace") + kind


_CHILDREN = ChildProcesses(_answer, min(os.cpu_count() or 1, _MOST_CHILDREN))


def _read(content: bytes, tree: FieldTree, limits: Limits) -> pa.Table:
    source = pa.BufferReader(content)
    columns = (_open_orc if content[:3] == ORC_MAGIC else _open_parquet)(source, tree)
    batches = list(_within(limits, columns))
    table = pa.Table.from_batches(batches, batches[0].schema if batches else columns.schema)
    table.validate(full=True)  # the readers do not check that strings are UTF-8
    if not table.num_columns:  # it would lose its rows
        return table
    return _without_views(table).replace_schema_metadata(columns.schema.metadata)


class _Columnar(NamedTuple):
    """Some columns of a file: its number of rows by its metadata, the schema, and batches."""

    n_rows: int
    schema: pa.Schema
    batches: Iterator[pa.RecordBatch]


def _open_parquet(source: pa.NativeFile, tree: FieldTree) -> _Columnar:
    import pyarrow.parquet

    file = pyarrow.parquet.ParquetFile(source)
    names = list(_names(list(file.schema_arrow), tree))
    batches = file.iter_batches(_ROWS_AT_ONCE, columns=names, use_threads=False)
    metadata = dict(file.metadata.metadata or {})
    metadata[IDS_OF_FIELDS] = b",".join(_ids_of(file.schema_arrow))
    schema = file.read_row_groups([], columns=names, use_threads=False).schema
    return _Columnar(file.metadata.num_rows, schema.with_metadata(metadata), batches)


def _ids_of(fields: Iterable[pa.Field]) -> Iterator[bytes]:
    for field in fields:
        if (field_id := (field.metadata or {}).get(FIELD_ID)) is not None:
            yield field_id
        if pa.types.is_struct(field.type):
            yield from _ids_of(field.type.fields)


def _names(fields: Sequence[pa.Field], tree: FieldTree) -> Iterator[str]:
    """Yield the dotted names of the wanted fields in a file."""
    for position, (_, inner) in _places(fields, tree).items():
        name, kind = fields[position].name, fields[position].type
        is_whole = inner is None or not pa.types.is_struct(kind)
        yield from [name] if is_whole else (f"{name}.{it}" for it in _names(kind.fields, inner))


def _places(fields: Sequence[pa.Field], tree: FieldTree) -> dict[int, tuple[str, FieldTree]]:
    return chosen_fields([(field.name, id_of(field)) for field in fields], tree)


def _renamed(kind: pa.DataType, tree: FieldTree) -> pa.DataType:
    """Return a type with the names of fields here; another field with such a name has none."""
    if tree is None or not (pa.types.is_struct(kind) or pa.types.is_list(kind)):
        return kind
    if not pa.types.is_struct(kind):
        return pa.list_(kind.value_field.with_type(_renamed(kind.value_type, tree)))
    places, taken = _places(kind.fields, tree), {field.name for field in tree}
    fields = []
    for at, field in enumerate(kind.fields):
        name, inner = places.get(at, ("" if field.name in taken else field.name, None))
        fields.append(field.with_name(name).with_type(_renamed(field.type, inner)))
    return pa.struct(fields)


def _open_orc(source: pa.NativeFile, tree: FieldTree) -> _Columnar:
    import pyarrow.orc

    file = pyarrow.orc.ORCFile(source)
    names = {field.name for field in tree or ()}
    schema = pa.schema([f for f in file.schema if f.name in names])
    # Without columns it reads no rows; read all columns, so that the rows are counted.
    columns = schema.names or None
    stripes = (file.read_stripe(at, columns) for at in range(file.nstripes))
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
    name = field.name  # a name that is not UTF-8 raises a ValueError
    return field.with_name(name).with_type(_plain_type(field.type))


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
    if types.is_large_list(arrow_type):
        return pa.large_list(_plain_field(arrow_type.value_field))
    if types.is_list(arrow_type) or types.is_fixed_size_list(arrow_type):
        size = getattr(arrow_type, "list_size", -1)
        return pa.list_(_plain_field(arrow_type.value_field), size)
    return arrow_type

"""`read_avro`: read Avro files into one Arrow table."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import BinaryIO, TypeAlias

import pyarrow as pa

from arrowmeta.avro.container import AvroFile, Limits
from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.metadata_reader import load_in_groups
from arrowmeta.avro.schema import path_of
from arrowmeta.errors import UsageError, chosen_names
from arrowmeta.io.reading import read_whole
from arrowmeta.io.storage import Storage, is_device
from arrowmeta.model.scan import Pipeline

Source: TypeAlias = str | os.PathLike[str] | bytes | bytearray | memoryview | pa.Buffer | BinaryIO


def read_avro(
    sources: Source | Iterable[Source],
    columns: Collection[str] | None = None,
    *,
    threads: int | None = None,
    limits: Limits | None = None,
) -> pa.Table:
    """Read Avro object container files into one Arrow table.

    Columns of files with different schemas are united by name; a column that a file does not have
    is null. Only `columns` are decoded. See `arrowmeta.avro.compiler` for the types.

    Args:
        sources: paths, URIs that `pyarrow.fs` knows, bytes, buffers or binary files, one or
            several.
        columns: names of columns, dotted for a field of a record; None for all.
        threads: number of threads; by default, that of cores.
        limits: how much memory a file may take.

    Raises:
        CorruptMetadataError: a file is damaged; the message has file, block, row and byte.
        LimitError: a file needs more memory than `limits` allow.
        UnsupportedError: a recursive schema or an unknown codec.
        UsageError: no sources, unknown columns, or columns of one name with incompatible types.
        OSError: a file is missing or cannot be read.

    Examples:
        >>> arrowmeta.read_avro("manifest-0.avro", columns=["_KIND", "_FILE._FILE_NAME"])
    """
    of_files = limits or Limits()
    named = [_named(source, i, of_files) for i, source in enumerate(_listed(sources))]
    if not named:
        raise UsageError("read_avro needs at least one file")
    wanted = None if columns is None else tuple(chosen_names(columns))
    paths = None if wanted is None else list(map(path_of, wanted))
    batches: list[pa.RecordBatch] = []
    with Pipeline[pa.RecordBatch](threads) as pipeline:
        load = partial(_load, limits=of_files)
        for _, files in load_in_groups(load, named, [_length(source) for source in named]):
            batches += decode_files(
                files, paths, attrgetter("batch"), are_avro=True, pipeline=pipeline
            )
        batches += pipeline.rest()
        schemas = [sizing.plan.schema for sizing in pipeline.sizings.values()]
    table = _united(batches, schemas)
    _check_columns(wanted, table.schema)
    return table


def _listed(sources: Source | Iterable[Source]) -> list[Source]:
    in_memory = bytes | bytearray | memoryview | pa.Buffer
    is_one = isinstance(sources, str | os.PathLike | in_memory) or hasattr(sources, "read")
    return list(sources) if isinstance(sources, Iterable) and not is_one else [sources]


def _named(source: Source, ordinal: int, limits: Limits) -> AvroFile | str:
    """Return a source in memory as a file, and others as path or URI."""
    if isinstance(source, str | os.PathLike):
        return os.fspath(source)
    if isinstance(source, bytes | bytearray | memoryview | pa.Buffer):
        return AvroFile.of(f"source {ordinal}", source, limits)
    if not hasattr(source, "read"):
        raise UsageError(f"sources must be files or bytes, got {source!r}")
    name = getattr(source, "name", None)
    name = name if isinstance(name, str) else f"source {ordinal}"
    return AvroFile.of(name, source.read(), limits)


def _length(file: AvroFile | str) -> int | None:
    """Return the length of a file; None if a remote store would have to be asked."""
    if isinstance(file, AvroFile):
        return len(file.data)
    try:
        return None if "://" in file else Path(file).stat().st_size
    except (OSError, ValueError):  # reading the file raises the error
        return None


def _load(file: AvroFile | str, limits: Limits) -> AvroFile:
    """Return a file, read if it is a path or URI."""
    if isinstance(file, AvroFile):
        return file
    if "://" in file:
        return AvroFile.of(file, Storage.open(file).read(file), limits)
    if is_device(file):  # Opening a pipe waits for a writer.
        raise OSError(f"{file} is a device or a pipe, not a file")
    with pa.OSFile(file) as opened:
        return AvroFile.of(file, read_whole(opened, opened.size(), file), limits)


def _united(batches: list[pa.RecordBatch], schemas: list[pa.Schema]) -> pa.Table:
    """Concatenate batches of different schemas; columns missing from a schema are nullable."""
    if all(schema == schemas[0] for schema in schemas):
        return pa.Table.from_batches(batches, schemas[0])
    everywhere = set.intersection(*(set(schema.names) for schema in schemas))
    parts = batches or [pa.Table.from_batches([], schema) for schema in schemas]
    try:
        united = pa.unify_schemas(schemas)
        tables = [_with_all_columns(part, united, everywhere) for part in parts]
        return pa.concat_tables(tables, promote_options="default")
    except (pa.ArrowInvalid, pa.ArrowTypeError) as error:
        raise UsageError(f"the files' columns do not go together: {error}") from error


def _with_all_columns(
    part: pa.RecordBatch | pa.Table, united: pa.Schema, everywhere: set[str]
) -> pa.Table:
    """Add missing columns; columns that are not in all schemas become nullable."""
    n_rows, own = part.num_rows, {f.name: f for f in part.schema}
    columns = [part[f.name] if f.name in own else pa.nulls(n_rows, f.type) for f in united]
    fields = (own.get(f.name, f) for f in united)
    shared = [f.with_nullable(f.nullable or f.name not in everywhere) for f in fields]
    return pa.table(columns, schema=pa.schema(shared))


def _check_columns(wanted: tuple[str, ...] | None, schema: pa.Schema) -> None:
    for name in wanted or ():
        node: pa.Schema | pa.DataType = schema
        for part in name.split("."):
            is_struct = isinstance(node, pa.Schema) or pa.types.is_struct(node)
            if not is_struct or node.get_field_index(part) < 0:
                names = ", ".join(f.name for f in node) if is_struct else ""
                known = f": there is no {part!r} among {names}" if names else ""
                raise UsageError(f"no column {name!r}{known}")
            node = node.field(part).type
            while pa.types.is_list(node):
                node = node.value_type

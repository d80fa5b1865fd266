"""`read_avro`: read Avro files into one Arrow table."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import pyarrow as pa

from arrowmeta.avro.decode import Pipeline, decode_files
from arrowmeta.avro.file import Limits, Source, known_len, load, named_files
from arrowmeta.avro.metadata_reader import load_in_groups
from arrowmeta.avro.plan import Plan, empty_batch
from arrowmeta.columns.names import chosen_names
from arrowmeta.errors import UsageError


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
    named = named_files(sources)
    if not named:
        raise UsageError("read_avro needs at least one file")
    wanted = None if columns is None else tuple(chosen_names(columns))
    plans: dict[str, Plan] = {}
    batches: list[pa.RecordBatch] = []
    with Pipeline[pa.RecordBatch](threads) as pipeline:
        for _, files in load_in_groups(load, named, [known_len(source) for source in named]):
            batches += decode_files(
                files,
                wanted,
                lambda chunk: chunk.batch,
                pipeline=pipeline,
                limits=limits,
                plans=plans,
            )
        batches += pipeline.rest()
    batches += [empty_batch(plan) for plan in plans.values()] if not batches else []
    table = _united(batches, [plan.schema for plan in plans.values()])
    _check_columns(wanted, table.schema)
    return table


def _united(batches: list[pa.RecordBatch], schemas: list[pa.Schema]) -> pa.Table:
    """Concatenate batches of different schemas; columns missing from a schema are nullable."""
    if all(schema == schemas[0] for schema in schemas):
        return pa.Table.from_batches(batches)
    everywhere = set.intersection(*(set(schema.names) for schema in schemas))
    try:
        united = pa.unify_schemas(schemas)
        tables = [_with_all_columns(batch, united, everywhere) for batch in batches]
        return pa.concat_tables(tables, promote_options="default")
    except (pa.ArrowInvalid, pa.ArrowTypeError) as error:
        raise UsageError(f"the files' columns do not go together: {error}") from error


def _with_all_columns(batch: pa.RecordBatch, united: pa.Schema, everywhere: set[str]) -> pa.Table:
    """Add missing columns to a batch; columns that are not in all schemas become nullable."""
    columns, fields = [], []
    for wanted in united:
        if wanted.name in batch.schema.names:
            columns.append(batch.column(wanted.name))
            own = batch.schema.field(wanted.name)
            fields.append(own if wanted.name in everywhere else own.with_nullable(True))
        else:
            columns.append(pa.nulls(batch.num_rows, wanted.type))
            fields.append(wanted.with_nullable(True))
    return pa.table(columns, schema=pa.schema(fields))


def _check_columns(wanted: tuple[str, ...] | None, schema: pa.Schema) -> None:
    for name in wanted or ():
        node: pa.Schema | pa.DataType = schema
        for part in name.split("."):
            names = node.names if isinstance(node, pa.Schema) else _field_names(node)
            if part not in names:
                known = f": there is no {part!r} among {', '.join(names)}" if names else ""
                raise UsageError(f"no column {name!r}{known}")
            node = _item_type(node.field(part).type)


def _field_names(arrow_type: pa.DataType) -> list[str]:
    return [f.name for f in arrow_type.fields] if pa.types.is_struct(arrow_type) else []


def _item_type(arrow_type: pa.DataType) -> pa.DataType:
    """Return the type inside lists of lists."""
    while pa.types.is_list(arrow_type):
        arrow_type = arrow_type.value_type
    return arrow_type

"""`t.inspect`: metadata tables under the names, types and codes of the format's own libraries.

Takes a table; returns the views of `sql/metadata_tables`, for Iceberg in the Arrow schemas of
PyIceberg's `table.inspect`. Metadata tables that PyIceberg lacks are as in Spark.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pyarrow as pa
from pyarrow.types import is_nested

from arrowmeta.errors import UsageError, meant
from arrowmeta.kernels.buffers import build, pack_bits, to_flags
from arrowmeta.model.shape import PLAIN_TYPES, to_schema
from arrowmeta.model.tables import FIELD_SUMMARY, STATISTICS
from arrowmeta.tables.methods import Relations
from arrowmeta.text import quoted_name
from arrowmeta.views.connection import ask
from arrowmeta.views.sql_files import MetadataColumn, metadata_tables

_SUMMARY = pa.struct([FIELD_SUMMARY.field(0).with_nullable(False), *FIELD_SUMMARY.fields[1:]])
_CODE = pa.dictionary(pa.int32(), pa.string())
_TYPES = PLAIN_TYPES | {"int8": pa.int8(), "code": _CODE, "list<summary>": pa.list_(_SUMMARY)}


class Inspect:
    """Metadata tables as methods: `t.inspect.files()`; `dir(t.inspect)` lists them.

    For Iceberg those of PyIceberg and Spark, for Paimon its system tables.

    Args:
        table: relations of the table.
        at: returns those of another snapshot, by its id.
    """

    def __init__(self, table: Relations, at: Callable[[int], Relations]) -> None:
        self._table, self._at = table, at

    def __dir__(self) -> list[str]:
        """Return the names of the metadata tables."""
        return sorted(metadata_tables(self._table.source.format))

    def __getattr__(self, name: str) -> Callable[..., pa.Table]:
        """Return the function that reads a metadata table.

        It takes `snapshot_id`, as in PyIceberg, and `columns`.
        """
        if name.startswith("_") or name not in dir(self):
            kind = self._table.source.format
            raise AttributeError(
                f"no metadata table {name!r}{meant(name, dir(self))}; "
                f"those of {kind} are {', '.join(dir(self))}"
            )

        def read(
            snapshot_id: int | None = None, *, columns: Sequence[str] | None = None
        ) -> pa.Table:
            at = self._table if snapshot_id is None else self._at(snapshot_id)
            return _read(at, name, columns)

        read.__name__ = name
        return read


def _read(table: Relations, name: str, columns: Sequence[str] | None) -> pa.Table:
    source = table.source
    view = f"{source.format}.{name}"
    schema = _pyiceberg_schema(table, name) if source.format == "iceberg" else None
    is_partitioned = source.shape.by_partition().num_fields > 0
    declared = metadata_tables(source.format)[name]["columns"]
    names = [column.name for column in declared if is_partitioned or not column.is_partitioned]
    listed = schema.names if schema else names
    asked = listed if columns is None else list(columns)
    if unknown := sorted({*asked} - {*listed}):
        raise UsageError(f"{view} has no column {unknown[0]}{meant(unknown[0], names)}")
    # PyIceberg has partitions of unpartitioned tables, too: structs without fields.
    there = [column for column in asked if column in names] or names[:1]
    query = f"SELECT {', '.join(map(quoted_name, there))} FROM {quoted_name(view)}"
    rows = ask(source, {view: query})[view]
    if schema is None:
        return rows
    if columns is not None:
        schema = pa.schema([schema.field(column) for column in columns])
    structs = _as_type(rows.to_struct_array().combine_chunks(), pa.struct(schema))
    return pa.Table.from_arrays(structs.flatten(), schema=schema)


def _pyiceberg_schema(table: Relations, name: str) -> pa.Schema | None:
    """Return the columns that PyIceberg has; None if it has no such metadata table."""
    tables = metadata_tables("iceberg")
    if "engine" in tables[name]:
        return None
    source = table.source
    used = None
    if name == "partitions":
        used = set(table.manifests(["partition_spec_id"])["partition_spec_id"].to_pylist())
    partition = _partition_type(table, used)
    types: dict[str, Any] = _TYPES | {"partition": partition}
    metrics = []
    for field in source.schema:
        bound = _pyiceberg_type(field)
        kinds = [(name, bound if "bound" in name else pa.int64()) for name in STATISTICS]
        metrics.append(pa.field(field.name, pa.struct(kinds), nullable=False))
    types["metrics"] = pa.struct(metrics)
    members = [
        field.with_type(pa.string()) if field.type == _CODE else field
        for field in _schema(tables["files"]["columns"], types)
        if field.name not in ("spec_id", "readable_metrics")
    ]
    types["data_file"] = pa.struct(members)
    schema = _schema(tables[name]["columns"], types)
    if name == "partitions" and not partition.num_fields:
        return pa.schema(list(schema)[2:])
    return schema


def _schema(columns: Sequence[MetadataColumn], types: Mapping[str, pa.DataType]) -> pa.Schema:
    declared = [f"{column.name}: {column.type}" for column in columns if column.type]
    return to_schema(", ".join(declared), types)


def _partition_type(table: Relations, spec_ids: set[int] | None) -> pa.StructType:
    """Return the partition struct of some specs, or of all."""
    specs = table.specs(["spec_id", "name"]).to_pylist()
    names = {field["name"] for field in specs if spec_ids is None or field["spec_id"] in spec_ids}
    shape, schema = table.source.shape, table.source.schema
    same = {  # of a type that partitions of other specs may not have
        source.partition: schema.field(source.column)
        for source in shape.partition_sources
        if source.transform == "identity" and schema.get_field_index(source.column) >= 0
    }
    fields = [f for f in shape.partition.fields if spec_ids is None or f.name in names]
    return pa.struct([(f.name, _pyiceberg_type(same.get(f.name, f))) for f in fields])


def _pyiceberg_type(field: pa.Field) -> pa.DataType:
    """Return the Arrow type that PyIceberg has for a column."""
    kind = field.type
    if pa.types.is_struct(kind):
        return pa.struct([field.with_type(_pyiceberg_type(field)) for field in kind.fields])
    if pa.types.is_list(kind):
        return pa.large_list(kind.value_field.with_type(_pyiceberg_type(kind.value_field)))
    if pa.types.is_map(kind):
        parts = (kind.key_field, kind.item_field)
        return pa.map_(*(part.with_type(_pyiceberg_type(part)) for part in parts))
    if pa.types.is_string(kind):
        return pa.large_string()
    return pa.large_binary() if pa.types.is_binary(kind) else kind


def _missing(n_rows: int, field: pa.Field) -> pa.Array:
    """Return nulls; for a struct that is never null, structs of nulls."""
    if field.nullable or not pa.types.is_struct(field.type):
        return pa.nulls(n_rows, field.type)
    children = [_missing(n_rows, child) for child in field.type.fields]
    return build(field.type, n_rows, [None], children)


def _as_type(array: pa.Array, kind: pa.DataType) -> pa.Array:
    """Return values in another type: fields by name, nulls for those that are not there."""
    if array.type == kind:
        return array
    if pa.types.is_struct(kind) and pa.types.is_struct(array.type):
        children = []
        for field in kind.fields:
            at, child = array.type.get_field_index(field.name), _missing(len(array), field)
            if at >= 0 and is_nested(array.type.field(at).type) == is_nested(field.type):
                child = _as_type(array.field(at), field.type)
            children.append(child)
        validity = pack_bits(to_flags(array.is_valid())) if array.null_count else None
        return build(kind, len(array), [validity], children)
    if pa.types.is_dictionary(kind):
        return array.dictionary_encode().cast(kind)
    if isinstance(kind, pa.BaseExtensionType):
        return pa.ExtensionArray.from_storage(kind, array.cast(kind.storage_type))
    return array.cast(kind)

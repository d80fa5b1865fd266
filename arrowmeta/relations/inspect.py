"""`t.inspect`: metadata tables under the names, types and codes of the format's own libraries.

Takes a table; returns the views of `sql/95_iceberg` or `sql/96_paimon`, for Iceberg in the Arrow
schemas of PyIceberg's `table.inspect`. Metadata tables that PyIceberg lacks are as in Spark.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.catalog.connection import ask_source
from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.columns.buffers import build, pack_bits, to_flags
from arrowmeta.columns.names import meant
from arrowmeta.duck.access import quoted_name
from arrowmeta.errors import UsageError
from arrowmeta.model.shape import PLAIN_TYPES, to_schema
from arrowmeta.model.tables import FIELD_SUMMARY, STATISTICS
from arrowmeta.relations.methods import Relations

if TYPE_CHECKING:
    import duckdb


_SUMMARY = pa.struct([FIELD_SUMMARY.field(0).with_nullable(False), *FIELD_SUMMARY.fields[1:]])
_CODE = pa.dictionary(pa.int32(), pa.string())
_TYPES = PLAIN_TYPES | {"int8": pa.int8(), "code": _CODE, "list<summary>": pa.list_(_SUMMARY)}

_FILE = """
    content: int8!, file_path: string!, file_format: {format}!{spec_id}, {partition},
    record_count: int64!, file_size_in_bytes: int64!, column_sizes: map<int32,int64>,
    value_counts: map<int32,int64>, null_value_counts: map<int32,int64>,
    nan_value_counts: map<int32,int64>, lower_bounds: map<int32,binary>,
    upper_bounds: map<int32,binary>, key_metadata: binary, split_offsets: list<int64>,
    equality_ids: list<int32>, sort_order_id: int32
"""
_PARTITION = "partition: partition!"
_FILES = (
    _FILE.format(format="code", spec_id=", spec_id: int32!", partition=_PARTITION)
    + ", readable_metrics: metrics"
)
_MANIFESTS = """
    content: int8!, path: string!, length: int64!, partition_spec_id: int32!,
    added_snapshot_id: int64!, added_data_files_count: int32!, existing_data_files_count: int32!,
    deleted_data_files_count: int32!, added_delete_files_count: int32!,
    existing_delete_files_count: int32!, deleted_delete_files_count: int32!,
    partition_summaries: list<summary>!
"""
#: Columns of PyIceberg's metadata tables.
_PYICEBERG = {
    "snapshots": """
        committed_at: timestamp!, snapshot_id: int64!, parent_id: int64, operation: string,
        manifest_list: string!, summary: map<string,string>
    """,
    "refs": """
        name: string!, type: code!, snapshot_id: int64!, max_reference_age_in_ms: int64,
        min_snapshots_to_keep: int32, max_snapshot_age_in_ms: int64
    """,
    "history": """
        made_current_at: timestamp!, snapshot_id: int64!, parent_id: int64,
        is_current_ancestor: bool!
    """,
    "metadata_log_entries": """
        timestamp: timestamp!, file: string!, latest_snapshot_id: int64, latest_schema_id: int32,
        latest_sequence_number: int64
    """,
    "entries": """
        status: int8!, snapshot_id: int64!, sequence_number: int64!, file_sequence_number: int64!,
        data_file: data_file!, readable_metrics: metrics
    """,
    "partitions": f"""
        {_PARTITION}, spec_id: int32!, record_count: int64!, file_count: int32!,
        total_data_file_size_in_bytes: int64!, position_delete_record_count: int64!,
        position_delete_file_count: int32!, equality_delete_record_count: int64!,
        equality_delete_file_count: int32!, last_updated_at: timestamp,
        last_updated_snapshot_id: int64
    """,
    "manifests": _MANIFESTS,
    "all_manifests": f"{_MANIFESTS}, reference_snapshot_id: int64!, key_metadata: binary",
    **dict.fromkeys(("files", "data_files", "delete_files"), _FILES),
    **dict.fromkeys(("all_files", "all_data_files", "all_delete_files"), _FILES),
}


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
        kind = self._table.source.format
        return sorted(
            file.metadata_table for file in sql_files() if file.peer == kind and file.metadata_table
        )

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
    view = f"{table.source.format}.{name}"
    schema = _pyiceberg_schema(table, name) if table.source.format == "iceberg" else None

    def ask(session: duckdb.DuckDBPyConnection) -> pa.Table:
        known = session.sql(f"FROM {view} LIMIT 0").columns
        wanted = (schema.names if schema else known) if columns is None else list(columns)
        if unknown := sorted({*wanted} - {*(schema.names if schema else known)}):
            raise UsageError(f"{view} has no column {unknown[0]}{meant(unknown[0], known)}")
        # PyIceberg has partitions of unpartitioned tables, too: structs without fields.
        there = [column for column in wanted if column in known] or known[:1]
        listed = ", ".join(map(quoted_name, there))
        return session.sql(f"SELECT {listed} FROM {view}").to_arrow_table()

    rows = ask_source(table.source, [view], ask)
    if schema is None:
        return rows
    if columns is not None:
        schema = pa.schema([schema.field(column) for column in columns])
    columns_of = {name: rows[name].combine_chunks() for name in rows.column_names}
    arrays = [
        _as_type(columns_of[f.name], f.type) if f.name in columns_of else _missing(rows.num_rows, f)
        for f in schema
    ]
    return pa.Table.from_arrays(arrays, schema=schema)


def _pyiceberg_schema(table: Relations, name: str) -> pa.Schema | None:
    """Return the columns that PyIceberg has; None if it has no such metadata table."""
    if name not in _PYICEBERG:
        return None
    source = table.source
    used = None
    if name == "partitions":
        used = set(table.manifests(["partition_spec_id"])["partition_spec_id"].to_pylist())
    partition = _partition_type(table, used)
    types: dict[str, Any] = _TYPES | {"partition": partition}
    types["metrics"] = pa.struct(
        [pa.field(field.name, _metrics_type(field), nullable=False) for field in source.schema]
    )
    data_file = _FILE.format(format="string", spec_id="", partition=_PARTITION)
    types["data_file"] = pa.struct(list(_schema(data_file, types)))
    schema = _schema(_PYICEBERG[name], types)
    if name == "partitions" and not partition.num_fields:
        return pa.schema(list(schema)[2:])
    return schema


def _schema(declared: str, types: Mapping[str, pa.DataType]) -> pa.Schema:
    return to_schema(" ".join(declared.split()).replace(" ,", ","), types)


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
    return pa.struct(
        [
            pa.field(f.name, _pyiceberg_type(same.get(f.name, f)))
            for f in shape.partition.fields
            if spec_ids is None or f.name in names
        ]
    )


def _metrics_type(field: pa.Field) -> pa.StructType:
    bound = _pyiceberg_type(field)
    return pa.struct([(name, bound if "bound" in name else pa.int64()) for name in STATISTICS])


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


def _as_type(array: pa.Array, wanted: pa.DataType) -> pa.Array:
    """Return values in another type: fields by name, nulls for those that are not there."""
    if array.type == wanted:
        return array
    if pa.types.is_struct(wanted) and pa.types.is_struct(array.type):
        children = []
        for field in wanted.fields:
            at = array.type.get_field_index(field.name)
            child = array.field(at) if at >= 0 else None
            is_there = child is not None and (
                pa.types.is_nested(child.type) == pa.types.is_nested(field.type)
            )
            children.append(
                _as_type(child, field.type) if is_there else _missing(len(array), field)
            )
        validity = pack_bits(to_flags(array.is_valid())) if array.null_count else None
        return build(wanted, len(array), [validity], children)
    if pa.types.is_dictionary(wanted):
        return array.dictionary_encode().cast(wanted)
    if isinstance(wanted, pa.BaseExtensionType):
        return pa.ExtensionArray.from_storage(wanted, array.cast(wanted.storage_type))
    return array.cast(wanted)

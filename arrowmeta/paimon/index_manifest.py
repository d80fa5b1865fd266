"""Index manifests: the index files of a snapshot. One manifest holds all that are live.

Spec: Paimon 1.x, IndexManifestEntry.SCHEMA, IndexManifestFile.
"""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import DamageReport, OnDamage
from arrowmeta.columns.buffers import number_array, text_array, text_scalar
from arrowmeta.columns.rows import Rows, file_by_file
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import decoded_schema
from arrowmeta.paimon.data_path import bucket_folders
from arrowmeta.paimon.options import is_on
from arrowmeta.paimon.rows import decode_spans, read_rows
from arrowmeta.paimon.schema import TableSchema

#: Relation columns that are a field of their own, with the field.
_PLAIN = {
    "index_type": "_INDEX_TYPE",
    "file_size_in_bytes": "_FILE_SIZE",
    "record_count": "_ROW_COUNT",
    "bucket": "_BUCKET",
    "row_range_start": "_GLOBAL_INDEX._ROW_RANGE_START",
    "row_range_end": "_GLOBAL_INDEX._ROW_RANGE_END",
    "field_id": "_GLOBAL_INDEX._INDEX_FIELD_ID",
}
_DELETE = 1  # of _KIND; Spec: Paimon 1.x, FileKind
_FIELDS = (*_PLAIN.values(), "_KIND", "_PARTITION", "_FILE_NAME", "_EXTERNAL_PATH")


def listed_index_files_schema(shape: TableShape) -> pa.Schema:
    """Return the relation `index_files` and, of each file, where else it may be and who lists it.

    Those are `other_path`, as in `index_paths`, and `index_manifest`.
    """
    return pa.schema(
        [
            *decoded_schema("index_files", shape),
            pa.field("other_path", pa.string()),
            pa.field("index_manifest", pa.string(), nullable=False),
        ]
    )


def read_index_manifests(
    files: Sequence[AvroFile],
    shape: TableShape,
    location: str,
    table_schema: TableSchema,
    on_damage: OnDamage | None = None,
) -> pa.Table:
    """Return what `listed_index_files_schema` says of the index files of index manifests."""
    schema = listed_index_files_schema(shape)
    damage = DamageReport(files, on_damage)

    def to_batch(rows: Rows) -> pa.RecordBatch:
        return _to_model(rows, files, shape, location, table_schema)

    def convert(rows: Rows) -> list[pa.RecordBatch]:
        return file_by_file(rows, to_batch, damage.report)

    batches = read_rows(files, _FIELDS, ("_PARTITION",), convert, on_damage=on_damage)
    return pa.Table.from_batches((batch for some in batches for batch in some), schema)


def _to_model(
    rows: Rows,
    files: Sequence[AvroFile],
    shape: TableShape,
    location: str,
    table_schema: TableSchema,
) -> pa.RecordBatch:
    schema = listed_index_files_schema(shape)
    columns = {name: rows.field(path, schema.field(name).type) for name, path in _PLAIN.items()}
    columns["status"] = pc.if_else(
        pc.equal(rows.field("_KIND", pa.int32()), _DELETE), "deleted", "added"
    )
    columns["partition"] = decode_spans(rows.spans("_PARTITION"), shape.by_partition())
    columns["file_path"], columns["other_path"] = index_paths(
        rows, columns["partition"], location, table_schema
    )
    manifests = text_array([file.path for file in files])
    columns["index_manifest"] = manifests.take(number_array(rows.file_idx))
    return pa.RecordBatch.from_arrays([columns[name] for name in schema.names], schema=schema)


def index_paths(
    rows: Rows, partition: pa.StructArray, location: str, table_schema: TableSchema
) -> tuple[pa.Array, pa.Array]:
    """Return where index files are: outside, in the table's `index`, or beside the data.

    The second array has the other one of the two places inside of the table, where a file is that
    was written while the option had another value; null for a file outside.
    Spec: Paimon 1.2, IndexPathFactory; option `index-file-in-data-file-dir`.
    """
    options = table_schema.options
    bucket = rows.field("_BUCKET", pa.int32())
    precision = table_schema.partition_precision
    names = rows.field("_FILE_NAME", pa.string())
    external = rows.field("_EXTERNAL_PATH", pa.string())
    slash = text_scalar("/")
    places = [
        pc.binary_join_element_wise(folder, names, slash)
        for folder in (
            text_scalar(f"{location}/index"),
            bucket_folders(
                location, partition, bucket, options, precision=precision
            ).dictionary_decode(),
        )
    ]
    if is_on(options, "index-file-in-data-file-dir"):
        places.reverse()
    first, second = places
    nowhere = pa.nulls(len(rows), pa.string())
    return pc.coalesce(external, first), pc.if_else(external.is_null(), second, nowhere)

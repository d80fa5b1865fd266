"""Index manifests: the index files of a snapshot, and the byte ranges of deletion vectors.

Takes index manifests; returns index files (`read_index_manifests`) and ranges of deletion vectors
(`read_vector_ranges`). Opens no index file.

Spec: Paimon 1.x, IndexManifestEntry.SCHEMA, IndexManifestFile, core/index/DeletionVectorMeta.java.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import DamageReport, OnDamage
from arrowmeta.avro.fields import read_rows
from arrowmeta.columns.buffers import number_array, text_array, text_scalar, to_flags, to_numbers
from arrowmeta.columns.rows import Rows, child, file_by_file
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.model.shape import TableShape, to_schema
from arrowmeta.model.tables import decoded_schema
from arrowmeta.paimon.binary_row import decode_spans
from arrowmeta.paimon.data_path import bucket_folders
from arrowmeta.paimon.schema import TableSchema, is_on
from arrowmeta.records import dataclass

#: Columns with a field of their own in index manifests.
_PLAIN = {
    "index_type": "_INDEX_TYPE",
    "file_size_in_bytes": "_FILE_SIZE",
    "record_count": "_ROW_COUNT",
    "bucket": "_BUCKET",
    "row_range_start": "_GLOBAL_INDEX._ROW_RANGE_START",
    "row_range_end": "_GLOBAL_INDEX._ROW_RANGE_END",
    "field_id": "_GLOBAL_INDEX._INDEX_FIELD_ID",
}
_DELETE = 1  # indexed by _KIND; Spec: Paimon 1.x, FileKind
_FIELDS = (*_PLAIN.values(), "_KIND", "_PARTITION", "_FILE_NAME", "_EXTERNAL_PATH")


def listed_index_files_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `index_files`, with `other_path` and `index_manifest`.

    `other_path` is the second candidate of `index_paths`, `index_manifest` the file of the entry.
    """
    return pa.schema(
        [
            *decoded_schema("index_files", shape),
            *to_schema("other_path: string, index_manifest: string!"),
        ]
    )


def read_index_manifests(
    files: Sequence[AvroFile],
    location: str,
    table_schema: TableSchema,
    on_damage: OnDamage | None = None,
) -> pa.Table:
    """Decode index manifests to the columns of `listed_index_files_schema`."""
    shape = table_schema.shape()
    schema = listed_index_files_schema(shape)
    damage = DamageReport(files, on_damage)
    manifests = text_array([file.path for file in files])

    def to_batch(rows: Rows) -> pa.RecordBatch:
        columns = {name: rows.field(path, schema.field(name).type) for name, path in _PLAIN.items()}
        is_deleted = pc.equal(rows.field("_KIND", pa.int32()), _DELETE)
        columns["status"] = pc.if_else(is_deleted, "deleted", "added")
        partition = decode_spans(rows.spans("_PARTITION"), shape.by_partition())
        columns["partition"] = partition
        folders = _bucket_folders(rows, partition, location, table_schema)
        columns["file_path"], columns["other_path"] = index_paths(
            rows, folders, location, table_schema
        )
        columns["index_manifest"] = manifests.take(number_array(rows.file_idx))
        return pa.RecordBatch.from_arrays([columns[name] for name in schema.names], schema=schema)

    def convert(rows: Rows) -> list[pa.RecordBatch]:
        return file_by_file(rows, to_batch, damage.report)

    batches = read_rows(files, _FIELDS, ("_PARTITION",), convert, on_damage=on_damage)
    return pa.Table.from_batches((batch for some in batches for batch in some), schema)


def index_paths(
    rows: Rows, folders: pa.Array, location: str, table_schema: TableSchema
) -> tuple[pa.Array, pa.Array]:
    """Return the paths of index files, and second candidates; `folders` are those of data files.

    A file is outside the table, in the folder `index`, or beside the data files. The option that
    chooses between the latter two may have changed since: the second array has the other folder;
    null for files outside the table.
    Spec: Paimon 1.2, IndexPathFactory; option `index-file-in-data-file-dir`.
    """
    names = rows.field("_FILE_NAME", pa.string())
    external = rows.field("_EXTERNAL_PATH", pa.string())
    slash = text_scalar("/")
    candidates = [
        pc.binary_join_element_wise(folder, names, slash)
        for folder in (text_scalar(f"{location}/index"), folders)
    ]
    if is_on(table_schema.options, "index-file-in-data-file-dir"):
        candidates.reverse()
    first, second = candidates
    nowhere = pa.nulls(len(rows), pa.string())
    return pc.coalesce(external, first), pc.if_else(external.is_null(), second, nowhere)


def _bucket_folders(
    rows: Rows, partition: pa.StructArray, location: str, table_schema: TableSchema
) -> pa.Array:
    """Return the bucket folder that each index file belongs to."""
    bucket = rows.field("_BUCKET", pa.int32())
    precision = table_schema.partition_precision
    return bucket_folders(
        location, partition, bucket, table_schema.options, precision=precision
    ).dictionary_decode()


_INDEX_TYPE = "DELETION_VECTORS"
#: Spelled as in files; the documentation omits the first S.
_RANGES = "_DELETIONS_VECTORS_RANGES"
_VECTOR_FIELDS = ("_INDEX_TYPE", "_PARTITION", "_BUCKET", "_FILE_NAME", "_EXTERNAL_PATH", _RANGES)

#: Columns of `VectorRanges.vectors`.
_VECTORS = to_schema("data_file_name: string!, offset: int64!, length: int64!, cardinality: int64")
#: Their fields in a range.
_RANGE_FIELDS = ("f0", "f1", "f2", "_CARDINALITY")

#: Limit on bytes of partition values after copying them from each entry to its vectors.
_MAX_PARTITION_LEN = 1 << 28


@dataclass(frozen=True)
class VectorRanges:
    """Deletion vectors of a snapshot, and the index files that contain them.

    Attributes:
        files: of each index file `file_path` and `other_path` (see `index_paths`), and `folder`,
            `partition`, `partition_bytes` and `bucket` of its data files.
        file_idx: index file of each vector; int64.
        vectors: `data_file_name`, `offset`, `length` and `cardinality` of each vector; before
            Paimon 1.0 `cardinality` is null.
    """

    files: pa.Table
    file_idx: NDArray[np.int64]
    vectors: pa.Table

    def __len__(self) -> int:
        return len(self.file_idx)


def read_vector_ranges(
    manifests: Sequence[AvroFile],
    location: str,
    table_schema: TableSchema,
    on_damage: OnDamage | None = None,
) -> VectorRanges:
    """Return the deletion vectors of index manifests, in their order."""
    damage = DamageReport(manifests, on_damage)

    def to_part(rows: Rows) -> _Part:
        return _to_part(rows, location, table_schema)

    def convert(rows: Rows) -> list[_Part]:
        parts: list[_Part] = []
        for some in file_by_file(rows, _with_vectors, damage.report):
            parts += file_by_file(some, to_part, damage.report)
        return parts

    decoded = read_rows(manifests, _VECTOR_FIELDS, ("_PARTITION",), convert, on_damage=on_damage)
    parts = [part for some in decoded for part in some]
    n_vectors = np.concatenate([np.zeros(0, dtype=np.int64), *(part.counts for part in parts)])
    files = [part.files for part in parts]
    vectors = [part.vectors for part in parts]
    return VectorRanges(
        pa.Table.from_batches(files, _files_schema(table_schema.shape())).combine_chunks(),
        np.repeat(np.arange(len(n_vectors)), n_vectors),
        pa.Table.from_batches(vectors, _VECTORS).combine_chunks(),
    )


def _files_schema(shape: TableShape) -> pa.Schema:
    texts = [pa.field(name, pa.string()) for name in ("file_path", "other_path", "folder")]
    return pa.schema(
        [
            *texts,
            pa.field("partition", shape.by_partition()),
            pa.field("partition_bytes", pa.binary()),
            pa.field("bucket", pa.int32()),
        ]
    )


@dataclass(frozen=True)
class _Part:
    """Index files, their vector counts, and the vectors."""

    files: pa.RecordBatch
    counts: NDArray[np.int64]
    vectors: pa.RecordBatch


def _with_vectors(rows: Rows) -> Rows:
    """Return the entries of type `DELETION_VECTORS`."""
    kinds = rows.field("_INDEX_TYPE", pa.string())
    is_wanted = to_flags(pc.equal(kinds, text_scalar(_INDEX_TYPE)))
    return rows.where(is_wanted & to_flags(kinds.is_valid()))


def _to_part(rows: Rows, location: str, table_schema: TableSchema) -> _Part:
    """Return the index files and vectors of entries, all of type `DELETION_VECTORS`.

    Raises:
        CorruptMetadataError: a required field is null, or a field has the wrong type.
        LimitError: the partition values are too long.
    """
    entry_of, ranges = _ranges(rows)
    _check_partitions(rows, entry_of)
    columns = []
    for path, column in zip(_RANGE_FIELDS, _VECTORS, strict=True):
        try:
            values = ranges.field(path, column.type)
        except CorruptMetadataError as error:
            error.row = None if error.row is None else int(entry_of[error.row])
            raise
        columns.append(values if column.nullable else _present(path, values))
    counts = np.bincount(entry_of, minlength=len(rows))
    files = _index_files(rows, location, table_schema)
    return _Part(files, counts, pa.RecordBatch.from_arrays(columns, schema=_VECTORS))


def _index_files(rows: Rows, location: str, table_schema: TableSchema) -> pa.RecordBatch:
    spans, shape = rows.spans("_PARTITION"), table_schema.shape()
    partition = _present("_PARTITION", decode_spans(spans, shape.by_partition()))
    bucket = _present("_BUCKET", rows.field("_BUCKET", pa.int32()))
    _present("_FILE_NAME", rows.field("_FILE_NAME", pa.string()))
    folders = _bucket_folders(rows, partition, location, table_schema)
    paths = index_paths(rows, folders, location, table_schema)
    columns = [*paths, folders, partition, spans.to_array(), bucket]
    return pa.RecordBatch.from_arrays(columns, schema=_files_schema(shape))


def _ranges(rows: Rows) -> tuple[NDArray[np.int64], Rows]:
    """Return the entry number of each range, and the ranges.

    Java writes a nullable list of nullable ranges, Python a list of ranges; before 0.8 there are
    none.
    """
    if not len(rows) or _RANGES not in rows.batch.schema.names:
        return np.zeros(0, dtype=np.int64), rows.where(np.zeros(len(rows), dtype=bool))
    lists = rows.batch.column(_RANGES)
    if not pa.types.is_list(lists.type) or not pa.types.is_struct(lists.type.value_type):
        raise CorruptMetadataError(f"{_RANGES} is of type {lists.type}, not a list of ranges")
    ranges = pc.list_flatten(lists)
    is_there = ranges.is_valid()
    entry_of = to_numbers(pc.list_parent_indices(lists))[to_flags(is_there)]
    there = ranges.filter(is_there)
    # Not `flatten`, which crashes the process for unions.
    children = [child(there, name) for name in _RANGE_FIELDS]
    columns = [pa.nulls(len(there)) if column is None else column for column in children]
    batch = pa.RecordBatch.from_arrays(columns, names=list(_RANGE_FIELDS))
    return entry_of, Rows(batch, {}, rows.file_idx[entry_of], rows.row_idx[entry_of])


def _check_partitions(rows: Rows, entry_of: NDArray[np.int64]) -> None:
    length = int(rows.spans("_PARTITION").lengths[entry_of].sum())
    if length > _MAX_PARTITION_LEN:
        raise LimitError(
            f"the partition values of {len(entry_of):,} deletion vectors take {length:,} bytes;"
            f" up to {_MAX_PARTITION_LEN:,} are read"
        )


def _present(field: str, values: pa.Array) -> pa.Array:
    """Return the values of a required field."""
    if values.null_count:
        raise CorruptMetadataError(f"deletion vector entry without {field}")
    return values

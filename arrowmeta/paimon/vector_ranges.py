"""Where the deletion vectors of a snapshot are, as its index manifest says: nothing is opened.

Spec: Paimon 1.x, IndexManifestEntry.SCHEMA, core/index/DeletionVectorMeta.java.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import DamageReport, OnDamage
from arrowmeta.columns.buffers import text_scalar, to_flags, to_numbers
from arrowmeta.columns.rows import Rows, child, file_by_file
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.data_path import bucket_folders
from arrowmeta.paimon.index_manifest import index_paths
from arrowmeta.paimon.rows import decode_spans, read_rows
from arrowmeta.paimon.schema import TableSchema

_INDEX_TYPE = "DELETION_VECTORS"
#: Spelled as in files; the format's documents leave out the first S.
_RANGES = "_DELETIONS_VECTORS_RANGES"
_FIELDS = ("_INDEX_TYPE", "_PARTITION", "_BUCKET", "_FILE_NAME", "_EXTERNAL_PATH", _RANGES)

#: Columns of `VectorRanges.vectors`.
_VECTORS = pa.schema(
    [
        pa.field("data_file_name", pa.string(), nullable=False),
        pa.field("offset", pa.int64(), nullable=False),
        pa.field("length", pa.int64(), nullable=False),
        pa.field("cardinality", pa.int64()),
    ]
)
#: The fields of a range that they are.
_RANGE_FIELDS = ("f0", "f1", "f2", "_CARDINALITY")

#: Bytes that partition values may take once each vector has them; an entry has them only once.
_MAX_PARTITION_LEN = 1 << 28


@dataclass(frozen=True)
class VectorRanges:
    """The deletion vectors of a snapshot and the index files they are in.

    Attributes:
        files: `file_path` and `other_path` of each index file (see `index_paths`), `folder` of the
            data files it is for, their `partition`, `partition_bytes` and `bucket`.
        file_idx: the index file of each vector; int64.
        vectors: `data_file_name`, `offset` and `length` of each vector, and its `cardinality` where
            that is recorded, which it is since Paimon 1.0.
    """

    files: pa.Table
    file_idx: NDArray[np.int64]
    vectors: pa.Table

    def __len__(self) -> int:
        return len(self.file_idx)


def read_vector_ranges(
    manifests: Sequence[AvroFile],
    shape: TableShape,
    location: str,
    table_schema: TableSchema,
    on_damage: OnDamage | None = None,
) -> VectorRanges:
    """Return the deletion vectors that a snapshot's index manifest lists, in its order."""
    damage = DamageReport(manifests, on_damage)

    def to_part(rows: Rows) -> _Part:
        return _Entries(rows, shape, location, table_schema).read()

    def convert(rows: Rows) -> list[_Part]:
        parts: list[_Part] = []
        for some in file_by_file(rows, _with_vectors, damage.report):
            parts += file_by_file(some, to_part, damage.report)
        return parts

    decoded = read_rows(manifests, _FIELDS, ("_PARTITION",), convert, on_damage=on_damage)
    parts = [part for some in decoded for part in some]
    n_vectors = np.concatenate([np.zeros(0, dtype=np.int64), *(part.counts for part in parts)])
    files = [part.files for part in parts]
    vectors = [part.vectors for part in parts]
    return VectorRanges(
        pa.Table.from_batches(files, _files_schema(shape)).combine_chunks(),
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
    """Index files, how many vectors each has, and the vectors."""

    files: pa.RecordBatch
    counts: NDArray[np.int64]
    vectors: pa.RecordBatch


def _with_vectors(rows: Rows) -> Rows:
    """Return the entries that have deletion vectors."""
    kinds = rows.field("_INDEX_TYPE", pa.string())
    is_wanted = to_flags(pc.equal(kinds, text_scalar(_INDEX_TYPE)))
    return rows.where(is_wanted & to_flags(kinds.is_valid()))


class _Entries:
    """Some decoded entries of index manifests, all of them with deletion vectors."""

    def __init__(
        self, rows: Rows, shape: TableShape, location: str, table_schema: TableSchema
    ) -> None:
        self._rows = rows
        self._shape = shape
        self._location = location
        self._table_schema = table_schema

    def read(self) -> _Part:
        """Return the index files and their vectors.

        Raises:
            CorruptMetadataError: an entry that makes no sense.
            LimitError: the partition values are too long.
        """
        entry_of, ranges = self._ranges()
        self._check_partitions(entry_of)
        columns = []
        for path, column in zip(_RANGE_FIELDS, _VECTORS, strict=True):
            try:
                values = ranges.field(path, column.type)
            except CorruptMetadataError as error:
                error.row = None if error.row is None else int(entry_of[error.row])
                raise
            columns.append(values if column.nullable else _present(path, values))
        counts = np.bincount(entry_of, minlength=len(self._rows))
        return _Part(self._files(), counts, pa.RecordBatch.from_arrays(columns, schema=_VECTORS))

    def _files(self) -> pa.RecordBatch:
        spans = self._rows.spans("_PARTITION")
        partition = _present("_PARTITION", decode_spans(spans, self._shape.by_partition()))
        bucket = _present("_BUCKET", self._rows.field("_BUCKET", pa.int32()))
        _present("_FILE_NAME", self._rows.field("_FILE_NAME", pa.string()))
        schema = self._table_schema
        paths = index_paths(self._rows, partition, self._location, schema)
        precision = schema.partition_precision
        folders = bucket_folders(
            self._location, partition, bucket, schema.options, precision=precision
        )
        columns = [*paths, folders.dictionary_decode(), partition, spans.to_array(), bucket]
        return pa.RecordBatch.from_arrays(columns, schema=_files_schema(self._shape))

    def _ranges(self) -> tuple[NDArray[np.int64], Rows]:
        """Return the ranges of all entries, and the entry of each.

        Java writes a nullable list of nullable ranges, Python one of ranges; before 0.8 there was
        none.
        """
        rows = self._rows
        if not len(rows) or _RANGES not in rows.batch.schema.names:
            return np.zeros(0, dtype=np.int64), rows.where(np.zeros(len(rows), dtype=bool))
        lists = rows.batch.column(_RANGES)
        if not pa.types.is_list(lists.type) or not pa.types.is_struct(lists.type.value_type):
            raise CorruptMetadataError(f"{_RANGES} is of type {lists.type}, not a list of ranges")
        ranges = pc.list_flatten(lists)
        is_there = ranges.is_valid()
        entry_of = to_numbers(pc.list_parent_indices(lists))[to_flags(is_there)]
        there = ranges.filter(is_there)
        # Not all fields of the structs at once: of a union, Arrow would end the process.
        found = [child(there, name) for name in _RANGE_FIELDS]
        columns = [pa.nulls(len(there)) if column is None else column for column in found]
        batch = pa.RecordBatch.from_arrays(columns, names=list(_RANGE_FIELDS))
        return entry_of, Rows(batch, {}, rows.file_idx[entry_of], rows.row_idx[entry_of])

    def _check_partitions(self, entry_of: NDArray[np.int64]) -> None:
        length = int(self._rows.spans("_PARTITION").lengths[entry_of].sum())
        if length > _MAX_PARTITION_LEN:
            raise LimitError(
                f"the partition values of {len(entry_of):,} deletion vectors take {length:,} bytes;"
                f" up to {_MAX_PARTITION_LEN:,} are read"
            )


def _present(field: str, values: pa.Array) -> pa.Array:
    """Return the values of a field that must be there."""
    if values.null_count:
        raise CorruptMetadataError(f"an entry of deletion vectors without {field}")
    return values

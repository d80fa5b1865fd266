"""The relations `statistics`, `partition_statistics` and `index_files`: files beside manifests.

Takes the files that the metadata lists; returns Arrow tables. A Puffin file is opened only if the
metadata lacks a property; partition statistics files are read completely.

Spec: Iceberg v3, Table Statistics; Partition Statistics; Puffin file format, blob types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import OnDamage
from arrowmeta.avro.fields import read_rows
from arrowmeta.columns.buffers import filled, text_scalar, whole
from arrowmeta.columns.rows import Rows, nested
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg.located import id_of
from arrowmeta.iceberg.partition_spec import PartitionSpec, UnifiedPartition
from arrowmeta.iceberg.partition_values import unify_partitions
from arrowmeta.iceberg.puffin import Blob, StatisticsFile, read_footer
from arrowmeta.io.digits import NOT_NEGATIVE, integer_in
from arrowmeta.model.shape import FIELD_IDS
from arrowmeta.model.tables import to_batch

#: Blob type with the estimated number of distinct values of a column.
_THETA = "apache-datasketches-theta-v1"
#: Names in files of columns of `partition_statistics`, if different.
_OF_PARTITION = {"deletion_vector_count": "dv_count"}


def statistics_table(
    files: Sequence[StatisticsFile],
    schema: pa.Schema,
    schema_ids: Mapping[int, int | None],
    names: Mapping[int, str],
    open_file: Callable[[str], AvroFile | None],
    on_damage: OnDamage,
) -> pa.Table:
    """Return the relation `statistics`: one row per column with statistics."""
    rows = []
    for file in files:
        for blob, count in _distinct_counts(file, open_file, on_damage):
            computed_from = file.snapshot_id if blob.snapshot_id is None else blob.snapshot_id
            row = {
                "snapshot_id": computed_from,
                "schema_id": schema_ids.get(computed_from),
                "file_path": file.path,
                "field_id": blob.ids[0],
                "column_name": names.get(blob.ids[0]),
                "distinct_count": count,
            }
            rows.append(row)
    return pa.Table.from_pylist(rows, schema)


def _distinct_counts(
    file: StatisticsFile, open_file: Callable[[str], AvroFile | None], on_damage: OnDamage
) -> Iterator[tuple[Blob, int | None]]:
    """Yield theta sketches of single columns with their property `ndv`, the distinct count.

    The metadata repeats the properties of blobs; if it does not, the footer is read.

    Spec: Iceberg, Puffin file format, apache-datasketches-theta-v1 blob type.
    """
    sketches = [blob for blob in file.blobs or () if blob.type == _THETA and len(blob.ids) == 1]
    in_footer: Mapping[tuple[int, ...], Blob] = {}
    if any(blob.property("ndv") is None for blob in sketches):
        in_footer = _sketches_of_footer(file.path, open_file, on_damage)
    for blob in sketches:
        stated = blob if blob.property("ndv") is not None else in_footer.get(blob.ids, blob)
        try:
            if blob.ids[0] not in FIELD_IDS:
                raise CorruptMetadataError(f"{blob.ids[0]} is not a field id", path=file.path)
            yield blob, _to_count(stated, file.path)
        except CorruptMetadataError as error:
            on_damage(error)


def _sketches_of_footer(
    path: str, open_file: Callable[[str], AvroFile | None], on_damage: OnDamage
) -> dict[tuple[int, ...], Blob]:
    """Return the theta sketches in a Puffin file, by field ids."""
    file = open_file(path)
    try:
        placed = read_footer(file.data, path, file.limits.json_len) if file else ()
    except ArrowMetaError as error:
        on_damage(error)
        return {}
    return {blob.ids: blob for blob in placed if blob.type == _THETA}


def _to_count(blob: Blob, path: str) -> int | None:
    """Parse the property `ndv`; None without it."""
    text = blob.property("ndv")
    count = integer_in(text, NOT_NEGATIVE)
    if text is not None and count is None:
        raise CorruptMetadataError(f"property ndv is {text[:40]!a}, not a number", path=path)
    return count


def partition_statistics_table(
    files: Sequence[StatisticsFile],
    schema: pa.Schema,
    specs: Mapping[int, PartitionSpec],
    unified: UnifiedPartition,
    open_file: Callable[[str], AvroFile | None],
    on_damage: OnDamage,
) -> pa.Table:
    """Return the relation `partition_statistics`: one row per partition.

    Spec: Iceberg v3, Partition Statistics File.
    """
    batches: list[pa.RecordBatch] = []
    of_file = {"snapshot_id", "file_path"}
    fields = [_OF_PARTITION.get(name, name) for name in schema.names if name not in of_file]
    for statistics in files:
        file = open_file(statistics.path) if statistics.is_by_partition else None
        try:
            read = partial(_of_partitions, statistics, schema, specs, unified, on_damage)
            batches += read_rows([file] if file else [], fields, (), read, on_damage=on_damage)
        except CorruptMetadataError as error:
            on_damage(error.in_file(statistics.path))
    return pa.Table.from_batches(batches, schema)


def _of_partitions(
    statistics: StatisticsFile,
    schema: pa.Schema,
    specs: Mapping[int, PartitionSpec],
    unified: UnifiedPartition,
    on_damage: OnDamage,
    rows: Rows,
) -> pa.RecordBatch:
    """Return rows of a partition statistics file as rows of the relation."""

    def on_unknown(_: NDArray[np.bool_], error: CorruptMetadataError | None) -> None:
        if error:
            on_damage(error.in_file(statistics.path))

    columns = {
        name: rows.field(_OF_PARTITION.get(name, name), schema.field(name).type)
        for name in schema.names
        if name not in ("snapshot_id", "file_path", "partition")
    }
    values = nested(rows.batch, "partition")
    if values is not None and not pa.types.is_struct(values.type):
        raise CorruptMetadataError(f"partition is of type {values.type}, not a struct")
    written = [] if values is None else [(field.name, id_of(field)) for field in values.type.fields]
    spec_ids = filled(columns["spec_id"], -1)
    columns |= {
        "snapshot_id": pa.repeat(pa.scalar(statistics.snapshot_id, pa.int64()), len(rows)),
        "file_path": pa.repeat(text_scalar(statistics.path), len(rows)),
        "partition": unify_partitions(
            values, written, spec_ids, specs, unified, unified.struct, on_unknown
        ),
    }
    return pa.RecordBatch.from_arrays([columns[name] for name in schema.names], schema=schema)


def index_files_table(
    files: Sequence[StatisticsFile], vectors: pa.Table, schema: pa.Schema
) -> pa.Table:
    """Return the relation `index_files`: statistics files, and Puffin files of deletion vectors."""
    listed = [
        {
            "index_type": "partition-statistics" if file.is_by_partition else "statistics",
            "file_path": file.path,
            "file_size_in_bytes": file.size,
            "record_count": None if file.is_by_partition else len(file.blobs or ()),
        }
        for file in files
    ]
    by_file = vectors.group_by("file_path", use_threads=False).aggregate(
        [("file_size_in_bytes", "max"), ("file_path", "count")]
    )
    puffins = {
        "index_type": pa.repeat(text_scalar("deletion-vector-v1"), len(by_file)),
        "file_path": whole(by_file["file_path"]),
        "file_size_in_bytes": whole(by_file["file_size_in_bytes_max"]),
        "record_count": whole(by_file["file_path_count"]),
    }
    batches = [
        *pa.Table.from_pylist(listed, schema).to_batches(),
        to_batch(puffins, schema, len(by_file)),
    ]
    return pa.Table.from_batches(batches, schema)

"""Manifest lists: which manifests make a snapshot, and what they say of their entries.

Spec: Paimon 1.x, ManifestFileMeta.SCHEMA, ManifestList.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import DamageReport, OnDamage
from arrowmeta.columns.buffers import (
    int_array,
    number_array,
    text_array,
    text_scalar,
    to_flags,
)
from arrowmeta.columns.rows import Rows, file_by_file
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import decoded_schema
from arrowmeta.paimon.rows import decode_spans, read_rows
from arrowmeta.paimon.stats_evolution import list_columns, to_struct

#: Relation columns that are a field of their own, with the field.
_PLAIN = {
    "length": "_FILE_SIZE",
    "schema_id": "_SCHEMA_ID",
    "added_files_count": "_NUM_ADDED_FILES",
    "deleted_files_count": "_NUM_DELETED_FILES",
    "min_bucket": "_MIN_BUCKET",
    "max_bucket": "_MAX_BUCKET",
    "min_level": "_MIN_LEVEL",
    "max_level": "_MAX_LEVEL",
    "min_row_id": "_MIN_ROW_ID",
    "max_row_id": "_MAX_ROW_ID",
}
_STATS = ("_PARTITION_STATS._MIN_VALUES", "_PARTITION_STATS._MAX_VALUES")
_FIELDS = (*_PLAIN.values(), "_FILE_NAME", *_STATS, "_PARTITION_STATS._NULL_COUNTS")


#: Lower and upper partition, and null counts, of each manifest.
_Stats: TypeAlias = tuple[pa.StructArray, pa.StructArray, pa.StructArray]

_NAME = r"^[^/\\\x00]+$"


@dataclass(frozen=True)
class ListFile:
    """A manifest list of a snapshot.

    Attributes:
        file: its bytes.
        role: `base`, `delta` or `changelog`.
        snapshot_id: the snapshot whose commit wrote its manifests; None for a base list.
        reference_id: the snapshot that names it.
    """

    file: AvroFile
    role: str
    snapshot_id: int | None
    reference_id: int


def listed_manifests_schema(shape: TableShape) -> pa.Schema:
    """Return the relation `all_manifests`, and `manifest_list`: the path of a manifest's list."""
    listed_by = pa.field("manifest_list", pa.string(), nullable=False)
    return decoded_schema("all_manifests", shape).append(listed_by)


def read_manifest_lists(
    lists: Sequence[ListFile],
    shape: TableShape,
    manifest_folder: str,
    on_damage: OnDamage | None = None,
) -> pa.Table:
    """Return what `listed_manifests_schema` says of the manifests of some lists, in their order."""
    schema = listed_manifests_schema(shape)
    files = [entry.file for entry in lists]
    damage = DamageReport(files, on_damage)

    def to_batch(rows: Rows) -> pa.RecordBatch:
        rows = _with_file_names(rows, damage)
        try:
            stats = _partition_stats(rows, shape)
        except CorruptMetadataError as error:
            if len(np.unique(rows.file_idx)) > 1:
                raise  # then each list is read alone, and keeps what it knows
            # The manifests can be read all the same; what they hold is unknown.
            damage.report(error, rows.locate(error))
            stats = _no_stats(len(rows), shape)
        return _to_model(rows, lists, stats, manifest_folder, schema)

    def convert(rows: Rows) -> list[pa.RecordBatch]:
        return file_by_file(rows, to_batch, damage.report)

    batches = read_rows(files, _FIELDS, _STATS, convert, on_damage=on_damage)
    return pa.Table.from_batches((batch for some in batches for batch in some), schema)


def _with_file_names(rows: Rows, damage: DamageReport) -> Rows:
    """Leave out rows whose manifest is no file of the manifest folder."""
    names = rows.field("_FILE_NAME", pa.string())
    is_name = to_flags(names.is_valid()) & to_flags(pc.match_substring_regex(names, _NAME))
    for row in np.flatnonzero(~is_name):
        name = names[row].as_py()
        error = CorruptMetadataError(f"{name!r:.80} is no name of a manifest", row=int(row))
        damage.report(error, rows.locate(error))
    return rows if is_name.all() else rows.where(is_name)


def _no_stats(length: int, shape: TableShape) -> _Stats:
    bounds = pa.nulls(length, shape.by_partition())
    return bounds, bounds, pa.nulls(length, shape.by_partition(pa.int64()))


def _to_model(
    rows: Rows,
    lists: Sequence[ListFile],
    stats: _Stats,
    manifest_folder: str,
    schema: pa.Schema,
) -> pa.RecordBatch:
    lower, upper, null_counts = stats
    owner = number_array(rows.file_idx)
    roles = text_array([entry.role for entry in lists])
    contents = text_array(["data" if entry.role != "changelog" else entry.role for entry in lists])
    columns = {
        "manifest_path": pc.binary_join_element_wise(
            text_scalar(manifest_folder), rows.field("_FILE_NAME", pa.string()), text_scalar("/")
        ),
        "content": contents.take(owner),
        "role": roles.take(owner),
        "added_snapshot_id": int_array([entry.snapshot_id for entry in lists]).take(owner),
        "reference_snapshot_id": int_array([entry.reference_id for entry in lists]).take(owner),
        "manifest_list": text_array([entry.file.path for entry in lists]).take(owner),
        "partition_lower": lower,
        "partition_upper": upper,
        "partition_null_counts": null_counts,
    }
    columns |= {name: rows.field(field, schema.field(name).type) for name, field in _PLAIN.items()}
    absent = [f.name for f in schema if f.name not in columns]
    columns |= {name: pa.nulls(len(rows), schema.field(name).type) for name in absent}
    return pa.RecordBatch.from_arrays([columns[name] for name in schema.names], schema=schema)


def _partition_stats(rows: Rows, shape: TableShape) -> _Stats:
    """Decode the range of partitions in each manifest; over ADD and DELETE entries both."""
    lower, upper = (decode_spans(rows.spans(path), shape.by_partition()) for path in _STATS)
    counts = rows.field("_PARTITION_STATS._NULL_COUNTS", pa.list_(pa.int64()))
    columns = list_columns(counts, shape.partition.num_fields)
    return lower, upper, to_struct(columns, len(rows), shape.by_partition(pa.int64()))

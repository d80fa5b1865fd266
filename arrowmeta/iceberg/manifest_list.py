"""Manifest lists: which manifests make a snapshot, and what they say of their entries.

Knows the lists of all versions, and the snapshots of version 1 that name their manifests
themselves. A count that a writer left out is unknown, which is not 0.

Spec: Iceberg v3, Manifest Lists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.avro.container import read_header
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import DamageReport, OnDamage
from arrowmeta.columns.buffers import (
    filled,
    int_array,
    number_array,
    text_array,
)
from arrowmeta.columns.rows import file_by_file
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.iceberg.field_ids import locate_manifest_fields
from arrowmeta.iceberg.partition_spec import UnifiedPartition
from arrowmeta.iceberg.partition_summaries import Summaries, decode_summaries
from arrowmeta.iceberg.rows import ManifestRows, read_rows
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import decoded_schema

CONTENT = ("data", "deletes")  # by content; Spec: Iceberg v3, Manifest Lists

#: Relation columns that are a field of their own, with the field.
_PLAIN = {
    "manifest_path": "manifest_path",
    "length": "manifest_length",
    "added_snapshot_id": "added_snapshot_id",
    "added_files_count": "added_files_count",
    "existing_files_count": "existing_files_count",
    "deleted_files_count": "deleted_files_count",
    "added_rows_count": "added_rows_count",
    "existing_rows_count": "existing_rows_count",
    "deleted_rows_count": "deleted_rows_count",
    "first_row_id": "first_row_id",
    "key_metadata": "key_metadata",
}
#: Fields that are 0 where version 1 does not have them.
_ZERO = {
    "partition_spec_id": "partition_spec_id",
    "sequence_number": "sequence_number",
    "min_sequence_number": "min_sequence_number",
}
_FIELDS = (*_PLAIN.values(), *_ZERO.values(), "content", "partitions")


@dataclass(frozen=True)
class ListFile:
    """A manifest list, and the snapshot that names it."""

    file: AvroFile
    snapshot_id: int


def listed_manifests_schema(shape: TableShape) -> pa.Schema:
    """Return the relation `all_manifests`, which has all that readers of the manifests need."""
    return decoded_schema("all_manifests", shape)


def read_manifest_lists(
    lists: Sequence[ListFile],
    shape: TableShape,
    partition: UnifiedPartition,
    on_damage: OnDamage | None = None,
) -> pa.Table:
    """Return what `listed_manifests_schema` says of the manifests of some lists, in their order."""
    schema = listed_manifests_schema(shape)
    files = [one.file for one in lists]
    snapshot_ids = int_array([one.snapshot_id for one in lists])
    damage = DamageReport(files, on_damage)

    def to_batch(rows: ManifestRows) -> pa.RecordBatch:
        rows = _sound_rows(rows, damage)
        spec_ids = _or_zero(rows, "partition_spec_id", pa.int64())
        summaries = decode_summaries(rows, spec_ids, partition)
        columns = _columns(rows, schema, summaries)
        owner = number_array(rows.file_idx)
        return _to_batch({**columns, "reference_snapshot_id": snapshot_ids.take(owner)}, schema)

    batches = read_rows(
        files,
        locate_manifest_fields,
        _FIELDS,
        {},
        lambda rows: file_by_file(rows, to_batch, damage.report),
        on_damage=on_damage,
    )
    return pa.Table.from_batches((batch for some in batches for batch in some), schema)


def _sound_rows(rows: ManifestRows, damage: DamageReport) -> ManifestRows:
    """Leave out rows that name no manifest, or one of content that we do not know."""
    paths = rows.field("manifest_path", pa.string())
    contents = filled(rows.field("content", pa.int32()), 0)
    has_path = filled(pc.binary_length(paths), 0) > 0
    is_known = (contents >= 0) & (contents < len(CONTENT))
    for row in np.flatnonzero(~(has_path & is_known)).tolist():
        what = f"content is {contents[row]}" if has_path[row] else "a manifest without a path"
        error = CorruptMetadataError(what, row=int(rows.row_idx[row]))
        damage.report(error, int(rows.file_idx[row]))
    return rows.where(has_path & is_known)


def _columns(rows: ManifestRows, schema: pa.Schema, summaries: Summaries) -> dict[str, pa.Array]:
    columns = {
        "content": text_array(CONTENT).take(
            number_array(filled(rows.field("content", pa.int32()), 0))
        ),
        "partition_lower": summaries.lower,
        "partition_upper": summaries.upper,
        "partition_contains_null": summaries.contains_null,
        "partition_contains_nan": summaries.contains_nan,
    }
    columns |= {name: rows.field(field, schema.field(name).type) for name, field in _PLAIN.items()}
    columns |= {
        name: _or_zero(rows, field, schema.field(name).type) for name, field in _ZERO.items()
    }
    return columns


def _or_zero(rows: ManifestRows, name: str, arrow_type: pa.DataType) -> pa.Array:
    return number_array(filled(rows.field(name, arrow_type), 0))


def _to_batch(columns: Mapping[str, pa.Array], schema: pa.Schema) -> pa.RecordBatch:
    n_rows = len(columns["manifest_path"])
    arrays = [columns[f.name] if f.name in columns else pa.nulls(n_rows, f.type) for f in schema]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def inline_manifests(
    paths: Sequence[str],
    files: Sequence[AvroFile | None],
    snapshot_id: int,
    shape: TableShape,
    on_damage: OnDamage | None = None,
) -> pa.Table:
    """Return the manifests that a snapshot of version 1 names itself, as a list would have them.

    They hold data files and were added by the snapshot, as far as that is known; the spec is in the
    manifest itself.
    Spec: Iceberg v1, Snapshots (manifests); core/BaseSnapshot.java.

    Args:
        paths: of the manifests.
        files: of the same manifests; None for one that cannot be read.
        snapshot_id: of the snapshot.
        shape: of the table.
        on_damage: is told of a manifest whose header cannot be read.
    """
    schema = listed_manifests_schema(shape)
    n_rows = len(paths)
    zeros = number_array(np.zeros(n_rows, dtype=np.int64))
    ids = number_array(np.full(n_rows, snapshot_id, dtype=np.int64))
    columns = {
        "manifest_path": text_array(paths),
        "content": text_array(["data"] * n_rows),
        "length": int_array([len(file.data) if file else None for file in files]),
        "partition_spec_id": int_array([_spec_id(file, on_damage) for file in files]).cast(
            pa.int32()
        ),
        "sequence_number": zeros,
        "min_sequence_number": zeros,
        "added_snapshot_id": ids,
        "reference_snapshot_id": ids,
    }
    return pa.Table.from_batches([_to_batch(columns, schema)], schema)


def _spec_id(file: AvroFile | None, on_damage: OnDamage | None) -> int:
    """Return the id of the spec that a manifest says it was written with, 0 without one."""
    try:
        text = read_header(file.data).metadata.get("partition-spec-id", b"0") if file else b"0"
    except ArrowMetaError as error:
        DamageReport([file] if file else [], on_damage).report(error, 0)
        return 0
    return int(text) if text.isdigit() and len(text) < 10 else 0

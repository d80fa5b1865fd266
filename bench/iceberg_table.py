"""The metadata around Iceberg manifests: a metadata file, two snapshots and their lists.

Spec: Iceberg, Table Metadata, Snapshots, Manifest Lists; version 2.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import fastavro
import numpy as np

from bench.avro_schema import Schema, nullable, record
from bench.columns import dates
from bench.iceberg_rows import SNAPSHOT_ID
from bench.inputs import ICEBERG_PARTITION_FIELDS, iceberg_schema
from bench.manifest_file import File, n_before

_MILLIS = 1_714_521_600_000

_COUNTS = ("added_files_count", "existing_files_count", "deleted_files_count")
_ROW_COUNTS = ("added_rows_count", "existing_rows_count", "deleted_rows_count")

_SUMMARY = record(
    "r508",
    contains_null=(509, "boolean"),
    contains_nan=(518, nullable("boolean")),
    lower_bound=(510, nullable("bytes")),
    upper_bound=(511, nullable("bytes")),
)

_MANIFEST = record(
    "manifest_file",
    manifest_path=(500, "string"),
    manifest_length=(501, "long"),
    partition_spec_id=(502, "int"),
    content=(517, "int"),
    sequence_number=(515, "long"),
    min_sequence_number=(516, "long"),
    added_snapshot_id=(503, "long"),
    **{name: (504 + i, "int") for i, name in enumerate(_COUNTS)},
    **{name: (512 + i, "long") for i, name in enumerate(_ROW_COUNTS)},
    partitions=(507, nullable({"type": "array", "items": _SUMMARY, "element-id": 508})),
    key_metadata=(519, nullable("bytes")),
)


def write_table(location: Path, n_columns: int, manifests: Sequence[File]) -> None:
    """Write what makes a table of manifests."""
    folder = location / "metadata"
    snapshots = []
    for number, listed in enumerate((manifests[: n_before(manifests)], manifests)):
        manifest_list = folder / f"snap-{SNAPSHOT_ID + number}.avro"
        with manifest_list.open("wb") as file:
            fastavro.writer(file, fastavro.parse_schema(_MANIFEST), map(_listed, listed))
        snapshots.append(_snapshot(number, str(manifest_list)))
    metadata = _metadata(location, n_columns, snapshots)
    (folder / "v1.metadata.json").write_text(json.dumps(metadata), encoding="utf-8")
    (folder / "version-hint.text").write_text("1")


def _listed(file: File) -> Schema:
    first, last = (dates(np.array([day])).tobytes() for day in (file.first_day, file.last_day))
    return {
        "manifest_path": file.path,
        "manifest_length": file.length,
        "partition_spec_id": 0,
        "content": 0,
        "sequence_number": 1,
        "min_sequence_number": 1,
        "added_snapshot_id": SNAPSHOT_ID,
        **dict.fromkeys((*_COUNTS, *_ROW_COUNTS), 0),
        "added_files_count": file.truth["entries"],
        "added_rows_count": file.truth["record_count"],
        "partitions": [
            {
                "contains_null": False,
                "contains_nan": False,
                "lower_bound": first,
                "upper_bound": last,
            }
        ],
    }


def _snapshot(number: int, manifest_list: str) -> Schema:
    parent = {"parent-snapshot-id": SNAPSHOT_ID + number - 1} if number else {}
    return {
        "snapshot-id": SNAPSHOT_ID + number,
        **parent,
        "sequence-number": 1 + number,
        "timestamp-ms": _MILLIS + number,
        "manifest-list": manifest_list,
        "schema-id": 0,
        "summary": {"operation": "append"},
    }


def _metadata(location: Path, n_columns: int, snapshots: Sequence[Schema]) -> Schema:
    current = snapshots[-1]
    log = [{key: one[key] for key in ("snapshot-id", "timestamp-ms")} for one in snapshots]
    return {
        "format-version": 2,
        "table-uuid": "9c12d441-03fe-4693-9a96-a0705ddf69c1",
        "location": str(location),
        "last-sequence-number": current["sequence-number"],
        "last-updated-ms": current["timestamp-ms"],
        "last-column-id": n_columns,
        "current-schema-id": 0,
        "schemas": [iceberg_schema(n_columns)],
        "default-spec-id": 0,
        "partition-specs": [{"spec-id": 0, "fields": ICEBERG_PARTITION_FIELDS}],
        "last-partition-id": 1000,
        "default-sort-order-id": 0,
        "sort-orders": [{"order-id": 0, "fields": []}],
        "properties": {},
        "current-snapshot-id": current["snapshot-id"],
        "snapshots": snapshots,
        "snapshot-log": log,
        "metadata-log": [],
        "refs": {"main": {"snapshot-id": current["snapshot-id"], "type": "branch"}},
    }

"""The metadata around Paimon manifests: a schema, two snapshots and their manifest lists.

Spec: Paimon 1.x, api/schema/SchemaSerializer.java, Snapshot.java, ManifestFileMeta.SCHEMA.
"""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path

import fastavro

from bench.avro_schema import Schema, record
from bench.columns import kind_of
from bench.inputs import column_names
from bench.manifest_file import File, n_before
from bench.paimon_rows import partition_row, stats_schema
from bench.truth import total

_TYPES = {"string": "STRING", "long": "BIGINT", "int": "INT", "double": "DOUBLE"}
_KEYS = ("dt", "id")

_MANIFEST = record(
    "org.apache.paimon.avro.generated.record",
    _VERSION="int",
    _FILE_NAME="string",
    _FILE_SIZE="long",
    _NUM_ADDED_FILES="long",
    _NUM_DELETED_FILES="long",
    _PARTITION_STATS=stats_schema("record__PARTITION_STATS"),
    _SCHEMA_ID="long",
)


def write_table(location: Path, n_columns: int, manifests: Sequence[File]) -> None:
    """Write what makes a table of manifests."""
    for folder in ("schema", "snapshot"):
        (location / folder).mkdir()
    _write_json(location / "schema" / "schema-0", _schema(n_columns))
    first, rest = manifests[: n_before(manifests)], manifests[n_before(manifests) :]
    for place, listed in enumerate(([], first, rest)):
        (location / "manifest" / f"manifest-list-{place}").write_bytes(_manifest_list(listed))
    n_rows = 0
    for snapshot_id, added in ((1, first), (2, rest)):
        n_added = _n_live_rows(added)
        n_rows += n_added
        snapshot = _snapshot(snapshot_id, n_rows, n_added)
        _write_json(location / "snapshot" / f"snapshot-{snapshot_id}", snapshot)
    for hint, snapshot_id in (("EARLIEST", 1), ("LATEST", 2)):
        (location / "snapshot" / hint).write_text(str(snapshot_id))


def _n_live_rows(manifests: Sequence[File]) -> int:
    truth = total(file.truth for file in manifests)
    return truth["record_count"] - 2 * truth["deleted_record_count"]


def _write_json(path: Path, content: Schema) -> None:
    path.write_text(json.dumps(content), encoding="utf-8")


def _schema(n_columns: int) -> Schema:
    fields = [
        {"id": i, "name": name, "type": _TYPES[kind_of(i)] + " NOT NULL" * (name in _KEYS)}
        for i, name in enumerate(column_names(n_columns))
    ]
    return {
        "version": 3,
        "id": 0,
        "fields": fields,
        "highestFieldId": n_columns - 1,
        "partitionKeys": ["dt"],
        "primaryKeys": list(_KEYS),
        "options": {"bucket": "64"},
        "timeMillis": 1_714_521_600_000,
    }


def _snapshot(snapshot_id: int, n_rows: int, n_added: int) -> Schema:
    return {
        "version": 3,
        "id": snapshot_id,
        "schemaId": 0,
        "baseManifestList": f"manifest-list-{snapshot_id - 1}",
        "deltaManifestList": f"manifest-list-{snapshot_id}",
        "commitUser": "bench",
        "commitIdentifier": snapshot_id,
        "commitKind": "COMPACT",
        "timeMillis": 1_714_521_600_000 + snapshot_id,
        "totalRecordCount": n_rows,
        "deltaRecordCount": n_added,
    }


def _manifest_list(manifests: Sequence[File]) -> bytes:
    rows = [
        {
            "_VERSION": 2,
            "_FILE_NAME": Path(file.path).name,
            "_FILE_SIZE": file.length,
            "_NUM_ADDED_FILES": file.truth["entries"] - file.truth["deleted"],
            "_NUM_DELETED_FILES": file.truth["deleted"],
            "_PARTITION_STATS": {
                "_MIN_VALUES": partition_row(file.first_day),
                "_MAX_VALUES": partition_row(file.last_day),
                "_NULL_COUNTS": [0],
            },
            "_SCHEMA_ID": 0,
        }
        for file in manifests
    ]
    out = io.BytesIO()
    fastavro.writer(out, fastavro.parse_schema(_MANIFEST), rows, codec="deflate")
    return out.getvalue()

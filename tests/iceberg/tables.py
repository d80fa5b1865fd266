"""Table metadata as JSON, and tables that have only metadata, for tests to change."""

import gzip
import json

SCHEMA = {
    "type": "struct",
    "schema-id": 0,
    "identifier-field-ids": [1],
    "fields": [
        {"id": 1, "name": "id", "required": True, "type": "long", "doc": "key"},
        {"id": 2, "name": "day", "required": False, "type": "date"},
        {"id": 3, "name": "who", "required": False, "type": {
            "type": "struct",
            "fields": [{"id": 4, "name": "name", "required": False, "type": "string"}],
        }},
        {"id": 5, "name": "tags", "required": False, "type": {
            "type": "list", "element-id": 6, "element": "string", "element-required": True,
        }},
    ],
}  # fmt: skip
SPEC = {
    "spec-id": 0,
    "fields": [{"source-id": 2, "field-id": 1000, "name": "day_month", "transform": "month"}],
}


def schema_json(*types, schema_id=0, **changes):
    """A schema with a column of each type: `c1` of id 1 and so on."""
    fields = [
        {"id": n, "name": f"c{n}", "required": False, "type": one} for n, one in enumerate(types, 1)
    ]
    return {"type": "struct", "schema-id": schema_id, "fields": fields, **changes}


def snapshot_json(snapshot_id, *, parent=None, at=None, **changes):
    """A snapshot, committed by default at as many seconds as its id."""
    return {
        "snapshot-id": snapshot_id,
        "parent-snapshot-id": parent,
        "sequence-number": snapshot_id,
        "timestamp-ms": snapshot_id * 1000 if at is None else at,
        "manifest-list": f"s3://bucket/t/metadata/snap-{snapshot_id}.avro",
        "summary": {"operation": "append", "added-records": "3", "total-records": "7"},
        "schema-id": 0,
        **changes,
    }


def metadata_json(n_snapshots=2, **changes):
    """Metadata of version 2 with snapshots 1, 2, …, of which the last is the current one."""
    ids = range(1, n_snapshots + 1)
    return {
        "format-version": 2,
        "table-uuid": "9c12d441-03fe-4693-9a96-a0705ddf69c1",
        "location": "s3://bucket/t",
        "last-sequence-number": n_snapshots,
        "last-updated-ms": n_snapshots * 1000,
        "last-column-id": 6,
        "current-schema-id": 0,
        "schemas": [SCHEMA],
        "default-spec-id": 0,
        "partition-specs": [SPEC],
        "last-partition-id": 1000,
        "default-sort-order-id": 0,
        "sort-orders": [{"order-id": 0, "fields": []}],
        "properties": {"owner": "me"},
        "current-snapshot-id": n_snapshots or None,
        "refs": {"main": {"snapshot-id": n_snapshots, "type": "branch"}} if n_snapshots else {},
        "snapshots": [snapshot_json(one, parent=one - 1 or None) for one in ids],
        "snapshot-log": [{"timestamp-ms": one * 1000, "snapshot-id": one} for one in ids],
        "metadata-log": [],
        **changes,
    }


def write(folder, name, content):
    """Write a file of the folder `metadata`: JSON, text or bytes."""
    path = folder / "metadata" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(content, dict):
        content = json.dumps(content)
    data = content if isinstance(content, bytes) else content.encode()
    path.write_bytes(gzip.compress(data) if ".gz" in name else data)
    return path


def write_version(folder, name, version):
    """Write metadata that is identified by its last sequence number."""
    content = metadata_json(**{"last-sequence-number": version, "last-updated-ms": version})
    return write(folder, name, content)

"""Changes of table metadata that some readers refuse, as `tests/cases/rules` has them in text."""

from __future__ import annotations

from typing import Any

from tests.case_files import read_cases
from tests.iceberg.tables import metadata_json
from tests.reconcile.changes import assign

Json = dict[str, Any]
READ = " => read by Java"


def column(field_id: int, name: str, kind: Any, *, required: bool) -> Json:
    return {"id": field_id, "name": name, "required": required, "type": kind}


def schema() -> Json:
    """Return columns of all kinds that identifier fields and sort orders may name."""
    struct = {"type": "struct", "fields": [column(5, "x", "long", required=True)]}
    items = {"type": "list", "element-id": 7, "element-required": True, "element": "long"}
    fields = [
        column(1, "id", "long", required=True),
        column(2, "p", "int", required=False),
        column(3, "d", "double", required=True),
        column(4, "one", struct, required=False),
        column(6, "many", items, required=True),
    ]
    return {"type": "struct", "schema-id": 0, "fields": fields}


def snapshot(number: int, version: int) -> Json:
    """A snapshot that names no file of its own."""
    rows = {"first-row-id": number * 10, "added-rows": 10} if version > 2 else {}
    order = {"sequence-number": number} if version > 1 else {}
    parent = {"parent-snapshot-id": 100 + number - 1} if number > 1 else {}
    return {
        "snapshot-id": 100 + number,
        "timestamp-ms": 1_700_000_000_000 + number * 1000,
        "manifest-list": f"s3://lake/t/metadata/snap-{number}.avro",
        "summary": {"operation": "append", "added-data-files": "1"},
        "schema-id": 0,
        **order,
        **parent,
        **rows,
    }


def sound(version: int = 2) -> Json:
    """Metadata that every reader accepts; version 1 has its schema under two names."""
    snapshots = [snapshot(number, version) for number in (1, 2, 3)]
    times = [one["timestamp-ms"] for one in snapshots]
    field = {"source-id": 2, "field-id": 1000, "transform": "identity", "name": "p"}
    files = [
        {"metadata-file": f"s3://lake/t/metadata/v{at}.metadata.json", "timestamp-ms": time}
        for at, time in enumerate(times[:2])
    ]
    changes: Json = {
        "format-version": version,
        "location": "s3://lake/t",
        "last-updated-ms": times[-1],
        "last-column-id": 7,
        "schemas": [schema()],
        "partition-specs": [{"spec-id": 0, "fields": [field]}],
        "properties": {},
        "current-snapshot-id": 103,
        "snapshots": snapshots,
        "snapshot-log": [
            {"snapshot-id": 100 + at, "timestamp-ms": time} for at, time in enumerate(times, 1)
        ],
        "metadata-log": files,
        "refs": {"main": {"snapshot-id": 103, "type": "branch"}},
        **({"next-row-id": 40} if version > 2 else {}),
        **({"schema": schema(), "partition-spec": []} if version == 1 else {}),
    }
    metadata = metadata_json(3, **changes)
    if version == 1:
        del metadata["last-sequence-number"]
    return metadata


def changed(change: str, version: int) -> Json:
    """Return metadata with a change of `CHANGES`."""
    metadata = sound(version)
    if CHANGES[change] != "as it is":
        assign(metadata, metadata, CHANGES[change])
    return metadata


_STEPS = [step.text.partition(": ") for step in read_cases("rules")[0].steps]
#: Changes by name.
CHANGES = {name: text.removesuffix(READ) for name, _, text in _STEPS}
#: What Iceberg Java 1.12.0 reads; `tests/engines` asks it.
READ_BY_JAVA = {name for name, _, text in _STEPS if text.endswith(READ)}

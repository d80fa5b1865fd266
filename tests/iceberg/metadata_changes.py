"""Changes of table metadata that some readers refuse, as `tests/cases/rules` has them in text."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.case_files import read_cases
from tests.reconcile.changes import assign

Json = dict[str, Any]
READ = " => read by Java"
#: Columns of all kinds that identifier fields and sort orders may name.
SCHEMA = {
    "type": "struct",
    "schema-id": 0,
    "fields": [
        {"id": 1, "name": "id", "required": True, "type": "long"},
        {"id": 2, "name": "p", "required": False, "type": "int"},
        {"id": 3, "name": "d", "required": True, "type": "double"},
        {
            "id": 4,
            "name": "one",
            "required": False,
            "type": {
                "type": "struct",
                "fields": [{"id": 5, "name": "x", "required": True, "type": "long"}],
            },
        },
        {
            "id": 6,
            "name": "many",
            "required": True,
            "type": {
                "type": "list",
                "element-id": 7,
                "element-required": True,
                "element": "long",
            },
        },
    ],
}


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
    schema = deepcopy(SCHEMA)
    snapshots = [snapshot(number, version) for number in (1, 2, 3)]
    log = [
        {"snapshot-id": one["snapshot-id"], "timestamp-ms": one["timestamp-ms"]}
        for one in snapshots
    ]
    files = [
        {"metadata-file": f"s3://lake/t/metadata/v{at}.metadata.json", "timestamp-ms": time}
        for at, time in enumerate(one["timestamp-ms"] for one in snapshots[:2])
    ]
    return {
        "format-version": version,
        "table-uuid": "6f93e69c-3c9e-416c-8a97-d55201463d0d",
        "location": "s3://lake/t",
        "last-updated-ms": snapshots[-1]["timestamp-ms"],
        "last-column-id": 7,
        "schemas": [schema],
        "current-schema-id": 0,
        "partition-specs": [
            {
                "spec-id": 0,
                "fields": [
                    {"source-id": 2, "field-id": 1000, "transform": "identity", "name": "p"}
                ],
            }
        ],
        "default-spec-id": 0,
        "last-partition-id": 1000,
        "sort-orders": [{"order-id": 0, "fields": []}],
        "default-sort-order-id": 0,
        "properties": {},
        "current-snapshot-id": 103,
        "snapshots": snapshots,
        "snapshot-log": log,
        "metadata-log": files,
        "refs": {"main": {"snapshot-id": 103, "type": "branch"}},
        **({"last-sequence-number": 3} if version > 1 else {}),
        **({"next-row-id": 40} if version > 2 else {}),
        **({"schema": schema, "partition-spec": []} if version == 1 else {}),
    }


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

"""Tables for tests: real ones by name, and folders with only the JSON of a Paimon table."""

import json
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from tests.bundled import DATA


def bundled_tables() -> list[Any]:
    """Parameters: the Paimon tables that are committed."""
    roots = sorted(root for root in DATA.iterdir() if (root / "schema").is_dir())
    return [pytest.param(root, id=root.name) for root in roots]


def open_at(table: Any, snapshot_id: int) -> arrowmeta.Table:
    """Open a snapshot of a table or, where the truth is of a branch, the branch's latest."""
    if table.branch is None:
        return arrowmeta.open(table.folder, snapshot_id=snapshot_id, strict=True)
    opened = arrowmeta.open(table.folder, ref=table.branch, strict=True)
    if opened.snapshot_id != snapshot_id:
        pytest.skip("an older snapshot of a branch has no name")
    return opened


def snapshot_json(snapshot_id: int = 1, **fields: Any) -> dict[str, Any]:
    return {
        "version": 3,
        "id": snapshot_id,
        "schemaId": 0,
        "baseManifestList": f"manifest-list-{snapshot_id}-0",
        "deltaManifestList": f"manifest-list-{snapshot_id}-1",
        "commitUser": "somebody",
        "commitIdentifier": 7,
        "commitKind": "APPEND",
        "timeMillis": snapshot_id * 1000,
        **fields,
    }


def schema_json(schema_id: int = 0, **fields: Any) -> dict[str, Any]:
    return {
        "version": 3,
        "id": schema_id,
        "fields": [
            {"id": 0, "name": "pt", "type": "INT NOT NULL"},
            {"id": 1, "name": "k", "type": "BIGINT NOT NULL"},
            {"id": 2, "name": "v", "type": "STRING", "description": "the value"},
        ],
        "highestFieldId": 2,
        "partitionKeys": ["pt"],
        "primaryKeys": ["k", "pt"],
        "options": {"bucket": "2"},
        **fields,
    }


def write(path: Path, content: Any) -> Path:
    """Write text, bytes, or anything else as JSON; make the folders on the way."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def write_table(root: Path, snapshot_ids: tuple[int, ...] = (1,)) -> Path:
    """Write the JSON of a table with these snapshots, committed at their id in seconds."""
    write(root / "schema" / "schema-0", schema_json())
    for snapshot_id in snapshot_ids:
        write(root / "snapshot" / f"snapshot-{snapshot_id}", snapshot_json(snapshot_id))
    return root

"""Tables for tests: real ones by name, and folders with only the JSON of a Paimon table.

What data files say is compared with what the metadata says of them, so nothing of a `RealTable` may
come from the code under test: names and types of columns are those in `schema/schema-<id>`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import fastavro
import pyarrow as pa
import pyarrow.orc
import pyarrow.parquet
import pytest

import arrowmeta
from tests import corpus
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


class RealTable(NamedTuple):
    """A table, or a branch of one, whose data files may be there."""

    root: Path
    branch: str | None = None

    def __str__(self) -> str:
        return self.root.name if self.branch is None else f"{self.root.name}-{self.branch}"

    def open(self) -> arrowmeta.Table:
        """Open the latest snapshot."""
        return arrowmeta.open(self.root, ref=self.branch, strict=True)

    def schemas(self) -> dict[int, Any]:
        """Every schema of the branch by its id, as its JSON has it."""
        folder = self.root / "branch" / f"branch-{self.branch}" if self.branch else self.root
        files = (folder / "schema").glob("schema-*")
        read = (json.loads(path.read_text(encoding="utf-8")) for path in files)
        return {content["id"]: content for content in read}


def bare_type(field: dict[str, Any]) -> str:
    """Return the type of a field without NOT NULL, or the name of a nested type."""
    text: str = field["type"] if isinstance(field["type"], str) else field["type"]["type"]
    return text.removesuffix(" NOT NULL")


def real_tables() -> list[RealTable]:
    """The bundled tables and the sampled of the corpus, with all their branches.

    Few tables have Avro data files, so that a sample may have none of them: they always come.
    """
    roots = [root for root in sorted(DATA.iterdir()) if (root / "schema").is_dir()]
    sampled = corpus.entries("paimon")
    every = corpus.entries("paimon", every=True)
    chosen = [one for one in every if one in sampled or "paimon: avro" in one.families]
    tables = [RealTable(root) for root in (*roots, *(entry.folder for entry in chosen))]
    for root, _ in list(tables):
        folders = sorted((root / "branch").glob("branch-*"))
        tables += [RealTable(root, folder.name.removeprefix("branch-")) for folder in folders]
    return tables


def read_data_file(path: Path) -> pa.Table:
    """Read a data file of any format; its columns have the names of its own schema."""
    match path.suffix:
        case ".parquet":
            return pyarrow.parquet.ParquetFile(path).read()
        case ".orc":
            return pyarrow.orc.ORCFile(path).read()
        case ".avro":
            with path.open("rb") as file:
                return pa.Table.from_pylist(list(fastavro.reader(file)))
    raise ValueError(f"no reader for {path.name}")

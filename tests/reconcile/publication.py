"""Iceberg metadata of a Paimon table, in the layout of Paimon's commit callback, by fastavro.

Snapshots and columns keep their ids, data files are not copied, and partition transforms are
`identity`.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import date
from pathlib import Path

import fastavro
import pyarrow as pa

import arrowmeta
from tests.iceberg.manifests import (
    LISTED_COLUMNS,
    Column,
    Json,
    data_file,
    entry,
    listed_row,
    record,
)
from tests.iceberg.tables import metadata_json, snapshot_json
from tests.reconcile.copies import set_options

Edit = Callable[[list[Json]], list[Json]]

TOP_LEVEL = 5
_TYPES = {pa.int64(): "long", pa.bool_(): "boolean", pa.date32(): "date", pa.string(): "string"}
_AVRO = {"date": {"type": "int", "logicalType": "date"}}
_LISTED = [
    *(replace(column, is_optional=False) for column in LISTED_COLUMNS),
    *(
        Column(first_id + at, f"{status}_{what}_count", kind, is_optional=False)
        for first_id, what, kind in ((504, "files", "int"), (512, "rows", "long"))
        for at, status in enumerate(("added", "existing", "deleted"))
    ),
]


class Publication:
    """A copy of a Paimon table that publishes Iceberg metadata.

    Args:
        source: the table.
        root: where the copy is made.
        options: what the copy has for options beside those of the table.
    """

    def __init__(self, source: Path, root: Path, **options: str) -> None:
        shutil.copytree(source, root)
        self.root = root
        set_options(root, options)

    def files(self, snapshot_id: int | None, levels: Collection[int]) -> list[Json]:
        """Return the data files of the snapshot that are published with these levels."""
        table = arrowmeta.open(self.root, snapshot_id=snapshot_id)
        is_keyed = bool(table.source.shape.primary_key.num_fields)
        files = table.files().to_pylist()
        return [file for file in files if not is_keyed or file["level"] in levels]

    def write(
        self,
        *,
        snapshot_id: int | None = None,
        levels: Collection[int] = (TOP_LEVEL,),
        edit: Edit = list,
        later_ms: int = 0,
        with_vectors: bool = False,
    ) -> arrowmeta.Table:
        """Publish a snapshot; return the Paimon table at its latest one.

        Args:
            snapshot_id: the snapshot; the latest by default.
            levels: those of a table with a primary key that are published.
            edit: changes the entries of the only manifest.
            later_ms: how much later than in Paimon the snapshot was made.
            with_vectors: whether deletion vectors are published, too.
        """
        table = arrowmeta.open(self.root, snapshot_id=snapshot_id)
        (self.root / "metadata").mkdir()
        entries = [_entry(0, file) for file in self.files(snapshot_id, levels)]
        self._manifest(table, "data", edit(entries))
        lists = [self._listed(table, "data", 0)]
        if with_vectors:
            vectors = table.deletion_vectors().to_pylist()
            self._manifest(table, "deletes", [_vector(one) for one in vectors])
            lists.append(self._listed(table, "deletes", 1))
        with (self.root / "metadata" / "snap.avro").open("wb") as file:
            fastavro.writer(file, fastavro.parse_schema(record("manifest_file", _LISTED)), lists)
        self._metadata(table, later_ms, 3 if with_vectors else 2)
        return arrowmeta.open(self.root)

    def _manifest(self, table: arrowmeta.Table, name: str, entries: list[Json]) -> None:
        columns = [
            Column(1000 + at, f.name, _AVRO.get(_type(f.type), _type(f.type)))
            for at, f in enumerate(table.source.shape.partition.fields)
        ]
        for one in entries:
            one["snapshot_id"] = table.snapshot_id
        with (self.root / "metadata" / f"{name}.avro").open("wb") as file:
            schema = fastavro.parse_schema(entry(data_file(columns)))
            fastavro.writer(file, schema, entries)

    def _listed(self, table: arrowmeta.Table, name: str, content: int) -> Json:
        path = self.root / "metadata" / f"{name}.avro"
        counts = {column.name: 0 for column in _LISTED if column.name.endswith("_count")}
        number = table.snapshot_id
        return counts | listed_row(str(path), path.stat().st_size, number, content=content)

    def _metadata(self, table: arrowmeta.Table, later_ms: int, version: int) -> None:
        snapshots = {row["snapshot_id"]: row for row in table.snapshots().to_pylist()}
        committed_at = snapshots[table.snapshot_id]["committed_at"]
        millis = int(committed_at.timestamp() * 1000 + 0.5) + later_ms
        ids = {f.name: int(f.metadata[b"PARQUET:field_id"]) for f in table.schema}
        fields = [
            {"id": ids[f.name], "name": f.name, "required": False, "type": _type(f.type)}
            for f in table.schema
        ]
        partition = [
            {"source-id": ids[f.name], "field-id": 1000 + at, "name": f.name}
            | {"transform": "identity"}
            for at, f in enumerate(table.source.shape.partition.fields)
        ]
        tags = [row for row in table.refs().to_pylist() if row["type"] == "tag"]
        snapshot = snapshot_json(
            table.snapshot_id,
            at=millis,
            summary={"operation": "append"},
            **{"manifest-list": str(self.root / "metadata" / "snap.avro")},
        )
        changes = {
            "format-version": version, "location": str(self.root),
            "last-sequence-number": table.snapshot_id, "last-updated-ms": millis,
            "last-column-id": max(ids.values()),
            "schemas": [{"type": "struct", "schema-id": 0, "fields": fields}],
            "partition-specs": [{"spec-id": 0, "fields": partition}],
            "last-partition-id": 1000 + len(partition), "next-row-id": 0,
            "current-snapshot-id": table.snapshot_id, "snapshots": [snapshot],
            "refs": {
                row["name"]: {"snapshot-id": row["snapshot_id"], "type": "tag"} for row in tags
            },
        }  # fmt: skip
        metadata = metadata_json(0, **changes)
        path = self.root / "metadata" / f"v{table.snapshot_id}.metadata.json"
        path.write_text(json.dumps(metadata))
        (path.parent / "version-hint.text").write_text(str(table.snapshot_id))


def _type(kind: pa.DataType) -> str:
    if pa.types.is_integer(kind) and kind.bit_width < 64:
        return "int"
    return _TYPES.get(kind, "string")


def _entry(content: int, file: Json) -> Json:
    partition = {
        name: value if not isinstance(value, date) else (value - date(1970, 1, 1)).days
        for name, value in (file["partition"] or {}).items()
    }
    return {
        "status": 1,
        "data_file": {
            "content": content, "file_path": file["file_path"],
            "file_format": file.get("file_format", "puffin"), "partition": partition,
            "record_count": file["record_count"], "file_size_in_bytes": file["file_size_in_bytes"],
        },
    }  # fmt: skip


def _vector(vector: Json) -> Json:
    """Return the entry of a deletion vector in a Paimon index file, whose size is unknown."""
    file = {"partition": vector["partition"], "file_path": vector["file_path"]}
    one = _entry(1, file | {"record_count": vector["cardinality"], "file_size_in_bytes": -1})
    one["data_file"] |= {
        "referenced_data_file": vector["data_file_path"],
        "content_offset": vector["content_offset"],
        "content_size_in_bytes": vector["content_size_in_bytes"],
    }
    return one

"""Tables of one column and one manifest, with entries that a test defines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import arrowmeta
from tests.iceberg.manifests import (
    LISTED_COLUMNS,
    Column,
    data_file,
    entry,
    listed_row,
    record,
    row,
    written,
)
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write


def table_of(
    folder: Path,
    kind: str,
    files: Iterable[Mapping[str, Any]],
    *,
    is_required: bool = False,
    partition: Any = None,
) -> arrowmeta.Table:
    """Write a table whose column `c1` has a type; `files` are fields of its data files.

    With an Avro type for its partition, it is partitioned by `c1`.
    """
    columns = [] if partition is None else [Column(1000, "c1", partition)]
    field = {"source-id": 1, "field-id": 1000, "name": "c1", "transform": "identity"}
    schema = schema_json(kind)
    schema["fields"][0]["required"] = is_required
    spec = {"spec-id": 0, "fields": [field] if columns else []}
    return table_of_schema(folder, schema, files, columns, **{"partition-specs": [spec]})


def table_of_schema(
    folder: Path,
    schema: Mapping[str, Any],
    files: Iterable[Mapping[str, Any]],
    partition: Sequence[Column] = (),
    **changes: Any,
) -> arrowmeta.Table:
    """Write a table with a schema, unpartitioned unless `changes` of its metadata say otherwise."""
    rows = [row(f"{folder}/data/{n}.parquet", **file) for n, file in enumerate(files)]
    manifest = bytes(written(entry(data_file(partition)), rows).data)
    listed = listed_row(f"{folder}/metadata/m.avro", len(manifest))
    changes = {
        "location": str(folder),
        "schemas": [schema],
        "partition-specs": [{"spec-id": 0, "fields": []}],
        "snapshots": [snapshot_json(1, **{"manifest-list": f"{folder}/metadata/list.avro"})],
        **changes,
    }
    write(folder, "m.avro", manifest)
    write(
        folder, "list.avro", bytes(written(record("manifest_file", LISTED_COLUMNS), [listed]).data)
    )
    write(folder, "v1.metadata.json", metadata_json(1, **changes))
    write(folder, "version-hint.text", "1")
    return arrowmeta.open(folder)

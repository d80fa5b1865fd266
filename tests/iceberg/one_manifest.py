"""Iceberg tables of one snapshot, with manifests and entries that a test defines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import arrowmeta
from tests.iceberg.manifests import (
    EVERY_LISTED_COLUMN,
    Column,
    Json,
    data_file,
    entry,
    listed_row,
    record,
    row,
    written,
)
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write

ENTRY = entry(data_file([]))


def spec_json(spec_id: int, *fields: tuple[int, int, str, str]) -> Json:
    """Return a spec of fields: source id, field id, name, transform."""
    names = ("source-id", "field-id", "name", "transform")
    return {"spec-id": spec_id, "fields": [dict(zip(names, one, strict=True)) for one in fields]}


def table_with_list(folder: Path, listing: bytes, **changes: Any) -> arrowmeta.Table:
    """Write a table of one snapshot with a manifest list, and changes of its metadata."""
    changes = {
        "location": str(folder),
        "partition-specs": [spec_json(0)],
        "snapshots": [snapshot_json(1, **{"manifest-list": f"{folder}/metadata/list.avro"})],
        **changes,
    }
    write(folder, "list.avro", listing)
    write(folder, "v1.metadata.json", metadata_json(1, **changes))
    write(folder, "version-hint.text", "1")
    return arrowmeta.open(folder)


def table_of_manifests(
    folder: Path, manifests: Iterable[tuple[bytes, Mapping[str, Any]]], **changes: Any
) -> arrowmeta.Table:
    """Write a table of manifests `m0`, `m1`, …, each given with fields of its listed row."""
    rows = [
        manifest_row(folder, f"m{at}", content, **fields)
        for at, (content, fields) in enumerate(manifests)
    ]
    return table_with_list(folder, list_of(rows), **changes)


def manifest_row(folder: Path, name: str, content: bytes, /, **fields: Any) -> Json:
    """Write a manifest, and return its row in a list."""
    return listed_row(str(write(folder, name, content)), len(content), **fields)


def list_of(rows: Iterable[Json]) -> bytes:
    """Return the manifest list of some rows."""
    return written(record("manifest_file", EVERY_LISTED_COLUMN), [*rows])


def snapshots_of(folder: Path, lists: Iterable[bytes]) -> list[Json]:
    """Write manifest lists `list-1`, `list-2`, …, and return the snapshots 1, 2, … of these."""
    paths = [str(write(folder, f"list-{n}", one)) for n, one in enumerate(lists, 1)]
    return [snapshot_json(n, **{"manifest-list": path}) for n, path in enumerate(paths, 1)]


def table_of(
    folder: Path,
    kind: Any,
    files: Iterable[Mapping[str, Any]],
    *,
    is_required: bool = False,
    partition: Any = None,
) -> arrowmeta.Table:
    """Write a table whose column `c1` has a type; `files` are fields of its data files.

    With an Avro type for its partition, it is partitioned by `c1`.
    """
    columns = [] if partition is None else [Column(1000, "c1", partition)]
    schema = schema_json(kind)
    schema["fields"][0]["required"] = is_required
    spec = spec_json(0, *[(1, 1000, "c1", "identity")] * len(columns))
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
    manifest = written(entry(data_file(partition)), rows)
    return table_of_manifests(folder, [(manifest, {})], schemas=[schema], **changes)


def entries_of(table: arrowmeta.Table, columns: str) -> list[tuple[Any, ...]]:
    """Return columns of the entries, internal ones too, as they are decoded."""
    names, rows = columns.split(), []
    for batch in table.source.scan().batches(names):
        batch.validate(full=True)
        rows += [tuple(row[name] for name in names) for row in batch.to_pylist()]
    return rows


def damage_of(table: arrowmeta.Table) -> list[str]:
    """Return what is damaged: name of the file, place in it, and reason."""
    said = []
    for one in table.damage.to_pylist():
        place = next((f", {at} {one[at]}" for at in ("row", "byte") if one[at] is not None), "")
        said.append(f"{Path(one['path']).name}{place}: {one['reason']}")
    return said

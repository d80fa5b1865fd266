"""Relations that come from JSON alone: `snapshots`, `refs`, `schemas`, `options`.

Knows how Paimon's snapshot, tag, branch and schema become rows of the shared relations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

import pyarrow as pa

from arrowmeta.model.tables import SCHEMAS, TableShape
from arrowmeta.paimon.history import History
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.snapshot import Snapshot
from arrowmeta.paimon.types import to_text

Row: TypeAlias = dict[str, object]


def snapshots_table(history: History) -> pa.Table:
    """Return the relation `snapshots` of one branch, ordered by id."""
    return _to_table("snapshots", map(_snapshot_row, history.snapshots()))


def refs_table(history: History) -> pa.Table:
    """Return the relation `refs`: the tags of one branch, and the branches of its table."""
    tags: list[Row] = [
        {
            "name": tag.name,
            "type": "tag",
            "snapshot_id": tag.snapshot.id,
            "created_at": tag.created_at,
            "retention_ms": tag.retention_ms,
        }
        for tag in history.tags()
    ]
    branches: list[Row] = [
        {"name": name, "type": "branch", "snapshot_id": history.branch(name).latest_id()}
        for name in history.branch_names()
    ]
    return _to_table("refs", tags + branches)


def schemas_table(schemas: Iterable[TableSchema]) -> pa.Table:
    """Return the relation `schemas`; the type's text is without NOT NULL, which `nullable` says."""
    return _to_table("schemas", [row for schema in schemas for row in _column_rows(schema)])


def options_table(schema: TableSchema) -> pa.Table:
    """Return the relation `options`, ordered by key."""
    rows: list[Row] = [
        {"key": key, "value": value} for key, value in sorted(schema.options.items())
    ]
    return _to_table("options", rows)


def _to_table(relation: str, rows: Iterable[Row]) -> pa.Table:
    return pa.Table.from_pylist(list(rows), schema=SCHEMAS[relation](TableShape()))


def _column_rows(schema: TableSchema) -> Iterator[Row]:
    partition_keys, primary_keys = set(schema.partition_keys), set(schema.primary_keys)
    for position, column in enumerate(schema.fields):
        yield {
            "schema_id": schema.id,
            "field_id": column.id,
            "position": position,
            "name": column.name,
            "type": to_text(replace(column.type, nullable=True)),
            "nullable": column.type.nullable,
            "is_partition_key": column.name in partition_keys,
            "is_primary_key": column.name in primary_keys,
            "doc": column.description,
        }


def _snapshot_row(snapshot: Snapshot) -> Row:
    return {
        "snapshot_id": snapshot.id,
        "parent_id": _parent_id(snapshot),
        "schema_id": snapshot.schema_id,
        "committed_at": snapshot.time_millis,
        "operation": snapshot.operation or snapshot.commit_kind,
        "commit_user": snapshot.commit_user,
        "summary": list(_summary(snapshot).items()),
        "total_record_count": snapshot.total_record_count,
        "delta_record_count": snapshot.delta_record_count,
        "base_manifest_list": snapshot.base_manifest_list,
        "delta_manifest_list": snapshot.delta_manifest_list,
        "changelog_manifest_list": snapshot.changelog_manifest_list,
        "index_manifest": snapshot.index_manifest,
        "watermark": snapshot.watermark,
    }


def _parent_id(snapshot: Snapshot) -> int | None:
    """Every commit builds on the snapshot whose id is one less, be it expired or not; 1 is first.

    Spec: Paimon 2.x, core/operation/FileStoreCommitImpl.java.
    """
    return snapshot.id - 1 if snapshot.id > 1 else None


def _summary(snapshot: Snapshot) -> dict[str, str]:
    """Return the writer's own properties, and the fields that have no column."""
    fields = {
        "commit_kind": snapshot.commit_kind,
        "commit_identifier": snapshot.commit_identifier,
        "changelog_record_count": snapshot.changelog_record_count,
        "next_row_id": snapshot.next_row_id,
        "statistics": snapshot.statistics,
        "base_manifest_list_size": snapshot.base_manifest_list_size,
        "delta_manifest_list_size": snapshot.delta_manifest_list_size,
        "changelog_manifest_list_size": snapshot.changelog_manifest_list_size,
        "version": snapshot.version,
        "uuid": snapshot.uuid,
        "writer_version": snapshot.writer_version,
        **{f"log_offset.{bucket}": at for bucket, at in snapshot.log_offsets.items()},
    }
    known = {name: str(value) for name, value in fields.items() if value is not None}
    return {**snapshot.properties, **known}

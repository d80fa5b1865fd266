"""Relations that come from the table metadata file, and `metadata_files`.

Takes parsed metadata; each function returns one relation as an Arrow table: `snapshots`, `refs`,
`schemas`, `specs`, `sort_orders`, `history` and `metadata_log_entries`. `metadata_files` also takes
the manifests of all snapshots.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import pyarrow as pa

from arrowmeta.iceberg.current_metadata import CurrentMetadata
from arrowmeta.iceberg.history import CurrentIds, ancestor_ids
from arrowmeta.iceberg.metadata import Snapshot, TableMetadata
from arrowmeta.iceberg.schema import IcebergSchema
from arrowmeta.iceberg.transform import VOID
from arrowmeta.iceberg.types import to_text
from arrowmeta.io.storage import Storage
from arrowmeta.model import tables
from arrowmeta.model.damage import FileKind
from arrowmeta.model.tables import MetadataFile, distinct_files, first_references, to_table

Row: TypeAlias = dict[str, object]


def snapshots_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `snapshots`, in the order of the metadata."""
    return to_table("snapshots", map(_snapshot_row, metadata.snapshots.values()))


def refs_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `refs`: branches, main among them, and tags."""
    rows: Iterator[Row] = (
        {
            "name": ref.name,
            "type": ref.type,
            "snapshot_id": ref.snapshot_id,
            "retention_ms": ref.max_ref_age_ms,
            "min_snapshots_to_keep": ref.min_snapshots_to_keep,
            "max_snapshot_age_ms": ref.max_snapshot_age_ms,
            **_snapshot_facts(metadata.snapshots.get(ref.snapshot_id)),
        }
        for ref in metadata.refs.values()
    )
    return to_table("refs", rows)


def _snapshot_facts(snapshot: Snapshot | None) -> Row:
    if snapshot is None:
        return {}
    return {
        "schema_id": snapshot.schema_id,
        "committed_at": snapshot.timestamp_ms,
        "total_record_count": snapshot.count("total-records"),
    }


def schemas_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `schemas`, one row per top-level field.

    Partition keys are those of the default spec, for all schemas.
    """
    used = [field for field in metadata.default_spec.fields if field.transform != VOID]
    sources = list(dict.fromkeys(one for field in used for one in field.source_ids))
    rows = (row for schema in metadata.schemas.values() for row in _column_rows(schema, sources))
    return to_table("schemas", rows)


def specs_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `specs`; a spec without fields has no row."""
    names = _names_by_id(metadata)
    rows: Iterator[Row] = (
        {
            "spec_id": spec.id,
            "field_id": field.field_id,
            "source_column": _source(field.source_ids, names),
            "name": field.name,
            "transform": str(field.transform),
            "is_default": spec.id == metadata.default_spec_id,
            "position": position,
        }
        for spec in metadata.specs.values()
        for position, field in enumerate(spec.fields)
    )
    return to_table("specs", rows)


def sort_orders_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `sort_orders`; order 0, which is unsorted, has no row."""
    names = _names_by_id(metadata)
    rows: Iterator[Row] = (
        {
            "order_id": order.id,
            "source_column": _source(field.source_ids, names),
            "transform": str(field.transform),
            "direction": field.direction,
            "null_order": field.null_order,
            "is_default": order.id == metadata.default_sort_order_id,
            "position": position,
        }
        for order in metadata.sort_orders
        for position, field in enumerate(order.fields)
    )
    return to_table("sort_orders", rows)


def _names_by_id(metadata: TableMetadata) -> dict[int, str]:
    """Return the current name of each column by field id; the last name of dropped columns."""
    schemas = sorted(metadata.schemas.values(), key=lambda schema: schema.id)
    newest_last = [*schemas, metadata.current_schema]
    return {leaf.id: leaf.name for schema in newest_last for leaf in schema.leaves()}


def _source(source_ids: Sequence[int], names: Mapping[int, str]) -> str | None:
    found = [names.get(source_id) for source_id in source_ids]
    known = [name for name in found if name is not None]
    return ", ".join(known) if known and len(known) == len(found) else None


def history_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `history`: the snapshot log.

    Spec: Iceberg 1.x, core/HistoryTable.java.
    """
    ancestors = ancestor_ids(metadata)
    known = metadata.snapshots
    rows: Iterator[Row] = (
        {
            "made_current_at": entry.timestamp_ms,
            "snapshot_id": entry.snapshot_id,
            "parent_id": known[entry.snapshot_id].parent_snapshot_id
            if entry.snapshot_id in known
            else None,
            "is_current_ancestor": entry.snapshot_id in ancestors,
        }
        for entry in metadata.snapshot_log
    )
    return to_table("history", rows)


def metadata_log_entries_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `metadata_log_entries`: the files of the log, and the current one.

    The latest snapshot of a file is the one that was current when the file was written.
    Spec: Iceberg 1.x, core/MetadataLogEntriesTable.java.
    """
    ids = CurrentIds.of(metadata)
    rows = [
        _log_row(metadata, entry.timestamp_ms, entry.metadata_file, ids.at(entry.timestamp_ms))
        for entry in metadata.metadata_log
    ]
    at = metadata.last_updated_ms
    latest = metadata.current_snapshot_id if at is None else ids.at(at)
    rows.append(_log_row(metadata, at, metadata.path, latest))
    return to_table("metadata_log_entries", rows)


def _log_row(
    metadata: TableMetadata, timestamp_ms: int | None, file: str, snapshot_id: int | None
) -> Row:
    snapshot = None if snapshot_id is None else metadata.snapshots.get(snapshot_id)
    return {
        "timestamp": timestamp_ms,
        "file": file,
        "latest_snapshot_id": snapshot_id,
        "latest_schema_id": snapshot and snapshot.schema_id,
        "latest_sequence_number": snapshot and snapshot.sequence_number,
    }


def _column_rows(schema: IcebergSchema, sources: Sequence[int]) -> Iterator[Row]:
    partition_keys = {field_id: position for position, field_id in enumerate(sources)}
    keys = {field_id: position for position, field_id in enumerate(schema.identifier_field_ids)}
    for position, column in enumerate(schema.fields):
        yield {
            "schema_id": schema.id,
            "field_id": column.id,
            "position": position,
            "name": column.name,
            "type": to_text(column.type),
            "nullable": not column.required,
            "is_partition_key": column.id in partition_keys,
            "is_primary_key": column.id in keys,
            "doc": column.doc,
            "partition_key_position": partition_keys.get(column.id),
            "primary_key_position": keys.get(column.id),
            "initial_default": _default_text(column.initial_default),
            "write_default": _default_text(column.write_default),
        }


def _default_text(value: object) -> str | None:
    """Return a default value: text as it is, anything else as JSON."""
    if value is None or isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False)


def _snapshot_row(snapshot: Snapshot) -> Row:
    return {
        "snapshot_id": snapshot.snapshot_id,
        "parent_id": snapshot.parent_snapshot_id,
        "sequence_number": snapshot.sequence_number,
        "schema_id": snapshot.schema_id,
        "committed_at": snapshot.timestamp_ms,
        "operation": snapshot.operation,
        "manifest_list": snapshot.manifest_list,
        "summary": list(snapshot.summary.items()),
        "total_record_count": snapshot.count("total-records"),
        "delta_record_count": _delta_record_count(snapshot),
    }


def _delta_record_count(snapshot: Snapshot) -> int | None:
    """Return added minus deleted records; writers omit zeros. None if both are absent.

    Spec: Iceberg 1.x, core/SnapshotSummary.java (added-records, deleted-records).
    """
    added, deleted = snapshot.count("added-records"), snapshot.count("deleted-records")
    if added is None and deleted is None:
        return None
    delta = (added or 0) - (deleted or 0)
    return delta if -(2**63) <= delta < 2**63 else None


def metadata_files_table(
    current: CurrentMetadata, all_manifests: pa.Table, storage: Storage
) -> pa.Table:
    """Return the relation `metadata_files`; `referenced_by` is the first file that names it."""
    files = distinct_files(_metadata_files(current, all_manifests))
    paths = [file.path for file in files]
    sizes = dict(zip(paths, storage.sizes(paths), strict=True))
    return tables.metadata_files_table(files, sizes)


def _metadata_files(current: CurrentMetadata, all_manifests: pa.Table) -> Iterator[MetadataFile]:
    metadata = current.metadata
    if current.hint is not None:
        yield MetadataFile(current.hint, "version hint")
    yield MetadataFile(metadata.path, "table metadata", current.hint)
    for entry in metadata.metadata_log:
        yield MetadataFile(entry.metadata_file, "table metadata", metadata.path)
    lists = {one.snapshot_id: one.manifest_list for one in metadata.snapshots.values()}
    for path in lists.values():
        if path is not None:
            yield MetadataFile(path, "manifest list", metadata.path)
    for file in metadata.statistics:
        kind: FileKind = "partition statistics" if file.is_by_partition else "statistics"
        yield MetadataFile(file.path, kind, metadata.path)
    for path, snapshot_id in first_references(
        all_manifests, "manifest_path", "reference_snapshot_id"
    ):
        yield MetadataFile(path, "manifest", lists.get(snapshot_id) or metadata.path)

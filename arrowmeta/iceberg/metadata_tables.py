"""Relations that come from the table metadata file, and `metadata_files`.

Takes parsed metadata; each function returns one relation as an Arrow table: `snapshots`, `refs`,
`schemas`, `specs`, `sort_orders`, `history` and `metadata_log_entries`. `metadata_files` also takes
the manifests of all snapshots.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import (
    filled,
    int_array,
    number_array,
    text_array,
    to_flags,
    whole,
)
from arrowmeta.iceberg.current_metadata import CurrentMetadata
from arrowmeta.iceberg.metadata import TableMetadata, line_of, summary_counts
from arrowmeta.iceberg.schema import column_names, to_text
from arrowmeta.iceberg.transform import VOID, parse_transform
from arrowmeta.io.storage import Storage
from arrowmeta.model import tables
from arrowmeta.model.damage import FileKind
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import (
    SCHEMAS,
    MetadataFile,
    base_schema,
    distinct_files,
    first_references,
    to_batch,
    to_table,
)

Row: TypeAlias = dict[str, object]


def snapshots_table(metadata: TableMetadata, columns: Collection[str] | None = None) -> pa.Table:
    """Return the relation `snapshots`, in the order of the metadata.

    Args:
        columns: wanted columns; the others are null. None for all.
    """
    schema = base_schema("snapshots", TableShape())
    names = schema.names if columns is None else columns
    sources = {name: source for name, source in _SNAPSHOT_COLUMNS.items() if name in names}
    needed = dict.fromkeys(("snapshot_id", *(attribute for attribute, _ in sources.values())))
    batches = []
    for batch in metadata.snapshots.columns(*needed).to_batches():
        values = {}
        for name, (attribute, make) in sources.items():
            column = batch.column(attribute)
            values[name] = _cast(make(column) if make else column, schema.field(name).type)
        batches.append(to_batch(values, schema, batch.num_rows))
    return pa.Table.from_batches(batches, schema)


def _delta_record_count(summaries: pa.MapArray) -> pa.Array:
    """Return added minus deleted records; writers omit zeros. Null if both are absent.

    Spec: Iceberg 1.x, core/SnapshotSummary.java (added-records, deleted-records).
    """
    counts = [summary_counts(summaries, f"{what}-records") for what in ("added", "deleted")]
    added, deleted = (filled(count, 0) for count in counts)
    is_unknown = np.logical_and(*(to_flags(count.is_null()) for count in counts))
    delta = added - deleted  # modulo 2^64
    is_over = (delta < added) != (deleted > 0)
    return number_array(delta, is_unknown | is_over)


_SAME = (
    "snapshot_id sequence_number schema_id operation manifest_list summary first_row_id added_rows"
)
#: Attribute of snapshots that each column of the relation is, or how the column is made of it.
_SNAPSHOT_COLUMNS: Mapping[str, tuple[str, Callable[[pa.Array], pa.Array] | None]] = {
    **{name: (name, None) for name in _SAME.split()},
    "parent_id": ("parent_snapshot_id", None),
    "committed_at": ("timestamp_ms", None),
    "total_record_count": ("summary", partial(summary_counts, name="total-records")),
    "delta_record_count": ("summary", _delta_record_count),
}


def _cast(values: pa.Array, arrow_type: pa.DataType) -> pa.Array:
    """Return values in a type; Arrow casts no maps with keys in a dictionary."""
    if not pa.types.is_map(arrow_type):
        return values.cast(arrow_type)
    return pa.MapArray.from_arrays(values.offsets, values.keys.cast(pa.string()), values.items)


def refs_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `refs`: branches, main among them, and tags."""
    refs = list(metadata.refs.values())
    ids = int_array([ref.snapshot_id for ref in refs])
    columns = {
        "name": text_array([ref.name for ref in refs]),
        "type": text_array([ref.type for ref in refs]),
        "snapshot_id": ids,
        "retention_ms": int_array([ref.max_ref_age_ms for ref in refs]),
        "min_snapshots_to_keep": int_array([ref.min_snapshots_to_keep for ref in refs]),
        "max_snapshot_age_ms": int_array([ref.max_snapshot_age_ms for ref in refs]),
        **_of_snapshots(metadata, ids, "schema_id", "committed_at", "total_record_count"),
    }
    return _relation("refs", columns)


def _of_snapshots(
    metadata: TableMetadata, ids: pa.Array, *columns: str
) -> dict[str, pa.ChunkedArray]:
    """Return columns of the relation `snapshots` for some of them; null where there is none."""
    snapshots = snapshots_table(metadata, ("snapshot_id", *columns))
    rows = pc.index_in(ids, value_set=whole(snapshots["snapshot_id"]))
    return {name: snapshots[name].take(rows) for name in columns}


def _relation(name: str, columns: Mapping[str, pa.Array | pa.ChunkedArray]) -> pa.Table:
    """Return columns of any types as a relation whose columns are the same for every table."""
    schema = SCHEMAS[name](TableShape())
    arrays = {name: whole(column).cast(schema.field(name).type) for name, column in columns.items()}
    n_rows = len(next(iter(arrays.values())))
    return pa.Table.from_batches([to_batch(arrays, schema, n_rows)], schema)


def schemas_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `schemas`, one row per top-level field.

    Partition keys are those of the default spec, for all schemas.
    """
    used = [field for field in metadata.default_spec.fields if field.transform != VOID]
    sources = dict.fromkeys(source_id for field in used for source_id in field.source_ids)
    partition_keys = {field_id: position for position, field_id in enumerate(sources)}
    rows: list[Row] = []
    for schema in metadata.schemas.values():
        keys = {field_id: position for position, field_id in enumerate(schema.identifier_field_ids)}
        rows += (
            {
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
            for position, column in enumerate(schema.fields)
        )
    return to_table("schemas", rows)


def specs_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `specs`; a spec without fields has no row."""
    names = _names_by_id(metadata)
    rows = (
        {
            "spec_id": spec.id,
            "field_id": field.field_id,
            "source_column": _source(field.source_ids, names),
            "name": field.name,
            "transform": str(field.transform),
            "is_default": spec == metadata.default_spec,
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
            "order_id": order.id or 0,
            "source_column": _source(field.source_ids or (field.source_id,), names),
            "transform": str(parse_transform(field.transform or "identity")),
            "direction": field.direction,
            "null_order": field.null_order,
            "is_default": (order.id or 0) == metadata.default_sort_order_id,
            "position": position,
        }
        for order in metadata.sort_orders or ()
        for position, field in enumerate(order.fields or ())
    )
    return to_table("sort_orders", rows)


def _names_by_id(metadata: TableMetadata) -> dict[int, str]:
    """Return the current name of each column by field id; the last name of dropped columns."""
    schemas = sorted(metadata.schemas.values(), key=lambda schema: schema.id)
    return column_names([*schemas, metadata.current_schema])


def _source(source_ids: Sequence[int | None], names: Mapping[int, str]) -> str | None:
    columns = [names.get(source_id) for source_id in source_ids if source_id is not None]
    present = [name for name in columns if name is not None]
    return ", ".join(present) if present and len(present) == len(columns) else None


def history_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `history`: the snapshot log.

    Spec: Iceberg 1.x, core/HistoryTable.java.
    """
    log = metadata.snapshot_log.table(["timestamp_ms", "snapshot_id"])
    ids = whole(log["snapshot_id"])
    parents = metadata.snapshots.values_by_id("parent_snapshot_id")
    ancestors = line_of(parents, metadata.current_snapshot_id)
    columns = {
        "made_current_at": log["timestamp_ms"],
        "snapshot_id": ids,
        **_of_snapshots(metadata, ids, "parent_id"),
        "is_current_ancestor": pc.is_in(ids, value_set=int_array(ancestors)),
    }
    return _relation("history", columns)


def metadata_log_entries_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `metadata_log_entries`: the files of the log, and the current one.

    The latest snapshot of a file is the one that was current when the file was written.
    Spec: Iceberg 1.x, core/MetadataLogEntriesTable.java.
    """
    log = metadata.metadata_log.table(["timestamp_ms", "metadata_file"])
    times = [*log["timestamp_ms"].to_pylist(), metadata.last_updated_ms]
    latest = metadata.current_ids([time or 0 for time in times])
    if times[-1] is None:
        latest[-1] = metadata.current_snapshot_id
    ids = int_array(latest)
    snapshots = _of_snapshots(metadata, ids, "schema_id", "sequence_number")
    columns = {
        "timestamp": int_array(times),
        "file": text_array([*log["metadata_file"].to_pylist(), metadata.path]),
        "latest_snapshot_id": ids,
        **{f"latest_{name}": column for name, column in snapshots.items()},
    }
    return _relation("metadata_log_entries", columns)


def _default_text(value: object) -> str | None:
    """Return a default value: text as it is, anything else as JSON."""
    if value is None or isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False)


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
    for path in metadata.metadata_log.column("metadata_file"):
        yield MetadataFile(path, "table metadata", metadata.path)
    lists = metadata.snapshots.values_by_id("manifest_list")
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

"""What follows from parsed table metadata: relations, and what an expiry of snapshots removes.

Each function returns one relation as an Arrow table: `snapshots`, `refs`, `schemas`, `specs`,
`sort_orders`, `history` and `metadata_log_entries`. `metadata_files` also takes the manifests of
all snapshots, as does `IcebergExpiry`: what `expire_snapshots` of Spark removes. Retention is that
of Iceberg's core, which all engines share; files are deleted if no kept snapshot can reach them.

Spec: Iceberg 1.12, core/RemoveSnapshots.java; Spark, ExpireSnapshotsSparkAction.java.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import UNSET
from msgspec.structs import asdict

from arrowmeta.columns.buffers import (
    filled,
    int_array,
    number_array,
    text_array,
    to_flags,
    whole,
)
from arrowmeta.errors import UsageError
from arrowmeta.iceberg.current_metadata import CurrentMetadata
from arrowmeta.iceberg.metadata import (
    MAIN_BRANCH,
    Ref,
    Snapshots,
    TableMetadata,
    line_of,
    summary_counts,
)
from arrowmeta.iceberg.partition_spec import VOID, parse_transform
from arrowmeta.iceberg.schema import column_names, to_text
from arrowmeta.io.options import integer_in
from arrowmeta.io.storage import Storage
from arrowmeta.model import tables
from arrowmeta.model.damage import FileKind
from arrowmeta.model.expiry import (
    EXPIRABLE,
    ExpiredSnapshot,
    ExpiryRequest,
    SnapshotExpiry,
    SnapshotFiles,
    file_rows,
    manifest_rows,
    sized_rows,
)
from arrowmeta.model.moment import to_iso_text, to_sql_text
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
from arrowmeta.records import dataclass

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
    refs = to_table("refs", map(asdict, metadata.refs.values()))
    own = dict(zip(refs.column_names, refs.columns, strict=True))
    names = ("schema_id", "committed_at", "total_record_count")
    return _relation("refs", own | _of_snapshots(metadata, whole(refs["snapshot_id"]), *names))


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
                **asdict(column),
                "schema_id": schema.id,
                "field_id": column.id,
                "position": position,
                "type": to_text(column.type),
                "nullable": not column.required,
                "is_partition_key": column.id in partition_keys,
                "is_primary_key": column.id in keys,
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
            **vars(field),
            "spec_id": spec.id,
            "source_column": _source(field.source_ids, names),
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
            **asdict(field),
            "order_id": order.id or 0,
            "source_column": _source(field.source_ids or (field.source_id,), names),
            "transform": str(parse_transform(field.transform or "identity")),
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
    if isinstance(value, str):
        return value
    return None if value in (None, UNSET) else json.dumps(value, ensure_ascii=False)


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


# -- expiry --------------------------------------------------------------------------------------

#: Spec: Iceberg 1.12, core/TableProperties.java.
_GC_ENABLED = "gc.enabled"
_DEFAULTS = {
    "history.expire.max-snapshot-age-ms": 5 * 24 * 3600 * 1000,
    "history.expire.min-snapshots-to-keep": 1,
    "history.expire.max-ref-age-ms": 2**63 - 1,
}


class _Retention(NamedTuple):
    """How long snapshots and refs are kept that have no setting of their own.

    Attributes:
        now: the time at which the expiry runs.
        older_than: snapshots committed before this time expire.
        min_snapshots: minimum number of snapshots that a branch keeps.
        max_ref_age: maximum age of a ref's snapshot in milliseconds.
    """

    now: int
    older_than: int
    min_snapshots: int
    max_ref_age: int

    def keeps(self, ref: Ref, committed_at: int | None) -> bool:
        """Return whether a ref stays: main always, others by the age of their snapshot.

        Args:
            ref: branch or tag.
            committed_at: time of its snapshot; None if there is none.
        """
        most = self.max_ref_age if ref.retention_ms is None else ref.retention_ms
        is_young = committed_at is not None and self.now - committed_at <= most
        return ref.name == MAIN_BRANCH or is_young

    def snapshots(self, refs: Sequence[Ref], snapshots: Snapshots) -> frozenset[int]:
        """Return the snapshots that stay: those of refs, and young ones that no ref leads to.

        A branch keeps its newest snapshots, and young ones, by its own settings first. The minimum
        number of snapshots does not protect snapshots that no ref leads to.
        """
        times = snapshots.values_by_id("timestamp_ms")
        parents = snapshots.values_by_id("parent_snapshot_id")
        staying = {ref.snapshot_id for ref in refs}
        reached = set(staying)
        for ref in refs:
            if ref.type == "branch":
                age, count = ref.max_snapshot_age_ms, ref.min_snapshots_to_keep
                since = self.older_than if age is None else self.now - age
                most = self.min_snapshots if count is None else count
                line = [i for i in line_of(parents, ref.snapshot_id) if i in parents]
                reached.update(line)
                for n_newer, snapshot_id in enumerate(line):
                    if n_newer >= most and times[snapshot_id] < since:
                        break
                    staying.add(snapshot_id)
        young = (i for i, committed_at in times.items() if committed_at >= self.older_than)
        staying.update(i for i in young if i not in reached)
        return frozenset(staying & times.keys())


def _retention(properties: Mapping[str, str], request: ExpiryRequest) -> _Retention:
    """Return the retention of a table: the arguments first, then its properties.

    Raises:
        UsageError: the engine refuses: `gc.enabled` is off, or a property is not a number.
    """
    # Java's Boolean.parseBoolean: anything but "true" is false.
    if properties.get(_GC_ENABLED, "true").lower() != "true":
        raise UsageError(
            f"Iceberg refuses to expire snapshots of this table: {_GC_ENABLED} is "
            f"{properties[_GC_ENABLED]!r}, since other tables may use its files"
        )
    numbers = []
    for name, default in _DEFAULTS.items():
        text = properties.get(name)
        number = default if text is None else integer_in(text)
        if number is None:
            fault = f"{name} is {text!r}, not a number"
            raise UsageError(f"Iceberg refuses to expire snapshots: {fault}")
        numbers.append(number)
    age, count, ref_age = numbers
    older_than = request.now - age if request.older_than is None else request.older_than
    min_snapshots = count if request.retain_last is None else request.retain_last
    return _Retention(request.now, older_than, min_snapshots, ref_age)


@dataclass(frozen=True)
class IcebergExpiry(SnapshotExpiry):
    """What Spark's procedure removes; see `SnapshotExpiry`.

    Attributes:
        metadata: of the table.
        all_manifests: returns the manifests of all snapshots.
    """

    metadata: TableMetadata
    all_manifests: Callable[[], pa.Table]

    @classmethod
    def of(
        cls, metadata: TableMetadata, all_manifests: Callable[[], pa.Table], request: ExpiryRequest
    ) -> IcebergExpiry:
        """Apply the retention of a table.

        Raises:
            UsageError: the engine refuses.
        """
        retention = _retention(metadata.properties, request)
        times = metadata.snapshots.values_by_id("timestamp_ms")
        refs = [
            ref
            for ref in metadata.refs.values()
            # A table without snapshots is left as it is.
            if not times or retention.keeps(ref, times.get(ref.snapshot_id))
        ]
        staying = retention.snapshots(refs, metadata.snapshots)
        expired = sorted((at, i) for i, at in times.items() if i not in staying)
        names = {ref.name for ref in refs}
        return cls(
            snapshots=[ExpiredSnapshot(i, at) for at, i in expired],
            refs=sorted(metadata.refs.keys() - names),
            kept=staying,
            statement=_statement(retention, request),
            remarks=tuple(_remarks(metadata, retention)),
            metadata=metadata,
            all_manifests=all_manifests,
        )

    def files(self, snapshot_files: SnapshotFiles) -> pa.Table:
        """Return the files that only expired snapshots can reach.

        Spec: Spark, ExpireSnapshotsSparkAction.expireFiles: live entries of the manifests,
        manifests, manifest lists and statistics of expired snapshots, without those of kept ones.
        """
        expired = [snapshot.snapshot_id for snapshot in self.snapshots]
        if not expired:
            return EXPIRABLE.empty_table()
        manifests = self.all_manifests()
        kept_ids = pa.array(self.kept, pa.int64())
        is_kept = pc.is_in(manifests["reference_snapshot_id"], value_set=kept_ids)
        needed = pc.unique(manifests.filter(is_kept)["manifest_path"])
        lists = self.metadata.snapshots.values_by_id("manifest_list")
        lists_needed = {lists[i] for i in self.kept}
        paths = sorted({path for i in expired if (path := lists[i]) and path not in lists_needed})
        return pa.concat_tables(
            [
                self._content_files(snapshot_files(None), kept_ids),
                manifest_rows(manifests, expired, needed),
                sized_rows("manifest_list", dict.fromkeys(paths)),
                *self._statistics(set(expired)),
            ]
        )

    def _content_files(self, files: pa.Table, kept_ids: pa.Array) -> pa.Table:
        """Return the data and delete files that no kept snapshot has.

        A Puffin file stays as long as a kept snapshot has one of its deletion vectors.
        """
        ids = files["snapshot_ids"].combine_chunks()
        is_needed = np.zeros(files.num_rows, dtype=bool)
        is_kept = pc.is_in(pc.list_flatten(ids), value_set=kept_ids)
        parents = pc.list_parent_indices(ids).filter(is_kept)
        is_needed[parents.to_numpy(zero_copy_only=False)] = True
        unneeded = files.filter(pa.array(~is_needed))
        return file_rows(unneeded["content"], unneeded["file_path"], unneeded["file_size_in_bytes"])

    def _statistics(self, expired: set[int]) -> Iterator[pa.Table]:
        """Yield the statistics files of expired snapshots.

        Spec: Iceberg 1.12, core/FileCleanupStrategy.java (expiredStatisticsFilesLocations).
        """
        listed = self.metadata.statistics
        needed = {file.path for file in listed if file.snapshot_id not in expired}
        unneeded = [file for file in listed if file.path not in needed]
        for is_by_partition, kind in ((False, "statistics"), (True, "partition_statistics")):
            alike = [file for file in unneeded if file.is_by_partition == is_by_partition]
            yield sized_rows(kind, {file.path: file.size for file in alike})


def _remarks(metadata: TableMetadata, retention: _Retention) -> Iterator[str]:
    has_ages = retention.max_ref_age < 2**62
    if any(
        ref.max_snapshot_age_ms is not None
        or (ref.name != MAIN_BRANCH and (has_ages or ref.retention_ms is not None))
        for ref in metadata.refs.values()
    ):
        yield (
            "branches or tags have maximum ages, which count from the time of the expiry: this is "
            f"the plan for {to_iso_text(retention.now)}"
        )


def _statement(retention: _Retention, request: ExpiryRequest) -> str:
    """Return the call of Spark's procedure. Spec: Iceberg, Spark procedures."""
    moment = to_sql_text(retention.older_than)
    arguments = [f"table => '{request.table}'", f"older_than => TIMESTAMP '{moment} UTC'"]
    if request.retain_last is not None:
        arguments.append(f"retain_last => {request.retain_last}")
    return f"CALL catalog.system.expire_snapshots({', '.join(arguments)})"

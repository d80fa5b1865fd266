"""What follows from parsed table metadata: relations, and what an expiry of snapshots removes.

Most functions return one relation as an Arrow table: `snapshots`, `refs`, `schemas`, `specs`,
`sort_orders`, `history`, `metadata_log_entries`, `metadata_files`. Statistics and deletion vectors
are in Puffin files, sequences of blobs with a footer that describes them: one is opened only if the
metadata lacks a property. Vectors are read without the footer, which some writers omit: manifest
entries have their offsets, and `columns.deletion_vectors` validates and counts their bytes.

`IcebergExpiry` is what `expire_snapshots` of Spark removes. Retention is that of Iceberg's core,
which all engines share; files are deleted if no kept snapshot can reach them.

Spec: Iceberg 1.12, core/RemoveSnapshots.java; Spark, ExpireSnapshotsSparkAction.java; Puffin file
format, blob types; Iceberg v3, Table Statistics; Partition Statistics; Deletion Vectors.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import UNSET, Struct
from msgspec import field as json_field
from msgspec.structs import asdict

from arrowmeta.avro.decode import OnDamage
from arrowmeta.avro.fields import Conversion, Field, FieldTable, Files, read_table
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    UnsupportedError,
    UsageError,
)
from arrowmeta.iceberg.metadata import (
    MAIN_BRANCH,
    Blob,
    Ref,
    Snapshot,
    Snapshots,
    StatisticsFile,
    TableMetadata,
    line_of,
    summary_counts,
)
from arrowmeta.iceberg.partition_spec import (
    VOID,
    UnifiedPartition,
    parse_transform,
    unify_partitions,
)
from arrowmeta.iceberg.schema import column_names, to_text
from arrowmeta.io.document import MAX_JSON_BYTES, Int64, decode
from arrowmeta.io.options import NOT_NEGATIVE, integer_in
from arrowmeta.io.storage import Storage
from arrowmeta.kernels.buffers import (
    I64,
    filled,
    int_array,
    number_array,
    table_of_rows,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.kernels.deletion_vectors import WIDE, read_records, sizes_and_cardinalities
from arrowmeta.kernels.rows import Rows, nested
from arrowmeta.model import tables
from arrowmeta.model.expiry import (
    EXPIRABLE,
    ExpiryRequest,
    SnapshotExpiry,
    SnapshotFiles,
    file_rows,
    manifest_rows,
    sized_rows,
)
from arrowmeta.model.relations import RELATIONS
from arrowmeta.model.shape import FIELD_IDS, TableShape
from arrowmeta.model.tables import (
    SCHEMAS,
    FileKind,
    MetadataFile,
    base_schema,
    decoded_schema,
    first_references,
    to_batch,
    to_table,
)
from arrowmeta.text import counted, to_iso_text, to_sql_text

Row: TypeAlias = dict[str, object]


def snapshots_table(metadata: TableMetadata, columns: Collection[str]) -> pa.Table:
    """Return some columns of `snapshots`, the others null, in the order of the metadata."""
    schema = base_schema("snapshots", TableShape())
    sources = {name: source for name, source in _SNAPSHOT_COLUMNS.items() if name in columns}
    needed = dict.fromkeys(("snapshot_id", *(attribute for attribute, _ in sources.values())))
    batches = []
    for batch in metadata.snapshots.columns(*needed).to_batches():
        arrays = {name: make(batch.column(of)) for name, (of, make) in sources.items()}
        if "branch" in columns:
            arrays["branch"] = _branches(metadata, batch.column("snapshot_id"))
        values = {name: array.cast(schema.field(name).type) for name, array in arrays.items()}
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


def _branches(metadata: TableMetadata, ids: pa.Array) -> pa.Array:
    """Return the branch whose history has each snapshot; main first, then by name."""
    parents = metadata.snapshots.values_by_id("parent_snapshot_id")
    heads = {name: ref.snapshot_id for name, ref in metadata.refs.items() if ref.type == "branch"}
    branches: dict[int, str] = {}
    for name in sorted(heads, key=lambda name: (name != MAIN_BRANCH, name)):
        branches |= dict.fromkeys(line_of(parents, heads[name], branches), name)
    return text_array([branches.get(snapshot_id) for snapshot_id in ids.to_pylist()])


def _property(summaries: pa.MapArray, names: Sequence[str]) -> pa.Array:
    """Return the first property of each summary that is there, of several."""
    return pc.coalesce(*(pc.map_lookup(summaries, text_scalar(name), "last") for name in names))


#: Properties of summaries by column: those that writers name alike, and names of one writer.
#: Spec: Iceberg 1.x, core/EnvironmentContext.java, SnapshotSummary.java; Trino, Flink, Spark.
_PROPERTIES = {
    "engine": ("engine-name",),
    "engine_version": ("engine-version",),
    "writer_version": ("iceberg-version",),
    "application": ("app-id", "spark.app.id", "flink.job-id", "trino_query_id"),
}
#: Attribute of snapshots that each column of the relation is, or how the column is made of it.
_SNAPSHOT_COLUMNS: Mapping[str, tuple[str, Callable[[pa.Array], pa.Array]]] = {
    **{name: (name, whole) for name in Snapshot.__struct_fields__},
    "parent_id": ("parent_snapshot_id", whole),
    "committed_at": ("timestamp_ms", whole),
    "total_record_count": ("summary", partial(summary_counts, name="total-records")),
    "delta_record_count": ("summary", _delta_record_count),
    **{name: ("summary", partial(_property, names=names)) for name, names in _PROPERTIES.items()},
}


def refs_table(metadata: TableMetadata) -> pa.Table:
    """Return the relation `refs`: branches, main among them, and tags."""
    refs = to_table("refs", map(asdict, metadata.refs.values()))
    columns = dict(zip(refs.column_names, refs.columns, strict=True))
    names = ("schema_id", "committed_at", "total_record_count")
    return _relation("refs", columns | _of_snapshots(metadata, whole(refs["snapshot_id"]), *names))


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
            **asdict(field),
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
    """Return the relation `metadata_log_entries`: the files of the log, and the current file.

    The latest snapshot of a file is the snapshot that was current when the file was written.
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
    metadata: TableMetadata, hint: str | None, all_manifests: pa.Table, storage: Storage
) -> pa.Table:
    """Return the relation `metadata_files`; `referenced_by` is the first file that names it."""
    files = list(_metadata_files(metadata, hint, all_manifests))
    paths = list(dict.fromkeys(file.path for file in files))
    sizes = dict(zip(paths, storage.sizes(paths), strict=True))
    return tables.metadata_files_table(files, sizes)


def _metadata_files(
    metadata: TableMetadata, hint: str | None, all_manifests: pa.Table
) -> Iterator[MetadataFile]:
    if hint is not None:
        yield MetadataFile(hint, "version hint")
    yield MetadataFile(metadata.path, "table metadata", hint)
    for path in metadata.metadata_log.column("metadata_file"):
        yield MetadataFile(path, "table metadata", metadata.path)
    lists = metadata.snapshots.values_by_id("manifest_list")
    for path in lists.values():
        if path is not None:
            yield MetadataFile(path, "manifest list", metadata.path)
    for file in metadata.statistics:
        kind: FileKind = "partition statistics" if file.is_by_partition else "statistics"
        yield MetadataFile(file.path, kind, metadata.path)
    firsts = first_references(all_manifests, "manifest_path", "reference_snapshot_id")
    for path, snapshot_id in firsts:
        yield MetadataFile(path, "manifest", lists.get(snapshot_id) or metadata.path)


# -- Puffin files ------------------------------------------------------------------------------

MAGIC = b"PFA1"
#: End of the footer: payload size, flags, magic number.
_TAIL = struct.Struct("<iI4s")
_PAYLOAD_IS_LZ4 = 1


class PlacedBlob(Blob, frozen=True, rename="kebab", kw_only=True):
    """A blob of a Puffin file."""

    offset: Int64
    length: Int64
    codec: str | None = json_field(default=None, name="compression-codec")


class _Footer(Struct):
    blobs: tuple[PlacedBlob, ...] | None = None


def read_footer(data: memoryview, path: str, most: int = MAX_JSON_BYTES) -> tuple[PlacedBlob, ...]:
    """Return the blobs in the footer of the file at `path`, of `most` decompressed bytes.

    The footer is magic, payload, size of the payload, flags and magic, at the end of the file.
    Spec: Iceberg, Puffin file format, Footer structure.

    Raises:
        CorruptMetadataError: the bytes break the format.
        UnsupportedError: the footer has unknown flags.
        LimitError: the decompressed footer exceeds the limit.
    """
    tail_pos = len(data) - _TAIL.size
    if tail_pos < 2 * len(MAGIC) or data[-len(MAGIC) :] != MAGIC or data[: len(MAGIC)] != MAGIC:
        raise CorruptMetadataError("a Puffin file begins and ends with PFA1", path=path)
    size, flags, _ = _TAIL.unpack_from(data, tail_pos)
    payload_pos = tail_pos - size
    footer_pos = payload_pos - len(MAGIC)
    if size < 0 or footer_pos < len(MAGIC):
        reason = f"the footer's size is {size:,}, which leads out of the file"
        raise CorruptMetadataError(reason, path=path, byte=tail_pos)
    if data[footer_pos:payload_pos] != MAGIC:
        raise CorruptMetadataError("the footer begins with PFA1", path=path, byte=footer_pos)
    if flags & ~_PAYLOAD_IS_LZ4:
        raise UnsupportedError(f"{path}: the footer's flags are {flags:#x}; only bit 0 is known")
    payload = data[payload_pos:tail_pos]
    content = _from_lz4(payload, path, most) if flags else bytes(payload)
    blobs = decode(content, _Footer, path).blobs or ()
    for blob in blobs:
        if blob.offset < len(MAGIC) or blob.length < 0 or blob.offset + blob.length > footer_pos:
            what = f"a blob of {counted(blob.length, 'byte')} at byte {blob.offset:,}"
            raise CorruptMetadataError(f"{what} is outside of the blobs", path=path)
    return blobs


def _from_lz4(payload: memoryview, path: str, most: int) -> bytes:
    """Decompress one LZ4 frame, up to `most` bytes."""
    try:
        with pa.CompressedInputStream(pa.BufferReader(pa.py_buffer(payload)), "lz4") as stream:
            content = stream.read_buffer(most + 1)  # `read` would leak as many bytes if it fails
    except (OSError, pa.ArrowException) as error:
        raise CorruptMetadataError(f"the footer is not LZ4 data: {error}", path=path) from error
    if content.size > most:
        raise LimitError(f"{path}: the footer decompresses to more than {most:,} bytes")
    return bytes(content)


#: Required columns of entries.
VECTOR_COLUMNS = (
    "status", "content", "file_path", "file_size_in_bytes", "record_count", "partition",
    "referenced_data_file", "content_offset", "content_size_in_bytes", "manifest_path",
    "manifest_pos",
)  # fmt: skip
#: Columns that are required for deletion vectors.
_REQUIRED = ("referenced_data_file", "content_offset")


def live_vectors(entries: pa.Table, on_damage: OnDamage) -> pa.Table:
    """Return the live entries of deletion vectors.

    Entries without a data file or an offset are damage and left out.

    Args:
        entries: the columns `VECTOR_COLUMNS` of all entries.
        on_damage: called for entries without them.

    Spec: Iceberg v3, Data File Fields (143 to 145 are required for deletion vectors).
    """
    is_vector = pc.equal(entries["content"], text_scalar("deletion_vector"))
    is_live = pc.not_equal(entries["status"], text_scalar("deleted"))
    vectors = entries.filter(pc.and_(is_vector, is_live))
    for name in _REQUIRED:
        sound = vectors.filter(vectors[name].is_valid())
        if len(sound) < len(vectors):
            (first,) = vectors.filter(vectors[name].is_null()).slice(0, 1).to_pylist()
            reason, row = f"a deletion vector without {name}", first["manifest_pos"]
            on_damage(CorruptMetadataError(reason, path=first["manifest_path"], row=row))
        vectors = sound
    return vectors


def deletion_vectors_table(
    vectors: pa.Table, schema: pa.Schema, reader: MetadataReader
) -> pa.Table:
    """Return columns of the relation `deletion_vectors`.

    The metadata has offset, length and cardinality of a vector. If the length is wanted, they are
    compared with the bytes of the vector: on a contradiction the length is null. If the file is
    missing, the length is the recorded one.

    Args:
        vectors: result of `live_vectors`.
        schema: wanted columns.
        reader: reads Puffin files, each once, and records vectors that cannot be read.
    """

    def read(rows: I64) -> tuple[I64, I64]:
        return _read(vectors.take(number_array(rows)), reader)

    recorded = filled(whole(vectors["record_count"]), -1)
    file_of = to_numbers(whole(vectors["file_path"]).dictionary_encode().indices)
    columns = {
        "data_file_path": whole(vectors["referenced_data_file"]),
        **{name: whole(vectors[name]) for name in ("file_path", "content_offset", "partition")},
        **sizes_and_cardinalities(schema.names, file_of, recorded, read),
    }
    return pa.Table.from_batches([to_batch(columns, schema, len(vectors))])


def _read(vectors: pa.Table, reader: MetadataReader) -> tuple[I64, I64]:
    """Return length and cardinality of vectors in one file; -1 for invalid vectors.

    A vector that is listed twice is read once.
    """
    offsets = to_numbers(whole(vectors["content_offset"]))
    stated = filled(whole(vectors["content_size_in_bytes"]), -1)
    path = vectors["file_path"][0].as_py()
    file = reader.load(path, "puffin file") if reader.storage.exists(path) else None
    if file is None:
        return stated, np.full(len(vectors), -1, dtype=np.int64)
    data = np.frombuffer(file.data, dtype=np.uint8)
    spans, place_of = np.unique(np.stack([offsets, stated], 1), axis=0, return_inverse=True)
    first, second = np.ascontiguousarray(spans.T)
    decoded = read_records(data, first, second, (WIDE,)).take(place_of.reshape(-1))
    decoded.check_counts(filled(whole(vectors["record_count"]), -1))
    fault = decoded.error(file.path, vectors["referenced_data_file"])
    if fault is not None:
        reader.on_damage("puffin file")(fault)
    return decoded.record_lens, decoded.counts


# -- relations -----------------------------------------------------------------------------------

#: Blob type with the estimated number of distinct values of a column.
_THETA = "apache-datasketches-theta-v1"


def statistics_table(
    metadata: TableMetadata, names: Mapping[int, str], reader: MetadataReader
) -> pa.Table:
    """Return the relation `statistics`: one row per column with statistics."""
    schema_ids = metadata.snapshots.values_by_id("schema_id")
    rows = (
        {
            "snapshot_id": snapshot_id,
            "schema_id": schema_ids.get(snapshot_id),
            "file_path": file.path,
            "field_id": field_id,
            "column_name": names.get(field_id),
            "distinct_count": count,
        }
        for file in metadata.statistics
        for snapshot_id, field_id, count in _distinct_counts(file, reader)
    )
    return to_table("statistics", rows)


def _distinct_counts(
    file: StatisticsFile, reader: MetadataReader
) -> Iterator[tuple[int, int, int | None]]:
    """Yield snapshot, column and property `ndv`, the distinct count, of single columns' sketches.

    The metadata repeats the properties of blobs; if it does not, the footer is read.

    Spec: Iceberg, Puffin file format, apache-datasketches-theta-v1 blob type.
    """
    sketches = [it for it in file.blobs or () if it.type == _THETA and len(it.fields or ()) == 1]
    in_footer: dict[tuple[int, ...] | None, str | None] = {}
    on_damage = reader.on_damage("statistics file")
    if any(blob.property("ndv") is None for blob in sketches):
        puffin = reader.load(file.path, "statistics file")
        try:
            placed = read_footer(puffin.data, file.path, puffin.limits.json_len) if puffin else ()
            in_footer = {it.fields: it.property("ndv") for it in placed if it.type == _THETA}
        except ArrowMetaError as error:
            on_damage(error)
    for blob in sketches:
        (field_id,) = blob.fields or ()
        text = blob.property("ndv")
        if text is None:
            text = in_footer.get(blob.fields)
        count = integer_in(text, NOT_NEGATIVE)
        if field_id not in FIELD_IDS:
            reason = f"{field_id} is not a field id"
        elif text is not None and count is None:
            reason = f"property ndv is {text[:40]!a}, not a number"
        else:
            snapshot_id = file.snapshot_id if blob.snapshot_id is None else blob.snapshot_id
            yield snapshot_id, field_id, count
            continue
        on_damage(CorruptMetadataError(reason, path=file.path))


def partition_statistics_table(
    files: Sequence[StatisticsFile],
    unified: UnifiedPartition,
    shape: TableShape,
    reader: MetadataReader,
) -> pa.Table:
    """Return the relation `partition_statistics`: one row per partition.

    Spec: Iceberg v3, Partition Statistics File.
    """
    listed = [file for file in files if file.is_by_partition]
    loaded = reader.load_all([file.path for file in listed], "partition statistics")
    readable = [file for file in loaded if file is not None]
    pairs = zip(listed, loaded, strict=True)
    facts: dict[str, list[Any]] = {"file_path": [file.path for file in readable]}
    facts["snapshot_id"] = [it.snapshot_id for it, file in pairs if file is not None]
    opened = Files(readable, facts, reader.on_damage("partition statistics"))
    schema = decoded_schema("partition_statistics", shape)
    return read_table(_PARTITION_STATISTICS, opened, unified, schema)


def _partitions(of: Conversion[Rows, UnifiedPartition], declared: Field) -> pa.Array:
    """Return the partition of each row; those that are not known are null."""
    unified, values = of.context, nested(of.rows.batch, declared.at)
    if values is not None and not pa.types.is_struct(values.type):
        raise CorruptMetadataError(f"partition is of type {values.type}, not a struct")
    spec_ids = filled(of.rows.field("spec_id", pa.int32()), -1)
    partitions, _, errors = unify_partitions(values, spec_ids, unified, unified.struct)
    for error in errors:
        of.report(error)
    return partitions


#: Where files have the columns of `partition_statistics`: of the same name, but for four.
_PARTITION_STATISTICS = FieldTable(
    (
        *(Field(column.name, column.name) for column in RELATIONS["partition_statistics"].columns),
        Field("snapshot_id", of_file="snapshot_id"),
        Field("file_path", of_file="file_path"),
        Field("partition", "partition", _partitions, ("spec_id",)),
        Field("deletion_vector_count", "dv_count"),
    )
)


def index_files_table(metadata: TableMetadata, vectors: pa.Table, shape: TableShape) -> pa.Table:
    """Return the relation `index_files`: statistics files, and Puffin files of deletion vectors."""
    rows: list[Row] = [
        {
            "index_type": "partition-statistics" if file.is_by_partition else "statistics",
            "file_path": file.path,
            "file_size_in_bytes": file.size,
            "record_count": None if file.is_by_partition else len(file.blobs or ()),
        }
        for file in metadata.statistics
    ]
    facts = [("file_size_in_bytes", "max"), ("file_path", "count")]
    by_file = vectors.group_by("file_path", use_threads=False).aggregate(facts)
    puffins = by_file.select(["file_path", "file_size_in_bytes_max", "file_path_count"])
    puffins = puffins.rename_columns(["file_path", "file_size_in_bytes", "record_count"])
    rows += ({"index_type": "deletion-vector-v1", **row} for row in puffins.to_pylist())
    return table_of_rows(rows, decoded_schema("index_files", shape))


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
        """Return the snapshots that stay: those of refs, and young snapshots that no ref leads to.

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
    if (value := properties.get(_GC_ENABLED, "true")).lower() != "true":
        reason = f"{_GC_ENABLED} is {value!r}, since other tables may use its files"
        raise UsageError(f"Iceberg refuses to expire snapshots of this table: {reason}")
    numbers = []
    for name, default in _DEFAULTS.items():
        text = properties.get(name, str(default))
        if (number := integer_in(text)) is None:
            fault = f"{name} is {text!r}, not a number"
            raise UsageError(f"Iceberg refuses to expire snapshots: {fault}")
        numbers.append(number)
    age, count, ref_age = numbers
    older_than = request.now - age if request.older_than is None else request.older_than
    min_snapshots = count if request.retain_last is None else request.retain_last
    return _Retention(request.now, older_than, min_snapshots, ref_age)


class IcebergExpiry(SnapshotExpiry, frozen=True):
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
        return cls(
            snapshots={i: at for at, i in expired},
            refs=sorted(metadata.refs.keys() - {ref.name for ref in refs}),
            retained=staying,
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
        expired = list(self.snapshots)
        if not expired:
            return EXPIRABLE.empty_table()
        manifests = self.all_manifests()
        retained_ids = pa.array(self.retained, pa.int64())
        is_retained = pc.is_in(manifests["reference_snapshot_id"], value_set=retained_ids)
        needed = pc.unique(manifests.filter(is_retained)["manifest_path"])
        lists = self.metadata.snapshots.values_by_id("manifest_list")
        lists_needed = {lists[i] for i in self.retained}
        paths = sorted({path for i in expired if (path := lists[i]) and path not in lists_needed})
        return pa.concat_tables(
            [
                self._content_files(snapshot_files(None), retained_ids),
                manifest_rows(manifests, expired, needed),
                sized_rows("manifest_list", dict.fromkeys(paths)),
                *self._statistics(set(expired)),
            ]
        )

    def _content_files(self, files: pa.Table, retained_ids: pa.Array) -> pa.Table:
        """Return the data and delete files that no kept snapshot has.

        A Puffin file stays as long as a kept snapshot has one of its deletion vectors.
        """
        ids = files["snapshot_ids"].combine_chunks()
        is_needed = np.zeros(files.num_rows, dtype=bool)
        is_retained = pc.is_in(pc.list_flatten(ids), value_set=retained_ids)
        parents = pc.list_parent_indices(ids).filter(is_retained)
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
    last = "" if request.retain_last is None else f", retain_last => {request.retain_last}"
    arguments = f"table => '{request.table}', older_than => TIMESTAMP '{moment} UTC'{last}"
    return f"CALL catalog.system.expire_snapshots({arguments})"

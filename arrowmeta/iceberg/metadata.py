"""Parse the table metadata file, format versions 1 to 4, into `TableMetadata`.

Tolerates fields that real writers omit. Schemas and partition specs are parsed by `schema` and
`partition_spec`; `current_metadata` finds the current file.

Spec: Iceberg v3, Table Metadata; Snapshots; Snapshot References; Sort Orders.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.iceberg.partition_spec import PartitionSpec, to_partition_fields, to_partition_spec
from arrowmeta.iceberg.puffin import StatisticsFile, to_statistics_file
from arrowmeta.iceberg.schema import IcebergSchema, to_schema
from arrowmeta.iceberg.transform import Transform, parse_transform
from arrowmeta.io.compression import ByteBuffer, decompress
from arrowmeta.io.json_file import JsonObject, parse_file, parse_json
from arrowmeta.io.storage import JSON_LIMIT, Storage
from arrowmeta.model.moment import COUNTABLE_MILLIS, MILLIS

#: Size limit; tables with thousands of snapshots have tens of megabytes.
MAX_METADATA_BYTES = 128 * 1024 * 1024

_GZIP_MAGIC = b"\x1f\x8b"
_ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
#: Maximum compression ratio; JSON has about 10.
_MAX_RATIO = 100
_MAX_SMALL_BYTES = 1024 * 1024


def uncompressed(data: bytes, path: str, most: int = MAX_METADATA_BYTES) -> bytes:
    """Decompress a metadata file by its magic number, whatever its name.

    Spec: Iceberg 1.x, core/TableMetadataParser.java (Codec); names differ between writers.
    """
    limit = min(most, max(_MAX_SMALL_BYTES, len(data) * _MAX_RATIO))
    if data.startswith(_GZIP_MAGIC):
        return _from_gzip(data, path, limit)
    if data.startswith(_ZSTD_MAGIC):
        out = ByteBuffer()
        try:
            decompress("zstandard", memoryview(data), out, limit)
        except CorruptMetadataError as error:
            raise error.in_file(path) from None
        except LimitError as error:
            raise LimitError(f"{path}: {error}") from None
        return bytes(out.view()[: out.length])
    return data


def _from_gzip(data: bytes, path: str, limit: int) -> bytes:
    stream = zlib.decompressobj(wbits=31)
    try:
        content = stream.decompress(data, limit + 1)
    except zlib.error as error:
        raise CorruptMetadataError(f"not gzip data: {error}", path=path) from error
    if len(content) > limit:
        raise LimitError(
            f"{path} decompresses to more than {limit:,} bytes, the limit: 100 times its size, "
            f"at most what the storage option {JSON_LIMIT} allows"
        )
    if not stream.eof:
        raise CorruptMetadataError("the gzip data is truncated", path=path)
    return content


MAIN_BRANCH = "main"


@dataclass(frozen=True)
class Snapshot:
    """Snapshot of a table, with the names of the spec; unused fields are not read.

    None means that the writer omitted the field.

    Attributes:
        manifest_list: path of the manifest list; None in version 1 with inline manifests.
        manifests: paths of inline manifests.
        summary: without `operation`.
    """

    snapshot_id: int
    parent_snapshot_id: int | None
    sequence_number: int
    timestamp_ms: int
    manifest_list: str | None
    manifests: tuple[str, ...]
    operation: str | None
    schema_id: int | None
    summary: Mapping[str, str] = field(default_factory=dict, hash=False)

    def count(self, name: str) -> int | None:
        """Return a number from the summary; None if it is absent or not a number."""
        text = self.summary.get(name, "")
        digits = text.removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) <= 19
        return int(text) if is_number and -(2**63) <= int(text) < 2**63 else None


@dataclass(frozen=True)
class Ref:
    """A branch or tag.

    Attributes:
        name: name of the ref.
        snapshot_id: snapshot that it refers to.
        type: `branch` or `tag`.
        max_ref_age_ms: retention of the ref; None if unlimited.
        min_snapshots_to_keep: for a branch, snapshots that do not expire.
        max_snapshot_age_ms: for a branch, age from which snapshots expire.
    """

    name: str
    snapshot_id: int
    type: str
    max_ref_age_ms: int | None = None
    min_snapshots_to_keep: int | None = None
    max_snapshot_age_ms: int | None = None


@dataclass(frozen=True)
class SnapshotLogEntry:
    """An entry of the snapshot log."""

    timestamp_ms: int
    snapshot_id: int


def to_snapshot(json: JsonObject) -> Snapshot:
    """Parse a snapshot; the operation of a summary without one is `overwrite`.

    Spec: Iceberg v3, Snapshots; core/SnapshotParser.java for the missing operation.
    """
    summary = json.text_map("summary")
    operation = summary.pop("operation", "overwrite" if summary else None)
    manifest_list = json.optional_text("manifest-list")
    return Snapshot(
        snapshot_id=json.integer("snapshot-id"),
        parent_snapshot_id=json.optional_integer("parent-snapshot-id"),
        sequence_number=json.optional_integer("sequence-number") or 0,
        timestamp_ms=to_millis(json, "timestamp-ms"),
        manifest_list=manifest_list,
        manifests=() if manifest_list else json.texts("manifests"),
        operation=operation,
        schema_id=json.optional_integer("schema-id"),
        summary=summary,
    )


def to_ref(name: str, json: JsonObject) -> Ref:
    """Parse a branch or tag.

    Spec: Iceberg v3, Snapshot References.
    """
    kind = json.text("type").lower()
    if kind not in ("branch", "tag"):
        json.refuse(f"type of ref {name!a}", kind, "branch or tag")
    return Ref(
        name=name,
        snapshot_id=json.integer("snapshot-id"),
        type=kind,
        max_ref_age_ms=json.optional_integer("max-ref-age-ms"),
        min_snapshots_to_keep=json.optional_integer("min-snapshots-to-keep"),
        max_snapshot_age_ms=json.optional_integer("max-snapshot-age-ms"),
    )


def to_log_entry(json: JsonObject) -> SnapshotLogEntry:
    """Parse an entry of the snapshot log."""
    return SnapshotLogEntry(to_millis(json, "timestamp-ms"), json.integer("snapshot-id"))


def to_millis(json: JsonObject, name: str) -> int:
    """Return a required time in milliseconds since the epoch."""
    return json.integer(name, COUNTABLE_MILLIS, MILLIS)


@dataclass(frozen=True)
class SortField:
    """Field of a sort order.

    Attributes:
        source_ids: source columns; several only for transforms of newer writers.
        transform: transform of the source columns.
        direction: `asc` or `desc`.
        null_order: `nulls-first` or `nulls-last`.
    """

    source_ids: tuple[int, ...]
    transform: Transform
    direction: str | None
    null_order: str | None


@dataclass(frozen=True)
class SortOrder:
    """Sort order; order 0 is unsorted and has no fields."""

    id: int
    fields: tuple[SortField, ...]


def to_sort_order(json: JsonObject) -> SortOrder:
    """Parse a sort order; all fields are optional, since readers do not depend on them."""
    return SortOrder(
        id=json.optional_integer("order-id") or 0,
        fields=tuple(map(_to_field, json.objects("fields"))),
    )


def _to_field(json: JsonObject) -> SortField:
    source_id = json.optional_integer("source-id")
    return SortField(
        source_ids=json.integers("source-ids") or (() if source_id is None else (source_id,)),
        transform=parse_transform(json.optional_text("transform") or "identity"),
        direction=json.optional_text("direction"),
        null_order=json.optional_text("null-order"),
    )


#: Newest supported format version.
LAST_FORMAT_VERSION = 4
#: Newest version with a final specification; tables of later ones need not record a location.
LAST_FINAL_VERSION = 3

T = TypeVar("T")


@dataclass(frozen=True)
class MetadataLogEntry:
    """Former metadata file, and its time."""

    timestamp_ms: int
    metadata_file: str


@dataclass(frozen=True)
class TableMetadata:
    """Table metadata, with the names of the spec.

    Attributes:
        location: recorded location of the table, which may have been moved since.
        current_snapshot_id: None for a table without a current snapshot.
        snapshots: by id, in the order of the file.
        refs: by name; includes `main` if there is a current snapshot.
    """

    path: str
    format_version: int
    location: str
    last_sequence_number: int
    last_updated_ms: int | None
    current_schema_id: int
    schemas: Mapping[int, IcebergSchema] = field(hash=False)
    default_spec_id: int
    specs: Mapping[int, PartitionSpec] = field(hash=False)
    properties: Mapping[str, str] = field(hash=False)
    current_snapshot_id: int | None
    snapshots: Mapping[int, Snapshot] = field(hash=False)
    refs: Mapping[str, Ref] = field(hash=False)
    snapshot_log: tuple[SnapshotLogEntry, ...]
    metadata_log: tuple[MetadataLogEntry, ...]
    statistics: tuple[StatisticsFile, ...]
    next_row_id: int | None
    sort_orders: tuple[SortOrder, ...] = ()
    default_sort_order_id: int | None = None

    @property
    def current_schema(self) -> IcebergSchema:
        """The current schema."""
        return self.schemas[self.current_schema_id]

    @property
    def default_spec(self) -> PartitionSpec:
        """The partition spec for new files."""
        return self.specs[self.default_spec_id]


def read_metadata(storage: Storage, path: str) -> TableMetadata:
    """Read a metadata file, compressed or not.

    Raises:
        FileNotFoundError: the file does not exist.
        CorruptMetadataError: it is not table metadata, or is damaged.
        UnsupportedError: its format version is not supported.
        LimitError: it exceeds the size limit.
    """
    most = storage.options.number(JSON_LIMIT, MAX_METADATA_BYTES)
    return to_metadata(
        parse_file(
            storage,
            path,
            MAX_METADATA_BYTES,
            lambda data: parse_json(uncompressed(data, path, most), path),
        )
    )


def to_metadata(json: JsonObject) -> TableMetadata:
    """Parse the JSON of a metadata file; fields that real writers omit are optional.

    Spec: Iceberg v3, Table Metadata Fields; Appendix C, Table Metadata.
    """
    version = _format_version(json)
    schemas, current_schema_id = _schemas(json)
    specs, default_spec_id = _specs(json)
    snapshots = {one.snapshot_id: one for one in map(to_snapshot, json.objects("snapshots"))}
    current = _current_snapshot_id(json, snapshots)
    return TableMetadata(
        path=json.path,
        format_version=version,
        location=_location(json, version),
        last_sequence_number=json.optional_integer("last-sequence-number") or 0,
        last_updated_ms=json.optional_integer("last-updated-ms", COUNTABLE_MILLIS, MILLIS),
        current_schema_id=current_schema_id,
        schemas=schemas,
        default_spec_id=default_spec_id,
        specs=specs,
        properties=json.text_map("properties"),
        current_snapshot_id=current,
        snapshots=snapshots,
        refs=_refs(json, current),
        snapshot_log=tuple(map(to_log_entry, json.objects("snapshot-log"))),
        metadata_log=tuple(
            MetadataLogEntry(to_millis(entry, "timestamp-ms"), entry.text("metadata-file"))
            for entry in json.objects("metadata-log")
        ),
        statistics=tuple(
            to_statistics_file(one, is_by_partition=is_by_partition)
            for name, is_by_partition in (("statistics", False), ("partition-statistics", True))
            for one in json.objects(name)
        ),
        next_row_id=json.optional_integer("next-row-id"),
        sort_orders=tuple(map(to_sort_order, json.objects("sort-orders"))),
        default_sort_order_id=json.optional_integer("default-sort-order-id"),
    )


def _format_version(json: JsonObject) -> int:
    """Return the format version; a reader must refuse versions that it does not support.

    Spec: Iceberg v3, Format Versioning.
    """
    version = json.integer("format-version")
    if version > LAST_FORMAT_VERSION:
        raise UnsupportedError(
            f"{json.path} has format version {version}; versions up to {LAST_FORMAT_VERSION} are "
            "supported"
        )
    if version < 1:
        json.refuse("format-version", version, "1, 2, 3 or 4")
    return version


def _location(json: JsonObject, version: int) -> str:
    """Return the location; from version 4 on it is optional, and by default the opened folder.

    Spec: Iceberg v4 (draft), Table Metadata Fields.
    """
    location = json.optional_text("location")
    if location is None and version > LAST_FINAL_VERSION:
        return json.path.rpartition("/")[0].removesuffix("/metadata")
    return json.text("location")


def _schemas(json: JsonObject) -> tuple[dict[int, IcebergSchema], int]:
    """Return the schemas and the id of the current one; old files have only `schema`.

    Spec: Iceberg v3, Appendix E (v1 to v2: `schemas` where present, else `schema`).
    """
    schemas = _by_id(json, "schemas", to_schema, lambda one: one.id)
    if not schemas:
        only = json.optional_object("schema")
        if only is None:
            raise CorruptMetadataError("there is neither schemas nor schema", path=json.path)
        schema = to_schema(only)
        return {schema.id: schema}, schema.id
    return schemas, _known_id(json, "current-schema-id", schemas)


def _specs(json: JsonObject) -> tuple[dict[int, PartitionSpec], int]:
    """Return the specs and the id of the current one; old files have only a list of fields.

    Spec: Iceberg v3, Appendix E (v1 to v2: `partition-specs` where present, else
    `partition-spec`).
    """
    specs = _by_id(json, "partition-specs", to_partition_spec, lambda one: one.id)
    if not specs:
        return {0: PartitionSpec(0, to_partition_fields(json, "partition-spec"))}, 0
    return specs, _known_id(json, "default-spec-id", specs)


def _known_id(json: JsonObject, name: str, known: Mapping[int, object]) -> int:
    """Return the id in a field; without it, the greatest id."""
    value = json.optional_integer(name)
    if value is None:
        return max(known)
    if value not in known:
        raise CorruptMetadataError(f"{name} is {value}, but there is no such id", path=json.path)
    return value


def _by_id(
    json: JsonObject, name: str, translate: Callable[[JsonObject], T], id_of: Callable[[T], int]
) -> dict[int, T]:
    """Parse a list of objects by id; two different objects with one id are an error.

    Spec: Iceberg 1.x, core/TableMetadata.java (indexSchemas, indexSpecs).
    """
    found: dict[int, T] = {}
    for one in map(translate, json.objects(name)):
        if found.setdefault(id_of(one), one) != one:
            raise CorruptMetadataError(f"two {name} have id {id_of(one)}", path=json.path)
    return found


def _current_snapshot_id(json: JsonObject, snapshots: Mapping[int, Snapshot]) -> int | None:
    """Return the current snapshot; None if the id is absent or -1.

    Spec: Iceberg 1.x, core/TableMetadataParser.java.
    """
    current = json.optional_integer("current-snapshot-id")
    if current is None or current == -1:
        return None
    if current not in snapshots:
        raise CorruptMetadataError(
            f"current-snapshot-id is {current}, but there is no such snapshot", path=json.path
        )
    return current


def _refs(json: JsonObject, current: int | None) -> dict[str, Ref]:
    """Parse refs; the branch main is always the current snapshot.

    Spec: Iceberg v3, Snapshot References; Appendix E (absent refs).
    """
    parent = json.optional_object("refs")
    refs = {}
    for name in parent.values if parent else ():
        one = parent.optional_object(name) if parent else None
        if one is not None:
            refs[name] = to_ref(name, one)
    if current is None:
        refs.pop(MAIN_BRANCH, None)
    elif MAIN_BRANCH not in refs:
        refs[MAIN_BRANCH] = Ref(MAIN_BRANCH, current, "branch")
    elif refs[MAIN_BRANCH].snapshot_id != current:
        raise CorruptMetadataError(
            f"current-snapshot-id is {current}, but branch main is at "
            f"{refs[MAIN_BRANCH].snapshot_id}",
            path=json.path,
        )
    return refs

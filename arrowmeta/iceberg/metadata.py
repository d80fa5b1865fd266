"""Parse the table metadata file, format versions 1 to 4, into `TableMetadata`.

Tolerates fields that real writers omit. Schemas and partition specs are parsed by `schema` and
`partition_spec`; `current_metadata` finds the current file.

Spec: Iceberg v3, Table Metadata; Snapshots; Snapshot References; Sort Orders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, fields
from typing import Any, TypeVar

from arrowmeta.avro.file import DECOMPRESSED_LIMIT
from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.iceberg.metadata_bytes import MAX_DECOMPRESSED_BYTES, uncompressed
from arrowmeta.iceberg.metadata_rules import MetadataFault, faults_of
from arrowmeta.iceberg.partition_spec import PartitionSpec, to_partition_fields, to_partition_spec
from arrowmeta.iceberg.puffin import StatisticsFile, StatisticsFiles
from arrowmeta.iceberg.records import Records
from arrowmeta.iceberg.schema import IcebergSchema, to_schema
from arrowmeta.iceberg.snapshot import (
    MetadataLogEntry,
    Snapshot,
    SnapshotLogEntry,
    Snapshots,
    metadata_log_records,
    snapshot_log_records,
    snapshot_records,
)
from arrowmeta.iceberg.transform import Transform, parse_transform
from arrowmeta.io.json_file import JsonObject, stream_file
from arrowmeta.io.json_stream import read_object
from arrowmeta.io.reading import Piece
from arrowmeta.io.storage import JSON_LIMIT, Storage
from arrowmeta.model.locks import cached_property
from arrowmeta.model.moment import COUNTABLE_MILLIS, MILLIS
from arrowmeta.records import dataclass

#: Limit of the text beside the lists that are kept in columns: schemas, refs and all else.
MAX_METADATA_BYTES = 128 << 20
#: Limit of each of these lists in columns: of the snapshots, of each log, of statistics files.
MAX_LIST_BYTES = 512 << 20

MAIN_BRANCH = "main"


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
class TableMetadata:
    """Table metadata, with the names of the spec.

    Attributes:
        location: recorded location of the table, which may have been moved since.
        current_snapshot_id: that of branch main if the field is absent or -1; None for a table
            without either.
        snapshots: by id, in the order of the file.
        refs: by name; includes `main` if there is a current snapshot.
        raw: the file as JSON, without the lists that may be long.
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
    snapshots: Snapshots = field(hash=False)
    refs: Mapping[str, Ref] = field(hash=False)
    snapshot_log: Records[SnapshotLogEntry] = field(hash=False)
    metadata_log: Records[MetadataLogEntry] = field(hash=False)
    statistics: tuple[StatisticsFile, ...]
    next_row_id: int | None
    sort_orders: tuple[SortOrder, ...] = ()
    default_sort_order_id: int | None = None
    table_uuid: str | None = None
    raw: Mapping[str, Any] = field(default_factory=dict, hash=False, compare=False, repr=False)

    @property
    def current_schema(self) -> IcebergSchema:
        """The current schema."""
        return self.schemas[self.current_schema_id]

    @cached_property
    def faults(self) -> tuple[MetadataFault, ...]:
        """Contradictions that some readers refuse."""
        lists = {
            "snapshots": self.snapshots.records,
            "snapshot-log": self.snapshot_log,
            "metadata-log": self.metadata_log,
        }
        return faults_of(self.raw, lists, self.format_version)

    @property
    def default_spec(self) -> PartitionSpec:
        """The partition spec for new files."""
        return self.specs[self.default_spec_id]


@dataclass(frozen=True)
class _Lists:
    """Lists of the metadata that may be long."""

    snapshots: Records[Snapshot]
    snapshot_log: Records[SnapshotLogEntry]
    metadata_log: Records[MetadataLogEntry]
    statistics: StatisticsFiles
    partition_statistics: StatisticsFiles

    @classmethod
    def of(cls, path: str) -> _Lists:
        return cls(
            snapshot_records(path),
            snapshot_log_records(path),
            metadata_log_records(path),
            StatisticsFiles(path, is_by_partition=False),
            StatisticsFiles(path, is_by_partition=True),
        )

    def by_name(self) -> dict[str, Records[Any] | StatisticsFiles]:
        """Return the readers by their field."""
        return {f.name.replace("_", "-"): getattr(self, f.name) for f in fields(self)}


def read_metadata(storage: Storage, path: str) -> TableMetadata:
    """Read a metadata file, compressed or not, as a stream.

    Raises:
        FileNotFoundError: the file does not exist.
        CorruptMetadataError: it is not table metadata, or is damaged.
        UnsupportedError: its format version is not supported.
        LimitError: what is kept of it exceeds a limit.
    """
    most = storage.options.number(JSON_LIMIT, MAX_METADATA_BYTES)
    most_of_list = storage.options.number(JSON_LIMIT, MAX_LIST_BYTES)
    content_len = storage.options.number(DECOMPRESSED_LIMIT, MAX_DECOMPRESSED_BYTES)
    return stream_file(
        storage, path, lambda pieces: parse_metadata(pieces, path, most, most_of_list, content_len)
    )


def parse_metadata(
    pieces: Iterable[Piece],
    path: str,
    most: int = MAX_METADATA_BYTES,
    most_of_list: int = MAX_LIST_BYTES,
    content_len: int = MAX_DECOMPRESSED_BYTES,
) -> TableMetadata:
    """Parse the content of a metadata file.

    Args:
        pieces: content, in order.
        path: for messages.
        most: maximum characters beside the lists that may be long.
        most_of_list: maximum bytes in memory of each of these lists.
        content_len: maximum bytes of decompressed content.
    """
    lists = _Lists.of(path)
    content = uncompressed(pieces, path, content_len)
    json = read_object(content, path, lists.by_name(), most, most_of_list)
    return _to_metadata(json, lists)


def to_metadata(json: JsonObject) -> TableMetadata:
    """Return the metadata in a JSON object that was parsed as a whole."""
    lists = _Lists.of(json.path)
    for name, reader in lists.by_name().items():
        reader.add(json.items(name), 0)
    return _to_metadata(json, lists)


def _to_metadata(json: JsonObject, lists: _Lists) -> TableMetadata:
    """Return the metadata; fields that real writers omit are optional.

    Spec: Iceberg v3, Table Metadata Fields; Appendix C, Table Metadata.
    """
    version = _format_version(json)
    schemas, current_schema_id = _schemas(json)
    specs, default_spec_id = _specs(json)
    for name, reader in lists.by_name().items():
        json.items(name)  # Raises an error for other values than null and lists.
        reader.check()
    snapshots = Snapshots(lists.snapshots)
    current = _current_snapshot_id(json, snapshots)
    refs = _refs(json, current)
    if current is None and MAIN_BRANCH in refs:
        # Java refuses the table; what branch main names is more than nothing.
        main = refs[MAIN_BRANCH].snapshot_id
        current = main if main in snapshots else None
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
        refs=refs,
        snapshot_log=lists.snapshot_log,
        metadata_log=lists.metadata_log,
        statistics=(*lists.statistics.files, *lists.partition_statistics.files),
        next_row_id=json.optional_integer("next-row-id"),
        sort_orders=tuple(map(to_sort_order, json.objects("sort-orders"))),
        default_sort_order_id=json.optional_integer("default-sort-order-id"),
        table_uuid=json.optional_text("table-uuid"),
        raw=json.values,
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
    schemas = _by_id(json, "schemas", to_schema, lambda schema: schema.id)
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
    specs = _by_id(json, "partition-specs", to_partition_spec, lambda spec: spec.id)
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
    items: dict[int, T] = {}
    for item in map(translate, json.objects(name)):
        if items.setdefault(id_of(item), item) != item:
            raise CorruptMetadataError(f"two {name} have id {id_of(item)}", path=json.path)
    return items


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
    """Parse refs; the branch main is the current snapshot, if there is one.

    Spec: Iceberg v3, Snapshot References; Appendix E (absent refs).
    """
    parent = json.optional_object("refs")
    refs = {}
    for name in parent.values if parent else ():
        ref = parent.optional_object(name) if parent else None
        if ref is not None:
            refs[name] = to_ref(name, ref)
    if current is None:
        return refs
    if MAIN_BRANCH not in refs:
        refs[MAIN_BRANCH] = Ref(MAIN_BRANCH, current, "branch")
    elif refs[MAIN_BRANCH].snapshot_id != current:
        raise CorruptMetadataError(
            f"current-snapshot-id is {current}, but branch main is at "
            f"{refs[MAIN_BRANCH].snapshot_id}",
            path=json.path,
        )
    return refs

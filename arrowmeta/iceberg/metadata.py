"""Parse the table metadata file, format versions 1 to 4, and find a snapshot in it.

Tolerates fields that real writers omit, and reads compressed files as a stream. Schemas and
partition specs are parsed by `schema` and `partition_spec`; `current_metadata` finds the current
file. A table may have hundreds of thousands of snapshots, whose objects take gigabytes: `Records`
keeps the items of such a list in columns. `Snapshots` maps ids to snapshots, and makes objects of
some when asked for.

Spec: Iceberg v3, Table Metadata; Snapshots; Snapshot References; Sort Orders; Point in Time Reads
(Time Travel).
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from itertools import chain
from operator import attrgetter
from types import SimpleNamespace
from typing import IO, Any, Generic, NamedTuple, TypeVar, cast

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import zstandard
from msgspec import Struct
from msgspec import field as json_field
from msgspec.structs import replace

from arrowmeta.avro.container import DECOMPRESSED_LIMIT
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    SnapshotNotFoundError,
    UnsupportedError,
    errors_of,
)
from arrowmeta.iceberg.metadata_rules import MetadataFault, faults_of, snapshot_faults
from arrowmeta.iceberg.partition_spec import (
    PartitionSpec,
    WrittenField,
    WrittenSpec,
    to_partition_spec,
)
from arrowmeta.iceberg.schema import IcebergSchema, WrittenSchema, to_schema
from arrowmeta.io.document import Int64, Texts, decode, read_lists, slices, stream_file, texts_of
from arrowmeta.io.options import integer_in, to_epoch_millis
from arrowmeta.io.reading import Piece
from arrowmeta.io.storage import JSON_LIMIT, Storage
from arrowmeta.kernels.buffers import (
    array_of,
    int_array,
    number_array,
    text_scalar,
    to_numbers,
    whole,
)
from arrowmeta.model.locks import cached_property
from arrowmeta.text import Millis, listed, to_iso_text

#: Limit of the text beside the lists that are kept in columns: schemas, refs and all else.
MAX_METADATA_BYTES = 128 << 20
#: Limit of each of these lists in columns: of the snapshots, of each log, of statistics files.
MAX_LIST_BYTES = 512 << 20
#: Maximum decompressed bytes, which cost time; memory is limited by what is kept of them.
MAX_DECOMPRESSED_BYTES = 2 << 30

MAIN_BRANCH = "main"

Item = TypeVar("Item")

# -- long lists ----------------------------------------------------------------------------------

#: Objects that are made together, since neighbours are asked for together.
_AT_ONCE = 32


class Snapshot(Struct, frozen=True, rename="kebab", gc=False):
    """Snapshot of a table, with the names of the spec; None means that the writer omitted it.

    Attributes:
        manifest_list: path of the manifest list; None in version 1 with inline manifests.
        manifests: paths of inline manifests.
        summary: without `operation`.
        operation: of the summary; `overwrite` if a summary has none (core/SnapshotParser.java).
        key_id: key that encrypts the key metadata of the manifest list.
        first_row_id: first row id that the commit assigned.
        added_rows: number of row ids that it assigned.
    """

    snapshot_id: Int64
    timestamp_ms: Millis
    parent_snapshot_id: Int64 | None = None
    sequence_number: Int64 | None = None
    manifest_list: str | None = None
    manifests: list[str] | None = None
    summary: Texts | None = None
    schema_id: Int64 | None = None
    key_id: str | None = None
    operation: str | None = json_field(default=None, name="summary.operation")
    first_row_id: Int64 | None = None
    added_rows: Int64 | None = None

    def count(self, name: str) -> int | None:
        """Return a number from the summary; None if it is absent or not a number."""
        return integer_in(texts_of(self.summary).get(name))


class SnapshotLogEntry(Struct, frozen=True, rename="kebab"):
    """An entry of the snapshot log."""

    timestamp_ms: Millis
    snapshot_id: Int64


class MetadataLogEntry(Struct, frozen=True, rename="kebab"):
    """Former metadata file, and its time."""

    timestamp_ms: Millis
    metadata_file: str


class Blob(Struct, frozen=True, rename="kebab"):
    """Description of a blob, in the table metadata or in the footer.

    Attributes:
        fields: ids of the columns that it is about.
    """

    type: str
    snapshot_id: Int64 | None = None
    sequence_number: Int64 | None = None
    fields: tuple[Int64, ...] | None = None
    properties: Texts | None = None

    def property(self, name: str) -> str | None:
        """Return a property as text."""
        return texts_of(self.properties).get(name)


class StatisticsFile(Struct, frozen=True, rename="kebab"):
    """Statistics file of a snapshot, or of partitions, which has no blobs.

    Spec: Iceberg v3, Table Statistics; Partition Statistics.

    Attributes:
        blobs: blobs of a Puffin file.
        is_by_partition: whether its rows are statistics of partitions.
    """

    snapshot_id: Int64
    path: str = json_field(name="statistics-path")
    size: Int64 | None = json_field(default=None, name="file-size-in-bytes")
    blobs: tuple[Blob, ...] | None = json_field(default=(), name="blob-metadata")
    is_by_partition: bool = False


class LongList(Generic[Item]):
    """Reader of a list of the metadata file that may be long; see `io.document.ListReader`.

    An invalid item is told by `check`: the file may be of an unknown version.

    Args:
        path: the file, for messages.
        name: field with the list.
        kind: type of the items.
        limit: maximum bytes in memory.

    Attributes:
        objects: all items, if they are not kept in another way.
    """

    def __init__(self, path: str, name: str, kind: type[Item], limit: int) -> None:
        self.path = path
        self.name = name
        self.kind = kind
        self.limit = limit
        self.restart()

    def restart(self) -> None:
        """Drop all items."""
        self.objects: list[Item] = []
        self._n_items = self._n_bytes = 0
        self._fault: ArrowMetaError | None = None

    def add(self, text: bytes, start: int = 0) -> None:
        """Add the items of a JSON list, unless one was invalid.

        Raises:
            LimitError: all items take more memory than the limit.
        """
        if self._fault is not None:
            return
        try:
            at = {"within": self.name, "first": self._n_items, "start": start}
            items = decode(text, list[self.kind], self.path, **at)  # type: ignore
            self._n_bytes += self._keep(items, text)
        except ArrowMetaError as error:
            self._fault = error
            return
        self._n_items += len(items)
        if self._n_bytes > self.limit:
            raise LimitError(
                f"{self.name} of {self.path} take {self._n_bytes:,} bytes of memory, or more; the "
                f"limit is {self.limit:,} bytes; the storage option {JSON_LIMIT} changes it"
            )

    def _keep(self, items: list[Item], text: bytes) -> int:
        """Keep items; return the bytes that they take."""
        self.objects += items
        return len(text)

    def check(self) -> None:
        """Raise the error for the first invalid item.

        Raises:
            CorruptMetadataError: there is one.
        """
        if self._fault is not None:
            raise self._fault


#: Types of columns by what the fields of items are declared as, beside None.
_TYPES = {
    **dict.fromkeys(("Millis", "Int64"), pa.int64()),
    "str": pa.string(),
    "list[str]": pa.list_(pa.string()),
    "Texts": pa.map_(pa.string(), pa.string()),
}


class Records(LongList[Item]):
    """Items of a long list in columns, by attribute.

    Attributes:
        faults: what is wrong in items, in spite of which they are read; each fault once.
    """

    def restart(self) -> None:
        """Drop all items."""
        super().restart()
        declared = self.kind.__annotations__.items()
        types = {name: _TYPES[kind.removesuffix(" | None")] for name, kind in declared}
        self._schema = pa.schema(types)
        self.faults: dict[MetadataFault, None] = {}
        self._batches: list[pa.RecordBatch] = []

    def _keep(self, items: list[Item], text: bytes) -> int:
        columns = self._columns(items, text)
        arrays = [array_of(columns[field.name], field.type) for field in self._schema]
        self._batches.append(pa.RecordBatch.from_arrays(arrays, schema=self._schema))
        return int(self._batches[-1].nbytes)

    def _columns(self, items: list[Item], text: bytes) -> dict[str, list[Any]]:
        return {name: list(map(attrgetter(name), items)) for name in self._schema.names}

    def table(self, names: Sequence[str]) -> pa.Table:
        """Return columns of all items."""
        return pa.Table.from_batches(self._batches, self._schema).select(names)

    def column(self, name: str) -> list[Any]:
        """Return an attribute of all items."""
        return self.table([name])[name].to_pylist()

    def __len__(self) -> int:
        return self._n_items


class Snapshots(Records[Snapshot], Mapping[int, Snapshot]):
    """Snapshots by id, in the order of the metadata file; the last snapshot with an id counts."""

    _read_last: tuple[int, list[Snapshot]] = (0, [])

    def _columns(self, items: list[Snapshot], text: bytes) -> dict[str, list[Any]]:
        summaries: list[Any] = [item.summary or {} for item in items]
        are_texts = {*map(type, chain.from_iterable(map(dict.values, summaries)))} <= {str}
        self.faults.update(dict.fromkeys(snapshot_faults(items, text, are_texts)))
        if not are_texts:
            summaries = list(map(texts_of, summaries))
        return {
            **super()._columns(items, text),
            "sequence_number": [item.sequence_number or 0 for item in items],
            "manifests": [None if item.manifest_list else item.manifests for item in items],
            "operation": [it.pop("operation", "overwrite" if it else None) for it in summaries],
            "summary": summaries,
        }

    @cached_property
    def _rows(self) -> Mapping[int, int]:
        ids = self.column("snapshot_id")
        return dict(zip(ids, range(len(ids)), strict=True))

    def __getitem__(self, snapshot_id: int) -> Snapshot:
        row = self._rows[snapshot_id]
        first, snapshots = self._read_last
        if not first <= row < first + len(snapshots):
            first = row - row % _AT_ONCE
            rows = self.table(self._schema.names).slice(first, _AT_ONCE).to_pylist()
            for item in rows:
                item["manifests"] = item["manifests"] or None
                item["summary"] = dict(item["summary"])
            snapshots = [Snapshot(**item) for item in rows]
            self._read_last = first, snapshots
        return snapshots[row - first]

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def columns(self, *names: str) -> pa.Table:
        """Return attributes of all snapshots."""
        columns = self.table(names)
        if len(self._rows) < columns.num_rows:
            columns = columns.take(number_array(np.fromiter(self._rows.values(), np.int64)))
        return columns

    def values_by_id(self, name: str) -> dict[int, Any]:
        """Return an attribute of all snapshots by id."""
        return dict(zip(self.column("snapshot_id"), self.column(name), strict=True))


def summary_counts(summaries: pa.MapArray, name: str) -> pa.Array:
    """Return a number of each summary, as `Snapshot.count` does.

    Args:
        summaries: a column `summary` of `Snapshots.columns`.
        name: of the number.
    """
    texts = pc.map_lookup(summaries, text_scalar(name), "last")
    if pc.all(pc.match_substring_regex(texts, "^-?[0-9]{1,18}$"), min_count=0).as_py():
        return texts.cast(pa.int64())
    # Too long for a safe cast, or no numbers.
    return int_array([integer_in(text) for text in texts.to_pylist()])


# -- the file ------------------------------------------------------------------------------------


class Ref(Struct, frozen=True, rename="kebab"):
    """A branch or tag.

    Attributes:
        snapshot_id: snapshot that it refers to.
        type: `branch` or `tag`.
        retention_ms: maximum age of the ref; None if unlimited.
        min_snapshots_to_keep: for a branch, snapshots that do not expire.
        max_snapshot_age_ms: for a branch, age from which snapshots expire.
        name: name of the ref.
    """

    snapshot_id: Int64
    type: str
    retention_ms: Int64 | None = json_field(default=None, name="max-ref-age-ms")
    min_snapshots_to_keep: Int64 | None = None
    max_snapshot_age_ms: Int64 | None = None
    name: str = ""


class SortField(Struct, frozen=True, rename="kebab"):
    """Field of a sort order; all is optional, since readers do not depend on it.

    Attributes:
        source_ids: source columns; several only for transforms of newer writers.
        transform: transform of the source columns.
        direction: `asc` or `desc`.
        null_order: `nulls-first` or `nulls-last`.
    """

    source_id: Int64 | None = None
    source_ids: tuple[Int64, ...] | None = None
    transform: str | None = None
    direction: str | None = None
    null_order: str | None = None


class SortOrder(Struct, frozen=True, rename="kebab"):
    """Sort order; order 0 is unsorted and has no fields."""

    id: Int64 | None = json_field(default=None, name="order-id")
    fields: tuple[SortField, ...] | None = None


class _Fields(Struct, frozen=True, kw_only=True, rename="kebab"):
    """The fields of a metadata file that are used as they are; writers omit many."""

    format_version: Int64
    last_sequence_number: Int64 | None = None
    last_updated_ms: Millis | None = None
    next_row_id: Int64 | None = None
    sort_orders: tuple[SortOrder, ...] | None = None
    default_sort_order_id: Int64 | None = None
    table_uuid: str | None = None


class _Written(_Fields, frozen=True, kw_only=True, rename="kebab"):
    """The fields of a metadata file, without the lists that may be long."""

    location: str | None = None
    current_schema_id: Int64 | None = None
    schemas: list[WrittenSchema] | None = None
    schema: WrittenSchema | None = None
    default_spec_id: Int64 | None = None
    partition_specs: list[WrittenSpec] | None = None
    partition_spec: list[WrittenField] | None = None
    properties: Texts | None = None
    current_snapshot_id: Int64 | None = None
    refs: dict[str, Ref | None] | None = None


#: Lists that may be long: who reads them, and their items.
_LISTS: Mapping[str, tuple[type[LongList[Any]], type]] = {
    "snapshots": (Snapshots, Snapshot),
    "snapshot-log": (Records, SnapshotLogEntry),
    "metadata-log": (Records, MetadataLogEntry),
    "statistics": (LongList, StatisticsFile),
    "partition-statistics": (LongList, StatisticsFile),
}


class _Version(Struct, rename="kebab"):
    format_version: Int64


#: Newest supported format version.
LAST_FORMAT_VERSION = 4
#: Newest version with a final specification; tables of later versions need not record a location.
LAST_FINAL_VERSION = 3

T = TypeVar("T", IcebergSchema, PartitionSpec)


class Choice(NamedTuple):
    """Snapshot, and the schema to read it in.

    Attributes:
        snapshot: None for a table without a current snapshot.
        schema: the table's current schema for a branch, else the schema of the snapshot.
    """

    snapshot: Snapshot | None
    schema: IcebergSchema


class TableMetadata(_Fields, frozen=True, kw_only=True):
    """Table metadata, with the names of the spec.

    Attributes:
        location: recorded location of the table, which may have been moved since.
        schemas: by id.
        specs: partition specs by id; the default one is for new files.
        current_snapshot_id: that of branch main if the field is absent or -1; None for a table
            without either.
        snapshots: by id, in the order of the file.
        refs: by name; includes `main` if there is a current snapshot.
        text: the file, without the lists that may be long.
    """

    path: str
    location: str
    schemas: Mapping[int, IcebergSchema]
    current_schema: IcebergSchema
    specs: Mapping[int, PartitionSpec]
    default_spec: PartitionSpec
    properties: Mapping[str, str]
    current_snapshot_id: int | None
    snapshots: Snapshots
    refs: Mapping[str, Ref]
    snapshot_log: Records[SnapshotLogEntry]
    metadata_log: Records[MetadataLogEntry]
    statistics: tuple[StatisticsFile, ...]
    text: bytes

    @property
    def faults(self) -> tuple[MetadataFault, ...]:
        """Contradictions that some readers refuse."""
        lists = {
            "snapshots": self.snapshots,
            "snapshot-log": self.snapshot_log,
            "metadata-log": self.metadata_log,
        }
        values = decode(self.text, dict[str, Any], self.path)
        schemas = (self.current_schema, *self.schemas.values())
        return faults_of(values, lists, self.format_version, *schemas)

    def current_ids(self, millis: Sequence[int]) -> list[int | None]:
        """Return the ids of the snapshots that were current at some times.

        At each time, the last entry of the log up to it is current; None before the log begins.
        """
        log = self.snapshot_log.table(["timestamp_ms", "snapshot_id"])
        times, ids = (to_numbers(whole(log[name])) for name in log.column_names)
        in_time = np.argsort(times, kind="stable")
        choices = [None, *ids[np.maximum.accumulate(in_time)].tolist()]
        n_not_later = np.searchsorted(times[in_time], millis, side="right")
        return [choices[n] for n in n_not_later.tolist()]

    def current(self) -> Choice:
        """Return the current snapshot."""
        snapshot_id = self.current_snapshot_id
        snapshot = None if snapshot_id is None else self.snapshots[snapshot_id]
        return Choice(snapshot, self.current_schema)

    def by_id(self, snapshot_id: int) -> Choice:
        """Return the snapshot with this id.

        Raises:
            SnapshotNotFoundError: the metadata has no such snapshot.
        """
        snapshot = self.snapshots.get(snapshot_id)
        if snapshot is None:
            raise SnapshotNotFoundError(
                f"{self.path} has no snapshot {snapshot_id}; it has {listed(self.snapshots)}"
            )
        # A schema may have been removed.
        # Spec: Iceberg 1.x, core/util/SnapshotUtil.java (schemaFor).
        schema = self.current_schema
        if snapshot.schema_id is not None:
            schema = self.schemas.get(snapshot.schema_id, schema)
        return Choice(snapshot, schema)

    def by_ref(self, name: str) -> Choice:
        """Return the snapshot of a branch or tag; a branch is read in the table's current schema.

        Spec: Iceberg 1.x, core/util/SnapshotUtil.java (schemaFor).

        Raises:
            SnapshotNotFoundError: there is no such branch or tag, or its snapshot has expired.
        """
        ref = self.refs.get(name)
        if ref is None:
            raise SnapshotNotFoundError(
                f"{self.path} has no branch or tag {name!r}; it has {listed(self.refs)}"
            )
        choice = self.by_id(ref.snapshot_id)
        return Choice(choice.snapshot, self.current_schema) if ref.type == "branch" else choice

    def as_of(self, moment: date | timedelta | str) -> Choice:
        """Return the snapshot that was current at a time; times without a zone are UTC.

        The snapshot log decides, not the commit times of snapshots: a snapshot may have become
        current long after its commit, by a rollback, or never, on a branch.
        Spec: Iceberg v3, Point in Time Reads (Time Travel).

        Raises:
            SnapshotNotFoundError: the log does not reach back so far.
        """
        millis = to_epoch_millis(moment)
        (snapshot_id,) = self.current_ids([millis])
        if snapshot_id is None:
            times = self.snapshot_log.column("timestamp_ms")
            earliest = f"begins at {to_iso_text(times[0])}" if times else "is empty"
            raise SnapshotNotFoundError(
                f"{self.path} has no snapshot as of {to_iso_text(millis)}: its snapshot log "
                f"{earliest}"
            )
        return self.by_id(snapshot_id)


def read_metadata(storage: Storage, path: str) -> TableMetadata:
    """Read a metadata file, compressed or not, as a stream.

    Raises:
        FileNotFoundError: the file does not exist.
        CorruptMetadataError: it is not table metadata, or is damaged.
        UnsupportedError: its format version is not supported.
        LimitError: what is kept of it exceeds a limit.
    """
    most, most_of_list = MAX_METADATA_BYTES, MAX_LIST_BYTES
    limits = [storage.options.number(JSON_LIMIT, limit) for limit in (most, most_of_list)]
    limits.append(storage.options.number(DECOMPRESSED_LIMIT, MAX_DECOMPRESSED_BYTES))
    return stream_file(storage, path, lambda pieces: parse_metadata(pieces, path, *limits))


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

    Spec: Iceberg v3, Table Metadata Fields; Appendix C, Table Metadata.
    """
    lists: dict[str, Any] = {
        name: reader(path, name, kind, most_of_list) for name, (reader, kind) in _LISTS.items()
    }
    text = read_lists(uncompressed(pieces, path, content_len), path, lists, most)
    with errors_of(path):
        _check_version(text, path)
        written = decode(text, _Written, path)
        schemas, current_schema = _schemas(written)
        specs, default_spec = _specs(written)
        for reader in lists.values():
            reader.check()
        refs = _refs(written)
        current_snapshot_id = _current_snapshot_id(written, lists["snapshots"], refs)
        location = _location(written, path)
    of_partitions = lists["partition-statistics"].objects
    by_partition = (replace(it, blobs=(), is_by_partition=True) for it in of_partitions)
    return TableMetadata(
        **{name: getattr(written, name) for name in _Fields.__struct_fields__},
        path=path,
        current_snapshot_id=current_snapshot_id,
        location=location,
        schemas=schemas,
        current_schema=current_schema,
        specs=specs,
        default_spec=default_spec,
        properties=texts_of(written.properties),
        snapshots=lists["snapshots"],
        refs=refs,
        snapshot_log=lists["snapshot-log"],
        metadata_log=lists["metadata-log"],
        statistics=(*lists["statistics"].objects, *by_partition),
        text=text,
    )


def _check_version(text: bytes, path: str) -> None:
    """Raise for a format version that is not supported, as a reader must.

    Spec: Iceberg v3, Format Versioning.
    """
    version = decode(text, _Version, path).format_version
    if version > LAST_FORMAT_VERSION:
        raise UnsupportedError(
            f"{path} has format version {version}; versions up to {LAST_FORMAT_VERSION} are "
            "supported"
        )
    if version < 1:
        raise CorruptMetadataError(f"format-version should be 1, 2, 3 or 4, found {version}")


def _location(written: _Written, path: str) -> str:
    """Return the location; from version 4 on it is optional, and by default the opened folder.

    Spec: Iceberg v4 (draft), Table Metadata Fields.
    """
    if written.location is not None:
        return written.location
    if written.format_version > LAST_FINAL_VERSION:
        return path.rpartition("/")[0].removesuffix("/metadata")
    raise CorruptMetadataError("required field location is missing")


def _schemas(written: _Written) -> tuple[dict[int, IcebergSchema], IcebergSchema]:
    """Return the schemas and the current schema; old files have only `schema`.

    Spec: Iceberg v3, Appendix E (v1 to v2: `schemas` where present, else `schema`).
    """
    of_old_file = [] if written.schema is None else [written.schema]
    parsed = list(map(to_schema, written.schemas or of_old_file))
    if not parsed:
        raise CorruptMetadataError("there is neither schemas nor schema")
    current = written.current_schema_id if written.schemas else None
    return _by_id(parsed, "schemas", "current-schema-id", current)


def _specs(written: _Written) -> tuple[dict[int, PartitionSpec], PartitionSpec]:
    """Return the specs and the default one; old files have only a list of fields.

    Spec: Iceberg v3, Appendix E (v1 to v2: `partition-specs` where present, else
    `partition-spec`).
    """
    of_old_file = [WrittenSpec(fields=written.partition_spec)]
    parsed = list(map(to_partition_spec, written.partition_specs or of_old_file))
    current = written.default_spec_id if written.partition_specs else None
    return _by_id(parsed, "partition-specs", "default-spec-id", current)


def _by_id(
    items: Sequence[T], name: str, current_name: str, current: int | None
) -> tuple[dict[int, T], T]:
    """Return schemas or specs by id, and the current one; without its id, that of the greatest.

    Two different schemas or specs with one id are an error.
    Spec: Iceberg 1.x, core/TableMetadata.java (indexSchemas, indexSpecs).
    """
    by_id: dict[int, T] = {}
    for item in items:
        if by_id.setdefault(item.id, item) != item:
            raise CorruptMetadataError(f"two {name} have id {item.id}")
    if current is not None and current not in by_id:
        raise CorruptMetadataError(f"{current_name} is {current}, but there is no such id")
    return by_id, by_id[max(by_id) if current is None else current]


def _refs(written: _Written) -> dict[str, Ref]:
    """Return refs; the branch main is the current snapshot, if there is one.

    Spec: Iceberg v3, Snapshot References; Appendix E (absent refs).
    """
    refs = {}
    for name, ref in (written.refs or {}).items():
        if ref is not None:
            kind = ref.type.lower()
            if kind not in ("branch", "tag"):
                reason = f"type of ref {name!a} should be branch or tag, found {kind!a}"
                raise CorruptMetadataError(reason)
            refs[name] = replace(ref, name=name, type=kind)
    return refs


def _current_snapshot_id(
    written: _Written, snapshots: Snapshots, refs: dict[str, Ref]
) -> int | None:
    """Return the current snapshot, which becomes the branch main; -1 is none.

    Without one it is that of main: Java refuses the table, but it is more than nothing.

    Spec: Iceberg 1.x, core/TableMetadataParser.java.
    """
    current = written.current_snapshot_id
    if current is None or current == -1:
        main = refs.get(MAIN_BRANCH)
        return main.snapshot_id if main and main.snapshot_id in snapshots else None
    claim = f"current-snapshot-id is {current}"
    if current not in snapshots:
        raise CorruptMetadataError(f"{claim}, but there is no such snapshot")
    at = refs.setdefault(MAIN_BRANCH, Ref(current, "branch", name=MAIN_BRANCH)).snapshot_id
    if at != current:
        raise CorruptMetadataError(f"{claim}, but branch main is at {at}")
    return current


def line_of(
    parents: Mapping[int, int | None], head: int | None, reached: Collection[int] = ()
) -> list[int]:
    """Return a snapshot and its ancestors, newest first, up to those that were reached before."""
    line: dict[int, None] = {}
    while head is not None and head not in line and head not in reached:
        line[head] = None
        head = parents.get(head)
    return list(line)


# -- bytes ---------------------------------------------------------------------------------------

#: The magic number tells the codec; names differ between writers.
#: Spec: Iceberg 1.x, core/TableMetadataParser.java (Codec).
_GZIP_MAGIC = b"\x1f\x8b"
_ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
#: Bytes that result at once from decompressing.
_PIECE_LEN = 1 << 20


def uncompressed(pieces: Iterable[Piece], path: str, most: int) -> Iterator[Piece]:
    """Yield the content of a metadata file.

    Args:
        pieces: bytes of the file, in order; the magic number is in the first piece.
        path: for messages.
        most: limit of decompressed bytes; in memory if they are put together.

    Raises:
        CorruptMetadataError: the bytes are no stream of the codec, or its end is missing.
        LimitError: the content has more bytes than `most`.
    """
    rest = iter(pieces)
    first = next(rest, b"")
    pieces, begin = chain([first], rest), bytes(memoryview(first)[: len(_ZSTD_MAGIC)])
    if not begin.startswith((_GZIP_MAGIC, _ZSTD_MAGIC)):
        yield from pieces
        return
    decompress, n_bytes = _from_zstandard if begin == _ZSTD_MAGIC else _from_gzip, 0
    for piece in decompress(slices(pieces), path):
        n_bytes += len(piece)
        if n_bytes > most:
            raise LimitError(
                f"{path} decompresses to more than {most:,} bytes, the limit for compressed "
                f"metadata; the storage option {DECOMPRESSED_LIMIT} changes it"
            )
        yield piece


def _from_gzip(parts: Iterator[memoryview], path: str) -> Iterator[bytes]:
    stream = zlib.decompressobj(wbits=31)
    try:
        for part in parts:
            rest = bytes(part)
            while rest and not stream.eof:
                yield stream.decompress(rest, _PIECE_LEN)
                rest = stream.unconsumed_tail
    except zlib.error as error:
        raise CorruptMetadataError(f"not gzip data: {error}", path=path) from error
    if not stream.eof:
        raise CorruptMetadataError("the gzip data is truncated", path=path)


def _from_zstandard(parts: Iterator[memoryview], path: str) -> Iterator[bytes]:
    # Each read returns the next part, whatever its size. Spec: RFC 8878, 3: one or more frames.
    file = cast("IO[bytes]", SimpleNamespace(read=lambda size: bytes(next(parts, b""))))
    stream = zstandard.ZstdDecompressor().stream_reader(file, read_across_frames=True)
    try:
        while piece := stream.read(_PIECE_LEN):
            yield piece
    except zstandard.ZstdError as error:
        raise CorruptMetadataError(f"not zstandard data: {error}", path=path) from error

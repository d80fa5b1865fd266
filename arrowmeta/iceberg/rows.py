"""Decode rows of manifests and manifest lists, whose fields are found by id.

`locate` takes the schema of an Avro or Parquet file, and returns the name of each field in it, by
its name in the newest spec. Fields without ids are found by name; one that is found by neither is
absent. `header_of` returns the facts in the header of a file, and those that the specification
requires beside; the check `refused_by_readers` tells whether a reader minds.

Row ids are counted: a file without one begins where the files without one before it in the manifest
end, from the manifest's first row id on.

`FieldsById` reads files in Avro or, from format version 4 on, in Parquet, told apart by their first
bytes. Maps by field id stay as they are: `metrics` gathers columns from them.

Spec: Iceberg v3, Manifest Lists; Manifests; First Row ID Inheritance;
Appendix A, Avro (field ids; maps). Iceberg v4, Manifests, as written by iceberg-core 1.12.0. What
only the draft of version 4 has (tracked files, typed statistics of content) is refused by name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field, replace
from functools import lru_cache
from typing import Any, NamedTuple, Self, TypeAlias, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.columnar_file import IDS_OF_FIELDS, FieldPath, NamedField
from arrowmeta.avro.container import AvroFile, read_header
from arrowmeta.avro.decode import Chunk, Pipeline, decode_files
from arrowmeta.avro.fields import FieldTable, Files
from arrowmeta.avro.schema import Array, AvroType, Record, parse_schema, without_null
from arrowmeta.columns.buffers import (
    exact_sum,
    filled,
    flag_array,
    int_array,
    null_array,
    number_array,
    rows_without_columns,
    to_flags,
    to_numbers,
)
from arrowmeta.columns.rows import Rows, Spans, child, nested, spans_of
from arrowmeta.errors import ArrowMetaError, UnsupportedError
from arrowmeta.io.options import NOT_NEGATIVE, integer_in
from arrowmeta.io.reading import KEPT_POOL
from arrowmeta.kernels.avro_ops import FILE, FIRST_ROW
from arrowmeta.model.damage import FileHeader, FileKind, HeaderLog
from arrowmeta.model.locks import cached_property
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.records import dataclass

# -- where fields are ----------------------------------------------------------------------------

#: Partition of a data file.
PARTITION = "data_file.partition"

#: Names that fields had before format version 2, for writers without ids.
_OLD_NAMES = {
    "added_files_count": "added_data_files_count",
    "existing_files_count": "existing_data_files_count",
    "deleted_files_count": "deleted_data_files_count",
}

#: Ids of fields by name, by the dotted name of the record around them and a dot.
Ids: TypeAlias = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True)
class Located:
    """The fields of one schema that are read.

    Attributes:
        paths: dotted name in the schema by dotted name of the field; parts of a map are its `key`
            and `value`.
        partition: name and id of each partition field in the order of the record; an id is None
            where the writer left none.
    """

    paths: Mapping[str, str] = field(default_factory=dict)
    partition: tuple[tuple[str, int | None], ...] = ()


class _Named(NamedTuple):
    name: str
    id: int | None
    type: AvroType | pa.DataType


def locate(schema: AvroType | pa.DataType, ids: Ids) -> Located:
    """Return where the fields with these ids are."""
    paths: dict[str, str] = {}
    partition: list[_Named] = []

    def visit(kind: AvroType | pa.DataType, within: str, path: str) -> None:
        fields = _fields(kind)
        by_id = {f.id: f for f in reversed(fields) if f.id is not None}
        by_name = {f.name: f for f in fields if f.id is None}
        for name, id in ids.get(within, {}).items():
            field = by_id.get(id) or by_name.get(name) or by_name.get(_OLD_NAMES.get(name, ""))
            # A dot separates names in paths; valid Avro names have none.
            if field is not None and "." not in field.name:
                paths[within + name] = path + field.name
                visit(field.type, f"{within}{name}.", f"{path}{field.name}.")
                if within + name == PARTITION:
                    partition.extend(_fields(field.type))

    visit(schema, "", "")
    return Located(paths, tuple((f.name, f.id) for f in partition))


def _fields(kind: AvroType | pa.DataType) -> list[_Named]:
    """Return the fields of a record, or of the records in a list; anything else has none."""
    if isinstance(kind, pa.DataType):
        inner = kind.value_type if pa.types.is_list(kind) else kind
        fields = inner.fields if pa.types.is_struct(inner) else []
        return [_Named(f.name, id_of(f), f.type) for f in fields]
    record, _ = without_null(kind)
    if isinstance(record, Array):
        record, _ = without_null(record.items)
    fields = record.fields if isinstance(record, Record) else ()
    return [_Named(f.name, f.field_id, f.type) for f in fields]


def id_of(written: pa.Field) -> int | None:
    """Return the id of a field of a Parquet file; None if the writer left none."""
    return integer_in((written.metadata or {}).get(FIELD_ID), NOT_NEGATIVE)


#: Field id of the partition of a data file.
_PARTITION_ID = 102
#: Logical types that all writers encode as `fixed`.
_SOUND = ("decimal", "uuid")


def as_written(file: AvroFile, schema_text: str) -> AvroFile:
    """Return a manifest with the schema that its blocks follow; unchanged if neither schema fits.

    Some writers declare partition values as `fixed` but write them as `bytes`, with a length.

    Args:
        schema_text: the valid schema in its header.
    """
    other = _with_lengths(schema_text)
    if other is None or _fits(file):
        return file
    mended = file._replace(schema_text=other)
    return mended if _fits(mended) else file


def _fits(file: AvroFile) -> bool:
    with suppress(ArrowMetaError):
        for _ in decode_files([file._replace(announced=None)], (), lambda _: None):
            pass
        return True
    return False


@lru_cache(maxsize=256)
def _with_lengths(schema_text: str) -> str | None:
    """Return the schema with `bytes` for `fixed` partition values; None if it has none."""
    names: set[str] = set()
    schema = _as_bytes(json.loads(schema_text), names)
    return json.dumps(schema) if names else None


def _as_bytes(kind: Any, names: set[str], *, in_partition: bool = False) -> Any:
    """Return a type or a field with `bytes` for `fixed`; the names of those are added."""
    match kind:
        case list():
            return [_as_bytes(part, names, in_partition=in_partition) for part in kind]
        case {"type": "fixed", "name": str(name)} if in_partition:
            if kind.get("logicalType") in _SOUND:
                return kind
            names.add(name)
            return "bytes"
        case dict():
            is_inside = in_partition or kind.get("field-id") == _PARTITION_ID
            inner = [key for key in ("type", "fields") if key in kind]
            changed = [_as_bytes(kind[key], names, in_partition=is_inside) for key in inner]
            return {**kind, **dict(zip(inner, changed, strict=True))}
    # A second field of the same fixed type refers to it by name.
    return "bytes" if in_partition and isinstance(kind, str) and kind in names else kind


# -- headers -------------------------------------------------------------------------------------

_KEYS = "schema partition-spec partition-spec-id format-version content"
_ENTRY = "status file_path file_format partition record_count file_size_in_bytes"
_LISTED = "manifest_path manifest_length partition_spec_id"
#: Required keys of the metadata and fields, by the first format version that requires them. No
#: writer known writes schema-id.
_REQUIRED: Mapping[FileKind, Mapping[int, tuple[str, str]]] = {
    "manifest": {
        1: ("schema partition-spec", _ENTRY),
        2: (_KEYS, f"{_ENTRY} content"),
        # No partition field if the spec has none.
        4: (_KEYS, f"{_ENTRY} content".replace("partition ", "")),
    },
    "manifest list": {
        1: ("", _LISTED),
        2: ("", f"{_LISTED} content sequence_number min_sequence_number added_snapshot_id "
            "added_files_count existing_files_count deleted_files_count "
            "added_rows_count existing_rows_count deleted_rows_count"),
    },
}  # fmt: skip
_HEADER_NUMBERS = range(10**9)
#: Fields that version 1 does not have.
_SINCE_2 = frozenset({"content", "sequence_number"})


def header_of(
    path: str,
    kind: FileKind,
    metadata: Mapping[str, bytes],
    fields: Collection[str],
    partition_fields: Sequence[int | None] | None = None,
) -> FileHeader:
    """Return the header of a manifest or manifest list.

    Args:
        path: of the file.
        kind: `manifest` or `manifest list`.
        metadata: key-value metadata of the file; an Avro file has its schema there.
        fields: names of the fields that its schema has.
        partition_fields: ids of its partition fields, None where one has none; none at all are
            the spec without fields. None if unknown.
    """
    version = integer_in(metadata.get("format-version"), _HEADER_NUMBERS)
    version = version or (1 if _SINCE_2.isdisjoint(fields) else 2)
    required = _REQUIRED[kind]
    keys, names = required[max(since for since in required if since <= version)]
    absent = [f"key {key}" for key in keys.split() if key not in metadata]
    absent += [f"field {name}" for name in names.split() if name not in fields]
    # Readers that find fields by name, as Java does then, need none.
    if b'"field-id"' not in metadata.get("avro.schema", b'"field-id"'):
        absent.append("field ids")
    content = metadata.get("content")
    ids = [field_id for field_id in partition_fields or () if field_id is not None]
    return FileHeader(
        path,
        kind,
        version,
        None if content is None else content.decode("utf-8", "replace"),
        integer_in(metadata.get("partition-spec-id"), _HEADER_NUMBERS),
        tuple(ids) if partition_fields is not None and len(ids) == len(partition_fields) else None,
        tuple(absent),
    )


# -- row ids -------------------------------------------------------------------------------------

ADDED, DELETED = 1, 2  # indexed by status; Spec: Iceberg v3, Manifests


class Part(NamedTuple):
    """Consecutive rows of one manifest.

    Attributes:
        first_row: ordinal of the first row in the manifest.
        end_row: one past the ordinal of the last.
        n_taken: row ids that the files of these rows inherit.
    """

    file_idx: int
    first_row: int
    end_row: int
    n_taken: int


def count_row_ids(rows: ManifestRows) -> tuple[pa.StructArray, Sequence[Part]]:
    """Count the row ids that files before each one inherit; deleted files inherit none.

    Returns, for each row, the first row id in the manifest, null if inherited; the row ids that
    files before it in its part inherit, null if it inherits none; and the part, which is one of the
    others.
    Spec: Iceberg v3, First Row ID Inheritance; core/ManifestReader.java (idAssigner).
    """
    stored = rows.field("data_file.first_row_id", pa.int64())
    is_live = filled(rows.field("status", pa.int32()), DELETED) != DELETED
    takes = ~to_flags(stored.is_valid()) & is_live
    counts = filled(rows.field("data_file.record_count", pa.int64()), 0)
    taken = np.where(takes, np.maximum(counts, 0), 0)
    before = np.cumsum(taken) - taken
    is_start = np.ones(len(rows), dtype=bool)
    is_start[1:] = (np.diff(rows.file_idx) != 0) | (np.diff(rows.row_idx) != 1)
    starts = np.flatnonzero(is_start).tolist()
    parts = []
    for start, end in zip(starts, [*starts[1:], len(rows)], strict=False):
        first_row, end_row = int(rows.row_idx[start]), int(rows.row_idx[end - 1]) + 1
        n_taken = exact_sum(taken[start:end])
        parts.append(Part(int(rows.file_idx[start]), first_row, end_row, n_taken))
        before[start:end] -= before[start]
    part_idx = np.cumsum(is_start) - 1
    columns = [stored, number_array(before, ~takes), number_array(part_idx)]
    return pa.StructArray.from_arrays(columns, ["stored", "before", "part_idx"]), parts


def assign_row_ids(
    rows: pa.StructArray,
    parts: Sequence[Part],
    first_row_ids: Sequence[int | None],
    next_rows: dict[int, tuple[int, int | None]],
) -> pa.Array:
    """Return the first row id of the file of each row; called with all parts, in their order.

    If the manifest has none, stored ids are ignored: the table had no row ids yet. After rows that
    could not be read, ids are unknown.
    Spec: Iceberg v3, First Row ID Inheritance; core/ManifestReader.java (idAssigner).

    Args:
        rows: result of `count_row_ids`, without the rows that are filtered out.
        parts: all parts.
        first_row_ids: of each manifest; None where it has none.
        next_rows: of manifests, changed here: the ordinal of the next row, and its row id, None if
            that is unknown.
    """
    bases: list[int | None] = []
    for file_idx, first_row, end_row, n_taken in parts:
        next_row, base = next_rows.get(file_idx, (0, first_row_ids[file_idx]))
        # Counts that overflow are damage: the ids after them are unknown.
        if base is not None and first_row == next_row and 0 <= base + n_taken < 2**63:
            bases.append(base)
            next_rows[file_idx] = end_row, base + n_taken
        else:
            bases.append(None)
            next_rows[file_idx] = end_row, None
    stored, before, part_idx = rows.flatten()
    ids = pc.coalesce(stored, pc.add(int_array(bases).take(part_idx), before))
    has_ids = np.array([first_row_ids[part.file_idx] is not None for part in parts], dtype=bool)
    return pc.if_else(flag_array(has_ids).take(part_idx), ids, int_array([None])[0])


# -- rows ----------------------------------------------------------------------------------------

T = TypeVar("T")

#: Key of an item without a valid key; no field has this id.
NO_KEY = -1

#: Fields that only the draft of version 4 has.
DRAFT_IDS = {"tracking": 147, "data_file.content_stats": 146}

#: Decompressed bytes of a chunk with maps, whose decoded items take more memory than these bytes.
#: Most tasks are one chunk, of 16 MiB and the rest of its last file.
_MAPS_CHUNK_LEN = 20 << 20


class FieldMap(NamedTuple):
    """One map by field id for each row.

    Attributes:
        starts: first item of each row; int32[rows].
        ends: one past the last item of each row; int32[rows].
        keys: field id of each item; int32[items].
        values: value of each item: numbers, or byte strings with length -1 for null.
        is_null: rows without a map; None if all have one.
    """

    starts: NDArray[np.int32]
    ends: NDArray[np.int32]
    keys: NDArray[np.int32]
    values: NDArray[np.int64] | Spans
    is_null: NDArray[np.bool_] | None = None

    def take(self, rows: NDArray[np.int64]) -> FieldMap:
        """Return the maps of some rows, without copying items."""
        is_null = None if self.is_null is None else self.is_null[rows]
        return FieldMap(self.starts[rows], self.ends[rows], self.keys, self.values, is_null)


@dataclass(frozen=True)
class ManifestRows(Rows):
    """Decoded rows of one or several files of the same schema.

    Attributes:
        maps: the wanted maps that the files have.
        located: where the fields are in the schema.
    """

    maps: Mapping[str, FieldMap]
    located: Located

    def list_field(self, name: str) -> pa.ListArray | None:
        """Return a list field; None if it is absent or has another type."""
        at = self.batch.schema.get_field_index(name)
        column = self.batch.column(at) if at >= 0 else None
        return column if column is not None and pa.types.is_list(column.type) else None

    def where(self, keep: NDArray[np.bool_]) -> Self:
        """Return the rows that `keep` marks."""
        rows = np.flatnonzero(keep)
        maps = {name: field_map.take(rows) for name, field_map in self.maps.items()}
        return replace(super().where(keep), maps=maps)


@dataclass(frozen=True, eq=False)
class FieldsById(FieldTable):
    """Fields that are found by id.

    Attributes:
        inner_ids: ids of fields that are no columns, by dotted name: of records around fields, and
            inside of lists.
        kind: kind of the files.
    """

    inner_ids: Mapping[str, int] = field(default_factory=dict)
    kind: FileKind = "manifest"

    @cached_property
    def ids(self) -> Ids:
        """Id of each field by its name, by the record around it."""
        ids = dict(self.inner_ids)
        for declared in self.fields:
            if declared.id is not None:
                ids[declared.at] = declared.id
            for part, field_id in zip(("key", "value"), declared.items or (), strict=False):
                ids[f"{declared.at}.{part}"] = field_id
        by_scope: dict[str, dict[str, int]] = {}
        for at, field_id in ids.items():
            within, dot, name = at.rpartition(".")
            by_scope.setdefault(within + dot, {})[name] = field_id
        return by_scope

    @cached_property
    def maps(self) -> frozenset[str]:
        """Fields that are maps by field id."""
        return frozenset(field.at for field in self.fields if field.items)

    def read_rows(
        self,
        files: Files,
        wanted: set[str],
        convert: Callable[[ManifestRows], T],
        pipeline: Pipeline[T] | None = None,
    ) -> Iterator[T]:
        """Decode files; see the base class."""
        maps = wanted & self.maps
        parts = [f"{name}.{part}" for name in maps for part in ("key", "value")]
        in_bytes = [f"{name}.value" for name in maps & self.spans]

        drafted = [name for name in DRAFT_IDS if name in self.inner_ids]
        opened = list(self._opened(files))
        file_numbers = np.array([file_idx for file_idx, _, _ in opened], dtype=np.int32)
        every_located = [located for _, _, located in opened if located is not None]

        def convert_chunk(chunk: Chunk) -> T:
            _, file, located = opened[chunk.blocks[0, FILE]]
            if located is None:
                located = self._located_in_parquet(file, chunk, drafted, files.headers)
            file_idx = file_numbers[chunk.file_idx]
            return convert(
                self._rows(chunk.batch, wanted, located, chunk.spans, file_idx, chunk.row_idx)
            )

        return decode_files(
            [file for _, file, _ in opened],
            _names_of(every_located, (*(wanted - maps), *parts)),
            convert_chunk,
            spans=_names_of(every_located, in_bytes),
            paths=[self._path(name) for name in (*wanted, *drafted)],
            chunk_len=_MAPS_CHUNK_LEN if maps else None,
            pipeline=pipeline,
            on_damage=files.on_damage,
        )

    def _opened(self, files: Files) -> Iterator[tuple[int, AvroFile, Located | None]]:
        """Yield files with their position, and where their fields are; None for Parquet.

        Files that cannot be read are reported.
        """
        for file_idx, file in enumerate(files.files):
            if file.is_columnar:
                yield file_idx, file, None
                continue
            try:
                header = read_header(file.data)
                located = _located_in(header.schema_text, self)
            except ArrowMetaError as error:
                files.damage.report(error, file_idx)
                continue
            if files.headers is not None:
                names = {at.rpartition(".")[2] for at in located.paths}
                ids = [field_id for _, field_id in located.partition]
                files.headers.note(header_of(file.path, self.kind, header.metadata, names, ids))
            yield file_idx, as_written(file, header.schema_text), located

    def _located_in_parquet(
        self, file: AvroFile, chunk: Chunk, drafted: Collection[str], headers: HeaderLog | None
    ) -> Located:
        """Return where the fields of a file in Parquet are; note its header with its first rows.

        Raises:
            UnsupportedError: it has fields of the draft of version 4.
        """
        schema = chunk.batch.schema
        located = locate(pa.struct(list(schema)), self.ids)
        if not located.paths.keys().isdisjoint(drafted):
            raise UnsupportedError(
                f"{file.path}: tracked files and statistics of content, which only the draft "
                "of format version 4 has, are not supported"
            )
        if headers is not None and chunk.blocks[0, FIRST_ROW] == 0:
            metadata = dict(schema.metadata or {})
            ids = set(metadata.pop(IDS_OF_FIELDS, b"").split(b","))
            known = [item for some in self.ids.values() for item in some.items()]
            names = {name for name, field_id in known if str(field_id).encode() in ids}
            keys = {key.decode("utf-8", "replace"): value for key, value in metadata.items()}
            headers.note(header_of(file.path, self.kind, keys, names))
        return located

    def _path(self, name: str) -> FieldPath:
        """Return the path of a field with the ids of its parts."""
        within, path = "", []
        for part in name.split("."):
            path.append(NamedField(part, self.ids[within][part]))
            within += f"{part}."
        return tuple(path)

    def _rows(
        self,
        batch: pa.RecordBatch,
        wanted: set[str],
        located: Located,
        spans: Mapping[str, Spans],
        file_idx: NDArray[np.int32],
        row_idx: NDArray[np.int64],
    ) -> ManifestRows:
        names = wanted & self.maps
        fields = ((name, self._field_map(batch, located, name, spans)) for name in names)
        maps = {name: field_map for name, field_map in fields if field_map is not None}
        columns = _flat_batch(batch, located, wanted - self.maps, has_maps=bool(names))
        return ManifestRows(columns, {}, file_idx, row_idx, maps, located)

    def _field_map(
        self, batch: pa.RecordBatch, located: Located, name: str, spans: Mapping[str, Spans]
    ) -> FieldMap | None:
        """Return a map column; None if it is absent or has another type."""
        lists = _nested(batch, located, name)
        if lists is None or not (pa.types.is_list(lists.type) or pa.types.is_map(lists.type)):
            return None
        is_map = pa.types.is_map(lists.type)
        keys = lists.keys if is_map else item_field(lists, located, f"{name}.key")
        if keys is None or not pa.types.is_integer(keys.type):
            return None
        offsets, ids = to_numbers(lists.offsets), filled(keys, NO_KEY)
        if ids.dtype != np.int32:  # a number beyond is no id
            ids = np.where((ids >= 0) & (ids < 2**31), ids, NO_KEY).astype(np.int32)
        starts, ends, no_map, is_null = offsets[:-1], offsets[1:], None, None
        if lists.null_count:
            no_map = ~to_flags(lists.is_valid())
            ends = np.where(no_map, starts, ends)
        values: Spans | NDArray[np.int64] | None
        values = spans.get(located.paths.get(f"{name}.value", ""))
        if values is not None:
            # Values follow their length, so none starts at offset 0.
            is_null = None if values.starts.all() else values.starts == 0
        else:
            items = lists.items if is_map else item_field(lists, located, f"{name}.value")
            in_bytes = name in self.spans
            is_sound = pa.types.is_binary if in_bytes else pa.types.is_integer
            if items is None or not is_sound(items.type):
                return None
            values = spans_of(items) if in_bytes else to_numbers(items.cast(pa.int64()))
            is_null = ~to_flags(items.is_valid()) if items.null_count else None
        if is_null is not None and isinstance(values, Spans):
            values = replace(values, lengths=np.where(is_null, -1, values.lengths))
        elif is_null is not None:
            ids = np.where(is_null, NO_KEY, ids)
        return FieldMap(starts, ends, ids, values, no_map)


@lru_cache(maxsize=256)
def _located_in(schema_text: str, fields: FieldsById) -> Located:
    return locate(parse_schema(schema_text), fields.ids)


def _names_of(every_located: Sequence[Located], names: Iterable[str]) -> tuple[str, ...]:
    """Return the Avro names of fields in any of the files."""
    paths = {f.paths[name] for f in every_located for name in names if name in f.paths}
    return tuple(sorted(paths))


def _flat_batch(
    batch: pa.RecordBatch, located: Located, names: Iterable[str], *, has_maps: bool
) -> pa.RecordBatch:
    """Return the fields as columns of one batch.

    All columns of the decoder share one allocation, of which maps are the largest part. With maps,
    the fields are copied, so that they do not keep it alive.
    """
    columns = {}
    for name in names:
        if (array := _nested(batch, located, name)) is not None:
            columns[name] = _copied(array) if has_maps else array
    if not columns:
        return rows_without_columns(batch.num_rows)
    return pa.RecordBatch.from_arrays(list(columns.values()), names=list(columns))


def _copied(array: pa.Array) -> pa.Array:
    """Copy an array; `concat_arrays` only copies if it is given two."""
    if array.null_count == len(array):
        return null_array(len(array), array.type)
    return pa.concat_arrays([array, array.slice(0, 0)], memory_pool=KEPT_POOL)


def _nested(batch: pa.RecordBatch, located: Located, name: str) -> pa.Array | None:
    """Return a field by name; None if the files lack it."""
    return nested(batch, located.paths[name]) if name in located.paths else None


def item_field(lists: pa.ListArray, located: Located, name: str) -> pa.Array | None:
    """Return a field of all items of lists, null for null items; None if it is absent."""
    return child(lists.values, located.paths.get(name, "").rpartition(".")[2])

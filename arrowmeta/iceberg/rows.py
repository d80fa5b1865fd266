"""Decode rows of manifests and manifest lists, whose fields are found by id.

`locate` takes the schema of an Avro or Parquet file, and returns the name of each field in it, by
its name in the newest spec. Fields without ids are found by name; one that is found by neither is
absent. `header_of` returns the facts in the header of a file, and those that the specification
requires beside; the check `refused_by_readers` tells whether a reader minds.

`FieldsById` reads files in Avro or, from format version 4 on, in Parquet, told apart by their first
bytes. An entry has one map per statistic, such as `lower_bounds: {1: 05000000, 3: 61}`. All maps of
a file are one list of keys and one of values; a kernel walks it once and writes each value to the
column of its field id, if that is wanted. A value that a map lacks is null, i.e. unknown.
`kernels.field_maps` decodes bounds and rejects invalid ones.

Spec: Iceberg v3, Manifest Lists; Manifests; Data File Fields; Appendix A, Avro (field ids; maps);
Appendix D, Binary single-value serialization. Iceberg v4, Manifests, as written by iceberg-core
1.12.0. What only the draft of version 4 has (tracked files, typed statistics of content) is refused
by name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field, replace
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, Self, TypeAlias, TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import types as pat

from arrowmeta.avro.columnar_file import IDS_OF_FIELDS, FieldPath, NamedField
from arrowmeta.avro.container import AvroFile, read_header
from arrowmeta.avro.decode import Chunk, Pipeline, decode_files
from arrowmeta.avro.fields import FieldTable, Files
from arrowmeta.avro.schema import Array, AvroType, Record, parse_schema, without_null
from arrowmeta.columns.buffers import (
    build,
    copied,
    filled,
    new_array,
    null_array,
    number_array,
    pack_bits,
    rows_without_columns,
    to_flags,
    to_numbers,
    to_offsets,
)
from arrowmeta.columns.rows import Rows, Spans, child, nested, spans_of
from arrowmeta.errors import ArrowMetaError, UnsupportedError
from arrowmeta.io.options import NOT_NEGATIVE, integer_in
from arrowmeta.io.reading import KEPT_POOL
from arrowmeta.kernels import field_maps as kernel
from arrowmeta.kernels.avro_ops import FILE, FIRST_ROW
from arrowmeta.kernels.field_maps import gather_longs
from arrowmeta.kernels.words import TILE
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


# -- columns of maps by field id -----------------------------------------------------------------


def gather_counts(maps: FieldMap | None, ids: Sequence[int], n_rows: int) -> list[pa.Array]:
    """Return a column of counts for each field id, in the order of `ids`."""
    columns = [null_array(n_rows, pa.int64())] * len(ids)
    if maps is None or not isinstance(maps.values, np.ndarray) or not len(maps.keys):
        return columns
    values = new_array(len(ids) * n_rows, np.int64).reshape(len(ids), n_rows)
    validity = np.zeros((len(ids), -(-n_rows // TILE)), dtype=np.uint64)
    order, sorted_ids, places = _in_order(ids)
    gather_longs(*maps[:3], maps.values, sorted_ids, places, validity, values)
    for line, position in enumerate(order.tolist()):
        buffers = [pa.py_buffer(validity[line]), pa.py_buffer(values[line])]
        columns[position] = build(pa.int64(), n_rows, buffers)
    return columns


def _in_order(ids: Sequence[int]) -> tuple[NDArray[Any], NDArray[np.int32], NDArray[np.int32]]:
    """Return the order of field ids, the ids in order, and space for a place of each in a tile."""
    wanted = np.array(ids, dtype=np.int32)
    order = np.argsort(wanted)
    return order, wanted[order], np.empty((len(ids), TILE), dtype=np.int32)


def whole_maps(maps: FieldMap | None, arrow_type: pa.MapType, n_rows: int) -> pa.Array:
    """Return maps by field id as they are, also of fields that the table does not have.

    Args:
        maps: the maps; None if the file has none.
        arrow_type: `map<int32, int64>` for counts, `map<int32, binary>` for bounds.
        n_rows: number of maps.
    """
    if maps is None or pat.is_binary(arrow_type.item_type) != isinstance(maps.values, Spans):
        return null_array(n_rows, arrow_type)
    counts = (maps.ends - maps.starts).astype(np.int64)
    rows, items = np.repeat(np.arange(n_rows), counts), _items(maps.starts, counts)
    is_known = maps.keys[items] != NO_KEY
    if isinstance(maps.values, Spans):
        is_known &= maps.values.lengths[items] >= 0
        items = items[is_known]
        values = maps.values.take(items).to_array()
    else:
        items = items[is_known]
        values = number_array(maps.values[items])
    # Without fields of its own: Arrow forbids null keys, of which there are none.
    pairs = build(
        pa.struct([arrow_type.key_field, arrow_type.item_field]),
        len(items),
        [None],
        [number_array(maps.keys[items]), values],
    )
    offsets = to_offsets(np.bincount(rows[is_known], minlength=n_rows))
    validity = None if maps.is_null is None else pack_bits(~maps.is_null)
    return build(arrow_type, n_rows, [validity, offsets], [pairs])


def _items(starts: NDArray[np.int32], counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the positions of the items of lists that begin at `starts`."""
    before = np.cumsum(counts) - counts
    return np.arange(counts.sum()) + np.repeat(starts.astype(np.int64) - before, counts)


#: Types of the kernel's outputs, by bits per value; 0 for spans.
_OUTPUTS: Mapping[int, type[np.generic]] = {8: np.uint8, 32: np.int32, 64: np.int64, 0: np.int64}


class _Kind(NamedTuple):
    """How bounds of a type are encoded.

    Attributes:
        is_type: whether a type is the type.
        kind: constant of the kernel.
        width: bits per value in the output.
        form: bytes that the specification allows, as text.
        size: output elements per row.
        parameter: of the kind, by the type; for fixed lengths, it is the size, too.
    """

    is_type: Callable[[pa.DataType], bool]
    kind: int
    width: int
    form: str
    size: int = 1
    parameter: Callable[[pa.DataType], int] = lambda kind: 0


def _units_per_day(kind: pa.DataType) -> int:
    return 86_400_000_000 * (1000 if kind.unit == "ns" else 1)


_DECIMAL = "up to 16 bytes with the digits of the type"
#: Spec: Iceberg v3, Appendix D, Binary single-value serialization.
_KINDS = (
    _Kind(pat.is_boolean, kernel.BOOLEAN, 8, "1 byte"),
    _Kind(pat.is_int32, kernel.INT, 32, "4 bytes"),
    _Kind(pat.is_date32, kernel.INT, 32, "4 bytes"),
    _Kind(pat.is_float32, kernel.FLOAT, 32, "4 bytes"),
    _Kind(pat.is_int64, kernel.LONG, 64, "8 bytes, or 4 of an int"),
    _Kind(pat.is_float64, kernel.DOUBLE, 64, "8 bytes, or 4 of a float"),
    _Kind(pat.is_string, kernel.STRING, 0, "UTF-8", 2),
    _Kind(pat.is_binary, kernel.BYTES, 0, "none", 2),
    _Kind(pat.is_timestamp, kernel.TIMESTAMP, 64, "8 bytes, or 4 of a date", 1, _units_per_day),
    _Kind(pat.is_time64, kernel.TIME, 64, "8 bytes of a time of day", 1, _units_per_day),
    _Kind(pat.is_decimal128, kernel.DECIMAL, 64, _DECIMAL, 2, attrgetter("precision")),
    _Kind(pat.is_fixed_size_binary, kernel.FIXED, 8, "{} bytes", 0, attrgetter("byte_width")),
    _Kind(lambda kind: True, kernel.UNKNOWN, 8, "none", 0),
)


def _kind_of(arrow_type: pa.DataType) -> _Kind:
    return next(kind for kind in _KINDS if kind.is_type(arrow_type))


def allowed_form(arrow_type: pa.DataType) -> str:
    """Return the form of bounds that the specification allows for a type."""
    kind = _kind_of(arrow_type)
    return kind.form.format(kind.parameter(arrow_type))


class OddBounds(NamedTuple):
    """Bounds of a column that the specification does not allow for its type.

    Attributes:
        place: place of the column among the decoded ones.
        rows: rows with such a bound.
        lengths: their bytes.
    """

    place: int
    rows: NDArray[np.int64]
    lengths: NDArray[np.int64]


def decode_bounds(
    maps: FieldMap | None,
    ids: Sequence[int],
    types: Sequence[pa.DataType],
    n_rows: int,
    on_odd: Callable[[OddBounds], None] | None = None,
) -> list[pa.Array]:
    """Return a column of bounds for each field id, in the order of `ids`.

    Args:
        maps: the maps; None if the file has none.
        ids: field ids, each once.
        types: type of each column.
        n_rows: number of maps.
        on_odd: called for each column with bounds that the specification does not allow.
    """
    arrays = [null_array(n_rows, arrow_type) for arrow_type in types]
    if maps is None or not isinstance(maps.values, Spans) or not len(maps.keys):
        return arrays
    order, sorted_ids, places = _in_order(ids)
    fields = np.zeros((len(ids), 3), dtype=np.int64)
    kinds = [_kind_of(types[position]) for position in order.tolist()]
    sizes, totals = [], dict.fromkeys(_OUTPUTS, 0)
    for line, kind in enumerate(kinds):
        parameter = kind.parameter(types[order[line]])
        fields[line] = kind.kind, totals[kind.width], parameter
        sizes.append(kind.size or parameter)
        totals[kind.width] += sizes[line] * n_rows
    outputs = {width: new_array(totals[width], dtype) for width, dtype in _OUTPUTS.items()}
    for output in outputs.values():
        output[:] = 0
    validity, odd = np.zeros((2, len(ids), -(-n_rows // TILE)), dtype=np.uint64)
    spans, results = maps.values, [validity, odd, *outputs.values()]
    kernel.decode_bounds(
        spans.data, spans.starts, spans.lengths, *maps[:3], sorted_ids, fields, places, *results
    )
    for line, position in enumerate(order.tolist()):
        if on_odd is not None and odd[line].any():
            on_odd(_odd_bounds(maps.values, maps, ids, position, odd[line]))
        kind, arrow_type, start = kinds[line], types[position], fields[line, kernel.COLUMN]
        values = outputs[kind.width][start : start + sizes[line] * n_rows]
        bits = pa.py_buffer(validity[line])
        if kind.width == 0:  # spans of byte strings
            starts, lengths = values.reshape(2, n_rows)
            arrays[position] = copied(maps.values.data, starts, lengths, bits, arrow_type)
        elif kind.kind != kernel.UNKNOWN:
            content = pack_bits(values) if kind.kind == kernel.BOOLEAN else pa.py_buffer(values)
            arrays[position] = build(arrow_type, n_rows, [bits, content])
    return arrays


def decode_values(encoded: pa.Array, arrow_type: pa.DataType) -> pa.Array:
    """Return bounds of one column, given their bytes; null for null and for invalid ones."""
    starts = np.arange(len(encoded), dtype=np.int32)
    keys = np.where(to_flags(encoded.is_valid()), np.int32(0), np.int32(NO_KEY))
    maps = FieldMap(starts, starts + np.int32(1), keys, spans_of(encoded))
    return decode_bounds(maps, [0], [arrow_type], len(encoded))[0]


def _odd_bounds(
    values: Spans, maps: FieldMap, ids: Sequence[int], position: int, bits: NDArray[np.uint64]
) -> OddBounds:
    """Return the marked rows of a column with the lengths of their bounds."""
    is_odd = np.unpackbits(bits.view(np.uint8), bitorder="little")[: len(maps.starts)].view(bool)
    rows = np.flatnonzero(is_odd)
    counts = (maps.ends - maps.starts)[rows].astype(np.int64)
    items = _items(maps.starts[rows], counts)
    is_wanted = maps.keys[items] == ids[position]
    lengths = np.zeros(len(rows), dtype=np.int64)
    # The last item of a key counts.
    lengths[np.repeat(np.arange(len(rows)), counts)[is_wanted]] = values.lengths[items[is_wanted]]
    return OddBounds(position, rows, lengths)


_DEFAULT = "write.metadata.metrics.default"
_OF_COLUMN = "write.metadata.metrics.column."
_TRUNCATE = re.compile(r"truncate\((\d{1,9})\)", re.IGNORECASE | re.ASCII)
#: Default truncation length of writers.
_DEFAULT_LENGTH = 16


def truncated_length(
    properties: Mapping[str, str], names: Collection[str], arrow_type: pa.DataType
) -> int | None:
    """Return the length from which bounds may be truncated; 16 characters of text by default.

    Properties apply to new files only, so the result is the minimum of the default and of the modes
    under all names that the column ever had: some writers leave the mode under the old name. It is
    0 for binary, since rounding an upper bound up drops trailing FF bytes.
    Spec: Iceberg 1.x, api/util/UnicodeUtil.java, BinaryUtil.java.
    """
    if pa.types.is_binary(arrow_type):
        return 0
    if not pa.types.is_string(arrow_type):
        return None
    modes = [properties.get(key, "") for key in (_DEFAULT, *(_OF_COLUMN + name for name in names))]
    lengths = [int(match[1]) for mode in modes if (match := _TRUNCATE.fullmatch(mode.strip()))]
    return min([_DEFAULT_LENGTH, *lengths])

"""Decode rows of manifests and manifest lists, with fields resolved by id.

Takes Avro files; returns `ManifestRows` with the field names of the newest spec. Fields without ids
are resolved by name; a field that is found by neither is absent. Maps by field id stay as they are:
`metrics` gathers columns from them.

Spec: Iceberg v3, Manifest Lists; Manifests; Appendix A, Avro (field ids; maps).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from typing import Any, Self, TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.chunk import Chunk
from arrowmeta.avro.container import read_header
from arrowmeta.avro.decode import Pipeline, decode_files
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.schema import Array, AvroType, Field, Record, parse_schema, without_null
from arrowmeta.avro.task import FILE, DamageReport, OnDamage
from arrowmeta.columns.buffers import filled, null_array, to_flags, to_numbers
from arrowmeta.columns.rows import Rows, Spans, child, nested
from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.records import dataclass

#: Fields of a manifest list by id.
_MANIFEST_IDS = {
    "manifest_path": 500,
    "manifest_length": 501,
    "partition_spec_id": 502,
    "content": 517,
    "sequence_number": 515,
    "min_sequence_number": 516,
    "added_snapshot_id": 503,
    "added_files_count": 504,
    "existing_files_count": 505,
    "deleted_files_count": 506,
    "added_rows_count": 512,
    "existing_rows_count": 513,
    "deleted_rows_count": 514,
    "partitions": 507,
    "key_metadata": 519,
    "first_row_id": 520,
}
_SUMMARY_IDS = {"contains_null": 509, "contains_nan": 518, "lower_bound": 510, "upper_bound": 511}

#: Fields of a manifest by id: of the entry, of its data file, and of map items. Fields of a data
#: file are columns of `entries` unless `manifest` computes the column.
ENTRY_IDS = {
    "status": 0,
    "snapshot_id": 1,
    "sequence_number": 3,
    "file_sequence_number": 4,
    "data_file": 2,
}
FILE_IDS = {
    "content": 134,
    "file_path": 100,
    "file_format": 101,
    "partition": 102,
    "record_count": 103,
    "file_size_in_bytes": 104,
    "column_sizes": 108,
    "value_counts": 109,
    "null_value_counts": 110,
    "nan_value_counts": 137,
    "lower_bounds": 125,
    "upper_bounds": 128,
    "key_metadata": 131,
    "split_offsets": 132,
    "equality_ids": 135,
    "sort_order_id": 140,
    "first_row_id": 142,
    "referenced_data_file": 143,
    "content_offset": 144,
    "content_size_in_bytes": 145,
}
ITEM_IDS = {
    "column_sizes": {"key": 117, "value": 118},
    "value_counts": {"key": 119, "value": 120},
    "null_value_counts": {"key": 121, "value": 122},
    "nan_value_counts": {"key": 138, "value": 139},
    "lower_bounds": {"key": 126, "value": 127},
    "upper_bounds": {"key": 129, "value": 130},
}

#: Names that fields had before format version 2, for writers without ids.
_OLD_NAMES = {
    "added_files_count": "added_data_files_count",
    "existing_files_count": "existing_data_files_count",
    "deleted_files_count": "deleted_data_files_count",
}


@dataclass(frozen=True)
class Located:
    """The fields of one Avro schema that are read.

    Attributes:
        paths: dotted Avro name by field name; `lower_bounds.key` for parts of a map.
        partition: name and id of each partition field in the order of the record; an id is None
            where the writer left none.
    """

    paths: Mapping[str, str] = field(default_factory=dict)
    partition: tuple[tuple[str, int | None], ...] = ()


Locate = Callable[[str], Located]

#: Called with the path, key-value metadata and fields of a file that can be read.
OnHeader = Callable[[str, Mapping[str, bytes], Located], None]


@lru_cache(maxsize=256)
def locate_manifest_fields(schema_text: str) -> Located:
    """Locate the fields of a manifest list.

    Raises:
        ArrowMetaError: the schema is invalid or not supported.
    """
    paths: dict[str, str] = {}
    for name, avro_field in _record_fields(parse_schema(schema_text), _MANIFEST_IDS).items():
        paths[name] = avro_field.name
        if name == "partitions":
            paths |= _item_paths(_items(avro_field.type), _SUMMARY_IDS, name, avro_field.name)
    return Located(paths)


@lru_cache(maxsize=256)
def locate_entry_fields(schema_text: str) -> Located:
    """Locate the fields of a manifest.

    Raises:
        ArrowMetaError: the schema is invalid or not supported.
    """
    entry = _record_fields(parse_schema(schema_text), ENTRY_IDS)
    data_file = entry.pop("data_file", None)
    paths = {name: avro_field.name for name, avro_field in entry.items()}
    partition: tuple[tuple[str, int | None], ...] = ()
    for name, avro_field in _record_fields(data_file.type, FILE_IDS).items() if data_file else ():
        paths[name] = path = f"{data_file.name}.{avro_field.name}" if data_file else ""
        if name in ITEM_IDS:
            paths |= _item_paths(_items(avro_field.type), ITEM_IDS[name], name, path)
        elif name == "partition":
            record, _ = without_null(avro_field.type)
            fields = record.fields if isinstance(record, Record) else ()
            partition = tuple((f.name, f.field_id) for f in fields)
    return Located(paths, partition)


def _record_fields(avro_type: AvroType, ids: Mapping[str, int]) -> dict[str, Field]:
    """Return the wanted fields of a record by name: resolved by id, or by name without ids."""
    record, _ = without_null(avro_type)
    if not isinstance(record, Record):
        return {}
    by_id = {f.field_id: f for f in reversed(record.fields) if f.field_id is not None}
    by_name = {f.name: f for f in record.fields if f.field_id is None}
    fields = {}
    for name, field_id in ids.items():
        match = by_id.get(field_id) or by_name.get(name) or by_name.get(_OLD_NAMES.get(name, ""))
        # A dot separates names in paths; valid Avro names have none.
        if match is not None and "." not in match.name:
            fields[name] = match
    return fields


def _items(avro_type: AvroType) -> AvroType:
    """Return the item type of a list; any other type as it is, which has none of the fields."""
    listed, _ = without_null(avro_type)
    return listed.items if isinstance(listed, Array) else listed


def _item_paths(items: AvroType, ids: Mapping[str, int], name: str, path: str) -> dict[str, str]:
    return {f"{name}.{part}": f"{path}.{f.name}" for part, f in _record_fields(items, ids).items()}


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
    try:
        for _ in decode_files([file._replace(announced=None)], (), lambda _: None):
            pass
    except ArrowMetaError:
        return False
    return True


@lru_cache(maxsize=256)
def _with_lengths(schema_text: str) -> str | None:
    """Return the schema with `bytes` for `fixed` partition values; None if it has none."""
    schema = json.loads(schema_text)
    names: set[str] = set()
    for declared in _json_fields(schema):
        if declared.get("field-id") == _PARTITION_ID:
            for part in _json_fields(declared.get("type")):
                part["type"] = _as_bytes(part.get("type"), names)
    return json.dumps(schema) if names else None


def _json_fields(declaration: Any) -> list[dict[str, Any]]:
    """Return the fields of a record or nullable record, and of records nested in them."""
    if isinstance(declaration, list):
        return [member for branch in declaration for member in _json_fields(branch)]
    if not isinstance(declaration, dict) or declaration.get("type") != "record":
        return []
    own = declaration["fields"]
    return own + [part for member in own for part in _json_fields(member.get("type"))]


def _as_bytes(kind: Any, names: set[str]) -> Any:
    if isinstance(kind, list):
        return [_as_bytes(branch, names) for branch in kind]
    if isinstance(kind, dict) and kind.get("type") == "fixed":
        if kind.get("logicalType") in _SOUND:
            return kind
        names.add(kind["name"])
        return "bytes"
    # A second field of the same fixed type refers to it by name.
    return "bytes" if isinstance(kind, str) and kind in names else kind


T = TypeVar("T")

#: Key of an item without a valid key; no field has this id.
NO_KEY = -1

#: Decompressed bytes of a chunk with maps, whose decoded items take more memory than these bytes.
_MAPS_CHUNK_LEN = 16 << 20


@dataclass(frozen=True)
class FieldMap:
    """One map by field id for each row.

    Attributes:
        starts: first item of each row; int32[rows].
        ends: one past the last item of each row; int32[rows].
        keys: field id of each item; int32[items].
        values: value of each item: numbers, or byte strings with length -1 for null.
    """

    starts: NDArray[np.int32]
    ends: NDArray[np.int32]
    keys: NDArray[np.int32]
    values: NDArray[np.int64] | Spans

    def take(self, rows: NDArray[np.int64]) -> FieldMap:
        """Return the maps of some rows, without copying items."""
        return FieldMap(self.starts[rows], self.ends[rows], self.keys, self.values)


@dataclass(frozen=True)
class ManifestRows(Rows):
    """Decoded rows of one or several files of the same Avro schema.

    Attributes:
        maps: the wanted maps that the files have.
        located: where the fields are in the Avro schema.
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


def read_rows(
    files: Sequence[AvroFile],
    locate: Locate,
    fields: Sequence[str],
    maps: Mapping[str, bool],
    convert: Callable[[ManifestRows], T],
    *,
    ids: tuple[int, ...] | None = None,
    pipeline: Pipeline[T] | None = None,
    on_damage: OnDamage | None = None,
    on_header: OnHeader | None = None,
) -> Iterator[T]:
    """Decode metadata files in order.

    Args:
        files: what to decode.
        locate: finds the fields in a schema text.
        fields: names of the fields to decode, without maps.
        maps: names of the maps to decode, and whether their values are byte strings.
        convert: converts some rows; runs on the decoding thread.
        ids: wanted field ids in maps; maps may lack others. None for all.
        pipeline: see `decode_files`.
        on_damage: called for what cannot be decoded; without it the first error is raised.
        on_header: see `OnHeader`.
    """
    readable_files = _located(files, locate, DamageReport(files, on_damage), on_header)
    readable = np.array(list(readable_files), dtype=np.int32)
    located_fields = [located for _, located in readable_files.values()]
    parts = [f"{name}.{part}" for name in maps for part in ("key", "value")]
    in_bytes = [f"{name}.value" for name, are_bytes in maps.items() if are_bytes]

    def convert_chunk(chunk: Chunk) -> T:
        located = located_fields[chunk.blocks[0, FILE]]
        return convert(
            ManifestRows(
                _flat_batch(chunk.batch, located, fields, bool(maps)),
                {},
                readable[chunk.file_idx],
                chunk.row_idx,
                {
                    name: field_map
                    for name, are_bytes in maps.items()
                    if (field_map := _field_map(chunk, located, name, are_bytes))
                },
                located,
            )
        )

    yield from decode_files(
        [file for file, _ in readable_files.values()],
        _paths(located_fields, (*fields, *parts)),
        convert_chunk,
        spans=_paths(located_fields, in_bytes),
        keys=ids,
        chunk_len=_MAPS_CHUNK_LEN if maps else None,
        pipeline=pipeline,
        on_damage=on_damage,
    )


def _located(
    files: Sequence[AvroFile], locate: Locate, damage: DamageReport, on_header: OnHeader | None
) -> dict[int, tuple[AvroFile, Located]]:
    """Locate the fields of each file, by its position; report files that cannot be read."""
    located = {}
    for file_idx, file in enumerate(files):
        try:
            header = read_header(file.data)
            schema_text = header.schema_text
            fields = locate(schema_text)
        except ArrowMetaError as error:
            damage.report(error, file_idx)
        else:
            if on_header is not None:
                on_header(file.path, header.metadata, fields)
            located[file_idx] = (as_written(file, schema_text), fields)
    return located


def _paths(located: Sequence[Located], names: Sequence[str]) -> tuple[str, ...]:
    """Return the Avro names of fields in any of the files."""
    paths = {fields.paths[name] for fields in located for name in names if name in fields.paths}
    return tuple(sorted(paths))


def _flat_batch(
    batch: pa.RecordBatch, located: Located, fields: Sequence[str], has_maps: bool
) -> pa.RecordBatch:
    """Return the fields as columns of one batch.

    All columns of the decoder share one allocation, of which maps are the largest part. With maps,
    the fields are copied, so that they do not keep it alive.
    """
    arrays = {name: _nested(batch, located, name) for name in fields}
    columns = {name: array for name, array in arrays.items() if array is not None}
    if has_maps:
        columns = {name: _copied(array) for name, array in columns.items()}
    if columns:
        return pa.RecordBatch.from_arrays(list(columns.values()), names=list(columns))
    # Keeps the row count without columns.
    rows = pa.StructArray.from_buffers(pa.struct([]), batch.num_rows, [None])
    return pa.RecordBatch.from_struct_array(rows)


def _copied(array: pa.Array) -> pa.Array:
    """Copy an array; `concat_arrays` only copies if it is given two."""
    if array.null_count == len(array):
        return null_array(len(array), array.type)
    return pa.concat_arrays([array, array.slice(0, 0)], memory_pool=KEPT_POOL)


def _nested(batch: pa.RecordBatch, located: Located, name: str) -> pa.Array | None:
    """Return a field by name; None if the files lack it."""
    return nested(batch, located.paths[name]) if name in located.paths else None


def _field_map(chunk: Chunk, located: Located, name: str, are_bytes: bool) -> FieldMap | None:
    """Return a map column; None if it is absent or has another type."""
    lists = _nested(chunk.batch, located, name)
    if lists is None or not pa.types.is_list(lists.type):
        return None
    keys = _integers(item_field(lists, located, f"{name}.key"))
    if keys is None:
        return None
    offsets, ids = to_numbers(lists.offsets), field_ids(keys)
    if are_bytes:
        spans = chunk.spans.get(located.paths.get(f"{name}.value", ""))
        if spans is None:
            return None
        starts, lengths = spans
        # Values follow their length, so none starts at offset 0.
        if not starts.all():
            lengths = np.where(starts == 0, -1, lengths)
        return FieldMap(offsets[:-1], offsets[1:], ids, Spans(chunk.data, starts, lengths))
    numbers = _integers(item_field(lists, located, f"{name}.value"))
    if numbers is None:
        return None
    if numbers.null_count:
        ids = np.where(to_flags(numbers.is_valid()), ids, NO_KEY)
    return FieldMap(offsets[:-1], offsets[1:], ids, to_numbers(numbers.cast(pa.int64())))


def item_field(lists: pa.ListArray, located: Located, name: str) -> pa.Array | None:
    """Return a field of all items of lists, null for null items; None if it is absent."""
    return child(lists.values, located.paths.get(name, "").rpartition(".")[2])


def _integers(array: pa.Array | None) -> pa.Array | None:
    return array if array is not None and pa.types.is_integer(array.type) else None


def field_ids(keys: pa.Array) -> NDArray[np.int32]:
    """Return the keys of items as field ids; `NO_KEY` for a null and for what is no id."""
    ids = filled(keys, NO_KEY)
    if ids.dtype == np.int32:
        return ids
    return np.where((ids >= 0) & (ids < 2**31), ids, NO_KEY).astype(np.int32)

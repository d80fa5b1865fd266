"""Decode rows of manifests and manifest lists, whose fields are found by id.

Decoded fields have their names in the newest spec. Fields without ids are found by name; one that
is found by neither is absent. `header_of` returns the facts in the header of a file, and those that
the specification requires beside; the check `refused_by_readers` tells whether a reader minds.

`FieldsById` reads files in Avro or, from format version 4 on, in Parquet, told apart by their first
bytes. An entry has one map per statistic, such as `lower_bounds: {1: 05000000, 3: 61}`. All maps of
a file are one list of keys and one of values; a kernel walks it once and writes each value to the
column of its field id, if that is wanted. A value that a map lacks is null, i.e. unknown.
`kernels.field_maps` decodes bounds and rejects invalid bounds.

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
from functools import lru_cache
from itertools import accumulate
from operator import attrgetter
from typing import Any, NamedTuple, Self, TypeVar

import numpy as np
import pyarrow as pa
from msgspec import field
from msgspec.structs import replace
from numpy.typing import NDArray
from pyarrow import types as pat

from arrowmeta.avro import schema as avro
from arrowmeta.avro.columnar_file import IDS_OF_FIELDS
from arrowmeta.avro.container import AvroFile, read_header
from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.fields import FieldTable, Files
from arrowmeta.avro.schema import (
    AvroType,
    FieldPath,
    FieldTree,
    NamedField,
    chosen_fields,
    parse_schema,
    tree_of,
    without_null,
)
from arrowmeta.errors import ArrowMetaError, UnsupportedError
from arrowmeta.io.options import integer_in
from arrowmeta.io.reading import BUFFER_POOL
from arrowmeta.kernels import field_maps as kernel
from arrowmeta.kernels.buffers import (
    I64,
    Flags,
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
from arrowmeta.kernels.byte_strings import TILE
from arrowmeta.kernels.field_maps import gather_longs
from arrowmeta.kernels.rows import Rows, Spans, child, nested, spans_of
from arrowmeta.model.damage import FileHeader, HeaderLog
from arrowmeta.model.locks import cached_property
from arrowmeta.model.scan import Pipeline
from arrowmeta.model.tables import FileKind

# -- where fields are ----------------------------------------------------------------------------

#: Partition of a data file.
PARTITION = "data_file.partition"

#: Names that fields had before format version 2, for writers without ids.
_OLD_NAMES = {
    "added_files_count": "added_data_files_count",
    "existing_files_count": "existing_data_files_count",
    "deleted_files_count": "deleted_data_files_count",
}

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
    content = metadata["content"].decode("utf-8", "replace") if "content" in metadata else None
    spec_id = integer_in(metadata.get("partition-spec-id"), _HEADER_NUMBERS)
    present = [field_id for field_id in partition_fields or () if field_id is not None]
    have_ids = partition_fields is not None and len(present) == len(partition_fields)
    ids = tuple(present) if have_ids else None
    return FileHeader(path, kind, version, content, spec_id, ids, tuple(absent))


# -- rows ----------------------------------------------------------------------------------------

T = TypeVar("T")

#: Key of an item without a value or a valid key; no field has this id.
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
        values: value of each item, number or byte string; the key of null is `NO_KEY`.
        is_null: rows without a map; None if all have one.
    """

    starts: NDArray[np.int32]
    ends: NDArray[np.int32]
    keys: NDArray[np.int32]
    values: I64 | Spans
    is_null: Flags | None = None

    def take(self, rows: I64) -> FieldMap:
        """Return the maps of some rows, without copying items."""
        is_null = None if self.is_null is None else self.is_null[rows]
        return FieldMap(self.starts[rows], self.ends[rows], self.keys, self.values, is_null)


class ManifestRows(Rows, frozen=True):
    """Decoded rows of one or several files of the same schema.

    Attributes:
        maps: the wanted maps that the files have.
    """

    maps: Mapping[str, FieldMap] = field(default_factory=dict)

    def where(self, keep: Flags) -> Self:
        """Return the rows that `keep` marks."""
        rows = np.flatnonzero(keep)
        maps = {name: field_map.take(rows) for name, field_map in self.maps.items()}
        return replace(super().where(keep), maps=maps)


class FieldsById(FieldTable, frozen=True, eq=False, dict=True):
    """Fields that are found by id.

    Attributes:
        inner_ids: ids of fields that are no columns, by dotted name: of records around fields, and
            inside of lists.
        kind: kind of the files.
    """

    inner_ids: Mapping[str, int] = field(default_factory=dict)
    kind: FileKind = "manifest"

    @cached_property
    def ids(self) -> Mapping[str, int]:
        """Id of each field by its dotted name."""
        ids = dict(self.inner_ids)
        for declared in self.fields:
            if declared.id is not None:
                ids[declared.at] = declared.id
            for part, field_id in zip(("key", "value"), declared.items or (), strict=False):
                ids[f"{declared.at}.{part}"] = field_id
        return ids

    @cached_property
    def tree(self) -> FieldTree:
        """All fields."""
        around = {name.rpartition(".")[0] for name in self.ids}
        return tree_of([path for name, path in self.paths.items() if name not in around])

    @cached_property
    def paths(self) -> Mapping[str, FieldPath]:
        """Path of each field, with the ids of its parts, by its dotted name."""
        paths = {}
        for name in self.ids:
            parts = name.split(".")
            ids = map(self.ids.__getitem__, accumulate(parts, "{}.{}".format))
            paths[name] = tuple(map(NamedField, ids, parts, map(_OLD_NAMES.get, parts)))
        return paths

    @cached_property
    def maps(self) -> frozenset[str]:
        """Fields that are maps by field id."""
        return frozenset(field.at for field in self.fields if field.items)

    def read_rows(
        self,
        files: Files,
        names: set[str],
        convert: Callable[[ManifestRows], T],
        pipeline: Pipeline[T] | None = None,
    ) -> Iterator[T]:
        """Decode files; see the base class."""
        maps = names & self.maps
        parts = [f"{name}.{part}" for name in maps for part in ("key", "value")]
        drafted = [name for name in DRAFT_IDS if name in self.inner_ids]

        def convert_rows(rows: Rows) -> T:
            if (file := files.files[rows.first_file]).is_columnar:
                self._check_parquet(file, rows, drafted, files.headers)
            fields = ((name, self._field_map(rows, name)) for name in maps)
            field_maps = {name: field_map for name, field_map in fields if field_map is not None}
            columns = _flat_batch(rows.batch, names - maps, has_maps=bool(maps))
            places = (rows.file_idx, rows.row_idx, rows.first_file)
            return convert(ManifestRows(columns, {}, *places, field_maps))

        return decode_files(
            [self._opened(file, files.headers) for file in files.files],
            [self.paths[name] for name in (*(names - maps), *parts, *drafted)],
            convert_rows,
            spans=[f"{name}.value" for name in maps & self.spans],
            chunk_len=_MAPS_CHUNK_LEN if maps else None,
            pipeline=pipeline,
            on_damage=files.on_damage,
            in_turn=files.in_turn,
        )

    def _opened(self, file: AvroFile, headers: HeaderLog | None) -> AvroFile:
        """Return a file with the schema that it follows; note its header."""
        if file.is_columnar:
            return file
        with suppress(ArrowMetaError):
            header = read_header(file.data)
            names, ids = _names_and_ids(header.schema_text, self)
            if headers is not None:
                headers.note(header_of(file.path, self.kind, header.metadata, names, ids))
            return as_written(file, header.schema_text)
        return file

    def _check_parquet(
        self, file: AvroFile, rows: Rows, drafted: Collection[str], headers: HeaderLog | None
    ) -> None:
        """Note the header of a file in Parquet with its first rows.

        Raises:
            UnsupportedError: it has fields of the draft of version 4.
        """
        if any(nested(rows.batch, name) is not None for name in drafted):
            raise UnsupportedError(
                f"{file.path}: tracked files and statistics of content, which only the draft of "
                "format version 4 has, are not supported"
            )
        if headers is not None and not rows.row_idx[:1].any():
            metadata = dict(rows.batch.schema.metadata or {})
            written = set(metadata.pop(IDS_OF_FIELDS, b"").split(b","))
            ids = ((at.rpartition(".")[2], field_id) for at, field_id in self.ids.items())
            names = {name for name, field_id in ids if str(field_id).encode() in written}
            keys = {key.decode("utf-8", "replace"): value for key, value in metadata.items()}
            headers.note(header_of(file.path, self.kind, keys, names))

    def _field_map(self, rows: Rows, name: str) -> FieldMap | None:
        """Return a map column; None if it is absent or has another type."""
        lists = nested(rows.batch, name)
        if lists is None or not (pa.types.is_list(lists.type) or pa.types.is_map(lists.type)):
            return None
        is_map = pa.types.is_map(lists.type)
        keys = lists.keys if is_map else child(lists.values, "key")
        if keys is None or not pa.types.is_integer(keys.type):
            return None
        offsets, ids = to_numbers(lists.offsets), filled(keys, NO_KEY)
        if ids.dtype != np.int32:  # a number beyond is no id
            ids = np.where((ids >= 0) & (ids < 2**31), ids, NO_KEY).astype(np.int32)
        starts, ends, no_map, is_null = offsets[:-1], offsets[1:], None, None
        if lists.null_count:
            no_map = ~to_flags(lists.is_valid())
            ends = np.where(no_map, starts, ends)
        values: Spans | I64 | None = rows.spans_by_path.get(f"{name}.value")
        if isinstance(values, Spans):
            # Values follow their length, so none starts at offset 0.
            is_null = None if values.starts.all() else values.starts == 0
        else:
            items = lists.items if is_map else child(lists.values, "value")
            in_bytes = name in self.spans
            is_sound = pa.types.is_binary if in_bytes else pa.types.is_integer
            if items is None or not is_sound(items.type):
                return None
            values = spans_of(items) if in_bytes else to_numbers(items.cast(pa.int64()))
            is_null = ~to_flags(items.is_valid()) if items.null_count else None
        if is_null is not None:
            ids = np.where(is_null, np.int32(NO_KEY), ids)
        return FieldMap(starts, ends, ids, values, no_map)


@lru_cache(maxsize=256)
def _names_and_ids(
    schema_text: str, fields: FieldsById
) -> tuple[frozenset[str], tuple[int | None, ...]]:
    """Return names of the fields that are read, and ids of the fields of the partition."""
    read = list(_fields_in(parse_schema(schema_text), fields.tree))
    of_partition = [_fields_of(kind) for name, kind in read if f"data_file.{name}" == PARTITION]
    ids = tuple(field.field_id for some in of_partition for field in some)
    return frozenset(name for name, _ in read), ids


def _fields_of(kind: AvroType) -> Sequence[avro.Field]:
    """Return the fields of a record, or of the records in a list; anything else has none."""
    record, _ = without_null(kind)
    if isinstance(record, avro.Array):
        record, _ = without_null(record.items)
    return record.fields if isinstance(record, avro.Record) else ()


def _fields_in(kind: AvroType, tree: FieldTree) -> Iterator[tuple[str, AvroType]]:
    """Yield name and type of the wanted fields at any depth."""
    fields = _fields_of(kind)
    places = chosen_fields([(f.name, f.field_id) for f in fields], tree)
    for position, (name, inner) in places.items():
        yield name, fields[position].type
        yield from _fields_in(fields[position].type, inner)


def _flat_batch(batch: pa.RecordBatch, names: Iterable[str], *, has_maps: bool) -> pa.RecordBatch:
    """Return the fields as columns of one batch.

    All columns of the decoder share one allocation, of which maps are the largest part. With maps,
    the fields are copied, so that they do not keep it alive.
    """
    columns = {}
    for name in names:
        if (array := nested(batch, name)) is not None:
            columns[name] = _copied(array) if has_maps else array
    if not columns:
        return rows_without_columns(batch.num_rows)
    return pa.RecordBatch.from_arrays(list(columns.values()), names=list(columns))


def _copied(array: pa.Array) -> pa.Array:
    """Copy an array; `concat_arrays` only copies if it is given two."""
    if array.null_count == len(array):
        return null_array(len(array), array.type)
    return pa.concat_arrays([array, array.slice(0, 0)], memory_pool=BUFFER_POOL)


# -- columns of maps by field id -----------------------------------------------------------------


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
    has_key, values = maps.keys[items] != NO_KEY, maps.values
    items = items[has_key]
    array = (
        values.take(items).to_array() if isinstance(values, Spans) else number_array(values[items])
    )
    # Without fields of its own: Arrow forbids null keys, of which there are none.
    of_pair, keys = pa.struct([arrow_type.key_field, arrow_type.item_field]), maps.keys[items]
    pairs = build(of_pair, len(items), [None], [number_array(keys), array])
    offsets = to_offsets(np.bincount(rows[has_key], minlength=n_rows))
    validity = None if maps.is_null is None else pack_bits(~maps.is_null)
    return build(arrow_type, n_rows, [validity, offsets], [pairs])


def _items(starts: NDArray[np.int32], counts: I64) -> I64:
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
        place: place of the column among the decoded columns.
        rows: rows with such a bound.
        lengths: their bytes.
    """

    place: int
    rows: I64
    lengths: I64


def decode_bounds(
    maps: FieldMap | None,
    ids: Sequence[int],
    types: Sequence[pa.DataType],
    n_rows: int,
    on_odd: Callable[[OddBounds], None] | None = None,
) -> list[pa.Array]:
    """Return a column of bounds, or of counts, for each field id, in the order of `ids`.

    Args:
        maps: the maps; None if the file has none.
        ids: field ids, each once.
        types: type of each column.
        n_rows: number of maps.
        on_odd: called for each column with bounds that the specification does not allow.
    """
    arrays = [null_array(n_rows, arrow_type) for arrow_type in types]
    if maps is None or not len(maps.keys):
        return arrays
    order = np.argsort(ids)
    sorted_ids = np.array(ids, dtype=np.int32)[order]
    places, fields = np.empty((len(ids), TILE), np.int32), np.zeros((len(ids), 3), np.int64)
    kinds = [_kind_of(types[position]) for position in order.tolist()]
    sizes, totals = [], dict.fromkeys(_OUTPUTS, 0)
    for line, kind in enumerate(kinds):
        parameter = kind.parameter(types[order[line]])
        fields[line] = kind.kind, totals[kind.width], parameter
        sizes.append(kind.size or parameter)
        totals[kind.width] += sizes[line] * n_rows
    outputs = {width: new_array(totals[width], dtype) for width, dtype in _OUTPUTS.items()}
    validity, odd = np.zeros((2, len(ids), -(-n_rows // TILE)), dtype=np.uint64)
    spans, results = maps.values, [validity, odd, *outputs.values()]
    if not isinstance(spans, Spans):  # of counts
        counts = outputs[64].reshape(len(ids), n_rows)
        gather_longs(*maps[:3], spans, sorted_ids, places, validity, counts)
    else:
        for output in outputs.values():
            output[:] = 0
        texts = (spans.data, spans.starts, spans.lengths)
        kernel.decode_bounds(*texts, *maps[:3], sorted_ids, fields, places, *results)
    for line, position in enumerate(order.tolist()):
        if on_odd is not None and isinstance(spans, Spans) and odd[line].any():
            on_odd(_odd_bounds(spans, maps, ids, position, odd[line]))
        kind, arrow_type, start = kinds[line], types[position], fields[line, kernel.COLUMN]
        values = outputs[kind.width][start : start + sizes[line] * n_rows]
        bits = pa.py_buffer(validity[line])
        if kind.width == 0 and isinstance(spans, Spans):
            starts, lengths = values.reshape(2, n_rows)
            arrays[position] = copied(spans.data, starts, lengths, bits, arrow_type)
        elif kind.kind != kernel.UNKNOWN:
            content = pack_bits(values) if kind.kind == kernel.BOOLEAN else pa.py_buffer(values)
            arrays[position] = build(arrow_type, n_rows, [bits, content])
    return arrays


def decode_values(encoded: pa.Array, arrow_type: pa.DataType) -> pa.Array:
    """Return bounds of one column, given their bytes; null for null and for invalid bytes."""
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
    is_its = maps.keys[items] == ids[position]
    lengths = np.zeros(len(rows), dtype=np.int64)
    # The last item of a key counts.
    lengths[np.repeat(np.arange(len(rows)), counts)[is_its]] = values.lengths[items[is_its]]
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

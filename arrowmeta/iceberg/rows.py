"""Decode rows of manifests and manifest lists, whose fields are found by id.

`FieldsById` reads files in Avro or, from format version 4 on, in Parquet, told apart by their first
bytes. Maps by field id stay as they are: `metrics` gathers columns from them.

Spec: Iceberg v3, Manifest Lists; Manifests; Appendix A, Avro (maps). Iceberg v4, Manifests, as
written by iceberg-core 1.12.0. What only the draft of version 4 has (tracked files, typed
statistics of content) is refused by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from typing import Self, TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.columnar_file import IDS_OF_FIELDS, FieldPath, NamedField
from arrowmeta.avro.container import AvroFile, read_header
from arrowmeta.avro.decode import FILE, Chunk, Pipeline, decode_files
from arrowmeta.avro.fields import FieldTable, Files, columnar_batches, read_files
from arrowmeta.avro.schema import parse_schema
from arrowmeta.columns.buffers import filled, null_array, rows_without_columns, to_flags, to_numbers
from arrowmeta.columns.rows import Rows, Spans, child, nested, spans_of
from arrowmeta.errors import ArrowMetaError, UnsupportedError
from arrowmeta.iceberg.headers import header_of
from arrowmeta.iceberg.located import Ids, Located, as_written, locate
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.model.damage import FileKind
from arrowmeta.model.headers import FileHeader
from arrowmeta.model.locks import cached_property
from arrowmeta.records import dataclass

T = TypeVar("T")

#: Key of an item without a valid key; no field has this id.
NO_KEY = -1

#: Fields that only the draft of version 4 has.
DRAFT_IDS = {"tracking": 147, "data_file.content_stats": 146}

#: Decompressed bytes of a chunk with maps, whose decoded items take more memory than these bytes.
#: Most tasks are one chunk, of 16 MiB and the rest of its last file.
_MAPS_CHUNK_LEN = 20 << 20


@dataclass(frozen=True)
class FieldMap:
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
        ids = {field.at: field.id for field in self.fields if field.id is not None}
        for declared in self.fields:
            if declared.items is not None:
                ids |= {
                    f"{declared.at}.key": declared.items[0],
                    f"{declared.at}.value": declared.items[1],
                }
        by_scope: dict[str, dict[str, int]] = {}
        for at, field_id in {**self.inner_ids, **ids}.items():
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
        *,
        keys: tuple[int, ...] | None = None,
        pipeline: Pipeline[T] | None = None,
    ) -> Iterator[T]:
        """Decode files; see the base class."""
        maps = wanted & self.maps
        parts = [f"{name}.{part}" for name in maps for part in ("key", "value")]
        in_bytes = [f"{name}.value" for name in maps & self.spans]

        def read_avro(group: Sequence[AvroFile], start: int) -> Iterator[T]:
            opened = self._located(group, start, files)
            readable = np.array([file_idx for file_idx, _, _ in opened], dtype=np.int32)
            every_located = [located for *_, located in opened]

            def convert_chunk(chunk: Chunk) -> T:
                spans = {
                    name: Spans(chunk.data, *located_bytes)
                    for name, located_bytes in chunk.spans.items()
                }
                located, file_idx = every_located[chunk.blocks[0, FILE]], readable[chunk.file_idx]
                return convert(
                    self._rows(chunk.batch, wanted, located, spans, file_idx, chunk.row_idx)
                )

            return decode_files(
                [file for _, file, _ in opened],
                _names_of(every_located, (*(wanted - maps), *parts)),
                convert_chunk,
                spans=_names_of(every_located, in_bytes),
                keys=keys,
                chunk_len=_MAPS_CHUNK_LEN if maps else None,
                pipeline=pipeline,
                on_damage=files.on_damage,
            )

        def read_parquet(file: AvroFile, file_idx: int) -> Iterator[T]:
            try:
                for rows in self._of_parquet(file, file_idx, wanted, files):
                    yield convert(rows)
            except ArrowMetaError as error:
                files.damage.report(error, file_idx)

        return read_files(files.files, read_avro, read_parquet, pipeline)

    def _located(
        self, group: Sequence[AvroFile], start: int, files: Files
    ) -> list[tuple[int, AvroFile, Located]]:
        """Locate the fields of each file; report files that cannot be read."""
        sound = []
        for file_idx, file in enumerate(group, start):
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
            sound.append((file_idx, as_written(file, header.schema_text), located))
        return sound

    def _of_parquet(
        self, file: AvroFile, file_idx: int, wanted: set[str], files: Files
    ) -> Iterator[ManifestRows]:
        drafted = [name for name in DRAFT_IDS if name in self.inner_ids]
        paths = map(self._path, (*wanted, *drafted))
        for batch, file_of_rows, row_idx in columnar_batches(file, file_idx, paths, files.damage):
            located = locate(pa.struct(list(batch.schema)), self.ids)
            if not located.paths.keys().isdisjoint(drafted):
                raise UnsupportedError(
                    f"{file.path}: tracked files and statistics of content, which only the draft "
                    "of format version 4 has, are not supported"
                )
            if files.headers is not None and not row_idx[:1].any():
                metadata = dict(batch.schema.metadata or {})
                files.headers.note(self._parquet_header(file, metadata))
            yield self._rows(batch, wanted, located, {}, file_of_rows, row_idx)

    def _parquet_header(self, file: AvroFile, metadata: dict[bytes, bytes]) -> FileHeader:
        ids = set(metadata.pop(IDS_OF_FIELDS, b"").split(b","))
        names = {
            name
            for some in self.ids.values()
            for name, field_id in some.items()
            if str(field_id).encode() in ids
        }
        keys = {key.decode("utf-8", "replace"): value for key, value in metadata.items()}
        return header_of(file.path, self.kind, keys, names)

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
        maps = {
            name: _field_map(batch, located, name, spans, in_bytes=name in self.spans)
            for name in wanted & self.maps
        }
        return ManifestRows(
            _flat_batch(batch, located, wanted - self.maps, has_maps=bool(maps)),
            {},
            file_idx,
            row_idx,
            {name: values for name, values in maps.items() if values is not None},
            located,
        )


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
    arrays = {name: _nested(batch, located, name) for name in names}
    columns = {name: array for name, array in arrays.items() if array is not None}
    if has_maps:
        columns = {name: _copied(array) for name, array in columns.items()}
    if columns:
        return pa.RecordBatch.from_arrays(list(columns.values()), names=list(columns))
    return rows_without_columns(batch.num_rows)


def _copied(array: pa.Array) -> pa.Array:
    """Copy an array; `concat_arrays` only copies if it is given two."""
    if array.null_count == len(array):
        return null_array(len(array), array.type)
    return pa.concat_arrays([array, array.slice(0, 0)], memory_pool=KEPT_POOL)


def _nested(batch: pa.RecordBatch, located: Located, name: str) -> pa.Array | None:
    """Return a field by name; None if the files lack it."""
    return nested(batch, located.paths[name]) if name in located.paths else None


def _field_map(
    batch: pa.RecordBatch,
    located: Located,
    name: str,
    spans: Mapping[str, Spans],
    *,
    in_bytes: bool,
) -> FieldMap | None:
    """Return a map column; None if it is absent or has another type."""
    lists = _nested(batch, located, name)
    if lists is None or not (pa.types.is_list(lists.type) or pa.types.is_map(lists.type)):
        return None
    is_map = pa.types.is_map(lists.type)
    keys = _integers(lists.keys if is_map else item_field(lists, located, f"{name}.key"))
    if keys is None:
        return None
    offsets, ids = to_numbers(lists.offsets), field_ids(keys)
    starts, ends, no_map = offsets[:-1], offsets[1:], None
    if lists.null_count:
        no_map = ~to_flags(lists.is_valid())
        ends = np.where(no_map, starts, ends)
    in_chunk = spans.get(located.paths.get(f"{name}.value", ""))
    if in_chunk is not None:
        # Values follow their length, so none starts at offset 0.
        if not in_chunk.starts.all():
            lengths = np.where(in_chunk.starts == 0, -1, in_chunk.lengths)
            in_chunk = replace(in_chunk, lengths=lengths)
        return FieldMap(starts, ends, ids, in_chunk, no_map)
    values = lists.items if is_map else item_field(lists, located, f"{name}.value")
    is_known = values is not None and pa.types.is_binary(values.type) == in_bytes
    if values is None or not is_known or not (in_bytes or pa.types.is_integer(values.type)):
        return None
    is_null = ~to_flags(values.is_valid()) if values.null_count else None
    if in_bytes:
        copied = spans_of(values)
        if is_null is not None:
            copied = replace(copied, lengths=np.where(is_null, -1, copied.lengths))
        return FieldMap(starts, ends, ids, copied, no_map)
    if is_null is not None:
        ids = np.where(is_null, NO_KEY, ids)
    return FieldMap(starts, ends, ids, to_numbers(values.cast(pa.int64())), no_map)


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

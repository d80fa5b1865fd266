"""Rows of Iceberg's metadata files under our names of the fields, whatever writer they come from.

Knows the container and how maps from field ids lie in it. Which Avro field is which is `field_ids`.

Spec: Iceberg v3, Manifests; Appendix A, Avro (maps with keys that are not strings).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self, TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.chunk import Chunk
from arrowmeta.avro.container import read_header
from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.pipeline import Pipeline
from arrowmeta.avro.task import DamageReport, OnDamage
from arrowmeta.columns.buffers import KEPT_POOL, filled, to_flags, to_numbers
from arrowmeta.columns.rows import Rows, Spans, child, nested
from arrowmeta.errors import ArrowMetaError
from arrowmeta.iceberg.field_ids import Locate, Located
from arrowmeta.iceberg.fixed_partitions import as_written

T = TypeVar("T")

#: The key of an item without one; no field has this id.
NO_KEY = -1

#: Decompressed bytes of a chunk with maps. Their items are decoded only to be sorted by column, and
#: take more than these bytes: what is above 32 MiB at once, glibc does not keep for the next chunk.
_MAPS_CHUNK_LEN = 8 << 20


@dataclass(frozen=True)
class FieldMap:
    """One map from field ids for each row.

    Attributes:
        starts: the first item of each row; int32[rows].
        ends: one past its last item; int32[rows].
        keys: the field id of each item; int32[items].
        values: of each item: numbers, or byte strings of length -1 where there is none.
    """

    starts: NDArray[np.int32]
    ends: NDArray[np.int32]
    keys: NDArray[np.int32]
    values: NDArray[np.int64] | Spans

    def take(self, rows: NDArray[np.int64]) -> FieldMap:
        """Return the maps of some rows; their items stay where they are."""
        return FieldMap(self.starts[rows], self.ends[rows], self.keys, self.values)


@dataclass(frozen=True)
class ManifestRows(Rows):
    """Decoded rows of one or several files of the same Avro schema.

    Attributes:
        maps: the maps that were asked for and are there.
        located: where the fields are in the Avro schema.
    """

    maps: Mapping[str, FieldMap]
    located: Located

    def list_field(self, name: str) -> pa.ListArray | None:
        """Return a field that is a list; None where there is none, or something else."""
        at = self.batch.schema.get_field_index(name)
        found = self.batch.column(at) if at >= 0 else None
        return found if found is not None and pa.types.is_list(found.type) else None

    def where(self, keep: NDArray[np.bool_]) -> Self:
        """Return the rows that `keep` marks."""
        places = np.flatnonzero(keep)
        maps = {name: one.take(places) for name, one in self.maps.items()}
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
) -> Iterator[T]:
    """Decode metadata files in order.

    Args:
        files: what to decode.
        locate: finds the fields in a schema text.
        fields: our names of the fields to decode, maps not among them.
        maps: our names of the maps to decode; whether their values are byte strings.
        convert: what to make of some rows; runs on the thread that decoded them.
        ids: the field ids that are looked for in maps, which may lack others; None for all.
        pipeline: does the work, see `decode_files`.
        on_damage: is told of what cannot be decoded; without it the first error raises.
    """
    found = _located(files, locate, DamageReport(files, on_damage))
    readable = np.array(list(found), dtype=np.int32)
    places = [place for _, place in found.values()]
    parts = [f"{name}.{part}" for name in maps for part in ("key", "value")]
    in_bytes = [f"{name}.value" for name, are_bytes in maps.items() if are_bytes]

    def convert_chunk(chunk: Chunk) -> T:
        place = places[chunk.blocks[0].file_idx]
        return convert(
            ManifestRows(
                _flat_batch(chunk.batch, place, fields, bool(maps)),
                {},
                readable[chunk.file_idx],
                chunk.row_idx,
                {
                    name: one
                    for name, are_bytes in maps.items()
                    if (one := _field_map(chunk, place, name, are_bytes))
                },
                place,
            )
        )

    yield from decode_files(
        [file for file, _ in found.values()],
        _paths(places, (*fields, *parts)),
        convert_chunk,
        spans=_paths(places, in_bytes),
        keys=ids,
        chunk_len=_MAPS_CHUNK_LEN if maps else None,
        pipeline=pipeline,
        on_damage=on_damage,
    )


def _located(
    files: Sequence[AvroFile], locate: Locate, damage: DamageReport
) -> dict[int, tuple[AvroFile, Located]]:
    """Find the fields of each file, by its position; those that cannot be read are reported."""
    found = {}
    for file_idx, file in enumerate(files):
        try:
            schema_text = read_header(file.data).schema_text
            place = locate(schema_text)
        except ArrowMetaError as error:
            damage.report(error, file_idx)
        else:
            found[file_idx] = (as_written(file, schema_text), place)
    return found


def _paths(places: Sequence[Located], names: Sequence[str]) -> tuple[str, ...]:
    """Return the Avro names that some fields have in any of the files."""
    found = {place.paths[name] for place in places for name in names if name in place.paths}
    return tuple(sorted(found))


def _flat_batch(
    batch: pa.RecordBatch, place: Located, fields: Sequence[str], has_maps: bool
) -> pa.RecordBatch:
    """Return the fields side by side, under our names.

    What the decoder has written lies in one block of memory, most of it maps if there are any.
    Fields are taken out of it then, so that it does not live as long as they do.
    """
    found = {name: _nested(batch, place, name) for name in fields}
    columns = {name: array for name, array in found.items() if array is not None}
    if has_maps:
        columns = {name: _copied(array) for name, array in columns.items()}
    if columns:
        return pa.RecordBatch.from_arrays(list(columns.values()), names=list(columns))
    # Rows without columns, so that their number is still known.
    rows = pa.StructArray.from_buffers(pa.struct([]), batch.num_rows, [None])
    return pa.RecordBatch.from_struct_array(rows)


def _copied(array: pa.Array) -> pa.Array:
    """Return an array in memory of its own; two arrays are what makes concatenation copy."""
    return pa.concat_arrays([array, array.slice(0, 0)], memory_pool=KEPT_POOL)


def _nested(batch: pa.RecordBatch, place: Located, name: str) -> pa.Array | None:
    """Return a field by our name; None where the files have none."""
    return nested(batch, place.paths[name]) if name in place.paths else None


def _field_map(chunk: Chunk, place: Located, name: str, are_bytes: bool) -> FieldMap | None:
    """Return a map column; None where the file has none, or something else in its place."""
    lists = _nested(chunk.batch, place, name)
    if lists is None or not pa.types.is_list(lists.type):
        return None
    keys = _integers(item_field(lists, place, f"{name}.key"))
    if keys is None:
        return None
    offsets, ids = to_numbers(lists.offsets), _field_ids(keys)
    if are_bytes:
        found = chunk.spans.get(place.paths.get(f"{name}.value", ""))
        if found is None:
            return None
        starts, lengths = found
        # No value starts where the data does: its length comes before it.
        if not starts.all():
            lengths = np.where(starts == 0, -1, lengths)
        return FieldMap(offsets[:-1], offsets[1:], ids, Spans(chunk.data, starts, lengths))
    numbers = _integers(item_field(lists, place, f"{name}.value"))
    if numbers is None:
        return None
    if numbers.null_count:
        ids = np.where(to_flags(numbers.is_valid()), ids, NO_KEY)
    return FieldMap(offsets[:-1], offsets[1:], ids, to_numbers(numbers.cast(pa.int64())))


def item_field(lists: pa.ListArray, place: Located, name: str) -> pa.Array | None:
    """Return a field of all items of lists, null where the item is; None if there is none."""
    return child(lists.values, place.paths.get(name, "").rpartition(".")[2])


def _integers(array: pa.Array | None) -> pa.Array | None:
    return array if array is not None and pa.types.is_integer(array.type) else None


def _field_ids(keys: pa.Array) -> NDArray[np.int32]:
    ids = filled(keys, NO_KEY)
    if ids.dtype == np.int32:
        return ids
    return np.where((ids >= 0) & (ids < 2**31), ids, NO_KEY).astype(np.int32)

"""Rows of manifests in Avro or, from format version 4 on, in Parquet.

Takes manifests of both kinds in any order, told apart by their first bytes; returns the rows that
`rows` makes of Avro files, whatever the file is. A field of a Parquet file is found by its id.

Spec: Iceberg v4, Manifests, as written by iceberg-core 1.12.0. What only the draft of version 4 has
(tracked files, typed statistics of content) is refused by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import numpy as np
import pyarrow as pa

from arrowmeta.avro.columnar_file import IDS_OF_FIELDS, FieldPath, NamedField
from arrowmeta.avro.containers import by_container, columnar_batches, each_file, file_of_rows
from arrowmeta.avro.decode import Pipeline
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import DamageReport, OnDamage
from arrowmeta.columns.buffers import to_flags, to_numbers
from arrowmeta.columns.rows import array_spans, child
from arrowmeta.errors import ArrowMetaError, UnsupportedError
from arrowmeta.iceberg.rows import (
    ENTRY_IDS,
    FILE_IDS,
    NO_KEY,
    FieldMap,
    Located,
    ManifestRows,
    OnHeader,
    field_ids,
    locate_entry_fields,
    read_rows,
)
from arrowmeta.model.shape import FIELD_ID

T = TypeVar("T")

_DATA_FILE = NamedField("data_file", ENTRY_IDS["data_file"])
#: Fields of the draft of version 4.
_TRACKING: FieldPath = (NamedField("tracking", 147),)
_CONTENT_STATS: FieldPath = (_DATA_FILE, NamedField("content_stats", 146))


def read_manifest_rows(
    files: Sequence[AvroFile],
    fields: Sequence[str],
    maps: Mapping[str, bool],
    convert: Callable[[ManifestRows], T],
    *,
    ids: tuple[int, ...] | None = None,
    pipeline: Pipeline[T] | None = None,
    on_damage: OnDamage | None = None,
    on_header: OnHeader | None = None,
) -> Iterator[T]:
    """Decode manifests in order; see `rows.read_rows`."""
    damage = DamageReport(files, on_damage)

    def convert_file(file: AvroFile, file_idx: int) -> Iterator[T]:
        try:
            for rows in _parquet_rows(file, file_idx, fields, maps, on_damage, on_header):
                yield convert(rows)
        except ArrowMetaError as error:
            damage.report(error, file_idx)

    for is_parquet, start, group in by_container(files):
        if not is_parquet:
            yield from read_rows(
                group,
                locate_entry_fields,
                fields,
                maps,
                lambda rows, start=start: convert(  # type: ignore[misc]
                    replace(rows, file_idx=rows.file_idx + np.int32(start))
                ),
                ids=ids,
                pipeline=pipeline,
                on_damage=on_damage,
                on_header=on_header,
            )
            continue
        yield from each_file(group, start, convert_file, pipeline)


def _parquet_rows(
    file: AvroFile,
    file_idx: int,
    fields: Sequence[str],
    maps: Mapping[str, bool],
    on_damage: OnDamage | None,
    on_header: OnHeader | None,
) -> Iterator[ManifestRows]:
    wanted = [_path(name) for name in (*fields, *maps)]
    asked = [*wanted, _TRACKING, _CONTENT_STATS]
    for batch, row_idx in columnar_batches(file, asked, on_damage):
        if _field(batch, _TRACKING) is not None or _field(batch, _CONTENT_STATS) is not None:
            raise UnsupportedError(
                f"{file.path}: tracked files and statistics of content, which only the draft of "
                "format version 4 has, are not supported"
            )
        if on_header is not None and not row_idx[:1].any():
            known = dict(batch.schema.metadata or {})
            ids = set(known.pop(IDS_OF_FIELDS, b"").split(b","))
            named = (ENTRY_IDS | FILE_IDS).items()
            there = {name: name for name, field_id in named if str(field_id).encode() in ids}
            keys = {key.decode("utf-8", "replace"): value for key, value in known.items()}
            on_header(file.path, keys, Located(there))
        columns = {path[-1].name: _field(batch, path) for path in wanted}
        read = {name: columns[name] for name in fields if columns[name] is not None}
        read_maps = {name: _map(columns[name], are_bytes) for name, are_bytes in maps.items()}
        yield ManifestRows(
            _batch_of(read, batch.num_rows),
            {},
            file_of_rows(batch, file_idx),
            row_idx,
            {name: field_map for name, field_map in read_maps.items() if field_map is not None},
            Located(partition=_partition_fields(columns.get("partition"))),
        )


def _path(name: str) -> FieldPath:
    """Return the path of a field of the entry or of its data file."""
    if name in ENTRY_IDS:
        return (NamedField(name, ENTRY_IDS[name]),)
    return _DATA_FILE, NamedField(name, FILE_IDS[name])


def _field(batch: pa.RecordBatch, path: FieldPath) -> pa.Array | None:
    first, *inner = path
    at = next((i for i, field in enumerate(batch.schema) if first.is_of(field)), None)
    array = None if at is None else batch.column(at)
    for step in inner:
        fields = array.type.fields if array is not None and pa.types.is_struct(array.type) else ()
        name = next((field.name for field in fields if step.is_of(field)), None)
        array = None if name is None else child(array, name)
    return array


def _batch_of(columns: Mapping[str, pa.Array], n_rows: int) -> pa.RecordBatch:
    if columns:
        return pa.RecordBatch.from_arrays(list(columns.values()), names=list(columns))
    # Keeps the row count without columns.
    return pa.RecordBatch.from_struct_array(
        pa.StructArray.from_buffers(pa.struct([]), n_rows, [None])
    )


def _partition_fields(partition: pa.Array | None) -> tuple[tuple[str, int | None], ...]:
    """Return name and id of each field; none without a partition, as in unpartitioned tables."""
    if partition is None or not pa.types.is_struct(partition.type):
        return ()
    written = [(f.name, (f.metadata or {}).get(FIELD_ID)) for f in partition.type.fields]
    return tuple((name, None if text is None else int(text)) for name, text in written)


def _map(array: pa.Array | None, are_bytes: bool) -> FieldMap | None:
    """Return a map by field id; None if it is absent or has another type."""
    if array is None or not pa.types.is_map(array.type):
        return None
    keys, items = array.keys, array.items
    is_known = pa.types.is_binary(items.type) if are_bytes else pa.types.is_integer(items.type)
    if not pa.types.is_integer(keys.type) or not is_known:
        return None
    offsets = to_numbers(array.offsets)
    starts, ends = offsets[:-1], offsets[1:]
    if array.null_count:
        ends = np.where(to_flags(array.is_valid()), ends, starts)
    ids = field_ids(keys)
    is_null = ~to_flags(items.is_valid()) if items.null_count else None
    if are_bytes:
        spans = array_spans(items)
        if is_null is not None:
            spans = replace(spans, lengths=np.where(is_null, -1, spans.lengths))
        return FieldMap(starts, ends, ids, spans)
    if is_null is not None:
        ids = np.where(is_null, NO_KEY, ids)
    return FieldMap(starts, ends, ids, to_numbers(items.cast(pa.int64())))

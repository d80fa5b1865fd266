"""Paimon's statistics of a file: which columns they are of, and what they mean today.

A row of statistics has no names. Its columns are those of the file's own schema, or a choice of
them that the entry lists; they are brought to the table's current schema by field id.

Spec: Paimon 1.x, SimpleStatsConverter, SimpleStatsEvolution, DataFileMeta.valueStatsCols.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, number_array, to_flags, to_numbers
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.paimon.rows import Rows, Spans, decode_spans

FIELD_ID = b"PARQUET:field_id"

#: Separates names in the text that stands for a list of them; no column name holds it.
_SEPARATOR = "\x00"


def field_id(field: pa.Field) -> int:
    """Return the id that a schema gave a field."""
    return int(field.metadata[FIELD_ID])


@dataclass(frozen=True)
class StatsGroup:
    """Entries whose statistics have the same columns.

    Attributes:
        rows: positions of the entries; int64[n].
        fields: the columns of their statistics in order, in the file's own types.
    """

    rows: NDArray[np.int64]
    fields: tuple[pa.Field, ...]


def value_stats_groups(rows: Rows, schemas: Mapping[int, pa.Schema]) -> list[StatsGroup]:
    """Group entries by the columns of their value statistics.

    `_VALUE_STATS_COLS`, if there, names exactly these columns (an empty list: none); else
    `_WRITE_COLS` does; else they are all columns of the file's schema.
    Spec: Paimon 1.x, SimpleStatsEvolution; DataFileMeta.valueStatsCols, writeCols.
    """
    schema_ids = _schema_ids(rows)
    listed = pc.coalesce(
        _joined_names(rows, "_FILE._VALUE_STATS_COLS"), _joined_names(rows, "_FILE._WRITE_COLS")
    )
    encoded = listed.dictionary_encode(null_encoding="encode")
    names = encoded.dictionary.to_pylist()
    codes = to_numbers(encoded.indices)
    groups = []
    for (schema_id, code), members in _grouped(schema_ids, codes):
        fields = _stats_fields(schemas.get(schema_id), names[code])
        groups.append(StatsGroup(members, fields))
    return groups


def key_stats_groups(
    rows: Rows, schemas: Mapping[int, pa.Schema], keys: Mapping[int, tuple[str, ...]]
) -> list[StatsGroup]:
    """Group entries by the columns of their keys: the trimmed primary key of the file's schema."""
    schema_ids = _schema_ids(rows)
    groups = []
    for (schema_id, _), members in _grouped(schema_ids, np.zeros(len(rows), dtype=np.int32)):
        names = keys.get(schema_id, ())
        schema = schemas.get(schema_id)
        fields = tuple(schema.field(name) for name in names) if schema is not None else ()
        groups.append(StatsGroup(members, fields))
    return groups


def _schema_ids(rows: Rows) -> NDArray[np.int64]:
    """Return the schema id of each entry; -1, which no schema has, where there is none."""
    return filled(rows.field("_FILE._SCHEMA_ID", pa.int64()), -1)


def _grouped(
    first: NDArray[np.int64], second: NDArray[np.int32]
) -> list[tuple[tuple[int, int], NDArray[np.int64]]]:
    """Return the positions of each distinct pair of values."""
    if not len(first):
        return []
    distinct = number_array(first).dictionary_encode()
    n_second = int(second.max()) + 1
    encoded = number_array(to_numbers(distinct.indices).astype(np.int64) * n_second + second)
    pairs = encoded.dictionary_encode()
    values = [
        (distinct.dictionary[pair // n_second].as_py(), pair % n_second)
        for pair in pairs.dictionary.to_pylist()
    ]
    if len(values) == 1:
        return [(values[0], np.arange(len(first)))]
    codes = to_numbers(pairs.indices)
    order = np.argsort(codes, kind="stable")
    parts = np.split(order, np.cumsum(np.bincount(codes))[:-1])
    return list(zip(values, parts, strict=True))


def _joined_names(rows: Rows, path: str) -> pa.Array:
    names = rows.field(path, pa.list_(pa.string()))
    if names.null_count == len(names):
        return pa.nulls(len(names), pa.string())
    # A name goes first, so that an empty list and a list of one empty name differ.
    joined = pc.binary_join(names, _SEPARATOR)
    return pc.binary_join_element_wise(
        pc.list_value_length(names).cast(pa.string()), joined, _SEPARATOR
    )


def _stats_fields(schema: pa.Schema | None, listed: str | None) -> tuple[pa.Field, ...]:
    """Return the fields of a row of statistics; of unknown type where the schema has no such name.

    `_WRITE_COLS` can end with system columns, which no schema has.
    """
    if listed is None:
        return tuple(schema) if schema is not None else ()
    count, *names = listed.split(_SEPARATOR)
    if count == "0":
        return ()
    known = {f.name: f for f in schema} if schema is not None else {}
    unknown = pa.null()
    return tuple(known.get(name, pa.field(name, unknown)) for name in names)


def decode_stats(
    spans: Spans, groups: list[StatsGroup], target: pa.StructType, ids: Mapping[str, int]
) -> pa.StructArray:
    """Decode one row of values per entry to `target`, the columns of the table as it is today.

    Args:
        spans: the BinaryRow of each entry.
        groups: the entries by the columns of their rows.
        target: fields to return.
        ids: field id of each target field.

    Returns:
        One struct per entry; a field is null where nothing is known of it.
    """

    def decode(group: StatsGroup) -> pa.Array:
        try:
            values = decode_spans(spans.take(group.rows), pa.struct(group.fields))
        except CorruptMetadataError as error:
            if error.row is not None:
                error.row = int(group.rows[error.row])
            raise
        return _evolve(values.flatten(), group.fields, len(values), target, ids)

    return _scatter([(group.rows, decode(group)) for group in groups], len(spans.starts), target)


def decode_null_counts(
    counts: pa.Array, groups: list[StatsGroup], target: pa.StructType, ids: Mapping[str, int]
) -> pa.StructArray:
    """Turn each entry's list of null counts into a struct by the table's columns of today."""

    def decode(group: StatsGroup) -> pa.Array:
        part = counts.take(number_array(group.rows)) if len(group.rows) < len(counts) else counts
        columns = list_columns(part, len(group.fields))
        fields = tuple(pa.field(f.name, pa.int64(), metadata=f.metadata) for f in group.fields)
        return _evolve(columns, fields, len(part), target, ids)

    return _scatter([(group.rows, decode(group)) for group in groups], len(counts), target)


def list_columns(lists: pa.Array, width: int) -> list[pa.Array]:
    """Return the i-th items of lists of `width` items, for every i; null where a list is not so."""
    items = lists.values
    offsets = to_numbers(lists.offsets).astype(np.int64)
    starts = offsets[:-1]
    fits = np.diff(offsets) == width
    if lists.null_count:
        fits &= to_flags(lists.is_valid())
    columns = []
    for i in range(width):
        indices = number_array(np.where(fits, starts + i, 0), ~fits)
        columns.append(items.take(indices))
    return columns


def _evolve(
    values: list[pa.Array],
    fields: tuple[pa.Field, ...],
    length: int,
    target: pa.StructType,
    ids: Mapping[str, int],
) -> pa.StructArray:
    """Bring a file's columns to the table's columns of today, by field id.

    Spec: Paimon 1.x, SimpleStatsEvolution, SchemaEvolutionUtil.
    """
    by_id = {
        field_id(f): array
        for f, array in zip(fields, values, strict=True)
        if f.metadata and FIELD_ID in f.metadata
    }
    columns = []
    for wanted in target.fields:
        array = by_id.get(ids[wanted.name])
        columns.append(
            pa.nulls(length, wanted.type) if array is None else _promote(array, wanted.type)
        )
    return to_struct(columns, length, target)


def _promote(values: pa.Array, wanted: pa.DataType) -> pa.Array:
    """Cast bounds to a wider type; in any other type their order may differ: unknown."""
    if values.type == wanted:
        return values
    if not _keeps_order(values.type, wanted):
        return pa.nulls(len(values), wanted)
    try:
        return values.cast(wanted)
    except pa.ArrowInvalid:
        return pa.nulls(len(values), wanted)


def _keeps_order(old: pa.DataType, new: pa.DataType) -> bool:
    """Tell whether a cast from `old` to `new` loses nothing and keeps the order of values."""
    is_exact_number = pa.types.is_integer, pa.types.is_decimal
    if any(check(old) for check in is_exact_number):
        if pa.types.is_integer(old) and pa.types.is_integer(new):
            return new.bit_width >= old.bit_width
        if pa.types.is_integer(old) and pa.types.is_float64(new):
            return old.bit_width <= 32
        return pa.types.is_decimal(new)
    if pa.types.is_float32(old):
        return pa.types.is_float64(new)
    if pa.types.is_timestamp(old):
        return pa.types.is_timestamp(new) and old.tz == new.tz
    return False


def to_struct(columns: list[pa.Array], length: int, target: pa.StructType) -> pa.StructArray:
    """Return structs of `columns`; of no columns, `length` empty structs."""
    if not columns:
        return pa.StructArray.from_buffers(target, length, [None])
    return pa.StructArray.from_arrays(columns, fields=target.fields)


def _scatter(
    parts: list[tuple[NDArray[np.int64], pa.Array]], length: int, target: pa.StructType
) -> pa.StructArray:
    """Put the results of groups back into the order of the entries."""
    if not parts:
        return to_struct([pa.nulls(0, f.type) for f in target.fields], 0, target)
    if len(parts) == 1:
        return parts[0][1]
    order = np.concatenate([rows for rows, _ in parts])
    back = np.empty(length, dtype=np.int64)
    back[order] = np.arange(length)
    return pa.concat_arrays([array for _, array in parts]).take(number_array(back))

"""What a file's statistics say of the table's columns of today.

Rows of statistics and lists of null counts are decoded in the file's own columns, then brought to
the current schema by field id. What is not certainly true of a column of today is unknown: null.

Spec: Paimon 1.x, SimpleStatsEvolution, SchemaEvolutionUtil.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import new_array, number_array, to_flags, to_numbers
from arrowmeta.columns.nulls import null_array
from arrowmeta.columns.rows import Spans
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.paimon.promotion import keeps_nulls, keeps_order
from arrowmeta.paimon.rows import decode_spans
from arrowmeta.paimon.stats import StatsGroup, field_id

_UNKNOWN_COUNT = -1


def decode_stats(
    spans: Spans, groups: list[StatsGroup], target: pa.StructType, ids: Mapping[str, int]
) -> pa.StructArray:
    """Decode one row of values per entry to `target`, columns of the table as it is today.

    Values of columns that are not wanted are not decoded.

    Args:
        spans: the BinaryRow of each entry.
        groups: the entries by the columns of their rows.
        target: fields to return.
        ids: field id of each target field.

    Returns:
        One struct per entry; a field is null where nothing is known of it.
    """
    wanted = {ids[f.name] for f in target.fields}

    def decode(group: StatsGroup) -> pa.Array:
        fields, places = _places(group, wanted)
        try:
            values = decode_spans(spans.take(group.rows), pa.struct(group.fields), places)
        except CorruptMetadataError as error:
            if error.row is not None:
                error.row = int(group.rows[error.row])
            raise
        return _evolve(values.flatten(), fields, len(values), target, ids)

    return _scatter([(group.rows, decode(group)) for group in groups], len(spans.starts), target)


def known_bounds(bounds: pa.StructArray) -> pa.StructArray:
    """Return bounds without those that are NaN, which bound nothing.

    In ORC both bounds stay NaN if a file's first value is; newer writers drop such bounds.
    Spec: Paimon 2.x, format/orc/filter/OrcSimpleStatsExtractor.java.
    """
    target = bounds.type
    if not any(pa.types.is_floating(f.type) for f in target.fields):
        return bounds
    return to_struct([_without_nan(column) for column in bounds.flatten()], len(bounds), target)


def _without_nan(column: pa.Array) -> pa.Array:
    if not pa.types.is_floating(column.type) or not pc.any(pc.is_nan(column)).as_py():
        return column
    unknown = pa.nulls(1, column.type)[0]  # pa.scalar would load pandas
    return pc.if_else(pc.is_nan(column), unknown, column)


def decode_null_counts(
    counts: pa.Array,
    groups: list[StatsGroup],
    columns: pa.StructType,
    ids: Mapping[str, int],
    absent: pa.Array,
) -> pa.StructArray:
    """Turn each entry's list of null counts into a struct by columns of the table as it is today.

    A column that was added after a file was written is null in all its rows.
    Spec: Paimon 1.x, core/stats/SimpleStatsEvolution.java.

    Args:
        counts: the list of each entry.
        groups: the entries by the columns of their lists.
        columns: the columns to return.
        ids: field id of each column.
        absent: the count of a column that an entry's file does not have; null if not known.
    """
    target = pa.struct([pa.field(f.name, pa.int64()) for f in columns.fields])
    chosen = {ids[f.name] for f in columns.fields}

    def decode(group: StatsGroup) -> pa.Array:
        part, default = _part(counts, group.rows), _part(absent, group.rows)
        fields, places = _places(group, chosen)
        found = _by_id(fields, list_columns(part, len(group.fields), places))
        unknown = null_array(len(part), pa.int64())
        results = []
        for wanted in columns.fields:
            of_absent = default if group.lacks(ids[wanted.name]) else unknown
            field, array = found.get(ids[wanted.name], (wanted, of_absent))
            results.append(array if keeps_nulls(field, wanted) else unknown)
        return to_struct(results, len(part), target)

    return _scatter([(group.rows, decode(group)) for group in groups], len(counts), target)


def _part(array: pa.Array, rows: NDArray[np.int64]) -> pa.Array:
    return array.take(number_array(rows)) if len(rows) < len(array) else array


def _places(group: StatsGroup, wanted: set[int]) -> tuple[tuple[pa.Field, ...], list[int]]:
    """Return the fields of statistics that have one of the wanted ids, and their positions."""
    is_wanted = [
        bool(f.metadata) and FIELD_ID in f.metadata and field_id(f) in wanted for f in group.fields
    ]
    places = [place for place, chosen in enumerate(is_wanted) if chosen]
    return tuple(group.fields[place] for place in places), places


def list_columns(
    lists: pa.Array, width: int, places: Sequence[int] | None = None
) -> list[pa.Array]:
    """Return the null counts at some (or all) places of lists of `width`.

    Null where a list has another length, and where the count is not known.
    """
    items = _known_counts(lists.values)
    offsets = to_numbers(lists.offsets)
    chosen = range(width) if places is None else places
    fits = np.diff(offsets) == width
    if lists.null_count:
        fits &= to_flags(lists.is_valid())
    if fits.all():
        return _strided_columns(items.slice(offsets[0], width * len(lists)), width, chosen)
    starts = offsets[:-1].astype(np.int64)
    columns = []
    for place in chosen:
        indices = number_array(np.where(fits, starts + place, 0), ~fits)
        columns.append(items.take(indices))
    return columns


def _known_counts(counts: pa.Array) -> pa.Array:
    """Return null counts without those of -1, which a Parquet footer that has no count becomes.

    Values that are too long for statistics have none.
    Spec: Paimon 1.x, format/parquet/ParquetSimpleStatsExtractor.java.
    """
    numbers = to_numbers(counts)
    is_unknown = numbers == _UNKNOWN_COUNT
    if not is_unknown.any():
        return counts
    if counts.null_count:
        is_unknown |= to_flags(counts.is_null())
    return number_array(numbers, is_unknown)


def _strided_columns(items: pa.Array, width: int, places: Sequence[int]) -> list[pa.Array]:
    """Return every `width`-th integer of an array, from each of some places on."""
    numbers = to_numbers(items)
    is_null = to_flags(items.is_null()) if items.null_count else None
    columns = []
    for place in places:
        values = new_array(len(items) // width, numbers.dtype.type)
        values[:] = numbers[place::width]
        columns.append(number_array(values, None if is_null is None else is_null[place::width]))
    return columns


def _by_id(
    fields: tuple[pa.Field, ...], columns: list[pa.Array]
) -> dict[int, tuple[pa.Field, pa.Array]]:
    """Return columns by their field id."""
    return {field_id(f): (f, column) for f, column in zip(fields, columns, strict=True)}


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
    found = _by_id(fields, values)
    columns = []
    for wanted in target.fields:
        field, array = found.get(ids[wanted.name], (None, None))
        columns.append(
            null_array(length, wanted.type) if array is None else _promote(field, array, wanted)
        )
    return to_struct(columns, length, target)


def _promote(field: pa.Field, values: pa.Array, wanted: pa.Field) -> pa.Array:
    """Cast bounds to a type that keeps their order; in any other one they are unknown."""
    if keeps_order(field, wanted):
        try:
            return values if values.type == wanted.type else values.cast(wanted.type)
        except pa.ArrowInvalid:  # a time too far away for the finer unit
            pass
    return null_array(len(values), wanted.type)


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

"""Bounds and null counts of data files, evolved to the current schema of the table.

A row of statistics has no column names: its columns are those of the schema of the file, or the
subset that the entry lists. Entries with the same columns are decoded as one group; values are
matched to columns of the current schema by field id. If the type of a column has changed, bounds
and null counts are kept only if the cast preserves them (`keeps_order`, `keeps_nulls`); otherwise
they are unknown, that is null.

Spec: Paimon 1.x, SimpleStatsConverter, SimpleStatsEvolution, SchemaEvolutionUtil,
DataFileMeta.valueStatsCols, common/casting/CastExecutors.java.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    new_array,
    null_array,
    number_array,
    text_scalar,
    to_flags,
    to_numbers,
)
from arrowmeta.columns.rows import Rows, Spans
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.paimon.binary_row import PREFIX_LEN, decode_spans
from arrowmeta.paimon.schema import stored_type
from arrowmeta.records import dataclass

#: Separates column names that are joined into one text; no column name contains it.
_SEPARATOR = "\x00"


def field_id(field: pa.Field) -> int:
    """Return the field id in the metadata of a field."""
    return int(field.metadata[FIELD_ID])


@dataclass(frozen=True)
class StatsGroup:
    """Entries whose statistics have the same columns.

    Attributes:
        rows: positions of the entries; int64[n].
        fields: columns of their statistics in order, with the types in the file.
        file_ids: field ids of all columns of the files; None if not known.
    """

    rows: NDArray[np.int64]
    fields: tuple[pa.Field, ...]
    file_ids: frozenset[int] | None = None

    def positions(self, ids: Collection[int]) -> list[int]:
        """Return the positions of the fields that have one of the ids."""
        return [
            position
            for position, f in enumerate(self.fields)
            if f.metadata and FIELD_ID in f.metadata and field_id(f) in ids
        ]

    def by_id(
        self, positions: Sequence[int], columns: Sequence[pa.Array]
    ) -> dict[int, tuple[pa.Field, pa.Array]]:
        """Return the fields at some positions, each with its column, by id.

        Columns of the current schema are matched to them.
        Spec: Paimon 1.x, SimpleStatsEvolution, SchemaEvolutionUtil.
        """
        named = zip((self.fields[at] for at in positions), columns, strict=True)
        return {field_id(f): (f, column) for f, column in named}


#: Stands for a null schema id; no schema has it.
_NO_SCHEMA = -1
#: System columns after those of the schema in a file that stores row ids.
#: Spec: Paimon 1.3, table/SpecialFields.java (rowTypeWithRowTracking).
_ROW_TRACKING = (pa.field("_ROW_ID", pa.null()), pa.field("_SEQUENCE_NUMBER", pa.null()))


def value_stats_groups(rows: Rows, schemas: Mapping[int, pa.Schema]) -> list[StatsGroup]:
    """Group entries by the columns of their value statistics.

    `_VALUE_STATS_COLS`, if there, names exactly these columns (an empty list: none); else
    `_WRITE_COLS` does; else they are all columns of the file's schema. Paimon 1.3 lists no columns
    if a file stores row ids, but their statistics are there.
    Spec: Paimon 1.x, SimpleStatsEvolution; DataFileMeta.valueStatsCols, writeCols.
    """
    schema_ids = filled(rows.field("_FILE._SCHEMA_ID", pa.int64()), _NO_SCHEMA)
    names, codes = _listed_names(rows)
    groups = []
    for (schema_id, code), members in _grouped(schema_ids, codes):
        schema = schemas.get(schema_id)
        file_ids = None if schema is None else frozenset(map(field_id, schema))
        fields = _stats_fields(schema, names[code])
        has_more = np.zeros(len(members), dtype=bool)
        if names[code] is None:
            has_more = _have_arity(rows, members, len(fields) + len(_ROW_TRACKING))
        parts = ((members[has_more], (*fields, *_ROW_TRACKING)), (members[~has_more], fields))
        groups += [StatsGroup(some, of_some, file_ids) for some, of_some in parts if len(some)]
    return groups


def stored_row_ids(rows: Rows, groups: Sequence[StatsGroup]) -> pa.Array:
    """Return whether each file stores the ids of its rows.

    The metadata always shows it: by the columns that were written, or by those of the statistics,
    where the system columns have statistics in every mode.

    Args:
        rows: entries.
        groups: the same by the columns of their value statistics.
    """
    is_stored = np.zeros(len(rows), dtype=bool)
    for group in groups:
        is_stored[group.rows] = group.fields[-len(_ROW_TRACKING) :] == _ROW_TRACKING
    for path in ("_FILE._VALUE_STATS_COLS", "_FILE._WRITE_COLS"):
        names = rows.field(path, pa.list_(pa.string()))
        is_named = pc.equal(pc.list_flatten(names), _ROW_TRACKING[0].name)
        is_stored[to_numbers(pc.list_parent_indices(names).filter(is_named))] = True
    return flag_array(is_stored)


def _have_arity(rows: Rows, members: NDArray[np.int64], arity: int) -> NDArray[np.bool_]:
    """Return which files with a first row id have statistics of so many columns."""
    first_ids = rows.field("_FILE._FIRST_ROW_ID", pa.int64())
    has_id = np.zeros(len(members), dtype=bool)
    if first_ids.null_count == len(first_ids):
        return has_id
    spans = rows.spans("_FILE._VALUE_STATS._MIN_VALUES").take(members)
    at = np.flatnonzero(to_flags(first_ids.is_valid())[members] & (spans.lengths >= PREFIX_LEN))
    prefixes = spans.data[spans.starts[at, None] + np.arange(PREFIX_LEN)]
    has_id[at] = (prefixes == list(arity.to_bytes(PREFIX_LEN, "big"))).all(axis=1)
    return has_id


def key_stats_groups(
    rows: Rows, schemas: Mapping[int, pa.Schema], keys: Mapping[int, tuple[str, ...]]
) -> list[StatsGroup]:
    """Group entries by the columns of their keys: the trimmed primary key of the file's schema."""
    schema_ids = filled(rows.field("_FILE._SCHEMA_ID", pa.int64()), _NO_SCHEMA)
    groups = []
    for (schema_id, _), members in _grouped(schema_ids, np.zeros(len(rows), dtype=np.int32)):
        names = keys.get(schema_id, ())
        schema = schemas.get(schema_id)
        fields = tuple(schema.field(name) for name in names) if schema is not None else ()
        groups.append(StatsGroup(members, fields))
    return groups


def _listed_names(rows: Rows) -> tuple[list[str | None], NDArray[np.int32]]:
    """Return the distinct lists of columns as text, and the list of each entry."""
    paths = ("_FILE._VALUE_STATS_COLS", "_FILE._WRITE_COLS")
    lists = pc.coalesce(*(rows.field(path, pa.list_(pa.string())) for path in paths))
    if lists.null_count == len(lists):
        return [None], np.zeros(len(lists), dtype=np.int32)
    # A leading number tells an empty list from a list with one empty name.
    counts = pc.list_value_length(lists).cast(pa.string())
    between = text_scalar(_SEPARATOR)
    joined = pc.binary_join_element_wise(counts, pc.binary_join(lists, between), between)
    encoded = joined.dictionary_encode(null_encoding="encode")
    return encoded.dictionary.to_pylist(), to_numbers(encoded.indices)


def _grouped(
    first: NDArray[np.int64], second: NDArray[np.int32]
) -> list[tuple[tuple[int, int], NDArray[np.int64]]]:
    """Group positions by pairs of values."""
    if not len(first):
        return []
    if (first == first[0]).all() and (second == second[0]).all():
        return [((int(first[0]), int(second[0])), np.arange(len(first)))]
    distinct = number_array(first).dictionary_encode()
    n_second = int(second.max()) + 1
    encoded = number_array(to_numbers(distinct.indices).astype(np.int64) * n_second + second)
    pairs = encoded.dictionary_encode()
    values = [
        (distinct.dictionary[pair // n_second].as_py(), pair % n_second)
        for pair in pairs.dictionary.to_pylist()
    ]
    codes = to_numbers(pairs.indices)
    order = np.argsort(codes, kind="stable")
    parts = np.split(order, np.cumsum(np.bincount(codes))[:-1])
    return list(zip(values, parts, strict=True))


def _stats_fields(schema: pa.Schema | None, listed: str | None) -> tuple[pa.Field, ...]:
    """Return the fields of a row of statistics; names missing in the schema have the null type.

    `_WRITE_COLS` may end with system columns, which are in no schema.
    """
    if listed is None:
        return tuple(schema) if schema is not None else ()
    count, *names = listed.split(_SEPARATOR)
    if int(count) != len(names) or count == "0":
        return ()  # a name with the separator in it makes the others unknown
    fields = {f.name: f for f in schema} if schema is not None else {}
    return tuple(fields.get(name, pa.field(name, pa.null())) for name in names)


#: Decimal digits of the largest integer of each width in bits.
_DIGITS = {8: 3, 16: 5, 32: 10, 64: 19}
_FLOAT32_EXACT_BITS = 16
_FLOAT64_EXACT_BITS = 32
_UNITS = ("s", "ms", "us", "ns")
_PADDED = ("CHAR", "BINARY")


def keeps_order(old: pa.Field, new: pa.Field) -> bool:
    """Return whether a cast is lossless and monotone, so that bounds stay valid.

    Booleans become 0 and 1, and a date becomes midnight. A cast of a date to a timestamp with time
    zone depends on the zone of the reader and is not kept.
    Spec: Paimon 1.x, common/casting/BooleanToNumericCastRule.java, DateToTimestampCastRule.java.
    """
    if old.type == new.type:
        return _is_not_cut(old, new)
    if pat.is_boolean(old.type):
        return pat.is_integer(new.type)
    if pat.is_date32(old.type):
        return pat.is_timestamp(new.type) and new.type.tz is None
    if pat.is_integer(old.type):
        return _holds_integers(old.type.bit_width, new.type)
    if pat.is_decimal(old.type) and pat.is_decimal(new.type):
        more_digits = new.type.precision - old.type.precision
        return 0 <= new.type.scale - old.type.scale <= more_digits
    if pat.is_float32(old.type):
        return pat.is_float64(new.type)
    if pat.is_timestamp(old.type) and pat.is_timestamp(new.type):
        is_finer = _UNITS.index(new.type.unit) > _UNITS.index(old.type.unit)
        return is_finer and old.type.tz == new.type.tz
    return False


def keeps_nulls(old: pa.Field, new: pa.Field) -> bool:
    """Return whether a cast turns no value into null, so that null counts stay valid.

    A value with too many digits for a decimal becomes null, and so does text that does not parse.
    Spec: Paimon 1.x, common/utils/DecimalUtils.java (castFrom), common/casting.
    """
    if keeps_order(old, new) or old.type == new.type:
        return True
    if pat.is_string(old.type):
        return pat.is_binary(new.type)
    return not pat.is_decimal(new.type)


def _holds_integers(bits: int, new: pa.DataType) -> bool:
    """Return whether a type can represent every integer of `bits` bits."""
    if pat.is_integer(new):
        return new.bit_width >= bits
    if pat.is_decimal(new):
        return new.precision - new.scale >= _DIGITS[bits]
    if pat.is_float32(new):
        return bits <= _FLOAT32_EXACT_BITS
    return pat.is_float64(new) and bits <= _FLOAT64_EXACT_BITS


def _is_not_cut(old: pa.Field, new: pa.Field) -> bool:
    """Return whether only a length or precision increases, without padding.

    Spec: Paimon 1.x, common/casting/StringToStringCastRule.java, BinaryToBinaryCastRule.java.
    """
    was, now = stored_type(old), stored_type(new)
    if now is None or now.parts or not now.name:
        return True
    if was is None or not was.name:
        return False
    is_longer = now.name not in _PADDED and was.args <= now.args
    return is_longer or (was.name, was.args) == (now.name, now.args)


_UNKNOWN_COUNT = -1


#: Attempts to find the rows of a column that cannot be decoded; then those near them count, too.
_MOST_ATTEMPTS = 256

#: Called with a column, rows in which it cannot be decoded, and the reason.
OnOdd = Callable[[str, NDArray[np.int64], str], None]


def decode_stats(
    spans: Spans,
    groups: list[StatsGroup],
    target: pa.StructType,
    ids: Mapping[str, int],
    on_odd: OnOdd,
) -> pa.StructArray:
    """Decode one row of values per entry to `target`, columns of the current schema.

    Columns that are not in `target` are not decoded. A value that cannot be decoded is unknown.

    Returns:
        One struct per entry; unknown values are null.
    """
    names = {ids[f.name]: f.name for f in target.fields}

    def decode(group: StatsGroup) -> pa.Array:
        positions = group.positions(names)
        part, whole = spans.take(group.rows), pa.struct(group.fields)
        try:
            values = decode_spans(part, whole, positions).flatten()
        except CorruptMetadataError:
            values = []
            for position in positions:
                is_sound, reason = _sound_rows(part, whole, position)
                if reason is not None:
                    on_odd(names[field_id(group.fields[position])], group.rows[~is_sound], reason)
                values += decode_spans(part.without(~is_sound), whole, [position]).flatten()
        of_file = group.by_id(positions, values)
        columns = [_promoted(of_file.get(ids[f.name]), f, len(part)) for f in target.fields]
        return to_struct(columns, len(part), target)

    return _scatter([(group.rows, decode(group)) for group in groups], len(spans.starts), target)


def _promoted(of_file: tuple[pa.Field, pa.Array] | None, now: pa.Field, n_rows: int) -> pa.Array:
    """Cast bounds of a field if the cast keeps their order; otherwise they are unknown."""
    if of_file is not None and keeps_order(of_file[0], now):
        with suppress(pa.ArrowInvalid):  # a time out of range of the finer unit
            return of_file[1].cast(now.type)
    return null_array(n_rows, now.type)


def _sound_rows(
    spans: Spans, fields: pa.StructType, position: int
) -> tuple[NDArray[np.bool_], str | None]:
    """Return the rows in which a field can be decoded, and what is wrong in the first other one."""
    is_sound, reason = np.ones(len(spans), dtype=bool), None
    pending, attempts = [(0, len(spans))], _MOST_ATTEMPTS
    while pending:
        start, end = pending.pop()
        part = Spans(spans.data, spans.starts[start:end], spans.lengths[start:end])
        try:
            decode_spans(part, fields, [position])
        except CorruptMetadataError as error:
            attempts -= 1
            if end - start == 1 or attempts < 0:
                is_sound[start:end], reason = False, error.reason
            else:
                middle = (start + end) // 2
                pending += [(start, middle), (middle, end)]
    return is_sound, reason


def known_bounds(bounds: pa.StructArray) -> pa.StructArray:
    """Replace NaN bounds with null.

    ORC writers left both bounds NaN if the first value of a file was NaN; newer ones omit them.
    Spec: Paimon 2.x, format/orc/filter/OrcSimpleStatsExtractor.java.
    """
    if not any(pat.is_floating(f.type) for f in bounds.type.fields):
        return bounds
    columns = bounds.flatten()
    for at, column in enumerate(columns):
        if pat.is_floating(column.type) and pc.any(pc.is_nan(column)).as_py():
            unknown = pa.nulls(1, column.type)[0]  # pa.scalar would load pandas
            columns[at] = pc.if_else(pc.is_nan(column), unknown, column)
    return to_struct(columns, len(bounds), bounds.type)


def decode_null_counts(
    counts: pa.Array,
    groups: list[StatsGroup],
    columns: pa.StructType,
    ids: Mapping[str, int],
    absent: pa.Array,
) -> pa.StructArray:
    """Turn the list of null counts of each entry into a struct by columns of the current schema.

    A column that was added after a file was written is null in all rows of the file.
    Spec: Paimon 1.x, core/stats/SimpleStatsEvolution.java.

    Args:
        counts: the list of each entry.
        groups: the entries by the columns of their lists.
        absent: the count of a column that an entry's file does not have; null if not known.
    """
    target = pa.struct([pa.field(f.name, pa.int64()) for f in columns.fields])
    chosen = {ids[f.name] for f in columns.fields}

    def decode(group: StatsGroup) -> pa.Array:
        part, default = _part(counts, group.rows), _part(absent, group.rows)
        positions, unknown = group.positions(chosen), null_array(len(part), pa.int64())
        of_file = group.by_id(positions, list_columns(part, len(group.fields), positions))
        results = []
        for now in columns.fields:
            field, column = of_file.get(ids[now.name], (now, default))
            is_lacking = group.file_ids is not None and ids[now.name] not in group.file_ids
            is_known = keeps_nulls(field, now) if ids[now.name] in of_file else is_lacking
            results.append(column if is_known else unknown)
        return to_struct(results, len(part), target)

    return _scatter([(group.rows, decode(group)) for group in groups], len(counts), target)


def _part(array: pa.Array, rows: NDArray[np.int64]) -> pa.Array:
    return array.take(number_array(rows)) if len(rows) < len(array) else array


def list_columns(lists: pa.Array, width: int, positions: Sequence[int]) -> list[pa.Array]:
    """Return one array per position in lists of `width` null counts.

    Null if a list has another length, or the count is unknown.
    """
    offsets, items = to_numbers(lists.offsets).astype(np.int64), lists.values
    fits = np.diff(offsets) == width
    if lists.null_count:
        fits &= to_flags(lists.is_valid())
    if not fits.any():
        return [null_array(len(lists), pa.int64())] * len(positions)
    numbers = to_numbers(items)
    # The Parquet footer had no count: writers omit statistics of columns with very long values.
    # Spec: Paimon 1.x, format/parquet/ParquetSimpleStatsExtractor.java.
    is_unknown = numbers == _UNKNOWN_COUNT
    if items.null_count:
        is_unknown |= to_flags(items.is_null())
    is_lost, all_fit, has_unknown = ~fits, fits.all(), is_unknown.any()
    columns = []
    for position in positions:
        at: Any = slice(offsets[0] + position, offsets[-1], width)
        if not all_fit:
            at = np.where(fits, offsets[:-1] + position, 0)
        values = new_array(len(lists), np.int64)
        values[:] = numbers[at]
        is_null = is_unknown[at] | is_lost if has_unknown else is_lost
        columns.append(number_array(values, is_null if has_unknown or not all_fit else None))
    return columns


def to_struct(columns: list[pa.Array], length: int, target: pa.StructType) -> pa.StructArray:
    """Return structs of `columns`; of no columns, `length` empty structs."""
    if not columns:
        return pa.StructArray.from_buffers(target, length, [None])
    return pa.StructArray.from_arrays(columns, fields=target.fields)


def _scatter(
    parts: list[tuple[NDArray[np.int64], pa.Array]], length: int, target: pa.StructType
) -> pa.StructArray:
    """Restore the order of the entries."""
    if not parts:
        return to_struct([pa.nulls(0, f.type) for f in target.fields], 0, target)
    if len(parts) == 1:
        return parts[0][1]
    places = np.empty(length, dtype=np.int64)
    places[np.concatenate([rows for rows, _ in parts])] = np.arange(length)
    return pa.concat_arrays([array for _, array in parts]).take(number_array(places))

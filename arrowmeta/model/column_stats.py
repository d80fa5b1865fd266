"""The relation `column_stats`: the statistics in entries, turned to a row for each column.

Knows what bounds mean in either format and how values are written as text; which entries stand for
a live file is decided above.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.model.shape import FIELD_ID, TableShape
from arrowmeta.model.tables import base_schema

_HEX_DIGITS = np.array([f"{byte:02x}".encode() for byte in range(256)], dtype="S2")


def to_text(values: pa.Array) -> pa.Array:
    """Return each value as text; null stays null."""
    if isinstance(values, pa.ExtensionArray):
        values = values.storage
    kind = values.type
    if pa.types.is_nested(kind):
        return pa.nulls(len(values), pa.string())
    if pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind):
        return _to_hex(values.cast(pa.binary()))
    if pa.types.is_decimal128(kind) and kind.scale > 0:
        return _to_plain_decimal(values)
    return values.cast(pa.string())


def _to_hex(values: pa.Array) -> pa.Array:
    _, offsets_buffer, data = values.buffers()
    if offsets_buffer is None or not len(values):
        return pa.nulls(len(values), pa.string())
    # What a slice or a null leaves in the buffer is not copied.
    offsets = np.frombuffer(offsets_buffer, dtype=np.int32)[values.offset :][: len(values) + 1]
    content = np.frombuffer(data or b"", dtype=np.uint8)[offsets[0] : offsets[-1]]
    digits = _HEX_DIGITS[content].tobytes()
    spans = ((offsets.astype(np.int64) - offsets[0]) * 2).astype(np.int64)
    text = pa.Array.from_buffers(
        pa.large_string(), len(values), [None, pa.py_buffer(spans), pa.py_buffer(digits)]
    )
    return pc.if_else(values.is_valid(), text, pa.scalar(None, pa.large_string())).cast(pa.string())


def _to_plain_decimal(values: pa.Array) -> pa.Array:
    """Write decimals without an exponent, which Arrow gives to those near zero."""
    kind = values.type
    whole = pa.Array.from_buffers(
        pa.decimal128(kind.precision, 0), len(values), values.buffers(), offset=values.offset
    ).cast(pa.string())
    digits = pc.utf8_lpad(pc.utf8_ltrim(whole, "-"), kind.scale + 1, "0")
    sign = pc.if_else(pc.starts_with(whole, "-"), "-", "")
    before = pc.utf8_slice_codeunits(digits, 0, -kind.scale)
    after = pc.utf8_slice_codeunits(digits, -kind.scale)
    return pc.binary_join_element_wise(sign, before, ".", after, "", null_handling="emit_null")


#: Tells from which length on a bound of a column may have been cut short.
TruncatedLength: TypeAlias = Callable[[str], int | None]

_SCHEMA = base_schema("column_stats", TableShape())
#: Columns that come from a field of a struct column of entries.
_STATS = {
    "lower": "lower_bounds",
    "upper": "upper_bounds",
    "null_count": "null_value_counts",
    "nan_count": "nan_value_counts",
    "value_count": "value_counts",
    "column_size": "column_sizes",
}
_OF_ENTRY = ("file_path", "content", "entry_id")
_BATCH_ROWS = 8192


def needed_columns(wanted: Collection[str]) -> list[str]:
    """Return the columns of entries that columns of the relation are made of."""
    needed = {_STATS.get(name, name) for name in wanted if name in _STATS or name in _OF_ENTRY}
    if "exactness" in wanted:
        needed |= {"lower_bounds", "upper_bounds"}
    return sorted(needed | {"entry_id"})


def column_stats(
    entries: Iterable[pa.RecordBatch],
    shape: TableShape,
    field_ids: Mapping[str, int],
    wanted: Collection[str],
    truncated_length: TruncatedLength,
    batch_size: int | None = None,
) -> Iterator[pa.RecordBatch]:
    """Return the statistics of each column of each entry: entry by entry within a column.

    Columns of few entries share a batch: every batch costs time, and a table may have thousands.

    Args:
        entries: columns of entries, `needed_columns(wanted)` among them.
        shape: the table's columns that have statistics.
        field_ids: the ids of these columns.
        wanted: the columns of the relation to return, in this order.
        truncated_length: of the source.
        batch_size: rows up to which columns share a batch.
    """
    schema = pa.schema([_SCHEMA.field(name) for name in wanted])
    batches = _by_column(entries, shape, field_ids, schema, truncated_length)
    return _joined(batches, batch_size or _BATCH_ROWS)


def _joined(batches: Iterator[pa.RecordBatch], n_rows: int) -> Iterator[pa.RecordBatch]:
    """Yield the same rows with small batches joined to at most `n_rows`."""
    waiting: list[pa.RecordBatch] = []
    n_waiting = 0
    for batch in batches:
        if n_waiting + batch.num_rows > n_rows and waiting:
            yield pa.concat_batches(waiting)
            waiting, n_waiting = [], 0
        waiting.append(batch)
        n_waiting += batch.num_rows
    if waiting:
        yield pa.concat_batches(waiting)


def _by_column(
    entries: Iterable[pa.RecordBatch],
    shape: TableShape,
    field_ids: Mapping[str, int],
    schema: pa.Schema,
    truncated_length: TruncatedLength,
) -> Iterator[pa.RecordBatch]:
    lengths = [truncated_length(field.name) for field in shape.columns.fields]
    for batch in entries:
        # Once for all columns: to take one field of a struct takes longer the more there are.
        stats = {
            name: batch.column(name).flatten()
            for name in set(_STATS.values())
            if name in batch.schema.names
        }
        for at, field in enumerate(shape.columns.fields):
            of_column = {name: fields[at] for name, fields in stats.items()}
            has_values = field.name not in shape.without_value_bounds
            field_id = field_ids.get(field.name)
            one = _OneColumn(batch, of_column, field, field_id, lengths[at], has_values)
            yield one.batch(schema)
        for at, field in enumerate(shape.repeated.fields, shape.columns.num_fields):
            of_column = {name: fields[at] for name, fields in stats.items()}
            for leaf, of_leaf in _leaves(field, of_column):
                field_id = int(leaf.metadata[FIELD_ID])
                yield _OneColumn(batch, of_leaf, leaf, field_id, None, False).batch(schema)


def _leaves(
    field: pa.Field, stats: Mapping[str, pa.Array]
) -> Iterator[tuple[pa.Field, Mapping[str, pa.Array]]]:
    """Yield what is in a list or map by dotted names, with its statistics."""
    if not pa.types.is_struct(field.type):
        yield field, stats
        return
    flat = {name: array.flatten() for name, array in stats.items()}
    for at, part in enumerate(field.type.fields):
        named = part.with_name(f"{field.name}.{part.name}")
        yield from _leaves(named, {name: parts[at] for name, parts in flat.items()})


class _OneColumn:
    """The statistics that some entries have of one column."""

    def __init__(
        self,
        entries: pa.RecordBatch,
        stats: Mapping[str, pa.Array],
        field: pa.Field,
        field_id: int | None,
        length: int | None,
        bounds_are_values: bool,
    ) -> None:
        self._entries = entries
        self._of_column = stats
        self._field = field
        self._field_id = field_id
        self._length = length
        self._bounds_are_values = bounds_are_values

    def batch(self, schema: pa.Schema) -> pa.RecordBatch:
        """Return columns of the relation."""
        return pa.RecordBatch.from_arrays([self.column(f) for f in schema], schema=schema)

    def column(self, wanted: pa.Field) -> pa.Array:
        """Return one column of the relation."""
        name = wanted.name
        if name in _OF_ENTRY:
            return self._entries.column(name)
        if name in ("lower", "upper"):
            return to_text(self._stats(name))
        if name in _STATS:
            return self._stats(name)
        if name == "exactness":
            return self._exactness()
        facts = {"field_id": self._field_id, "column_name": self._field.name}
        value = facts.get(name, str(self._field.type))
        return pa.repeat(pa.scalar(value, wanted.type), self._entries.num_rows)

    def _stats(self, name: str) -> pa.Array:
        return self._of_column[_STATS[name]]

    def _exactness(self) -> pa.Array:
        lower, upper = self._stats("lower"), self._stats("upper")
        is_known = pc.and_(lower.is_valid(), upper.is_valid())
        if pa.types.is_nested(self._field.type) or not self._bounds_are_values:
            is_known = pa.repeat(pa.scalar(False), len(lower))
        is_cut = pc.fill_null(_may_be_cut(lower, upper, self._length), False)
        word = pc.if_else(is_cut, pa.scalar("truncated"), pa.scalar("exact"))
        return pc.if_else(is_known, word, pa.scalar("unknown"))


def _may_be_cut(lower: pa.Array, upper: pa.Array, length: int | None) -> pa.Array:
    """Tell where a bound may be something else than a value of the column.

    A bound that was cut has the full length it was cut to, or less if the last units of an upper
    one could not be raised: those of bytes are 0xFF, that of a text is no character at all, so that
    only the length of bytes proves nothing. Bounds that are equal were not cut, since an upper one
    is raised when it is. Nanoseconds are cut to microseconds by writers that have no finer clock.
    """
    if pa.types.is_timestamp(lower.type) and lower.type.unit == "ns":
        both = [bound.cast(pa.int64()) for bound in (lower, upper)]
        coarse = [pc.equal(pc.multiply(pc.divide(ns, 1000), 1000), ns) for ns in both]
        return pc.or_(*coarse)
    if length is None or pa.types.is_nested(lower.type):
        return pa.repeat(pa.scalar(False), len(lower))
    is_differing = pc.not_equal(lower, upper)
    if not pa.types.is_string(lower.type):
        return is_differing
    is_long = [pc.greater_equal(pc.utf8_length(bound), length) for bound in (lower, upper)]
    return pc.and_(is_differing, pc.or_(*is_long))

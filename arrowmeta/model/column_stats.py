"""The relation `column_stats`: one row per entry and column, from the statistics of entries.

Takes batches of entries; returns batches of the relation, with bounds as text (`to_text`) and
whether they are exact. Callers filter live files.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct

from arrowmeta.model.shape import FIELD_ID, TableShape
from arrowmeta.model.tables import base_schema
from arrowmeta.model.value_text import points_to_text, to_text

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
_OF_ENTRY = ("file_path", "partition_path", "content", "entry_id")
_BATCH_ROWS = 8192


def needed_columns(wanted: Collection[str]) -> list[str]:
    """Return the columns of entries that the wanted columns are built from."""
    needed = {_STATS.get(name, name) for name in wanted if name in _STATS or name in _OF_ENTRY}
    if "exactness" in wanted:
        needed |= {"lower_bounds", "upper_bounds"}
    return sorted(needed | {"entry_id"})


def column_stats(
    entries: Iterable[pa.RecordBatch],
    shape: TableShape,
    field_ids: Mapping[str, int],
    wanted: Collection[str],
    truncated_lengths: Mapping[str, int],
    batch_size: int | None = None,
) -> Iterator[pa.RecordBatch]:
    """Return the statistics of each column of each entry; ordered by entry within a column.

    Columns of few entries share a batch: each batch has a cost, and tables can have thousands of
    columns.

    Args:
        entries: batches with at least `needed_columns(wanted)`.
        field_ids: field ids by column.
        wanted: columns of the relation to return, in this order.
        truncated_lengths: see `Source.truncated_lengths`.
        batch_size: maximum number of rows that columns share a batch up to.
    """
    schema = pa.schema([_SCHEMA.field(name) for name in wanted])
    batches = _by_column(entries, shape, field_ids, schema, truncated_lengths)
    return _joined(batches, batch_size or _BATCH_ROWS)


def _joined(batches: Iterator[pa.RecordBatch], n_rows: int) -> Iterator[pa.RecordBatch]:
    """Join small batches, up to `n_rows` each."""
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
    truncated_lengths: Mapping[str, int],
) -> Iterator[pa.RecordBatch]:
    lengths = [truncated_lengths.get(field.name) for field in shape.columns.fields]
    for batch in entries:
        # Once for all columns, since getting one field of a struct takes time for all its fields.
        stats = {
            name: batch.column(name).flatten()
            for name in set(_STATS.values())
            if name in batch.schema.names
        }
        for at, field in enumerate(shape.columns.fields):
            of_column = {name: fields[at] for name, fields in stats.items()}
            has_values = field.name not in shape.without_value_bounds
            field_id = field_ids.get(field.name)
            text_of = points_to_text if field.name in shape.points else to_text
            statistics = _OneColumn(
                batch, of_column, field, field_id, lengths[at], has_values, text_of
            )
            yield statistics.batch(schema)
        for at, field in enumerate(shape.repeated.fields, shape.columns.num_fields):
            of_column = {name: fields[at] for name, fields in stats.items()}
            for leaf, of_leaf in _leaves(field, of_column):
                field_id = int(leaf.metadata[FIELD_ID])
                yield _OneColumn(batch, of_leaf, leaf, field_id, None, False).batch(schema)


def _leaves(
    field: pa.Field, stats: Mapping[str, pa.Array]
) -> Iterator[tuple[pa.Field, Mapping[str, pa.Array]]]:
    """Yield the leaves of a list or map by dotted names, with their statistics."""
    if not pa.types.is_struct(field.type):
        yield field, stats
        return
    flat = {name: array.flatten() for name, array in stats.items()}
    for at, part in enumerate(field.type.fields):
        named = part.with_name(f"{field.name}.{part.name}")
        yield from _leaves(named, {name: parts[at] for name, parts in flat.items()})


class _OneColumn(Struct, frozen=True):
    """The statistics of one column in some entries.

    Attributes:
        entries: columns of the entries.
        stats: fields of the column in their struct columns, by the names of these.
        field: the column.
        length: length from which bounds may be truncated; None if they never are.
        bounds_are_values: whether bounds can be compared with values.
        text_of: returns bounds as text.
    """

    entries: pa.RecordBatch
    stats: Mapping[str, pa.Array]
    field: pa.Field
    field_id: int | None
    length: int | None
    bounds_are_values: bool
    text_of: Callable[[pa.Array], pa.Array] = to_text

    def batch(self, schema: pa.Schema) -> pa.RecordBatch:
        """Return columns of the relation."""
        return pa.RecordBatch.from_arrays([self.column(f) for f in schema], schema=schema)

    def column(self, wanted: pa.Field) -> pa.Array:
        """Return one column of the relation."""
        name = wanted.name
        if name in _OF_ENTRY:
            return self.entries.column(name)
        if name in ("lower", "upper"):
            return self.text_of(self._stats(name))
        if name in _STATS:
            return self._stats(name)
        if name == "exactness":
            return self._exactness()
        facts = {"field_id": self.field_id, "column_name": self.field.name}
        value = facts.get(name, str(self.field.type))
        return pa.repeat(pa.scalar(value, wanted.type), self.entries.num_rows)

    def _stats(self, name: str) -> pa.Array:
        return self.stats[_STATS[name]]

    def _exactness(self) -> pa.Array:
        lower, upper = self._stats("lower"), self._stats("upper")
        is_known = pc.and_(lower.is_valid(), upper.is_valid())
        if pa.types.is_nested(self.field.type) or not self.bounds_are_values:
            is_known = pa.repeat(pa.scalar(False), len(lower))
        is_cut = pc.fill_null(_may_be_cut(lower, upper, self.length), False)
        word = pc.if_else(is_cut, pa.scalar("truncated"), pa.scalar("exact"))
        return pc.if_else(is_known, word, pa.scalar("unknown"))


def _may_be_cut(lower: pa.Array, upper: pa.Array, length: int | None) -> pa.Array:
    """Return a mask of bounds that may not be values of the column.

    A truncated bound of text has the full length. One of binary can be shorter, since rounding up
    drops trailing 0xFF. Equal bounds are not truncated: truncation rounds the upper bound up.
    Writers without a nanosecond clock truncate nanoseconds to microseconds.
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

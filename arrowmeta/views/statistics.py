"""What checks and views need of the statistics of entries that SQL would read column by column.

`statistics_faults` compares bounds with each other, with partition values (`partition_faults`) and
with buckets, and counts with row counts. `clustering` measures how far bounds of files overlap in
each column, and of manifests in each partition field; `column_bytes` sums the bytes of each
column's statistics. Each takes a source and gives a base relation.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.iceberg.rows import allowed_form
from arrowmeta.kernels.buffers import (
    is_text_or_bytes,
    null_array,
    number_array,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
)
from arrowmeta.kernels.rows import contradict
from arrowmeta.model.reading import batches_of, live_entries, read_relation
from arrowmeta.model.scan import Scan
from arrowmeta.model.shape import TableShape, is_ordered, ordered_columns
from arrowmeta.model.source import BATCH_SIZE, Source
from arrowmeta.model.tables import (
    CLUSTERING,
    COLUMN_BYTES,
    STATISTICS,
    STATISTICS_FAULTS,
    column_field,
)
from arrowmeta.model.value_text import exact_text
from arrowmeta.views.partition_faults import (
    Contradiction,
    bucket_contradictions,
    partition_contradictions,
)

_COUNTS = ("null_value_counts", "nan_value_counts", "value_counts")
_BOUNDS = ("lower_bounds", "upper_bounds")
_KEYS = ("min_key", "max_key")
_KEY_BOUNDS = ("key_lower_bounds", "key_upper_bounds")
_ODD = ("odd_lower_bounds", "odd_upper_bounds", "odd_null_counts")
_OF_PARTITIONS = ("partition_is_known", "spec_id")


def statistics_faults(source: Source) -> Iterator[pa.RecordBatch]:
    """Yield contradictions in the statistics of the source's entries."""
    for batch in batches_of(source, "entries", looked_at(source), BATCH_SIZE):
        yield from faults_among(batch, source)


def entries_and_faults(
    source: Source, scan: Scan, columns: Sequence[str]
) -> tuple[pa.Table, pa.Table]:
    """Return columns of entries, and `STATISTICS_FAULTS` of them, decoded in one pass.

    Args:
        source: the snapshot.
        scan: of its entries, or some of them.
        columns: names of columns, or flat names.
    """
    schema = pa.schema([column_field(scan.schema, name) for name in columns])
    entries: list[pa.RecordBatch] = []
    faults: list[pa.RecordBatch] = []
    names = list(dict.fromkeys([*columns, *looked_at(source)]))
    for batch in scan.batches(names, None, BATCH_SIZE):
        faults += faults_among(batch, source)
        entries.append(batch.select(columns))
    of_entries = pa.Table.from_batches(faults, STATISTICS_FAULTS)
    return pa.Table.from_batches(entries, schema), of_entries


def looked_at(source: Source) -> list[str]:
    """Return the columns of entries that are checked, by flat names."""
    of_columns = _flat(source.shape.by_column(), *_BOUNDS, *_COUNTS)
    of_keys = _flat(source.shape.primary_key, *_KEYS, *_KEY_BOUNDS, "key_null_value_counts")
    sources = source.shape.partition_sources
    partition = [f"partition.{field.partition}" for field in sources]
    partition += _OF_PARTITIONS if sources else ()
    names = ["entry_id", "record_count", *_ODD, *of_columns, *of_keys, *partition]
    names += source.bucket_of_key.parts if source.bucket_of_key else ()
    return list(dict.fromkeys(names))


def _flat(fields: pa.StructType, *roots: str) -> list[str]:
    return [f"{root}.{name}" for name in fields.names for root in roots]


def faults_among(entries: pa.RecordBatch, source: Source) -> Iterator[pa.RecordBatch]:
    """Yield contradictions in the statistics of some of the source's entries."""
    yield from faults_of(_of_columns(entries, source.shape), entries, "statistics")
    for field in source.shape.partition_sources:
        wrong = partition_contradictions(entries, field, source.shape)
        yield from faults_of(wrong, entries, "partition", f"partition field {field.partition}")
    yield from faults_of(bucket_contradictions(entries, source), entries, "partition", "bucket")
    for name in _ODD:
        yield from _malformed(entries, name, source)


def faults_of(
    contradictions: Iterator[Contradiction],
    entries: pa.RecordBatch,
    topic: str,
    place: str | None = None,
) -> Iterator[pa.RecordBatch]:
    """Yield `STATISTICS_FAULTS`: a fault for each entry that contradicts itself."""
    for column, is_wrong, *said in contradictions:
        rows = np.flatnonzero(to_flags(pc.fill_null(is_wrong, False)))
        if not len(rows):
            continue
        at = number_array(rows)
        texts = (
            pc.binary_join_element_wise(
                text_scalar(word), exact_text(values.take(at)), text_scalar("")
            )
            for word, values in said
        )
        ids = number_array(to_numbers(entries.column("entry_id"))[rows])
        yield _about(topic, place, ids, pa.repeat(text_scalar(column), len(rows)), *texts)


def _malformed(entries: pa.RecordBatch, name: str, source: Source) -> Iterator[pa.RecordBatch]:
    """Yield what cannot be decoded, or is not allowed for the type of its column."""
    odd = entries.column(name)
    if odd.null_count == len(odd):
        return
    parts = pc.split_pattern(pc.list_flatten(odd), "\t", max_splits=1)
    forms, columns = (pc.list_element(parts, at) for at in (0, 1))
    ids = entries.column("entry_id").take(pc.list_parent_indices(odd))
    of_row = "a count of each column" if name == "odd_null_counts" else "a BinaryRow"
    types = {
        f.name: of_row if source.format == "paimon" else allowed_form(f.type)
        for f in source.shape.by_column().fields
    }
    names = columns.dictionary_encode()
    allowed = text_array([types.get(name, "") for name in names.dictionary.to_pylist()])
    place = name.removeprefix("odd_").removesuffix("s").replace("_", " ")
    yield _about("form", place, ids, columns, allowed.take(names.indices), forms)


def _about(topic: str, place: str | None, *columns: pa.Array) -> pa.RecordBatch:
    n_rows = len(columns[0])
    places = (
        null_array(n_rows, pa.string()) if place is None else pa.repeat(text_scalar(place), n_rows)
    )
    topics = pa.repeat(text_scalar(topic), n_rows)
    return pa.RecordBatch.from_arrays([*columns, topics, places], schema=STATISTICS_FAULTS)


def _of_columns(entries: pa.RecordBatch, shape: TableShape) -> Iterator[Contradiction]:
    for column in ordered_columns(shape):
        yield from _inverted_bounds(entries, column.name, *_BOUNDS)
    for column in shape.by_column().names:
        yield from _too_many(entries, column)
        yield from _other_values(entries, column, column in shape.in_optional_structs)
    for key in shape.primary_key.fields:
        if is_ordered(key.type):
            yield from _inverted_bounds(entries, key.name, *_KEY_BOUNDS)
            yield from _contradictory_keys(
                entries, key.name, key.name == shape.primary_key.names[0]
            )


def _inverted_bounds(batch: pa.RecordBatch, column: str, *roots: str) -> Iterator[Contradiction]:
    lower, upper = (batch.column(f"{root}.{column}") for root in roots)
    is_wrong = pc.greater(lower, upper)
    if pa.types.is_floating(lower.type):
        # pypaimon writes infinities if all values are NaN.
        is_empty = pc.and_(pc.equal(lower, math.inf), pc.equal(upper, -math.inf))
        is_wrong = pc.and_not(is_wrong, is_empty)
    yield Contradiction(column, is_wrong, ("lower bound up to ", upper), ("", lower))


def _contradictory_keys(
    batch: pa.RecordBatch, column: str, is_first: bool
) -> Iterator[Contradiction]:
    """Yield key columns of which the first or last key contradicts the bounds.

    A key column may be none of the schema, so that it has bounds as a key only.
    """
    has_bounds = f"{_BOUNDS[0]}.{column}" in batch.schema.names
    bounds_of_keys = [
        (batch.column(f"{low}.{column}"), batch.column(f"{high}.{column}"))
        for low, high in (_KEYS, _KEY_BOUNDS, *([_BOUNDS] if has_bounds else []))
    ]
    is_wrong = contradict(bounds_of_keys, is_exact=is_first)
    if not pc.any(is_wrong).as_py():
        return
    keys, *bounds = (
        pc.binary_join_element_wise(
            *map(exact_text, pair),
            text_scalar(" to "),
            null_handling="replace",
            null_replacement="unknown",
        )
        for pair in bounds_of_keys
    )
    ranges = pc.binary_join_element_wise(*bounds, text_scalar(" and "))
    yield Contradiction(column, is_wrong, ("keys of the bounds ", ranges), ("keys ", keys))


def _too_many(batch: pa.RecordBatch, column: str) -> Iterator[Contradiction]:
    nulls, nans, values = (batch.column(f"{root}.{column}") for root in _COUNTS)
    zeros = _zeros(len(batch))
    # Columns inside lists have their own value count, which may exceed the row count.
    total = pc.coalesce(values, batch.column("record_count"))
    has_total = pc.greater_equal(total, zeros)
    is_wrong = pc.and_kleene(_is_outside(nulls, total), has_total)
    yield Contradiction(column, is_wrong, ("0 nulls up to ", total), ("nulls ", nulls))
    # Compare before subtracting: counts may be any 64-bit integers.
    is_possible = pc.and_kleene(has_total, pc.fill_null(pc.invert(is_wrong), True))
    left = pc.if_else(is_possible, pc.subtract(total, pc.coalesce(nulls, zeros)), None)
    is_wrong = pc.and_kleene(_is_outside(nans, left), is_possible)
    yield Contradiction(column, is_wrong, ("0 NaN up to ", left), ("NaN ", nans))
    is_wrong = pc.and_kleene(pc.equal(left, pc.coalesce(nans, zeros)), _is_bounded(batch, column))
    expected = ("bounds, so fewer nulls and NaN than ", total)
    yield Contradiction(column, is_wrong, expected, ("nulls and NaN ", total))


def _is_bounded(batch: pa.RecordBatch, column: str) -> pa.Array:
    """Return whether a column has a bound; infinite bounds may stand for NaN."""
    lower, upper = (batch.column(f"{root}.{column}") for root in _BOUNDS)
    if pa.types.is_floating(lower.type):
        return pc.or_kleene(pc.is_finite(lower), pc.is_finite(upper))
    return pc.or_(lower.is_valid(), upper.is_valid())


def _other_values(
    batch: pa.RecordBatch, column: str, may_be_fewer: bool
) -> Iterator[Contradiction]:
    """Yield columns whose value count differs from the row count of the file.

    Args:
        may_be_fewer: whether some writers leave rows out (see `nulls_of_field`).
    """
    values, rows = batch.column(f"value_counts.{column}"), batch.column("record_count")
    zeros = _zeros(len(batch))
    if pa.types.is_nested(batch.schema.field(f"lower_bounds.{column}").type):
        # Lists may have more or fewer items than rows.
        is_wrong = pc.less(values, zeros)
        yield Contradiction(column, is_wrong, ("values from ", zeros), ("values ", values))
        return
    is_other = _is_outside(values, rows) if may_be_fewer else pc.not_equal(values, rows)
    is_wrong = pc.and_kleene(is_other, pc.greater_equal(rows, zeros))
    expected = "values from 0 to " if may_be_fewer else "values "
    yield Contradiction(column, is_wrong, (expected, rows), ("values ", values))


def _is_outside(counts: pa.Array, most: pa.Array) -> pa.Array:
    return pc.or_kleene(pc.greater(counts, most), pc.less(counts, _zeros(len(counts))))


def _zeros(n: int) -> pa.Array:
    return number_array(np.zeros(n, dtype=np.int64))


# -- bytes and overlaps ----------------------------------------------------------------------------

#: Statistics of a column in entries.
ROOTS = tuple(STATISTICS.values())


def column_bytes(source: Source) -> pa.Table:
    """Return `model.tables.COLUMN_BYTES`."""
    columns = source.shape.by_column().names
    flat = [f"{root}.{name}" for name in columns for root in ROOTS]
    sizes: Counter[str] = Counter()
    entries: Counter[str] = Counter()
    for batch in batches_of(source, "entries", flat, BATCH_SIZE) if flat else ():
        for name in columns:
            parts = [batch.column(f"{root}.{name}") for root in ROOTS]
            sizes[name] += sum(map(_value_bytes, parts))
            has_any = reduce(pc.or_, (part.is_valid() for part in parts))
            entries[name] += int(np.count_nonzero(to_flags(has_any)))
    rows = [
        {"column_name": name, "entry_count": entries[name], "bytes": sizes[name]}
        for name in columns
    ]
    return pa.Table.from_pylist(rows, COLUMN_BYTES)


def _value_bytes(values: Any) -> int:
    """Return the bytes of values that are not null; of nested values, of what they contain."""
    kind = values.type
    if pa.types.is_null(kind):  # has no width
        return 0
    if is_text_or_bytes(kind):
        return int(pc.sum(pc.binary_length(values)).as_py() or 0)
    if pa.types.is_struct(kind):
        return sum(map(_value_bytes, values.flatten()))
    if pa.types.is_map(kind):  # has no `flatten`
        entries = pa.struct([kind.key_field, kind.item_field])
        values = values.cast(pa.list_(entries))
    if pa.types.is_nested(kind):
        return _value_bytes(values.flatten())
    return (len(values) - values.null_count) * kind.bit_width // 8


def clustering(source: Source) -> pa.Table:
    """Return the relation `clustering` of the live data files and of the data manifests."""
    rows = [*_of_files(source), *_of_manifests(source)]
    return pa.Table.from_pylist(rows, CLUSTERING)


def _of_files(source: Source) -> Iterator[dict[str, Any]]:
    columns = [f.name for f in ordered_columns(source.shape)]
    flat = [f"{root}.{name}" for name in columns for root in _BOUNDS]
    files = live_entries(source, "data_files", flat)
    for name in columns:
        lower, upper = (files[f"{root}.{name}"] for root in _BOUNDS)
        yield {"unit": "file", "column_name": name} | overlaps(lower, upper)


def _of_manifests(source: Source) -> Iterator[dict[str, Any]]:
    roots = ["partition_lower", "partition_upper"]
    listed = read_relation(source, "manifests", ["content", *roots])
    manifests = listed.filter(pc.equal(listed["content"], "data"))
    for at, field in enumerate(source.shape.by_partition().fields):
        if is_ordered(field.type):
            lower, upper = (pc.struct_field(manifests[root], [at]) for root in roots)
            yield {"unit": "manifest", "column_name": field.name} | overlaps(lower, upper)


def overlaps(lower: pa.ChunkedArray, upper: pa.ChunkedArray) -> dict[str, Any]:
    """Return overlap statistics of ranges, from the order of their bounds only.

    The depth at a value is the number of ranges that began at or before it minus those that ended
    before it; both are counted by the ranks of bounds.
    """
    has_bounds = pc.and_(lower.is_valid(), upper.is_valid())
    low, high = (bound.filter(has_bounds).combine_chunks() for bound in (lower, upper))
    n_ranges = len(low)
    facts = {"range_count": n_ranges, "unknown_count": len(lower) - n_ranges, "disjoint_count": 0}
    if not n_ranges:
        return facts
    ranks = pc.rank(pa.concat_arrays([low, high]), tiebreaker="dense")
    places = to_numbers(ranks).astype(np.int64)
    begins, ends = places[:n_ranges], np.maximum(places[:n_ranges], places[n_ranges:])
    begun, ended = (
        np.cumsum(np.bincount(bounds, minlength=ends.max() + 1)) for bounds in (begins, ends)
    )
    ended_before = ended[begins - 1]  # ranks count from 1
    depth = begun[begins] - ended_before
    others = begun[ends] - ended_before - 1
    return facts | {
        "disjoint_count": int(np.count_nonzero(others == 0)),
        "average_overlaps": float(others.mean()),
        "average_depth": float(depth.mean()),
        "max_depth": int(depth.max()),
    }

"""Base relations behind the views `clustering` and `metadata_bytes`.

`clustering` measures how far bounds of files overlap in each column, and of manifests in each
partition field; `column_bytes` sums the bytes of each column's statistics over all entries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.kernels.buffers import is_text_or_bytes, to_flags, to_numbers
from arrowmeta.model.reading import batches_of, live_entries, read_relation
from arrowmeta.model.shape import is_ordered, ordered_columns
from arrowmeta.model.source import BATCH_SIZE, Source
from arrowmeta.model.tables import CLUSTERING, COLUMN_BYTES, STATISTICS

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
    flat = [f"{root}.{name}" for name in columns for root in ("lower_bounds", "upper_bounds")]
    files = live_entries(source, "data_files", flat)
    for name in columns:
        lower, upper = (files[f"{root}.{name}"] for root in ("lower_bounds", "upper_bounds"))
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
    is_known = pc.and_(lower.is_valid(), upper.is_valid())
    low, high = (bound.filter(is_known).combine_chunks() for bound in (lower, upper))
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

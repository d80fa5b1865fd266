"""Rows of an Iceberg manifest as numpy makes them: the schema with field ids, and the entries.

Spec: Iceberg, Manifests, version 2; Appendix A (maps with integer keys), Appendix D (bounds).
"""

from __future__ import annotations

import numpy as np

from bench.avro_schema import Schema, nullable, record
from bench.cells import (
    Cells,
    Longs,
    array,
    constant,
    digits,
    fixed,
    joined,
    long,
    longs,
    null,
    sized,
    some,
    texts,
    uuids,
)
from bench.columns import Column, column, dates, truth_of
from bench.truth import Truth

#: The status of an entry.
ADDED = 1

SNAPSHOT_ID = 3_051_729_675_574_597_004
LOCATION = b"s3://bucket/db/t"


def _map(key_id: int, value_id: int, value: str) -> Schema:
    items = record(f"k{key_id}_v{value_id}", key=(key_id, "int"), value=(value_id, value))
    return {"type": "array", "items": items, "logicalType": "map"}


def _list(element_id: int, items: str) -> Schema:
    return {"type": "array", "items": items, "element-id": element_id}


ENTRY = record(
    "manifest_entry",
    status=(0, "int"),
    snapshot_id=(1, nullable("long")),
    sequence_number=(3, nullable("long")),
    file_sequence_number=(4, nullable("long")),
    data_file=(
        2,
        record(
            "r2",
            content=(134, "int"),
            file_path=(100, "string"),
            file_format=(101, "string"),
            partition=(
                102,
                record("r102", dt=(1000, nullable("string"))),
            ),
            record_count=(103, "long"),
            file_size_in_bytes=(104, "long"),
            column_sizes=(108, nullable(_map(117, 118, "long"))),
            value_counts=(109, nullable(_map(119, 120, "long"))),
            null_value_counts=(110, nullable(_map(121, 122, "long"))),
            nan_value_counts=(137, nullable(_map(138, 139, "long"))),
            lower_bounds=(125, nullable(_map(126, 127, "bytes"))),
            upper_bounds=(128, nullable(_map(129, 130, "bytes"))),
            key_metadata=(131, nullable("bytes")),
            split_offsets=(132, nullable(_list(133, "long"))),
            equality_ids=(135, nullable(_list(136, "int"))),
            sort_order_id=(140, nullable("int")),
            referenced_data_file=(143, nullable("string")),
        ),
    ),
)


def entries(n_entries: int, n_columns: int, seed: int, days: range) -> tuple[Cells, Truth]:
    """Return entries of a v2 table with `n_columns` columns, and what is in them."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(1, 1_000_000, n_entries)
    sizes = rng.integers(1 << 10, 1 << 27, n_entries)
    dates_of = rng.integers(days.start, days.stop, n_entries)
    columns = [column(rng, position, dates_of, rows) for position in range(n_columns)]
    paths = texts(
        LOCATION + b"/data/dt=",
        dates(dates_of),
        b"/",
        digits(np.arange(n_entries), 5),
        b"-",
        uuids(rng, n_entries),
        b".parquet",
        n_rows=n_entries,
    )
    cells = joined(
        long(ADDED, n_entries),
        some(long(SNAPSHOT_ID, n_entries)),
        some(long(1, n_entries)),
        some(long(1, n_entries)),
        long(0, n_entries),
        sized(fixed(paths)),
        sized(constant(b"PARQUET", n_entries)),
        some(sized(fixed(dates(dates_of)))),
        longs(rows),
        longs(sizes),
        _metrics(columns, rng, rows),
        null(n_entries),
        some(array([long(4, n_entries)], n_entries)),
        null(n_entries),
        some(long(0, n_entries)),
        null(n_entries),
    )
    return cells, truth_of(
        rows, sizes, paths, np.asarray(columns[1].lower), np.zeros(n_entries, dtype=np.bool_)
    )


def _metrics(columns: list[Column], rng: np.random.Generator, rows: Longs) -> Cells:
    n = len(rows)
    sizes = [longs(rng.integers(0, 1 << 20, n)) for _ in columns]
    return joined(
        _by_column(sizes, n),
        _by_column([longs(rows) for _ in columns], n),
        _by_column([longs(made.null_count) for made in columns], n),
        some(array([], n)),
        _bounds(columns, "lower"),
        _bounds(columns, "upper"),
    )


def _by_column(values: list[Cells], n: int) -> Cells:
    """Return a map from field ids, which count from 1, to values."""
    return some(array(_items(values, n), n))


def _bounds(columns: list[Column], end: str) -> Cells:
    """Return a map from field ids to bounds; a column that holds nulls only has none."""
    n = len(columns[0].is_null)
    items = _items([_bound(made, end) for made in columns], n)
    there = [item.where(~made.is_null) for item, made in zip(items, columns, strict=True)]
    count = sum(~made.is_null for made in columns)
    return some(joined(longs(np.asarray(count)), *there, long(0, n)))


def _items(values: list[Cells], n: int) -> list[Cells]:
    return [joined(long(field_id, n), value) for field_id, value in enumerate(values, 1)]


def _bound(made: Column, end: str) -> Cells:
    """Return the single-value form."""
    value = made.lower if end == "lower" else made.upper
    if isinstance(value, Cells):
        return sized(value)
    return sized(fixed(np.ascontiguousarray(value[:, np.newaxis]).view(np.uint8)))

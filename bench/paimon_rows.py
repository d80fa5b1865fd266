"""Rows of a Paimon manifest as numpy makes them: the schema, the entries, and BinaryRows.

Spec: Paimon 1.x, ManifestEntry.SCHEMA, DataFileMeta.SCHEMA, BinaryRow.
"""

from __future__ import annotations

import struct

import numpy as np
from numpy.typing import NDArray

from bench.avro_schema import Schema, nullable, record
from bench.cells import (
    Bytes,
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

_STRINGS = {"type": "array", "items": "string"}
_NULL_COUNTS = {"type": "array", "items": nullable("long")}
_MILLIS = {"type": "long", "logicalType": "timestamp-millis"}
_SLOT_LEN = 8


def stats_schema(name: str) -> Schema:
    """Return the schema of SimpleStats under a name."""
    return record(
        name, _MIN_VALUES="bytes", _MAX_VALUES="bytes", _NULL_COUNTS=nullable(_NULL_COUNTS)
    )


ENTRY = record(
    "org.apache.paimon.avro.generated.record",
    _VERSION="int",
    _KIND="int",
    _PARTITION="bytes",
    _BUCKET="int",
    _TOTAL_BUCKETS="int",
    _FILE=record(
        "record__FILE",
        _FILE_NAME="string",
        _FILE_SIZE="long",
        _ROW_COUNT="long",
        _MIN_KEY="bytes",
        _MAX_KEY="bytes",
        _KEY_STATS=stats_schema("record__FILE__KEY_STATS"),
        _VALUE_STATS=stats_schema("record__FILE__VALUE_STATS"),
        _MIN_SEQUENCE_NUMBER="long",
        _MAX_SEQUENCE_NUMBER="long",
        _SCHEMA_ID="long",
        _LEVEL="int",
        _EXTRA_FILES=_STRINGS,
        _CREATION_TIME=nullable(_MILLIS),
        _DELETE_ROW_COUNT=nullable("long"),
        _EMBEDDED_FILE_INDEX=nullable("bytes"),
        _FILE_SOURCE=nullable("int"),
        _VALUE_STATS_COLS=nullable(_STRINGS),
        _EXTERNAL_PATH=nullable("string"),
        _FIRST_ROW_ID=nullable("long"),
        _WRITE_COLS=nullable(_STRINGS),
    ),
)


def entries(
    n_entries: int, n_columns: int, seed: int, days: range, *, deletes: bool = True
) -> tuple[Cells, Truth]:
    """Return entries of a primary key table with `n_columns` columns, and what is in them."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(1, 1_000_000, n_entries)
    sizes = rng.integers(1 << 10, 1 << 27, n_entries)
    dates_of = rng.integers(days.start, days.stop, n_entries)
    columns = [column(rng, position, dates_of, rows) for position in range(n_columns)]
    names = texts(
        b"data-",
        uuids(rng, n_entries),
        b"-",
        digits(np.arange(n_entries) % 10, 1),
        b".parquet",
        n_rows=n_entries,
    )
    of_entry, is_deleted = _deletions(rng, n_entries, deletes=deletes)
    files = joined(
        sized(binary_row([columns[0]], "lower")),
        longs(rng.integers(0, 64, n_entries)),
        long(64, n_entries),
        sized(fixed(names)),
        longs(sizes),
        longs(rows),
        _statistics(columns, rng, rows, seed * n_entries),
    )
    cells = joined(long(2, n_entries), longs(is_deleted.astype(np.int64)), files.at(of_entry))
    lower = np.asarray(columns[1].lower)[of_entry]
    return cells, truth_of(rows[of_entry], sizes[of_entry], names[of_entry], lower, is_deleted)


def _deletions(
    rng: np.random.Generator, n_entries: int, *, deletes: bool
) -> tuple[Longs, NDArray[np.bool_]]:
    """Return which file each entry is of, and whether it deletes it: one in ten does, or none.

    An entry that deletes repeats one that adds and comes before it.
    """
    n_deleted = n_entries // 10 if deletes else 0
    pairs = rng.permutation(n_entries)[: 2 * n_deleted].reshape(-1, 2)
    of_entry, is_deleted = np.arange(n_entries), np.zeros(n_entries, dtype=np.bool_)
    of_entry[pairs.max(axis=1)] = pairs.min(axis=1)
    is_deleted[pairs.max(axis=1)] = True
    return of_entry, is_deleted


def _statistics(columns: list[Column], rng: np.random.Generator, rows: Longs, first: int) -> Cells:
    """Return the fields of a file from its keys to its end."""
    n = len(rows)
    key = columns[1:2]
    low_key, high_key = (sized(binary_row(key, end)) for end in ("lower", "upper"))
    sequence = 1_000_000 * (first + np.arange(n))
    return joined(
        low_key,
        high_key,
        joined(low_key, high_key, _null_counts(key)),
        *(sized(binary_row(columns, end)) for end in ("lower", "upper")),
        _null_counts(columns),
        longs(sequence),
        longs(sequence + rows - 1),
        long(0, n),
        longs(rng.choice([0, 0, 4, 5], n)),
        array([], n),
        some(longs(1_714_521_600_000 + first + np.arange(n))),
        some(long(0, n)),
        null(n),
        some(longs(np.arange(n) % 2)),
        *(null(n) for _ in range(4)),
    )


def _null_counts(columns: list[Column]) -> Cells:
    counts = [some(longs(made.null_count)) for made in columns]
    return some(array(counts, len(columns[0].null_count)))


def binary_row(columns: list[Column], end: str) -> Cells:
    """Return a BinaryRow per file: arity, null bits, a slot per value, then the texts.

    `end` is `lower` or `upper`. Texts have more than 7 bytes, so none lies in its slot.
    """
    arity, n_rows = len(columns), len(columns[0].is_null)
    is_null = np.column_stack([made.is_null for made in columns])
    slots = np.zeros((n_rows, arity), dtype=np.int64)
    tail_pos = np.full(n_rows, _null_len(arity) + _SLOT_LEN * arity, dtype=np.int64)
    tails = []
    for i, made in enumerate(columns):
        value = made.lower if end == "lower" else made.upper
        if isinstance(value, Cells):
            text = value.where(~made.is_null)
            tails += [text, _padding(text)]
            slots[:, i] = tail_pos << 32 | text.lengths
            tail_pos = tail_pos + -(-text.lengths // _SLOT_LEN) * _SLOT_LEN
        else:
            slots[:, i] = value.view(np.int64) if value.dtype == np.float64 else value
    slots[is_null] = 0
    return joined(
        constant(struct.pack(">i", arity), n_rows),
        fixed(_null_bytes(is_null)),
        fixed(np.ascontiguousarray(slots.astype("<i8")).view(np.uint8)),
        *tails,
    )


def partition_row(day: int) -> bytes:
    """Return the BinaryRow of one partition."""
    text = fixed(dates(np.array([day])))
    column = Column("string", text, text, np.zeros(1, dtype=np.bool_), np.zeros(1, dtype=np.int64))
    return binary_row([column], "lower").to_bytes()


def _null_len(arity: int) -> int:
    """Null bits follow 8 bits for the kind of row, in whole words."""
    return (arity + 63 + 8) // 64 * 8


def _null_bytes(is_null: NDArray[np.bool_]) -> Bytes:
    n_rows, arity = is_null.shape
    bits = np.zeros((n_rows, 8 * _null_len(arity)), dtype=np.bool_)
    bits[:, 8 : 8 + arity] = is_null
    return np.packbits(bits, axis=1, bitorder="little")


def _padding(text: Cells) -> Cells:
    """Zeros up to the next whole word."""
    n_missing = -text.lengths % _SLOT_LEN
    keep = np.arange(_SLOT_LEN) < n_missing[:, np.newaxis]
    return Cells(np.zeros(keep.shape, dtype=np.uint8), keep)

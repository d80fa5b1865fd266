"""Made-up values of a table's columns, for many files at once: bounds and counts of nulls.

The types go round by position: a date as text, a 64-bit key, a small 32-bit number, a double; the
text after the first is a word and a number, of varying length. Every seventh column is often null.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bench.cells import Bytes, Cells, Longs, constant, digits, fixed, joined
from bench.truth import Truth, checksum

#: The partitions of a table, as days since 1970.
DAYS = range(19_800, 19_900)

#: Types of columns, called as Iceberg does.
KINDS = ("string", "long", "int", "double")

_WORDS = (b"order", b"invoice", b"customer", b"shipment")


@dataclass(frozen=True)
class Column:
    """Bounds of one column in many files.

    Attributes:
        kind: one of `KINDS`.
        lower: numbers, or the cells of text.
        upper: the same.
        is_null: files in which the column has nulls only.
        null_count: nulls of each file.
    """

    kind: str
    lower: NDArray[np.generic] | Cells
    upper: NDArray[np.generic] | Cells
    is_null: NDArray[np.bool_]
    null_count: Longs


def kind_of(position: int) -> str:
    """Return the type of the column at a position."""
    return KINDS[position % len(KINDS)]


def column(
    rng: np.random.Generator, position: int, days: NDArray[np.int64], n_values: Longs
) -> Column:
    """Make the column at a position; the first is the partition, which has one value per file."""
    n_rows = len(days)
    is_null = rng.random(n_rows) < (0.7 if position % 7 == 6 else 0.0)
    counts = rng.integers(0, n_values) if position % 3 == 2 else np.zeros(n_rows, dtype=np.int64)
    null_count = np.where(is_null, n_values, counts)
    if position == 0:
        lower: NDArray[np.generic] | Cells = fixed(dates(days))
        return Column("string", lower, lower, is_null, null_count)
    lower, upper = _bounds(rng, kind_of(position), n_rows)
    return Column(kind_of(position), lower, upper, is_null, null_count)


def dates(days: NDArray[np.int64]) -> Bytes:
    """Return ISO dates, 10 characters each, of days since 1970."""
    text = np.datetime_as_string(days.astype("datetime64[D]")).astype("S10")
    return text.view(np.uint8).reshape(-1, 10)


def _bounds(
    rng: np.random.Generator, kind: str, n_rows: int
) -> tuple[NDArray[np.generic] | Cells, NDArray[np.generic] | Cells]:
    match kind:
        case "string":
            numbers = np.sort(rng.integers(0, 10**7, (n_rows, 2)), axis=1)
            word = rng.integers(0, len(_WORDS), n_rows)
            return _words(word, numbers[:, 0]), _words(word, numbers[:, 1])
        case "double":
            small = rng.random(n_rows) * 1000
            return small, small + rng.random(n_rows)
        case "long":
            low = rng.integers(0, 1 << 40, n_rows)
            return low, low + rng.integers(0, 1 << 20, n_rows)
        case _:
            low = rng.integers(0, 500, n_rows).astype(np.int32)
            return low, low + rng.integers(0, 500, n_rows).astype(np.int32)


def _words(word: NDArray[np.int64], numbers: NDArray[np.int64]) -> Cells:
    candidates = [constant(text, len(word)).where(word == i) for i, text in enumerate(_WORDS)]
    return joined(*candidates, constant(b"-", len(word)), fixed(digits(numbers, 7)))


def truth_of(
    rows: Longs,
    sizes: Longs,
    names: Bytes,
    lower: NDArray[np.generic],
    is_deleted: NDArray[np.bool_],
) -> Truth:
    """Return what readers have to find of these files; `lower` is of the column at position 1."""
    return {
        "entries": len(rows),
        "deleted": int(is_deleted.sum()),
        "record_count": int(rows.sum()),
        "deleted_record_count": int(rows[is_deleted].sum()),
        "file_size": int(sizes.sum()),
        "names": checksum(row.tobytes() for row in names),
        "lower_1": int(lower.sum()),
    }

"""Numbers for people, and sums that no metadata can overflow."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.output import nouns
from arrowmeta.output.grid import to_cells
from arrowmeta.output.nouns import to_size

UNKNOWN = "unknown"
_TO_SECONDS = len("2024-05-01 12:00:00")
#: Holds the sum of 10^19 numbers of 64 bits.
_WIDE = pa.decimal128(38, 0)


def total(column: pa.ChunkedArray) -> int:
    """Return the sum of whole numbers, nulls left out."""
    found = pc.sum(widened(column)).as_py()
    return 0 if found is None else int(found)


def widened(column: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return whole numbers in a type in which their sums fit."""
    return column.cast(pa.int64()).cast(_WIDE)


def counted(number: int | None, noun: str = "", plural: str = "") -> str:
    """Return a number with thousands set apart and what it counts: `1,204 files`."""
    if number is None:
        return UNKNOWN
    if not noun:
        return f"{number:,}"
    return nouns.counted(number, noun, plural)


def signed(number: int | None) -> str:
    """Return a change: `+1,204`, `-3`, `0`."""
    if number is None:
        return UNKNOWN
    return f"{number:+,}" if number else "0"


def sized(n_bytes: int | None) -> str:
    """Return bytes as `1.5 MiB`."""
    return UNKNOWN if n_bytes is None else to_size(n_bytes)


def percent(share: float | None) -> str:
    """Return a share as a percentage: `0%` is nothing at all, and `100%` is everything."""
    if share is None:
        return UNKNOWN
    if 0 < share < 0.001:
        return "< 0.1%"
    if 0.99 < share < 1:
        return "> 99%"
    return f"{100 * share:.2g}%" if share < 0.1 else f"{100 * share:.0f}%"


def moments(times: pa.ChunkedArray) -> list[str]:
    """Return timestamps in UTC as texts to the second; out of any calendar, as they are counted."""
    cells = [UNKNOWN if cell == "null" else cell for cell in to_cells(times)]
    return [cell[:_TO_SECONDS] if cell.endswith("Z") else cell for cell in cells]

"""Pieces that sections are made of: bars and grids, whose texts can be shown as they are; numbers.

Every text has passed `text_of`: no control characters, bounded in length. Escaping for HTML is the
template's. Every share is between 0 and 1, and no sum overflows, whatever the metadata claims.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.output import nouns
from arrowmeta.output.grid import printable, shorten, to_cells
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


#: The longest text of a cell; what is longer is cut in the middle.
_MOST_CHARACTERS = 240


@dataclass(frozen=True)
class Mark:
    """One bar of a row.

    Attributes:
        value: the number it stands for, as text.
        share: its length, of the longest possible bar; None for a number that has no bar.
        is_removal: what it counts was taken away.
    """

    value: str
    share: float | None
    is_removal: bool = False


@dataclass(frozen=True)
class Bar:
    """A row of a chart: what it is about, its bars, and what else is to be said."""

    label: str
    marks: tuple[Mark, ...]
    detail: str = ""


@dataclass(frozen=True)
class Chart:
    """Horizontal bars with one measure; `unit` says what it is."""

    title: str
    unit: str
    bars: tuple[Bar, ...]
    note: str = ""


@dataclass(frozen=True)
class Cell:
    """A value of a grid; `tone` is `error`, `warning`, `word` (not to be broken) or nothing."""

    text: str
    tone: str = ""
    is_number: bool = False


@dataclass(frozen=True)
class Grid:
    """A table: a name for each column, and rows of cells; a folded one is opened by its title."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""
    is_folded: bool = False


@dataclass(frozen=True)
class Figure:
    """A picture as SVG without scripts, for wide screens and for phones.

    Attributes:
        title: what it shows.
        note: how to read it.
        wide: for screens and paper.
        narrow: for phones.
        full: for large screens, of a figure that has a section to itself; else empty.
        replaces: titles of the bar charts that say the same, which are folded then.
    """

    title: str
    note: str
    wide: str
    narrow: str
    full: str = ""
    replaces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """An answer to one question.

    Attributes:
        key: its name in links.
        title: the question.
        lead: the answer in a sentence or two; all there is where a section has nothing to show.
    """

    key: str
    title: str
    lead: str
    charts: tuple[Chart, ...] = ()
    grids: tuple[Grid, ...] = ()
    figures: tuple[Figure, ...] = ()

    @property
    def folded(self) -> tuple[Chart, ...]:
        """The charts that figures show better."""
        replaced = {title for figure in self.figures for title in figure.replaces}
        return tuple(chart for chart in self.charts if chart.title in replaced)

    @property
    def open_charts(self) -> tuple[Chart, ...]:
        """The other charts."""
        return tuple(chart for chart in self.charts if chart not in self.folded)

    @property
    def is_empty(self) -> bool:
        """Whether it has nothing to show."""
        return not self.charts and not self.grids and not self.figures


def text_of(value: object) -> str:
    """Return what can be shown of a value from metadata."""
    return shorten(printable(str(value)), _MOST_CHARACTERS)


def share_of(part: float | None, whole: float | None) -> float:
    """Return how much of `whole` `part` is, from 0 to 1; 0 where that makes no sense."""
    if part is None or whole is None or whole <= 0 or part <= 0:
        return 0.0
    share = part / whole
    return min(share, 1.0) if math.isfinite(share) else 0.0


def bars_of(rows: Sequence[tuple[str, int, str, str]]) -> tuple[Bar, ...]:
    """Return a bar for each (label, number, the number as text, detail), the longest one full."""
    most = max((number for _, number, _, _ in rows), default=0)
    return tuple(
        Bar(label, (Mark(value, share_of(number, most)),), detail)
        for label, number, value, detail in rows
    )


def rest_of(n_rest: int, value: str, detail: str = "") -> Bar:
    """Return the row of what has no row of its own; a bar would dwarf the others."""
    label = f"all {counted(n_rest, 'other')}" if n_rest > 1 else "1 other"
    return Bar(label, (Mark(value, None),), detail)

"""What a page is made of: sections of bars and grids, whose texts can be shown as they are.

Every text has passed `text_of`: no control characters, bounded in length. Escaping for HTML is the
template's. Every share is between 0 and 1, whatever the metadata claims.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from arrowmeta.output.grid import printable, shorten
from arrowmeta.output.nouns import counted

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
    """A table: a name for each column, and rows of cells."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""


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

    @property
    def is_empty(self) -> bool:
        """Whether it has nothing to show."""
        return not self.charts and not self.grids


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

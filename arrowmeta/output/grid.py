"""A table for a terminal: the columns and rows that fit, and how many do not.

Control characters of hostile metadata are escaped, so that they cannot steer the terminal.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from arrowmeta.output.nouns import to_size
from arrowmeta.output.text import READABLE, to_text

#: Rows shown unless the caller says how many.
DEFAULT_ROWS = 50
#: Cells are shortened to the widest of these that lets every column in.
_CELL_WIDTHS = (80, 60, 48, 40, 32, 24)
_GAP = "  "
#: Columns of bytes, which people read in units.
_OF_BYTES = re.compile(r"(^|_)(bytes|size|length)$")
#: Categories of characters that are drawn over the one before them; not all of them are of a
#: combining class: vowels of Thai and Hindi are not. Of Korean that is decomposed, as macOS
#: names files, vowels and finals are letters, which join the syllable before them.
_MARKS = ("Mn", "Me")


@dataclass(frozen=True, eq=False)
class Column:
    """One column as it could be printed.

    Attributes:
        cells: the text of each row.
        is_right: numbers stand at the right.
        is_empty: every value is null, so the column goes first when space is short.
    """

    name: str
    cells: Sequence[str]
    is_right: bool
    is_empty: bool

    def width(self, cell_width: int) -> int:
        """Return the terminal columns taken when name and cells are cut to `cell_width`."""
        return min(max(map(display_width, (self.name, *self.cells))), cell_width)


def to_grid(
    table: pa.Table,
    *,
    width: int,
    n_rows: int | None = None,
    has_more: bool = False,
    first: Sequence[str] = (),
) -> str:
    """Return `table` as lines of at most `width` terminal columns, with a note on the rest.

    Args:
        table: the rows, or the first of them.
        width: of the terminal.
        n_rows: how many to show at most.
        first: columns that come before the others, if they are there.
        has_more: there are rows after those of the table, how many is not known.
    """
    n_shown = min(table.num_rows, DEFAULT_ROWS if n_rows is None else n_rows)
    rank = {name: at for at, name in enumerate(first)}
    order = sorted(
        range(table.num_columns), key=lambda at: rank.get(table.column_names[at], len(rank))
    )
    columns = [_to_column(table, idx, n_shown) for idx in order]
    shown, cell_width = _fit(columns, width)
    lines = [_line([shorten(column.name, cell_width) for column in shown], shown, cell_width)]
    lines.append(_GAP.join("─" * column.width(cell_width) for column in shown))
    rows = zip(*(column.cells for column in shown), strict=True)
    lines += [_line([shorten(cell, cell_width) for cell in row], shown, cell_width) for row in rows]
    hidden = [column.name for column in columns if column not in shown]
    return "\n".join([*lines, *_notes(table.num_rows, n_shown, has_more, hidden, width)]) + "\n"


def to_cells(array: Any) -> list[str]:
    """Return the readable text of every value, with nothing in it that moves a cursor."""
    chunks = [to_text(chunk, READABLE) for chunk in array.chunks]
    return ["null" if cell is None else printable(cell) for c in chunks for cell in c.to_pylist()]


def is_number(kind: pa.DataType) -> bool:
    """Tell whether values of this type are read by their right end."""
    is_whole = pa.types.is_integer(kind)
    return bool(is_whole or pa.types.is_floating(kind) or pa.types.is_decimal(kind))


def printable(text: str) -> str:
    """Return `text` with every character that does not print as a backslash escape."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def display_width(text: str) -> int:
    """Return the terminal columns `text` takes: two for wide characters, none for marks."""
    if text.isascii():
        return len(text)
    return sum(_character_width(character) for character in text)


def _character_width(character: str) -> int:
    if unicodedata.category(character) in _MARKS or "\u1160" <= character <= "\u11ff":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def shorten(text: str, width: int) -> str:
    """Cut `text` in the middle, where file names differ least, to fit `width`."""
    if display_width(text) <= width:
        return text
    head = _cut(text, (width - 1) // 2)
    tail = _cut(text[::-1], width - 1 - display_width(head))[::-1]
    return f"{head}…{tail}"


def _cut(text: str, width: int) -> str:
    taken = 0
    for idx, character in enumerate(text):
        taken += _character_width(character)
        if taken > width:
            return text[:idx]
    return text


def _to_column(table: pa.Table, idx: int, n_shown: int) -> Column:
    values = table.column(idx)
    name = table.schema.field(idx).name
    shown = values.slice(0, n_shown)
    is_size = _OF_BYTES.search(name) and pa.types.is_integer(values.type)
    return Column(
        printable(name),
        [_size(n) for n in shown.to_pylist()] if is_size else to_cells(shown),
        is_right=is_number(values.type),
        is_empty=n_shown > 0 and values.null_count == len(values),
    )


def _size(n_bytes: int | None) -> str:
    return "null" if n_bytes is None else to_size(n_bytes)


def _fit(columns: Sequence[Column], width: int) -> tuple[list[Column], int]:
    """Choose the columns to show and the width their cells are shortened to."""
    for cell_width in (width, *_CELL_WIDTHS):
        if _total_width(columns, cell_width) <= width:
            return list(columns), cell_width
    cell_width = min(_CELL_WIDTHS[-1], width)
    wanted = sorted(columns, key=lambda column: column.is_empty)
    chosen = wanted[:1]
    for column in wanted[1:]:
        if _total_width([*chosen, column], cell_width) > width:
            break
        chosen.append(column)
    return [column for column in columns if column in chosen], cell_width


def _total_width(columns: Sequence[Column], cell_width: int) -> int:
    gaps = len(_GAP) * max(len(columns) - 1, 0)
    return sum(column.width(cell_width) for column in columns) + gaps


def _line(cells: Sequence[str], columns: Sequence[Column], cell_width: int) -> str:
    padded = []
    for cell, column in zip(cells, columns, strict=True):
        space = " " * (column.width(cell_width) - display_width(cell))
        padded.append(space + cell if column.is_right else cell + space)
    return _GAP.join(padded).rstrip()


def _notes(
    n_rows: int, n_shown: int, has_more: bool, hidden: Sequence[str], width: int
) -> list[str]:
    notes = []
    if has_more:
        notes.append(f"(first {n_shown} of more than {n_rows:,} rows)")
    elif n_shown < n_rows:
        notes.append(f"(hidden rows: {n_rows - n_shown} of {n_rows})")
    if hidden:
        notes.append(f"(hidden columns ({len(hidden)}): {', '.join(hidden)})")
    return [
        line if display_width(line) <= width else f"{_cut(line, width - 2)}…)" for line in notes
    ]

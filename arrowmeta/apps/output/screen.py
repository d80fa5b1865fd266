"""Arrow tables as text for a terminal.

Tables for a terminal have the rows and columns that fit, with a note on the rest, or rows as
blocks. Control characters from untrusted metadata are escaped. A `Screen` is a result with a text
of its own; findings and damage have one, too. Text that people copy or read to its end is never
cut. Main names: `to_grid`, `to_cells`.
"""

from __future__ import annotations

import os
import re
import shutil
import textwrap
import unicodedata
from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any

import pyarrow as pa
from msgspec import Struct

from arrowmeta import to_text
from arrowmeta.apps.output.rows import is_number
from arrowmeta.text import counted, printable, to_size, word_of

# -- tables for a terminal ------------------------------------------------------------------------

#: Default number of rows to show.
DEFAULT_ROWS = 50
#: Cells are shortened to the largest of these widths at which all columns fit.
_CELL_WIDTHS = (80, 60, 48, 40, 32, 24)
_GAP = "  "
#: Columns shown with byte units, and columns shown with thousands separators.
_OF_BYTES = re.compile(r"(^|_)(bytes|size|length)$|^bytes_|^size_(from|to)$")
_OF_COUNTS = re.compile(r"_count$|^files_")
#: Categories of characters without a width of their own; not by combining class, which is 0 for
#: vowel signs of Thai and Hindi. Vowels and finals of decomposed Korean, as in file names of macOS,
#: are letters: see `_character_width`.
_MARKS = ("Mn", "Me")


#: Minimum length of a common folder that is printed once instead of in each path.
_SHARED_FOLDER = 12

#: Columns to show at any width for which they have room: of a file its name, partition, rows, size.
_MOST_IMPORTANT = 4
#: Columns that identify a row, by name: their cells are cut only where one is wider than the
#: terminal, or for room for the most important columns.
_OF_IDENTITY = re.compile(
    r"^(name|rule|subject|path|file|location|key)$|_(path|name|location)$|^(snapshot|file|table)_id$"
)

#: ANSI codes of the parts of a table, for terminals with colors.
BOLD, DIM, RED, YELLOW = 1, 2, 31, 33
SEVERITY_LOOKS = {"error": RED, "warning": YELLOW}


class Column(Struct, frozen=True, eq=False, dict=True):
    """Column of a grid; text is only made of columns that may have room.

    Attributes:
        name: without control characters.
        source: name in the table, which decides how values are written.
        values: the rows to show.
        has_units: whether the name decides on units.
    """

    name: str
    source: str
    values: pa.ChunkedArray
    has_units: bool = True

    @cached_property
    def is_empty(self) -> bool:
        """Whether no value is known; such columns are last, and dropped first."""
        kind = self.values.type
        if pa.types.is_primitive(kind) or pa.types.is_nested(kind):
            return 0 < self.values.null_count == len(self.values)
        return bool(self.cells) and set(self.cells) <= {"null", '""'}

    @cached_property
    def _whole_cells(self) -> list[str]:
        is_whole = self.has_units and pa.types.is_integer(self.values.type)
        if is_whole and _OF_BYTES.search(self.source):
            return ["null" if n is None else to_size(n) for n in self.values.to_pylist()]
        if is_whole and _OF_COUNTS.search(self.source):
            return ["null" if n is None else f"{n:,}" for n in self.values.to_pylist()]
        return to_cells(self.values)

    @cached_property
    def folder(self) -> str:
        """Common folder of all cells, which is left out of them."""
        has_folders = pa.types.is_string(self.values.type) and self.source != "partition_path"
        return _shared_folder(self._whole_cells) if has_folders else ""

    @cached_property
    def cells(self) -> list[str]:
        """Text of each row."""
        return [cell.removeprefix(self.folder) for cell in self._whole_cells]

    @cached_property
    def width(self) -> int:
        """Terminal columns that it takes."""
        return max(map(display_width, (self.name, *self.cells)))

    def least(self, most: int) -> int:
        """Return a width that `within` never goes below, without text of the rows."""
        return min(display_width(self.name), most)

    def within(self, width: int, most: int, *, has_whole_names: bool = True) -> int:
        """Return the width with cells of at most `width` columns, `most` if it identifies a row.

        The column's name is not cut, so that it can be copied.
        """
        is_whole = has_whole_names and _OF_IDENTITY.search(self.source)
        limit = most if is_whole else max(width, display_width(self.name))
        return min(self.width, limit, most)


def to_grid(
    table: pa.Table,
    *,
    width: int,
    n_rows: int | None = None,
    n_all: int | None = None,
    has_more: bool = False,
    first: Sequence[str] = (),
    has_units: bool = True,
    is_colored: bool = False,
) -> str:
    """Return `table` as lines of at most `width` terminal columns, with a note on the rest.

    Args:
        table: the rows, or the first of them.
        n_rows: maximum number of rows to show.
        n_all: number of rows, if the table has only the first of them.
        first: columns to put first, if present; with them, columns without values are last.
        has_more: whether rows follow those of the table, in unknown number.
        has_units: whether numbers get the units that the names of relations' columns stand for.
    """
    n_shown = min(table.num_rows, DEFAULT_ROWS if n_rows is None else n_rows)
    rank = {name: at for at, name in enumerate(first)}
    order = sorted(
        range(table.num_columns), key=lambda at: rank.get(table.column_names[at], len(rank))
    )
    named = [(table.column_names[at], table.column(at).slice(0, n_shown)) for at in order]
    columns = [Column(printable(name), name, values, has_units) for name, values in named]
    if first:  # else the order is the user's
        columns.sort(key=lambda column: column.is_empty)
    n_first = sum(column.name in rank and not column.is_empty for column in columns)
    widths = _fit(columns, n_first, width)
    head = _line([column.name for column in widths], widths)
    lines = [painted(head, BOLD, is_colored=is_colored)]
    lines.append(_GAP.join("─" * width for width in widths.values()))
    rows = zip(*(column.cells for column in widths), strict=True)
    lines += [_line(row, widths, is_colored=is_colored) for row in rows]
    hidden = [column.name for column in columns if column not in widths]
    n_all = table.num_rows if n_all is None else n_all
    notes = _notes(n_all, n_shown, has_more, widths, hidden, width)
    lines += [painted(note, DIM, is_colored=is_colored) for note in notes]
    return "\n".join(lines) + "\n"


def painted(text: str, look: int | None, *, is_colored: bool) -> str:
    """Return text with an ANSI color or style, if `is_colored`."""
    return f"\x1b[{look}m{text}\x1b[0m" if is_colored and look and text else text


def to_cells(array: Any) -> list[str]:
    """Return readable text of each value, without control characters."""
    chunks = [to_text(chunk, "readable") for chunk in array.chunks]
    return ["null" if cell is None else printable(cell) for c in chunks for cell in c.to_pylist()]


def display_width(text: str) -> int:
    """Return the terminal columns that `text` takes: two for wide characters, none for marks."""
    if text.isascii():
        return len(text)
    return sum(map(_character_width, text))


@lru_cache(4096)
def _character_width(character: str) -> int:
    if unicodedata.category(character) in _MARKS or "\u1160" <= character <= "\u11ff":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def shorten(text: str, width: int) -> str:
    """Cut `text` in the middle to fit `width`: file names differ at their ends."""
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


def _shared_folder(cells: Sequence[str]) -> str:
    """Return the common folder of several paths; empty if it is short.

    A number among them is a snapshot id, not a path.
    """
    paths = [cell for cell in cells if cell != "null" and not cell.isdecimal()]
    if not paths:
        return ""
    common = os.path.commonprefix(paths)  # noqa: RUF071  # cut at a slash below
    folder = common.rpartition("/")[0] + "/"
    return folder if len(folder) >= _SHARED_FOLDER and " " not in folder else ""


def _fit(columns: Sequence[Column], n_first: int, width: int) -> dict[Column, int]:
    """Choose the columns to show with their widths.

    All columns are shown if cutting cells suffices. Else the first `n_first` columns get their full
    width as far as there is room, and the others share the rest. Names of files are cut before one
    of the first columns goes.
    """
    first = columns[: min(n_first, _MOST_IMPORTANT)]
    for some, has_whole_names in ((columns, True), (columns[:n_first], True), (first, False)):
        if _total_width({column: column.least(width) for column in some}) > width:
            continue
        for cell_width in (width, *_CELL_WIDTHS):
            cut = {
                column: column.within(cell_width, width, has_whole_names=has_whole_names)
                for column in some
            }
            if some and _total_width(cut) <= width:
                return _widened(_with_more(cut, columns, width), width)
    return _widened(_with_more({}, columns, width), width)


def _with_more(
    chosen: Mapping[Column, int], columns: Sequence[Column], width: int
) -> dict[Column, int]:
    """Add the columns for which there is room, in order."""
    shown = dict(chosen)
    for column in sorted(columns, key=lambda column: column.is_empty):
        if column in shown or (
            shown and _total_width({**shown, column: column.least(width)}) > width
        ):
            continue
        more = {**shown, column: column.within(_CELL_WIDTHS[-1], width)}
        if not shown or _total_width(more) <= width:
            shown = more
    return {column: shown[column] for column in columns if column in shown}


def _widened(widths: Mapping[Column, int], width: int) -> dict[Column, int]:
    """Distribute the remaining width over columns that are cut, from the first on."""
    widened = dict(widths)
    for column in widths:
        room = width - _total_width(widened)
        widened[column] += max(min(room, column.width - widths[column]), 0)
    return widened


def _total_width(widths: Mapping[Column, int]) -> int:
    return sum(widths.values()) + len(_GAP) * max(len(widths) - 1, 0)


def _line(cells: Sequence[str], widths: Mapping[Column, int], *, is_colored: bool = False) -> str:
    padded = []
    for cell, (column, width) in zip(cells, widths.items(), strict=True):
        text = shorten(cell, width)
        space = " " * (width - display_width(text))
        look = SEVERITY_LOOKS.get(cell) if column.name == "severity" else None
        text = painted(text, DIM if cell == "null" else look, is_colored=is_colored)
        padded.append(space + text if is_number(column.values.type) else text + space)
    return _GAP.join(padded).rstrip()


def _notes(
    n_rows: int,
    n_shown: int,
    has_more: bool,
    shown: Collection[Column],
    hidden: Sequence[str],
    width: int,
) -> list[str]:
    notes = [] if n_rows or has_more else ["(no rows)"]
    if has_more:
        notes.append(f"(first {n_shown} of more than {n_rows:,} rows)")
    elif n_shown < n_rows:
        notes.append(f"(hidden rows: {n_rows - n_shown:,} of {n_rows:,})")
    folders: dict[str, list[str]] = {}
    for column in shown:
        if column.folder:
            folders.setdefault(column.folder, []).append(column.name)
    notes += [f"({' and '.join(names)} below {folder})" for folder, names in folders.items()]
    notes = [shorten(note, width) for note in notes]
    if hidden:
        note = f"(hidden columns ({len(hidden)}): {', '.join(hidden)})"
        notes.append(note if display_width(note) <= width else f"{_cut(note, width - 2)}…)")
    return notes


# -- screens ---------------------------------------------------------------------------------------

#: Columns of statements: each on a line of its own, whatever its length.
_COPIED = ("statement", "precondition")
_WIDEST_WORD = 40


class Screen(Struct, frozen=True):
    """Result with a text form, which `print` shows in the width of the terminal."""

    @abstractmethod
    def to_text(self, width: int, *, is_colored: bool = False) -> str:
        """Return lines for a terminal of `width` columns."""

    def __str__(self) -> str:
        return self.to_text(shutil.get_terminal_size((80, 24)).columns)


def wrapped(text: str, width: int, indent: int) -> list[str]:
    """Return a text as indented lines; names and paths with hyphens are not broken."""
    space = " " * indent
    return textwrap.wrap(
        printable(text),
        width,
        initial_indent=space,
        subsequent_indent=space,
        break_on_hyphens=False,
    )


def to_blocks(
    table: pa.Table, *, width: int, n_rows: int | None = None, is_colored: bool = False
) -> str:
    """Return each row as lines: short cells first, then each long one below its name.

    Args:
        n_rows: maximum number of rows to show.
    """
    n_hidden = table.num_rows - min(table.num_rows, table.num_rows if n_rows is None else n_rows)
    note = f"(hidden rows: {n_hidden:,} of {table.num_rows:,})"
    table = table.slice(0, n_rows)
    columns = {name: to_cells(table.column(name)) for name in table.column_names}
    lines: list[str] = []
    for at in range(table.num_rows):
        row = {name: cells[at] for name, cells in columns.items() if cells[at] != "null"}
        is_long = {n: n in _COPIED or len(cell) > _WIDEST_WORD for n, cell in row.items()}
        head = "  ".join(cell for name, cell in row.items() if not is_long[name])
        lines.append(painted(head, BOLD, is_colored=is_colored))
        for name, cell in row.items():
            if name in _COPIED:
                text = table.column(name)[at].as_py()
                lines += [f"  {name}:", *(f"    {printable(line)}" for line in text.splitlines())]
            elif is_long[name]:
                lines += wrapped(f"{name}: {cell}", width, 2)
    lines += [note] * (n_hidden > 0)
    return "\n".join(lines or ["(no rows)"]) + "\n"


# -- findings and damage ---------------------------------------------------------------------------

#: Default number of findings to show per check.
_EXAMPLES = 3


def findings_text(
    findings: pa.Table,
    texts: Mapping[str, str],
    *,
    width: int,
    n_examples: int | None = None,
    is_colored: bool = False,
) -> str:
    """Return the findings grouped by check, errors first, as lines of at most `width` columns.

    Args:
        findings: rows of the relation, sorted by severity and check.
        texts: description of each check, by name.
        n_examples: findings to show per check.
    """
    lines: list[str] = []
    most = _EXAMPLES if n_examples is None else n_examples
    by_check = itemgetter("severity", "check_name")
    for (severity, name), group in groupby(findings.to_pylist(), by_check):
        rows = list(group)
        head = f"{name}: {counted(len(rows), 'finding')}"
        look = SEVERITY_LOOKS.get(severity, BOLD)
        head = shorten(head, width - len(severity) - 2)
        lines.append(f"{painted(severity, look, is_colored=is_colored)}  {head}")
        lines += wrapped(texts.get(name, ""), width, 2)
        for row in rows[:most]:
            lines += _finding(row, width)
        n_more = len(rows) - most
        lines += [f"    and {n_more:,} more"] * (n_more > 0)
        lines.append("")
    return "\n".join(lines[:-1]) + "\n" * bool(lines)


def damage_text(damage: pa.Table, *, width: int, is_colored: bool = False) -> str:
    """Return each unreadable file: the full path, then the reason and what is lost."""
    lines: list[str] = []
    for fault in damage.to_pylist():
        kind = painted(printable(fault["kind"]), SEVERITY_LOOKS["error"], is_colored=is_colored)
        lines.append(f"{kind}  {printable(fault['path'])}")
        lines += wrapped(fault["reason"] + loss_text(fault), width, 2)
    return "\n".join(lines) + "\n" * bool(lines)


def loss_text(fault: Mapping[str, Any]) -> str:
    """Return what is lost by damage, and which snapshots still have it."""
    counts = ((fault["lost_files"], "file"), (fault["lost_rows"], "row"))
    lost = [counted(count, what) for count, what in counts if count]
    if not lost:
        return ""
    where = f" of partitions {fault['partitions']}" if fault["partitions"] else ""
    ids = fault["recoverable_from"]
    snapshots = f"{word_of(len(ids), 'snapshot')} {', '.join(map(str, ids))}"
    kept_in = f"; still in {snapshots}" if ids else "; in no other snapshot as a whole"
    return f"; lost: {' with '.join(lost)}{where}{kept_in}"


def _finding(row: Mapping[str, Any], width: int) -> Iterator[str]:
    yield f"  - {shorten(printable(row['subject']), width - 4)}"
    words = (("expected", "expected "), ("actual", "found "), ("detail", ""))
    facts = [f"{word}{row[name]}" for name, word in words if row[name] is not None]
    yield from wrapped("; ".join(facts), width, 4)

"""Arrow values as text: JSON for programs, a readable form for people.

Conversion uses Arrow's functions, for speed and for values that Python's types cannot hold, such as
a timestamp in the year 30000.

Types without a JSON form: bytes are hex text; decimals are text, to keep all digits; NaN and
infinities are "NaN", "Infinity" and "-Infinity"; instants are ISO 8601 in UTC with a Z, local
timestamps without; dates and timestamps outside the years 1 to 9999 are their count since 1970 with
the unit. Integers are numbers with all their digits.

Tables for a terminal have the rows and columns that fit, with a note on the rest, or rows as
blocks. Control characters from untrusted metadata are escaped. A `Screen` is a result with a text
of its own; findings and damage have one, too. Text that people copy or read to its end is never
cut. Main names: `to_text`, `to_grid`, `to_cells`.
"""

from __future__ import annotations

import json
import re
import shutil
import textwrap
import unicodedata
from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import date
from functools import cached_property, lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct

from arrowmeta.kernels.buffers import filled, number_array, text_array, text_scalar
from arrowmeta.model.nouns import counted, to_size, word_of
from arrowmeta.model.value_text import is_bytes, is_number, to_hex, to_plain_decimal


class Notation(Struct, frozen=True):
    """Delimiters and quoting of a text form.

    Attributes:
        comma: between the members of a struct, list or map.
        colon: between a name and its value.
        date_time: between date and time of day.
        is_quoted: whether text and names are quoted and escaped as JSON strings.
        is_readable: whether text that reads like null, or is empty, is quoted, and floats are
            rounded; see `_rounded`.
    """

    comma: str
    colon: str
    date_time: str
    is_quoted: bool
    is_readable: bool = False


JSON = Notation(",", ":", "T", is_quoted=True)
PLAIN = Notation(",", ":", "T", is_quoted=False)
READABLE = Notation(", ", ": ", " ", is_quoted=False, is_readable=True)

#: Placeholder field of a struct without fields: `model.shape.PLACEHOLDER`.
_NO_FIELDS = "_no_fields"

#: Text that reads like null or is empty, with or without quotes. It is quoted once more, so that a
#: null, the text `null` and the text `"null"` differ.
_NULL_LIKE = '(?i)^"*(null)?"*$'

#: A float with more than four decimals; floats with a positive exponent are not rounded.
_LONG_DECIMALS = r"^-?[0-9]+[.][0-9]{5,}(e-[0-9]+)?$"

_FIRST_DAY = (date(1, 1, 1) - date(1970, 1, 1)).days
_LAST_DAY = (date(9999, 12, 31) - date(1970, 1, 1)).days
_TICKS_PER_DAY = {"s": 86_400, "ms": 86_400_000, "us": 86_400_000_000, "ns": 86_400_000_000_000}


def to_text(array: pa.Array, notation: Notation) -> pa.Array:
    """Return one string per value, null for null; nested nulls are `null`."""
    if isinstance(array.type, pa.BaseExtensionType):
        return to_text(array.storage, notation)
    if pa.types.is_dictionary(array.type):
        return to_text(array.dictionary_decode(), notation)
    if pa.types.is_run_end_encoded(array.type):
        return to_text(pc.call_function("run_end_decode", [array]), notation)
    if pa.types.is_struct(array.type):
        return _struct_text(array, notation)
    if pa.types.is_map(array.type):
        return _map_text(array, notation)
    if isinstance(array.type, pa.ListType | pa.LargeListType | pa.FixedSizeListType):
        return _list_text(array, _member_text(array.flatten(), notation), "[]", notation)
    return _scalar_text(array, notation)


def _scalar_text(array: pa.Array, notation: Notation) -> pa.Array:
    kind = array.type
    if pa.types.is_integer(kind) or pa.types.is_boolean(kind) or pa.types.is_null(kind):
        return array.cast(pa.string())
    if pa.types.is_floating(kind):
        return _float_text(array, notation)
    return _quoted(_word_text(array, notation), notation)


def _word_text(array: pa.Array, notation: Notation) -> pa.Array:
    kind = array.type
    if pa.types.is_timestamp(kind):
        return _timestamp_text(array, notation)
    if pa.types.is_date(kind):
        days = array.cast(pa.date32())
        ticks = days.cast(pa.int32()).cast(pa.int64())
        return _within_calendar(ticks, days.cast(pa.string()), "days", 1)
    if pa.types.is_decimal128(kind) and kind.scale > 0:
        return to_plain_decimal(array)
    if is_bytes(kind):
        return to_hex(array.cast(pa.binary()))
    try:
        return array.cast(pa.string())
    except pa.ArrowNotImplementedError:  # intervals and unions, from SQL only
        return pa.array([None if v is None else str(v) for v in array.to_pylist()], pa.string())


def _float_text(array: pa.Array, notation: Notation) -> pa.Array:
    text = array.cast(pa.string())
    if notation.is_readable:
        text = _rounded(text)
    for spelled, meant in (("nan", "NaN"), ("inf", "Infinity"), ("-inf", "-Infinity")):
        word = text_scalar(f'"{meant}"' if notation.is_quoted else meant)
        text = pc.if_else(pc.equal(text, text_scalar(spelled)), word, text)
    return text


def _rounded(text: pa.Array) -> pa.Array:
    """Round decimals: to 2 places, below 1 to 4 significant digits."""
    is_long = pc.match_substring_regex(text, _LONG_DECIMALS)
    if not pc.any(is_long).as_py():
        return text
    numbers = map(float, text.filter(is_long).to_pylist())
    rounded = [f"{n:.2f}" if abs(n) >= 1 else f"{n:.4g}" for n in numbers]
    return pc.replace_with_mask(
        text, pc.and_kleene(is_long, is_long.is_valid()), text_array(rounded)
    )


def _timestamp_text(array: pa.Array, notation: Notation) -> pa.Array:
    unit = array.type.unit
    if array.type.tz is not None:
        array = array.cast(pa.timestamp(unit, "UTC"))
    ticks = array.cast(pa.int64())
    text = pc.replace_substring(array.cast(pa.string()), " ", notation.date_time)
    return _within_calendar(ticks, text, unit, _TICKS_PER_DAY[unit])


def _within_calendar(ticks: pa.Array, text: pa.Array, unit: str, ticks_per_day: int) -> pa.Array:
    limit = np.iinfo(np.int64)
    first = max(_FIRST_DAY * ticks_per_day, limit.min)
    end = min((_LAST_DAY + 1) * ticks_per_day - 1, limit.max)
    first_tick, last_tick = number_array(np.array([first, end], dtype=np.int64))
    is_within = pc.and_(pc.greater_equal(ticks, first_tick), pc.less_equal(ticks, last_tick))
    counted = joined(len(ticks), [ticks.cast(pa.string()), f" {unit} since 1970"])
    return pc.if_else(is_within, text, counted)


def _quoted(text: pa.Array, notation: Notation) -> pa.Array:
    if not notation.is_quoted:
        return _null_apart(text) if notation.is_readable else text
    text = pc.replace_substring(text, "\\", "\\\\")
    text = pc.replace_substring(text, '"', '\\"')
    if pc.any(pc.match_substring_regex(text, "[[:cntrl:]]")).as_py():
        for code in range(0x20):
            text = pc.replace_substring(text, chr(code), f"\\u{code:04x}")
    return joined(len(text), ['"', text, '"'])


def _null_apart(text: pa.Array) -> pa.Array:
    is_like = pc.match_substring_regex(text, _NULL_LIKE)
    if not pc.any(is_like).as_py():
        return text
    return pc.if_else(is_like, joined(len(text), ['"', text, '"']), text)


def _member_text(array: pa.Array, notation: Notation) -> pa.Array:
    return pc.fill_null(to_text(array, notation), text_scalar("null"))


def _struct_text(array: pa.Array, notation: Notation) -> pa.Array:
    # JSON keeps the placeholder field, so that files of several tables have one schema.
    names = [field.name for field in array.type.fields]
    if notation.is_readable and names == [_NO_FIELDS]:
        names = []
    parts: list[pa.Array | str] = ["{"]
    for idx, name in enumerate(names):
        label = json.dumps(name, ensure_ascii=False) if notation.is_quoted else name
        parts.append((notation.comma if idx else "") + label + notation.colon)
        parts.append(_member_text(array.field(idx), notation))
    return _where_valid(array, joined(len(array), [*parts, "}"]))


def _map_text(array: pa.Array, notation: Notation) -> pa.Array:
    entry = pa.struct([("key", array.type.key_type), ("value", array.type.item_type)])
    entries = array.cast(pa.list_(entry))
    pairs = entries.flatten()
    # Keys of JSON objects are strings.
    keys = _quoted(to_text(pairs.field(0), PLAIN), notation)
    values = _member_text(pairs.field(1), notation)
    members = joined(len(pairs), [keys, notation.colon, values])
    return _list_text(entries, members, "{}", notation)


def _list_text(array: pa.Array, members: pa.Array, marks: str, notation: Notation) -> pa.Array:
    """Join `members`, the texts of all values of all lists, into one text per list of `array`."""
    counts = pc.list_value_length(array)
    lengths = filled(counts.cast(pa.int64()), 0)
    offsets = number_array(np.concatenate(([0], np.cumsum(lengths))))
    lists = pa.LargeListArray.from_arrays(offsets, members)
    inner = pc.binary_join(lists, text_scalar(notation.comma))
    return _where_valid(array, joined(len(array), [marks[0], inner, marks[1]]))


def joined(n_rows: int, parts: Sequence[pa.Array | str]) -> pa.Array:
    """Return the concatenated parts of each row, given columns and constants; null with a null."""
    columns: list[pa.Array] = [
        pa.repeat(text_scalar(part), n_rows) if isinstance(part, str) else part for part in parts
    ]
    return pc.binary_join_element_wise(*columns, text_scalar(""))


def _where_valid(array: pa.Array, text: pa.Array) -> pa.Array:
    return pc.if_else(array.is_valid(), text, pa.nulls(1, pa.string())[0])


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
    chunks = [to_text(chunk, READABLE) for chunk in array.chunks]
    return ["null" if cell is None else printable(cell) for c in chunks for cell in c.to_pylist()]


def printable(text: str) -> str:
    """Return `text` with every character that does not print as a backslash escape."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


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
    first, last = min(paths), max(paths)  # their common prefix is that of all
    n_same = next((n for n, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), None)
    folder = first[:n_same].rpartition("/")[0] + "/"
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

"""Elements of the page of a report: sections with figures and grids, and its header and form.

`fleet_page` is the page with the tables of a warehouse, to sort and filter.

All text has passed `text_of`, which limits its length and removes control characters; templates
escape HTML. Shares are between 0 and 1, and sums do not overflow, whatever the metadata claims. The
page loads nothing from outside; its one script sorts tables. Main names: `Report`, `Section`,
`grid_of`.
"""

from __future__ import annotations

import math
import re
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import quote

import pyarrow as pa
from jinja2 import Template
from msgspec import Struct

from arrowmeta.apps.charts import without_ends
from arrowmeta.apps.describe import has_many_deleted, has_many_small, to_seconds
from arrowmeta.apps.output.formats import templates
from arrowmeta.apps.output.rows import WIDE, is_number
from arrowmeta.apps.output.screen import shorten, to_cells
from arrowmeta.text import UNKNOWN, counted, printable, severities_text, to_size, word_of


def sized(n_bytes: int | None) -> str:
    """Return bytes as `1.5 MiB`."""
    return UNKNOWN if n_bytes is None else to_size(n_bytes)


def percent(share: float | None) -> str:
    """Return a share as a percentage; only exact 0 gives `0%`, and only exact 1 `100%`."""
    if share is None:
        return UNKNOWN
    if 0 < share < 0.001:
        return "< 0.1%"
    if 0.99 < share < 1:
        return "> 99%"
    return f"{100 * share:.2g}%" if share < 0.1 else f"{100 * share:.0f}%"


def moments(times: pa.ChunkedArray) -> list[str]:
    """Return timestamps as UTC text to the second; as plain numbers if out of the calendar."""
    return [UNKNOWN if cell == "null" else cell.removesuffix("Z") for cell in to_seconds(times)]


TEMPLATES = Path(__file__).parent / "templates"
#: Script of the page, which sorts tables.
SCRIPT = (TEMPLATES / "report.js").read_text(encoding="utf-8")
#: Maximum number of rows of a grid.
MOST_ROWS = 20
#: Maximum length of text in a cell; longer text is cut in the middle. Statements, and why there is
#: none, are of no use if they are cut.
_MOST_CHARACTERS, MOST_CHARACTERS = 240, 10_000
_STATEMENTS = ("statement", "precondition", "effect")
#: Names of columns of bytes.
_SIZES = re.compile("bytes|length|size_from")


class Cell(Struct, frozen=True):
    """Cell of a grid.

    Attributes:
        tone: `error`, `warning`, `info`, `word` (no line breaks) or empty.
    """

    text: str
    tone: str = ""
    is_number: bool = False


class Grid(Struct, frozen=True):
    """Grid with column heads and rows of cells; a folded grid opens on click."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""
    is_folded: bool = False


class Figure(Struct, frozen=True):
    """SVG picture without scripts, for wide and narrow screens.

    Attributes:
        title: what it shows.
        note: how to read it.
        wide: for screens and paper.
        narrow: for phones.
        full: for large screens, if the figure has a section to itself; else empty.
        column: column of the values, as SQL; empty if there is none.
    """

    title: str
    note: str
    wide: str
    narrow: str
    full: str = ""
    column: str = ""


class Section(Struct, frozen=True):
    """Section that answers one question.

    Attributes:
        key: anchor in the page.
        title: the question.
        lead: the answer in one or two sentences.
    """

    key: str
    title: str
    lead: str
    grids: tuple[Grid, ...] = ()
    figures: tuple[Figure, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether the section has only its lead."""
        return not self.grids and not self.figures


def text_of(value: object, most: int = _MOST_CHARACTERS) -> str:
    """Return printable text of bounded length, in characters, for a value from metadata."""
    return shorten(printable(str(value)), most)


def share_of(part: float | None, whole: float | None) -> float:
    """Return `part / whole`, between 0 and 1; 0 if undefined."""
    if part is None or whole is None or whole <= 0 or part <= 0:
        return 0.0
    share = part / whole
    return min(share, 1.0) if math.isfinite(share) else 0.0


def grid_of(
    title: str,
    rows: pa.Table,
    note: str = "",
    *,
    most: int = MOST_ROWS,
    heads: Sequence[str] = (),
    is_folded: bool = False,
) -> Grid:
    """Return the first rows of a relation as a grid.

    Args:
        note: what to know about all rows; the number of those that are left out follows.
        most: maximum number of rows.
        heads: heads of the columns; their names by default.
    """
    shown = rows.slice(0, most)
    columns = [_cells(name, shown[name]) for name in shown.column_names]
    if n_more := rows.num_rows - shown.num_rows:
        note = f"{note} {counted(n_more)} more {word_of(n_more, 'is', 'are')} not shown.".strip()
    names = tuple(heads) or tuple(map(_head, rows.column_names))
    return Grid(title, names, tuple(zip(*columns, strict=True)), note, is_folded)


def _head(name: str) -> str:
    """Return the head of a column: `Partition` for `partition_path`."""
    return name.removeprefix("file_size_in_").removesuffix("_path").replace("_", " ").capitalize()


def _cells(name: str, column: pa.ChunkedArray) -> list[Cell]:
    """Return the values of a column: sizes, counts, times, subjects of findings, and texts."""
    kind = column.type
    if kind == WIDE or pa.types.is_integer(kind):
        numbers = [value if value is None else int(value) for value in column.to_pylist()]
        if name.endswith("_id"):
            return [Cell(UNKNOWN if number is None else str(number)) for number in numbers]
        to_word = sized if _SIZES.search(name) else counted
        return [Cell(to_word(number), is_number=True) for number in numbers]
    if pa.types.is_string(kind):
        return [_text_cell(name, value) for value in column.to_pylist()]
    texts = moments(column) if pa.types.is_timestamp(kind) else to_cells(column)
    texts = [UNKNOWN if text == "null" else text for text in texts]
    return [Cell(text_of(text), is_number=is_number(kind)) for text in texts]


def _text_cell(name: str, value: str | None) -> Cell:
    if value is None:
        return Cell("")
    if name in _STATEMENTS:
        return Cell(text_of(value, MOST_CHARACTERS), "word")
    tone = "word" if name == "check_name" else value if name == "severity" else ""
    return Cell(text_of(value), tone)


# -- page ------------------------------------------------------------------------------------------


class Verdict(Struct, frozen=True):
    """Sentence at the top of the page; `tone` is `error`, `warning` or `fine`."""

    tone: str
    text: str


class Header(Struct, frozen=True):
    """Top of the page.

    Attributes:
        facts: pairs of name and value.
        numbers: of files, rows and bytes by name, None if unknown; empty for none of them.
        commands: what to run next.
    """

    name: str
    facts: tuple[tuple[str, str], ...]
    verdicts: tuple[Verdict, ...]
    numbers: Mapping[str, int | None] = MappingProxyType({})
    commands: tuple[str, ...] = ()


class Controls(Struct, frozen=True):
    """Form at the top of a page that a server renders.

    Attributes:
        action: address of the table's page; `/explain` is below it.
        snapshots: id and text of each snapshot, newest first.
        snapshot_id: the one that is shown.
        where: condition that was given; empty for none.
    """

    action: str
    snapshots: tuple[tuple[int, str], ...] = ()
    snapshot_id: int | None = None
    where: str = ""


class Report(Struct, frozen=True):
    """Page with its header, its sections in order, and the version of the package.

    Attributes:
        findings: rows of `Table.reconcile`.
        warehouse: link to the page of the warehouse; empty if there is none.
        controls: form of a page that a server renders; None for a page that is a file.
    """

    header: Header
    sections: tuple[Section, ...]
    version: str
    findings: pa.Table
    warehouse: str = ""
    controls: Controls | None = None

    def to_html(self) -> str:
        """Render the page."""
        page = template("report.html").render(report=self, script=SCRIPT, digest=digest_of(SCRIPT))
        return page if self.controls else without_ends(page)

    def __repr__(self) -> str:
        return f"<report: {self.header.name}>"


def digest_of(script: str) -> str:
    """Return the digest by which a content security policy allows a script."""
    return b64encode(sha256(script.encode()).digest()).decode()


@cache
def template(name: str) -> Template:
    """Return a template of this package, with filters for numbers and texts of metadata."""
    environment = templates("arrowmeta.apps.report")
    environment.filters |= {"sized": sized, "share_of": share_of, "text_of": text_of}
    return environment.get_template(name)


# -- tables of a warehouse -------------------------------------------------------------------------


def fleet_page(
    tables: pa.Table,
    place: str,
    href_of: Callable[[str], str],
) -> str:
    """Return the page, with the worst tables first.

    Args:
        tables: rows of `arrowmeta.scan` or `discover`.
        place: where the tables are, for the title.
        href_of: returns the link of a table by its name; empty for none.
    """
    rows = sorted(tables.to_pylist(), key=_badness, reverse=True)
    tiles = {
        "tables": counted(len(rows)),
        "data files": counted(_total(rows, "data_file_count")),
        "bytes": sized(_total(rows, "file_size_in_bytes")),
        "not read in full": counted(sum(bool(row["error"]) for row in rows)),
        "with errors": counted(_total(rows, "error_count", bool)),
        "with findings": counted(_total(rows, "finding_count", bool)),
    }
    return template("fleet.html").render(
        place=place,
        tiles=tiles,
        rows=rows,
        most_bytes=max((row.get("file_size_in_bytes") or 0 for row in rows), default=0),
        href_of=href_of,
        has_small_files=_has_small_files,
        has_many_deleted=has_many_deleted,
        severities_text=severities_text,
    )


def report_name(table: str) -> str:
    """Return the file name of a table's report: `sales.db.orders.html`."""
    return table.replace("/", ".") + ".html"


def report_href(table: str, folder: Path | None) -> str:
    """Return the link to a table's report in the folder of the page; empty if it is not there."""
    file_name = report_name(table)
    is_there = folder is not None and (folder / file_name).is_file()
    return beside(file_name) if is_there else ""


def beside(file_name: str) -> str:
    """Return the link to a file in the folder of the page."""
    return f"./{quote(file_name)}"


def _total(
    rows: list[dict[str, Any]], name: str, value_of: Callable[[int], int] = int
) -> int | None:
    """Return the sum of what is known; None if nothing is."""
    numbers = [value_of(row[name]) for row in rows if row.get(name) is not None]
    return sum(numbers) if numbers or not rows else None


def _badness(row: Mapping[str, Any]) -> tuple[float, ...]:
    """Return the sort key of a table: unreadable, errors, warnings, small files, bytes."""
    n_files, n_small = row.get("data_file_count") or 0, row.get("small_file_count") or 0
    return (
        row["error"] is not None,
        row.get("error_count") or 0,
        row.get("warning_count") or 0,
        n_small / n_files if n_files else 0,
        row.get("file_size_in_bytes") or 0,
    )


def _has_small_files(row: Mapping[str, Any]) -> bool:
    """Return whether a table has many small files, and bytes for larger ones in each partition."""
    counts = (row.get(f"{name}_count") for name in ("data_file", "small_file", "partition"))
    n_bytes, small = (row.get(f"{name}_size_in_bytes") for name in ("file", "small"))
    is_enough = n_bytes is None or small is None or n_bytes >= small * (row["partition_count"] or 1)
    return is_enough and has_many_small(*counts)

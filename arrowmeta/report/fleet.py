"""HTML page with the tables of a warehouse, to sort and filter.

Takes the rows of `arrowmeta.scan` or `discover`. The page is self-contained: text from metadata is
escaped, and nothing is loaded from the network.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import pyarrow as pa

from arrowmeta.report.pieces import UNKNOWN, counted, sized, text_of
from arrowmeta.report.reading import template

_TEMPLATE = "fleet.html"
_TO_MINUTES = len("2024-05-01 12:00")


class Value(NamedTuple):
    """Cell: the text to show, and the sort key."""

    text: str
    key: float | str
    tone: str = ""


class Row(NamedTuple):
    """One table.

    Attributes:
        href: link to its report; empty if there is none.
        error: why it cannot be read; empty if it can.
        values: the other cells.
    """

    name: str
    href: str
    location: str
    error: str
    values: tuple[Value, ...]


_COLUMNS = (
    "Data files",
    "Bytes",
    "Rows",
    "Small files",
    "Deleted rows",
    "Findings",
    "Snapshots",
    "Last commit",
    "Format",
)


def fleet_page(tables: pa.Table, place: str, href_of: Callable[[str], str]) -> str:
    """Return the page.

    Args:
        href_of: returns the link of a table by its name; empty for none.
    """
    rows = tables.to_pylist()
    shown = [_row(row, href_of) for row in rows]
    tiles = {
        "tables": counted(len(rows)),
        "data files": counted(_total(rows, "data_file_count")),
        "bytes": sized(_total(rows, "file_size_in_bytes")),
        "not read in full": counted(sum(bool(row.error) for row in shown)),
        "with findings": counted(sum(bool(row.get("finding_count")) for row in rows)),
    }
    return template(_TEMPLATE).render(
        place=text_of(place), tiles=tiles, columns=_COLUMNS, rows=shown
    )


def report_name(table: str) -> str:
    """Return the file name of a table's report: `sales.db.orders.html`."""
    return table.replace("/", ".") + ".html"


def report_href(table: str, folder: Path | None) -> str:
    """Return the link to the report of a table in a folder; empty if there is none."""
    file_name = report_name(table)
    is_there = folder is not None and (folder / file_name).is_file()
    return f"./{quote(file_name)}" if is_there else ""


def _total(rows: list[dict[str, Any]], name: str) -> int:
    return sum(row.get(name) or 0 for row in rows)


def _row(row: Mapping[str, Any], href_of: Callable[[str], str]) -> Row:
    n_files, n_small = row.get("data_file_count"), row.get("small_file_count")
    is_small = bool(n_files and n_small and n_files >= 10 and 2 * n_small >= n_files)
    n_rows, n_deleted = row.get("record_count"), row.get("deleted_record_count")
    is_deleted = bool(n_rows and n_deleted and 10 * n_deleted >= n_rows)
    when = row.get("last_committed_at")
    values = (
        _number(n_files),
        Value(sized(row.get("file_size_in_bytes")), row.get("file_size_in_bytes") or -1),
        _number(n_rows),
        _number(n_small, is_small),
        _number(n_deleted, is_deleted),
        _number(row.get("finding_count"), bool(row.get("finding_count"))),
        _number(row.get("snapshot_count")),
        Value(str(when)[:_TO_MINUTES] if when else UNKNOWN, when.timestamp() if when else -1),
        Value(row["format"] or UNKNOWN, row["format"] or ""),
    )
    error = text_of(row["error"]) if row["error"] else ""
    return Row(text_of(row["name"]), href_of(row["name"]), text_of(row["location"]), error, values)


def _number(number: int | None, is_remarkable: bool = False) -> Value:
    tone = "warning" if is_remarkable else ""
    return Value(counted(number), -1 if number is None else number, tone)

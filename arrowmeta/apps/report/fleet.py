"""HTML page with the tables of a warehouse, to sort and filter.

Takes the rows of `arrowmeta.scan` or `discover`. The page is self-contained: text from metadata is
escaped, and nothing is loaded from the network.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple
from urllib.parse import quote

import pyarrow as pa

from arrowmeta.apps.describe import has_many_deleted, has_many_small
from arrowmeta.apps.report.page import UNKNOWN, counted, share_of, sized, template, text_of
from arrowmeta.model.nouns import severities_text

_TEMPLATE = "fleet.html"
_TO_MINUTES = len("2024-05-01 12:00")


class Value(NamedTuple):
    """Cell: the text to show, the sort key, and the length of a bar if it has one."""

    text: str
    key: float | str
    tone: str = ""
    share: float | None = None


class Trend(NamedTuple):
    """Number of data files over time.

    Attributes:
        about: first and last number, with the time between them.
        points: of a line in an area of 100 by 20.
    """

    about: str
    points: str


class Row(NamedTuple):
    """One table.

    Attributes:
        href: link to its report; empty if there is none.
        error: why it cannot be read; empty if it can.
        is_faulty: whether there is an error or a finding.
        values: the other cells.
    """

    name: str
    href: str
    location: str
    error: str
    is_faulty: bool
    values: tuple[Value, ...]
    trend: Trend | None = None


_COLUMNS = (
    *("Data files", "Bytes", "Rows", "Small files", "Deleted rows"),
    *("Findings", "Snapshots", "Last commit", "Format"),
)


def fleet_page(
    tables: pa.Table,
    place: str,
    href_of: Callable[[str], str],
    runs: Mapping[str, Sequence[tuple[float, int]]] = MappingProxyType({}),
) -> str:
    """Return the page, with the worst tables first.

    Args:
        tables: rows of `arrowmeta.scan` or `discover`.
        place: where the tables are, for the title.
        href_of: returns the link of a table by its name; empty for none.
        runs: earlier times, in seconds, and numbers of data files, by name of the table.
    """
    rows = sorted(tables.to_pylist(), key=_badness, reverse=True)
    most = max((row.get("file_size_in_bytes") or 0 for row in rows), default=0)
    shown = [
        _row(row, href_of, most)._replace(trend=_trend(runs.get(row["name"], ()))) for row in rows
    ]
    tiles = {
        "tables": counted(len(rows)),
        "data files": counted(_total(rows, "data_file_count")),
        "bytes": sized(_total(rows, "file_size_in_bytes")),
        "not read in full": counted(sum(bool(row.error) for row in shown)),
        "with errors": counted(_total(rows, "error_count", bool)),
        "with findings": counted(_total(rows, "finding_count", bool)),
    }
    return template(_TEMPLATE).render(
        place=text_of(place), tiles=tiles, columns=_COLUMNS, rows=shown
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


def _row(row: Mapping[str, Any], href_of: Callable[[str], str], most: int) -> Row:
    n_files, n_small = row.get("data_file_count"), row.get("small_file_count")
    is_small = has_many_small(n_files, n_small, row.get("partition_count"))
    n_rows, n_deleted = row.get("record_count"), row.get("deleted_record_count")
    is_deleted = has_many_deleted(n_rows, n_deleted)
    when, n_bytes = row.get("last_committed_at"), row.get("file_size_in_bytes")
    values = (
        _number(n_files),
        Value(sized(n_bytes), -1 if n_bytes is None else n_bytes, "", share_of(n_bytes, most)),
        _number(n_rows),
        _number(n_small, is_small),
        _number(n_deleted, is_deleted),
        _findings(row),
        _number(row.get("snapshot_count")),
        Value(str(when)[:_TO_MINUTES] if when else UNKNOWN, when.timestamp() if when else -1),
        Value(row["format"] or UNKNOWN, row["format"] or ""),
    )
    error = text_of(row["error"]) if row["error"] else ""
    is_faulty = bool(error or row.get("finding_count"))
    name, location = text_of(row["name"]), text_of(row["location"])
    return Row(name, href_of(row["name"]), location, error, is_faulty, values)


def _trend(runs: Sequence[tuple[float, int]]) -> Trend | None:
    if len(runs) < 2 or runs[-1][0] <= runs[0][0]:
        return None
    (start, first), (end, last) = runs[0], runs[-1]
    most = max(number for _, number in runs) or 1
    points = [
        f"{100 * (at - start) / (end - start):.1f},{20 - 20 * n / most:.1f}" for at, n in runs
    ]
    hours = (end - start) / 3600
    time = f"{hours:.0f} h" if hours < 48 else f"{hours / 24:,.0f} days"
    return Trend(f"{counted(first)} → {counted(last)} files in {time}", " ".join(points))


def _findings(row: Mapping[str, Any]) -> Value:
    n_errors, n_warnings = row.get("error_count"), row.get("warning_count")
    if n_errors is None or n_warnings is None:
        return Value(UNKNOWN, -1)
    text = severities_text({"error": n_errors, "warning": n_warnings}) or "none"
    tone = "error" if n_errors else "warning" if n_warnings else ""
    return Value(text, n_errors * _MOST_WARNINGS + min(n_warnings, _MOST_WARNINGS - 1), tone)


#: Sort key of one error: an error is worse than any number of warnings.
_MOST_WARNINGS = 1_000_000_000


def _number(number: int | None, is_remarkable: bool = False) -> Value:
    tone = "warning" if is_remarkable else ""
    return Value(counted(number), -1 if number is None else number, tone)

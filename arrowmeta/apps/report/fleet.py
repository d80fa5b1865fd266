"""HTML page with the tables of a warehouse, to sort and filter.

Takes the rows of `arrowmeta.scan` or `discover`. The page is self-contained: text from metadata is
escaped, and nothing is loaded from the network.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import quote

import pyarrow as pa

from arrowmeta.apps.describe import has_many_deleted, has_many_small
from arrowmeta.apps.report.page import counted, sized, template
from arrowmeta.model.nouns import severities_text


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
        trends={name: _trend(of_table) for name, of_table in runs.items()},
        href_of=href_of,
        has_many_small=has_many_small,
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


def _trend(runs: Sequence[tuple[float, int]]) -> tuple[str, str]:
    """Return the change of the number of files in words, and a line in an area of 100 by 20.

    Both are empty without two runs at different times.
    """
    if len(runs) < 2 or runs[-1][0] <= runs[0][0]:
        return "", ""
    (start, first), (end, last) = runs[0], runs[-1]
    most = max(number for _, number in runs) or 1
    points = [
        f"{100 * (at - start) / (end - start):.1f},{20 - 20 * n / most:.1f}" for at, n in runs
    ]
    hours = (end - start) / 3600
    time = f"{hours:.0f} h" if hours < 48 else f"{hours / 24:,.0f} days"
    return f"{counted(first)} → {counted(last)} files in {time}", " ".join(points)

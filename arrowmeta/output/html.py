"""Arrow tables as HTML, for notebooks.

Returns one `<div>` without scripts, and without styles beyond alignment. All text is escaped: names
and paths are untrusted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from html import escape

import pyarrow as pa

from arrowmeta.model.tables import FINDINGS
from arrowmeta.model.value_text import is_number
from arrowmeta.output.grid import printable, shorten, to_cells
from arrowmeta.output.nouns import count_severities, severities_text

_MOST_ROWS = 20
_CELL_WIDTH = 120


def to_page_piece(
    table: pa.Table, *, title: str, notes: Sequence[str] = (), n_rows: int = _MOST_ROWS
) -> str:
    """Return the first rows of a table with a title, and a note on what is not shown.

    Args:
        table: the rows; without columns, only title and notes are shown.
        title: plain text.
        notes: sentences below the table, plain text.
        n_rows: maximum number of rows to show.
    """
    shown = table.slice(0, n_rows)
    parts = [f"<p><strong>{_text(title)}</strong></p>"]
    if table.num_columns:
        parts.append(_table(shown))
    if table.num_rows > n_rows:
        notes = (f"{n_rows:,} of {table.num_rows:,} rows are shown.", *notes)
    parts += [f"<p>{_text(note)}</p>" for note in notes]
    return f"<div>{''.join(parts)}</div>"


def _table(shown: pa.Table) -> str:
    styles = [
        f' style="text-align:{"right" if is_number(field.type) else "left"}"'
        for field in shown.schema
    ]
    head = _cells("th", shown.column_names, styles)
    columns = [
        [shorten(cell, _CELL_WIDTH) for cell in to_cells(column)] for column in shown.columns
    ]
    rows = "".join(f"<tr>{_cells('td', row, styles)}</tr>" for row in zip(*columns, strict=True))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _cells(tag: str, texts: Sequence[str], styles: Sequence[str]) -> str:
    cells = zip(texts, styles, strict=True)
    return "".join(f"<{tag}{style}>{_text(text)}</{tag}>" for text, style in cells)


def _text(text: str) -> str:
    return escape(printable(text))


def show_findings() -> None:
    """Register the display of findings with a running IPython, if any."""
    # In a notebook, IPython is already imported.
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is not None:
        html = shell.display_formatter.formatters["text/html"]
        html.for_type(pa.Table, findings_html)


def findings_html(table: pa.Table) -> str | None:
    """Return findings as HTML, errors first; None for any other table."""
    if table.column_names != FINDINGS.names:
        return None
    if not table.num_rows:
        return to_page_piece(table.select([]), title="No findings")
    title = severities_text(count_severities(table))
    names = ["check_name", "severity", "subject", "expected", "actual", "detail"]
    return to_page_piece(table.select(names), title=title)

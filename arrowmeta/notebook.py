"""Findings in notebooks.

`reconcile` returns a plain `pyarrow.Table`, of which IPython shows the schema only. `show_findings`
makes it show tables with the columns of findings as HTML: a row per finding, or one sentence where
everything agrees. Other Arrow tables are shown as before.
"""

from __future__ import annotations

import sys
from collections import Counter

import pyarrow as pa

from arrowmeta.model.tables import FINDINGS
from arrowmeta.output.nouns import severities_text


def show_findings() -> None:
    """Register how IPython shows findings; without an IPython that runs it does nothing."""
    # Only code that runs in a notebook has loaded IPython already.
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is not None:
        html = shell.display_formatter.formatters["text/html"]
        html.for_type(pa.Table, findings_html)


def findings_html(table: pa.Table) -> str | None:
    """Return findings as HTML, the gravest first; None for any other table."""
    if table.column_names != FINDINGS.names:
        return None
    from arrowmeta.output.html import to_page_piece

    if not table.num_rows:
        return to_page_piece(table.select([]), title="Everything agrees: no findings.")
    title = severities_text(Counter(table["severity"].to_pylist()))
    names = ["check_name", "severity", "subject", "expected", "actual", "detail"]
    return to_page_piece(table.select(names), title=title)

"""Is it true: what does not add up, and what could not be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.output.nouns import word_of
from arrowmeta.report.pieces import Cell, Grid, Section, counted, text_of

SEVERITIES = ("error", "warning", "info")
_MOST_ROWS = 50
_TONES = {"error": "error", "warning": "warning"}


def count_severities(findings: pa.Table) -> dict[str, int]:
    """Return how many findings there are of each severity, the gravest first."""
    return {
        severity: pc.sum(pc.equal(findings["severity"], severity)).as_py() or 0
        for severity in SEVERITIES
    }


def truth_section(findings: pa.Table, damage: pa.Table) -> Section:
    """Return what is wrong with the table.

    Args:
        findings: of `Table.reconcile`, the gravest first.
        damage: of `Table.damage`.
    """
    grids = (_damage_grid(damage), _checks_grid(findings), _findings_grid(findings))
    parts = [
        f"{counted(n, severity) if severity != 'info' else counted(n, 'remark')}"
        for severity, n in count_severities(findings).items()
        if n
    ]
    lead = f"The checks found {', '.join(parts)}." if parts else "Every check agrees."
    if damage.num_rows:
        places = counted(damage.num_rows, "place")
        lead = f"{places} could not be read, so that checks saw only the rest. {lead}"
    return Section("truth", "Is it true?", lead, grids=tuple(one for one in grids if one.rows))


def _checks_grid(findings: pa.Table) -> Grid:
    """Return how often each check found something; nothing where all findings are shown anyway."""
    if findings.num_rows <= _MOST_ROWS:
        return Grid("", (), ())
    counts = findings.group_by(["severity", "check_name"]).aggregate([([], "count_all")])
    in_order = [("count_all", "descending"), ("check_name", "ascending")]
    by_severity = [
        found.take(pc.sort_indices(found, sort_keys=in_order)).to_pylist()
        for severity in SEVERITIES
        for found in (counts.filter(pc.equal(counts["severity"], severity)),)
    ]
    rows = tuple(
        (
            Cell(row["severity"], tone=_TONES.get(row["severity"], "")),
            Cell(text_of(row["check_name"]), tone="word"),
            Cell(counted(row["count_all"]), is_number=True),
        )
        for found in by_severity
        for row in found
    )
    return Grid("Findings by check", ("Severity", "Check", "Findings"), rows)


def _findings_grid(findings: pa.Table) -> Grid:
    rows = findings.slice(0, _MOST_ROWS).to_pylist()
    n_more = findings.num_rows - len(rows)
    return Grid(
        f"The first {len(rows)} findings" if n_more else "Findings",
        ("Severity", "Check", "Subject", "Expected", "Actual", "Detail"),
        tuple(_finding(row) for row in rows),
        f"{counted(n_more)} more, none graver, {word_of(n_more, 'is', 'are')} in the output of"
        " arrowmeta reconcile."
        if n_more
        else "",
    )


def _finding(row: Mapping[str, Any]) -> tuple[Cell, ...]:
    names = ("subject", "expected", "actual", "detail")
    severity = Cell(text_of(row["severity"]), tone=_TONES.get(row["severity"], ""))
    check = Cell(text_of(row["check_name"]), tone="word")
    return (severity, check, *(_cell(row[name]) for name in names))


def _damage_grid(damage: pa.Table) -> Grid:
    rows = damage.slice(0, _MOST_ROWS).to_pylist()
    n_more = damage.num_rows - len(rows)
    return Grid(
        "Could not be read",
        ("File", "Kind", "Reason", "Files lost", "Rows lost", "Still in snapshots"),
        tuple(_fault(row) for row in rows),
        f"{counted(n_more)} more {word_of(n_more, 'is', 'are')} not shown." if n_more else "",
    )


def _fault(row: Mapping[str, Any]) -> tuple[Cell, ...]:
    lost = (row["lost_files"], row["lost_rows"])
    return (
        _cell(row["path"]),
        _cell(row["kind"]),
        _cell(row["reason"]),
        *(Cell(counted(count), is_number=True) for count in lost),
        _cell(", ".join(map(str, row["recoverable_from"] or ())) or "none known"),
    )


def _cell(value: object) -> Cell:
    return Cell("" if value is None else text_of(value))

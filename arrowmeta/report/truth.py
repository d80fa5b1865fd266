"""Report sections on truth: findings, metadata that could not be read, and what engines can do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.output.nouns import count_severities, severities_text, word_of
from arrowmeta.output.state import standing
from arrowmeta.report.page import Cell, Grid, Section, cell_of, counted, number_cell, text_of

_SEVERITIES = ("error", "warning", "info")
_MOST_ROWS = 50
#: Characters of a statement, or of why there is none: cut ones are of no use.
_MOST_CHARACTERS = 10_000
_MOST_OF_CHECK = 20
_TONES = {"error": "error", "warning": "warning"}


def truth_section(findings: pa.Table, damage: pa.Table) -> Section:
    """Return the section on findings and damage."""
    unread, contradicting = (
        damage.filter(pc.equal(damage["is_read"], is_read)) for is_read in (False, True)
    )
    grids = (
        _damage_grid("Could not be read", unread),
        _damage_grid("Contradicts other metadata", contradicting),
        *_findings_grids(findings),
    )
    lead = standing(damage, findings).sentence
    if unread.num_rows:
        severities = severities_text(count_severities(findings)) or "nothing"
        lead = f"{lead} The checks ran over the rest only, and found {severities}."
    filled = tuple(grid for grid in grids if grid.rows)
    return Section("truth", "Is the metadata consistent?", lead, grids=filled)


def remedies_section(remedies: pa.Table) -> Section:
    """Return the section on statements of engines; `remedies` has the columns of that relation."""
    heads = ("Against", "Engine", "Statement", "Must be true before", "Effect")
    statements = remedies.filter(pc.is_valid(remedies["statement"])).drop_columns(["action"])
    rows = tuple(
        tuple(Cell(text_of(value, _MOST_CHARACTERS), tone="word") for value in row.values())
        for row in statements.slice(0, _MOST_ROWS).to_pylist()
    )
    causes = ", ".join(statements["check_name"].unique().to_pylist())
    withheld = remedies.filter(pc.is_null(remedies["statement"]))["effect"].unique()
    sentences = [f"Against {causes}."] * bool(rows)
    sentences += [f"Given is {text_of(why, _MOST_CHARACTERS)}." for why in withheld]
    lead = " ".join(sentences) or "Nothing needs a statement."
    grids = (Grid("Statements of engines", heads, rows, is_folded=True),) if rows else ()
    return Section("remedies", "What can an engine do about it?", lead, grids=grids)


def _findings_grids(findings: pa.Table) -> list[Grid]:
    """Return a grid with one row per check, then a grid of findings for each check."""
    names = ["severity", "check_name"]
    counts = findings.group_by(names).aggregate([([], "count_all")]).to_pylist()
    # Errors first, then checks with most findings.
    counts.sort(
        key=lambda row: (_SEVERITIES.index(row["severity"]), -row["count_all"], row["check_name"])
    )
    groups = []
    for row in counts:
        severity, check_name = (pc.field(name) == row[name] for name in names)
        groups.append((row, findings.filter(severity & check_name)))
    shown = _shown(findings)
    rows = tuple(
        (
            Cell(text_of(row["severity"]), tone=_TONES.get(row["severity"], "")),
            Cell(text_of(row["check_name"]), tone="word"),
            number_cell(row["count_all"]),
            *_finding(some.slice(0, 1).to_pylist()[0], shown),
        )
        for row, some in groups
    )
    heads = ("Severity", "Check", "Findings", "Example", *shown.values())
    return [
        Grid("Findings", heads, rows),
        *(_check_grid(row, some) for row, some in groups if some.num_rows > 1),
    ]


#: A column in the detail of a finding.
_COLUMN = r"(?:^|of )column (?P<column>.+?)(?: in [0-9,]+ files?|$)"


def _check_grid(row: Mapping[str, Any], some: pa.Table) -> Grid:
    """Return the findings of a check: one row for each column that they name, or each finding."""
    title = f"{text_of(row['check_name'])}: {counted(row['count_all'], 'finding')}"
    named = pc.struct_field(pc.extract_regex(some["detail"], _COLUMN), "column")
    counts = Counter(name for name in named.to_pylist() if name is not None)
    shown = _shown(some)
    if not counts:
        heads: tuple[str, ...] = ("Subject", *shown.values())
        rows = tuple(
            _finding(finding, shown) for finding in some.slice(0, _MOST_OF_CHECK).to_pylist()
        )
        return Grid(title, heads, rows, _rest(some.num_rows - len(rows)), is_folded=True)
    heads = ("Column", "Findings", "Example", *shown.values())
    rows = tuple(
        (
            cell_of(name),
            number_cell(number),
            *_finding(some.slice(pc.index(named, name).as_py(), 1).to_pylist()[0], shown),
        )
        for name, number in counts.most_common(_MOST_ROWS)
    )
    n_more = some.num_rows - sum(number for _, number in counts.most_common(_MOST_ROWS))
    return Grid(title, heads, rows, _rest(n_more), is_folded=True)


def _rest(n_more: int) -> str:
    if not n_more:
        return ""
    is_are = word_of(n_more, "is", "are")
    return f"{counted(n_more)} more {is_are} in the output of arrowmeta reconcile."


def _shown(findings: pa.Table) -> dict[str, str]:
    """Return heads by column of findings; the partition only if some are about its files."""
    heads = {"expected": "Expected", "actual": "Actual", "detail": "Detail"}
    has_paths = pc.any(pc.not_equal(findings["partition_path"], "")).as_py()
    return {"partition_path": "Partition", **heads} if has_paths else heads


def _finding(row: Mapping[str, Any], shown: Mapping[str, str]) -> tuple[Cell, ...]:
    subject = row["subject"]
    return (Cell(text_of(subject), subject=subject), *(cell_of(row[name]) for name in shown))


def _damage_grid(title: str, damage: pa.Table) -> Grid:
    heads = ("File", "Kind", "Reason", "Files lost", "Rows lost", "Still in snapshots")
    rows = tuple(
        (
            Cell(text_of(row["path"]), subject=row["path"]),
            cell_of(row["kind"]),
            cell_of(row["reason"]),
            number_cell(row["lost_files"]),
            number_cell(row["lost_rows"]),
            cell_of(", ".join(map(str, row["recoverable_from"] or ())) or "none known"),
        )
        for row in damage.slice(0, _MOST_ROWS).to_pylist()
    )
    n_more = damage.num_rows - len(rows)
    note = f"{counted(n_more)} more {word_of(n_more, 'is', 'are')} not shown." if n_more else ""
    return Grid(title, heads, rows, note)

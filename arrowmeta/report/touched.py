"""Sections about pruning: overlap of files by column, and the files that one condition touches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.output.nouns import few_digits, word_of
from arrowmeta.pruning.explanation import Explanation
from arrowmeta.report.pieces import (
    Bar,
    Cell,
    Chart,
    Grid,
    Mark,
    Section,
    counted,
    percent,
    share_of,
    sized,
    text_of,
)

_MOST_COLUMNS = 30


def overlap_section(clustering: pa.Table) -> Section:
    """Return how far the ranges of each column overlap, the columns that prune best first.

    Args:
        clustering: the relation of that name.
    """
    charts = [
        chart
        for unit, title in (
            ("file", "Data files by column"),
            ("manifest", "Manifests by partition field"),
        )
        for chart in _of_unit(clustering, unit, title)
    ]
    if not charts:
        lead = "There are no bounds by which a query could pass over files."
    else:
        lead = "What a query for one value reads on average, by the bounds of each column."
    return Section("overlap", "How well does it prune?", lead, charts=tuple(charts))


def _of_unit(clustering: pa.Table, unit: str, title: str) -> list[Chart]:
    rows = clustering.filter(pc.equal(clustering["unit"], unit)).to_pylist()
    known = [row for row in rows if row["range_count"]]
    if not known:
        return []
    in_order = sorted(known, key=lambda row: (_share(row), row["column_name"]))
    without = [row["column_name"] for row in rows if not row["range_count"]]
    bars = tuple(_bar(row, unit) for row in in_order[:_MOST_COLUMNS])
    return [Chart(title, f"{unit}s read for one value", bars, _note(in_order, without))]


def _share(row: Mapping[str, Any]) -> float:
    """Return the share read: what has no bounds is always read."""
    n_unknown, n_ranges = row["unknown_count"], row["range_count"]
    return share_of((row["average_depth"] or 0) + n_unknown, n_ranges + n_unknown)


def _bar(row: Mapping[str, Any], unit: str) -> Bar:
    n_unknown = row["unknown_count"]
    n_all = row["range_count"] + n_unknown
    n_read = (row["average_depth"] or 0) + n_unknown
    value = f"{few_digits(n_read)} of {n_all:,} ({percent(_share(row))})"
    details = [
        f"{counted(count, unit)} {what}"
        for count, what in (
            (row["disjoint_count"], "apart from all others"),
            (n_unknown, "without bounds"),
        )
        if count
    ]
    return Bar(text_of(row["column_name"]), (Mark(value, _share(row)),), ", ".join(details))


def _note(in_order: Sequence[object], without: Sequence[str]) -> str:
    notes = []
    if len(in_order) > _MOST_COLUMNS:
        n_more = len(in_order) - _MOST_COLUMNS
        verbs = word_of(n_more, "prunes no better is", "prune no better are")
        notes.append(f"{counted(n_more, 'column')} that {verbs} not shown.")
    if without:
        names = text_of(", ".join(without[:_MOST_COLUMNS]))
        notes.append(f"Without any bounds: {names}.")
    return " ".join(notes)


_MOST_REASONS = 20


def touched_section(where: str, explanation: Explanation) -> Section:
    """Return the files that a predicate leaves.

    Args:
        where: the predicate.
        explanation: of its plan.
    """
    steps = explanation.steps.to_pylist()
    last = steps[-1]
    kept = f"{counted(last['files_kept'], 'data file')}, {sized(last['bytes_kept'])}"
    chart = Chart(
        "What each step leaves",
        "live data files that are left",
        tuple(_step(step, steps[0]["files_total"]) for step in steps),
    )
    return Section(
        "touched",
        "Which files would my query touch?",
        f"{kept} may hold rows where {text_of(where)}.",
        charts=(chart,),
        grids=_reasons(explanation.kept),
    )


def _step(step: Mapping[str, Any], n_live: int) -> Bar:
    value = f"{step['files_kept']:,} of {counted(step['files_total'], 'file')}"
    sizes = f"{sized(step['bytes_kept'])} of {sized(step['bytes_total'])}"
    return Bar(step["step"], (Mark(value, share_of(step["files_kept"], n_live)),), sizes)


def _reasons(kept: pa.Table) -> tuple[Grid, ...]:
    if not kept.num_rows:
        return ()
    n_more = kept.num_rows - _MOST_REASONS
    return (
        Grid(
            "Why files stay",
            ("Files", "Bytes", "Reason", "Column", "As in one of them", "To change it"),
            tuple(map(_reason, kept.slice(0, _MOST_REASONS).to_pylist())),
            f"{counted(n_more, 'smaller class', 'smaller classes')} not shown."
            if n_more > 0
            else "A file may be in several classes.",
        ),
    )


def _reason(row: Mapping[str, Any]) -> tuple[Cell, ...]:
    names = ("reason", "column_name", "detail", "remedy")
    return (
        Cell(counted(row["file_count"]), is_number=True),
        Cell(sized(row["file_size_in_bytes"])),
        *(Cell("" if row[name] is None else text_of(row[name])) for name in names),
    )

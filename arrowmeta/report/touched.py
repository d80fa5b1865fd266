"""Sections about pruning: overlap of files by column, and the files that one condition touches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.output.nouns import word_of
from arrowmeta.pruning.why import reason_classes
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
        lead = (
            "What a query for one value reads on average, by the bounds of each column. The"
            " shorter the bar, the better the column prunes."
        )
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
    value = f"{_few_digits(n_read)} of {n_all:,} ({percent(_share(row))})"
    details = [
        f"{counted(count, unit)} {what}"
        for count, what in (
            (row["disjoint_count"], "apart from all others"),
            (n_unknown, "without bounds"),
        )
        if count
    ]
    return Bar(text_of(row["column_name"]), (Mark(value, _share(row)),), ", ".join(details))


def _few_digits(number: float) -> str:
    return f"{number:,.1f}" if number < 10 else f"{number:,.0f}"


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


def touched_section(where: str, funnel: pa.Table, why: pa.Table) -> Section:
    """Return the files that a predicate leaves.

    Args:
        where: the predicate.
        funnel: of the plan.
        why: of the plan.
    """
    stages = funnel.to_pylist()
    last = stages[-1]
    kept = f"{counted(last['kept'], 'data file')}, {sized(last['bytes_kept'])}"
    chart = Chart(
        "What each step leaves",
        "share kept of what reached the step",
        tuple(map(_stage, stages)),
        "Manifests count their own bytes; entries and files those of data files.",
    )
    return Section(
        "touched",
        "Which files would my query touch?",
        f"{kept} may hold rows where {text_of(where)}.",
        charts=(chart,),
        grids=_reasons(why),
    )


def _stage(stage: Mapping[str, Any]) -> Bar:
    value = f"{stage['kept']:,} of {stage['total']:,} {word_of(stage['total'], stage['unit'])}"
    sizes = f"{sized(stage['bytes_kept'])} of {sized(stage['bytes_total'])}"
    return Bar(stage["stage"], (Mark(value, share_of(stage["kept"], stage["total"])),), sizes)


def _reasons(why: pa.Table) -> tuple[Grid, ...]:
    classes = reason_classes(why)
    if not classes.num_rows:
        return ()
    n_more = classes.num_rows - _MOST_REASONS
    return (
        Grid(
            "Why files stay",
            ("Files", "Reason", "Column", "As in one of them"),
            tuple(map(_reason, classes.slice(0, _MOST_REASONS).to_pylist())),
            f"{counted(n_more, 'smaller class', 'smaller classes')} not shown."
            if n_more > 0
            else "A file may be in several classes.",
        ),
    )


def _reason(row: Mapping[str, Any]) -> tuple[Cell, ...]:
    texts = ("" if row[name] is None else text_of(row[name]) for name in ("column_name", "detail"))
    return (
        Cell(counted(row["file_count"]), is_number=True),
        Cell(text_of(row["reason"])),
        *map(Cell, texts),
    )

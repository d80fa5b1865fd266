"""Which files a query would touch: how a plan narrows down, and why files stay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyarrow as pa

from arrowmeta.output.nouns import word_of
from arrowmeta.pruning.why import reason_classes
from arrowmeta.report.numbers import counted, sized
from arrowmeta.report.pieces import Bar, Cell, Chart, Grid, Mark, Section, share_of, text_of

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

"""Figures of a report, drawn by `t.plot` in the colors of the page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.advice.plots import Plots
from arrowmeta.output.charts import COLORS
from arrowmeta.output.drawing import without_ends
from arrowmeta.output.picture import Picture
from arrowmeta.relations.methods import Relations
from arrowmeta.report.pieces import Figure

_FULL, _WIDE, _NARROW = 1000, 580, 330
_MOST_ZONE_MAPS = 4
_NAMESPACES = re.compile(r' xmlns(?::xlink)?="[^"]*"')
_TITLE = re.compile("<title>[^<]*</title>")
_COLOR = re.compile("|".join(COLORS.values()))
_VARIABLES = {color: f"var(--{name})" for name, color in COLORS.items()}


def figures(
    table: Relations,
    plan: Callable[..., Any],
    where: str | None,
    relations: Mapping[str, pa.Table],
) -> dict[str, tuple[Figure, ...]]:
    """Return the figures by section key."""
    plot = Plots(table, plan)
    pictures: list[tuple[str, tuple[str, ...], Picture]] = []
    if pc.any(pc.equal(relations["files"]["content"], "data")).as_py():
        if where is not None:
            pictures.append(("touched", ("Files kept by each step",), plot.funnel(where)))
        chosen = _chosen(relations["clustering"].to_pylist(), table)
        pictures += [
            ("contents", ("By file size",), plot.sizes()),
            ("contents", ("By partition",), plot.layout()),
            *(("overlap", ("Data files by column",), plot.zone_map(name)) for name in chosen),
            ("overlap", ("Manifests by partition field",), plot.manifests()),
        ]
    if relations["snapshots"]["committed_at"].is_valid().to_pylist().count(True) > 1:
        pictures.append(("commits", ("Records by commit", "Files by commit"), plot.growth()))
    n_of = Counter(key for key, _, _ in pictures)
    figures: dict[str, tuple[Figure, ...]] = {}
    for key, replaced, picture in pictures:
        figure = _figure(picture, replaced, is_alone=n_of[key] == 1)
        figures[key] = (*figures.get(key, ()), figure)
    return figures


def _chosen(clustering: Sequence[Mapping[str, Any]], table: Relations) -> list[str]:
    """Return columns to draw: key columns first, then those that prune best."""
    depths = {
        row["column_name"]: row["average_depth"]
        for row in clustering
        if row["unit"] == "file" and row["range_count"] > 1
    }
    keys = [field.name for field in table.source.shape.primary_key.fields]
    keys += table.sort_orders()["source_column"].to_pylist()
    best = sorted(depths, key=lambda name: (depths[name], name))
    return [name for name in dict.fromkeys([*keys, *best]) if name in depths][:_MOST_ZONE_MAPS]


def _figure(picture: Picture, replaced: tuple[str, ...], *, is_alone: bool) -> Figure:
    wide, narrow = (_in_page(picture.svg(width, with_ends=True)) for width in (_WIDE, _NARROW))
    full = _in_page(picture.svg(_FULL, with_ends=True)) if is_alone else ""
    # Phones have no pointer, so titles are left out.
    narrow = _TITLE.sub("", without_ends(narrow))
    return Figure(picture.title, picture.note, wide, narrow, full, replaced, picture.column)


def _in_page(svg: str) -> str:
    """Return SVG whose colors are variables of the style sheet."""
    return _COLOR.sub(lambda color: _VARIABLES[color[0]], _NAMESPACES.sub("", svg))

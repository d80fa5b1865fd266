"""Draw the treemap of a table (Vega) as SVG: areas of partitions, buckets and files by size."""

from __future__ import annotations

import math
from collections.abc import Sequence

from arrowmeta.output import svg
from arrowmeta.output.charts import COLORS, KIND_COLORS, Spec, used_kinds


def treemap(spec: Spec) -> str:
    """Draw areas of partitions, buckets and files by size."""
    width, height = spec["width"], spec["height"]
    rows = {row["id"]: row for row in spec["data"][0]["values"]}
    children: dict[str | None, list[str]] = {}
    for key, row in rows.items():
        children.setdefault(row["parent"], []).append(key)
    sizes = {key: row.get("size", 0.0) for key, row in rows.items()}
    for key in reversed(rows):  # children follow their parents
        if (parent := rows[key]["parent"]) is not None:
            sizes[parent] += sizes[key]
    places = {key: (0.0, 0.0, float(width), float(height)) for key in children.get(None, ())}
    for key in rows:
        own = sorted(children.get(key, ()), key=lambda child: -sizes[child])
        places.update(
            zip(own, _squarish([sizes[child] for child in own], places[key]), strict=True)
        )
    kinds = [(kind, KIND_COLORS[kind]) for kind in used_kinds(spec["data"][0]["values"])]
    marks, top = svg.legend(kinds, 0, 0, width)
    parts = [f'<g transform="translate({svg.EDGE},{svg.EDGE})">', marks]
    parts.append(f'<g transform="translate(0,{svg.n(top)})">')
    for key, row in rows.items():
        if key not in children:
            x, y, wide, high = places[key]
            style = svg.style(KIND_COLORS[row["kind"]], 0.75, COLORS["page"], 0.4)
            parts.append(svg.area(x, wide, y, high, style, row["about"]))
    for key in (child for root in children.get(None, ()) for child in children.get(root, ())):
        x, y, wide, high = places[key]
        parts.append(svg.area(x, wide, y, high, svg.style("none", None, COLORS["page"], 2)))
        if wide > 60 and high > 18 and "name" in rows[key]:
            name = svg.short(rows[key]["name"], int((wide - 10) / 6.5))
            parts.append(
                svg.text(x + 5, y + 14, name, COLORS["ink"], "start", ' font-weight="bold"')
            )
    parts.append("</g></g>")
    return svg.page(width + 2 * svg.EDGE, height + top + 2 * svg.EDGE, parts)


def _squarish(
    sizes: Sequence[float], area: tuple[float, float, float, float]
) -> list[tuple[float, float, float, float]]:
    """Divide an area among sizes, largest first, into areas that are almost squares."""
    x, y, width, height = area
    areas: list[tuple[float, float, float, float]] = []
    left = sum(sizes)
    at = 0
    while at < len(sizes):
        if left <= 0 or width <= 0 or height <= 0:
            return areas + [(x, y, 0.0, 0.0)] * (len(sizes) - at)
        short, scale = min(width, height), width * height / left
        end, total, worst = at, 0.0, math.inf
        while end < len(sizes):
            more = total + sizes[end]
            # The longest side over the shortest, of the largest and the smallest of the row.
            side = (short / scale / more) ** 2 * scale if more > 0 else math.inf
            ratio = max(sizes[at] * side, 1 / (sizes[end] * side) if sizes[end] > 0 else math.inf)
            if ratio > worst:
                break
            end, total, worst = end + 1, more, ratio
        thick, along = total * scale / short, 0.0
        for size in sizes[at:end]:
            length = short * size / total if total > 0 else 0.0
            if width >= height:
                areas.append((x, y + along, thick, length))
            else:
                areas.append((x + along, y, length, thick))
            along += length
        if width >= height:
            x, width = x + thick, width - thick
        else:
            y, height = y + thick, height - thick
        left, at = left - total, end
    return areas

"""Marks of SVG as text, of which drawings are made, without a library; and the treemap of a table.

Text is as wide as it would be in a common sans-serif font.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape

from arrowmeta.output.charts import COLORS, KIND_COLORS, Spec
from arrowmeta.output.grid import display_width

FONT_SIZE = 11
#: Width of a character in the widest of the usual fonts, and height of a line.
CHARACTER, LINE = 6.5, 14
#: Free space around a drawing.
EDGE = 6
_GAP = 12
_SQUARE = 9


def page(width: float, height: float, parts: Iterable[str]) -> str:
    """Return a drawing of marks."""
    size = f"{math.ceil(width)} {math.ceil(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" '
        f'width="{math.ceil(width)}" height="{math.ceil(height)}" '
        f'font-family="sans-serif" font-size="{FONT_SIZE}px">'
        f'<rect width="100%" height="100%" fill="{COLORS["page"]}"/>{"".join(parts)}</svg>'
    )


def legend(
    pairs: Iterable[tuple[str, str]], left: float, top: float, right: float
) -> tuple[str, float]:
    """Return the legend, in lines up to `right`, and its height."""
    parts, x, y = list[str](), left, top
    for name, color in pairs:
        width = _SQUARE + 4 + wide(name) + _GAP
        if x > left and x + width > right:
            x, y = left, y + LINE
        parts.append(area(x, _SQUARE, y, _SQUARE, style(color)))
        parts.append(text(x + _SQUARE + 4, y + _SQUARE, name, COLORS["text"]))
        x += width
    return "".join(parts), y - top + LINE + 4


def area(x: float, width: float, y: float, height: float, style: str, about: str = "") -> str:
    """Draw a rectangle; `style` is that of `style`, `about` its tooltip."""
    return path(f"M{n(x)},{n(y)}h{n(width)}v{n(height)}h{n(-width)}Z", style, about)


def path(steps: str, style: str, about: str = "") -> str:
    """Draw a path by its steps."""
    return _marked(f'path d="{steps}"{style}', "path", about)


def line(
    x: float,
    y: float,
    x2: float,
    y2: float,
    color: str,
    width: float = 1,
    about: str = "",
    more: str = "",
) -> str:
    """Draw a line; `more` are other attributes."""
    ends = f'x1="{n(x)}" y1="{n(y)}" x2="{n(x2)}" y2="{n(y2)}"{more}'
    return _marked(f"line {ends}{style(None, None, color, width)}", "line", about)


def _marked(start: str, name: str, about: str) -> str:
    return f"<{start}><title>{escape(about)}</title></{name}>" if about else f"<{start}/>"


def style(
    fill: str | None,
    opacity: float | None = None,
    stroke: str | None = None,
    width: float | None = None,
) -> str:
    """Return the attributes of a mark."""
    facts = {"fill": fill, "fill-opacity": opacity, "stroke": stroke, "stroke-width": width}
    return "".join(
        f' {name}="{value if isinstance(value, str) else n(value)}"'
        for name, value in facts.items()
        if value is not None
    )


def text(x: float, y: float, text: str, color: str, anchor: str = "start", more: str = "") -> str:
    """Write text at a point."""
    at = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{n(x)}" y="{n(y)}" fill="{color}"{at}{more}>{escape(text)}</text>'


def wide(text: str) -> float:
    """Return how wide text is."""
    return CHARACTER * display_width(text)


def short(text: str, most: int) -> str:
    """Return text of at most so many characters."""
    return text if len(text) <= most else f"{text[: max(1, most - 1)]}…"


def n(number: float) -> str:
    """Return a number with at most two decimal places."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


# -- treemap of Vega -------------------------------------------------------------------------------


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
        members = sorted(children.get(key, ()), key=lambda child: -sizes[child])
        places.update(
            zip(members, _squarish([sizes[child] for child in members], places[key]), strict=True)
        )
    kinds = spec["scales"][0]
    marks, top = legend(zip(kinds["domain"], kinds["range"], strict=True), 0, 0, width)
    parts = [f'<g transform="translate({EDGE},{EDGE})">', marks]
    parts.append(f'<g transform="translate(0,{n(top)})">')
    for key, row in rows.items():
        if key not in children:
            x, y, across, high = places[key]
            look = style(KIND_COLORS[row["kind"]], 0.75, COLORS["page"], 0.4)
            parts.append(area(x, across, y, high, look, row["about"]))
    for key in (child for root in children.get(None, ()) for child in children.get(root, ())):
        x, y, across, high = places[key]
        parts.append(area(x, across, y, high, style("none", None, COLORS["page"], 2)))
        if across > 60 and high > 18 and "name" in rows[key]:
            name = short(rows[key]["name"], int((across - 10) / CHARACTER))
            parts.append(text(x + 5, y + 14, name, COLORS["ink"], "start", ' font-weight="bold"'))
    parts.append("</g></g>")
    return page(width + 2 * EDGE, height + top + 2 * EDGE, parts)


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

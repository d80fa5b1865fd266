"""Marks, axes and panels of pictures, as text of SVG, without a library.

`arrowmeta.apps.charts` makes pictures of them. They have no scripts; marks have their tooltip as
`<title>`. Text is as wide as it would be in a common sans-serif font.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from html import escape
from itertools import groupby
from typing import NamedTuple

from arrowmeta.output.grid import display_width

#: The report replaces these colors by its own, for dark screens and for print.
COLORS = {
    "page": "#ffffff",
    "text": "#1d232b",
    "ink": "#14181d",
    "muted": "#5b6672",
    "line": "#dde2e8",
    "track": "#edf0f4",
    "data": "#3573b9",
    "small": "#d9822b",
    "large": "#6b4fa0",
    "band": "#cfe5d3",
    "depth": "#b3a1d4",
    "deletes": "#b3413b",
    "manifests": "#2f8f83",
}
FONT_SIZE = 11
#: Width of a character in the widest of the usual fonts, and height of a line.
CHARACTER, LINE = 6.5, 14
#: Free space around a drawing.
EDGE = 6
_GAP = 12
_SQUARE = 9
_TICK = 5
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_SECOND, _MINUTE, _HOUR, _DAY = 1000.0, 60_000.0, 3_600_000.0, 86_400_000.0
#: Distances of ticks of time below a month, in milliseconds.
_DISTANCES = (
    *(_SECOND * n for n in (0.001, 0.01, 0.1, 1, 5, 15, 30)),
    *(_MINUTE * n for n in (1, 5, 15, 30)),
    *(_HOUR * n for n in (1, 3, 6, 12)),
    *(_DAY * n for n in (1, 2, 7)),
)
_MONTH, _YEAR = 30.4 * _DAY, 365.25 * _DAY
_PREFIXES = ("", "k", "M", "G", "T", "P", "E", "Z", "Y")

#: From a value to its place, in pixels.
Scale = Callable[[float], float]
#: Place and text of each label of an axis.
Labels = Sequence[tuple[float, str]]


def scale(
    low: float, high: float, size: float, *, is_upward: bool = False, is_log: bool = False
) -> Scale:
    """Return a scale of numbers or times over `size` pixels.

    Args:
        low, high: least and greatest value.
        is_upward: whether the greatest value is at 0, as on a vertical axis.
        is_log: whether equal ratios are equally long.
    """
    of = math.log if is_log else float
    start, end = of(low), of(high)

    def place(value: float) -> float:
        share = (of(value) - start) / (end - start) if end > start else 0.5
        return size * (1 - share if is_upward else share)

    return place


class Axis(NamedTuple):
    """An axis: places of ticks, and labels. Ticks of a vertical one have lines across the panel.

    Attributes:
        padding: room above the title of a horizontal axis.
    """

    ticks: Sequence[float] = ()
    labels: Labels = ()
    title: str | None = None
    padding: float = 4
    color: str = COLORS["muted"]
    has_line: bool = True


NO_AXIS = Axis(has_line=False)


class Panel(NamedTuple):
    """A plot with its axes.

    Attributes:
        width, height: of the plot.
        left, above, below, overhang: room for titles and labels at each side.
        marks: SVG, from the corner of the plot.
    """

    width: float
    height: float
    left: float
    above: float
    below: float
    overhang: float
    marks: str


def panel(
    width: float, height: float, marks: Iterable[str], x: Axis, y: Axis, title: str = ""
) -> Panel:
    """Return a plot of marks."""
    left = EDGE + max((wide(label) for _, label in y.labels), default=0) + _TICK + 2
    left += LINE if y.title else 0
    below = (LINE + 4 if x.labels else 2) + (LINE + x.padding if x.title else 0)
    overhang = max((wide(label) / 2 for _, label in x.labels[-1:]), default=0)
    parts = [text(0, -6, title, COLORS["text"])] if title else []
    if x.has_line:
        parts.append(line(0, height, width, height, COLORS["line"]))
    parts += [line(at, height, at, height + _TICK, COLORS["line"]) for at in x.ticks]
    parts += [text(at, height + LINE + 2, label, x.color, "middle") for at, label in x.labels]
    if x.title:
        parts.append(text(width / 2, height + below - 2, x.title, x.color, "middle"))
    for at in y.ticks:
        parts.append(line(0, at, width, at, COLORS["line"]))
        parts.append(line(-_TICK, at, 0, at, COLORS["line"]))
    if y.has_line:
        parts.append(line(0, 0, 0, height, COLORS["line"]))
    parts += [text(-_TICK - 2, at + 4, label, y.color, "end") for at, label in y.labels]
    if y.title:
        at_x, at_y = EDGE + FONT_SIZE - left, height / 2
        turned = f' transform="rotate(-90 {n(at_x)} {n(at_y)})"'
        parts.append(text(at_x, at_y, y.title, y.color, "middle", turned))
    above = LINE + 4 if title else 4
    return Panel(width, height, left, above, below, overhang, "".join([*parts, *marks]))


def drawing(
    panels: Sequence[Panel], colors: Mapping[str, str] | None = None, n_columns: int = 1
) -> str:
    """Return panels in rows of `n_columns`, below a legend of colors by name."""
    left = max(drawn.left for drawn in panels)
    parts, top, right = list[str](), float(EDGE), 0.0
    if colors:
        marks, height = legend(colors, left, top, left + panels[0].width)
        parts.append(marks)
        top += height
    for at in range(0, len(panels), n_columns):
        row, x = panels[at : at + n_columns], float(left)
        for drawn in row:
            corner = f"{n(x)},{n(top + drawn.above)}"
            parts.append(f'<g transform="translate({corner})">{drawn.marks}</g>')
            right = max(right, x + drawn.width + drawn.overhang)
            x += drawn.width + left + _GAP
        top += max(drawn.above + drawn.height + drawn.below for drawn in row) + _GAP
    return page(right + EDGE, top - _GAP + EDGE, parts)


def page(width: float, height: float, parts: Iterable[str]) -> str:
    """Return a drawing of marks."""
    size = f"{math.ceil(width)} {math.ceil(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" '
        f'width="{math.ceil(width)}" height="{math.ceil(height)}" '
        f'font-family="sans-serif" font-size="{FONT_SIZE}px">'
        f'<rect width="100%" height="100%" fill="{COLORS["page"]}"/>{"".join(parts)}</svg>'
    )


def legend(colors: Mapping[str, str], left: float, top: float, right: float) -> tuple[str, float]:
    """Return the legend of colors by name, in lines up to `right`, and its height."""
    parts, x, y = list[str](), left, top
    for name, color in colors.items():
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


def circle(x: float, y: float, size: float, color: str, about: str) -> str:
    """Draw a circle of an area in pixels."""
    r = n(math.sqrt(size / math.pi))
    across = n(2 * float(r))
    arcs = f"m-{r},0a{r},{r} 0 1 0 {across},0a{r},{r} 0 1 0 -{across},0"
    return path(f"M{n(x)},{n(y)}{arcs}", style(color), about)


def steps(places: Iterable[tuple[float, float | None]], bottom: float, color: str) -> str:
    """Draw a filled line in steps; it ends where a number is not known."""
    parts = list[str]()
    for is_gap, run in groupby(places, lambda place: place[1] is None):
        if is_gap:
            continue
        (x, y), *others = ((x, y or 0.0) for x, y in run)
        top = f"M{n(x)},{n(y)}" + "".join(f"H{n(x)}V{n(y)}" for x, y in others)
        parts.append(path(f"{top}V{n(bottom)}H{n(x)}Z", style(color, 0.2)))
        parts.append(path(top, style("none", None, color, 1.5)))
    return "".join(parts)


# -- numbers and times ----------------------------------------------------------------------------


def round_step(low: float, high: float, count: int) -> float:
    """Return a round distance (1, 2 or 5 times a power of ten) for about `count` ticks."""
    rough = (high - low) / max(count, 1)
    if rough <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    ratio = rough / power
    return power * (10 if ratio >= 7.07 else 5 if ratio >= 3.16 else 2 if ratio >= 1.41 else 1)


def ticks(low: float, high: float, count: int, least: float = 0) -> list[float]:
    """Return about `count` round numbers, at least `least` apart."""
    step = max(round_step(low, high, count), least)
    return [n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1)]


def from_zero(values: Iterable[float]) -> tuple[float, float]:
    """Return round ends of a range with 0 and the values."""
    known = list(values)
    low, high = min([0, *known]), max([0, *(known or [1])])
    step = round_step(low, high, 10)
    return math.floor(low / step) * step, math.ceil(high / step) * step


def time_ticks(low: float, high: float, count: int) -> list[float]:
    """Return about `count` round times, in milliseconds since 1970."""
    rough = (high - low) / count
    if rough < 0.7 * _MONTH:
        step = min(_DISTANCES, key=lambda time: abs(math.log(time / max(rough, 1e-3))))
        return [n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1)]
    months = min((1, 3, 6, 12), key=lambda time: abs(time * _MONTH - rough))
    if rough > 1.5 * _YEAR:
        months = 12 * int(max(1, round_step(0, rough / _YEAR, 1)))
    try:
        moments = [_EPOCH + timedelta(milliseconds=millis) for millis in (low, high)]
    except OverflowError:  # out of the calendar
        return []
    start, end = (12 * moment.year + moment.month - 1 for moment in moments)  # from year 0
    every = range(-(-start // months) * months, end + 1, months)
    ticks = [(datetime(n // 12, n % 12 + 1, 1, tzinfo=UTC) - _EPOCH) for n in every]
    millis = [time / timedelta(milliseconds=1) for time in ticks]
    return [time for time in millis if low <= time <= high]


def time_text(millis: float, form: str) -> str:
    """Return a time, in milliseconds since 1970, in a format of `strftime`."""
    return (_EPOCH + timedelta(milliseconds=millis)).strftime(form)


def with_prefix(value: float) -> str:
    """Return a number with the prefix of its unit, as 1.5k."""
    power = 0
    while abs(value) >= 1000 and power < len(_PREFIXES) - 1:
        value, power = value / 1000, power + 1
    return f"{value:.6g}{_PREFIXES[power]}"


def apart(
    texts: Iterable[tuple[float, str]], room: Callable[[str], float]
) -> list[tuple[float, str]]:
    """Return labels without those that would overlap an earlier one."""
    shown: list[tuple[float, str]] = []
    for position, text in texts:
        if not shown or abs(position - shown[-1][0]) >= (room(text) + room(shown[-1][1])) / 2:
            shown.append((position, text))
    return shown

"""Scales, axes and panels of pictures: where things are. Templates draw them as SVG.

`arrowmeta.apps.charts` makes panels, whose marks are a macro of `templates/marks.svg` over some
data. Pictures have no scripts; marks have their tooltip as `<title>`. Text is as wide as it would
be in a common sans-serif font.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from html import escape
from typing import Any, NamedTuple

from arrowmeta.output.formats import templates
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
SQUARE = 9
TICK = 5
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
        marks: macro of `marks.svg` that draws the marks, from the corner of the plot.
        of: what it draws them of.
    """

    width: float
    height: float
    x: Axis
    y: Axis
    marks: str
    of: Mapping[str, Any]
    title: str = ""

    @property
    def left(self) -> float:
        """Room for the labels and the title of the vertical axis."""
        labels = max((wide(label) for _, label in self.y.labels), default=0)
        return EDGE + labels + TICK + 2 + (LINE if self.y.title else 0)

    @property
    def above(self) -> float:
        """Room for the title."""
        return LINE + 4 if self.title else 4

    @property
    def below(self) -> float:
        """Room for the labels and the title of the horizontal axis."""
        of_title = LINE + self.x.padding if self.x.title else 0
        return (LINE + 4 if self.x.labels else 2) + of_title

    @property
    def overhang(self) -> float:
        """Room for the last label of the horizontal axis."""
        return max((wide(label) / 2 for _, label in self.x.labels[-1:]), default=0)


def drawing(
    panels: Sequence[Panel], colors: Mapping[str, str] | None = None, n_columns: int = 1
) -> str:
    """Return panels in rows of `n_columns`, below a legend of colors by name."""
    left = max(panel.left for panel in panels)
    key, height = legend(colors or {}, left, EDGE, left + panels[0].width)
    placed, top, right = list[tuple[float, float, Panel]](), EDGE + height, 0.0
    for at in range(0, len(panels), n_columns):
        row, x = panels[at : at + n_columns], float(left)
        for panel in row:
            placed.append((x, top + panel.above, panel))
            right = max(right, x + panel.width + panel.overhang)
            x += panel.width + left + _GAP
        top += max(panel.above + panel.height + panel.below for panel in row) + _GAP
    return rendered("panels.svg", right + EDGE, top - _GAP + EDGE, legend=key, panels=placed)


def rendered(name: str, width: float, height: float, **values: Any) -> str:
    """Return a picture that a template draws."""
    environment = templates("arrowmeta.apps")
    environment.filters |= {"n": n, "escaped": escape}
    sizes = {"edge": EDGE, "tick": TICK, "square": SQUARE, "line_height": LINE}
    fonts = {"font_size": FONT_SIZE, "character": CHARACTER, "short": short}
    numbers = {"sqrt": math.sqrt, "pi": math.pi}
    environment.globals |= {"colors": COLORS, **sizes, **fonts, **numbers}
    size = {"width": math.ceil(width), "height": math.ceil(height)}
    return environment.get_template(name).render(size | values).replace("\n", "")


def legend(
    colors: Mapping[str, str], left: float, top: float, right: float
) -> tuple[list[tuple[float, float, str, str]], float]:
    """Return place, name and color of each color, in lines up to `right`, and their height."""
    placed, x, y = list[tuple[float, float, str, str]](), left, top
    for name, color in colors.items():
        width = SQUARE + 4 + wide(name) + _GAP
        if x > left and x + width > right:
            x, y = left, y + LINE
        placed.append((x, y, name, color))
        x += width
    return placed, y - top + LINE + 4 if colors else 0


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

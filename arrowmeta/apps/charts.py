"""Charts of a table as SVG.

Takes rows as dictionaries with fixed keys, and a width in pixels. A picture is panels, whose marks
are macros of `templates/marks.svg`. The key `about` of a row is its tooltip. Pictures have no
scripts; text is as wide as it would be in a common sans-serif font.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from html import escape
from itertools import groupby
from typing import Any, NamedTuple

from arrowmeta.apps.output.formats import templates
from arrowmeta.apps.output.screen import display_width, shorten
from arrowmeta.text import to_size

#: The report replaces these colors by its own, for dark screens and for print.
COLORS = {
    "page": "#ffffff",
    "text": "#1d232b",
    "ink": "#14181d",
    "muted": "#5b6672",
    "line": "#dde2e8",
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


Rows = Sequence[Mapping[str, Any]]
#: Colors by kind of size.
KIND_COLORS = {
    "below ¼ of the target": COLORS["small"],
    "up to twice the target": COLORS["data"],
    "larger": COLORS["large"],
}
_SMALL, _USUAL, _LARGE = KIND_COLORS


class Amount(NamedTuple):
    """A number of snapshots over time.

    Attributes:
        field: column of `growth`.
        is_optional: whether it is only drawn if there are any.
    """

    field: str
    title: str
    color: str
    is_bytes: bool = False
    is_optional: bool = False


AMOUNTS = (
    Amount("data_file_bytes", "bytes of data files", COLORS["data"], is_bytes=True),
    Amount("data_file_count", "data files", COLORS["large"]),
    Amount("record_count", "rows stored", COLORS["data"]),
    Amount("manifest_count", "manifests", COLORS["manifests"]),
    Amount("delete_file_count", "delete files", COLORS["deletes"], is_optional=True),
    Amount("delete_row_count", "rows of deletes", COLORS["deletes"], is_optional=True),
)
#: Minimum width in pixels for two panels in a row.
_ROOM_FOR_TWO = 900
_END = re.compile(' data-(?:low|high)="[^"]*"')


def without_ends(svg: str) -> str:
    """Return SVG whose marks have no ends as attributes."""
    return _END.sub("", svg)


def size_kind(n_bytes: float, target: int) -> str:
    """Return the size kind of a file: one of three."""
    return _SMALL if 4 * n_bytes < target else _USUAL if n_bytes <= 2 * target else _LARGE


def sizes_chart(rows: Rows, target: int, width: int) -> str:
    """Draw a histogram of file sizes: number of files, and below it their bytes.

    Args:
        rows: size_from, size_to, files, bytes, kind, about.
        target: target file size of writers, in bytes.
        width: in pixels.
    """
    ends = [row[key] for row in rows for key in ("size_from", "size_to")] + [target / 4, 2 * target]
    low, high, across = min(ends), max(ends), width - 80
    powers = range(int(low).bit_length() - 1, int(high).bit_length() + 1)
    step = max(1, -(-len(powers) // max(2, width // 70)))
    sizes = [1 << power for power in powers if power % step == 0]
    x = scale(low, high, across, is_log=True)
    labels = [(x(size), to_size(size)) for size in sizes if low <= size <= high]
    marks = {"x": x, "rows": rows, "from": target / 2, "to": 2 * target}
    panels = []
    for field, title, height in (("files", "data files", 130), ("bytes", "bytes", 70)):
        is_bytes = field == "bytes"
        y, y_axis = _amounts(rows, field, height, is_bytes, title)
        x_axis = _beside(labels, has_labels=is_bytes)
        of = {**marks, "field": field, "y": y}
        panels.append(Panel(across, height, x_axis, y_axis, "sizes", of))
    return drawing(panels, KIND_COLORS)


def growth_chart(amounts: Sequence[Amount], rows: Rows, width: int) -> str:
    """Draw numbers by snapshot over time, one panel per number.

    Args:
        amounts: some of `AMOUNTS`.
        rows: time in milliseconds, the numbers, about, is_compaction.
        width: in pixels.
    """
    n_columns, height = 2 if width >= _ROOM_FOR_TWO else 1, 64
    across, count = width // n_columns - 80, max(2, width // n_columns // 110)
    times = [row["time"] for row in rows]
    low, high = min(times, default=0), max(times, default=1)
    form, x = _time_format(times), scale(low, high, across)
    labels = [(x(at), time_text(at, form)) for at in time_ticks(low, high, count)]
    compactions = [row for row in rows if row["is_compaction"]]
    panels = []
    for at, amount in enumerate(amounts):
        field = amount.field
        y, y_axis = _amounts(rows, field, height, amount.is_bytes)
        places = [(x(r["time"]), None if r[field] is None else y(r[field])) for r in rows]
        of = {"x": x, "y": y, "rows": rows, "compactions": compactions, "field": field}
        of |= {"color": amount.color, "steps": list(steps(places, y(0)))}
        x_axis = _beside(labels, has_labels=at >= len(amounts) - n_columns)
        panels.append(Panel(across, height, x_axis, y_axis, "growth", of, amount.title))
    return drawing(panels, n_columns=n_columns)


def zone_map_chart(
    ranges: Rows, depths: Rows, labels: Rows, is_time: bool, column: str, width: int
) -> str:
    """Draw the ranges of files in a column, and how many of them contain each value.

    Args:
        ranges: place, lower, upper, about; one row per file, sorted by lower bound.
        depths: value, until, depth, about.
        labels: value, label; for values that are not numeric.
        is_time: whether values are milliseconds since 1970.
        width: in pixels.
    """
    ends = [row[key] for row in ranges for key in ("lower", "upper")]
    low, high, across = min(ends), max(ends), width - 80
    n_files, count = len(ranges), max(2, width // 110)
    height = min(260, max(90, 3 * n_files))
    x, y = scale(low, high, across), scale(-0.5, n_files - 0.5, height, is_upward=True)
    ticks_at = [] if labels else (time_ticks if is_time else ticks)(low, high, count)
    if is_time:
        text_of = partial(time_text, form=_time_format(ends))
    else:
        text_of = partial(_number_text, most=max(map(abs, ends)))
    x_axis = _beside(
        [(x(at), text_of(at)) for at in ticks_at], shorten(column, int(across / CHARACTER))
    )
    if labels:  # whole: those at the ends are beside their places
        halves = [(x(row["value"]), row["label"], wide(row["label"]) / 2) for row in labels]
        whole = [(min(max(at, half), across - half), text) for at, text, half in halves]
        x_axis = x_axis._replace(labels=apart(whole, lambda text: wide(text) + 4))
    of = {"x": x, "y": y, "rows": ranges}
    of["stroke_width"] = max(1.2, 0.7 * height / n_files)
    of["tick_size"] = max(2, min(12, 0.8 * height / n_files))
    of_ranges = Panel(across, height, x_axis, Axis(title="files"), "ranges", of)
    return drawing([_depth_panel(depths, x, across), of_ranges])


def _depth_panel(depths: Rows, x: Scale, across: int) -> Panel:
    deepest = max(row["depth"] for row in depths)
    low, high = from_zero(row["depth"] for row in depths)
    y = scale(low, high, 70, is_upward=True)
    places = range(0, deepest + 1, -(-deepest // 3))
    counts = [(y(at), f"{at:,}") for at in places if low <= at <= high]
    marks = {"x": x, "y": y, "rows": depths}
    return Panel(across, 70, NO_AXIS, _upright(counts, "files per value"), "depths", marks)


def steps(places: Iterable[tuple[float, float | None]], bottom: float) -> Iterator[tuple[str, str]]:
    """Yield paths of an area and its upper line in steps, which end where a number is unknown."""
    for is_gap, run in groupby(places, lambda place: place[1] is None):
        if is_gap:
            continue
        (x, y), *others = ((x, y or 0.0) for x, y in run)
        top = f"M{n(x)},{n(y)}" + "".join(f"H{n(x)}V{n(y)}" for x, y in others)
        yield f"{top}V{n(bottom)}H{n(x)}Z", top


# -- axes -----------------------------------------------------------------------------------------


def _amounts(
    rows: Rows, field: str, height: int, is_bytes: bool, title: str | None = None
) -> tuple[Scale, Axis]:
    """Return the scale and the axis of counts, or of bytes at round numbers of a unit."""
    amounts = [row[field] for row in rows if row[field] is not None]
    low, high = from_zero(amounts)
    y = scale(low, high, height, is_upward=True)
    if not is_bytes:
        labels = [(y(count), with_prefix(count)) for count in ticks(low, high, 3, 1)]
        return y, _upright(labels, title)
    most = max(amounts, default=0)
    step = 1 << max(0, int(most // 3).bit_length() - 1)
    sizes = [at * step for at in range(int(most // step) + 1)]
    labels = [(y(size), to_size(size)) for size in sizes if low <= size <= high]
    return y, _upright(labels, title)


def _upright(labels: Sequence[tuple[float, str]], title: str | None = None) -> Axis:
    """Return a vertical axis with a tick at each place, and the labels that have room."""
    return Axis([place for place, _ in labels], apart(labels, lambda _: FONT_SIZE), title)


def _beside(labels: Labels, title: str | None = None, *, has_labels: bool = True) -> Axis:
    """Return a horizontal axis with a tick at each place, and the labels that have room."""
    shown = apart(labels, lambda label: wide(label) + 4) if has_labels else ()
    return Axis([place for place, _ in labels], shown, title)


def _number_text(value: float, most: float) -> str:
    """Return a number of an axis whose values are at most `most`, up to the sign."""
    if most >= 1e15:
        return f"{value:.2e}".replace("e+", "e")
    if most >= 1e5:
        return with_prefix(value)
    return f"{float(f'{value:.5g}'):,.10g}" if value % 1 else f"{int(value):,}"


def _time_format(millis: Sequence[float]) -> str:
    """Return a time format that suits the range of the axis."""
    days = (max(millis, default=0) - min(millis, default=0)) / 86_400_000
    if days < 1 / 24:
        return "%H:%M:%S"
    return "%d %H:%M" if days < 4 else "%Y-%m-%d" if days < 1000 else "%Y"


# -- scales, axes and panels -----------------------------------------------------------------------


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
    """An axis: places of ticks, and labels. Ticks of a vertical one have lines across the panel."""

    ticks: Sequence[float] = ()
    labels: Labels = ()
    title: str | None = None
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
        return EDGE + labels + TICK + 2 + (LINE + 4 if self.y.title else 0)

    @property
    def above(self) -> float:
        """Room for the title."""
        return LINE + 4 if self.title else 4

    @property
    def below(self) -> float:
        """Room for the labels and the title of the horizontal axis."""
        of_title = LINE + 4 if self.x.title else 0
        return (LINE + 4 if self.x.labels else 2) + of_title

    @property
    def overhang(self) -> float:
        """Room for the last label and the title of the horizontal axis, where they are longer."""
        texts = [*self.x.labels[-1:], (self.width / 2, self.x.title or "")]
        return max(0, *(at + wide(text) / 2 - self.width for at, text in texts))


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
    environment = templates("arrowmeta.apps")
    environment.filters |= {"n": n, "escaped": escape}
    environment.globals |= {"colors": COLORS, "kind_colors": KIND_COLORS, "edge": EDGE}
    environment.globals |= {"tick": TICK, "square": SQUARE, "line_height": LINE}
    environment.globals |= {"font_size": FONT_SIZE, "sqrt": math.sqrt, "pi": math.pi}
    size = {"width": math.ceil(right + EDGE), "height": math.ceil(top - _GAP + EDGE)}
    picture = environment.get_template("picture.svg")
    return picture.render(size, legend=key, panels=placed).replace("\n", "")


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


def n(number: float) -> str:
    """Return a number with at most two decimal places."""
    return f"{number:z.2f}".rstrip("0").rstrip(".")


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
    ends = list(values)
    low, high = min([0, *ends]), max([0, *(ends or [1])])
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

"""Draw the specifications of `arrowmeta.output.charts` as SVG, without a library.

Takes a Vega-Lite specification with its data, of those parts that `charts` writes, or the treemap
(Vega); returns SVG without scripts. Marks have their tooltip as `<title>`. Main name: `to_svg`.
"""

from __future__ import annotations

import math
import re
from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from html import escape
from itertools import groupby
from typing import Any

from arrowmeta.output import svg
from arrowmeta.output.charts import BYTE_LABELS, COLORS, Rows, Spec
from arrowmeta.output.nouns import to_size
from arrowmeta.records import dataclass

_GAP = 12
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
#: Fields of a row that become attributes `data-` of its mark: its ends as constants of SQL.
ENDS = ("low", "high")
_ENDS = re.compile(' data-(?:low|high)="[^"]*"')


def without_ends(drawing: str) -> str:
    """Return SVG without these attributes."""
    return _ENDS.sub("", drawing)


def to_svg(spec: Spec) -> str:
    """Draw a specification."""
    if "/vega/" in spec["$schema"]:
        return svg.treemap(spec)
    panels = spec.get("vconcat") or spec.get("concat") or [spec]
    n_columns = spec.get("columns", 1)
    drawn = [_Panel(panel, spec["data"]) for panel in panels]
    left = max(panel.left for panel in drawn)
    legend = next((panel.legend for panel in drawn if panel.legend), ())
    parts, top, right = list[str](), float(svg.EDGE), 0.0
    if legend:
        marks, height = svg.legend(legend, left, top, left + drawn[0].width)
        parts.append(marks)
        top += height
    for at in range(0, len(drawn), n_columns):
        row, x = drawn[at : at + n_columns], float(left)
        for panel in row:
            parts.append(f'<g transform="translate({svg.n(x)},{svg.n(top + panel.above)})">')
            parts += [panel.svg(), "</g>"]
            right = max(right, x + panel.width + panel.overhang)
            x += panel.width + left + _GAP
        top += max(panel.above + panel.height + panel.below for panel in row) + _GAP
    return svg.page(right + svg.EDGE, top - _GAP + svg.EDGE, parts)


class _Numbers:
    """Scale of numbers or times over `size` pixels.

    Args:
        ends: least and greatest value.
        is_upward: whether the greatest value is at 0, as on a vertical axis.
        is_log: whether equal ratios are equally long.
    """

    step = 0.0

    def __init__(
        self, ends: tuple[float, float], size: float, *, is_upward: bool, is_log: bool
    ) -> None:
        self._of = math.log if is_log else float
        self.ends, self._size, self._is_upward = ends, size, is_upward

    def __call__(self, value: float) -> float:
        low, high = map(self._of, self.ends)
        share = (self._of(value) - low) / (high - low) if high > low else 0.5
        return self._size * (1 - share if self._is_upward else share)


class _Bands:
    """Scale that gives each value a band of the same width; a value is at the start of its band."""

    def __init__(self, values: Sequence[Any], size: float) -> None:
        self.values = values
        self.step = size / len(values) if values else size
        self._at = {value: number * self.step for number, value in enumerate(values)}

    def __call__(self, value: Any) -> float:
        return self._at[value]


_Scale = _Numbers | _Bands


@dataclass(frozen=True)
class _Layer:
    """Mark with its encoding and rows."""

    mark: Mapping[str, Any]
    encoding: Mapping[str, Any]
    rows: Rows


class _Panel:
    """One plot with its axes.

    Attributes:
        width, height: of the plot.
        left, above, below, overhang: room for titles and labels at each side.
        legend: (name, color) pairs.
    """

    def __init__(self, spec: Spec, data: Mapping[str, Any]) -> None:
        shared = spec.get("encoding", {}) if "layer" in spec else {}
        self._layers = [
            _Layer(
                part["mark"],
                {**shared, **part.get("encoding", {})},
                part.get("data", spec.get("data", data))["values"],
            )
            for part in spec.get("layer", [spec])
        ]
        ys = self._values("y")
        height = spec["height"]
        self.width: float = spec["width"]
        self.height: float = height["step"] * len(ys) if isinstance(height, dict) else height
        self._scales = {"x": self._scale("x", self.width), "y": self._scale("y", self.height)}
        self._axes = {channel: self._axis(channel) for channel in "xy"}
        self._ticks = {channel: self._labels(channel) for channel in "xy"}
        self.title = spec.get("title", {}).get("text", "")
        labels = [svg.wide(text) for _, text in self._ticks["y"]]
        self.left = svg.EDGE + max(labels, default=0) + _TICK + 2
        self.left += svg.LINE if self._axes["y"].get("title") else 0
        self.above = svg.LINE + 4 if self.title else 4
        self.below = svg.LINE + 4 if self._ticks["x"] else 2
        if self._axes["x"].get("title"):
            self.below += svg.LINE + self._axes["x"].get("titlePadding", 4)
        self.overhang = max((svg.wide(text) / 2 for _, text in self._ticks["x"][-1:]), default=0)
        colors = [layer.encoding["color"] for layer in self._layers if "color" in layer.encoding]
        self.legend = tuple(pair for color in colors for pair in _colors(color).items())

    def svg(self) -> str:
        """Draw axes, then marks."""
        title = svg.text(0, -6, self.title, COLORS["text"]) if self.title else ""
        axes = self._draw_x() + self._draw_y()
        return title + axes + "".join(map(self._draw_layer, self._layers))

    def _fields(self, channel: str) -> list[tuple[_Layer, Mapping[str, Any]]]:
        return [
            (layer, layer.encoding[channel])
            for layer in self._layers
            if "field" in layer.encoding.get(channel, {})
        ]

    def _values(self, channel: str) -> list[Any]:
        """Return the values of a channel, each once, in their order."""
        values = (
            row[encoding["field"]]
            for name in (channel, f"{channel}2")
            for layer, encoding in self._fields(name)
            for row in layer.rows
        )
        return [value for value in dict.fromkeys(values) if value is not None]

    def _scale(self, channel: str, size: float) -> _Scale:
        values, encodings = self._values(channel), [field for _, field in self._fields(channel)]
        kind = encodings[0]["type"]
        if kind in ("nominal", "ordinal"):
            return _Bands(sorted(values) if kind == "ordinal" else values, size)
        settings = ChainMap(*(encoding.get("scale", {}) for encoding in encodings))
        low, high = settings.get("domain") or (min(values, default=0), max(values, default=1))
        if "domain" not in settings and kind != "temporal":
            has_zero = any(
                layer.mark["type"] in ("bar", "area") or "datum" in layer.encoding.get("y2", {})
                for layer, _ in self._fields(channel)
            )
            if has_zero:
                low, high = min(low, 0), max(high, 0)
            step = _step(low, high, 10)
            low, high = math.floor(low / step) * step, math.ceil(high / step) * step
        return _Numbers(
            (low, high), size, is_upward=channel == "y", is_log=settings.get("type") == "log"
        )

    def _axis(self, channel: str) -> Mapping[str, Any]:
        """Return the settings of an axis; empty if it has none."""
        for _, encoding in self._fields(channel):
            if encoding.get("axis"):
                return {"is_temporal": encoding["type"] == "temporal", **encoding["axis"]}
        return {}

    def _labels(self, channel: str) -> list[tuple[float, str]]:
        """Return places and texts of the labels of an axis."""
        axis, scale = self._axes[channel], self._scales[channel]
        if not axis or not axis.get("labels", True):
            return []
        if isinstance(scale, _Bands):
            limit = int(axis.get("labelLimit", 130) / svg.CHARACTER)
            texts = [(scale(v) + scale.step / 2, svg.short(str(v), limit)) for v in scale.values]
        else:
            texts = [(scale(v), _format(axis)(v)) for v in self._tick_values(channel)]
        if channel == "y":
            return _apart(texts, lambda _: svg.FONT_SIZE)
        return _apart(texts, lambda text: svg.wide(text) + 4)

    def _tick_values(self, channel: str) -> list[float]:
        axis, scale = self._axes[channel], self._scales[channel]
        if not isinstance(scale, _Numbers):
            return []
        low, high = scale.ends
        if "values" in axis:
            return [value for value in axis["values"] if low <= value <= high]
        if axis["is_temporal"]:
            return _times(low, high, axis["tickCount"])
        step = max(_step(low, high, axis.get("tickCount", 5)), axis.get("tickMinStep", 0))
        return [n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1)]

    def _draw_x(self) -> str:
        axis, bottom = self._axes["x"], self.height
        if not axis:
            return ""
        parts = [svg.line(0, bottom, self.width, bottom, COLORS["line"])]
        if axis.get("ticks", True):
            places = map(self._scales["x"], self._tick_values("x"))
            parts += [svg.line(x, bottom, x, bottom + _TICK, COLORS["line"]) for x in places]
        for x, text in self._ticks["x"]:
            parts.append(svg.text(x, bottom + svg.LINE + 2, text, COLORS["muted"], "middle"))
        if title := axis.get("title"):
            y = bottom + self.below - 2
            parts.append(svg.text(self.width / 2, y, title, COLORS["muted"], "middle"))
        return "".join(parts)

    def _draw_y(self) -> str:
        axis, parts = self._axes["y"], list[str]()
        if not axis:
            return ""
        for y in map(self._scales["y"], self._tick_values("y")):
            if axis.get("grid", True):
                parts.append(svg.line(0, y, self.width, y, COLORS["line"]))
            if axis.get("ticks", True):
                parts.append(svg.line(-_TICK, y, 0, y, COLORS["line"]))
        if axis.get("domain", True):
            parts.append(svg.line(0, 0, 0, self.height, COLORS["line"]))
        color = axis.get("labelColor", COLORS["muted"])
        for y, text in self._ticks["y"]:
            parts.append(svg.text(-_TICK - 2, y + 4, text, color, "end"))
        if title := axis.get("title"):
            x, y = svg.EDGE + svg.FONT_SIZE - self.left, self.height / 2
            turned = f' transform="rotate(-90 {svg.n(x)} {svg.n(y)})"'
            parts.append(svg.text(x, y, title, COLORS["muted"], "middle", turned))
        return "".join(parts)

    def _draw_layer(self, layer: _Layer) -> str:
        if layer.mark["type"] == "area":
            return self._draw_area(layer)
        draw = getattr(self, f"_draw_{layer.mark['type']}")
        return "".join(draw(layer, row) for row in layer.rows)

    def _at(self, layer: _Layer, channel: str, row: Mapping[str, Any]) -> float | None:
        """Return the place of a row in a channel; None if it has no value there."""
        encoding = layer.encoding.get(channel)
        if encoding is None:
            return None
        if "value" in encoding:
            return float(encoding["value"])
        value = row[encoding["field"]] if "field" in encoding else encoding["datum"]
        return None if value is None else self._scales[channel[0]](value)

    def _span(self, layer: _Layer, channel: str, row: Mapping[str, Any]) -> tuple[float, float]:
        """Return start and length of a row along a channel; the whole length without a value."""
        size = self.width if channel == "x" else self.height
        start, end = self._at(layer, channel, row), self._at(layer, f"{channel}2", row)
        if start is None:
            return 0.0, size if channel not in layer.encoding else 0.0
        if end is None:
            return start, self._scales[channel].step
        return min(start, end), abs(end - start)

    def _draw_rect(self, layer: _Layer, row: Mapping[str, Any]) -> str:
        mark, color = layer.mark, layer.encoding.get("color")
        fill = _colors(color)[row["kind"]] if color else mark["color"]
        opacity = mark.get("fillOpacity")
        if shade := layer.encoding.get("fillOpacity"):
            low, high = shade["scale"]["range"]
            opacity = low + (high - low) * row[shade["field"]]
        (x, width), (y, height) = self._span(layer, "x", row), self._span(layer, "y", row)
        if mark["type"] == "bar":
            x, width = 0.0, x
            y, height = y + (height - mark["height"]) / 2, mark["height"]
        look = svg.style(fill, opacity, mark.get("stroke"), mark.get("strokeWidth"))
        return svg.area(x, width, y, height, look, _about(layer, row))

    _draw_bar = _draw_rect

    def _draw_rule(self, layer: _Layer, row: Mapping[str, Any]) -> str:
        (x, width), y, mark = self._span(layer, "x", row), self._at(layer, "y", row), layer.mark
        ends = "".join(f' data-{name}="{escape(row[name])}"' for name in ENDS if name in row)
        about = _about(layer, row)
        return svg.line(
            x, y or 0, x + width, y or 0, mark["color"], mark["strokeWidth"], about, ends
        )

    def _draw_tick(self, layer: _Layer, row: Mapping[str, Any]) -> str:
        x, y, half = self._at(layer, "x", row), self._at(layer, "y", row), layer.mark["size"] / 2
        if x is None or y is None:
            return ""
        return svg.line(x, y - half, x, y + half, layer.mark["color"], layer.mark["thickness"])

    def _draw_circle(self, layer: _Layer, row: Mapping[str, Any]) -> str:
        x, y = self._at(layer, "x", row), self._at(layer, "y", row)
        if x is None or y is None:
            return ""
        r = svg.n(math.sqrt(layer.mark["size"] / math.pi))
        across = svg.n(2 * float(r))
        arcs = f"m-{r},0a{r},{r} 0 1 0 {across},0a{r},{r} 0 1 0 -{across},0"
        return svg.path(
            f"M{svg.n(x)},{svg.n(y)}{arcs}", svg.style(layer.mark["color"]), _about(layer, row)
        )

    def _draw_text(self, layer: _Layer, row: Mapping[str, Any]) -> str:
        mark, x, y = layer.mark, self._at(layer, "x", row), self._at(layer, "y", row) or 0
        y += svg.FONT_SIZE + mark.get("dy", 0) if mark["baseline"] == "top" else 4
        y += self._scales["y"].step / 2
        most = int(mark.get("limit", self.width) / svg.CHARACTER)
        text = svg.short(str(row[layer.encoding["text"]["field"]]), most)
        anchor = "middle" if "align" in layer.encoding else "start"
        x = mark.get("x", 0) if x is None else x
        return svg.text(x, y, text, mark.get("color", COLORS["text"]), anchor)

    def _draw_area(self, layer: _Layer) -> str:
        """Draw a filled line in steps; it ends where a number is not known."""
        mark, bottom, parts = layer.mark, self._scales["y"](0), list[str]()
        places = [(self._at(layer, "x", row), self._at(layer, "y", row)) for row in layer.rows]
        for is_gap, run in groupby(places, lambda place: None in place):
            if is_gap:
                continue
            (x, y), *others = ((x or 0.0, y or 0.0) for x, y in run)
            line = f"M{svg.n(x)},{svg.n(y)}" + "".join(f"H{svg.n(x)}V{svg.n(y)}" for x, y in others)
            under = f"{line}V{svg.n(bottom)}H{svg.n(x)}Z"
            parts.append(svg.path(under, svg.style(mark["color"], mark["fillOpacity"])))
            look = svg.style("none", None, mark["color"], mark["line"]["strokeWidth"])
            parts.append(svg.path(line, look))
        return "".join(parts)


def _colors(color: Mapping[str, Any]) -> dict[str, str]:
    """Return the colors of a channel by value."""
    return dict(zip(color["scale"]["domain"], color["scale"]["range"], strict=True))


# -- numbers and times ----------------------------------------------------------------------------


def _step(low: float, high: float, count: int) -> float:
    """Return a round distance (1, 2 or 5 times a power of ten) for about `count` ticks."""
    rough = (high - low) / max(count, 1)
    if rough <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    ratio = rough / power
    return power * (10 if ratio >= 7.07 else 5 if ratio >= 3.16 else 2 if ratio >= 1.41 else 1)


def _times(low: float, high: float, count: int) -> list[float]:
    """Return about `count` round times, in milliseconds since 1970."""
    rough = (high - low) / count
    if rough < 0.7 * _MONTH:
        step = min(_DISTANCES, key=lambda time: abs(math.log(time / max(rough, 1e-3))))
        return [n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1)]
    months = min((1, 3, 6, 12), key=lambda time: abs(time * _MONTH - rough))
    if rough > 1.5 * _YEAR:
        months = 12 * int(max(1, _step(0, rough / _YEAR, 1)))
    try:
        moments = [_EPOCH + timedelta(milliseconds=millis) for millis in (low, high)]
    except OverflowError:  # out of the calendar
        return []
    start, end = (12 * moment.year + moment.month - 1 for moment in moments)  # from year 0
    every = range(-(-start // months) * months, end + 1, months)
    ticks = [(datetime(n // 12, n % 12 + 1, 1, tzinfo=UTC) - _EPOCH) for n in every]
    millis = [time / timedelta(milliseconds=1) for time in ticks]
    return [time for time in millis if low <= time <= high]


def _format(axis: Mapping[str, Any]) -> Callable[[float], str]:
    """Return the function that writes the labels of an axis."""
    if axis.get("labelExpr") == BYTE_LABELS:
        return lambda value: to_size(int(value))
    form = axis.get("format", "~s")
    if axis["is_temporal"]:
        return lambda value: (_EPOCH + timedelta(milliseconds=value)).strftime(form)
    if form == "~s":
        return _with_prefix
    if form == ".2~e":
        return lambda value: f"{value:.2e}".replace("e+", "e")
    return lambda value: f"{float(f'{value:.5g}'):,.10g}" if value % 1 else f"{int(value):,}"


def _with_prefix(value: float) -> str:
    """Return a number with the prefix of its unit, as 1.5k."""
    power = 0
    while abs(value) >= 1000 and power < len(_PREFIXES) - 1:
        value, power = value / 1000, power + 1
    return f"{value:.6g}{_PREFIXES[power]}"


def _about(layer: _Layer, row: Mapping[str, Any]) -> str:
    """Return the tooltip of a row, if the mark has one."""
    return row["about"] if "description" in layer.encoding else ""


def _apart(
    texts: Iterable[tuple[float, str]], room: Callable[[str], float]
) -> list[tuple[float, str]]:
    """Return labels without those that would overlap an earlier one."""
    shown: list[tuple[float, str]] = []
    for position, text in texts:
        if not shown or abs(position - shown[-1][0]) >= (room(text) + room(shown[-1][1])) / 2:
            shown.append((position, text))
    return shown

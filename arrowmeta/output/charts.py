"""Vega-Lite and Vega specifications of the charts of a table.

Takes rows as dictionaries with fixed keys, and a width; `arrowmeta.output.drawing` draws the
specification as SVG, so a new kind of mark, scale or label is added there, too. Names and values
from tables are data, never part of an expression. The key `about` of a row is its tooltip.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from string import Template
from typing import Any

Rows = Sequence[Mapping[str, Any]]
Spec = dict[str, Any]

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
#: Minimum width in pixels for two panels in a row.
_ROOM_FOR_TWO = 900
_SIZE_KINDS = ["below ¼ of the target", "up to twice the target", "larger"]
#: Kind of an area with files of several partitions, whatever their sizes.
SEVERAL = "several partitions"
#: Colors by kind of size.
KIND_COLORS = {
    _SIZE_KINDS[0]: COLORS["small"],
    _SIZE_KINDS[1]: COLORS["data"],
    _SIZE_KINDS[2]: COLORS["large"],
    SEVERAL: COLORS["line"],
}
#: Label of a byte axis, as a Vega expression.
BYTE_LABELS = (
    "".join(
        f"datum.value >= {1 << shift} ? format(datum.value / {1 << shift}, '.3~r') + ' {unit}' : "
        for shift, unit in ((50, "PiB"), (40, "TiB"), (30, "GiB"), (20, "MiB"), (10, "KiB"))
    )
    + "datum.value + ' B'"
)

#: Axis of counts: few ticks, each with its own unit prefix (not `0k` beside `2k`).
_COUNTS = {"tickCount": 3, "tickMinStep": 1, "labelExpr": "format(datum.value, '~s')"}

_CONFIG = {
    "background": COLORS["page"],
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": COLORS["muted"],
        "titleColor": COLORS["muted"],
        "titleFontWeight": "normal",
        "titleFontSize": 11,
        "labelFontSize": 11,
        "gridColor": COLORS["line"],
        "domainColor": COLORS["line"],
        "tickColor": COLORS["line"],
        "labelLimit": 130,
    },
    "legend": {
        "labelColor": COLORS["text"],
        "titleColor": COLORS["muted"],
        "labelFontSize": 11,
        "orient": "top",
        "title": None,
        "direction": "horizontal",
        "columnPadding": 8,
        "symbolType": "square",
    },
    "text": {"color": COLORS["text"], "fontSize": 11},
    "concat": {"spacing": 10},
}
_ABOUT = {"field": "about", "type": "nominal"}


def size_kind(n_bytes: float, target: int) -> str:
    """Return the size kind of a file: one of three."""
    if 4 * n_bytes < target:
        return _SIZE_KINDS[0]
    return _SIZE_KINDS[1] if n_bytes <= 2 * target else _SIZE_KINDS[2]


def sizes_chart(rows: Rows, target: int, width: int) -> Spec:
    """Draw a histogram of file sizes: number of files, and below it their bytes.

    Args:
        rows: size_from, size_to, files, bytes, kind, about.
        target: target file size of writers, in bytes.
        width: in pixels.
    """
    ends = [row[key] for row in rows for key in ("size_from", "size_to")] + [target / 4, 2 * target]
    powers = range(int(min(ends)).bit_length() - 1, int(max(ends)).bit_length() + 1)
    step = max(1, -(-len(powers) // max(2, width // 70)))
    axis = {"values": [1 << one for one in powers if one % step == 0], "labelExpr": BYTE_LABELS}
    size = {
        "type": "quantitative",
        "scale": {"type": "log", "base": 2, "nice": False, "domain": [min(ends), max(ends)]},
    }
    band = {
        "data": {"values": [{"from": target / 2, "to": 2 * target, "about": "target size"}]},
        "mark": {"type": "rect", "color": COLORS["band"], "fillOpacity": 0.6},
        "encoding": {"x": {"field": "from", **size}, "x2": {"field": "to"}, "description": _ABOUT},
    }

    def panel(field: str, title: str, height: int, is_last: bool) -> Spec:
        labels = _COUNTS if field == "files" else _bytes_axis(rows, field)
        bars = {
            "mark": {"type": "rect", "stroke": COLORS["page"], "strokeWidth": 0.5},
            "encoding": {
                "x": {
                    "field": "size_from",
                    **size,
                    "axis": {**axis, "grid": False, "labels": is_last, "title": None},
                },
                "x2": {"field": "size_to"},
                "y": {"field": field, "type": "quantitative", "axis": {"title": title, **labels}},
                "y2": {"datum": 0},
                "color": _by_kind(),
                "description": _ABOUT,
            },
        }
        return {"width": width - 80, "height": height, "layer": [band, bars]}

    panels = [panel("files", "data files", 130, False), panel("bytes", "bytes", 70, True)]
    return _lite({"values": list(rows)}, vconcat=panels)


def growth_chart(panels: Sequence[tuple[str, str, str, bool]], rows: Rows, width: int) -> Spec:
    """Draw numbers by snapshot over time, one panel per number.

    Args:
        panels: (key in rows, title, color name, whether it is in bytes).
        rows: time in milliseconds, the numbers, about, is_compaction.
        width: in pixels.
    """
    n_columns = 2 if width >= _ROOM_FOR_TWO else 1
    compactions = [row for row in rows if row["is_compaction"]]
    return _lite(
        {"values": list(rows)},
        columns=n_columns,
        concat=[
            {
                "width": width // n_columns - 80,
                "height": 64,
                "encoding": {
                    "x": {
                        "field": "time",
                        "type": "temporal",
                        "scale": {"type": "utc"},
                        "axis": {
                            "title": None,
                            "grid": False,
                            "labels": at >= len(panels) - n_columns,
                            "format": _time_format([row["time"] for row in rows]),
                            "tickCount": max(2, width // n_columns // 110),
                            "labelOverlap": True,
                        },
                    },
                    "y": {
                        "field": key,
                        "type": "quantitative",
                        "axis": {
                            "title": None,
                            **(_bytes_axis(rows, key) if is_bytes else _COUNTS),
                        },
                    },
                },
                "title": {
                    "text": title,
                    "anchor": "start",
                    "color": COLORS["text"],
                    "fontSize": 11,
                    "fontWeight": "normal",
                    "offset": 4,
                },
                "layer": [
                    {
                        "mark": {
                            "type": "area",
                            "interpolate": "step-after",
                            "color": COLORS[color],
                            "fillOpacity": 0.2,
                            "aria": False,
                            "line": {"color": COLORS[color], "strokeWidth": 1.5},
                        }
                    },
                    {
                        "mark": {"type": "circle", "color": COLORS[color], "size": 22},
                        "encoding": {"description": _ABOUT},
                    },
                    {
                        "data": {"values": compactions},
                        "mark": {"type": "circle", "color": COLORS["page"], "size": 8},
                        "encoding": {"description": _ABOUT},
                    },
                ],
            }
            for at, (key, title, color, is_bytes) in enumerate(panels)
        ],
    )


def zone_map_chart(
    ranges: Rows, depths: Rows, labels: Rows, is_time: bool, column: str, width: int
) -> Spec:
    """Draw the ranges of files in a column, and how many of them contain each value.

    Args:
        ranges: place, lower, upper, about; one row per file, sorted by lower bound.
        depths: value, until, depth, about.
        labels: value, label; for values that are not numeric.
        is_time: whether values are milliseconds since 1970.
        width: in pixels.
    """
    ends = [row[key] for row in ranges for key in ("lower", "upper")]
    scale: Spec = {"domain": [min(ends), max(ends)], "nice": False}
    kind = "temporal" if is_time else "quantitative"
    if is_time:
        scale["type"] = "utc"
    axis = {
        "title": column,
        "grid": False,
        "labels": not labels,
        "ticks": not labels,
        "tickCount": max(2, width // 110),
        "labelOverlap": True,
        "titlePadding": 18 if labels else 4,
        "format": _time_format(ends) if is_time else _number_format(ends),
    }
    deepest = max(row["depth"] for row in depths)
    step = -(-deepest // 3)
    n_files = len(ranges)
    height = min(260, max(90, 3 * n_files))
    x = {"type": kind, "scale": scale}
    depth = {
        "width": width - 80,
        "height": 70,
        "data": {"values": list(depths)},
        "mark": {
            "type": "rect",
            "color": COLORS["depth"],
            "stroke": COLORS["depth"],
            "strokeWidth": 0.6,  # avoids visible seams
        },
        "encoding": {
            "x": {"field": "value", **x, "axis": None},
            "x2": {"field": "until"},
            "y": {
                "field": "depth",
                "type": "quantitative",
                "scale": {"zero": True},
                "axis": {
                    "title": "files per value",
                    "values": list(range(0, deepest + 1, step)),
                    "format": ",d",
                },
            },
            "y2": {"datum": 0},
            "description": _ABOUT,
        },
    }
    ranges_of_files = {
        "mark": {
            "type": "rule",
            "color": COLORS["data"],
            "strokeWidth": max(1.2, 0.7 * height / n_files),
            "strokeCap": "butt",
        },
        "encoding": {
            "x": {"field": "lower", **x, "axis": axis},
            "x2": {"field": "upper"},
            "y": {
                "field": "place",
                "type": "quantitative",
                "scale": {"domain": [-0.5, n_files - 0.5], "nice": False},
                "axis": {"title": "files", "labels": False, "ticks": False, "grid": False},
            },
            "description": _ABOUT,
        },
    }
    ends_of_rules = {
        "mark": {
            "type": "tick",
            "aria": False,
            "orient": "vertical",
            "color": COLORS["data"],
            "thickness": 1.5,
            "size": max(2, min(12, 0.8 * height / n_files)),
        },
        "encoding": {"x": {"field": "lower", **x}, "y": {"field": "place", "type": "quantitative"}},
    }
    texts = {
        "data": {"values": list(labels)},
        "mark": {
            "type": "text",
            "baseline": "top",
            "dy": 4,
            "color": COLORS["muted"],
            "limit": 110,
        },
        "encoding": {
            "x": {"field": "value", **x},
            "y": {"value": height},
            "text": {"field": "label"},
            "align": {"value": "center"},
        },
    }
    lower = {
        "width": width - 80,
        "height": height,
        "layer": [ranges_of_files, ends_of_rules, *([texts] if labels else [])],
    }
    return _lite({"values": list(ranges)}, vconcat=[depth, lower])


def funnel_chart(rows: Rows, width: int) -> Spec:
    """Draw how many live files remain after each step of a plan.

    Args:
        rows: stage, files, total, label, about, in order.
        width: in pixels.
    """
    y = {
        "field": "stage",
        "type": "nominal",
        "sort": None,
        "axis": {"title": None, "domain": False, "ticks": False, "labelColor": COLORS["text"]},
    }

    def bars(field: str, color: str) -> Spec:
        return {
            "mark": {"type": "bar", "height": 18, "color": COLORS[color], "minBandSize": 2},
            "encoding": {
                "x": {"field": field, "type": "quantitative", "axis": None, "stack": None},
                "y": y,
                "description": _ABOUT,
            },
        }

    text = {
        "mark": {"type": "text", "align": "left", "x": 4, "baseline": "middle"},
        "encoding": {"y": y, "text": {"field": "label"}},
    }
    return _lite(
        {"values": list(rows)},
        width=width - 100,
        height={"step": 30},
        layer=[bars("total", "track"), bars("files", "band"), text],
    )


def matrix_chart(rows: Rows, width: int) -> Spec:
    """Draw which manifests contain files of which partitions.

    Args:
        rows: partition, manifest, share (0 to 1), about.
        width: in pixels.
    """
    n_partitions = len({row["partition"] for row in rows})
    label_width = min(220, width // 3)
    return _lite(
        {"values": list(rows)},
        width=width - label_width - 10,
        height=min(420, max(40, 14 * n_partitions)),
        mark={"type": "rect", "color": COLORS["manifests"]},
        encoding={
            "x": {
                "field": "manifest",
                "type": "ordinal",
                "axis": {
                    "title": "manifests, in the order of the list",
                    "labels": False,
                    "ticks": False,
                },
            },
            "y": {
                "field": "partition",
                "type": "nominal",
                "sort": None,
                "axis": {
                    "title": None,
                    "ticks": False,
                    "labelOverlap": True,
                    "labelLimit": label_width,
                },
            },
            "fillOpacity": {
                "field": "share",
                "type": "quantitative",
                "scale": {"domain": [0, 1], "range": [0.15, 1]},
                "legend": None,
            },
            "description": _ABOUT,
        },
    )


def layout_chart(rows: Rows, width: int) -> Spec:
    """Draw a treemap of partitions, buckets and files by bytes.

    The specification is `layout_chart.json`: Vega-Lite has no treemaps.

    Args:
        rows: id, parent (None for the root), size (leaves), kind (leaves), name (partitions),
            about.
        width: in pixels.
    """
    text = (files("arrowmeta.output") / "layout_chart.json").read_text(encoding="utf-8")
    spec: Spec = json.loads(Template(text).substitute(COLORS))
    spec["$schema"] = "https://vega.github.io/schema/vega/v5.json"
    spec["width"] = width - 10
    spec["data"][0]["values"] = list(rows)
    kinds = used_kinds(rows)
    spec["scales"][0] |= {"domain": kinds, "range": [KIND_COLORS[kind] for kind in kinds]}
    return spec


def used_kinds(rows: Rows) -> list[str]:
    """Return the kinds of a legend: those of sizes, and of several partitions if there are any."""
    is_used = any(row.get("kind") == SEVERAL for row in rows)
    return [*_SIZE_KINDS, *([SEVERAL] if is_used else [])]


def _bytes_axis(rows: Rows, key: str) -> Spec:
    """Return about three ticks at round numbers of a byte unit."""
    most = max((row[key] or 0 for row in rows), default=0)
    step = 1 << max(0, int(most // 3).bit_length() - 1)
    return {"values": [at * step for at in range(int(most // step) + 1)], "labelExpr": BYTE_LABELS}


def _time_format(millis: Sequence[float]) -> str:
    """Return a time format that suits the range of the axis."""
    days = (max(millis, default=0) - min(millis, default=0)) / 86_400_000
    if days < 1 / 24:
        return "%H:%M:%S"
    return "%d %H:%M" if days < 4 else "%Y-%m-%d" if days < 1000 else "%Y"


def _number_format(numbers: Sequence[float]) -> str:
    most = max(map(abs, numbers))
    return ".2~e" if most >= 1e15 else "~s" if most >= 1e5 else ",.5~r"


def _by_kind() -> Spec:
    return {
        "field": "kind",
        "type": "nominal",
        "scale": {"domain": _SIZE_KINDS, "range": [KIND_COLORS[kind] for kind in _SIZE_KINDS]},
        "legend": {},
    }


def _lite(data: Spec, **parts: Any) -> Spec:
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "config": _CONFIG,
        "data": data,
        **parts,
    }

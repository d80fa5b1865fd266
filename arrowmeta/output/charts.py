"""Vega-Lite and Vega specifications of the charts of a table.

Takes rows as dictionaries with fixed keys, and a width. The specifications are those of
`charts.json`, with values in place of names; `arrowmeta.output.drawing` draws them as SVG, so a new
kind of mark, scale or label is added there, too. Names and values from tables are data, never part
of an expression. The key `about` of a row is its tooltip.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

Rows = Sequence[Mapping[str, Any]]
Spec = dict[str, Any]

_SPECIFICATIONS: Spec = json.loads(
    (files("arrowmeta.output") / "charts.json").read_text(encoding="utf-8")
)
#: The report replaces these colors by its own, for dark screens and for print.
COLORS: dict[str, str] = _SPECIFICATIONS["colors"]
#: Colors by kind of size. The last kind is of an area with files of several partitions.
KIND_COLORS = {kind: COLORS[color] for kind, color in _SPECIFICATIONS["size kinds"].items()}
_SMALL, _USUAL, _LARGE, SEVERAL = KIND_COLORS
#: Label of a byte axis, as a Vega expression.
BYTE_LABELS: str = _SPECIFICATIONS["byte labels"]
#: Numbers of snapshots over time: field, title, color, whether it is in bytes, and whether it is
#: only drawn if there are any.
PANELS: Rows = _SPECIFICATIONS["growth panels"]
#: Minimum width in pixels for two panels in a row.
_ROOM_FOR_TWO = 900
#: Axis of counts: few ticks, each with its own unit prefix (not `0k` beside `2k`).
_COUNTS = {"tickCount": 3, "tickMinStep": 1, "labelExpr": "format(datum.value, '~s')"}


def size_kind(n_bytes: float, target: int) -> str:
    """Return the size kind of a file: one of three."""
    return _SMALL if 4 * n_bytes < target else _USUAL if n_bytes <= 2 * target else _LARGE


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

    def panel(field: str, title: str, height: int, is_last: bool, labels: Spec) -> Spec:
        return _filled(
            "sizes panel",
            width=width - 80,
            height=height,
            target=[{"from": target / 2, "to": 2 * target, "about": "target size"}],
            scale={"type": "log", "base": 2, "nice": False, "domain": [min(ends), max(ends)]},
            ticks=[1 << power for power in powers if power % step == 0],
            is_last=is_last,
            field=field,
            y_axis={"title": title, **labels},
            kinds=[_SMALL, _USUAL, _LARGE],
            kind_colors=[KIND_COLORS[kind] for kind in (_SMALL, _USUAL, _LARGE)],
        )

    of_files = panel("files", "data files", 130, False, _COUNTS)
    of_bytes = panel("bytes", "bytes", 70, True, _bytes_axis(rows, "bytes"))
    return _lite(rows, {"vconcat": [of_files, of_bytes]})


def growth_chart(panels: Rows, rows: Rows, width: int) -> Spec:
    """Draw numbers by snapshot over time, one panel per number.

    Args:
        panels: some of `PANELS`.
        rows: time in milliseconds, the numbers, about, is_compaction.
        width: in pixels.
    """
    n_columns = 2 if width >= _ROOM_FOR_TWO else 1
    drawn = [
        _filled(
            "growth panel",
            width=width // n_columns - 80,
            is_last=at >= len(panels) - n_columns,
            time_format=_time_format([row["time"] for row in rows]),
            tick_count=max(2, width // n_columns // 110),
            field=panel["field"],
            y_axis={
                "title": None,
                **(_bytes_axis(rows, panel["field"]) if panel["is_bytes"] else _COUNTS),
            },
            title=panel["title"],
            color=COLORS[panel["color"]],
            compactions=[row for row in rows if row["is_compaction"]],
        )
        for at, panel in enumerate(panels)
    ]
    return _lite(rows, {"columns": n_columns, "concat": drawn})


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
    if is_time:
        scale["type"] = "utc"
    most = max(map(abs, ends))
    number_format = ".2~e" if most >= 1e15 else "~s" if most >= 1e5 else ",.5~r"
    deepest = max(row["depth"] for row in depths)
    n_files = len(ranges)
    height = min(260, max(90, 3 * n_files))
    values: Spec = {
        "width": width - 80,
        "height": height,
        "depths": list(depths),
        "depth_ticks": list(range(0, deepest + 1, -(-deepest // 3))),
        "kind": "temporal" if is_time else "quantitative",
        "scale": scale,
        "column": column,
        "is_numeric": not labels,
        "tick_count": max(2, width // 110),
        "title_padding": 18 if labels else 4,
        "format": _time_format(ends) if is_time else number_format,
        "places": [-0.5, n_files - 0.5],
        "stroke_width": max(1.2, 0.7 * height / n_files),
        "tick_size": max(2, min(12, 0.8 * height / n_files)),
        "labels": list(labels),
    }
    parts = ("zone map ranges", "zone map ends", *(["zone map labels"] if labels else []))
    layer = [_filled(part, **values) for part in parts]
    return _lite(ranges, _filled("zone map", layer=layer, **values))


def funnel_chart(rows: Rows, width: int) -> Spec:
    """Draw how many live files remain after each step of a plan.

    Args:
        rows: stage, files, total, label, about, in order.
        width: in pixels.
    """
    return _lite(rows, _filled("funnel", width=width - 100))


def matrix_chart(rows: Rows, width: int) -> Spec:
    """Draw which manifests contain files of which partitions.

    Args:
        rows: partition, manifest, share (0 to 1), about.
        width: in pixels.
    """
    n_partitions = len({row["partition"] for row in rows})
    label_width = min(220, width // 3)
    spec = _filled(
        "matrix",
        width=width - label_width - 10,
        height=min(420, max(40, 14 * n_partitions)),
        label_width=label_width,
    )
    return _lite(rows, spec)


def layout_chart(rows: Rows, width: int) -> Spec:
    """Draw a treemap of partitions, buckets and files by bytes.

    It is a specification of Vega: Vega-Lite has no treemaps.

    Args:
        rows: id, parent (None for the root), size (leaves), kind (leaves), name (partitions),
            about.
        width: in pixels.
    """
    spec = _filled("layout", width=width - 10)
    spec["data"][0]["values"] = list(rows)
    is_used = any(row.get("kind") == SEVERAL for row in rows)
    kinds = [_SMALL, _USUAL, _LARGE, *([SEVERAL] if is_used else [])]
    spec["scales"][0] |= {"domain": kinds, "range": [KIND_COLORS[kind] for kind in kinds]}
    return spec


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


def _lite(rows: Rows, parts: Spec) -> Spec:
    return {**_filled("lite", rows=list(rows)), **parts}


def _filled(name: str, **values: Any) -> Spec:
    """Return a specification of `charts.json` with colors, and values, in place of `$names`."""
    values = {**COLORS, "byte_labels": BYTE_LABELS, **values}

    def filled(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: filled(value) for key, value in part.items()}
        if isinstance(part, list):
            return [filled(value) for value in part]
        return values[part[1:]] if isinstance(part, str) and part.startswith("$") else part

    spec: Spec = filled(_SPECIFICATIONS[name])
    return spec

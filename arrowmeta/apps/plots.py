"""Charts of a table: `t.plot.zone_map("ts")`, `t.plot.sizes()` and others.

Takes an open table and returns pictures of bounded size: larger inputs are summed
or sampled, and the note of the picture says so. Reads metadata only. Main names: `Plots`,
`Picture`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.apps import charts
from arrowmeta.apps.charts import Amount, without_ends
from arrowmeta.apps.output.rows import is_exact_number, is_number, summed, write_text
from arrowmeta.apps.output.screen import shorten, to_cells
from arrowmeta.errors import UsageError, meant
from arrowmeta.text import counted, few_digits, printable, quoted_name, quoted_text, to_size

if TYPE_CHECKING:
    from arrowmeta import Table

#: Maximum number of drawn items, by kind.
_MOST_RANGES = 250
_MOST_DEPTHS = 120
_MOST_SNAPSHOTS = 250
_MOST_LEAVES = 600
_MOST_PARTITIONS = 200
_MOST_CELLS = 40
_LABEL_WIDTH = 60
_BOUNDS = ("lower_bounds", "upper_bounds")
#: Range of times that are drawn, in milliseconds around 1970.
_MOST_MILLIS = 8.64e15
_MOST_SIZE = float(1 << 62)

#: Operations of commits that rewrite files without changing rows: of Paimon, and of Iceberg.
_COMPACTIONS = ("COMPACT", "replace")


class Plots:
    """Charts of one snapshot. Each displays itself in notebooks and has `save`.

    Args:
        views: relations that were read before, with all columns that are drawn.
    """

    def __init__(self, table: Table, views: Mapping[str, pa.Table] = MappingProxyType({})) -> None:
        self._table = table
        self._views = views

    def sizes(self) -> Picture:
        """Draw a histogram of data file sizes, with the target size of writers as a band."""
        target = self._table.target_file_size
        sizes = self._view("file_sizes")
        data = sizes.filter(pc.equal(sizes["content"], "data"))
        sums = summed(data, ["size_from"], ["file_count", "file_size_in_bytes"])
        rows = []
        for row in sums.to_pylist():
            size_from, n_files = row["size_from"], int(row["file_count"])
            n_bytes = int(row["file_size_in_bytes"])
            start = max(size_from or 0, 0.5)
            label = f"{to_size(int(start))} to {to_size(int(2 * start))}" if start >= 1 else "empty"
            rows.append(
                {
                    "size_from": start,
                    "size_to": min(2 * start, _MOST_SIZE),
                    "files": n_files,
                    "bytes": n_bytes,
                    "kind": charts.size_kind(start, target),
                    "about": f"{label}: {counted(n_files, 'file')}, {to_size(n_bytes)}",
                }
            )
        note = (
            "Classes go from a power of two to the next. The band goes from half the target size,"
            f" {to_size(target)}, to twice of it; files below a quarter of it are small."
        )
        return Picture("Sizes of data files", note, partial(charts.sizes_chart, rows, target))

    def zone_map(self, column: str) -> Picture:
        """Draw the range of each data file in a column, and the number of files per value.

        In a sorted column few ranges overlap; if all ranges overlap, filters on it skip no files.

        Raises:
            UsageError: the column does not exist, or its bounds have no order.
        """
        clustering = self._view("clustering")
        of_files = clustering.filter(pc.equal(clustering["unit"], "file")).to_pylist()
        columns = {row["column_name"]: row for row in of_files}
        if column not in columns:
            drawable = [name for name in self._table.schema.names if name in columns]
            raise UsageError(
                f"no bounds for column {column!r}{meant(column, drawable)}; choose one of "
                f"{', '.join(drawable) or 'none'}"
            )
        files = self._table.data_files([f"{root}.{column}" for root in _BOUNDS])
        lower, upper = files.columns
        facts = columns[column]
        n_ranges, n_unknown = facts["range_count"], facts["unknown_count"]
        if not n_ranges:
            raise UsageError(f"no data file has bounds for column {column!r}")
        note = (
            f"{counted(n_ranges, 'data file')}; a value is in {few_digits(facts['average_depth'])}"
            f" of them on average, in {facts['max_depth']:,} at most."
        )
        if n_unknown:
            note += f" {counted(n_unknown, 'file')} without bounds: every query reads them."
        if n_ranges > _MOST_RANGES:
            note += f" {_MOST_RANGES} files are drawn."
        is_known = pc.and_(lower.is_valid(), upper.is_valid())
        scale = _Scale(*(bounds.filter(is_known).combine_chunks() for bounds in (lower, upper)))
        parts = scale.ranges(), scale.depths(), scale.labels(), scale.is_time, _short(column)
        draw = partial(charts.zone_map_chart, *parts)
        return Picture(f"Zone map of {_short(column)}", note, draw, quoted_name(column))

    def _view(self, name: str) -> pa.Table:
        return self._views[name] if name in self._views else self._table.relation(name)

    def growth(self) -> Picture:
        """Draw bytes, files, manifests and deletes by snapshot over time."""
        growth = self._view("growth")
        growth = growth.filter(growth["committed_at"].is_valid()).sort_by("committed_at")
        step = -(-growth.num_rows // _MOST_SNAPSHOTS) or 1
        # Always draw the last snapshot.
        drawn = pa.array(range((growth.num_rows - 1) % step, growth.num_rows, step), pa.int64())
        shown = growth.take(drawn)
        times = to_cells(shown["committed_at"])
        millis = shown["committed_at"].cast(pa.int64()).to_pylist()
        names = ["snapshot_id", *(amount.field for amount in charts.AMOUNTS)]
        amounts = [
            amount
            for amount in charts.AMOUNTS
            if not amount.is_optional or any(shown[amount.field].to_pylist())
        ]
        snapshots = self._table.relation("snapshots", ["snapshot_id", "operation"])
        operations = dict(zip(*(column.to_pylist() for column in snapshots.columns), strict=True))
        rows = [
            {
                **row,
                "time": time,
                "about": _about_snapshot(row, when, amounts),
                "is_compaction": operations.get(row["snapshot_id"]) in _COMPACTIONS,
            }
            for row, time, when in zip(shown.select(names).to_pylist(), millis, times, strict=True)
            if abs(time) < _MOST_MILLIS
        ]
        note = "Each point is a snapshot that is kept. Times are UTC."
        if any(row["is_compaction"] for row in rows):
            note += " Points with a hole are compactions."
        if shown["data_file_count"].null_count:
            note += " Files are not counted where a manifest cannot be read."
        if step > 1:
            note += f" One snapshot of {step} is drawn."
        return Picture("Growth", note, partial(charts.growth_chart, amounts, rows))


class _Scale:
    """Ranges of files as numbers: values, or ranks of values that are not numeric.

    Takes lower and upper bounds without nulls.

    Attributes:
        lower: lower bound of each file, ascending.
        is_time: whether values are milliseconds since 1970.
    """

    def __init__(self, lower: pa.Array, upper: pa.Array) -> None:
        kind = lower.type
        self.is_time = pa.types.is_timestamp(kind) or pa.types.is_date(kind)
        self._bounds, self._values = (lower, upper), None
        both: list[pa.Array] = []
        if self.is_time:
            millis = [bounds.cast(pa.timestamp("ms"), safe=False) for bounds in self._bounds]
            both = [bounds.cast(pa.int64()) for bounds in millis]
        elif is_number(kind):
            both = [bounds.cast(pa.float64(), safe=False) for bounds in self._bounds]
        numbers = [np.asarray(bounds, dtype=np.float64) for bounds in both]
        most = _MOST_MILLIS if self.is_time else 1e300
        if not numbers or not all(np.all(np.abs(number) < most) for number in numbers):
            self.is_time = False
            together = pa.concat_arrays([lower, upper])
            ranks = np.asarray(pc.rank(together, tiebreaker="dense"), dtype=np.float64)
            numbers = [ranks[: len(lower)], ranks[len(lower) :]]
            self._values = together.take(pc.array_sort_indices(together)).unique()
        self._order = np.lexsort(numbers[::-1])
        self.lower = numbers[0][self._order]
        self.upper = np.maximum(*numbers)[self._order]

    def ranges(self) -> list[dict[str, Any]]:
        """Return a sample of the ranges that includes the first and the last."""
        n = len(self.lower)
        chosen = np.unique(np.linspace(0, n - 1, min(n, _MOST_RANGES)).astype(np.int64))
        rows = pa.array(self._order[chosen])
        ends = [pa.chunked_array([bound.take(rows)]) for bound in self._bounds]
        low, high = map(to_cells, ends)
        # As constants of SQL, for conditions on the column.
        kind = ends[0].type
        is_plain = is_exact_number(kind) or pa.types.is_boolean(kind)
        from_sql, to_sql = (
            cells if is_plain else [*map(quoted_text, cells)] for cells in (low, high)
        )
        return [
            {
                "place": range_number,
                "lower": float(self.lower[at]),
                "upper": float(self.upper[at]),
                "about": f"{_short(low[range_number])} to {_short(high[range_number])}",
                "low": from_sql[range_number],
                "high": to_sql[range_number],
            }
            for range_number, at in enumerate(chosen.tolist())
        ]

    def depths(self) -> list[dict[str, Any]]:
        """Return the number of overlapping ranges along the axis: the maximum per step."""
        upper = np.sort(self.upper)
        # Depth rises only where a range begins.
        depth = _n_at(self.lower, self.lower, upper)
        edges = np.linspace(self.lower[0], upper[-1], _MOST_DEPTHS + 1)
        most = _n_at(edges[:-1], self.lower, upper)
        part = np.clip(np.searchsorted(edges, self.lower, side="right") - 1, 0, _MOST_DEPTHS - 1)
        np.maximum.at(most, part, depth)
        return [
            {"value": start, "until": end, "depth": n_files, "about": counted(n_files, "file")}
            for start, end, n_files in zip(
                edges[:-1].tolist(), edges[1:].tolist(), most.tolist(), strict=True
            )
        ]

    def labels(self) -> list[dict[str, Any]]:
        """Return some values with their ranks, if values are not numeric."""
        if self._values is None:
            return []
        ends = self.lower[0] - 1, self.upper.max() - 1  # ranks count from 1
        chosen = np.unique(np.linspace(*ends, 4).astype(np.int64))
        cells = to_cells(pa.chunked_array([self._values.take(pa.array(chosen))]))
        return [
            {"value": float(at + 1), "label": shorten(cell, 24)}
            for at, cell in zip(chosen.tolist(), cells, strict=True)
        ]


def _n_at(
    places: NDArray[np.float64], lower: NDArray[np.float64], upper: NDArray[np.float64]
) -> NDArray[np.int64]:
    """Return how many ranges contain each place; `lower` and `upper` are each sorted."""
    begun = np.searchsorted(lower, places, side="right")
    return (begun - np.searchsorted(upper, places, side="left")).astype(np.int64)


def _about_snapshot(row: dict[str, Any], when: str, amounts: Sequence[Amount]) -> str:
    texts = []
    for amount in amounts:
        number = row[amount.field]
        is_size = amount.is_bytes and number is not None
        texts.append(f"{amount.title}: {to_size(number) if is_size else counted(number)}")
    return f"{when}, snapshot {row['snapshot_id']}. {'; '.join(texts)}"


def _short(text: str) -> str:
    return shorten(printable(text), _LABEL_WIDTH)


# -- pictures --------------------------------------------------------------------------------------

WIDTH = 560


class Picture(Struct, frozen=True):
    """Chart of a table. It displays itself in notebooks; `save` writes it to a file.

    Attributes:
        title: what it shows.
        note: how to read it.
        draw: returns SVG for a width in pixels, with ends of ranges as attributes.
        column: column of the values, as SQL; empty if there is none.
    """

    title: str
    note: str
    draw: Callable[[int], str]
    column: str = ""

    def svg(self, width: int = WIDTH, *, with_ends: bool = False) -> str:
        """Return SVG, about `width` pixels wide; marks have their tooltip as `<title>`.

        Args:
            with_ends: whether ranges of values have their ends as attributes, for scripts.
        """
        svg = self.draw(width)
        return svg if with_ends else without_ends(svg)

    def save(self, path: str | os.PathLike[str], *, width: int = WIDTH) -> None:
        """Write the picture to a `.svg` file.

        Raises:
            UsageError: the suffix is another one.
        """
        target = Path(path)
        if target.suffix != ".svg":
            raise UsageError(f"a picture is saved as .svg, got {target.name!r}")
        write_text(target, self.svg(width))

    def __repr__(self) -> str:
        return printable(f"<picture: {self.title}>")

    def _repr_html_(self) -> str:
        texts = f"<strong>{escape(printable(self.title))}</strong><br>{escape(self.note)}"
        return f"<div><p>{texts}</p>{self.svg()}</div>"

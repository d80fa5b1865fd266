"""`t.plot`: charts show the values of the relations, as SVG."""

from __future__ import annotations

import re
import webbrowser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.apps import charts, plots
from arrowmeta.apps.charts import COLORS
from arrowmeta.errors import UsageError
from tests.bundled import DATA

NAMES = sorted(path.name for path in DATA.iterdir() if path.is_dir())
KINDS = ("sizes", "growth")


def open_bundled(name: str) -> arrowmeta.Table:
    folder = DATA / name
    if name == "iceberg_v1_to_v2":  # without a version hint
        folder = max((folder / "metadata").glob("*.metadata.json"))
    return arrowmeta.open(folder, allow_moved_paths=True)


@pytest.fixture(scope="module")
def table():
    return open_bundled("pk_deletion_vectors")


def said(svg: str) -> list[str]:
    """Return the tooltips of the marks."""
    return re.findall(r"<title>([^<]*)</title>", svg)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", NAMES)
def test_every_bundled_table_can_be_drawn(name):
    table = open_bundled(name)
    pictures = [getattr(table.plot, kind)() for kind in KINDS]
    rows = table.clustering().to_pylist()
    bounded = [row for row in rows if row["unit"] == "file" and row["range_count"]]
    pictures += [table.plot.zone_map(row["column_name"]) for row in bounded]
    for picture in pictures:
        assert said(picture.svg()), picture
        assert picture.note


def test_sizes_plot_counts_every_data_file_in_one_size_class(table):
    marks = said(table.plot.sizes().svg())
    counts = [int(match[1]) for one in marks if (match := re.search(r": (\d+) files?, ", one))]
    assert sum(counts) == 2 * table.data_files().num_rows  # once as files, once as bytes


def test_sizes_plot_has_an_axis_of_file_sizes(table):
    # 128 MiB is the target size, so only the axis of sizes has such labels.
    assert re.search(r">(64|128|256) MiB</text>", table.plot.sizes().svg())


def test_growth_plot_marks_compactions(table):
    svg = table.plot.growth().svg()
    operations = table.snapshots("operation")["operation"].to_pylist()
    holes = re.findall(rf'<path [^>]*fill="{COLORS["page"]}"[^>]*><title>[^<]*', svg)
    n_panels = svg.count("<g ")
    assert len(holes) == n_panels * operations.count("COMPACT") > 0
    assert "Points with a hole are compactions" in table.plot.growth().note


def test_growth_plot_has_a_point_for_each_snapshot(table):
    marks = said(table.plot.growth().svg())
    for row in table.growth().to_pylist():
        told = f"snapshot {row['snapshot_id']}. "
        assert any(
            told in one and f"data files: {row['data_file_count']:,};" in one for one in marks
        )


@pytest.mark.parametrize("column", ["k", "pt"])
def test_zone_map_has_a_range_for_each_file_and_the_depth_of_clustering(table, column):
    picture = table.plot.zone_map(column)
    [row] = [
        one
        for one in table.clustering().to_pylist()
        if (one["unit"], one["column_name"]) == ("file", column)
    ]
    marks = said(picture.svg())
    assert len([mark for mark in marks if " to " in mark]) == row["range_count"]
    depths = [int(depth[1]) for mark in marks if (depth := re.fullmatch(r"(\d+) files?", mark))]
    assert max(depths) == row["max_depth"]
    assert f"in {row['max_depth']} at most" in picture.note


def test_zone_map_of_strings_has_values_as_labels():
    svg = open_bundled("iceberg_v2_position_deletes").plot.zone_map("cat").svg()
    ends = [end for mark in said(svg) if " to " in mark for end in mark.split(" to ")]
    labels = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
    assert {min(ends), max(ends)} <= {*labels}


def test_zone_map_scale_keeps_the_order_of_values():
    for values in (
        pa.array(["a", "b", "c"]),
        pa.array([1.5, float("inf"), float("nan")]),
        pa.array([1_000, 2_000, 3_000], pa.timestamp("us")),
        pa.array([-(2**62), 0, 2**62], pa.int64()),
        pa.array([b"", b"\xff", b"\xff\xff"]),
    ):
        shuffled = values.take(pa.array([2, 0, 1]))
        scale = plots._Scale(shuffled, shuffled)
        assert list(scale.lower) == sorted(set(scale.lower))
        assert len(scale.lower) == 3


def test_zone_map_of_many_files_is_sampled_from_lowest_to_highest():
    values = pa.array(range(10_000))
    scale = plots._Scale(values, values)
    ranges = scale.ranges()
    assert len(ranges) == plots._MOST_RANGES
    assert (ranges[0]["lower"], ranges[-1]["upper"]) == (0, 9_999)
    assert max(one["depth"] for one in scale.depths()) == 1


@pytest.mark.parametrize("column", ["nothing", ""])
def test_zone_map_of_an_unknown_column_lists_known_columns(table, column):
    with pytest.raises(UsageError, match="choose one of k, "):
        table.plot.zone_map(column)


def test_plots_are_saved_as_svg(table, tmp_path):
    picture = table.plot.sizes()
    picture.save(tmp_path / "sizes.svg")
    assert (tmp_path / "sizes.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "<svg" in picture._repr_html_()
    with pytest.raises(UsageError, match=r"\.svg, got 'sizes\.png'"):
        picture.save(tmp_path / "sizes.png")


def test_picture_is_shown_in_the_browser(table, monkeypatch):
    shown: list[Path] = []

    def opened(uri: str) -> bool:
        shown.append(Path(unquote(urlsplit(uri).path)))
        return len(shown) == 1

    monkeypatch.setattr(webbrowser, "open", opened)
    table.plot.sizes().show()
    assert shown[0].read_text(encoding="utf-8").startswith("<svg")
    shown[0].unlink()
    with pytest.raises(UsageError, match="no browser"):
        table.plot.sizes().show()
    assert not shown[1].exists()


def test_table_values_are_escaped_in_svg():
    hostile = "</title><script>alert(1)</script>\"'"
    row = {"size_from": 1.0, "size_to": 2.0, "files": 1, "bytes": 1, "kind": "larger"}
    svg = charts.sizes_chart([{**row, "about": hostile}], 1 << 20, 500)
    assert "<script" not in svg
    assert any("alert(1)" in one for one in said(svg))


def test_plot_colors_are_distinct():
    assert len(set(COLORS.values())) == len(COLORS)


@pytest.mark.parametrize("width", [580, 330])
def test_labels_of_axes_are_whole_and_inside_the_picture(width):
    values = ["from the beginning", "to the end of the axis"]
    labels = [{"value": float(at), "label": text} for at, text in enumerate(values)]
    ranges = [{"place": 0, "lower": 0.0, "upper": 1.0, "about": ""}]
    depths = [{"value": 0.0, "until": 1.0, "depth": 1, "about": ""}]
    svg = charts.zone_map_chart(ranges, depths, labels, False, "c", width)
    across = float(re.search(r'<svg[^>]* width="([^"]*)"', svg)[1])
    *_, start = re.findall(r"translate\(([\d.]+),", svg.partition(f">{values[0]}<")[0])
    [at] = re.findall(rf'<text x="([^"]*)"[^>]*>{values[0]}<', svg)
    half = charts.wide(values[0]) / 2
    assert half <= float(start) + float(at) <= across - half

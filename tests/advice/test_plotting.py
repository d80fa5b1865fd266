"""`t.plot`: charts show the values of the relations, as SVG."""

import re

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.apps import charts, plots
from arrowmeta.apps.charts import COLORS
from arrowmeta.errors import UsageError
from tests.bundled import DATA, TABLES

pytestmark = pytest.mark.filterwarnings("ignore")


def opened(name):
    return arrowmeta.open(DATA / name, allow_moved_paths=True)


@pytest.fixture(scope="module")
def table():
    return opened("pk_deletion_vectors")


def said(svg):
    """Return the tooltips of the marks."""
    return re.findall(r"<title>([^<]*)</title>", svg)


def numbers(marks, pattern):
    """Return the number that each mark has which a pattern finds."""
    return [int(found[1]) for one in marks if (found := re.search(pattern, one))]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", TABLES)
def test_every_bundled_table_can_be_drawn(name):
    table = opened(name)
    pictures = [getattr(table.plot, kind)() for kind in ("sizes", "growth")]
    bounded = table.clustering(where="unit = 'file' AND range_count > 0")["column_name"]
    pictures += [table.plot.zone_map(column) for column in bounded.to_pylist()]
    for picture in pictures:
        assert said(picture.svg()), picture
        assert picture.note


def test_plots_have_a_mark_for_each_file_and_snapshot(table):
    n_files = table.data_files().num_rows
    sizes = table.plot.sizes().svg()
    assert sum(numbers(said(sizes), r": (\d+) files?, ")) == 2 * n_files  # as files, and as bytes
    # 128 MiB is the target size, so only the axis of sizes has such labels.
    assert re.search(r">(64|128|256) MiB</text>", sizes)
    growth = table.plot.growth().svg()
    for row in table.growth().to_pylist():
        parts = (f"snapshot {row['snapshot_id']}. ", f"data files: {row['data_file_count']:,};")
        assert any(all(part in one for part in parts) for one in said(growth))
    operations = table.snapshots("operation")["operation"].to_pylist()
    holes = re.findall(rf'<path [^>]*fill="{COLORS["page"]}"[^>]*><title>[^<]*', growth)
    n_panels = growth.count("<g ")
    assert len(holes) == n_panels * operations.count("COMPACT") > 0
    assert "Points with a hole are compactions" in table.plot.growth().note


@pytest.mark.parametrize("column", ["k", "pt"])
def test_zone_map_has_a_range_for_each_file_and_the_depth_of_clustering(table, column):
    picture = table.plot.zone_map(column)
    [row] = table.clustering(where=f"unit = 'file' AND column_name = '{column}'").to_pylist()
    marks = said(picture.svg())
    assert len([mark for mark in marks if " to " in mark]) == row["range_count"]
    assert max(numbers(marks, r"^(\d+) files?$")) == row["max_depth"]
    assert f"in {row['max_depth']} at most" in picture.note


def test_zone_map_of_strings_has_values_as_labels_and_of_no_column_is_refused(table):
    svg = opened("iceberg_v2_position_deletes").plot.zone_map("cat").svg()
    ends = [end for mark in said(svg) if " to " in mark for end in mark.split(" to ")]
    labels = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
    assert {min(ends), max(ends)} <= {*labels}
    for column in ("nothing", ""):
        with pytest.raises(UsageError, match="choose one of k, "):
            table.plot.zone_map(column)


@pytest.mark.parametrize(
    "values",
    [
        pa.array(["a", "b", "c"]),
        pa.array([1.5, float("inf"), float("nan")]),
        pa.array([1_000, 2_000, 3_000], pa.timestamp("us")),
        pa.array([-(2**62), 0, 2**62], pa.int64()),
        pa.array([b"", b"\xff", b"\xff\xff"]),
    ],
    ids=lambda values: str(values.type),
)
def test_zone_map_scale_keeps_the_order_of_values(values):
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


def test_plots_are_saved_and_shown_as_svg(table, tmp_path):
    picture = table.plot.sizes()
    picture.save(tmp_path / "sizes.svg")
    assert (tmp_path / "sizes.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "<svg" in picture._repr_html_()
    with pytest.raises(UsageError, match=r"\.svg, got 'sizes\.png'"):
        picture.save(tmp_path / "sizes.png")


def test_table_values_are_escaped_in_svg():
    hostile = "</title><script>alert(1)</script>\"'"
    row = {"size_from": 1.0, "size_to": 2.0, "files": 1, "bytes": 1, "kind": "larger"}
    svg = charts.sizes_chart([{**row, "about": hostile}], 1 << 20, 500)
    assert "<script" not in svg
    assert any("alert(1)" in one for one in said(svg))
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

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
KINDS = ("sizes", "layout", "growth", "manifests")


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


def test_layout_plot_has_an_area_for_each_data_file(table):
    marks = said(table.plot.layout().svg())
    names = table.data_files()["file_name"].to_pylist()
    assert len([one for one in marks if "bucket" in one]) == len(names)


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


class ManyFiles:
    """The relations of a table of 20,000 files in 1,000 partitions and 500 manifests."""

    target_file_size = 256 << 20

    def relation(self, name: str, columns: list[str] | None = None) -> pa.Table:
        n_files = 20_000
        tables = {
            "options": pa.table(
                {"key": pa.array([], pa.string()), "value": pa.array([], pa.string())}
            ),
            "manifests": pa.table({"manifest_path": [f"m{n}" for n in range(500)]}),
            "files": pa.table(
                {
                    "content": ["data"] * n_files,
                    "file_name": [f"f{n}" for n in range(n_files)],
                    "manifest_path": [f"m{n % 500}" for n in range(n_files)],
                    "partition_path": [f"p={n % 1_000}" for n in range(n_files)],
                    "bucket": pa.array([n % 4 for n in range(n_files)], pa.int32()),
                    "file_size_in_bytes": range(1, n_files + 1),
                }
            ),
        }
        return tables[name].select(columns or tables[name].column_names)


def test_layout_of_many_files_groups_small_files_and_keeps_all_bytes():
    of_many = plots.Plots(ManyFiles(), None)
    layout = of_many.layout()
    (rows,) = layout.draw.args
    assert sum(row.get("size", 0) for row in rows) == 20_000 * 20_001 // 2
    assert len(rows) < 4_000
    assert "19,400 smaller files" in layout.note
    others = [row["kind"] for row in rows if row["about"].startswith("other partitions")]
    assert others == [charts.SEVERAL]  # not the color of small files
    assert 0 < len(said(of_many.manifests().svg())) <= plots._MOST_CELLS**2


def test_funnel_plot_goes_from_all_data_files_to_those_of_the_plan(table):
    marks = said(table.plot.funnel("pt = 1 AND k > 100").svg())
    n_all, n_kept = table.data_files().num_rows, table.plan("pt = 1 AND k > 100").files.num_rows
    assert marks[0] == f"live files: {n_all} of {n_all} files"
    assert f": {n_kept} of " in marks[-1]


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
    from arrowmeta.apps.charts import layout_chart
    from arrowmeta.apps.plots import Picture

    hostile = "</title><script>alert(1)</script>\"'"
    rows = [
        {"id": "root", "parent": None, "about": ""},
        {"id": "p", "parent": "root", "name": hostile, "about": ""},
        {"id": "f", "parent": "p", "size": 3, "kind": "larger", "about": hostile},
    ]
    svg = Picture("t", "n", lambda width: layout_chart(rows, width)).svg()
    assert "<script" not in svg
    assert any("alert(1)" in one for one in said(svg))


def test_plot_colors_are_distinct():
    assert len(set(COLORS.values())) == len(COLORS)


@pytest.mark.parametrize("width", [580, 330])
def test_labels_of_axes_are_whole_and_inside_the_picture(width):
    rows = [{"partition": f"day=2024-05-{n:02}/region=eu", "manifest": n} for n in range(9)]
    shares = [{**row, "share": 1.0, "about": ""} for row in rows]
    values = ["from the beginning", "to the end of the axis"]
    labels = [{"value": float(at), "label": text} for at, text in enumerate(values)]
    ranges = [{"place": 0, "lower": 0.0, "upper": 1.0, "about": ""}]
    depths = [{"value": 0.0, "until": 1.0, "depth": 1, "about": ""}]
    drawn = {
        "manifests, in list order": charts.matrix_chart(shares, width),
        values[0]: charts.zone_map_chart(ranges, depths, labels, False, "c", width),
    }
    assert "day=2024-05-08/region=eu" in drawn["manifests, in list order"]
    for text, svg in drawn.items():
        across = float(re.search(r'<svg[^>]* width="([^"]*)"', svg)[1])
        *_, start = re.findall(r"translate\(([\d.]+),", svg.partition(f">{text}<")[0])
        [at] = re.findall(rf'<text x="([^"]*)"[^>]*>{text}<', svg)
        middle = float(start) + float(at)
        assert charts.wide(text) / 2 <= middle <= across - charts.wide(text) / 2

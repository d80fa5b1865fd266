import pyarrow as pa

from arrowmeta.pruning.funnel import FUNNEL
from arrowmeta.pruning.why import WHY
from arrowmeta.report.touched import touched_section


def funnel(*rows):
    return pa.Table.from_pylist([dict(zip(FUNNEL.names, row, strict=True)) for row in rows], FUNNEL)


def why(*rows):
    return pa.Table.from_pylist([dict(zip(WHY.names, row, strict=True)) for row in rows], WHY)


STAGES = (("manifests", "manifest", 4, 1, 4096, 1024), ("index", "file", 0, 0, 0, 0))


def test_stages_are_bars_of_what_is_kept():
    section = touched_section("a > 1", funnel(*STAGES), why())
    [chart] = section.charts
    assert [
        (bar.label, bar.marks[0].value, bar.marks[0].share, bar.detail) for bar in chart.bars
    ] == [
        ("manifests", "1 of 4 manifests", 0.25, "1 KiB of 4 KiB"),
        ("index", "0 of 0 files", 0.0, "0 B of 0 B"),
    ]
    assert section.lead == "0 data files, 0 B may hold rows where a > 1."
    assert section.grids == ()


def test_reasons_are_classes_the_largest_first_and_a_file_counts_once():
    rows = [("f1", "bounds overlap", "a", "z"), ("f1", "bounds overlap", "a", "y")]
    rows += [(f"f{n}", "not judged", None, "\x1b") for n in range(3)]
    [grid] = touched_section("a > 1", funnel(*STAGES), why(*rows)).grids
    assert [[cell.text for cell in row] for row in grid.rows] == [
        ["3", "not judged", "", "\\x1b"],
        ["1", "bounds overlap", "a", "y"],
    ]
    assert grid.note == "A file may be in several classes."


def test_twenty_classes_are_shown():
    rows = [("f", f"reason {n:02}", "a", "") for n in range(50)]
    [grid] = touched_section("a > 1", funnel(*STAGES), why(*rows)).grids
    assert len(grid.rows) == 20
    assert grid.note == "30 smaller classes not shown."

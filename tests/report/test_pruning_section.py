import pyarrow as pa

from arrowmeta.pruning.explanation import KEPT, STEPS, Explanation
from arrowmeta.pruning.stages import Stage
from arrowmeta.report.commits import touched_section


def explanation(steps, kept=()):
    rows = [
        pa.Table.from_pylist([dict(zip(schema.names, row, strict=True)) for row in found], schema)
        for schema, found in ((STEPS, steps), (KEPT, kept))
    ]
    return Explanation("a > 1", *rows, Stage("manifests", "manifest", 4, 1, 4096, 1024))


STEPS_TAKEN = (("manifests", 4, 1, 4096, 1024), ("statistics", 1, 0, 1024, 0))


def test_step_bars_show_the_share_of_remaining_files():
    section = touched_section("a > 1", explanation(STEPS_TAKEN))
    [chart] = section.charts
    assert [
        (bar.label, bar.marks[0].value, bar.marks[0].share, bar.detail) for bar in chart.bars
    ] == [
        ("manifests", "1 of 4 files", 0.25, "1 KiB of 4 KiB"),
        ("statistics", "0 of 1 file", 0.0, "0 B of 1 KiB"),
    ]
    assert section.lead == "0 data files, 0 B may hold rows where a > 1."
    assert section.grids == ()


def test_reasons_grid_has_counts_details_and_remedies():
    kept = [
        ("not evaluated", None, 3, 2048, "\x1b", "compare"),
        ("no bounds", "a", 1, None, "x", None),
    ]
    [grid] = touched_section("a > 1", explanation(STEPS_TAKEN, kept)).grids
    assert [[cell.text for cell in row] for row in grid.rows] == [
        ["3", "2 KiB", "not evaluated", "", "\\x1b", "compare"],
        ["1", "unknown", "no bounds", "a", "x", ""],
    ]
    assert grid.note == "A file may be counted in several rows."


def test_only_20_groups_of_reasons_are_shown():
    kept = [(f"reason {n:02}", "a", 1, 1, "", None) for n in range(50)]
    [grid] = touched_section("a > 1", explanation(STEPS_TAKEN, kept)).grids
    assert len(grid.rows) == 20
    assert grid.note == "30 smaller groups not shown."

import pyarrow as pa

from arrowmeta.model.tables import CLUSTERING
from arrowmeta.report.commits import overlap_section


def clustering(*rows):
    return pa.Table.from_pylist(list(rows), CLUSTERING)


def overlap(column, depth, n_ranges=10, n_unknown=0, unit="file"):
    return {
        "unit": unit,
        "column_name": column,
        "range_count": n_ranges,
        "unknown_count": n_unknown,
        "disjoint_count": 2,
        "average_depth": depth,
    }


def test_overlap_sorts_columns_by_depth_with_files_without_bounds():
    rows = [overlap("b", 5.0), overlap("a", 5.0), overlap("c", 1.0), overlap("d", 1.0, 10, 30)]
    section = overlap_section(clustering(*rows, overlap("p", 20.0, 40, unit="manifest")))
    files, manifests = section.charts
    shown = [(bar.label, bar.marks[0].value, bar.marks[0].share) for bar in files.bars]
    assert shown == [
        ("c", "1.0 of 10 (10%)", 0.1),
        ("a", "5.0 of 10 (50%)", 0.5),
        ("b", "5.0 of 10 (50%)", 0.5),
        ("d", "31 of 40 (78%)", 0.775),
    ]
    assert files.bars[3].detail == "2 files apart from all others, 30 files without bounds"
    assert manifests.bars[0].marks[0].value == "20 of 40 (50%)"


def test_columns_without_bounds_are_listed_in_the_note():
    rows = [overlap("a", 1.0), overlap("b", None, 0, 10), overlap("\x1b", None, 0, 10)]
    [chart] = overlap_section(clustering(*rows)).charts
    assert chart.note == "Without any bounds: b, \\x1b."


def test_overlap_section_without_bounds_is_empty():
    section = overlap_section(clustering(overlap("b", None, 0, 10)))
    assert section.is_empty
    assert section.lead == "No file has bounds, so queries read all files."


def test_only_30_columns_are_shown_in_the_overlap_section():
    rows = [overlap(f"c{n:03}", float(n), 1000) for n in range(1, 101)]
    [chart] = overlap_section(clustering(*rows)).charts
    assert len(chart.bars) == 30
    assert chart.note == "70 columns that prune no better are not shown."

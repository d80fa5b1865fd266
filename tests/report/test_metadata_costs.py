import pyarrow as pa

from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.report.commits import metadata_costs_section


def metadata_bytes(*rows):
    return pa.Table.from_pylist(list(rows), SCHEMAS["metadata_bytes"](TableShape()))


def of_kind(kind, n_bytes, n_files=1):
    return {"breakdown": "kind", "kind": kind, "file_count": n_files, "bytes": n_bytes}


def of_column(column, n_bytes):
    return {
        "breakdown": "column",
        "kind": "statistics",
        "column_name": column,
        "file_count": 1,
        "bytes": n_bytes,
    }


def test_metadata_bytes_have_a_chart_per_breakdown_largest_first():
    rows = [of_kind("manifest", 20, 2), of_kind("hint", 3), of_kind("manifest list", 40)]
    section = metadata_costs_section(metadata_bytes(*rows, of_column("a", 7)))
    assert section.lead == "63 B in 4 files, those of every snapshot together."
    kinds, columns = section.charts
    assert [
        (bar.label, bar.marks[0].value, bar.marks[0].share, bar.detail) for bar in kinds.bars
    ] == [
        ("manifest list", "40 B", 1.0, "1 file"),
        ("manifest", "20 B", 0.5, "2 files"),
        ("hint", "3 B", 0.075, "1 file"),
    ]
    assert [(bar.label, bar.detail) for bar in columns.bars] == [("a", "1 entry")]


def test_columns_beyond_20_are_summed_in_one_bar():
    rows = [of_column(f"c{n}", n) for n in range(1, 31)]
    [chart] = metadata_costs_section(metadata_bytes(*rows)).charts
    assert len(chart.bars) == 21
    assert (chart.bars[-1].label, chart.bars[-1].marks[0].value) == ("all 10 others", "55 B")


def test_section_without_metadata_files_is_empty():
    section = metadata_costs_section(metadata_bytes())
    assert section.is_empty
    assert section.lead == "There are no metadata files to count."

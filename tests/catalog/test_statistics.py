"""Overlap of ranges, compared with a simple count, and bytes of statistics."""

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.views.statistics import ROOTS, _value_bytes, clustering, column_bytes
from tests.sql.given_source import GivenSource

SHAPE = TableShape(columns=pa.struct([("n", pa.int64()), ("s", pa.string())]))
RANGES = st.lists(
    st.none() | st.tuples(st.integers(-9, 9), st.integers(0, 6)).map(lambda r: (r[0], sum(r))),
    max_size=12,
)


def source_of(ranges):
    rows = [
        {
            "file_path": f"f{i}",
            "file_name": f"f{i}",
            "lower_bounds": {"n": one and one[0], "s": one and letter(one[0])},
            "upper_bounds": {"n": one and one[1], "s": one and letter(one[1])},
        }
        for i, one in enumerate(ranges)
    ]
    return GivenSource(rows={"entries": rows}, shape=SHAPE)


def letter(number):
    return chr(ord("m") + number // 2) + str(number % 2)


def facts(ranges):
    """Compute the row of `clustering` from each pair of ranges."""
    known = [one for one in ranges if one is not None]
    overlaps = [sum(a[0] <= b[1] and b[0] <= a[1] for b in known) - 1 for a in known]
    depths = [sum(b[0] <= a[0] <= b[1] for b in known) for a in known]
    return {
        "range_count": len(known),
        "unknown_count": len(ranges) - len(known),
        "disjoint_count": overlaps.count(0),
        "average_overlaps": sum(overlaps) / len(known) if known else None,
        "average_depth": sum(depths) / len(known) if known else None,
        "max_depth": max(depths, default=None),
    }


@given(RANGES)
def test_clustering_equals_a_comparison_of_each_pair_of_ranges(ranges):
    of_numbers, of_texts = clustering(source_of(ranges)).to_pylist()
    expected = facts(ranges)
    for row, column in ((of_numbers, "n"), (of_texts, "s")):
        assert (row.pop("unit"), row.pop("column_name")) == ("file", column)
        assert row == expected


def test_column_bytes_sum_bounds_and_counts():
    nothing = {f.name: {"n": None, "s": None} for f in SCHEMAS["files"](SHAPE) if f.name in ROOTS}
    rows = [
        nothing | {"lower_bounds": {"n": 1, "s": "abc"}, "upper_bounds": {"n": 2, "s": None}},
        nothing | {"null_value_counts": {"n": 0, "s": None}, "lower_bounds": {"n": None, "s": "d"}},
        nothing,
    ]
    table = column_bytes(GivenSource(rows={"entries": rows}, shape=SHAPE))
    assert table.to_pylist() == [
        {"column_name": "n", "entry_count": 2, "bytes": 24},
        {"column_name": "s", "entry_count": 2, "bytes": 4},
    ]


@pytest.mark.parametrize(
    ("values", "n_bytes"),
    [
        (pa.array([[1, 2], None, [3]], pa.list_(pa.int32())), 12),
        (pa.array([[1, 2], [3]], pa.list_(pa.int32())).slice(1), 4),
        (pa.array([{"a": 1, "b": "xy"}, None], pa.struct({"a": pa.int64(), "b": pa.string()})), 10),
        (pa.array([[("k", 1)], None], pa.map_(pa.string(), pa.int32())), 5),
    ],
)
def test_value_bytes_exclude_offsets_and_validity(values, n_bytes):
    assert _value_bytes(values) == n_bytes

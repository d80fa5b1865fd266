"""The relation `column_stats`: a row for each column, and the exactness of its bounds."""

from datetime import datetime

import pyarrow as pa
import pytest

from arrowmeta.model.reading import column_stats, needed_columns
from arrowmeta.model.shape import TableShape

WANTED = (
    "entry_id",
    "column_name",
    "field_id",
    "type",
    "lower",
    "upper",
    "null_count",
    "exactness",
)


def stats(arrow_type, bounds, length=None, wanted=WANTED):
    """Rows of one column with the given pairs of bounds, one for each file."""
    columns = pa.struct([pa.field("c", arrow_type)])
    counts = pa.struct([pa.field("c", pa.int64())])
    entries = {
        "entry_id": pa.array(range(len(bounds)), pa.int64()),
        "lower_bounds": pa.array([{"c": lower} for lower, _ in bounds], columns),
        "upper_bounds": pa.array([{"c": upper} for _, upper in bounds], columns),
        "null_value_counts": pa.array([{"c": 3} for _ in bounds], counts),
    }
    batch = pa.RecordBatch.from_pydict(entries).select(
        [name for name in needed_columns(wanted) if name in entries]
    )
    shape = TableShape(columns=columns)
    lengths = {} if length is None else {"c": length}
    batches = column_stats([batch], shape, {"c": 9}, wanted, lengths)
    return pa.Table.from_batches(batches).to_pylist()


def exactness(arrow_type, *bounds, length=None):
    rows = stats(arrow_type, list(bounds), length, ("exactness",))
    return [row["exactness"] for row in rows]


def test_row_has_statistics_of_its_column():
    assert stats(pa.int32(), [(1, 2)]) == [
        {
            "entry_id": 0,
            "column_name": "c",
            "field_id": 9,
            "type": "int32",
            "lower": "1",
            "upper": "2",
            "null_count": 3,
            "exactness": "exact",
        }
    ]


def test_exactness_is_unknown_without_both_bounds():
    assert exactness(pa.int32(), (1, None), (None, 1), (None, None)) == ["unknown"] * 3


@pytest.mark.parametrize(
    ("lower", "upper", "word"),
    [
        ("ab", "b", "exact"),
        ("abc", "b", "truncated"),
        ("ab", "bcd", "truncated"),
        ("abc", "abc", "exact"),
        ("éé", "öö", "exact"),
        ("", "", "exact"),
    ],
)
def test_text_bounds_shorter_than_truncation_or_equal_are_exact(lower, upper, word):
    assert exactness(pa.string(), (lower, upper), length=3) == [word]


def test_untruncated_text_bounds_are_exact():
    assert exactness(pa.string(), ("a" * 99, "b" * 99)) == ["exact"]


@pytest.mark.parametrize(
    ("lower", "upper", "word"),
    [
        # Bounds of 01 FF FF, cut to two bytes: FF cannot be incremented, so 01 is.
        (b"\x01", b"\x02", "truncated"),
        (b"\x01", b"\x01", "exact"),
    ],
)
def test_binary_bounds_are_exact_only_if_equal(lower, upper, word):
    assert exactness(pa.binary(), (lower, upper), length=2) == [word]


def test_nanosecond_bounds_of_whole_milliseconds_are_not_exact():
    whole = datetime(2024, 5, 1)
    fine = pa.scalar(1_714_521_600_000_000_001, pa.timestamp("ns"))
    kind = pa.timestamp("ns")
    assert exactness(kind, (whole, whole)) == ["truncated"]
    rows = stats(kind, [(whole, whole)])
    assert rows[0]["lower"] == "2024-05-01 00:00:00.000000000"
    batch = pa.array([{"c": fine.value}], pa.struct([pa.field("c", pa.int64())]))
    bounds = batch.cast(pa.struct([pa.field("c", kind)]))
    entries = pa.RecordBatch.from_arrays([bounds, bounds], ["lower_bounds", "upper_bounds"])
    columns = pa.struct([pa.field("c", kind)])
    found = list(column_stats([entries], TableShape(columns=columns), {}, ("exactness",), {}))
    assert found[0].to_pydict() == {"exactness": ["exact"]}


def test_nested_columns_have_counts_but_no_bounds():
    kind = pa.list_(pa.int32())
    (row,) = stats(kind, [([1], [2])])
    assert (row["lower"], row["upper"], row["exactness"]) == (None, None, "unknown")
    assert row["null_count"] == 3


def test_needed_columns_follow_the_wanted_columns():
    assert needed_columns(("column_name",)) == ["entry_id"]
    assert needed_columns(("null_count", "file_path")) == [
        "entry_id",
        "file_path",
        "null_value_counts",
    ]
    assert needed_columns(("exactness",)) == ["entry_id", "lower_bounds", "upper_bounds"]

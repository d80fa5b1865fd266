"""The relation `column_stats`: a row for each column, and the exactness of its bounds."""

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
    lower, upper = (
        pa.StructArray.from_arrays([pa.array(side, arrow_type)], fields=list(columns))
        for side in zip(*bounds, strict=True)
    )
    entries = {
        "entry_id": pa.array(range(len(bounds)), pa.int64()),
        "lower_bounds": lower,
        "upper_bounds": upper,
        "null_value_counts": pa.array([{"c": 3} for _ in bounds], counts),
    }
    batch = pa.RecordBatch.from_pydict(entries).select(
        [name for name in needed_columns(wanted) if name in entries]
    )
    shape = TableShape(columns=columns)
    lengths = {} if length is None else {"c": length}
    batches = column_stats([batch], shape, {"c": 9}, wanted, lengths)
    return pa.Table.from_batches(batches).to_pylist()


def test_row_has_statistics_of_its_column():
    said = ("int32", "1", "2", 3, "exact")
    (row,) = stats(pa.int32(), [(1, 2)])
    assert tuple(row.values()) == (0, "c", 9, *said)
    # Nested columns have counts, but no bounds.
    (row,) = stats(pa.list_(pa.int32()), [([1], [2])])
    assert tuple(row.values())[-4:] == (None, None, 3, "unknown")
    (row,) = stats(pa.timestamp("ns"), [(WHOLE, WHOLE)])
    assert row["lower"] == "2024-05-01 00:00:00.000000000"


#: Nanoseconds of a whole millisecond, and of another instant.
WHOLE, FINE = 1_714_521_600_000_000_000, 1_714_521_600_000_000_001


@pytest.mark.parametrize(
    ("kind", "length", "word", "bounds"),
    [
        (pa.int32(), None, "unknown", [(1, None), (None, 1), (None, None)]),
        (pa.string(), 3, "exact", [("ab", "b"), ("abc", "abc"), ("éé", "öö"), ("", "")]),
        (pa.string(), 3, "truncated", [("abc", "b"), ("ab", "bcd")]),
        (pa.string(), None, "exact", [("a" * 99, "b" * 99)]),
        # Bounds of 01 FF FF, cut to two bytes: FF cannot be incremented, so 01 is.
        (pa.binary(), 2, "truncated", [(b"\x01", b"\x02")]),
        (pa.binary(), 2, "exact", [(b"\x01", b"\x01")]),
        (pa.timestamp("ns"), None, "truncated", [(WHOLE, WHOLE)]),
        (pa.timestamp("ns"), None, "exact", [(FINE, FINE)]),
    ],
)
def test_exactness_of_bounds(kind, length, word, bounds):
    rows = stats(kind, bounds, length, ("exactness",))
    assert [row["exactness"] for row in rows] == [word] * len(bounds)


def test_needed_columns_follow_the_wanted_columns():
    assert needed_columns(("column_name",)) == ["entry_id"]
    assert needed_columns(("null_count", "file_path")) == [
        "entry_id",
        "file_path",
        "null_value_counts",
    ]
    assert needed_columns(("exactness",)) == ["entry_id", "lower_bounds", "upper_bounds"]

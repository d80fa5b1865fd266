"""Which columns a row of statistics covers, and its mapping to the current columns."""

from datetime import datetime
from decimal import Decimal
from itertools import chain, product
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.kernels.rows import Rows, spans_of
from arrowmeta.paimon.fields import (
    decode_null_counts,
    decode_stats,
    key_stats_groups,
    known_bounds,
    list_columns,
    value_stats_groups,
)
from arrowmeta.paimon.schema import DataField, field_id, parse_type_text, to_arrow_field
from tests.reference.binary_row import encode

#: Schema 0, of the files: `b` was dropped later, the current `b` is another column, `a` is wider.
OLD = (("a", 0, "INT"), ("b", 1, "STRING"), ("f", 2, "FLOAT"), ("r", 3, "DECIMAL(5, 2)"))
NEW = (("f", 2, "DOUBLE"), ("a", 0, "BIGINT"), ("b", 4, "INT"), ("renamed", 3, "DECIMAL(4, 2)"))
TEXTS = pa.list_(pa.string())


def all_decoded(name, rows, reason):
    raise AssertionError(f"{name}: {reason}")


def schema(columns):
    return pa.schema(
        [to_arrow_field(DataField(i, name, parse_type_text(text))) for name, i, text in columns]
    )


def entries(*files):
    """Entries with these fields of `_FILE`; the schema is 0 where it is not given."""
    file = pa.StructArray.from_arrays(
        [
            pa.array([one.get("_SCHEMA_ID", 0) for one in files], pa.int64()),
            pa.array([one.get("_VALUE_STATS_COLS") for one in files], TEXTS),
            pa.array([one.get("_WRITE_COLS") for one in files], TEXTS),
        ],
        names=["_SCHEMA_ID", "_VALUE_STATS_COLS", "_WRITE_COLS"],
    )
    n_files = len(files)
    batch = pa.RecordBatch.from_arrays([file], names=["_FILE"])
    return Rows(batch, {}, np.zeros(n_files, dtype=np.int32), np.arange(n_files))


def columns_of(*files):
    """The names of each entry's statistics."""
    groups = value_stats_groups(entries(*files), {0: schema(OLD), 1: schema(NEW)})
    found: dict[int, list[str]] = {}
    for group in groups:
        found |= {int(row): [f.name for f in group.fields] for row in group.rows}
    return [found[row] for row in range(len(files))]


@pytest.mark.spec("paimon: _VALUE_STATS_COLS and _WRITE_COLS")
def test_stats_columns_are_value_stats_cols_else_write_cols_else_all():
    assert columns_of(
        {},
        {"_VALUE_STATS_COLS": []},
        {"_VALUE_STATS_COLS": ["f", "a"]},
        {"_VALUE_STATS_COLS": ["a"], "_WRITE_COLS": ["a", "b"]},
        {"_VALUE_STATS_COLS": [], "_WRITE_COLS": ["a", "b"]},
        {"_WRITE_COLS": ["b", "_ROW_ID"]},
        {"_SCHEMA_ID": 1},
        {"_SCHEMA_ID": 7},
        {"_SCHEMA_ID": None},
    ) == [
        ["a", "b", "f", "r"],
        [],
        ["f", "a"],
        ["a"],
        [],
        ["b", "_ROW_ID"],
        ["f", "a", "b", "renamed"],
        [],
        [],
    ]


#: Files whose statistics cover different columns, each for another reason.
UNLIKE: list[dict[str, Any]] = [
    {},
    {"_SCHEMA_ID": 1},
    {"_VALUE_STATS_COLS": ["f", "a"]},
    {"_VALUE_STATS_COLS": ["f", "a"], "_SCHEMA_ID": 1},
    {"_SCHEMA_ID": 7},
    {"_VALUE_STATS_COLS": []},
    {"_WRITE_COLS": ["b"]},
    {"_WRITE_COLS": ["b"], "_SCHEMA_ID": 1},
]


def test_stats_columns_do_not_depend_on_other_files():
    assert columns_of() == []
    for files in chain(product(UNLIKE, repeat=2), product(UNLIKE[:4], repeat=3)):
        assert columns_of(*files) == [columns_of(one)[0] for one in files]


def test_key_stats_columns_follow_each_file_schema():
    schemas, keys = {0: schema(OLD), 1: schema(NEW)}, {0: ("b", "a"), 1: ("renamed",)}
    expected = {0: ["b", "a"], 1: ["renamed"], 7: [], None: []}
    for ids in product(expected, repeat=3):
        rows = entries(*({"_SCHEMA_ID": one} for one in ids))
        groups = key_stats_groups(rows, schemas, keys)
        found = {int(at): [f.name for f in group.fields] for group in groups for at in group.rows}
        assert [found[at] for at in range(3)] == [expected[one] for one in ids]


def bounds(types, values, **file):
    """One entry's bounds in the current columns."""
    groups = value_stats_groups(entries(file), {0: schema(OLD), 1: schema(NEW)})
    spans = spans_of(pa.array([encode([parse_type_text(t) for t in types], values)]))
    today = schema(NEW)
    ids = {f.name: field_id(f) for f in today}
    return known_bounds(decode_stats(spans, groups, pa.struct(list(today)), ids, all_decoded))[
        0
    ].as_py()


def test_bounds_are_found_by_field_id_and_cast_if_wider():
    old_types = tuple(text for _, _, text in OLD)
    assert bounds(old_types, [7, "text", 1.5, None]) == {
        "f": 1.5,
        "a": 7,
        "b": None,
        "renamed": None,
    }


def test_bounds_of_narrowed_column_are_unknown():
    types = ("DECIMAL(5, 2)",)
    assert bounds(types, [Decimal("1.25")], _VALUE_STATS_COLS=["r"])["renamed"] is None


@pytest.mark.spec("paimon: statistics of a column whose type has changed")
@pytest.mark.parametrize(
    ("old", "value", "new", "expected"),
    [
        ("BOOLEAN", False, "INT", 0),
        ("BOOLEAN", True, "BIGINT", 1),
        ("BOOLEAN", None, "TINYINT", None),
        ("DATE", -1, "TIMESTAMP(0)", datetime(1969, 12, 31)),
        ("DATE", 2_932_896, "TIMESTAMP(6)", datetime(9999, 12, 31)),
        ("DATE", 2**31 - 1, "TIMESTAMP(6)", None),
        ("DATE", -(2**31), "TIMESTAMP(6)", None),
        ("DATE", 106_752, "TIMESTAMP(9)", None),
        ("DATE", 0, "TIMESTAMP_LTZ(6)", None),
    ],
)
def test_bounds_are_cast_to_the_new_column_type(old, value, new, expected):
    of_file, today = schema((("c", 0, old),)), schema((("c", 0, new),))
    groups = value_stats_groups(entries({}), {0: of_file})
    spans = spans_of(pa.array([encode([parse_type_text(old)], [value])]))
    decoded = decode_stats(spans, groups, pa.struct(list(today)), {"c": 0}, all_decoded)
    assert decoded[0].as_py() == {"c": expected}


def test_bound_of_a_system_column_is_left_out():
    found = bounds(("INT", "BIGINT"), [3, 9], _WRITE_COLS=["a", "_ROW_ID"])
    assert found == {"f": None, "a": 3, "b": None, "renamed": None}


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -0.0, None])
def test_bound_that_is_nan_is_unknown(value):
    found = bounds(("FLOAT",), [value], _VALUE_STATS_COLS=["f"])["f"]
    assert found == (None if value != value else value)


def null_counts(counts, absent, **file):
    groups = value_stats_groups(entries(file), {0: schema(OLD), 1: schema(NEW)})
    today = schema(NEW)
    found = decode_null_counts(
        pa.array([counts], pa.list_(pa.int64())),
        groups,
        pa.struct(list(today)),
        {f.name: field_id(f) for f in today},
        pa.array([absent], pa.int64()),
    )
    return list(found[0].as_py().values())


@pytest.mark.spec("paimon: statistics of a column added later")
def test_null_counts_follow_field_ids_and_added_columns_are_null():
    # `renamed` has fewer digits than before: values may have become null.
    assert null_counts([1, 2, 3, 4], 10) == [3, 1, 10, None]
    assert null_counts([1, None, None, 4], 10) == [None, 1, 10, None]
    assert null_counts(None, 10) == [None, None, 10, None]
    assert null_counts([5], 10, _VALUE_STATS_COLS=["a"]) == [None, 5, 10, None]
    assert null_counts([], 10, _VALUE_STATS_COLS=[]) == [None, None, 10, None]


def test_null_counts_of_minus_one_are_unknown():
    assert null_counts([-1, 2, 3, 4], 10) == [3, None, 10, None]
    assert null_counts([1, -1, None, -1], 10) == [None, 1, 10, None]
    assert null_counts([-1], 10, _VALUE_STATS_COLS=["f"]) == [None, None, 10, None]
    assert null_counts([-2, 0, 0, 0], 10)[1] == -2  # which no writer means: an error is reported


def test_null_count_of_added_column_is_unknown_if_in_another_file():
    assert null_counts([1, 2, 3, 4], None) == [3, 1, None, None]


def test_null_counts_of_unknown_schema_or_wrong_arity_are_unknown():
    assert null_counts([1], 10, _SCHEMA_ID=7) == [None] * 4
    assert null_counts([1, 2], 10) == [None, None, 10, None]


#: A value of each type of the two schemas.
VALUES = {
    "INT": 7,
    "STRING": "text",
    "FLOAT": 1.5,
    "DECIMAL(5, 2)": Decimal("1.25"),
    "BIGINT": 9,
    "DOUBLE": 2.5,
    "DECIMAL(4, 2)": Decimal("2.50"),
}


def row_of(file):
    """A row of the statistics of a file."""
    types = {name: text for name, _, text in (OLD, NEW, ())[min(file.get("_SCHEMA_ID", 0), 2)]}
    texts = [types.get(name, "INT") for name in columns_of(file)[0]]
    return encode([parse_type_text(text) for text in texts], [VALUES[text] for text in texts])


def stats_of(*files):
    """The bounds and null counts of files whose statistics cover different columns."""
    groups = value_stats_groups(entries(*files), {0: schema(OLD), 1: schema(NEW)})
    today = pa.struct(list(schema(NEW)))
    ids = {f.name: field_id(f) for f in schema(NEW)}
    spans = spans_of(pa.array([row_of(one) for one in files], pa.binary()))
    places = [UNLIKE.index(one) for one in files]
    counts = [
        list(range(10 * place, 10 * place + len(columns_of(one)[0])))
        for place, one in zip(places, files, strict=True)
    ]
    nulls = decode_null_counts(
        pa.array(counts, pa.list_(pa.int64())), groups, today, ids, pa.array(places, pa.int64())
    )
    bounds_found = decode_stats(spans, groups, today, ids, all_decoded)
    return list(zip(bounds_found.to_pylist(), nulls.to_pylist(), strict=True))


def test_statistics_of_a_file_do_not_depend_on_other_files():
    assert stats_of() == []
    alone = [stats_of(one)[0] for one in UNLIKE]
    for first, second in product(range(len(UNLIKE)), repeat=2):
        found = stats_of(UNLIKE[first], UNLIKE[second], UNLIKE[first])
        assert found == [alone[first], alone[second], alone[first]]


def test_statistics_of_no_columns_have_one_row_per_file():
    files: list[dict[str, Any]] = [{}, {"_SCHEMA_ID": 1}, {}]
    groups = value_stats_groups(entries(*files), {0: schema(OLD), 1: schema(NEW)})
    spans = spans_of(pa.array([row_of(one) for one in files], pa.binary()))
    assert decode_stats(spans, groups, pa.struct([]), {}, all_decoded).to_pylist() == [{}, {}, {}]


@pytest.mark.parametrize("damaged", [0, 1, 2])
def test_statistics_row_that_is_cut_is_unknown(damaged):
    files: list[dict[str, Any]] = [{}, {"_SCHEMA_ID": 1}, {}]
    rows = [row_of(one) for one in files]
    whole = decoded(rows, files)[0]
    rows[damaged] = rows[damaged][:5]
    found, odd = decoded(rows, files)
    assert {name for name, _, _ in odd} <= {"f", "a", "b", "renamed"}
    assert {tuple(at) for _, at, _ in odd} == {(damaged,)}
    assert {reason for _, _, reason in odd} == {"BinaryRow, the row is shorter than its fields"}
    expected = whole.to_pylist()
    expected[damaged] = dict.fromkeys(expected[damaged])
    assert found.to_pylist() == expected


def decoded(rows, files):
    """The statistics in the columns of today, and what cannot be decoded."""
    groups = value_stats_groups(entries(*files), {0: schema(OLD), 1: schema(NEW)})
    ids = {f.name: field_id(f) for f in schema(NEW)}
    odd: list[Any] = []

    def on_odd(name, at, reason):
        odd.append((name, at.tolist(), reason))

    spans = spans_of(pa.array(rows))
    return decode_stats(spans, groups, pa.struct(list(schema(NEW))), ids, on_odd), odd


@given(
    st.lists(st.none() | st.lists(st.none() | st.integers(0, 9), max_size=3), max_size=6),
    st.lists(st.booleans(), min_size=6, max_size=6),
    st.integers(0, 3),
    st.integers(0, 3),
)
def test_list_columns_take_only_lists_of_the_given_width(rows, hidden, width, skipped):
    """Nothing is taken of a null list, even if it covers values; the array may be sliced."""
    given_lists = pa.array(rows, pa.list_(pa.int64()))
    is_null = [row is None or hide for row, hide in zip(rows, hidden, strict=False)]
    mask = pa.array(is_null, pa.bool_())
    lists = pa.ListArray.from_arrays(given_lists.offsets, given_lists.values, mask=mask)
    shown = [None if null else row for row, null in zip(rows, is_null, strict=True)]
    expected = [
        [row[place] if row is not None and len(row) == width else None for row in shown[skipped:]]
        for place in range(width)
    ]
    found = [
        column.to_pylist() for column in list_columns(lists.slice(skipped), width, range(width))
    ]
    assert found == expected
    last = list_columns(lists.slice(skipped), width, list(range(width))[-1:])
    assert [column.to_pylist() for column in last] == expected[-1:]


def test_known_bounds_replace_nan_by_null():
    fields = {"f": pa.float32(), "t": pa.string(), "d": pa.float64(), "day": pa.date32()}
    nan = float("nan")
    rows = [{"f": nan, "t": "a", "d": 1.0, "day": None}, {"f": 2.0, "t": "b", "d": nan}]
    found = known_bounds(pa.array(rows, pa.struct(list(fields.items())))).to_pylist()
    assert found == [
        {"f": None, "t": "a", "d": 1.0, "day": None},
        {"f": 2.0, "t": "b", "d": None, "day": None},
    ]

"""Predicates on indexes of every type, compared with the indexed values."""

import math
import struct
import warnings
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.errors import UnsupportedError
from arrowmeta.paimon.file_index import (
    float_keys,
    floats_of,
    hash_numbers,
    hashes_of,
    read_container,
)
from tests import corpus
from tests.paimon.file_index import asking
from tests.paimon.file_index.asking import OPERATORS, read_all, with_index
from tests.reference import file_index

TYPES: dict[str, tuple[pa.DataType, st.SearchStrategy[Any]]] = {
    "bool": (pa.bool_(), st.booleans()),
    "int8": (pa.int8(), st.integers(-128, 127)),
    "int16": (pa.int16(), st.integers(-(2**15), 2**15 - 1)),
    "int32": (pa.int32(), st.integers(-40, 40) | st.integers(-(2**31), 2**31 - 1)),
    "int64": (pa.int64(), st.integers(-40, 40) | st.integers(1 - 2**63, 2**63 - 1)),
    "float": (pa.float32(), st.floats(width=32) | st.sampled_from([0.0, -0.0])),
    "double": (pa.float64(), st.floats() | st.sampled_from([0.0, -0.0])),
    "string": (pa.string(), st.text(alphabet="ab\u00e9\U0001f600", max_size=4)),
}


def stored(value):
    return value.encode() if isinstance(value, str) else value


def indexes(kind, values):
    """Return an index of each type that supports the column, with large and small blocks."""
    kept = [stored(value) for value in values]
    made = {
        "v1": file_index.bitmap_v1(kept, kind),
        "v2": file_index.bitmap_v2(kept, kind),
        "v2 in small blocks": file_index.bitmap_v2(kept, kind, 40),
        "range": file_index.range_bitmap(kept, kind),
        "range in small chunks": file_index.range_bitmap(kept, kind, 9),
        "range in single keys": file_index.range_bitmap(kept, kind, 0),
    }
    if kind.startswith("int"):
        made["bsi"] = file_index.bsi(kept)
    return made


def type_of(name):
    return "bsi" if name == "bsi" else "range-bitmap" if "range" in name else "bitmap"


def may_match(index_type, body, op, literals, column_type=None):
    return asking.may_match(with_index(index_type, body), op, literals, column_type)


def order(value):
    """SQL's order: NaN last."""
    if isinstance(value, float):
        return (1, 0.0) if math.isnan(value) else (0, value)
    return stored(value)


def is_true(op, value, literals):
    """Whether one row fulfils a comparison, as SQL sees it."""
    if op in ("IS NULL", "IS NOT NULL"):
        return (value is None) is (op == "IS NULL")
    if value is None:
        return False
    ours, (first, *others) = order(value), [order(literal) for literal in literals]
    is_one = ours in (first, *others)
    match op:
        case "=" | "IN" | "<>" | "NOT IN":
            return is_one is (op in ("=", "IN"))
        case "<" | "<=" | ">" | ">=":
            return {"<": ours < first, ">": ours > first}[op[0]] or (is_one and "=" in op)
    return ours.startswith(first)


@st.composite
def cases(draw):
    kind = draw(st.sampled_from(list(TYPES)))
    values = draw(st.lists(TYPES[kind][1] | st.none(), max_size=30))
    op = draw(st.sampled_from([op for op in OPERATORS if kind == "string" or "STARTS" not in op]))
    # Conditions have no NaN: the engine rewrites them.
    literal = TYPES[kind][1].filter(lambda value: value == value)
    present = [value for value in values if value is not None and value == value]
    if present:
        literal |= st.sampled_from(present)
    size = 5 if "IN" in op else 1
    return kind, values, op, draw(st.lists(literal, min_size=1, max_size=size))


@given(cases())
def test_index_answers_match_indexed_rows(case):
    kind, values, op, literals = case
    expected = any(is_true(op, value, literals) for value in values)
    asked = pa.array(literals, TYPES[kind][0])
    for name, body in indexes(kind, values).items():
        read_all(read_container(with_index(type_of(name), body)), asked.type)
        assert may_match(type_of(name), body, op, asked) is expected, name


@given(cases())
def test_bloom_filter_contains_every_inserted_value(case):
    kind, values, _, _ = case
    present = [v for v in values if v is not None and not (isinstance(v, float) and math.isnan(v))]
    if kind == "bool" or not present:
        return
    array = pa.array(present, TYPES[kind][0])
    hashes = hashes_of(array, array.type).tolist()
    body = file_index.bloom_filter(hashes, 5, 20)
    for i in range(len(array)):
        assert may_match("bloom-filter", body, "=", array.slice(i, 1))
    assert may_match("bloom-filter", body, "IN", array)


def test_empty_bloom_filter_answers_only_equality():
    body = file_index.bloom_filter([], 3, 8)
    assert not may_match("bloom-filter", body, "IN", pa.array([1, 2, 3]))
    for op in ("<>", "NOT IN", "<", ">="):
        assert may_match("bloom-filter", body, op, pa.array([1]))
    assert may_match("bloom-filter", body, "IS NOT NULL", pa.array([], pa.int64()))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        beyond = pa.array([1e300, -1e300])
        assert not may_match("bloom-filter", body, "IN", beyond, pa.float32())


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", ["int16", "int64", "double", "string"])
def test_lookup_finds_values_in_blocks_and_none_between(kind):
    numbers = range(0, 300, 2)
    to_value = {"double": float, "string": "{:03}".format}.get(kind, int)
    values = [to_value(number) for number in numbers]
    for name, body in indexes(kind, values).items():
        for number in corpus.sample(range(-1, 301), 60):
            literal = pa.array([to_value(number)], TYPES[kind][0])
            found = may_match(type_of(name), body, "=", literal)
            assert found is (number in numbers), f"{name} {number}"


@pytest.mark.parametrize("values", [[5, 7], [5, -7], [5, None], [None], []])
def test_every_index_answers_is_null_and_is_not_null(values):
    nothing = pa.array([], pa.int32())
    for name, body in indexes("int32", values).items():
        for op, expected in (("IS NULL", None in values), ("IS NOT NULL", 5 in values)):
            assert may_match(type_of(name), body, op, nothing) is expected, name


def test_nans_of_any_bits_are_equal_and_greatest():
    nans = [struct.unpack(">d", bytes.fromhex(bits))[0] for bits in ("fff8000000000001",)]
    body = file_index.bitmap_v1([1.0, *nans], "double")
    for op, value, expected in (
        (">", math.inf, True),
        ("<", 1.0, False),
        ("<>", 1.0, True),
    ):
        assert may_match("bitmap", body, op, pa.array([value])) is expected, op


@pytest.mark.parametrize(
    ("arrow_type", "bits_of_minus_zero"), [(pa.float32(), -(2**31)), (pa.float64(), -(2**63))]
)
def test_bloom_filter_lookup_of_zero_tries_both_signs(arrow_type, bits_of_minus_zero):
    for bits in (0, bits_of_minus_zero):
        hashes = hash_numbers(np.array([bits], dtype=np.int64)).tolist()
        body = file_index.bloom_filter(hashes, 4, 64)
        for zero in (0.0, -0.0):
            assert may_match("bloom-filter", body, "=", pa.array([zero], arrow_type))
        assert not may_match("bloom-filter", body, "=", pa.array([1.0], arrow_type))


def test_many_literals_are_looked_up_at_once():
    values = list(range(0, 2000, 2))
    absent = pa.array(range(1, 20_000, 2), pa.int64())
    for name, body in indexes("int64", values).items():
        assert not may_match(type_of(name), body, "IN", absent), name
        assert may_match(type_of(name), body, "NOT IN", absent), name
    hashes = hashes_of(pa.array(values), pa.int64()).tolist()
    body = file_index.bloom_filter(hashes, 20, 50_000)
    assert not may_match("bloom-filter", body, "IN", absent)


def test_nulls_are_only_found_by_is_null():
    for op in OPERATORS:
        assert may_match("bitmap", None, op, pa.array(["a"])) is (op == "IS NULL")
    assert asking.may_match(file_index.container({}), "=", pa.array([1]))


def test_index_of_unknown_type_or_version_may_match():
    for index_type, body in {
        "tokens": b"",
        "bitmap": b"\x03" + file_index.bitmap_v2([1], "int64")[1:],
        "range-bitmap": file_index.range_bitmap([1], "int64").replace(b"\x01", b"\x02", 1),
        "bsi": b"\x02" + file_index.bsi([1])[1:],
    }.items():
        assert may_match(index_type, body, "=", pa.array([7]))
        with pytest.raises(UnsupportedError, match=r"version|type is not supported"):
            read_all(read_container(with_index(index_type, body)), pa.int64())


def test_second_index_is_used_when_the_first_cannot_answer():
    bodies = {"bloom-filter": file_index.bloom_filter([], 1, 1), "bsi": file_index.bsi([1, 5])}
    assert not asking.may_match(file_index.container({"c": bodies}), ">", pa.array([5]))


def test_unsorted_strings_of_bitmap_v1_are_all_found():
    """The dictionary of version 1 is in order of appearance."""
    texts = ["zz", "b", "abc", "", "m"]
    body = file_index.bitmap_v1([text.encode() for text in texts], "string")
    for text in texts:
        assert may_match("bitmap", body, "=", pa.array([text])), text


@pytest.mark.parametrize(("unit", "micros"), [("ms", 1_000), ("us", 1), ("ns", 0.001)])
def test_timestamp_lookup_uses_the_unit_of_its_precision(unit, micros):
    kept = 1_700_000_000_123 if unit == "ms" else 1_700_000_000_123_456
    body = file_index.bitmap_v2([kept], "int64")
    value = pa.array([int(kept * (1 if unit != "ns" else 1000))]).cast(pa.timestamp(unit))
    later = pa.array([int(kept * (1 if unit != "ns" else 1000)) + 1000]).cast(pa.timestamp(unit))
    assert may_match("bitmap", body, "=", value)
    assert not may_match("bitmap", body, "=", later)


def test_nanoseconds_lost_in_index_rule_nothing_out():
    body = file_index.bitmap_v2([5], "int64")  # some nanosecond from 5,000 to 5,999
    inside = pa.array([5_500]).cast(pa.timestamp("ns"))
    for op in ("=", "<", ">", "<=", ">="):
        assert may_match("bitmap", body, op, inside), op
    assert may_match("bitmap", body, "<>", inside)
    before = pa.array([4_999]).cast(pa.timestamp("ns"))
    assert not may_match("bitmap", body, "<", before)


def test_wide_literals_are_not_rounded_to_the_column_type():
    body = file_index.bitmap_v2([7, 127], "int8")
    for op, literal, expected in (("=", 300, False), ("<", 300, True), (">", 127, False)):
        assert may_match("bitmap", body, op, pa.array([literal]), pa.int8()) is expected
    nearly = pa.scalar(0.7, pa.float32()).as_py()  # less than 0.7, as SQL sees it
    body = file_index.range_bitmap([nearly], "float")
    for op, expected in (("<", True), ("=", False), (">=", False)):
        found = may_match("range-bitmap", body, op, pa.array([0.7]), pa.float32())
        assert found is expected, op


def test_decimal_lookup_uses_the_unscaled_value():
    body = file_index.range_bitmap([-150, 1999], "int64")
    for text, expected in (("19.99", True), ("-1.50", True), ("20.00", False)):
        literal = pa.array([text]).cast(pa.decimal128(10, 2))
        assert may_match("range-bitmap", body, "=", literal) is expected


@pytest.mark.parametrize(
    ("kind", "column_type", "literal_type"),
    [
        ("int32", pa.date32(), pa.date32()),
        ("int32", pa.time32("ms"), pa.time32("ms")),
        ("int64", pa.decimal128(18, 0), pa.decimal128(38, 0)),
    ],
)
def test_in_list_of_date_time_or_decimal_is_looked_up(kind, column_type, literal_type):
    most, whole = (86_399_999, pa.int32()) if kind == "int32" else (10**18 - 1, pa.int64())
    body = file_index.bitmap_v2([0, most], kind)
    for numbers, expected in (([7, most], True), ([most - 1, 7, 9], False)):
        literals = pa.array(numbers, whole).cast(literal_type)
        assert may_match("bitmap", body, "IN", literals, column_type) is expected


def test_float_keys_preserve_order_of_adjacent_floats():
    ends = np.array([-np.inf, -3.0, -1.0, -0.5, 0.5, 1.0, 2.0, 3.0])
    numbers = np.sort(np.concatenate([ends, np.nextafter(ends, 9.0)]))
    keys = float_keys(numbers)
    assert np.all(keys[:-1] < keys[1:])
    assert floats_of(keys).tolist() == numbers.tolist()

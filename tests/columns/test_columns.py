"""Columns of relations, and bounds of columns."""

import pickle
from datetime import UTC

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.kernels.buffers import (
    array_of,
    exact_sum,
    join_text,
    null_array,
    suffixes,
    to_numbers,
    within_64_bits,
)
from arrowmeta.kernels.rows import contradict, entry_ids, first_facts

INT64 = st.integers(-(2**63), 2**63 - 1)


def _in_millis(time):
    return time.replace(microsecond=time.microsecond // 1000 * 1000)


@given(st.lists(INT64, max_size=9))
def test_sums_do_not_overflow_and_numbers_over_64_bits_are_unknown(numbers):
    assert exact_sum(np.array(numbers, dtype=np.int64)) == sum(numbers)
    assert [*map(within_64_bits, numbers)] == numbers
    assert [*map(within_64_bits, (-(2**63) - 1, -(2**63), 2**63))] == [None, -(2**63), None]


#: Types of relations, and Python values of them.
PLAIN = [
    (pa.int64(), INT64),
    (pa.int32(), st.integers(-(2**31), 2**31 - 1)),
    (pa.string(), st.text(max_size=3)),
    (pa.bool_(), st.booleans()),
    (pa.timestamp("ms", "UTC"), INT64),
    (pa.timestamp("ms", "UTC"), st.datetimes(timezones=st.just(UTC)).map(_in_millis)),
    (pa.float64(), st.integers(-9, 9)),
    (pa.date32(), st.integers(-(2**31), 2**31 - 1)),
    (pa.decimal128(9, 2), st.integers(-9, 9)),
    (pa.binary(), st.binary(max_size=3)),
    (pa.dictionary(pa.int32(), pa.string()), st.sampled_from("abc")),
]
NESTED = [
    *((pa.list_(kind), st.lists(st.none() | values, max_size=3)) for kind, values in PLAIN),
    (
        pa.map_(pa.string(), pa.string()),
        st.lists(st.tuples(st.text(max_size=3), st.none() | st.text(max_size=3)), max_size=3),
    ),
    (
        pa.struct([("a", pa.int64()), ("b", pa.string())]),
        st.fixed_dictionaries({}, optional={"a": st.none() | INT64, "b": st.text(max_size=3)}),
    ),
]


@given(st.data())
def test_array_of_values_is_that_of_pyarrow(data):
    kind, values = data.draw(st.sampled_from([*PLAIN, *NESTED]))
    drawn = data.draw(st.lists(st.none() | values, max_size=9))
    made = array_of(drawn, kind)
    made.validate(full=True)
    assert made.equals(pa.array(drawn, kind))
    assert made.null_count == drawn.count(None)


def test_first_facts_are_the_first_non_null_values():
    table = pa.table({"key": ["b", "a", "b"], "x": [None, None, 3], "y": [1, 2, 3], "z": [0, 0, 0]})
    found = first_facts(table, "key", ["x", "y"])
    assert found.to_pydict() == {"key": ["b", "a"], "x": [3, None], "y": [1, 2]}
    assert first_facts(table.slice(0, 0), "key", ["x"]).to_pydict() == {"key": [], "x": []}
    # Arrow's `group_by` does not keep the order: of 300 groups, some are always out of order.
    numbers = np.random.default_rng(0).integers(0, 300, 2000)
    keys = [f"manifest-{number}" for number in numbers]
    found = first_facts(pa.table({"key": keys, "at": range(2000)}), "key", ["at"])
    firsts = {key: keys.index(key) for key in keys}
    assert found.to_pydict() == {"key": list(firsts), "at": list(firsts.values())}


def test_entry_ids_are_of_manifest_and_place():
    ids = entry_ids(np.array([5, 5, 6]), np.array([0, 1, 0]))
    assert ids.tolist() == [5 << 32, (5 << 32) + 1, 6 << 32]
    assert entry_ids(6, np.array([0])).tolist() == ids[2:].tolist()


# -- Columns of nulls that share one buffer of zeros


TYPES = [pa.int8(), pa.float64(), pa.bool_(), pa.date32(), pa.string(), pa.binary(), pa.null()]
TYPES += [pa.decimal128(38, 2), pa.decimal256(60, 2), pa.timestamp("us", "UTC"), pa.binary(16)]
TYPES += [pa.list_(pa.string()), pa.map_(pa.string(), pa.int64()), pa.struct([])]
TYPES += [pa.struct({"a": pa.int64(), "b": pa.struct({"c": pa.list_(pa.int32())})})]
TYPES += [pa.dictionary(pa.int32(), pa.string())]


@pytest.mark.parametrize("arrow_type", TYPES, ids=str)
def test_null_array_of_each_type_has_only_nulls(arrow_type):
    # A larger array makes the shared buffer grow; earlier arrays do not change.
    arrays = [null_array(n_rows, arrow_type) for n_rows in (0, 1, 9, 5000)]
    for array, n_rows in zip(arrays, (0, 1, 9, 5000), strict=True):
        array.validate(full=True)
        assert array.equals(pa.nulls(n_rows, arrow_type))


def test_null_arrays_share_memory():
    fields = pa.struct({str(i): pa.int64() for i in range(100)})
    null_array(10_000, fields)
    before = pa.total_allocated_bytes()
    kept = [null_array(10_000, fields) for _ in range(10)]
    assert pa.total_allocated_bytes() == before
    assert len(kept) == 10


def test_serialized_null_arrays_are_as_small_as_their_rows():
    null_array(1_000_000, pa.int64())
    texts = pa.list_(pa.string())  # whose items are an array without rows
    types = [pa.int64(), pa.string(), texts, pa.list_(pa.int32()), pa.struct({"c": texts})]
    batch = pa.record_batch([null_array(8, kind) for kind in types], list("abcde"))
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, batch.schema) as writer:
        writer.write_batch(batch)
    assert sink.getvalue().size < 2000
    assert len(pickle.dumps(batch)) < 3000


NAMES = st.lists(st.text(max_size=12), max_size=20)


@given(NAMES, st.lists(st.text(max_size=8), min_size=1, max_size=4), st.integers(0, 3))
def test_join_text_joins_names_to_the_folder_of_their_code(names, folders, start):
    start = min(start, len(names))
    codes = np.arange(len(names) - start, dtype=np.int32) % len(folders)
    joined = join_text(pa.array(folders), codes, pa.array(names, pa.string()).slice(start))
    joined.validate(full=True)
    rest = names[start:]
    assert joined.to_pylist() == [
        f"{folders[code]}/{name}" for code, name in zip(codes, rest, strict=True)
    ]
    joined = join_text(pa.array(["f"]), np.zeros(2, dtype=np.int32), pa.array(["a", None]))
    assert joined.to_pylist() == ["f/a", None]


@given(NAMES, st.integers(0, 3))
def test_suffix_is_the_text_after_the_last_dot(names, start):
    start = min(start, len(names))
    found = suffixes(pa.array(names, pa.string()).slice(start))
    found.validate(full=True)
    assert found.to_pylist() == [
        name.rpartition(".")[2] if "." in name.rstrip(".") and not name.endswith(".") else None
        for name in names[start:]
    ]


def test_to_numbers_ignores_bytes_after_the_array():
    """Items of an empty list array share its offsets buffer, whose size is no multiple of 8."""
    items = pa.nulls(0, pa.list_(pa.int64())).values
    assert items.buffers()[1].size % 8
    assert to_numbers(items).tolist() == []


#: Keys, bounds of keys, bounds; whether they contradict each other if rows are sorted by the
#: column, and if they are not.
NUMBERS = [
    ((1, 9), (1, 9), (1, 9), False, False),
    ((1, 9), (2, 9), (1, 9), True, True),
    ((2, 9), (1, 9), (1, 9), True, False),
    ((1, 8), (1, 9), (1, 9), True, False),
    ((1, 10), (1, 9), (1, 9), False, False),  # the last key was dropped by a compaction
    ((1, 9), (1, 5), (1, 5), False, False),
    ((1, 9), (1, 9), (1, 8), True, True),
    ((10, 12), (1, 9), (1, 9), True, True),
    ((1, 9), (None, None), (1, 9), None, None),
    ((1, 9), (None, None), (2, 9), True, True),
    ((None, None), (1, 9), (1, 9), None, None),
]
TEXTS = [
    (("abcdef", "xyz"), ("abc", "xz"), ("abcd", "xyz"), False, False),
    (("abcdef", "xyz"), ("abd", "xz"), ("abcd", "xyz"), True, True),
    (("b", "k5"), ("b", "k9"), ("b", "k9"), True, False),
    (("b", "k5x"), ("b", "k6"), ("b", "k6"), False, False),
    (("b", "é2"), ("b", "ê"), ("b", "ê"), False, False),
    (("m", "k5"), ("b", "k5"), ("b", "k5"), True, True),
]


@pytest.mark.parametrize(("keys", "of_keys", "bounds", "sorted_by", "other"), [*NUMBERS, *TEXTS])
def test_keys_contradict_bounds(keys, of_keys, bounds, sorted_by, other):
    kind = pa.string() if isinstance(bounds[0], str) else pa.int64()
    known = [
        (pa.array([low], kind), pa.array([high], kind)) for low, high in (keys, of_keys, bounds)
    ]
    for is_exact, expected in ((True, sorted_by), (False, other)):
        (found,) = contradict(known, is_exact=is_exact).to_pylist()
        assert found is expected or (expected is not True and found is not True)


def test_nan_is_no_contradiction():
    nan, one = pa.array([float("nan")]), pa.array([1.0])
    assert contradict([(nan, nan), (one, one)], is_exact=True).to_pylist() == [None]

"""Maps by field id, and words."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.iceberg.rows import FieldMap, decode_bounds
from arrowmeta.kernels.byte_strings import (
    load_half,
    load_int32,
    load_int64,
    load_word,
    store_half,
    store_word,
)

# -- Little-endian numbers at any byte


def test_words_are_read_little_endian_at_any_position():
    buf = np.frombuffer(b"\xff\x01\x02\x03\x04\x05\x06\x07\xf8", dtype=np.uint8)
    assert load_word(buf, 1) == 0xF807060504030201
    assert load_half(buf, 5) == 0xF8070605


@pytest.mark.parametrize("value", [0, 1, -1, 2**31 - 1, -(2**31)])
def test_loaded_integers_are_signed(value):
    for width, load in ((4, load_int32), (8, load_int64)):
        content = b"#" + value.to_bytes(width, "little", signed=True)
        assert load(np.frombuffer(content, dtype=np.uint8), 1) == value


def test_words_are_written_little_endian_at_any_position():
    out8 = np.zeros(14, dtype=np.uint8)
    store_word(out8, np.uint64(1), np.uint64(0xF807060504030201))
    store_half(out8, np.uint64(9), np.uint64(0xFF_F1F2F3F4))
    assert bytes(out8).hex() == "0001020304050607f8f4f3f2f100"


# -- Counts by field id, compared to Python dictionaries


FIELD_IDS = st.sampled_from([0, 1, 2, 3, 5, 8, 100, 2**31 - 1])


def field_map(maps: list[list[tuple[int, int]]]) -> FieldMap:
    items = [item for one in maps for item in one]
    ends = np.cumsum([len(one) for one in maps], dtype=np.int32)
    return FieldMap(
        np.concatenate([[0], ends[:-1]]).astype(np.int32),
        ends,
        np.array([key for key, _ in items], dtype=np.int32),
        np.array([value for _, value in items], dtype=np.int64),
    )


@given(
    maps=st.lists(
        st.lists(st.tuples(FIELD_IDS, st.integers(-(2**63), 2**63 - 1)), max_size=9)
        | st.just([(1, 10), (2, 20), (3, 30), (5, 50)]),
        min_size=1,
        max_size=200,
    ),
    ids=st.lists(FIELD_IDS, unique=True, max_size=6),
)
def test_last_map_item_of_a_duplicate_key_is_used(maps, ids):
    columns = decode_bounds(field_map(maps), ids, [pa.int64()] * len(ids), len(maps))
    expected = [[dict(one).get(field_id) for one in maps] for field_id in ids]
    for column in columns:
        column.validate(full=True)
    assert [column.to_pylist() for column in columns] == expected


def test_counts_of_a_missing_map_are_null():
    (column,) = decode_bounds(None, [1], [pa.int64()], 3)
    assert column == pa.nulls(3, pa.int64())

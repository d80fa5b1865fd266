"""Kernels over words of 64 bits, byte strings and validity bits."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from arrowmeta.kernels import binary_row as kernel
from arrowmeta.kernels import kernel as jit
from arrowmeta.kernels.byte_strings import (
    OVERLONG,
    _read_word,
    load_half,
    load_int32,
    load_int64,
    load_word,
    read_long,
    skip_long,
    skip_longs,
    store_half,
    store_word,
)
from arrowmeta.kernels.machine_code import U8
from tests.avro.container_files import OVERLONG as OVERLONG_BYTES
from tests.avro.container_files import long

#: Readable bytes that callers guarantee after the end.
PADDING = bytes(16)


def skip(buf: U8, pos: int, n_longs: int, end: int) -> int:
    return skip_longs(buf, pos, n_longs, end)


@pytest.fixture(scope="module", params=["interpreted", "compiled"])
def way(request, tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARROWMETA_CACHE_DIR", str(tmp_path_factory.mktemp("kernels")))
        jit._choice.cache_clear()
        yield skip if request.param == "interpreted" else jit.kernel(steps=len)(skip).compile()
    jit._choice.cache_clear()


def one_by_one(buf: np.ndarray, pos: int, n_longs: int, end: int) -> int:
    for _ in range(n_longs):
        if pos > end:
            break
        pos = skip_long(buf, pos)
    return pos


numbers = st.lists(st.integers(-(2**63), 2**63 - 1) | st.integers(-200, 20_000), max_size=60)


@given(st.binary(max_size=20) | st.lists(st.sampled_from(b"\x00\x01\x02\x80\xff")).map(bytes))
@example(bytes([0xFF]) * 9 + b"\x01")
@example(bytes([0xFF]) * 9 + b"\x02")
def test_read_long_and_its_word_wise_form_read_the_same_number(data):
    buf = np.frombuffer(data + PADDING, dtype=np.uint8)
    assert read_long(buf, 0) == _read_word(buf, 0)


@given(numbers, st.integers(0, 9), st.binary(max_size=20))
def test_skip_ends_after_valid_numbers(way, values, before, after):
    data = bytes([0x80]) * before + b"".join(map(long, values))
    buf = np.frombuffer(data + after + PADDING, dtype=np.uint8)
    assert way(buf, before, len(values), len(data)) == len(data)


@given(
    st.binary(max_size=80) | st.lists(st.sampled_from(b"\x00\x7f\x80\xff")).map(bytes), st.data()
)
def test_skip_of_random_bytes_equals_skipping_one_by_one(way, data, draw):
    n_longs = draw.draw(st.integers(0, len(data) + 3))
    buf = np.frombuffer(data + PADDING, dtype=np.uint8)
    expected = one_by_one(buf, 0, n_longs, len(data))
    found = way(buf, 0, n_longs, len(data))
    if expected <= len(data):
        assert found == expected
    else:
        assert found > len(data)


@example(0)
@example(7)
@given(st.integers(0, 30))
def test_one_overlong_number_among_others_is_found(way, at):
    values = [long(i * 37) for i in range(31)]
    data = b"".join([*values[:at], OVERLONG_BYTES, *values[at:]])
    buf = np.frombuffer(data + PADDING, dtype=np.uint8)
    assert way(buf, 0, 32, len(data)) >= OVERLONG


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


# -- Validity bits of rows


@pytest.fixture(params=["compiled", "interpreted"], scope="module")
def decode_rows(request):
    chosen = kernel.decode_rows
    return chosen if request.param == "compiled" else chosen.interpreted


# Edges of words and tiles, and null rows.
@pytest.mark.sampled(1)
@settings(max_examples=60)
@given(
    arity=st.sampled_from([1, 2, 55, 56, 57, 58, 119, 120, 121, 185]),
    n_rows=st.sampled_from([0, 1, 2, 63, 64, 65, 130]),
    seed=st.integers(0, 2**32 - 1),
)
def test_validity_bits_equal_inverted_null_bits_of_each_row(decode_rows, arity, n_rows, seed):
    rng = np.random.default_rng(seed)
    null_len = (arity + 8 + 63) // 64 * 8
    row_len = null_len + 8 * arity
    rows = rng.integers(0, 256, (n_rows, row_len), dtype=np.uint8)
    present = rng.random(n_rows) < 0.8
    lengths = np.where(present, row_len, -1)
    validity = np.full((arity, -(-n_rows // 64)), 2**64 - 1, dtype=np.uint64)
    fields = np.zeros((arity, 4), dtype=np.int64)
    fields[:, 0] = kernel.FIXED8
    fields[:, 1] = np.arange(arity) * n_rows
    fields[:, 3] = kernel.HEADER_BITS + np.arange(arity)
    values = np.zeros(arity * n_rows, dtype=np.int64)
    status = decode_rows(
        rows.reshape(-1),
        np.arange(n_rows) * row_len,
        lengths,
        0,
        arity,
        False,
        fields,
        np.zeros(64, dtype=np.int64),
        validity,
        values.view(np.int8),
        values.view(np.int16),
        values.view(np.int32),
        values,
        np.zeros(0, dtype=np.int64),
        np.zeros(arity, dtype=np.int64),
        np.zeros(3, dtype=np.int64),
    )
    assert status == kernel.GOOD
    nulls = np.unpackbits(rows[:, :null_len], axis=1, bitorder="little")[:, 8 : 8 + arity]
    expected = (nulls == 0) & present[:, None]
    bits = np.unpackbits(validity.view(np.uint8), axis=1, bitorder="little")
    assert (bits[:, :n_rows] == expected.T).all()
    assert not bits[:, n_rows:].any()
    slots = rows[:, null_len:].copy().view(np.int64).reshape(n_rows, arity)
    assert (values.reshape(arity, n_rows) == np.where(expected, slots, 0).T).all()

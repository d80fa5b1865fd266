"""Kernels over words of 64 bits, byte strings and validity bits."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from arrowmeta import decode_binary_rows
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.kernels import kernel as jit
from arrowmeta.kernels.binary_row import decode_rows
from arrowmeta.kernels.byte_strings import (
    OVERLONG,
    _read_word,
    copy_spans,
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


def test_numbers_are_read_and_written_little_endian_at_any_position():
    buf = np.frombuffer(b"\xff\x01\x02\x03\x04\x05\x06\x07\xf8", dtype=np.uint8)
    assert (load_word(buf, 1), load_half(buf, 5)) == (0xF807060504030201, 0xF8070605)
    for value in (0, 1, -1, 2**31 - 1, -(2**31)):
        for width, load in ((4, load_int32), (8, load_int64)):
            content = b"#" + value.to_bytes(width, "little", signed=True)
            assert load(np.frombuffer(content, dtype=np.uint8), 1) == value
    out8 = np.zeros(14, dtype=np.uint8)
    store_word(out8, np.uint64(1), np.uint64(0xF807060504030201))
    store_half(out8, np.uint64(9), np.uint64(0xFF_F1F2F3F4))
    assert bytes(out8).hex() == "0001020304050607f8f4f3f2f100"


# -- Byte strings


@pytest.fixture(params=["compiled", "interpreted"])
def copy(request):
    return copy_spans if request.param == "compiled" else copy_spans.interpreted


def copied(copy, data, *places):
    """Copy spans; return where they end, the bytes, and the bits of all bytes."""
    starts, lengths = np.array(places, dtype=np.int64).reshape(-1, 2).T.copy()
    offsets = np.zeros(len(places) + 1, dtype=np.int32)
    out = np.zeros(lengths[lengths > 0].sum(), dtype=np.uint8)
    seen = copy(np.frombuffer(data, dtype=np.uint8), starts, lengths, offsets, out)
    return offsets.tolist(), bytes(out), seen


def test_spans_of_any_length_are_copied_consecutively(copy):
    found = copied(copy, b"..abc.de", (2, 3), (0, -1), (6, 2))
    assert found[:2] == ([0, 3, 3, 5], b"abcde")
    assert found[2] < 0x80
    letters = bytes(range(0x21, 0x7F)) * 2
    lengths = range(len(letters))
    ends, data, seen = copied(copy, letters, *((len(letters) - n, n) for n in lengths))
    assert (ends, seen) == ([0, *np.cumsum(lengths)], 0)
    assert data == b"".join(letters[len(letters) - n :] for n in lengths)


@pytest.mark.parametrize("length", [1, 3, 4, 7, 8, 9, 15, 16, 17, 200])
def test_non_ascii_byte_is_detected_at_any_position(copy, length):
    for at in range(length):
        data = bytes(at) + b"\x80" + bytes(length - at - 1)
        assert copied(copy, data, (0, length))[2] == 0x80


# -- Rows


def row_with(value):
    """Return a row with one field, whose value is outside of its slot."""
    slot = (16 << 32 | len(value)).to_bytes(8, "little")
    return pa.array([b"\0\0\0\1" + bytes(8) + slot + value])


@pytest.mark.parametrize(
    "span", [b"\3\0\0\0ab", b"\xff\xff\xff\xff", b"\0\0\0\x80", b"\0\0\0", b""]
)
def test_pair_whose_first_length_exceeds_the_span_is_refused(span):
    schema = pa.schema({"f": pa.map_(pa.int32(), pa.int32())})
    with pytest.raises(CorruptMetadataError, match="the first part of a map") as caught:
        decode_binary_rows(row_with(span), schema)
    assert (caught.value.row, caught.value.byte) == (0, 20)


def test_count_larger_than_the_span_is_refused():
    for count, kind in ((3, pa.int32()), (-1, pa.int8()), (2**31 - 1, pa.int64())):
        value = count.to_bytes(4, "little", signed=True) + bytes(12)
        with pytest.raises(CorruptMetadataError, match="more elements than bytes for them"):
            decode_binary_rows(row_with(value), pa.schema({"f": pa.list_(kind)}))
    whole = (2).to_bytes(4, "little") + bytes(4) + b"\1\0\0\0\2\0\0\0"
    read = decode_binary_rows(row_with(whole), pa.schema({"f": pa.list_(pa.int32())}))
    assert read.to_pylist() == [{"f": [1, 2]}]


# Edges of words and tiles, and null rows.
@pytest.mark.sampled(1)
@pytest.mark.parametrize("kernel", [decode_rows, decode_rows.interpreted])
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    arity=st.sampled_from([1, 2, 55, 56, 57, 58, 119, 120, 121, 185]),
    n_rows=st.sampled_from([0, 1, 2, 63, 64, 65, 130]),
    seed=st.integers(0, 2**32 - 1),
)
def test_fields_are_null_by_the_bits_of_each_row(kernel, arity, n_rows, seed, monkeypatch):
    monkeypatch.setattr("arrowmeta.kernels.binary_row.decode_rows", kernel)
    rng = np.random.default_rng(seed)
    null_len = (arity + 8 + 63) // 64 * 8
    rows = rng.integers(0, 256, (n_rows, null_len + 8 * arity), dtype=np.uint8)
    present = rng.random(n_rows) < 0.8
    given_rows = [
        arity.to_bytes(4, "big") + row.tobytes() if is_there else None
        for row, is_there in zip(rows, present, strict=True)
    ]
    schema = pa.schema({f"c{at}": pa.int64() for at in range(arity)})
    found = decode_binary_rows(pa.array(given_rows, pa.binary()), schema)
    found.validate(full=True)
    nulls = np.unpackbits(rows[:, :null_len], axis=1, bitorder="little")[:, 8 : 8 + arity]
    is_null = (nulls == 1) | ~present[:, None]
    slots = rows[:, null_len:].copy().view(np.int64).reshape(n_rows, arity)
    for at, column in enumerate(found.flatten()):
        assert column.equals(pa.array(slots[:, at], pa.int64(), mask=is_null[:, at]))

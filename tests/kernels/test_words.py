"""Variable-length numbers: the forms for interpreter and machine code, and skipping many."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from arrowmeta.kernels import kernel as jit
from arrowmeta.kernels.byte_strings import OVERLONG, _read_word, read_long, skip_long, skip_longs
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

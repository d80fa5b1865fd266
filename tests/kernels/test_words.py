"""Little-endian numbers are read and written at any byte."""

from __future__ import annotations

import numpy as np
import pytest

from arrowmeta.kernels.words import (
    load_half,
    load_int32,
    load_int64,
    load_word,
    store_half,
    store_word,
)


def test_words_are_little_endian_at_any_position() -> None:
    buf = np.frombuffer(b"\xff\x01\x02\x03\x04\x05\x06\x07\xf8", dtype=np.uint8)
    assert load_word(buf, 1) == 0xF807060504030201
    assert load_half(buf, 5) == 0xF8070605


@pytest.mark.parametrize("value", [0, 1, -1, 2**31 - 1, -(2**31)])
def test_numbers_are_signed(value: int) -> None:
    for width, load in ((4, load_int32), (8, load_int64)):
        content = b"#" + value.to_bytes(width, "little", signed=True)
        assert load(np.frombuffer(content, dtype=np.uint8), 1) == value


def test_words_are_written_where_they_are_read() -> None:
    out8 = np.zeros(14, dtype=np.uint8)
    store_word(out8, np.uint64(1), np.uint64(0xF807060504030201))
    store_half(out8, np.uint64(9), np.uint64(0xFF_F1F2F3F4))
    assert bytes(out8).hex() == "0001020304050607f8f4f3f2f100"

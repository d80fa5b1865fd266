"""Texts behind their lengths, found by both forms of the kernel."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.kernels.byte_strings import find_texts

BOTH = pytest.mark.parametrize("kernel", [find_texts, find_texts.interpreted])


def find(kernel: Any, data: bytes, n: int, tail_len: int = 0, pos: int = 0) -> tuple[int, list]:
    starts = np.full(n, -7, dtype=np.int64)
    buf = np.frombuffer(data, dtype=np.uint8)
    return kernel(buf, pos, len(data), tail_len, starts), starts.tolist()


@given(st.lists(st.binary(max_size=20)), st.integers(0, 9))
@BOTH
def test_texts_are_found_one_behind_the_other(kernel: Any, texts: list[bytes], tail: int) -> None:
    data = b"#" + b"".join(struct.pack(">i", len(text)) + text + bytes(tail) for text in texts)
    end, starts = find(kernel, data, len(texts), tail, 1)
    assert end == len(data)
    assert [data[s + 4 : s + 4 + len(t)] for s, t in zip(starts, texts, strict=True)] == texts


@BOTH
@pytest.mark.parametrize("length", [-1, -(2**31), 2**31 - 1, 4])
def test_length_that_leads_out_of_the_bytes_is_refused(kernel: Any, length: int) -> None:
    assert find(kernel, struct.pack(">i", length) + b"abc", 1)[0] == -1


@BOTH
def test_tail_that_is_cut_is_refused(kernel: Any) -> None:
    data = struct.pack(">i", 2) + b"abtai"
    assert find(kernel, data, 1, 3)[0] == len(data)
    assert find(kernel, data, 1, 4)[0] == -1
    assert find(kernel, data, 2, 3)[0] == -1

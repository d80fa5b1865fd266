"""Consecutive bitmaps without lengths, found by the compiled and the interpreted kernel."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.kernels import roaring
from tests.reference.roaring import encode_32

BOTH = pytest.mark.parametrize("kernel", [roaring.find_bitmaps, roaring.find_bitmaps.interpreted])
FULL = frozenset(range(70_000))
POSITIONS = st.frozensets(st.integers(0, 200_000), max_size=40) | st.just(FULL)
#: Cached, as most examples have the large bitmap and the encoder is slow.
encode = cache(encode_32)


def find(kernel: Any, data: bytes, n: int) -> tuple[int, list[list[int]], list[int]]:
    outputs = [np.zeros(n, dtype=np.int64) for _ in range(3)]
    fault = np.zeros(2, dtype=np.int64)
    end = kernel(np.frombuffer(data, dtype=np.uint8), 1, len(data), *outputs, fault)
    return end, [output.tolist() for output in outputs], fault.tolist()


@given(st.lists(st.tuples(POSITIONS, st.booleans()), max_size=4))
@BOTH
def test_consecutive_bitmaps_are_found(kernel: Any, parts: list[Any]) -> None:
    encoded = [encode(positions, with_runs) for positions, with_runs in parts]
    data = b"#" + b"".join(encoded) + b"not read"
    end, (starts, lengths, counts), _ = find(kernel, data, len(parts))
    assert end == len(data) - len(b"not read")
    found = [data[s : s + n] for s, n in zip(starts, lengths, strict=True)]
    assert found == encoded
    assert counts == [len(positions) for positions, _ in parts]


@BOTH
def test_fault_of_a_later_bitmap_has_its_position(kernel: Any) -> None:
    first, second = encode_32([1, 2]), encode_32([70_000])
    cut = b"#" + first + second[:-1]
    end, _, fault = find(kernel, cut, 2)
    assert end == -1
    assert fault == [roaring.CUT, len(cut) - 1]
    _, _, fault = find(kernel, b"#" + first + b"\xff" * 9, 2)
    assert fault == [roaring.BAD_COOKIE, 1 + len(first)]

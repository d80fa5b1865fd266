"""Sums of 64-bit integers that are beyond 64 bits themselves."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.columns.buffers import exact_sum, within_64_bits

INT64 = st.integers(-(2**63), 2**63 - 1)


@given(st.lists(INT64, max_size=9))
def test_sums_are_exact(numbers: list[int]) -> None:
    assert exact_sum(np.array(numbers, dtype=np.int64)) == sum(numbers)


def test_what_64_bits_cannot_count_is_unknown() -> None:
    numbers = [-(2**63) - 1, -(2**63), 0, 2**63 - 1, 2**63]
    assert list(map(within_64_bits, numbers)) == [None, *numbers[1:-1], None]

"""Null bits of rows become validity bits of columns, compiled and interpreted."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arrowmeta.kernels import binary_row as kernel


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

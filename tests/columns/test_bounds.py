"""Bounds of a key column, and the first and last key: which of them contradict each other."""

import pyarrow as pa
import pytest

from arrowmeta.kernels.rows import contradict

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

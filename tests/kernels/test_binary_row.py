"""The BinaryRow kernels: what they write and which input they refuse."""

import numpy as np
import pytest

from arrowmeta.kernels import binary_row as kernel
from arrowmeta.kernels.byte_strings import copy_spans


@pytest.fixture(params=["compiled", "interpreted"])
def run(request):
    def call(function, *args):
        return (function if request.param == "compiled" else function.interpreted)(*args)

    return call


def spans(*places):
    table = np.array(places, dtype=np.int64).reshape(-1, 2)
    return table[:, 0].copy(), table[:, 1].copy()


def read_only(data):
    return np.frombuffer(data, dtype=np.uint8)


def test_spans_are_copied_consecutively(run):
    offsets, data = np.zeros(4, dtype=np.int32), np.zeros(5, dtype=np.uint8)
    buf = read_only(b"..abc.de")
    seen = run(copy_spans, buf, *spans((2, 3), (0, -1), (6, 2)), offsets, data)
    assert offsets.tolist() == [0, 3, 3, 5]
    assert bytes(data) == b"abcde"
    assert seen < 0x80


def test_spans_of_any_length_are_copied_exactly(run):
    letters = bytes(range(0x21, 0x7F)) * 2
    lengths = range(len(letters))
    places = [(len(letters) - length, length) for length in lengths]
    offsets = np.zeros(len(letters) + 1, dtype=np.int32)
    data = np.zeros(sum(lengths), dtype=np.uint8)
    assert run(copy_spans, read_only(letters), *spans(*places), offsets, data) == 0
    assert offsets.tolist() == [0, *np.cumsum(lengths)]
    assert bytes(data) == b"".join(letters[start:] for start, _ in places)


@pytest.mark.parametrize("length", [1, 3, 4, 7, 8, 9, 15, 16, 17, 200])
def test_non_ascii_byte_is_detected_at_any_position(run, length):
    out = np.zeros(2, dtype=np.int32), np.zeros(length, dtype=np.uint8)
    for at in range(length):
        buf = read_only(bytes(at) + b"\x80" + bytes(length - at - 1))
        assert run(copy_spans, buf, *spans((0, length)), *out) == 0x80


def test_pair_is_split_by_the_length_of_its_first_part():
    out = np.zeros((4, 2), dtype=np.int64)
    buf = read_only(b"\2\0\0\0abXYZ")
    status = kernel.split_pairs(buf, *spans((0, 9), (5, -1)), *out, np.zeros(3, np.int64))
    assert status == kernel.GOOD
    assert out[:, 0].tolist() == [4, 2, 6, 3]
    assert out[[1, 3], 1].tolist() == [-1, -1]


@pytest.mark.parametrize(
    "span", [b"\3\0\0\0ab", b"\xff\xff\xff\xff", b"\0\0\0\x80", b"\0\0\0", b""]
)
def test_pair_whose_first_length_exceeds_the_span_is_refused(span):
    out = np.zeros((4, 1), dtype=np.int64)
    fault = np.zeros(3, dtype=np.int64)
    buf = read_only(b"#" + span + b"\0" * 8)
    assert kernel.split_pairs(buf, *spans((1, len(span))), *out, fault) == kernel.BAD_SPLIT
    assert fault.tolist() == [0, 1, 0]


def test_array_counts_are_read_and_vector_counts_are_given():
    counts, fault = np.zeros(2, dtype=np.int64), np.zeros(3, dtype=np.int64)
    buf = read_only(b"\2\0\0\0" + bytes(12))
    places = spans((0, 16), (0, -1))
    assert kernel.read_counts(buf, *places, 4, -1, counts, fault) == kernel.GOOD
    assert counts.tolist() == [2, 0]
    assert kernel.read_counts(buf, *places, 4, 4, counts, fault) == kernel.GOOD
    assert counts.tolist() == [4, 0]


@pytest.mark.parametrize(
    ("count", "width", "vector_len"), [(3, 4, -1), (-1, 1, -1), (2**31 - 1, 8, -1), (0, 4, 5)]
)
def test_count_larger_than_the_span_is_refused(count, width, vector_len):
    counts, fault = np.zeros(1, dtype=np.int64), np.zeros(3, dtype=np.int64)
    buf = read_only(count.to_bytes(4, "little", signed=True) + bytes(64))
    status = kernel.read_counts(buf, *spans((0, 16)), width, vector_len, counts, fault)
    assert status == kernel.BAD_COUNT

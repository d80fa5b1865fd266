"""The BinaryRow kernels: what they write and which input they refuse."""

import numpy as np
import pyarrow as pa
import pytest

from arrowmeta import decode_binary_rows
from arrowmeta.errors import CorruptMetadataError
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


def row_with(value):
    """Return a row with one field, whose value is outside of its slot."""
    slot = (16 << 32 | len(value)).to_bytes(8, "little")
    return b"\0\0\0\1" + bytes(8) + slot + value


@pytest.mark.parametrize(
    "span", [b"\3\0\0\0ab", b"\xff\xff\xff\xff", b"\0\0\0\x80", b"\0\0\0", b""]
)
def test_pair_whose_first_length_exceeds_the_span_is_refused(span):
    schema = pa.schema({"f": pa.map_(pa.int32(), pa.int32())})
    with pytest.raises(CorruptMetadataError, match="the first part of a map") as caught:
        decode_binary_rows(pa.array([row_with(span)]), schema)
    assert (caught.value.row, caught.value.byte) == (0, 20)


@pytest.mark.parametrize(
    ("count", "kind"), [(3, pa.int32()), (-1, pa.int8()), (2**31 - 1, pa.int64())]
)
def test_count_larger_than_the_span_is_refused(count, kind):
    value = count.to_bytes(4, "little", signed=True) + bytes(12)
    with pytest.raises(CorruptMetadataError, match="more elements than bytes for them"):
        decode_binary_rows(pa.array([row_with(value)]), pa.schema({"f": pa.list_(kind)}))
    whole = (2).to_bytes(4, "little") + bytes(4) + b"\1\0\0\0\2\0\0\0"
    read = decode_binary_rows(pa.array([row_with(whole)]), pa.schema({"f": pa.list_(pa.int32())}))
    assert read.to_pylist() == [{"f": [1, 2]}]

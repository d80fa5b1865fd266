"""Index files of deletion vectors: 32-bit and 64-bit records, and their damage."""

import json
import re
import struct
import zlib

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.kernels.deletion_vectors import decode_positions
from arrowmeta.paimon.index_files import read_vectors
from tests import corpus
from tests.reference.roaring import (
    decode_record,
    encode_32,
    encode_64,
    encode_index_file,
    encode_record,
)


def read(content, offsets, lengths):
    places = (np.array(numbers, dtype=np.int64) for numbers in (offsets, lengths))
    return read_vectors(np.frombuffer(content, dtype=np.uint8), *places)


def bitmap(rows, is_wide):
    return (encode_64(rows) if is_wide else encode_32(rows)), is_wide


def fault_of(content, offset, length):
    vectors = read(content, [offset], [length])
    error = vectors.error("index-1", pa.chunked_array([["data-1"]]))
    assert error is not None
    assert error.path == "index-1"
    assert vectors.counts.tolist() == vectors.record_lens.tolist() == [-1]
    assert [rows.tolist() for rows in decode_positions(vectors)] == [[0, 0], []]
    return error


ROWS = st.sets(st.integers(0, 200_000), max_size=20)


@pytest.mark.spec("paimon: deletion vector index file")
@given(st.lists(st.tuples(ROWS, st.booleans()), max_size=6))
def test_32_and_64_bit_vectors_in_one_file_are_read(made):
    content, offsets, lengths = encode_index_file([bitmap(rows, wide) for rows, wide in made])
    vectors = read(content, offsets, lengths)
    assert vectors.error("index-1", pa.chunked_array([], pa.string())) is None
    assert vectors.counts.tolist() == [len(rows) for rows, _ in made]
    assert vectors.is_wide.tolist() == [wide for _, wide in made]
    assert (vectors.offsets + vectors.record_lens).tolist() == [*offsets, len(content)][1:]
    ends, positions = decode_positions(vectors)
    assert ends.tolist() == [0, *np.cumsum([len(rows) for rows, _ in made], dtype=int)]
    assert positions.tolist() == [row for rows, _ in made for row in sorted(rows)]


#: Files with deletion vectors by Iceberg's writers: their records are those of 64-bit vectors.
PUFFIN_FILES = corpus.files("iceberg/**/*.puffin", 10, magic=b"PFA1")


@pytest.mark.parametrize("path", PUFFIN_FILES)
def test_iceberg_deletion_vectors_are_read_as_64_bit_vectors(path):
    content = path.read_bytes()
    (footer_len,) = struct.unpack("<i", content[-12:-8])
    blobs = json.loads(content[-12 - footer_len : -12])["blobs"]
    offsets, lengths = ([blob[name] for blob in blobs] for name in ("offset", "length"))
    vectors = read(b"\x01" + content[1:], offsets, lengths)
    assert vectors.counts.tolist() == [int(blob["properties"]["cardinality"]) for blob in blobs]
    assert vectors.record_lens.tolist() == lengths
    assert vectors.is_wide.all()
    expected = [row for blob in blobs for row in decode_record(_blob(content, blob))]
    assert decode_positions(vectors)[1].tolist() == expected


def _blob(content, blob):
    return content[blob["offset"] :][: blob["length"]]


@pytest.mark.parametrize("content", [b"", b"\x02", b"\x02" + bytes(40)])
def test_index_file_with_unknown_version_is_corrupt(content):
    with pytest.raises(CorruptMetadataError, match="begins with version 1; found"):
        read(content, [1], [22])


@pytest.mark.parametrize("is_wide", [True, False])
def test_truncated_or_flipped_bytes_are_corrupt(is_wide):
    content, [offset], [length] = encode_index_file([bitmap({1, 2, 90_000}, is_wide)])
    for n_bytes in range(1, len(content)):
        fault_of(content[:n_bytes], offset, length)
    for at in range(1, len(content)):
        flipped = bytearray(content)
        flipped[at] ^= 0x10
        fault_of(bytes(flipped), offset, length)


@pytest.mark.parametrize("is_wide", [True, False])
@pytest.mark.parametrize(
    ("moved", "longer", "reason"),
    [
        (-1, 0, "outside of the file"),
        (-(2**31), 0, "outside of the file"),
        (2**31 - 2, 0, "outside of the file"),
        (1, 0, "magic number is unknown|past the end of the file"),
        (0, 1, "its length in the manifest"),
        (0, -1, "its length in the manifest"),
        (0, 2**31 - 100, "its length in the manifest"),
    ],
)
def test_wrong_range_in_manifest_is_corrupt(is_wide, moved, longer, reason):
    content, [offset], [length] = encode_index_file([bitmap({1, 2}, is_wide)])
    assert re.search(reason, str(fault_of(content, offset + moved, length + longer)))


@pytest.mark.parametrize("is_wide", [True, False])
def test_length_of_the_other_record_format_is_corrupt(is_wide):
    content, [offset], [length] = encode_index_file([bitmap({1, 2}, is_wide)])
    error = fault_of(content, offset, length - 8 if is_wide else length + 8)
    assert "its length in the manifest is not that of the record" in str(error)


@pytest.mark.parametrize("size", [-1, -(2**31), 0, 3, 2**31 - 1])
def test_invalid_record_size_is_corrupt(size):
    content, [offset], [_] = encode_index_file([bitmap({1, 2}, False)])
    error = fault_of(b"\x01" + struct.pack(">i", size) + content[5:], offset, size)
    assert "its size is negative or past the end of the file" in str(error)


def test_damaged_bitmap_with_valid_crc_is_reported_with_byte():
    content, [offset], [length] = encode_index_file([(encode_32({1, 2})[:-2] + b"\0\0", False)])
    error = fault_of(content, offset, length)
    assert "data-1: a container of the bitmap is not ascending" in str(error)
    assert error.byte == 1 + 8 + 16


def test_overlapping_vectors_are_corrupt():
    content, [offset], [length] = encode_index_file([bitmap({1, 2}, False)])
    inner = encode_record(encode_32({3}), False)
    outer = struct.pack(">iI", len(inner) + 4, 1581511376) + inner
    nested = b"\x01" + outer + struct.pack(">I", zlib.crc32(outer[4:]))
    assert read(content, [offset, offset], [length, length]).counts.tolist() == [2, -1]
    vectors = read(nested, [9, 1], [len(inner) - 8, len(inner) + 4])
    assert vectors.counts.tolist() == [-1, -1]
    assert "shares bytes" in str(vectors.error("i", pa.chunked_array([["a", "b"]])))


def test_corrupt_vectors_leave_the_others_readable():
    content, offsets, lengths = encode_index_file(
        [bitmap({7}, False), bitmap({1, 2}, True), bitmap({3}, False), bitmap({4, 5}, True)]
    )
    damaged = bytearray(content)
    damaged[offsets[1] + 20] ^= 1
    damaged[offsets[2] + 10] ^= 1
    vectors = read(bytes(damaged), offsets, lengths)
    assert vectors.counts.tolist() == [1, -1, -1, 2]
    ends, positions = decode_positions(vectors)
    assert (ends.tolist(), positions.tolist()) == ([0, 1, 1, 1, 3], [7, 4, 5])
    error = vectors.error("index-1", pa.chunked_array([["a", "b", "c", "d"]]))
    assert str(error).startswith(f"index-1, byte {offsets[1]}: the deletion vector of b: its CRC")
    assert str(error).endswith("; vectors of the file with a fault: 2")


def test_cardinality_contradicting_manifest_is_corrupt():
    content, offsets, lengths = encode_index_file([bitmap({n}, False) for n in range(3)])
    vectors = read(content, offsets, lengths)
    vectors.check_counts(np.array([1, -1, 4]))
    error = vectors.error("index-1", pa.chunked_array([["a", "b", "c"]]))
    assert "vector of c: it does not delete as many rows as the manifest says" in str(error)


def test_more_rows_than_the_limit_raise_limit_error():
    full = struct.pack("<IBHHHHH", 12347, 1, 0, 65_535, 1, 0, 65_535)
    content, offsets, lengths = encode_index_file([(full, False)] * 3)
    vectors = read(content, offsets, lengths)
    assert len(decode_positions(vectors, 3 * 65_536)[1]) == 3 * 65_536
    with pytest.raises(LimitError, match="196,608 deleted rows"):
        decode_positions(vectors, 3 * 65_536 - 1)

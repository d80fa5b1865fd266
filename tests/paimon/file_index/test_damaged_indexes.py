"""Damaged containers and indexes raise our errors; the fuzz target `file index` damages more."""

import struct
import tracemalloc

import pyarrow as pa
import pytest

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, UnsupportedError
from tests.paimon.file_index.asking import may_match, read_all, read_container, with_index
from tests.reference import file_index
from tests.reference.roaring import encode_32

INT8, TEXT = pa.int8(), pa.string()


@pytest.fixture
def bounded_memory():
    """Fail a test that holds megabytes, though its input has a few hundred bytes."""
    tracemalloc.start()
    yield
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 << 20


@pytest.mark.usefixtures("bounded_memory")
def test_container_is_read_or_if_damaged_raises_error():
    content = file_index.container(
        {"a": {"bsi": b"12345", "bitmap": None}, "nä\0\U0001f600": {"x": b"67"}}, b"later"
    )
    whole = read_container(content)
    listed = [
        (s.column, s.index_type, whole.data[s.start or 0 :][: s.length], s.start is None)
        for s in whole.spans
    ]
    assert listed == [
        ("a", "bsi", b"12345", False),
        ("a", "bitmap", b"", True),
        ("nä\0\U0001f600", "x", b"67", False),
    ]
    for length in range(len(content) - len(b"1234567")):
        with pytest.raises(CorruptMetadataError):
            read_container(content[:length])


MAGIC = 1493475289347502


@pytest.mark.parametrize(
    ("content", "error", "reason"),
    [
        (b"PAR1" + bytes(40), CorruptMetadataError, "a file index begins with"),
        (b"", CorruptMetadataError, "the magic number of a file index: 8 bytes expected, 0 left"),
        (struct.pack(">qiii", MAGIC, 1, 20, 2**31 - 1), CorruptMetadataError,
         "the name of an indexed column"),
        (struct.pack(">qiii", MAGIC, 1, 2**31 - 1, 0), CorruptMetadataError,
         "header length 2147483647 is invalid"),
        (struct.pack(">qiii", MAGIC, 2, 20, 0), UnsupportedError, "version 2"),
        (file_index.container({"a": {}}).replace(b"\0\1a", b"\0\1\xff"), CorruptMetadataError,
         "the name of an indexed column: "),
    ],
)  # fmt: skip
def test_invalid_container_raises_error_with_reason(content, error, reason):
    with pytest.raises(error, match=reason):
        read_container(content)


def sliced(n_rows, rows, slices):
    out = struct.pack(">bi?bqq", 1, n_rows, True, 1, 0, 2**62) + rows
    return out + ints(len(slices)) + b"".join(slices) + b"\0"


def part(least, greatest, rows, slices):
    out = struct.pack(">bqq", 1, least, greatest) + encode_32(rows)
    return out + ints(len(slices)) + b"".join(map(encode_32, slices))


def of_parts(above, below=b""):
    return struct.pack(">bi?", 1, 3, True) + above + struct.pack(">?", bool(below)) + below


def ints(*numbers):
    return struct.pack(f">{len(numbers)}i", *numbers)


def edited(body, old, new):
    assert body.count(old) == 1
    return body.replace(old, new)


def all_rows(n_containers):
    """A bitmap of full containers: 65,536 rows each, in about a dozen bytes."""
    head = struct.pack("<I", 12347 | (n_containers - 1) << 16)
    head += b"\xff" * ((n_containers + 7) // 8)
    head += b"".join(struct.pack("<HH", key, 0xFFFF) for key in range(n_containers))
    first = len(head) + 4 * n_containers
    head += struct.pack(f"<{n_containers}I", *range(first, first + 6 * n_containers, 6))
    return head + struct.pack("<HHH", 1, 0, 0xFFFF) * n_containers


V2 = file_index.bitmap_v2
BSI = file_index.bsi([3, 12, 9])
RANGE = file_index.range_bitmap([1, 3, 5, 7], "int8")
CHUNKS = file_index.range_bitmap([1, 3, 5, 7], "int8", 1)
HEAD = b"\1".join((ints(13), ints(2, 8, 44)))
STRINGS = file_index.range_bitmap([b"aa", b"bb", b"cc"], "string")
LAST = STRINGS.rindex(ints(2) + b"cc")
BLOCKS = V2([1, 2, 3, 4], "int8", 22)
BLOCK = struct.pack(">bi", 3, 22)
#: With both flags of an index off, it has no values.
NO_FLAGS = edited(BSI, BSI[:7], BSI[:5] + b"\0\0")
#: Where a string of a chunk begins, and where chunks begin. The last byte of the chunks is 1, like
#: the version of a chunk.
ELSEWHERE = [(-1, 6), (0, 9), (0, 12), (0, 2**31 - 1)]
OUTSIDE = [(-1, 22), (0, 43), (0, 44), (0, 2**31 - 1), (0, 0)]
SOME = "NOT IN", [1, 2]
NULLS = "IS NULL", list[int]()
#: An index, what is asked of it (a value is looked up), and what its error says.
FAULTS: list[tuple[str, bytes, object, str]] = [
    ("bsi", sliced(9, encode_32([1, 2]), [encode_32([2, 3])]), 1, "a row without a value"),
    ("bsi", of_parts(part(0, 1, {0, 2}, [{1}])), 1, "a row without a value"),
    ("bsi", of_parts(part(0, 2, {1}, [{1}, {1}])), 1, "a value above 2"),
    ("bsi", of_parts(part(0, 1, {0, 1}, [{0}]), part(0, 1, {0, 2}, [{0}])), 1, "more rows than 3"),
    ("bsi", of_parts(part(0, 2**62, {1}, [{1}] * 64)), 1, "64 slices"),
    ("bsi", of_parts(part(-1, 2, {1}, [{1}])), 1, "values from -1 to 2"),
    ("bsi", of_parts(part(3, 2, {1}, [{1}])), 1, "values from 3 to 2"),
    ("bsi", sliced(2, encode_32([1, 9]), [encode_32([1])]), 1, "row 9 of a file of 2 rows"),
    ("bsi", NO_FLAGS, 3, "bytes follow the last slice"),
    ("bitmap", edited(V2([1, 2, 3], "int8"), b"\2\xff\xff\xff\xfe", b"\7\xff\xff\xff\xfe"), 3,
     "not in ascending order"),
    ("bitmap", edited(BLOCKS, BLOCK, struct.pack(">bi", 3, 0)), 4, "a block is not at its offset"),
    ("bitmap", edited(BLOCKS, BLOCK, struct.pack(">bi", 2, 22)), 4, "another value"),
    # Every comparison would rule the file out.
    *(("bitmap", struct.pack(">biibii", version, 8, 0, 0, 0, 0), 3, "neither values nor nulls")
      for version in (1, 2)),
    *(("bitmap", edited(V2([1, 2, 3, 4], "int8", length), ints(4, 4), ints(4, 2)), SOME, reason)
      for length, reason in ((1 << 14, "4 values in"), (30, "4 values in"),
                             (13, "4 values in 4 blocks, of 2 in all"))),
    # A lookup would miss values that the file has.
    ("bitmap", struct.pack(">bii?ii", 2, 3, 3, False, 0, 0), 2,
     "0 values in 0 blocks, of 3 in all"),
    ("bitmap", edited(V2([1, 2, 3, 4], "int8", 13), struct.pack(">bi", 2, 13),
                      struct.pack(">bi", 9, 13)), 2,
     "the blocks of a bitmap index are not in ascending order"),
    ("bitmap", edited(V2([1, 3, 3], "int8"), ints(3, 2), ints(3, 3)), 2,
     "2 values in 1 block, of 3 in all"),
    ("bitmap", edited(V2([1, 2, 3], "int8"), ints(3, 3), ints(2, 3)), 3, "3 values in 2 rows"),
    ("range-bitmap", edited(file_index.range_bitmap([1, 2, 3], "int8"), ints(3, 3), ints(2, 3)), 3,
     "3 values in 2 rows"),
    ("range-bitmap", edited(file_index.range_bitmap([1, 2, 3], "int8"), ints(3) + b"\1\3",
                            ints(3) + b"\11\3"), 2, "least or greatest value"),
    *(("range-bitmap", STRINGS[:LAST] + ints(length) + STRINGS[LAST + 4 :], "bc",
       "the keys of a chunk") for length in (-1, 3, 2**31 - 1)),
    *(("range-bitmap", edited(STRINGS, ints(0, 6), ints(*both)), "bc",
       "a string is not at its offset") for both in ELSEWHERE),
    *(("range-bitmap", edited(CHUNKS, ints(0, 22), ints(*both)), 5, "a chunk is not at its offset")
      for both in OUTSIDE),
    # The keys of the chunk whose offset is overwritten would be missing.
    ("range-bitmap", edited(file_index.range_bitmap([1, 3, 5, 7], "int8", 0), ints(0, 22, 44, 66),
                            ints(0, 22, 22, 66)), 5, "a chunk is not at its offset"),
    ("range-bitmap", edited(CHUNKS, HEAD, b"\1".join((ints(13), ints(0, 0, 42)))), 5,
     "does not have exactly 4 keys"),
    ("range-bitmap", edited(CHUNKS, b"\1\5" + ints(2), b"\1\5" + ints(3)), 5,
     "a chunk begins with another key"),
    ("range-bitmap", edited(CHUNKS, b"\1\5" + ints(2), b"\1\0" + ints(2)), 5,
     "not in ascending order"),
    ("range-bitmap", edited(CHUNKS, HEAD, b"\1".join((ints(13), ints(2, 9, 44)))), 5,
     "9 bytes of 2 offsets"),
    ("range-bitmap", edited(STRINGS, ints(2, 8, 12), ints(2, 9, 12)), "bc", "9 bytes of 2 offsets"),
    # Without its count of values, no bounds are read, and all rows would be null; the minimum is
    # taken for a length of 0.
    ("range-bitmap", edited(file_index.range_bitmap([0, 1, 2], "int32"), ints(3, 3), ints(3, 0)),
     ("=", pa.array([2], pa.int32())), "header ends at 17"),
    # The first key is taken for the least one.
    ("range-bitmap", edited(RANGE, b"\1\1" + ints(0, 0, 3), b"\1\4" + ints(0, 0, 3)), 3,
     "not in ascending order"),
    *(("range-bitmap", edited(file_index.range_bitmap([1, 1, 3], "int8"), old, new), NULLS,
       "the bitmaps differ from the rows with a value")
      for old, new in ((ints(3, 2), ints(2, 2)), (b"\1\1" + ints(22), b"\1\1" + ints(21)))),
    ("range-bitmap", edited(file_index.range_bitmap([1, 1, 3], "int8"), ints(3, 2), ints(3, 1)), 1,
     "not have exactly 1 keys"),
]  # fmt: skip


def error_of(index_type, body, asked):
    """The error of a damaged index, which does not rule its file out."""
    op, values = asked if isinstance(asked, tuple) else ("=", [asked])
    kind = TEXT if isinstance(asked, str) else INT8
    literals = values if isinstance(values, pa.Array) else pa.array(values, kind)
    container = read_container(with_index(index_type, body))
    assert may_match(container, op, literals)
    with pytest.raises(ArrowMetaError) as found:
        read_all(container, literals.type)
    return found.value


@pytest.mark.parametrize(
    ("index_type", "body", "asked", "reason"), FAULTS, ids=[f"{one[0]}: {one[3]}" for one in FAULTS]
)
def test_index_that_contradicts_itself_is_corrupt(index_type, body, asked, reason):
    error = error_of(index_type, body, asked)
    assert isinstance(error, CorruptMetadataError)
    assert reason in error.reason


@pytest.mark.parametrize(
    ("damaged", "reason", "byte"),
    [(b"\xff" * 9, "unknown cookie", 0), (encode_32([70_000])[:-2], "ends too early", 16)],
)
def test_damaged_bsi_slice_is_corrupt_with_its_position(damaged, reason, byte):
    body = sliced(9, encode_32([1, 2]), [encode_32([1]), damaged])
    error = error_of("bsi", body, 1)
    assert isinstance(error, CorruptMetadataError)
    assert (reason in error.reason, error.byte) == (True, body.index(damaged) + byte)


def bsi_of_all_rows(n_containers):
    rows = all_rows(n_containers)
    head = struct.pack(">bi?bqq", 1, n_containers << 16, True, 1, 0, 1)
    return head + rows + ints(1) + rows + b"\0"


@pytest.mark.usefixtures("bounded_memory")
def test_bsi_over_row_limit_raises_limit_error():
    rows = all_rows(1024)
    for body in (sliced(2**31 - 1, rows, [rows] * 3), bsi_of_all_rows(1024)):
        assert isinstance(error_of("bsi", body, 1), LimitError)


def test_compact_bsi_of_a_million_rows_is_read():
    assert all_rows(8) == encode_32(range(8 << 16), with_runs=True)
    content = with_index("bsi", bsi_of_all_rows(16))
    assert [may_match(content, "=", pa.array([number])) for number in (1, 0)] == [True, False]


@pytest.mark.parametrize("kind", [pa.string(), pa.float64()], ids=str)
def test_bsi_of_text_or_floats_and_a_newer_chunk_are_unsupported(kind):
    with pytest.raises(UnsupportedError, match="bit-sliced indexes do not support"):
        read_all(read_container(with_index("bsi", file_index.bsi([1, 2]))), kind)
    body = edited(CHUNKS, b"\1\1" + ints(0), b"\2\1" + ints(0))
    assert isinstance(error_of("range-bitmap", body, 6), UnsupportedError)


def test_signalling_nan_is_read_as_nan():
    """Converting a signalling NaN gives a warning, and warnings fail the test."""
    nan, signalling = struct.pack(">d", float("nan")), bytes.fromhex("7ff0000000000001")
    hostile = file_index.range_bitmap([1.0, float("nan")], "double").replace(nan, signalling)
    assert signalling in hostile
    assert may_match(with_index("range-bitmap", hostile), ">", pa.array([5.0])) is True

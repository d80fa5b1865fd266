"""Damaged containers and indexes raise our errors, quickly and in little memory."""

from __future__ import annotations

import struct
import tracemalloc
from collections.abc import Iterator
from contextlib import suppress

import pyarrow as pa
import pytest

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.paimon.file_index import Container, IndexSpan, read_container
from arrowmeta.paimon.index_kinds import Question, read_index
from tests import corpus
from tests.reference import file_index
from tests.reference.roaring import encode_32

NUMBERS = [3, None, -70_000, 3, 12, 9, None, 12]
INT8 = pa.int8()
TEXTS = [b"b", None, b"abc", b"b", b"", b"zz", b"abd"]

INDEXES = {
    "bloom filter": ("bloom-filter", file_index.bloom_filter([1, 2, 3], 4, 9), pa.int32()),
    "v1": ("bitmap", file_index.bitmap_v1(NUMBERS, "int32"), pa.int32()),
    "v1 of texts": ("bitmap", file_index.bitmap_v1(TEXTS, "string"), pa.string()),
    "v2": ("bitmap", file_index.bitmap_v2(NUMBERS, "int32", 30), pa.int32()),
    "v2 of texts": ("bitmap", file_index.bitmap_v2(TEXTS, "string", 40), pa.string()),
    "range": ("range-bitmap", file_index.range_bitmap(NUMBERS, "int32", 8), pa.int32()),
    "range of texts": ("range-bitmap", file_index.range_bitmap(TEXTS, "string", 9), pa.string()),
    "bsi": ("bsi", file_index.bsi(NUMBERS), pa.int32()),
}


def damaged(content: bytes) -> Iterator[bytes]:
    """The bytes cut anywhere, with each byte changed, and with a huge number anywhere."""
    for at in range(len(content)):
        yield content[:at]
        for change in (0x01, 0x80):
            yield content[:at] + bytes([content[at] ^ change]) + content[at + 1 :]
    yield from with_huge_numbers(content)


def with_huge_numbers(content: bytes) -> Iterator[bytes]:
    for at in range(len(content)):
        for huge in (b"\x7f\xff\xff\xff", b"\x00\x0f\xff\xff"):
            yield content[:at] + huge + content[at + 4 :]


def questions(column_type: pa.DataType) -> list[Question]:
    literals = pa.array(["abc", "q"] if column_type == pa.string() else [3, 5], column_type)
    some = [Question.of(op, literals, column_type) for op in ("IN", "NOT IN")]
    return some + [Question.of(op, literals.slice(1), column_type) for op in ("<", ">=", "IS NULL")]


@pytest.fixture
def bounded_memory() -> Iterator[None]:
    """Fail a test that holds megabytes, though its input has a few hundred bytes."""
    tracemalloc.start()
    yield
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 << 20


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", INDEXES)
def test_damaged_index_answers_or_raises_arrowmeta_error(name: str) -> None:
    index_type, body, column_type = INDEXES[name]
    asked = questions(column_type)
    n_errors = 0
    for content in corpus.sample(list(damaged(body)), 300):
        container = read_container(file_index.container({"c": {index_type: content}}))
        for question in asked:
            try:
                question.answer(container, container.spans[0])
            except ArrowMetaError:
                n_errors += 1
                assert question.may_match(container, "c")
    assert n_errors > 0


def container_of(index_type: str, content: bytes) -> bytes:
    return file_index.container({"c": {index_type: content}})


def body_of(container: Container, span: IndexSpan) -> memoryview:
    start = span.start or 0
    return container.data[start : start + span.length]


@pytest.mark.usefixtures("bounded_memory")
def test_huge_numbers_in_index_use_bounded_memory() -> None:
    for index_type, body, column_type in INDEXES.values():
        asked = questions(column_type)[:1]
        for content in with_huge_numbers(body[:120]):
            container = read_container(container_of(index_type, content))
            for question in asked:
                question.may_match(container, "c")


@pytest.mark.parametrize("name", INDEXES)
def test_damaged_index_header_is_described_or_raises_error(name: str) -> None:
    index_type, body, _ = INDEXES[name]
    n_described = 0
    for content in damaged(body[:40]):
        with suppress(ArrowMetaError):
            [span] = (whole := read_container(container_of(index_type, content))).spans
            n_described += read_index(whole, span) is not None
    assert n_described > 0


@pytest.mark.usefixtures("bounded_memory")
def test_damaged_container_is_read_or_raises_error() -> None:
    content = file_index.container(
        {"a": {"bsi": b"12345", "bitmap": None}, "nä\0\U0001f600": {"x": b""}}, b"later"
    )
    n_refused = 0
    for broken in damaged(content):
        try:
            container = read_container(broken)
        except (CorruptMetadataError, UnsupportedError):
            n_refused += 1
        else:
            assert all(len(body_of(container, span)) == span.length for span in container.spans)
    assert n_refused > len(content)


def test_container_lists_columns_types_and_spans() -> None:
    content = file_index.container(
        {"a": {"bsi": b"12345", "bitmap": None}, "nä\0\U0001f600": {"x": b"67"}}, b"later"
    )
    container = read_container(content)
    listed = [(s.column, s.index_type, body_of(container, s)) for s in container.spans]
    assert listed == [("a", "bsi", b"12345"), ("a", "bitmap", b""), ("nä\0\U0001f600", "x", b"67")]
    assert [span.start is None for span in container.spans] == [False, True, False]
    assert [span.index_type for span in container.of_column("a")] == ["bsi", "bitmap"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"PAR1" + bytes(40), "a file index begins with"),
        (b"", "the magic number of a file index: 8 bytes expected, 0 left"),
        (struct.pack(">qiii", 1493475289347502, 1, 20, 2**31 - 1), "the columns of a file index"),
        (
            struct.pack(">qiii", 1493475289347502, 1, 2**31 - 1, 0),
            "header length 2147483647 is invalid",
        ),
    ],
)
def test_invalid_container_raises_corrupt_error_with_reason(content: bytes, reason: str) -> None:
    with pytest.raises(CorruptMetadataError, match=reason):
        read_container(content)


def test_container_with_unknown_version_is_unsupported() -> None:
    content = struct.pack(">qiii", 1493475289347502, 2, 20, 0)
    with pytest.raises(UnsupportedError, match="version 2"):
        read_container(content)


def error_of(index_type: str, body: bytes, op: str, literals: pa.Array) -> ArrowMetaError:
    """The error of a damaged index, which does not rule its file out."""
    container = read_container(file_index.container({"c": {index_type: body}}))
    question = Question.of(op, literals, literals.type)
    assert question.may_match(container, "c")
    with pytest.raises(ArrowMetaError) as found:
        question.answer(container, container.spans[0])
    return found.value


def fault_of(index_type: str, body: bytes, value: object, column_type: pa.DataType = INT8) -> str:
    error = error_of(index_type, body, "=", pa.array([value], column_type))
    assert isinstance(error, CorruptMetadataError)
    return error.reason


def sliced(n_rows: int, rows: bytes, slices: list[bytes]) -> bytes:
    out = struct.pack(">bi?bqq", 1, n_rows, True, 1, 0, 2**62) + rows
    return out + struct.pack(">i", len(slices)) + b"".join(slices) + b"\0"


def test_bsi_slice_with_row_without_value_is_corrupt() -> None:
    body = sliced(9, encode_32([1, 2]), [encode_32([2, 3])])
    assert "a row without a value" in fault_of("bsi", body, 1)


def part(least: int, greatest: int, rows: set[int], slices: list[set[int]]) -> bytes:
    out = struct.pack(">bqq", 1, least, greatest) + encode_32(rows)
    return out + struct.pack(">i", len(slices)) + b"".join(map(encode_32, slices))


@pytest.mark.parametrize(
    ("above", "below", "reason"),
    [
        (part(0, 1, {0, 2}, [{1}]), b"", "a row without a value"),
        (part(0, 2, {1}, [{1}, {1}]), b"", "a value above 2"),
        (part(0, 1, {0, 1}, [{0}]), part(0, 1, {0, 2}, [{0}]), "more rows than 3"),
        (part(0, 2**62, {1}, [{1}] * 64), b"", "64 slices"),
        (part(-1, 2, {1}, [{1}]), b"", "values from -1 to 2"),
        (part(3, 2, {1}, [{1}]), b"", "values from 3 to 2"),
    ],
)
def test_bsi_slices_contradicting_header_are_corrupt(
    above: bytes, below: bytes, reason: str
) -> None:
    body = struct.pack(">bi?", 1, 3, True) + above + struct.pack(">?", bool(below)) + below
    assert reason in fault_of("bsi", body, 1)


def test_bsi_row_beyond_row_count_is_corrupt() -> None:
    assert "row 9 of a file of 2 rows" in fault_of(
        "bsi", sliced(2, encode_32([1, 9]), [encode_32([1])]), 1
    )


@pytest.mark.parametrize(
    ("damaged", "reason", "byte"),
    [(b"\xff" * 9, "unknown cookie", 0), (encode_32([70_000])[:-2], "ends too early", 16)],
)
def test_damaged_bsi_slice_is_corrupt_with_its_position(
    damaged: bytes, reason: str, byte: int
) -> None:
    body = sliced(9, encode_32([1, 2]), [encode_32([1]), damaged])
    error = error_of("bsi", body, "=", pa.array([1]))
    assert isinstance(error, CorruptMetadataError)
    assert reason in error.reason
    assert error.byte == body.index(damaged) + byte


@pytest.mark.usefixtures("bounded_memory")
def test_run_containers_over_row_limit_raise_limit_error() -> None:
    runs = struct.pack("<I", 12347 | 1023 << 16) + b"\xff" * 128
    runs += b"".join(struct.pack("<HH", key, 0xFFFF) for key in range(1024))
    at = len(runs) + 4 * 1024
    runs += struct.pack("<1024I", *range(at, at + 6 * 1024, 6))
    runs += struct.pack("<HHH", 1, 0, 0xFFFF) * 1024
    body = sliced(2**31 - 1, runs, [runs] * 3)
    assert isinstance(error_of("bsi", body, "=", pa.array([1])), LimitError)


def test_bitmap_dictionary_out_of_order_is_corrupt() -> None:
    body = file_index.bitmap_v2([1, 2, 3], "int8")
    assert body.count(b"\x02\xff\xff\xff\xfe") == 1
    body = body.replace(b"\x02\xff\xff\xff\xfe", b"\x07\xff\xff\xff\xfe")
    assert "not in ascending order" in fault_of("bitmap", body, 3)


def test_range_bitmap_with_min_above_max_is_corrupt() -> None:
    body = bytearray(file_index.range_bitmap([1, 2, 3], "int8"))
    least = 13  # after the header's length, version and two counts
    assert body[least : least + 2] == b"\x01\x03"
    body[least] = 9
    assert "above the greatest" in fault_of("range-bitmap", bytes(body), 2)


def test_bitmap_block_with_wrong_first_value_is_corrupt() -> None:
    body = file_index.bitmap_v2([1, 2, 3, 4], "int8", 22)
    head = struct.pack(">bi", 3, 22)
    assert body.count(head) == 1
    moved = body.replace(head, struct.pack(">bi", 3, 0))
    assert "a block is not at its offset" in fault_of("bitmap", moved, 4)
    body = body.replace(head, struct.pack(">bi", 2, 22))
    assert "another value" in fault_of("bitmap", body, 4)


@pytest.mark.parametrize("length", [-1, 3, 2**31 - 1])
def test_string_key_ending_outside_its_chunk_is_corrupt(length: int) -> None:
    body = file_index.range_bitmap([b"aa", b"bb", b"cc"], "string")
    last = struct.pack(">i", 2) + b"cc"
    at = body.rindex(last)
    body = body[:at] + struct.pack(">i", length) + body[at + 4 :]
    assert "the keys of a chunk" in fault_of("range-bitmap", body, "bc", pa.string())


@pytest.mark.parametrize("offsets", [(-1, 6), (0, 9), (0, 12), (0, 2**31 - 1)])
def test_string_key_starting_elsewhere_is_corrupt(offsets: tuple[int, int]) -> None:
    body = file_index.range_bitmap([b"aa", b"bb", b"cc"], "string")
    body = replaced(body, struct.pack(">ii", 0, 6), struct.pack(">ii", *offsets))
    assert "a string is not at its offset" in fault_of("range-bitmap", body, "bc", pa.string())


@pytest.mark.parametrize("index_type", ["bitmap", "range-bitmap"])
def test_index_with_more_values_than_rows_is_corrupt(index_type: str) -> None:
    writer = file_index.bitmap_v2 if index_type == "bitmap" else file_index.range_bitmap
    body = writer([1, 2, 3], "int8")
    counts = struct.pack(">ii", 3, 3)
    assert body.count(counts) == 1
    body = body.replace(counts, struct.pack(">ii", 2, 3))
    assert "3 values in 2 rows" in fault_of(index_type, body, 3)


def replaced(body: bytes, old: bytes, new: bytes) -> bytes:
    assert body.count(old) == 1
    return body.replace(old, new)


@pytest.mark.parametrize("version", [1, 2])
def test_bitmap_without_values_and_nulls_is_corrupt(version: int) -> None:
    """Every comparison would rule the file out."""
    body = struct.pack(">biibii", version, 8, 0, 0, 0, 0)
    assert "neither values nor nulls" in fault_of("bitmap", body, 3)


def other_value_error(body: bytes) -> str:
    return str(error_of("bitmap", body, "NOT IN", pa.array([1, 2], INT8)))


@pytest.mark.parametrize("block_len", [1 << 14, 30])
def test_bitmap_block_with_more_values_than_declared_is_corrupt(block_len: int) -> None:
    body = file_index.bitmap_v2([1, 2, 3, 4], "int8", block_len)
    body = replaced(body, struct.pack(">ii", 4, 4), struct.pack(">ii", 4, 2))
    assert "4 values in" in other_value_error(body)


def test_bitmap_with_more_blocks_than_values_is_corrupt() -> None:
    body = file_index.bitmap_v2([1, 2, 3, 4], "int8", 13)
    body = replaced(body, struct.pack(">ii", 4, 4), struct.pack(">ii", 4, 2))
    assert "4 values in 4 blocks, of 2 in all" in other_value_error(body)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (struct.pack(">bii?ii", 2, 3, 3, False, 0, 0), "0 values in 0 blocks, of 3 in all"),
        (
            replaced(
                file_index.bitmap_v2([1, 2, 3, 4], "int8", 13),
                struct.pack(">bi", 2, 13),
                struct.pack(">bi", 9, 13),
            ),
            "the blocks of a bitmap index are not in ascending order",
        ),
        (
            replaced(
                file_index.bitmap_v2([1, 3, 3], "int8"),
                struct.pack(">ii", 3, 2),
                struct.pack(">ii", 3, 3),
            ),
            "2 values in 1 block, of 3 in all",
        ),
    ],
)
def test_bitmap_with_missing_or_unordered_blocks_is_corrupt(body: bytes, reason: str) -> None:
    """A lookup would miss values that the file has."""
    assert reason in fault_of("bitmap", body, 2)


def test_bytes_after_last_bsi_slice_are_corrupt() -> None:
    """With both flags off, the index has no values."""
    body = file_index.bsi([3, 12, 9])
    assert body[5:7] == b"\1\1"
    assert "bytes follow the last slice" in fault_of("bsi", body[:5] + b"\0\0" + body[7:], 3)


def test_range_bitmap_with_no_chunks_or_wrong_key_count_is_corrupt() -> None:
    body = file_index.range_bitmap([1, 3, 5, 7], "int8", 1)
    head = struct.pack(">ibiii", 13, 1, 2, 8, 44)
    assert body.count(head) == 1
    none = replaced(body, head, struct.pack(">ibiii", 13, 1, 0, 0, 42))
    assert "does not have exactly 4 keys" in fault_of("range-bitmap", none, 5)
    second = b"\x01\x05" + struct.pack(">i", 2)
    more = replaced(body, second, b"\x01\x05" + struct.pack(">i", 3))
    assert "a chunk begins with another key" in fault_of("range-bitmap", more, 5)


def test_range_bitmap_chunks_out_of_order_are_corrupt() -> None:
    body = file_index.range_bitmap([1, 3, 5, 7], "int8", 1)
    offsets = struct.pack(">ii", 0, 22)
    same = replaced(body, offsets, bytes(8))
    assert "a chunk is not at its offset" in fault_of("range-bitmap", same, 5)
    second = b"\x01\x05" + struct.pack(">i", 2)
    lower = replaced(body, second, b"\x01\x00" + struct.pack(">i", 2))
    assert "not in ascending order" in fault_of("range-bitmap", lower, 5)


@pytest.mark.parametrize("offsets", [(-1, 22), (0, 43), (0, 44), (0, 2**31 - 1)])
def test_range_bitmap_chunk_offset_out_of_bounds_is_corrupt(offsets: tuple[int, int]) -> None:
    """The last byte of the chunks is 1, like the version of a chunk."""
    body = file_index.range_bitmap([1, 3, 5, 7], "int8", 1)
    body = replaced(body, struct.pack(">ii", 0, 22), struct.pack(">ii", *offsets))
    assert "a chunk is not at its offset" in fault_of("range-bitmap", body, 5)


def test_duplicate_range_bitmap_chunk_offset_is_corrupt() -> None:
    """The keys of the chunk whose offset is overwritten would be missing."""
    body = file_index.range_bitmap([1, 3, 5, 7], "int8", 0)
    offsets = struct.pack(">4i", 0, 22, 44, 66)
    body = replaced(body, offsets, struct.pack(">4i", 0, 22, 22, 66))
    assert "a chunk is not at its offset" in fault_of("range-bitmap", body, 5)


def test_range_bitmap_with_wrong_offsets_length_is_corrupt() -> None:
    body = file_index.range_bitmap([1, 3, 5, 7], "int8", 1)
    head = struct.pack(">ibiii", 13, 1, 2, 8, 44)
    body = replaced(body, head, struct.pack(">ibiii", 13, 1, 2, 9, 44))
    assert "9 bytes of 2 offsets" in fault_of("range-bitmap", body, 5)
    texts = file_index.range_bitmap([b"aa", b"bb", b"cc"], "string")
    texts = replaced(texts, struct.pack(">iii", 2, 8, 12), struct.pack(">iii", 2, 9, 12))
    assert "9 bytes of 2 offsets" in fault_of("range-bitmap", texts, "bc", pa.string())


def test_range_bitmap_with_wrong_header_length_is_corrupt() -> None:
    """Without its count of values, no bounds are read, and all rows would be null."""
    body = file_index.range_bitmap([0, 1, 2], "int32")  # the minimum is taken for a length of 0
    body = replaced(body, struct.pack(">ii", 3, 3), struct.pack(">ii", 3, 0))
    assert "header ends at 17" in fault_of("range-bitmap", body, 2, pa.int32())


def test_chunk_with_first_key_above_next_key_is_corrupt() -> None:
    """The first key is taken for the least one."""
    body = file_index.range_bitmap([1, 3, 5, 7], "int8")
    others = struct.pack(">iii", 0, 0, 3)
    body = replaced(body, b"\x01\x01" + others, b"\x01\x04" + others)
    assert "not in ascending order" in fault_of("range-bitmap", body, 3)


def test_range_bitmap_chunk_with_unknown_version_is_unsupported() -> None:
    body = file_index.range_bitmap([1, 3, 5, 7], "int8", 1)
    first = b"\x01\x01" + struct.pack(">i", 0)
    body = replaced(body, first, b"\x02" + first[1:])
    error = error_of("range-bitmap", body, "=", pa.array([6], INT8))
    assert isinstance(error, UnsupportedError)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (struct.pack(">ii", 3, 2), struct.pack(">ii", 2, 2)),  # rows
        (struct.pack(">bbi", 1, 1, 22), struct.pack(">bbi", 1, 1, 21)),  # bytes of the bitmap
    ],
)
def test_range_bitmap_rows_contradicting_header_are_corrupt(old: bytes, new: bytes) -> None:
    body = replaced(file_index.range_bitmap([1, 1, 3], "int8"), old, new)
    error = error_of("range-bitmap", body, "IS NULL", pa.array([], INT8))
    assert "the bitmaps differ from the rows with a value" in str(error)


def test_single_value_with_two_bounds_is_corrupt() -> None:
    body = file_index.range_bitmap([1, 1, 3], "int8")
    body = replaced(body, struct.pack(">ii", 3, 2), struct.pack(">ii", 3, 1))
    assert "two different bounds" in fault_of("range-bitmap", body, 1)

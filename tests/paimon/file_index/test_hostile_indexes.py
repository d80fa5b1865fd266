"""Indexes that no writer made, found by fuzzing or thought of: a file with one may match."""

from __future__ import annotations

import struct
import tracemalloc

import pyarrow as pa
import pytest

from arrowmeta.errors import LimitError, UnsupportedError
from arrowmeta.paimon.file_index.container import read_container
from arrowmeta.paimon.file_index.question import Question
from tests.reference import file_index
from tests.reference.roaring import encode_32

SIGNALLING_NAN = bytes.fromhex("7ff0000000000001")


def ask(index_type: str, body: bytes, op: str, literals: pa.Array) -> bool | None:
    container = read_container(file_index.container({"c": {index_type: body}}))
    return Question.of(op, literals, literals.type).answer(container, container.spans[0])


@pytest.mark.parametrize("op", ["=", "<", ">"])
@pytest.mark.parametrize("literal", ["a", 1.0], ids=["text", "float"])
def test_bit_slices_of_what_is_no_whole_number_are_not_asked(op: str, literal: object) -> None:
    with pytest.raises(UnsupportedError, match="bit-sliced indexes do not support"):
        ask("bsi", file_index.bsi([1, 2]), op, pa.array([literal]))


def test_nan_that_signals_is_a_nan() -> None:
    """Warnings are errors here, and the conversion of such a number gives one."""
    plain = file_index.range_bitmap([1.0, float("nan")], "double")
    nan = struct.pack(">d", float("nan"))
    assert nan in plain
    hostile = plain.replace(nan, SIGNALLING_NAN)
    assert ask("range-bitmap", hostile, ">", pa.array([5.0])) is True


def all_rows(n_containers: int) -> bytes:
    """A bitmap of 65,536 rows for each of some containers, which takes a dozen bytes for each."""
    head = struct.pack("<I", 12347 | (n_containers - 1) << 16)
    head += b"\xff" * ((n_containers + 7) // 8)
    head += b"".join(struct.pack("<HH", key, 0xFFFF) for key in range(n_containers))
    first = len(head) + 4 * n_containers
    head += b"".join(struct.pack("<I", first + 6 * i) for i in range(n_containers))
    return head + struct.pack("<HHH", 1, 0, 0xFFFF) * n_containers


def test_bitmap_of_all_rows_is_one_of_its_kind() -> None:
    assert all_rows(8) == encode_32(range(8 << 16), with_runs=True)


def test_bit_slices_of_few_bytes_and_very_many_rows_take_little_memory() -> None:
    rows = all_rows(1024)
    body = struct.pack(">bi?bqq", 1, 1024 << 16, True, 1, 0, 1) + rows
    body += struct.pack(">i", 1) + rows + struct.pack(">?", False)
    with pytest.raises(LimitError):  # loads the compiler
        ask("bsi", body, "=", pa.array([1]))
    tracemalloc.start()
    with pytest.raises(LimitError):
        ask("bsi", body, "=", pa.array([1]))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1 << 20


def test_bit_slices_of_a_million_rows_in_few_bytes_are_read() -> None:
    rows = all_rows(16)
    body = struct.pack(">bi?bqq", 1, 16 << 16, True, 1, 0, 1) + rows
    body += struct.pack(">i", 1) + rows + struct.pack(">?", False)
    assert ask("bsi", body, "=", pa.array([1])) is True
    assert ask("bsi", body, "=", pa.array([0])) is False

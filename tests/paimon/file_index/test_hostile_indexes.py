"""Indexes that no writer produces, found by fuzzing or made by hand."""

from __future__ import annotations

import struct
import tracemalloc

import pyarrow as pa
import pytest

from arrowmeta.errors import LimitError, UnsupportedError
from arrowmeta.paimon.file_index import read_container
from arrowmeta.paimon.index_kinds import Question
from tests.reference import file_index
from tests.reference.roaring import encode_32

SIGNALLING_NAN = bytes.fromhex("7ff0000000000001")


def ask(index_type: str, body: bytes, op: str, literals: pa.Array) -> bool | None:
    container = read_container(file_index.container({"c": {index_type: body}}))
    return Question.of(op, literals, literals.type).answer(container, container.spans[0])


@pytest.mark.parametrize("op", ["=", "<", ">"])
@pytest.mark.parametrize("literal", ["a", 1.0], ids=["text", "float"])
def test_bsi_with_string_or_float_literal_is_unsupported(op: str, literal: object) -> None:
    with pytest.raises(UnsupportedError, match="bit-sliced indexes do not support"):
        ask("bsi", file_index.bsi([1, 2]), op, pa.array([literal]))


def test_signalling_nan_is_read_as_nan() -> None:
    """Converting a signalling NaN gives a warning, and warnings fail the test."""
    plain = file_index.range_bitmap([1.0, float("nan")], "double")
    nan = struct.pack(">d", float("nan"))
    assert nan in plain
    hostile = plain.replace(nan, SIGNALLING_NAN)
    assert ask("range-bitmap", hostile, ">", pa.array([5.0])) is True


def all_rows(n_containers: int) -> bytes:
    """A bitmap of full containers: 65,536 rows each, in about a dozen bytes."""
    head = struct.pack("<I", 12347 | (n_containers - 1) << 16)
    head += b"\xff" * ((n_containers + 7) // 8)
    head += b"".join(struct.pack("<HH", key, 0xFFFF) for key in range(n_containers))
    first = len(head) + 4 * n_containers
    head += b"".join(struct.pack("<I", first + 6 * i) for i in range(n_containers))
    return head + struct.pack("<HHH", 1, 0, 0xFFFF) * n_containers


def test_all_rows_bitmap_equals_reference_encoding() -> None:
    assert all_rows(8) == encode_32(range(8 << 16), with_runs=True)


def test_bsi_over_row_limit_raises_limit_error_in_little_memory() -> None:
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


def test_compact_bsi_of_a_million_rows_is_read() -> None:
    rows = all_rows(16)
    body = struct.pack(">bi?bqq", 1, 16 << 16, True, 1, 0, 1) + rows
    body += struct.pack(">i", 1) + rows + struct.pack(">?", False)
    assert ask("bsi", body, "=", pa.array([1])) is True
    assert ask("bsi", body, "=", pa.array([0])) is False

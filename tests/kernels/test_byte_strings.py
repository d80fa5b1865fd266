"""Byte strings told apart, against dictionaries and sets; compiled and interpreted."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.columns.rows import Spans, array_spans
from arrowmeta.columns.text import NameFilter
from arrowmeta.kernels import byte_strings as kernel

#: Of lengths around that of a word, many of them alike but for one byte.
STRINGS = st.builds(
    lambda length, at, byte: bytes(byte if i == at else 0x61 for i in range(length)),
    st.integers(0, 26),
    st.integers(0, 25),
    st.integers(0, 255),
)


def spans(strings: Sequence[bytes]) -> Spans:
    return array_spans(pa.array(strings, pa.binary()))


@given(STRINGS, st.integers(0, 3))
def test_hash_is_the_same_whoever_runs_it(content: bytes, start: int) -> None:
    """A Bloom filter may be filled by the interpreter and asked by compiled code."""
    buf = np.frombuffer(b"#" * start + content + b"#", dtype=np.uint8)
    with np.errstate(over="ignore"):
        by_words = kernel._hash_words(buf, start, len(content))
    assert kernel.hash_bytes(buf, start, len(content)) == by_words


@given(STRINGS, STRINGS)
def test_bytes_are_equal_by_words_where_they_are(one: bytes, other: bytes) -> None:
    buf = np.frombuffer(one + other + b"#", dtype=np.uint8)
    size = min(len(one), len(other))
    expected = one[:size] == other[:size]
    assert kernel.equal_bytes(buf, 0, len(one), size) == expected
    assert kernel._equal_words(buf, 0, len(one), size) == expected


@given(st.lists(STRINGS, max_size=60), st.integers(1, 4), st.integers(0, 3))
def test_rows_of_equal_bytes_share_a_number(
    strings: list[bytes], repeated: int, start: int
) -> None:
    rows = [string for string in strings for _ in range(repeated)][start:]
    firsts, codes = spans(rows).distinct()
    assert [rows[firsts[code]] for code in codes.tolist()] == rows
    if len(firsts) < len(rows):
        assert len({rows[first] for first in firsts.tolist()}) == len(firsts)
        assert firsts.tolist() == sorted(firsts.tolist())


def test_most_rows_being_alike_they_are_found() -> None:
    rows = [b"a", b"bb", b"", b"a", b"a", b"", b"bb", b"a", b"a", b"a", b"a", b"a"]
    firsts, codes = spans(rows).distinct()
    assert firsts.tolist() == [0, 1, 2]
    assert codes.tolist() == [0, 1, 2, 0, 0, 2, 1, 0, 0, 0, 0, 0]


def test_of_distinct_rows_each_stands_for_itself() -> None:
    firsts, codes = spans([bytes([i]) for i in range(100)]).distinct()
    assert firsts.tolist() == codes.tolist() == list(range(100))


@pytest.mark.parametrize("kind", ["compiled", "interpreted"])
def test_looking_among_colliding_hashes_comes_to_an_end(kind: str) -> None:
    """Whoever writes a manifest chooses the bytes, and could have each compared with all."""
    n_slots = 256
    buf = np.arange(200_000, dtype="<u4").view(np.uint8)
    in_one_slot = [
        start
        for start in range(0, 80_000, 4)
        if int(kernel.hash_bytes(buf, start, 4)) % n_slots == 0
    ][:60]
    assert len(in_one_slot) == 60
    starts = np.array(in_one_slot * 10, dtype=np.int64)
    run = kernel.number_spans if kind == "compiled" else kernel.number_spans.interpreted
    found = run(
        buf,
        starts,
        np.full(len(starts), 4),
        np.full(n_slots, -1, dtype=np.int32),
        np.zeros(100, dtype=np.int64),
        np.zeros(len(starts), dtype=np.int32),
    )
    assert found == kernel.TOO_MANY


@given(st.lists(st.text(max_size=12)), st.lists(st.text(max_size=12)), st.integers(1, 7))
def test_a_name_filter_finds_all_names_put_in(
    names: list[str], others: list[str], chunk_len: int
) -> None:
    def chunked(texts: list[str]) -> pa.ChunkedArray:
        chunks = [texts[i : i + chunk_len] for i in range(0, len(texts), chunk_len)]
        return pa.chunked_array([pa.array(chunk, pa.string()) for chunk in chunks], pa.string())

    name_filter = NameFilter(chunked(names))
    assert name_filter.may_have(chunked(names)).all()
    found = name_filter.may_have(chunked(others)).tolist()
    assert all(flag or name not in names for name, flag in zip(others, found, strict=True))


def test_a_name_filter_finds_few_other_names() -> None:
    names = pa.chunked_array([[f"data-{i:036d}-0.parquet" for i in range(20_000)]])
    found = NameFilter(names.slice(0, 2_000)).may_have(names.slice(2_000))
    assert found.sum() < 18_000 * 0.05

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.columns.text import join_text, repeat_text, suffixes

NAMES = st.lists(st.text(max_size=12), max_size=20)


@given(NAMES, st.lists(st.text(max_size=8), min_size=1, max_size=4), st.integers(0, 3))
def test_names_are_joined_to_the_folder_of_their_code(
    names: list[str], folders: list[str], start: int
) -> None:
    start = min(start, len(names))
    codes = np.arange(len(names) - start, dtype=np.int32) % len(folders)
    joined = join_text(pa.array(folders), codes, pa.array(names, pa.string()).slice(start))
    joined.validate(full=True)
    rest = names[start:]
    assert joined.to_pylist() == [
        f"{folders[code]}/{name}" for code, name in zip(codes, rest, strict=True)
    ]


def test_a_null_name_has_no_path() -> None:
    joined = join_text(pa.array(["f"]), np.zeros(2, dtype=np.int32), pa.array(["a", None]))
    assert joined.to_pylist() == ["f/a", None]


@given(NAMES, st.integers(0, 3))
def test_a_suffix_is_what_follows_the_last_dot(names: list[str], start: int) -> None:
    start = min(start, len(names))
    found = suffixes(pa.array(names, pa.string()).slice(start))
    found.validate(full=True)
    assert found.to_pylist() == [
        name.rpartition(".")[2] if "." in name.rstrip(".") and not name.endswith(".") else None
        for name in names[start:]
    ]


@pytest.mark.parametrize("counts", [[], [1], [1, 1, 1], [40, 3, 100], [0, 64], [7, 0, 300]])
def test_text_is_repeated_for_every_row_of_its_code(counts: list[int]) -> None:
    texts = ["data", "", "größer"][: len(counts)]
    codes = np.repeat(np.arange(len(counts)), counts)
    repeated = repeat_text(texts, codes)
    repeated.validate(full=True)
    assert repeated.to_pylist() == [texts[code] for code in codes]

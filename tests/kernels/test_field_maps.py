"""Counts out of maps from field ids, against dictionaries."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.iceberg.metrics import gather_counts
from arrowmeta.iceberg.rows import FieldMap

FIELD_IDS = st.sampled_from([0, 1, 2, 3, 5, 8, 100, 2**31 - 1])


def field_map(maps: list[list[tuple[int, int]]]) -> FieldMap:
    items = [item for one in maps for item in one]
    ends = np.cumsum([len(one) for one in maps], dtype=np.int32)
    return FieldMap(
        np.concatenate([[0], ends[:-1]]).astype(np.int32),
        ends,
        np.array([key for key, _ in items], dtype=np.int32),
        np.array([value for _, value in items], dtype=np.int64),
    )


@given(
    maps=st.lists(
        st.lists(st.tuples(FIELD_IDS, st.integers(-(2**63), 2**63 - 1)), max_size=9)
        | st.just([(1, 10), (2, 20), (3, 30), (5, 50)]),
        min_size=1,
        max_size=200,
    ),
    ids=st.lists(FIELD_IDS, unique=True, max_size=6),
)
def test_the_last_item_of_a_key_counts_whatever_their_order(
    maps: list[list[tuple[int, int]]], ids: list[int]
) -> None:
    columns = gather_counts(field_map(maps), ids, len(maps))
    expected = [[dict(one).get(field_id) for one in maps] for field_id in ids]
    for column in columns:
        column.validate(full=True)
    assert [column.to_pylist() for column in columns] == expected


def test_maps_that_a_file_does_not_have_are_unknown() -> None:
    (column,) = gather_counts(None, [1], 3)
    assert column == pa.nulls(3, pa.int64())

"""Fields that are not what a format says: found or refused, whatever type they are of."""

import numpy as np
import pyarrow as pa
import pytest

from arrowmeta.columns.buffers import to_numbers
from arrowmeta.columns.rows import Rows
from arrowmeta.errors import CorruptMetadataError

UNION = pa.UnionArray.from_sparse(
    pa.array([0, 1], pa.int8()), [pa.array([1, 2]), pa.array(["a", "b"])]
)


def rows_of(array):
    batch = pa.RecordBatch.from_arrays([array], names=["x"])
    return Rows(batch, {}, np.zeros(len(array), np.int32), np.arange(len(array)))


def test_field_carries_the_nulls_of_its_parent():
    parent = pa.StructArray.from_arrays([pa.array([1, 2])], ["y"], mask=pa.array([True, False]))
    assert rows_of(parent).field("x.y", pa.int64()).to_pylist() == [None, 2]


def test_union_below_nulls_is_refused():
    """Arrow would end the process, had it to give a union the nulls of its parent."""
    parent = pa.StructArray.from_arrays([UNION], ["y"], mask=pa.array([True, False]))
    with pytest.raises(CorruptMetadataError, match=r"x\.y is of type sparse_union"):
        rows_of(parent).field("x.y", pa.int64())


def test_numbers_of_a_buffer_that_is_longer_are_all_there_are():
    """The items of no lists share the buffer of their offsets, which is no multiple of theirs."""
    items = pa.nulls(0, pa.list_(pa.int64())).values
    assert items.buffers()[1].size % 8
    assert to_numbers(items).tolist() == []

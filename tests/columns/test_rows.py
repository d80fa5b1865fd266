"""Fields that are not what a format says: found or refused, whatever type they are of."""

import numpy as np
import pyarrow as pa
import pytest

from arrowmeta.columns.buffers import to_numbers
from arrowmeta.columns.rows import Rows, file_by_file
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


def test_value_that_cannot_be_cast_is_found_in_its_file():
    batch = pa.record_batch([pa.array([1, 2, 2**40, 3])], ["x"])
    rows = Rows(batch, {}, np.array([0, 1, 1, 2], np.int32), np.array([7, 0, 1, 0]))
    with pytest.raises(CorruptMetadataError, match="x is of type int64") as found:
        rows.field("x", pa.int32())
    assert found.value.row == 2
    assert rows.locate(found.value) == 1
    assert found.value.row == 1


def test_rows_that_make_no_sense_are_left_out_with_their_file_alone():
    batch = pa.record_batch([pa.array([1, 2**40, 2, 2**41])], ["x"])
    rows = Rows(batch, {}, np.array([0, 1, 2, 3], np.int32), np.zeros(4, np.int64))
    told = []
    made = file_by_file(
        rows,
        lambda some: some.field("x", pa.int32()).to_pylist(),
        lambda error, file_idx: told.append(file_idx),
    )
    assert (made, told) == ([[1], [2]], [1, 3])


def test_numbers_of_a_buffer_that_is_longer_are_all_there_are():
    """The items of no lists share the buffer of their offsets, which is no multiple of theirs."""
    items = pa.nulls(0, pa.list_(pa.int64())).values
    assert items.buffers()[1].size % 8
    assert to_numbers(items).tolist() == []

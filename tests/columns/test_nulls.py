"""Columns of nulls that share one buffer of zeros."""

from __future__ import annotations

import pyarrow as pa
import pytest

from arrowmeta.columns.buffers import null_array

TYPES = [
    pa.int8(),
    pa.float64(),
    pa.bool_(),
    pa.decimal128(38, 2),
    pa.decimal256(60, 2),
    pa.timestamp("us", "UTC"),
    pa.date32(),
    pa.string(),
    pa.binary(),
    pa.binary(16),
    pa.null(),
    pa.list_(pa.string()),
    pa.map_(pa.string(), pa.int64()),
    pa.struct([]),
    pa.struct({"a": pa.int64(), "b": pa.struct({"c": pa.list_(pa.int32())})}),
    pa.dictionary(pa.int32(), pa.string()),
]


@pytest.mark.parametrize("arrow_type", TYPES, ids=str)
def test_every_row_of_any_type_is_null(arrow_type: pa.DataType) -> None:
    # The larger array makes the shared buffer grow; the one before stays as it is.
    arrays = [null_array(n_rows, arrow_type) for n_rows in (0, 1, 9, 5000)]
    for array, n_rows in zip(arrays, (0, 1, 9, 5000), strict=True):
        array.validate(full=True)
        assert array.equals(pa.nulls(n_rows, arrow_type))


def test_arrays_share_their_memory() -> None:
    fields = pa.struct({str(i): pa.int64() for i in range(100)})
    null_array(10_000, fields)
    before = pa.total_allocated_bytes()
    kept = [null_array(10_000, fields) for _ in range(10)]
    assert pa.total_allocated_bytes() == before
    assert len(kept) == 10


def test_sent_elsewhere_they_take_no_more_than_their_rows() -> None:
    null_array(1_000_000, pa.int64())
    batch = pa.record_batch([null_array(8, pa.int64()), null_array(8, pa.string())], ["a", "b"])
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, batch.schema) as writer:
        writer.write_batch(batch)
    assert sink.getvalue().size < 2000

"""Bytes of values in statistics."""

import pyarrow as pa
import pytest

from arrowmeta.views.statistics import _value_bytes


@pytest.mark.parametrize(
    ("values", "n_bytes"),
    [
        (pa.array([[1, 2], None, [3]], pa.list_(pa.int32())), 12),
        (pa.array([[1, 2], [3]], pa.list_(pa.int32())).slice(1), 4),
        (pa.array([{"a": 1, "b": "xy"}, None], pa.struct({"a": pa.int64(), "b": pa.string()})), 10),
        (pa.array([[("k", 1)], None], pa.map_(pa.string(), pa.int32())), 5),
    ],
)
def test_value_bytes_exclude_offsets_and_validity(values, n_bytes):
    assert _value_bytes(values) == n_bytes

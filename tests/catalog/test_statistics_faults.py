"""Faults of statistics, with bounds formatted as in other relations."""

from __future__ import annotations

from decimal import Decimal

import pyarrow as pa
import pytest

from arrowmeta.catalog.statistics_faults import faults


@pytest.mark.parametrize(
    ("value", "kind", "text"),
    [
        (Decimal("0.000000001"), pa.decimal128(12, 9), "0.000000001"),
        (b"\xca\xfe", pa.binary(), "cafe"),
        (7, pa.int64(), "7"),
    ],
)
def test_bounds_in_faults_are_formatted_as_in_column_stats(
    value: object, kind: pa.DataType, text: str
) -> None:
    entries = pa.record_batch([pa.array([3])], names=["entry_id"])
    bound = pa.array([value], kind)
    [found] = faults(entries, "x", pa.array([True]), ("up to ", bound), ("", bound))
    assert found.to_pylist() == [
        {"entry_id": 3, "column_name": "x", "expected": f"up to {text}", "actual": text}
    ]

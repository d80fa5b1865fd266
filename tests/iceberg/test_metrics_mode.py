"""The length from which on a bound may be truncated."""

from __future__ import annotations

import pyarrow as pa
import pytest

from arrowmeta.iceberg.metrics import truncated_length

DEFAULT, OF_COLUMN = "write.metadata.metrics.default", "write.metadata.metrics.column.c"


@pytest.mark.parametrize(
    ("properties", "length"),
    [
        ({}, 16),
        ({DEFAULT: "full"}, 16),
        ({DEFAULT: "truncate(4)"}, 4),
        ({DEFAULT: "truncate(40)"}, 16),
        ({DEFAULT: "truncate(8)", OF_COLUMN: " Truncate(3) "}, 3),
    ],
)
def test_text_truncation_length_is_smallest_of_mode_and_default(
    properties: dict[str, str], length: int
) -> None:
    assert truncated_length(properties, {"c"}, pa.string()) == length


def test_numbers_are_never_truncated_and_binary_at_any_length() -> None:
    assert truncated_length({}, {"c"}, pa.int64()) is None
    assert truncated_length({DEFAULT: "full"}, {"c"}, pa.binary()) == 0


def test_smallest_length_of_all_names_of_a_column_is_used() -> None:
    assert truncated_length({OF_COLUMN: "truncate(3)"}, {"c", "c2"}, pa.string()) == 3
    assert truncated_length({OF_COLUMN: "truncate(3)"}, {"c2"}, pa.string()) == 16

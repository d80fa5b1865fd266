"""From which length on a bound may have been cut short."""

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
def test_text_is_cut_from_the_least_length_that_a_writer_may_have_used(
    properties: dict[str, str], length: int
) -> None:
    assert truncated_length(properties, {"c"}, pa.string()) == length


def test_numbers_are_never_cut_and_bytes_always_may_be() -> None:
    assert truncated_length({}, {"c"}, pa.int64()) is None
    assert truncated_length({DEFAULT: "full"}, {"c"}, pa.binary()) == 0


def test_the_least_length_under_any_name_of_the_column_counts() -> None:
    assert truncated_length({OF_COLUMN: "truncate(3)"}, {"c", "c2"}, pa.string()) == 3
    assert truncated_length({OF_COLUMN: "truncate(3)"}, {"c2"}, pa.string()) == 16

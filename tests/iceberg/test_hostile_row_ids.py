"""Row ids that exceed 64 bits are unknown; the last ones that fit are known."""

import pytest

from tests.iceberg.manifests import data_file, entry, row, written
from tests.iceberg.test_inheritance import first_row_ids

MOST = 2**63 - 1


def ids(first, *record_counts):
    rows = [row(f"{i}", record_count=count) for i, count in enumerate(record_counts)]
    return first_row_ids(written(entry(data_file([])), rows), first)


@pytest.mark.parametrize(
    ("first", "record_counts"),
    [
        (MOST, [1, 1]),
        (MOST - 5, [3, 3]),
        (0, [MOST, MOST]),
        (7, [2**62, 2**62, 2**62, 2**62]),
        (-(2**63), [1]),
    ],
)
def test_row_ids_beyond_64_bits_are_null(first, record_counts):
    assert ids(first, *record_counts) == [None] * len(record_counts)


def test_row_ids_up_to_64_bit_maximum_are_known():
    assert ids(MOST - 5, 2, 3) == [MOST - 5, MOST - 3]

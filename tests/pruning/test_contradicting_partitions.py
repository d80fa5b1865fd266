"""Partitions that contradict bounds: a file that one of them rules out is kept, or told."""

import pytest

import arrowmeta
from tests.case_tables import CASES

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")
TOLD = "although the partition contradicts the bounds"


def table_of(name):
    return arrowmeta.open(CASES / name, allow_moved_paths=True)


@pytest.mark.parametrize(
    ("name", "where", "n_kept", "said"),
    [
        # Times of 18:30 to 20:00 on the day before the partition's.
        ("iceberg_shifted_day", "ts >= TIMESTAMP '2024-01-01 00:00:00'", 1, ""),
        ("iceberg_shifted_day", "ts > TIMESTAMP '2023-12-31 19:00:00'", 1, ""),
        ("iceberg_shifted_day", "ts < TIMESTAMP '2024-01-01 00:00:00'", 0, "1 file is ruled out"),
        ("iceberg_shifted_day", "ts > TIMESTAMP '2024-01-02 00:00:00'", 0, "1 file is ruled out"),
        # Null partitions of the values 1, 2 and 3.
        ("iceberg_null_identity", "a = 1", 0, "3 files are ruled out"),
        ("iceberg_null_identity", "a IS NULL", 3, ""),
        ("iceberg_null_identity", "ts > TIMESTAMP '2024-01-02 12:00:00'", 1, ""),
    ],
)
def test_file_is_kept_if_partition_or_bounds_may_match_and_both_are_read(name, where, n_kept, said):
    table = table_of(name)
    for _ in range(2):  # the second explanation has what the first one read
        plan = table.plan(where)
        assert len(plan) == n_kept
        remarks = " ".join(plan.explain().remarks)
        assert (TOLD in remarks) == bool(said)
        assert said in remarks


def test_partitions_that_agree_with_bounds_are_not_told():
    table = table_of("iceberg_session_zone")
    explained = table.explain("year(ts) = 1969", time_zone="America/New_York")
    assert TOLD not in " ".join(explained.remarks)
    assert len(table.plan("year(ts) = 1969", time_zone="America/New_York")) == 33

"""Tables whose metadata contradicts itself, as bugs of writers left them: each is found and named.

`tests/cases/README.md` lists the tables.
"""

from __future__ import annotations

from typing import Any

import pytest

import arrowmeta
from tests.case_tables import CASES

# No table has a version hint.
pytestmark = pytest.mark.filterwarnings(
    "ignore::arrowmeta.iceberg.current_metadata.GuessedMetadataWarning"
)


def findings(name: str, check: str) -> list[dict[str, Any]]:
    """Return the findings of a check in a table of `tests/cases`."""
    table = arrowmeta.open(CASES / name, allow_moved_paths=True)
    return table.sql(f"FROM {check} ORDER BY subject, detail").to_pylist()


def test_null_partitions_of_columns_without_nulls_are_found() -> None:
    found = findings("iceberg_null_identity", "partition_contradicts_bounds")
    assert [row["expected"] for row in found] == ["partition null"] * 3
    assert {row["detail"] for row in found} == {"partition field a"}


def test_day_partition_in_another_time_zone_is_found() -> None:
    (found,) = findings("iceberg_shifted_day", "partition_contradicts_bounds")
    assert (found["severity"], found["detail"]) == ("error", "partition field ts_day")
    assert (found["expected"], found["actual"]) == ("partition 2024-01-01", "day up to 2023-12-31")


def test_append_that_lost_a_manifest_of_its_parent_is_found() -> None:
    (found,) = findings("iceberg_append_lost_manifest", "append_lost_files")
    assert found["severity"] == "error"
    assert (found["expected"], found["actual"]) == ("2 files, 2 rows", "1 file, 1 row")
    assert "lost 1 file, 1 row of snapshot 430654695089655579; its list lacks" in found["detail"]


def test_text_bounds_cut_inside_a_character_are_found() -> None:
    found = findings("iceberg_invalid_utf8_bound", "bounds_malformed")
    assert [row["severity"] for row in found] == ["warning"] * 2
    assert {row["actual"] for row in found} == {"16 bytes of invalid UTF-8"}
    assert all(row["detail"].startswith("lower bound of column s in 1 file") for row in found)
    assert all("Trino and Athena" in row["detail"] for row in found)
    table = arrowmeta.open(CASES / "iceberg_invalid_utf8_bound", allow_moved_paths=True)
    assert table.plan("s < 'AAAAAAAAAAAAAAA!'").files.num_rows == 2
    assert table.plan("s > 'B'").files.num_rows == 1


def test_int_bounds_of_8_bytes_are_used_and_found() -> None:
    found = findings("iceberg_int_bounds_8_bytes", "bounds_malformed")
    said = [(row["expected"], row["actual"], row["detail"][:21]) for row in found]
    bounds = [f"{side} bound of column {one}" for side in ("lower", "upper") for one in "ad"]
    assert said == [("4 bytes", "8 bytes", bound[:21]) for bound in bounds]
    table = arrowmeta.open(CASES / "iceberg_int_bounds_8_bytes", allow_moved_paths=True)
    (file,) = table.files(["lower_bounds", "upper_bounds"]).to_pylist()
    assert (file["lower_bounds"]["a"], file["upper_bounds"]["a"]) == (1, 5)
    wheres = ("a = 5", "a > 5", "d < '2024-01-01'")
    assert [table.plan(where).files.num_rows for where in wheres] == [1, 0, 0]


def test_delete_manifest_whose_header_says_data_is_found() -> None:
    (found,) = findings("iceberg_header_content", "refused_by_readers")
    assert (found["expected"], found["actual"]) == ("key content = deletes", "data")
    assert "iceberg-go refuses" in found["detail"]

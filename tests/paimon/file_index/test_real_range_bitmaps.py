"""Range-bitmap indexes that another library wrote, in a table without statistics.

The expected files are those with matching rows: an index has all values of its file, so that plans
keep no other files.
"""

from pathlib import Path

import duckdb
import pytest

import arrowmeta

TABLE = Path(__file__).parents[2] / "data" / "append_range_bitmap"

CONDITIONS = [
    "n = 7",
    "n = 5",
    "n <> 8",
    "n < 0",
    "n <= -9000000000",
    "n < -9000000000",
    "n > 8",
    "n >= 9000000000",
    "n > 9000000000",
    "n IN (1, 8)",
    "n NOT IN (8, 9)",
    "n IS NULL",
    "n IS NOT NULL",
    "t = ''",
    "t = 'appl'",
    "t = 'pear'",
    "t = 'päär'",
    "t < 'apple'",
    "t > 'pear'",
    "t >= 'quince'",
    "t > 'päär' AND n IS NULL",
    "t IN ('plum', 'cherry')",
    "t LIKE 'p%'",
    "t LIKE 'b%'",
    "t LIKE 'a text that is longer%'",
    "t IS NULL",
    "t IS NULL OR n = 9",
]


def files_with_a_match(condition):
    rows = f"read_parquet('{TABLE}/bucket-0/*.parquet', filename = true)"
    found = duckdb.sql(f"SELECT DISTINCT filename FROM {rows} WHERE {condition}").fetchall()
    return {Path(name).name for (name,) in found}


@pytest.mark.sampled(14)
@pytest.mark.spec("paimon: range-bitmap index")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_plan_keeps_exactly_the_files_with_matches(condition):
    plan = arrowmeta.open(TABLE).plan(condition)
    assert set(plan.files["file_name"].to_pylist()) == files_with_a_match(condition)


def test_file_indexes_show_row_and_value_counts():
    indexes = arrowmeta.open(TABLE, strict=True).file_indexes(
        ["column_name", "index_type", "detail"]
    )
    assert sorted(tuple(row.values()) for row in indexes.to_pylist()) == [
        ("n", "range-bitmap", "2 rows, 0 values"),
        ("n", "range-bitmap", "3 rows, 2 values"),
        ("n", "range-bitmap", "6 rows, 4 values"),
        ("t", "range-bitmap", "2 rows, 0 values"),
        ("t", "range-bitmap", "3 rows, 3 values"),
        ("t", "range-bitmap", "6 rows, 4 values"),
    ]

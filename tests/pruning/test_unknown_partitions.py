"""Files whose partition could not be read: any condition on it may hold, unlike on a null."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from tests.iceberg.one_manifest import table_of

MICROS = {"type": "long", "logicalType": "timestamp-micros", "adjust-to-utc": False}
BEFORE_ANY_DATE = -(2**63)


def of_times(folder: Path) -> arrowmeta.Table:
    """Return a table of files in the partitions 1970-01-01, one that is no date, and null."""
    partitions = [{"c1": value} for value in (0, BEFORE_ANY_DATE, None)]
    files = [{"partition": partition, "record_count": 1} for partition in partitions]
    return table_of(folder, "timestamp", files, partition=MICROS)


@pytest.mark.filterwarnings("ignore:.*before any date")
@pytest.mark.parametrize(
    ("where", "kept"),
    [
        ("c1 = TIMESTAMP '1970-01-01'", [0, 1]),
        ("c1 > TIMESTAMP '2020-01-01'", [1]),
        ("c1 <> TIMESTAMP '1970-01-01'", [1]),
        ("c1 IS NOT NULL", [0, 1]),
        ("c1 IS NULL", [1, 2]),
    ],
)
def test_a_file_of_an_unknown_partition_may_match(
    tmp_path: Path, where: str, kept: list[int]
) -> None:
    table = of_times(tmp_path)
    names = [f"{place}.parquet" for place in kept]
    assert table.plan(where).files["file_name"].to_pylist() == names
    assert table.plan_many([where])["files"].to_pylist() == [len(kept)]


@pytest.mark.filterwarnings("ignore:.*before any date")
@pytest.mark.parametrize("direction", ["c1", "c1 DESC"])
def test_the_first_rows_may_be_in_a_file_of_an_unknown_partition(
    tmp_path: Path, direction: str
) -> None:
    plan = of_times(tmp_path).plan(limit=1, order_by=direction)
    assert "1.parquet" in plan.files["file_name"].to_pylist()


@pytest.mark.filterwarnings("ignore:.*before any date")
def test_what_is_counted_of_an_unknown_partition_is_not_exact(tmp_path: Path) -> None:
    table = of_times(tmp_path)
    (answers,) = table.aggregate("min(c1), max(c1), count(c1)").to_pylist()
    assert not any(answer["exact"] for answer in answers.values())


@pytest.mark.filterwarnings("ignore:.*before any date")
@pytest.mark.parametrize("columns", [["partition"], ["partition.c1"], ["file_path"]])
def test_what_is_known_of_partitions_does_not_hang_on_what_was_read_before(
    tmp_path: Path, columns: list[str]
) -> None:
    """Columns are kept once they were read, and only the others are decoded for the next ones."""
    source = of_times(tmp_path).source
    for names in (columns, ["partition_is_known"]):
        found = pa.Table.from_batches(source.batches("entries", names))
    assert found["partition_is_known"].to_pylist() == [True, False, True]

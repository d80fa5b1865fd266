"""A table with null structs that Spark wrote: counts omit their rows, and plans must keep them.

Iceberg Java 1.10.2 counts rows whose struct is null in neither `value_counts` nor
`null_value_counts`: in Parquet of floats and doubles, in ORC of every field. The data files are
read to know which rows match.
"""

from functools import reduce

import pyarrow.orc
import pyarrow.parquet
import pytest

import arrowmeta
from tests.bundled import DATA

TABLE = DATA / "iceberg_null_structs"
READERS = {"parquet": pyarrow.parquet.read_table, "orc": pyarrow.orc.read_table}
LEAVES = ("s.i", "s.d", "s.t", "s.k", "s.w.f")


@pytest.fixture(scope="module")
def table():
    return arrowmeta.open(TABLE, allow_moved_paths=True, strict=True)


@pytest.fixture(scope="module")
def rows(table):
    """The rows of each data file."""
    files = table.data_files(["file_path", "file_format"]).to_pylist()
    return {
        one["file_path"]: READERS[one["file_format"]](table.resolve(one["file_path"])).to_pylist()
        for one in files
    }


def value(row, leaf):
    return reduce(lambda found, name: found and found[name], leaf.split("."), row)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("condition", ["{} IS NULL", "NOT ({} IS NOT NULL)"])
@pytest.mark.parametrize("leaf", LEAVES)
def test_plan_keeps_files_with_nulls(table, rows, leaf, condition):
    kept = table.plan(condition.format(leaf)).files["file_path"].to_pylist()
    with_nulls = {path for path, found in rows.items() if None in {value(r, leaf) for r in found}}
    assert len(with_nulls) == 2
    assert set(kept) == with_nulls


@pytest.mark.sampled(2)
@pytest.mark.parametrize("leaf", LEAVES)
def test_count_of_leaf_excludes_rows_of_null_structs(table, rows, leaf):
    counted = table.aggregate(f"count({leaf})", where="p = 'parquet' OR p = 'orc'").to_pylist()
    (answer,) = counted[0].values()
    of_both = [row for found in rows.values() for row in found if row["p"] in ("parquet", "orc")]
    assert answer["value"] == sum(value(row, leaf) is not None for row in of_both)
    assert answer["exact"]


def test_partition_statistics_match_partitions(table):
    """Spark's procedure `compute_partition_stats` has written the statistics."""
    assert table.reconcile(storage=True).num_rows == 0
    same = {
        "data_record_count": "record_count",
        "data_file_count": "file_count",
        "total_data_file_size_in_bytes": "file_size_in_bytes",
        "position_delete_file_count": "delete_file_count",
        "last_updated_snapshot_id": "last_updated_snapshot_id",
    }
    by_partition = {
        row["partition"]["p"]: {name: row[ours] for name, ours in same.items()}
        for row in table.partitions().to_pylist()
    }
    written = table.partition_statistics().to_pylist()
    assert {row["partition"]["p"]: {name: row[name] for name in same} for row in written} == (
        by_partition
    )

"""Columns of every type as Spark reads them."""

import pytest

import arrowmeta
from tests.every_type import iceberg_table, paimon_table

pytestmark = pytest.mark.spark


@pytest.mark.sampled(1)
@pytest.mark.parametrize("write", [paimon_table, iceberg_table])
def test_spark_reads_files_and_statistics_of_every_type(spark, write, tmp_path):
    root = write(tmp_path)
    table = arrowmeta.open(root)
    reader = spark.read.format("arrowmeta")
    for relation in ("files", "column_stats"):
        rows = reader.option("relation", relation).load(str(root))
        assert len(rows.collect()) == table.relation(relation).num_rows
    kept = rows.where("column_name = 'c1_alone'").select("lower").collect()
    assert sorted(row["lower"] for row in kept) == ["1", "11"]

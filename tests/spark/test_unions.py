"""Relations of several tables can be combined, and written by Spark and other libraries."""

import duckdb
import pytest
from pyarrow import orc, parquet

from arrowmeta.spark import to_spark
from tests import corpus
from tests.bundled import DATA
from tests.spark.warehouses import open_moved

#: Of Paimon with a key, of Paimon without one (neither has partitions), and of Iceberg.
TABLES = ("pk_tags_branches", "append_range_bitmap", "iceberg_v3_deletion_vectors")
FORMATS = ("json", "orc", "parquet")
SOME = zip(TABLES, FORMATS, strict=True)
PAIRS = [(name, kind) for name in TABLES for kind in FORMATS] if corpus.is_all() else [*SOME]


@pytest.mark.sampled(1)
@pytest.mark.spark
@pytest.mark.parametrize(("name", "file_format"), PAIRS)
def test_spark_writes_files_of_every_table(spark, name, file_format, tmp_path):
    table, place = open_moved(DATA / name).files(), str(tmp_path / name)
    to_spark(spark, table).write.format(file_format).save(place)
    assert spark.read.format(file_format).load(place).count() == table.num_rows


@pytest.mark.spark
def test_spark_writes_what_its_data_source_reads(spark, tmp_path):
    for name, relation in zip(TABLES, ("entries", "partitions", "manifests"), strict=True):
        reader = spark.read.format("arrowmeta").option("relation", relation)
        place = str(tmp_path / name)
        reader.option("allow_moved_paths", "true").load(str(DATA / name)).write.parquet(place)
        assert spark.read.parquet(place).count()


@pytest.mark.sampled(2)
@pytest.mark.spark
@pytest.mark.parametrize("relation", ["files", "partitions", "manifests", "snapshots"])
def test_relations_of_every_table_are_combined_and_written(spark, relation, tmp_path):
    tables = [open_moved(DATA / name).relation(relation) for name in TABLES]
    with duckdb.connect() as con:
        for at, table in enumerate(tables):
            parquet.write_table(table, tmp_path / "t.parquet")
            assert parquet.read_table(tmp_path / "t.parquet").num_rows == table.num_rows
            orc.write_table(table, tmp_path / "t.orc")
            assert orc.read_table(tmp_path / "t.orc").num_rows == table.num_rows
            con.register(f"t{at}", table)
            for place in (tmp_path / "t.parquet", tmp_path / "t.json"):
                con.sql(f"COPY t{at} TO '{place}'")
                assert con.sql(f"FROM '{place}'").shape[0] == table.num_rows
        query = "FROM t0 UNION ALL BY NAME FROM t1 UNION ALL BY NAME FROM t2"
        union = con.sql(query).to_arrow_table()
    assert union.num_rows == sum(table.num_rows for table in tables)
    to_spark(spark, union).write.parquet(str(tmp_path / "union"))
    assert spark.read.parquet(str(tmp_path / "union")).count() == union.num_rows
    polars = pytest.importorskip("polars")
    frames = [polars.from_arrow(table) for table in tables]
    for frame in [*frames, polars.concat(frames, how="diagonal_relaxed")]:
        frame.write_parquet(tmp_path / "t.parquet")
        assert polars.read_parquet(tmp_path / "t.parquet").height == frame.height
        # Polars writes no bytes as JSON.
        frame.select(polars.exclude(polars.Binary)).write_ndjson(tmp_path / "t.json")

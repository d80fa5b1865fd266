"""Relations of several tables can be combined, and written by Spark and other libraries."""

from itertools import product

import duckdb
import pytest
from pyarrow import orc, parquet

import arrowmeta
from tests import corpus
from tests.bundled import DATA

#: Of Paimon with a key, of Paimon without one (neither has partitions), and of Iceberg.
TABLES = ("pk_tags_branches", "append_range_bitmap", "iceberg_v3_deletion_vectors")
FORMATS = ("json", "orc", "parquet")
RELATIONS = ("files", "partitions", "manifests", "snapshots")


@pytest.fixture(scope="module", params=RELATIONS)
def relation(request):
    """A relation of three tables."""
    return {
        name: arrowmeta.open(DATA / name, allow_moved_paths=True).relation(request.param)
        for name in TABLES
    }


@pytest.mark.sampled(1)
@pytest.mark.spark
@pytest.mark.parametrize(
    ("name", "file_format"),
    list(product(TABLES, FORMATS) if corpus.is_all() else zip(TABLES, FORMATS, strict=True)),
)
def test_spark_writes_files_of_every_table(spark, name, file_format, tmp_path):
    from arrowmeta.spark import to_spark

    table = arrowmeta.open(DATA / name, allow_moved_paths=True).files()
    place = str(tmp_path / name)
    to_spark(spark, table).write.format(file_format).save(place)
    assert spark.read.format(file_format).load(place).count() == table.num_rows


@pytest.mark.spark
def test_spark_writes_what_its_data_source_reads(spark, tmp_path):
    for name, relation in zip(TABLES, ("entries", "partitions", "manifests"), strict=True):
        reader = spark.read.format("arrowmeta").option("relation", relation)
        place = str(tmp_path / name)
        reader.option("allow_moved_paths", "true").load(str(DATA / name)).write.parquet(place)
        assert spark.read.parquet(place).count()


@pytest.mark.sampled(1)
@pytest.mark.spark
def test_union_of_all_tables_is_written_by_spark(spark, relation, tmp_path):
    from arrowmeta.spark import to_spark

    with duckdb.connect() as con:
        for at, table in enumerate(relation.values()):
            con.register(f"t{at}", table)
        query = "FROM t0 UNION ALL BY NAME FROM t1 UNION ALL BY NAME FROM t2"
        union = con.sql(query).to_arrow_table()
    assert union.num_rows == sum(table.num_rows for table in relation.values())
    place = str(tmp_path / "union")
    to_spark(spark, union).write.parquet(place)
    assert spark.read.parquet(place).count() == union.num_rows


@pytest.mark.sampled(2)
def test_pyarrow_writes_relations_of_every_table(relation, tmp_path):
    for table in relation.values():
        parquet.write_table(table, tmp_path / "t.parquet")
        assert parquet.read_table(tmp_path / "t.parquet").num_rows == table.num_rows
        orc.write_table(table, tmp_path / "t.orc")
        assert orc.read_table(tmp_path / "t.orc").num_rows == table.num_rows


@pytest.mark.sampled(2)
def test_duckdb_writes_relations_of_every_table(relation, tmp_path):
    with duckdb.connect() as con:
        for table in relation.values():
            con.register("relation", table)
            for place in (tmp_path / "t.parquet", tmp_path / "t.json"):
                con.sql(f"COPY relation TO '{place}'")
                assert con.sql(f"FROM '{place}'").shape[0] == table.num_rows


@pytest.mark.sampled(2)
def test_polars_writes_relations_of_every_table(relation, tmp_path):
    polars = pytest.importorskip("polars")
    frames = [polars.from_arrow(table) for table in relation.values()]
    for frame in [*frames, polars.concat(frames, how="diagonal_relaxed")]:
        frame.write_parquet(tmp_path / "t.parquet")
        assert polars.read_parquet(tmp_path / "t.parquet").height == frame.height
        # Polars writes no bytes as JSON.
        frame.select(polars.exclude(polars.Binary)).write_ndjson(tmp_path / "t.json")

"""Frames of `files`, `entries` and `plan`, with all their tasks, and sessions that read them."""

from typing import ClassVar

import pytest
from pyspark.errors import AnalysisException

import arrowmeta
from arrowmeta.spark import entries, files, index, plan, reconcile, register, to_spark, warehouse
from arrowmeta.spark.arrow import in_stage
from tests.bundled import DATA, sampled
from tests.spark.warehouses import PAIMON, Settings, as_text, open_moved, read_in_process

pytestmark = pytest.mark.filterwarnings("ignore:.*there is no version hint")

KEYED = DATA / "pk_deletion_vectors"
#: Predicates that rule out some files, by table: partitions, keys and values.
WHERE = [
    ("append_schema_evolution", "pt = 1"),
    ("append_schema_evolution", "pt >= 1 AND pt < 9"),
    ("pk_deletion_vectors", "pt = 2"),
    ("pk_deletion_vectors", "pt <> 1"),
    ("append_snappy", "p = 'p1'"),
    ("append_snappy", "p > 'p3' OR p = 'p0'"),
    ("pk_all_types", "pt = 'p1'"),
]


def _planned(name, where):
    return open_moved(DATA / name).plan(where).files


@pytest.mark.sampled(1)
@pytest.mark.spark
@pytest.mark.parametrize("name", sampled())
def test_files_in_spark_equal_those_of_python(spark, name):
    frame = files(spark, DATA / name, bytes_per_task=20_000, allow_moved_paths=True)
    assert as_text(frame.toArrow()) == as_text(open_moved(DATA / name).files())


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", PAIMON)
def test_files_of_every_snapshot_equal_those_of_python(name, is_full):
    columns = ["file_path", "level", "record_count"]
    ids = arrowmeta.open(DATA / name).snapshots()["snapshot_id"].to_pylist()
    for snapshot_id in ids if is_full else ids[-2:-1]:
        options = {"columns": ",".join(columns), "snapshot_id": str(snapshot_id)}
        expected = arrowmeta.open(DATA / name, snapshot_id=snapshot_id).files(columns)
        found = read_in_process(DATA / name, **options)
        assert found.column_names == columns
        assert as_text(found) == as_text(expected)


# -- conditions ----------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("name", "where"), WHERE)
def test_files_with_a_predicate_equal_those_of_the_plan(name, where):
    expected = _planned(name, where).drop(["delete_files"])
    assert expected.num_rows < arrowmeta.open(DATA / name).files().num_rows
    found = read_in_process(DATA / name, where=where, bytes_per_task="1")
    assert as_text(found) == as_text(expected)
    assert read_in_process(DATA / name, where="1 = 0", bytes_per_task="1").num_rows == 0


@pytest.mark.spark
def test_files_with_a_predicate_in_a_session_equal_those_of_the_plan(spark):
    expected = _planned(KEYED.name, "pt <> 1").drop(["delete_files"])
    frame = files(spark, KEYED, "pt <> 1", bytes_per_task=100_000)
    assert as_text(frame.toArrow()) == as_text(expected)
    reader = spark.read.format("arrowmeta").option("where", "nowhere = 1")
    with pytest.raises(AnalysisException, match="PredicateError"):
        reader.load(str(KEYED))
    spark.sql(
        f"CREATE OR REPLACE TEMPORARY VIEW planned USING arrowmeta "
        f"OPTIONS (path '{KEYED}', where 'pt <> 1')"
    )
    assert spark.table("planned").count() == expected.num_rows


@pytest.mark.sampled(2)
@pytest.mark.spark
@pytest.mark.parametrize("bytes_per_task", [1, 1 << 25])
@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("pk_deletion_vectors", "pt = 2"),
        ("iceberg_v2_equality_deletes", "1 = 1"),
        ("iceberg_v3_deletion_vectors", "1 = 1"),
    ],
)
def test_plan_has_the_delete_files_of_each_file(spark, name, where, bytes_per_task):
    expected = _planned(name, where)
    assert any(expected["delete_files"].to_pylist())
    options = {"allow_moved_paths": True, "bytes_per_task": bytes_per_task}
    answer = plan(spark, DATA / name, where, **options)
    assert answer.columns == expected.schema.names
    assert as_text(answer.toArrow()) == as_text(expected)


@pytest.mark.spark
@pytest.mark.parametrize("columns", [["record_count"], "file_path, level"])
def test_plan_has_the_selected_columns_and_delete_files(spark, columns):
    answer = plan(spark, KEYED, "pt = 2", columns=columns, asOf="2099-01-01")
    names = columns if isinstance(columns, list) else ["file_path", "level"]
    expected = _planned(KEYED.name, "pt = 2").select([*names, "delete_files"])
    assert answer.columns == expected.schema.names
    assert as_text(answer.toArrow()) == as_text(expected)


# -- sessions ------------------------------------------------------------------------------------


@pytest.mark.spark
def test_new_session_of_a_session_knows_the_data_source(spark):
    # Spark asks the active session of the thread, the first one, and refuses the name.
    from pyspark.sql import SparkSession

    register(spark)
    spark.createDataFrame([], "nothing INT")
    expected = arrowmeta.open(KEYED).files().num_rows
    second = spark.newSession()
    assert files(second, KEYED).count() == expected
    second.sql(f"CREATE TEMPORARY VIEW of_second USING arrowmeta OPTIONS (path '{KEYED}')")
    assert second.table("of_second").count() == expected
    assert SparkSession.getActiveSession() is spark
    assert files(spark, KEYED).count() == expected


@pytest.mark.spark
def test_register_raises_other_errors_of_spark():
    class Refusing:
        conf: ClassVar = Settings()

        @property
        def dataSource(self):  # noqa: N802  # Spark's name
            return self

        def register(self, _):
            raise AnalysisException("no more sources", errorClass="OTHER", messageParameters={})

    with pytest.raises(AnalysisException, match="no more sources"):
        register(Refusing())


@pytest.mark.spark
def test_join_of_all_entries_and_manifests_has_the_entries_of_each_snapshot(spark):
    location = DATA / "iceberg_v2_position_deletes"
    reader = spark.read.format("arrowmeta").option("allow_moved_paths", "true")
    of_all, manifests = (
        reader.option("relation", name).load(str(location))
        for name in ("all_entries", "all_manifests")
    )
    joined = of_all.join(manifests, "manifest_path").groupBy("reference_snapshot_id").count()
    ids = open_moved(location).snapshots()["snapshot_id"].to_pylist()
    expected = {id: open_moved(location, snapshot_id=id).entries().num_rows for id in ids}
    assert dict(joined.collect()) == {id: count for id, count in expected.items() if count}


@pytest.mark.spark
def test_spark_shows_what_is_read(spark, capsys):
    entries(spark, KEYED).explain()
    assert "MapInArrow arrowmeta_entries(" in capsys.readouterr().out
    warehouse(spark, KEYED)["files"].explain()
    assert "MapInArrow arrowmeta_files(" in capsys.readouterr().out
    name = "spark.job.description"
    with in_stage(spark, "open 3 tables"):
        assert spark.sparkContext.getLocalProperty(name) == "arrowmeta: open 3 tables"
    assert spark.sparkContext.getLocalProperty(name) is None


@pytest.mark.spark
@pytest.mark.parametrize("limit", ["0", pytest.param("-1", marks=pytest.mark.exhaustive)])
def test_unlimited_arrow_batch_size_is_supported(spark, limit):
    name = "spark.sql.execution.arrow.maxRecordsPerBatch"
    table = arrowmeta.open(KEYED)
    before = spark.conf.get(name)
    spark.conf.set(name, limit)
    try:
        assert as_text(to_spark(spark, table.files()).toArrow()) == as_text(table.files())
        assert to_spark(spark, table.files().slice(0, 0)).count() == 0
        assert reconcile(spark, KEYED).count() == table.reconcile().num_rows
        assert warehouse(spark, KEYED)["files"].count() == table.files().num_rows
        assert spark.conf.get(name) == limit
    finally:
        spark.conf.set(name, before)


@pytest.mark.spark
def test_spark_without_python_data_sources_reads_with_map_in_arrow(spark, tmp_path):
    """As in Spark 3.5, which also has no Arrow tables as input."""

    class Old:
        range, conf = spark.range, spark.conf

    old, table = Old(), open_moved(KEYED)
    assert as_text(files(old, KEYED, bytes_per_task=100_000).toArrow()) == as_text(table.files())
    assert as_text(entries(old, KEYED).toArrow()) == as_text(table.entries())
    assert reconcile(old, KEYED).count() == table.reconcile().num_rows
    filled = index(old, KEYED, store=tmp_path / "store")
    assert filled["entry_count"].to_pylist() == [table.entries().num_rows]
    with pytest.raises(arrowmeta.UsageError, match="has no data sources in Python"):
        register(old)

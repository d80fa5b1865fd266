import json
import pprint
from types import SimpleNamespace
from typing import ClassVar

import pyarrow as pa
import pytest
from pyspark.errors import AnalysisException

import arrowmeta
from arrowmeta.io.location import absolute
from arrowmeta.pruning.plan import Planner
from arrowmeta.spark import entries, files, index, plan, reconcile, register, to_spark, warehouse
from arrowmeta.spark.arrow import in_stage, to_spark_table
from arrowmeta.spark.data_source import ArrowMetaDataSource
from arrowmeta.spark.frames import _asked
from arrowmeta.spark.options import ReadOptions
from tests.bundled import DATA, sampled
from tests.rest_catalog import rest_catalog
from tests.spark.rounds import Settings, read_in_process
from tests.spark.warehouses import PAIMON, open_moved

pytestmark = pytest.mark.filterwarnings("ignore:.*there is no version hint")

#: Predicates that rule out some files, by table: partitions, keys and values.
WHERE = {
    "append_schema_evolution": ["pt = 1", "pt >= 1 AND pt < 9"],
    "pk_deletion_vectors": ["pt = 2", "pt <> 1"],
    "append_snappy": ["p = 'p1'", "p > 'p3' OR p = 'p0'"],
    "pk_all_types": ["pt = 'p1'"],
}


def _rows(table):
    # Spark 4.0 returns the entries of a map in another order.
    rows = to_spark_table(table).to_pylist(maps_as_pydicts="strict")
    return sorted(pprint.pformat(row) for row in rows)


@pytest.mark.sampled(1)
@pytest.mark.spark
@pytest.mark.parametrize("name", sampled())
def test_files_in_spark_equal_those_of_python(spark, name):
    frame = files(spark, DATA / name, bytes_per_task=20_000, allow_moved_paths=True)
    assert _rows(frame.toArrow()) == _rows(open_moved(DATA / name).files())


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
        assert _rows(found) == _rows(expected)


def _planned(name, where):
    return Planner(open_moved(DATA / name).source).plan(where).files


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "where"), [(name, where) for name in WHERE for where in WHERE[name]]
)
def test_files_with_a_predicate_equal_those_of_the_plan(name, where):
    expected = _planned(name, where).drop(["delete_files"])
    assert expected.num_rows < arrowmeta.open(DATA / name).files().num_rows
    assert _rows(read_in_process(DATA / name, where=where, bytes_per_task="1")) == _rows(expected)


@pytest.mark.spark
def test_files_with_a_predicate_in_a_session_equal_those_of_the_plan(spark):
    expected = _planned("pk_deletion_vectors", "pt <> 1").drop(["delete_files"])
    frame = files(spark, DATA / "pk_deletion_vectors", "pt <> 1", bytes_per_task=100_000)
    assert _rows(frame.toArrow()) == _rows(expected)


@pytest.mark.sampled(1)
@pytest.mark.spark
@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("pk_deletion_vectors", "pt = 2"),
        ("iceberg_v2_equality_deletes", "1 = 1"),
        ("iceberg_v3_deletion_vectors", "1 = 1"),
    ],
)
def test_plan_has_the_delete_files_of_each_file(spark, name, where):
    expected = _planned(name, where)
    assert any(expected["delete_files"].to_pylist())
    answer = plan(spark, DATA / name, where, allow_moved_paths=True)
    assert answer.columns == expected.schema.names
    assert _rows(answer.toArrow()) == _rows(expected)


@pytest.mark.spark
def test_plan_takes_the_time_in_camel_case(spark):
    location = DATA / "pk_deletion_vectors"
    frame = plan(spark, location, "pt = 2", asOf="2099-01-01", columns=["file_path"])
    assert frame.count() == _planned("pk_deletion_vectors", "pt = 2").num_rows


@pytest.mark.spark
@pytest.mark.parametrize("columns", [["record_count"], "file_path, level"])
def test_plan_has_the_selected_columns_and_delete_files(spark, columns):
    answer = plan(spark, DATA / "pk_deletion_vectors", "pt = 2", columns=columns)
    names = columns if isinstance(columns, list) else ["file_path", "level"]
    expected = _planned("pk_deletion_vectors", "pt = 2").select([*names, "delete_files"])
    assert answer.columns == expected.schema.names
    assert _rows(answer.toArrow()) == _rows(expected)


@pytest.mark.spark
def test_predicate_is_an_option_of_a_sql_view(spark):
    location = DATA / "append_schema_evolution"
    spark.sql(
        f"CREATE OR REPLACE TEMPORARY VIEW planned USING arrowmeta "
        f"OPTIONS (path '{location}', where 'pt = 1')"
    )
    (count,) = spark.sql("SELECT count(*) FROM planned").first()
    assert count == _planned("append_schema_evolution", "pt = 1").num_rows


@pytest.mark.spark
def test_invalid_predicate_fails_the_load(spark):
    reader = spark.read.format("arrowmeta").option("where", "nowhere = 1")
    with pytest.raises(AnalysisException, match="PredicateError"):
        reader.load(str(DATA / "append_snappy"))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", WHERE)
def test_tasks_return_no_rows_for_a_false_predicate(name):
    source = ArrowMetaDataSource(
        {"path": str(DATA / name), "where": "1 = 0", "bytes_per_task": "1"}
    )
    reader = source.reader(source.schema())
    rows = [batch.num_rows for part in reader.partitions() for batch in reader.read(part)]
    assert sum(rows) == 0


@pytest.mark.spark
def test_new_session_of_a_session_knows_the_data_source(spark):
    # Spark asks the active session of the thread, the first one, and refuses the name.
    from pyspark.sql import SparkSession

    register(spark)
    spark.createDataFrame([], "nothing INT")
    location = DATA / "pk_deletion_vectors"
    expected = arrowmeta.open(location).files().num_rows
    second = spark.newSession()
    assert files(second, location).count() == expected
    second.sql(f"CREATE TEMPORARY VIEW of_second USING arrowmeta OPTIONS (path '{location}')")
    assert second.table("of_second").count() == expected
    assert SparkSession.getActiveSession() is spark
    assert files(spark, location).count() == expected


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
def test_spark_jobs_have_a_description(spark):
    name = "spark.job.description"
    with in_stage(spark, "open 3 tables"):
        assert spark.sparkContext.getLocalProperty(name) == "arrowmeta: open 3 tables"
    assert spark.sparkContext.getLocalProperty(name) is None


@pytest.mark.spark
def test_spark_plans_name_what_is_read(spark, capsys):
    entries(spark, DATA / "pk_deletion_vectors").explain()
    assert "MapInArrow arrowmeta_entries(" in capsys.readouterr().out
    warehouse(spark, DATA / "pk_deletion_vectors")["files"].explain()
    assert "MapInArrow arrowmeta_files(" in capsys.readouterr().out


@pytest.mark.spark
@pytest.mark.parametrize("limit", ["0", pytest.param("-1", marks=pytest.mark.exhaustive)])
def test_unlimited_arrow_batch_size_is_supported(spark, limit):
    name = "spark.sql.execution.arrow.maxRecordsPerBatch"
    location = DATA / "pk_deletion_vectors"
    table = arrowmeta.open(location)
    before = spark.conf.get(name)
    spark.conf.set(name, limit)
    try:
        assert _rows(to_spark(spark, table.files()).toArrow()) == _rows(table.files())
        assert to_spark(spark, table.files().slice(0, 0)).count() == 0
        assert reconcile(spark, location).count() == table.reconcile().num_rows
        assert warehouse(spark, location)["files"].count() == table.files().num_rows
        assert spark.conf.get(name) == limit
    finally:
        spark.conf.set(name, before)


@pytest.mark.spark
def test_spark_without_python_data_sources_reads_with_map_in_arrow(spark, tmp_path):
    """As in Spark 3.5, which also has no Arrow tables as input."""

    class Old:
        range, conf = spark.range, spark.conf

    old = Old()
    location = DATA / "pk_deletion_vectors"
    table = open_moved(location)
    assert _rows(files(old, location, bytes_per_task=100_000).toArrow()) == _rows(table.files())
    assert _rows(entries(old, location).toArrow()) == _rows(table.entries())
    assert reconcile(old, location).count() == table.reconcile().num_rows
    filled = index(old, location, store=tmp_path / "store")
    assert filled["entry_count"].to_pylist() == [table.entries().num_rows]
    with pytest.raises(arrowmeta.UsageError, match="has no data sources in Python"):
        register(old)


def test_catalog_identifier_resolves_to_metadata_location(tmp_path):
    sql = pytest.importorskip("pyiceberg.catalog.sql")
    catalog = sql.SqlCatalog("prod", uri=f"sqlite:///{tmp_path}/c.db", warehouse=tmp_path.as_uri())
    catalog.create_namespace("db")
    table = catalog.create_table("db.orders", pa.schema([("id", pa.int64())]))
    asked = _asked(
        SimpleNamespace(conf=Settings()), "db.orders", {"catalog": catalog, "strict": True}
    )
    catalog.close()
    location = absolute(table.metadata_location)
    assert asked == ReadOptions.of({"path": location, "format": "iceberg", "strict": True})
    with pytest.raises(arrowmeta.UsageError, match="no catalog 'nowhere'"):
        ArrowMetaDataSource({"path": "db.orders", "catalog": "nowhere"})


class _Catalog:
    """A catalog that vends credentials for each table, as REST catalogs do."""

    def __init__(self, table):
        self.table = table

    def load_table(self, _):
        return self.table

    get_table = load_table


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (
            SimpleNamespace(
                metadata_location="s3://bucket/db/orders/metadata/v1.json",
                io=SimpleNamespace(properties={"s3.session-token": "T", "uri": "http://c"}),
            ),
            {"s3.session-token": "T"},
        ),
        (
            SimpleNamespace(
                table_path="oss://bucket/db/orders",
                file_io=SimpleNamespace(properties={"fs.oss.securityToken": "T", "uri": "x"}),
            ),
            {"s3.session-token": "T"},
        ),
    ],
)
def test_credentials_vended_by_a_catalog_reach_executors(table, expected):
    given = {"s3.region": "r"}
    asked = _asked(
        SimpleNamespace(conf=Settings()),
        "db.orders",
        {"catalog": _Catalog(table), "storage_options": json.dumps(given)},
    )
    opening = asked.opening
    assert opening.table_options == expected
    assert opening.storage_options == given  # of the store, too
    assert opening.location.startswith(("s3://bucket/db/orders", "oss://bucket/db/orders"))


def test_catalog_that_does_not_answer_raises_after_the_request_timeout():
    clients = pytest.importorskip("pyiceberg.catalog")
    with rest_catalog({"b": DATA}, silent=frozenset("b")) as uri:
        catalog = clients.load_catalog("rest", type="rest", uri=uri)
        session = SimpleNamespace(conf=Settings())
        with pytest.raises(arrowmeta.StorageError, match=r"no answer within 0\.5 s"):
            _asked(session, "db.b", {"catalog": catalog, "requestTimeout": 0.5})

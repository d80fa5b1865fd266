"""Options of loads, warehouses and sessions."""

import json
import pickle
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pyarrow as pa
import pyspark
import pytest
from pyarrow.fs import LocalFileSystem
from pyspark.errors import AnalysisException
from pyspark.sql.types import IntegerType, LongType, StringType, StructField, StructType

import arrowmeta
from arrowmeta.spark import files, register, warehouse
from arrowmeta.spark.arrow import n_parts
from arrowmeta.spark.data_source import ArrowMetaDataSource, RelationReader
from arrowmeta.spark.frames import _asked
from arrowmeta.spark.options import ReadOptions, configured
from tests.bundled import DATA
from tests.rest_catalog import rest_catalog
from tests.spark.warehouses import session

KEYED = DATA / "pk_deletion_vectors"

LOADS = [  # options of a load of KEYED, and what is wrong with them
    ({"where": "level = 0"}, r"\blevel\b.*: filter the DataFrame by level"),
    ({"where": "pt = 0", "relation": "entries"}, "is for files and data_files, not for entries"),
    ({"from_snapshot_id": "1"}, "is for changes, not for files"),
    ({"relation": "filez"}, r"no relation 'filez' \(did you mean files\?\); there are"),
    ({"colums": "level"}, r"no option colums \(did you mean columns\?\); there are path, relation"),
    ({"columns": "level,levle"}, "files has no column 'levle'"),
    ({"snapshot_id": "99"}, "has no snapshot 99"),
    ({"snapshot_id": "5", "ref": "b1"}, "choose one of snapshot_id, ref and as_of"),
    ({"columns": "a,,b"}, "columns must be names, separated by commas, got 'a,,b'"),
    ({"bytes_per_task": "0"}, "bytes_per_task must be an integer >= 1, got '0'"),
    ({"statuses": "added"}, "option 'statuses' is for entries, not for files"),
    ({"statuses": "add", "relation": "entries"}, "must be some of added, existing, deleted"),
    ({"path": ""}, "no table given"),
    ({"filesystem": LocalFileSystem()}, "no option filesystem"),
    ({"path": "db.orders", "catalog": "nowhere"}, "no catalog 'nowhere'"),
]
WAREHOUSES = [
    ({"relations": ["filez"]}, r"no relation 'filez' \(did you mean files\?\); there are .*damage"),
    ({"relations": "files"}, "relations must be a list of names, got 'files'"),
    ({"snapshot_id": 5}, "no option snapshot_id for a warehouse"),
    ({"colums": "a"}, r"no option colums \(did you mean columns\?\)"),
    ({"asOf": "yesterday"}, "'yesterday' is neither a duration such as 30d nor a time"),
    ({"as_of": "yesterday"}, "'yesterday' is neither a duration such as 30d nor a time"),
    ({"threads": 0}, "threads must be an integer >= 1, got"),
]
SESSIONS = [
    ("spark.arrowmeta.strct", r"no option strct \(did you mean strict\?\)"),
    ("spark.arrowmeta.snapshotId", "spark.arrowmeta.snapshot_id is not an option of a session"),
]
SCHEMAS = [  # a field of the user's schema, and how it differs from the column
    (StructField("nowhere", StringType()), "a column that is not there: 'nowhere'"),
    (StructField("level", LongType()), "level bigint, but the column is level int"),
    (StructField("level", IntegerType(), False), "level int NOT NULL, but .* is level int"),
    (
        StructField("partition", StructType([StructField("p", IntegerType())])),
        "partition struct<p:int>, but the column is partition struct<pt:int>",
    ),
]


def _source(**options):
    return ArrowMetaDataSource({"path": str(KEYED)} | options)


@pytest.mark.parametrize(
    ("ask", "given", "complaint"),
    [
        *((_source, *case) for case in LOADS),
        *((lambda **given: warehouse(session(), DATA, **given), *case) for case in WAREHOUSES),
        *((lambda name: configured(session(**{name: "1"})), {"name": n}, c) for n, c in SESSIONS),
        *((lambda f: _source().reader(StructType([f])), {"f": field}, c) for field, c in SCHEMAS),
    ],
)
def test_invalid_options_are_refused(ask, given, complaint):
    with pytest.raises(arrowmeta.ArrowMetaError, match=complaint):
        ask(**given)


MAPPED = '{"hdfs://old/": "new/", "gone/": "s3://b/"}'


@pytest.mark.parametrize(
    ("options", "opening", "others"),
    [
        (
            {"columns": "level, file_path", "format": "paimon", "as_of": "2024-05-01"}
            | {"allow_moved_paths": "TRUE", "path_map": '{"hdfs://old/": "/new/"}'}
            | {"threads": "2", "strict": "false"},
            {"format": "paimon", "as_of": "2024-05-01", "allow_moved_paths": True, "threads": 2}
            | {"path_map": {"hdfs://old/": "/new/"}, "strict": False},
            {"relation": "files", "columns": ("level", "file_path")},
        ),
        # Names are in snake case or camel case, in any letters.
        (
            {"snapshotid": "5", "bytesPerTask": "7", "ALLOW_MOVED_PATHS": "true"},
            {"snapshot_id": 5, "allow_moved_paths": True},
            {"bytes_per_task": 7},
        ),
        ({"snapshot_id": np.int64(5)}, {"snapshot_id": 5}, {}),
        # Values are those of Python, or their texts.
        (
            {"as_of": date(2024, 5, 1), "strict": True, "columns": ["a", "b"]},
            {"as_of": date(2024, 5, 1)},
            {"columns": ("a", "b")},
        ),
        ({"strict": "true", "columns": "a, b"}, {}, {"columns": ("a", "b")}),
        ({"path": Path("/t"), "relation": "findings"}, {"strict": False}, {"relation": "findings"}),
        # Relative paths are those of the driver.
        (
            {"path": "sales/t", "path_map": MAPPED},
            {"location": "CWD/sales/t", "path_map": {"hdfs://old/": "CWD/new", "gone/": "s3://b/"}},
            {},
        ),
        (
            {"path": "s3://b/t", "path_map": '{"old/": "b/new/"}'},
            {"location": "s3://b/t", "path_map": {"old/": "b/new/"}},
            {},
        ),
    ],
)
def test_options_become_arguments_of_open(tmp_path, monkeypatch, options, opening, others):
    monkeypatch.chdir(tmp_path)
    request = ReadOptions.of({"path": "/t"} | options)
    text = json.dumps({"location": "/t", "strict": True} | opening, default=str)
    known = json.loads(text.replace("CWD", str(tmp_path)))
    if "as_of" in opening:
        known["as_of"] = opening["as_of"]
    assert request == ReadOptions(type(request.opening)(**known), **others)


def test_session_options_are_snake_case_or_camel_case():
    conf = {"spark.arrowmeta.bytesPerTask": "7", "spark.arrowmeta.request_timeout": "2"}
    found = configured(session(**conf, **{"spark.app.name": "a"}))
    assert found == {"bytes_per_task": "7", "request_timeout": "2"}


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("said", "n_tasks"), [("8", 8), ("auto", 200)])
def test_number_of_tasks_follows_shuffle_partitions(said, n_tasks):
    of_session = session(**{"spark.sql.shuffle.partitions": said})
    assert [n_parts(of_session, range(n)) for n in (1000, 3, 0)] == [n_tasks, 3, 1]


@pytest.mark.spark
def test_load_uses_options_of_its_session(spark):
    session = spark.newSession()
    session.conf.set("spark.arrowmeta.format", "iceberg")
    if pyspark.__version__.startswith("4.0."):  # which has loaded the source itself
        with pytest.raises(arrowmeta.UsageError, match="no defaults: name format in every load"):
            register(session)
        return
    reader = session.read.format("arrowmeta")
    with pytest.raises(arrowmeta.NotATableError):
        files(session, KEYED)
    with pytest.raises(AnalysisException, match="NotATableError"):
        reader.load(str(KEYED))
    assert files(session, KEYED, format="paimon").count()
    assert reader.option("format", "paimon").load(str(KEYED)).count()


def test_reader_has_no_filter_pushdown():
    assert "pushFilters" not in vars(RelationReader)


# -- credentials and catalogs --------------------------------------------------------------------


def test_credentials_in_a_path_are_removed_from_the_location():
    request = ReadOptions.of({"path": "s3://KEY:S3cr3t@bucket/t?region=eu-west-1"})
    assert request.opening.location == "s3://bucket/t"
    assert "S3cr3t" not in repr(request)
    there = pickle.loads(pickle.dumps(request)).opening
    assert there.storage_options["s3.secret-access-key"] == "S3cr3t"


@pytest.mark.spark
def test_spark_query_plans_hide_storage_options(spark, capsys):
    given = json.dumps({"s3.secret-access-key": "TOP5ECRET"})
    location = str(DATA / "append_snappy")
    reader = spark.read.format("arrowmeta").option("storage_options", given)
    reader.load(location).explain(True)
    spark.sql(
        "CREATE OR REPLACE TEMPORARY VIEW secretive USING arrowmeta OPTIONS "
        f"(path '{location}', relation 'files', storage_options '{given}')"
    ).explain(True)
    spark.table("secretive").explain(True)
    shown = capsys.readouterr().out
    assert "file_path" in shown
    assert "TOP5ECRET" not in shown


def test_catalog_identifier_resolves_to_metadata_location(tmp_path):
    sql = pytest.importorskip("pyiceberg.catalog.sql")
    catalog = sql.SqlCatalog("prod", uri=f"sqlite:///{tmp_path}/c.db", warehouse=tmp_path.as_uri())
    catalog.create_namespace("db")
    table = catalog.create_table("db.orders", pa.schema([("id", pa.int64())]))
    asked = _asked(session(), "db.orders", {"catalog": catalog, "strict": True})
    catalog.close()
    given = {"path": table.metadata_location, "format": "iceberg", "strict": True}
    assert asked == ReadOptions.of(given)


OF_ICEBERG = SimpleNamespace(
    metadata_location="s3://bucket/db/orders/metadata/v1.json",
    io=SimpleNamespace(properties={"s3.session-token": "T", "uri": "http://c"}),
)
OF_PAIMON = SimpleNamespace(
    table_path="oss://bucket/db/orders",
    file_io=SimpleNamespace(properties={"fs.oss.securityToken": "T", "uri": "x"}),
)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("table", [OF_ICEBERG, OF_PAIMON])
def test_credentials_vended_by_a_catalog_reach_executors(table):
    catalog = SimpleNamespace(load_table=lambda _: table, get_table=lambda _: table)
    given = {"s3.region": "r"}
    options = {"catalog": catalog, "storage_options": json.dumps(given)}
    opening = _asked(session(), "db.orders", options).opening
    assert opening.table_options == {"s3.session-token": "T"}
    assert opening.storage_options == given  # of the store, too
    assert opening.location.startswith(("s3://bucket/db/orders", "oss://bucket/db/orders"))


def test_catalog_that_does_not_answer_raises_after_the_request_timeout():
    clients = pytest.importorskip("pyiceberg.catalog")
    with rest_catalog({"b": DATA}, silent=frozenset("b")) as uri:
        catalog = clients.load_catalog("rest", type="rest", uri=uri)
        with pytest.raises(arrowmeta.StorageError, match=r"no answer within 0\.5 s"):
            _asked(session(), "db.b", {"catalog": catalog, "requestTimeout": 0.5})

"""Warehouses that are tables of a catalog: of PyIceberg's SQL and REST catalogs, and pypaimon."""

import pickle
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pyarrow as pa
import pytest
from pyspark.errors import PythonException

import arrowmeta
from arrowmeta.spark import index, warehouse
from arrowmeta.spark.tasks import Tables
from tests.bundled import DATA
from tests.rest_catalog import rest_catalog
from tests.s3.client import SECRET_KEY, storage_options
from tests.spark.warehouses import open_moved, session

ROWS = pa.table({"id": pa.array([1, 2], pa.int64())})


@pytest.fixture
def lake(tmp_path):
    """A SQL catalog with the tables `a.one`, `a.two` and `b.three`."""
    sql = pytest.importorskip("pyiceberg.catalog.sql")
    uri = f"sqlite:///{tmp_path}/c.db"
    catalog = sql.SqlCatalog("prod", uri=uri, warehouse=(tmp_path / "lake").as_uri())
    for name in ("a.one", "a.two", "b.three"):
        catalog.create_namespace_if_not_exists(name[0])
        catalog.create_table(name, ROWS.schema).append(ROWS)
    yield catalog
    catalog.close()


@pytest.mark.spark
def test_tables_of_a_catalog_are_loaded_by_their_identifiers(spark, lake):
    Path(lake.load_table("a.two").metadata_location.removeprefix("file://")).write_text("{")
    frames = warehouse(spark, relations=["files", "snapshots", "damage"], catalog=lake)
    paths = {row.table: row.file_path for row in frames["files"].collect()}
    expected = {name: arrowmeta.open(name, catalog=lake).files() for name in ("a.one", "b.three")}
    assert paths == {name: rows["file_path"][0].as_py() for name, rows in expected.items()}
    assert {row.table for row in frames["snapshots"].collect()} == {"a.one", "b.three"}
    (damage,) = frames["damage"].collect()
    assert (damage.table, damage.kind, damage.path) == ("a.two", "table", "a.two")
    assert damage.reason.startswith("CorruptMetadataError: a.two of catalog prod: 1 validation")
    below = warehouse(spark, "b", ["files"], catalog=lake)["files"]
    assert [row.table for row in below.collect()] == ["b.three"]


@pytest.mark.spark
def test_program_takes_the_name_of_a_catalog(spark, program, lake, monkeypatch, tmp_path, capsys):
    config = {"type": "sql", **lake.properties}
    monkeypatch.setattr(
        "pyiceberg.catalog._ENV_CONFIG",
        SimpleNamespace(get_catalog_config=lambda name: config if name == "prod" else None),
    )
    store = str(tmp_path / "store")
    try:
        assert program(["--catalog", "prod", "--save", "of_catalog", "--store", store]) == 0
        assert program(["index", "a", "--catalog", "prod", "--store", store]) == 0
        assert program(["c", "--catalog", "prod", "--save", "of_catalog"]) == 1
        assert program(["--save", "of_catalog"]) == 1
        saved = {row.table for row in spark.table("of_catalog.files").collect()}
    finally:
        spark.sql("DROP DATABASE of_catalog CASCADE")
    first, second, third, fourth = capsys.readouterr().err.splitlines()
    assert first.startswith("arrowmeta: 3 tables saved into of_catalog, 0 of them unchanged")
    assert second.startswith("arrowmeta: 2 tables: 0 manifests decoded")
    assert "catalog prod" in third
    assert fourth.endswith("no warehouse given: name a directory, or a catalog")
    assert saved == {"a.one", "a.two", "b.three"}


@pytest.mark.spark
def test_catalog_that_does_not_answer_fails(spark):
    def fail(_):
        raise ConnectionRefusedError("the catalog is down")

    catalog = SimpleNamespace(get_table=None, list_databases=lambda: ["db"], list_tables=fail)
    with pytest.raises(arrowmeta.StorageError, match="the catalog is down"):
        warehouse(spark, relations=["files", "damage"], catalog=catalog)


@pytest.mark.spark
def test_tables_of_a_pypaimon_catalog_are_read_at_their_branch(spark, tmp_path):
    keyed, branched = DATA / "pk_deletion_vectors", DATA / "pk_tags_branches"
    places = {"db.a": (keyed, "main"), "db.b": (branched, "b1")}

    def get_table(identifier):
        if identifier not in places:
            raise TypeError("no such plugin")
        place, branch = places[identifier]
        return SimpleNamespace(table_path=place, file_io=None, current_branch=lambda: branch)

    tables = ["a", "b"]
    catalog = SimpleNamespace(
        warehouse=tmp_path / "wh",
        get_table=get_table,
        list_databases=lambda: ["db"],
        list_tables=lambda _: tables,
    )
    frames = warehouse(spark, relations=["files", "damage"], catalog=catalog)
    assert frames["damage"].count() == 0
    tables.append("c")  # which no metadata explains
    with pytest.raises(PythonException, match=r"db\.c of .* TypeError: no such plugin"):
        warehouse(spark, relations=["damage"], catalog=catalog)
    rows = Counter(row.table for row in frames["files"].collect())
    branch = arrowmeta.open(branched, ref="b1").files().num_rows
    assert branch != open_moved(branched).files().num_rows
    assert rows == {"db.a": arrowmeta.open(keyed).files().num_rows, "db.b": branch}


@pytest.mark.spark
def test_vended_credentials_reach_executors_and_are_not_shown(spark, s3, tmp_path, capsys):
    clients = pytest.importorskip("pyiceberg.catalog")
    name = "iceberg_v2_position_deletes"
    metadata = DATA / name / "metadata" / "v9.metadata.json"
    place = f"s3://{s3.upload(DATA / name, 'catalogs/t')}/metadata/v9.metadata.json"
    vended = storage_options(s3.endpoint)
    tables = {"t": metadata, "gone": metadata}
    places = {"t": place, "gone": place.replace("v9", "v99")}
    with rest_catalog(tables, vended=vended, locations=places) as uri:
        catalog = clients.load_catalog("prod", uri=uri, type="rest", token="T0KEN")
        given = {"catalog": catalog, "allow_moved_paths": True}
        frames = warehouse(spark, "db", ["files", "damage"], **given)
        indexed = index(spark, None, store=tmp_path / "store", **given)
    expected = open_moved(metadata).files()
    frames["files"].explain(extended=True)
    damage = frames["damage"].collect()
    assert frames["files"].count() == expected.num_rows
    assert [row.table for row in damage] == ["db.gone"]
    assert indexed["decoded_manifest_count"].to_pylist()[1] > 0
    files = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    shown = [*capsys.readouterr(), *map(repr, (damage, indexed.to_pylist()))]
    for secret in (SECRET_KEY, "T0KEN"):
        assert not [text for text in shown if secret in text]
        assert not [content for content in files if secret.encode() in content]


def test_vended_options_are_not_those_of_the_store(monkeypatch):
    # Such credentials are for the table only.
    table = SimpleNamespace(
        metadata_location="s3://b/db/t/metadata/v1.metadata.json",
        io=SimpleNamespace(properties={"s3.session-token": "T0KEN", "s3.region": "vended"}),
    )
    catalog = SimpleNamespace(
        load_table=lambda _: table,
        list_namespaces=lambda above: [] if above else [("db",)],
        list_tables=lambda _: [("db", "t")],
    )
    options = {"catalog": catalog, "storage_options": {"s3.region": "mine"}, "store": "s3://b/s"}
    opener = Tables.of(options, None)
    (row,) = opener.listed(0).to_pylist()
    opening = pickle.loads(pickle.dumps(opener)).opening_of(row)
    assert "T0KEN" not in repr(opener)
    given = []

    def hear(*those):
        given.extend(those)
        return SimpleNamespace(is_local=True)

    monkeypatch.setattr("arrowmeta.tables.locate.Storage.open", hear)
    opening.storage()
    assert given[-1].storage_options == {"s3.session-token": "T0KEN", "s3.region": "mine"}
    monkeypatch.setattr("arrowmeta.model.store_file.Folder.at", hear)
    monkeypatch.setattr("arrowmeta.model.store_entries.EntryStore", lambda *_: None)
    opening._store()
    assert given[-1].storage_options == {"s3.region": "mine"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({}, "no warehouse given: name a directory, or a catalog"),
        ({"catalog": 3}, "int is not a catalog"),
        ({"warehouse": "nowhere", "catalog": "lake"}, "nowhere of catalog prod: not found"),
        ({"catalog": "lake", "threads": 0}, "threads must be an integer >= 1, got"),
    ],
)
def test_invalid_catalog_arguments_raise_usage_error(lake, arguments, complaint):
    if arguments.get("catalog") == "lake":
        arguments = arguments | {"catalog": lake}
    with pytest.raises(arrowmeta.UsageError, match=complaint):
        warehouse(session(), **arguments)

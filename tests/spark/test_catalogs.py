"""Warehouses that are tables of a catalog: of PyIceberg's SQL and REST catalogs, and pypaimon."""

import pickle
from pathlib import Path
from types import SimpleNamespace

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.spark import index, warehouse
from arrowmeta.spark.export import export
from arrowmeta.spark.warehouse import Opener
from tests.bundled import DATA
from tests.rest_catalog import rest_catalog
from tests.s3.client import SECRET_KEY, storage_options
from tests.spark.growing import GrowingTable
from tests.spark.outputs import rows_in, rows_of
from tests.spark.rounds import Settings
from tests.spark.warehouses import open_moved

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

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


@pytest.fixture
def configured(lake, monkeypatch):
    """The catalog, configured by name."""
    config = {"type": "sql", **lake.properties}
    monkeypatch.setattr(
        "pyiceberg.catalog._ENV_CONFIG",
        SimpleNamespace(get_catalog_config=lambda name: config if name == "prod" else None),
    )


def _damage(catalog, name):
    """Damage the metadata of a table; return what mends it."""
    path = Path(catalog.load_table(name).metadata_location.removeprefix("file://"))
    whole = path.read_text()
    path.write_text("{")
    return lambda: path.write_text(whole)


def _outcomes(answer):
    return {row["name"]: (row["outcome"], row["decoded"]) for row in answer.to_pylist()}


def _names(tmp_path):
    rows = pq.read_table(tmp_path / "out" / "versions" / "versions.parquet")
    return set(rows["name"].to_pylist())


@pytest.mark.spark
def test_tables_of_a_catalog_are_loaded_by_their_identifiers(spark, lake):
    _damage(lake, "a.two")
    frames = warehouse(spark, relations=["files", "snapshots", "damage"], catalog=lake)
    paths = {row.table: row.file_path for row in frames["files"].collect()}
    for name in ("a.one", "b.three"):
        table = arrowmeta.open(name, catalog=lake)
        assert [paths.pop(name)] == table.files()["file_path"].to_pylist()
    assert not paths
    assert {row.table for row in frames["snapshots"].collect()} == {"a.one", "b.three"}
    (damage,) = frames["damage"].collect()
    assert (damage.table, damage.kind) == ("a.two", "table")
    assert damage.path == "a.two of catalog prod"
    assert damage.reason.startswith("CorruptMetadataError: 1 validation error")
    below = warehouse(spark, "b", ["files"], catalog=lake)["files"]
    assert [row.table for row in below.collect()] == ["b.three"]


@pytest.mark.spark
@pytest.mark.usefixtures("configured")
def test_program_takes_the_name_of_a_catalog(program, tmp_path, capsys):
    out, store = str(tmp_path / "out"), str(tmp_path / "store")
    assert program(["--catalog", "prod", "--output", out]) == 0
    assert program(["index", "a", "--catalog", "prod", "--store", store]) == 0
    assert program(["c", "--catalog", "prod", "--output", out]) == 1
    assert program(["--output", out]) == 1
    first, second, third, fourth = capsys.readouterr().err.splitlines()
    assert first.startswith("arrowmeta: 3 tables: 3 written, 0 unchanged, 0 failed; 3 manifests")
    assert second.startswith("arrowmeta: 2 tables: 2 manifests decoded")
    assert "catalog prod" in third
    assert fourth.endswith("no warehouse given: name a directory, or a catalog")
    assert set(rows_in(tmp_path / "out", "files")) == {"a.one", "a.two", "b.three"}


@pytest.mark.spark
def test_export_of_a_catalog_is_brought_up_to_date(export_here, lake, tmp_path):
    assert set(_outcomes(export_here(None, catalog=lake)).values()) == {("written", 1)}
    expected = {"a.one": ("unchanged", 0), "a.two": ("unchanged", 0), "b.three": ("unchanged", 0)}
    assert _outcomes(export_here(None, catalog=lake)) == expected

    # Each commit writes another metadata file, which the catalog points to.
    lake.load_table("a.one").append(ROWS)
    with lake.load_table("b.three").transaction() as transaction:
        transaction.set_properties(owner="somebody")
    assert _outcomes(export_here(None, catalog=lake)) == expected | {"a.one": ("written", 1)}
    for name in expected:
        assert rows_in(tmp_path / "out", "files")[name] == rows_of(
            lake.load_table(name).metadata_location, "files"
        )

    lake.drop_table("a.two")  # its files stay
    del expected["a.two"]
    assert _outcomes(export_here(None, catalog=lake)) == expected
    assert set(rows_in(tmp_path / "out", "files")) == _names(tmp_path) == set(expected)
    assert len(list((tmp_path / "out" / "_entries" / "tables").iterdir())) == 2


@pytest.mark.spark
def test_table_that_fails_keeps_its_rows_and_stored_manifests(export_here, lake, tmp_path):
    export_here(None, catalog=lake)
    before = rows_in(tmp_path / "out", "files")
    stored = sorted((tmp_path / "out" / "_entries").rglob("*.parquet"))
    mend = _damage(lake, "a.one")
    for _ in range(2):
        answer = export_here(None, catalog=lake)
        assert _outcomes(answer)["a.one"] == ("failed", 0)
        assert answer["damage"].to_pylist() == [1, 0, 0]
        assert len(rows_in(tmp_path / "out", "damage")["a.one"]) == 1
        assert rows_in(tmp_path / "out", "files") == before
    mend()
    assert _outcomes(export_here(None, catalog=lake))["a.one"] == ("written", 0)
    assert rows_in(tmp_path / "out", "damage") == {}
    assert rows_in(tmp_path / "out", "files") == before
    assert sorted((tmp_path / "out" / "_entries").rglob("*.parquet")) == stored


@pytest.mark.spark
def test_catalog_that_does_not_answer_removes_nothing(export_here, lake, tmp_path, monkeypatch):
    export_here(None, catalog=lake)
    before, names = rows_in(tmp_path / "out", "files"), _names(tmp_path)

    def fail(_):
        raise ConnectionRefusedError("the catalog is down")

    for what in ("list_namespaces", "list_tables"):
        with monkeypatch.context() as patch:
            patch.setattr(lake, what, fail)
            with pytest.raises(arrowmeta.StorageError, match="the catalog is down"):
                export_here(None, catalog=lake)
    with monkeypatch.context() as patch:
        patch.setattr(lake, "list_tables", lambda _: [])
        with pytest.raises(arrowmeta.UsageError, match=r"catalog prod has no table, but .* 3 tab"):
            export_here(None, catalog=lake)
    assert rows_in(tmp_path / "out", "files") == before
    assert _names(tmp_path) == names


@pytest.mark.spark
def test_output_of_another_catalog_or_namespace_is_refused(export_here, lake, tmp_path):
    # Otherwise each export would remove the tables of the other.
    export_here(None, catalog=lake)
    for other, options, place in (
        ("a", {"catalog": lake}, "the namespace a of catalog prod"),
        (tmp_path / "lake", {}, f"the warehouse {tmp_path}/lake"),
    ):
        with pytest.raises(arrowmeta.UsageError, match=f"of catalog prod: .* output for {place}"):
            export_here(other, **options)
    assert set(rows_in(tmp_path / "out", "files")) == {"a.one", "a.two", "b.three"}


@pytest.mark.spark
def test_tables_of_a_pypaimon_catalog_are_exported_at_their_branch(export_here, tmp_path):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t", 9)
    branched = DATA / "pk_tags_branches"

    def get_table(identifier):
        place, branch = growing.location, "main"
        if identifier == "db.b":
            place, branch = branched, "b1"
        if identifier == "db.c":
            raise TypeError("no such plugin")
        return SimpleNamespace(table_path=place, file_io=None, current_branch=lambda: branch)

    catalog = SimpleNamespace(
        warehouse=tmp_path / "wh",
        get_table=get_table,
        list_databases=lambda: ["db"],
        list_tables=lambda _: ["a", "b", "c"],
    )
    answer = export_here(None, catalog=catalog)
    assert answer["outcome"].to_pylist() == ["written", "written", "failed"]
    (damage,) = rows_in(tmp_path / "out", "damage")["db.c"]
    assert "db.c of catalog" in damage
    assert "cannot be loaded: TypeError: no such plugin" in damage
    rows = rows_in(tmp_path / "out", "files")
    assert rows["db.a"] == rows_of(growing.location, "files")
    branch = arrowmeta.open(branched, ref="b1")
    assert len(rows["db.b"]) == branch.files().num_rows != open_moved(branched).files().num_rows
    growing.show(10)
    assert export_here(None, catalog=catalog)["outcome"].to_pylist()[:2] == ["written", "unchanged"]
    assert rows_in(tmp_path / "out", "files")["db.a"] == rows_of(growing.location, "files")


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
        given = {
            "catalog": clients.load_catalog("prod", uri=uri, type="rest", token="T0KEN"),
            "allow_moved_paths": True,
        }
        frames = warehouse(spark, "db", ["files", "damage"], **given)
        indexed = index(spark, None, store=tmp_path / "store", **given)
        exported = export(spark, "db", tmp_path / "out", **given)
    expected = open_moved(metadata).files()
    frames["files"].explain(extended=True)
    damage = frames["damage"].collect()
    assert frames["files"].count() == expected.num_rows
    assert [row.table for row in damage] == ["db.gone"]
    assert indexed["decoded_manifest_count"].to_pylist()[1] > 0
    assert exported["outcome"].to_pylist() == ["failed", "written"]
    assert len(rows_in(tmp_path / "out", "files")["db.t"]) == expected.num_rows
    files = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    shown = [*capsys.readouterr(), *map(repr, (damage, indexed.to_pylist(), exported.to_pylist()))]
    for secret in (SECRET_KEY, "T0KEN"):
        assert not [text for text in shown if secret in text]
        assert not [content for content in files if secret.encode() in content]


def test_vended_options_are_not_those_of_the_store(tmp_path, monkeypatch):
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
    opener = Opener.of(options, None)
    (row,) = opener.listed(0).to_pylist()
    opening = pickle.loads(pickle.dumps(opener)).opening_of(row)
    assert "T0KEN" not in repr(opener)
    given = []
    monkeypatch.setattr("arrowmeta.tables.locate.Storage.open", lambda *those: given.extend(those))
    opening.storage()
    assert given[-1].storage_options == {"s3.session-token": "T0KEN", "s3.region": "mine"}
    monkeypatch.setattr(
        "arrowmeta.model.store_file.Folder.at",
        lambda *those: given.extend(those) or SimpleNamespace(is_local=True),
    )
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
        warehouse(SimpleNamespace(conf=Settings()), **arguments)

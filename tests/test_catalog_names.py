"""Tables opened by catalog identifier: PyIceberg SQL and REST catalogs, and pypaimon."""

import json
from pathlib import Path
from types import SimpleNamespace

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.bundled import DATA
from tests.iceberg.tables import metadata_json, write
from tests.rest_catalog import rest_catalog
from tests.s3.client import storage_options


@pytest.fixture(autouse=True, scope="module")
def _pyiceberg():
    """Imported late: each worker collects all modules."""
    pytest.importorskip("pyiceberg.catalog.sql")


@pytest.fixture
def sql_catalog(tmp_path):
    from pyiceberg.catalog.sql import SqlCatalog

    catalog = SqlCatalog(
        "prod", uri=f"sqlite:///{tmp_path}/catalog.db", warehouse=tmp_path.as_uri()
    )
    catalog.create_namespace("db")
    catalog.create_namespace(("db", "inner"))
    rows = pa.table({"id": pa.array([1, 2], pa.int64())})
    catalog.create_table("db.orders", rows.schema).append(rows)
    catalog.create_table("db.inner.empty", rows.schema)
    yield catalog
    catalog.close()


def test_open_and_connect_accept_catalog_identifiers(sql_catalog):
    table = arrowmeta.open("db.orders", catalog=sql_catalog)
    assert table.files(columns=["record_count"]).to_pylist() == [{"record_count": 2}]
    with arrowmeta.connect(o="db.orders", catalog=sql_catalog) as con:
        assert con.sql("SELECT sum(record_count) FROM o.files").fetchall() == [(2,)]


def test_discover_lists_tables_of_a_catalog_or_one_namespace(sql_catalog):
    found = arrowmeta.discover(catalog=sql_catalog)
    assert found["name"].to_pylist() == ["db.inner.empty", "db.orders"]
    assert found["error"].null_count == 2
    assert found["snapshot_id"][1].as_py() is not None
    below = arrowmeta.discover("db.inner", catalog=sql_catalog)
    assert below["name"].to_pylist() == ["db.inner.empty"]


@pytest.mark.parametrize("identifier", ["db.nothing", "nowhere.orders"])
def test_unknown_catalog_identifier_raises_not_a_table_error(sql_catalog, identifier):
    with pytest.raises(arrowmeta.NotATableError, match=f"{identifier} of catalog prod: not found"):
        arrowmeta.open(identifier, catalog=sql_catalog)


def test_invalid_catalog_or_identifier_raises_usage_error(sql_catalog):
    with pytest.raises(arrowmeta.UsageError, match="int is not a catalog"):
        arrowmeta.open("db.orders", catalog=3)
    with pytest.raises(arrowmeta.UsageError, match="needs an identifier"):
        arrowmeta.open(Path("orders"), catalog=sql_catalog)
    with pytest.raises(arrowmeta.UsageError, match="no catalog 'nowhere'"):
        arrowmeta.open("db.orders", catalog="nowhere")
    with pytest.raises(arrowmeta.UsageError, match="a directory, or a catalog"):
        arrowmeta.discover()


@pytest.fixture
def rest_tables(tmp_path):
    """Some tables, one of them damaged."""
    paths = {name: write(tmp_path / name, "v1.metadata.json", metadata_json()) for name in "abcde"}
    damaged = json.loads(paths["d"].read_text())
    damaged["current-snapshot-id"] = 77
    paths["d"].write_text(json.dumps(damaged))
    return paths


def test_catalog_name_is_looked_up_in_the_pyiceberg_configuration(rest_tables, monkeypatch):
    with rest_catalog(rest_tables) as uri:
        monkeypatch.setattr(
            "pyiceberg.catalog._ENV_CONFIG",
            SimpleNamespace(get_catalog_config=lambda name: {"uri": uri, "type": "rest"}),
        )
        assert arrowmeta.open("db.a", catalog="prod").snapshot_id == 2


def test_discover_reports_damaged_denied_and_unresponsive_tables(rest_tables):
    from pyiceberg.catalog import load_catalog

    with rest_catalog(rest_tables, silent=frozenset("b"), denied="c") as uri:
        catalog = load_catalog("rest", uri=uri, type="rest")
        found = arrowmeta.discover(catalog=catalog, request_timeout=2)
        with pytest.raises(arrowmeta.StorageError, match="access is denied") as denied:
            arrowmeta.open("db.c", catalog=catalog)
        with pytest.raises(arrowmeta.StorageError, match=r"no answer within 0\.5 s") as silent:
            arrowmeta.open("db.b", catalog=catalog, request_timeout=0.5)
    errors = dict(zip(found["name"].to_pylist(), found["error"].to_pylist(), strict=True))
    assert "no answer within 2 s" in errors["db.b"]
    assert "access is denied" in errors["db.c"]
    assert errors["db.d"] is not None
    assert errors["db.a"] is errors["db.e"] is None
    assert pc.sum(pc.equal(found["snapshot_id"], 2)).as_py() >= 2
    assert denied.value.kind == "denied"
    assert silent.value.kind == "unavailable"


def test_tables_that_the_library_cannot_load_do_not_hide_others(sql_catalog):
    names = ["db.lost", "db.odd", "db.zipped"]
    for name in names:
        sql_catalog.create_table(name, pa.schema([("id", pa.int64())]))
    lost, odd, zipped = (
        Path(sql_catalog.load_table(name).metadata_location.removeprefix("file://"))
        for name in names
    )
    lost.unlink()
    odd.write_text(odd.read_text().replace('"schemas":[', '"schemas":"S3CR3T","other":['))
    zipped.write_bytes(b"\x1f\x8b")
    rows = {row["name"]: row for row in arrowmeta.discover(catalog=sql_catalog).to_pylist()}
    assert rows["db.orders"]["error"] is rows["db.inner.empty"]["error"] is None
    assert "cannot be loaded: FileNotFoundError" in rows["db.lost"]["error"]
    assert rows["db.odd"]["error"] == (
        "CorruptMetadataError: db.odd of catalog prod: "
        "1 validation error for TableMetadataWrapper 2.schemas Input should be a valid array"
    )
    assert "db.zipped of catalog prod" in rows["db.zipped"]["error"]
    with pytest.raises(arrowmeta.CorruptMetadataError, match=r"db\.odd of catalog prod: 1 valid"):
        arrowmeta.open("db.odd", catalog=sql_catalog)


def test_errors_of_catalogs_hide_their_credentials():
    def fail(*_):
        raise ConnectionError("http://me:pa55@host/v1?token=T0KEN refused the token T0KEN")

    catalog = SimpleNamespace(
        name="prod", properties={"token": "T0KEN"}, load_table=fail, list_namespaces=fail
    )
    for ask in (
        lambda: arrowmeta.open("db.t", catalog=catalog, request_timeout=0.2),
        lambda: arrowmeta.discover(catalog=catalog, request_timeout=0.2),
    ):
        with pytest.raises(
            arrowmeta.StorageError, match=r"http://host/v1 refused the token \*\*\*"
        ):
            ask()


def test_files_are_read_with_credentials_vended_by_the_catalog(s3, data):
    """Only the catalog provides storage credentials, and it requires a login itself."""
    from pyiceberg.catalog import load_catalog

    name = "iceberg_v2_position_deletes"
    location = f"s3://{s3.upload(data / name, 'catalog/vended')}/metadata/v9.metadata.json"
    tables = {"t": data / name / "metadata" / "v9.metadata.json"}
    given = {"vended": storage_options(s3.endpoint), "locations": {"t": location}}
    with rest_catalog(tables, credential="ID:SECRET", **given) as uri:
        login = {"credential": "ID:SECRET", "oauth2-server-uri": f"{uri}/v1/oauth/tokens"}
        catalog = load_catalog("prod", uri=uri, type="rest", **login)
        table = arrowmeta.open("db.t", catalog=catalog, allow_moved_paths=True)
        assert table.files().num_rows > 0
        assert table.complete
        assert arrowmeta.discover(catalog=catalog)["error"].null_count == 1


def test_tables_of_a_pypaimon_catalog_are_opened_and_discovered():
    class TableNotExistException(Exception):  # noqa: N818
        """Like the exception of pypaimon."""

    def get_table(identifier):
        name = identifier.removeprefix("db.")
        if not (DATA / name).exists():
            raise TableNotExistException(identifier)
        return SimpleNamespace(table_path=str(DATA / name), file_io=None)

    catalog = SimpleNamespace(
        get_table=get_table,
        list_databases=lambda: ["db"],
        list_tables=lambda database: ["pk_all_types", "append_snappy"],
    )
    assert arrowmeta.open("db.pk_all_types", catalog=catalog).snapshot_id == 5
    found = arrowmeta.discover(catalog=catalog)
    assert found["name"].to_pylist() == ["db.append_snappy", "db.pk_all_types"]
    assert found["format"].to_pylist() == ["paimon", "paimon"]
    with pytest.raises(arrowmeta.NotATableError, match=r"db\.nothing"):
        arrowmeta.open("db.nothing", catalog=catalog)


@pytest.fixture
def configured(sql_catalog, tmp_path, monkeypatch):
    """The catalog, configured by name in the environment."""
    config = {"type": "sql", **sql_catalog.properties}
    monkeypatch.setattr(
        "pyiceberg.catalog._ENV_CONFIG",
        SimpleNamespace(get_catalog_config=lambda name: config if name == "prod" else None),
    )


@pytest.mark.usefixtures("configured")
def test_every_command_accepts_catalog_identifiers(capsys):
    def run(*words):
        code = main([*words, "--catalog", "prod"])
        return code, capsys.readouterr().out

    code, out = run("files", "db.orders", "-o", "ndjson")
    assert code == 0
    assert json.loads(out)["record_count"] == 2
    assert run("scan", "-o", "ndjson")[1].count("\n") == 2
    assert run("scan", "db.inner", "-o", "ndjson")[1].count("\n") == 1
    assert run("check", "db", "-o", "junit")[1].count("<testsuite ") == 2
    assert run("compare", "db.orders", "db.orders")[0] == 0
    code, out = run("sql", "o=db.orders", "SELECT count(*) AS n FROM o.files", "-o", "ndjson")
    assert json.loads(out) == {"n": 1}
    assert run("describe", "db.orders")[0] == 0


@pytest.mark.usefixtures("configured")
def test_commands_report_unknown_catalog_identifiers(capsys):
    assert main(["files", "db.nothing", "--catalog", "prod"]) == 1
    assert "db.nothing of catalog prod: not found" in capsys.readouterr().err
    assert main(["files", "orders", "--catalog", "prod"]) == 1
    assert "NAMESPACE.TABLE" in capsys.readouterr().err
    assert main(["scan"]) == 1
    assert "a directory, or a catalog" in capsys.readouterr().err

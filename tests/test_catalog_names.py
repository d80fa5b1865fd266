"""Tables of catalogs and of other libraries: PyIceberg SQL and REST catalogs, and pypaimon."""

import json
import shutil
from pathlib import Path
from types import SimpleNamespace

import duckdb
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.fs as pafs
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import NotATableError, SnapshotNotFoundError, StorageError, UsageError
from tests.bundled import DATA
from tests.iceberg.tables import metadata_json, write
from tests.refusals import refuses
from tests.rest_catalog import rest_catalog
from tests.s3.client import storage_options

# -- Tables of a catalog, by their identifiers


@pytest.fixture
def sql_catalog(tmp_path, monkeypatch):
    """A catalog with two tables, which PyIceberg's configuration names `prod`."""
    sql = pytest.importorskip("pyiceberg.catalog.sql")  # late: each worker collects all modules
    uri, warehouse = f"sqlite:///{tmp_path}/catalog.db", tmp_path.as_uri()
    catalog = sql.SqlCatalog("prod", uri=uri, warehouse=warehouse)
    catalog.create_namespace("db")
    catalog.create_namespace(("db", "inner"))
    rows = pa.table({"id": pa.array([1, 2], pa.int64())})
    catalog.create_table("db.orders", rows.schema).append(rows)
    catalog.create_table("db.inner.empty", rows.schema)
    config = {"type": "sql", **catalog.properties}
    configured(monkeypatch, {"prod": config})
    yield catalog
    catalog.close()


def configured(monkeypatch, catalogs):
    config = SimpleNamespace(get_catalog_config=catalogs.get)
    monkeypatch.setattr("pyiceberg.catalog._ENV_CONFIG", config)


def test_tables_of_a_catalog_are_opened_connected_and_discovered(sql_catalog):
    table = arrowmeta.open("db.orders", catalog=sql_catalog)
    assert table.files(columns=["record_count"]).to_pylist() == [{"record_count": 2}]
    with arrowmeta.connect(o="db.orders", catalog=sql_catalog) as con:
        assert con.sql("SELECT sum(record_count) FROM o.files").fetchall() == [(2,)]
    found = arrowmeta.discover(catalog=sql_catalog)
    assert found["name"].to_pylist() == ["db.inner.empty", "db.orders"]
    assert found["error"].null_count == 2
    assert found["snapshot_id"][1].as_py() is not None
    below = arrowmeta.discover("db.inner", catalog=sql_catalog)
    assert below["name"].to_pylist() == ["db.inner.empty"]
    for name in ("db.nothing", "nowhere.orders"):
        said = f"{name} of catalog prod: not found"
        refuses(NotATableError, said, arrowmeta.open, name, catalog=sql_catalog)
    refuses(UsageError, "int is not a catalog", arrowmeta.open, "db.orders", catalog=3)
    said = "needs an identifier"
    refuses(UsageError, said, arrowmeta.open, Path("orders"), catalog=sql_catalog)
    refuses(UsageError, "no catalog 'nowhere'", arrowmeta.open, "db.orders", catalog="nowhere")
    refuses(UsageError, "a directory, or a catalog", arrowmeta.discover)


@pytest.mark.usefixtures("sql_catalog")
def test_every_command_accepts_catalog_identifiers(capsys):
    def run(*words, code=0):
        assert main([*words, "--catalog", "prod"]) == code
        return "".join(capsys.readouterr())

    assert json.loads(run("files", "db.orders", "-o", "ndjson"))["record_count"] == 2
    assert run("scan", "-o", "ndjson").count("\n") == 2
    assert run("scan", "db.inner", "-o", "ndjson").count("\n") == 1
    assert run("check", "db", "-o", "junit").count("<testsuite ") == 2
    run("compare", "db.orders", "db.orders")
    query = "SELECT count(*) AS n FROM o.files"
    assert json.loads(run("sql", "o=db.orders", query, "-o", "ndjson")) == {"n": 1}
    run("describe", "db.orders")
    assert "db.nothing of catalog prod: not found" in run("files", "db.nothing", code=1)
    assert "NAMESPACE.TABLE" in run("files", "orders", code=1)
    assert main(["scan"]) == 1
    assert "a directory, or a catalog" in capsys.readouterr().err


@pytest.fixture
def rest_tables(tmp_path):
    """Some tables, one of them damaged."""
    pytest.importorskip("pyiceberg.catalog.rest")
    paths = {name: write(tmp_path / name, "v1.metadata.json", metadata_json()) for name in "abcde"}
    damaged = json.loads(paths["d"].read_text()) | {"current-snapshot-id": 77}
    paths["d"].write_text(json.dumps(damaged))
    return paths


def test_damaged_denied_and_unresponsive_tables_do_not_hide_others(rest_tables, monkeypatch):
    from pyiceberg.catalog import load_catalog

    with rest_catalog(rest_tables, silent=frozenset("b"), denied="c") as uri:
        configured(monkeypatch, {"prod": {"uri": uri, "type": "rest"}})
        assert arrowmeta.open("db.a", catalog="prod").snapshot_id == 2
        catalog = load_catalog("rest", uri=uri, type="rest")
        found = arrowmeta.discover(catalog=catalog, request_timeout=2)
        given = {"catalog": catalog, "request_timeout": 0.5}
        denied = refuses(StorageError, "access is denied", arrowmeta.open, "db.c", **given)
        said = r"no answer within 0\.5 s"
        silent = refuses(StorageError, said, arrowmeta.open, "db.b", **given)
    assert (denied.kind, silent.kind) == ("denied", "unavailable")
    errors = dict(zip(found["name"].to_pylist(), found["error"].to_pylist(), strict=True))
    assert "no answer within 2 s" in errors["db.b"]
    assert "access is denied" in errors["db.c"]
    assert errors["db.d"] is not None
    assert errors["db.a"] is errors["db.e"] is None
    assert pc.sum(pc.equal(found["snapshot_id"], 2)).as_py() >= 2


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
    error, said = arrowmeta.CorruptMetadataError, r"db\.odd of catalog prod: 1 valid"
    refuses(error, said, arrowmeta.open, "db.odd", catalog=sql_catalog)


def test_errors_of_catalogs_hide_their_credentials():
    def fail(*_):
        raise ConnectionError("http://me:pa55@host/v1?token=T0KEN refused the token T0KEN")

    catalog = SimpleNamespace(
        name="prod", properties={"token": "T0KEN"}, load_table=fail, list_namespaces=fail
    )
    given, said = {"catalog": catalog, "request_timeout": 0.2}, r"http://host/v1 refused the .*\*"
    refuses(StorageError, said, arrowmeta.open, "db.t", **given)
    refuses(StorageError, said, arrowmeta.discover, **given)


def test_files_are_read_with_credentials_vended_by_the_catalog(s3):
    """Only the catalog provides storage credentials, and it requires a login itself."""
    pytest.importorskip("pyiceberg.catalog.rest")
    from pyiceberg.catalog import load_catalog

    place = DATA / "iceberg_v2_position_deletes"
    location = f"s3://{s3.upload(place, 'catalog/vended')}/metadata/v9.metadata.json"
    tables = {"t": place / "metadata" / "v9.metadata.json"}
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
    refuses(NotATableError, r"db\.nothing", arrowmeta.open, "db.nothing", catalog=catalog)


# -- Tables of PyIceberg and pypaimon, with their filesystems


def of_pyiceberg(path, **io):
    return SimpleNamespace(metadata_location=path and str(path), io=SimpleNamespace(**io))


def of_pypaimon(path, branch="main", **file_io):
    io = SimpleNamespace(**file_io)
    return SimpleNamespace(table_path=str(path), file_io=io, current_branch=lambda: branch)


@pytest.fixture
def metadata_path(tmp_path):
    return write(tmp_path, "v1.metadata.json", metadata_json())


def test_pyiceberg_table_is_read_with_its_own_filesystem(metadata_path, tmp_path):
    asked = []

    def fs_by_scheme(scheme, host):
        asked.append((scheme, host))
        return pafs.LocalFileSystem()

    for path in (metadata_path, metadata_path.as_uri(), f"file:{metadata_path}"):
        table = arrowmeta.from_pyiceberg(of_pyiceberg(path, fs_by_scheme=fs_by_scheme))
        assert (table.format, table.snapshot_id) == ("iceberg", 2)
    assert asked == [("file", None)] * 3
    write(tmp_path / "bucket" / "t", "v1.metadata.json", metadata_json())
    buckets = pafs.SubTreeFileSystem(str(tmp_path), pafs.LocalFileSystem())
    handed = of_pyiceberg(
        "s3://bucket/t/metadata/v1.metadata.json",
        fs_by_scheme=lambda scheme, host: {("s3", "bucket"): buckets}[scheme, host],
    )
    table = arrowmeta.from_pyiceberg(handed, snapshot_id=1)
    assert table.snapshot_id == 1
    assert table.resolve("s3://bucket/t/data/x") == "bucket/t/data/x"
    assert arrowmeta.from_pyiceberg(of_pyiceberg(metadata_path)).snapshot_id == 2
    said = "str has no metadata_location"
    refuses(UsageError, said, arrowmeta.from_pyiceberg, "db.orders")


def test_pypaimon_table_is_read_with_its_own_filesystem():
    handed = of_pypaimon(
        "oss://append_schema_evolution",
        filesystem=pafs.SubTreeFileSystem(str(DATA), pafs.LocalFileSystem()),
        to_filesystem_path=lambda path: path.removeprefix("oss://"),
    )
    table = arrowmeta.from_pypaimon(handed)
    assert (table.format, table.snapshot_id) == ("paimon", 7)
    path = DATA / "append_schema_evolution"
    assert arrowmeta.from_pypaimon(of_pypaimon(path), snapshot_id=2).snapshot_id == 2
    of_branch = of_pypaimon(path, branch="b1")
    refuses(SnapshotNotFoundError, "no branch 'b1'", arrowmeta.from_pypaimon, of_branch)
    refuses(UsageError, "int has no table_path", arrowmeta.from_pypaimon, 7)


def test_pypaimon_table_of_a_branch_has_snapshots_and_tags_of_the_branch(tmp_path):
    root = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "table")
    # A tag with the name of the branch is not the branch.
    shutil.copy(root / "tag" / "tag-t1", root / "tag" / "tag-b1")
    handed = of_pypaimon(root, branch="b1")
    branch, main_branch = arrowmeta.from_pypaimon(handed), arrowmeta.open(root)
    assert branch.snapshot_id == 3
    for snapshot_id in branch.snapshots()["snapshot_id"].to_pylist()[1:]:
        names = arrowmeta.from_pypaimon(handed, snapshot_id=snapshot_id).files("file_name")
        assert names.equals(branch.at(snapshot_id=snapshot_id).files("file_name"))
        assert not names.equals(main_branch.at(snapshot_id=snapshot_id).files("file_name"))
    said = "has no snapshot 6"
    refuses(SnapshotNotFoundError, said, arrowmeta.from_pypaimon, handed, snapshot_id=6)


def test_open_and_connect_accept_tables_of_other_libraries(metadata_path):
    iceberg, paimon = of_pyiceberg(metadata_path), of_pypaimon(DATA / "append_schema_evolution")
    assert arrowmeta.open(iceberg, snapshot_id=1).snapshot_id == 1
    assert arrowmeta.open(paimon, snapshot_id=2, format="paimon").snapshot_id == 2
    for table, latest in ((iceberg, 2), (paimon, 7)):
        with arrowmeta.connect(table) as con:
            assert con.execute("SELECT max(snapshot_id) FROM snapshots").fetchall() == [(latest,)]
    said = "format='paimon', but this is a table of"
    refuses(UsageError, said, arrowmeta.open, iceberg, format="paimon")
    filesystem = pafs.LocalFileSystem()
    refuses(UsageError, "leave out filesystem=", arrowmeta.open, iceberg, filesystem=filesystem)
    refuses(UsageError, "already open", arrowmeta.open, arrowmeta.open(iceberg))
    refuses(UsageError, "has no metadata_location", arrowmeta.open, of_pyiceberg(None))
    real = pytest.importorskip("pyiceberg.table").StaticTable.from_metadata(str(metadata_path))
    opened = arrowmeta.open(real)
    assert (opened.format, opened.snapshot_id) == ("iceberg", 2)


@pytest.mark.parametrize("format", ["iceberg", "paimon"])
def test_from_pyiceberg_and_from_pypaimon_take_the_options_of_open(metadata_path, tmp_path, format):
    if format == "iceberg":
        table, open_it = of_pyiceberg(metadata_path), arrowmeta.from_pyiceberg
    else:
        table, open_it = of_pypaimon(DATA / "append_snappy"), arrowmeta.from_pypaimon
    opened = open_it(
        table,
        request_timeout=7.0,
        connect_timeout=3.0,
        storage_options={"limits.json-bytes": "1000000"},
        allowed_roots=["s3://other"],
        store=tmp_path / "store",
        safe=True,
    )
    storage = opened.source.storage
    limits = storage.requests.limits
    assert (limits.request_timeout, limits.connect_timeout) == (7.0, 3.0)
    assert storage.options.number("limits.json-bytes", 5) == 1_000_000
    assert storage.allowed_roots == ("s3://other",)
    assert opened.source.store is not None
    refuses(UsageError, "safe SQL", opened.sql, "CREATE TABLE x (a INT)")


# -- Tables attached to a connection of the caller


def test_attach_adds_views_to_a_connection_and_leaves_its_database_as_it_is(tmp_path):
    table = arrowmeta.open(DATA / "pk_all_types")
    file = tmp_path / "own.duckdb"
    with duckdb.connect(file) as con:
        con.execute("CREATE SCHEMA mine; USE mine; CREATE TABLE levels AS SELECT 0 AS level")
        arrowmeta.attach(con, orders=table)
        joined = con.sql("SELECT file_path FROM orders.files JOIN levels USING (level)")
        wanted = table.files("file_path", where="level = 0")
        assert sorted(joined.fetchall()) == sorted((one,) for one in wanted[0].to_pylist())
        planned = con.sql("SELECT count(*) FROM orders.plan_files('k > 100')").fetchall()
        assert planned == [(len(table.plan("k > 100")),)]
        comments = "SELECT comment FROM duckdb_views() WHERE database_name = 'orders'"
        assert None not in {text for (text,) in con.sql(comments).fetchall()}
        con.execute("DETACH orders")
    with duckdb.connect(file) as con:
        names = con.sql("SELECT database_name, table_name FROM duckdb_tables()").fetchall()
        assert names == [("own", "levels")]
        assert not con.sql("FROM duckdb_views() WHERE NOT internal").fetchall()


def test_attach_replaces_only_views_that_were_attached():
    con, table = duckdb.connect(), arrowmeta.open(DATA / "pk_all_types")
    arrowmeta.attach(con, orders=DATA / "append_snappy")
    refuses(UsageError, "cannot be attached", arrowmeta.attach, con, orders=table)
    arrowmeta.attach(con, Orders=table, replace=True)
    assert con.sql("FROM orders.files").fetchall() == con.sql("FROM Orders.files").fetchall()
    assert con.sql("SELECT count(*) FROM orders.files").fetchall() == [(table.files().num_rows,)]
    con.execute("ATTACH ':memory:' AS own")
    refuses(UsageError, "cannot be attached", arrowmeta.attach, con, own=table, replace=True)
    con.execute("CREATE SCHEMA mine; ATTACH ':memory:' AS taken")
    for tables, said in (
        ({}, "attach needs a table"),
        ({"taken": table}, "already exists"),
        ({"mine": table}, "a schema has this name"),
        ({"temp": table}, "reserved"),
        ({"treads": 3}, "no option treads"),
        ({"t": arrowmeta.open(DATA / "pk_all_types", safe=True)}, "without safe"),
    ):
        refuses(UsageError, said, arrowmeta.attach, con, **tables)


def test_a_table_is_arrow_data_and_a_variable_for_duckdb():
    t = arrowmeta.open(DATA / "pk_all_types")
    assert pa.table(t).equals(t.files())
    assert duckdb.sql("SELECT count(*) FROM t WHERE level = 0").fetchall() == [(6,)]

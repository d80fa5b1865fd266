"""Tables of PyIceberg and pypaimon: opened at their location with their filesystem."""

import shutil
from types import SimpleNamespace

import duckdb
import pyarrow as pa
import pyarrow.fs as pafs
import pytest

import arrowmeta
from tests.bundled import DATA
from tests.iceberg.tables import metadata_json, write


def pyiceberg_table(path, io):
    return SimpleNamespace(metadata_location=path, io=io)


@pytest.fixture
def metadata_path(tmp_path):
    return write(tmp_path, "v1.metadata.json", metadata_json())


@pytest.mark.parametrize("spelled", [str, lambda path: path.as_uri(), lambda path: f"file:{path}"])
def test_pyiceberg_table_is_read_with_its_own_filesystem(metadata_path, spelled):
    asked = []

    def fs_by_scheme(scheme, host):
        asked.append((scheme, host))
        return pafs.LocalFileSystem()

    io = SimpleNamespace(fs_by_scheme=fs_by_scheme)
    table = arrowmeta.from_pyiceberg(pyiceberg_table(spelled(metadata_path), io))
    assert (table.format, table.snapshot_id) == ("iceberg", 2)
    assert asked == [("file", None)]


def test_pyiceberg_table_in_a_bucket_uses_the_filesystem_of_the_bucket(tmp_path):
    write(tmp_path / "bucket" / "t", "v1.metadata.json", metadata_json())
    buckets = pafs.SubTreeFileSystem(str(tmp_path), pafs.LocalFileSystem())
    io = SimpleNamespace(
        fs_by_scheme=lambda scheme, host: {("s3", "bucket"): buckets}[scheme, host]
    )
    table = arrowmeta.from_pyiceberg(
        pyiceberg_table("s3://bucket/t/metadata/v1.metadata.json", io), snapshot_id=1
    )
    assert table.snapshot_id == 1
    assert table.resolve("s3://bucket/t/data/x") == "bucket/t/data/x"


def test_pyiceberg_table_without_a_known_filesystem_is_opened_by_its_location(metadata_path):
    table = arrowmeta.from_pyiceberg(pyiceberg_table(str(metadata_path), SimpleNamespace()))
    assert table.snapshot_id == 2


def test_from_pyiceberg_refuses_other_objects():
    with pytest.raises(arrowmeta.UsageError, match="str has no metadata_location"):
        arrowmeta.from_pyiceberg("db.orders")


def pypaimon_table(path, file_io, branch="main"):
    return SimpleNamespace(table_path=path, file_io=file_io, current_branch=lambda: branch)


def test_pypaimon_table_is_read_with_its_own_filesystem(data):
    file_io = SimpleNamespace(
        filesystem=pafs.SubTreeFileSystem(str(data), pafs.LocalFileSystem()),
        to_filesystem_path=lambda path: path.removeprefix("oss://"),
    )
    table = arrowmeta.from_pypaimon(pypaimon_table("oss://append_schema_evolution", file_io))
    assert (table.format, table.snapshot_id) == ("paimon", 7)
    path = str(data / "append_schema_evolution")
    table = arrowmeta.from_pypaimon(pypaimon_table(path, SimpleNamespace()), snapshot_id=2)
    assert table.snapshot_id == 2
    with pytest.raises(arrowmeta.SnapshotNotFoundError, match="no branch 'b1'"):
        arrowmeta.from_pypaimon(pypaimon_table(path, SimpleNamespace(), branch="b1"))
    with pytest.raises(arrowmeta.UsageError, match="int has no table_path"):
        arrowmeta.from_pypaimon(7)


def test_pypaimon_table_of_a_branch_has_snapshots_and_tags_of_the_branch(tmp_path):
    root = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "table")
    # A tag with the name of the branch is not the branch.
    shutil.copy(root / "tag" / "tag-t1", root / "tag" / "tag-b1")
    handed = pypaimon_table(str(root), SimpleNamespace(), branch="b1")
    branch = arrowmeta.from_pypaimon(handed)
    assert branch.snapshot_id == 3
    main = arrowmeta.open(root)
    for snapshot_id in branch.snapshots()["snapshot_id"].to_pylist()[1:]:
        one = arrowmeta.from_pypaimon(handed, snapshot_id=snapshot_id)
        names = one.files(columns=["file_name"])
        assert names.equals(branch.at(snapshot_id=snapshot_id).files(columns=["file_name"]))
        assert not names.equals(main.at(snapshot_id=snapshot_id).files(columns=["file_name"]))
    with pytest.raises(arrowmeta.SnapshotNotFoundError, match="has no snapshot 6"):
        arrowmeta.from_pypaimon(handed, snapshot_id=6)


def test_open_and_connect_accept_tables_of_other_libraries(metadata_path, data):
    iceberg = pyiceberg_table(str(metadata_path), SimpleNamespace())
    paimon = pypaimon_table(str(data / "append_schema_evolution"), SimpleNamespace())
    assert arrowmeta.open(iceberg, snapshot_id=1).snapshot_id == 1
    assert arrowmeta.open(paimon, snapshot_id=2, format="paimon").snapshot_id == 2
    for table, latest in ((iceberg, 2), (paimon, 7)):
        with arrowmeta.connect(table) as con:
            assert con.execute("SELECT max(snapshot_id) FROM snapshots").fetchall() == [(latest,)]


def test_open_accepts_a_real_pyiceberg_table(metadata_path):
    table = pytest.importorskip("pyiceberg.table")
    opened = arrowmeta.open(table.StaticTable.from_metadata(str(metadata_path)))
    assert (opened.format, opened.snapshot_id) == ("iceberg", 2)


def test_options_that_contradict_a_table_of_another_library_are_refused(metadata_path):
    iceberg = pyiceberg_table(str(metadata_path), SimpleNamespace())
    with pytest.raises(arrowmeta.UsageError, match="format='paimon', but this is a table of"):
        arrowmeta.open(iceberg, format="paimon")
    with pytest.raises(arrowmeta.UsageError, match="leave out filesystem="):
        arrowmeta.open(iceberg, filesystem=pafs.LocalFileSystem())
    with pytest.raises(arrowmeta.UsageError, match="already open"):
        arrowmeta.open(arrowmeta.open(iceberg))
    with pytest.raises(arrowmeta.UsageError, match="has no metadata_location"):
        arrowmeta.open(pyiceberg_table(None, SimpleNamespace()))


@pytest.mark.parametrize("format", ["iceberg", "paimon"])
def test_from_pyiceberg_and_from_pypaimon_take_the_options_of_open(metadata_path, tmp_path, format):
    if format == "iceberg":
        table, open_it = pyiceberg_table(str(metadata_path), None), arrowmeta.from_pyiceberg
    else:
        table = pypaimon_table(str(DATA / "append_snappy"), SimpleNamespace())
        open_it = arrowmeta.from_pypaimon
    given = {
        "request_timeout": 7.0,
        "connect_timeout": 3.0,
        "storage_options": {"limits.json-bytes": "1000000"},
        "allowed_roots": ["s3://other"],
        "store": tmp_path / "store",
        "safe": True,
    }
    opened = open_it(table, **given)
    storage = opened.source.storage
    assert (storage.requests.limits.request_timeout, storage.requests.limits.connect_timeout) == (
        7.0,
        3.0,
    )
    assert storage.options.number("limits.json-bytes", 5) == 1_000_000
    assert storage.allowed_roots == ("s3://other",)
    assert opened.source.store is not None
    with pytest.raises(arrowmeta.UsageError, match="safe SQL"):
        opened.sql("CREATE TABLE x (a INT)")


def test_attach_adds_views_to_a_connection_and_leaves_its_database_as_it_is(data, tmp_path):
    table = arrowmeta.open(data / "pk_all_types")
    file = tmp_path / "own.duckdb"
    with duckdb.connect(file) as con:
        con.execute("CREATE SCHEMA mine")
        con.execute("USE mine")
        con.execute("CREATE TABLE levels AS SELECT 0 AS level")
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


def test_attach_replaces_views_that_were_attached(data):
    con = duckdb.connect()
    table = arrowmeta.open(data / "pk_all_types")
    arrowmeta.attach(con, orders=data / "append_snappy")
    with pytest.raises(arrowmeta.UsageError, match="cannot be attached"):
        arrowmeta.attach(con, orders=table)
    arrowmeta.attach(con, Orders=table, replace=True)
    assert con.sql("FROM orders.files").fetchall() == con.sql("FROM Orders.files").fetchall()
    (count,) = con.sql("SELECT count(*) FROM orders.files").fetchall()
    assert count == (table.files().num_rows,)
    con.execute("ATTACH ':memory:' AS own")
    with pytest.raises(arrowmeta.UsageError, match="cannot be attached"):
        arrowmeta.attach(con, own=table, replace=True)


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        ({}, "attach needs a table"),
        ({"taken": "pk_all_types"}, "already exists"),
        ({"mine": "pk_all_types"}, "a schema has this name"),
        ({"temp": "pk_all_types"}, "reserved"),
        ({"treads": 3}, "no option treads"),
    ],
)
def test_attach_refuses_names_that_the_connection_has(data, tables, said):
    with duckdb.connect() as con:
        con.execute("CREATE SCHEMA mine")
        con.execute("ATTACH ':memory:' AS taken")
        tables = {k: data / v if isinstance(v, str) else v for k, v in tables.items()}
        with pytest.raises(arrowmeta.UsageError, match=said):
            arrowmeta.attach(con, **tables)
        restricted = arrowmeta.open(data / "pk_all_types", safe=True)
        with pytest.raises(arrowmeta.UsageError, match="without safe"):
            arrowmeta.attach(con, t=restricted)


def test_a_table_is_arrow_data_and_a_variable_for_duckdb(data):
    t = arrowmeta.open(data / "pk_all_types")
    assert pa.table(t).equals(t.files())
    assert duckdb.sql("SELECT count(*) FROM t WHERE level = 0").fetchall() == [(6,)]

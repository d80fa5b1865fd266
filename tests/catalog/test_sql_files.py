"""The files of `sql/`, their objects, relations that DuckDB scans, and statistics."""

import errno
import shutil
import zipfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from email.message import Message
from importlib.util import cache_from_source
from pathlib import Path
from urllib.error import HTTPError

import duckdb
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.options import INTERNAL
from arrowmeta.model.reading import is_live
from arrowmeta.model.relations import BASE_RELATIONS
from arrowmeta.model.scan import Decoded
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import DECIDING_COLUMNS, SCHEMAS, base_schema
from arrowmeta.tables.macros import macro_relations
from arrowmeta.views import database
from arrowmeta.views.connection import Views, ViewSchemas, make_schemas
from arrowmeta.views.database import connect_sources
from arrowmeta.views.relation import LazyRelation, duckdb_errors
from arrowmeta.views.sql_files import (
    OBJECTS,
    PLANS,
    SqlText,
    check_names,
    columns_read,
    declarations,
    files_behind,
    sql_files,
    sql_folder,
)
from arrowmeta.views.statistics import ROOTS, _value_bytes, clustering, column_bytes
from tests.bundled import DATA
from tests.processes import run_python
from tests.refusals import refuses
from tests.sql.given_source import GivenSource
from tools.write_sql_objects import objects

# -- Texts of files


@pytest.mark.parametrize("name", ["each_field", "'each_field'", "each_field' AS x; SELECT '", '"'])
def test_partition_field_names_are_quoted_in_sql(name):
    head = "-- check: .\n-- For each: partition field.\n"
    view = "CREATE VIEW named AS\nSELECT each_field AS value, 'each_field' AS name FROM one"
    text = SqlText(head, view, "")
    with duckdb.connect() as session:
        session.execute(f"""CREATE TABLE one AS SELECT 7 AS "{name.replace('"', '""')}" """)
        session.execute(text.statement([name], "main"))
        assert session.execute("FROM named").fetchall() == [(7, name)]


def test_declarations_continue_on_indented_lines():
    head = "-- one: A.\n-- Engines: Spark,\n--     Flink and\n--     Trino.\n-- Source: here.\n"
    declared = declarations(head)
    assert (declared["Engines"], declared["Source"]) == ("Spark, Flink and Trino", "here")


def test_views_bind_over_an_empty_table():
    con = connect_sources({None: GivenSource()}, macro_relations, INTERNAL)
    names = "SELECT table_name, list(column_name ORDER BY column_index) FROM duckdb_columns()"
    here = "schema_name IN (current_schema(), 'base of main')"
    views = dict(con.execute(f"{names} WHERE {here} GROUP BY ALL").fetchall())
    of_findings = {"findings", "readers", "remedies"}  # computed by another layer
    for name in SCHEMAS.keys() - of_findings:
        assert views[name] == SCHEMAS[name](TableShape()).names
    assert {f"base_{name}" for name in BASE_RELATIONS} <= views.keys()


def test_checks_that_read_storage_through_a_step_run_only_with_storage():
    of_storage = {"file_in_other_folder", "missing_in_storage", "orphan_in_storage"}
    of_storage |= {"size_differs_in_storage", "footer_differs", "footer_bounds_contradict"}
    assert of_storage.isdisjoint(check_names("paimon"))
    assert of_storage <= set(check_names("paimon", outside=True))


# -- Columns that objects read

VIEWS = [file for file in sql_files() if " VIEW " in file.definition and file.folder != PLANS]


@pytest.mark.sampled(12)
@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.name)
def test_duckdb_reads_no_other_columns_of_entries(view, data):
    read, source = defaultdict(set), arrowmeta.open(data / "pk_all_types").source

    def recorded(relation):
        schema = source.schema_of(relation)

        def batches(names):
            read[relation].update(names)
            yield pa.RecordBatch.from_pylist([], pa.schema([schema.field(n) for n in names]))

        return LazyRelation(schema, batches)

    known = {relation: recorded(relation) for relation in ("entries", "all_entries")}
    with duckdb.connect() as session:
        make_schemas(session, "memory", [None])
        views = Views(ViewSchemas("memory"), source, files_behind([view.name]), known, {})
        views.make_base(session)
        views.make(session)
        session.execute(f"FROM {view.name}").fetchall()
    for relation, columns in read.items():
        declared = columns_read([view.name], relation, source.schema_of(relation).names)
        assert columns <= set(declared), relation


ENTRY_KEY = "-- entry_key: a key.\nCREATE OR REPLACE MACRO entry_key(entry) AS\n    entry.level;\n"
READS = {
    "SELECT file_name AS bucket FROM base_entries": ["file_name"],
    "SELECT e.level, m.length FROM base_entries AS e, base_manifests AS m": ["level"],
    "SELECT count(*) FROM base_entries SEMI JOIN live_entries USING (entry_id)": ["entry_id"],
    "WITH one AS (FROM base_entries) SELECT one.status FROM one": ["status"],
    "SELECT entry_key(e) AS key FROM base_entries AS e": ["level"],
    "SELECT e AS entry FROM base_entries AS e": ["*"],
    "SELECT * EXCLUDE (status) FROM base_entries": ["*"],
    "SELECT 1 AS one FROM base_entries UNION ALL FROM base_entries": ["*"],
    "SELECT record_count FROM files": ["record_count"],
}


@pytest.mark.parametrize("query", READS)
def test_columns_are_found_in_the_parse_tree(query, tmp_path):
    view = f"-- one: a view.\n-- Grain: one row per entry.   Keys: none.\n\n{query};\n"
    for name, text in (("macros/entry_key", ENTRY_KEY), ("relations/one", view)):
        file = tmp_path / f"{name}.sql"
        file.parent.mkdir()
        file.write_text(text)
    assert objects(tmp_path)["one"]["reads"]["entries"] == READS[query]


# -- A package in a zip file

PACKAGE = Path(arrowmeta.__file__).parent
READER = """
import sys
sys.path.insert(0, sys.argv[1])
import arrowmeta
from arrowmeta.spark import java
table = arrowmeta.open(sys.argv[2])
(row,) = table.sql('SELECT count(*) AS n FROM files').to_pylist()
print(arrowmeta.__file__, row['n'], table.plan('k > 3').files.num_rows)
print(java._log_settings().read_text())
"""


def test_views_and_log_settings_are_found_in_a_zip_file(tmp_path, data):
    """As in a wheel, but without version metadata; compiled modules let the process start soon."""
    place, sql = tmp_path / "installed.zip", Path(str(sql_folder()))
    with zipfile.ZipFile(place, "w") as packed:
        for source in PACKAGE.rglob("*.*"):
            name = source.relative_to(PACKAGE.parent)
            if source.suffix in (".py", ".txt", ".properties"):
                packed.write(source, name)
            if source.suffix == ".py" and Path(cache_from_source(str(source))).exists():
                packed.write(cache_from_source(str(source)), name.with_suffix(".pyc"))
        for source in (*sql.glob("*/*.*"), sql / OBJECTS):
            packed.write(source, Path("arrowmeta/_sql") / source.relative_to(sql))
    said = run_python(READER, place, data / "pk_all_types").stdout
    table = arrowmeta.open(data / "pk_all_types")
    [file, *numbers], settings = said.split("\n", 1)[0].split(), said.split("\n", 1)[1]
    assert file.startswith(str(place))
    assert [int(n) for n in numbers] == [table.files().num_rows, len(table.plan("k > 3"))]
    assert settings.strip() == (PACKAGE / "spark" / "log4j2.properties").read_text().strip()


# -- Relations that DuckDB scans

SCHEMA = pa.schema([("a", pa.int64()), ("b", pa.string()), ("empty", pa.struct([]))])
ROWS = pa.record_batch(
    [pa.array([1, 2, 3]), pa.array(["x", "y", None]), pa.array([{}, {}, {}], pa.struct([]))],
    schema=SCHEMA,
)


@pytest.fixture
def con():
    with duckdb.connect() as con:
        yield con


def test_query_reads_its_columns_once_for_each_scan(con):
    asked = []

    def read(columns):
        asked.append(list(columns))
        yield ROWS.select(list(columns))

    con.register("r", LazyRelation(SCHEMA, read))
    con.execute("CREATE VIEW v AS SELECT * FROM r")
    assert con.sql("FROM v").columns == SCHEMA.names
    assert asked == []
    assert con.sql("SELECT a FROM r").fetchall() == [(1,), (2,), (3,)]
    assert con.sql("SELECT a FROM r WHERE b = 'y'").fetchall() == [(2,)]
    assert asked == [["a"], ["a", "b"]]
    for _ in range(2):
        con.sql("SELECT count(*) FROM r").fetchall()
    assert len(asked) == 4
    # DuckDB has no structs without fields.
    assert con.sql("SELECT count(empty) FROM r").fetchall() == [(3,)]


DAMAGE = CorruptMetadataError("not what it should be", path="manifest-1", block=2, row=3, byte=4)


class ServerError(OSError):
    """An error that cannot be made from its `args`, like `HTTPError` and those of filesystems."""

    def __init__(self, url, code):
        super().__init__(errno.EIO, f"code {code}", url)
        self.code = code


@pytest.mark.parametrize("n_rows", [0, 1])
@pytest.mark.parametrize(
    "error",
    [
        DAMAGE,
        PermissionError(errno.EACCES, "Permission denied", "t/snapshot"),
        ServerError("http://t", 503),
        HTTPError("http://t", 503, "slow", Message(), None),
        TimeoutError(),
        OSError(),
        KeyboardInterrupt(),
    ],
    ids=repr,
)
def test_error_of_a_relation_is_raised_to_the_caller_and_not_by_later_queries(con, error, n_rows):
    def broken(columns):
        yield from [ROWS.select(list(columns))] * n_rows
        raise error

    con.register("broken", LazyRelation(SCHEMA, broken))
    for query in ("SELECT a FROM broken", "SELECT count(*) FROM broken"):
        with pytest.raises(type(error)) as caught, duckdb_errors():
            con.sql(query).fetchall()
        assert str(caught.value) == str(error)
        for name in ("errno", "code"):
            assert getattr(caught.value, name, None) == getattr(error, name, None)
        if error is DAMAGE:
            assert vars(caught.value) == vars(DAMAGE)
            said = refuses(duckdb.Error, "manifest-1, block 2, row 3", con.sql(query).fetchall)
            assert "in broken" not in str(said)
    with pytest.raises(duckdb.CatalogException), duckdb_errors():
        con.sql("FROM nothing")


_LIMITED = """
import resource, sys, warnings
import arrowmeta
from arrowmeta.io.options import INTERNAL
from arrowmeta.predicate.session import open_database

resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
database = open_database(INTERNAL)
assert database.execute("SELECT current_setting('threads')").fetchone() == (1,)
assert database.execute("SELECT sum(range) FROM range(1000)").fetchone() == (499500,)
"""


def test_process_with_limited_memory_uses_one_duckdb_thread():
    pytest.importorskip("resource")
    assert run_python(_LIMITED).stderr == ""


@pytest.mark.parametrize(("said", "error"), [
    ("Failed to launch worker thread: Resource temporarily unavailable", LimitError),
    ("std::bad_alloc", LimitError), ("can't start new thread", LimitError),
    ("no such thing", duckdb.InvalidInputException),
])  # fmt: skip
def test_exhausted_memory_or_threads_raise_limit_error(said, error):
    with pytest.raises(error, match="ulimit" if error is LimitError else said), duckdb_errors():
        raise duckdb.InvalidInputException(f"reading the Arrow source failed: {said}")


@pytest.mark.parametrize(
    "error", [MemoryError("malloc of size 64 failed"), RuntimeError("can't start new thread")]
)
def test_decoding_without_memory_or_threads_raises_limit_error(data, error, monkeypatch):
    t = arrowmeta.open(data / "pk_all_types")

    def fail(*_, **__):
        raise error

    monkeypatch.setattr(Decoded, "read", fail)
    for ask in (
        *(t.files, lambda: t.reader("files").read_all(), t.partitions, t.reconcile),
        *(lambda: t.sql("FROM files"), lambda: t.plan("1 = 1").files),
        lambda: t.aggregate("count(*)"),
    ):
        refuses(LimitError, "ulimit", ask)


# -- Live entries computed from Arrow columns, compared with the view `live_entries`

_BASE = base_schema("entries", TableShape())
_DECIDING = pa.schema([_BASE.field(name) for name in DECIDING_COLUMNS])
_ENTRY = {
    "status": st.sampled_from(("added", "added", "existing", "deleted")),
    # The first bytes of identities can be equal.
    "file_id": st.sampled_from((bytes(15) + b"1", bytes(15) + b"2", b"2" * 16, None)),
}


@given(st.lists(st.fixed_dictionaries(_ENTRY), max_size=12), st.booleans())
def test_live_entries_in_python_equal_those_of_the_view(entries, replayed):
    rows = [{"entry_id": 7 * at} | entry for at, entry in enumerate(entries)]
    (view,) = (file.definition for file in sql_files() if file.name == "live_entries")
    with duckdb.connect() as con:
        con.register("base_entries", pa.Table.from_pylist(rows, _BASE))
        con.register("base_table", pa.table({"deletes_are_replayed": [replayed]}))
        con.execute(view)
        expected = con.sql("SELECT entry_id FROM live_entries ORDER BY ALL").fetchall()
    half = len(rows) // 2
    parts = [pa.Table.from_pylist(some, _DECIDING) for some in (rows[:half], rows[half:])]
    kind = "paimon" if replayed else "iceberg"
    source = GivenSource({"entries": rows}, format=kind, deletes_are_replayed=replayed)
    mask = is_live(source, pa.concat_tables(parts)).tolist()
    found = [(row["entry_id"],) for row, live in zip(rows, mask, strict=True) if live]
    assert found == expected


# -- Overlap of ranges, compared with a simple count, and bytes of statistics

SHAPE = TableShape(columns=pa.struct([("n", pa.int64()), ("s", pa.string())]))
RANGES = st.lists(
    st.none() | st.tuples(st.integers(-9, 9), st.integers(0, 6)).map(lambda r: (r[0], sum(r))),
    max_size=12,
)


@given(RANGES)
def test_clustering_equals_a_comparison_of_each_pair_of_ranges(ranges):
    def bounds(one, side):
        letter = one and chr(ord("m") + one[side] // 2) + str(one[side] % 2)
        return {"n": one and one[side], "s": letter}

    entries = [
        {
            **dict.fromkeys(("file_path", "file_name"), f"f{i}"),
            "lower_bounds": bounds(one, 0),
            "upper_bounds": bounds(one, 1),
        }
        for i, one in enumerate(ranges)
    ]
    known = [one for one in ranges if one is not None]
    overlaps = [sum(a[0] <= b[1] and b[0] <= a[1] for b in known) - 1 for a in known]
    depths = [sum(b[0] <= a[0] <= b[1] for b in known) for a in known]
    expected = {
        "range_count": len(known),
        "unknown_count": len(ranges) - len(known),
        "disjoint_count": overlaps.count(0),
        "average_overlaps": sum(overlaps) / len(known) if known else None,
        "average_depth": sum(depths) / len(known) if known else None,
        "max_depth": max(depths, default=None),
    }
    rows = clustering(GivenSource({"entries": entries}, shape=SHAPE)).to_pylist()
    assert [(row.pop("unit"), row.pop("column_name")) for row in rows] == [
        ("file", "n"),
        ("file", "s"),
    ]
    assert rows == [expected] * 2


def test_column_bytes_sum_bounds_and_counts():
    nothing = {f.name: {"n": None, "s": None} for f in SCHEMAS["files"](SHAPE) if f.name in ROOTS}
    rows = [
        nothing | {"lower_bounds": {"n": 1, "s": "abc"}, "upper_bounds": {"n": 2, "s": None}},
        nothing | {"null_value_counts": {"n": 0, "s": None}, "lower_bounds": {"n": None, "s": "d"}},
        nothing,
    ]
    table = column_bytes(GivenSource(rows={"entries": rows}, shape=SHAPE))
    assert table.to_pylist() == [
        {"column_name": "n", "entry_count": 2, "bytes": 24},
        {"column_name": "s", "entry_count": 2, "bytes": 4},
    ]
    lists = pa.list_(pa.int32())
    structs = pa.struct({"a": pa.int64(), "b": pa.string()})
    for values, n_bytes in (  # without offsets and validity
        (pa.array([[1, 2], None, [3]], lists), 12),
        (pa.array([[1, 2], [3]], lists).slice(1), 4),
        (pa.array([{"a": 1, "b": "xy"}, None], structs), 10),
        (pa.array([[("k", 1)], None], pa.map_(pa.string(), pa.int32())), 5),
    ):
        assert _value_bytes(values) == n_bytes


# -- `Table.sql` and a connection agree; views are cached in files

KEYED = DATA / "pk_tags_branches"


@pytest.fixture(scope="module")
def all_views():
    with arrowmeta.connect(KEYED) as connection:
        yield connection


@pytest.mark.sampled(3)
@pytest.mark.parametrize("query", [
    "SELECT count(*) FROM FILES",
    'SELECT count(*) FROM "files" JOIN main.entries USING (file_path)',
    "WITH files AS (SELECT 1 AS one) FROM files",
    "SELECT * FROM query('FROM par' || 'titions')",
    "SELECT count(*) FROM snapshots WHERE snapshot_id IN (SELECT snapshot_id FROM refs)",
    "SELECT current_schema()",
    "SUMMARIZE SELECT bucket FROM main.files",
    "EXPLAIN SELECT 1",
    "SELECT 1 AS one; SELECT 2 AS two",
    "PIVOT files ON content USING count(*) GROUP BY bucket",
    "SELECT 'files' AS word, file_name FROM plan_files('k > 3') ORDER BY ALL",
    "FROM findings",
    "DESCRIBE files",
    "SHOW TABLES",
    "SELECT count(*) FROM duckdb_views() WHERE comment IS NOT NULL",
    "SELECT count(*) FROM duckdb_columns() WHERE comment IS NOT NULL",
    "CREATE TABLE mine AS FROM files; SELECT count(*) FROM mine",
])  # fmt: skip
def test_table_sql_returns_the_rows_of_a_full_connection(all_views, query):
    expected = all_views.sql(query).to_arrow_table()
    assert arrowmeta.open(KEYED).sql(query).equals(expected)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("query", [
    "FROM fils",
    "SELECT plan_file('k > 3') FROM files",
    "SELECT nothing FROM files",
    "FROM files WHERE file_name IN (SELECT file_name FROM manifest)",
    "CREATE VIEW files AS SELECT 1 AS one",
    "SELECT FROM WHERE files",
])  # fmt: skip
def test_table_sql_raises_the_errors_of_a_full_connection(all_views, query):
    with pytest.raises(duckdb.Error) as expected:
        all_views.sql(query)
    with pytest.raises(duckdb.Error) as found:
        arrowmeta.open(KEYED).sql(query)
    assert str(found.value) == str(expected.value)


def test_created_views_and_schemas_are_visible_to_later_queries():
    table = arrowmeta.open(KEYED)
    table.sql("FROM files")
    assert table.sql("CREATE VIEW named AS SELECT file_name FROM data_files").num_columns
    assert table.sql("FROM named").num_rows == table.data_files().num_rows
    table.sql("CREATE SCHEMA other")
    table.sql("USE other")
    assert table.sql("FROM main.buckets").num_rows == table.buckets().num_rows


#: Queries of the DuckDB catalog: names, types and comments.
LISTS = (
    "SELECT schema_name, table_name, column_name, data_type, comment FROM duckdb_columns()",
    "SELECT schema_name, view_name, comment, regexp_replace(sql, 'arrow_object_\\w+', '')"
    " FROM duckdb_views()",
    "SELECT schema_name, function_name, parameters, comment FROM duckdb_functions()",
    "SELECT database_name FROM duckdb_databases()",
)


def listed(name):
    """Return catalog entries of a connection to a table."""
    with arrowmeta.connect(DATA / name) as con:
        return [con.execute(f"FROM ({query}) ORDER BY ALL").fetchall() for query in LISTS]


def count(_=0):
    with arrowmeta.connect(DATA / "pk_deletion_vectors") as con:
        return con.execute("SELECT count(*) FROM files").fetchall()


@contextmanager
def kept_in(folder):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "cache_folder", lambda: folder)
        yield


@pytest.fixture
def folder(tmp_path):
    """An empty folder for cached views."""
    with kept_in(tmp_path):
        yield tmp_path / "views"


@pytest.fixture(scope="module")
def cached(tmp_path_factory):
    """A folder with cached views: of a table with the partition fields of another."""
    folder = tmp_path_factory.mktemp("kept")
    with kept_in(folder):
        arrowmeta.connect(DATA / "pk_all_types").close()
    return folder / "views"


def test_cached_views_are_listed_like_new_ones_and_shared_by_threads(cached, folder):
    shutil.copytree(cached, folder)
    with ThreadPoolExecutor(3) as pool:
        first, *others = pool.map(count, range(3))
    assert others == [first] * 2
    # This table has the partition fields of the one before, but other columns.
    kept = listed("pk_deletion_vectors")
    assert len(list(folder.iterdir())) == 1
    with kept_in(None):
        assert kept == listed("pk_deletion_vectors")


@pytest.mark.exhaustive
def test_damaged_cache_file_is_replaced(folder):
    expected = listed("append_snappy")
    [file] = folder.iterdir()
    file.write_bytes(file.read_bytes()[:5000])
    assert listed("append_snappy") == expected


@pytest.mark.exhaustive
def test_number_of_cache_files_is_limited(folder, monkeypatch):
    monkeypatch.setattr(database, "_MOST_FILES", 2)
    table = arrowmeta.open(DATA / "append_snappy")
    counts, kept = [], []
    for name in ("orders", "others", "orders", "more"):
        with arrowmeta.connect(**{name: table}) as con:
            counts.append(con.execute(f"SELECT count(*) FROM {name}.files").fetchall())
        kept.append({file.name for file in folder.iterdir()})
    assert counts[1:] == counts[:1] * 3
    orders, both, again, last = kept
    assert both == again > orders
    assert (len(last), last & both) == (2, orders)  # those used last


def test_cache_file_writable_by_others_is_not_attached(cached, folder, tmp_path):
    shutil.copytree(cached, folder)
    with duckdb.connect(tmp_path / "other") as con:
        con.execute("CREATE VIEW files AS SELECT 7 AS one")
    [file] = folder.iterdir()
    shutil.copy(tmp_path / "other", file)
    file.chmod(0o666)
    assert count() == [(arrowmeta.open(DATA / "pk_deletion_vectors").files().num_rows,)]

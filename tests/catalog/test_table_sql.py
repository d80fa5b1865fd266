"""`Table.sql` and a connection agree; views are cached in files."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import duckdb
import pytest

import arrowmeta
from arrowmeta.views import database
from tests.bundled import DATA

KEYED = DATA / "pk_tags_branches"


@pytest.fixture(scope="module")
def all_views():
    with arrowmeta.connect(KEYED) as connection:
        yield connection


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "query",
    [
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
    ],
)
def test_table_sql_returns_the_rows_of_a_full_connection(all_views, query):
    expected = all_views.sql(query).to_arrow_table()
    assert arrowmeta.open(KEYED).sql(query).equals(expected)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "query",
    [
        "FROM fils",
        "SELECT plan_file('k > 3') FROM files",
        "SELECT nothing FROM files",
        "FROM files WHERE file_name IN (SELECT file_name FROM manifest)",
        "CREATE VIEW files AS SELECT 1 AS one",
        "SELECT FROM WHERE files",
    ],
)
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

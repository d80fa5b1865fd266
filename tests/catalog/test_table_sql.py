"""`Table.sql` creates few views, but agrees with a connection that has all of them."""

import duckdb
import pytest

import arrowmeta
from arrowmeta.io.sql_access import sql_access
from arrowmeta.tables.macros import macro_relations
from arrowmeta.views.database import TableSql
from tests.bundled import DATA

KEYED, PLAIN = DATA / "pk_tags_branches", DATA / "append_snappy"


@pytest.fixture(scope="module")
def all_views():
    with arrowmeta.connect(KEYED) as connection:
        yield connection


def sql_over(**places):
    tables = {name: arrowmeta.open(place).source for name, place in places.items()}
    return TableSql(tables, macro_relations, sql_access(safe=False))


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
        "SELECT 1 AS one",
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


def test_views_of_several_tables_read_their_own_table():
    both = sql_over(keyed=KEYED, plain=PLAIN)
    for name, place in (("keyed", KEYED), ("plain", PLAIN)):
        for view in ("files", "partitions", "snapshots"):
            found = both.ask(f"FROM {name}.{view}")
            assert found.num_rows == arrowmeta.open(place).relation(view).num_rows
    counted = "SELECT count(*) AS n FROM keyed.plan_files('k > 3')"
    assert both.ask(counted)["n"].to_pylist() == [
        arrowmeta.open(KEYED).plan("k > 3").files.num_rows
    ]

"""Untrusted SQL: with `safe` it reads the table and allowed folders only."""

import duckdb
import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from tests.bundled import DATA

KEYED = DATA / "pk_tags_branches"

#: Queries that read something outside; `{secret}` is a file, `{folder}` its folder.
READS = [
    "FROM read_text('{secret}')",
    "FROM read_blob('{secret}')",
    "FROM '{secret}'",
    "FROM read_csv('{secret}')",
    "FROM read_json('{secret}')",
    "FROM read_parquet('{secret}')",
    "FROM sniff_csv('{secret}')",
    "FROM parquet_metadata('{secret}')",
    "FROM glob('{folder}/*')",
    "FROM read_text('file://{secret}')",
    "FROM query('FROM read_text(''{secret}'')')",
    "WITH x AS (FROM read_text('{secret}')) FROM files, x",
    "FROM read_text('https://127.0.0.1:9/x')",
    "FROM read_text('s3://bucket/x')",
]

#: Statements that change something inside or outside.
CHANGES = [
    "COPY files TO '{folder}/written.csv'",
    "COPY files FROM '{secret}'",
    "EXPORT DATABASE '{folder}/written'",
    "IMPORT DATABASE '{folder}'",
    "ATTACH '{folder}/written.db'",
    "INSTALL httpfs",
    "LOAD httpfs",
    "LOAD '{secret}'",
    "SET enable_external_access = true",
    "SET lock_configuration = false",
    "SET autoload_known_extensions = true",
    "SET allowed_directories = ['/']",
    "RESET enable_external_access",
    "SET threads = 64",
    "CREATE SECRET one (TYPE s3, KEY_ID 'a', SECRET 'b')",
]

#: Statements that change the views, which a connection may do with its own.
CHANGES_OF_VIEWS = [
    "CREATE OR REPLACE VIEW files AS SELECT 1 AS one",
    "CREATE OR REPLACE MACRO plan_files(predicate) AS TABLE SELECT 1 AS one",
    "CREATE OR REPLACE MACRO is_nan(value) AS false",
    'CREATE OR REPLACE VIEW "base of main".base_entries AS SELECT 1 AS one',
    "DROP VIEW files",
    "DROP MACRO TABLE plan_files",
    'DROP SCHEMA "base of main" CASCADE',
    "ALTER VIEW files RENAME TO other",
    "COMMENT ON VIEW files IS 'something else'",
]


@pytest.fixture
def secret(tmp_path):
    file = tmp_path / "private" / "secret.csv"
    file.parent.mkdir()
    file.write_text("a\n1\n")
    return file


@pytest.fixture(scope="module")
def connection():
    with arrowmeta.connect(KEYED, safe=True) as connection:
        yield connection


def filled(statement, secret):
    return statement.format(secret=secret, folder=secret.parent)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("statement", READS)
def test_safe_sql_refuses_reads_of_files_and_urls(connection, statement, secret):
    statement = filled(statement, secret)
    with pytest.raises((duckdb.PermissionException, duckdb.CatalogException)):
        arrowmeta.open(KEYED, safe=True).sql(statement)
    with pytest.raises((duckdb.PermissionException, duckdb.CatalogException)):
        connection.cursor().execute(statement)


@pytest.mark.parametrize("statement", CHANGES + CHANGES_OF_VIEWS)
def test_safe_table_refuses_statements_other_than_queries(statement, secret):
    with pytest.raises(UsageError, match="safe SQL allows queries only"):
        arrowmeta.open(KEYED, safe=True).sql(filled(statement, secret))
    assert [file.name for file in secret.parent.iterdir()] == [secret.name]


@pytest.mark.parametrize("statement", CHANGES)
def test_safe_connection_refuses_to_write_outside(connection, statement, secret):
    with pytest.raises(duckdb.Error):
        connection.cursor().execute(filled(statement, secret))
    assert [file.name for file in secret.parent.iterdir()] == [secret.name]


def test_views_are_replaced_for_one_connection_only(connection):
    with arrowmeta.connect(KEYED, safe=True) as own:
        own.execute("CREATE OR REPLACE VIEW files AS SELECT 1 AS number")
        own.execute("DROP MACRO TABLE plan_files")
        assert own.execute("FROM files").fetchall() == [(1,)]
    rows = arrowmeta.open(KEYED, safe=True).sql("FROM files")
    assert connection.cursor().sql("FROM files").to_arrow_table().equals(rows)
    assert connection.cursor().sql("FROM plan_files('k > 3')").to_arrow_table().num_rows


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "query",
    ["FROM files", "SHOW TABLES", "DESCRIBE files", "FROM plan_files('k > 3')", "FROM findings"],
)
def test_safe_sql_returns_the_rows_of_unrestricted_sql(connection, query):
    expected = arrowmeta.open(KEYED).sql(query)
    assert arrowmeta.open(KEYED, safe=True).sql(query).equals(expected)
    assert connection.cursor().sql(query).to_arrow_table().equals(expected)


def test_safe_sql_cannot_read_python_variables(connection):
    import pyarrow as pa

    variable = pa.table({"a": [1]})
    assert arrowmeta.connect(KEYED).execute("FROM variable").fetchall() == [(1,)]
    with pytest.raises(duckdb.CatalogException):
        connection.cursor().execute("FROM variable")
    assert variable.num_rows == 1


def test_safe_sql_reads_files_in_safe_roots_only(secret):
    other = secret.parent.with_name("private too")
    other.mkdir()
    (other / "b.csv").write_text("a\n2\n")
    (secret.parent / "link.csv").symlink_to(other / "b.csv")
    table = arrowmeta.open(KEYED, safe=True, safe_roots=[secret.parent])
    query = f"SELECT count(*) AS n FROM files, read_csv('{secret}')"
    assert table.sql(query)["n"].to_pylist() == [table.files().num_rows]
    assert arrowmeta.connect(table, safe=True, safe_roots=[secret.parent]).execute(query).fetchall()
    for outside in (other / "b.csv", secret.parent / "link.csv", secret.parent / ".." / other.name):
        with pytest.raises(duckdb.PermissionException):
            table.sql(f"FROM read_csv('{outside}')")
    with pytest.raises(UsageError, match="queries only"):
        table.sql(f"COPY (SELECT 1) TO '{secret.parent}/written.csv'")


def test_safe_table_is_safe_in_a_connection_and_at_another_snapshot(secret):
    table = arrowmeta.open(KEYED, safe=True)
    with arrowmeta.connect(table) as connection, pytest.raises(duckdb.PermissionException):
        connection.execute(f"FROM read_text('{secret}')")
    with pytest.raises(duckdb.PermissionException):
        table.at(snapshot_id=1).sql(f"FROM read_text('{secret}')")
    with pytest.raises(duckdb.ParserException, match="syntax error"):
        table.sql("SELEC 1")


def test_safe_roots_without_safe_are_refused():
    with pytest.raises(UsageError, match="safe_roots needs safe=True"):
        arrowmeta.open(KEYED, safe_roots=["/tmp"])
    with pytest.raises(UsageError, match="safe_roots must be a list of locations"):
        arrowmeta.open(KEYED, safe=True, safe_roots="/tmp")

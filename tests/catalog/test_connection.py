"""Connections and queries: schemas, macros, given relations, and SQL that may be untrusted."""

import re

import duckdb
import pyarrow as pa
import pyarrow.fs as pafs
import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from tests.bundled import DATA
from tests.refusals import refuses

#: The schema of the named table.
KEYED = '"my ""keys"""'
KEYS, PLAIN = DATA / "pk_tags_branches", DATA / "append_snappy"
MACROS = ("plan_files", "plan_manifests", "explain_plan", "why_kept")


@pytest.fixture(scope="module")
def connected():
    """A connection to an unnamed table and a named one."""
    with arrowmeta.connect(PLAIN, **{'my "keys"': KEYS}) as con:
        yield con


@pytest.fixture
def con(connected):
    """A cursor, which has its own settings and variables."""
    with connected.cursor() as cursor:
        yield cursor


def test_every_table_has_its_own_schema_and_macros_for_any_name(con, connected):
    for schema, place, where in (("main", PLAIN, "p = 'p1'"), (KEYED, KEYS, "k > 3")):
        table = arrowmeta.open(place)
        found = con.sql(f"SELECT count(*) FROM {schema}.files").fetchall()
        assert found == [(table.files().num_rows,)]
        for cursor in (con, connected.cursor()):
            query = f"SELECT count(*) FROM {schema}.plan_files(?)"
            assert cursor.execute(query, [where]).fetchall() == [(len(table.plan(where)),)]


def test_plan_macros_accept_variables_and_null_for_all_files(con):
    con.execute("SET VARIABLE wanted = 'false'")
    assert con.execute("FROM plan_files(getvariable('wanted'))").fetchall() == []
    count = con.execute("SELECT count(*) FROM plan_files(NULL)").fetchone()
    assert count == con.execute("SELECT count(*) FROM data_files").fetchone()
    for macro in MACROS[1:]:
        missing, everything = (
            con.execute(f"FROM {macro}(?)", [where]).fetchall() for where in (None, "true")
        )
        assert missing == everything


@pytest.mark.parametrize(("schema", "where"), [("main", "p = ''p1''"), (KEYED, "k > 3")])
def test_macros_work_while_another_database_or_a_collation_is_in_use(con, schema, where):
    """Names in a macro are resolved in the database in use.

    With a collation, DuckDB compares converted strings and pushes no filter down.
    """
    queries = [f"FROM memory.{schema}.{macro}('{where}')" for macro in MACROS]
    queries.append(f"FROM memory.{schema}.changes(1, 2)")
    expected = [con.sql(query).fetchall() for query in queries]
    con.execute("ATTACH IF NOT EXISTS ':memory:' AS other; USE other")
    for collation in ("", "NOCASE", "NOACCENT"):
        con.execute(f"SET default_collation = '{collation}'")
        assert [con.sql(query).fetchall() for query in queries] == expected


def test_show_tables_lists_public_views_only(con):
    shown = {name for (name,) in con.execute("SHOW TABLES").fetchall()}
    con.execute(f"USE {KEYED}")
    assert {name for (name,) in con.execute("SHOW TABLES").fetchall()} == shown
    assert {"files", "entries", "findings", "spec_missing"} <= shown
    assert [name for name in shown if name.startswith("base_") and "parent" not in name] == []


@pytest.mark.parametrize(("call", "needed"), [
    ("plan_files(5)", "predicate (string)"), ("why_kept((SELECT 'true'))", "predicate (string)"),
    ("changes(1.5, 2)", "from_snapshot (int64)"),
    ("changes((SELECT 1), 99999999999999999999)", "from_snapshot (int64) and to_snapshot"),
])  # fmt: skip
def test_error_of_a_macro_argument_that_is_no_constant_names_it(call, needed):
    said = re.escape(f"constant of its type for {needed}")
    refuses(UsageError, said, arrowmeta.open(PLAIN).sql, f"FROM {call}")


@pytest.mark.parametrize(("unnamed", "named", "said"), [
    ([], {}, "connect needs a table"),
    # DuckDB ignores case: views of the last table would replace those of the first.
    ([], {"Orders": PLAIN, "orders": PLAIN}, r"'orders' is not a valid .*: .*already exists"),
    ([PLAIN], {"MAIN": PLAIN}, "the table without a name is there"),
    *(
        ([], {name: PLAIN}, "is not a valid schema name")
        for name in ("temp", "system", "memory", "information_schema", "")
    ),
    *(
        ([PLAIN], option, r"pass their options to arrowmeta\.open")
        for option in ({"allow_moved_paths": True}, {"snapshot_id": 2}, {"ref": "/t"})
    ),
    *(
        ([], {"t": other}, f"{type(other).__name__} is not a table: pass a path, a URI, or a t")
        for other in (7, None, b"path", ["path"], object())
    ),
])  # fmt: skip
def test_names_options_and_objects_that_are_no_tables_are_refused(unnamed, named, said):
    refuses(UsageError, said, arrowmeta.connect, *unnamed, **named)
    if not unnamed and "t" in named:
        refuses(UsageError, said, arrowmeta.open, named["t"])


def test_connect_uses_open_tables_at_their_snapshots_and_on_their_filesystems():
    below = pafs.SubTreeFileSystem(str(DATA), pafs.LocalFileSystem())
    now = arrowmeta.open("pk_tags_branches", filesystem=below)
    before = now.at(snapshot_id=1)
    old, new = (table.files(["file_name"])["file_name"][0].as_py() for table in (before, now))
    assert old != new
    with arrowmeta.connect(before, **{'my "keys"': now}) as con:
        assert con.execute("SELECT file_name FROM files").fetchall() == [(old,)]
        query = f"SELECT main.files.file_name, now.file_name FROM main.files, {KEYED}.files AS now"
        assert con.execute(query).fetchall() == [(old, new)]


# -- SQL over given relations, beside the views or in their place

FOUND = {"check_name": "file_live_twice", "severity": "error", "subject": "data-1.parquet"}


@pytest.fixture
def table():
    return arrowmeta.open(PLAIN)


def test_views_follow_from_given_findings_and_damage(table):
    given = {"findings": pa.Table.from_pylist([FOUND], table.schema_of("findings"))}
    (risk,) = table.sql("FROM risks", relations=given).to_pylist()
    assert risk["reason"] == "file_live_twice of data-1.parquet"
    assert table.sql("FROM risks").num_rows == 0
    remedies = table.sql("FROM remedies", relations=given).to_pylist()
    withheld = [row for row in remedies if row["check_name"] == "withheld"]
    assert all("file_live_twice of data-1.parquet" in row["effect"] for row in withheld)
    (named,) = table.sql("SELECT subject FROM findings", relations=given)
    assert named.to_pylist() == ["data-1.parquet"]
    lost = {"path": "manifest-1", "kind": "manifest", "reason": "gone", "is_read": False}
    given = {"damage": pa.Table.from_pylist([lost], table.sql("FROM damage").schema)}
    (risk,) = table.sql("FROM risks", relations=given).to_pylist()
    assert "manifest-1" in risk["reason"]
    assert table.sql("FROM damage", relations=given).equals(given["damage"])


@pytest.mark.parametrize("query", ["FROM {} JOIN files USING (level)", "FROM query_table('{}')"])
def test_tables_stand_beside_the_views(table, query):
    levels = pa.table({"level": pa.array([0], pa.int32()), "word": ["new"]})
    for name in ("levels", "limits"):  # the second is also one that views read
        answer = table.sql(query.format(name), relations={name: levels})
        assert set(answer["word"].to_pylist()) == {"new"}
    given = table.sql("FROM remedies", relations={"limits": levels})
    assert given.to_pylist() == table.remedies().to_pylist()


def test_given_relations_are_those_of_one_query(table):
    given = {"mine": pa.table({"a": [3]})}
    table.sql("FROM mine", relations=given)
    refuses(duckdb.CatalogException, "", table.sql, "FROM mine")
    table.sql("CREATE TABLE mine AS SELECT 2 AS a")
    (a,) = table.sql("FROM mine", relations=given)
    assert a.to_pylist() == [3]
    said = "given relations allows queries only"
    refuses(UsageError, said, table.sql, "CREATE TABLE a AS FROM mine", relations=given)


# -- Untrusted SQL: with `safe` it reads the table and allowed folders only

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
NOT_ALLOWED = (duckdb.PermissionException, duckdb.CatalogException)


@pytest.fixture
def secret(tmp_path):
    file = tmp_path / "private" / "secret.csv"
    file.parent.mkdir()
    file.write_text("a\n1\n")
    return file


@pytest.fixture(scope="module")
def safe():
    with arrowmeta.connect(KEYS, safe=True) as connection:
        yield connection


@pytest.mark.sampled(5)
@pytest.mark.parametrize("statement", READS)
def test_safe_sql_refuses_reads_of_files_and_urls(safe, statement, secret):
    statement = statement.format(secret=secret, folder=secret.parent)
    refuses(NOT_ALLOWED, "", arrowmeta.open(KEYS, safe=True).sql, statement)
    refuses(NOT_ALLOWED, "", safe.cursor().execute, statement)
    # A query is not less safe than its table.
    refuses(NOT_ALLOWED, "", arrowmeta.open(KEYS, safe=True).sql, statement, safe=False)


@pytest.mark.parametrize("statement", CHANGES + CHANGES_OF_VIEWS)
def test_safe_sql_refuses_statements_other_than_queries(safe, statement, secret):
    filled = statement.format(secret=secret, folder=secret.parent)
    said = "safe SQL allows queries only"
    refuses(UsageError, said, arrowmeta.open(KEYS, safe=True).sql, filled)
    if statement in CHANGES:
        refuses(duckdb.Error, "", safe.cursor().execute, filled)
    assert [file.name for file in secret.parent.iterdir()] == [secret.name]


def test_views_are_replaced_for_one_connection_only(safe):
    with arrowmeta.connect(KEYS, safe=True) as own:
        own.execute("CREATE OR REPLACE VIEW files AS SELECT 1 AS number")
        own.execute("DROP MACRO TABLE plan_files")
        assert own.execute("FROM files").fetchall() == [(1,)]
    rows = arrowmeta.open(KEYS, safe=True).sql("FROM files")
    assert safe.cursor().sql("FROM files").to_arrow_table().equals(rows)
    assert safe.cursor().sql("FROM plan_files('k > 3')").to_arrow_table().num_rows


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "query",
    ["FROM files", "SHOW TABLES", "DESCRIBE files", "FROM plan_files('k > 3')", "FROM findings"],
)
def test_safe_sql_returns_the_rows_of_unrestricted_sql(safe, query):
    expected = arrowmeta.open(KEYS).sql(query)
    assert arrowmeta.open(KEYS, safe=True).sql(query).equals(expected)
    assert safe.cursor().sql(query).to_arrow_table().equals(expected)


def test_safe_sql_cannot_read_python_variables(safe):
    variable = pa.table({"a": [1]})
    assert arrowmeta.connect(KEYS).execute("FROM variable").fetchall() == [(1,)]
    with pytest.raises(duckdb.CatalogException):
        safe.cursor().execute("FROM variable")
    assert variable.num_rows == 1


def test_safe_sql_reads_files_in_safe_roots_only(table, secret):
    other = secret.parent.with_name("private too")
    other.mkdir()
    (other / "b.csv").write_text("a\n2\n")
    (secret.parent / "link.csv").symlink_to(other / "b.csv")
    rooted = arrowmeta.open(KEYS, safe=True, safe_roots=[secret.parent])
    query = f"SELECT count(*) AS n FROM files, read_csv('{secret}')"
    assert rooted.sql(query)["n"].to_pylist() == [rooted.files().num_rows]
    con = arrowmeta.connect(rooted, safe=True, safe_roots=[secret.parent])
    assert con.execute(query).fetchall()
    for outside in (other / "b.csv", secret.parent / "link.csv", secret.parent / ".." / other.name):
        refuses(duckdb.PermissionException, "", rooted.sql, f"FROM read_csv('{outside}')")
    copy = f"COPY (SELECT 1) TO '{secret.parent}/written.csv'"
    refuses(UsageError, "queries only", rooted.sql, copy)
    said = "safe_roots needs safe=True"
    refuses(UsageError, said, arrowmeta.open, KEYS, safe_roots=["/tmp"])
    said = "safe_roots must be a list of locations"
    refuses(UsageError, said, arrowmeta.open, KEYS, safe=True, safe_roots="/tmp")
    assert table.sql(query)["n"].to_pylist() == [table.files().num_rows]
    refuses(duckdb.Error, "", table.sql, query, safe=True)
    refuses(UsageError, "safe SQL allows queries only", table.sql, "SET threads = 1", safe=True)
    count = "SELECT count(*) AS n FROM files"
    assert table.sql(count, safe=True)["n"].to_pylist() == [table.files().num_rows]


def test_safe_table_is_safe_in_a_connection_and_at_another_snapshot(secret):
    restricted = arrowmeta.open(KEYS, safe=True)
    query = f"FROM read_text('{secret}')"
    with arrowmeta.connect(restricted) as connection:
        refuses(duckdb.PermissionException, "", connection.execute, query)
    refuses(duckdb.PermissionException, "", restricted.at(snapshot_id=1).sql, query)
    refuses(duckdb.ParserException, "syntax error", restricted.sql, "SELEC 1")

import re
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.errors import UsageError

DATA = Path(__file__).parent.parent / "data"
#: The schema of the named table.
KEYED = '"my ""keys"""'
KEYS = "pk_tags_branches"


@pytest.fixture(scope="module")
def connected():
    """A connection to an unnamed table and a named one."""
    with arrowmeta.connect(DATA / "append_snappy", **{'my "keys"': DATA / KEYS}) as con:
        yield con


@pytest.fixture
def con(connected):
    """A cursor, which has its own settings and variables."""
    with connected.cursor() as cursor:
        yield cursor


def test_every_table_has_its_own_schema_for_any_name(con):
    for schema, name in ((KEYED, KEYS), ("main", "append_snappy")):
        found = con.sql(f"SELECT count(*) FROM {schema}.files").fetchall()
        assert found == [(arrowmeta.open(DATA / name).files().num_rows,)]


def test_cursors_have_the_tables_of_the_connection(connected):
    query = f"SELECT file_name FROM {KEYED}.plan_files('k > 3')"
    assert connected.cursor().sql(query).fetchall() == connected.sql(query).fetchall()


def test_macros_of_several_tables_are_in_their_schemas(con):
    for schema, name, where in (("main", "append_snappy", "p = 'p1'"), (KEYED, KEYS, "k > 3")):
        found = con.execute(f"SELECT count(*) FROM {schema}.plan_files(?)", [where]).fetchall()
        assert found == [(arrowmeta.open(DATA / name).plan(where).files.num_rows,)]


@pytest.mark.parametrize(("schema", "where"), [("main", "p = ''p1''"), (KEYED, "k > 3")])
def test_macros_work_while_another_database_is_in_use(con, schema, where):
    """Names in a macro are resolved in the database in use."""
    macros = ("plan_files", "plan_manifests", "explain_plan", "why_kept")
    queries = [f"FROM memory.{schema}.{macro}('{where}')" for macro in macros]
    queries.append(f"FROM memory.{schema}.changes(1, 2)")
    expected = [con.sql(query).fetchall() for query in queries]
    con.execute("ATTACH IF NOT EXISTS ':memory:' AS other; USE other")
    assert [con.sql(query).fetchall() for query in queries] == expected


@pytest.mark.sampled(1)
@pytest.mark.parametrize("collation", ["NOCASE", "NOACCENT"])
def test_macros_work_with_a_default_collation(collation):
    """With a collation, DuckDB compares converted strings and pushes no filter down."""
    con = arrowmeta.connect(DATA / "pk_tags_branches")
    queries = [
        f"FROM {macro}('k > 3')"
        for macro in ("plan_files", "plan_manifests", "explain_plan", "why_kept")
    ]
    expected = [con.sql(query).fetchall() for query in queries]
    con.execute(f"SET default_collation = '{collation}'")
    assert [con.sql(query).fetchall() for query in queries] == expected
    con.close()


@pytest.mark.parametrize(
    ("call", "needed"),
    [
        ("plan_files(5)", "predicate (string)"),
        ("why_kept((SELECT 'true'))", "predicate (string)"),
        ("changes(1.5, 2)", "from_snapshot (int64)"),
        (
            "changes((SELECT 1), 9999999999999999999)",
            "from_snapshot (int64) and to_snapshot (int64)",
        ),
    ],
)
def test_non_constant_macro_argument_error_names_the_argument(call, needed):
    table = arrowmeta.open(DATA / "append_snappy")
    with pytest.raises(
        UsageError, match=re.escape(f"constant of its type for {needed}: a literal")
    ):
        table.sql(f"FROM {call}")


def test_macros_accept_sql_variables(con):
    con.execute("SET VARIABLE wanted = 'false'")
    assert con.execute("FROM plan_files(getvariable('wanted'))").fetchall() == []


def test_plan_macros_with_null_predicate_return_all_files(con):
    count = con.execute("SELECT count(*) FROM plan_files(NULL)").fetchone()
    assert count == con.execute("SELECT count(*) FROM data_files").fetchone()
    for macro in ("plan_manifests", "explain_plan", "why_kept"):
        missing, everything = (
            con.execute(f"FROM {macro}(?)", [where]).fetchall() for where in (None, "true")
        )
        assert missing == everything


@pytest.mark.parametrize("name", ["temp", "system", "memory", "information_schema", ""])
def test_names_reserved_by_duckdb_are_refused_as_schema_names(name):
    with pytest.raises(UsageError, match="is not a valid schema name"):
        arrowmeta.connect(**{name: DATA / "append_snappy"})


def test_duplicate_schema_names_are_refused():
    """DuckDB ignores case: views of the last table would replace those of the first."""
    orders, users = DATA / "pk_tags_branches", DATA / "append_snappy"
    with pytest.raises(
        UsageError, match=r"'orders' is not a valid schema name .*: .*already exists"
    ):
        arrowmeta.connect(Orders=orders, orders=users)
    with pytest.raises(UsageError, match="the table without a name is there"):
        arrowmeta.connect(orders, MAIN=users)


@pytest.mark.parametrize("option", [{"allow_moved_paths": True}, {"snapshot_id": 2}, {"ref": "/t"}])
def test_connect_refuses_options_of_open(option):
    with pytest.raises(UsageError, match=r"pass their options to arrowmeta\.open"):
        arrowmeta.connect(DATA / "append_snappy", **option)


def test_connect_uses_open_tables_at_their_snapshots():
    now = arrowmeta.open(DATA / "pk_tags_branches")
    before = now.at(snapshot_id=1)
    old, new = (
        table.files(columns=["file_name"])["file_name"][0].as_py() for table in (before, now)
    )
    assert old != new
    with arrowmeta.connect(before, **{'my "keys"': now}) as con:
        assert con.execute("SELECT file_name FROM files").fetchall() == [(old,)]
        query = f"SELECT main.files.file_name, now.file_name FROM main.files, {KEYED}.files AS now"
        assert con.execute(query).fetchall() == [(old, new)]


def test_connect_accepts_tables_on_other_filesystems():
    import pyarrow.fs as pafs

    below = pafs.SubTreeFileSystem(str(DATA), pafs.LocalFileSystem())
    table = arrowmeta.open("append_snappy", filesystem=below)
    with arrowmeta.connect(table) as con:
        found = con.execute("SELECT count(*) FROM files").fetchall()
    assert found == [(arrowmeta.open(DATA / "append_snappy").files().num_rows,)]


@pytest.mark.parametrize("other", [7, None, b"path", ["path"], object()])
def test_connect_and_open_refuse_other_objects(other):
    kind = type(other).__name__
    with pytest.raises(
        UsageError, match=f"{kind} is not a table: pass a path, a URI, or a table of"
    ):
        arrowmeta.connect(orders=other)
    with pytest.raises(UsageError, match=f"{kind} is not a table"):
        arrowmeta.open(other)


def test_show_tables_lists_public_views_only(con):
    shown = {name for (name,) in con.execute("SHOW TABLES").fetchall()}
    con.execute(f"USE {KEYED}")
    assert {name for (name,) in con.execute("SHOW TABLES").fetchall()} == shown
    assert {"files", "entries", "findings", "spec_missing"} <= shown
    assert [name for name in shown if name.startswith("base_") and "parent" not in name] == []


def test_connect_without_a_table_is_refused():
    with pytest.raises(UsageError, match="connect needs a table"):
        arrowmeta.connect()


@pytest.mark.parametrize("kind", ["view", "column"])
def test_every_view_and_column_has_a_comment(con, kind):
    if kind == "view":
        query = "SELECT view_name, comment FROM duckdb_views() WHERE NOT internal"
    else:
        query = (
            "SELECT table_name || '.' || column_name, comment FROM duckdb_columns()"
            " WHERE NOT internal AND NOT starts_with(schema_name, 'base of ')"
            # The columns of the formats' own metadata tables are not ours.
            " AND schema_name NOT IN ('iceberg', 'paimon') AND NOT contains(table_name, '$')"
        )
    found = con.sql(query).fetchall()
    assert len(found) > 10
    assert [name for name, comment in found if not comment] == []

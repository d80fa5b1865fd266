import re

import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from tests.bundled import DATA

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


MACROS = ("plan_files", "plan_manifests", "explain_plan", "why_kept")


def test_every_table_has_its_own_schema_and_macros_for_any_name(con, connected):
    for schema, name, where in (("main", "append_snappy", "p = 'p1'"), (KEYED, KEYS, "k > 3")):
        table = arrowmeta.open(DATA / name)
        found = con.sql(f"SELECT count(*) FROM {schema}.files").fetchall()
        assert found == [(table.files().num_rows,)]
        query = f"SELECT count(*) FROM {schema}.plan_files(?)"
        planned = [(table.plan(where).files.num_rows,)]
        assert con.execute(query, [where]).fetchall() == planned
        assert connected.cursor().execute(query, [where]).fetchall() == planned


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
    assert [con.sql(query).fetchall() for query in queries] == expected
    for collation in ("NOCASE", "NOACCENT"):
        con.execute(f"SET default_collation = '{collation}'")
        assert [con.sql(query).fetchall() for query in queries] == expected


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


@pytest.mark.parametrize(
    ("unnamed", "named", "said"),
    [
        ([], [], "connect needs a table"),
        # DuckDB ignores case: views of the last table would replace those of the first.
        ([], ["Orders", "orders"], r"'orders' is not a valid schema name .*: .*already exists"),
        (["append_snappy"], ["MAIN"], "the table without a name is there"),
        *(
            ([], [name], "is not a valid schema name")
            for name in ("temp", "system", "memory", "information_schema", "")
        ),
    ],
)
def test_names_that_are_no_schemas_are_refused(unnamed, named, said):
    tables = dict.fromkeys(named, DATA / "append_snappy")
    with pytest.raises(UsageError, match=said):
        arrowmeta.connect(*(DATA / name for name in unnamed), **tables)


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

"""Sessions of DuckDB: workspaces apart from each other, replaced databases, newer versions."""

import gc
import importlib.metadata
import importlib.resources
import json
import os
import threading
import warnings
import weakref
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import UnsupportedError
from arrowmeta.io.options import INTERNAL, Access, sql_access
from arrowmeta.predicate import session as sessions
from arrowmeta.predicate.session import (
    PROBE,
    TESTED,
    check_version,
    lent,
    new_session,
    parse_tree,
    workspace,
)
from arrowmeta.pruning.evaluator import Evaluator
from arrowmeta.views.relation import LazyRelation
from tests.bundled import DATA
from tests.processes import run_python
from tests.refusals import refuses

_HARMLESS = pa.table({"micros": [0]})
_OBJECTS = """
SELECT view_name FROM duckdb_views() WHERE NOT internal
UNION ALL
SELECT schema_name
FROM duckdb_schemas()
WHERE NOT internal AND schema_name NOT IN ('main', 'stages')
"""


class _Invalidated:
    """A connection to a database after an internal error of DuckDB."""

    def cursor(self):
        raise duckdb.FatalException("database has been invalidated")


def _invalidate_database():
    sessions._databases[INTERNAL] = sessions._Database(_Invalidated())
    assert Evaluator().ask("FROM files", files=_HARMLESS) == _HARMLESS


@pytest.mark.parametrize("name", ["append_snappy", "pk_all_types", "iceberg_v2_position_deletes"])
def test_open_tables_plan_the_same_after_the_database_is_replaced(name):
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
    wheres = [f"{table.schema.names[0]} IS{negation} NULL" for negation in (" NOT", "")]

    def answers():
        return [table.plan(where).files for where in wheres] + [table.plan_many(wheres)]

    before, database = answers(), sessions._databases[INTERNAL]
    ended = weakref.ref(database.connection)
    with lent(new_session, "of this test") as first:
        pass
    with lent(new_session, "of this test") as again:
        assert again is first
    _invalidate_database()
    assert answers() == before
    assert sessions._databases[INTERNAL] is not database
    with lent(new_session, "of this test") as other:
        assert other.execute("SELECT 1").fetchall() == [(1,)]
    del database, first, again
    gc.collect()
    assert ended() is None


def test_concurrent_queries_succeed_while_the_database_is_replaced():
    database, rows, start = Evaluator(), pa.table({"a": range(1000)}), threading.Barrier(4)

    def asks(n_times):
        start.wait()
        query = "SELECT sum(a) AS total FROM rows"
        return sum(database.ask(query, rows=rows)["total"][0].as_py() for _ in range(n_times))

    def ends(n_times):
        start.wait()
        for _ in range(n_times):
            _invalidate_database()

    with ThreadPoolExecutor(4) as pool:
        ending = pool.submit(ends, 5)
        found = list(pool.map(asks, repeat(200, 3)))
        ending.result()
    assert found == [200 * 499_500] * 3


# -- Workspaces


def make_view(work, value):
    work.session.execute(f"CREATE SCHEMA s; CREATE VIEW files AS SELECT {value} AS value")


def values(work):
    return work.session.sql("FROM files").fetchall()


@pytest.mark.parametrize("safe", [True, False])
def test_workspaces_do_not_see_each_other(safe):
    access = sql_access(safe)
    with workspace(access) as one, workspace(access) as other:
        make_view(one, 1)
        assert other.session.sql(_OBJECTS).fetchall() == []
        make_view(other, 2)
        assert (values(one), values(other)) == ([(1,)], [(2,)])
        refuses(duckdb.CatalogException, "", other.session.sql, f"FROM {one.database}.main.files")
    with workspace(access) as again:
        assert again.database in (one.database, other.database)
        assert again.session.sql(_OBJECTS).fetchall() == []


def test_workspace_frees_what_it_has_read():
    relation = LazyRelation(pa.schema([("a", pa.int64())]), lambda _: iter(()))
    gone = weakref.ref(relation)
    with workspace() as work:
        work.session.from_arrow(relation).create_view("files")
        assert values(work) == []
    del relation, work
    gc.collect()
    assert gone() is None


def test_concurrent_queries_have_separate_workspaces_and_errors_leave_them_usable():
    def ask(value):
        with workspace() as work:
            make_view(work, value)
            return values(work)

    with workspace() as work:
        refuses(duckdb.CatalogException, "", work.session.execute, "FROM no_such_table")
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(ask, range(100))) == [[(value,)] for value in range(100)]


_MANY_TABLES = f"""
import os, warnings
import arrowmeta
warnings.simplefilter("ignore")
tables = []
for i in range(16):
    table = arrowmeta.open({str(DATA / "append_snappy")!r})
    table.sql("FROM files")
    table.partitions()
    tables.append(table)
    if i < 2 or i == 15:
        print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.exhaustive
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are not listed here")
def test_sql_over_several_tables_uses_one_database():
    first, second, last = map(
        int, run_python(_MANY_TABLES, env={"OMP_NUM_THREADS": "1"}).stdout.split()
    )
    assert last <= max(first, second) + 4, "threads of pyarrow may start late, those of DuckDB not"


def test_process_keeps_at_most_four_user_databases():
    roots = [Access(roots=(f"/no/such/folder/{at}/",)) for at in range(7)]
    for access in roots:
        with workspace(access) as work:
            assert work.session.execute("SELECT 1").fetchall() == [(1,)]
    assert len(sessions._databases.keys() - {INTERNAL}) <= 4
    with workspace(roots[0]) as work:
        make_view(work, 4)
        assert values(work) == [(4,)]


@pytest.mark.parametrize("access", [INTERNAL, Access(is_open=True, variables=True)])
def test_settings_are_locked_and_extensions_are_not_loaded(access):
    query = "SELECT value FROM duckdb_settings() WHERE name LIKE 'auto%_known_extensions'"
    with new_session(access) as session:
        for name in ("threads = 3", "enable_external_access = true") if access == INTERNAL else ():
            error = duckdb.InvalidInputException
            refuses(error, "locked", session.execute, f"SET {name}")
        assert session.execute(query).fetchall() == [("false",), ("false",)]
    with arrowmeta.connect(DATA / "append_snappy") as connection:
        assert connection.execute(query).fetchall() == [("false",), ("false",)]


# -- Versions that are newer than the tested ones


def test_newer_version_warns_or_is_refused_if_it_writes_other_trees():
    def more(query):
        return json.dumps(json.loads(parse_tree(query)) | {"added": 1})

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_version("2.0.9", None)  # tested: nothing is parsed
    with pytest.warns(RuntimeWarning, match=r"tested with DuckDB 2\.0, not 2\.1\.0.*duckdb<2\.1"):
        check_version("2.1.0", parse_tree)
    with pytest.warns(RuntimeWarning, match=r"not 3\.0\.0"):
        check_version("3.0.0", more)
    said = r"DuckDB 2\.1\.3 writes other parse trees"
    for old, new in (('"~~"', '"like"'), ('"COMPARE_', '"CMP_'), ('"alias"', '"as"')):
        assert old in parse_tree(PROBE)
        refuses(
            UnsupportedError,
            said,
            check_version,
            *("2.1.3", lambda query, old=old, new=new: parse_tree(query).replace(old, new)),
        )


def test_file_has_the_tree_of_the_tested_version():
    installed = tuple(map(int, importlib.metadata.version("duckdb").split(".")[:2]))
    assert installed == TESTED, "run the tests of predicates, then raise TESTED and run `make sql`"
    file = importlib.resources.files("arrowmeta.predicate") / "parse_tree.json"
    assert json.loads(file.read_text()) == json.loads(parse_tree(PROBE)), "run `make sql`"


# -- Processes that are forked while threads of their parent query, or hold locks

_OPENED = f"""
import os, signal, sys, threading, time, warnings
import arrowmeta
warnings.simplefilter("ignore")
table = arrowmeta.open({str(DATA / "append_snappy")!r})
where = table.schema.names[0] + " IS NOT NULL"
count = "SELECT count(*) FROM files"
def ask_in_a_thread(query):
    begin = time.process_time()
    threading.Thread(target=table.sql, args=(query,), daemon=True).start()
    while time.process_time() < begin + 0.5:  # by then, DuckDB runs the query
        time.sleep(0.01)
"""
_FORKED = """
child = os.fork()
if not child:
    signal.alarm(100)
    {asks}
    os._exit(0)
"""
_COUNTS = _FORKED.format(asks="assert table.sql(count).num_rows == 1")
#: A service that opens tables before it forks workers, which end with `sys.exit`.
_WORKER = """
expected = table.plan(where).files, table.sql(count)
child = os.fork()
if not child:
    assert (table.plan(where).files, table.sql(count)) == expected
    del table
    sys.exit(0)
"""
#: A thread that queries the table's own database, or a workspace, does not exist in the child.
_OWN_DATABASE = """
table.sql("CREATE TABLE mine AS SELECT 1 AS one")
table.sql(count)  # imports before the fork: a child also waits for the import locks of Python
ask_in_a_thread("SELECT sum(a.range * b.range) FROM range(1000000) AS a, range(1000000) AS b")
"""
_WORKSPACE = """
table.sql(count)
endless = "SELECT sum(a.range * b.range) FROM files, range(1000000) AS a, range(1000000) AS b"
ask_in_a_thread(endless)
"""
_MAKES_A_SESSION = """
from arrowmeta.predicate.session import making, new_session
def make():
    with making:
        time.sleep(1)
threading.Thread(target=make).start()
time.sleep(0.2)
"""
#: A thread of the parent holds a lock of the table for as long as the child lives.
_HOLDS_A_LOCK = """
table.plan(where).files
is_held = threading.Event()
def hold():
    with {lock}.held():
        is_held.set()
        threading.Event().wait()
threading.Thread(target=hold, daemon=True).start()
assert is_held.wait(60)
"""
_OF_ENTRIES = _HOLDS_A_LOCK.format(lock="table.source._caches['entries']._lock")
_OF_DAMAGE = _HOLDS_A_LOCK.format(lock="table.source.damage_log._lock")
_ADDS = "table.source.damage_log.add('manifest', 'm', arrowmeta.CorruptMetadataError('bad'))"
#: The parent becomes a program that only waits: its endless query would take the child's CPU time.
_WAITED = """
wait = f"import os; print(os.waitpid({child}, 0)[1])"
os.execv(sys.executable, [sys.executable, "-S", "-c", wait])
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "forking",
    [
        *(_WORKER, _OWN_DATABASE + _COUNTS, _WORKSPACE + _COUNTS),
        _MAKES_A_SESSION + _FORKED.format(asks="new_session()"),
        _OF_ENTRIES + _FORKED.format(asks="table.files()"),
        _OF_DAMAGE + _FORKED.format(asks=_ADDS),
    ],
    ids=["worker", "own database", "workspace", "new session", "entries", "damage"],
)
def test_forked_process_queries_tables_and_exits(forking):
    assert run_python(_OPENED + forking + _WAITED).stdout == "0\n"

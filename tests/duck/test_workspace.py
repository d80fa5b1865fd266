"""Workspaces: objects in one are not visible in another, and are dropped with it."""

import gc
import os
import subprocess
import sys
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.io.options import INTERNAL, Access, sql_access
from arrowmeta.predicate.session import (
    _databases,
    new_session,
    workspace,
)
from arrowmeta.views.relation import LazyRelation
from tests.bundled import DATA

_OBJECTS = """
SELECT view_name FROM duckdb_views() WHERE NOT internal
UNION ALL
SELECT schema_name
FROM duckdb_schemas()
WHERE NOT internal AND schema_name NOT IN ('main', 'stages')
"""

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
        with pytest.raises(duckdb.CatalogException):
            other.session.sql(f"FROM {one.database}.main.files")
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


def test_concurrent_queries_have_separate_workspaces():
    def ask(value):
        with workspace() as work:
            make_view(work, value)
            return values(work)

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(ask, range(100))) == [[(value,)] for value in range(100)]


def test_error_leaves_the_workspace_usable():
    with workspace() as work, pytest.raises(duckdb.CatalogException):
        work.session.execute("FROM no_such_table")
    with workspace() as work:
        make_view(work, 3)
        assert values(work) == [(3,)]


@pytest.mark.exhaustive
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are not listed here")
def test_sql_over_several_tables_uses_one_database():
    environment = os.environ | {"OMP_NUM_THREADS": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", _MANY_TABLES],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
        env=environment,
    )
    first, second, last = map(int, ran.stdout.split())
    assert last <= max(first, second) + 4, "threads of pyarrow may start late, those of DuckDB not"


def test_process_keeps_at_most_four_user_databases():
    roots = [Access(roots=(f"/no/such/folder/{at}/",)) for at in range(7)]
    for access in roots:
        with workspace(access) as work:
            assert work.session.execute("SELECT 1").fetchall() == [(1,)]
    kept = [access for access in _databases if access != INTERNAL]
    assert len(kept) <= 4
    with workspace(roots[0]) as work:
        make_view(work, 4)
        assert values(work) == [(4,)]


def test_settings_of_the_internal_database_are_locked():
    with new_session() as session:
        for statement in ("SET threads = 3", "SET enable_external_access = true"):
            with pytest.raises(duckdb.InvalidInputException, match="locked"):
                session.execute(statement)


@pytest.mark.parametrize("access", [INTERNAL, Access(is_open=True, variables=True)])
def test_extensions_are_not_loaded_automatically(access):
    query = "SELECT value FROM duckdb_settings() WHERE name LIKE 'auto%_known_extensions'"
    with new_session(access) as session:
        assert session.execute(query).fetchall() == [("false",), ("false",)]
    with arrowmeta.connect(DATA / "append_snappy") as connection:
        assert connection.execute(query).fetchall() == [("false",), ("false",)]

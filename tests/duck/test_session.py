"""The database of a process after an internal error of DuckDB: the next query gets a new one."""

import gc
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.io.options import INTERNAL
from arrowmeta.predicate.session import _Database, _databases, lent, new_session
from arrowmeta.pruning.evaluator import Evaluator
from tests.bundled import DATA

_HARMLESS = pa.table({"micros": [0]})

pytestmark = pytest.mark.filterwarnings("error")


class _Invalidated:
    """A connection to a database after an internal error of DuckDB."""

    def cursor(self):
        raise duckdb.FatalException("database has been invalidated")


def _invalidate_database():
    _databases[INTERNAL] = _Database(_Invalidated())  # type: ignore[arg-type]
    assert Evaluator().ask("FROM files", files=_HARMLESS) == _HARMLESS


@pytest.mark.parametrize("name", ["append_snappy", "pk_all_types", "iceberg_v2_position_deletes"])
def test_open_tables_plan_the_same_after_the_database_is_replaced(name):
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
    column = table.schema.names[0]
    wheres = (f"{column} IS NOT NULL", f"{column} IS NULL")

    def answers():
        plans = [table.plan(where) for where in wheres]
        return [plan.files for plan in plans] + [table.plan_many(wheres)]

    before, database = answers(), _databases[INTERNAL]
    _invalidate_database()
    assert answers() == before
    assert _databases[INTERNAL] is not database


def test_concurrent_queries_succeed_while_the_database_is_replaced():
    database = Evaluator()
    rows = pa.table({"a": range(1000)})
    start = threading.Barrier(4)

    def asks(n_times):
        start.wait()
        query = "SELECT sum(a) AS total FROM rows"
        return sum(database.ask(query, rows=rows)["total"][0].as_py() for _ in range(n_times))

    def ends(n_times):
        start.wait()
        for _ in range(n_times):
            _invalidate_database()
        return 0

    with ThreadPoolExecutor(4) as pool:
        ending = pool.submit(ends, 5)
        found = list(pool.map(asks, repeat(200, 3)))
        ending.result()
    assert found == [200 * 499_500] * 3


def test_sessions_of_an_invalidated_database_are_not_lent():
    with lent(new_session, "of this test") as first:
        pass
    with lent(new_session, "of this test") as again:
        assert again is first
    _invalidate_database()
    with lent(new_session, "of this test") as other:
        assert other.execute("SELECT 1").fetchall() == [(1,)]


def test_invalidated_database_is_freed():
    new_session()
    ended = weakref.ref(_databases[INTERNAL].connection)
    _invalidate_database()
    gc.collect()
    assert ended() is None

"""Processes that are forked while threads of their parent query, or hold locks."""

import os
import subprocess
import sys

import pytest

from tests.bundled import DATA

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")

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

#: A service that opens tables before it forks workers, which end with `sys.exit`.
_WORKER = """
expected = table.plan(where).files, table.sql(count)
child = os.fork()
if not child:
    assert (table.plan(where).files, table.sql(count)) == expected
    del table
    sys.exit(0)
"""

#: A thread that queries the table's own database does not exist in the child.
_THREAD_ASKS = """
table.sql("CREATE TABLE mine AS SELECT 1 AS one")
table.sql(count)  # imports before the fork: a child also waits for the import locks of Python
endless = "SELECT sum(a.range * b.range) FROM range(1000000) AS a, range(1000000) AS b"
ask_in_a_thread(endless)
child = os.fork()
if not child:
    signal.alarm(100)
    assert table.sql(count).num_rows == 1
    os._exit(0)
"""

#: The same in a workspace of the process's database.
_THREAD_ASKS_IN_A_WORKSPACE = """
table.sql(count)
endless = "SELECT sum(a.range * b.range) FROM files, range(1000000) AS a, range(1000000) AS b"
ask_in_a_thread(endless)
child = os.fork()
if not child:
    signal.alarm(100)
    assert table.sql(count).num_rows == 1
    os._exit(0)
"""

_THREAD_MAKES_A_SESSION = """
from arrowmeta.predicate.session import making, new_session
def make():
    with making:
        time.sleep(1)
threading.Thread(target=make).start()
time.sleep(0.2)
child = os.fork()
if not child:
    signal.alarm(100)
    new_session()
    os._exit(0)
"""

#: A thread of the parent holds a lock of the table for as long as the child lives.
_THREAD_HOLDS_A_LOCK = """
table.plan(where).files
is_held = threading.Event()
def hold():
    with {lock}.held():
        is_held.set()
        threading.Event().wait()
threading.Thread(target=hold, daemon=True).start()
assert is_held.wait(60)
child = os.fork()
if not child:
    signal.alarm(100)
    {asks}
    os._exit(0)
"""
_OF_ENTRIES = {"lock": "table.source._caches['entries']._lock", "asks": "table.files()"}
_OF_DAMAGE = {
    "lock": "table.source.damage_log._lock",
    "asks": "table.source.damage_log.add('manifest', 'm', arrowmeta.CorruptMetadataError('bad'))",
}

#: The parent becomes a program that only waits: its endless query would take the child's CPU time.
_WAITED = """
wait = f"import os; print(os.waitpid({child}, 0)[1])"
os.execv(sys.executable, [sys.executable, "-S", "-c", wait])
"""


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "forking",
    [
        *(_WORKER, _THREAD_ASKS, _THREAD_ASKS_IN_A_WORKSPACE, _THREAD_MAKES_A_SESSION),
        *(_THREAD_HOLDS_A_LOCK.format(**lock) for lock in (_OF_ENTRIES, _OF_DAMAGE)),
    ],
)
def test_forked_process_queries_tables_and_exits(forking):
    ran = subprocess.run(
        [sys.executable, "-c", _OPENED + forking + _WAITED],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert ran.stdout == "0\n", ran.stderr

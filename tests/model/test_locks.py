"""Locks of one process: a forked process does not wait for threads of its parent."""

import os
import subprocess
import sys
import threading

import pytest

from arrowmeta.model.locks import ProcessLock
from tests.bundled import DATA


def test_process_lock_is_held_by_one_thread_and_is_reentrant():
    lock, order = ProcessLock(), []

    def other():
        with lock.held():
            order.append("other")

    thread = threading.Thread(target=other)
    with lock.held(), lock.held():
        thread.start()
        thread.join(0.1)
        order.append("first")
    thread.join()
    assert order == ["first", "other"]


#: A thread of the parent holds `{lock}` for as long as the child lives.
_FORKED = """
import os, signal, threading, warnings
import arrowmeta
warnings.simplefilter("ignore")
table = arrowmeta.open({location!r})
where = table.schema.names[0] + " IS NOT NULL"
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
    signal.alarm(60)
    {asks}
    os._exit(0)
print(os.waitpid(child, 0)[1], flush=True)
os._exit(0)
"""


@pytest.mark.sampled(1)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
@pytest.mark.parametrize(
    ("lock", "asks"),
    [
        ("table.source._caches['entries']._lock", "table.files()"),
        (
            "table.source.damage_log._lock",
            "table.source.damage_log.add('manifest', 'm', arrowmeta.CorruptMetadataError('bad'))",
        ),
    ],
)
def test_forked_process_does_not_wait_for_locks_of_its_parent(lock, asks):
    code = _FORKED.format(location=str(DATA / "append_snappy"), lock=lock, asks=asks)
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False
    )
    assert ran.stdout == "0\n", ran.stderr

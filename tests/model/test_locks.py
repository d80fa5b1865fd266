"""Locks and cached properties: no process or thread waits for others."""

import os
import subprocess
import sys
import threading

import pytest

from arrowmeta.model.locks import ProcessLock, cached_property
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


class _Slow:
    def __init__(self, waits_for=None):
        self._waits_for = waits_for
        self.started = threading.Event()

    @cached_property
    def value(self):
        """An object of its own."""
        self.started.set()
        if self._waits_for is not None:
            self._waits_for.wait()
        return object()


def test_cached_property_is_computed_once():
    one = _Slow()
    assert one.value is one.value


def test_cached_property_of_one_object_does_not_block_another():
    """Before Python 3.12 all objects of a class share a lock."""
    release = threading.Event()
    slow, other = _Slow(release), _Slow()
    first = threading.Thread(target=lambda: slow.value)
    second = threading.Thread(target=lambda: other.value)
    first.start()
    slow.started.wait()
    second.start()
    second.join(10)
    was_alive = second.is_alive()
    release.set()
    first.join()
    second.join()
    assert not was_alive

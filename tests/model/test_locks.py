"""Locks of processes and threads, and memory of a source that is not used any more."""

import gc
import threading
import weakref

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.io.reading import KEPT_POOL
from arrowmeta.model.locks import ProcessLock, cached_property


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
    assert not was_alive
    assert other.value is other.value


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


FORMATS = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors")

USES = {
    "a relation of entries": lambda t: t.entries(),
    "entries of all snapshots": lambda t: t.all_entries(),
    "index files": lambda t: (t.deletion_vectors(), t.file_indexes()),
    "a stream": lambda t: list(t.reader("column_stats")),
    "a query": lambda t: t.sql("SELECT count(*) FROM files, plan_files('true')"),
    "a plan": lambda t: t.plan("1 = 1").why(),
    "an aggregate": lambda t: t.aggregate("count(*)"),
    "a reconciliation": lambda t: t.reconcile(),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("use", USES.values(), ids=USES)
def test_source_is_freed_with_its_table_without_gc(data, name, use):
    def used():
        table = arrowmeta.open(data / name, allow_moved_paths=True)
        use(table)
        return weakref.ref(table.source)

    used()  # what a process keeps is there now
    gc.collect()
    gc.disable()  # reference cycles would keep gigabytes of columns until the next collection
    try:
        before = _allocated()
        assert used()() is None
        assert _allocated() == before
    finally:
        gc.enable()


def _allocated():
    return pa.total_allocated_bytes() + KEPT_POOL.bytes_allocated()

"""Locks: properties that are computed once, and locks that a thread may take twice."""

import threading

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

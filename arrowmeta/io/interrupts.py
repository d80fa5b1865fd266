"""Ctrl-C while threads wait for a store: it ends their requests, too.

Imports nothing heavy: the command line is ready for Ctrl-C before it does anything.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Event, Thread, current_thread, main_thread
from typing import Any, TypeAlias

#: What threads are called that ask a store; the command line does not wait for them at its end.
REQUEST_THREADS = "arrowmeta-request"

#: Where a thread waits for the answer to a request, or for an error.
Answers: TypeAlias = "SimpleQueue[tuple[Any, BaseException | None]]"

_waiting: set[Answers] = set()
_stopped = Event()
#: Whether the main thread is in `stopped_by_interrupts`.
_stops_at_interrupts = False


@contextmanager
def ended_by_interrupts(answers: Answers) -> Iterator[None]:
    """Let `stop_requests` put KeyboardInterrupt where a thread waits."""
    _waiting.add(answers)
    if _stopped.is_set():
        answers.put((None, KeyboardInterrupt()))
    try:
        yield
    finally:
        _waiting.discard(answers)


def stop_requests() -> None:
    """End all requests to stores, on any thread, as Ctrl-C ends those of the main thread."""
    _stopped.set()
    for answers in list(_waiting):
        answers.put((None, KeyboardInterrupt()))


@contextmanager
def stopped_by_interrupts(handlers: Collection[object] = ()) -> Iterator[None]:
    """Have Ctrl-C end requests to stores on all threads while the main thread is in the block.

    Python runs handlers of signals when it is back on the main thread, which may be in a query of
    DuckDB that waits for a request of another thread. What the system writes to a pipe comes at
    once.

    Args:
        handlers: handlers of SIGINT that end the program, beside Python's own. Programs with
            others keep what they have.
    """
    global _stops_at_interrupts
    ends = (signal.default_int_handler, *handlers)
    is_main = current_thread() is main_thread()
    if _stops_at_interrupts or not is_main or signal.getsignal(signal.SIGINT) not in ends:
        yield
        return
    reading, writing = os.pipe()
    if hasattr(os, "set_blocking"):  # Windows has it for pipes since Python 3.12
        os.set_blocking(writing, False)
    before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    thread = Thread(target=_stop_when_told, args=(reading, before), daemon=True)
    _stops_at_interrupts = True
    thread.start()
    try:
        yield
    finally:
        _stops_at_interrupts = False
        signal.set_wakeup_fd(before)
        os.close(writing)
        thread.join()
        _stopped.clear()


def _stop_when_told(signals: int, before: int) -> None:
    """Stop requests when a pipe says so, and hand on what it says to who was told before."""
    with open(signals, "rb", buffering=0) as pipe:  # a descriptor
        while number := pipe.read(1):
            if number[0] == signal.SIGINT:
                stop_requests()
            if before >= 0:
                with suppress(OSError):
                    os.write(before, number)

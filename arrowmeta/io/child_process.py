"""Call functions in a child process, since some broken files make libraries crash.

A function takes and returns bytes. Its module serves it (`serve`) when it is run as a program.
"""

from __future__ import annotations

import atexit
import mmap
import os
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from io import FileIO
from operator import methodcaller
from pathlib import Path
from queue import LifoQueue
from typing import cast

#: Seconds after which a call times out.
_PATIENCE = 60.0
#: Seconds without a call after which the child is ended, to free its memory.
_IDLE = 10.0
#: Sent by a child once it has loaded its modules.
_READY = b"ready to be called"
#: Environment variable of child processes.
_MARK = "ARROWMETA_CHILD"
#: Other memory pools of Arrow reserve address space, which counts against memory limits.
_ENVIRONMENT = {"ARROW_DEFAULT_MEMORY_POOL": "system"}
#: Memory of this process in pages, on Linux.
_MEMORY = Path("/proc/self/statm")
_PAGE_SIZE = mmap.PAGESIZE


class ChildProcess:
    """Calls a function in a child process; usable from several threads.

    The child starts with the first call and ends when it is idle. After a crash, the next call
    starts another one. Where none can be started, such as in programs that embed Python, the
    function is called in this process. `module` serves the function when it is run as a program.
    """

    def __init__(self, module: str, function: Callable[[bytes], bytes]) -> None:
        self._module = module
        self._function = function
        self._process: subprocess.Popen[bytes] | None = None
        self._end_later: threading.Timer | None = None
        self._lock = threading.Lock()
        _ALL.add(self)

    def call(self, question: bytes) -> bytes:
        """Return the result of the function.

        Raises:
            ChildProcessError: the child crashed or timed out.
        """
        with self._lock:
            if self._end_later is not None:
                self._end_later.cancel()
            if self._process is not None and self._process.poll() is not None:
                self._end()
            process = self._process = self._process or _started(self._module)
            if process is not None:
                return self._answer(process, question)
        return self._function(question)

    def _answer(self, process: subprocess.Popen[bytes], question: bytes) -> bytes:
        answer = None
        try:
            answer = _asked(process, question)
        finally:
            # After an interrupt, the next call would receive the answer of this one.
            if answer is None:
                self._end()
        if answer is None:
            raise ChildProcessError("the reader process crashed or timed out")
        self._end_later = _timer(_IDLE, self.end)
        return answer

    def end(self) -> None:
        """End the child; the next call starts another one."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        # First, so that no call uses it after an interrupt.
        process, self._process = self._process, None
        if process is not None:
            _end(process)

    def forget(self) -> None:
        """Leave the child to the parent of this forked process."""
        self._lock = threading.Lock()  # a thread of the parent may hold the other
        self._end_later = None
        if self._process is not None:
            for pipe in _pipes(self._process):
                pipe.close()
            self._process.returncode = 0  # so that no thread waits for it
            self._process = None


class ChildProcesses:
    """Calls a function in as many child processes as calls run at the same time, up to a number."""

    def __init__(self, module: str, function: Callable[[bytes], bytes], count: int) -> None:
        self._children = [ChildProcess(module, function) for _ in range(count)]
        self.forget()
        _ALL.add(self)

    def call(self, question: bytes) -> bytes:
        """Return the result of the function; see `ChildProcess.call`."""
        child = self._idle.get()
        try:
            return child.call(question)
        finally:
            self._idle.put(child)

    def end(self) -> None:
        """End all children; later calls start others."""
        for child in self._children:
            child.end()

    def forget(self) -> None:
        """Take all children as idle: in a forked process, no call is left that returns one."""
        #: The children without a call; the last one used is used first.
        self._idle: LifoQueue[ChildProcess] = LifoQueue()
        for child in self._children:
            self._idle.put(child)


_ALL: weakref.WeakSet[ChildProcess | ChildProcesses] = weakref.WeakSet()


def _each(act: Callable[[object], None]) -> None:
    for process in list(_ALL):
        act(process)


atexit.register(_each, methodcaller("end"))
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=partial(_each, methodcaller("forget")))


def _started(module: str) -> subprocess.Popen[bytes] | None:
    """Return a child that is ready to serve, None if none can be started."""
    if _MARK in os.environ or hasattr(sys, "frozen"):
        # The variable is set if a program that embeds Python was started as its own child.
        return None
    try:
        process = _start(module)
    except OSError:
        return None
    is_ready = None
    try:
        is_ready = _in_time(process, lambda: _until_ready(_pipes(process)[1]))
    finally:
        if is_ready is None:
            _end(process)
    return process if is_ready else None


def _until_ready(pipe: FileIO) -> bytes | None:
    """Read until a child is ready; None if it ends.

    Earlier output is skipped, since modules that Python loads at start may print.
    """
    said = b""
    while said != _READY:
        more = pipe.read(1 << 12)
        if not more:
            return None
        said = (said + more)[-len(_READY) :]
    return said


def _start(module: str) -> subprocess.Popen[bytes]:
    # The same search path, without the current folder (-P), which may be a table.
    # Python ignores entries of the path that are not strings.
    path = os.pathsep.join(folder or os.curdir for folder in sys.path if isinstance(folder, str))
    return subprocess.Popen(
        [sys.executable or "", "-P", "-m", module],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | _ENVIRONMENT | {"PYTHONPATH": path, _MARK: "1"},
    )


def _asked(process: subprocess.Popen[bytes], question: bytes) -> bytes | None:
    stdin, stdout = _pipes(process)

    def ask() -> bytes | None:
        _send(stdin, question)
        return _receive(stdout)

    return _in_time(process, ask)


def _in_time(process: subprocess.Popen[bytes], talk: Callable[[], bytes | None]) -> bytes | None:
    """Return the answer of a child; None if it crashed or timed out."""
    watchdog = _timer(_PATIENCE, process.kill)
    try:
        return talk()
    except OSError:  # a broken pipe; on Windows an invalid argument
        return None
    finally:
        watchdog.cancel()


def _timer(seconds: float, act: Callable[[], None]) -> threading.Timer:
    timer = threading.Timer(seconds, act)
    timer.daemon = True
    timer.start()
    return timer


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    for pipe in _pipes(process):
        pipe.close()
    process.wait()


def _pipes(process: subprocess.Popen[bytes]) -> tuple[FileIO, FileIO]:
    # Without buffers, so that a forked process can close them without writing to them.
    return cast(FileIO, process.stdin), cast(FileIO, process.stdout)


def _send(pipe: FileIO, content: bytes) -> None:
    _write(pipe, len(content).to_bytes(8, "big") + content)


def _write(pipe: FileIO, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[pipe.write(rest) :]


def _receive(pipe: FileIO) -> bytes | None:
    """Return a message; None if the other side has ended."""
    length = _read(pipe, 8)
    return None if length is None else _read(pipe, int.from_bytes(length, "big"))


def _read(pipe: FileIO, length: int) -> bytes | None:
    content = bytearray(length)
    rest = memoryview(content)
    while rest:
        n_bytes = pipe.readinto(rest)
        if not n_bytes:
            return None
        rest = rest[n_bytes:]
    return bytes(content)


def serve(function: Callable[[bytes], bytes]) -> None:
    """Answer the calls of the parent process until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to both processes
    stdin, stdout = FileIO(0), FileIO(os.dup(1), "w")
    os.dup2(2, 1)  # other output must not mix with answers
    _write(stdout, _READY)
    while (question := _receive(stdin)) is not None:
        _send(stdout, function(question))


@contextmanager
def limited_memory(n_bytes: int) -> Iterator[None]:
    """Limit how much more memory this process may allocate; on Linux only."""
    n_taken = _n_bytes_taken()
    if not n_taken:
        yield
        return
    import resource

    before = resource.getrlimit(resource.RLIMIT_DATA)
    limits = [limit for limit in before if limit != resource.RLIM_INFINITY]
    resource.setrlimit(resource.RLIMIT_DATA, (min([n_taken + n_bytes, *limits]), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, before)


def _n_bytes_taken() -> int:
    """Return the bytes of data of this process; 0 if unknown, as in containers without /proc."""
    try:
        return int(_MEMORY.read_text().split()[5]) * _PAGE_SIZE
    except (OSError, ValueError, IndexError):
        return 0

"""Call functions in child processes, since some broken files make libraries crash.

A function takes and returns bytes. A child serves one function to one call at a time. It ends with
its parent, or when it is idle. This module is its program.
"""

from __future__ import annotations

import atexit
import mmap
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

#: Seconds after which a call times out.
_PATIENCE = 60.0
#: Seconds without a call after which a child is not called again; it then ends by itself.
_IDLE = 10.0
#: Environment variable of child processes.
_MARK = "ARROWMETA_CHILD"
#: Other memory pools of Arrow reserve address space, which counts against memory limits.
_ENVIRONMENT = {"ARROW_DEFAULT_MEMORY_POOL": "system", _MARK: "1"}
#: Memory of this process in pages, on Linux.
_MEMORY = Path("/proc/self/statm")


class ChildProcesses:
    """Calls a function of a module in child processes, for several threads.

    A call starts a child if all others are in use or have crashed. Where none can be started, such
    as in programs that embed Python, the function is called in this process.

    Args:
        most: number of children; more calls wait.
    """

    def __init__(self, function: Callable[[bytes], bytes], most: int = 1) -> None:
        self._function = function
        self._most = most
        self._begin()
        atexit.register(self.end)

    def _begin(self) -> None:
        self._parent = os.getpid()
        self._idle: list[_Child] = []  # the last child is used first
        self._turns = threading.Semaphore(self._most)

    def call(self, question: bytes, memory: int = 0) -> bytes:
        """Return the result of the function.

        Args:
            question: the argument of the function.
            memory: bytes that a child may allocate for the call, on Linux; 0 for any number.

        Raises:
            ChildProcessError: the child crashed or timed out.
        """
        self._leave_to_parent()
        with self._turns:
            child = self._taken() or _started(self._function)
            if child is None:
                return self._function(question)
            answer = child.ask(memory.to_bytes(8, "big"), question)
            self._idle.append(child)
            return answer

    def _taken(self) -> _Child | None:
        """Return an idle child that waits for a call, which is no longer idle; end the others."""
        with suppress(IndexError):
            while child := self._idle.pop():
                if child.process.poll() is None and time.monotonic() < child.until:
                    return child
                child.end()
        return None

    def end(self) -> None:
        """End the idle children."""
        self._leave_to_parent()
        while child := self._taken():
            child.end()

    def _leave_to_parent(self) -> None:
        """Leave all children to the parent if this process was forked, which has one thread."""
        if self._parent != os.getpid():
            for child in self._idle:
                child.pipe.close()
                child.process.returncode = 0  # so that no thread waits for it
            self._begin()


class _Child:
    """A child process and this end of a pipe to it, which waits for calls until some time."""

    def __init__(self, function: Callable[[bytes], bytes]) -> None:
        from multiprocessing.connection import Pipe

        # The same search path, without the current folder (-P), which may be a table.
        # Python ignores entries of the path that are not strings.
        path = os.pathsep.join(
            folder or os.curdir for folder in sys.path if isinstance(folder, str)
        )
        self.pipe, other_end = Pipe()
        arguments = (other_end.fileno(), 2 * _IDLE, function.__module__, function.__name__)
        with other_end:
            self.process = subprocess.Popen(
                [sys.executable or "", "-P", "-m", __name__, *map(str, arguments)],
                pass_fds=[other_end.fileno()],  # output of Python goes elsewhere
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                process_group=0,  # a terminal sends Ctrl-C to the group of the parent
                env=os.environ | _ENVIRONMENT | {"PYTHONPATH": path},
            )

    def ask(self, *messages: bytes) -> bytes:
        """Send messages, and return the next message of the child; without it, end it.

        Raises:
            ChildProcessError: the child crashed or timed out.
        """
        answer = None
        try:
            with suppress(EOFError, OSError):
                for message in messages:
                    self.pipe.send_bytes(message)
                if self.pipe.poll(_PATIENCE):
                    answer = self.pipe.recv_bytes()
        finally:
            # After an interrupt, the next call would receive the answer of this call.
            if answer is None:
                self.end()
        if answer is None:
            raise ChildProcessError("the reader process crashed or timed out")
        self.until = time.monotonic() + _IDLE
        return answer

    def end(self) -> None:
        """End the child at once."""
        self.process.kill()
        self.pipe.close()
        self.process.wait()


def _started(function: Callable[[bytes], bytes]) -> _Child | None:
    """Return a child that is ready to serve, None if none can be started."""
    # The variable is set if a program that embeds Python was started as its own child.
    if _MARK not in os.environ and not hasattr(sys, "frozen") and sys.platform != "win32":
        with suppress(OSError):
            child = _Child(function)
            child.ask()
            return child
    return None


def _serve(descriptor: str, idle: str, module: str, name: str) -> None:
    """Answer calls until the parent process ends, or none comes for some seconds."""
    from multiprocessing.connection import Connection

    function = getattr(import_module(module), name)
    pipe: Connection[bytes, bytes] = Connection(int(descriptor))
    pipe.send_bytes(b"ready")
    with suppress(EOFError, OSError):
        while pipe.poll(float(idle)):
            memory = int.from_bytes(pipe.recv_bytes(), "big")
            question = pipe.recv_bytes()
            with _limited_memory(memory):
                answer = function(question)
            pipe.send_bytes(answer)


@contextmanager
def _limited_memory(n_bytes: int) -> Iterator[None]:
    """Limit how much more memory this process may allocate, unless `n_bytes` is 0."""
    try:
        n_taken = int(_MEMORY.read_text().split()[5]) * mmap.PAGESIZE
    except (OSError, ValueError, IndexError):  # not on Linux, or in a container without /proc
        n_taken = 0
    if not n_taken or not n_bytes:
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


if __name__ == "__main__":
    _serve(*sys.argv[1:])

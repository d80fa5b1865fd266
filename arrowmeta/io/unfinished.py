"""Files that are being written: removed if that fails or the process is told to end.

Ctrl-C is an exception, which removes them on its way; SIGTERM would end the process at once.
"""

from __future__ import annotations

import errno
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)

_unfinished: set[Path] = set()


@contextmanager
def unfinished(path: Path, target: Path) -> Iterator[None]:
    """Remove a file at the end of a block that fails; it is renamed to `target` before.

    Raises:
        OSError: that of the block; of a full disk, it names the target.
    """
    _unfinished.add(path)
    try:
        with ended_by_sigterm(), named(target):
            yield
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    finally:
        _unfinished.discard(path)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Let errors of a full disk name the file that is being written."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL and error.filename is None:
            error.filename = str(path)
        raise


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """Remove unfinished files of all threads before SIGTERM ends the process.

    A handler of the caller stays, and other threads than the main one cannot set any.
    """
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, _end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def remove_unfinished() -> None:
    """Remove what threads are writing, before the process ends without them."""
    for path in list(_unfinished):
        with suppress(OSError):
            path.unlink()


def _end(number: int, frame: FrameType | None) -> None:
    remove_unfinished()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)

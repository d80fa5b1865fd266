"""What relations raise while DuckDB scans them.

DuckDB makes an error of its own of it, of which only the text is left, and Python's traceback with
it. So relations let go of the traceback and leave the error here, where those who asked find it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any, TypeAlias

import duckdb

from arrowmeta.errors import ArrowMetaError, LimitError
from arrowmeta.io.interrupts import stopped_by_interrupts

#: What who asked is to get as it was; other errors are mistakes in our code.
ScanError: TypeAlias = ArrowMetaError | OSError | KeyboardInterrupt

#: What Arrow, C++ and Python say where the process may have no more memory or threads.
_EXHAUSTED = (
    "Failed to launch worker thread",
    "Resource temporarily unavailable",
    "can't start new thread",
    "std::bad_alloc",
    "MemoryError",
    "malloc of size",
)

#: The last errors of any scans; without tracebacks, since these hold what was being read.
_recent: deque[ScanError] = deque(maxlen=64)


def left_behind(error: ScanError) -> ScanError:
    """Leave an error for `own_errors`; return it without its traceback, to be raised."""
    _recent.append(_copied(error))
    return _copied(error)


@contextmanager
def own_errors() -> Iterator[None]:
    """Raise the error that ended a scan in place of DuckDB's, which repeats its text.

    Ctrl-C ends scans that wait for a store, for which DuckDB would wait, too.
    """
    try:
        with stopped_by_interrupts():
            yield
    except duckdb.Error as error:
        text = str(error)
        # Without a text, as those of time limits are, an error is known by its name.
        own = next(
            (one for one in reversed(_recent) if (str(one) or type(one).__name__) in text), None
        )
        if own is not None:
            raise _copied(own) from None
        if isinstance(error, duckdb.OutOfMemoryException) or any(one in text for one in _EXHAUSTED):
            raise LimitError(
                "the process may not have as much memory, or as many threads, as the answer takes; "
                "allow it more (ulimit -v, ulimit -u)"
            ) from None
        raise


def _copied(error: ScanError) -> ScanError:
    """Return the same error without its traceback."""
    if not isinstance(error, OSError):
        return copy(error)
    # Filesystems have errors that are made of something else than `args`: `copy` would fail.
    args: Any = OSError.__reduce__(error)[1]  # with the names of files, unlike `args`
    made = type(error).__new__(type(error), *args)
    OSError.__init__(made, *args)
    vars(made).update(vars(error))
    return made

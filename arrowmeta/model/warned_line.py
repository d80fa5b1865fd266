"""Which line of a program a warning is about: the one that called this package."""

from __future__ import annotations

import sys

#: What stands between the program's line and ours, or below ours where a thread of our own works.
_BETWEEN = ("arrowmeta", "concurrent", "contextlib", "functools", "threading")


def stacklevel() -> int:
    """Return what `warnings.warn` in the caller takes to name the program's line.

    On a thread of our own there is no such line, and the warning names the caller's.
    """
    level, frame = 1, sys._getframe(1)
    while frame.f_back is not None:
        level, frame = level + 1, frame.f_back
        if frame.f_globals.get("__name__", "").partition(".")[0] not in _BETWEEN:
            return level
    return 1

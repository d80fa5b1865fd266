"""How a command ends, for scripts that ask `$?`. 2 is kept for findings."""

from __future__ import annotations

FINE = 0
ERROR = 1
PARTIAL = 3
INTERRUPTED = 130
CLOSED_PIPE = 141

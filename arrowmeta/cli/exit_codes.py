"""How a command ends, for scripts that ask `$?`."""

from __future__ import annotations

FINE = 0
ERROR = 1
FINDINGS = 2
PARTIAL = 3
INTERRUPTED = 130
CLOSED_PIPE = 141

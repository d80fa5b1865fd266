"""Sessions of a database that a process has once: making one takes longer than most plans.

The database keeps nothing of any table and reaches no files. What a session registers is its own.
"""

from __future__ import annotations

import os
import threading
from functools import cache

import duckdb

#: Held by who makes what a process has once.
making = threading.RLock()


def new_session() -> duckdb.DuckDBPyConnection:
    """Return a session of the process's database; times without a zone are UTC in it."""
    with making:
        return _database(os.getpid()).cursor()


@cache
def _database(process_id: int) -> duckdb.DuckDBPyConnection:
    # A process that was forked has none of the threads of its parent's database.
    connection = duckdb.connect(config={"enable_external_access": "false"})
    connection.execute("SET GLOBAL TimeZone = 'UTC'")
    return connection

"""Sessions of a database that a process has once: making one takes longer than most plans.

The database keeps nothing of any table and reaches no files. What a session registers is its own.
"""

from __future__ import annotations

import os
import threading
from functools import cache
from typing import Any, TypeVar

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

_Idle = TypeVar("_Idle")

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


class PreparedQuery:
    """A query that was bound to the columns of a table, in a session of its own.

    To read and bind it takes longer than to answer it. Not for several threads at once.

    Args:
        session: where other relations of the query are.
        query: what is asked.
        name: of the table in the query.
        like: a table with the columns of all that will be asked about.
    """

    def __init__(
        self, session: duckdb.DuckDBPyConnection, query: str, name: str, like: pa.Table
    ) -> None:
        self._session = session
        # `empty_table` would load pandas.
        self._nothing = pa.Table.from_batches([], like.schema)
        self._scanned = _Scanned(like)
        session.register(name, self._scanned)
        session.execute(f"PREPARE answer AS {query}")

    def ask(self, table: pa.Table) -> dict[str, NDArray[Any]]:
        """Return the columns of the answer by name."""
        self._scanned.table = table
        try:
            answer = self._session.execute("EXECUTE answer").fetchnumpy()
        finally:
            self._scanned.table = self._nothing
        return {name: np.asarray(values) for name, values in answer.items()}


class _Scanned:
    """A relation that is whatever table is in it when it is scanned."""

    def __init__(self, table: pa.Table) -> None:
        self.table = table

    def __arrow_c_schema__(self) -> object:
        return self.table.schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.table.__arrow_c_stream__(requested_schema)


def taken(idle: list[_Idle]) -> _Idle | None:
    """Take one out; asking first whether there is one would not hold until it is taken."""
    try:
        return idle.pop()
    except IndexError:
        return None

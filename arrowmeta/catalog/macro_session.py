"""Sessions of the process's database with the macros of `/sql`, and no tables."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache

import duckdb

from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.duck.session import IdleSessions, Key, database_key, making, new_session

_FOLDERS = ("10_macros", "50_pruning")

#: The schema of the macros; sessions that bind predicates do not see it.
_SCHEMA = "stages"

_sessions: IdleSessions[duckdb.DuckDBPyConnection] = IdleSessions()


def lent_macro_session() -> AbstractContextManager[duckdb.DuckDBPyConnection]:
    """Lend a session; the borrower unregisters whatever it registers."""
    return _sessions.lend(macro_session)


def macro_session() -> duckdb.DuckDBPyConnection:
    """Return a new session."""
    with making:
        _make_macros(database_key())
        session = new_session()
    session.execute(f"SET search_path = '{_SCHEMA},main'")
    return session


@cache
def _make_macros(database: Key) -> None:
    """Make the macros in the process's database."""
    macros = [file.definition for file in sql_files() if file.folder in _FOLDERS]
    with new_session() as session:
        session.execute(f"CREATE SCHEMA {_SCHEMA}; USE {_SCHEMA};" + "".join(macros))

"""The macros over values and statistics of `/sql`, in sessions of DuckDB."""

from __future__ import annotations

from functools import cache

import duckdb

from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.duck.session import Key, database_key, making, new_session

_FOLDERS = ("10_macros", "50_pruning")

#: Schema of the macros, hidden from sessions that bind predicates.
_SCHEMA = "stages"


def macro_text() -> str:
    """Return the statements that create the macros."""
    return "".join(file.definition for file in sql_files() if file.folder in _FOLDERS)


def macro_session() -> duckdb.DuckDBPyConnection:
    """Return a new session with the macros."""
    with making:
        _make_macros(database_key())
        session = new_session()
    session.execute(f"SET search_path = '{_SCHEMA},main'")
    return session


@cache
def _make_macros(database: Key) -> None:
    """Create the macros in the database of the process."""
    with new_session() as session:
        session.execute(f"CREATE SCHEMA {_SCHEMA}; USE {_SCHEMA};{macro_text()}")

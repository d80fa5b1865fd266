"""The macros over values and statistics of `/sql`, in sessions of DuckDB."""

from __future__ import annotations

from functools import cache

import duckdb

from arrowmeta.catalog.sql_files import files_behind, sql_files
from arrowmeta.duck.session import Key, database_key, making, new_session

_FOLDERS = ("10_macros", "50_pruning")

#: Schema of the macros, hidden from sessions that bind predicates.
_SCHEMA = "stages"


def macro_text() -> str:
    """Return the statements that create the macros."""
    return "".join(file.definition for file in sql_files() if file.folder in _FOLDERS)


def macro_session(query: str) -> duckdb.DuckDBPyConnection:
    """Return a new session with the macros of a query, and of `make_macros` later."""
    with making:
        make_macros(query)
        session = new_session()
    session.execute(f"SET search_path = '{_SCHEMA},main'")
    return session


def make_macros(query: str) -> None:
    """Create the macros that a query names, once in the database of the process."""
    named = {name for name in _macro_names() if f"{name}(" in query}
    with making:
        made = _made_in(database_key())
        if missing := [file for file in files_behind(named - made) if file.name not in made]:
            with new_session() as session:
                session.execute(f"USE {_SCHEMA}")
                for file in missing:
                    session.execute(file.definition)
                    made.add(file.name)


@cache
def _macro_names() -> tuple[str, ...]:
    return tuple(file.name for file in sql_files() if file.folder in _FOLDERS)


@cache
def _made_in(database: Key) -> set[str]:
    """Create the schema in the database of the process; return the names of its macros."""
    with new_session() as session:
        session.execute(f"CREATE SCHEMA {_SCHEMA}")
    return set()

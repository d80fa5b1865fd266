"""The macros over values and statistics of `/sql`, in sessions of DuckDB over Arrow tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

import duckdb
import pyarrow as pa

from arrowmeta.catalog.sql_files import files_behind, sql_files
from arrowmeta.duck.session import (
    IdleSessions,
    Key,
    TableSession,
    database_key,
    making,
    new_session,
)

_FOLDERS = ("10_macros", "50_pruning")

#: Schema of the macros, hidden from sessions that bind predicates.
_SCHEMA = "stages"

#: Number of idle sessions kept, with the tables of their last query.
_KEPT_SESSIONS = 32

#: Idle sessions by database, and names and columns of tables.
_sessions: OrderedDict[tuple[Any, ...], IdleSessions[TableSession]] = OrderedDict()


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


@contextmanager
def session_over(query: str, tables: Mapping[str, pa.Table]) -> Iterator[duckdb.DuckDBPyConnection]:
    """Lend a session with tables, and the macros that a query names."""
    make_macros(query)
    with (
        _sessions_with(tables).lend(lambda: TableSession(macro_session(query), tables)) as lent,
        lent.over(tables) as session,
    ):
        yield session


def _sessions_with(tables: Mapping[str, pa.Table]) -> IdleSessions[TableSession]:
    with making:  # not locked in a forked process
        key = (database_key(), *((name, columns.schema) for name, columns in tables.items()))
        if _sessions and next(reversed(_sessions))[0] != key[0]:
            _sessions.clear()  # old sessions keep threads of a closed database
        idle = _sessions.setdefault(key, IdleSessions())
        _sessions.move_to_end(key)
        while len(_sessions) > _KEPT_SESSIONS:
            _sessions.popitem(last=False)
        return idle


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

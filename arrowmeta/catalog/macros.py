"""The macros over values and statistics of `/sql`, in sessions of DuckDB over Arrow tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache

import duckdb
import pyarrow as pa

from arrowmeta.catalog.sql_files import SqlFile, files_behind, sql_files
from arrowmeta.duck.session import (
    TableSession,
    lent,
    making,
    new_session,
    shared_macros,
)

#: Schema of the macros, hidden from sessions that bind predicates.
_SCHEMA = "stages"


def macro_text() -> str:
    """Return the statements that create the macros."""
    return "".join(file.definition for file in _macros())


def macro_session(query: str) -> duckdb.DuckDBPyConnection:
    """Return a new session with the macros of a query, and of `make_macros` later."""
    with making:
        make_macros(query)
        session = new_session()
        session.execute(f"CREATE SCHEMA IF NOT EXISTS {_SCHEMA}")
    session.execute(f"SET search_path = '{_SCHEMA},main'")
    return session


@contextmanager
def session_over(query: str, tables: Mapping[str, pa.Table]) -> Iterator[duckdb.DuckDBPyConnection]:
    """Lend a session with tables, and the macros that a query names."""
    make_macros(query)
    columns = tuple((name, table.schema) for name, table in tables.items())
    with (
        lent(lambda: TableSession(macro_session(query), tables), columns) as lent_session,
        lent_session.over(tables) as session,
    ):
        yield session


def make_macros(query: str) -> None:
    """Create the macros that a query names, once in the database of the process."""
    named = {file.name for file in _macros() if f"{file.name}(" in query}
    with making:
        shared = shared_macros()
        if missing := [file for file in files_behind(named - shared) if file.name not in shared]:
            with new_session() as session:
                session.execute(f"CREATE SCHEMA IF NOT EXISTS {_SCHEMA}; USE {_SCHEMA}")
                for file in missing:
                    session.execute(file.definition)
                    shared.add(file.name)


@cache
def _macros() -> tuple[SqlFile, ...]:
    return tuple(file for file in sql_files() if file.folder in ("macros", "pruning"))

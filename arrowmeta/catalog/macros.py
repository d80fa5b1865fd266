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
    database_number,
    lent,
    making,
    new_session,
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
        made = _made_in(database_number())
        if missing := [file for file in files_behind(named - made) if file.name not in made]:
            with new_session() as session:
                session.execute(f"USE {_SCHEMA}")
                for file in missing:
                    session.execute(file.definition)
                    made.add(file.name)


@cache
def _macros() -> tuple[SqlFile, ...]:
    return tuple(file for file in sql_files() if file.folder in ("macros", "pruning"))


@cache
def _made_in(database: int) -> set[str]:
    """Create the schema in the database of the process; return the names of its macros."""
    with new_session() as session:
        session.execute(f"CREATE SCHEMA {_SCHEMA}")
    return set()

"""The macros over values and statistics of `/sql`, in sessions of DuckDB over Arrow tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache

import duckdb
import pyarrow as pa

from arrowmeta.predicate.session import lent, making, new_session, shared_macros
from arrowmeta.views.sql_files import SqlFile, files_behind, sql_files

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


class _Rows:
    """Relation with the rows of `table` at the time of a scan."""

    def __init__(self, table: pa.Table) -> None:
        self.table = table

    def __arrow_c_schema__(self) -> object:
        return self.table.schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.table.__arrow_c_stream__(requested_schema)


@contextmanager
def session_over(query: str, tables: Mapping[str, pa.Table]) -> Iterator[duckdb.DuckDBPyConnection]:
    """Lend a session with tables, and the macros that a query names.

    Tables are registered once for all rows, since registering takes longer than binding a query.
    """
    make_macros(query)
    # `empty_table` would load pandas.
    empty = {name: pa.Table.from_batches([], table.schema) for name, table in tables.items()}

    def make() -> tuple[duckdb.DuckDBPyConnection, dict[str, _Rows]]:
        session, relations = macro_session(query), {n: _Rows(rows) for n, rows in empty.items()}
        for name, relation in relations.items():
            session.register(name, relation)
        return session, relations

    schemas = tuple((name, table.schema) for name, table in tables.items())
    with lent(make, schemas) as (session, relations):
        try:
            for name, relation in relations.items():
                relation.table = tables[name]
            yield session
        finally:
            for name, relation in relations.items():
                relation.table = empty[name]


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

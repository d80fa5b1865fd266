"""The database that the stages of a plan ask: the macros of `/sql/50_pruning` and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.predicate.session import (
    IdleSessions,
    PreparedQuery,
    answered,
    database_key,
    making,
    new_session,
)

_FOLDERS = ("10_macros", "50_pruning")

#: Where the macros are: predicates, which the same database reads, do not see them.
_SCHEMA = "stages"

#: What DuckDB raises where a bound cannot be brought to the type it is compared in, or where it
#: fails over one itself.
UNCOMPARABLE = (
    duckdb.ConversionException,
    duckdb.OutOfRangeException,
    duckdb.InternalException,
)

#: Answers a query about a batch: the columns of the answer by name.
AskBatch = Callable[[pa.RecordBatch], dict[str, NDArray[Any]]]


#: Sessions that see the macros and no tables.
_sessions: IdleSessions[duckdb.DuckDBPyConnection] = IdleSessions()


class StageDatabase:
    """Answers queries over Arrow tables with the macros at hand."""

    def ask(self, query: str, **tables: pa.Table) -> pa.Table:
        """Answer a query over `tables`, by their names."""

        def answer() -> pa.Table:
            with self._session(tables) as session:
                return session.sql(query).to_arrow_table()

        return answered(answer)

    def flags(self, query: str, **tables: pa.Table) -> dict[str, NDArray[np.bool_]]:
        """Answer a query whose columns are booleans that are never null."""

        def answer() -> dict[str, NDArray[Any]]:
            with self._session(tables) as session:
                return session.execute(query).fetchnumpy()

        return {name: np.asarray(values, dtype=bool) for name, values in answered(answer).items()}

    def prepare(self, query: str) -> AskBatch:
        """Return what answers a query over batches `files`, one after the other and by threads.

        To read and bind the query takes longer than to answer it, and is done once a thread.
        """
        idle: IdleSessions[PreparedQuery] = IdleSessions()

        def ask(batch: pa.RecordBatch) -> dict[str, NDArray[Any]]:
            files = pa.Table.from_batches([batch])

            def answer() -> dict[str, NDArray[Any]]:
                with idle.lend(lambda: PreparedQuery(_with_macros(), query, "files", files)) as one:
                    return one.ask(files)

            return answered(answer)

        return ask

    @contextmanager
    def _session(self, tables: Mapping[str, pa.Table]) -> Iterator[duckdb.DuckDBPyConnection]:
        with _sessions.lend(_with_macros) as session:
            for name, table in tables.items():
                session.register(name, table)
            try:
                yield session
            finally:
                with suppress(duckdb.FatalException):  # the database has ended, and all it had
                    for name in tables:
                        session.unregister(name)


def _with_macros() -> duckdb.DuckDBPyConnection:
    with making:
        _make_macros(*database_key())
        session = new_session()
    session.execute(f"SET search_path = '{_SCHEMA},main'")
    return session


@cache
def _make_macros(process_id: int, n_ended: int) -> None:
    """Make the macros in the process's database."""
    macros = [file.definition for file in sql_files() if file.folder in _FOLDERS]
    with new_session() as session:
        session.execute(f"CREATE SCHEMA {_SCHEMA}; USE {_SCHEMA};" + "".join(macros))

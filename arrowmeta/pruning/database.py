"""The database that the stages of a plan ask: the macros of `/sql/50_pruning` and nothing else."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.predicate.session import making, new_session

_FOLDERS = ("10_macros", "50_pruning")

#: Where the macros are: predicates, which the same database reads, do not see them.
_SCHEMA = "stages"

#: What DuckDB raises where a bound cannot be brought to the type it is compared in.
UNCOMPARABLE = (duckdb.ConversionException, duckdb.OutOfRangeException)

_Idle = TypeVar("_Idle")

#: Answers a query about a batch: the columns of the answer by name.
AskBatch = Callable[[pa.RecordBatch], dict[str, NDArray[Any]]]


class StageDatabase:
    """Answers queries over Arrow tables with the macros at hand."""

    def __init__(self) -> None:
        self._idle: list[duckdb.DuckDBPyConnection] = []

    def ask(self, query: str, **tables: pa.Table) -> pa.Table:
        """Answer a query over `tables`, by their names."""
        with self._session(tables) as session:
            return session.sql(query).to_arrow_table()

    def flags(self, query: str, **tables: pa.Table) -> dict[str, NDArray[np.bool_]]:
        """Answer a query whose columns are booleans that are never null."""
        with self._session(tables) as session:
            answer = session.execute(query).fetchnumpy()
        return {name: np.asarray(values, dtype=bool) for name, values in answer.items()}

    def prepare(self, query: str) -> AskBatch:
        """Return what answers a query over batches `files`, one after the other and by threads.

        To read and bind the query takes longer than to answer it, and is done once a thread.
        """
        idle: list[_Prepared] = []

        def ask(batch: pa.RecordBatch) -> dict[str, NDArray[Any]]:
            prepared = _taken(idle) or _Prepared(_with_macros(), query, batch)
            try:
                return prepared.ask(batch)
            finally:
                idle.append(prepared)

        return ask

    @contextmanager
    def _session(self, tables: Mapping[str, pa.Table]) -> Iterator[duckdb.DuckDBPyConnection]:
        session = _taken(self._idle) or _with_macros()
        for name, table in tables.items():
            session.register(name, table)
        try:
            yield session
        finally:
            for name in tables:
                session.unregister(name)
            self._idle.append(session)


def _taken(idle: list[_Idle]) -> _Idle | None:
    """Take one out; asking first whether there is one would not hold until it is taken."""
    try:
        return idle.pop()
    except IndexError:
        return None


class _Prepared:
    """A query that was bound to the columns of a batch, in a session of its own."""

    def __init__(
        self, session: duckdb.DuckDBPyConnection, query: str, like: pa.RecordBatch
    ) -> None:
        self._session = session
        self._files = _Batch(like)
        session.register("files", self._files)
        session.execute(f"PREPARE answer AS {query}")

    def ask(self, batch: pa.RecordBatch) -> dict[str, NDArray[Any]]:
        self._files.batch = batch
        try:
            answer = self._session.execute("EXECUTE answer").fetchnumpy()
        finally:
            self._files.batch = batch.slice(0, 0)
        return {name: np.asarray(values) for name, values in answer.items()}


class _Batch:
    """A relation that is whatever batch is in it when it is scanned."""

    def __init__(self, batch: pa.RecordBatch) -> None:
        self.batch = batch

    def __arrow_c_schema__(self) -> object:
        return self.batch.schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return pa.Table.from_batches([self.batch]).__arrow_c_stream__(requested_schema)


def _with_macros() -> duckdb.DuckDBPyConnection:
    with making:
        _make_macros(os.getpid())
    session = new_session()
    session.execute(f"SET search_path = '{_SCHEMA},main'")
    return session


@cache
def _make_macros(process_id: int) -> None:
    """Make the macros in the process's database."""
    macros = [file.definition for file in sql_files() if file.folder in _FOLDERS]
    with new_session() as session:
        session.execute(f"CREATE SCHEMA {_SCHEMA}; USE {_SCHEMA};" + "".join(macros))

"""The database that the stages of a plan ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.catalog.macro_session import lent_macro_session, macro_session
from arrowmeta.duck.session import IdleSessions, PreparedQuery, answered

#: What DuckDB raises where a bound cannot be brought to the type it is compared in, or where it
#: fails over one itself.
UNCOMPARABLE = (
    duckdb.ConversionException,
    duckdb.OutOfRangeException,
    duckdb.InternalException,
)

#: Answers a query about a batch: the columns of the answer by name.
AskBatch = Callable[[pa.RecordBatch], dict[str, NDArray[Any]]]


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
                with idle.lend(
                    lambda: PreparedQuery(macro_session(), query, "files", files)
                ) as one:
                    return one.ask(files)

            return answered(answer)

        return ask

    @contextmanager
    def _session(self, tables: Mapping[str, pa.Table]) -> Iterator[duckdb.DuckDBPyConnection]:
        with lent_macro_session() as session:
            for name, table in tables.items():
                session.register(name, table)
            try:
                yield session
            finally:
                with suppress(duckdb.FatalException):  # the database has ended, and all it had
                    for name in tables:
                        session.unregister(name)


def _prepared(query: str, files: pa.Table) -> PreparedQuery:
    return PreparedQuery(macro_session(), query, "files", files)

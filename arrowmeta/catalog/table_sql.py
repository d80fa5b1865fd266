"""Queries of users over views of tables, in a workspace of the process's database.

Of some eighty views and macros a query names one or two: these are made for it, and gone after it.
Statements that are no queries make, change or set something, which queries after them see: they get
a database of the tables' own, with every view, and from then on all queries go there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping

import duckdb
import pyarrow as pa

from arrowmeta.catalog.checks import FINDINGS
from arrowmeta.catalog.connection import (
    add_comments,
    connect_sources,
    make_sources,
)
from arrowmeta.catalog.query_names import QueryNames, names_of
from arrowmeta.catalog.relation import LazyRelation
from arrowmeta.catalog.scan_errors import own_errors
from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.duck.access import Access
from arrowmeta.duck.session import answered, kept_in_forks
from arrowmeta.duck.workspace import workspace
from arrowmeta.errors import UsageError
from arrowmeta.model.process_lock import ProcessLock
from arrowmeta.model.source import Source


class TableSql:
    """Answers queries over tables; threads may ask at the same time, and forked processes, too.

    Args:
        sources: by name, as `connect_sources` takes them.
        asked: the relations behind table macros.
        access: what SQL may reach besides.
    """

    def __init__(
        self,
        sources: Mapping[str | None, Source],
        asked: Callable[[Source], Mapping[str, LazyRelation]],
        access: Access,
    ) -> None:
        self._sources = sources
        self._macros = {id(source): asked(source) for source in sources.values()}
        self._access = access
        #: A connection of DuckDB refuses a second thread instead of letting it wait.
        self._asking = ProcessLock()
        #: The tables' own database, of each process that was forked with the tables in it.
        self._own: dict[int, duckdb.DuckDBPyConnection] = {}

    def ask(self, query: str) -> pa.Table:
        """Answer a query, with the errors of what it reads; without an answer there are no columns.

        Raises:
            UsageError: it is not only `SELECT`, and the access is not open to everything.
            duckdb.Error: DuckDB refuses it.
        """
        own = self._own.get(os.getpid())
        if own is None:
            named = names_of(query)
            if named is not None:
                return self._in_workspace(query, named)
        with self._asking.held(), own_errors():
            return _answer(self._own_database(), query)

    def _in_workspace(self, query: str, named: QueryNames) -> pa.Table:
        there = {FINDINGS, *(file.name for file in sql_files())}
        views = None if named.may_be_any else there & named.names
        try:
            return self._with_views(query, views, with_comments=named.may_show_comments)
        except duckdb.CatalogException:
            if views is None:
                raise
        # The error then names what there is.
        return self._with_views(query, None, with_comments=False)

    def _with_views(self, query: str, views: set[str] | None, *, with_comments: bool) -> pa.Table:
        def answer() -> pa.Table:
            with workspace(self._access) as work, own_errors():
                make_sources(work.session, work.database, self._sources, self._macros_of, views)
                if with_comments:
                    add_comments(work.session, self._sources, work.database)
                return _answer(work.session, query)

        return answered(answer, self._access)

    def _macros_of(self, source: Source) -> Mapping[str, LazyRelation]:
        return self._macros[id(source)]

    def _own_database(self) -> duckdb.DuckDBPyConnection:
        """Return the tables' own database."""
        own = self._own.get(os.getpid())
        if own is None:
            if not self._access.is_open:
                raise UsageError(
                    "safe SQL takes queries only: SELECT, FROM, VALUES, DESCRIBE, SHOW, SUMMARIZE"
                )
            own = connect_sources(self._sources, self._macros_of, access=self._access)
            self._own[os.getpid()] = kept_in_forks(own)
            add_comments(own, self._sources)
        return own


def _answer(session: duckdb.DuckDBPyConnection, query: str) -> pa.Table:
    answer = session.sql(query)
    return pa.table({}) if answer is None else answer.to_arrow_table()

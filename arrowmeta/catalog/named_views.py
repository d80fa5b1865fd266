"""Queries over views that are made when a query names them.

Of some eighty views and macros a query names one or two, and to make all of them takes longer than
most answers.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Mapping
from types import TracebackType

import duckdb
import pyarrow as pa

from arrowmeta.catalog.connection import add_comments, connect_schemas, make_views
from arrowmeta.catalog.findings import FINDINGS
from arrowmeta.catalog.relation import LazyRelation
from arrowmeta.catalog.scan_errors import own_errors
from arrowmeta.catalog.sql_files import SqlFile, files_behind, sql_files
from arrowmeta.duck.session import kept_in_forks
from arrowmeta.model.source import Source

_WORD = re.compile(r"\w+")
#: Words of queries that ask which views there are, or name them in other ways than by their names.
_LOOKS_AROUND = re.compile(
    r"duckdb_|information_schema|pg_|sqlite_|pragma|\bshow\b|\bquery(_table)?\b", re.IGNORECASE
)


class NamedViews:
    """A connection in which views are made when a query names them.

    Args:
        sources: by name, as `connect_sources` takes them.
        asked: the relations behind table macros and `findings`.
    """

    def __init__(
        self,
        sources: Mapping[str | None, Source],
        asked: Callable[[Source], Mapping[str, LazyRelation]],
    ) -> None:
        self._sources = sources
        self._macros = {name: asked(source) for name, source in sources.items()}
        self._connection = kept_in_forks(connect_schemas(sources))
        self._made: set[str] = set()
        self._has_all = False

    def __enter__(self) -> NamedViews:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._connection.close()

    def ask(self, query: str) -> pa.Table:
        """Answer a query; a statement without an answer has no columns."""
        if not self._has_all:
            names = self._named(query)
            if names:
                self._make(names)
            else:
                self._make_all()
        try:
            return self._answer(query)
        except duckdb.CatalogException:
            if self._has_all:
                raise
        # What is not there may be named in a way that words do not show; else the error names what
        # there is. The query only reads, so nothing is done twice.
        self._make_all()
        return self._answer(query)

    def _answer(self, query: str) -> pa.Table:
        answer = self._connection.sql(query)
        return pa.table({}) if answer is None else answer.to_arrow_table()

    def _named(self, query: str) -> set[str]:
        """Return the views and macros that a query needs; nothing if it may be about any."""
        if _LOOKS_AROUND.search(query):
            return set()
        try:
            statements = self._connection.extract_statements(query)
        except duckdb.Error:
            return set()
        if [one.type for one in statements] != [duckdb.StatementType.SELECT]:
            return set()
        there = {FINDINGS, *(file.name for file in sql_files())}
        return there.intersection(_WORD.findall(query.lower()))

    def _make(self, names: set[str]) -> None:
        wanted = frozenset(names - {FINDINGS})
        files = [one for one in files_behind(wanted) if one.name not in self._made]
        self._make_of(files, with_findings=FINDINGS in names - self._made)
        self._made |= names

    def _make_all(self) -> None:
        files = [file for file in sql_files() if file.name not in self._made]
        self._make_of(files, with_findings=FINDINGS not in self._made)
        add_comments(self._connection, self._sources)
        self._has_all = True

    def _make_of(self, files: list[SqlFile], *, with_findings: bool) -> None:
        for name, source in self._sources.items():
            macros = self._macros[name]
            make_views(self._connection, name, source, files, macros, with_findings=with_findings)
        self._made.update(file.name for file in files)


class SharedViews:
    """Named views for several threads, made by who asks first.

    Args:
        make: makes the views.
    """

    def __init__(self, make: Callable[[], NamedViews]) -> None:
        self._make = make
        self._views: NamedViews | None = None
        #: A connection of DuckDB refuses a second thread instead of letting it wait.
        self._asking = threading.Lock()

    def ask(self, query: str) -> pa.Table:
        """Answer a query, with the errors of what it reads as they were; see `NamedViews.ask`."""
        with self._asking, own_errors():
            if self._views is None:
                self._views = self._make()
            return self._views.ask(query)

"""Queries of users over views of tables, in a workspace of the process's database.

Of some eighty views and macros a query names one or two, which `names_of` finds in DuckDB's
own syntax tree: these are made for it, and gone after it. Statements that are no queries make,
change or set something, which queries after them see: they get a database of the tables' own, with
every view, and from then on all queries go there.

`guard_views` protects the views of a connection that is handed out. DuckDB has no privileges, but
of two transactions that change an object only one can: an open transaction has changed each view,
by giving it the comment that it has. Another writer gets DuckDB's conflict error; readers see no
difference.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import duckdb
import pyarrow as pa

from arrowmeta.catalog.checks import FINDINGS
from arrowmeta.catalog.connection import add_comments, connect_sources, make_sources
from arrowmeta.catalog.relation import LazyRelation, own_errors
from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.duck.access import Access, quoted_path, quoted_text
from arrowmeta.duck.session import answered, kept_in_forks, new_session, workspace
from arrowmeta.errors import UsageError
from arrowmeta.model.locks import ProcessLock
from arrowmeta.model.source import Source

#: Functions that take names, or whole queries, as text.
_BY_TEXT = frozenset(("query", "query_table"))
#: Of what lists the objects of a database, by how the names begin; and schemas of such views.
_LISTS = ("duckdb_", "pg_", "pragma_", "sqlite_")
_SCHEMAS_OF_LISTS = frozenset(("information_schema", "pg_catalog"))


@dataclass(frozen=True)
class QueryNames:
    """What some `SELECT` statements name, in lower case.

    Attributes:
        names: relations and functions, without their schemas.
        may_be_any: whether the query may be about relations that it does not name: it lists them,
            or makes up names.
        may_show_comments: whether what it lists may come with comments.
    """

    names: frozenset[str]
    may_be_any: bool
    may_show_comments: bool


def names_of(query: str) -> QueryNames | None:
    """Return what a query names; None for statements that are not all `SELECT`.

    `SHOW`, `DESCRIBE`, `SUMMARIZE`, `FROM` and `VALUES` are such statements, too.

    Raises:
        duckdb.Error: the query cannot be parsed.
    """

    def ask() -> tuple[set[duckdb.StatementType], str]:
        with new_session() as session:
            kinds = {one.type for one in session.extract_statements(query)}
            ((text,),) = session.execute("SELECT json_serialize_sql(?)", [query]).fetchall()
            return kinds, text

    kinds, text = answered(ask)
    if kinds - {duckdb.StatementType.SELECT}:
        return None
    try:
        tree = json.loads(text)
    except RecursionError:
        return QueryNames(frozenset(), may_be_any=True, may_show_comments=False)
    return None if tree["error"] else _names_in(tree["statements"])


def _names_in(tree: Any) -> QueryNames:
    names: set[str] = set()
    may_be_any = may_show_comments = False
    for node in _nodes(tree):
        match node["type"]:
            case "BASE_TABLE" | "FUNCTION":
                *schemas, name = (str(part).lower() for part in node["qualified_name"]["path"])
                names.add(name)
                is_list = name.startswith(_LISTS) or not _SCHEMAS_OF_LISTS.isdisjoint(schemas)
                may_show_comments |= is_list
                may_be_any |= is_list or name in _BY_TEXT
            case "SHOW_REF":  # with a query, it describes what that names
                may_be_any |= node["query"] is None
    return QueryNames(frozenset(names), may_be_any, may_show_comments)


def _nodes(part: Any) -> Iterator[dict[str, Any]]:
    """Yield the nodes of a tree that have a type."""
    left = [part]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            if isinstance(part.get("type"), str):
                yield part
            left.extend(part.values())
        elif isinstance(part, list):
            left.extend(part)


_OBJECTS = """
SELECT 'VIEW', database_name, schema_name, view_name, comment
FROM duckdb_views()
WHERE NOT internal
UNION ALL
SELECT DISTINCT
    if(function_type = 'table_macro', 'MACRO TABLE', 'MACRO'),
    database_name, schema_name, function_name, comment
FROM duckdb_functions()
WHERE NOT internal AND function_type IN ('macro', 'table_macro')
"""

#: The cursors whose transactions are open, by the connection that they guard.
_guards: WeakKeyDictionary[duckdb.DuckDBPyConnection, duckdb.DuckDBPyConnection] = (
    WeakKeyDictionary()
)


def guard_views(connection: duckdb.DuckDBPyConnection) -> None:
    """Keep every view and macro that a database has as it is."""
    guard = connection.cursor()
    guard.begin()
    for kind, database, schema, name, comment in guard.execute(_OBJECTS).fetchall():
        said = "NULL" if comment is None else quoted_text(comment)
        guard.execute(f"COMMENT ON {kind} {quoted_path([database, schema, name])} IS {said}")
    _guards[connection] = guard


class TableSql:
    """Runs queries over tables, also in several threads and in forked processes.

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
        """Run a query; a statement without a result gives a table without columns.

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
        # The error then suggests names of all views.
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

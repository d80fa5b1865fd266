"""Users' queries over views of tables, in a workspace of the process's database.

`names_of` finds the few views and macros that a query names in DuckDB's syntax tree; only these are
created for it, and dropped afterwards. Statements other than queries change state that later
queries see: they get a separate database with all views, and from then on all queries run there.

`guard_views` protects the views of a connection for users. DuckDB has no privileges, but only one
of two concurrent transactions can change an object: an open transaction has set the comment of each
view to its present value, so writers get a conflict error and readers see no difference.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import duckdb
import pyarrow as pa

from arrowmeta.catalog.connection import make_sources
from arrowmeta.catalog.database import connect_sources
from arrowmeta.catalog.relation import LazyRelation, own_errors
from arrowmeta.catalog.sql_files import FORMATS, sql_files
from arrowmeta.duck.access import Access, quoted_path, quoted_text
from arrowmeta.duck.session import answered, new_session, workspace
from arrowmeta.errors import UsageError
from arrowmeta.model.locks import ProcessLock
from arrowmeta.model.source import Source
from arrowmeta.records import dataclass

#: Functions that take names or queries as text.
_BY_TEXT = frozenset(("query", "query_table"))
#: Name prefixes of functions and views that list database objects, and schemas of such views.
_LISTS = ("duckdb_", "pg_", "pragma_", "sqlite_")
_SCHEMAS_OF_LISTS = frozenset(("information_schema", "pg_catalog"))


@dataclass(frozen=True)
class QueryNames:
    """Names in SELECT statements, in lower case.

    Attributes:
        names: relations and functions, without schemas, and metadata tables with their format.
        tables: tables whose metadata tables it names.
        may_be_any: whether the query may read relations that it does not name, e.g. by listing
            them.
    """

    names: frozenset[str]
    may_be_any: bool
    tables: frozenset[str] = frozenset()


def names_of(query: str) -> QueryNames | None:
    """Return the names in a query; None if it has statements other than SELECT.

    `SHOW`, `DESCRIBE`, `SUMMARIZE`, `FROM` and `VALUES` count as SELECT.

    Raises:
        duckdb.Error: the query does not parse.
    """

    def ask() -> tuple[set[duckdb.StatementType], str]:
        with new_session() as session:
            kinds = {statement.type for statement in session.extract_statements(query)}
            ((text,),) = session.execute("SELECT json_serialize_sql(?)", [query]).fetchall()
            return kinds, text

    kinds, text = answered(ask)
    if kinds - {duckdb.StatementType.SELECT}:
        return None
    try:
        tree = json.loads(text)
    except RecursionError:
        return QueryNames(frozenset(), may_be_any=True)
    return None if tree["error"] else _names_in(tree["statements"])


def _names_in(tree: Any) -> QueryNames:
    names: set[str] = set()
    tables: set[str] = set()
    may_be_any = False
    for node in _nodes(tree):
        match node["type"]:
            case "BASE_TABLE" | "FUNCTION":
                *schemas, name = (str(part).lower() for part in node["qualified_name"]["path"])
                names.add(name)
                if metadata_table := _metadata_table(schemas, name):
                    tables.add(metadata_table[0])
                    names |= metadata_table[1]
                is_list = name.startswith(_LISTS) or not _SCHEMAS_OF_LISTS.isdisjoint(schemas)
                may_be_any |= is_list or name in _BY_TEXT
            case "SHOW_REF":  # with a query, its names are found there
                may_be_any |= node["query"] is None
    return QueryNames(frozenset(names), may_be_any, frozenset(tables))


def _metadata_table(schemas: Sequence[str], name: str) -> tuple[str, set[str]] | None:
    """Return the table, and the metadata tables of it that a relation may be.

    Named as by `ViewSchemas.peer_views`: `sales.db.orders.files`, `orders$files`, `iceberg.files`.
    """
    table, is_suffixed, view = name.rpartition("$")
    folders = [] if schemas == ["main"] else schemas
    if not is_suffixed and len(folders) < 2 and set(FORMATS).isdisjoint(folders):
        return None
    parts = [*folders, table] if is_suffixed else folders
    return ".".join(parts), {f"{peer}.{view}" for peer in FORMATS}


def _nodes(part: Any) -> Iterator[dict[str, Any]]:
    """Yield the nodes of a parse tree that have a type."""
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

#: Cursors with open transactions, by the connection that they guard.
_guards: WeakKeyDictionary[duckdb.DuckDBPyConnection, duckdb.DuckDBPyConnection] = (
    WeakKeyDictionary()
)


def guard_views(connection: duckdb.DuckDBPyConnection) -> None:
    """Protect every view and macro of a database from changes."""
    guard = connection.cursor()
    guard.begin()
    for kind, database, schema, name, comment in guard.execute(_OBJECTS).fetchall():
        said = "NULL" if comment is None else quoted_text(comment)
        guard.execute(f"COMMENT ON {kind} {quoted_path([database, schema, name])} IS {said}")
    _guards[connection] = guard


class TableSql:
    """Runs queries over tables; safe in threads and forked processes.

    Args:
        sources: by name; see `connect_sources`.
        asked: returns the relations behind table macros of a source.
        access: what else SQL may access.
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
        #: DuckDB connections are not thread-safe.
        self._asking = ProcessLock()
        #: Separate database of the tables, per forked process.
        self._own: dict[int, duckdb.DuckDBPyConnection] = {}

    def ask(self, query: str) -> pa.Table:
        """Run a query; a statement without a result returns a table without columns.

        Raises:
            UsageError: it is not a query, and access is restricted.
            duckdb.Error: DuckDB rejects it.
        """
        own = self._own.get(os.getpid())
        if own is None:
            named = names_of(query)
            if named is not None:
                return self._answer_query(query, named)
        with self._asking.held(), own_errors():
            return _answer(self._own_database(), query)

    def _answer_query(self, query: str, named: QueryNames) -> pa.Table:
        if not named.may_be_any:
            there = {file.name for file in sql_files()}
            try:
                return self._in_workspace(query, there & named.names, named.tables)
            except duckdb.CatalogException:
                pass  # with all views, the error suggests similar names
        with self._new_database() as own, own_errors():
            return _answer(own, query)

    def _in_workspace(self, query: str, views: set[str], tables: Collection[str]) -> pa.Table:
        sources = self._sources
        if list(sources) == [None]:  # whatever a copied query calls the table
            sources = {**sources, **dict.fromkeys(set(tables).difference(FORMATS), sources[None])}

        def answer() -> pa.Table:
            with workspace(self._access) as work, own_errors():
                make_sources(work.session, work.database, sources, self._macros_of, views)
                return _answer(work.session, query)

        return answered(answer, self._access)

    def _macros_of(self, source: Source) -> Mapping[str, LazyRelation]:
        return self._macros[id(source)]

    def _own_database(self) -> duckdb.DuckDBPyConnection:
        """Return the separate database of the tables."""
        own = self._own.get(os.getpid())
        if own is None:
            if not self._access.is_open:
                raise UsageError(
                    "safe SQL allows queries only: SELECT, FROM, VALUES, DESCRIBE, SHOW, SUMMARIZE"
                )
            own = self._own[os.getpid()] = self._new_database()
        return own

    def _new_database(self) -> duckdb.DuckDBPyConnection:
        return connect_sources(self._sources, self._macros_of, self._access)


def _answer(session: duckdb.DuckDBPyConnection, query: str) -> pa.Table:
    answer = session.sql(query)
    return pa.table({}) if answer is None else answer.to_arrow_table()

"""SQL of users over the commented views of tables.

`connect_sources` returns a connection to a new database, `attach_source` adds to one. Binding
and commenting the views takes half a second, so they are kept in files beside the compiled kernels,
from which a database copies them without binding.

`TableSql` runs queries in a workspace of the process's database. `names_of` finds the few views and
macros that a query names in DuckDB's syntax tree; only these are created for it, and dropped
afterwards. Statements other than queries change state that later queries see: they get a separate
database with all views, and from then on all queries run there.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType

import duckdb
import pyarrow as pa
from msgspec import Struct

from arrowmeta.errors import UsageError
from arrowmeta.io import local_files
from arrowmeta.io.options import Access
from arrowmeta.kernels.kernel import cache_folder
from arrowmeta.model.locks import ProcessLock
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DAMAGE_RELATION, WHOLE_DAMAGE
from arrowmeta.predicate.parse import names_in
from arrowmeta.predicate.session import answered, new_session, open_database, workspace
from arrowmeta.text import quoted_name, quoted_path, quoted_text
from arrowmeta.views.connection import Relations, Views, ViewSchemas, ask, make_schemas, views_of
from arrowmeta.views.relation import duckdb_errors
from arrowmeta.views.sql_files import CHECKS, FORMATS, sql_files

#: DuckDB's name of the in-memory database of a new connection.
_MEMORY = "memory"

#: Maximum number of files with views, those used last. They differ by name and partition fields of
#: the table.
_MOST_FILES = 32

#: Views of a schema whose types depend on the columns of the table.
_TYPED = """
SELECT DISTINCT table_name
FROM duckdb_columns()
WHERE database_name = ? AND lower(schema_name) = lower(?) AND contains(data_type, 'STRUCT(')
"""

#: Of an attached database with the views of a table.
_IS_OURS = """
SELECT 1
FROM duckdb_schemas()
WHERE lower(database_name) = lower(?) AND schema_name = 'base of main'
"""

_HAS_SCHEMA = "SELECT 1 FROM duckdb_schemas() WHERE lower(schema_name) = lower(?)"

_VIEWS = "SELECT view_name FROM duckdb_views() WHERE database_name = ? AND schema_name = ?"


def connect_sources(
    sources: Mapping[str | None, Source], asked: Callable[[Source], Relations], access: Access
) -> duckdb.DuckDBPyConnection:
    """Return a connection to a new database with the views of each source, in a schema of its name.

    Args:
        sources: by name; None for the main schema.
        asked: returns the relations behind table macros, `findings` and `damage` of a source, which
            higher layers provide.
        access: what else SQL may access.

    Raises:
        UsageError: DuckDB does not allow one of the names, or two of them are equal.
    """
    return open_database(access, lambda session: make_sources(session, _MEMORY, sources, asked))


def attach_source(
    connection: duckdb.DuckDBPyConnection,
    name: str,
    source: Source,
    asked: Callable[[Source], Relations],
    *,
    replace: bool = False,
) -> None:
    """Attach a database in memory with the views of a source to a user's connection.

    Args:
        name: of the database.
        asked: as in `connect_sources`.
        replace: whether to detach one of this name with the views of a table.

    Raises:
        UsageError: DuckDB does not allow the name, or a database or schema has it.
    """
    user = connection.execute("SELECT current_database(), current_schema()").fetchall()[0]
    try:
        if connection.execute(_HAS_SCHEMA, [name]).fetchall():
            raise duckdb.BinderException("a schema has this name")
        if replace and connection.execute(_IS_OURS, [name]).fetchall():
            connection.execute(f"DETACH {quoted_name(name)}")
        connection.execute(f"ATTACH ':memory:' AS {quoted_name(name)}")
    except duckdb.Error as error:
        raise UsageError(f"{name!r} cannot be attached to the connection: {error}") from error
    try:
        make_sources(connection, name, {None: source}, asked)
    finally:
        connection.execute(f"USE {quoted_path(user)}")


def make_sources(
    session: duckdb.DuckDBPyConnection,
    database: str,
    sources: Mapping[str | None, Source],
    asked: Callable[[Source], Relations],
    names: Collection[str] | None = None,
    beside: Mapping[str, pa.Table] = MappingProxyType({}),
) -> None:
    """Create the views of each source, in a schema of its name, in an empty database.

    Args:
        session: of the database.
        database: its name.
        sources: as in `connect_sources`.
        asked: as in `connect_sources`.
        names: views that are needed; None for all, with comments.
        beside: further tables, in the main schema.

    Raises:
        UsageError: DuckDB does not allow one of the names, or two of them are equal.
    """
    make_schemas(session, database, sources)
    for name, source in sources.items():
        schemas = ViewSchemas(database, name, frozenset(sources))
        views = views_of(schemas, source, asked(source), names)
        if names is None:
            _copy_or_make(session, views)
        else:
            views.make_base(session)
            views.make_named(session, names)
    for name, rows in beside.items():
        session.from_arrow(rows).create_view(name)


def _copy_or_make(session: duckdb.DuckDBPyConnection, views: Views) -> None:
    """Add the commented views of a table to its empty schemas: from a file, or else new views."""
    schemas = views.schemas
    file = quoted_name(f"views of {schemas.name or 'main'}")
    try:
        if path := _cached_views(views):
            session.execute(f"ATTACH {quoted_text(str(path))} AS {file} (READ_ONLY)")
    except duckdb.Error:  # a damaged file
        path = None
    if path is None:
        _make(session, views)
        return
    session.execute(f"COPY FROM DATABASE {file} TO {quoted_name(schemas.database)} (SCHEMA)")
    session.execute(f"DETACH {file}")
    _make_base(session, views)
    # Until it is bound, a view has the types of the table that the file was made for.
    typed = session.execute(_TYPED, [schemas.database, schemas.name or "main"]).fetchall()
    for (name,) in typed:
        session.execute(f"DESCRIBE {schemas.schema}.{quoted_name(name)}").fetchall()


def _make(session: duckdb.DuckDBPyConnection, views: Views) -> None:
    """Create the views of a table, and comment them."""
    _make_base(session, views)
    views.make(session, _comments(views))


def _make_base(session: duckdb.DuckDBPyConnection, views: Views) -> None:
    """Create the base relations of a table, and comment them: they are internal, but listed."""
    views.make_base(session)
    schemas = views.schemas
    for (view,) in session.execute(_VIEWS, [schemas.database, schemas.base_name]).fetchall():
        relation = f"{schemas.base_schema}.{quoted_name(view)}"
        session.execute(f"COMMENT ON VIEW {relation} IS 'Internal base relation.'")


def _comments(views: Views) -> str:
    return "".join(file.text.comments for file in views.files if not file.peer)


def _cached_views(views: Views) -> Path | None:
    """Return the file with the views of a table, for any table; None if it cannot be kept."""
    caches = cache_folder()
    if caches is None:
        return None
    folder = caches / "views"
    parts = [duckdb.__version__, _comments(views), *map(views.statement, views.files)]
    name = f"{hashlib.sha256(chr(0).join(parts).encode()).hexdigest()[:32]}.duckdb"
    try:
        try:
            local_files.read_private(folder, name)
            with suppress(OSError):  # of another user
                os.utime(folder / name)
        except FileNotFoundError:
            if not os.access(folder, os.W_OK):
                return None
            local_files.write_private(folder, name, _new_file(views))
            written = sorted(folder.glob("*.duckdb"), key=lambda file: file.stat().st_mtime)
            for file in written[:-_MOST_FILES]:
                file.unlink(missing_ok=True)
    except (OSError, duckdb.IOException):
        return None
    return folder / name


def _new_file(views: Views) -> bytes:
    """Return the content of a database file with the views of a table."""
    with TemporaryDirectory() as folder, open_database(Access(is_open=True)) as session:
        schemas, database = views.schemas, quoted_name(views.schemas.database)
        session.execute(f"ATTACH IF NOT EXISTS ':memory:' AS {database}")
        make_schemas(session, schemas.database, [schemas.name])
        _make(session, views)
        # Relations of Python cannot be in a file.
        session.execute(f"DROP SCHEMA {schemas.base_schema} CASCADE")
        path = Path(folder) / "views.duckdb"
        session.execute(f"ATTACH {quoted_text(str(path))} AS file")
        session.execute(f"COPY FROM DATABASE {database} TO file (SCHEMA)")
        session.execute("DETACH file")
        return path.read_bytes()


#: Functions that take names or queries as text.
_BY_TEXT = frozenset(("query", "query_table"))
#: Name prefixes of functions and views that list database objects, and schemas of such views.
_LISTS = ("duckdb_", "pg_", "pragma_", "sqlite_")
_SCHEMAS_OF_LISTS = frozenset(("information_schema", "pg_catalog"))


class QueryNames(Struct, frozen=True):
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

    def ask() -> set[duckdb.StatementType]:
        with new_session() as session:
            return {statement.type for statement in session.extract_statements(query)}

    if answered(ask) - {duckdb.StatementType.SELECT}:
        return None
    try:
        paths = names_in(query)
    except RecursionError:
        return QueryNames(frozenset(), may_be_any=True)
    if paths is None:
        return None
    names: set[str] = set()
    tables: set[str] = set()
    may_be_any = () in paths
    for *schemas, name in filter(None, paths):
        names.add(name)
        if metadata_table := _metadata_table(schemas, name):
            tables.add(metadata_table[0])
            names |= metadata_table[1]
        is_list = name.startswith(_LISTS) or not _SCHEMAS_OF_LISTS.isdisjoint(schemas)
        may_be_any |= is_list or name in _BY_TEXT
    return QueryNames(frozenset(names), may_be_any, frozenset(tables))


def _metadata_table(schemas: Sequence[str], name: str) -> tuple[str, set[str]] | None:
    """Return the table, and the metadata tables of it that a relation may be.

    Named as by `ViewSchemas.peer_paths`: `sales.db.orders.files`, `orders$files`, `iceberg.files`.
    """
    table, is_suffixed, view = name.rpartition("$")
    folders = [] if schemas == ["main"] else schemas
    if not is_suffixed and len(folders) < 2 and set(FORMATS).isdisjoint(folders):
        return None
    parts = [*folders, table] if is_suffixed else folders
    return ".".join(parts), {f"{peer}.{view}" for peer in FORMATS}


_QUERIES = "allows queries only: SELECT, FROM, VALUES, DESCRIBE, SHOW, SUMMARIZE"


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
        asked: Callable[[Source], Relations],
        access: Access,
    ) -> None:
        self._sources = sources
        macros = {id(source): asked(source) for source in sources.values()}
        self._macros_of: Callable[[Source], Relations] = lambda source: macros[id(source)]
        self._access = access
        #: DuckDB connections are not thread-safe.
        self._asking = ProcessLock()
        #: Separate database of the tables, per forked process.
        self._databases: dict[int, duckdb.DuckDBPyConnection] = {}

    def ask(
        self,
        query: str,
        rows: Mapping[str, pa.Table] = MappingProxyType({}),
        access: Access | None = None,
    ) -> pa.Table:
        """Run a query; a statement without a result returns a table without columns.

        Args:
            query: SQL.
            rows: further tables that the query reads; one with the name of a view stands for it,
                also in other views.
            access: what else the query may access, if it is another than that of other queries.

        Raises:
            UsageError: it is not a query, and access is restricted, or tables are given.
            duckdb.Error: DuckDB rejects it.
        """
        is_apart = access is not None or bool(rows)
        named = names_of(query) if is_apart or os.getpid() not in self._databases else None
        if named is not None:
            return self._answer_query(query, named, rows, access or self._access)
        if is_apart or not self._access.is_open:
            raise UsageError(f"{'SQL over given relations' if rows else 'safe SQL'} {_QUERIES}")
        with self._asking.held(), duckdb_errors():
            if os.getpid() not in self._databases:
                database = connect_sources(self._sources, self._macros_of, self._access)
                self._databases[os.getpid()] = database
            return _answer(self._databases[os.getpid()], query)

    def _answer_query(
        self, query: str, named: QueryNames, rows: Mapping[str, pa.Table], access: Access
    ) -> pa.Table:
        there = {file.name for file in sql_files()}
        replacing = {name: table for name, table in rows.items() if name in there}
        if DAMAGE_RELATION in rows:  # with losses, which `damage` has and checks do not read
            replacing[WHOLE_DAMAGE] = rows[DAMAGE_RELATION]
        beside = {name: table for name, table in rows.items() if name not in there}

        def asked(source: Source) -> Relations:
            return {**self._macros_of(source), **replacing}

        if rows and not beside and self._is_over_single_view(query, named):
            # Of a query over one view, no view is created, which is bound twice.
            (view,), (source,) = named.names, self._sources.values()
            with suppress(duckdb.Error):  # raised below, at its place in the query
                return ask(source, {view: query}, asked(source))[view]
        if not named.may_be_any:
            views = there & named.names
            try:
                return self._in_workspace(query, views, named.tables, asked, beside, access)
            except duckdb.CatalogException:
                pass  # with all views, the error suggests similar names

        def fill(session: duckdb.DuckDBPyConnection) -> None:
            make_sources(session, _MEMORY, self._sources, asked, beside=beside)

        with open_database(access, fill) as database, duckdb_errors():
            return _answer(database, query)

    def _is_over_single_view(self, query: str, named: QueryNames) -> bool:
        """Return whether a query reads one view of one table, and nothing else."""
        is_plain = query.lstrip().upper().startswith("FROM ") and ";" not in query
        if not is_plain or list(self._sources) != [None] or len(named.names) != 1:
            return False
        return any(
            file.name in named.names and file.is_view and not file.peer and file.folder != CHECKS
            for file in sql_files()
        )

    def _in_workspace(
        self,
        query: str,
        views: set[str],
        tables: Collection[str],
        asked: Callable[[Source], Relations],
        beside: Mapping[str, pa.Table],
        access: Access,
    ) -> pa.Table:
        sources = self._sources
        if list(sources) == [None]:  # whatever a copied query calls the table
            sources = {**sources, **dict.fromkeys(set(tables).difference(FORMATS), sources[None])}

        def answer() -> pa.Table:
            with workspace(access) as work, duckdb_errors():
                make_sources(work.session, work.database, sources, asked, views, beside)
                return _answer(work.session, query)

        return answered(answer, access)


def _answer(session: duckdb.DuckDBPyConnection, query: str) -> pa.Table:
    answer = session.sql(query)
    return pa.table({}) if answer is None else answer.to_arrow_table()

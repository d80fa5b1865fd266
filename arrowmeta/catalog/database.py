"""Databases for users, with the commented views of tables.

`connect_sources` returns a connection, `attach_source` adds to one. Binding and commenting the
views takes half a second, so they are kept in files beside the compiled kernels, from which a
database copies them without binding.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import duckdb

from arrowmeta.catalog.connection import (
    Views,
    ViewSchemas,
    make_base_relations,
    make_schemas,
    make_views,
    views_of,
)
from arrowmeta.catalog.relation import LazyRelation
from arrowmeta.duck.access import INTERNAL, Access, quoted_name, quoted_path, quoted_text
from arrowmeta.duck.session import open_database
from arrowmeta.errors import UsageError
from arrowmeta.io import local_files
from arrowmeta.jit.code_cache import cache_folder
from arrowmeta.model.source import Source

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

_HAS_SCHEMA = "SELECT 1 FROM duckdb_schemas() WHERE lower(schema_name) = lower(?)"

_VIEWS = "SELECT view_name FROM duckdb_views() WHERE database_name = ? AND schema_name = ?"


def connect_sources(
    sources: Mapping[str | None, Source],
    asked: Callable[[Source], Mapping[str, LazyRelation]] | None = None,
    access: Access = INTERNAL,
) -> duckdb.DuckDBPyConnection:
    """Return a connection to a new database with the views of each source, in a schema of its name.

    Args:
        sources: by name; None for the main schema.
        asked: returns the relations behind table macros, `findings` and `damage` of a source, which
            higher layers provide; without it there are no macros and findings.
        access: what else SQL may access.

    Raises:
        UsageError: DuckDB does not allow one of the names, or two of them are equal.
    """

    def fill(connection: duckdb.DuckDBPyConnection) -> None:
        make_schemas(connection, _MEMORY, sources)
        for name, source in sources.items():
            schemas = ViewSchemas(_MEMORY, name, frozenset(sources))
            _add(connection, schemas, source, asked(source) if asked else {})

    return open_database(access, fill)


def attach_source(
    connection: duckdb.DuckDBPyConnection,
    name: str,
    source: Source,
    asked: Callable[[Source], Mapping[str, LazyRelation]],
) -> None:
    """Attach a database in memory with the views of a source to a user's connection.

    Args:
        name: of the database.
        asked: as in `connect_sources`.

    Raises:
        UsageError: DuckDB does not allow the name, or a database or schema has it.
    """
    schemas = ViewSchemas(name)
    user = connection.execute("SELECT current_database(), current_schema()").fetchall()[0]
    try:
        if connection.execute(_HAS_SCHEMA, [name]).fetchall():
            raise duckdb.BinderException("a schema has this name")
        connection.execute(f"ATTACH ':memory:' AS {quoted_name(name)}")
    except duckdb.Error as error:
        raise UsageError(f"{name!r} cannot be attached to the connection: {error}") from error
    try:
        make_schemas(connection, name, [None])
        _add(connection, schemas, source, asked(source))
    finally:
        connection.execute(f"USE {quoted_path(user)}")


def _add(
    connection: duckdb.DuckDBPyConnection,
    schemas: ViewSchemas,
    source: Source,
    asked: Mapping[str, LazyRelation],
) -> None:
    """Add the views of a table to its empty schemas: from a file, or else new ones."""
    views = views_of(schemas, source, asked)
    file = quoted_name(f"views of {schemas.name or 'main'}")
    try:
        if path := _kept_views(schemas, source, views):
            connection.execute(f"ATTACH {quoted_text(str(path))} AS {file} (READ_ONLY)")
    except duckdb.Error:  # a damaged file
        path = None
    if path is None:
        _make(connection, schemas, source, views)
        return
    database = quoted_name(schemas.database)
    connection.execute(f"COPY FROM DATABASE {file} TO {database} (SCHEMA)")
    connection.execute(f"DETACH {file}")
    _make_base(connection, schemas, source, views)
    # Until it is bound, a view has the types of the table that the file was made for.
    for (name,) in connection.execute(
        _TYPED, [schemas.database, schemas.name or "main"]
    ).fetchall():
        connection.execute(f"DESCRIBE {schemas.schema}.{quoted_name(name)}").fetchall()


def _make(
    connection: duckdb.DuckDBPyConnection, schemas: ViewSchemas, source: Source, views: Views
) -> None:
    """Create the views of a table, and comment them."""
    _make_base(connection, schemas, source, views)
    make_views(connection, schemas, [*map(views.statement, views.files), _comments(views)])


def _make_base(
    connection: duckdb.DuckDBPyConnection, schemas: ViewSchemas, source: Source, views: Views
) -> None:
    """Create the base relations of a table, and comment them: they are internal, but listed."""
    make_base_relations(connection, schemas, source, views.read, views.known)
    for (view,) in connection.execute(_VIEWS, [schemas.database, schemas.base_name]).fetchall():
        relation = f"{schemas.base_schema}.{quoted_name(view)}"
        connection.execute(f"COMMENT ON VIEW {relation} IS 'Internal base relation.'")


def _comments(views: Views) -> str:
    return "".join(file.text.comments for file in views.files if not file.peer)


def _kept_views(schemas: ViewSchemas, source: Source, views: Views) -> Path | None:
    """Return the file with the views of a table, for any table; None if it cannot be kept."""
    caches = cache_folder()
    if caches is None:
        return None
    folder = caches / "views"
    parts = [duckdb.__version__, _comments(views), *map(views.statement, views.files)]
    name = f"{hashlib.sha256(chr(0).join(parts).encode()).hexdigest()[:32]}.duckdb"
    try:
        with local_files.opened(folder) as files:
            try:
                files.read(name)
                with suppress(OSError):  # of another user
                    os.utime(folder / name)
            except FileNotFoundError:
                if not os.access(folder, os.W_OK):
                    return None
                files.write(name, _new_file(schemas, source, views))
                written = sorted(folder.glob("*.duckdb"), key=lambda file: file.stat().st_mtime)
                for file in written[:-_MOST_FILES]:
                    file.unlink(missing_ok=True)
    except (OSError, duckdb.IOException):
        return None
    return folder / name


def _new_file(schemas: ViewSchemas, source: Source, views: Views) -> bytes:
    """Return the content of a database file with the views of a table."""
    with TemporaryDirectory() as folder, open_database(Access(is_open=True)) as session:
        database = quoted_name(schemas.database)
        session.execute(f"ATTACH IF NOT EXISTS ':memory:' AS {database}")
        make_schemas(session, schemas.database, [schemas.name])
        _make(session, schemas, source, views)
        # Relations of Python cannot be in a file.
        session.execute(f"DROP SCHEMA {schemas.base_schema} CASCADE")
        path = Path(folder) / "views.duckdb"
        session.execute(f"ATTACH {quoted_text(str(path))} AS file")
        session.execute(f"COPY FROM DATABASE {database} TO file (SCHEMA)")
        session.execute("DETACH file")
        return path.read_bytes()

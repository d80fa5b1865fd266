"""DuckDB databases and sessions, with all settings of this package.

Opening a database takes longer than most plans, so a process opens one per kind of access.
Extensions are never installed or loaded automatically. Sessions register their own tables. A
`workspace` is an attached in-memory database in which the views of one query are created in a
transaction that is never committed; workspaces are reused, so that thousands of tables share the
threads and memory of one database.

After an internal error DuckDB invalidates a database; it is replaced, so that the error affects one
query. A forked process opens its own databases, and does not close those of its parent, whose
threads it lacks.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
import threading
import warnings
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, lru_cache
from importlib.resources import files
from itertools import count
from typing import Any, TypeVar
from weakref import WeakSet

import duckdb
from msgspec import Struct, field

from arrowmeta.errors import UnsupportedError
from arrowmeta.io.options import INTERNAL, Access
from arrowmeta.text import quoted_name, quoted_text

_Idle = TypeVar("_Idle")
_Answer = TypeVar("_Answer")

#: Held while singletons of the process are created.
making = threading.RLock()


def _new_pools() -> Callable[[Hashable], list[Any]]:
    return lru_cache(maxsize=32)(lambda pool: [])


class _Database(Struct, frozen=True):
    """A database of this process.

    Attributes:
        connection: keeps it open.
        idle: returns the idle sessions of a pool, or objects with one; for the pools used last.
        macros: names of the macros that its sessions share.
    """

    connection: duckdb.DuckDBPyConnection
    idle: Callable[[Hashable], list[Any]] = field(default_factory=_new_pools)
    macros: set[str] = field(default_factory=set)


#: Databases of this process, last used at the end.
_databases: OrderedDict[Access, _Database] = OrderedDict()
_workspaces = count(1)

#: Maximum number of idle databases for users' SQL and for time zones.
_MOST_DATABASES = 4

#: Connections to databases of this process and of its parents, one for each database.
_opened: WeakSet[duckdb.DuckDBPyConnection] = WeakSet()

#: Maximum attempts of a query whose database is invalidated by another query.
_ATTEMPTS = 3


def _database(access: Access) -> _Database:
    with making:
        if access not in _databases:
            _databases[access] = _Database(open_database(access))
            for idle in [other for other in _databases if other != INTERNAL][:-_MOST_DATABASES]:
                del _databases[idle]
        _databases.move_to_end(access)
        return _databases[access]


def new_session(access: Access = INTERNAL) -> duckdb.DuckDBPyConnection:
    """Return a session of the process's database for an access."""
    with making:
        return _database(access).connection.cursor()


def shared_macros() -> set[str]:
    """Return the names of the macros of the internal database; a new database has none."""
    return _database(INTERNAL).macros


@contextmanager
def lent(make: Callable[[], _Idle], pool: Hashable, access: Access = INTERNAL) -> Iterator[_Idle]:
    """Lend an idle session of the process's database, or an object with one, or else a new one.

    Args:
        pool: what the objects that `make` returns have in common.
    """
    idle = _database(access).idle(pool)
    with making:
        session = idle.pop() if idle else None
    if session is None:
        session = make()
    try:
        yield session
    finally:
        idle.append(session)


def _leave_parents_databases() -> None:
    """Open other databases in a forked process, and never close those of its parent.

    Closing the last connection of a database waits for its threads, and a forked process that waits
    for threads of its parent crashes. Only a reference that is not Python's outlives its exit.
    """
    parents = [list(_opened), dict(_databases)]
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(parents))
    _databases.clear()
    making.release()


if sys.platform != "win32":  # Windows does not fork
    # No thread of a forked process would release locks held by other threads.
    os.register_at_fork(
        before=making.acquire,
        after_in_parent=making.release,
        after_in_child=_leave_parents_databases,
    )


def answered(ask: Callable[[], _Answer], access: Access = INTERNAL) -> _Answer:
    """Return the result of `ask`; replace the database if it was invalidated.

    Args:
        ask: runs a query in a session; called again if another query invalidated the database.

    Raises:
        duckdb.Error: the query fails.
    """
    for _ in range(_ATTEMPTS):
        try:
            return ask()
        except duckdb.FatalException:
            _leave_ended_database(access)
        except duckdb.InternalException:
            _leave_ended_database(access)
            raise
    return ask()


def rows_of(statements: str, access: Access = INTERNAL) -> list[tuple[Any, ...]]:
    """Run statements in a new session; return the rows of the last statement."""

    def ask() -> list[tuple[Any, ...]]:
        with new_session(access) as session:
            return session.execute(statements).fetchall()

    return answered(ask, access)


def _leave_ended_database(access: Access) -> None:
    """Replace the database unless it responds; the old one is closed with its last session."""
    with making:
        try:
            new_session(access).execute("SELECT 1")
        except duckdb.FatalException:
            del _databases[access]


def open_database(
    access: Access, fill: Callable[[duckdb.DuckDBPyConnection], None] | None = None
) -> duckdb.DuckDBPyConnection:
    """Return a connection to a new database in memory.

    Args:
        access: what SQL may access.
        fill: called with the connection before access is restricted.
    """
    check_version(duckdb.__version__, parse_tree)
    config: dict[str, Any] = {
        "autoinstall_known_extensions": "false",
        "autoload_known_extensions": "false",
        "python_enable_replacements": str(access.variables).lower(),
    }
    if not access.is_open:
        config["allow_community_extensions"] = "false"
    config |= _fewer_threads()
    if access == INTERNAL:
        config["async_threads"] = "1"  # only used to read files
    connection = duckdb.connect(config=config)
    connection.execute("SET GLOBAL TimeZone = 'UTC'")
    # If Python is interactive, DuckDB would print one to standard output. In a notebook without
    # ipywidgets it prints none, and rejects any change of the setting.
    with suppress(duckdb.Error):
        connection.execute("SET enable_progress_bar = false")
    if fill is not None:
        fill(connection)
    if access.time_zones:
        connection.execute("SET allowed_configs = ['TimeZone']")
    if not access.is_open:
        roots = ", ".join(map(quoted_text, access.roots))
        connection.execute(f"SET allowed_directories = [{roots}]")
        connection.execute("SET enable_external_access = false")
        connection.execute("SET lock_configuration = true")
    _opened.add(connection)
    return connection


def uses_disk() -> bool:
    """Return whether an open database has files that DuckDB removes or completes on closing it.

    These are temporary files of what exceeds the memory, and databases that users' SQL attached.
    """
    n_files = (
        "SELECT count(*) FROM (SELECT path FROM duckdb_temporary_files() UNION ALL "
        "SELECT path FROM duckdb_databases() WHERE path IS NOT NULL AND NOT readonly)"
    )
    try:
        return any(connection.execute(n_files).fetchall() != [(0,)] for connection in _opened)
    except duckdb.Error:  # it cannot be asked, for instance after an interrupt
        return True


def parse_tree(query: str) -> str:
    """Return DuckDB's parse tree of a query as JSON."""
    with duckdb.connect() as connection:
        ((text,),) = connection.execute("SELECT json_serialize_sql(?)", [query]).fetchall()
    return str(text)


def _fewer_threads() -> dict[str, str]:
    """Return settings for a process with limited address space, as by `ulimit -v`.

    DuckDB crashes or hangs if it cannot start a thread, and each thread takes address space.
    """
    try:
        import resource
    except ImportError:
        return {}  # not on Windows
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    if limit == resource.RLIM_INFINITY:
        return {}
    return {"threads": "1", "external_threads": "1", "memory_limit": f"{limit // 4}B"}


class Workspace(Struct, frozen=True):
    """Session and database in which views are created."""

    session: duckdb.DuckDBPyConnection
    database: str


@contextmanager
def workspace(access: Access = INTERNAL) -> Iterator[Workspace]:
    """Lend an empty workspace, within `ask` of `arrowmeta.predicate.session.answered`."""
    names = lent(lambda: _attached(access), "workspaces", access)
    with names as name, new_session(access) as session:
        session.begin()
        session.execute(f"USE {quoted_name(name)}")
        yield Workspace(session, name)  # closing the session rolls back the transaction


def _attached(access: Access) -> str:
    """Attach an in-memory database with an unlikely name; return the name."""
    name = f"arrowmeta_{next(_workspaces)}"
    with new_session(access) as session:
        session.execute(f"ATTACH ':memory:' AS {name}")
    return name


# -- newer versions of DuckDB ----------------------------------------------------------------------

#: Minor version whose parse trees are read. Predicates, and SQL of users, are read as trees of
#: `json_serialize_sql`, which DuckDB may change with a minor version; patch versions are the same.
TESTED = (2, 0)

#: A statement with the nodes that predicates consist of; `parse_tree.json` is its tree.
PROBE = """
    SELECT count(*) FROM t
    WHERE (a.b = 'x' AND NOT c IN (1, 2.5, NULL)) OR d BETWEEN -1 AND 2 OR e LIKE 'a%'
        OR f IS NOT NULL OR CAST(g AS DATE) >= DATE '2024-01-01' OR lower(h[1]) <> 'x'
        OR CASE WHEN i THEN 1 ELSE k + 2 END IS DISTINCT FROM 3
"""


@cache
def check_version(version: str, parse: Callable[[str], str]) -> None:
    """Warn of a DuckDB that is newer than the tested ones, if its parse trees have all of theirs.

    Raises:
        UnsupportedError: they do not, so that predicates would be misread.
    """
    major, minor, *_ = (int(part) for part in version.split(".")[:2])
    if (major, minor) <= TESTED:
        return
    tested, following = f"{TESTED[0]}.{TESTED[1]}", f"{TESTED[0]}.{TESTED[1] + 1}"
    expected = json.loads(files(__package__).joinpath("parse_tree.json").read_bytes())
    if not _has_all(json.loads(parse(PROBE)), expected):
        raise UnsupportedError(
            f"DuckDB {version} writes other parse trees than {tested}, which arrowmeta reads: "
            f"pip install 'duckdb<{following}', or a newer arrowmeta"
        )
    warnings.warn(
        f"arrowmeta was tested with DuckDB {tested}, not {version}; if results look wrong, "
        f"pip install 'duckdb<{following}'",
        RuntimeWarning,
        stacklevel=2,
    )


def _has_all(tree: Any, expected: Any) -> bool:
    """Tell whether a tree has all keys and values that are expected; it may have more keys."""
    if isinstance(expected, dict) and isinstance(tree, dict):
        return all(key in tree and _has_all(tree[key], expected[key]) for key in expected)
    if isinstance(expected, list) and isinstance(tree, list):
        return len(tree) == len(expected) and all(map(_has_all, tree, expected))
    return bool(tree == expected)

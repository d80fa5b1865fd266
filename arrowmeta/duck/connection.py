"""The only function that opens a DuckDB database, so that every setting is made here.

Extensions are never installed or loaded on DuckDB's own initiative: a query that needs one that is
not part of DuckDB fails and names it. Times without a zone are UTC. Nothing but the answer goes to
standard output.
"""

from __future__ import annotations

from typing import Any

import duckdb

#: Settings that a database must have before anything runs in it.
_NO_EXTENSIONS = {"autoinstall_known_extensions": "false", "autoload_known_extensions": "false"}

#: A database that reaches no files needs no threads that read them, and no query of ours means a
#: Python variable by a table's name.
_ARROW_ONLY = {
    "enable_external_access": "false",
    "async_threads": "1",
    "python_enable_replacements": "false",
}


def open_database(*, external_access: bool) -> duckdb.DuckDBPyConnection:
    """Return a connection to a new database in memory.

    Args:
        external_access: whether SQL may read and write files and attach databases, and names the
            caller's Python variables as tables. Without it, SQL sees only what is registered.
    """
    config: dict[str, Any] = dict(_NO_EXTENSIONS)
    if not external_access:
        config |= _ARROW_ONLY
    connection = duckdb.connect(config=config)
    connection.execute("SET GLOBAL TimeZone = 'UTC'")
    _hide_progress_bar(connection)
    return connection


def _hide_progress_bar(connection: duckdb.DuckDBPyConnection) -> None:
    """Switch off the progress bar, which DuckDB would print to standard output.

    It is on only where Python is interactive. In a notebook without ipywidgets it is off, and
    DuckDB refuses to change the setting, even to the value that it has.
    """
    (is_on,) = connection.execute("SELECT current_setting('enable_progress_bar')").fetchall()[0]
    if is_on:
        connection.execute("SET enable_progress_bar = false")

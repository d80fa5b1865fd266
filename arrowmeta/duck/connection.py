"""Opens DuckDB databases, with all settings of this package.

Extensions are never installed or loaded automatically: a query that needs one fails and names it.
Times without a zone are UTC. Nothing but answers goes to standard output.
"""

from __future__ import annotations

from typing import Any

import duckdb

from arrowmeta.duck.access import INTERNAL, Access
from arrowmeta.duck.quoting import quoted_text


def open_database(access: Access) -> duckdb.DuckDBPyConnection:
    """Return a connection to a new database in memory."""
    config: dict[str, Any] = {
        "autoinstall_known_extensions": "false",
        "autoload_known_extensions": "false",
        "python_enable_replacements": str(access.variables).lower(),
    }
    if not access.is_open:
        config["allow_community_extensions"] = "false"
    config |= _fewer_threads()
    if access == INTERNAL:
        config["async_threads"] = "1"  # they read files, and there are none
    connection = duckdb.connect(config=config)
    connection.execute("SET GLOBAL TimeZone = 'UTC'")
    _hide_progress_bar(connection)
    if not access.is_open:
        roots = ", ".join(map(quoted_text, access.roots))
        connection.execute(f"SET allowed_directories = [{roots}]")
        connection.execute("SET enable_external_access = false")
        connection.execute("SET lock_configuration = true")
    return connection


def _fewer_threads() -> dict[str, str]:
    """Return settings for a process whose address space is limited, as by `ulimit -v`.

    DuckDB crashes or waits for ever where it cannot start a thread, and each takes address space.
    """
    try:
        import resource
    except ImportError:
        return {}  # Windows has no such limit
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    if limit == resource.RLIM_INFINITY:
        return {}
    return {"threads": "1", "external_threads": "1", "memory_limit": f"{limit // 4}B"}


def _hide_progress_bar(connection: duckdb.DuckDBPyConnection) -> None:
    """Switch off the progress bar, which DuckDB would print to standard output.

    It is on only where Python is interactive. In a notebook without ipywidgets it is off, and
    DuckDB refuses to change the setting, even to the value that it has.
    """
    (is_on,) = connection.execute("SELECT current_setting('enable_progress_bar')").fetchall()[0]
    if is_on:
        connection.execute("SET enable_progress_bar = false")

"""Views and macros that no statement can replace, drop or change.

DuckDB has no privileges. But of two transactions that change an object only one can: here one has
changed each of them, by giving it the comment that it has, and stays open as long as the connection
is there. Another writer gets DuckDB's conflict error; readers see no difference.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

import duckdb

from arrowmeta.duck.quoting import quoted_path, quoted_text

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

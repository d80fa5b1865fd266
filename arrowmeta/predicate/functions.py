"""The functions that DuckDB has, and which of them a predicate may be evaluated with.

Takes nothing of a table: all databases of a process have the same functions. Main name:
`known_functions`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from arrowmeta.duck.session import answered, new_session

#: Functions that tell of the session that asks: rows may be read in another one, with variables and
#: settings of its own.
_OF_SESSION = frozenset(
    (
        "current_catalog",
        "current_database",
        "current_schema",
        "current_schemas",
        "current_setting",
        "getvariable",
        "in_search_path",
        "txid_current",
    )
)
#: Functions whose answer depends on the present day, or on the version of DuckDB.
_NOT_OF_ROW = frozenset(("age", "hash"))

_QUERY = """
    SELECT
        lower(function_name) AS name,
        bool_and(function_type = 'scalar') AS is_scalar,
        bool_and(function_type = 'macro') AS is_macro,
        bool_or(stability = 'VOLATILE') IS TRUE AS is_volatile,
        bool_or(stability = 'CONSISTENT_WITHIN_QUERY') IS TRUE AS is_of_query,
        bool_or(function_type IN ('scalar', 'macro')) AS is_of_values,
        list(DISTINCT macro_definition) FILTER (WHERE macro_definition IS NOT NULL) AS definitions
    FROM duckdb_functions()
    WHERE internal
    GROUP BY ALL
"""


@dataclass(frozen=True)
class Functions:
    """Names of functions, in lower case.

    Attributes:
        names: of all functions.
        steady: of those that have one answer in all of a query, for every user.
        of_query: of those among them that have another answer in another query, such as `now`.
        of_row: of those whose answer depends on their arguments only.
        macros: what macros stand for, by name: an expression for each number of arguments.
    """

    names: frozenset[str]
    steady: frozenset[str]
    of_query: frozenset[str]
    of_row: frozenset[str]
    macros: dict[str, tuple[str, ...]]


@cache
def known_functions() -> Functions:
    """Return DuckDB's own functions."""

    def ask() -> list[tuple[Any, ...]]:
        with new_session() as session:
            return session.execute(_QUERY).fetchall()

    rows = answered(ask)
    steady, of_query, of_row = set(), set(), set()
    for name, is_scalar, _, is_volatile, is_of_query, is_of_values, _ in rows:
        if is_volatile or not is_of_values or name in _OF_SESSION:
            continue
        steady.add(name)
        if is_of_query:
            of_query.add(name)
        elif is_scalar and name not in _NOT_OF_ROW:
            of_row.add(name)
    return Functions(
        frozenset(row[0] for row in rows),
        frozenset(steady),
        frozenset(of_query),
        frozenset(of_row),
        {row[0]: tuple(row[-1]) for row in rows if row[2] and row[-1]},
    )

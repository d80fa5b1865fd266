"""The relations and functions that a query names, by DuckDB's own tree of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import duckdb

from arrowmeta.duck.session import answered, new_session

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
    """Yield what is inside of a tree and has a type."""
    left = [part]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            if isinstance(part.get("type"), str):
                yield part
            left.extend(part.values())
        elif isinstance(part, list):
            left.extend(part)

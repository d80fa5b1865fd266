"""Extract the conditions of logged queries, as predicates over one table.

Takes SQL statements, or one predicate per line; returns conditions as SQL with unqualified column
names, from DuckDB's parse tree. Statements that are not over one table, or do not parse, are
counted. Main name: `filters_of`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import duckdb
import pyarrow as pa

from arrowmeta.errors import PredicateError
from arrowmeta.predicate.parse import Engine, Query

# Statements are split here, since DuckDB rejects the whole log if one of them does not parse.
_END = re.compile(r";[ \t]*(?:\n|$)")
_COMMENT = re.compile(r"^[^\S\n]*(?:--|#).*$", re.MULTILINE)


class Filters(NamedTuple):
    """Conditions found in a log.

    Attributes:
        predicates: in the order of the log, with repetitions.
        n_skipped: number of statements without a usable condition.
    """

    predicates: list[str]
    n_skipped: int


def filters_of(log: str) -> Filters:
    """Return the conditions in a log: statements ending with `;`, or one predicate per line."""
    engine = Engine(pa.schema([]))
    text = _COMMENT.sub("", log)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if ";" not in text and all(_parsed(engine, f"SELECT 1 WHERE ({line})") for line in lines):
        return Filters(lines, 0)
    pieces = [piece.strip() for piece in _END.split(text) if piece.strip()]
    statements = [text for piece in pieces for text in _statements_in(piece)]
    filters = [_filter_of(engine, statement.rstrip("; ")) for statement in statements]
    return Filters([text for text in filters if text], filters.count(None))


def _statements_in(piece: str) -> list[str]:
    """Return the statements of one line; the line itself if it does not parse."""
    try:
        return [statement.query.strip() for statement in duckdb.extract_statements(piece)]
    except duckdb.Error:
        return [piece]


def _parsed(engine: Engine, statement: str) -> Query | None:
    """Return the parsed SELECT; None for anything else."""
    try:
        return engine.parse(statement)
    except PredicateError:
        return None


def _filter_of(engine: Engine, statement: str) -> str | None:
    """Return the condition of a query over one table; empty text for a query without one."""
    query = _parsed(engine, statement)
    if query is None or query.table is None:
        return None
    condition = query.bare_where()
    try:
        return "" if condition is None else engine.to_text(condition)
    except PredicateError:
        return None

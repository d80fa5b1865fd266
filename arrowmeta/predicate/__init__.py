"""Predicates: conditions in three notations, as trees, and as conditions over statistics.

This page has the dialects that a predicate may be written in; importing it loads no DuckDB.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal, get_args

from arrowmeta.errors import UsageError

Dialect = Literal["any", "duckdb", "spark", "trino"]

DIALECTS: tuple[Dialect, ...] = get_args(Dialect)


def checked_dialect(name: object) -> Dialect:
    """Return a dialect, validated.

    Raises:
        UsageError: there is no such dialect.
    """
    if name in DIALECTS:
        return name
    close = get_close_matches(str(name).lower(), DIALECTS, n=1)
    hint = f"; did you mean {close[0]!r}?" if close else ""
    raise UsageError(f"dialect must be one of {', '.join(DIALECTS)}, got {name!r}{hint}")

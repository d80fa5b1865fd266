"""Whether a DuckDB newer than the tested ones writes parse trees as these do.

Predicates, and SQL of users, are read as trees of `json_serialize_sql`, which DuckDB may change
with a minor version. Takes the installed version and a function that parses; warns, or raises.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from arrowmeta.errors import UnsupportedError

#: Minor version whose trees are read; later patch versions are the same.
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
    if isinstance(expected, dict):
        return isinstance(tree, dict) and all(
            key in tree and _has_all(tree[key], value) for key, value in expected.items()
        )
    if isinstance(expected, list):
        return (
            isinstance(tree, list)
            and len(tree) == len(expected)
            and all(map(_has_all, tree, expected))
        )
    return bool(tree == expected)

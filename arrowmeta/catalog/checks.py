"""Checks: declarations in their SQL files, columns that they read, and the view `findings`.

A new check is a new file of `sql/checks`; it is listed nowhere else.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from arrowmeta.catalog.sql_files import ALL, CHECKS, SqlFile, files_behind, sql_files
from arrowmeta.model.evidence import OUTSIDE
from arrowmeta.model.relations import RELATIONS

#: View with the findings of all checks.
FINDINGS = "findings"

#: Columns of every check and of `findings`, with descriptions.
COLUMNS = {column.name: column.text for column in RELATIONS[FINDINGS].columns}


def checks() -> tuple[SqlFile, ...]:
    """Return the SQL files of all checks, by name."""
    return tuple(sorted((f for f in sql_files() if f.folder == CHECKS), key=lambda f: f.name))


def check_names(table_format: str, *, outside: bool = False) -> list[str]:
    """Return the checks that apply to tables of a format.

    Args:
        table_format: `paimon` or `iceberg`.
        outside: whether to include checks of storage.
    """
    return [
        check.name
        for check in checks()
        if check.declared("Only for") in (None, table_format)
        # Steps that it uses may read storage, too.
        and (outside or all(OUTSIDE.keys().isdisjoint(f.reads) for f in files_behind([check.name])))
    ]


def check_texts() -> dict[str, str]:
    """Return the description of each check by name."""
    return {check.name: check.declared(check.name) or "" for check in checks()}


def columns_read(
    views: Collection[str], relation: str, known: Sequence[str], without: Collection[str] = ()
) -> tuple[str, ...]:
    """Return the columns of a base relation that views and their sources may read.

    Args:
        views: names of checks, steps or relations.
        relation: `entries` or `all_entries`.
        known: columns of the relation.
        without: sources whose rows are known.

    Returns:
        The columns in the order of `known`; not those that only a view of the relation passes on.
    """
    read = _columns_read(frozenset(views), relation, frozenset(without))
    return tuple(name for name in known if not read.isdisjoint((name, ALL)))


@cache
def _columns_read(views: frozenset[str], relation: str, without: frozenset[str]) -> frozenset[str]:
    return frozenset(
        column
        for file in files_behind(views, without)
        if file.name in views or not (file.passes_on or file.name in without)
        for column in file.reads.get(relation, ())
    )

"""The checks: what their heads declare, which columns they read, and the view `findings` of all.

A new check is a new file of `sql/70_checks`; nothing else lists them.
"""

from __future__ import annotations

import re
from functools import cache

from arrowmeta.catalog.sql_files import (
    CHECKS,
    SqlFile,
    column_comment,
    files_behind,
    relation_comments,
    sql_files,
)
from arrowmeta.duck.access import quoted_name
from arrowmeta.model.evidence import OUTSIDE
from arrowmeta.model.relations import RELATIONS

#: The view of what all checks find.
FINDINGS = "findings"

#: The columns of every check and of `findings`, with their descriptions.
COLUMNS = {column.name: column.text for column in RELATIONS[FINDINGS].columns}


def checks() -> tuple[SqlFile, ...]:
    """Return the files of all checks, by name."""
    return tuple(sorted((f for f in sql_files() if f.folder == CHECKS), key=lambda f: f.name))


def check_names(table_format: str, *, outside: bool = False) -> list[str]:
    """Return the checks that can find anything in tables of a format.

    Args:
        table_format: `paimon` or `iceberg`.
        outside: also those that compare metadata with storage.
    """
    return [
        check.name
        for check in checks()
        if check.declared("Only for") in (None, table_format)
        and (outside or not looks_outside(check))
    ]


def check_texts() -> dict[str, str]:
    """Return what each check looks for, by name."""
    return {check.name: check.declared(check.name) or "" for check in checks()}


def looks_outside(check: SqlFile) -> bool:
    """Return whether a check compares metadata with storage."""
    return not check.base_relations().isdisjoint(OUTSIDE)


@cache
def columns_read(views: frozenset[str], relation: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return the columns of a base relation that some views and their sources may read.

    Args:
        views: names of checks or of steps.
        relation: `entries` or `all_entries`.
        known: the columns it has.

    Returns:
        Those of `known` that the SQL mentions, other than as a name that it gives to a column. The
        view `files` is left out, since it passes on every column by its own name: what is read
        through it is mentioned by the view that does so.
    """
    words: set[str] = set()
    for file in files_behind(views):
        if relation in file.base_relations() and file.name != "files":
            # A word too many only costs a column; DuckDB tells columns only of bound views.
            words.update(re.findall(r"(?<!\bAS )\b\w+", file.definition))
    return tuple(name for name in known if name in words)


def findings_statement(base_schema: str) -> str:
    """Return the statement that makes the view of all findings, over the base relation of them.

    A union of the views of all checks would read what they share once for each of them.
    """
    names = ", ".join(quoted_name(column) for column in COLUMNS)
    return f"CREATE OR REPLACE VIEW findings AS SELECT {names} FROM {base_schema}.base_findings;"


def findings_comments() -> str:
    """Return the statements that explain the columns of checks, and the view of all findings."""
    comments = [relation_comments(FINDINGS)]
    comments += [
        column_comment(quoted_name(check.name), column, meaning)
        for check in checks()
        for column, meaning in COLUMNS.items()
    ]
    return "\n".join(comments)

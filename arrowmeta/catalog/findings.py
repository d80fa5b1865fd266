"""The checks, and the view `findings` of all. A new check is a new file; nothing lists them."""

from __future__ import annotations

import re

from arrowmeta.catalog.sql_files import (
    RECONCILE,
    RECONCILE_STORAGE,
    SqlFile,
    column_comment,
    relation_comments,
    sql_files,
)
from arrowmeta.duck.quoting import quoted_name
from arrowmeta.model.relations import RELATIONS

#: The view of what all checks find.
FINDINGS = "findings"

#: The columns of every check and of `findings`, with what they mean.
COLUMNS = {column.name: column.text for column in RELATIONS[FINDINGS].columns}
_ONLY_FOR = re.compile(r"^-- Only for: (\w+)[.]$", re.MULTILINE)


def checks(*folders: str) -> tuple[SqlFile, ...]:
    """Return the files of the checks, by name; of some folders or of all."""
    wanted = folders or (RECONCILE, RECONCILE_STORAGE)
    return tuple(file for file in sql_files() if file.folder in wanted)


def is_of_format(check: SqlFile, table_format: str) -> bool:
    """Tell whether a check can find anything in tables of a format; its head says if not in all."""
    found = _ONLY_FOR.search(check.head)
    return found is None or found[1] == table_format


def findings_statement(base_schema: str) -> str:
    """Return the statement that makes the view of all findings, over the base relation of them.

    A union of the views of all checks would read what they share once for each of them.

    Args:
        base_schema: where base relations are, as SQL.
    """
    return f"CREATE OR REPLACE VIEW findings AS SELECT {_names()} FROM {base_schema}.base_findings;"


def findings_comments() -> str:
    """Return the statements that explain the columns of checks, and the view of all findings."""
    comments = [relation_comments(FINDINGS)]
    comments += [
        column_comment(quoted_name(check.name), column, meaning)
        for check in checks()
        for column, meaning in COLUMNS.items()
    ]
    return "\n".join(comments)


def _names() -> str:
    return ", ".join(quoted_name(column) for column in COLUMNS)

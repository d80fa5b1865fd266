"""The checks, and the view `findings` of all. A new check is a new file; nothing lists them."""

from __future__ import annotations

import re

from arrowmeta.catalog.sql_files import (
    RECONCILE,
    RECONCILE_STORAGE,
    SqlFile,
    sql_files,
)
from arrowmeta.duck.quoting import quoted_name, quoted_text

#: The view of what all checks find.
FINDINGS = "findings"

#: The columns of every check and of `findings`, with what they mean.
COLUMNS = {
    "check_name": "What is wrong: the name of the check.",
    "severity": "error: answers can be wrong; warning: they are right by luck, or slow; info.",
    "subject": "The file, partition or snapshot that it is about.",
    "snapshot_id": "The snapshot in which it went wrong; null for the one that is open.",
    "expected": "What should be, by the rest of the metadata; null where no value says it.",
    "actual": "What is; null where no value says it.",
    "detail": "Where to look.",
}
_ONLY_FOR = re.compile(r"^-- Only for: (\w+)[.]$", re.MULTILINE)
_WHAT = "What does not add up in the metadata; empty when everything agrees. One row per finding."


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
    views = [*(check.name for check in checks()), "findings"]
    comments = [f"COMMENT ON VIEW findings IS {quoted_text(_WHAT)};"]
    comments += [
        f"COMMENT ON COLUMN {quoted_name(view)}.{quoted_name(column)} IS {quoted_text(meaning)};"
        for view in views
        for column, meaning in COLUMNS.items()
    ]
    return "\n".join(comments)


def _names() -> str:
    return ", ".join(quoted_name(column) for column in COLUMNS)

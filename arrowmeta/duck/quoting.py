"""Names and text of any content as SQL."""

from __future__ import annotations

from collections.abc import Sequence


def quoted_text(value: str) -> str:
    """Return a SQL string constant."""
    return "'" + value.replace("'", "''") + "'"


def quoted_name(name: str) -> str:
    """Return a SQL identifier."""
    return '"' + name.replace('"', '""') + '"'


def quoted_path(path: Sequence[str]) -> str:
    """Return a column, or a field of one, as SQL identifiers joined by dots."""
    return ".".join(map(quoted_name, path))

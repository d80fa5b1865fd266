"""The names by which users choose columns."""

from __future__ import annotations

from collections.abc import Iterable

from arrowmeta.errors import UsageError


def chosen_names(columns: Iterable[str]) -> list[str]:
    """Return names as a list.

    Raises:
        UsageError: one text, which is a list of letters to Python, or something that is no text.
    """
    if isinstance(columns, str):
        raise UsageError(f"columns is a text; write a list of names: [{columns!r}]")
    names = list(columns)
    if not all(isinstance(name, str) for name in names):
        raise UsageError(f"columns is {names!r}; it is a list of names")
    return names

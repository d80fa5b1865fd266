"""Names of columns: chosen by users; such that DuckDB and Arrow can hold them and tell them apart.

A field whose name they cannot hold is there under another one, so that the rest of its table can be
read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

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
        raise UsageError(f"columns must be a list of names, got {names!r}")
    return names


def meant(name: str, known: Iterable[str]) -> str:
    """Return a question in brackets for the name that was meant; empty if none is similar."""
    # Loaded only when a name is wrong: it takes as long as a fifth of pyarrow.
    from difflib import get_close_matches

    close = get_close_matches(name.lower(), list(known), n=1)
    return f" (did you mean {close[0]}?)" if close else ""


def without_nul(name: str) -> str:
    """Return a name with its NUL characters as escapes: DuckDB ends names there."""
    return name.replace("\0", "\\x00")


def distinct_names(names: Sequence[str], ids: Sequence[int]) -> list[str]:
    """Return names of which those that several fields have are followed by the fields' ids.

    None of them keeps its name: a predicate could mean either.
    """
    counts = Counter(names)
    return [
        name if counts[name] == 1 else f"{name} (field {field_id})"
        for name, field_id in zip(names, ids, strict=True)
    ]

"""Names of columns: check names from users, and change names that DuckDB does not support.

A field with such a name gets another one, so that its table can be read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from arrowmeta.errors import UsageError


def chosen_names(columns: Iterable[str], argument: str = "columns") -> list[str]:
    """Return names as a list.

    Args:
        argument: name of the argument, for the message.

    Raises:
        UsageError: `columns` is a string, contains something else than strings, or a name twice.
    """
    is_list = isinstance(columns, Iterable) and not isinstance(columns, str)
    names = list(columns) if is_list else []
    if not is_list or not all(isinstance(name, str) for name in names):
        raise UsageError(f"{argument} must be a list of names, got {columns!r}")
    for name, count in Counter(names).items():
        if count > 1:
            raise UsageError(f"{argument} has {name} {count} times")
    return names


def known_names(columns: Iterable[str], known: Sequence[str], of: str) -> list[str]:
    """Return names of columns that there are.

    Args:
        of: what has the columns, for the message.

    Raises:
        UsageError: as in `chosen_names`; or a name is not known.
    """
    names = chosen_names(columns)
    unknown = [name for name in names if name not in known]
    if unknown:
        hint = meant(unknown[0], known)
        raise UsageError(
            f"{of} has no column {', '.join(unknown)}{hint}; it has {', '.join(known)}"
        )
    return names


def meant(name: str, known: Iterable[str]) -> str:
    """Return a hint with the most similar name, in parentheses; empty if none is similar.

    Without a similar one, the first name that contains the text, such as `file_size_in_bytes` for
    `size`.
    """
    # Imported late, because it takes a fifth of the time of pyarrow.
    from difflib import get_close_matches

    names = list(known)
    close = get_close_matches(name.lower(), names, n=1)
    close = close or [other for other in names if len(name) > 2 and name.lower() in other.lower()]
    return f" (did you mean {close[0]}?)" if close else ""


def without_nul(name: str) -> str:
    """Return a name with NUL characters escaped; DuckDB would end the name there."""
    return name.replace("\0", "\\x00")


def distinct_names(names: Sequence[str], ids: Sequence[int]) -> list[str]:
    """Return names with the field id added to names that several fields have.

    No field keeps such a name, because it would be ambiguous in a predicate.
    """
    counts = Counter(names)
    return [
        name if counts[name] == 1 else f"{name} (field {field_id})"
        for name, field_id in zip(names, ids, strict=True)
    ]

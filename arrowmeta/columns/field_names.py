"""Names for fields that DuckDB and Arrow can hold and tell apart, whatever a schema calls them.

A field with such a name is there under another one, so that the rest of its table can be read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


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

"""Access rules for SQL, and quoting. Does not import DuckDB."""

from __future__ import annotations

import os
from collections.abc import Sequence

from msgspec import Struct

from arrowmeta.errors import UsageError


class Access(Struct, frozen=True):
    """What SQL may access besides the relations of tables.

    Attributes:
        is_open: everything the process can: files, networks, extensions, settings. If False, the
            settings of the database are locked.
        variables: whether SQL may read Python variables of the caller as tables.
        roots: folders that SQL may access if `is_open` is False.
        time_zones: whether sessions may change their time zone, which is UTC.
    """

    is_open: bool = False
    variables: bool = False
    roots: tuple[str, ...] = ()
    time_zones: bool = False


#: For SQL of this package, and predicates of users.
INTERNAL = Access()


def sql_access(safe: bool, safe_roots: Sequence[str | os.PathLike[str]] = ()) -> Access:
    """Return the access rules for users' SQL.

    Raises:
        UsageError: `safe_roots` is a string instead of a list, or given without `safe`.
    """
    if isinstance(safe_roots, str | os.PathLike):
        raise UsageError(
            f"safe_roots takes a list of folders, got a string; use [{os.fspath(safe_roots)!r}]"
        )
    if not safe:
        if safe_roots:
            raise UsageError("safe_roots needs safe=True: otherwise SQL may read every file")
        return Access(is_open=True)
    return Access(roots=tuple(_folder(root) for root in safe_roots))


def _folder(root: str | os.PathLike[str]) -> str:
    """Return a folder with a trailing slash, and absolute if local."""
    text = os.fspath(root)
    if not text:
        raise UsageError("a folder of safe_roots has no name")
    if "://" not in text:
        text = os.path.realpath(text)
    return text.rstrip("/") + "/"

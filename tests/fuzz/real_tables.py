"""Real tables: where they are, opened once, and which of their files are metadata."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import arrowmeta
from arrowmeta.errors import ArrowMetaError
from arrowmeta.model.source import Source

#: Larger files are slow to run and hold nothing that small ones do not.
MAX_SEED_LEN = 32_768

#: Files of a table beyond this many are left out: they are like the others.
_MAX_FILES = 60

_FOLDERS = ("metadata", "snapshot", "schema", "manifest", "index", "tag", "statistics", "branch")
_HIDDEN = (".", "_")


def table_locations(folder: Path) -> list[Path]:
    """The tables below a folder, and what is left of some that were damaged on purpose."""
    found = {path.parent for name in ("schema", "snapshot") for path in folder.rglob(name)}
    found |= {path.parent.parent for path in folder.rglob("metadata/*.metadata.json*")}
    return sorted(path for path in found if not path.name.startswith("branch-"))


@lru_cache(maxsize=512)
def opened(location: str) -> Source:
    """Return a table, at its current snapshot.

    Raises:
        ArrowMetaError: it cannot be opened, or not tell its columns.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        source = arrowmeta.open(location, allow_moved_paths=True).source
        assert source.schema_of("entries")
    return source


def can_open(location: Path) -> bool:
    try:
        return bool(opened(str(location)))
    except ArrowMetaError:
        return False


def metadata_files(location: Path) -> list[str]:
    """The files of a table that are no data, up to some number, by their paths below it."""
    paths = [p for name in _FOLDERS for p in _files(location / name)]
    paths += [p for p in _files(location) if p.suffix in (".index", ".puffin")]
    kept = [p for p in dict.fromkeys(paths) if p.stat().st_size <= MAX_SEED_LEN]
    return [str(p.relative_to(location)) for p in kept[:_MAX_FILES]]


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.startswith(_HIDDEN):
            yield path

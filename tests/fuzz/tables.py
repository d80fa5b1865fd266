"""Real tables: where they are, opened once, and which of their files are metadata."""

import warnings
from functools import lru_cache

import arrowmeta
from arrowmeta.errors import ArrowMetaError

#: Larger files are slow to run and hold nothing that small ones do not.
MAX_SEED_LEN = 32_768
#: Files of a table beyond this many are left out: they are like the others.
_MAX_FILES = 60
_FOLDERS = ("metadata", "snapshot", "schema", "manifest", "index", "tag", "statistics", "branch")


def table_locations(folder):
    """The tables below a folder that can be opened, if damaged on purpose."""
    found = {path.parent for name in ("schema", "snapshot") for path in folder.rglob(name)}
    found |= {path.parent.parent for path in folder.rglob("metadata/*.metadata.json*")}
    return [path for path in sorted(found) if path.name[:7] != "branch-" and _can_open(path)]


@lru_cache(maxsize=512)
def opened(location):
    """Return a table, at its current snapshot.

    Raises:
        ArrowMetaError: it cannot be opened, or not tell its columns.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        source = arrowmeta.open(location, allow_moved_paths=True).source
        assert source.schema_of("entries")
    return source


def _can_open(location):
    try:
        return bool(opened(str(location)))
    except ArrowMetaError:
        return False


def metadata_files(location):
    """The files of a table that are no data, up to some number, by their paths below it."""
    paths = [path for name in _FOLDERS for path in sorted((location / name).rglob("*"))]
    paths += [p for p in sorted(location.rglob("*")) if p.suffix in (".index", ".puffin")]
    kept = [
        path
        for path in dict.fromkeys(paths)
        if path.is_file() and path.name[0] not in "._" and path.stat().st_size <= MAX_SEED_LEN
    ]
    return [str(path.relative_to(location)) for path in kept[:_MAX_FILES]]

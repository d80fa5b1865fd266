"""This machine's disk, as `pyarrow.fs` does not show it: devices, links, names that are no text."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from datetime import UTC, datetime

import pyarrow.fs as pafs

from arrowmeta.io.location import is_text
from arrowmeta.io.requests import is_nowhere


def local_path(filesystem: pafs.FileSystem, path: str) -> str | None:
    """Return where a path of a local filesystem, or of a part of one, is; None of any other."""
    while isinstance(filesystem, pafs.SubTreeFileSystem):
        filesystem, path = filesystem.base_fs, filesystem.base_path.rstrip("/") + "/" + path
    return path if isinstance(filesystem, pafs.LocalFileSystem) else None


def is_device(path: str) -> bool:
    """Tell whether a local path is neither file nor folder: reading a pipe may never end."""
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116 (a fifth of the time)
    except (OSError, ValueError):
        return False  # Opening it says why.
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def changed_at(path: str) -> str | None:
    """Return what tells a file from a later one of its path; None if there is no file."""
    try:
        found = os.stat(path)  # noqa: PTH116 (a fifth of the time)
    except (OSError, ValueError):
        return None
    return f"{found.st_size}@{found.st_mtime_ns}" if stat.S_ISREG(found.st_mode) else None


def scan(path: str) -> list[os.DirEntry[str]]:
    """Return what is in a local folder; names that are no text are of no table."""
    try:
        with os.scandir(path) as entries:
            return [entry for entry in entries if is_text(entry.name)]
    except ValueError:
        return []
    except OSError as error:
        if is_nowhere(error):
            return []
        raise


def file_size(entry: os.DirEntry[str]) -> int | None:
    """Return the size of a file; None if it is something else, or gone since it was listed."""
    try:
        return entry.stat().st_size if entry.is_file() else None
    except OSError:  # also a link that leads to itself
        return None


def walk(folder: str) -> Iterator[tuple[str, int, datetime]]:
    """Yield path, size and time of the last change of each file below a local folder."""
    folders = [folder]
    while folders:
        for entry in scan(folders.pop()):
            if entry.is_dir(follow_symlinks=False):
                folders.append(entry.path)
                continue
            try:
                found = entry.stat()
            except OSError as error:
                if is_nowhere(error):
                    continue  # deleted since it was listed, or a link to nothing
                raise
            if stat.S_ISREG(found.st_mode):
                yield entry.path, found.st_size, datetime.fromtimestamp(found.st_mtime, UTC)

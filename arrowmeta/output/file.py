"""Files that are written as a whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO
from uuid import uuid4

from arrowmeta.io.local_files import named, unfinished


@contextmanager
def written(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """Open a file for writing, which takes its name at the end of the block.

    If the block fails, as on a full disk, what was at the path stays as it was. Devices and pipes
    are written to directly, as are files in folders where no other can be created.

    Raises:
        OSError: it cannot be written.
    """
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "no folder to write to", str(target.parent))
    existing = target.stat() if target.exists() else None
    part = target.with_name(f".{uuid4().hex}.unfinished")
    if existing is None or stat.S_ISREG(existing.st_mode):
        with unfinished(part, target):
            if sink := _created(part, existing):
                with sink:
                    yield sink
                part.replace(target)
                return
    with named(target), Path(path).open("wb") as sink:
        yield sink


def write_text(path: str | os.PathLike[str], text: str) -> None:
    """Write a file with a text in UTF-8; see `written`."""
    with written(path) as sink:
        sink.write(text.encode())


def _created(path: Path, existing: os.stat_result | None) -> BinaryIO | None:
    """Create a file with the mode of another one; None if the folder does not allow it."""
    try:
        sink = path.open("xb")
    except PermissionError:
        return None
    if existing is not None:
        path.chmod(stat.S_IMODE(existing.st_mode))
    return sink

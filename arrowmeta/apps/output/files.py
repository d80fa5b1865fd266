"""Pages, pictures and metadata as files: written as a whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
from contextlib import suppress
from pathlib import Path
from uuid import uuid4


def write_text(path: str | os.PathLike[str], text: str) -> None:
    """Write a file in UTF-8; see `write_file`."""
    write_file(path, text.encode())


def write_file(path: str | os.PathLike[str], content: bytes) -> None:
    """Write a file, which takes its name when it is whole.

    Else what was at the path stays as it was. Devices and pipes are written to directly, as are
    files in folders where no other can be created.

    Raises:
        OSError: it cannot be written.
    """
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "no folder to write to", str(target.parent))
    if target.is_file() or not target.exists():
        part = target.with_name(f".{uuid4().hex}.unfinished")
        try:
            with suppress(PermissionError):
                with part.open("xb") as sink:
                    sink.write(content)
                if target.exists():
                    shutil.copymode(target, part)
                part.replace(target)
                return
        finally:
            part.unlink(missing_ok=True)
    target.write_bytes(content)

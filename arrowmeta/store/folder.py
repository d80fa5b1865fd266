"""A folder of small files on any filesystem: written whole, listed, read by ranges.

Takes a location, gives bytes. A file that is there is whole: it is written under another name and
renamed (local), or put in one request (object stores). Local folders are the user's alone.
"""

from __future__ import annotations

import contextlib
import os
import uuid
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.io.storage import Storage

_PRIVATE_FOLDER = 0o700
_PRIVATE_FILE = 0o600


@dataclass(frozen=True)
class Folder:
    """A folder that need not be there yet.

    Attributes:
        filesystem: where it is.
        path: of the folder on it.
        location: of the folder, as the user wrote it.
    """

    filesystem: pafs.FileSystem
    path: str
    location: str

    @classmethod
    def at(
        cls, location: str | os.PathLike[str], filesystem: pafs.FileSystem | None = None
    ) -> Folder:
        """Resolve a local path or a URI that `pyarrow.fs` knows.

        Raises:
            UsageError: no filesystem understands the location.
        """
        storage = Storage.open(location, filesystem)
        return cls(storage.filesystem, storage.root, storage.location)

    def __truediv__(self, name: str) -> Folder:
        """Return the folder of that name inside this one."""
        return Folder(self.filesystem, f"{self.path}/{name}", f"{self.location}/{name}")

    @property
    def is_local(self) -> bool:
        """Whether files are on a local disk, which can map them into memory."""
        return isinstance(self.filesystem, pafs.LocalFileSystem)

    def names(self) -> list[str]:
        """Return the names in the folder, sorted; none if it is not there."""
        return sorted(info.base_name for info in self._infos())

    def sizes(self) -> dict[str, int]:
        """Return the bytes of each file in the folder, sorted by name."""
        files = (one for one in self._infos() if one.type == pafs.FileType.File)
        return dict(sorted((one.base_name, int(one.size)) for one in files))

    def modified_at(self, name: str) -> datetime | None:
        """Return when a file was written; None if it is not there or nobody knows."""
        found: datetime | None = self.filesystem.get_file_info(f"{self.path}/{name}").mtime
        return None if found is None else found.astimezone(UTC)

    def _infos(self) -> list[pafs.FileInfo]:
        selector = pafs.FileSelector(self.path, allow_not_found=True)
        return list(self.filesystem.get_file_info(selector))

    def read(self, name: str) -> pa.Buffer:
        """Return the bytes of a file.

        Raises:
            OSError: it is not there, or cannot be read.
        """
        with self.filesystem.open_input_file(f"{self.path}/{name}") as file:
            return file.read_buffer()

    def map(self, name: str, n_bytes: int) -> RangedFile:
        """Open a file of a known length to read ranges of it.

        Raises:
            OSError: it is not there, or cannot be read.
        """
        if self.is_local:
            with pa.memory_map(f"{self.path}/{name}") as file:
                return RangedFile(file.read_buffer(), None)
        content = pa.py_buffer(np.zeros(n_bytes, dtype=np.uint8))  # paged in where it is filled
        return RangedFile(content, self.filesystem.open_input_file(f"{self.path}/{name}"))

    def write(self, name: str, content: pa.Buffer | bytes) -> None:
        """Write a file; whoever lists the folder sees it whole or not at all.

        Raises:
            OSError: the folder cannot be written to.
        """
        if not self.is_local:
            with self.filesystem.open_output_stream(f"{self.path}/{name}") as stream:
                stream.write(content)
            return
        folder = Path(self.path)
        for one in (*reversed(folder.parents), folder):  # `parents=True` ignores the mode
            if not one.exists():
                one.mkdir(exist_ok=True, mode=_PRIVATE_FOLDER)
        unfinished = Path(self.path) / f".{name}.{uuid.uuid4().hex}"
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE_FILE)
        try:
            with open(descriptor, "wb") as file:  # noqa: PTH123 (a descriptor has no path)
                file.write(content)
            unfinished.replace(Path(self.path) / name)
        except BaseException:
            unfinished.unlink(missing_ok=True)
            raise

    def delete(self, name: str) -> None:
        """Delete a file, if it is there."""
        with contextlib.suppress(FileNotFoundError):
            self.filesystem.delete_file(f"{self.path}/{name}")

    def delete_all(self) -> None:
        """Delete the folder and what is in it, if it is there."""
        with contextlib.suppress(FileNotFoundError):
            self.filesystem.delete_dir(self.path)


@dataclass
class RangedFile:
    """A file of which some ranges are in memory.

    Attributes:
        content: as long as the file; what has not been loaded is zeros.
    """

    content: pa.Buffer
    _remote: pa.NativeFile | None

    def load(self, start: int, length: int) -> memoryview:
        """Return a range of the file, and have it in `content` from now on.

        Raises:
            OSError: the file cannot be read, or ends before.
        """
        part = memoryview(self.content)[start : start + length]
        if len(part) < length:
            raise OSError(f"the file has {self.content.size:,} bytes, not {start + length:,}")
        if self._remote is not None:
            found = self._remote.read_at(length, start)
            if len(found) < length:
                raise OSError(f"{len(found):,} of {length:,} bytes could be read")
            part[:] = found
        return part

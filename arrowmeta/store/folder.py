"""Folders of a store on any filesystem, and the names of what is in them.

A store has a folder for each table, in it one for each schema that entries were decoded in, and in
that one segments; `docs/store.md` describes the layout for other programs. A file that is there is
whole: it is written under another name and renamed (local), or put in one request (object stores).
Local folders are private to the user.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import uuid
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.io.local_disk import is_device
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.requests import Requests
from arrowmeta.io.storage import Storage
from arrowmeta.io.unfinished import unfinished
from arrowmeta.records import dataclass

#: Goes up when older programs could not read, or would misread, what is written.
LAYOUT_VERSION = 4

TABLES_FOLDER = "tables"
#: What table a folder is of, and what its entries were decoded as.
TABLE_FILE = "table.json"
CONTEXT_FILE = "context.json"
#: Empty; written when an answer comes from the segments beside it.
USED_FILE = "used"

DATA_SUFFIX = ".parquet"
INDEX_SUFFIX = ".index.json"
#: What follows from all entries of a snapshot.
DERIVED_SUFFIX = ".derived.arrow"

#: Names of folders of a table, and of folders of segments in it. Others in a store are not touched.
TABLE_NAME = re.compile(r"[A-Za-z0-9_.=-]*-[0-9a-f]{16}")
CONTEXT_NAME = re.compile(r"[0-9a-f]{16}")

_UNSAFE = re.compile(r"[^A-Za-z0-9_.=-]+")
_LONGEST_NAME = 60


def table_folder_name(location: str) -> str:
    """Return the name of a table's folder: the end of its location, and a digest of all of it."""
    name = _UNSAFE.sub("_", location.rstrip("/").rpartition("/")[2])[-_LONGEST_NAME:]
    return f"{name}-{digest(location)}"


def digest(*texts: str) -> str:
    """Return a name that other texts do not have."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


T = TypeVar("T")

_PRIVATE_FOLDER = 0o700
_PRIVATE_FILE = 0o600


@dataclass(frozen=True)
class Folder:
    """A folder that need not be there yet.

    Attributes:
        filesystem: where it is.
        path: of the folder on it.
        location: of the folder, as the user wrote it, without credentials.
        requests: how the filesystem is asked.
        is_private: whether local folders and files are readable by the user alone.
    """

    filesystem: pafs.FileSystem
    path: str
    location: str
    requests: Requests
    is_private: bool = True

    @classmethod
    def at(
        cls,
        location: str | os.PathLike[str],
        settings: StorageSettings | None = None,
        *,
        is_private: bool = True,
    ) -> Folder:
        """Resolve a local path or a URI.

        Args:
            location: of the folder.
            settings: how the store is reached.
            is_private: whether local folders and files are readable by the user alone.

        Raises:
            UsageError: no filesystem understands the location.
            StorageError: the filesystem had to be asked, and gave no answer.
        """
        expanded = os.path.expanduser(location)  # noqa: PTH111 (or a URI)
        storage = Storage.open(expanded, settings=settings)
        return cls(storage.filesystem, storage.root, storage.location, storage.requests, is_private)

    def __truediv__(self, name: str) -> Folder:
        """Return the folder of that name inside this one."""
        return replace(self, path=f"{self.path}/{name}", location=f"{self.location}/{name}")

    @property
    def is_local(self) -> bool:
        """Whether files are on a local disk, which can map them into memory."""
        return isinstance(self.filesystem, pafs.LocalFileSystem)

    def names(self) -> list[str]:
        """Return the names in the folder, sorted; none if it is not there."""
        return sorted(info.base_name for info in self._infos())

    def folders(self, name: re.Pattern[str]) -> list[Folder]:
        """Return the folders in the folder whose names match, sorted; none if it is not there."""
        folders = (info for info in self._infos() if info.type == pafs.FileType.Directory)
        return [
            self / info for info in sorted(f.base_name for f in folders) if name.fullmatch(info)
        ]

    @property
    def name(self) -> str:
        """Last part of the path."""
        return self.path.rpartition("/")[2]

    def sizes(self) -> dict[str, int]:
        """Return the bytes of each file in the folder, sorted by name."""
        files = (info for info in self._infos() if info.type == pafs.FileType.File)
        return dict(sorted((info.base_name, int(info.size)) for info in files))

    def names_by_age(self, suffix: str) -> list[str]:
        """Return the names that end with a suffix, those written first first."""
        infos = [info for info in self._infos() if info.base_name.endswith(suffix)]
        return [info.base_name for info in sorted(infos, key=lambda info: info.mtime_ns or 0)]

    def modified_at(self, name: str) -> datetime | None:
        """Return when a file was written; None if there is no such file, or no time."""
        path = f"{self.path}/{name}"
        time: datetime | None
        time = self._ask(name, lambda: self.filesystem.get_file_info(path).mtime)
        return None if time is None else time.astimezone(UTC)

    def _infos(self) -> list[pafs.FileInfo]:
        selector = pafs.FileSelector(self.path, allow_not_found=True)
        return self._ask("", lambda: list(self.filesystem.get_file_info(selector)))

    def _ask(self, name: str, request: Callable[[], T]) -> T:
        return self.requests.ask(f"{self.location}/{name}", request)

    def read(self, name: str) -> pa.Buffer:
        """Return the bytes of a file.

        Raises:
            OSError: it is not there, or cannot be read.
            StorageError: the filesystem gives no answer.
        """

        def read() -> pa.Buffer:
            self._check_is_file(name)
            with self.filesystem.open_input_file(f"{self.path}/{name}") as file:
                return file.read_buffer()

        return self._ask(name, read)

    def map(self, name: str, n_bytes: int) -> RangedFile:
        """Open a file of a known length to read ranges of it.

        Raises:
            EOFError: it has another length.
            OSError: it is not there, or cannot be read.
            StorageError: the filesystem gives no answer.
        """
        if self.is_local:
            self._check_is_file(name)
            with pa.memory_map(f"{self.path}/{name}") as file:
                _check_length(file.size(), n_bytes)
                return RangedFile(file.read_buffer(), None)
        content = pa.py_buffer(np.zeros(n_bytes, dtype=np.uint8))  # paged in where it is filled
        path = f"{self.path}/{name}"
        file = self._ask(name, lambda: self.filesystem.open_input_file(path))
        _check_length(file.size(), n_bytes)

        def load(start: int, length: int) -> pa.Buffer:
            # `read_at` would leak as many bytes if it fails.
            return self._ask(name, lambda: file.get_stream(start, length).read_buffer(length))

        return RangedFile(content, load)

    def _check_is_file(self, name: str) -> None:
        if self.is_local and is_device(f"{self.path}/{name}"):
            raise OSError(f"{self.path}/{name} is a device or a pipe, not a file")

    def write(self, name: str, content: pa.Buffer | bytes) -> None:
        """Write a file atomically: a listing shows all of it or nothing.

        Raises:
            OSError: the folder cannot be written to.
            StorageError: the filesystem gives no answer.
        """
        if not self.is_local:

            def write() -> None:
                with self.filesystem.open_output_stream(f"{self.path}/{name}") as stream:
                    stream.write(content)

            self._ask(name, write)
            return
        folder = Path(self.path)
        for parent in (*reversed(folder.parents), folder):  # `parents=True` ignores the mode
            if not parent.exists():
                parent.mkdir(exist_ok=True, mode=_PRIVATE_FOLDER if self.is_private else 0o777)
        part = folder / f".{name}.{uuid.uuid4().hex}"
        mode = _PRIVATE_FILE if self.is_private else 0o666  # less the process's umask
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)  # Windows
        with unfinished(part, folder / name):
            descriptor = os.open(part, flags, mode)
            with open(descriptor, "wb") as file:  # noqa: PTH123 (a descriptor has no path)
                file.write(content)
            part.replace(folder / name)

    def delete(self, name: str) -> None:
        """Delete a file, if it is there."""
        with contextlib.suppress(FileNotFoundError):
            self._ask(name, lambda: self.filesystem.delete_file(f"{self.path}/{name}"))

    def delete_all(self) -> None:
        """Delete the folder and what is in it, if it is there."""
        with contextlib.suppress(FileNotFoundError):
            self._ask("", lambda: self.filesystem.delete_dir(self.path))


@dataclass
class RangedFile:
    """A file of which some ranges are in memory.

    Attributes:
        content: as long as the file; what has not been loaded is zeros.
    """

    content: pa.Buffer
    _read_at: Callable[[int, int], pa.Buffer] | None

    def load(self, start: int, length: int) -> memoryview:
        """Return a range of the file, and have it in `content` from now on.

        Raises:
            OSError: the file cannot be read.
            StorageError: the filesystem gives no answer.
        """
        part = memoryview(self.content).cast("B")[start : start + length]
        if self._read_at is not None:
            content = self._read_at(start, length)
            if content.size < length:
                raise OSError(f"{content.size:,} of {length:,} bytes could be read")
            part[:] = memoryview(content).cast("B")
        return part


def _check_length(length: int, expected: int) -> None:
    if length != expected:
        raise EOFError(f"it has {length:,} bytes, not {expected:,}")

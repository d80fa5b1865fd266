"""Folders of a store on any filesystem.

Takes names and bytes; knows nothing of entries. A file that is there is whole: it is written under
another name and renamed (local), or put in one request (object stores). Local folders are private
to the user.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.fs as pafs
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.io.local_files import write_whole
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.requests import Requests, ShortReadError
from arrowmeta.io.storage import Storage, is_device

TABLES_FOLDER = "tables"

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


class Folder(Struct, frozen=True):
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
        found = (f.base_name for f in self._infos() if f.type == pafs.FileType.Directory)
        return [self / inside for inside in sorted(filter(name.fullmatch, found))]

    @property
    def name(self) -> str:
        """Last part of the path."""
        return self.path.rpartition("/")[2]

    def files(self) -> dict[str, pafs.FileInfo]:
        """Return size and time of each file in the folder, by name."""
        return {f.base_name: f for f in self._infos() if f.type == pafs.FileType.File}

    def _infos(self) -> list[pafs.FileInfo]:
        selector = pafs.FileSelector(self.path, allow_not_found=True)
        return self._ask("", lambda: list(self.filesystem.get_file_info(selector)))

    def read(self, name: str, length: int | None = None) -> pa.Buffer:
        """Return the bytes of a file, or as many as there are of its last ones.

        Raises:
            OSError: it is not there, or cannot be read.
            StorageError: the filesystem gives no answer.
        """

        def read() -> pa.Buffer:
            self._check_is_file(name)
            with self.filesystem.open_input_file(f"{self.path}/{name}") as file:
                start = 0 if length is None else max(0, file.size() - length)
                # `read_at` would leak as many bytes if it fails.
                return file.get_stream(start, file.size() - start).read_buffer()

        return self._ask(name, read)

    def load(self, name: str, spans: Iterable[tuple[int, int]]) -> pa.Buffer:
        """Return a file, of which some spans have been read; for errors, see `read`."""
        path = f"{self.path}/{name}"
        if self.is_local:
            self._check_is_file(name)
            with pa.memory_map(path) as file:
                return file.read_buffer()
        spans = list(spans)

        def read() -> pa.Buffer:
            with self.filesystem.open_input_file(path) as file:
                content = np.zeros(file.size(), dtype=np.uint8)  # paged in where it is filled
                for start, end in spans:
                    span = file.get_stream(start, end - start).read(end - start)
                    if len(span) < end - start:
                        raise ShortReadError(f"{len(span):,} of {end - start:,} bytes")
                    content[start:end] = np.frombuffer(span, dtype=np.uint8)
            return pa.py_buffer(content)

        return self.requests.ask(f"{self.location}/{name}", read, 1 + len(spans))

    def _ask(self, name: str, request: Callable[[], T]) -> T:
        return self.requests.ask(f"{self.location}/{name}", request)

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
        mode = 0o600 if self.is_private else 0o666  # less the process's umask
        write_whole(folder / name, memoryview(content), mode)

    def delete(self, name: str) -> None:
        """Delete a file, if it is there."""
        with contextlib.suppress(FileNotFoundError):
            self._ask(name, lambda: self.filesystem.delete_file(f"{self.path}/{name}"))

    def delete_all(self) -> None:
        """Delete the folder and what is in it, if it is there."""
        with contextlib.suppress(FileNotFoundError):
            self._ask("", lambda: self.filesystem.delete_dir(self.path))

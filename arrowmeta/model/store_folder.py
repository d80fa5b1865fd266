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
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pyarrow as pa
from msgspec import Struct

from arrowmeta.io.local_files import write_whole
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.storage import FoundFile, Storage

TABLES_FOLDER = "tables"

#: Time of a file that its filesystem does not know.
NEVER = datetime.min.replace(tzinfo=UTC)

_UNSAFE = re.compile(r"[^A-Za-z0-9_.=-]+")
_LONGEST_NAME = 60


def table_folder_name(location: str) -> str:
    """Return the name of a table's folder: the end of its location, and a digest of all of it."""
    name = _UNSAFE.sub("_", location.rstrip("/").rpartition("/")[2])[-_LONGEST_NAME:]
    return f"{name}-{digest(location)}"


def digest(*texts: str) -> str:
    """Return a name that other texts do not have."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


_PRIVATE_FOLDER = 0o700


class Folder(Struct, frozen=True):
    """A folder that need not be there yet.

    Attributes:
        storage: where it is.
        is_private: whether local folders and files are readable by the user alone.
    """

    storage: Storage
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
        return cls(Storage.open(expanded, settings=settings), is_private)

    def __truediv__(self, name: str) -> Folder:
        """Return the folder of that name inside this one."""
        return Folder(self.storage.inside(name), self.is_private)

    @property
    def path(self) -> str:
        """Path of the folder on its filesystem."""
        return self.storage.root

    @property
    def location(self) -> str:
        """Location of the folder, as the user wrote it, without credentials."""
        return self.storage.location

    @property
    def name(self) -> str:
        """Last part of the path."""
        return self.path.rpartition("/")[2]

    def names(self) -> list[str]:
        """Return the names in the folder, sorted; none if it is not there."""
        return self.storage.list_names(self.location)

    def folders(self, name: re.Pattern[str]) -> list[Folder]:
        """Return the folders in the folder whose names match, sorted; none if it is not there."""
        return [self / inside for inside in self.storage.list_folders() if name.fullmatch(inside)]

    def files(self) -> dict[str, FoundFile]:
        """Return size and time of each file in the folder, by name."""
        files = self.storage.list_files(self.location, bool, recursive=False)
        return {file.path.rpartition("/")[2]: file for file in files}

    def read(self, name: str, length: int | None = None) -> pa.Buffer:
        """Return the bytes of a file, or as many as there are of its last ones.

        Raises:
            OSError: it is not there, or cannot be read.
            StorageError: the filesystem gives no answer.
        """
        with self.storage.open_file(self.storage.join(name)) as file:
            size = int(file.size())
            start = 0 if length is None else max(0, size - length)
            # `read_at` would leak as many bytes if it fails.
            return file.get_stream(start, size - start).read_buffer()

    def load(self, name: str, spans: Iterable[tuple[int, int]]) -> pa.Buffer:
        """Return a file, of which some spans have been read; for errors, see `read`."""
        with self.storage.open_file(self.storage.join(name)) as file:
            if self.storage.is_local:
                with pa.memory_map(f"{self.path}/{name}") as mapped:
                    return mapped.read_buffer()
            content = np.zeros(file.size(), dtype=np.uint8)  # paged in where it is filled
            for start, end in spans:
                file.seek(start)
                file.readinto(content[start:end])
            return pa.py_buffer(content)

    def _ask(self, name: str, request: Callable[[], object]) -> None:
        self.storage.requests.ask(self.storage.join(name), request)

    def write(self, name: str, content: pa.Buffer | bytes) -> None:
        """Write a file atomically: a listing shows all of it or nothing.

        Raises:
            OSError: the folder cannot be written to.
            StorageError: the filesystem gives no answer.
        """
        if not self.storage.is_local:

            def write() -> None:
                path = f"{self.path}/{name}"
                with self.storage.filesystem.open_output_stream(path) as stream:
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
            self._ask(name, lambda: self.storage.filesystem.delete_file(f"{self.path}/{name}"))

    def delete_all(self) -> None:
        """Delete the folder and what is in it, if it is there."""
        with contextlib.suppress(FileNotFoundError):
            self._ask("", lambda: self.storage.filesystem.delete_dir(self.path))

"""Where bytes come from: any filesystem that `pyarrow.fs` knows, addressed by one location.

Knows paths and bytes, nothing of what is in them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pyarrow as pa
import pyarrow.fs as pafs


@dataclass(frozen=True)
class Storage:
    """A filesystem and the path of a table (or file) on it.

    Attributes:
        filesystem: where to read.
        root: the path on it, without a trailing slash.
        location: the same as the user wrote it, without a trailing slash; recorded paths in
            relations start with it.
    """

    filesystem: pafs.FileSystem
    root: str
    location: str
    path_map: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def open(
        cls,
        location: str | os.PathLike[str],
        filesystem: pafs.FileSystem | None = None,
        path_map: Mapping[str, str] | None = None,
    ) -> Storage:
        """Resolve `location`: a local path, or a URI that `pyarrow.fs` understands."""
        text = os.fspath(location).rstrip("/") or "/"
        if filesystem is not None:
            return cls(filesystem, text, text, path_map or {})
        if "://" in text or text.startswith("file:"):
            filesystem, root = pafs.FileSystem.from_uri(text)
            return cls(filesystem, root.rstrip("/"), text, path_map or {})
        root = str(Path(text).absolute())
        return cls(pafs.LocalFileSystem(), root, text, path_map or {})

    def join(self, *parts: str) -> str:
        """Return the recorded path of something under the location."""
        return "/".join((self.location, *parts))

    def resolve(self, path: str) -> str:
        """Return the path on the filesystem that a recorded `path` is read from."""
        for old, new in self.path_map.items():
            if path.startswith(old):
                path = new + path[len(old) :]
                break
        if path == self.location or path.startswith(self.location + "/"):
            return self.root + path[len(self.location) :]
        if path.startswith(("file:", "FILE:")):
            return "/" + urlsplit(path).path.lstrip("/")
        _, separator, rest = path.partition("://")
        return rest if separator else path

    def read(self, path: str) -> pa.Buffer:
        """Return the bytes of the recorded `path`.

        Raises:
            FileNotFoundError: there is no such file.
        """
        with self.filesystem.open_input_file(self.resolve(path)) as file:
            return file.read_buffer()

    def exists(self, path: str) -> bool:
        """Tell whether the recorded `path` is a file."""
        return bool(
            self.filesystem.get_file_info(self.resolve(path)).type == pafs.FileType.File
        )

    def list_names(self, folder: str) -> list[str]:
        """Return the names in the recorded `folder`, sorted; none if the folder is not there."""
        selector = pafs.FileSelector(self.resolve(folder), allow_not_found=True)
        return sorted(info.base_name for info in self.filesystem.get_file_info(selector))

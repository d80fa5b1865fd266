"""A table in storage of which files are missing or have other content.

A filesystem for `pyarrow`, so that no table is copied. Each file is read once.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.fs as pafs


class DamagedStorage(pafs.FileSystemHandler):  # type: ignore[misc]  # pyarrow has no types
    """The files in a folder, some of which may be damaged.

    Attributes:
        damaged: content of damaged files by path; None for a missing one.
    """

    def __init__(self, root: Path) -> None:
        self._names: dict[str, set[str]] = {}
        self._files = {str(path) for path in root.rglob("*") if path.is_file()}
        for path in self._files:
            self._add_folders(path, str(root))
        self._contents: dict[str, bytes] = {}
        self.damaged: Mapping[str, bytes | None] = {}

    def _add_folders(self, path: str, root: str) -> None:
        folder, _, name = path.rpartition("/")
        self._names.setdefault(folder, set()).add(name)
        if folder != root:
            self._add_folders(folder, root)

    def whole(self, path: str) -> bytes:
        """Return the undamaged content of a file."""
        if path not in self._contents:
            self._contents[path] = Path(path).read_bytes()
        return self._contents[path]

    def _content(self, path: str) -> bytes | None:
        if path in self.damaged:
            return self.damaged[path]
        return self.whole(path) if path in self._files else None

    def _info(self, path: str) -> pafs.FileInfo:
        if path in self._names:
            return pafs.FileInfo(path, pafs.FileType.Directory)
        content = self._content(path)
        if content is None:
            return pafs.FileInfo(path, pafs.FileType.NotFound)
        return pafs.FileInfo(path, pafs.FileType.File, size=len(content), mtime_ns=0)

    def get_file_info(self, paths: Iterable[str]) -> list[pafs.FileInfo]:
        return [self._info(path.rstrip("/")) for path in paths]

    def get_file_info_selector(self, selector: pafs.FileSelector) -> list[pafs.FileInfo]:
        folder = selector.base_dir.rstrip("/")
        if folder not in self._names and not selector.allow_not_found:
            raise FileNotFoundError(folder)
        infos = [self._info(f"{folder}/{name}") for name in sorted(self._names.get(folder, ()))]
        there = [info for info in infos if info.type != pafs.FileType.NotFound]
        if selector.recursive:
            for info in list(there):
                if info.type == pafs.FileType.Directory:
                    below = pafs.FileSelector(info.path, allow_not_found=True, recursive=True)
                    there += self.get_file_info_selector(below)
        return there

    def open_input_file(self, path: str) -> pa.NativeFile:
        content = self._content(path)
        if content is None:
            raise FileNotFoundError(path)
        return pa.BufferReader(content)

    open_input_stream = open_input_file

    def get_type_name(self) -> str:
        return "damaged"

    def normalize_path(self, path: str) -> str:
        return path

    def _refuse(self, *_: Any) -> Any:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    copy_file = create_dir = delete_dir = delete_dir_contents = _refuse
    delete_file = delete_root_dir_contents = move = _refuse
    open_append_stream = open_output_stream = _refuse

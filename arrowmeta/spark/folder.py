"""A folder that an export writes to: each file appears whole or not at all.

Knows storage only. A file is written under a name that readers do not look at, and moved.
"""

from __future__ import annotations

import contextlib
import errno
import json
import uuid
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pyarrow as pa
import pyarrow.fs as pafs
import pyarrow.parquet as pq

from arrowmeta.io.storage import Storage

#: Spark and others take files whose names begin like this for none of theirs.
_HIDDEN = "_"


@dataclass(frozen=True)
class Folder:
    """A folder of an export's output.

    Attributes:
        filesystem: where it is.
        path: on it.
    """

    filesystem: pafs.FileSystem
    path: str

    @classmethod
    def of(cls, location: str) -> Folder:
        """Resolve a path or URI."""
        storage = Storage.open(location)
        return cls(storage.filesystem, storage.root)

    def __truediv__(self, name: str) -> Folder:
        return Folder(self.filesystem, f"{self.path.rstrip('/')}/{name}")

    def names(self) -> set[str]:
        """Return the names in the folder; none if it is not there."""
        return {info.base_name for info in self.infos()}

    def infos(self, *, recursive: bool = False) -> list[pafs.FileInfo]:
        """Return what is in the folder; nothing if it is not there."""
        selector = pafs.FileSelector(self.path, allow_not_found=True, recursive=recursive)
        return list(self.filesystem.get_file_info(selector))

    def remove(self) -> None:
        """Remove the folder and what is in it; nothing happens if it is not there."""
        try:
            info = self.filesystem.get_file_info(self.path)
        except OSError as error:
            if error.errno == errno.ENAMETOOLONG:
                return  # Then it cannot be there.
            raise
        if info.type == pafs.FileType.Directory:
            # Another export may forget the same.
            with contextlib.suppress(FileNotFoundError):
                self.filesystem.delete_dir(self.path)

    def remove_file(self, name: str) -> None:
        """Remove a file; nothing happens if it is not there."""
        if name in self.names():
            with contextlib.suppress(FileNotFoundError):
                self.filesystem.delete_file((self / name).path)

    def read_json(self, name: str) -> dict[str, Any] | None:
        """Return the JSON object in a file; None if there is none."""
        try:
            with self.filesystem.open_input_file((self / name).path) as file:
                content = json.loads(file.read())
        except (FileNotFoundError, ValueError):
            return None
        return content if isinstance(content, dict) else None

    def write_json(self, name: str, content: dict[str, Any]) -> None:
        """Write a JSON object to a file."""
        text = json.dumps(content, indent=1)
        self._write(name, lambda sink: sink.write(text.encode()))

    def write_parquet(self, name: str, schema: pa.Schema, batches: Iterable[pa.RecordBatch]) -> int:
        """Write rows to a Parquet file and return how many."""

        def write(sink: pa.NativeFile) -> int:
            n_rows = 0
            with pq.ParquetWriter(sink, schema, compression="zstd") as writer:
                for batch in batches:
                    writer.write_batch(batch)
                    n_rows += batch.num_rows
            return n_rows

        return self._write(name, write)

    def write_arrow(self, name: str, schema: pa.Schema, batches: Iterable[pa.RecordBatch]) -> int:
        """Write rows to a file in Arrow's streaming format and return how many."""

        def write(sink: pa.NativeFile) -> int:
            n_rows = 0
            options = pa.ipc.IpcWriteOptions(compression="zstd")
            with pa.ipc.new_stream(sink, schema, options=options) as writer:
                for batch in batches:
                    writer.write_batch(batch)
                    n_rows += batch.num_rows
            return n_rows

        return self._write(name, write)

    def read(self, name: str) -> pa.Buffer | None:
        """Return the bytes of a file; None if there is none."""
        try:
            with self.filesystem.open_input_file((self / name).path) as file:
                return file.read_buffer()
        except FileNotFoundError:
            return None

    def _write(self, name: str, write: Callable[[pa.NativeFile], int]) -> int:
        self.filesystem.create_dir(self.path, recursive=True)
        draft = (self / f"{_HIDDEN}{name}.{uuid.uuid4().hex}").path
        try:
            with self.filesystem.open_output_stream(draft) as sink:
                answer = write(sink)
            self.filesystem.move(draft, (self / name).path)
        except BaseException:
            self._forget(draft)
            raise
        return answer

    def _forget(self, draft: str) -> None:
        if self.filesystem.get_file_info(draft).type == pafs.FileType.File:
            self.filesystem.delete_file(draft)

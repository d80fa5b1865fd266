"""Storage that caches reads and listings, so that one query sees one state of the table.

While a table is written to, two listings of a folder differ; checks that compare them would report
faults that the table never had.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import field, fields
from typing import Any

import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.local_disk import KeptFiles
from arrowmeta.io.storage import Storage
from arrowmeta.records import dataclass


@dataclass
class _Seen:
    """Cache. Beyond its limit, contents are read again: manifests, which never change."""

    contents: KeptFiles = field(default_factory=KeptFiles)
    sizes: dict[str, int | None] = field(default_factory=dict)
    names: dict[str, list[str]] = field(default_factory=dict)
    listed: dict[str, dict[str, int]] = field(default_factory=dict)
    infos: dict[str, list[pafs.FileInfo]] = field(default_factory=dict)
    there: set[str] = field(default_factory=set)
    missing: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class PinnedStorage(Storage):
    """Storage with a cache for one query. Missing files are cached, other errors are not."""

    seen: _Seen = field(default_factory=_Seen, compare=False, repr=False)

    @classmethod
    def of(cls, storage: Storage) -> PinnedStorage:
        """Return the same storage with an empty cache."""
        return cls(**{field.name: getattr(storage, field.name) for field in fields(Storage)})

    def read(self, path: str, **checks: Any) -> pa.Buffer:
        """Return the content of a file as first read; see `Storage.read`."""
        seen = self.seen
        content = seen.contents.get(path)
        if content is not None:
            return content
        if path in seen.missing:
            raise FileNotFoundError(f"no file {path}")
        try:
            content = super().read(path, **checks)
        except FileNotFoundError:
            seen.missing.add(path)
            raise
        seen.contents.put(path, content)
        seen.sizes[path] = content.size
        seen.there.add(path)
        return content

    read_unchanging = read

    def forget(self, path: str) -> None:
        """Forget a cached file."""
        seen = self.seen
        seen.contents.forget(path)
        seen.sizes.pop(path, None)
        seen.there.discard(path)
        seen.missing.discard(path)

    def exists(self, path: str) -> bool:
        """Return whether the recorded `path` is a file."""
        seen = self.seen
        if path not in seen.there and path not in seen.missing:
            folder, _, name = path.rpartition("/")
            # Without a request if the folder has been listed.
            is_there = name in seen.names[folder] if folder in seen.names else super().exists(path)
            (seen.there if is_there else seen.missing).add(path)
        return path in seen.there

    def sizes(self, paths: Sequence[str]) -> list[int | None]:
        """Return the size of the file at each recorded path; None where there is no file."""
        known = self.seen.sizes
        unknown = list(dict.fromkeys(path for path in paths if path not in known))
        if unknown:
            known.update(zip(unknown, super().sizes(unknown), strict=True))
        return [known[path] for path in paths]

    def list_names(self, folder: str) -> list[str]:
        """Return the names in the recorded `folder`, sorted; empty if it does not exist."""
        if folder not in self.seen.names:
            self.seen.names[folder] = super().list_names(folder)
        return self.seen.names[folder]

    def list_sizes(self, folder: str, is_wanted: Callable[[str], bool] = bool) -> dict[str, int]:
        """Return the files of wanted names in the recorded `folder`, sorted, with their sizes."""
        if is_wanted is not bool:
            return super().list_sizes(folder, is_wanted)
        if folder not in self.seen.listed:
            self.seen.listed[folder] = super().list_sizes(folder)
        return self.seen.listed[folder]

    def _infos(self, path: str, folder: str, *, recursive: bool = False) -> list[pafs.FileInfo]:
        if recursive:
            return super()._infos(path, folder, recursive=True)
        if path not in self.seen.infos:
            self.seen.infos[path] = super()._infos(path, folder)
        return self.seen.infos[path]

    def renewed(self, is_kept: Callable[[str], bool]) -> PinnedStorage:
        """Return the storage with a new cache that keeps immutable files."""
        made = PinnedStorage.of(self)
        for path, content in self.seen.contents.items():
            if is_kept(path):
                made.seen.contents.put(path, content)
                made.seen.sizes[path] = content.size
        return made

    def has_changed(self, paths: Collection[str]) -> bool:
        """Return whether listings, missing files or the contents of `paths` have changed."""
        now = PinnedStorage.of(self)
        seen = self.seen
        lost = [path for path, size in seen.sizes.items() if size is None]
        contents = ((path, seen.contents.get(path)) for path in paths)
        read = [(path, content) for path, content in contents if content is not None]
        return (
            any(now.list_names(folder) != names for folder, names in seen.names.items())
            or any(now.exists(path) for path in seen.missing)
            or any(size is not None for size in now.sizes(lost))
            or any(now._differs(path, content) for path, content in read)
        )

    def _differs(self, path: str, content: pa.Buffer) -> bool:
        try:
            return not self.read(path).equals(content)
        except (OSError, ArrowMetaError):
            return True

"""Where bytes come from: any filesystem that `pyarrow.fs` knows, addressed by one location.

Knows paths and bytes, nothing of what is in them. A *recorded* path is one that metadata or a
relation shows; `Storage.resolve` tells where it is read from.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.errors import LimitError, UsageError
from arrowmeta.io.recorded_path import is_under, on_filesystem, path_below

#: What systems say of a path that leads to nothing, or can lead to nothing: too long, or a link to
#: itself.
_NOWHERE = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG, errno.ELOOP)


class FoundFile(NamedTuple):
    """A file in storage.

    Attributes:
        path: as metadata would record it.
        size: in bytes.
        modified_at: when it was last changed; None where the filesystem does not know.
    """

    path: str
    size: int
    modified_at: datetime | None


@dataclass(frozen=True)
class Storage:
    """A filesystem and the path of a table (or file) on it.

    Attributes:
        filesystem: where to read.
        root: the path on it, without a trailing slash.
        location: the same as the user wrote it, without a trailing slash; recorded paths in
            relations start with it.
        path_map: old prefixes of recorded paths and what to read instead.
        moved_from: where metadata believes the location to be; paths under it are read here.
    """

    filesystem: pafs.FileSystem
    root: str
    location: str
    path_map: Mapping[str, str] = field(default_factory=dict, hash=False)
    moved_from: str | None = None

    @classmethod
    def open(
        cls,
        location: str | os.PathLike[str],
        filesystem: pafs.FileSystem | None = None,
        path_map: Mapping[str, str] | None = None,
    ) -> Storage:
        """Resolve `location`: a local path, a URI that `pyarrow.fs` knows, or on `filesystem`.

        A filesystem that is none of `pyarrow.fs` is one of fsspec.

        Raises:
            UsageError: a URI that no filesystem of `pyarrow.fs` understands, or a path that is
                empty or no text, which neither Arrow nor a table can name.
        """
        if not os.fspath(location):
            raise UsageError("the location is empty: a table's directory or URI is needed")
        text = os.fspath(location).rstrip("/") or "/"
        if not is_text(text):
            raise UsageError(f"the path {text!a} is not UTF-8")
        if filesystem is not None:
            if not isinstance(filesystem, pafs.FileSystem):
                filesystem = pafs.PyFileSystem(pafs.FSSpecHandler(filesystem))
            return cls(filesystem, _path_on(filesystem, text), text, path_map or {})
        if is_uri(text):
            filesystem, root = _from_uri(text)
            return cls(filesystem, root.rstrip("/") or "/", text, path_map or {})
        root = str(Path(text).absolute())
        return cls(pafs.LocalFileSystem(), root, text, path_map or {})

    def join(self, *parts: str) -> str:
        """Return the recorded path of something under the location."""
        return "/".join((self.location.rstrip("/"), *parts))

    def resolve(self, path: str) -> str:
        """Return the path on the filesystem that a recorded `path` is read from.

        The longest prefix of `path_map` wins; prefixes end where a folder name ends, and may spell
        the place in another way than the path. A path that is not mapped moves with the table.
        """
        for old in sorted(self.path_map, key=len, reverse=True):
            rest = path_below(path, old)
            # A prefix without a bucket is of no bucket.
            if rest is not None and is_under(on_filesystem(path), on_filesystem(old)):
                path = self.path_map[old].rstrip("/") + rest
                break
        else:
            path = self._moved(path)
        if is_under(path, self.location):
            return self.root.rstrip("/") + path[len(self.location.rstrip("/")) :]
        return on_filesystem(path)

    def _moved(self, path: str) -> str:
        rest = path_below(path, self.moved_from) if self.moved_from else None
        return path if rest is None else self.location.rstrip("/") + rest

    def read(self, path: str, *, limit: int | None = None) -> pa.Buffer:
        """Return the bytes of the recorded `path`; its size is checked against `limit` first.

        Raises:
            FileNotFoundError: there is no such file.
            OSError: it cannot be read, or ends before the size that it is said to have.
            LimitError: the file is larger than `limit` bytes, or than the memory there is.
        """
        with self.open_file(path) as file:
            size = file.size()
            if limit is not None and size > limit:
                raise LimitError(
                    f"{path} has {size:,} bytes; a file of this kind is read up to {limit:,} bytes"
                )
            return read_whole(file, size, path)

    def exists(self, path: str) -> bool:
        """Tell whether the recorded `path` is a file; where that is not known, reading it tells."""
        return self._is_file(self.resolve(path))

    def is_folder(self) -> bool:
        """Tell whether the location is a folder that is there."""
        try:
            info = self.filesystem.get_file_info(self.root)
        except pa.ArrowInvalid:
            return False  # A path that the filesystem will not even look up.
        except OSError as error:
            if _is_nowhere(error):
                return False
            raise
        return bool(info.type == pafs.FileType.Directory)

    def modified_at(self, path: str) -> datetime | None:
        """Return when a file or folder was last changed, in UTC, where the filesystem knows."""
        modified = self.filesystem.get_file_info(self.resolve(path)).mtime
        return None if modified is None else modified.astimezone(UTC).replace(tzinfo=None)

    def versions(self, paths: Sequence[str]) -> list[str | None]:
        """Return what tells each recorded file from a later one of its path, without a request.

        Of local files when they were changed, and None if there is no such file. Of others, which
        would have to be asked about, only where they are read from.
        """
        if not self._is_local:
            return [self.resolve(path) for path in paths]
        return [_changed_at(self.resolve(path)) for path in paths]

    def list_names(self, folder: str) -> list[str]:
        """Return the names in the recorded `folder`, sorted; none if the folder is not there."""
        if self._is_local:
            return sorted(entry.name for entry in _scan(self.resolve(folder)))
        selector = pafs.FileSelector(self.resolve(folder), allow_not_found=True)
        return sorted(info.base_name for info in self._infos(selector))

    def list_sizes(self, folder: str, is_wanted: Callable[[str], bool] = bool) -> dict[str, int]:
        """Return the files of wanted names in the recorded `folder`, sorted, with their sizes."""
        if self._is_local:
            wanted = [entry for entry in _scan(self.resolve(folder)) if is_wanted(entry.name)]
            sizes = {entry.name: _size(entry) for entry in wanted}
            return {name: size for name, size in sorted(sizes.items()) if size is not None}
        selector = pafs.FileSelector(self.resolve(folder), allow_not_found=True)
        files = {
            info.base_name: int(info.size)
            for info in self._infos(selector)
            if info.type == pafs.FileType.File and is_wanted(info.base_name)
        }
        return dict(sorted(files.items()))

    def _infos(self, selector: pafs.FileSelector) -> list[pafs.FileInfo]:
        try:
            return list(self.filesystem.get_file_info(selector))
        except pa.ArrowInvalid:
            return []  # A path that the filesystem will not even look up.
        except OSError as error:
            if _is_nowhere(error):
                return []
            raise

    @property
    def _is_local(self) -> bool:
        """Whether names can be listed without asking about each file, as `pyarrow.fs` does."""
        return isinstance(self.filesystem, pafs.LocalFileSystem)

    def list_files(self, folder: str, *, recursive: bool = True) -> Iterator[FoundFile]:
        """Find every file in the recorded `folder`, however deep; hidden ones are left out.

        Hidden are names that begin with a dot or an underscore, as engines see it, and checksums.
        """
        root = self.resolve(folder).rstrip("/")
        selector = pafs.FileSelector(root, allow_not_found=True, recursive=recursive)
        for info in self._infos(selector):
            name = base_name(info)
            if name is None:
                continue
            is_hidden = name.startswith((".", "_")) or name.endswith(".crc")
            if info.type == pafs.FileType.File and not is_hidden:
                recorded = folder.rstrip("/") + "/" + info.path[len(root) :].lstrip("/")
                yield FoundFile(recorded, int(info.size), info.mtime)

    def sizes(self, paths: Sequence[str]) -> list[int | None]:
        """Return the size of the file at each recorded path; None where there is no file."""
        resolved = [self.resolve(path) for path in paths]
        try:
            infos = self.filesystem.get_file_info(resolved)
        except (OSError, ValueError, pa.ArrowInvalid):
            if len(paths) == 1:
                return [None]  # A path that the filesystem will not even look up.
            return [self.sizes([path])[0] for path in paths]
        return [info.size if info.type == pafs.FileType.File else None for info in infos]

    def open_file(self, path: str) -> pa.NativeFile:
        """Open the recorded `path` to read some of it.

        Raises:
            FileNotFoundError: there is no such file.
        """
        resolved = self.resolve(path)
        local = _local_path(self.filesystem, resolved)
        if local is not None and _is_pipe(local):
            raise FileNotFoundError(f"no file {path}")
        try:
            return self.filesystem.open_input_file(resolved)
        except (OSError, pa.ArrowInvalid) as error:
            # Filesystems disagree on how to refuse a folder, or a file used as a folder.
            if _is_nowhere(error) or not self._is_file(resolved):
                raise FileNotFoundError(f"no file {path}") from error
            raise

    def _is_file(self, resolved: str) -> bool:
        try:
            info = self.filesystem.get_file_info(resolved)
        except pa.ArrowInvalid:
            return False  # A path that the filesystem will not even look up.
        except OSError as error:
            return not _is_nowhere(error)  # Else the first error says more than this one.
        return bool(info.type == pafs.FileType.File)


def _path_on(filesystem: pafs.FileSystem, location: str) -> str:
    """Return a location as the filesystem spells it when it lists what is there.

    One of fsspec opens others, too: with its scheme before them, or without a slash it begins with.
    """
    handler = getattr(filesystem, "handler", None)
    if not isinstance(handler, pafs.FSSpecHandler):
        return location
    return str(handler.fs._strip_protocol(location)).rstrip("/") or "/"


def read_whole(file: pa.NativeFile, size: int, path: str) -> pa.Buffer:
    """Return the `size` bytes of an open file, which messages name by `path`.

    Raises:
        OSError: it ends before the size that it is said to have.
        LimitError: it is larger than the memory there is.
    """
    try:
        # Arrow's default pool would give each file fresh memory, which has to be zeroed.
        content = pa.allocate_buffer(size, memory_pool=pa.system_memory_pool())
        n_read = read_into(file, content)
    except MemoryError as error:
        raise LimitError(f"{path} has {size:,} bytes, more than fit in memory") from error
    if n_read < size:
        # Where it was cut between two blocks, nothing in it would tell.
        raise OSError(f"{path} has {size:,} bytes, of which {n_read:,} could be read")
    return content


def read_into(file: pa.NativeFile, content: pa.Buffer) -> int:
    """Fill a buffer from a file, and return how many bytes there were.

    Filesystems in Python may give fewer at a time than they are asked for.
    """
    n_read: int = file.readinto(content)
    while n_read < content.size and (more := file.readinto(memoryview(content)[n_read:])):
        n_read += more
    return n_read


def base_name(info: pafs.FileInfo) -> str | None:
    """Return the name of what was listed; None if its path is no text, which is of no table."""
    try:
        return info.base_name if info.path else None
    except UnicodeDecodeError:
        return None


def _scan(path: str) -> list[os.DirEntry[str]]:
    """Return what is in a local folder; names that are no text are of no table."""
    try:
        with os.scandir(path) as entries:
            return [entry for entry in entries if is_text(entry.name)]
    except ValueError:
        return []
    except OSError as error:
        if _is_nowhere(error):
            return []
        raise


def _is_nowhere(error: Exception) -> bool:
    # Filesystems in Python may leave out the number.
    is_said = isinstance(error, FileNotFoundError | NotADirectoryError)
    return is_said or (isinstance(error, OSError) and error.errno in _NOWHERE)


def is_text(name: str) -> bool:
    """Tell whether a name is UTF-8; of what is not, Python makes halves of characters."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _size(entry: os.DirEntry[str]) -> int | None:
    """Return the size of a file; None if it is something else, or gone since it was listed."""
    try:
        return entry.stat().st_size if entry.is_file() else None
    except OSError:  # also a link that leads to itself
        return None


def _changed_at(path: str) -> str | None:
    try:
        found = os.stat(path)  # noqa: PTH116 (a fifth of the time)
    except (OSError, ValueError):
        return None
    return f"{found.st_size}@{found.st_mtime_ns}" if stat.S_ISREG(found.st_mode) else None


def _local_path(filesystem: pafs.FileSystem, path: str) -> str | None:
    """Return where a path of a local filesystem, or of a part of one, is; None of any other."""
    while isinstance(filesystem, pafs.SubTreeFileSystem):
        filesystem, path = filesystem.base_fs, filesystem.base_path.rstrip("/") + "/" + path
    return path if isinstance(filesystem, pafs.LocalFileSystem) else None


def _is_pipe(path: str) -> bool:
    """Tell whether a local path is a pipe: to open one is to wait for somebody who writes to it."""
    try:
        return stat.S_ISFIFO(os.stat(path).st_mode)  # noqa: PTH116 (a fifth of the time)
    except (OSError, ValueError):
        return False  # Opening it says why.


def absolute(path: str | os.PathLike[str]) -> str:
    """Return a location as it is called in every working directory; URIs are as they are.

    An empty one stays so, and is refused where it is opened.
    """
    text = os.fspath(path)
    if not text or is_uri(text) or Path(text).is_absolute():
        return text
    return str(Path(text).absolute())


def is_uri(text: str) -> bool:
    """Tell whether a location names its filesystem; else it is a local path."""
    return "://" in text or text.startswith("file:")


def _from_uri(uri: str) -> tuple[pafs.FileSystem, str]:
    try:
        return pafs.FileSystem.from_uri(uri)
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError) as error:
        raise UsageError(
            f"cannot open {uri}: {error}. Pass the filesystem itself with filesystem=..."
        ) from error

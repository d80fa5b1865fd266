"""Read and list files of a table on any filesystem of `pyarrow.fs` or fsspec.

*Recorded* paths are paths as in metadata and relations; `Storage.resolve` returns where they are
read from. Requests have time limits, after which `StorageError` is raised: see `requests`.

`PinnedStorage` caches reads and listings, so that one query sees one state of the table. While a
table is written to, two listings of a folder differ; checks that compare them would report faults
that the table never had.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import chain
from typing import Any, NamedTuple, Self, TypeVar

import pyarrow as pa
import pyarrow.fs as pafs
from msgspec import Struct, field
from msgspec.structs import replace

from arrowmeta.errors import ArrowMetaError, LimitError, StorageError, UnsupportedError, UsageError
from arrowmeta.io.filesystems import open_filesystem
from arrowmeta.io.location import (
    below,
    has_scheme,
    is_same_store,
    is_text,
    is_under,
    on_filesystem,
    path_below,
    scheme_and_host,
    split_location,
)
from arrowmeta.io.options import StorageOptions, StorageSettings
from arrowmeta.io.reading import (
    PIECE_LEN,
    CachedContents,
    Piece,
    by_requests,
    read_pieces,
    read_whole,
    stream_pieces,
)
from arrowmeta.io.requests import (
    REQUEST_LIMIT,
    REQUESTS_AT_ONCE,
    CallLimit,
    DaemonPool,
    Requests,
    ShortReadError,
    is_nowhere,
)

T = TypeVar("T")

#: Allowed size of a file beside four times its recorded length, which decides how many files are
#: read at once; some writers record too little.
_LENGTH_RATIO = 4
_LENGTH_BASE = 8 << 20
#: Maximum size of one metadata file; real ones have some megabytes.
MAX_FILE_BYTES = 512 << 20
#: Maximum number of files that one request looks up.
_LOOKUPS = 16
#: Maximum number of requests of a recursive listing.
_MAX_PAGES = 100
#: Storage options that set limits.
FILE_LIMIT = "limits.file-bytes"
JSON_LIMIT = "limits.json-bytes"
UNRECORDED_LIMIT = "limits.unrecorded-bytes"


class FoundFile(NamedTuple):
    """File in storage.

    Attributes:
        path: path as metadata would record it.
        size: in bytes.
        modified_at: modification time; None if the filesystem does not know it.
    """

    path: str
    size: int
    modified_at: datetime | None


def _is_shown(name: str) -> bool:
    """Return whether engines read a file: names with a dot or an underscore, and checksums, no."""
    return not name.startswith((".", "_")) and not name.endswith(".crc")


class Storage(Struct, frozen=True, eq=False):
    """A filesystem and the path of a table (or file) on it.

    Attributes:
        filesystem: where to read.
        root: the path on it, without a trailing slash.
        location: the location as the user wrote it, without a trailing slash; paths in relations
            start with it.
        path_map: prefixes of recorded paths, and the prefixes to read instead.
        moved_from: recorded location of a moved table; paths under it are read at `location`.
        relative_to: recorded location that paths without a scheme are below; None if such paths
            are absolute.
        requests: time limits and retries.
        options: storage options, including the credentials of the location.
        allowed_roots: locations in other buckets that recorded paths may be in.
        contents: cache of files that never change; None for the local disk.
    """

    filesystem: pafs.FileSystem
    root: str
    location: str
    path_map: Mapping[str, str] = field(default_factory=dict)
    moved_from: str | None = None
    relative_to: str | None = None
    requests: Requests = field(default_factory=Requests)
    options: StorageOptions = field(default_factory=StorageOptions)
    allowed_roots: tuple[str, ...] = ()
    contents: CachedContents | None = None

    @classmethod
    def open(
        cls,
        location: str | os.PathLike[str],
        filesystem: pafs.FileSystem | None = None,
        path_map: Mapping[str, str] | None = None,
        settings: StorageSettings | None = None,
    ) -> Self:
        """Open a location: a local path, a URI that `pyarrow.fs` supports, or a `filesystem` path.

        Filesystems that are not from `pyarrow.fs` are treated as fsspec's.

        Raises:
            UsageError: an unsupported URI, a path that is empty or not UTF-8, or an object that is
                not a filesystem.
            StorageError: the store does not answer.
        """
        settings = settings or StorageSettings()
        split = split_location(location)
        options = StorageOptions({**(settings.storage_options or {}), **split.options})
        limits = settings.limits
        calls = CallLimit(limits.total_timeout)
        requests = Requests(limits=limits, redact=options.redact, calls=calls)
        if filesystem is None:
            filesystem, root = open_filesystem(split, options, requests)
        else:
            if not isinstance(filesystem, pafs.FileSystem):
                if not hasattr(filesystem, "info"):
                    raise UsageError(
                        f"filesystem must be one of pyarrow or fsspec, got {filesystem!r}"
                    )
                filesystem = pafs.PyFileSystem(pafs.FSSpecHandler(filesystem))
            root = _path_on(filesystem, split.text)
        is_local = local_path(filesystem, "") is not None
        return cls(
            filesystem,
            root if root == split.text else root.rstrip("/") or "/",
            split.text,
            path_map or {},
            requests=replace(requests, is_local=is_local),
            options=options,
            allowed_roots=tuple(settings.allowed_roots),
            contents=None if is_local else CachedContents(),
        )

    @property
    def at_once(self) -> int | None:
        """Maximum number of concurrent requests; None for the local disk.

        Raises:
            UsageError: the option is not a number.
        """
        if self.requests.is_local:
            return None
        return max(1, self.options.number(REQUEST_LIMIT, REQUESTS_AT_ONCE))

    def join(self, *parts: str) -> str:
        """Return the recorded path of a name under the location."""
        return "/".join((self.location.rstrip("/"), *parts))

    def inside(self, name: str) -> Self:
        """Return the storage of a folder under the location."""
        return replace(self, root=f"{self.root.rstrip('/')}/{name}", location=self.join(name))

    def resolve(self, path: str) -> str:
        """Return the path on the filesystem that a recorded `path` is read from.

        The longest matching prefix of `path_map` is replaced; prefixes are whole folder names, and
        may be spelled differently than the path. Other paths below `moved_from` are read below
        `location`.
        """
        return self._places(path)[1]

    def _places(self, path: str) -> tuple[str, str]:
        """Return a recorded path with its prefixes replaced, and that on the filesystem."""
        path = self.absolute(path)
        for old in sorted(self.path_map, key=len, reverse=True):
            rest = path_below(path, old)
            # A prefix without a bucket does not match paths with one.
            if rest is not None and is_under(on_filesystem(path), on_filesystem(old)):
                path = self.path_map[old].rstrip("/") + rest
                break
        else:
            rest = path_below(path, self.moved_from) if self.moved_from else None
            path = path if rest is None else self.location.rstrip("/") + rest
        if is_under(path, self.location):
            return path, self.root.rstrip("/") + path[len(self.location.rstrip("/")) :]
        return path, on_filesystem(path)

    def absolute(self, path: str) -> str:
        """Return a recorded path as one that readers need no location for; see `relative_to`."""
        base = self.relative_to
        if base is None or has_scheme(path):
            return path
        # Paths below the location are not recorded, but made from it, or listed.
        is_absolute = any(is_under(path, folder) for folder in (self.location, self.root, base))
        return path if is_absolute else below(path, base)

    def read(
        self,
        path: str,
        *,
        limit: int | None = None,
        limit_option: str = FILE_LIMIT,
        expected_length: int | None = None,
        starts_with: tuple[bytes, ...] = (),
    ) -> pa.Buffer:
        """Return the bytes of the recorded `path`, after its size was checked.

        Args:
            limit: maximum size in bytes.
            limit_option: storage option that overrides the limit.
            expected_length: size in bytes as recorded; a much larger file is refused.
            starts_with: allowed first bytes; the rest of a large file without them is not read.

        Raises:
            FileNotFoundError: there is no such file.
            OSError: it cannot be read, or ends before its reported size.
            StorageError: the store does not answer.
            LimitError: the file exceeds the limit or the memory.
            CorruptMetadataError: other first bytes.
        """

        def check(size: int) -> None:
            most = self.options.number(limit_option, MAX_FILE_BYTES if limit is None else limit)
            if size > most:
                raise LimitError(
                    f"{path} has {size:,} bytes; the limit for this kind of file is {most:,} "
                    f"bytes; the storage option {limit_option} changes it"
                )
            unrecorded = size - _LENGTH_RATIO * max(0, expected_length or 0)
            if expected_length is not None and unrecorded > self.options.number(
                UNRECORDED_LIMIT, _LENGTH_BASE
            ):
                raise LimitError(
                    f"{path} has {size:,} bytes, but the metadata records {expected_length:,}; the "
                    f"storage option {UNRECORDED_LIMIT} changes how many more are read"
                )

        file, content = self._opened(path, check)
        with file:
            if content is not None:
                return content
            return read_pieces(file, path, self.requests, starts_with)

    def stream(self, path: str) -> Iterator[Piece]:
        """Yield the bytes of the recorded `path` in pieces, whatever its size; a small file is one.

        Raises:
            FileNotFoundError, OSError, StorageError: see `read`.
        """
        file, content = self._opened(path)
        with file:
            if content is not None:
                yield content
            else:
                yield from stream_pieces(file, path, self.requests)

    def read_unchanging(self, path: str, **checks: Any) -> pa.Buffer:
        """Return the bytes of a file that never changes, perhaps from the cache; see `read`."""
        content = None if self.contents is None else self.contents.get(path)
        if content is None:
            content = self.read(path, **checks)
            if self.contents is not None:
                self.contents.put(path, content)
        return content

    def forget(self, path: str) -> None:
        """Forget a cached file."""
        if self.contents is not None:
            self.contents.forget(path)

    def exists(self, path: str) -> bool:
        """Return whether the recorded `path` is a file.

        Raises:
            StorageError: the store does not answer.
        """
        return self.sizes([path])[0] is not None

    def is_folder(self) -> bool:
        """Return whether the location is an existing folder."""
        info = self._info(self.root, self.location)
        return info is not None and bool(info.type == pafs.FileType.Directory)

    def check_bucket(self) -> None:
        """Check that the bucket of the location exists.

        Raises:
            StorageError: it does not exist.
        """
        _, host = scheme_and_host(self.location)
        bucket = self.root.partition("/")[0]
        if self.requests.is_local or not host or not bucket or bucket.endswith(":"):
            return  # HTTP paths are whole URLs.
        try:
            info = self._info(bucket, self.location)
        except StorageError as error:
            if error.kind == "denied":
                return  # Permission to list buckets is not needed for reading files.
            raise
        if info is None or info.type == pafs.FileType.NotFound:
            raise StorageError(f"{self.location}: bucket {bucket} does not exist", "missing")

    def _info(self, place: str, path: str) -> pafs.FileInfo | None:
        return self._infos_at([place], path)[0]

    def _infos_at(self, places: Sequence[str], path: str) -> list[pafs.FileInfo | None]:
        """Return the file or folder at each path of the filesystem; None for an impossible path."""
        try:
            return self.requests.ask(path, lambda: self.filesystem.get_file_info(places))
        except (pa.ArrowInvalid, ValueError, OSError) as error:
            if isinstance(error, OSError) and not is_nowhere(error):
                raise
        # The filesystem rejects a path.
        return [None] if len(places) == 1 else [self._info(place, path) for place in places]

    def modified_at(self, path: str) -> datetime | None:
        """Return the modification time of a file or folder in UTC, if the filesystem knows it."""
        info = self._info(self._checked(path), path)
        modified = None if info is None else info.mtime
        return None if modified is None else modified.astimezone(UTC).replace(tzinfo=None)

    def versions(self, paths: Sequence[str]) -> list[str | None]:
        """Return a version of each recorded file that changes if it is replaced; no requests.

        For local files from size and modification time, None if missing. For others just the path.
        """
        if not self.is_local:
            return [self.resolve(path) for path in paths]
        return [changed_at(self.resolve(path)) for path in paths]

    def list_names(self, folder: str) -> list[str]:
        """Return the names in the recorded `folder`, sorted; empty if it does not exist."""
        path = self._checked(folder)
        if self.is_local:
            return sorted(entry.name for entry in self.requests.ask(folder, lambda: _scan(path)))
        return sorted(info.base_name for info in self._infos(path, folder))

    def list_sizes(self, folder: str, is_listed: Callable[[str], bool] = bool) -> dict[str, int]:
        """Return the files of wanted names in the recorded `folder`, sorted, with their sizes."""
        files = self.list_files(folder, is_listed, recursive=False)
        return dict(sorted((file.path.rpartition("/")[2], file.size) for file in files))

    def list_folders(self) -> list[str]:
        """Return the names of the folders at the location, sorted; only those that are UTF-8.

        Raises:
            OSError: it cannot be listed.
            StorageError: the store does not answer.
        """
        infos = self._infos(self.root, self.location)
        folders = (_base_name(info) for info in infos if info.type == pafs.FileType.Directory)
        return sorted(name for name in folders if name is not None)

    def _infos(self, path: str, folder: str, *, recursive: bool = False) -> list[pafs.FileInfo]:
        selector = pafs.FileSelector(path, allow_not_found=True, recursive=recursive)
        try:
            # A recursive listing may be many requests of the filesystem, with a time limit each.
            infos = self.requests.ask(
                folder,
                lambda: list(self.filesystem.get_file_info(selector)),
                n_requests=_MAX_PAGES if recursive else 1,
            )
        except pa.ArrowInvalid:
            return []  # A path that the filesystem rejects.
        except OSError as error:
            if is_nowhere(error):
                return []
            raise
        is_foreign = isinstance(self.filesystem, pafs.PyFileSystem)
        return list(map(_without_slash, infos)) if is_foreign else infos

    @property
    def is_local(self) -> bool:
        """Whether the filesystem is that of the local disk."""
        return isinstance(self.filesystem, pafs.LocalFileSystem)

    def list_files(
        self, folder: str, is_listed: Callable[[str], bool] = _is_shown, *, recursive: bool = True
    ) -> Iterator[FoundFile]:
        """Yield the files of wanted names in the recorded `folder`, by default recursively.

        By default without hidden ones. Sizes that a listing leaves out are asked for. Symbolic
        links to folders are not followed.
        """
        root, recorded = self._checked(folder), folder.rstrip("/")
        if self.is_local:
            files = self.requests.ask(folder, lambda: list(_walk(root, is_listed, recursive)))
        else:
            files = [
                (info.path, info.size, info.mtime)
                for info in self._infos(root, folder, recursive=recursive)
                if info.type == pafs.FileType.File
                if (name := _base_name(info)) is not None and is_listed(name)
            ]
        start = len(root.rstrip("/"))
        paths = [f"{recorded}/{path[start:].lstrip('/')}" for path, _, _ in files]
        unknown = [path for path, (_, size, _) in zip(paths, files, strict=True) if size is None]
        asked = dict(zip(unknown, self.sizes(unknown), strict=True))
        for path, (_, listed, modified_at) in zip(paths, files, strict=True):
            size = asked[path] if listed is None else int(listed)
            if size is not None:
                yield FoundFile(path, size, modified_at)

    def sizes(self, paths: Sequence[str]) -> list[int | None]:
        """Return the size of the file at each recorded path; None where there is no file.

        Raises:
            StorageError: the store does not answer.
        """
        places = {path: at for path in paths if (at := self._allowed(path)) is not None}
        allowed = list(places.items())
        step = max(1, len(allowed)) if self.requests.is_local else _LOOKUPS
        parts = [allowed[at : at + step] for at in range(0, len(allowed), step)]
        if len(parts) > 1:
            with DaemonPool(self.at_once or 1) as pool:
                sizes = dict(chain.from_iterable(pool.map(self._sizes_at, parts)))
        else:
            sizes = dict(chain.from_iterable(map(self._sizes_at, parts)))
        return [sizes.get(path) for path in paths]

    def _sizes_at(self, places: Sequence[tuple[str, str]]) -> Iterator[tuple[str, int | None]]:
        """Return each path and the size of the file there, given where they are read from."""
        infos = self._infos_at([place for _, place in places], places[0][0])
        for (path, _), info in zip(places, infos, strict=True):
            yield path, info.size if info and info.type == pafs.FileType.File else None

    def open_file(self, path: str) -> pa.NativeFile:
        """Open the recorded `path` for partial reads, each a request of its own.

        Raises:
            FileNotFoundError: there is no such file.
            StorageError: the store does not answer, now or when the file is read.
        """
        file, _ = self._opened(path, most=-1)
        return file if self.requests.is_local else by_requests(file, path, self.requests)

    def _opened(
        self, path: str, check: Callable[[int], object] = int, most: int = PIECE_LEN
    ) -> tuple[pa.NativeFile, pa.Buffer | None]:
        """Open a file, check its size, and read it if it has at most so many bytes.

        In one request, since each takes a thread.
        """
        resolved = self._checked(path)
        local = local_path(self.filesystem, resolved)
        if local is not None and is_device(local):
            raise FileNotFoundError(f"{path} is a device or a pipe, not a file")

        def opened() -> tuple[pa.NativeFile, pa.Buffer | None]:
            file = self.filesystem.open_input_file(resolved)
            size = int(file.size())
            check(size)
            return file, read_whole(file, size, path) if size <= most else None

        try:
            return self.requests.ask(path, opened)
        except ShortReadError:
            raise
        except (OSError, pa.ArrowInvalid) as error:
            # Filesystems raise different errors for folders, and for files used as folders.
            info = None if is_nowhere(error) else self._info(resolved, path)
            if info is None or info.type != pafs.FileType.File:
                raise FileNotFoundError(f"no file {path}") from error
            raise

    def _checked(self, path: str) -> str:
        """Return where a recorded path is read from, if that is allowed.

        Raises:
            UnsupportedError: it is in another store or bucket.
        """
        resolved = self._allowed(path)
        if resolved is None:
            raise UnsupportedError(
                f"{path} is in another store or bucket than {self.location}; pass path_map to "
                "read it elsewhere, or allowed_roots to read it there"
            )
        return resolved

    def _allowed(self, path: str) -> str | None:
        """Return where a recorded path is read from; None if that is not allowed."""
        (mapped, resolved), is_local = self._places(path), self.requests.is_local
        allowed = (self.location, *self.path_map.values(), *self.allowed_roots)
        is_allowed = is_under(resolved, self.root) or any(
            is_same_store(mapped, location, is_local) for location in allowed
        )
        return resolved if is_allowed else None


def _path_on(filesystem: pafs.FileSystem, location: str) -> str:
    """Return a location in the spelling of the filesystem's listings; fsspec accepts others."""
    handler = getattr(filesystem, "handler", None)
    if not isinstance(handler, pafs.FSSpecHandler):
        return location
    return str(handler.fs._strip_protocol(location)).rstrip("/") or "/"


def _base_name(info: pafs.FileInfo) -> str | None:
    """Return the name of a listed file; None if it is not UTF-8."""
    try:
        return info.base_name if info.path else None
    except UnicodeDecodeError:
        return None


def _without_slash(info: pafs.FileInfo) -> pafs.FileInfo:
    """Return a listed file or folder; web servers list folders with a slash at their end."""
    if not info.path.endswith("/"):
        return info
    return pafs.FileInfo(info.path.rstrip("/"), info.type, mtime=info.mtime, size=info.size)


# -- the local disk, beyond `pyarrow.fs`: devices, links, names ------------------------------------


def local_path(filesystem: pafs.FileSystem, path: str) -> str | None:
    """Return the local path of a filesystem's path; None for other filesystems."""
    while isinstance(filesystem, pafs.SubTreeFileSystem):
        filesystem, path = filesystem.base_fs, filesystem.base_path.rstrip("/") + "/" + path
    return path if isinstance(filesystem, pafs.LocalFileSystem) else None


def is_device(path: str) -> bool:
    """Return whether a local path is neither file nor folder: reading a pipe may block."""
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116 (a fifth of the time)
    except (OSError, ValueError):
        return False  # Opening it raises the error.
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def changed_at(path: str) -> str | None:
    """Return size and modification time of a file; None if it does not exist."""
    try:
        status = os.stat(path)  # noqa: PTH116 (a fifth of the time)
    except (OSError, ValueError):
        return None
    return f"{status.st_size}@{status.st_mtime_ns}" if stat.S_ISREG(status.st_mode) else None


def _scan(path: str) -> list[os.DirEntry[str]]:
    """List a local folder, without names that are not UTF-8."""
    try:
        with os.scandir(path) as entries:
            return [entry for entry in entries if is_text(entry.name)]
    except ValueError:
        return []
    except OSError as error:
        if is_nowhere(error):
            return []
        raise


def _walk(
    folder: str, is_listed: Callable[[str], bool], recursive: bool
) -> Iterator[tuple[str, int, datetime]]:
    """Yield path, size and modification time of each file of a wanted name in a local folder."""
    folders = [folder]
    while folders:
        for entry in _scan(folders.pop()):
            if entry.is_dir(follow_symlinks=False):
                folders += [entry.path] if recursive else []
                continue
            try:
                status = entry.stat() if is_listed(entry.name) else None
            except OSError as error:
                if is_nowhere(error):
                    continue  # deleted since the listing, or a broken link
                raise
            if status and stat.S_ISREG(status.st_mode):
                yield entry.path, status.st_size, datetime.fromtimestamp(status.st_mtime, UTC)


# -- pinned for a query --------------------------------------------------------------------------


class _Seen(Struct):
    """Sizes, None for missing files, and listings of folders."""

    sizes: dict[str, int | None] = field(default_factory=dict)
    names: dict[str, list[str]] = field(default_factory=dict)
    listed: dict[str, dict[str, int]] = field(default_factory=dict)
    infos: dict[str, list[pafs.FileInfo]] = field(default_factory=dict)


def _once(answers: dict[str, T], key: str, ask: Callable[[], T]) -> T:
    """Return the first answer for a key."""
    if key not in answers:
        answers[key] = ask()
    return answers[key]


class PinnedStorage(Storage, frozen=True, eq=False):
    """Storage with a cache for one query. Missing files are cached, other errors are not.

    Beyond the limit of `contents`, files are read again: manifests, which never change.
    """

    contents: CachedContents = field(default_factory=CachedContents)
    seen: _Seen = field(default_factory=_Seen)

    @classmethod
    def of(cls, storage: Storage) -> PinnedStorage:
        """Return the same storage with an empty cache."""
        names = {*Storage.__struct_fields__} - {"contents"}
        return cls(**{name: getattr(storage, name) for name in names})

    def read(self, path: str, **checks: Any) -> pa.Buffer:
        """Return the content of a file as first read; see `Storage.read`."""
        seen = self.seen
        content = self.contents.get(path)
        if content is not None:
            return content
        try:
            if seen.sizes.get(path, 0) is None:
                self._checked(path)  # one that may not be read has no size either
                raise FileNotFoundError(f"no file {path}")
            content = super().read(path, **checks)
        except FileNotFoundError:
            seen.sizes[path] = None
            raise
        self.contents.put(path, content)
        seen.sizes[path] = content.size
        return content

    read_unchanging = read

    def forget(self, path: str) -> None:
        """Forget a cached file."""
        super().forget(path)
        self.seen.sizes.pop(path, None)

    def exists(self, path: str) -> bool:
        """Return whether the recorded `path` is a file; no request if its folder was listed."""
        folder, _, name = path.rpartition("/")
        names = self.seen.names.get(folder)
        return super().exists(path) if names is None else name in names

    def sizes(self, paths: Sequence[str]) -> list[int | None]:
        """Return the size of the file at each recorded path; None where there is no file."""
        sizes = self.seen.sizes
        unknown = list(dict.fromkeys(path for path in paths if path not in sizes))
        if unknown:
            sizes.update(zip(unknown, super().sizes(unknown), strict=True))
        return [sizes[path] for path in paths]

    def list_names(self, folder: str) -> list[str]:
        """Return the names in the recorded `folder`, sorted; empty if it does not exist."""
        return _once(self.seen.names, folder, partial(super().list_names, folder))

    def list_sizes(self, folder: str, is_listed: Callable[[str], bool] = bool) -> dict[str, int]:
        """Return the files of wanted names in the recorded `folder`, sorted, with their sizes."""
        if is_listed is not bool:
            return super().list_sizes(folder, is_listed)
        return _once(self.seen.listed, folder, partial(super().list_sizes, folder))

    def _infos(self, path: str, folder: str, *, recursive: bool = False) -> list[pafs.FileInfo]:
        if recursive:
            return super()._infos(path, folder, recursive=True)
        return _once(self.seen.infos, path, partial(super()._infos, path, folder))

    def renewed(self, is_current: Callable[[str], bool]) -> PinnedStorage:
        """Return the storage with a new cache that keeps immutable files."""
        renewed = PinnedStorage.of(self)
        for path, content in self.contents.items():
            if is_current(path):
                renewed.contents.put(path, content)
                renewed.seen.sizes[path] = content.size
        return renewed

    def has_changed(self, paths: Collection[str]) -> bool:
        """Return whether listings, missing files or the contents of `paths` have changed."""
        now = PinnedStorage.of(self)
        seen = self.seen
        lost = [path for path, size in seen.sizes.items() if size is None]
        contents = ((path, self.contents.get(path)) for path in paths)
        return (
            any(now.list_names(folder) != names for folder, names in seen.names.items())
            or any(size is not None for size in now.sizes(lost))
            or any(now._differs(path, content) for path, content in contents if content is not None)
        )

    def _differs(self, path: str, content: pa.Buffer) -> bool:
        try:
            return not self.read(path).equals(content)
        except (OSError, ArrowMetaError):
            return True

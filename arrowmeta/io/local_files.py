"""Files on the local disk beside tables: of the user, being written, private ones, and sources.

Rules, accepted findings, queries and logs that a user names are text in UTF-8, or TOML.

Files that are being written are removed if that fails or the process is told to end. Ctrl-C is an
exception, which removes them on its way; SIGTERM would end the process at once.

Files that are loaded as machine code lie in a folder that no other user can change: it and its
parents belong to this user or root, and no one else can write to them. A parent may be writable for
others if it is sticky, like /tmp, where users cannot rename or remove files of others. Folders are
checked from the root downwards, so each check still holds when the next folder is checked, and when
a file in it is opened, which is checked when it is open. On systems without such owners and modes
(Windows) nothing is checked.

The version of this package, and of its code that decodes metadata, is that of its sources.
"""

from __future__ import annotations

import errno
import functools
import hashlib
import os
import signal
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import resources
from importlib.metadata import PackageNotFoundError, version
from importlib.resources.abc import Traversable
from pathlib import Path
from types import FrameType
from typing import Any, BinaryIO
from uuid import uuid4

from arrowmeta.errors import UsageError

# -- named by the user ---------------------------------------------------------------------------


def read_text(file: str | os.PathLike[str]) -> str:
    """Return the text of a file.

    Raises:
        UsageError: it is not UTF-8.
    """
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{os.fspath(file)} is not UTF-8 text: {error}") from error


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """Return the content of a TOML file with a name.

    Raises:
        UsageError: it is not TOML.
    """
    import tomllib  # few commands need it

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise UsageError(f"{name} is not TOML: {error}") from error


# -- being written -------------------------------------------------------------------------------

#: Mode of files that only the user can read and write.
_PRIVATE = 0o600
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)

_unfinished: set[Path] = set()


@contextmanager
def unfinished(path: Path, target: Path) -> Iterator[None]:
    """Remove a file at the end of a block that fails; it is renamed to `target` before.

    Raises:
        OSError: that of the block; of a full disk, it names the target.
    """
    _unfinished.add(path)
    try:
        with ended_by_sigterm(), named(target):
            yield
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    finally:
        _unfinished.discard(path)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Let errors of a full disk name the file that is being written."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL and error.filename is None:
            error.filename = str(path)
        raise


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """Remove unfinished files of all threads before SIGTERM ends the process.

    A handler of the caller stays, and other threads than the main one cannot set any.
    """
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, _end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


@contextmanager
def written(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """Open a file for writing, which takes its name at the end of the block.

    If the block fails, as on a full disk, what was at the path stays as it was. Devices and pipes
    are written to directly, as are files in folders where no other can be created.

    Raises:
        OSError: it cannot be written.
    """
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "no folder to write to", str(target.parent))
    existing = target.stat() if target.exists() else None
    part = target.with_name(f".{uuid4().hex}.unfinished")
    if existing is None or stat.S_ISREG(existing.st_mode):
        with unfinished(part, target):
            if sink := _created(part, existing):
                with sink:
                    yield sink
                part.replace(target)
                return
    with named(target), Path(path).open("wb") as sink:
        yield sink


def write_whole(path: Path, content: bytes | memoryview) -> None:
    """Write a new private file under another name, and rename it: listings show it whole.

    Raises:
        OSError: it cannot be written.
    """
    part = path.with_name(f".{path.name}.{uuid4().hex}")
    with unfinished(part, path):
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _flag("BINARY")
        with os.fdopen(os.open(part, flags, _PRIVATE), "wb") as file:
            file.write(content)
        part.replace(path)


def _flag(name: str) -> int:
    """Return a flag of `os.open` that not all systems have: binary mode is of Windows alone."""
    return int(getattr(os, f"O_{name}", 0))


def _created(path: Path, existing: os.stat_result | None) -> BinaryIO | None:
    """Create a file with the mode of another file; None if the folder does not allow it."""
    try:
        sink = path.open("xb")
    except PermissionError:
        return None
    if existing is not None:
        path.chmod(stat.S_IMODE(existing.st_mode))
    return sink


def remove_unfinished() -> None:
    """Remove what threads are writing, before the process ends without them."""
    for path in list(_unfinished):
        with suppress(OSError):
            path.unlink()


def _end(number: int, frame: FrameType | None) -> None:
    remove_unfinished()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


# -- private -------------------------------------------------------------------------------------

_HAS_OWNERS = hasattr(os, "geteuid")
_WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH
_ROOT = 0


class NotPrivateError(OSError):
    """Another user could change this folder or file."""


def make_private(folder: Path) -> Path:
    """Create a folder and missing parents, and check them.

    Returns:
        The path of the folder without symbolic links.

    Raises:
        NotPrivateError: another user could change it.
        OSError: it cannot be created.
    """
    real = Path(os.path.realpath(folder))
    for step in (*reversed(real.parents), real):
        with suppress(FileExistsError):
            if not step.exists():
                step.mkdir(mode=0o700)
        _check(step, step.lstat(), may_be_sticky=step != real)
    return real


def read_private(folder: Path, name: str) -> bytes:
    """Return the content of a file of a private folder.

    Raises:
        NotPrivateError: another user could change the folder, or has written the file.
        OSError: it cannot be opened, or is a symbolic link.
    """
    path = make_private(folder) / name
    flags = os.O_RDONLY | _flag("NOFOLLOW") | _flag("NONBLOCK") | _flag("BINARY")
    with os.fdopen(os.open(path, flags), "rb") as file:
        _check(path, os.fstat(file.fileno()), is_folder=False)
        return file.read()


def write_private(folder: Path, name: str, content: bytes) -> None:
    """Write a file of a private folder as a whole.

    Raises:
        NotPrivateError: another user could change the folder.
        OSError: it cannot be written.
    """
    write_whole(make_private(folder) / name, content)


def _check(
    path: Path, status: os.stat_result, *, is_folder: bool = True, may_be_sticky: bool = False
) -> None:
    """Raise an error if another user could change a folder, or a file."""
    if not (stat.S_ISDIR if is_folder else stat.S_ISREG)(status.st_mode):
        raise NotPrivateError(f"{path} is not a {'folder' if is_folder else 'regular file'}")
    if not _HAS_OWNERS:
        return
    if status.st_uid not in (os.geteuid(), _ROOT):
        raise NotPrivateError(f"{path} belongs to another user ({status.st_uid})")
    is_shared = status.st_mode & _WRITABLE_BY_OTHERS
    if is_shared and not (may_be_sticky and status.st_mode & stat.S_ISVTX):
        mode = stat.S_IMODE(status.st_mode)
        raise NotPrivateError(f"other users may write to {path} (mode {mode:04o})")


# -- sources of this package -----------------------------------------------------------------------

_PACKAGE = "arrowmeta"
#: Endings of files that results depend on: code, and tables of data.
_SOURCES = (".py", ".csv", ".txt")
#: Subpackages whose code determines decoded entries.
_DECODING = ("avro", "iceberg", "io", "kernels", "model", "paimon")


@functools.cache
def package_version() -> str:
    """Return the installed version.

    A package that is not installed, such as a zip file of Spark, is `unknown` with a digest of the
    sources.
    """
    try:
        return version(_PACKAGE)
    except PackageNotFoundError:
        return f"unknown+{digest_of(resources.files(_PACKAGE))}"


def decoder_version() -> str:
    """Return a text that changes with the version, and with any source that decodes entries."""
    return code_version(*_DECODING)


@functools.cache
def code_version(*folders: str) -> str:
    """Return a text that changes with the version, and with any source in some subpackages.

    Stored entries are valid only for the same sources, and versions do not change between commits.
    """
    package = resources.files(_PACKAGE)
    return f"{package_version()}+{digest_of(*(package / name for name in folders))}"


def digest_of(*sources: Traversable) -> str:
    """Return a digest of sources: files, and those in folders; they may be in a zip file."""
    lines = sorted(line for source in sources for line in _lines(source, source.name))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _lines(source: Traversable, path: str) -> Iterator[str]:
    """Yield path and checksum of each source."""
    if source.is_dir():
        for inside in source.iterdir():
            yield from _lines(inside, f"{path}/{inside.name}")
    elif path.endswith(_SOURCES):
        yield f"{path} {hashlib.sha256(source.read_bytes()).hexdigest()}"

"""Compiled kernels on disk, so that each is compiled once per machine.

A file is a digest of the rest, a line with the name of the function, and the object file. Files are
put in place whole, so that processes may write the same one at once; what is not as it was written
is not used. Of several processes that start together, one compiles a kernel and the others wait.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import resources
from pathlib import Path

from arrowmeta.kernels.object_code import ObjectCode, machine

_DIGEST_LEN = 32

#: Seconds after which a process compiles a kernel itself that another one should have compiled.
_PATIENCE = 60
_PAUSE = 0.02


def load(kernel: str) -> ObjectCode | None:
    """Return the code of a kernel for this machine, None where there is none."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        content = (folder / _file_name(kernel)).read_bytes()
    except OSError:
        return None
    digest, rest = content[:_DIGEST_LEN], content[_DIGEST_LEN:]
    if hashlib.sha256(rest).digest() != digest:
        return None
    symbol, _, code = rest.partition(b"\n")
    return ObjectCode(symbol.decode(), code)


def save(kernel: str, code: ObjectCode) -> None:
    """Keep the code of a kernel; without a place for it, or room, nothing is kept."""
    folder = cache_folder()
    if folder is None:
        return
    rest = code.symbol.encode() + b"\n" + code.content
    with suppress(OSError), tempfile.TemporaryDirectory(dir=folder) as own:
        file = Path(own, "code")
        file.write_bytes(hashlib.sha256(rest).digest() + rest)
        file.replace(folder / _file_name(kernel))


@contextmanager
def compiling(kernel: str) -> Iterator[None]:
    """Keep other processes from compiling a kernel at the same time, where files can be locked."""
    folder = cache_folder()
    if folder is None or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        file = (folder / f"{_file_name(kernel)}.lock").open("ab")
    except OSError:
        yield
        return
    with file:  # closed, or with its process, the lock is gone
        last = time.monotonic() + _PATIENCE
        while time.monotonic() < last:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(_PAUSE)
            except OSError:  # a filesystem without locks
                break
            else:
                break
        yield


@functools.cache
def cache_folder() -> Path | None:
    """Return the folder for compiled kernels, or None when no safe place can be written.

    `ARROWMETA_CACHE_DIR` decides, else the user's cache folder, else one of the user's own in the
    temporary folder. The name holds a digest of every kernel source.
    """
    for parent in _parents():
        folder = parent / f"kernels-{_sources_digest()}"
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            # Compiled code is loaded from here: a folder of somebody else is not to be trusted.
            if folder.stat().st_uid == _user() and os.access(folder, os.W_OK):
                return folder
        except OSError:
            continue
    return None


def _parents() -> Iterator[Path]:
    """Yield where the folder may be, the best place first."""
    if chosen := os.environ.get("ARROWMETA_CACHE_DIR"):
        yield Path(chosen)
        return
    home = os.environ.get("XDG_CACHE_HOME")
    with suppress(RuntimeError):  # a user without a home, as in some containers
        yield (Path(home) if home else Path.home() / ".cache") / "arrowmeta"
    with suppress(OSError):  # no folder for temporary files either
        yield Path(tempfile.gettempdir()) / f"arrowmeta-{_user()}"


def _user() -> int:
    # Windows has no such ids, and files of nobody.
    return getattr(os, "getuid", lambda: 0)()


def _sources_digest() -> str:
    """Digest all of this package, which may lie in a zip file."""
    digest = hashlib.sha256()
    files = resources.files(__package__).iterdir()
    for source in sorted(files, key=lambda file: file.name):
        if source.name.endswith(".py"):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@functools.cache
def _machine_digest() -> str:
    return hashlib.sha256(machine().encode()).hexdigest()[:16]


def _file_name(kernel: str) -> str:
    return f"{kernel}-{_machine_digest()}.o"

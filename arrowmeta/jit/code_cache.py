"""Compiled kernels on disk, so that each is compiled once per machine.

A file is a digest of the rest, a line with the name of the function, and the object file. What is
read here is run, so it is kept and read only in a folder that no other user can change, see
`private_folder`. The digest finds damage, not forgery.

Files are put in place whole, so that processes may write the same one at once. Of several processes
that start together, one compiles a kernel and the others wait.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import resources
from pathlib import Path

from arrowmeta.jit import private_folder
from arrowmeta.jit.machine_code import ObjectCode, machine

_DIGEST_LEN = 32

#: Modules of this package that decide what code a kernel becomes.
_CODE_MODULES = ("machine_code.py", "numba_compiler.py", "signature.py")

#: Seconds after which a process compiles a kernel itself that another one should have compiled.
_PATIENCE = 60
_PAUSE = 0.02


def load(kernel: str) -> ObjectCode | None:
    """Return the code of a kernel for this machine, None where there is none."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        with private_folder.opened(folder) as files:
            content = files.read(_file_name(kernel))
    except OSError:
        return None
    digest, rest = content[:_DIGEST_LEN], content[_DIGEST_LEN:]
    if hashlib.sha256(rest).digest() != digest:
        return None
    symbol, _, code = rest.partition(b"\n")
    return ObjectCode(symbol.decode(), code)


def save(kernel: str, code: ObjectCode) -> None:
    """Keep the code of a kernel; if that is not possible, warn once."""
    folder, refused = _choice()
    if folder is None:
        _warn_once(f"compiled kernels are not kept: {'; '.join(refused)}")
        return
    rest = code.symbol.encode() + b"\n" + code.content
    try:
        with private_folder.opened(folder) as files:
            files.write(_file_name(kernel), hashlib.sha256(rest).digest() + rest)
    except OSError as error:
        _warn_once(f"compiled kernels are not kept in {folder}: {error.strerror or error}")


@contextmanager
def compiling(kernel: str) -> Iterator[None]:
    """Keep other processes from compiling a kernel at the same time, where files can be locked."""
    folder = cache_folder()
    if folder is None or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        with private_folder.opened(folder) as files:
            descriptor = files.open(f"{_file_name(kernel)}.lock", os.O_RDWR | os.O_CREAT)
    except OSError:
        yield
        return
    with os.fdopen(descriptor, "rb+") as file:  # closed, or with its process, the lock is gone
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


def cache_folder() -> Path | None:
    """Return the folder for compiled kernels, or None when there is no safe place for one.

    `ARROWMETA_CACHE_DIR` decides, else the user's cache folder, else one of the user's own in the
    temporary folder. The name holds a digest of every kernel source. A folder that root prepared
    may be one that can only be read.
    """
    return _choice()[0]


@functools.cache
def _choice() -> tuple[Path | None, tuple[str, ...]]:
    """Return the folder, and why other places were refused."""
    readable, refused = None, []
    for parent in _parents():
        try:
            folder = private_folder.make_private(parent / f"kernels-{_sources_digest()}")
        except OSError as error:
            refused.append(str(error))
            continue
        if os.access(folder, os.W_OK):
            return folder, ()
        readable = readable or folder
    return readable, tuple(refused) or ("there is no home and no temporary folder",)


@functools.cache
def _warn_once(reason: str) -> None:
    warnings.warn(
        f"{reason}. Each process compiles them again, which takes many seconds; "
        "set ARROWMETA_CACHE_DIR to a folder that only you can write to",
        RuntimeWarning,
        stacklevel=2,
    )


def _parents() -> Iterator[Path]:
    """Yield where the folder may be, the best place first."""
    if chosen := os.environ.get("ARROWMETA_CACHE_DIR"):
        yield Path(chosen)
        return
    home = os.environ.get("XDG_CACHE_HOME")
    with suppress(RuntimeError):  # a user without a home, as in some containers
        yield (Path(home) if home else Path.home() / ".cache") / "arrowmeta"
    with suppress(OSError):  # no folder for temporary files either
        # Windows has no such ids, and a temporary folder for each user.
        user = getattr(os, "geteuid", lambda: 0)()
        yield Path(tempfile.gettempdir()) / f"arrowmeta-{user}"


def sources() -> Iterator[bytes]:
    """Yield the modules that decide what code a kernel becomes; they may lie in a zip file."""
    for package, modules in (("arrowmeta.kernels", None), (__package__, _CODE_MODULES)):
        for source in sorted(resources.files(package).iterdir(), key=lambda file: file.name):
            if source.name in modules if modules else source.name.endswith(".py"):
                yield source.read_bytes()


@functools.cache
def _sources_digest() -> str:
    digest = hashlib.sha256()
    for source in sources():
        digest.update(source)
    return digest.hexdigest()[:16]


@functools.cache
def _machine_digest() -> str:
    return hashlib.sha256(machine().encode()).hexdigest()[:16]


def _file_name(kernel: str) -> str:
    return f"{kernel}-{_machine_digest()}.o"

"""Compiled kernels that need not be compiled again: this machine's cache, and IR in the package.

A file of the cache is a digest of the rest, a line with the name of the function, and the object
file. Cached code is executed, so the cache must be in a folder that no other user can change, see
`io.local_files`. The digest detects damage, not forgery. Files are written atomically, so that
processes may write the same one. Of several processes that start together, one compiles a kernel
and the others wait.

Type inference and optimization in Numba take seconds; LLVM compiles the result in a fifth of a
second. `tools/write_kernel_ir.py` writes one text file `ir/<kernel>.ll` per kernel. Numba compiles
instead if

    the files were written for other code, by the digest in `ir/sources.txt`,
    the system or the processor family is another one,
    an environment variable of Numba changes the code, such as bounds checks,
    this version of LLVM cannot read the IR.
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

from arrowmeta.io import local_files
from arrowmeta.io.own_version import digest_of
from arrowmeta.kernels.machine_code import ObjectCode, assemble, code_settings, machine

# -- cache ---------------------------------------------------------------------------------------

_DIGEST_LEN = 32

#: Modules of this package that affect the code of kernels.
_CODE_MODULES = (
    "avro avro_ops binary_row byte_strings field_maps roaring words machine_code numba_compiler"
)

#: Seconds to wait for another process to compile a kernel.
_PATIENCE = 60
_PAUSE = 0.02


def load(kernel: str) -> ObjectCode | None:
    """Return the code of a kernel for this machine; None if it is not cached."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        content = local_files.read_private(folder, _file_name(kernel))
    except OSError:
        return None
    digest, rest = content[:_DIGEST_LEN], content[_DIGEST_LEN:]
    if hashlib.sha256(rest).digest() != digest:
        return None
    symbol, _, code = rest.partition(b"\n")
    return ObjectCode(symbol.decode(), code)


def save(kernel: str, code: ObjectCode) -> None:
    """Cache the code of a kernel; if that is not possible, warn once."""
    folder, refused = _choice()
    if folder is None:
        _warn_once(f"compiled kernels are not kept: {'; '.join(refused)}")
        return
    rest = code.symbol.encode() + b"\n" + code.content
    try:
        digest = hashlib.sha256(rest).digest()
        local_files.write_private(folder, _file_name(kernel), digest + rest)
    except OSError as error:
        _warn_once(f"compiled kernels are not kept in {folder}: {error.strerror or error}")


@contextmanager
def compiling(kernel: str) -> Iterator[None]:
    """Keep other processes from compiling a kernel at the same time, if files can be locked."""
    folder = cache_folder()
    if folder is None or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        lock = f"{_file_name(kernel)}.lock"
        descriptor = local_files.open_private(folder, lock, os.O_RDWR | os.O_CREAT)
    except OSError:
        yield
        return
    with os.fdopen(descriptor, "rb+") as file:  # released with the file, or the process
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
    """Return the folder for compiled kernels; None if there is no safe folder.

    It is in `ARROWMETA_CACHE_DIR`, else the user's cache folder, else a folder of the user in the
    temporary folder. The name has a digest of all kernel sources. A folder prepared by root may be
    read-only.
    """
    return _choice()[0]


@functools.cache
def _choice() -> tuple[Path | None, tuple[str, ...]]:
    """Return the folder, and why other folders were rejected."""
    readable, refused = None, []
    for parent in _parents():
        try:
            folder = local_files.make_private(parent / f"kernels-{sources_digest()}")
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
    """Yield candidate parent folders, best first."""
    if chosen := os.environ.get("ARROWMETA_CACHE_DIR"):
        yield Path(chosen)
        return
    home = os.environ.get("XDG_CACHE_HOME")
    with suppress(RuntimeError):  # a user without a home, as in some containers
        yield (Path(home) if home else Path.home() / ".cache") / "arrowmeta"
    with suppress(OSError):  # no folder for temporary files either
        # Windows has no user ids, and a temporary folder per user.
        user = getattr(os, "geteuid", lambda: 0)()
        yield Path(tempfile.gettempdir()) / f"arrowmeta-{user}"


@functools.cache
def sources_digest() -> str:
    """Return a digest of the modules that affect the code of kernels."""
    folder = resources.files(__package__)
    return digest_of(*(folder / f"{name}.py" for name in _CODE_MODULES.split()))


@functools.cache
def _file_name(kernel: str) -> str:
    return f"{kernel}-{hashlib.sha256(machine().encode()).hexdigest()[:16]}.o"


# -- LLVM IR in the package ----------------------------------------------------------------------

#: File with the digest of the sources that the IR was written for.
SOURCES = "sources.txt"


def compile_ir(kernel: str) -> ObjectCode | None:
    """Compile a kernel from its IR; None if that is not possible."""
    if code_settings():
        return None
    folder = resources.files(__package__) / "ir"
    try:
        if (folder / SOURCES).read_text("ascii").strip() != sources_digest():
            return None
        ir = (folder / f"{kernel}.ll").read_text("ascii")
    except OSError:
        return None
    return assemble(kernel, ir)

"""Declaration of kernels, the choice between interpreter and compiled code, and kept code.

A kernel is a Python function over NumPy arrays. `kernel` declares its parameters, and `inlined`
marks the small functions it calls. The interpreter runs the first steps of a process, so that a
small table is decoded before LLVM is loaded. After that, kernels are machine code, from the first
of: the cache of this machine, the LLVM IR of the package, Numba.

`ARROWMETA_JIT=0` never compiles, for debugging and coverage; 1 always does.

A file of the cache is a digest of the rest, a line with the name of the function, and the object
file. Cached code is executed, so the cache must be in a folder that no other user can change, see
`io.local_files`. The digest detects damage, not forgery. Files are written atomically, so that
processes may write the same file.

Type inference and optimization in Numba take seconds; LLVM compiles the result in a fifth of a
second. `tools/write_kernel_ir.py` writes one text file `ir/<kernel>.ll` per kernel. Numba compiles
instead if

    the files were written for other code, by the digest in `ir/sources.txt`,
    the system or the processor family is another one,
    an environment variable of Numba changes the code, such as bounds checks,
    this version of LLVM cannot read the IR.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import os
import sys
import tempfile
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import resources
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

import numpy as np

from arrowmeta.io import local_files
from arrowmeta.io.local_files import digest_of
from arrowmeta.kernels.machine_code import (
    Function,
    ObjectCode,
    assemble,
    can_execute,
    code_settings,
    machine,
    parameters_of,
)

#: Integer inside a kernel; a Python int in the interpreter.
Integer = int | np.int64

P = ParamSpec("P")
R = TypeVar("R")

#: Functions that kernels call, with the functions compiled in their place.
inlined_functions: list[tuple[Callable[..., Any], Callable[..., Any]]] = []

#: Steps that take the interpreter as long as loading LLVM and the code of kernels takes.
INTERPRETED_STEPS = 250_000

_steps_left = INTERPRETED_STEPS
_compile_lock = threading.Lock()
if hasattr(os, "register_at_fork"):  # a thread of the parent process may hold the lock
    os.register_at_fork(after_in_child=_compile_lock._at_fork_reinit)  # type: ignore[attr-defined]


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function that kernels call in inner loops; it stays a Python function."""
    return inlined_as(function)(function)


def inlined_as(loop: Callable[P, R]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function that is compiled as `loop`, an equivalent loop.

    For operations that NumPy does in one call and that would take the interpreter many steps.
    """

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        inlined_functions.append((function, loop))
        return function

    return mark


def call_address(
    address: Integer, a: Integer, b: Integer, c: Integer, d: Integer, e: Integer, f: Integer
) -> Integer:
    """Call the C function at an address with six integers or pointers; return its integer.

    Functions with fewer parameters ignore the rest, which is in registers or in the caller's part
    of the stack. Compiled, the call is one instruction.
    """
    return int(_c_function(int(address))(*(int(value) for value in (a, b, c, d, e, f))))


@functools.cache
def _c_function(address: int) -> Any:
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 6)(address)


def kernel(*, steps: Callable[..., int]) -> Callable[[Callable[P, int]], Kernel[P]]:
    """Declare a kernel; annotations declare its parameters, see `machine_code`.

    Args:
        steps: returns the approximate number of loop iterations for given arguments.
    """
    return functools.partial(Kernel, steps=steps)


class Kernel(Generic[P]):
    """Function that is compiled once it has enough to do.

    Attributes:
        interpreted: the Python function.
    """

    def __init__(self, function: Callable[P, int], steps: Callable[..., int]) -> None:
        functools.update_wrapper(self, function)
        self.interpreted = function
        self._steps = steps
        self._compiled: Callable[..., int] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> int:
        """Run the kernel, compiled or interpreted."""
        if self._compiled is None and _is_for_interpreter(self._steps(*args, **kwargs)):
            return self.interpreted(*args, **kwargs)
        return (self._compiled or self.compile())(*args, **kwargs)

    def compile(self) -> Callable[..., int]:
        """Compile the kernel; later calls use the result."""
        with _compile_lock:
            if self._compiled is None:
                self._compiled = _compiled(self.interpreted)
            return self._compiled


def _is_for_interpreter(steps: int) -> bool:
    """Return whether the interpreter should run `steps`; if so, subtract them from its budget."""
    global _steps_left
    choice = os.environ.get("ARROWMETA_JIT")
    if choice in ("0", "1"):
        return choice == "0"
    _steps_left -= steps
    return _steps_left >= 0


def _compiled(function: Callable[..., int]) -> Callable[..., int]:
    """Return the machine code of a kernel; `function` if memory cannot be made executable."""
    if not can_execute():
        _warn_of_interpreter()
        return function
    name, parameters = function.__name__, parameters_of(function)
    code = load_code(name)
    if code is None:
        _announce_compiling()
        code = compile_ir(name)
        if code is None:
            # Imported late, since loading Numba takes long.
            from arrowmeta.kernels import numba_compiler as numba

            code = numba.compile_kernel(function, parameters, inlined_functions, call_address)
            if code is None:
                compiled: Callable[..., int] = numba.numba_function(function, parameters)
                return compiled
        save_code(name, code)
    return Function(name, parameters, code)


@functools.cache
def _announce_compiling() -> None:
    """Print once to standard error, if open, that kernels are being compiled."""
    try:
        print("arrowmeta: compiling kernels (once on this machine)", file=sys.stderr)  # noqa: T201
    except (ValueError, OSError):
        return


@functools.cache
def _warn_of_interpreter() -> None:
    warnings.warn(
        "this process may not make memory executable, so kernels are interpreted, which takes "
        "100 times as long; allow it (MemoryDenyWriteExecute=no in a systemd unit) if tables are "
        "large",
        RuntimeWarning,
        stacklevel=2,
    )


# -- cache ---------------------------------------------------------------------------------------

_DIGEST_LEN = 32

#: Modules of this package that affect the code of kernels.
_CODE_MODULES = "avro binary_row byte_strings field_maps roaring machine_code numba_compiler"


def load_code(kernel: str) -> ObjectCode | None:
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


def save_code(kernel: str, code: ObjectCode) -> None:
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

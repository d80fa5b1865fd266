"""Declaration of kernels, and the choice between interpreter and compiled code.

A kernel is a Python function over NumPy arrays. `kernel` declares its parameters, and `inlined`
marks the small functions it calls. The interpreter runs the first steps of a process, so that a
small table is decoded before LLVM is loaded. After that, kernels are machine code, from the first
of: the cache of this machine, the LLVM IR of the package, Numba.

`ARROWMETA_JIT=0` never compiles, for debugging and coverage; 1 always does.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
import threading
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

import numpy as np

if TYPE_CHECKING:
    from arrowmeta.kernels.machine_code import ObjectCode, Parameter

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
    result: int = _c_function(int(address))(*(int(value) for value in (a, b, c, d, e, f)))
    return result


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
    # Imported late: the interpreter is enough for a small table.
    from arrowmeta.kernels import code_cache
    from arrowmeta.kernels.machine_code import Function, can_execute, parameters_of

    if not can_execute():
        _warn_of_interpreter()
        return function
    name, parameters = function.__name__, parameters_of(function)
    code = code_cache.load(name)
    if code is None:
        _announce_compiling()
        with code_cache.compiling(name):
            # Another process may have compiled it in the meantime.
            code = code_cache.load(name) or _make_code(function, parameters)
    if code is None:
        from arrowmeta.kernels import numba_compiler

        compiled: Callable[..., int] = numba_compiler.numba_function(function, parameters)
        return compiled
    return Function(name, parameters, code)


def _make_code(function: Callable[..., int], parameters: list[Parameter]) -> ObjectCode | None:
    """Compile a kernel and cache its code; None if it needs Numba at run time."""
    from arrowmeta.kernels import code_cache

    code = code_cache.compile_ir(function.__name__)
    if code is None:
        # Imported late, since loading Numba takes long.
        from arrowmeta.kernels import numba_compiler

        code = numba_compiler.compile_kernel(function, parameters, inlined_functions, call_address)
    if code is not None:
        code_cache.save(function.__name__, code)
    return code


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

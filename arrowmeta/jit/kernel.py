"""How kernels are declared, and when they are compiled.

A kernel is a plain Python function over NumPy arrays. `kernel` declares what it takes and `inlined`
marks the small functions it calls. The interpreter runs the first steps of a process: a tiny table
is decoded long before LLVM is loaded. After that kernels are machine code, from the first of:
the cache of this machine, the LLVM IR that comes with the package, Numba.

`ARROWMETA_JIT=0` never compiles, which is how kernels are debugged and covered; 1 always does.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
import threading
import warnings
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

import numpy as np

from arrowmeta.jit import code_cache, prebuilt
from arrowmeta.jit.machine_code import Function, ObjectCode, can_execute
from arrowmeta.jit.signature import Parameter, parameters_of

#: An integer inside a kernel: Python's own where the interpreter runs it.
Integer = int | np.int64

P = ParamSpec("P")
R = TypeVar("R")

#: What kernels call, and what is compiled in its place.
inlined_functions: list[tuple[Callable[..., Any], Callable[..., Any]]] = []

#: Steps that the interpreter takes well under a second for.
INTERPRETED_STEPS = 100_000

_steps_left = INTERPRETED_STEPS
_compile_lock = threading.Lock()
if hasattr(os, "register_at_fork"):  # a thread of the parent may hold the lock
    os.register_at_fork(after_in_child=_compile_lock._at_fork_reinit)  # type: ignore[attr-defined]


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function that kernels call in their inner loops; it stays a plain Python function."""
    return inlined_as(function)(function)


def inlined_as(loop: Callable[P, R]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function that is compiled as `loop`: the same result, step by step.

    For what NumPy does in one call and the interpreter would take many steps for.
    """

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        inlined_functions.append((function, loop))
        return function

    return mark


def call_address(
    address: Integer, a: Integer, b: Integer, c: Integer, d: Integer, e: Integer, f: Integer
) -> Integer:
    """Call the C function at an address with six integers or pointers, and return its integer.

    A function that takes fewer ignores the last ones: they are in registers, or in the caller's
    part of the stack. Compiled, a call is one instruction.
    """
    result: int = _c_function(int(address))(*(int(value) for value in (a, b, c, d, e, f)))
    return result


@functools.cache
def _c_function(address: int) -> Any:
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 6)(address)


def kernel(*, steps: Callable[..., int]) -> Callable[[Callable[P, int]], Kernel[P]]:
    """Declare a kernel; its annotations say what it takes, see `signature`.

    Args:
        steps: returns about how many turns the kernel's loops take, from its arguments.
    """

    def declare(function: Callable[P, int]) -> Kernel[P]:
        return Kernel(function, steps)

    return declare


class Kernel(Generic[P]):
    """A function that is compiled once it has enough to do.

    Attributes:
        interpreted: the plain Python function.
    """

    def __init__(self, function: Callable[P, int], steps: Callable[..., int]) -> None:
        functools.update_wrapper(self, function)
        self.interpreted = function
        self._steps = steps
        self._compiled: Callable[..., int] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> int:
        """Run the kernel over `args`, compiled or not."""
        if self._compiled is None and _is_for_interpreter(self._steps(*args, **kwargs)):
            return self.interpreted(*args, **kwargs)
        return (self._compiled or self.compile())(*args, **kwargs)

    def compile(self) -> Callable[..., int]:
        """Return the kernel as machine code, from now on for all calls."""
        with _compile_lock:
            if self._compiled is None:
                self._compiled = _compiled(self.interpreted)
            return self._compiled


def _is_for_interpreter(steps: int) -> bool:
    """Return whether the interpreter should run `steps`, and take them off what it may run."""
    global _steps_left
    choice = os.environ.get("ARROWMETA_JIT")
    if choice in ("0", "1"):
        return choice == "0"
    _steps_left -= steps
    return _steps_left >= 0


def _compiled(function: Callable[..., int]) -> Callable[..., int]:
    """Return a kernel's machine code; where memory cannot be made executable, `function`."""
    if not can_execute():
        _warn_of_interpreter()
        return function
    name, parameters = function.__name__, parameters_of(function)
    code = code_cache.load(name)
    if code is None:
        _announce_compiling()
        with code_cache.compiling(name):
            # Another process may have compiled it while this one waited.
            code = code_cache.load(name) or _make_code(function, parameters)
    if code is None:
        from arrowmeta.jit import numba_compiler

        return numba_compiler.numba_function(function, parameters)
    return Function(name, parameters, code)


def _make_code(function: Callable[..., int], parameters: list[Parameter]) -> ObjectCode | None:
    """Compile a kernel and keep its code; None if it needs Numba at run time."""
    code = prebuilt.compile_ir(function.__name__)
    if code is None:
        # Imported here: this loads Numba, which takes long.
        from arrowmeta.jit import numba_compiler

        compiled = numba_compiler.compile_kernel(
            function, parameters, inlined_functions, call_address
        )
        code = compiled and compiled.code
    if code is not None:
        code_cache.save(function.__name__, code)
    return code


@functools.cache
def _announce_compiling() -> None:
    """Say once on standard error what takes so long; a service may have none, or have closed it."""
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

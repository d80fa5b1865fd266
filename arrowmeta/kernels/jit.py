"""How kernels are declared, and when they are compiled.

A kernel is a plain Python function over NumPy arrays. `kernel` declares what it takes and `inlined`
marks the small functions it calls. Nothing is imported or compiled until a kernel has enough to do:
a tiny table is decoded long before a compiler is loaded, so the first steps of a process are run by
the interpreter. `ARROWMETA_JIT` decides instead: 0 never compiles, which is how kernels
are stepped through and covered; 1 always does.
"""

from __future__ import annotations

import functools
import os
import sys
import threading
import warnings
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

import numpy as np

from arrowmeta.kernels import code_cache
from arrowmeta.kernels.object_code import Function, can_execute
from arrowmeta.kernels.signature import parameters_of

#: An integer inside a kernel: Python's own where the interpreter runs it.
Integer = int | np.int64

P = ParamSpec("P")
R = TypeVar("R")

#: What kernels call, and what the compiler takes for it.
_inlined_functions: list[tuple[Callable[..., Any], Callable[..., Any]]] = []
_compile_lock = threading.Lock()


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function that kernels call in their inner loops; it stays a plain Python function."""
    return inlined_as(function)(function)


def inlined_as(loop: Callable[P, R]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function that is inlined as `loop`, the same in a shape that compilers like.

    For what NumPy does at once and the interpreter would take many steps for.
    """

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        _inlined_functions.append((function, loop))
        return function

    return mark


#: Steps that the interpreter takes well under a second for, and a compiler some.
INTERPRETED_STEPS = 100_000

_steps_left = INTERPRETED_STEPS


def kernel(*, steps: Callable[..., int]) -> Callable[[Callable[P, int]], Kernel[P]]:
    """Declare a kernel; its annotations say what it takes, see `signature`.

    Args:
        steps: about how many turns the kernel's loops take, from its arguments.
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
    """Tell whether the interpreter should run `steps`, and take them off what it may run."""
    global _steps_left
    choice = os.environ.get("ARROWMETA_JIT")
    if choice in ("0", "1"):
        return choice == "0"
    _steps_left -= steps
    return _steps_left >= 0


def _compiled(function: Callable[..., int]) -> Callable[..., int]:
    """Return a kernel's machine code, from the cache if it is there.

    Where memory cannot be made executable that is the plain function.
    """
    if not can_execute():
        _warn_of_interpreter()
        return function
    name, parameters = function.__name__, parameters_of(function)
    code = code_cache.load(name)
    if code is not None:
        return Function(name, parameters, code)
    if code_cache.cache_folder() is not None and _is_watched():
        print(f"arrowmeta: compiling {name} (once on this machine)", file=sys.stderr)  # noqa: T201
    with code_cache.compiling(name):
        code = code_cache.load(name)  # by the process that this one has waited for
        if code is None:
            # Not above: this loads Numba.
            from arrowmeta.kernels import compiler

            while _inlined_functions:
                compiler.inline(*_inlined_functions.pop())
            code = compiler.compile_kernel(function, parameters)
            if code is None:
                return compiler.numba_function(function, parameters)
            code_cache.save(name, code)
    return Function(name, parameters, code)


@functools.cache
def _warn_of_interpreter() -> None:
    warnings.warn(
        "this process may not make memory executable, so kernels are interpreted, which takes "
        "100 times as long; allow it (MemoryDenyWriteExecute=no in a systemd unit) if tables are "
        "large",
        RuntimeWarning,
        stacklevel=2,
    )


def _is_watched() -> bool:
    """Tell whether somebody sees standard error; a service may have none, or have closed it."""
    try:
        return sys.stderr is not None and sys.stderr.isatty()
    except ValueError:
        return False

"""How kernels are run and compiled: the only place that knows Numba.

A kernel is a plain Python function over NumPy arrays. `kernel` gives it a declared signature and
`inlined` marks the small functions it calls. Nothing is imported or compiled until a kernel has
enough to do: loading Numba takes longer than decoding a small table, so the first steps of a
process are run by the interpreter. `ARROWMETA_JIT` decides instead: 0 never compiles, which is how
kernels are stepped through and covered; 1 always does.

Options, and why each is on:
    declared signature   one specialisation, known before the first call
    nogil                threads decode different files at the same time
    cache                compiled once per machine; see `cache_folder`
    boundscheck off      kernels check every position against the buffer's end themselves; the
                         tests run them once more with NUMBA_BOUNDSCHECK=1
    no fastmath          statistics must come out bit by bit
    _nrt off             kernels allocate nothing, so no references to their arrays need counting,
                         which took longer than copying a short string
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

import numpy as np

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


#: Steps that the interpreter runs before it is worth loading a compiler: some tens of milliseconds.
INTERPRETED_STEPS = 40_000

_steps_left = INTERPRETED_STEPS


def kernel(signature: str, steps: Callable[..., int]) -> Callable[[Callable[P, R]], Kernel[P, R]]:
    """Declare a kernel.

    Args:
        signature: in Numba's words.
        steps: about how many turns the kernel's loops take, from its arguments.
    """

    def declare(function: Callable[P, R]) -> Kernel[P, R]:
        return Kernel(function, signature, steps)

    return declare


class Kernel(Generic[P, R]):
    """A function that is compiled once it has enough to do.

    Attributes:
        interpreted: the plain Python function.
    """

    def __init__(self, function: Callable[P, R], signature: str, steps: Callable[..., int]) -> None:
        functools.update_wrapper(self, function)
        self.interpreted = function
        self.signature = signature
        self._steps = steps
        self._compiled: Callable[P, R] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the kernel over `args`, compiled or not."""
        if self._compiled is None and _is_for_interpreter(self._steps(*args, **kwargs)):
            return self.interpreted(*args, **kwargs)
        return (self._compiled or self._compile())(*args, **kwargs)

    def _compile(self) -> Callable[P, R]:
        with _compile_lock:
            if self._compiled is None:
                self._compiled = _compile(self.interpreted, self.signature)
            return self._compiled


def _is_for_interpreter(steps: int) -> bool:
    """Tell whether the interpreter should run `steps`, and take them off what it may run."""
    global _steps_left
    choice = os.environ.get("ARROWMETA_JIT")
    if choice in ("0", "1"):
        return choice == "0"
    _steps_left -= steps
    return _steps_left >= 0


def _compile(function: Callable[P, R], signature: str) -> Callable[P, R]:
    import numba
    from numba.extending import overload

    while _inlined_functions:
        called, loop = _inlined_functions.pop()
        overload(called, jit_options={"forceinline": True, "_nrt": False}, strict=False)(
            _always(loop)
        )

    folder = cache_folder()
    if (
        folder is not None
        and sys.stderr.isatty()
        and not any(folder.rglob(f"*{function.__name__}*.nbc"))
    ):
        print(f"arrowmeta: compiling {function.__name__} (once on this machine)", file=sys.stderr)  # noqa: T201
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder) if folder else before
    try:
        compiled: Callable[P, R] = numba.njit(
            signature, nogil=True, cache=folder is not None, _nrt=False
        )(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled


def _always(loop: Callable[P, R]) -> Callable[..., Callable[P, R]]:
    """Return what tells Numba which function to compile, whatever the types of its arguments."""
    return lambda *_: loop


@functools.cache
def cache_folder() -> Path | None:
    """Return the folder for compiled kernels, or None when no safe place can be written.

    `ARROWMETA_CACHE_DIR` decides, else the user's cache folder, else one of the user's own in the
    temporary folder. The name holds a digest of every kernel source, because Numba alone would
    not notice an edit to an inlined function of another file.
    """
    sources = sorted(Path(__file__).parent.glob("*.py"))
    if not sources:
        return None  # in a zip file: Numba finds no source to compare its cache with
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.read_bytes())
    name = f"kernels-{digest.hexdigest()[:16]}"

    user = getattr(os, "getuid", lambda: 0)()  # Windows has no such ids, and files of nobody
    candidates = []
    if chosen := os.environ.get("ARROWMETA_CACHE_DIR"):
        candidates.append(Path(chosen))
    else:
        home = os.environ.get("XDG_CACHE_HOME")
        candidates.append((Path(home) if home else Path.home() / ".cache") / "arrowmeta")
        candidates.append(Path(tempfile.gettempdir()) / f"arrowmeta-{user}")
    for candidate in candidates:
        folder = candidate / name
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            # Compiled code is loaded from here: a folder of somebody else is not to be trusted.
            if folder.stat().st_uid == user and os.access(folder, os.W_OK):
                return folder
        except OSError:
            continue
    return None

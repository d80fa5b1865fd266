"""The LLVM IR of kernels that comes with the package, so that users need not wait for Numba.

Type inference and optimization in Numba take seconds; what LLVM does with its result takes a
fifth of a second. `tools/write_kernel_ir.py` writes that result, one text file `ir/<kernel>.ll` for
each kernel. It is left aside, and Numba compiles, where

    the files were written for other sources, by the digest in `ir/sources.txt`,
    the system or the processor family is another one,
    an environment variable `NUMBA_*` asks for other code, such as bounds checks,
    this version of LLVM cannot read it.
"""

from __future__ import annotations

import os
from importlib import resources

from arrowmeta.jit.code_cache import sources_digest
from arrowmeta.jit.machine_code import ObjectCode, assemble

#: The file with the digest of the sources that the others were written for.
SOURCES = "sources.txt"


def compile_ir(kernel: str) -> ObjectCode | None:
    """Return the code of a kernel by its IR; None where that cannot be used."""
    if any(name.startswith("NUMBA_") for name in os.environ):
        return None
    folder = resources.files(__package__) / "ir"
    try:
        if (folder / SOURCES).read_text("ascii").strip() != sources_digest():
            return None
        ir = (folder / f"{kernel}.ll").read_text("ascii")
    except OSError:
        return None
    return assemble(kernel, ir)

"""LLVM IR of kernels in the package, so that users need not wait for Numba.

Type inference and optimization in Numba take seconds; LLVM compiles the result in a fifth of a
second. `tools/write_kernel_ir.py` writes one text file `ir/<kernel>.ll` per kernel. Numba compiles
instead if

    the files were written for other code, by the digest in `ir/sources.txt`,
    the system or the processor family is another one,
    an environment variable of Numba changes the code, such as bounds checks,
    this version of LLVM cannot read the IR.
"""

from __future__ import annotations

import ast
import functools
import hashlib
from importlib import resources

from arrowmeta.jit.code_cache import sources
from arrowmeta.jit.machine_code import ObjectCode, assemble, code_settings

#: File with the digest of the sources that the IR was written for.
SOURCES = "sources.txt"


def compile_ir(kernel: str) -> ObjectCode | None:
    """Compile a kernel from its IR; None if that is not possible."""
    if code_settings():
        return None
    folder = resources.files(__package__) / "ir"
    try:
        if (folder / SOURCES).read_text("ascii").strip() != code_digest():
            return None
        ir = (folder / f"{kernel}.ll").read_text("ascii")
    except OSError:
        return None
    return assemble(kernel, ir)


@functools.cache
def code_digest() -> str:
    """Return a digest of the kernel sources without comments, the same in all Python versions."""
    digest = hashlib.sha256()
    for source in sources():
        for node in ast.walk(_without_docstrings(ast.parse(source))):
            digest.update(type(node).__name__.encode())
            for _, value in ast.iter_fields(node):
                if isinstance(value, list):
                    digest.update(b"%d" % len(value) if value else b"")
                elif isinstance(value, str | bytes | bool | float) or type(value) is int:
                    digest.update(repr(value).encode())
    return digest.hexdigest()[:16]


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            del node.body[0]
    return tree

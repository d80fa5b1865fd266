"""Write the LLVM IR that comes with the package: `arrowmeta/kernels/ir/<kernel>.ll`.

    python -m tools.write_kernel_ir

Numba compiles every kernel for the oldest processor of the family; from the result LLVM makes code
for the user's processor. Names that Numba counts up are replaced, so that the same sources and the
same Numba give the same files.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import llvmlite.binding as llvm
import numba

from arrowmeta import kernels
from arrowmeta.kernels.kernel import (
    SOURCES,
    Kernel,
    call_address,
    inlined_functions,
    sources_digest,
)
from arrowmeta.kernels.machine_code import parameters_of
from arrowmeta.kernels.numba_compiler import compile_kernel

FOLDER = Path(kernels.__file__).parent / "ir"

_GLOBAL = re.compile(r'@("[^"]*"|[-\w.$]+)')
_LOCAL = re.compile(r'%("[^"]*"|[-\w.$]+)')
_SCOPE = re.compile(r'!"_ZN[^"]*"')
_LABEL = re.compile(r'^("[^"]*"|[-\w.$]+):')


def all_kernels() -> Iterator[Kernel]:
    """Yield every kernel of the package."""
    for module in pkgutil.iter_modules(kernels.__path__):
        for member in vars(import_module(f"{kernels.__name__}.{module.name}")).values():
            if isinstance(member, Kernel) and member.__module__.endswith(f".{module.name}"):
                yield member


def shortened(ir: str, symbol: str, name: str) -> str:
    """Return IR with short names for all but the C library, and the kernel's for its function."""
    names: dict[str, str] = {symbol: name}
    lines = []
    for full in ir.splitlines():
        line = full.partition(" ; ")[0].rstrip()
        if not line or line.startswith((";", "source_filename", "@_ZN08NumbaEnv")):
            continue
        if line[0] == "@" or line.startswith("define"):
            _GLOBAL.sub(lambda found: names.setdefault(found[1], f"g{len(names)}"), line)
        lines.append(line)
    locals_: dict[str, str] = {}

    def short_local(found: re.Match[str]) -> str:
        return "%" + locals_.setdefault(found[1], _letters(len(locals_)))

    out = []
    for line in lines:
        if line.startswith("define"):
            locals_.clear()
        label = _LABEL.match(line)
        if label:
            out.append(short_local(label)[1:] + ":")
            continue
        strings = line.startswith("@")  # bytes in quotes may look like names
        text = line if strings else _LOCAL.sub(short_local, _SCOPE.sub('!"scope"', line))
        out.append(_GLOBAL.sub(lambda found: "@" + names.get(found[1], found[1]), text).strip())
    return "\n".join(out) + "\n"


def _letters(number: int) -> str:
    """Return a short name that no other number has: a, b, ..., z, ba, bb, ..."""
    name = ""
    while True:
        number, digit = divmod(number, 26)
        name = chr(ord("a") + digit) + name
        if number == 0:
            return name


def main() -> None:
    """Write all files, and remove those of kernels that are gone."""
    # Numba asks for the processor when it compiles for the first time.
    numba.config.CPU_NAME, numba.config.CPU_FEATURES = "generic", ""
    FOLDER.mkdir(exist_ok=True)
    written = set()
    for kernel in all_kernels():
        function = kernel.interpreted
        compiled = compile_kernel(
            function, parameters_of(function), inlined_functions, call_address
        )
        if compiled is None:
            raise SystemExit(f"{kernel.__name__} cannot be called without Numba")
        ir = shortened(compiled.ir, compiled.symbol, kernel.__name__)
        llvm.parse_assembly(ir).verify()
        file = FOLDER / f"{kernel.__name__}.ll"
        file.write_text(ir, encoding="ascii")
        written.add(file)
    for other in set(FOLDER.glob("*.ll")) - written:
        other.unlink()
    (FOLDER / SOURCES).write_text(f"{sources_digest()}\n", encoding="ascii")


if __name__ == "__main__":
    main()

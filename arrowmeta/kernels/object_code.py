"""Compiled kernels as object files in memory: linking one into the process, and calling it.

What `elf` cannot link is linked by llvmlite, which Numba compiles with; Numba itself, which takes
longer to load, is not needed here. Also knows how a function that Numba made is called:

    int32 status = function(int64 *result, void **exception, arguments...)

where a status that is not zero is an exception. What the arguments are is in `signature`.

Source: Numba, numba/core/callconv.py, `CPUCallConv`.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arrowmeta.kernels import elf
from arrowmeta.kernels.signature import Parameter

#: What Linux says of an x86 processor that decides which instructions it has, and where.
_CPUINFO = Path("/proc/cpuinfo")
_PROCESSOR = ("vendor_id", "cpu family", "model", "stepping", "flags")

_C_TYPES = {"p": ctypes.c_void_p, "i": ctypes.c_int64}


@dataclass(frozen=True)
class ObjectCode:
    """One kernel, compiled.

    Attributes:
        symbol: the name of its function.
        content: an object file that refers to nothing but the C library.
    """

    symbol: str
    content: bytes


class Function:
    """A kernel that is linked into the process.

    Args:
        name: of the kernel, for errors.
        parameters: what it takes.
        code: what was compiled for them on a machine like this one.
    """

    def __init__(self, name: str, parameters: Sequence[Parameter], code: ObjectCode) -> None:
        self._name = name
        self._parameters = parameters
        kinds = "".join(parameter.native_kinds for parameter in parameters)
        # The linked code stays for the life of the process, as the engine does.
        prototype = ctypes.CFUNCTYPE(
            ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *(_C_TYPES[kind] for kind in kinds)
        )
        self._function = prototype(_link(code))

    def __call__(self, *args: Any) -> int:
        """Run the kernel, without Python's lock."""
        numbers: list[int] = []
        for parameter, value in zip(self._parameters, args, strict=True):
            numbers += parameter.native(value)
        result, exception = ctypes.c_int64(), ctypes.c_void_p()
        status = self._function(ctypes.addressof(result), ctypes.addressof(exception), *numbers)
        if status != 0:
            raise RuntimeError(f"kernel {self._name} failed with status {status}")
        return result.value


def machine() -> str:
    """Return what compiled code depends on: compiler, its settings, and the processor here."""
    import llvmlite

    settings = sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_"))
    return repr((llvmlite.__version__, *(_processor() or _processor_by_llvm()), settings))


def _processor() -> tuple[str, ...]:
    """Return what the system says about the processor; nothing where it does not."""
    with suppress(OSError):
        first, _, _ = _CPUINFO.read_text(encoding="utf-8").partition("\n\n")
        lines = (line.partition(":") for line in first.splitlines())
        said = {key.strip(): value.strip() for key, _, value in lines}
        if all(key in said for key in _PROCESSOR):
            return (sys.platform, os.uname().machine, *(said[key] for key in _PROCESSOR))
    return ()


def _processor_by_llvm() -> tuple[str, ...]:
    import llvmlite.binding as llvm

    features: str = llvm.get_host_cpu_features().flatten()
    return (llvm.get_process_triple(), llvm.get_host_cpu_name(), features)


def _link(code: ObjectCode) -> int:
    """Return the address of the function, once its code lies in executable memory."""
    with suppress(elf.UnsupportedError):
        return elf.link(code.content, code.symbol)
    return _link_by_llvm(code)


def _link_by_llvm(code: ObjectCode) -> int:
    import llvmlite.binding as llvm

    engine = _engine()
    engine.add_object_file(llvm.ObjectFileRef.from_data(code.content))
    engine.finalize_object()
    address: int = engine.get_function_address(code.symbol)
    return address


@functools.cache
def _engine() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    options = target.create_target_machine(jit=True, codemodel="jitdefault")
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), options)

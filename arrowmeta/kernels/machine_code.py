"""Parameters of kernels, and their machine code: made of LLVM IR, linked into the process, called.

Kernels declare parameters by annotations: the aliases of this module, `int` and `bool`; they return
an integer. As in Numba, an array is passed as: null owner and parent, number of items, item size,
address, then the shape, then the strides in bytes.

Uses llvmlite, not Numba, which takes longer to load, and only when code is made. Functions compiled
by Numba have the signature

    int32 status = function(int64 *result, void **exception, arguments...)

where a non-zero status is an exception. Sources: Numba, numba/core/callconv.py, `CPUCallConv`;
numba/core/datamodel/models.py, `ArrayModel`.
"""

from __future__ import annotations

import ctypes
import functools
import operator
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, get_type_hints

import numpy as np
from numpy.typing import NDArray

# -- parameters ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Integer:
    """64-bit integer, or a boolean."""

    @property
    def native_kinds(self) -> str:
        """One letter per argument of machine code: p for an address, else i."""
        return "i"

    def native(self, value: Any) -> tuple[int, ...]:
        """Return the arguments of machine code for a value."""
        return (operator.index(value),)


@dataclass(frozen=True)
class Array:
    """Contiguous array.

    Attributes:
        dtype: type of its items.
        n_dims: number of dimensions.
        is_written: whether the kernel writes to it.
        is_strided: whether there may be gaps between items.
    """

    dtype: np.dtype[Any]
    n_dims: int = 1
    is_written: bool = False
    is_strided: bool = False

    @property
    def native_kinds(self) -> str:
        """See `Integer`."""
        return "ppiip" + 2 * self.n_dims * "i"

    def native(self, value: Any) -> tuple[int, ...]:
        """Return the arguments of machine code for an array.

        Raises:
            TypeError: the array has another type or layout, which machine code would not notice.
        """
        flags = value.flags
        if (
            value.dtype != self.dtype
            or value.ndim != self.n_dims
            or not flags.aligned
            or not (self.is_strided or flags.c_contiguous)
            or (self.is_written and not flags.writeable)
        ):
            raise TypeError(f"an array {value.dtype}{value.shape} for a kernel that takes {self}")
        # `ctypes.data` creates an object each time.
        address = value.__array_interface__["data"][0]
        return (0, 0, value.size, value.itemsize, address, *value.shape, *value.strides)


Parameter: TypeAlias = Integer | Array

_BOOL, _U8, _U64 = np.dtype("bool"), np.dtype("uint8"), np.dtype("uint64")
_I8, _I16, _I32, _I64 = (np.dtype(f"int{width}") for width in (8, 16, 32, 64))

# Read-only arrays.
Flags = Annotated[NDArray[np.bool_], Array(_BOOL)]
U8 = Annotated[NDArray[np.uint8], Array(_U8)]
I32 = Annotated[NDArray[np.int32], Array(_I32)]
I64 = Annotated[NDArray[np.int64], Array(_I64)]
I64Table = Annotated[NDArray[np.int64], Array(_I64, n_dims=2)]
U64Table = Annotated[NDArray[np.uint64], Array(_U64, n_dims=2)]
I64Strided = Annotated[NDArray[np.int64], Array(_I64, is_strided=True)]

# Written arrays.
OutU8 = Annotated[NDArray[np.uint8], Array(_U8, is_written=True)]
OutI8 = Annotated[NDArray[np.int8], Array(_I8, is_written=True)]
OutI16 = Annotated[NDArray[np.int16], Array(_I16, is_written=True)]
OutI32 = Annotated[NDArray[np.int32], Array(_I32, is_written=True)]
OutI64 = Annotated[NDArray[np.int64], Array(_I64, is_written=True)]
OutU64 = Annotated[NDArray[np.uint64], Array(_U64, is_written=True)]
OutI32Table = Annotated[NDArray[np.int32], Array(_I32, n_dims=2, is_written=True)]
OutI64Table = Annotated[NDArray[np.int64], Array(_I64, n_dims=2, is_written=True)]
OutU64Table = Annotated[NDArray[np.uint64], Array(_U64, n_dims=2, is_written=True)]


def parameters_of(function: Callable[..., int]) -> list[Parameter]:
    """Return the parameters of a kernel, from its annotations."""
    hints = get_type_hints(function, include_extras=True)
    del hints["return"]
    return [Integer() if hint in (int, bool) else hint.__metadata__[0] for hint in hints.values()]


# -- machine code ----------------------------------------------------------------------------------

#: Settings of Numba that change the code of kernels. All others do not: kernels run on one thread,
#: allocate nothing, call no vector math, and are kept in a cache of our own, so threads, memory,
#: SVML, Numba's cache, dumps, traces, warnings and messages have no effect on them.
CODE_SETTINGS = (
    "NUMBA_DISABLE_JIT",  # no code at all
    "NUMBA_BOUNDSCHECK",  # checks of each access
    "NUMBA_OPT",  # passes of LLVM
    "NUMBA_LOOP_VECTORIZE",
    "NUMBA_SLP_VECTORIZE",
    "NUMBA_CPU_NAME",  # instructions
    "NUMBA_CPU_FEATURES",
    "NUMBA_ENABLE_AVX",
    "NUMBA_DEBUGINFO",  # source positions, and fewer passes
    "NUMBA_EXTEND_VARIABLE_LIFETIMES",
    "NUMBA_USE_LEGACY_TYPE_SYSTEM",  # types of expressions, in Numba 0.61
)

_C_TYPES = {"p": ctypes.c_void_p, "i": ctypes.c_int64}


@dataclass(frozen=True)
class ObjectCode:
    """Compiled kernel.

    Attributes:
        symbol: name of its function.
        content: object file that refers only to the C library.
        ir: optimized LLVM IR that Numba made it of; empty for other code.
    """

    symbol: str
    content: bytes
    ir: str = ""


class Function:
    """Kernel that is linked into the process.

    Args:
        name: name of the kernel, for errors.
        parameters: parameters of the kernel.
        code: code compiled for these parameters on a machine like this one.
    """

    def __init__(self, name: str, parameters: Sequence[Parameter], code: ObjectCode) -> None:
        self._name = name
        self._parameters = parameters
        kinds = "".join(parameter.native_kinds for parameter in parameters)
        # Linked code and engine live as long as the process.
        prototype = ctypes.CFUNCTYPE(
            ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *(_C_TYPES[kind] for kind in kinds)
        )
        self._function = prototype(_link(code))

    def __call__(self, *args: Any) -> int:
        """Run the kernel without the GIL."""
        numbers: list[int] = []
        for parameter, value in zip(self._parameters, args, strict=True):
            numbers += parameter.native(value)
        result, exception = ctypes.c_int64(), ctypes.c_void_p()
        status = self._function(ctypes.addressof(result), ctypes.addressof(exception), *numbers)
        if status != 0:
            raise RuntimeError(f"kernel {self._name} failed with status {status}")
        return result.value


def can_execute() -> bool:
    """Return whether this process may make memory executable.

    Services are often denied it (`MemoryDenyWriteExecute` of systemd, SELinux), and a program can
    deny it to itself at any time, so this is checked before each linking: LLVM would link anyway,
    and the first call would crash.
    """
    import llvmlite.binding as llvm

    try:
        llvm.check_jit_execution()
    except OSError:
        return False
    return True


def code_settings() -> dict[str, str]:
    """Return the settings of Numba in the environment that change the code of kernels."""
    return {name: os.environ[name] for name in CODE_SETTINGS if name in os.environ}


def machine() -> str:
    """Return the key of compiled code: compiler, its settings, and the processor."""
    import llvmlite
    import llvmlite.binding as llvm

    settings = list(code_settings().items())
    processor = (llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    return repr((llvmlite.__version__, llvm.get_process_triple(), *processor, settings))


def assemble(symbol: str, ir: str) -> ObjectCode | None:
    """Compile optimized IR for this processor.

    Returns:
        None if the IR is for another system, or this version of LLVM cannot read it.
    """
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    try:
        module = llvm.parse_assembly(ir)
    except RuntimeError:
        return None
    if module.triple != llvm.get_process_triple():
        return None
    target = llvm.Target.from_triple(module.triple).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc="static",
        codemodel="jitdefault",
        jit=True,
    )
    return ObjectCode(symbol, target.emit_object(module))


def _link(code: ObjectCode) -> int:
    """Link the code into executable memory; return the address of the function."""
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

"""Compile kernels with Numba; no other module imports Numba.

Options, with the reason for each:

    declared types       one specialization, known before the first call
    nogil                threads decode different files at the same time
    no wrappers          `machine_code` calls the function directly
    force inline         functions that kernels call are small, and in inner loops
    boundscheck off      kernels check every position against the end of the buffer; the tests also
                         run with NUMBA_BOUNDSCHECK=1
    no fastmath          statistics must be exact to the bit
    _nrt off             kernels allocate nothing; reference counting of arrays took longer than
                         copying a short string
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numba
from llvmlite import ir
from numba.extending import intrinsic, overload

from arrowmeta.kernels.machine_code import Array, ObjectCode, Parameter

#: Options for kernels and the functions they call; with different options, Numba would compile a
#: function twice.
_OPTIONS = {
    "nogil": True,
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}

#: Functions of the C library that LLVM replaces loops with.
_LIBRARY = {"memcpy", "memmove", "memset"}


def compile_kernel(
    function: Callable[..., int],
    parameters: Sequence[Parameter],
    inlined: list[tuple[Callable[..., Any], Callable[..., Any]]],
    call_address: Callable[..., Any],
) -> ObjectCode | None:
    """Compile a function with these parameters that returns an integer.

    Args:
        function: the kernel.
        parameters: its parameters.
        inlined: functions that kernels call, with the functions compiled in their place.
        call_address: function that calls C functions.

    Returns:
        None if the code needs Numba at run time: another calling convention, checks that need its
            runtime, or compilation switched off.
    """
    if numba.config.DISABLE_JIT:
        return None
    for called, loop in inlined:
        _inline(called, loop)
    _inline(call_address, _call)
    compiled = numba_function(function, parameters, _OPTIONS)
    (overloaded,) = compiled.overloads.values()
    symbol = overloaded.fndesc.llvm_func_name
    _, _, (content, _) = overloaded.library.serialize_using_object_code()
    module = overloaded.library._final_module
    called_names = {declared.name for declared in module.functions if declared.is_declaration}
    kinds = "".join(
        "p" if str(argument.type) == "ptr" or str(argument.type).endswith("*") else "i"
        for argument in module.get_function(symbol).arguments
    )
    if kinds != "pp" + "".join(parameter.native_kinds for parameter in parameters):
        return None
    if not all(name.startswith("llvm.") or name in _LIBRARY for name in called_names):
        return None
    return ObjectCode(symbol, content, str(module))


@functools.cache
def _inline(called: Callable[..., Any], loop: Callable[..., Any]) -> None:
    """Register `loop` to be compiled in place of a function."""
    overload(called, jit_options=_OPTIONS, strict=False)(
        lambda *_: loop  # whatever the types of its arguments
    )


def _call_instruction(
    typing: Any, address: Any, a: Any, b: Any, c: Any, d: Any, e: Any, f: Any
) -> tuple[Any, Callable[..., Any]]:
    """Return the call instruction for `call_address`."""
    number = ir.IntType(64)
    pointer = ir.FunctionType(number, [number] * 6).as_pointer()

    def generate(context: Any, builder: Any, signature: Any, args: Sequence[Any]) -> Any:
        # C functions do not unwind, so no unwind tables are needed.
        function = builder.inttoptr(args[0], pointer)
        return builder.call(function, args[1:], attrs=("nounwind",))

    return numba.int64(*[numba.int64] * 7), generate


_called: Any = intrinsic(_call_instruction)


def _call(address: int, a: int, b: int, c: int, d: int, e: int, f: int) -> Any:
    return _called(address, a, b, c, d, e, f)


def numba_function(
    function: Callable[..., int],
    parameters: Sequence[Parameter],
    options: Mapping[str, bool] = MappingProxyType({"nogil": True, "_nrt": False}),
) -> Any:
    """Compile a function that Numba calls; the function itself if compilation is off."""
    signature = numba.int64(*map(_numba_type, parameters))
    return numba.njit(signature, **options)(function)


def _numba_type(parameter: Parameter) -> Any:
    if not isinstance(parameter, Array):
        return numba.int64
    return numba.types.Array(
        numba.from_dtype(parameter.dtype),
        parameter.n_dims,
        "A" if parameter.is_strided else "C",
        readonly=not parameter.is_written,
    )

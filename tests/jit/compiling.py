from __future__ import annotations

from collections.abc import Callable

from arrowmeta.kernels import numba_compiler
from arrowmeta.kernels.kernel import call_address, inlined_functions
from arrowmeta.kernels.machine_code import Function, ObjectCode, parameters_of


def numba_code(function: Callable[..., int]) -> ObjectCode | None:
    """Compile a function with Numba, not from prebuilt IR or the cache."""
    return numba_compiler.compile_kernel(
        function, parameters_of(function), inlined_functions, call_address
    )


def compiled_by_numba(function: Callable[..., int]) -> Function:
    code = numba_code(function)
    assert code is not None
    return Function(function.__name__, parameters_of(function), code)

"""C functions called by address, from the interpreter and from machine code."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from arrowmeta.kernels.kernel import call_address
from arrowmeta.kernels.machine_code import I64
from tests.jit.compiling import compiled_by_numba


def call_with(address: int, args: I64) -> int:
    return call_address(address, args[0], args[1], args[2], args[3], args[4], args[5])


@pytest.fixture(scope="module", params=["interpreted", "compiled"])
def how(request):
    return compiled_by_numba(call_with) if request.param == "compiled" else call_with


@pytest.mark.parametrize("sign", [1, -1])
def test_six_64_bit_arguments_and_the_result_are_passed(how, sign):
    seen: list[int] = []

    @ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 6)
    def function(*args: int) -> int:
        seen.extend(args)
        return args[0] - args[5]

    args = [sign * (2**40 + i) for i in range(5)] + [sign * 2**62]
    address = ctypes.cast(function, ctypes.c_void_p).value
    assert how(address, np.array(args, dtype=np.int64)) == args[0] - args[5]
    assert seen == args


def test_function_with_fewer_arguments_ignores_the_rest(how):
    compare = ctypes.cast(ctypes.pythonapi.PyOS_mystrnicmp, ctypes.c_void_p).value
    one, other = ctypes.create_string_buffer(b"NAMES"), ctypes.create_string_buffer(b"nameless")
    places = [ctypes.addressof(one), ctypes.addressof(other)]
    same = how(compare, np.array([*places, 4, 7, 7, 7], dtype=np.int64))
    assert ctypes.c_int32(same).value == 0
    longer = how(compare, np.array([*places, 5, 7, 7, 7], dtype=np.int64))
    assert ctypes.c_int32(longer).value != 0

"""Functions of C libraries that kernels call by their address, without Python in between."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

from arrowmeta.kernels.jit import Integer


def call(
    address: Integer, a: Integer, b: Integer, c: Integer, d: Integer, e: Integer, f: Integer
) -> Integer:
    """Call the function at an address with six integers or pointers, and return its integer.

    A function that takes fewer does not see the last ones: all of them are in registers, or in the
    caller's part of the stack. What `compiler` makes of a call is one instruction.
    """
    result: int = _function(int(address))(*(int(one) for one in (a, b, c, d, e, f)))
    return result


@cache
def _function(address: int) -> Any:
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 6)(address)

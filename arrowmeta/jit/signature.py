"""Parameters of kernels: integers, and arrays that are read or written. Kernels return an integer.

Kernels declare parameters by annotations: the aliases of this module, `int` and `bool`. This module
also converts values to arguments of machine code. As in Numba, an array is passed as: null owner
and parent, number of items, item size, address, then the shape, then the strides in bytes.

Source: Numba, numba/core/datamodel/models.py, `ArrayModel`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, get_type_hints

import numpy as np
from numpy.typing import NDArray


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

"""What a kernel takes: whole numbers, and arrays that it reads or writes. It returns a number.

A kernel says so by the annotations of its parameters, which are the aliases here, `int` and `bool`.
Also known here is what machine code is handed for them. For an array that is, as Numba does it: no
owner and no parent object, the number of items, the bytes of one, the address, then the length of
every dimension, then the stride of every dimension in bytes.

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
    """A whole number of 64 bits, or a truth value."""

    @property
    def native_kinds(self) -> str:
        """A letter for each number that machine code is handed: p for an address, else i."""
        return "i"

    def native(self, value: Any) -> tuple[int, ...]:
        """Return what machine code is handed for a value."""
        return (operator.index(value),)


@dataclass(frozen=True)
class Array:
    """An array in one piece.

    Attributes:
        dtype: of its items.
        n_dims: how many dimensions it has.
        is_written: whether the kernel writes to it.
        is_strided: whether there may be gaps between its items after all.
    """

    dtype: str
    n_dims: int = 1
    is_written: bool = False
    is_strided: bool = False

    @property
    def native_kinds(self) -> str:
        """See `Integer`."""
        return "ppiip" + 2 * self.n_dims * "i"

    def native(self, value: Any) -> tuple[int, ...]:
        """See `Integer`.

        Raises:
            TypeError: it is not such an array, which machine code would not notice.
        """
        if (
            value.dtype != self.dtype
            or value.ndim != self.n_dims
            or not value.flags.aligned
            or not (self.is_strided or value.flags.c_contiguous)
            or (self.is_written and not value.flags.writeable)
        ):
            raise TypeError(f"an array {value.dtype}{value.shape} for a kernel that takes {self}")
        sizes = (value.size, value.itemsize, value.ctypes.data)
        return (0, 0, *sizes, *value.shape, *value.strides)


Parameter: TypeAlias = Integer | Array

# Arrays that are read.
Flags = Annotated[NDArray[np.bool_], Array("bool")]
U8 = Annotated[NDArray[np.uint8], Array("uint8")]
I32 = Annotated[NDArray[np.int32], Array("int32")]
I64 = Annotated[NDArray[np.int64], Array("int64")]
I64Table = Annotated[NDArray[np.int64], Array("int64", n_dims=2)]
I64Strided = Annotated[NDArray[np.int64], Array("int64", is_strided=True)]

# Arrays that are written.
OutU8 = Annotated[NDArray[np.uint8], Array("uint8", is_written=True)]
OutI8 = Annotated[NDArray[np.int8], Array("int8", is_written=True)]
OutI16 = Annotated[NDArray[np.int16], Array("int16", is_written=True)]
OutI32 = Annotated[NDArray[np.int32], Array("int32", is_written=True)]
OutI64 = Annotated[NDArray[np.int64], Array("int64", is_written=True)]
OutU64 = Annotated[NDArray[np.uint64], Array("uint64", is_written=True)]
OutI32Table = Annotated[NDArray[np.int32], Array("int32", n_dims=2, is_written=True)]
OutI64Table = Annotated[NDArray[np.int64], Array("int64", n_dims=2, is_written=True)]
OutU64Table = Annotated[NDArray[np.uint64], Array("uint64", n_dims=2, is_written=True)]


def parameters_of(function: Callable[..., int]) -> list[Parameter]:
    """Return what a kernel takes, by its annotations."""
    hints = get_type_hints(function, include_extras=True)
    del hints["return"]
    return [Integer() if hint in (int, bool) else hint.__metadata__[0] for hint in hints.values()]

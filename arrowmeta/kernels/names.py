"""File names: joined to folders, and taken apart, for whole columns."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.kernels.byte_copy import copy_bytes
from arrowmeta.kernels.jit import kernel

_U8 = "Array(uint8, 1, 'C', readonly=True)"
_I32 = "Array(int32, 1, 'C', readonly=True)"
_I64 = "Array(int64, 1, 'C', readonly=True)"


@kernel(
    f"int64({_U8}, {_I32}, {_I64}, {_U8}, {_I32}, uint8, int32[::1], uint8[::1])",
    steps=lambda *args: len(args[-1]),
)
def join_names(
    folders: NDArray[np.uint8],
    folder_offsets: NDArray[np.int32],
    codes: NDArray[np.int64],
    names: NDArray[np.uint8],
    name_offsets: NDArray[np.int32],
    separator: int,
    out_offsets: NDArray[np.int32],
    out_data: NDArray[np.uint8],
) -> int:
    """Write folder, separator and name of every row, the folder chosen by the row's code.

    The caller sized out_data as the sum of all three and knows that it fits 31 bits. Returns the
    bytes written.
    """
    end = np.int64(0)
    out_offsets[0] = 0
    for row in range(codes.shape[0]):
        start = np.int64(folder_offsets[codes[row]])
        length = np.int64(folder_offsets[codes[row] + 1]) - start
        copy_bytes(folders, start, length, out_data, end)
        end += length
        out_data[end] = separator
        end += 1
        start = np.int64(name_offsets[row])
        length = np.int64(name_offsets[row + 1]) - start
        copy_bytes(names, start, length, out_data, end)
        end += length
        out_offsets[row + 1] = np.int32(end)
    return int(end)


@kernel(
    f"int64({_U8}, {_I32}, uint8, int64[::1], int64[::1])",
    steps=lambda names, *_: len(names),
)
def find_suffixes(
    names: NDArray[np.uint8],
    offsets: NDArray[np.int32],
    separator: int,
    out_starts: NDArray[np.int64],
    out_lengths: NDArray[np.int64],
) -> int:
    """Find what follows the last separator of each name; of length 0 where there is none.

    Returns how many have one.
    """
    found = 0
    for row in range(out_starts.shape[0]):
        end = np.int64(offsets[row + 1])
        start = end
        while start > offsets[row] and names[start - 1] != separator:
            start -= 1
        if start == offsets[row]:
            start = end
        out_starts[row] = start
        out_lengths[row] = end - start
        if end > start:
            found += 1
    return found

"""File names: joined to folders, and taken apart, for whole columns."""

from __future__ import annotations

import numpy as np

from arrowmeta.jit.kernel import kernel
from arrowmeta.jit.signature import I32, U8, OutI32, OutI64, OutU8
from arrowmeta.kernels.byte_copy import copy_bytes


@kernel(steps=lambda *args: len(args[-1]))
def join_names(
    folders: U8,
    folder_offsets: I32,
    codes: I32,
    names: U8,
    name_offsets: I32,
    separator: int,
    out_offsets: OutI32,
    out_data: OutU8,
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


@kernel(steps=lambda names, *_: len(names))
def find_suffixes(
    names: U8,
    offsets: I32,
    separator: int,
    out_starts: OutI64,
    out_lengths: OutI64,
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

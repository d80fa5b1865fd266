"""Null bits of rows to Arrow validity, 64 rows by 64 fields at a time.

A row keeps the null bits of its fields side by side, Arrow the validity bits of a column's rows.
Between the two lies a transposition, which costs the same however many of the 64 fields there are,
and for ten of them a fraction of what moving single bits does.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import inlined
from arrowmeta.kernels.words import load_word

TILE = 64

_ALL = np.uint64(0xFFFF_FFFF_FFFF_FFFF)


@inlined
def transpose_64(words: NDArray[np.uint64]) -> None:
    """Swap bit j of word i with bit i of word j, for all i and j, in place.

    Blocks off the diagonal change places: halves of the square first, then halves of those.
    """
    size = 32
    mask = np.uint64(0x0000_0000_FFFF_FFFF)
    while size:
        shift = np.uint64(size)
        row = 0
        while row < TILE:
            swapped = ((words[row] >> shift) ^ words[row + size]) & mask
            words[row + size] ^= swapped
            words[row] ^= swapped << shift
            # The next row whose bit `size` is not set.
            row = (row + size + 1) & ~size
        size >>= 1
        mask ^= mask << np.uint64(size)


@inlined
def store_validity(
    buf: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    skip: int,
    first: int,
    bits: NDArray[np.int64],
    words: NDArray[np.uint64],
    out_validity: NDArray[np.uint64],
) -> None:
    """Write the validity of the (up to) 64 rows from `first` on, which is a multiple of 64.

    The null bit of field i is bit `bits[i]` of the bytes from `starts + skip`, in ascending order;
    the caller has checked that the bytes are there. A row of negative length is absent and valid
    in no field. `words` is scratch space for 64 words. `out_validity` has a line of words for each
    field.
    """
    n_fields = out_validity.shape[0]
    n_rows = min(TILE, starts.shape[0] - first)
    field = 0
    while field < n_fields:
        word = bits[field] >> 6
        for i in range(n_rows):
            row = first + i
            if lengths[row] >= 0:
                words[i] = load_word(buf, starts[row] + skip + 8 * word) ^ _ALL
            else:
                words[i] = 0
        for i in range(n_rows, TILE):
            words[i] = 0
        transpose_64(words)
        while field < n_fields and bits[field] >> 6 == word:
            out_validity[field, first >> 6] = words[bits[field] & 63]
            field += 1

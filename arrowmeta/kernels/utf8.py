"""Whether bytes are UTF-8, string by string."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined
from arrowmeta.kernels.words import load_word

_HIGH_BITS = np.uint64(0x8080_8080_8080_8080)


@inlined
def is_utf8(buf: NDArray[np.uint8], pos: Integer, end: Integer) -> bool:
    """Check one string. Spec: Unicode 15, table 3-7."""
    # Most strings are ASCII, which eight bytes at a time can be seen to be.
    if end - pos >= 8:
        while end - pos >= 8 and not load_word(buf, pos) & _HIGH_BITS:
            pos += 8
        if end - pos < 8 and not load_word(buf, end - 8) & _HIGH_BITS:
            return True
    while pos < end:
        lead = np.int64(buf[pos])
        pos += 1
        if lead < 0x80:
            continue
        low, high = 0x80, 0xBF
        if 0xC2 <= lead <= 0xDF:
            more = 1
        elif 0xE0 <= lead <= 0xEF:
            more = 2
            if lead == 0xE0:
                low = 0xA0
            elif lead == 0xED:
                high = 0x9F
        elif 0xF0 <= lead <= 0xF4:
            more = 3
            if lead == 0xF0:
                low = 0x90
            elif lead == 0xF4:
                high = 0x8F
        else:
            return False
        if end - pos < more:
            return False
        if buf[pos] < low or buf[pos] > high:
            return False
        for i in range(1, more):
            if buf[pos + i] < 0x80 or buf[pos + i] > 0xBF:
                return False
        pos += more
    return True

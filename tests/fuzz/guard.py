"""Bytes that end where the process may not read on: a read past them is a crash, not garbage."""

import ctypes
import mmap
import sys
from collections import defaultdict
from contextlib import contextmanager

import numpy as np

from arrowmeta.io.compression import ByteBuffer

_PROT_NONE = 0
_protect = ctypes.CDLL(None, use_errno=True).mprotect

#: More bytes than this are left where they are: a copy of them would count as memory taken.
_MAX_LEN = 1 << 20

#: Pages of a power of two with an unreadable one behind them, to be used again: by that power.
_regions = defaultdict(list)

#: References to a region that nobody else holds: of the list, of the loop, and of the question.
_N_OWN_REFERENCES = 3


def guarded(content):
    """Copy bytes to the very end of readable memory."""
    length = len(content)
    power = max(0, (length - 1) // mmap.PAGESIZE).bit_length()
    end = mmap.PAGESIZE << power
    region = _free_region(power)
    region[end - length : end] = memoryview(content)
    return np.frombuffer(region, dtype=np.uint8, count=length, offset=end - length)


def _free_region(power):
    for region in _regions[power]:
        if sys.getrefcount(region) == _N_OWN_REFERENCES:
            return region
    region = mmap.mmap(-1, (1 + (1 << power)) * mmap.PAGESIZE)
    end = ctypes.addressof(ctypes.c_char.from_buffer(region)) + (mmap.PAGESIZE << power)
    if _protect(ctypes.c_void_p(end), ctypes.c_size_t(mmap.PAGESIZE), _PROT_NONE):
        raise OSError(ctypes.get_errno(), "mprotect")
    _regions[power].append(region)
    return region


def with_guard(content):
    """The same bytes, guarded if they are not too many."""
    return content if len(content) > _MAX_LEN else guarded(content).data


@contextmanager
def guarded_kernel_input():
    """Hand decompressed blocks to the kernel guarded, with the padding it is promised before."""
    plain_view = ByteBuffer.view

    def view(self):
        content = plain_view(self)
        return content if len(content) > _MAX_LEN else guarded(content)

    ByteBuffer.view = view
    try:
        yield
    finally:
        ByteBuffer.view = plain_view

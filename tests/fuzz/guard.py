"""Bytes that end where the process may not read on: a read past them is a crash, not garbage."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from numpy.typing import NDArray

from arrowmeta.io.byte_buffer import ByteBuffer

_PROT_NONE = 0

#: More bytes than this are left where they are: a copy of them would count as memory taken.
_MAX_LEN = 1 << 20


def guarded(content: bytes | NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Copy bytes to the very end of readable memory."""
    length = len(content)
    n_readable = -(-length // mmap.PAGESIZE) * mmap.PAGESIZE
    pages = mmap.mmap(-1, n_readable + mmap.PAGESIZE)
    pages[n_readable - length : n_readable] = memoryview(content)
    protect = ctypes.CDLL(None, use_errno=True).mprotect
    address = ctypes.addressof(ctypes.c_char.from_buffer(pages)) + n_readable
    if protect(ctypes.c_void_p(address), ctypes.c_size_t(mmap.PAGESIZE), _PROT_NONE):
        raise OSError(ctypes.get_errno(), "mprotect")
    return np.frombuffer(pages, dtype=np.uint8, count=length, offset=n_readable - length)


def with_guard(content: bytes) -> bytes | memoryview:
    """The same bytes, guarded if they are not too many."""
    return content if len(content) > _MAX_LEN else guarded(content).data


@contextmanager
def guarded_kernel_input() -> Iterator[None]:
    """Hand decompressed blocks to the kernel guarded, with the padding it is promised before."""
    plain_view = ByteBuffer.view

    def view(self: ByteBuffer) -> NDArray[np.uint8]:
        content = plain_view(self)
        return content if len(content) > _MAX_LEN else guarded(content)

    ByteBuffer.view = view  # type: ignore[method-assign]
    try:
        yield
    finally:
        ByteBuffer.view = plain_view  # type: ignore[method-assign]

"""The C functions that `zstandard` and `deflate` wrap, for kernels that call them by address.

Both packages bring their library along in an extension module, whose functions another library may
call where the platform lets it. That is not guaranteed: where one is not found, its codec is read
through the package, as all others are.

Sources: zstd.h (ZSTD_createDCtx, ZSTD_decompressDCtx), libdeflate.h (libdeflate_alloc_decompressor,
libdeflate_deflate_decompress); both say that these stay as they are.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any


@dataclass(frozen=True)
class CodecFunction:
    """A function that decompresses a block.

    Attributes:
        codec: what Avro calls it.
        address: of the function.
    """

    codec: str
    address: int
    _create: Any
    _free: Any

    @contextmanager
    def context(self) -> Iterator[int]:
        """Lend what the function takes first; not for two threads at once.

        Raises:
            MemoryError: there is no room for it.
        """
        context = self._create()
        if not context:
            raise MemoryError(f"no room for what decompresses {self.codec}")
        try:
            yield context
        finally:
            self._free(context)


#: By codec: the module with the library, and its functions: decompress, create and free a context.
_FUNCTIONS = {
    "zstandard": ("zstandard._cffi", "ZSTD_decompressDCtx", "ZSTD_createDCtx", "ZSTD_freeDCtx"),
    "deflate": (
        "deflate._deflate",
        "libdeflate_deflate_decompress",
        "libdeflate_alloc_decompressor",
        "libdeflate_free_decompressor",
    ),
}


@cache
def codec_function(codec: str) -> CodecFunction | None:
    """Return the function that decompresses a codec; None where there is none to call."""
    if codec not in _FUNCTIONS:
        return None
    module, *names = _FUNCTIONS[codec]
    try:
        spec = find_spec(module)
        if spec is None or spec.origin is None:
            return None
        # What the library calls is its own, though the program may have another version of it.
        library = ctypes.CDLL(spec.origin, mode=getattr(os, "RTLD_DEEPBIND", 0) | os.RTLD_NOW)
        decompress, create, free = (getattr(library, name) for name in names)
    except (ImportError, OSError, AttributeError):
        return None
    create.restype, create.argtypes = ctypes.c_void_p, []
    free.restype, free.argtypes = None, [ctypes.c_void_p]
    address = ctypes.cast(decompress, ctypes.c_void_p).value
    return None if address is None else CodecFunction(codec, address, create, free)

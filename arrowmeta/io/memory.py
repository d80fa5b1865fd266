"""The pool that columns, files and decompressed bytes are allocated from."""

from __future__ import annotations

import os

import pyarrow as pa

#: Milliseconds for which freed memory is kept for the next use; jemalloc's own default.
_KEPT_MILLIS = 10_000


def _kept_pool() -> pa.MemoryPool:
    """Return a pool that uses freed memory again: paging in more takes longer than decoding.

    jemalloc does so for some seconds, whatever thread freed it. malloc gives large blocks back at
    once and keeps an arena for each thread; mimalloc, Arrow's default, gives it back within
    milliseconds. A pool that the user has chosen by Arrow's own setting is used as it is.
    """
    if "ARROW_DEFAULT_MEMORY_POOL" in os.environ:
        return pa.default_memory_pool()
    if "jemalloc" not in pa.supported_memory_backends():
        return pa.system_memory_pool()
    pa.jemalloc_set_decay_ms(_KEPT_MILLIS)
    return pa.jemalloc_memory_pool()


#: For columns that callers keep, and for bytes that they are decoded from.
KEPT_POOL = _kept_pool()

"""Memory pool for columns, files and decompressed bytes."""

from __future__ import annotations

import os

import pyarrow as pa

#: Milliseconds before freed memory is returned to the system; jemalloc's default.
_KEPT_MILLIS = 10_000


def _kept_pool() -> pa.MemoryPool:
    """Return a pool that reuses freed memory: paging in memory takes longer than decoding.

    jemalloc keeps freed memory for seconds, whatever thread freed it. malloc returns large blocks
    at once and keeps an arena per thread; mimalloc, Arrow's default, returns memory within
    milliseconds. A pool chosen with Arrow's environment variable is used as it is.
    """
    if "ARROW_DEFAULT_MEMORY_POOL" in os.environ:
        return pa.default_memory_pool()
    if "jemalloc" not in pa.supported_memory_backends():
        return pa.system_memory_pool()
    pa.jemalloc_set_decay_ms(_KEPT_MILLIS)
    return pa.jemalloc_memory_pool()


#: Pool for returned columns, and for the bytes that they are decoded from.
KEPT_POOL = _kept_pool()

"""The memory pool of columns and decompressed bytes."""

import numpy as np

from arrowmeta.io.compression import ByteBuffer
from arrowmeta.io.reading import KEPT_POOL
from arrowmeta.kernels.buffers import new_array


def test_columns_and_decompressed_bytes_use_the_pool():
    before = KEPT_POOL.bytes_allocated()
    held = new_array(1 << 20, np.uint8), ByteBuffer(1 << 20)
    assert KEPT_POOL.bytes_allocated() - before >= 2 << 20
    del held
    assert KEPT_POOL.bytes_allocated() == before

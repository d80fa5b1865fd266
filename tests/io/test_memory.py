"""The memory pool of columns and decompressed bytes."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest

from arrowmeta.columns.buffers import new_array
from arrowmeta.io.compression import ByteBuffer
from arrowmeta.io.reading import KEPT_POOL, _kept_pool


def test_pool_is_jemalloc_where_available(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ARROW_DEFAULT_MEMORY_POOL", raising=False)
    has_jemalloc = "jemalloc" in pa.supported_memory_backends()
    assert _kept_pool().backend_name == ("jemalloc" if has_jemalloc else "system")


def test_pool_follows_arrow_default_memory_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARROW_DEFAULT_MEMORY_POOL", "any")
    assert _kept_pool().backend_name == pa.default_memory_pool().backend_name


def test_columns_and_decompressed_bytes_use_the_pool() -> None:
    before = KEPT_POOL.bytes_allocated()
    held = new_array(1 << 20, np.uint8), ByteBuffer(1 << 20)
    assert KEPT_POOL.bytes_allocated() - before >= 2 << 20
    del held
    assert KEPT_POOL.bytes_allocated() == before

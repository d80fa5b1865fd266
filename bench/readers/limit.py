"""The limit: read the files and decompress every block, and do nothing with what comes out."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import deflate
import zstandard

from bench.job import Job, Reader

_SYNC_LEN = 16
#: More than a block has after decompression; see `bench.inputs.BLOCK_LEN`.
_MOST = 1 << 17


def _one_file(format: str, path: str) -> int:
    """Return the bytes of all blocks; a header ends with the sync marker that ends each block."""
    file = memoryview(Path(path).read_bytes())
    zstd = zstandard.ZstdDecompressor()
    pos = bytes(file).index(file[-_SYNC_LEN:]) + _SYNC_LEN
    n_bytes = 0
    while pos < len(file):
        _, pos = _long(file, pos)
        length, pos = _long(file, pos)
        block = file[pos : pos + length]
        if format == "paimon":
            n_bytes += len(zstd.decompress(block, max_output_size=_MOST))
        else:
            n_bytes += len(deflate.deflate_decompress(block, _MOST))
        pos += length + _SYNC_LEN
    return n_bytes


def _long(file: memoryview, pos: int) -> tuple[int, int]:
    value, shift = 0, 0
    while file[pos] & 0x80:
        value |= (file[pos] & 0x7F) << shift
        pos, shift = pos + 1, shift + 7
    return (value | file[pos] << shift) >> 1, pos + 1


def _read(job: Job) -> int:
    with ThreadPoolExecutor(job.threads) as pool:
        return sum(pool.map(partial(_one_file, job.format), job.paths))


def _digest(n_bytes: int, _: Job) -> Mapping[str, int]:
    return {"decompressed_len": n_bytes}


READERS = {"entries": Reader(_read, _digest)}

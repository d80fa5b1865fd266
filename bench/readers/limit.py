"""The limit: read the files and decompress every block, and do nothing with what comes out.

Each candidate decompresses into memory it uses again, where its library can; it is told where the
blocks are and how long they get, which a real reader has to find out.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from threading import local
from typing import Any, NamedTuple

import cramjam
import deflate
import pyarrow as pa
import zstandard
from backports import zstd
from isal import isal_zlib
from zlib_ng import zlib_ng

from bench.job import Job, Reader

SYNC_LEN = 16

#: Takes the compressed bytes, the length to come, and memory that is long enough.
Decompress = Callable[[memoryview, int, Any], object]


class Frame(NamedTuple):
    """Where a block is in its file, and its length after decompression."""

    start: int
    end: int
    raw_len: int


_CANDIDATES: dict[str, dict[str, Decompress]] = {
    "iceberg": {
        "zlib": lambda block, n, _: zlib.decompress(block, -15, n),
        "isal": lambda block, n, _: isal_zlib.decompress(block, -15, n),
        "zlib-ng": lambda block, n, _: zlib_ng.decompress(block, -15, n),
        "libdeflate": lambda block, n, _: deflate.deflate_decompress(block, n),
        "cramjam deflate": lambda block, _, out: cramjam.deflate.decompress_into(block, out),
    },
    "paimon": {
        "zstandard": lambda block, n, _: _kept().decompress(block, max_output_size=n),
        "zstandard readinto": lambda block, n, out: _kept().stream_reader(block).readinto(out[:n]),
        "backports.zstd": lambda block, _, __: zstd.decompress(block),
        "cramjam": lambda block, _, out: cramjam.zstd.decompress_into(block, out),
        "pyarrow": lambda block, n, _: pa.Codec("zstd").decompress(block, decompressed_size=n),
        "pyarrow stream": lambda block, _, __: _stream(block),
    },
}

_of_thread = local()


def _kept() -> zstandard.ZstdDecompressor:
    """Return this thread's decompressor."""
    if not hasattr(_of_thread, "zstandard"):
        _of_thread.zstandard = zstandard.ZstdDecompressor()
    return _of_thread.zstandard


def _stream(block: memoryview) -> bytes:
    with pa.CompressedInputStream(pa.BufferReader(block), "zstd") as stream:
        return stream.read()


@cache
def _frames(path: str, format: str) -> list[Frame]:
    """Find the blocks of a file; a header ends with the sync marker that ends each block."""
    file = Path(path).read_bytes()
    sync = file[-SYNC_LEN:]
    pos = file.index(sync) + SYNC_LEN
    frames = []
    while pos < len(file):
        _, pos = _long(file, pos)
        length, pos = _long(file, pos)
        block = memoryview(file)[pos : pos + length]
        raw = zlib.decompress(block, -15) if format == "iceberg" else zstd.decompress(block)
        frames.append(Frame(pos, pos + length, len(raw)))
        pos += length + SYNC_LEN
    return frames


def _long(file: bytes, pos: int) -> tuple[int, int]:
    value, shift = 0, 0
    while file[pos] & 0x80:
        value |= (file[pos] & 0x7F) << shift
        pos, shift = pos + 1, shift + 7
    return (value | file[pos] << shift) >> 1, pos + 1


def _room(length: int) -> memoryview:
    """Return memory of this thread of at least `length` bytes."""
    if len(getattr(_of_thread, "room", ())) < length:
        _of_thread.room = memoryview(bytearray(length))
    return _of_thread.room


def _one_file(name: str, format: str, path: str) -> int:
    decompress = _CANDIDATES[format][name]
    file = memoryview(Path(path).read_bytes())
    frames = _frames(path, format)
    for frame in frames:
        decompress(file[frame.start : frame.end], frame.raw_len, _room(frame.raw_len))
    return sum(frame.raw_len for frame in frames)


def _read(name: str, job: Job) -> int:
    with ThreadPoolExecutor(job.threads) as pool:
        return sum(pool.map(partial(_one_file, name, job.format), job.paths))


def _digest(n_bytes: int, _: Job) -> Mapping[str, int]:
    return {"decompressed_len": n_bytes}


READERS = {
    name: Reader(partial(_read, name), _digest)
    for candidates in _CANDIDATES.values()
    for name in candidates
}

"""Decompress Avro blocks into one buffer, by codec name, up to a limit.

A codec is a function that appends the decompressed bytes of a block to a buffer, and stops when the
block would exceed its limit, so that a few bytes cannot exhaust memory.

Where possible, kernels call the C functions of `zstandard` and `deflate` by address
(`codec_function`): both packages contain their library in an extension module. They leave blocks
that they cannot decompress to the functions here, which report errors exactly. Sources: zstd.h
(ZSTD_createDCtx, ZSTD_decompressDCtx), libdeflate.h (libdeflate_alloc_decompressor,
libdeflate_deflate_decompress), which are stable. Why these libraries:
`docs/decisions/decompression.md`.
"""

from __future__ import annotations

import bz2
import ctypes
import lzma
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib.util import find_spec
from typing import Any

import numpy as np
import pyarrow as pa
import zstandard
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.io.reading import BUFFER_POOL

#: Readable bytes after the end, so that kernels may check a position after reading it.
PADDING = 16

_FIRST_LEN = 1 << 16


def _bytes(length: int) -> NDArray[np.uint8]:
    return np.frombuffer(pa.allocate_buffer(length, memory_pool=BUFFER_POOL), dtype=np.uint8)


class ByteBuffer:
    """Growing buffer of bytes.

    Args:
        capacity: initial capacity, if a guess is available.

    Attributes:
        length: bytes written so far; lower it to drop the last bytes.
    """

    def __init__(self, capacity: int = _FIRST_LEN) -> None:
        self._data = _bytes(capacity + PADDING)
        self.length = 0

    @property
    def capacity(self) -> int:
        """Capacity in bytes."""
        return len(self._data) - PADDING

    @property
    def address(self) -> int:
        """Address of the bytes, valid until the buffer grows."""
        return int(self._data.ctypes.data)

    def room(self, at_least: int) -> memoryview:
        """Return the unwritten rest, of at least `at_least` bytes; count what is written."""
        if self.length + at_least + PADDING > len(self._data):
            larger = _bytes(2 * (self.length + at_least) + PADDING)
            larger[: self.length] = self._data[: self.length]
            self._data = larger
        return self._data.data[self.length : len(self._data) - PADDING]

    def append(self, content: bytes | bytearray | memoryview) -> None:
        """Append bytes."""
        self.room(len(content))[: len(content)] = content
        self.length += len(content)

    def view(self) -> NDArray[np.uint8]:
        """Return the bytes, followed by `PADDING` zeros; the buffer must not grow afterwards."""
        self._data[self.length : self.length + PADDING] = 0
        return self._data[: self.length + PADDING]


Decompress = Callable[[memoryview, ByteBuffer, int], None]

#: Errors of the libraries for invalid bytes.
_LIBRARY_ERRORS: tuple[type[Exception], ...] = (
    zlib.error,
    zstandard.ZstdError,
    OSError,
    lzma.LZMAError,
    EOFError,
    ValueError,
    pa.ArrowException,
)

#: Bytes decompressed at once; they are copied, and take memory twice.
_PIECE_LEN = 1 << 22

#: Largest window of the library, ZSTD_WINDOWLOG_MAX, which kernels accept, too. Default: 128 MiB.
_ZSTD_WINDOW = 1 << 31


def decompress(codec: str, block: memoryview, out: ByteBuffer, max_len: int) -> None:
    """Append the decompressed bytes of a block to `out`; leave `out` unchanged on errors.

    Raises:
        UnsupportedError: the codec is not defined by Avro.
        CorruptMetadataError: the bytes are invalid.
        LimitError: the result would exceed `max_len` bytes.
    """
    function = _CODECS.get(codec)
    if function is None:
        raise UnsupportedError(f"Avro codec {codec!r} is not one of {', '.join(_CODECS)}")
    before = out.length
    try:
        function(block, out, max_len)
        if out.length - before > max_len:
            raise LimitError(f"a block decompresses to more than the limit of {max_len:,} bytes")
    except LimitError:
        out.length = before
        raise
    except _LIBRARY_ERRORS as error:
        out.length = before
        raise CorruptMetadataError(f"not {codec} data: {error}") from error


def _null(block: memoryview, out: ByteBuffer, max_len: int) -> None:
    if len(block) <= max_len:
        out.append(block)
    else:
        raise LimitError(f"a block of {len(block):,} bytes is over the limit of {max_len:,}")


def _deflate(block: memoryview, out: ByteBuffer, max_len: int) -> None:
    # fastavro and PyIceberg leave a part of zlib's checksum after the stream, which is ignored.
    stream = zlib.decompressobj(-15)
    end = out.length + max_len
    rest: memoryview | bytes = block
    while not stream.eof and out.length <= end:
        piece = stream.decompress(rest, _PIECE_LEN)
        out.append(piece)
        rest = stream.unconsumed_tail
        if len(piece) < _PIECE_LEN and not stream.eof:
            raise EOFError("the compressed stream is truncated")


def _in_pieces(
    stream_of: Callable[[int], bz2.BZ2Decompressor | lzma.LZMADecompressor],
    block: memoryview,
    out: ByteBuffer,
    max_len: int,
) -> None:
    stream, end = stream_of(max_len), out.length + max_len
    out.append(stream.decompress(block, _PIECE_LEN))
    while not stream.eof and out.length <= end:
        if stream.needs_input:
            raise EOFError("the compressed stream is truncated")
        out.append(stream.decompress(b"", _PIECE_LEN))
    if stream.unused_data:
        raise ValueError(f"{len(stream.unused_data)} bytes follow the compressed stream")


def _snappy(block: memoryview, out: ByteBuffer, max_len: int) -> None:
    """Decompress raw snappy followed by the big-endian CRC-32 of the result.

    Spec: Avro 1.12, Required Codecs / Optional Codecs, snappy.
    """
    body, crc = block[:-4], block[-4:]
    size, shift = 0, 0
    for byte in body[:5]:
        size |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            break
    else:
        raise ValueError("no length at the start of the block")
    # A snappy element of 2 bytes yields at most 64 bytes.
    if size > 64 * len(body):
        raise ValueError(f"{len(body)} bytes cannot hold the announced {size:,}")
    if size > max_len:
        raise LimitError(f"a block decompresses to {size:,} bytes, over the limit of {max_len:,}")
    content = memoryview(pa.Codec("snappy").decompress(body, decompressed_size=size)).cast("B")
    if zlib.crc32(content) != int.from_bytes(crc, "big"):
        raise ValueError("the CRC-32 of the block does not match")
    out.append(content)


def _zstandard(block: memoryview, out: ByteBuffer, max_len: int) -> None:
    # Java omits the content size in the frame header, so the length is unknown.
    # Spec: RFC 8878, 3: one or more frames. Java reads all of them, too.
    decompressor = zstandard.ZstdDecompressor(max_window_size=_ZSTD_WINDOW)
    stream = decompressor.stream_reader(block, read_across_frames=True)
    end = out.length + max_len
    while out.length <= end:
        room = out.room(1 << 16)[: end + 1 - out.length]
        n_bytes = stream.readinto(room)
        out.length += n_bytes
        if n_bytes < len(room):
            return


_CODECS: dict[str, Decompress] = {
    "null": _null,
    "deflate": _deflate,
    "snappy": _snappy,
    "zstandard": _zstandard,
    "bzip2": partial(_in_pieces, lambda _: bz2.BZ2Decompressor()),
    "xz": partial(
        _in_pieces, lambda most: lzma.LZMADecompressor(lzma.FORMAT_AUTO, max(most, 1 << 26))
    ),
}


class CodecFunction(Struct, frozen=True):
    """C function that decompresses a block.

    Attributes:
        codec: Avro's name of the codec.
        address: address of the function.
    """

    codec: str
    address: int
    _create: Any
    _free: Any

    @contextmanager
    def context(self) -> Iterator[int]:
        """Lend a context, the first argument of the function; not thread-safe.

        Raises:
            MemoryError: it cannot be allocated.
        """
        context = self._create()
        if not context:
            raise MemoryError(f"no memory for a decompressor of {self.codec}")
        try:
            yield context
        finally:
            self._free(context)


#: By codec: module with the library, and functions to decompress, create and free a context.
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
    """Return the C function of a codec; None if it is not found."""
    if codec not in _FUNCTIONS:
        return None
    module, *names = _FUNCTIONS[codec]
    try:
        spec = find_spec(module)
        if spec is None or spec.origin is None:
            return None
        # RTLD_DEEPBIND: the process may have loaded another version of the library.
        library = ctypes.CDLL(spec.origin, mode=getattr(os, "RTLD_DEEPBIND", 0) | os.RTLD_NOW)
        decompress, create, free = (getattr(library, name) for name in names)
    except (ImportError, OSError, AttributeError):
        return None
    create.restype, create.argtypes = ctypes.c_void_p, []
    free.restype, free.argtypes = None, [ctypes.c_void_p]
    address = ctypes.cast(decompress, ctypes.c_void_p).value
    return None if address is None else CodecFunction(codec, address, create, free)

"""Decompression of one Avro block, by codec name, never past a limit.

A codec is a function from compressed bytes to decompressed bytes. Each stops as soon as the result
would pass `max_len`, so that a few bytes cannot claim the machine's memory.
"""

from __future__ import annotations

import bz2
import lzma
import zlib
from collections.abc import Callable
from functools import cache

import pyarrow as pa

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError

Decompress = Callable[[memoryview, int], bytes | memoryview | pa.Buffer]

#: What each library raises for bytes that are not of its codec.
_LIBRARY_ERRORS = (zlib.error, OSError, lzma.LZMAError, EOFError, ValueError, pa.ArrowException)


def decompress(codec: str, block: memoryview, max_len: int) -> bytes | memoryview | pa.Buffer:
    """Return the decompressed bytes of one block.

    Raises:
        UnsupportedError: a codec that no Avro implementation defines.
        CorruptMetadataError: bytes that are not of the codec.
        LimitError: more than `max_len` bytes would come out.
    """
    function = _CODECS.get(codec)
    if function is None:
        raise UnsupportedError(f"Avro codec {codec!r} is not one of {', '.join(_CODECS)}")
    try:
        return function(block, max_len)
    except _LIBRARY_ERRORS as error:
        raise CorruptMetadataError(f"not {codec} data: {error}") from error


def _over_limit(max_len: int) -> LimitError:
    return LimitError(f"a block decompresses to more than the limit of {max_len:,} bytes")


def _null(block: memoryview, max_len: int) -> memoryview:
    if len(block) > max_len:
        raise _over_limit(max_len)
    return block


def _deflate(block: memoryview, max_len: int) -> bytes:
    stream = zlib.decompressobj(-15)
    out = stream.decompress(block, max_len)
    if stream.unconsumed_tail or (len(out) == max_len and not stream.eof):
        raise _over_limit(max_len)
    # fastavro and PyIceberg leave a part of zlib's checksum behind the stream.
    return _whole(out, is_whole=stream.eof, trailing=b"")


def _bzip2(block: memoryview, max_len: int) -> bytes:
    stream = bz2.BZ2Decompressor()
    out = stream.decompress(block, max_len)
    if not stream.eof and not stream.needs_input:
        raise _over_limit(max_len)
    return _whole(out, is_whole=stream.eof, trailing=stream.unused_data)


def _xz(block: memoryview, max_len: int) -> bytes:
    stream = lzma.LZMADecompressor(lzma.FORMAT_AUTO, memlimit=max(max_len, 1 << 26))
    out = stream.decompress(block, max_len)
    if not stream.eof and not stream.needs_input:
        raise _over_limit(max_len)
    return _whole(out, is_whole=stream.eof, trailing=stream.unused_data)


def _whole(out: bytes, *, is_whole: bool, trailing: bytes) -> bytes:
    if not is_whole:
        raise EOFError("the compressed stream ends too early")
    if trailing:
        raise ValueError(f"{len(trailing)} bytes follow the compressed stream")
    return out


def _snappy(block: memoryview, max_len: int) -> pa.Buffer:
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
    # No snappy element yields more than 64 bytes of output from 2 bytes of input.
    if size > max_len:
        raise _over_limit(max_len)
    if size > 64 * len(body):
        raise ValueError(f"{len(body)} bytes cannot hold the announced {size:,}")
    out = _pyarrow_codec("snappy").decompress(body, decompressed_size=size)
    if zlib.crc32(out) != int.from_bytes(crc, "big"):
        raise ValueError("the CRC-32 of the block does not match")
    return out


def _zstandard(block: memoryview, max_len: int) -> bytes:
    # Java leaves the content size out of the frame header, so the result's length is not known.
    parts = []
    room = max_len + 1
    with pa.CompressedInputStream(pa.BufferReader(block), "zstd") as stream:
        while room > 0 and (part := stream.read(min(room, 4 * len(block) + 65_536))):
            parts.append(part)
            room -= len(part)
    if room <= 0:
        raise _over_limit(max_len)
    return b"".join(parts)


@cache
def _pyarrow_codec(name: str) -> pa.Codec:
    return pa.Codec(name)


_CODECS: dict[str, Decompress] = {
    "null": _null,
    "deflate": _deflate,
    "snappy": _snappy,
    "zstandard": _zstandard,
    "bzip2": _bzip2,
    "xz": _xz,
}

"""The bytes of a metadata file in pieces, decompressed if they are compressed.

The magic number tells the codec; names differ between writers.
Spec: Iceberg 1.x, core/TableMetadataParser.java (Codec).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import IO, cast

import zstandard

from arrowmeta.avro.container import DECOMPRESSED_LIMIT
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.reading import Piece

_GZIP_MAGIC = b"\x1f\x8b"
_ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
#: Maximum decompressed bytes, which cost time; memory is limited by what is kept of them.
MAX_DECOMPRESSED_BYTES = 2 << 30
#: Bytes that are decompressed at once, and that result at once.
_PIECE_LEN = 1 << 20


def uncompressed(pieces: Iterable[Piece], path: str, most: int) -> Iterator[Piece]:
    """Yield the content of a metadata file.

    Args:
        pieces: bytes of the file, in order; the magic number is in the first one.
        path: for messages.
        most: limit of decompressed bytes; in memory if they are put together.

    Raises:
        CorruptMetadataError: the bytes are no stream of the codec, or its end is missing.
        LimitError: the content has more bytes than `most`.
    """
    rest = iter(pieces)
    first = next(rest, b"")
    pieces, begin = chain([first], rest), bytes(memoryview(first)[: len(_ZSTD_MAGIC)])
    if begin.startswith(_GZIP_MAGIC):
        return _within(most, _from_gzip(_parts(pieces), path), path)
    if begin == _ZSTD_MAGIC:
        return _within(most, _from_zstandard(_parts(pieces), path), path)
    return pieces


def _parts(pieces: Iterable[Piece]) -> Iterator[bytes]:
    for piece in pieces:
        whole = memoryview(piece)
        for at in range(0, len(whole), _PIECE_LEN):
            yield bytes(whole[at : at + _PIECE_LEN])


def _within(most: int, content: Iterator[bytes], path: str) -> Iterator[bytes]:
    n_bytes = 0
    for piece in content:
        n_bytes += len(piece)
        if n_bytes > most:
            raise LimitError(
                f"{path} decompresses to more than {most:,} bytes, the limit for compressed "
                f"metadata; the storage option {DECOMPRESSED_LIMIT} changes it"
            )
        yield piece


def _from_gzip(parts: Iterator[bytes], path: str) -> Iterator[bytes]:
    stream = zlib.decompressobj(wbits=31)
    try:
        for rest in parts:
            while rest and not stream.eof:
                yield stream.decompress(rest, _PIECE_LEN)
                rest = stream.unconsumed_tail
    except zlib.error as error:
        raise CorruptMetadataError(f"not gzip data: {error}", path=path) from error
    if not stream.eof:
        raise CorruptMetadataError("the gzip data is truncated", path=path)


class _File:
    """Parts as an open file, of which each read returns one."""

    def __init__(self, parts: Iterator[bytes]) -> None:
        self._parts = parts

    def read(self, size: int) -> bytes:
        """Return the next part, whatever its size; empty at the end."""
        return next(self._parts, b"")


def _from_zstandard(parts: Iterator[bytes], path: str) -> Iterator[bytes]:
    # Spec: RFC 8878, 3: one or more frames.
    stream = zstandard.ZstdDecompressor().stream_reader(
        cast("IO[bytes]", _File(parts)), read_across_frames=True
    )
    try:
        while piece := stream.read(_PIECE_LEN):
            yield piece
    except zstandard.ZstdError as error:
        raise CorruptMetadataError(f"not zstandard data: {error}", path=path) from error

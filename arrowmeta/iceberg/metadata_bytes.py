"""The bytes of a metadata file in pieces, decompressed if they are compressed.

The magic number tells the codec; names differ between writers.
Spec: Iceberg 1.x, core/TableMetadataParser.java (Codec).
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import IO, cast

import zstandard

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.reading import Piece

_GZIP_MAGIC = b"\x1f\x8b"
_ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
#: Maximum compression ratio; JSON has about 10.
_MAX_RATIO = 100
_MAX_SMALL_BYTES = 1 << 20
#: Bytes decompressed at once.
_PIECE_LEN = 1 << 20


def uncompressed(pieces: Iterable[Piece], path: str) -> Iterator[Piece]:
    """Yield the content of a metadata file.

    Args:
        pieces: bytes of the file, in order; the magic number is in the first one.
        path: for messages.

    Raises:
        CorruptMetadataError: the bytes are no stream of the codec, or its end is missing.
        LimitError: the content has more than 100 times the bytes of the file.
    """
    rest = iter(pieces)
    first = memoryview(next(rest, b""))
    source = _Source(chain([first], rest))
    if bytes(first[: len(_GZIP_MAGIC)]) == _GZIP_MAGIC:
        return _within_ratio(_from_gzip(source, path), source, path)
    if bytes(first[: len(_ZSTD_MAGIC)]) == _ZSTD_MAGIC:
        return _within_ratio(_from_zstandard(source, path), source, path)
    return source.pieces


class _Source(io.RawIOBase):
    """Pieces as a file.

    Attributes:
        n_read: bytes that were read.
    """

    def __init__(self, pieces: Iterator[Piece]) -> None:
        self.pieces = pieces
        self.n_read = 0
        self._piece = memoryview(b"")

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes, up to `size`; empty at the end."""
        while not len(self._piece):
            piece = next(self.pieces, None)
            if piece is None:
                return b""
            self._piece = memoryview(piece)
        part = self._piece if size < 0 else self._piece[:size]
        self._piece = self._piece[len(part) :]
        self.n_read += len(part)
        return bytes(part)


def _within_ratio(content: Iterator[bytes], source: _Source, path: str) -> Iterator[bytes]:
    n_bytes = 0
    for piece in content:
        n_bytes += len(piece)
        if n_bytes > max(_MAX_SMALL_BYTES, _MAX_RATIO * source.n_read):
            raise LimitError(
                f"{path} decompresses to more than {_MAX_RATIO} times its size, the limit for "
                "compressed metadata"
            )
        yield piece


def _from_gzip(source: _Source, path: str) -> Iterator[bytes]:
    stream = zlib.decompressobj(wbits=31)
    try:
        while not stream.eof:
            raw = stream.unconsumed_tail or source.read(_PIECE_LEN)
            if not raw:
                raise CorruptMetadataError("the gzip data is truncated", path=path)
            yield stream.decompress(raw, _PIECE_LEN)
    except zlib.error as error:
        raise CorruptMetadataError(f"not gzip data: {error}", path=path) from error


def _from_zstandard(source: _Source, path: str) -> Iterator[bytes]:
    # Spec: RFC 8878, 3: one or more frames.
    stream = zstandard.ZstdDecompressor().stream_reader(
        cast("IO[bytes]", source), read_across_frames=True
    )
    try:
        while piece := stream.read(_PIECE_LEN):
            yield piece
    except zstandard.ZstdError as error:
        raise CorruptMetadataError(f"not zstandard data: {error}", path=path) from error

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

from arrowmeta.avro.file import DECOMPRESSED_LIMIT
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.reading import Piece

_GZIP_MAGIC = b"\x1f\x8b"
_ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
#: Maximum decompressed bytes, which cost time; memory is limited by what is kept of them.
MAX_DECOMPRESSED_BYTES = 2 << 30
#: Bytes decompressed at once.
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
    first = memoryview(next(rest, b""))
    source = _Source(chain([first], rest))
    if bytes(first[: len(_GZIP_MAGIC)]) == _GZIP_MAGIC:
        return _within(most, _from_gzip(source, path), path)
    if bytes(first[: len(_ZSTD_MAGIC)]) == _ZSTD_MAGIC:
        return _within(most, _from_zstandard(source, path), path)
    return source.pieces


class _Source(io.RawIOBase):
    """Pieces as a file."""

    def __init__(self, pieces: Iterator[Piece]) -> None:
        self.pieces = pieces
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
        return bytes(part)


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

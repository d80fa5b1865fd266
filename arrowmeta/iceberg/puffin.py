"""Puffin files: blobs one after the other, and a footer that says what they are.

Knows the footer and checks what it says against the file's bytes. What is in a blob is for others
to know, and a reader that has a blob's place from elsewhere needs no footer.

Spec: Iceberg, Puffin file format.
"""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.iceberg.statistics_file import Blob, to_blob
from arrowmeta.io.json_file import MAX_JSON_BYTES, JsonObject, parse_json
from arrowmeta.output.nouns import counted

MAGIC = b"PFA1"
#: What follows the footer's payload: its size, flags, and the magic number once more.
_SIZE_LEN = 4
_FLAGS_LEN = 4
_TAIL_LEN = _SIZE_LEN + _FLAGS_LEN + len(MAGIC)
#: The magic number in front of the payload, and the one in front of the blobs.
_HEAD_LEN = len(MAGIC)
_PAYLOAD_IS_LZ4 = 1

#: A payload may decompress to so much for each of its bytes, and to a base however small it is.
_MAX_LZ4_RATIO = 100
_LZ4_BASE = 1 << 16


@dataclass(frozen=True)
class PlacedBlob:
    """A blob of a Puffin file.

    Attributes:
        blob: what it is.
        offset: its first byte in the file.
        length: its bytes, as they lie in the file.
        codec: what compresses it; None where nothing does.
    """

    blob: Blob
    offset: int
    length: int
    codec: str | None


def read_footer(data: memoryview, path: str) -> tuple[PlacedBlob, ...]:
    """Return the blobs that the file at `path` says it holds.

    Raises:
        CorruptMetadataError: the bytes break the format.
        UnsupportedError: the footer has flags of a newer version of the format.
        LimitError: the footer grows out of proportion when it is decompressed.
    """
    payload, end = _payload(data, path)
    return tuple(_placed(blob, end) for blob in parse_json(payload, path).objects("blobs"))


def _payload(data: memoryview, path: str) -> tuple[bytes, int]:
    """A footer is magic, payload, size of the payload, flags and magic, at the end of the file.

    Returns the payload, decompressed, and where the footer begins.

    Spec: Iceberg, Puffin file format, Footer structure.
    """
    tail_pos = len(data) - _TAIL_LEN
    if tail_pos < 2 * _HEAD_LEN or data[-len(MAGIC) :] != MAGIC or data[:_HEAD_LEN] != MAGIC:
        raise CorruptMetadataError("a Puffin file begins and ends with PFA1", path=path)
    size = int.from_bytes(data[tail_pos : tail_pos + _SIZE_LEN], "little", signed=True)
    footer_pos = tail_pos - size - _HEAD_LEN
    if size < 0 or footer_pos < _HEAD_LEN:
        reason = f"the footer's size is {size:,}, which leads out of the file"
        raise CorruptMetadataError(reason, path=path, byte=tail_pos)
    payload_pos = footer_pos + _HEAD_LEN
    if data[footer_pos:payload_pos] != MAGIC:
        raise CorruptMetadataError("the footer begins with PFA1", path=path, byte=footer_pos)
    flags_pos = tail_pos + _SIZE_LEN
    flags = int.from_bytes(data[flags_pos : flags_pos + _FLAGS_LEN], "little")
    if flags & ~_PAYLOAD_IS_LZ4:
        raise UnsupportedError(f"{path}: the footer's flags are {flags:#x}; only bit 0 is known")
    payload = data[payload_pos:tail_pos]
    return (_from_lz4(payload, path) if flags else bytes(payload)), footer_pos


def _from_lz4(payload: memoryview, path: str) -> bytes:
    """Return what one LZ4 frame holds, if that is in proportion to its size."""
    limit = min(MAX_JSON_BYTES, max(_LZ4_BASE, len(payload) * _MAX_LZ4_RATIO))
    try:
        with pa.CompressedInputStream(pa.BufferReader(pa.py_buffer(payload)), "lz4") as stream:
            content: bytes = stream.read(limit + 1)
    except (OSError, pa.ArrowException) as error:
        raise CorruptMetadataError(f"the footer is not LZ4 data: {error}", path=path) from error
    if len(content) > limit:
        raise LimitError(f"{path}: the footer decompresses to more than {limit:,} bytes")
    return content


def _placed(json: JsonObject, end: int) -> PlacedBlob:
    """Translate a blob of the footer, which must lie between the magic number and the footer."""
    offset, length = json.integer("offset"), json.integer("length")
    if offset < _HEAD_LEN or length < 0 or offset + length > end:
        raise CorruptMetadataError(
            f"a blob of {counted(length, 'byte')} at byte {offset:,} "
            "lies outside of the file's blobs",
            path=json.path,
        )
    return PlacedBlob(to_blob(json), offset, length, json.optional_text("compression-codec"))

"""Avro object container files: parse the header, and find the blocks.

Spec: Avro 1.12, Object Container Files.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.output.nouns import counted
from arrowmeta.records import dataclass

MAGIC = b"Obj\x01"
SYNC_LEN = 16

#: Limit of the rows of a block, so that sums of counts fit 64 bits.
MAX_ROWS = 1 << 32

#: Largest header that is kept for the next file.
_KEPT_HEADER_LEN = 1 << 20


@dataclass(frozen=True)
class Header:
    """Header of a file.

    Attributes:
        metadata: keys and values.
        sync: the sync marker, 16 bytes at the end of every block.
        length: bytes before the first block.
    """

    metadata: dict[str, bytes]
    sync: bytes
    length: int

    @property
    def schema_text(self) -> str:
        """The writer's schema as JSON text."""
        try:
            return _decoded(self.metadata["avro.schema"])
        except KeyError:
            raise CorruptMetadataError("the header has no avro.schema") from None
        except UnicodeDecodeError as error:
            raise CorruptMetadataError(f"avro.schema is not UTF-8: {error}") from error

    @property
    def codec(self) -> str:
        """The compression codec of all blocks; `null` by default."""
        return self.metadata.get("avro.codec", b"null").decode("ascii", "replace")


@lru_cache(maxsize=16)
def _decoded(schema: bytes) -> str:
    """Decode a schema. Returns the same object for the same bytes, so that it is hashed once."""
    return schema.decode()


#: A block: its number of rows by its frame, start and end of its (compressed) data in the file. A
#: plain tuple, because there are many.
Block: TypeAlias = tuple[int, int, int]


#: Bytes and metadata of the last header, without its sync marker. Files of one writer often differ
#: in the marker only.
_latest: tuple[bytes, dict[str, bytes]] = (b"", {})


def read_header(file: memoryview) -> Header:
    """Parse the header at the start of `file`.

    Raises:
        CorruptMetadataError: not an Avro container file, or cut inside the header.
    """
    global _latest
    start, metadata = _latest
    if not start or bytes(file[: len(start)]) != start:  # memoryviews compare slowly
        metadata, length = _read_metadata(file)
        start = bytes(file[:length])
        if length <= _KEPT_HEADER_LEN:
            _latest = start, metadata
    sync = bytes(file[len(start) : len(start) + SYNC_LEN])
    if len(sync) < SYNC_LEN:
        raise CorruptMetadataError("the file ends inside its header", byte=len(file))
    return Header(metadata, sync, len(start) + SYNC_LEN)


def _read_metadata(file: memoryview) -> tuple[dict[str, bytes], int]:
    """Return keys and values of a header, and the position after them."""
    if bytes(file[:4]) != MAGIC:
        raise CorruptMetadataError(
            "not an Avro container file: it does not start with 'Obj' and 1"
            if len(file)
            else "not an Avro container file: it is empty",
            byte=0,
        )
    metadata: dict[str, bytes] = {}
    pos = 4
    while True:
        count, pos = _read_count(file, pos)
        if count == 0:
            return metadata, pos
        for _ in range(count):
            key, pos = _read_bytes(file, pos)
            value, pos = _read_bytes(file, pos)
            metadata[key.decode("utf-8", "replace")] = value


def iter_blocks(file: memoryview, sync: bytes, pos: int) -> Iterator[Block]:
    """Yield the blocks of `file` from `pos` on, after checking frame and sync marker of each.

    Raises:
        CorruptMetadataError: a frame that does not fit the file, or a wrong sync marker; `byte` is
            the position in the file.
    """
    file_len = len(file)
    while pos < file_len:
        n_rows, start, end = read_frame(file, pos, file_len)
        if bytes(file[end : end + SYNC_LEN]) != sync:
            raise CorruptMetadataError("wrong sync marker", byte=end)
        yield n_rows, start, end
        pos = end + SYNC_LEN


def read_frame(file: memoryview, pos: int, file_len: int) -> Block:
    """Return the block whose frame is at `pos` of a file of so many bytes.

    Raises:
        CorruptMetadataError: the frame does not fit the file.
    """
    n_rows, size_pos = _read_long(file, pos)
    size, start = _read_long(file, size_pos)
    end = start + size
    if not 0 <= n_rows < MAX_ROWS or size < 0 or end + SYNC_LEN > file_len:
        raise CorruptMetadataError(
            f"a block of {counted(n_rows, 'row')} in {counted(size, 'byte')} does not fit "
            f"the remaining {max(0, file_len - start - SYNC_LEN):,}",
            byte=pos,
        )
    return n_rows, start, end


def _read_count(file: memoryview, pos: int) -> tuple[int, int]:
    """Read the item count of a metadata block; a negative one is followed by its byte size."""
    count, pos = _read_long(file, pos)
    if count < 0:
        _, pos = _read_long(file, pos)
        count = -count
    if count > len(file) - pos:
        raise CorruptMetadataError(f"{count:,} header entries do not fit the file", byte=pos)
    return count, pos


def _read_bytes(file: memoryview, pos: int) -> tuple[bytes, int]:
    size, start = _read_long(file, pos)
    if not 0 <= size <= len(file) - start:
        raise CorruptMetadataError(
            f"{counted(size, 'byte')} cannot fit the file's header", byte=pos
        )
    return bytes(file[start : start + size]), start + size


def _read_long(file: memoryview, pos: int) -> tuple[int, int]:
    """Read one zig-zag variable-length long. Spec: Avro 1.12, Binary Encoding, Primitive Types."""
    start, value, shift = pos, 0, 0
    try:
        while True:
            byte = file[pos]
            value |= (byte & 0x7F) << shift
            pos += 1
            if byte < 0x80:
                break
            shift += 7
            if shift == 70:
                raise CorruptMetadataError("a number of more than 10 bytes", byte=start)
    except IndexError:
        raise CorruptMetadataError("the file ends inside a number", byte=start) from None
    if value >> 64:
        raise CorruptMetadataError("a number of more than 64 bits", byte=start)
    return (value >> 1) ^ -(value & 1), pos

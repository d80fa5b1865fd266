"""Avro object container files: bytes with a name and limits, the header, and the blocks.

`Announced` is what other metadata says of a file. Spec: Avro 1.12, Object Container Files.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import pyarrow as pa
from msgspec import Struct

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.document import MAX_JSON_BYTES
from arrowmeta.io.options import StorageOptions
from arrowmeta.io.storage import JSON_LIMIT
from arrowmeta.text import counted

# -- files ---------------------------------------------------------------------------------------

#: First bytes of files by container format.
MAGIC = b"Obj\x01"
ORC_MAGIC = b"ORC"
PARQUET_MAGIC = b"PAR1"

#: Storage options that set limits.
BLOCK_LIMIT = "limits.block-bytes"
DECOMPRESSED_LIMIT = "limits.decompressed-bytes"
COLUMNS_LIMIT = "limits.columns-bytes"


class Limits(Struct, frozen=True):
    """How much memory and time a file may take.

    None is a compression ratio: Paimon's Bloom filters of few values, in entries, compress 1,800
    times. Blocks are decompressed one after the other, so memory is limited by the block and by the
    columns that are wanted.

    Attributes:
        block_len: largest size of a decompressed block.
        decompressed_len: decompressed size of a file, which costs time, not memory.
        columns_len: size of the columns of a file.
        rows: rows of an ORC or Parquet file, where equal rows take no bytes.
        json_len: a decompressed footer of a Puffin file.
        free_items: base of the number of items that take no bytes, such as nulls.
        free_items_per_byte: number of these items for each byte of a block.
    """

    block_len: int = 1 << 28
    decompressed_len: int = 1 << 34
    columns_len: int = 1 << 31
    rows: int = 1 << 24
    json_len: int = MAX_JSON_BYTES
    free_items: int = 1 << 16
    free_items_per_byte: int = 16

    @classmethod
    def of(cls, options: StorageOptions) -> Limits:
        """Return the limits with storage options that change some of them.

        Raises:
            UsageError: an option is not an integer.
        """
        default = cls()
        return cls(
            block_len=options.number(BLOCK_LIMIT, default.block_len),
            decompressed_len=options.number(DECOMPRESSED_LIMIT, default.decompressed_len),
            columns_len=options.number(COLUMNS_LIMIT, default.columns_len),
            json_len=options.number(JSON_LIMIT, default.json_len),
        )

    def free_items_in(self, n_bytes: int) -> int:
        """Return the limit of items that take no bytes, for a block of this size."""
        return self.free_items + self.free_items_per_byte * n_bytes


class Announced(NamedTuple):
    """What other metadata says of a file.

    Attributes:
        by: the other metadata, for messages: "the manifest list".
        length: bytes of the file; None or 0 if unknown.
        counts: rows of each code, such as a status; None if unknown.
        length_is_sure: whether another length is damage even if no rows are missing or too many.
        deleted: code of deleted entries, which some writers count wrongly; None if there is none.
    """

    by: str
    length: int | None = None
    counts: tuple[int | None, ...] = (None,)
    length_is_sure: bool = False
    deleted: int | None = None

    @property
    def rows(self) -> int | None:
        """Rows of the file; None if they are not all counted."""
        counts = [count for count in self.counts if count is not None and count >= 0]
        return sum(counts) if len(counts) == len(self.counts) else None


class AvroFile(NamedTuple):
    """Bytes of a file.

    Attributes:
        path: name of the file, for messages.
        data: the bytes.
        schema_text: schema to use if that of the header is wrong.
        announced: what other metadata says of the file.
        limits: how much memory and time it may take; those of files read together are the same.
    """

    path: str
    data: memoryview
    schema_text: str | None = None
    announced: Announced | None = None
    limits: Limits = Limits()

    @classmethod
    def of(
        cls,
        path: str,
        data: bytes | bytearray | memoryview[int] | pa.Buffer,
        limits: Limits = Limits(),  # noqa: B008  # it is frozen
        announced: Announced | None = None,
    ) -> AvroFile:
        """Wrap the bytes of a file without a copy."""
        # The items of a pyarrow buffer are signed.
        return cls(path, memoryview(data).cast("B"), None, announced, limits)

    @property
    def is_columnar(self) -> bool:
        """Whether the file is in ORC or Parquet."""
        return bytes(self.data[:4]).startswith((ORC_MAGIC, PARQUET_MAGIC))

    def fault(self, n_rows: int) -> CorruptMetadataError | None:
        """Return an error if length or number of rows differ from what is announced."""
        if (said := self.announced) is None:
            return None
        length, said_length, rows = len(self.data), said.length or 0, said.rows
        is_short = length < said_length
        # If the file is not shorter than recorded, the missing entries may all be `deleted`.
        deleted = 0 if said.deleted is None or is_short else said.counts[said.deleted] or 0
        has_more = rows is not None and n_rows > rows
        if rows is not None and n_rows < rows - deleted:
            reason = f"{rows - n_rows:,} of the {rows:,} entries that {said.by} counts are missing"
        # A file that was cut off lacks rows: with all of them, it is its length that is wrong.
        elif 0 < said_length != length and (
            (is_short and n_rows != rows) or said.length_is_sure or has_more
        ):
            of_rows = f" and {rows:,} entries" if has_more else ""
            held = f" and {n_rows:,} entries" if has_more else ""
            announced = f"{said.by} says {said_length:,} bytes{of_rows}"
            reason = f"{announced}, the file has {length:,} bytes{held}"
        else:
            return None
        return CorruptMetadataError(reason, path=self.path, is_read=not is_short)


# -- header and blocks ---------------------------------------------------------------------------

SYNC_LEN = 16

#: Limit of the rows of a block, so that sums of counts fit 64 bits.
MAX_ROWS = 1 << 32


class Header(Struct, frozen=True):
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
            return self.metadata["avro.schema"].decode()
        except KeyError:
            raise CorruptMetadataError("the header has no avro.schema") from None
        except UnicodeDecodeError as error:
            raise CorruptMetadataError(f"avro.schema is not UTF-8: {error}") from error

    @property
    def codec(self) -> str:
        """The compression codec of all blocks; `null` by default."""
        return self.metadata.get("avro.codec", b"null").decode("ascii", "replace")


#: A block: its number of rows by its frame, start and end of its (compressed) data in the file. A
#: plain tuple, because there are many.
Block: TypeAlias = tuple[int, int, int]


def read_header(file: memoryview) -> Header:
    """Parse the header at the start of `file`.

    Raises:
        CorruptMetadataError: not an Avro container file, or cut inside the header.
    """
    if bytes(file[:4]) != MAGIC:
        what = "does not start with 'Obj' and 1" if len(file) else "is empty"
        raise CorruptMetadataError(f"not an Avro container file: it {what}", byte=0)
    metadata: dict[str, bytes] = {}
    pos = 4
    while True:
        count, pos = _read_long(file, pos)
        if count < 0:  # the size of the items in bytes follows
            _, pos = _read_long(file, pos)
            count = -count
        if count > len(file) - pos:
            raise CorruptMetadataError(f"{count:,} header entries do not fit the file", byte=pos)
        if count == 0:
            break
        for _ in range(count):
            key, pos = _read_bytes(file, pos)
            value, pos = _read_bytes(file, pos)
            metadata[key.decode("utf-8", "replace")] = value
    sync = bytes(file[pos : pos + SYNC_LEN])
    if len(sync) < SYNC_LEN:
        raise CorruptMetadataError("the file ends inside its header", byte=len(file))
    return Header(metadata, sync, pos + SYNC_LEN)


def iter_blocks(file: memoryview, sync: bytes, pos: int) -> Iterator[Block]:
    """Yield the blocks of `file` from `pos` on, after checking frame and sync marker of each.

    Raises:
        CorruptMetadataError: a frame that does not fit the file, or a wrong sync marker; `byte` is
            the position in the file.
    """
    file_len = len(file)
    while pos < file_len:
        n_rows, size_pos = _read_long(file, pos)
        size, start = _read_long(file, size_pos)
        end = start + size
        if not 0 <= n_rows < MAX_ROWS or size < 0 or end + SYNC_LEN > file_len:
            raise CorruptMetadataError(
                f"a block of {counted(n_rows, 'row')} in {counted(size, 'byte')} does not fit the "
                f"remaining {max(0, file_len - start - SYNC_LEN):,}",
                byte=pos,
            )
        if bytes(file[end : end + SYNC_LEN]) != sync:
            raise CorruptMetadataError("wrong sync marker", byte=end)
        yield n_rows, start, end
        pos = end + SYNC_LEN


def _read_bytes(file: memoryview, pos: int) -> tuple[bytes, int]:
    size, start = _read_long(file, pos)
    if not 0 <= size <= len(file) - start:
        reason = f"{counted(size, 'byte')} cannot fit the file's header"
        raise CorruptMetadataError(reason, byte=pos)
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

"""Files as bytes with a name, their limits, and what other metadata says of them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeAlias

import pyarrow as pa

from arrowmeta.errors import CorruptMetadataError, UsageError
from arrowmeta.io.document import MAX_JSON_BYTES
from arrowmeta.io.local_disk import is_device
from arrowmeta.io.location import StorageOptions
from arrowmeta.io.reading import read_whole
from arrowmeta.io.storage import JSON_LIMIT, Storage
from arrowmeta.records import dataclass

Source: TypeAlias = str | os.PathLike[str] | bytes | bytearray | memoryview | pa.Buffer | BinaryIO


#: Storage options that set limits.
BLOCK_LIMIT = "limits.block-bytes"
DECOMPRESSED_LIMIT = "limits.decompressed-bytes"
COLUMNS_LIMIT = "limits.columns-bytes"


@dataclass(frozen=True)
class Limits:
    """How much memory and time a file may take.

    None is a compression ratio: Paimon's Bloom filters of few values, in entries, compress 1,800
    times. Blocks are decompressed one after the other, so memory is limited by the block and by the
    columns that are wanted.

    Attributes:
        block_len: largest size of a decompressed block.
        decompressed_len: decompressed size of a file, which costs time, not memory.
        columns_len: size of the columns of a file up to which its own size does not matter.
        columns_per_byte: bytes of columns for each byte of a larger file.
        rows: rows of an ORC or Parquet file, where equal rows take no bytes.
        json_len: a decompressed footer of a Puffin file.
        free_items: base of the number of items that take no bytes, such as nulls.
        free_items_per_byte: number of these items for each byte of a block.
    """

    block_len: int = 1 << 28
    decompressed_len: int = 1 << 34
    columns_len: int = 3 << 28
    columns_per_byte: int = 104
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
        return cls(
            block_len=options.number(BLOCK_LIMIT, cls.block_len),
            decompressed_len=options.number(DECOMPRESSED_LIMIT, cls.decompressed_len),
            columns_len=options.number(COLUMNS_LIMIT, cls.columns_len),
            json_len=options.number(JSON_LIMIT, cls.json_len),
        )

    def columns_in(self, n_bytes: int) -> int:
        """Return the limit of the columns of a file of this size."""
        return max(self.columns_len, self.columns_per_byte * n_bytes)

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
        total = 0
        for count in self.counts:
            if count is None or count < 0:
                return None
            total += count
        return total

    @property
    def live_rows(self) -> int | None:
        """Rows of the file other than deleted entries; None if they are not all counted."""
        rows = self.rows
        deleted = 0 if self.deleted is None else self.counts[self.deleted]
        return None if rows is None or deleted is None else rows - deleted

    def fault(self, length: int, n_rows: int) -> str | None:
        """Return how a file of this size differs from what is announced; None if it does not."""
        rows, said = self.rows, self.length or 0
        if length == said and rows == n_rows:
            return None
        # If the file is not shorter than recorded, the missing entries may all be deleted ones.
        least = rows if length < said else self.live_rows
        if rows is not None and least is not None and n_rows < least:
            return f"{rows - n_rows:,} of the {rows:,} entries that {self.by} counts are missing"
        if said <= 0 or length == said:
            return None
        has_more = rows is not None and n_rows > rows
        # A file that was cut off lacks rows: with all of them, it is its length that is wrong.
        is_whole = length > said or n_rows == rows
        if is_whole and not self.length_is_sure and not has_more:
            return None
        of_rows = f" and {rows:,} entries" if has_more else ""
        held = f" and {n_rows:,} entries" if has_more else ""
        return f"{self.by} says {said:,} bytes{of_rows}, the file has {length:,} bytes{held}"


class AvroFile(NamedTuple):
    """Bytes of a file.

    Attributes:
        path: name of the file, for messages.
        data: the bytes.
        schema_text: schema to use if the one in the header is known to be wrong.
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
    ) -> AvroFile:
        """Wrap the bytes of a file without a copy."""
        # The items of a pyarrow buffer are signed.
        return cls(path, memoryview(data).cast("B"), limits=limits)

    def check_rows(self, n_rows: int) -> None:
        """Compare length and number of rows with what is announced.

        Raises:
            CorruptMetadataError: they differ.
        """
        reason = self.announced.fault(len(self.data), n_rows) if self.announced else None
        if reason is not None:
            said = self.announced.length if self.announced else None
            is_read = len(self.data) >= (said or 0)  # otherwise bytes are missing
            raise CorruptMetadataError(reason, path=self.path, is_read=is_read)


def named_files(sources: Source | Iterable[Source]) -> list[AvroFile | str]:
    """Return sources in memory as files, and others as paths or URIs."""
    return [_named_file(source, i) for i, source in enumerate(_listed(sources))]


def _listed(sources: Source | Iterable[Source]) -> list[Source]:
    in_memory = bytes | bytearray | memoryview | pa.Buffer
    if isinstance(sources, str | os.PathLike | in_memory) or hasattr(sources, "read"):
        return [sources]
    if not isinstance(sources, Iterable):
        raise UsageError(f"sources must be files or bytes, got {sources!r}")
    return list(sources)


def _named_file(source: Source, ordinal: int) -> AvroFile | str:
    if isinstance(source, str | os.PathLike):
        return os.fspath(source)
    if isinstance(source, bytes | bytearray | memoryview | pa.Buffer):
        return AvroFile.of(f"source {ordinal}", source)
    if not hasattr(source, "read"):
        raise UsageError(f"sources must be files or bytes, got {source!r}")
    name = getattr(source, "name", None)
    return AvroFile.of(name if isinstance(name, str) else f"source {ordinal}", source.read())


def known_len(file: AvroFile | str) -> int | None:
    """Return the length of a file; None if a remote store would have to be asked."""
    if isinstance(file, AvroFile):
        return len(file.data)
    try:
        return None if _is_uri(file) else Path(file).stat().st_size
    except (OSError, ValueError):  # reading the file raises the error
        return None


def load(file: AvroFile | str) -> AvroFile:
    """Return a file, read if it is a path or URI."""
    if isinstance(file, AvroFile):
        return file
    if _is_uri(file):
        return AvroFile.of(file, Storage.open(file).read(file))
    if is_device(file):  # Opening a pipe waits for a writer.
        raise OSError(f"{file} is a device or a pipe, not a file")
    with pa.OSFile(file) as opened:
        return AvroFile.of(file, read_whole(opened, opened.size(), file))


def _is_uri(path: str) -> bool:
    return "://" in path

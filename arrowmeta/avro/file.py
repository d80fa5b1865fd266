"""Avro files as bytes with a name, from whatever a caller has, and what they may ask for."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeAlias

import pyarrow as pa

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.reading import read_whole
from arrowmeta.io.storage import Storage

Source: TypeAlias = str | os.PathLike[str] | bytes | bytearray | memoryview | pa.Buffer | BinaryIO


@dataclass(frozen=True)
class Limits:
    """How much memory a file may ask for.

    Every file may take a base, and so much for each of its own bytes beyond that. Most manifests
    decompress to ten bytes for each of theirs, but to many times more where most of a thousand
    columns have the same statistics in every file.

    Attributes:
        block_len: bytes of one decompressed block.
        decompressed_base: bytes that a file may decompress to, however small it is.
        decompressed_per_byte: more of them for each byte of the file.
        columns_base: bytes of columns that a file may fill, however small it is.
        columns_per_byte: more of them for each byte of the file.
        free_items: items that take no bytes (of type null, say), however small the input is.
        free_items_per_byte: more of them for each byte of input.
    """

    block_len: int = 1 << 28
    decompressed_base: int = 8 << 20
    decompressed_per_byte: int = 88
    columns_base: int = 12 << 20
    columns_per_byte: int = 104
    free_items: int = 1 << 16
    free_items_per_byte: int = 16

    def columns_in(self, n_bytes: int) -> int:
        """Return how many bytes of columns a file of so many bytes may fill."""
        return self.columns_base + self.columns_per_byte * n_bytes

    def free_items_in(self, n_bytes: int) -> int:
        """Return how many items that take no bytes there may be in so many bytes of input."""
        return self.free_items + self.free_items_per_byte * n_bytes


class Announced(NamedTuple):
    """What the file that names another one says of it.

    Attributes:
        by: what says so, for messages: "the manifest list".
        length: bytes of the file; None or 0 where that is not recorded.
        counts: rows of each code (of a status, say); None where that is not recorded.
        length_is_sure: whether another length alone is damage. Where it is not, only a file that is
            too short is.
    """

    by: str
    length: int | None = None
    counts: tuple[int | None, ...] = (None,)
    length_is_sure: bool = False

    @property
    def rows(self) -> int | None:
        """Rows of the file; None if they are not all counted."""
        total = 0
        for count in self.counts:
            if count is None or count < 0:
                return None
            total += count
        return total

    def fault(self, length: int, n_rows: int) -> str | None:
        """Return why a file of so many bytes and rows cannot be the whole file that is named."""
        rows, said = self.rows, self.length or 0
        if length == said and rows == n_rows:
            return None
        if rows is not None and n_rows < rows:
            return f"{rows - n_rows:,} of the {rows:,} entries that {self.by} counts are missing"
        if said <= 0 or length == said:
            return None
        has_more = rows is not None and n_rows > rows
        if length > said and not self.length_is_sure and not has_more:
            return None
        of_rows = f" and {rows:,} entries" if has_more else ""
        held = f" and {n_rows:,} entries" if has_more else ""
        return f"{self.by} says {said:,} bytes{of_rows}, the file has {length:,} bytes{held}"


class Part(NamedTuple):
    """What is there of a file of which only a share was read.

    Attributes:
        start: where the frame of its first block begins.
        end: one past its last block and the marker behind it.
        first_row: ordinal of the first row; 0 where the rows before were not counted.
        first_block: number of the first block; likewise.
    """

    start: int
    end: int
    first_row: int = 0
    first_block: int = 0


class AvroFile(NamedTuple):
    """The bytes of one file, and the name to use for it in messages.

    Attributes:
        path: the name.
        data: the bytes.
        schema_text: the schema to read the file by, where that in its header is known to be wrong.
        announced: what is said of the file by the one that names it.
        share: which part of it to decode; see `EntryFilter.share`.
        part: where that part is, if the other bytes were not read and are zeros.
    """

    path: str
    data: memoryview
    schema_text: str | None = None
    announced: Announced | None = None
    share: tuple[int, int] = (0, 1)
    part: Part | None = None

    @property
    def is_first_share(self) -> bool:
        """Whether this part of the file speaks for the file as a whole."""
        return self.share[0] == 0

    def has_block_at(self, byte: int) -> bool:
        """Tell whether a block that begins at a byte belongs to the part to decode."""
        part, count = self.share
        return byte * count // max(1, len(self.data)) == part

    @classmethod
    def of(cls, path: str, data: bytes | bytearray | memoryview[int] | pa.Buffer) -> AvroFile:
        """Wrap the bytes of a file without a copy."""
        # A pyarrow buffer says that its bytes are signed.
        return cls(path, memoryview(data).cast("B"))

    def check_rows(self, n_rows: int) -> None:
        """Compare the file, which has so many rows, with what is said of it.

        Raises:
            CorruptMetadataError: it is not the whole file that is meant.
        """
        reason = self.announced.fault(len(self.data), n_rows) if self.announced else None
        if reason is not None:
            raise CorruptMetadataError(reason, path=self.path)


def named_files(sources: Source | Iterable[Source]) -> list[AvroFile | str]:
    """Return what is in memory as a file; of what is somewhere else, the path or URI."""
    return [_named_file(source, i) for i, source in enumerate(_listed(sources))]


def _listed(sources: Source | Iterable[Source]) -> list[Source]:
    in_memory = bytes | bytearray | memoryview | pa.Buffer
    if isinstance(sources, str | os.PathLike | in_memory) or hasattr(sources, "read"):
        return [sources]
    return list(sources)


def _named_file(source: Source, ordinal: int) -> AvroFile | str:
    if isinstance(source, str | os.PathLike):
        return os.fspath(source)
    if isinstance(source, bytes | bytearray | memoryview | pa.Buffer):
        return AvroFile.of(f"source {ordinal}", source)
    name = getattr(source, "name", None)
    return AvroFile.of(name if isinstance(name, str) else f"source {ordinal}", source.read())


def known_len(file: AvroFile | str) -> int | None:
    """Return the bytes of a file, where that takes no question to a remote store."""
    if isinstance(file, AvroFile):
        return len(file.data)
    try:
        return None if _is_uri(file) else Path(file).stat().st_size
    except (OSError, ValueError):  # to read it will say so
        return None


def load(file: AvroFile | str) -> AvroFile:
    """Return a file, read if it is a path or URI."""
    if isinstance(file, AvroFile):
        return file
    if _is_uri(file):
        return AvroFile.of(file, Storage.open(file).read(file))
    with pa.OSFile(file) as opened:
        return AvroFile.of(file, read_whole(opened, opened.size(), file))


def _is_uri(path: str) -> bool:
    return "://" in path

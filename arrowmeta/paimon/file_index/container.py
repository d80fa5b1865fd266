"""Container of file indexes: which columns have which indexes, and where each is stored.

A container is a file beside the data file, or a field of its manifest entry. Its header lists one
byte range per index. `Cursor` reads Java's `DataOutput` (big-endian numbers, length-prefixed text)
and checks each length against the remaining bytes. Main names: `read_container`, `Container`.

Spec: Paimon 1.x, common/fileindex/FileIndexFormat.java.
"""

from __future__ import annotations

from functools import lru_cache

from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.output.nouns import counted
from arrowmeta.records import dataclass

MAGIC = 1_493_475_289_347_502
VERSION = 1

#: Length of magic number, version and header length.
_PREFIX_LEN = 16
#: Start offset of an empty index: no row has a value.
_NOTHING_WRITTEN = -1
#: Minimum bytes of a column (name, index count) and of an index (name, byte range).
_COLUMN_LEN = 6
_INDEX_LEN = 10
#: Headers up to this length are cached: files of a table often have the same header.
_REMEMBERED_LEN = 1 << 12


@dataclass
class Cursor:
    """Read position in a buffer.

    Attributes:
        pos: offset of the next byte.
        end: offset at which reading stops.
    """

    data: memoryview
    pos: int
    end: int

    @classmethod
    def over(cls, data: memoryview, pos: int = 0) -> Cursor:
        """Return a cursor from `pos` to the end of `data`.

        Raises:
            CorruptMetadataError: `pos` is out of range.
        """
        if not 0 <= pos <= len(data):
            raise CorruptMetadataError(
                f"position {pos} is outside of {counted(len(data), 'byte')}", byte=len(data)
            )
        return cls(data, pos, len(data))

    def take(self, length: int, what: str) -> memoryview:
        """Return the next bytes and advance."""
        if not 0 <= length <= self.end - self.pos:
            raise CorruptMetadataError(
                f"{what}: {counted(length, 'byte')} expected, {self.end - self.pos} left",
                byte=self.pos,
            )
        self.pos += length
        return self.data[self.pos - length : self.pos]

    def integer(self, length: int, what: str) -> int:
        """Return a signed integer of `length` bytes."""
        return int.from_bytes(self.take(length, what), "big", signed=True)

    def count(self, item_len: int, what: str) -> int:
        """Return a 32-bit count of items that take at least `item_len` bytes each."""
        pos = self.pos
        number = self.integer(4, what)
        if not 0 <= number <= (self.end - self.pos) // item_len:
            left = self.end - self.pos
            raise CorruptMetadataError(
                f"{what}: {number} do not fit in {counted(left, 'byte')}", byte=pos
            )
        return number

    def size(self, what: str) -> int:
        """Return a non-negative 32-bit integer."""
        pos = self.pos
        number = self.integer(4, what)
        if number < 0:
            raise CorruptMetadataError(f"{what}: {number} is negative", byte=pos)
        return number

    def check_version(self, known: int, what: str) -> None:
        """Read a version of one byte.

        Raises:
            UnsupportedError: it differs from `known`.
        """
        version = self.integer(1, f"the version of {what}")
        if version != known:
            raise UnsupportedError(f"{what} of version {version} are not supported; {known} is")

    def flag(self, what: str) -> bool:
        """Return a one-byte boolean."""
        return self.integer(1, what) != 0

    def name(self, what: str) -> str:
        """Return text with a 16-bit length prefix, in Java's modified UTF-8.

        It encodes characters outside the basic plane as two surrogates, and NUL as two bytes.
        """
        pos = self.pos
        length = int.from_bytes(self.take(2, what), "big")
        content = bytes(self.take(length, what)).replace(b"\xc0\x80", b"\0")
        try:
            text = content.decode("utf-8", "surrogatepass")
            return text.encode("utf-16", "surrogatepass").decode("utf-16")
        except UnicodeDecodeError as error:
            raise CorruptMetadataError(f"{what}: {error.reason}", byte=pos) from None


@dataclass(frozen=True)
class IndexSpan:
    """Byte range of one index of one column.

    Attributes:
        column: name in the schema of the data file; `name[key]` for a key of a map.
        index_type: Paimon's name of the index type.
        start: offset in the container; None for an index of a column that is null in all rows.
    """

    column: str
    index_type: str
    start: int | None
    length: int


@dataclass(frozen=True)
class Container:
    """Indexes of one data file.

    Attributes:
        data: the whole container.
        spans: byte range of each index.
        n_rows: rows of the data file, from its manifest entry; None if not known.
    """

    data: memoryview
    spans: tuple[IndexSpan, ...]
    n_rows: int | None = None

    def of_column(self, column: str) -> list[IndexSpan]:
        """Return the indexes of a column."""
        return [span for span in self.spans if span.column == column]

    def body(self, span: IndexSpan) -> memoryview | None:
        """Return the bytes of an index; None if it is empty."""
        if span.start is None:
            return None
        return self.data[span.start : span.start + span.length]


def read_container(data: bytes | memoryview, n_rows: int | None = None) -> Container:
    """Read the header of a container.

    It has a magic number, a version and its own length. For each column follow the name and its
    indexes: type, offset from the start of the container, length. Extra bytes of newer writers
    are skipped.

    Args:
        n_rows: rows of the data file; None if not known.

    Raises:
        CorruptMetadataError: `data` is not a container, or is damaged.
        UnsupportedError: the container has another version.
    """
    view = memoryview(data).cast("B")
    cursor = Cursor.over(view)
    magic = cursor.integer(8, "the magic number of a file index")
    if magic != MAGIC:
        raise CorruptMetadataError(f"a file index begins with {MAGIC}; found {magic}", byte=0)
    version = cursor.integer(4, "the version of a file index")
    if version != VERSION:
        raise UnsupportedError(f"file index version {version} is not supported; {VERSION} is")
    head_len = cursor.integer(4, "the length of a file index's head")
    if not _PREFIX_LEN + 4 <= head_len <= len(view):
        raise CorruptMetadataError(
            f"header length {head_len} is invalid: the index has {counted(len(view), 'byte')}",
            byte=12,
        )
    read = _read_remembered if head_len <= _REMEMBERED_LEN else _read_spans
    spans, end = read(bytes(view[:head_len]))
    if end > len(view):
        raise CorruptMetadataError(
            f"an index ends at {end} of {counted(len(view), 'byte')}", byte=len(view)
        )
    return Container(view, spans, n_rows)


def known_rows(n_rows: int | None) -> int | None:
    """Return the row count of an entry; None if it is invalid."""
    return None if n_rows is None or n_rows < 0 else n_rows


def _read_spans(head: bytes) -> tuple[tuple[IndexSpan, ...], int]:
    """Return the byte ranges that a header lists, and the largest end offset."""
    cursor = Cursor.over(memoryview(head), _PREFIX_LEN)
    # Of duplicates (same column and type), the last one is used, as in Java.
    spans: dict[tuple[str, str], IndexSpan] = {}
    for _ in range(cursor.count(_COLUMN_LEN, "the columns of a file index")):
        column = cursor.name("the name of an indexed column")
        for _ in range(cursor.count(_INDEX_LEN, "the indexes of a column")):
            span = _read_span(cursor, column, len(head))
            spans[column, span.index_type] = span
    end = max((span.start + span.length for span in spans.values() if span.start), default=0)
    return tuple(spans.values()), end


_read_remembered = lru_cache(maxsize=1024)(_read_spans)


def _read_span(cursor: Cursor, column: str, head_len: int) -> IndexSpan:
    index_type = cursor.name("the type of an index")
    pos = cursor.pos
    start = cursor.integer(4, "the start of an index")
    length = cursor.size("the length of an index")
    if start == _NOTHING_WRITTEN:
        return IndexSpan(column, index_type, None, 0)
    if start < head_len:
        raise CorruptMetadataError(f"an index starts at {start}, inside the header", byte=pos)
    return IndexSpan(column, index_type, start, length)

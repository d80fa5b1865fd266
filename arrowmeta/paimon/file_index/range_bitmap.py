"""Range-bitmap index: a sorted dictionary of a column's values, and bit slices of value positions.

Reads the dictionary in chunks, and the bitmap of rows with a value; not the slices, which hold the
rows of each value. Main name: `RangeBitmap`.

Spec: Paimon 1.3, common/fileindex/rangebitmap/{RangeBitmap,BitSliceIndexBitmap}.java and
rangebitmap/dictionary/chunked/*.java.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.kernels.byte_strings import PREFIX_LEN
from arrowmeta.model.locks import cached_property
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.bsi import read_bitmaps
from arrowmeta.paimon.file_index.container import Cursor
from arrowmeta.paimon.file_index.key_set import Blocks, KeySet
from arrowmeta.paimon.file_index.keys import (
    Key,
    Keys,
    KeyType,
    check_ascending,
    read_key,
    read_numbers,
    read_texts_at,
)
from arrowmeta.records import dataclass

VERSION = 1


@dataclass(frozen=True)
class RangeBitmapHead:
    """Header of a range-bitmap index, without its least and greatest value.

    Attributes:
        n_rows: rows of the data file.
        n_keys: distinct values, without null.
        body: offset of the first byte after the header.
    """

    n_rows: int
    n_keys: int
    body: int


class RangeBitmap(KeySet):
    """Distinct values of a column, read from a range-bitmap index."""

    n_keys = 0

    def __init__(self, data: memoryview, key_type: KeyType) -> None:
        self._data = data
        self._head, cursor = read_range_bitmap_head(data)
        self.n_rows, self.n_keys = self._head.n_rows, self._head.n_keys
        self._least = self._greatest = None
        if self._head.n_keys:
            self._least = read_key(cursor, key_type, "the least value")
            self._greatest = read_key(cursor, key_type, "the greatest value")
            if self._least > self._greatest:
                raise CorruptMetadataError("the least value is above the greatest", byte=cursor.pos)
            if self._head.n_keys == 1 and self._least != self._greatest:
                raise CorruptMetadataError("one value has two different bounds", byte=cursor.pos)
        dictionary_len = cursor.size("the length of the dictionary")
        if cursor.pos != self._head.body:
            # With a wrong count or string length, the bounds are read from other bytes.
            raise CorruptMetadataError(
                f"header ends at {cursor.pos}, expected {self._head.body}", byte=cursor.pos
            )
        self._rows_pos = Cursor.over(data, self._head.body + dictionary_len).pos
        self._dictionary = Cursor.over(data, self._head.body)
        self._key_type = key_type

    @cached_property
    def blocks(self) -> Blocks:
        """Dictionary, read on demand."""
        return _read_dictionary(self._dictionary, self._key_type, self.n_keys)

    def least(self) -> Key | None:
        """Return the smallest key."""
        return self._least

    def greatest(self) -> Key | None:
        """Return the largest key."""
        return self._greatest

    def first_from(self, key: Key) -> Key | None:
        """Return the smallest key >= `key`; the dictionary is searched only between the bounds."""
        if not self.n_keys or key > self._greatest:
            return None
        if key <= self._least:
            return self._least
        first = self.blocks.first_from(key)
        if first is None or first > self._greatest:
            raise CorruptMetadataError(
                "the dictionary lacks the greatest value", byte=self._dictionary.pos
            )
        return first

    def has_null(self) -> bool:
        """Return whether a row is null, i.e. fewer rows have a value than the file has rows.

        The slices begin with a header: version (8 bits), slice count (8 bits), length of the bitmap
        of rows with a value, and the offset of each slice.
        """
        if not self.n_keys:
            return self._head.n_rows > 0
        cursor = Cursor.over(self._data, self._rows_pos)
        head_len = cursor.size("the length of the slices' head")
        first = cursor.pos
        cursor.check_version(VERSION, "bit slices")
        cursor.take(1, "the number of slices")
        length = cursor.size("the length of the rows with a value")
        rows = Cursor.over(self._data, first + head_len)
        n_with_value = int(read_bitmaps(rows, 1).counts[0])
        if rows.pos != first + head_len + length or n_with_value > self._head.n_rows:
            raise CorruptMetadataError(
                "the bitmaps differ from the rows with a value", byte=first + head_len
            )
        return n_with_value < self._head.n_rows


def read_range_bitmap_head(data: memoryview) -> tuple[RangeBitmapHead, Cursor]:
    """Read length, version and counts; return a cursor at the least and greatest value, if any.

    The length of the dictionary, the dictionary and the slices follow.
    """
    cursor = Cursor.over(data)
    head_len = cursor.size("the length of a range-bitmap's head")
    body = cursor.pos + head_len
    cursor.check_version(VERSION, "range-bitmap indexes")
    n_rows = cursor.size("the rows of a range-bitmap")
    n_keys = cursor.size("the values of a range-bitmap")
    if n_keys > n_rows:
        raise CorruptMetadataError(
            f"{counted(n_keys, 'value')} in {counted(n_rows, 'row')}", byte=cursor.pos
        )
    return RangeBitmapHead(n_rows, n_keys, body), cursor


def _read_dictionary(cursor: Cursor, key_type: KeyType, n_keys: int) -> Blocks:
    """Read the offset and the first key of each chunk.

    Layout: a header with version (8 bits), chunk count, and the lengths of the next two parts; the
    offsets of the chunks; the chunks; the keys of all chunks.
    """
    head_len = cursor.size("the length of a dictionary's head")
    body = cursor.pos + head_len
    cursor.check_version(VERSION, "dictionaries")
    n_chunks = cursor.count(4, "the chunks of a dictionary")
    offsets_len = cursor.size("the length of the offsets of chunks")
    chunks_len = cursor.size("the length of the chunks")
    if offsets_len != 4 * n_chunks:
        raise CorruptMetadataError(
            f"{counted(offsets_len, 'byte')} of {counted(n_chunks, 'offset')}", byte=cursor.pos
        )
    parts = Cursor.over(cursor.data, body)
    offsets = np.frombuffer(parts.take(offsets_len, "the offsets of chunks"), ">i4")
    chunks = parts.take(chunks_len, "the chunks of a dictionary")
    keys = cursor.data[parts.pos :]
    starts = offsets.astype(np.int64)
    heads = _chunk_heads(chunks, starts, key_type)

    def chunk(at: int) -> _Chunk:
        return _read_chunk(Cursor.over(chunks, int(starts[at])), keys, key_type)

    if n_chunks and (last := chunk(n_chunks - 1)).number + 1 + len(last.keys) != n_keys:
        raise CorruptMetadataError(f"the dictionary does not have exactly {n_keys} keys", byte=body)
    return Blocks(heads, lambda at: chunk(at).keys)


def _chunk_heads(chunks: memoryview, starts: NDArray[np.int64], key_type: KeyType) -> Keys:
    """Return the first key of each chunk."""
    what = "the first keys of chunks"
    key_len = PREFIX_LEN if key_type.stored is None else key_type.stored.itemsize
    last = len(chunks) - 1 - key_len
    if len(starts) and not 0 <= int(starts.min()) <= int(starts.max()) <= last:
        raise CorruptMetadataError(f"{what}: a chunk is outside of the buffer", byte=len(chunks))
    if np.any(starts[:-1] >= starts[1:]):
        raise CorruptMetadataError(f"{what}: chunk offsets are not ascending", byte=0)
    content = np.frombuffer(chunks, dtype=np.uint8)
    if np.any(content[starts] != VERSION):
        raise UnsupportedError(f"only chunks of version {VERSION} are supported")
    heads: Keys
    if key_type.stored is None:
        heads = read_texts_at(chunks, starts + 1, what)
    else:
        stored = content[starts[:, None] + np.arange(1, 1 + key_len)]
        heads = read_numbers(memoryview(stored.tobytes()), key_type)
    check_ascending(heads, what)
    return heads


@dataclass(frozen=True)
class _Chunk:
    """Part of a dictionary.

    Attributes:
        number: position of its first key in the dictionary.
        keys: its other keys.
    """

    number: int
    keys: Keys


def _read_chunk(cursor: Cursor, all_keys: memoryview, key_type: KeyType) -> _Chunk:
    """Read a chunk: first key, its position, then offset, count and length of the other keys.

    Numbers are stored side by side; strings as offsets followed by the strings.
    """
    cursor.check_version(VERSION, "chunks")
    head = read_key(cursor, key_type, "the first key of a chunk")
    number = cursor.size("the number of the first key")
    at = Cursor.over(all_keys, cursor.size("the place of a chunk's keys"))
    n = cursor.size("the keys of a chunk")
    keys: Keys
    if key_type.stored is None:
        offsets_len = cursor.size("the length of the offsets of keys")
        if offsets_len != 4 * n:
            raise CorruptMetadataError(
                f"{counted(offsets_len, 'byte')} of {counted(n, 'offset')}", byte=cursor.pos
            )
        offsets = np.frombuffer(at.take(offsets_len, "the offsets of keys"), ">i4")
        texts = at.take(cursor.size("the length of a chunk's keys"), "the keys of a chunk")
        keys = read_texts_at(texts, offsets.astype(np.int64), "the keys of a chunk")
    else:
        length = cursor.size("the length of a chunk's keys")
        if length != n * key_type.stored.itemsize:
            raise CorruptMetadataError(
                f"{counted(length, 'byte')} of {counted(n, 'key')}", byte=cursor.pos
            )
        keys = read_numbers(at.take(length, "the keys of a chunk"), key_type)
    check_ascending(keys, "the keys of a chunk")
    if n and keys[0] < head:
        raise CorruptMetadataError("the first key of a chunk is not its smallest", byte=cursor.pos)
    return _Chunk(number, keys)

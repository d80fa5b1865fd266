"""Range-bitmap index: a sorted dictionary of a column's values, and bit slices of value positions.

Reads the dictionary, and the bitmap of rows with a value; not the slices, which hold the
rows of each value. Main name: `read_range_bitmap`.

Spec: Paimon 1.3, common/fileindex/rangebitmap/{RangeBitmap,BitSliceIndexBitmap}.java and
rangebitmap/dictionary/chunked/*.java.
"""

from __future__ import annotations

import numpy as np

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.bsi import read_bitmap
from arrowmeta.paimon.file_index.container import Cursor
from arrowmeta.paimon.file_index.key_set import KeySet
from arrowmeta.paimon.file_index.keys import Key, KeyType, check_ascending, read_keys
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


def read_range_bitmap(data: memoryview, key_type: KeyType) -> KeySet:
    """Read the header, with the least and the greatest value; the dictionary and slices follow."""
    head, cursor = read_range_bitmap_head(data)
    ends: list[Key] = []
    if head.n_keys:
        ends, _ = read_keys(cursor, key_type, 2, "the least and the greatest value")
        if ends[0] > ends[1]:
            raise CorruptMetadataError("the least value is above the greatest", byte=cursor.pos)
        if head.n_keys == 1 and ends[0] != ends[1]:
            raise CorruptMetadataError("one value has two different bounds", byte=cursor.pos)
    dictionary_len = cursor.size("the length of the dictionary")
    if cursor.pos != head.body:
        raise CorruptMetadataError(
            f"header ends at {cursor.pos}, expected {head.body}", byte=cursor.pos
        )
    slices = Cursor.over(data, head.body + dictionary_len)

    def keys() -> list[Key]:
        keys = _read_dictionary(Cursor.over(data, head.body), key_type, head.n_keys)
        if ends and ends != [keys[0], keys[-1]]:
            raise CorruptMetadataError(
                "the dictionary has another least or greatest value", byte=head.body
            )
        return keys

    return KeySet(keys, lambda: _has_null(slices, head), head.n_rows)


def _has_null(slices: Cursor, head: RangeBitmapHead) -> bool:
    """Return whether a row is null, i.e. fewer rows have a value than the file has rows.

    The slices begin with a header: version, number of slices, and length of the bitmap of rows with
    a value, which follows the header.
    """
    if not head.n_keys:
        return head.n_rows > 0
    cursor = Cursor.over(slices.data, slices.pos)
    head_len = cursor.size("the length of the slices' head")
    first = cursor.pos + head_len
    cursor.check_version(VERSION, "bit slices")
    cursor.take(1, "the number of slices")
    length = cursor.size("the length of the rows with a value")
    rows = Cursor.over(slices.data, first)
    n_with_value = read_bitmap(rows).count
    if rows.pos != first + length or n_with_value > head.n_rows:
        raise CorruptMetadataError("the bitmaps differ from the rows with a value", byte=first)
    return n_with_value < head.n_rows


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


def _read_dictionary(cursor: Cursor, key_type: KeyType, n_keys: int) -> list[Key]:
    """Read all keys.

    Layout: a header with version (8 bits), chunk count, and the lengths of the next two parts; the
    offsets of the chunks; the chunks; the keys of all chunks.
    """
    head_len = cursor.size("the length of a dictionary's head")
    body = cursor.pos + head_len
    cursor.check_version(VERSION, "dictionaries")
    n_chunks = cursor.size("the chunks of a dictionary")
    offsets_len = cursor.size("the length of the offsets of chunks")
    chunks_len = cursor.size("the length of the chunks")
    parts = Cursor.over(cursor.data, body)
    starts = _offsets(parts, n_chunks, offsets_len, "the offsets of chunks")
    chunks = Cursor.over(parts.take(chunks_len, "the chunks of a dictionary"))
    others = Cursor.over(cursor.data[parts.pos :])
    keys: list[Key] = []
    for start in starts:
        if start != chunks.pos:
            raise CorruptMetadataError("a chunk is not at its offset", byte=start)
        keys += _read_chunk(chunks, others, key_type, len(keys))
    if len(keys) != n_keys:
        raise CorruptMetadataError(f"the dictionary does not have exactly {n_keys} keys", byte=body)
    check_ascending(keys, "the keys of a dictionary")
    return keys


def _read_chunk(chunks: Cursor, others: Cursor, key_type: KeyType, n_before: int) -> list[Key]:
    """Read the keys of a chunk: the first one is in the chunk, the others are apart.

    Layout: first key, its position in the dictionary, then position, count and length of the other
    keys. Numbers are stored side by side, and the length of one follows in the chunk; strings are
    preceded by their offsets.
    """
    what = "the keys of a chunk"
    chunks.check_version(VERSION, "chunks")
    keys, _ = read_keys(chunks, key_type, 1, "the first key of a chunk")
    if chunks.size("the number of the first key") != n_before:
        raise CorruptMetadataError("a chunk begins with another key", byte=chunks.pos)
    if chunks.size("the position of a chunk's keys") != others.pos:
        raise CorruptMetadataError(f"{what} are not at their position", byte=chunks.pos)
    n = chunks.size(what)
    if key_type.stored is not None:
        end = others.pos + chunks.size("the length of a chunk's keys")
        chunks.take(4, "the length of a key")
        keys += read_keys(others, key_type, n, what)[0]
    else:
        offsets_len = chunks.size("the length of the offsets of keys")
        starts = _offsets(others, n, offsets_len, "the offsets of keys")
        first = others.pos
        end = first + chunks.size("the length of a chunk's keys")
        for start in starts:
            if first + start != others.pos:
                raise CorruptMetadataError("a string is not at its offset", byte=others.pos)
            keys += read_keys(others, key_type, 1, what)[0]
    if others.pos != end:
        raise CorruptMetadataError(f"{what} have another length", byte=others.pos)
    return keys


def _offsets(cursor: Cursor, n: int, length: int, what: str) -> list[int]:
    if length != 4 * n:
        raise CorruptMetadataError(
            f"{counted(length, 'byte')} of {counted(n, 'offset')}", byte=cursor.pos
        )
    offsets: list[int] = np.frombuffer(cursor.take(length, what), ">i4").tolist()
    return offsets

"""Bitmap index: the distinct values of a column, each with a bitmap of its rows.

Version 1 stores the values unordered; version 2 stores a sorted dictionary in blocks, preceded by
the first value of each block. Main name: `read_bitmap`.

Spec: Paimon 1.x, common/fileindex/bitmap/{BitmapFileIndex,BitmapFileIndexMeta,
BitmapFileIndexMetaV2}.java.
"""

from __future__ import annotations

from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.container import Cursor
from arrowmeta.paimon.file_index.key_set import KeySet
from arrowmeta.paimon.file_index.keys import Key, KeyType, check_ascending, read_keys
from arrowmeta.records import dataclass

VERSIONS = (1, 2)
_NUMBER_LEN = 4


@dataclass(frozen=True)
class BitmapHead:
    """Header of a bitmap index, common to both versions.

    Attributes:
        n_rows: rows of the data file.
        n_keys: distinct values, without null.
    """

    version: int
    n_rows: int
    n_keys: int
    has_null: bool


def read_bitmap_head(data: memoryview) -> tuple[BitmapHead, Cursor]:
    """Read the header; return it with a cursor at the dictionary.

    Layout: version (8 bits), row count and value count (32 bits each), null flag (8 bits). If the
    flag is set, the offset of the null bitmap follows (32 bits), in version 2 also its length.
    """
    cursor = Cursor.over(data)
    version = cursor.integer(1, "the version of a bitmap index")
    if version not in VERSIONS:
        raise UnsupportedError(f"bitmap index version {version} is not supported; {VERSIONS} are")
    n_rows = cursor.size("the rows of a bitmap index")
    n_keys = cursor.size("the values of a bitmap index")
    has_null = cursor.flag("whether a bitmap index has null rows")
    if has_null:
        cursor.take(_NUMBER_LEN * version, "the position of the null rows")
    if n_keys > n_rows:
        raise CorruptMetadataError(
            f"{counted(n_keys, 'value')} in {counted(n_rows, 'row')}", byte=5
        )
    if n_rows and not n_keys and not has_null:
        raise CorruptMetadataError(
            f"{counted(n_rows, 'row')} with neither values nor nulls", byte=5
        )
    return BitmapHead(version, n_rows, n_keys, has_null), cursor


def read_bitmap(data: memoryview, key_type: KeyType) -> KeySet:
    """Read an index of either version."""
    head, cursor = read_bitmap_head(data)
    read = _unordered if head.version == 1 else _in_blocks
    return KeySet(lambda: read(head, cursor, key_type), lambda: head.has_null, head.n_rows)


def _unordered(head: BitmapHead, cursor: Cursor, key_type: KeyType) -> list[Key]:
    """Read the values of version 1, each with the offset of its bitmap."""
    what = "the values of a bitmap index"
    return sorted(read_keys(cursor, key_type, head.n_keys, what, _NUMBER_LEN)[0])


def _in_blocks(head: BitmapHead, cursor: Cursor, key_type: KeyType) -> list[Key]:
    """Read the blocks of version 2, whose values each have offset and length of a bitmap.

    The first value and the offset of each block, and the length of all blocks, are before them.
    """
    what = "the blocks of a bitmap index"
    heads, tails = read_keys(cursor, key_type, cursor.size(what), what, _NUMBER_LEN)
    check_ascending(heads, what)
    cursor.size("the length of all blocks")
    blocks = Cursor.over(cursor.data, cursor.pos)
    keys: list[Key] = []
    for first, tail in zip(heads, tails, strict=True):
        if blocks.pos != cursor.pos + int.from_bytes(tail, "big", signed=True):
            raise CorruptMetadataError("a block is not at its offset", byte=blocks.pos)
        n = blocks.size("the values of a block")
        own, _ = read_keys(blocks, key_type, n, "the values of a block", 2 * _NUMBER_LEN)
        if own[:1] != [first]:
            raise CorruptMetadataError("a block begins with another value", byte=blocks.pos)
        keys += own
    if len(keys) != head.n_keys:
        reason = f"{len(keys)} values in {counted(len(heads), 'block')}, of {head.n_keys} in all"
        raise CorruptMetadataError(reason, byte=cursor.pos)
    check_ascending(keys, "the values of a bitmap index")
    return keys

"""Bitmap index: the distinct values of a column, each with a bitmap of its rows.

Version 1 stores the values unordered; version 2 stores a sorted dictionary in blocks, preceded by
the first value of each block. Main name: `read_bitmap`.

Spec: Paimon 1.x, common/fileindex/bitmap/{BitmapFileIndex,BitmapFileIndexMeta,
BitmapFileIndexMetaV2}.java.
"""

from __future__ import annotations

from collections.abc import Callable

from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.container import Cursor
from arrowmeta.paimon.file_index.key_set import Blocks, KeySet
from arrowmeta.paimon.file_index.keys import (
    Keys,
    KeyType,
    ascending,
    check_ascending,
    min_entry_len,
    read_entries,
)
from arrowmeta.records import dataclass

VERSIONS = (1, 2)


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


class BitmapIndex(KeySet):
    """Distinct values of a column, read from a bitmap index."""

    n_keys = 0

    def __init__(self, head: BitmapHead, heads: Keys, read: Callable[[int], Keys]) -> None:
        self.n_rows, self.n_keys, self._has_null = head.n_rows, head.n_keys, head.has_null
        self.blocks = Blocks(heads, read)

    def has_null(self) -> bool:
        """Return whether a row is null."""
        return self._has_null


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
        cursor.take(4 * version, "the place of the null rows")
    if n_keys > n_rows:
        raise CorruptMetadataError(
            f"{counted(n_keys, 'value')} in {counted(n_rows, 'row')}", byte=5
        )
    if n_rows and not n_keys and not has_null:
        raise CorruptMetadataError(
            f"{counted(n_rows, 'row')} with neither values nor nulls", byte=5
        )
    return BitmapHead(version, n_rows, n_keys, has_null), cursor


def read_bitmap(data: memoryview, key_type: KeyType) -> BitmapIndex:
    """Read an index of either version; the dictionary of version 2 is read on demand."""
    head, cursor = read_bitmap_head(data)
    return (_read_unordered if head.version == 1 else _read_blocked)(head, cursor, key_type)


def _read_unordered(head: BitmapHead, cursor: Cursor, key_type: KeyType) -> BitmapIndex:
    """Read all values of version 1, each with the offset of its bitmap."""
    what = "the values of a bitmap index"
    if head.n_keys > (cursor.end - cursor.pos) // min_entry_len(key_type, 1):
        raise CorruptMetadataError(f"{what}: {head.n_keys} of them", byte=cursor.pos)
    keys = ascending(read_entries(cursor, key_type, head.n_keys, 1, what).keys)
    return BitmapIndex(head, [keys[0]] if head.n_keys else [], lambda _: keys)


def _read_blocked(head: BitmapHead, cursor: Cursor, key_type: KeyType) -> BitmapIndex:
    """Read the first value and the offset of each block of version 2."""
    what = "the blocks of a bitmap index"
    n_blocks = cursor.count(min_entry_len(key_type, 1), what)
    blocks = read_entries(cursor, key_type, n_blocks, 1, what)
    check_ascending(blocks.keys, what)
    # Each block has at least one value. With a count that is too small, NOT IN would drop files.
    most = head.n_keys - n_blocks + 1
    if (n_blocks == 0) != (head.n_keys == 0) or most < 1:
        raise CorruptMetadataError(
            f"{what}: {n_blocks} for {counted(head.n_keys, 'value')}", byte=cursor.pos
        )
    cursor.size("the length of all blocks")
    first = cursor.pos

    def read_block(at: int) -> Keys:
        """Read the values of a block, each with the offset and length of its bitmap."""
        block = Cursor.over(cursor.data, first + int(blocks.numbers[at, 0]))
        n = block.count(min_entry_len(key_type, 2), "the values of a block")
        keys = read_entries(block, key_type, n, 2, "the values of a block").keys
        if not n or keys[0] != blocks.keys[at]:
            raise CorruptMetadataError("a block begins with another value", byte=block.pos)
        if n > most or (n_blocks == 1 and n < most):
            reason = f"{n} values in one of {n_blocks} blocks, of {head.n_keys} in all"
            raise CorruptMetadataError(reason, byte=block.pos)
        check_ascending(keys, "the values of a block")
        return keys

    return BitmapIndex(head, blocks.keys, read_block)

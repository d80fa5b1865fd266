"""The bitmap index: every value of a column, and the rows that have it.

Version 2 has a sorted dictionary in blocks, with the first value of each block; version 1 has no
order.

Spec: Paimon 1.x, common/fileindex/bitmap/{BitmapFileIndex,BitmapFileIndexMeta,
BitmapFileIndexMetaV2}.java.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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

VERSIONS = (1, 2)


@dataclass(frozen=True)
class BitmapHead:
    """What both versions begin with.

    Attributes:
        version: 1 or 2.
        n_rows: of the data file.
        n_keys: distinct values, without null.
        has_null: whether there are null rows.
    """

    version: int
    n_rows: int
    n_keys: int
    has_null: bool


class BitmapIndex(KeySet):
    """The values of a column, and whether it has nulls."""

    n_keys = 0

    def __init__(self, head: BitmapHead, heads: Keys, read: Callable[[int], Keys]) -> None:
        self.n_rows, self.n_keys, self._has_null = head.n_rows, head.n_keys, head.has_null
        self.blocks = Blocks(heads, read)

    def has_null(self) -> bool:
        """Tell whether a row is null."""
        return self._has_null


def read_bitmap_head(data: memoryview) -> tuple[BitmapHead, Cursor]:
    """Read what comes before the dictionary, and return where that begins.

    Version, 8 bits; rows and distinct values, 32 bits each; whether there are null rows, 8 bits,
    and only then where their bitmap is, 32 bits, and in the second version its length.
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
    """Read all values, each with the place of its rows."""
    what = "the values of a bitmap index"
    if head.n_keys > (cursor.end - cursor.pos) // min_entry_len(key_type, 1):
        raise CorruptMetadataError(f"{what}: {head.n_keys} of them", byte=cursor.pos)
    keys = ascending(read_entries(cursor, key_type, head.n_keys, 1, what).keys)
    return BitmapIndex(head, [keys[0]] if head.n_keys else [], lambda _: keys)


def _read_blocked(head: BitmapHead, cursor: Cursor, key_type: KeyType) -> BitmapIndex:
    """Read the first value of each block and the block's place, which counts from the first one."""
    what = "the blocks of a bitmap index"
    n_blocks = cursor.count(min_entry_len(key_type, 1), what)
    blocks = read_entries(cursor, key_type, n_blocks, 1, what)
    check_ascending(blocks.keys, what)
    # Each block has a value at least. By a count that is too small, NOT IN would rule files out.
    most = head.n_keys - n_blocks + 1
    if (n_blocks == 0) != (head.n_keys == 0) or most < 1:
        raise CorruptMetadataError(
            f"{what}: {n_blocks} for {counted(head.n_keys, 'value')}", byte=cursor.pos
        )
    cursor.size("the length of all blocks")
    first = cursor.pos

    def read_block(at: int) -> Keys:
        """Read a block's values, each with the place of its rows and the bytes they take."""
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

"""What the heads of indexes say, in words: their counts, without what their values are.

Knows no column types, so nothing that is stored as a value is read.
"""

from __future__ import annotations

from collections.abc import Callable

from arrowmeta.paimon.file_index.bitmap import read_bitmap_head
from arrowmeta.paimon.file_index.bloom_filter import read_bloom_filter
from arrowmeta.paimon.file_index.bsi import read_bsi_head
from arrowmeta.paimon.file_index.range_bitmap import read_range_bitmap_head


def describe(index_type: str, body: memoryview | None) -> str | None:
    """Return what the head of an index says; None for an index of another type.

    Raises:
        CorruptMetadataError: the head is damaged.
        UnsupportedError: the index is of another version.
    """
    if body is None:
        return "no values"
    words = _WORDS.get(index_type)
    return None if words is None else words(body)


def _bloom_filter(body: memoryview) -> str:
    found = read_bloom_filter(body)
    return f"{8 * len(found.bits):,} bits, {found.n_functions} functions"


def _bitmap(body: memoryview) -> str:
    head, _ = read_bitmap_head(body)
    nulls = "with nulls" if head.has_null else "no nulls"
    return f"version {head.version}, {head.n_rows:,} rows, {head.n_keys:,} values, {nulls}"


def _range_bitmap(body: memoryview) -> str:
    head, _ = read_range_bitmap_head(body)
    return f"{head.n_rows:,} rows, {head.n_keys:,} values"


def _bsi(body: memoryview) -> str:
    n_rows, _ = read_bsi_head(body)
    return f"{n_rows:,} rows"


_WORDS: dict[str, Callable[[memoryview], str]] = {
    "bloom-filter": _bloom_filter,
    "bitmap": _bitmap,
    "range-bitmap": _range_bitmap,
    "bsi": _bsi,
}

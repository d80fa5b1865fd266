"""What the heads of indexes say, in words: their counts, without what their values are.

Knows no column types, so nothing that is stored as a value is read.
"""

from __future__ import annotations

from collections.abc import Callable

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.bitmap import read_bitmap_head
from arrowmeta.paimon.file_index.bloom_filter import read_bloom_filter
from arrowmeta.paimon.file_index.bsi import read_bsi_head
from arrowmeta.paimon.file_index.range_bitmap import read_range_bitmap_head


def describe(index_type: str, body: memoryview | None, n_rows: int | None = None) -> str | None:
    """Return what the head of an index says; None for an index of another type.

    Args:
        index_type: in the word of the format.
        body: the bytes of the index; None if it has none.
        n_rows: of the data file; None if that is not known.

    Raises:
        CorruptMetadataError: the head is damaged, or that of another file's index.
        UnsupportedError: the index is of another version.
    """
    if body is None:
        return "no values"
    read = _WORDS.get(index_type)
    if read is None:
        return None
    words, rows = read(body)
    if rows is not None and n_rows not in (None, rows):
        raise CorruptMetadataError(f"an index of {counted(rows, 'row')}, in a file of {n_rows:,}")
    return words


def _bloom_filter(body: memoryview) -> tuple[str, None]:
    found = read_bloom_filter(body)
    return f"{counted(8 * len(found.bits), 'bit')}, {counted(found.n_functions, 'function')}", None


def _bitmap(body: memoryview) -> tuple[str, int]:
    head, _ = read_bitmap_head(body)
    nulls = "with nulls" if head.has_null else "no nulls"
    words = f"version {head.version}, {_rows_and_values(head.n_rows, head.n_keys)}, {nulls}"
    return words, head.n_rows


def _range_bitmap(body: memoryview) -> tuple[str, int]:
    head, _ = read_range_bitmap_head(body)
    return _rows_and_values(head.n_rows, head.n_keys), head.n_rows


def _bsi(body: memoryview) -> tuple[str, int]:
    n_rows, _ = read_bsi_head(body)
    return counted(n_rows, "row"), n_rows


#: What reads the words, and the rows of the data file if an index knows them.
_WORDS: dict[str, Callable[[memoryview], tuple[str, int | None]]] = {
    "bloom-filter": _bloom_filter,
    "bitmap": _bitmap,
    "range-bitmap": _range_bitmap,
    "bsi": _bsi,
}


def _rows_and_values(n_rows: int, n_values: int) -> str:
    return f"{counted(n_rows, 'row')}, {counted(n_values, 'value')}"

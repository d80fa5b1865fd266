"""Build string columns from other string columns, with kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    build,
    new_array,
    number_array,
    pack_bits,
    text_array,
    text_scalar,
    to_buffer,
    to_flags,
    to_numbers,
    view_buffer,
)
from arrowmeta.errors import LimitError
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.kernels.byte_strings import (
    MARK_LEN,
    UUID_LEN,
    UUID_TEXT_LEN,
    bloom_filter_names,
    copy_spans,
    find_suffixes,
    join_names,
    join_uuids,
    split_uuids,
)

_MAX_OFFSET = 2**31 - 1
_TEXT = pa.string()
_SLASH = 0x2F
_DOT = 0x2E


def join_text(folders: pa.Array, codes: NDArray[np.int32], names: pa.Array) -> pa.Array:
    """Return `folder/name` for every name; `codes` are the folders. Null for null names."""
    if names.null_count:
        taken = folders.take(number_array(codes))
        return pc.binary_join_element_wise(taken, names, text_scalar("/"))
    folder_data, folder_offsets = _text(folders)
    name_data, name_offsets = _text(names)
    folder_len = int(np.diff(folder_offsets)[codes].sum(dtype=np.int64)) if len(codes) else 0
    length = folder_len + len(codes) + int(name_offsets[-1] - name_offsets[0])
    _check_length(length)
    offsets = new_array(len(codes) + 1, np.int32)
    data = new_array(length, np.uint8)
    join_names(folder_data, folder_offsets, codes, name_data, name_offsets, _SLASH, offsets, data)
    return build(pa.string(), len(codes), [None, to_buffer(offsets), to_buffer(data)])


def repeat_text(texts: Sequence[str], codes: NDArray[Any]) -> pa.Array:
    """Return the text of each row's code."""
    values = text_array(texts)
    lengths = np.diff(_text(values)[1].astype(np.int64))
    if len(codes) * int(lengths.max(initial=0)) > _MAX_OFFSET:
        _check_length(int(lengths[codes].sum()))
    return pc.take(values, number_array(codes), memory_pool=KEPT_POOL)


def suffixes(names: pa.Array) -> pa.Array:
    """Return the part of each name after the last dot; null if it is empty or there is no dot."""
    data, starts, lengths, found = _last_parts(names, _DOT)
    validity = None if found == len(names) else pack_bits(lengths > 0)
    return copied(data, starts, lengths, validity)


def last_names(paths: pa.Array) -> pa.Array:
    """Return the part of each path after the last slash; the path if that is empty."""
    data, starts, lengths, found = _last_parts(paths, _SLASH)
    if found < len(paths):
        offsets = _text(paths)[1].astype(np.int64)
        is_whole = lengths == 0
        starts = np.where(is_whole, offsets[:-1], starts)
        lengths = np.where(is_whole, np.diff(offsets), lengths)
    validity = pack_bits(to_flags(paths.is_valid())) if paths.null_count else None
    return copied(data, starts, lengths, validity)


def folders_of(paths: pa.Array) -> pa.Array:
    """Return the part of each path before the last slash; null if there is no part after it."""
    data, starts, lengths, found = _last_parts(paths, _SLASH)
    first = _text(paths)[1][:-1].astype(np.int64)
    validity = None if found == len(paths) else pack_bits(lengths > 0)
    return copied(data, first, np.where(lengths > 0, starts - 1 - first, 0), validity)


def take_uuids(texts: pa.Array) -> tuple[pa.Array, pa.Array] | None:
    """Return texts with `{}` in place of the first UUID, and the UUIDs as 16 bytes.

    Return None if a text is null or has no UUID in lower case.
    """
    if texts.null_count:
        return None
    data, offsets = _text(texts)
    uuids = new_array(len(texts) * UUID_LEN, np.uint8)
    rest_offsets = new_array(len(texts) + 1, np.int32)
    rest = new_array(int(offsets[-1] - offsets[0]), np.uint8)
    if split_uuids(data, offsets, uuids, rest_offsets, rest) < len(texts):
        return None
    return (
        build(pa.string(), len(texts), [None, to_buffer(rest_offsets), to_buffer(rest)]),
        build(pa.binary(UUID_LEN), len(texts), [None, to_buffer(uuids)]),
    )


def put_uuids(patterns: pa.Array, codes: NDArray[np.int32], uuids: pa.Array) -> pa.Array:
    """Return the pattern of each row's code with `{}` replaced by its UUID."""
    data, offsets = _text(patterns)
    marks = to_numbers(pc.find_substring(patterns, "{}")).astype(np.int64)
    lengths = np.diff(offsets).astype(np.int64) + UUID_TEXT_LEN - MARK_LEN
    length = int(lengths[codes].sum())
    _check_length(length)
    ids = view_buffer(uuids.buffers()[1], np.uint8)[uuids.offset * UUID_LEN :]
    text_offsets = new_array(len(codes) + 1, np.int32)
    text = new_array(length, np.uint8)
    join_uuids(data, offsets, marks, codes, ids, text_offsets, text)
    return build(pa.string(), len(codes), [None, to_buffer(text_offsets), to_buffer(text)])


def copied(
    data: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    validity: pa.Buffer | None = None,
    arrow_type: pa.DataType = _TEXT,
) -> pa.Array:
    """Return an array of strings or bytes copied from positions in `data`."""
    offsets = new_array(len(starts) + 1, np.int32)
    content = new_array(int(lengths.sum()), np.uint8)
    starts, lengths = map(np.ascontiguousarray, (starts, lengths))
    copy_spans(data, starts, lengths, offsets, content)
    return build(arrow_type, len(starts), [validity, to_buffer(offsets), to_buffer(content)])


class NameFilter:
    """Bloom filter of names.

    Args:
        names: names to add.
    """

    def __init__(self, names: pa.ChunkedArray) -> None:
        self._bits = np.zeros(1 << len(names).bit_length(), dtype=np.uint64)
        for chunk in names.chunks:
            flags = np.ones(len(chunk), dtype=bool)
            bloom_filter_names(*_text(chunk), flags, True, self._bits, flags)

    def may_have(self, names: pa.ChunkedArray | pa.Array) -> NDArray[np.bool_]:
        """Mark all names that were added, and a few others with the same hash."""
        chunks = names.chunks if isinstance(names, pa.ChunkedArray) else [names]
        return np.concatenate([np.zeros(0, dtype=bool), *map(self._marks, chunks)])

    def _marks(self, names: pa.Array) -> NDArray[np.bool_]:
        found = np.zeros(len(names), dtype=bool)
        bloom_filter_names(
            *_text(names), np.zeros(len(names), dtype=bool), False, self._bits, found
        )
        return found


def _last_parts(
    names: pa.Array, separator: int
) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64], int]:
    """Return the bytes of names, starts and lengths of their last parts, and how many there are."""
    data, name_offsets = _text(names)
    starts = np.empty(len(names), dtype=np.int64)
    lengths = np.empty(len(names), dtype=np.int64)
    found = find_suffixes(data, name_offsets, separator, starts, lengths)
    return data, starts, lengths, found


def _check_length(length: int) -> None:
    if length > _MAX_OFFSET:
        raise LimitError(f"text of {length:,} bytes in one chunk; the limit is {_MAX_OFFSET:,}")


def _text(array: pa.Array) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
    """Return the bytes of a string array's buffer, and the offsets of its values in them."""
    _, offsets, data = array.buffers()
    if offsets is None or not len(array):
        return np.zeros(0, dtype=np.uint8), np.zeros(1, dtype=np.int32)
    values = np.frombuffer(offsets, dtype=np.int32)[array.offset : array.offset + len(array) + 1]
    return np.frombuffer(data or b"", dtype=np.uint8), values

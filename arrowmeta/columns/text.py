"""Build string columns from other string columns, with kernels.

A kernel copies spans of bytes to one buffer, whose length is known before: `join_text` makes
`folder/name` from a few folders and many names, `last_names` takes the part after the last slash.
"""

from __future__ import annotations

import math
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
    to_flags,
    to_offsets,
)
from arrowmeta.errors import LimitError
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.kernels.byte_strings import copy_spans, find_suffixes, join_names

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
    return build(pa.string(), len(codes), [None, pa.py_buffer(offsets), pa.py_buffer(data)])


def repeat_text(texts: Sequence[str], codes: NDArray[Any]) -> pa.Array:
    """Return the text of each row's code."""
    values = text_array(texts)
    lengths = np.diff(_text(values)[1].astype(np.int64))
    if len(codes) * int(lengths.max(initial=0)) > _MAX_OFFSET:
        _check_length(int(lengths[codes].sum()))
    return pc.take(values, number_array(codes), memory_pool=KEPT_POOL)


def lists_of_text(
    texts: Sequence[str], codes: NDArray[Any], rows: NDArray[np.int64], n_rows: int
) -> pa.ListArray:
    """Return a list of texts for each row, in order of codes; null for rows without any.

    Args:
        texts: the text of each code.
        codes: the codes.
        rows: the row of each of `codes`.
        n_rows: number of rows.
    """
    order = np.argsort(rows, kind="stable")
    counts = np.bincount(rows, minlength=n_rows)
    buffers = [pack_bits(counts > 0), to_offsets(counts)]
    return build(pa.list_(_TEXT), n_rows, buffers, [repeat_text(texts, codes[order])])


def suffixes(names: pa.Array) -> pa.Array:
    """Return the part of each name after the last dot; null if it is empty or there is no dot."""
    data, starts, lengths, n_parts = _last_parts(names, _DOT)
    validity = None if n_parts == len(names) else pack_bits(lengths > 0)
    return copied(data, starts, lengths, validity)


def last_names(paths: pa.Array) -> pa.Array:
    """Return the part of each path after the last slash; the path if that is empty."""
    data, starts, lengths, n_parts = _last_parts(paths, _SLASH)
    if n_parts < len(paths):
        offsets = _text(paths)[1].astype(np.int64)
        is_whole = lengths == 0
        starts = np.where(is_whole, offsets[:-1], starts)
        lengths = np.where(is_whole, np.diff(offsets), lengths)
    validity = pack_bits(to_flags(paths.is_valid())) if paths.null_count else None
    return copied(data, starts, lengths, validity)


def folders_of(paths: pa.Array) -> pa.Array:
    """Return the part of each path before the last slash; null if there is no part after it."""
    data, starts, lengths, n_parts = _last_parts(paths, _SLASH)
    first = _text(paths)[1][:-1].astype(np.int64)
    validity = None if n_parts == len(paths) else pack_bits(lengths > 0)
    return copied(data, first, np.where(lengths > 0, starts - 1 - first, 0), validity)


def java_float(value: np.floating[Any]) -> str:
    """Print a float as Java does: shortest unique digits, with an exponent outside [0.001, 10^7).

    There are at least two digits, and these are the closest: the least DOUBLE is 4.9E-324, not
    5E-324.
    Spec: java.lang.Double.toString.
    """
    if not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    if value == 0 or 1e-3 <= abs(value) < 1e7:
        return np.format_float_positional(value, trim="0")
    text = np.format_float_scientific(value, trim="-", exp_digits=1)
    if "." not in text:
        text = np.format_float_scientific(value, precision=1, unique=False, exp_digits=1)
    return text.replace("e+", "E").replace("e-", "E-")


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
    return build(arrow_type, len(starts), [validity, pa.py_buffer(offsets), pa.py_buffer(content)])


def _last_parts(
    names: pa.Array, separator: int
) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64], int]:
    """Return the bytes of names, starts and lengths of their last parts, and how many there are."""
    data, name_offsets = _text(names)
    starts = np.empty(len(names), dtype=np.int64)
    lengths = np.empty(len(names), dtype=np.int64)
    n_parts = find_suffixes(data, name_offsets, separator, starts, lengths)
    return data, starts, lengths, n_parts


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

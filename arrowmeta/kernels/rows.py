"""Decoded rows of metadata files, and the ids of entries and of files.

A field that a file does not have is null.

The id of an entry is the position of its manifest in the upper 32 bits, and its row in the lower
32. It does not depend on which columns are read or on damage of other manifests.

The id of a file is 16 bytes: a hash of the values of the fields that tell files apart, not of their
encoding, the same in every process. Two of a billion files have the same one with a chance of
1e-21. It does not protect against chosen collisions: who writes the metadata of a table can as well
write there what is not so. `file_ids` makes them, `mark_live` marks the entries of live files, and
`FileSet` and `SeenFiles` are for entries that are read in batches.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from itertools import combinations
from typing import Any, Self, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.io.reading import BUFFER_POOL
from arrowmeta.kernels.buffers import (
    build,
    copied,
    filled,
    first_mismatch,
    flag_array,
    is_text_or_bytes,
    null_array,
    number_array,
    pack_bits,
    to_flags,
    to_numbers,
    view_buffer,
)
from arrowmeta.kernels.byte_strings import identify_spans, mark_files

# -- entries -------------------------------------------------------------------------------------

_ROW_BITS = 32


def entry_ids(ordinals: NDArray[np.int64] | int, rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the ids of entries from positions of manifests and rows in them."""
    return (np.asarray(ordinals, dtype=np.int64) << _ROW_BITS) + rows


def ordinals_of(ids: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the positions of the manifests of entries."""
    return ids >> _ROW_BITS


def is_among(numbers: NDArray[Any], members: NDArray[Any]) -> NDArray[np.bool_]:
    """Return for each number whether it is in the sorted `members`."""
    if not len(members):
        return np.zeros(len(numbers), dtype=bool)
    positions = np.minimum(np.searchsorted(members, numbers), len(members) - 1)
    return np.equal(members[positions], numbers)


#: Minimum size of lookup tables by code.
_FEW_CODES = 1 << 12


def distinct_rows(columns: Sequence[pa.Array]) -> tuple[pa.Array, NDArray[np.int32]]:
    """Return the first position of each distinct row, and the distinct row of each row."""
    n_rows = len(columns[0])
    codes, n_codes = np.zeros(n_rows, dtype=np.int64), min(n_rows, 1)
    for column in columns:
        is_encoded = isinstance(column, pa.DictionaryArray)
        encoded = column if is_encoded else column.dictionary_encode(null_encoding="encode")
        # Both numbers are below 2**31, so a pair fits 64 bits.
        codes = codes * max(1, len(encoded.dictionary)) + to_numbers(encoded.indices)
        n_codes *= len(encoded.dictionary)
        if n_codes > 4 * n_rows + _FEW_CODES:
            distinct = number_array(codes).dictionary_encode()
            codes = to_numbers(distinct.indices).astype(np.int64)
            n_codes = len(distinct.dictionary)
    first = np.full(n_codes, -1)
    # Assign from the last row to the first, which overwrites the others.
    first[codes[::-1]] = np.arange(n_rows)[::-1]
    is_used = first >= 0
    numbers = np.cumsum(is_used, dtype=np.int32) - np.int32(1)
    return number_array(first[is_used]), numbers[codes]


def first_facts(rows: pa.Table, key: str, facts: Sequence[str]) -> pa.Table:
    """Return the distinct values of a column, in order of first appearance.

    Args:
        rows: the rows.
        key: the column.
        facts: other columns; each value of `key` gets the first of each that is not null.
    """
    # Arrow's groups are in nearly this order, but not if values have the same hash.
    numbered = rows.append_column("row", number_array(np.arange(rows.num_rows)))
    grouped = numbered.group_by(key, use_threads=False)
    firsts = grouped.aggregate([("row", "min"), *((name, "first") for name in facts)])
    firsts = firsts.sort_by("row_min")
    return pa.table([firsts[key], *(firsts[f"{name}_first"] for name in facts)], [key, *facts])


# -- files ---------------------------------------------------------------------------------------

#: Type of the column `file_id`.
FILE_ID = pa.binary(16)

_NO_WORDS = np.zeros((0, 2), dtype=np.uint64)

#: Odd, and others in each process: names cannot be chosen so that lookups take long.
_SECRETS = (np.uint64(secrets.randbits(63) | 1), np.uint64(secrets.randbits(63) | 1))

_MARKS_PER_KEY = 16  # at least


def file_ids(fields: Sequence[pa.Array | Spans]) -> pa.Array:
    """Return the identity of each row; null where the first field is null.

    A null counts as a field that is absent, and differs from an empty value.

    Args:
        fields: strings, bytes, integers, lists of strings, or spans, which have no nulls.
    """
    ids = np.zeros((len(fields[0]), 2), dtype=np.uint64)
    for tag, values in enumerate(fields, 1):
        if not isinstance(values, Spans) and values.null_count == len(values):
            continue
        spans = _spans(values)
        starts, lengths = map(np.ascontiguousarray, (spans.starts, spans.lengths))
        identify_spans(spans.data, starts, lengths, tag, ids)
    first = fields[0]
    validity = None
    if not isinstance(first, Spans) and first.null_count:
        validity = pack_bits(to_flags(first.is_valid()))
    return build(FILE_ID, len(ids), [validity, pa.py_buffer(ids)])


def words_of(ids: pa.Array | pa.ChunkedArray) -> NDArray[np.uint64]:
    """Return identities as pairs of numbers, zeros for null; uint64[rows, 2]."""
    if isinstance(ids, pa.ChunkedArray):
        parts = [words_of(chunk) for chunk in ids.chunks]
        return parts[0] if len(parts) == 1 else np.concatenate([_NO_WORDS, *parts])
    words = view_buffer(ids.buffers()[1], np.uint64).reshape(-1, 2)[ids.offset :][: len(ids)]
    if ids.null_count:
        words = np.where(to_flags(ids.is_valid())[:, None], words, np.uint64(0))
    return words


def mark_live(
    ids: pa.Array | pa.ChunkedArray, is_deleted: NDArray[np.bool_], *, replays: bool
) -> NDArray[np.uint8]:
    """Return DEAD, LIVE or SURPLUS for each entry, in their order; see `kernels`.

    Args:
        ids: identities of the files of entries.
        is_deleted: whether each entry says that its file is deleted.
        replays: whether it then deletes the file of other entries, too.
    """
    words, marks = np.ascontiguousarray(words_of(ids)), np.empty(len(ids), dtype=np.uint8)
    slots = np.full(1 << (2 * len(words)).bit_length(), -1, dtype=np.int32)
    mixed = words[:, 0] * _SECRETS[0] ^ words[:, 1] * _SECRETS[1]
    places = _places(mixed, slots).view(np.int64)
    mark_files(words, places, np.ascontiguousarray(is_deleted), replays, slots, marks)
    return marks


class FileSet:
    """Set of files, by identity.

    Args:
        ids: identities; nulls are left out.
    """

    def __init__(self, ids: pa.Array | pa.ChunkedArray) -> None:
        words = words_of(ids)
        keys = _keys(words)
        order = np.argsort(keys, kind="stable")
        self._order = order[words[order].any(axis=1)]
        self._words, self._keys = words, keys[self._order]
        # A Bloom filter with one hash function: most files that are looked up are not there.
        self._marks = np.zeros(_MARKS_PER_KEY << len(self).bit_length(), dtype=bool)
        self._marks[_places(self._keys, self._marks)] = True

    def __len__(self) -> int:
        return len(self._keys)

    def has(self, ids: pa.Array | pa.ChunkedArray) -> NDArray[np.bool_]:
        """Return a mask of the identities that are in the set; null is not."""
        mask = np.zeros(len(ids), dtype=bool)
        if len(self):
            words = words_of(ids)
            keys = _keys(words)
            marked = np.flatnonzero(self._marks[_places(keys, self._marks)])
            at = np.minimum(np.searchsorted(self._keys, keys[marked]), len(self) - 1)
            mask[marked] = (self._words[self._order[at]] == words[marked]).all(axis=1)
        return mask


class SeenFiles:
    """Tells whether any of many files occurs twice, without looking at all of them again."""

    def __init__(self) -> None:
        self._runs: list[NDArray[np.uint64]] = []  # keys, sorted

    def add(self, ids: NDArray[np.uint64]) -> bool:
        """Add files; return whether one of them may occur twice among all so far.

        Args:
            ids: as of `words_of`; zeros are left out.
        """
        keys = np.sort(_keys(ids))
        run = keys[np.searchsorted(keys, 0, "right") :]
        is_repeated = bool((run[1:] == run[:-1]).any())
        is_repeated |= any(is_among(run, earlier).any() for earlier in self._runs)
        while self._runs and len(self._runs[-1]) <= 2 * len(run):
            run = np.sort(np.concatenate([self._runs.pop(), run]))
        self._runs.append(run)
        return is_repeated


def _keys(ids: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return 64 bits of each identity, 0 for zeros; which ones, a table's writer does not know."""
    return ids[:, 0] ^ (ids[:, 1] * _SECRETS[0])


def _places(keys: NDArray[np.uint64], table: NDArray[Any]) -> NDArray[np.uint64]:
    return (keys >> np.uint64(32)) & np.uint64(len(table) - 1)


def _spans(values: pa.Array | Spans) -> Spans:
    """Return the bytes of values, of a negative length for null."""
    if isinstance(values, Spans):
        return values
    if pat.is_list(values.type):  # the identities of the items, one after the other
        items = words_of(file_ids([values.values])).reshape(-1).view(np.uint8)
        offsets = view_buffer(values.buffers()[1], np.int32)[values.offset :]
        ends = offsets[: len(values) + 1].astype(np.int64) * FILE_ID.byte_width
        spans = Spans(items, ends[:-1], np.diff(ends))
    elif pat.is_integer(values.type):
        numbers = np.ascontiguousarray(filled(values, 0).astype(np.int64))
        spans = Spans(numbers.view(np.uint8), np.arange(len(values)) * 8, np.full(len(values), 8))
    else:
        spans = spans_of(values)
    if values.null_count:
        is_valid = to_flags(values.is_valid())
        return Spans(spans.data, spans.starts, np.where(is_valid, spans.lengths, -1))
    return spans


# -- ids of entries and files ----------------------------------------------------------------------

T = TypeVar("T")
SomeRows = TypeVar("SomeRows", bound="Rows")


class Spans(Struct, frozen=True):
    """Byte strings in one buffer.

    Attributes:
        data: the buffer.
        starts: first byte of each string; int64[rows].
        lengths: bytes of each string, 0 for a null; int64[rows].
    """

    data: NDArray[np.uint8]
    starts: NDArray[np.int64]
    lengths: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.starts)

    def take(self, rows: NDArray[np.int64]) -> Spans:
        """Return the byte strings of some rows, which ascend."""
        if len(rows) == len(self):
            return self
        return Spans(self.data, self.starts[rows], self.lengths[rows])

    def without(self, rows: NDArray[np.bool_]) -> Spans:
        """Return the same byte strings, with nulls in the marked rows."""
        return Spans(self.data, self.starts, np.where(rows, 0, self.lengths))

    def distinct(self) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
        """Return the first row of each distinct string, and the number of each row's string."""
        codes = to_numbers(self.to_array().dictionary_encode().indices)
        return np.flatnonzero(np.diff(np.maximum.accumulate(codes), prepend=-1)), codes

    def to_array(self) -> pa.Array:
        """Return the byte strings as a binary array."""
        return copied(self.data, self.starts, self.lengths, arrow_type=pa.binary())


def spans_of(values: pa.Array) -> Spans:
    """Return strings, or byte strings of any or of a fixed length, as spans of their buffer."""
    n_rows, (_, *buffers) = len(values), values.buffers()
    if pa.types.is_fixed_size_binary(values.type):
        width = values.type.byte_width
        starts = (np.arange(n_rows) + values.offset) * width
        return Spans(view_buffer(buffers[0], np.uint8), starts, np.full(n_rows, width))
    offsets = view_buffer(buffers[0], np.int32)[values.offset :][: n_rows + 1].astype(np.int64)
    lengths = np.diff(offsets)
    if values.null_count:
        lengths[~to_flags(values.is_valid())] = 0
    return Spans(view_buffer(buffers[1], np.uint8), offsets[:n_rows], lengths)


def decimal_spans(decimals: pa.Array) -> Spans:
    """Return unscaled values as the fewest bytes in two's complement, big-endian."""
    n_rows, start = len(decimals), decimals.offset
    words = view_buffer(decimals.buffers()[1], np.uint8)[16 * start : 16 * (start + n_rows)]
    data = np.ascontiguousarray(words.reshape(n_rows, 16)[:, ::-1])
    is_negative = data[:, :1] >> 7
    # A byte is needless if it only repeats the sign of the next byte.
    repeats = (data[:, :-1] == is_negative * 0xFF) & (data[:, 1:] >> 7 == is_negative)
    n_needless = np.minimum.accumulate(repeats, axis=1).sum(axis=1)
    return Spans(data.reshape(-1), np.arange(n_rows) * 16 + n_needless, 16 - n_needless)


class Rows(Struct, frozen=True):
    """Decoded rows of one or several metadata files.

    Attributes:
        batch: the wanted fields that the file has.
        spans_by_path: byte string fields that were located, by dotted name; of each row, or of each
            item inside of a list. Once all rows are converted, their bytes are overwritten.
        file_idx: file of each row, as a position in the list of files; int32[rows].
        row_idx: ordinal of each row in its file; int64[rows].
        first_file: file of the first row, or that has no rows.
    """

    batch: pa.RecordBatch
    spans_by_path: dict[str, Spans]
    file_idx: NDArray[np.int32]
    row_idx: NDArray[np.int64]
    first_file: int = 0

    def __len__(self) -> int:
        return int(self.batch.num_rows)

    def field(self, path: str, arrow_type: pa.DataType) -> pa.Array:
        """Return a field by its dotted name, cast to `arrow_type`; nulls if the file has none."""
        array = nested(self.batch, path)
        if array is None or not len(self):  # without rows, any type can be cast
            return null_array(len(self), arrow_type)
        if array.type == arrow_type:
            return array
        try:
            return array.cast(arrow_type)
        except pa.ArrowException as error:
            # If the types can be cast, a value is invalid; its row gives the file.
            is_of_value = isinstance(error, pa.ArrowInvalid)
            row = first_mismatch(array, arrow_type) if is_of_value else None
            reason = f"is of type {array.type} and cannot be read as {arrow_type}: {error}"
            raise CorruptMetadataError(f"{path} {reason}", row=row) from error

    def spans(self, path: str) -> Spans:
        """Return a byte string field by its dotted name; of length 0 if the file has none."""
        spans = self.spans_by_path.get(path)
        if spans is None or len(spans) != len(self):
            return spans_of(self.field(path, pa.binary()))
        return spans

    def locate(self, error: ArrowMetaError) -> int:
        """Return the file of an error, and change its row to the ordinal in that file.

        An error without a row is in the file of the first row.
        """
        if not isinstance(error, CorruptMetadataError) or error.row is None:
            return int(self.file_idx[0])
        at, error.row = error.row, int(self.row_idx[error.row])
        return int(self.file_idx[at])

    def where(self, keep: NDArray[np.bool_]) -> Self:
        """Return the rows that `keep` marks."""
        rows = np.flatnonzero(keep)
        return replace(
            self,
            batch=filtered(self.batch, flag_array(keep)),
            spans_by_path={path: self.spans(path).take(rows) for path in self.spans_by_path},
            file_idx=self.file_idx[rows],
            row_idx=self.row_idx[rows],
        )


def filtered(batch: pa.RecordBatch, keep: pa.Array) -> pa.RecordBatch:
    """Return the marked rows; columns of nulls, of which there are many, are not copied."""
    n_rows = pc.sum(keep).as_py() or 0
    if n_rows == len(keep):
        return batch
    if not batch.num_columns:
        return batch.filter(keep)
    columns = [_filtered_column(column, keep, n_rows) for column in batch.columns]
    return pa.RecordBatch.from_arrays(columns, schema=batch.schema)


def keep_rows(batches: list[pa.RecordBatch], mask: NDArray[np.bool_]) -> None:
    """Replace batches by their rows in a mask, a few at a time, so that memory is reused."""
    ends = np.cumsum([batch.num_rows for batch in batches])

    def replace_at(at: int) -> None:
        keep = mask[ends[at] - batches[at].num_rows : ends[at]]
        batches[at] = filtered(batches[at], flag_array(keep))

    if len(batches) == 1:  # of a small table, for which a thread takes longer to start
        replace_at(0)
        return
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(replace_at, range(len(batches))):
            pass


def _filtered_column(column: pa.Array, keep: pa.Array, n_rows: int) -> pa.Array:
    if column.null_count == len(column):
        return null_array(n_rows, column.type)
    if pa.types.is_struct(column.type) and not column.null_count and column.type.num_fields:
        children = [_filtered_column(child, keep, n_rows) for child in column.flatten()]
        return pa.StructArray.from_arrays(children, fields=column.type.fields)
    return pc.filter(column, keep, memory_pool=BUFFER_POOL)


def file_by_file(
    rows: SomeRows, make: Callable[[SomeRows], T], report: Callable[[ArrowMetaError, int], object]
) -> list[T]:
    """Call `make` with all rows; if it fails, with the rows of each file.

    Args:
        rows: rows of one or several files.
        make: conversion of rows; rows of its errors are positions in its argument.
        report: called with the error and the file if it fails for a file.
    """
    try:
        return [make(rows)]
    except ArrowMetaError as error:
        files = np.unique(rows.file_idx).tolist()
        if len(files) == 1:
            report(error, rows.locate(error))
            return []
    parts = [rows.where(np.equal(rows.file_idx, file_idx)) for file_idx in files]
    return [result for part in parts for result in file_by_file(part, make, report)]


def nested(batch: pa.RecordBatch, path: str) -> pa.Array | None:
    """Return a field by its dotted name; None if there is none.

    Some batches have nested fields as columns of that name.
    """
    schema = batch.schema
    if (at := schema.get_field_index(path)) >= 0:
        return batch.column(at)
    name, *inner = path.split(".")
    at = schema.get_field_index(name)
    array = batch.column(at) if at >= 0 else None
    for name in inner:
        array = None if array is None else child(array, name)
    return array


def child(array: pa.Array, name: str) -> pa.Array | None:
    """Return a field of structs, null in structs that are null; None if there is no such field."""
    at = array.type.get_field_index(name) if pa.types.is_struct(array.type) else -1
    if at < 0:
        return None
    # Arrow ends the process if a union has to be null because its parent is.
    carries_nulls = array.null_count and not pa.types.is_union(array.type.field(at).type)
    return pc.struct_field(array, [at]) if carries_nulls else array.field(at)


# -- bounds ----------------------------------------------------------------------------------------

# Writers may truncate lower and upper bounds of a file. Equal bounds are the only value of a file,
# unless both are prefixes of longer values: `abc` to `abc` is one value, and 16 bytes or more may
# be the beginning of many.

#: Length in bytes up to which no writer truncates bounds by default.
_UNCUT_LENGTH = 15


def is_uncut(values: pa.Array) -> pa.Array:
    """Return which values are so short that bounds of their length are not truncated.

    Some writers truncate upper bounds without rounding up.
    """
    if is_text_or_bytes(values.type):
        return pc.less_equal(pc.binary_length(values), _UNCUT_LENGTH)
    return flag_array(np.ones(len(values), dtype=bool))


def only_value(lower: pa.Array, upper: pa.Array) -> pa.Array:
    """Return the value of files that have only one value, nulls aside; null for other files."""
    is_only = pc.and_kleene(pc.equal(lower, upper), is_uncut(lower))
    return pc.if_else(is_only, lower, null_array(1, lower.type)[0])


def contradict(bounds: Sequence[tuple[pa.Array, pa.Array]], *, is_exact: bool) -> pa.Array:
    """Return which files have bounds of a key column that contradict each other; null if unknown.

    Compaction may record a last key that it dropped, behind that of the last row.
    Spec: Paimon 1.x, core/io/KeyValueDataFileWriter.java (maxKey is not copied).

    Args:
        bounds: the column of the first and the last key, and then its bounds.
        is_exact: whether rows are sorted by the column.
    """
    (first, last), *others = [tuple(map(_without_nan, some)) for some in bounds]
    masks = []
    for low, high in others:
        masks += [pc.less(first, low), pc.greater(first, high)]
        if is_exact:
            is_below = pc.and_kleene(pc.less(last, high), _differ(last, high, _is_rounded))
            masks += [_differ(first, low, _begins), is_below]
    for (low, high), (other_low, other_high) in combinations(others, 2):
        masks += [_differ(low, other_low, _begins), _differ(high, other_high, _is_rounded)]
    return reduce(pc.or_kleene, masks)


def _without_nan(values: pa.Array) -> pa.Array:
    if not pa.types.is_floating(values.type):
        return values
    return pc.if_else(pc.is_nan(values), null_array(1, values.type)[0], values)


def _differ(
    first: pa.Array, second: pa.Array, is_cut: Callable[[pa.Array, pa.Array], pa.Array]
) -> pa.Array:
    """Return which bounds are not of the same value, given whether one is another, truncated."""
    is_other = pc.not_equal(first, second)
    if not is_text_or_bytes(first.type) or not pc.any(is_other).as_py():
        return is_other
    return pc.and_kleene(is_other, pc.invert(pc.or_(is_cut(first, second), is_cut(second, first))))


def _is_rounded(short: pa.Array, long: pa.Array) -> pa.Array:
    """Return which upper bounds are cut: shorter, with the last character rounded up."""
    is_text = pa.types.is_string(short.type)
    start = (pc.utf8_slice_codeunits if is_text else pc.binary_slice)(short, 0, -1)
    is_shorter = pc.less(pc.binary_length(short), pc.binary_length(long))
    return pc.and_(pc.and_(is_shorter, pc.greater(short, long)), _begins(long, start))


def _begins(values: pa.Array, starts: pa.Array) -> pa.Array:
    """Return which values begin with the text or bytes of the same row; any for nulls."""
    values, starts = values.cast(pa.binary()), starts.cast(pa.binary())
    spans, of_starts = spans_of(values), spans_of(starts)
    lengths = np.minimum(spans.lengths, of_starts.lengths)
    return pc.equal(copied(spans.data, spans.starts, lengths, arrow_type=pa.binary()), starts)

"""Ids of entries and of files.

The id of an entry is the position of its manifest in the upper 32 bits, and its row in the lower
32. It does not depend on which columns are read or on damage of other manifests.

The id of a file is 16 bytes: a hash of the values of the fields that tell files apart, not of their
encoding, the same in every process. Two of a billion files have the same one with a chance of
1e-21. It does not protect against chosen collisions: who writes the metadata of a table can as well
write there what is not so. `file_ids` makes them, `mark_live` marks the entries of live files, and
`FileSet` and `SeenFiles` are for entries that are read in batches.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.types as pat
from numpy.typing import NDArray

from arrowmeta.kernels.buffers import (
    build,
    filled,
    number_array,
    pack_bits,
    to_flags,
    view_buffer,
)
from arrowmeta.kernels.byte_strings import identify_spans, mark_files
from arrowmeta.kernels.rows import Spans, spans_of

# -- entries -------------------------------------------------------------------------------------

_ROW_BITS = 32


def entry_ids(ordinals: NDArray[np.int64] | int, rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the ids of entries from positions of manifests and rows in them."""
    return (np.asarray(ordinals, dtype=np.int64) << _ROW_BITS) + rows


def ordinals_of(ids: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the positions of the manifests of entries."""
    return ids >> _ROW_BITS


def rows_of(ids: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the rows of entries in their manifests."""
    return ids & ((1 << _ROW_BITS) - 1)


def is_among(numbers: NDArray[Any], wanted: NDArray[Any]) -> NDArray[np.bool_]:
    """Return for each number whether it is in the sorted `wanted`."""
    if not len(wanted):
        return np.zeros(len(numbers), dtype=bool)
    positions = np.minimum(np.searchsorted(wanted, numbers), len(wanted) - 1)
    return np.equal(wanted[positions], numbers)


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

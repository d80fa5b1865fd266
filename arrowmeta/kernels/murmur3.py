"""MurmurHash3, x86 variant of 32 bits: the hash of buckets in both formats.

`murmur3` hashes one byte string, `murmur3_each` a column of them.

Spec: Iceberg v3, Appendix B, 32-bit Hash Requirements (seed 0); Paimon 1.x,
common/utils/MurmurHashUtils.java (seed 42).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

_MASK = 0xFFFFFFFF

#: A word of 32 bits as an int, or a column of words as 64-bit integers.
_Word: TypeAlias = Any

#: Longer byte strings are hashed one by one: there are few of them.
_MOST_BYTES_AT_ONCE = 1024


def murmur3(data: bytes, seed: int = 0) -> int:
    """Return the hash as a signed 32-bit integer."""
    state = seed
    whole = len(data) & ~3
    for start in range(0, whole, 4):
        state = _mixed(state, int.from_bytes(data[start : start + 4], "little"))
    if whole < len(data):
        state ^= _scrambled(int.from_bytes(data[whole:], "little"))
    state = _finished(state ^ len(data))
    return state - 2**32 if state >= 2**31 else state


def murmur3_each(
    data: NDArray[np.uint8], starts: NDArray[np.int64], lengths: NDArray[np.int64], seed: int = 0
) -> NDArray[np.int64]:
    """Return the hash of each span of `data` as a signed 32-bit integer."""
    state: Any = np.full(len(starts), seed, dtype=np.uint64)
    filled_up = np.concatenate([data, np.zeros(3, dtype=np.uint8)])
    for at in range(0, min(int(lengths.max(initial=0)), _MOST_BYTES_AT_ONCE), 4):
        rows = np.flatnonzero(lengths > at)
        left, pos = lengths[rows] - at, starts[rows] + at
        word: Any = np.zeros(len(rows), dtype=np.uint64)
        for k in range(4):
            word |= np.where(left > k, filled_up[pos + k], 0).astype(np.uint64) << np.uint64(8 * k)
        before = state[rows]
        state[rows] = np.where(left >= 4, _mixed(before, word), before ^ _scrambled(word))
    finished = _finished(state ^ lengths.astype(np.uint64))
    hashes = finished.astype(np.uint32).view(np.int32).astype(np.int64)
    is_long = lengths > _MOST_BYTES_AT_ONCE
    hashes[is_long] = _alone(data, starts[is_long], lengths[is_long], seed)
    return hashes


def _alone(
    data: NDArray[np.uint8], starts: NDArray[np.int64], lengths: NDArray[np.int64], seed: int
) -> NDArray[np.int64]:
    spans = zip(starts.tolist(), lengths.tolist(), strict=True)
    hashes = [murmur3(data[start : start + length].tobytes(), seed) for start, length in spans]
    return np.array(hashes, dtype=np.int64)


def _mixed(state: _Word, word: _Word) -> _Word:
    return (_rotated(state ^ _scrambled(word), 13) * 5 + 0xE6546B64) & _MASK


def _scrambled(word: _Word) -> _Word:
    return _rotated(word * 0xCC9E2D51 & _MASK, 15) * 0x1B873593 & _MASK


def _rotated(word: _Word, n_bits: int) -> _Word:
    return (word << n_bits | word >> (32 - n_bits)) & _MASK


def _finished(state: _Word) -> _Word:
    state = (state ^ state >> 16) * 0x85EBCA6B & _MASK
    state = (state ^ state >> 13) * 0xC2B2AE35 & _MASK
    return state ^ state >> 16

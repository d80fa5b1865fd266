"""Bloom filter index: rules out values for = and IN.

Numbers are hashed with Thomas Wang's mix, strings with XXH64 and seed 0. Main names:
`read_bloom_filter`, `hash_keys`.

Spec: Paimon 1.x, common/fileindex/bloomfilter/{BloomFilterFileIndex,FastHash}.java,
utils/BloomFilter64.java; xxHash 0.1.1, XXH64 algorithm.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.container import Cursor
from arrowmeta.paimon.file_index.keys import NAN_KEY, Key, KeyType, floats_of
from arrowmeta.records import dataclass

_U64 = NDArray[np.uint64]

#: Limit on hash functions. Writers derive at most 44, for a false positive rate of 10**-13.
MAX_FUNCTIONS = 1 << 10
#: Bits looked up per batch.
_BITS_AT_ONCE = 1 << 20


@dataclass(frozen=True)
class BloomFilter:
    """Bit set of a bloom filter.

    Attributes:
        n_functions: hash functions, i.e. bits set per value.
        bits: the bit set, least significant bit of each byte first.
    """

    n_functions: int
    bits: NDArray[np.uint8]

    def may_have_any(self, hashes: NDArray[np.uint64]) -> bool:
        """Return whether the filter may contain at least one of the hashes.

        Bit i of a value is `low + i * high` of the two halves of its hash, in wrapping 32-bit
        arithmetic; if negative, all its bits are inverted; then modulo the number of bits.
        """
        halves = hashes.astype("<u8").view("<i4").reshape(-1, 2)
        turns = np.arange(1, self.n_functions + 1, dtype=np.int32)
        step = max(1, _BITS_AT_ONCE // self.n_functions)
        for start in range(0, len(halves), step):
            low, high = halves[start : start + step, :1], halves[start : start + step, 1:]
            sums = (low + turns * high).astype(np.int64)
            bits = np.where(sums < 0, ~sums, sums) % (8 * len(self.bits))
            is_set = self.bits[bits >> 3] >> (bits & 7).astype(np.uint8) & 1
            if is_set.all(axis=1).any():
                return True
        return False


def read_bloom_filter(data: memoryview) -> BloomFilter:
    """Read the number of hash functions (32 bits) and the bits, which are the rest."""
    cursor = Cursor.over(data)
    n_functions = cursor.integer(4, "the number of a bloom filter's functions")
    if not 1 <= n_functions <= MAX_FUNCTIONS:
        raise CorruptMetadataError(f"a bloom filter of {counted(n_functions, 'function')}", byte=0)
    if cursor.pos == cursor.end:
        raise CorruptMetadataError("a bloom filter without bits", byte=cursor.pos)
    return BloomFilter(n_functions, np.frombuffer(data, dtype=np.uint8)[cursor.pos :])


def hash_keys(keys: Sequence[Key], key_type: KeyType) -> NDArray[np.uint64]:
    """Return the 64-bit hashes under which a filter may contain the keys.

    Strings are hashed as bytes, all other values as integers. Floats are hashed by their bits; for
    0.0 the hashes of both 0.0 and -0.0 are returned.
    Spec: Paimon 1.x, common/fileindex/bloomfilter/FastHash.java.

    Raises:
        UnsupportedError: the type has no bloom filters, or a key is NaN, whose bits vary by writer.
    """
    if pa.types.is_boolean(key_type.arrow_type) or pa.types.is_decimal(key_type.arrow_type):
        raise UnsupportedError(
            f"bloom filters do not support columns of type {key_type.arrow_type}"
        )
    if key_type.stored is None:
        return hash_texts(keys)
    numbers = np.array(keys, dtype=np.int64)
    if not key_type.is_float:
        return hash_numbers(numbers)
    if np.any(numbers == NAN_KEY):
        raise UnsupportedError("bloom filters do not support NaN")
    floats = floats_of(numbers)
    floats = np.append(floats, -floats[floats == 0.0])
    if key_type.stored.itemsize == 4:
        with np.errstate(over="ignore"):  # beyond the 32-bit range: infinite
            narrow = floats.astype(np.float32)
        return hash_numbers(narrow.view(np.int32).astype(np.int64))
    return hash_numbers(floats.view(np.int64))


_MASK = (1 << 64) - 1
_P1, _P2, _P3, _P4, _P5 = (
    0x9E3779B185EBCA87,
    0xC2B2AE3D27D4EB4F,
    0x165667B19E3779F9,
    0x85EBCA77C2B2AE63,
    0x27D4EB2F165667C5,
)


def hash_numbers(numbers: NDArray[np.int64]) -> _U64:
    """Mix integers with Thomas Wang's 64-bit hash.

    Right shifts keep the sign here, as in Paimon; in Wang's publication they are unsigned.
    """
    key = ~numbers + (numbers << 21)
    key ^= key >> 24
    key += (key << 3) + (key << 8)
    key ^= key >> 14
    key += (key << 2) + (key << 4)
    key ^= key >> 28
    key += key << 31
    return key.view(np.uint64)


def hash_texts(texts: Sequence[bytes]) -> _U64:
    """Return the XXH64 of each string; only literals are hashed, which are few."""
    return np.array([_xxh64(text) for text in texts], dtype=np.uint64)


def _xxh64(text: bytes) -> int:
    at = len(text) // 32 * 32
    state = _P5
    if at:
        lanes = [_P1 + _P2 & _MASK, _P2, 0, -_P1 & _MASK]
        for words in struct.iter_unpack("<4Q", text[:at]):
            lanes = list(map(_round, lanes, words))
        state = sum(map(_rotate, lanes, (1, 7, 12, 18)))
        for lane in lanes:
            state = (state ^ _round(0, lane)) * _P1 + _P4 & _MASK
    state = state + len(text) & _MASK
    for start in range(at, len(text) - 7, 8):
        state ^= _round(0, int.from_bytes(text[start : start + 8], "little"))
        state = _rotate(state, 27) * _P1 + _P4 & _MASK
    at = len(text) // 8 * 8
    if at + 4 <= len(text):
        state ^= int.from_bytes(text[at : at + 4], "little") * _P1 & _MASK
        state = _rotate(state, 23) * _P2 + _P3 & _MASK
        at += 4
    for byte in text[at:]:
        state = _rotate(state ^ byte * _P5 & _MASK, 11) * _P1 & _MASK
    state = (state ^ state >> 33) * _P2 & _MASK
    state = (state ^ state >> 29) * _P3 & _MASK
    return state ^ state >> 32


def _round(lane: int, word: int) -> int:
    return _rotate(lane + word * _P2 & _MASK, 31) * _P1 & _MASK


def _rotate(word: int, left: int) -> int:
    return (word << left | word >> 64 - left) & _MASK

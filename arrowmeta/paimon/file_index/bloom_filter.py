"""The bloom filter: which values a file surely does not have.

It answers = and IN only.

Spec: Paimon 1.x, common/fileindex/bloomfilter/BloomFilterFileIndex.java, utils/BloomFilter64.java.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.cursor import Cursor
from arrowmeta.paimon.file_index.hashing import hash_numbers, hash_texts
from arrowmeta.paimon.file_index.keys import NAN_KEY, Keys, KeyType, floats_of

#: More functions than any writer derives; the most it comes to is 44, for one wrong in 10**13.
MAX_FUNCTIONS = 1 << 10
#: Bits that are looked up at once.
_BITS_AT_ONCE = 1 << 20


@dataclass(frozen=True)
class BloomFilter:
    """Bits, of which each value of the file set some.

    Attributes:
        n_functions: how many bits a value has.
        bits: eight in a byte, the lowest first.
    """

    n_functions: int
    bits: NDArray[np.uint8]

    def may_have_any(self, hashes: NDArray[np.uint64]) -> bool:
        """Tell whether all the bits of one of some hashes are set.

        The i-th bit of a value is the sum of the lower half of its hash and i times the upper, in
        32 bits that wrap; with all bits inverted if negative; modulo the number of bits.
        """
        halves = hashes.astype("<u8").view("<i4").reshape(-1, 2)
        turns = np.arange(1, self.n_functions + 1, dtype=np.int32)
        step = max(1, _BITS_AT_ONCE // self.n_functions)
        for start in range(0, len(halves), step):
            low, high = halves[start : start + step, :1], halves[start : start + step, 1:]
            sums = (low + turns * high).astype(np.int64)
            places = np.where(sums < 0, ~sums, sums) % (8 * len(self.bits))
            is_set = self.bits[places >> 3] >> (places & 7).astype(np.uint8) & 1
            if is_set.all(axis=1).any():
                return True
        return False


def read_bloom_filter(data: memoryview) -> BloomFilter:
    """Read the number of functions, 32 bits, and the filter, which is all the rest."""
    cursor = Cursor.over(data)
    n_functions = cursor.integer(4, "the number of a bloom filter's functions")
    if not 1 <= n_functions <= MAX_FUNCTIONS:
        raise CorruptMetadataError(f"a bloom filter of {counted(n_functions, 'function')}", byte=0)
    if cursor.pos == cursor.end:
        raise CorruptMetadataError("a bloom filter without bits", byte=cursor.pos)
    return BloomFilter(n_functions, np.frombuffer(data, dtype=np.uint8)[cursor.pos :])


def hash_keys(keys: Keys, key_type: KeyType) -> NDArray[np.uint64]:
    """Return the hashes under which a filter may have some keys.

    Texts are hashed as bytes, all else as whole numbers: floating-point ones by their bits, so 0.0
    and -0.0 differ there and both are returned.
    Spec: Paimon 1.x, common/fileindex/bloomfilter/FastHash.java.

    Raises:
        UnsupportedError: filters are not made for the type, or NaN is asked for, whose bits a
            writer may choose.
    """
    if pa.types.is_boolean(key_type.arrow_type) or pa.types.is_decimal(key_type.arrow_type):
        raise UnsupportedError(f"no bloom filter is over columns of type {key_type.arrow_type}")
    if key_type.stored is None:
        return hash_texts([keys[at] for at in range(len(keys))])
    numbers = np.array(keys, dtype=np.int64)
    if not key_type.is_float:
        return hash_numbers(numbers)
    if np.any(numbers == NAN_KEY):
        raise UnsupportedError("NaN is not looked up in bloom filters")
    floats = floats_of(numbers)
    floats = np.append(floats, -floats[floats == 0.0])
    if key_type.stored.itemsize == 4:
        with np.errstate(over="ignore"):  # what no column of 32 bits has becomes infinite
            narrow = floats.astype(np.float32)
        return hash_numbers(narrow.view(np.int32).astype(np.int64))
    return hash_numbers(floats.view(np.int64))

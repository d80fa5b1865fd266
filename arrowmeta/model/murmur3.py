"""MurmurHash3, x86 variant of 32 bits: the hash of buckets in both formats.

Spec: Iceberg v3, Appendix B, 32-bit Hash Requirements (seed 0); Paimon 1.x,
common/utils/MurmurHashUtils.java (seed 42).
"""

from __future__ import annotations

_MASK = 0xFFFFFFFF


def murmur3(data: bytes, seed: int = 0) -> int:
    """Return the hash as a signed 32-bit integer."""
    state = seed
    whole = len(data) & ~3
    for start in range(0, whole, 4):
        state ^= _scrambled(int.from_bytes(data[start : start + 4], "little"))
        state = (_rotated(state, 13) * 5 + 0xE6546B64) & _MASK
    if whole < len(data):
        state ^= _scrambled(int.from_bytes(data[whole:], "little"))
    state = _finished(state ^ len(data))
    return state - 2**32 if state >= 2**31 else state


def _scrambled(word: int) -> int:
    return _rotated(word * 0xCC9E2D51 & _MASK, 15) * 0x1B873593 & _MASK


def _rotated(word: int, n_bits: int) -> int:
    return (word << n_bits | word >> (32 - n_bits)) & _MASK


def _finished(state: int) -> int:
    state = (state ^ state >> 16) * 0x85EBCA6B & _MASK
    state = (state ^ state >> 13) * 0xC2B2AE35 & _MASK
    return state ^ state >> 16

"""MurmurHash3 of 32 bits, as its author describes it: the oracle of buckets."""

from __future__ import annotations


def murmur3(words: bytes, seed: int) -> int:
    """The signed hash of whole words of four bytes."""
    state = seed
    for at in range(0, len(words), 4):
        mixed = int.from_bytes(words[at : at + 4], "little") * 0xCC9E2D51 % 2**32
        state ^= _rotated(mixed, 15) * 0x1B873593 % 2**32
        state = (_rotated(state, 13) * 5 + 0xE6546B64) % 2**32
    state ^= len(words)
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35), (16, 1)):
        state = (state ^ state >> shift) * factor % 2**32
    return state - 2**32 if state >= 2**31 else state


def _rotated(word: int, by: int) -> int:
    return (word << by) % 2**32 + (word >> 32 - by)

"""The hashes of bloom filters: of 64 bits, of whole columns of keys at once.

Knows bits and no column types. Numbers have a hash of their own; texts have XXH64 with the seed 0.

Spec: Paimon 1.x, common/fileindex/bloomfilter/FastHash.java; xxHash 0.1.1, XXH64 algorithm.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

_U64 = NDArray[np.uint64]

_P1, _P2, _P3, _P4, _P5 = (
    np.uint64(prime)
    for prime in (
        0x9E3779B185EBCA87,
        0xC2B2AE3D27D4EB4F,
        0x165667B19E3779F9,
        0x85EBCA77C2B2AE63,
        0x27D4EB2F165667C5,
    )
)
#: Where the four lanes of a long text start, with the seed 0.
_LANES = np.array([0x60EA27EEADC0B5D6, 0xC2B2AE3D27D4EB4F, 0, 0x61C8864E7A143579], dtype=np.uint64)
_STRIPE_LEN = 32


def hash_numbers(numbers: NDArray[np.int64]) -> _U64:
    """Mix whole numbers by additions and signed shifts, as Thomas Wang published it.

    His shifts to the right are unsigned; those of Paimon, and so these, keep the sign.
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
    """Return the XXH64 of each text: those of one length together."""
    by_length: dict[int, list[int]] = {}
    for i, text in enumerate(texts):
        by_length.setdefault(len(text), []).append(i)
    hashes = np.empty(len(texts), dtype=np.uint64)
    for length, same in by_length.items():
        joined = b"".join(texts[i] for i in same)
        hashes[same] = _xxh64(np.frombuffer(joined, dtype=np.uint8).reshape(len(same), length))
    return hashes


def _xxh64(texts: NDArray[np.uint8]) -> _U64:
    """Return the XXH64 of texts of one length, a line each."""
    n, length = texts.shape
    pos = length - length % _STRIPE_LEN
    if pos:
        hashes = _hash_stripes(np.ascontiguousarray(texts[:, :pos]).view("<u8").reshape(n, -1, 4))
    else:
        hashes = np.full(n, _P5)
    hashes = hashes + np.uint64(length)
    while pos + 8 <= length:
        word = _words(texts, pos, 8)
        hashes = _rotate(hashes ^ _round(np.zeros(n, np.uint64), word), 27) * _P1 + _P4
        pos += 8
    if pos + 4 <= length:
        hashes = _rotate(hashes ^ (_words(texts, pos, 4) * _P1), 23) * _P2 + _P3
        pos += 4
    for at in range(pos, length):
        hashes = _rotate(hashes ^ (texts[:, at].astype(np.uint64) * _P5), 11) * _P1
    return _avalanche(hashes)


def _hash_stripes(words: _U64) -> _U64:
    """Return the four lanes over stripes of four words, merged; `words[text, stripe, lane]`."""
    lanes = np.broadcast_to(_LANES, (len(words), 4))
    for stripe in range(words.shape[1]):
        lanes = _round(lanes, words[:, stripe])
    hashes = np.zeros(len(words), dtype=np.uint64)
    for lane, shift in enumerate((1, 7, 12, 18)):
        hashes += _rotate(lanes[:, lane], shift)
    for lane in range(4):
        merged = _round(np.zeros(len(words), np.uint64), lanes[:, lane])
        hashes = (hashes ^ merged) * _P1 + _P4
    return hashes


def _words(texts: NDArray[np.uint8], pos: int, length: int) -> _U64:
    """Return the little-endian number at one place of every text."""
    part: _U64 = np.ascontiguousarray(texts[:, pos : pos + length]).view(f"<u{length}")[:, 0]
    return part.astype(np.uint64)


def _round(lanes: _U64, words: _U64) -> _U64:
    return _rotate(lanes + words * _P2, 31) * _P1


def _rotate(words: _U64, left: int) -> _U64:
    return (words << np.uint64(left)) | (words >> np.uint64(64 - left))


def _avalanche(hashes: _U64) -> _U64:
    hashes = (hashes ^ (hashes >> np.uint64(33))) * _P2
    hashes = (hashes ^ (hashes >> np.uint64(29))) * _P3
    return hashes ^ (hashes >> np.uint64(32))

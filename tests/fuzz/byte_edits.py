"""Edits of bytes that know nothing of what the bytes mean, but for numbers of common encodings."""

from __future__ import annotations

import struct
from collections.abc import Callable
from random import Random

from tests.avro.container_files import OVERLONG, long

Edit = Callable[[Random, bytearray, bytes], None]

#: Numbers at which sums, products and shifts of 32 and 64 bits turn over.
EDGES = (
    *(0, 1, -1, 2, 7, 8, 63, 64, 65, 127, 128, 255, 256, 65_535, 65_536, 1 << 20),
    *(sign * (1 << bits) + step for bits in (31, 32, 40, 62, 63) for sign in (1, -1)
      for step in (-1, 0, 1)),
)  # fmt: skip

_EDGE_BYTES = bytes((0, 1, 2, 0x7F, 0x80, 0x81, 0xC0, 0xED, 0xF4, 0xFE, 0xFF))

#: Longer results are not worth their time.
MAX_LEN = 1 << 20


def edit_bytes(rng: Random, data: bytes, other: bytes) -> bytes:
    """Apply one edit; `other` is what spans may be taken from."""
    content = bytearray(data)
    rng.choice(_EDITS)(rng, content, other)
    return bytes(content[:MAX_LEN])


def number(rng: Random) -> int:
    """A number that somebody may not have thought of."""
    kind = rng.random()
    if kind < 0.5:
        return rng.choice(EDGES)
    if kind < 0.8:
        return rng.randrange(-4, 40)
    return rng.getrandbits(rng.randrange(1, 64)) * rng.choice((1, -1))


def varint(rng: Random) -> bytes:
    """A zig-zag number: an odd one, or one that takes more bytes than it needs or may."""
    kind = rng.random()
    if kind < 0.1:
        return OVERLONG
    encoded = long(number(rng))
    if kind < 0.3:
        more = rng.randrange(1, 11 - min(9, len(encoded)))
        return encoded[:-1] + bytes([encoded[-1] | 0x80]) + b"\x80" * (more - 1) + b"\0"
    return encoded


def _at(rng: Random, content: bytearray) -> int:
    return rng.randrange(len(content)) if content else 0


def _span(rng: Random, data: bytes | bytearray) -> tuple[int, int]:
    """A span, more often short than long."""
    if not data:
        return 0, 0
    start = rng.randrange(len(data))
    return start, min(len(data), start + 1 + int(rng.expovariate(1 / 12)))


def _flip(rng: Random, content: bytearray, other: bytes) -> None:
    for _ in range(rng.choice((1, 1, 1, 2, 4)) if content else 0):
        content[_at(rng, content)] ^= 1 << rng.randrange(8)


def _set(rng: Random, content: bytearray, other: bytes) -> None:
    if content:
        content[_at(rng, content)] = rng.choice(_EDGE_BYTES)


def _step(rng: Random, content: bytearray, other: bytes) -> None:
    if content:
        at = _at(rng, content)
        content[at] = (content[at] + rng.choice((-2, -1, 1, 2))) % 256


def _cut(rng: Random, content: bytearray, other: bytes) -> None:
    del content[_at(rng, content) :]


def _remove(rng: Random, content: bytearray, other: bytes) -> None:
    start, end = _span(rng, content)
    del content[start:end]


def _insert(rng: Random, content: bytearray, other: bytes) -> None:
    at = _at(rng, content)
    content[at:at] = rng.randbytes(rng.choice((1, 2, 8, 30)))


def _repeat(rng: Random, content: bytearray, other: bytes) -> None:
    start, end = _span(rng, content)
    content[end:end] = content[start:end] * rng.choice((1, 1, 1, 2, 9, 100))


def _fill(rng: Random, content: bytearray, other: bytes) -> None:
    start, end = _span(rng, content)
    content[start:end] = bytes([rng.choice(_EDGE_BYTES)]) * (end - start)


def _splice(rng: Random, content: bytearray, other: bytes) -> None:
    """Go on as another file does from some place on."""
    content[_at(rng, content) :] = other[rng.randrange(len(other) + 1) :]


def _borrow(rng: Random, content: bytearray, other: bytes) -> None:
    start, end = _span(rng, other)
    at = _at(rng, content)
    content[at : at + rng.choice((0, end - start))] = other[start:end]


def _varint(rng: Random, content: bytearray, other: bytes) -> None:
    """Put another number in the place of one: of whatever ends at the next byte below 0x80."""
    if not content:
        return
    start = end = _at(rng, content)
    while end < min(len(content), start + 10) and content[end] >= 0x80:
        end += 1
    content[start : end + 1] = varint(rng)


def _word(rng: Random, content: bytearray, other: bytes) -> None:
    """Set a little-endian word, on a multiple of its size more often than not."""
    size = rng.choice((4, 8))
    if len(content) < size:
        return
    at = rng.randrange(len(content) - size + 1)
    at -= at % 4 if rng.random() < 0.8 else 0
    word = struct.pack("<q", (number(rng) + (1 << 63)) % (1 << 64) - (1 << 63))
    content[at : at + size] = word[:size]


_EDITS: tuple[Edit, ...] = (
    _flip,
    _flip,
    _set,
    _set,
    _step,
    _cut,
    _remove,
    _insert,
    _repeat,
    _fill,
    _splice,
    _borrow,
    _varint,
    _varint,
    _varint,
    _word,
)

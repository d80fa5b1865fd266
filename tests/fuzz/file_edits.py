"""Edits of files by what they are: Avro, JSON, Puffin, or the records of deletion vectors.

Each kind is put together again as it must be, but for what is edited.
"""

from __future__ import annotations

import zlib
from random import Random

from tests.fuzz.byte_edits import edit_bytes, number
from tests.fuzz.container_edits import edit_container, parse
from tests.fuzz.json_edits import edit_json, edit_json_file, is_json
from tests.iceberg.puffin_files import MAGIC, footer, lz4_frame

#: How often a sound Avro file is edited as bytes, which mostly breaks its header.
_RAW_SHARE = 0.15

_AVRO_MAGIC = b"Obj\x01"
#: What follows a Puffin file's payload: size, flags, and magic.
_TAIL_LEN = 12
_CRC_LEN = _SIZE_LEN = _VECTOR_MAGIC_LEN = 4


def edit_file(rng: Random, data: bytes, other: bytes) -> bytes:
    """Edit a file; `other` is one that parts may be taken from."""
    if is_json(data):
        return edit_json_file(rng, data, other)
    if data.startswith(_AVRO_MAGIC) and rng.random() >= _RAW_SHARE:
        file, donor = parse(data), parse(other)
        if file is not None:
            return edit_container(rng, file, donor or file)
    return edit_bytes(rng, data, other)


def edit_puffin(rng: Random, data: bytes, other: bytes) -> bytes:
    """Edit what the footer of a Puffin file says, or its bytes, or those of the whole file."""
    payload, donor = _payload(data), _payload(other)
    kind = rng.random()
    if payload is None or donor is None or kind < 0.3:
        return edit_bytes(rng, data, other)
    edited = (edit_json if kind < 0.8 else edit_bytes)(rng, payload, donor)
    front = data[: len(data) - _TAIL_LEN - len(payload) - len(MAGIC)]
    if rng.random() < 0.3:
        return front + footer(lz4_frame(edited), 1)
    return front + footer(edited, rng.choice((0, 0, 0, 0, 1, 2, 0xFFFF_FFFF)))


def _payload(data: bytes) -> bytes | None:
    """The payload of a footer that is not compressed."""
    size = int.from_bytes(data[-_TAIL_LEN:][:_SIZE_LEN], "little")
    start = len(data) - _TAIL_LEN - size
    is_sound = data[-len(MAGIC) :] == MAGIC and start >= 2 * len(MAGIC)
    return data[start:-_TAIL_LEN] if is_sound else None


def edit_vectors(
    rng: Random, data: bytes, other: bytes, places: tuple[int, ...]
) -> tuple[bytes, tuple[int, ...]]:
    """Edit the bitmap of a vector and make its checksum anew; or the bytes, or the places."""
    kind = rng.random()
    if not places or kind < 0.15:
        return edit_bytes(rng, data, other), places
    at = rng.randrange(len(places))
    if kind < 0.3:
        moved = rng.choice((number(rng), places[at] + rng.choice((-1, 1, 4)), rng.choice(places)))
        return data, (*places[:at], moved, *places[at + 1 :])
    start, length = places[at - at % 2], places[at - at % 2 + 1]
    if not 0 <= start <= start + length <= len(data):
        return edit_bytes(rng, data, other), places
    record = data[start : start + length]
    for _ in range(rng.choice((1, 1, 2))):
        record = _with_edited_bitmap(rng, record, other)
    grown = len(record) - length
    moved_places = [
        place + grown if i % 2 == 0 and place > start else place for i, place in enumerate(places)
    ]
    moved_places[at - at % 2 + 1] = len(record)
    return data[:start] + record + data[start + length :], tuple(moved_places)


def _with_edited_bitmap(rng: Random, record: bytes, other: bytes) -> bytes:
    """Edit what follows the magic number; size and checksum are right again."""
    body = record[_SIZE_LEN:-_CRC_LEN]
    magic, bitmap = body[:_VECTOR_MAGIC_LEN], body[_VECTOR_MAGIC_LEN:]
    body = magic + edit_bytes(rng, bitmap, other)
    crc = zlib.crc32(body).to_bytes(_CRC_LEN, "big")
    return len(body).to_bytes(_SIZE_LEN, "big") + body + crc

"""A fixed list of damages to a metadata file, each a function of its bytes and a sibling's."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from arrowmeta.avro.container import iter_blocks, read_header
from arrowmeta.errors import ArrowMetaError

SECTOR = 512
#: Damages of one kind to one file, at most; drawn by its content.
AT_MOST = 2


class Damage(NamedTuple):
    """Damaged content of files.

    Attributes:
        kind: a name of `KINDS`.
        contents: by path; None for a file that is missing.
    """

    kind: str
    contents: dict[str, bytes | None]


def removed(content: bytes) -> Iterator[bytes | None]:
    yield None


def empty(content: bytes) -> Iterator[bytes | None]:
    yield b""


def cut(content: bytes) -> Iterator[bytes | None]:
    """Cut a file before each block, and in the middle."""
    yield from (content[:start] for start, _ in _drawn(_blocks(content)))
    yield content[: len(content) // 2]


def block_repeated(content: bytes) -> Iterator[bytes | None]:
    for start, end in _drawn(_blocks(content)):
        yield content[:end] + content[start:end] + content[end:]


def blocks_swapped(content: bytes) -> Iterator[bytes | None]:
    blocks = _blocks(content)
    if len(blocks) > 1:
        (start, middle), (_, end) = blocks[0], blocks[1]
        yield content[:start] + content[middle:end] + content[start:middle] + content[end:]


def sector_zeroed(content: bytes) -> Iterator[bytes | None]:
    for at in _drawn(range(0, len(content), SECTOR)):
        length = len(content[at : at + SECTOR])
        yield content[:at] + bytes(length) + content[at + length :]


def bit_flipped(content: bytes) -> Iterator[bytes | None]:
    for at in _drawn(range(8 * len(content))):
        changed = bytearray(content)
        changed[at // 8] ^= 1 << at % 8
        yield bytes(changed)


_OF_ONE_FILE: dict[str, Callable[[bytes], Iterator[bytes | None]]] = {
    "file removed": removed,
    "file emptied": empty,
    "cut before a block, or in the middle": cut,
    "block repeated": block_repeated,
    "two blocks swapped": blocks_swapped,
    "sector of 512 bytes zeroed": sector_zeroed,
    "bit flipped": bit_flipped,
}
_OLDER, _SWAPPED = "older file of its kind in its place", "contents of two files swapped"
KINDS = (*_OF_ONE_FILE, _OLDER, _SWAPPED)


def damages(path: str, read: Callable[[str], bytes], older: str | None) -> Iterator[Damage]:
    """Yield the damages to a file that change its bytes.

    Args:
        path: of the file.
        read: returns the content of a file.
        older: a file of the same kind, written before; None if there is none.
    """
    content = read(path)
    for kind, change in _OF_ONE_FILE.items():
        for changed in change(content):
            if changed != content:
                yield Damage(kind, {path: changed})
    if older is not None and (other := read(older)) != content:
        yield Damage(_OLDER, {path: other})
        yield Damage(_SWAPPED, {path: other, older: content})


def _blocks(content: bytes) -> list[tuple[int, int]]:
    """Return where each block of an Avro file starts and ends; none for other files."""
    if not content.startswith(b"Obj\x01"):
        return []
    data = memoryview(content)
    try:
        header = read_header(data)
        ends = [
            end + len(header.sync) for _, _, end in iter_blocks(data, header.sync, header.length)
        ]
    except ArrowMetaError:
        return []
    return list(zip([header.length, *ends], ends, strict=False))


def _drawn(every: Sequence[Any]) -> list[Any]:
    return sorted(random.Random(len(every)).sample(every, min(len(every), AT_MOST)))

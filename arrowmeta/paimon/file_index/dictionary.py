"""Keys as indexes store them: numbers side by side, or texts behind their lengths.

Knows how to find keys in bytes and to check their order; not what an index keeps beside them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import build, to_buffer, to_numbers
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.kernels.byte_copy import copy_spans
from arrowmeta.kernels.length_prefixed import PREFIX_LEN, find_texts
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.cursor import Cursor
from arrowmeta.paimon.file_index.keys import Key, Keys, KeyType

_NUMBER_LEN = 4


@dataclass(frozen=True)
class Texts:
    """Texts inside of some bytes, cut out when asked for.

    Attributes:
        data: the bytes.
        starts: where the length of each text is; both it and the text are inside.
    """

    data: memoryview
    starts: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.starts)

    def __getitem__(self, at: int, /) -> bytes:
        start = int(self.starts[at])
        text = start + PREFIX_LEN
        return bytes(self.data[text : text + int.from_bytes(self.data[start:text], "big")])


@dataclass(frozen=True)
class Entries:
    """Keys, each with some numbers that say where to find what belongs to it."""

    keys: Keys
    numbers: NDArray[np.int64]


def read_key(cursor: Cursor, key_type: KeyType, what: str) -> Key:
    """Return one key and step over it."""
    if key_type.stored is None:
        return bytes(cursor.take(cursor.size(what), what))
    stored = cursor.take(key_type.stored.itemsize, what)
    return int(key_type.from_stored(np.frombuffer(stored, key_type.stored))[0])


def read_entries(cursor: Cursor, key_type: KeyType, n: int, n_numbers: int, what: str) -> Entries:
    """Return keys that are each followed by some 32-bit numbers, and step over them."""
    tail_len = _NUMBER_LEN * n_numbers
    if key_type.stored is None:
        return _read_texts(cursor, n, tail_len, what)
    layout = np.dtype([("key", key_type.stored), ("numbers", ">i4", (n_numbers,))])
    entries = np.frombuffer(cursor.take(n * layout.itemsize, what), layout)
    return Entries(key_type.from_stored(entries["key"]), entries["numbers"].astype(np.int64))


def ascending(keys: Keys) -> Keys:
    """Return keys in their order."""
    if isinstance(keys, Texts):
        order = to_numbers(pc.array_sort_indices(_to_arrow(keys))).astype(np.int64)
        return Texts(keys.data, keys.starts[order])
    return np.sort(np.asarray(keys))


def min_entry_len(key_type: KeyType, n_numbers: int) -> int:
    """Return the bytes that an entry takes at least."""
    key_len = PREFIX_LEN if key_type.stored is None else key_type.stored.itemsize
    return key_len + _NUMBER_LEN * n_numbers


def read_numbers(data: memoryview, key_type: KeyType) -> Keys:
    """Return the keys that lie side by side in all of some bytes."""
    if key_type.stored is None or len(data) % key_type.stored.itemsize:
        raise CorruptMetadataError(
            f"{counted(len(data), 'byte')} cannot be a number of keys", byte=0
        )
    return key_type.from_stored(np.frombuffer(data, key_type.stored))


def read_texts_at(data: memoryview, starts: NDArray[np.int64], what: str) -> Texts:
    """Return the texts that start at some places, in any order.

    Raises:
        CorruptMetadataError: one of them is not inside of the bytes.
    """
    last = len(data) - PREFIX_LEN
    if len(starts) and not 0 <= int(starts.min()) <= int(starts.max()) <= last:
        raise CorruptMetadataError(f"{what}: a text starts outside of them", byte=len(data))
    lengths = _gather(data, starts, PREFIX_LEN)[:, 0]
    if np.any((lengths < 0) | (lengths > last - starts)):
        raise CorruptMetadataError(f"{what}: a text ends outside of them", byte=len(data))
    return Texts(data, starts)


def check_ascending(keys: Keys, what: str) -> None:
    """Refuse keys that are not in order: what is looked up in them would be missed."""
    if isinstance(keys, np.ndarray):
        is_in_order = bool(np.all(keys[:-1] <= keys[1:]))
    else:
        texts = [keys[i] for i in range(len(keys))]
        is_in_order = all(map(bytes.__le__, texts, texts[1:]))
    if not is_in_order:
        raise CorruptMetadataError(f"{what} are not in ascending order", byte=0)


def _read_texts(cursor: Cursor, n: int, tail_len: int, what: str) -> Entries:
    starts = np.empty(n, dtype=np.int64)
    data = np.frombuffer(cursor.data, dtype=np.uint8)
    end = find_texts(data, cursor.pos, cursor.end, tail_len, starts)
    if end < 0:
        raise CorruptMetadataError(f"{what}: one of {n} leads out of the bytes", byte=cursor.pos)
    ends = np.append(starts[1:], end)[:n]
    cursor.pos = end
    return Entries(Texts(cursor.data, starts), _gather(cursor.data, ends - tail_len, tail_len))


def _to_arrow(texts: Texts) -> pa.Array:
    lengths = _gather(texts.data, texts.starts, PREFIX_LEN)[:, 0]
    offsets = np.empty(len(texts) + 1, dtype=np.int32)
    content = np.empty(int(lengths.sum()), dtype=np.uint8)
    data = np.frombuffer(texts.data, dtype=np.uint8)
    copy_spans(data, texts.starts + PREFIX_LEN, lengths, offsets, content)
    return build(pa.binary(), len(texts), [None, to_buffer(offsets), to_buffer(content)])


def _gather(data: memoryview, starts: NDArray[np.int64], length: int) -> NDArray[np.int64]:
    """Return the 32-bit numbers in so many bytes from each place on."""
    view = np.frombuffer(data, dtype=np.uint8)
    found = view[starts[:, None] + np.arange(length)]
    return np.ascontiguousarray(found).view(">i4").astype(np.int64)

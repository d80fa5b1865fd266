"""Avro values of many rows at once: a field is a matrix of bytes, of which each row keeps some.

Encodes columns as Avro with NumPy, without knowledge of manifests.

Spec: Avro 1.12, Binary Encoding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Longs = NDArray[np.int64]

_HEX = np.frombuffer(b"0123456789abcdef", dtype=np.uint8)
_UUID_DASHES = (8, 13, 18, 23)


@dataclass(frozen=True)
class Cells:
    """One field, or a row of fields.

    Attributes:
        data: a row of bytes for each row.
        keep: which of them count.
    """

    data: Bytes
    keep: NDArray[np.bool_]

    @property
    def lengths(self) -> Longs:
        """Bytes of each row."""
        return self.keep.sum(axis=1, dtype=np.int64)

    def to_bytes(self) -> bytes:
        """Return the rows end to end."""
        return self.data[self.keep].tobytes()

    def at(self, rows: Longs) -> Cells:
        """Return some rows, each as often as it is named."""
        return Cells(self.data[rows], self.keep[rows])

    def where(self, is_there: NDArray[np.bool_]) -> Cells:
        """Return the same with nothing in the other rows."""
        return Cells(self.data, self.keep & is_there[:, np.newaxis])


def fixed(data: Bytes) -> Cells:
    """Bytes that are all kept."""
    return Cells(data, np.ones(data.shape, dtype=np.bool_))


def constant(raw: bytes, n_rows: int) -> Cells:
    """The same bytes in every row."""
    row = np.frombuffer(raw, dtype=np.uint8)
    return fixed(np.broadcast_to(row, (n_rows, len(raw))))


def joined(*parts: Cells) -> Cells:
    """Fields one after another."""
    data = np.concatenate([part.data for part in parts], axis=1)
    return Cells(data, np.concatenate([part.keep for part in parts], axis=1))


def longs(values: NDArray[np.integer]) -> Cells:
    """Zig-zag variable-length integers; several columns of them lie side by side."""
    signed = values.astype(np.int64)
    zigzag = ((signed << 1) ^ (signed >> 63)).view(np.uint64).reshape(len(values), -1)
    width = max(1, -(-int(zigzag.max(initial=0)).bit_length() // 7))
    shifted = zigzag[:, :, np.newaxis] >> np.arange(0, 7 * width, 7, dtype=np.uint64)
    keep = shifted > 0
    keep[:, :, 0] = True
    goes_on = np.zeros_like(keep)
    goes_on[:, :, :-1] = keep[:, :, 1:]
    data = (shifted & np.uint64(0x7F) | goes_on.astype(np.uint64) << np.uint64(7)).astype(np.uint8)
    return Cells(data.reshape(len(values), -1), keep.reshape(len(values), -1))


def long(value: int, n_rows: int) -> Cells:
    """The same integer in every row."""
    return longs(np.full(n_rows, value))


def sized(body: Cells) -> Cells:
    """Bytes or a string: the length, then the bytes."""
    return joined(longs(body.lengths), body)


def some(body: Cells) -> Cells:
    """The second branch of a union with null."""
    return joined(long(1, len(body.data)), body)


def null(n_rows: int) -> Cells:
    """The first branch of a union with null."""
    return long(0, n_rows)


def array(items: Sequence[Cells], n_rows: int) -> Cells:
    """As many items in every row, in one block."""
    if not items:
        return long(0, n_rows)
    return joined(long(len(items), n_rows), *items, long(0, n_rows))


def digits(values: NDArray[np.integer], width: int) -> Bytes:
    """Decimal digits with leading zeros."""
    powers = 10 ** np.arange(width - 1, -1, -1, dtype=np.int64)
    return (values[:, np.newaxis] // powers % 10 + ord("0")).astype(np.uint8)


def uuids(rng: np.random.Generator, n_rows: int) -> Bytes:
    """The text of random UUIDs."""
    text = _HEX[rng.integers(0, 16, (n_rows, 36), dtype=np.uint8)]
    text[:, _UUID_DASHES] = ord("-")
    return text


def texts(*parts: bytes | Bytes, n_rows: int) -> Bytes:
    """Pieces of text of a fixed width each, side by side."""
    made = [constant(part, n_rows).data if isinstance(part, bytes) else part for part in parts]
    return np.concatenate(made, axis=1)

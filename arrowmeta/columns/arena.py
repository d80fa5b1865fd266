"""The memory that kernels write columns to: one block with three regions per column.

Knows sizes and places, not what the values mean. What rows may leave out comes zeroed.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import new_array
from arrowmeta.errors import LimitError

ALIGNMENT = 64


@dataclass(frozen=True)
class Slot:
    """What one column needs of the arena.

    Attributes:
        level: the level that counts its rows.
        validity_bits: bits per row of the first region: 1 for validity, 8 for union type codes.
        value_bits: bits per row of the second region: values, or offsets.
        has_bytes: whether there is a third region, of variable length.
        is_written: whether every row of the second region is written, so that none has to be zero.
    """

    level: int
    validity_bits: int
    value_bits: int
    has_bytes: bool
    is_written: bool = False


class Arena:
    """Regions for all slots, with room for `caps` rows by level and `var_caps` bytes by slot.

    Args:
        slots: of the columns.
        caps: rows by level.
        var_caps: bytes of variable length by slot.
        max_len: bytes that all of it may take.
        is_guess: whether the room may be far more than is needed.

    Raises:
        LimitError: that is more than `max_len` bytes.
    """

    def __init__(
        self,
        slots: tuple[Slot, ...],
        caps: NDArray[np.int64],
        var_caps: NDArray[np.int64],
        max_len: int,
        *,
        is_guess: bool = True,
    ) -> None:
        self.slots = slots
        self.caps = caps
        self.var_caps = var_caps
        self.max_len = max_len
        self.bases = np.zeros(3 * len(slots), dtype=np.int64)
        size = 0
        for region, length in enumerate(self._region_lens(caps, var_caps)):
            self.bases[region] = size
            size += -(-length // ALIGNMENT) * ALIGNMENT
            if size > max_len:
                raise LimitError(
                    f"columns of more than {max_len:,} bytes, out of proportion to the file"
                )
        if is_guess:  # then much of it may never be touched, and takes no memory
            self.bytes8 = np.zeros(size, dtype=np.uint8)
        else:
            self.bytes8 = new_array(size, np.uint8)
            self._clear()
        self.bytes32 = self.bytes8.view(np.int32)
        self.bytes64 = self.bytes8.view(np.int64)
        self._buffer = pa.py_buffer(self.bytes8)

    def _clear(self) -> None:
        """Zero what rows may leave out; bytes of variable length are read as far as written."""
        ends = np.append(self.bases[1:], self.bytes8.size)
        for i, slot in enumerate(self.slots):
            self.bytes8[self.bases[3 * i] : ends[3 * i + (0 if slot.is_written else 1)]] = 0

    def region(self, slot: int, region: int, length: int) -> pa.Buffer:
        """Return the first `length` bytes of a region, sharing the arena's memory."""
        return self._buffer.slice(int(self.bases[3 * slot + region]), length)

    def n_used_bytes(self, slot: int, counts: NDArray[np.int64]) -> int:
        """Return how many bytes of variable length a slot's first `counts` rows have."""
        if not self.slots[slot].has_bytes:
            return 0
        offsets = int(self.bases[3 * slot + 1]) // 4
        return int(self.bytes32[offsets + counts[self.slots[slot].level]])

    def grown(
        self, caps: NDArray[np.int64], var_caps: NDArray[np.int64], counts: NDArray[np.int64]
    ) -> Arena:
        """Return a larger arena with the first `counts` rows of this one.

        Raises:
            LimitError: it would be larger than `max_len`.
        """
        larger = Arena(self.slots, caps, var_caps, self.max_len)
        used = np.array([self.n_used_bytes(i, counts) for i in range(len(self.slots))])
        lengths = self._region_lens(counts, used)
        for old, new, length in zip(self.bases, larger.bases, lengths, strict=True):
            larger.bytes8[new : new + length] = self.bytes8[old : old + length]
        return larger

    def _region_lens(self, rows: NDArray[np.int64], var_lens: NDArray[np.int64]) -> list[int]:
        """Return the bytes of every region for some rows by level and bytes by slot."""
        lengths = []
        for i, slot in enumerate(self.slots):
            # One more row: offsets have an end as well as a start.
            n_rows = int(rows[slot.level]) + 1
            lengths.append((n_rows * slot.validity_bits + 7) // 8)
            lengths.append((n_rows * slot.value_bits + 7) // 8)
            lengths.append(int(var_lens[i]) if slot.has_bytes else 0)
        return lengths

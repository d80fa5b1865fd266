"""The memory that kernels write columns to: one allocation, with three regions per column.

Regions that kernels may not write for every row are zero.
"""

from __future__ import annotations

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import new_array
from arrowmeta.errors import LimitError
from arrowmeta.records import dataclass

ALIGNMENT = 64


@dataclass(frozen=True)
class Slot:
    """The regions of one column.

    Attributes:
        level: level of its rows; see `kernels.avro`.
        validity_bits: bits per row of the first region: 1 for validity, 8 for union type codes.
        value_bits: bits per row of the second region: values, or offsets.
        has_bytes: whether there is a third region: bytes of variable length.
        is_written: whether every row of the second region is written, so that it need not be zero.
    """

    level: int
    validity_bits: int
    value_bits: int
    has_bytes: bool
    is_written: bool = False


class Arena:
    """Regions for all slots, with room for `caps` rows by level and `var_caps` bytes by slot.

    Args:
        slots: slots of the columns.
        caps: rows by level.
        var_caps: bytes of variable length by slot.
        max_len: limit of the size.
        is_guess: whether the arena may be much larger than needed.

    Raises:
        LimitError: the arena would be larger than `max_len`.
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
                    f"the columns take more than {max_len:,} bytes, the limit for this file"
                )
        if is_guess:  # pages of `zeros` that are never written take no memory
            self.bytes8 = np.zeros(size, dtype=np.uint8)
        else:
            self.bytes8 = new_array(size, np.uint8)
            self._clear()
        self.bytes32 = self.bytes8.view(np.int32)
        self.bytes64 = self.bytes8.view(np.int64)
        self._buffer = pa.py_buffer(self.bytes8)

    def _clear(self) -> None:
        """Zero regions that may not be written; the third is never read beyond what is written."""
        ends = np.append(self.bases[1:], self.bytes8.size)
        for i, slot in enumerate(self.slots):
            self.bytes8[self.bases[3 * i] : ends[3 * i + (0 if slot.is_written else 1)]] = 0

    def region(self, slot: int, region: int, length: int) -> pa.Buffer:
        """Return the first `length` bytes of a region, sharing the arena's memory."""
        return self._buffer.slice(int(self.bases[3 * slot + region]), length)

    def n_used_bytes(self, slot: int, counts: NDArray[np.int64]) -> int:
        """Return the bytes of variable length of a slot; `counts` are the rows by level."""
        if not self.slots[slot].has_bytes:
            return 0
        offsets = int(self.bases[3 * slot + 1]) // 4
        return int(self.bytes32[offsets + counts[self.slots[slot].level]])

    def grown(
        self, caps: NDArray[np.int64], var_caps: NDArray[np.int64], counts: NDArray[np.int64]
    ) -> Arena:
        """Return a larger arena with the rows of this one; `counts` are their number by level.

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
        """Return the size of every region, for rows by level and bytes by slot."""
        lengths = []
        for i, slot in enumerate(self.slots):
            # There is one more offset than rows.
            n_rows = int(rows[slot.level]) + 1
            lengths.append((n_rows * slot.validity_bits + 7) // 8)
            lengths.append((n_rows * slot.value_bits + 7) // 8)
            lengths.append(int(var_lens[i]) if slot.has_bytes else 0)
        return lengths

"""The memory that kernels write columns to: one block with three regions per column.

Knows sizes and places, not what the values mean. Memory comes zeroed from the system and is paged
in only where it is written, so room that is not used costs address space alone.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

ALIGNMENT = 64


@dataclass(frozen=True)
class Slot:
    """What one column needs of the arena.

    Attributes:
        level: the level that counts its rows.
        validity_bits: bits per row of the first region: 1 for validity, 8 for union type codes.
        value_bits: bits per row of the second region: values, or offsets.
        has_bytes: whether there is a third region, of variable length.
    """

    level: int
    validity_bits: int
    value_bits: int
    has_bytes: bool


class Arena:
    """Regions for all slots, with room for `caps` rows by level and `var_caps` bytes by slot."""

    def __init__(
        self, slots: tuple[Slot, ...], caps: NDArray[np.int64], var_caps: NDArray[np.int64]
    ) -> None:
        self.slots = slots
        self.caps = caps
        self.var_caps = var_caps
        self.bases = np.zeros(3 * len(slots), dtype=np.int64)
        size = 0
        for i, slot in enumerate(slots):
            rows = int(caps[slot.level])
            # One more row: offsets have an end as well as a start.
            lengths = (
                ((rows + 1) * slot.validity_bits + 7) // 8,
                ((rows + 1) * slot.value_bits + 7) // 8,
                int(var_caps[i]) if slot.has_bytes else 0,
            )
            for region, length in enumerate(lengths):
                self.bases[3 * i + region] = size
                size += -(-length // ALIGNMENT) * ALIGNMENT
        self.bytes8 = np.zeros(size, dtype=np.uint8)
        self.bytes32 = self.bytes8.view(np.int32)
        self.bytes64 = self.bytes8.view(np.int64)
        self._buffer = pa.py_buffer(self.bytes8)

    def region(self, slot: int, region: int, length: int) -> pa.Buffer:
        """Return the first `length` bytes of a region, sharing the arena's memory."""
        return self._buffer.slice(int(self.bases[3 * slot + region]), length)

    def grown(self, caps: NDArray[np.int64], var_caps: NDArray[np.int64]) -> Arena:
        """Return a larger arena that starts with what this one holds."""
        larger = Arena(self.slots, caps, var_caps)
        ends = np.append(self.bases[1:], self.bytes8.size)
        for old, end, new in zip(self.bases, ends, larger.bases, strict=True):
            larger.bytes8[new : new + end - old] = self.bytes8[old:end]
        return larger

"""How much room the rows of a plan need in an arena: a guess, learnt from chunk to chunk."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.arrays import plan_slots
from arrowmeta.avro.plan import Plan
from arrowmeta.columns.arena import Arena
from arrowmeta.errors import LimitError
from arrowmeta.kernels import avro as kernel

#: Rows that 32-bit offsets can count.
MAX_ROWS = 2**31 - 1

#: Bytes of one level before anything is known of it.
_FIRST_LEVEL_LEN = 1 << 20


class Sizing:
    """Makes arenas for chunks of one plan.

    Args:
        plan: whose columns the arenas are for.
    """

    def __init__(self, plan: Plan) -> None:
        self.slots = plan_slots(plan)
        self._n_levels = plan.n_levels
        self._items_per_row: NDArray[np.float64] | None = None
        self._bytes_per_row: NDArray[np.float64] | None = None

    @property
    def is_known(self) -> bool:
        """Whether a chunk has been decoded."""
        return self._items_per_row is not None

    def arena(self, n_rows: int, n_bytes: int, max_len: int) -> Arena:
        """Return an arena for `n_rows` rows out of `n_bytes` bytes.

        Raises:
            LimitError: the rows alone take more than `max_len` bytes.
        """
        is_guess = False
        if self._items_per_row is None or self._bytes_per_row is None:
            is_guess = True
            caps = self._first_caps(n_rows, n_bytes)
            var_caps = np.array([32 * caps[slot.level] + 256 for slot in self.slots])
        else:
            caps = (self._items_per_row * n_rows * 1.2).astype(np.int64) + 64
            var_caps = (self._bytes_per_row * n_rows * 1.2).astype(np.int64) + 4096
        caps[0] = n_rows
        # No string has more bytes than there are.
        var_caps = np.minimum(var_caps.astype(np.int64), n_bytes)
        return Arena(self.slots, caps, var_caps, max_len, is_guess=is_guess)

    def grow(
        self, arena: Arena, counts: NDArray[np.int64], status: int, what: int, needed: int
    ) -> Arena:
        """Return a larger arena with what `arena` holds.

        Raises:
            LimitError: it would be larger than the arena may be.
        """
        caps, var_caps = arena.caps.copy(), arena.var_caps.copy()
        grown = caps if status == kernel.GROW_LEVEL else var_caps
        if needed > MAX_ROWS:
            raise LimitError(f"one chunk has {needed:,} items; offsets count {MAX_ROWS:,}")
        grown[what] = min(max(needed, 2 * grown[what]), MAX_ROWS)
        return arena.grown(caps, var_caps, counts)

    def learn(self, arena: Arena, counts: NDArray[np.int64]) -> None:
        """Remember what one chunk needed."""
        n_rows = max(1, int(counts[0]))
        self._items_per_row = counts / n_rows
        self._bytes_per_row = np.array(
            [arena.n_used_bytes(i, counts) / n_rows for i in range(len(self.slots))]
        )

    def _first_caps(self, n_rows: int, n_bytes: int) -> NDArray[np.int64]:
        row_bits = np.ones(self._n_levels, dtype=np.int64)
        for slot in self.slots:
            row_bits[slot.level] += slot.validity_bits + slot.value_bits
        guess = min(n_bytes, 4 * n_rows + 64)
        return np.minimum(guess, 8 * _FIRST_LEVEL_LEN // row_bits)

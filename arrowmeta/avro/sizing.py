"""How much room the rows of a plan need in an arena: a guess, learnt from chunk to chunk."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.arrays import plan_slots
from arrowmeta.avro.plan import Plan
from arrowmeta.columns.arena import Arena
from arrowmeta.kernels import avro as kernel


class Sizing:
    """How much room rows of a plan need, learnt from the chunks decoded so far."""

    def __init__(self, plan: Plan) -> None:
        self.slots = plan_slots(plan)
        self._parents = plan.parents
        self._items_per_row: NDArray[np.float64] | None = None
        self._bytes_per_row: NDArray[np.float64] | None = None

    @property
    def is_known(self) -> bool:
        """Whether a chunk has been decoded."""
        return self._items_per_row is not None

    def arena(self, n_rows: int, n_bytes: int) -> Arena:
        """Return an arena for `n_rows` rows out of `n_bytes` bytes.

        Every item and every byte of a string takes at least one byte of input, so `n_bytes` is
        always enough; room that is not used costs no memory, but neither is it for ever.
        """
        caps = np.full(len(self._parents), n_bytes, dtype=np.int64)
        var_caps = np.full(len(self.slots), n_bytes, dtype=np.int64)
        if self._items_per_row is not None and self._bytes_per_row is not None:
            caps = np.minimum(caps, (self._items_per_row * n_rows * 1.2).astype(np.int64) + 64)
            var_caps = np.minimum(
                var_caps, (self._bytes_per_row * n_rows * 1.2).astype(np.int64) + 4096
            )
        caps[0] = n_rows
        return Arena(self.slots, self._tie(caps), var_caps)

    def grow(self, arena: Arena, status: int, what: int, needed: int) -> Arena:
        """Return a larger arena with what `arena` holds."""
        caps, var_caps = arena.caps.copy(), arena.var_caps.copy()
        grown = caps if status == kernel.GROW_LEVEL else var_caps
        grown[what] = max(needed, 2 * grown[what])
        return arena.grown(self._tie(caps), var_caps)

    def learn(self, arena: Arena, counts: NDArray[np.int64]) -> None:
        """Remember what one chunk needed."""
        n_rows = max(1, int(counts[0]))
        self._items_per_row = counts / n_rows
        used = np.zeros(len(self.slots))
        for i, slot in enumerate(self.slots):
            if slot.has_bytes:
                used[i] = arena.bytes32[arena.bases[3 * i + 1] // 4 + counts[slot.level]]
        self._bytes_per_row = used / n_rows

    def _tie(self, caps: NDArray[np.int64]) -> NDArray[np.int64]:
        """Give every union branch the room of the level it branches from."""
        for level, parent in enumerate(self._parents):
            if parent >= 0:
                caps[level] = caps[parent]
        return caps

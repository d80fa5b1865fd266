"""One level of nested rows: where its values are, and the room for what they decode to.

Knows the arrays that `kernels.binary_row` reads and writes, not the bytes of rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import new_array, pack_bits, to_buffer
from arrowmeta.kernels.binary_row import HEADER_BITS
from arrowmeta.paimon.slots import Slot

I64: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True)
class Spans:
    """Places of rows, arrays, maps or byte strings; a negative length is a null.

    Attributes:
        parents: the spans that these lie in; None for the values that were passed in.
        offsets: the first element of each parent, if these are elements; None if they are parts of
            the parents, one for one.
    """

    starts: I64
    lengths: I64
    parents: Spans | None = None
    offsets: I64 | None = None

    def __len__(self) -> int:
        return len(self.starts)

    @property
    def validity(self) -> pa.Buffer | None:
        """Which of them are not null, as bits; None if all are."""
        return pack_bits(self.is_present) if self.lengths.min(initial=0) < 0 else None

    @property
    def is_present(self) -> NDArray[np.bool_]:
        """Which of them are not null."""
        return np.greater_equal(self.lengths, 0)

    def outermost(self, row: int) -> tuple[int, int]:
        """Return the row of the value that row `row` is nested in, and where that value starts."""
        if self.parents is None:
            return row, int(self.starts[row])
        return self.parents.outermost(row if self.offsets is None else owner(self.offsets, row))


def owner(offsets: I64, element: int) -> int:
    """Return the list that an element belongs to."""
    return int(np.searchsorted(offsets, element, side="right")) - 1


class Columns:
    """Room for the values of some fields; `outputs` is what kernels write.

    Args:
        slots: of the fields.
        n_rows: how many values each has.
        places: where the fields are among those of a row; one after the other by default.

    Attributes:
        program: the kernel's description of each field: kind, start in its array, precision, and
            which null bit of a row is its own.
        totals: bytes of all values of each field that is byte strings.
        fault: row, byte and field of what a kernel stopped at.
    """

    def __init__(
        self, slots: Sequence[Slot], n_rows: int, places: Sequence[int] | None = None
    ) -> None:
        self.slots = slots
        self.n_rows = n_rows
        self.program = np.zeros((len(slots), 4), dtype=np.int64)
        n_words, n_spans = 0, 0
        for i, slot in enumerate(slots):
            start = 0
            if slot.is_span:
                start = n_spans
                n_spans += 2 * n_rows
            elif slot.out_len:
                start = n_words * 8 // min(slot.out_len, 8)
                n_words += -(-n_rows * slot.out_len // 8)
            place = i if places is None else places[i]
            self.program[i] = slot.kind, start, slot.precision, HEADER_BITS + place
        self._words = new_array(n_words, np.int64)
        self._spans = new_array(n_spans, np.int64)
        self.totals = np.zeros(len(slots), dtype=np.int64)
        self.fault = np.zeros(3, dtype=np.int64)

    def outputs(self) -> tuple[Any, ...]:
        """Return the arrays in the order of the kernels' arguments, the narrowest first."""
        words = self._words
        narrow = (words.view(np.int8), words.view(np.int16), words.view(np.int32))
        return (*narrow, words, self._spans, self.totals, self.fault)

    def fixed(self, column: int) -> pa.Buffer:
        """Return the values of a column of fixed width."""
        width = self.slots[column].out_len
        start = int(self.program[column, 1]) * min(width, 8)
        return to_buffer(self._words).slice(start, self.n_rows * width)

    def spans(self, column: int, parents: Spans, offsets: I64 | None = None) -> Spans:
        """Return where the values of a column are."""
        start, n_rows = int(self.program[column, 1]), self.n_rows
        places = self._spans[start : start + 2 * n_rows]
        return Spans(places[:n_rows], places[n_rows:], parents, offsets)

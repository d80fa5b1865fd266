"""How many manifests, entries and files each stage of a plan kept, and their bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import exact_sum, filled, int_array, text_array, within_64_bits

FUNNEL = pa.schema(
    [
        pa.field("stage", pa.string(), nullable=False),
        pa.field("unit", pa.string(), nullable=False),
        pa.field("total", pa.int64(), nullable=False),
        pa.field("kept", pa.int64(), nullable=False),
        pa.field("bytes_total", pa.int64()),
        pa.field("bytes_kept", pa.int64()),
    ]
)


@dataclass
class Count:
    """How many entries there were, and the bytes of their files, which may be beyond 64 bits."""

    entries: int = 0
    bytes: int = 0

    def add(self, sizes: NDArray[np.int64]) -> None:
        """Count entries by the sizes of their files."""
        self.entries += len(sizes)
        self.bytes += exact_sum(sizes)


def counted(entries: pa.Table) -> Count:
    """Count entries, or the files they stand for."""
    sizes = entries["file_size_in_bytes"].chunks
    return Count(entries.num_rows, sum(exact_sum(filled(one, 0)) for one in sizes))


@dataclass(frozen=True)
class Stage:
    """One stage of a plan.

    Attributes:
        name: of the stage.
        unit: `manifest`, `entry` or `file`.
        total: its input.
        kept: its output.
        bytes_total: of the manifests or data files in the input; None if beyond 64 bits.
        bytes_kept: of those in the output; likewise.
    """

    name: str
    unit: str
    total: int
    kept: int
    bytes_total: int | None
    bytes_kept: int | None

    @classmethod
    def between(cls, name: str, unit: str, before: Count, after: Count) -> Stage:
        """Return a stage by its input and output."""
        n_bytes = (within_64_bits(count.bytes) for count in (before, after))
        return cls(name, unit, before.entries, after.entries, *n_bytes)


def funnel_table(stages: Sequence[Stage]) -> pa.Table:
    """Return the stages as rows."""
    names, units, *numbers = zip(*map(astuple, stages), strict=True)
    arrays = [text_array(list(names)), text_array(list(units)), *map(int_array, numbers)]
    return pa.table(arrays, schema=FUNNEL)

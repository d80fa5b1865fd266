"""Decoded rows on their way into a segment, kept apart by manifest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import to_numbers
from arrowmeta.columns.ids import ordinals_of


class PendingRows:
    """Decoded rows that are not in a segment yet, by manifest.

    Args:
        names: of the columns to keep of each batch.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names)
        self._rows: dict[int, list[pa.RecordBatch]] = {}
        self.n_rows = 0
        self.last_ordinal = -1

    def add(self, batch: pa.RecordBatch) -> None:
        """Take rows of manifests that follow those before."""
        if not batch.num_rows:
            return
        ordinals = ordinals_of(to_numbers(batch.column("entry_id")))
        bounds = [0, *(np.flatnonzero(np.diff(ordinals)) + 1).tolist(), len(ordinals)]
        rows = batch.select(self._names)
        for start, end in pairwise(bounds):
            part = rows.slice(start, end - start)
            self._rows.setdefault(int(ordinals[start]), []).append(part)
        self.last_ordinal = int(ordinals[-1])
        self.n_rows += batch.num_rows

    def take(self, ordinals: Sequence[int]) -> dict[int, pa.Table]:
        """Return the rows of some manifests, and forget them."""
        taken = {one: self._rows.pop(one) for one in ordinals if one in self._rows}
        tables = {one: pa.Table.from_batches(batches) for one, batches in taken.items()}
        self.n_rows -= sum(table.num_rows for table in tables.values())
        return tables

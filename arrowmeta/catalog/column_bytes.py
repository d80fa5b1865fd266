"""How many bytes the statistics of each column take, over all entries of a snapshot."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import to_flags
from arrowmeta.model.evidence import COLUMN_BYTES
from arrowmeta.model.source import BATCH_SIZE, Source

#: The statistics that entries have of each column.
ROOTS = (
    "lower_bounds",
    "upper_bounds",
    "column_sizes",
    "value_counts",
    "null_value_counts",
    "nan_value_counts",
)


def column_bytes(source: Source) -> pa.Table:
    """Return `model.evidence.COLUMN_BYTES`."""
    columns = source.shape.by_column().names
    flat = [f"{root}.{name}" for name in columns for root in ROOTS]
    sizes: Counter[str] = Counter()
    entries: Counter[str] = Counter()
    for batch in source.batches("entries", flat, BATCH_SIZE) if flat else ():
        for name in columns:
            parts = [batch.column(f"{root}.{name}") for root in ROOTS]
            sizes[name] += sum(map(_value_bytes, parts))
            has_any = reduce(pc.or_, (part.is_valid() for part in parts))
            entries[name] += int(np.count_nonzero(to_flags(has_any)))
    rows = [
        {"column_name": name, "entry_count": entries[name], "bytes": sizes[name]}
        for name in columns
    ]
    return pa.Table.from_pylist(rows, COLUMN_BYTES)


def _value_bytes(values: Any) -> int:
    """Return the bytes of what is not null; of nested values, those of all of the array."""
    kind = values.type
    if pa.types.is_string(kind) or pa.types.is_binary(kind):
        return int(pc.sum(pc.binary_length(values)).as_py() or 0)
    if pa.types.is_nested(kind):
        return int(values.nbytes)
    return (len(values) - values.null_count) * kind.bit_width // 8

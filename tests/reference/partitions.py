"""Partition values put to a predicate, as a plan does while it decodes entries."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.predicate.tree import And, Implied, Or, Tree, Unjudged
from arrowmeta.pruning.evaluator import Evaluator, PartitionFilter


def kept_partitions(
    tree: Tree, columns: dict[str, pa.Array], is_known: list[bool] | None = None
) -> NDArray[np.bool_]:
    """Return which partitions may match; the nulls of those that are not known may be values."""
    n_rows = len(next(iter(columns.values())))
    flags = pa.array([True] * n_rows if is_known is None else is_known)
    named = {f"partition.{name}": values for name, values in columns.items()}
    batch = pa.RecordBatch.from_pydict(named | {"partition_is_known": flags})
    return PartitionFilter({None: tree}, Evaluator())(batch)


def is_evaluated(tree: Tree) -> bool:
    """Whether values decide a predicate: DuckDB can evaluate all of it."""
    match tree:
        case And(parts) | Or(parts):
            return all(map(is_evaluated, parts))
        case Implied(row=row) | Unjudged(row=row):
            return row is not None
        case _:
            return True

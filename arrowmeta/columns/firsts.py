"""Rows of a table that are about the same thing, as one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import number_array


def first_facts(table: pa.Table, key: str, facts: Sequence[str]) -> pa.Table:
    """Return each value of a column once, in the order in which they first are there.

    Args:
        table: any rows.
        key: the column.
        facts: other columns, of which each value gets the first fact that is not null.
    """
    # Arrow's groups are nearly in that order, but not where values of several groups share a slot.
    numbered = table.append_column("row", number_array(np.arange(table.num_rows)))
    grouped = numbered.group_by(key, use_threads=False)
    found = grouped.aggregate([("row", "min"), *((name, "first") for name in facts)])
    found = found.sort_by("row_min")
    return pa.table([found[key], *(found[f"{name}_first"] for name in facts)], [key, *facts])

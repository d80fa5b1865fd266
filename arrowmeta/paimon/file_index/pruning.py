"""Files by the indexes in their entries: which of them may have a row that matches.

Knows which field a column of today was in the schema of a file. A damaged index says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, to_flags
from arrowmeta.errors import ArrowMetaError
from arrowmeta.paimon.file_index.condition import Ask, compile_condition
from arrowmeta.paimon.file_index.container import known_rows, read_container
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.stats import keeps_order
from arrowmeta.predicate.tree import TRUE, Tree


def may_match_indexes(
    tree: Tree, files: pa.Table, schemas: Sequence[TableSchema]
) -> NDArray[np.bool_] | None:
    """Return which files may match; None if no file has an index.

    Args:
        tree: over the columns of the current schema.
        files: `embedded_index`, `schema_id` and `record_count` of each.
        schemas: all of the table, the current one last.
    """
    indexes = files["embedded_index"].combine_chunks()
    if tree == TRUE or indexes.null_count == len(indexes):
        return None
    schema_ids = filled(files["schema_id"].combine_chunks(), -1)
    asks = {schema.id: compile_condition(tree, _fields(schema, schemas[-1])) for schema in schemas}
    n_rows = filled(files["record_count"].combine_chunks(), -1)
    mask = np.ones(len(indexes), dtype=bool)
    for place in np.flatnonzero(to_flags(pc.is_valid(indexes))).tolist():
        ask = asks.get(int(schema_ids[place]))
        mask[place] = ask is None or _may_match(ask, indexes[place].as_py(), int(n_rows[place]))
    return mask


def _may_match(ask: Ask, index: bytes, n_rows: int) -> bool:
    try:
        return ask(read_container(index, known_rows(n_rows))).may_match
    except ArrowMetaError:
        return True


def _fields(schema: TableSchema, current: TableSchema) -> dict[str, pa.Field]:
    """Return what columns of today were in a schema: those of the same id.

    Indexes know the values of then: a column whose values a cast may change is left out.
    """
    was = dict(zip((field.id for field in schema.fields), schema.to_arrow_schema(), strict=True))
    now = zip((field.id for field in current.fields), current.to_arrow_schema(), strict=True)
    return {
        field.name: was[field_id]
        for field_id, field in now
        if field_id in was and keeps_order(was[field_id], field)
    }

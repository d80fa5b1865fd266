"""Convert relations to columns that are the same for every table, to combine tables.

Structs by column become maps by column name:

    partition, lower_bounds, upper_bounds, min_key, max_key     values as text
    counts and sizes, flags of partitions                       numbers and flags

Text is formatted as on the command line: bytes in hexadecimal, instants in UTC. Maps have no entry
for columns with unknown statistics; maps of partitions have all columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from arrowmeta.kernels.buffers import flag_array, number_array, text_array, to_flags
from arrowmeta.model.cells import to_text
from arrowmeta.model.shape import TableShape, own_fields
from arrowmeta.model.tables import DAMAGE, DAMAGE_RELATION, SCHEMAS

TABLE_COLUMN = "table"

_ANY = pa.struct([pa.field("any", pa.string())])
_ANY_SHAPE = TableShape(columns=_ANY, partition=_ANY, primary_key=_ANY)


def uniform_schema(relation: str, table_column: str = TABLE_COLUMN) -> pa.Schema:
    """Return the columns of a relation of any table; the first column names the table."""
    known = DAMAGE if relation == DAMAGE_RELATION else SCHEMAS[relation](_ANY_SHAPE)
    columns = [pa.field(f.name, _uniform_type(f.type)) for f in known]
    return pa.schema([pa.field(table_column, pa.string()), *columns])


def to_uniform(
    batch: pa.RecordBatch, relation: str, table: str, table_column: str = TABLE_COLUMN
) -> pa.RecordBatch:
    """Convert rows of one table to columns of `uniform_schema`."""
    known = uniform_schema(relation, table_column)
    schema = pa.schema([known.field(0), *(known.field(name) for name in batch.schema.names)])
    columns = [pa.repeat(text_array([table])[0], batch.num_rows)]
    for name, column in zip(batch.schema.names, batch.columns, strict=True):
        if pa.types.is_struct(column.type):
            column = _to_map(column, schema.field(name).type, name.startswith("partition"))
        columns.append(column)
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def _uniform_type(arrow_type: Any) -> Any:
    if not pa.types.is_struct(arrow_type):
        return arrow_type
    return pa.map_(pa.string(), arrow_type.field(0).type)


def _to_map(structs: pa.Array, target: Any, are_nulls_kept: bool) -> pa.Array:
    """Convert structs to maps from field names to values."""
    n_rows = len(structs)
    is_there = to_flags(structs.is_valid())
    fields = own_fields(structs.type)
    leaves = _leaves(fields, structs.flatten()) if fields else {}
    is_text = target.item_type == pa.string()
    values = [to_text(child, "plain") if is_text else child for child in leaves.values()]
    is_kept = np.zeros((n_rows, len(values)), dtype=np.bool_)
    for at, value in enumerate(values):
        is_kept[:, at] = is_there if are_nulls_kept else to_flags(value.is_valid())
    rows, columns = np.nonzero(is_kept)
    names = text_array(list(leaves))
    joined = pa.concat_arrays(values) if values else pa.nulls(0, target.item_type)
    return pa.MapArray.from_arrays(
        number_array(np.concatenate([[0], np.cumsum(is_kept.sum(axis=1))]).astype(np.int32)),
        names.take(number_array(columns)),
        joined.take(number_array(columns * n_rows + rows)),
        type=target,
        mask=flag_array(~is_there),
    )


def _leaves(
    fields: Sequence[pa.Field], arrays: Sequence[pa.Array], prefix: str = ""
) -> dict[str, pa.Array]:
    """Return the leaves of structs, such as items of lists and maps, by dotted names."""
    leaves: dict[str, pa.Array] = {}
    for field, array in zip(fields, arrays, strict=True):
        name = prefix + field.name
        is_struct = pa.types.is_struct(field.type)
        leaves |= (
            _leaves(field.type.fields, array.flatten(), f"{name}.") if is_struct else {name: array}
        )
    return leaves

"""Relations in columns that are the same for every table, and SQL over all tables of a store.

Structs by column become maps by column name:

    partition, lower_bounds, upper_bounds, min_key, max_key     values as text
    counts and sizes, flags of partitions                       numbers and flags

Text is formatted as on the command line: bytes in hexadecimal, instants in UTC. Maps have no entry
for columns with unknown statistics; maps of partitions have all columns.

`Fleet.sql` runs a query over the relations of `arrowmeta.open(...)`, each with the column
`table_location` first. Tables are opened at their latest snapshot; manifests that are in the store
are not read.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import pyarrow as pa

from arrowmeta.io.location import on_filesystem
from arrowmeta.io.options import INTERNAL
from arrowmeta.kernels.buffers import flag_array, number_array, text_array, to_flags
from arrowmeta.model.shape import TableShape, data_fields
from arrowmeta.model.tables import DAMAGE, DAMAGE_RELATION, SCHEMAS
from arrowmeta.model.value_text import to_text
from arrowmeta.tables.options import OpenOptions
from arrowmeta.tables.table import Table, open_table

TABLE_COLUMN = "table"

_ANY = pa.struct([pa.field("any", pa.string())])
_ANY_SHAPE = TableShape(columns=_ANY, partition=_ANY, primary_key=_ANY)


def uniform_schema(relation: str, table_column: str = TABLE_COLUMN) -> pa.Schema:
    """Return the columns of a relation of any table; the first column names the table."""
    declared = DAMAGE if relation == DAMAGE_RELATION else SCHEMAS[relation](_ANY_SHAPE)
    columns = [pa.field(f.name, _uniform_type(f.type)) for f in declared]
    return pa.schema([pa.field(table_column, pa.string()), *columns])


def to_uniform(
    batch: pa.RecordBatch, relation: str, table: str, table_column: str = TABLE_COLUMN
) -> pa.RecordBatch:
    """Convert rows of one table to columns of `uniform_schema`."""
    declared = uniform_schema(relation, table_column)
    schema = pa.schema([declared.field(0), *(declared.field(name) for name in batch.schema.names)])
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


def _to_map(structs: pa.Array, target: Any, keeps_nulls: bool) -> pa.Array:
    """Convert structs to maps from field names to values."""
    n_rows = len(structs)
    is_there = to_flags(structs.is_valid())
    fields = data_fields(structs.type)
    leaves = _leaves(fields, structs.flatten()) if fields else {}
    is_text = target.item_type == pa.string()
    values = [to_text(child, "plain") if is_text else child for child in leaves.values()]
    is_entry = np.zeros((n_rows, len(values)), dtype=np.bool_)
    for at, value in enumerate(values):
        is_entry[:, at] = is_there if keeps_nulls else to_flags(value.is_valid())
    rows, columns = np.nonzero(is_entry)
    names = text_array(list(leaves))
    joined = pa.concat_arrays(values) if values else pa.nulls(0, target.item_type)
    return pa.MapArray.from_arrays(
        number_array(np.concatenate([[0], np.cumsum(is_entry.sum(axis=1))]).astype(np.int32)),
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


#: Column with the location of the table.
LOCATION_COLUMN = "table_location"

_TABLES_AT_ONCE = 8


class Fleet:
    """Tables of a store.

    Args:
        store: a folder, or any URI that `pyarrow.fs` resolves.
        options: further arguments of `arrowmeta.open`.

    Raises:
        UsageError: there is no such store.

    Attributes:
        failures: errors of tables that could not be read, by location.
    """

    def __init__(self, store: str | os.PathLike[str], **options: Any) -> None:
        from arrowmeta.model.store_entries import existing, list_tables  # loads Parquet

        there = existing(store, OpenOptions(**options))
        folders = {row["folder"]: row[LOCATION_COLUMN] for row in list_tables(there).to_pylist()}
        # A table that was indexed by its path and by its URI is one table.
        locations = sorted(filter(None, set(folders.values())), reverse=True)
        by_path = {
            on_filesystem(location) if location.startswith("file:") else location: location
            for location in locations
        }
        self.locations = sorted(by_path.values())
        unreadable = [folder for folder, location in folders.items() if location is None]
        reason = "its table.json cannot be read; index the table again"
        self.failures: dict[str, str] = dict.fromkeys(unreadable, reason)
        self._options = {**options, "store": store}
        self._tables: dict[str, Table | None] = {}

    @property
    def tables(self) -> list[Table]:
        """Tables opened so far."""
        return [table for table in self._tables.values() if table is not None]

    def sql(self, query: str) -> pa.Table:
        """Run a query; tables that cannot be read are left out and added to `failures`.

        Only the columns that it needs are read.

        Raises:
            duckdb.Error: the query is invalid.
        """
        from arrowmeta.predicate.session import open_database  # loads DuckDB
        from arrowmeta.views.relation import LazyRelation, duckdb_errors

        read_before: dict[str, pa.Table] = {}

        def read(name: str, columns: Sequence[str]) -> pa.Table:
            rows = read_before.get(name)
            if rows is None or not set(columns) <= set(rows.column_names):
                rows = read_before[name] = self.relation(name, columns)
            return rows

        with open_database(INTERNAL) as connection, duckdb_errors():
            for name in SCHEMAS:
                relation = LazyRelation(uniform_schema(name, LOCATION_COLUMN), partial(read, name))
                connection.from_arrow(relation).create_view(name)
            answer = connection.sql(query)
            return pa.table({}) if answer is None else answer.to_arrow_table()

    def relation(self, name: str, columns: Sequence[str]) -> pa.Table:
        """Return columns of a relation of all tables."""
        schema = uniform_schema(name, LOCATION_COLUMN)
        chosen = pa.schema([schema.field(column) for column in columns])
        with ThreadPoolExecutor(_TABLES_AT_ONCE) as pool:
            parts = pool.map(lambda where: self._part(where, name, chosen), self.locations)
            return pa.concat_tables([chosen.empty_table(), *parts])

    def _part(self, location: str, name: str, chosen: pa.Schema) -> pa.Table:
        columns = [column for column in chosen.names if column != LOCATION_COLUMN]
        try:
            if location not in self._tables:
                self._tables[location] = open_table(location, **self._options)
            if (table := self._tables[location]) is None:
                return chosen.empty_table()
            # At least one column, to count rows.
            columns = columns or SCHEMAS[name](table.source.shape).names[:1]
            rows = table.relation(name, columns)
        except Exception as error:  # continue with the other tables
            self.failures[location] = f"{type(error).__name__}: {error}"
            self._tables.setdefault(location, None)
            return chosen.empty_table()
        parts = [to_uniform(batch, name, location, LOCATION_COLUMN) for batch in rows.to_batches()]
        return pa.Table.from_batches([part.select(chosen.names) for part in parts], chosen)

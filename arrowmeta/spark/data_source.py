"""The Python data source `arrowmeta`: a relation of a table, read by Spark.

Knows how Spark plans and reads a data source; what a table is comes from `arrowmeta.open`. The
snapshot is chosen when a DataFrame or view is loaded and stays the same as long as it lives; where
the user gives a schema, Spark does not ask at load, and it is chosen by the first query.

There is no filter pushdown on purpose: Spark keeps a pushed filter inside the loaded relation,
and answers later queries on the same DataFrame or view with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pyarrow as pa
from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
from pyspark.sql.types import StructField, StructType

from arrowmeta.errors import UsageError
from arrowmeta.spark.arrow import to_spark_schema, to_spark_table
from arrowmeta.spark.options import ReadOptions
from arrowmeta.spark.struct_type import to_struct_type

#: Rows handed to Spark at a time; a row of a wide table's statistics takes kilobytes.
BATCH_ROWS = 16_384


class ArrowMetaDataSource(DataSource):  # type: ignore[misc]  # PySpark is not typed for us
    """`spark.read.format("arrowmeta")`; the options are those of `ReadOptions`."""

    # Spark makes one source for each load, at the latest for its first query, and keeps it. So this
    # is the place to choose the snapshot; schema() is not called if the user gives a schema.
    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        request = ReadOptions.of(options)
        table = request.open()
        self.columns = to_spark_schema(_columns_of(table.schema_of(request.relation), request))
        self.snapshot_id = table.snapshot_id
        self.request = _pinned(request, table.snapshot_id)

    @classmethod
    def name(cls) -> str:
        """Return what `format(...)` and `USING` call it."""
        return "arrowmeta"

    def schema(self) -> StructType:
        """Return the columns of the relation, or those that are asked for."""
        return to_struct_type(self.columns)

    def reader(self, schema: StructType) -> RelationReader:
        """Return the reader of the columns of `schema`, which may be the user's own."""
        return RelationReader(self.request, self.snapshot_id, _chosen(self.columns, schema))


class RelationReader(DataSourceReader):  # type: ignore[misc]
    """Reads columns of a relation in one task.

    Args:
        request: what to open and read.
        snapshot_id: the snapshot that was chosen at load.
        columns: those that Spark expects, exactly.
    """

    def __init__(self, request: ReadOptions, snapshot_id: int | None, columns: pa.Schema) -> None:
        self.request = request
        self.snapshot_id = snapshot_id
        self.columns = columns

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Read the relation; there is one partition, and nothing in it to know."""
        table = self.request.open()
        if table.snapshot_id != self.snapshot_id:
            raise UsageError(
                f"{table.location} was at snapshot {self.snapshot_id} when it was loaded and is "
                f"at {table.snapshot_id} now; load it again"
            )
        data = table.relation(self.request.relation, columns=self.columns.names)
        for batch in data.to_batches(max_chunksize=BATCH_ROWS):
            yield from self._exactly(to_spark_table(batch)).to_batches()

    def _exactly(self, data: pa.Table) -> pa.Table:
        # Spark misreads batches of another schema than the declared one, if it does not crash.
        if data.schema != self.columns:
            raise UsageError(
                f"the columns of {self.request.location} have changed since it was loaded; "
                "load it again"
            )
        return data


def _columns_of(schema: pa.Schema, request: ReadOptions) -> pa.Schema:
    if request.columns is None:
        return schema
    return _select(schema, request.columns, f"{request.relation} has no column")


def _chosen(known: pa.Schema, declared: StructType) -> pa.Schema:
    """Return the columns that a declared schema asks for.

    Raises:
        UsageError: it declares a column that does not exist, or another type than the column's.
    """
    chosen = _select(known, declared.names, "the schema names a column that is not there:")
    for field, own in zip(declared, to_struct_type(chosen), strict=True):
        if field != own:
            raise UsageError(
                f"the schema declares {_described(field)}, but the column is {_described(own)}; "
                "load it as it is and cast it afterwards"
            )
    return chosen


def _described(field: StructField) -> str:
    nullable = "" if field.nullable else " NOT NULL"
    return f"{field.name} {field.dataType.simpleString()}{nullable}"


def _pinned(request: ReadOptions, snapshot_id: int | None) -> ReadOptions:
    # A tag or a branch has snapshots of its own, which an id alone does not find.
    if snapshot_id is None or "ref" in request.opening:
        return request
    others = {name: value for name, value in request.opening.items() if name != "as_of"}
    return replace(request, opening=others | {"snapshot_id": snapshot_id})


def _select(schema: pa.Schema, names: tuple[str, ...] | list[str], complaint: str) -> pa.Schema:
    for name in names:
        if name not in schema.names:
            raise UsageError(f"{complaint} {name!r}; there are {', '.join(schema.names)}")
    return pa.schema([schema.field(name) for name in names])

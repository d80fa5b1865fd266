"""Rows that exports have written, and expected rows."""

import pyarrow as pa
import pyarrow.dataset as ds

from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.tables.uniform import to_uniform
from tests.spark.warehouses import open_moved

RELATIONS = ("entries", "files", "partitions", "refs")


def as_text(table):
    """Return rows as sorted text, in which NaN equals NaN."""
    return sorted(repr(row) for row in to_spark_table(table).to_pylist())


def rows_in(output, relation):
    """Return the rows of each table, read as partitioned Parquet; damage by its sentences."""
    text = ds.partitioning(pa.schema([("table", pa.string())]), flavor="hive")
    table = ds.dataset(output / relation, partitioning=text).to_table()
    rows = {}
    for row in table.to_pylist():
        row.pop("table_version", None)
        rows.setdefault(row.pop("table"), []).append(repr(row))
    return {name: sorted(found) for name, found in rows.items()}


def rows_of(location, relation):
    batches = open_moved(location).relation(relation).to_batches()
    rows = [to_spark_table(to_uniform(b, relation, "")).drop(["table"]) for b in batches]
    return sorted(repr(row) for table in rows for row in table.to_pylist())

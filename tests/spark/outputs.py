"""Rows to compare."""

from arrowmeta.spark.arrow import to_spark_table


def as_text(table):
    """Return rows as sorted text, in which NaN equals NaN."""
    return sorted(repr(row) for row in to_spark_table(table).to_pylist())

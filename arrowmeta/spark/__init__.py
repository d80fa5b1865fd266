"""Spark: relations as a data source, over a warehouse, as a stream, and Arrow as DataFrames.

Importing it needs no Spark; a session is given to every function.
"""

from arrowmeta.spark.arrow import to_spark
from arrowmeta.spark.frames import entries, files, plan, reconcile, register, warehouse
from arrowmeta.spark.save import index, save

__all__ = [
    "entries",
    "files",
    "index",
    "plan",
    "reconcile",
    "register",
    "save",
    "to_spark",
    "warehouse",
]

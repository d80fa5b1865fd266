"""Spark: relations as a data source, and Arrow results as DataFrames.

Importing it needs no Spark; a session is given to every function.
"""

from arrowmeta.spark.frames import entries, files, register, to_spark

__all__ = ["entries", "files", "register", "to_spark"]

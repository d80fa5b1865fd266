"""Lakehouse metadata as Arrow tables, answered by SQL, Python and Spark."""

from arrowmeta.avro.decode import read_avro

__all__ = ["read_avro"]

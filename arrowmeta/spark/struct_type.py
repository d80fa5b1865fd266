"""Spark's own schema for Arrow data that has Spark's types already.

Written out, rather than left to `createDataFrame`, because Spark takes a timestamp without a zone
for one in the session's zone and moves it unless the schema says otherwise.
"""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pyarrow.types as pat
from pyspark.sql import types as spark

from arrowmeta.spark.arrow import LOCAL_MICROS, UTC_MICROS

_SIMPLE: dict[pa.DataType, spark.DataType] = {
    pa.null(): spark.NullType(),
    pa.bool_(): spark.BooleanType(),
    pa.int8(): spark.ByteType(),
    pa.int16(): spark.ShortType(),
    pa.int32(): spark.IntegerType(),
    pa.int64(): spark.LongType(),
    pa.float32(): spark.FloatType(),
    pa.float64(): spark.DoubleType(),
    pa.string(): spark.StringType(),
    pa.binary(): spark.BinaryType(),
    pa.date32(): spark.DateType(),
    pa.duration("us"): spark.DayTimeIntervalType(),
    LOCAL_MICROS: spark.TimestampNTZType(),
    UTC_MICROS: spark.TimestampType(),
}


def to_struct_type(schema: pa.Schema) -> spark.StructType:
    """Return the Spark schema of `schema`, which `to_spark_schema` has made."""
    return spark.StructType([spark.StructField(f.name, _to_spark(f.type)) for f in schema])


def _to_spark(arrow_type: Any) -> spark.DataType:
    if arrow_type in _SIMPLE:
        return _SIMPLE[arrow_type]
    if pat.is_decimal(arrow_type):
        return spark.DecimalType(arrow_type.precision, arrow_type.scale)
    if pat.is_list(arrow_type):
        return spark.ArrayType(_to_spark(arrow_type.value_type))
    if pat.is_map(arrow_type):
        return spark.MapType(_to_spark(arrow_type.key_type), _to_spark(arrow_type.item_type))
    return spark.StructType(
        [spark.StructField(f.name, _to_spark(f.type)) for f in arrow_type.fields]
    )

"""What Spark says of conditions, over rows: each is true, false or null, or fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa

from arrowmeta.spark import to_spark
from tests.spark.condition_tables import SCHEMA, Row

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

#: What a condition is for a row.
TRUE, NOT_TRUE, FAILS = 1, 0, -1
_ANSWERS = {b"\x01": TRUE, b"\x00": NOT_TRUE, None: FAILS}

_AT_ONCE = 100


def frame_of(spark: SparkSession, rows: Sequence[Row]) -> DataFrame:
    """Return rows as one frame, in the types in which Spark reads an Iceberg table of them."""
    return to_spark(spark, pa.Table.from_pylist(list(rows), SCHEMA))


def truth(frame: DataFrame, conditions: Sequence[str]) -> dict[str, np.ndarray | None]:
    """Return what each condition is for each row; None for a condition that Spark refuses."""
    found: dict[str, np.ndarray | None] = {}
    for start in range(0, len(conditions), _AT_ONCE):
        found |= _some(frame, conditions[start : start + _AT_ONCE])
    return found


def _some(frame: DataFrame, conditions: Sequence[str]) -> dict[str, np.ndarray | None]:
    from pyspark.errors import AnalysisException

    # This function, like others that begin with `try_`, is null where its argument fails.
    answers = [
        f"try_to_binary(CASE WHEN (\n{one}\n) THEN '01' ELSE '00' END, 'hex') AS c{at}"
        for at, one in enumerate(conditions)
    ]
    try:
        table = frame.selectExpr(*answers).toArrow()
    except AnalysisException:
        if len(conditions) == 1:
            return {conditions[0]: None}
        half = len(conditions) // 2
        return _some(frame, conditions[:half]) | _some(frame, conditions[half:])
    return {
        one: np.array([_ANSWERS[value] for value in column.to_pylist()])
        for one, column in zip(conditions, table.columns, strict=True)
    }

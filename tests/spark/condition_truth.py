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
    found: dict[str, np.ndarray | None] = dict.fromkeys(conditions)
    for start in range(0, len(conditions), _AT_ONCE):
        known = _accepted(frame, conditions[start : start + _AT_ONCE])
        if known:
            named = (f"{_answer(one)} AS c{at}" for at, one in enumerate(known))
            columns = frame.selectExpr(*named).toArrow().columns
            for one, column in zip(known, columns, strict=True):
                found[one] = np.array([_ANSWERS[value] for value in column.to_pylist()])
    return found


def _accepted(frame: DataFrame, conditions: Sequence[str]) -> list[str]:
    """Return the conditions that Spark accepts."""
    from pyspark.errors import AnalysisException

    try:
        frame.selectExpr(*map(_answer, conditions))
    except AnalysisException:
        half = len(conditions) // 2
        parts = (conditions[:half], conditions[half:]) if half else ()
        return [one for part in parts for one in _accepted(frame, part)]
    return list(conditions)


def _answer(condition: str) -> str:
    # This function, like others that begin with `try_`, is null where its argument fails.
    return f"try_to_binary(CASE WHEN (\n{condition}\n) THEN '01' ELSE '00' END, 'hex')"

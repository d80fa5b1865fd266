"""Conditions that DuckDB evaluates for partition values: each of the values once for a plan.

Takes the values of the columns of a condition, a row for each entry; gives which of them it may be
true for. A value that makes it fail keeps its entries. Main name: `PartitionAnswers`.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, TypeAlias

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import number_array, to_numbers
from arrowmeta.predicate.may_match import Facts, may_match
from arrowmeta.predicate.tree import RowCondition, Unjudged
from arrowmeta.pruning.database import StageDatabase

#: The values of the columns of one row.
_Key: TypeAlias = tuple[Any, ...]


class PartitionAnswers:
    """Answers conditions for the partitions of a table, and remembers the answers.

    Args:
        database: evaluates conditions.
    """

    def __init__(self, database: StageDatabase) -> None:
        self._database = database
        self._known: dict[RowCondition, dict[_Key, bool]] = {}
        self._lock = threading.Lock()

    def __call__(self, row: RowCondition, columns: Sequence[pa.Array]) -> NDArray[np.bool_]:
        """Return for which values a condition may be true.

        Args:
            row: the condition.
            columns: the values of each of its columns.
        """
        places, of_rows = _distinct(columns)
        distinct = [column.take(number_array(places)) for column in columns]
        keys = list(zip(*map(_hashable, distinct), strict=True))
        with self._lock:
            known = self._known.setdefault(row, {})
            new = [place for place, key in enumerate(keys) if key not in known]
            if new:
                values = [column.take(number_array(np.array(new))) for column in distinct]
                answers = self._evaluated(row, values).tolist()
                known.update(zip((keys[place] for place in new), answers, strict=True))
            return np.array([known[key] for key in keys], dtype=bool)[of_rows]

    def _evaluated(self, row: RowCondition, columns: Sequence[pa.Array]) -> NDArray[np.bool_]:
        names = [f"c{place}" for place in range(len(columns))]
        facts = dict(zip(row.columns, map(_of_value, names), strict=True))
        query = f"SELECT {may_match(Unjudged('', '', row), facts.get)} AS kept FROM tuples"
        try:
            tuples = pa.table(list(columns), names=names)
            return self._database.flags(query, tuples=tuples)["kept"]
        except duckdb.Error:
            return np.ones(len(columns[0]), dtype=bool)


def _of_value(name: str) -> Facts:
    return Facts(name, name, f"({name} IS NULL)::INTEGER", "0", "1")


def _distinct(columns: Sequence[pa.Array]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return where each distinct row is first, and for all rows which of these it is."""
    codes = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        indices = to_numbers(column.dictionary_encode("encode").indices).astype(np.int64)
        # Counted anew after each column, so that the numbers stay small.
        codes = np.unique(codes * (indices.max(initial=0) + 1) + indices, return_inverse=True)[1]
    _, places, of_rows = np.unique(codes, return_index=True, return_inverse=True)
    return places, of_rows


def _hashable(column: pa.Array) -> list[Any]:
    """Return values that tell those of a column apart; Python has no word for some of them."""
    if pa.types.is_string(column.type):
        return column.cast(pa.binary()).to_pylist()
    if pa.types.is_date32(column.type):
        return column.cast(pa.int32()).to_pylist()
    if pa.types.is_timestamp(column.type):
        return column.cast(pa.int64()).to_pylist()
    return column.to_pylist()

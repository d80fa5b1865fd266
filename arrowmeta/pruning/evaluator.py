"""DuckDB as the evaluator of conditions over statistics and partition values.

Takes SQL that calls the macros of `/sql/50_pruning` over Arrow tables; gives columns of booleans.
Main name: `Evaluator`.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any, TypeAlias

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.catalog.sql_files import macro_session
from arrowmeta.columns.buffers import number_array, to_numbers
from arrowmeta.duck.session import IdleSessions, TableSession, answered, database_key, making
from arrowmeta.predicate.may_match import may_match_by_spec, of_partition
from arrowmeta.predicate.rules import StatsRule
from arrowmeta.predicate.tree import TRUE, Tree, columns_of

#: Errors of DuckDB where a bound cannot be cast to the type it is compared in, or of its own.
UNCOMPARABLE = (
    duckdb.ConversionException,
    duckdb.OutOfRangeException,
    duckdb.InternalException,
)

#: How long a plan evaluates conditions, which may call any function for each partition value; what
#: is not evaluated by then may match.
MOST_SECONDS = 10.0
#: Rows of the first step; four times as many after each step that is not slow. DuckDB cannot be
#: interrupted in a function, and evaluates up to 2,048 rows at a time.
_FIRST_ROWS = 256
_SLOW = 0.05

#: The sessions with the tables of the most recent queries are kept.
_KEPT_SESSIONS = 32

#: Idle sessions by database, and names and columns of tables.
_sessions: OrderedDict[tuple[Any, ...], IdleSessions[TableSession]] = OrderedDict()

#: The values of some columns in one row.
_Values: TypeAlias = tuple[Any, ...]


class Evaluator:
    """Runs queries over Arrow tables.

    Attributes:
        seconds_left: how long conditions over rows may still take.
    """

    def __init__(self) -> None:
        self.seconds_left = MOST_SECONDS

    def ask(self, query: str, **tables: pa.Table) -> pa.Table:
        """Run a query over `tables`, by their names."""

        def answer() -> pa.Table:
            with _session_over(tables) as session:
                return session.sql(query).to_arrow_table()

        return answered(answer)

    def flags(self, query: str, files: pa.Table) -> dict[str, NDArray[np.bool_]]:
        """Run a query over `files` whose columns are booleans without nulls."""

        def answer() -> dict[str, NDArray[Any]]:
            with _session_over({"files": files}) as session:
                return session.execute(query).fetchnumpy()

        return {name: np.asarray(flags, dtype=bool) for name, flags in answered(answer).items()}

    def is_kept(
        self, condition: str, files: pa.Table, *, default: bool = True
    ) -> NDArray[np.bool_]:
        """Return of which rows a condition is true; `default` if it cannot be evaluated in time."""
        if condition == "true" or not files.num_rows:
            return np.ones(files.num_rows, dtype=bool)
        query = f"SELECT {condition} AS kept FROM files"
        files = _named_in(condition, files)
        kept = np.full(files.num_rows, default)
        at, step = 0, _FIRST_ROWS
        try:
            while at < files.num_rows and self.seconds_left > 0:
                start = perf_counter()
                kept[at : at + step] = self.flags(query, files.slice(at, step))["kept"]
                seconds = perf_counter() - start
                self.seconds_left -= seconds
                at, step = at + step, step if seconds > _SLOW else 4 * step
        except UNCOMPARABLE:
            return np.full(files.num_rows, default)
        return kept


def _named_in(condition: str, files: pa.Table) -> pa.Table:
    """Leave out columns that a condition does not name: DuckDB visits each field of all of them."""
    text = condition.replace('""', '"')
    names = [name for name in files.column_names if name in text]
    return files.select(names or files.column_names[:1])


@contextmanager
def _session_over(tables: Mapping[str, pa.Table]) -> Iterator[duckdb.DuckDBPyConnection]:
    with (
        _sessions_with(tables).lend(lambda: TableSession(macro_session(), tables)) as one,
        one.over(tables) as session,
    ):
        yield session


def _sessions_with(tables: Mapping[str, pa.Table]) -> IdleSessions[TableSession]:
    with making:  # a forked process does not find it locked
        key = (database_key(), *((name, table.schema) for name, table in tables.items()))
        if _sessions and next(reversed(_sessions))[0] != key[0]:
            _sessions.clear()  # sessions of a database that has ended keep its threads
        idle = _sessions.setdefault(key, IdleSessions())
        _sessions.move_to_end(key)
        while len(_sessions) > _KEPT_SESSIONS:
            _sessions.popitem(last=False)
        return idle


def kept_by_stats(
    files: pa.Table, rule: StatsRule, evaluator: Evaluator
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which files may have matching rows by their statistics, or are kept for their group.

    Args:
        files: the columns of the rule.
        rule: of the format, for a predicate.
        evaluator: evaluates the condition.

    Returns:
        Which files are kept, and which of them cannot match but are kept because their group is.
    """
    query = rule.query("files")
    if rule.group is not None:
        n_files = files.num_rows
        files = files.append_column("place", number_array(np.arange(n_files)))
        files = files.append_column("predicate_id", number_array(np.zeros(n_files, dtype=np.int32)))
        query = f"{query} ORDER BY place"
    try:
        answer = evaluator.flags(query, files)
    except UNCOMPARABLE:
        # One bound cannot be compared, and DuckDB does not say which.
        return np.ones(files.num_rows, dtype=bool), np.zeros(files.num_rows, dtype=bool)
    return answer["kept"], answer["kept_for_group"]


class PartitionFilter:
    """Marks entries that may match by their partition; each distinct partition is evaluated once.

    DuckDB evaluates the whole predicate over partition values, which are exact. A value that makes
    it fail keeps its entries. For several threads at once.

    Args:
        conditions: the predicate on partitions by spec; None for all specs.
        evaluator: evaluates the condition.
    """

    def __init__(self, conditions: Mapping[int | None, Tree], evaluator: Evaluator) -> None:
        asked = {spec: tree for spec, tree in conditions.items() if tree != TRUE}
        fields = (f"partition.{name}" for tree in asked.values() for name in columns_of(tree))
        names = [*fields, "partition_is_known"] if asked else []
        names += ["spec_id"] if any(spec is not None for spec in asked) else []
        #: The columns of entries that it uses.
        self.columns = tuple(dict.fromkeys(names))
        self._condition = may_match_by_spec(asked, of_partition, "spec_id")
        self._evaluator = evaluator
        self._known: dict[_Values, bool] = {}
        self._lock = threading.Lock()

    def __call__(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        """Mark the entries of partitions that may match."""
        if self._condition == "true" or not batch.num_rows:
            return np.ones(batch.num_rows, dtype=bool)
        columns = [batch.column(name) for name in self.columns]
        places, of_rows = _distinct(columns)
        distinct = [column.take(number_array(places)) for column in columns]
        keys = list(zip(*map(_hashable, distinct), strict=True))
        with self._lock:
            new = [place for place, key in enumerate(keys) if key not in self._known]
            if new:
                values = [column.take(number_array(np.array(new))) for column in distinct]
                answers = self._evaluated(pa.table(values, names=list(self.columns)))
                self._known.update(zip((keys[at] for at in new), answers.tolist(), strict=True))
            return np.array([self._known[key] for key in keys], dtype=bool)[of_rows]

    def _evaluated(self, partitions: pa.Table) -> NDArray[np.bool_]:
        try:
            return self._evaluator.is_kept(self._condition, partitions)
        except duckdb.Error:
            return np.ones(partitions.num_rows, dtype=bool)


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
    """Return values that tell those of a column apart; Python cannot represent some of them."""
    kind = column.type
    if pa.types.is_string(kind):
        return column.cast(pa.binary()).to_pylist()
    if pa.types.is_temporal(kind) or pa.types.is_floating(kind):
        width = {16: pa.int16(), 32: pa.int32(), 64: pa.int64()}[kind.bit_width]
        return column.view(width).to_pylist()
    return column.to_pylist()

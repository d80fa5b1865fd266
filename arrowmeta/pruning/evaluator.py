"""DuckDB as the evaluator of conditions over statistics and partition values.

Takes SQL that calls the macros of `/sql/50_pruning` over Arrow tables; gives columns of booleans.
Parsing and binding take longer than execution, so a query over the relation `files` is prepared
once for each set of columns. Main name: `Evaluator`.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from time import perf_counter
from typing import Any, TypeAlias

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.catalog.sql_files import lent_macro_session, macro_session
from arrowmeta.columns.buffers import number_array, to_numbers
from arrowmeta.duck.session import IdleSessions, Key, PreparedQuery, answered, database_key, making
from arrowmeta.predicate.may_match import may_match_by_spec, of_partition
from arrowmeta.predicate.rules import StatsRule
from arrowmeta.predicate.tree import TRUE, Literal, Tree, columns_of, map_literals

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

#: The most recent queries of the process stay prepared.
_KEPT_QUERIES = 32
#: Literals of a tree from which on they are part of the query.
_MOST_PARAMETERS = 50

_prepared: OrderedDict[tuple[Key, str, pa.Schema], IdleSessions[PreparedQuery]] = OrderedDict()

#: The values of some columns in one row.
_Values: TypeAlias = tuple[Any, ...]


class Parameters:
    """The literals of conditions as parameters of a query, which is prepared once for all values.

    A condition has them as columns of `relation`: macros repeat their arguments, and DuckDB binds a
    query anew for each answer if one of its parameters stands there twice.
    """

    def __init__(self) -> None:
        self._literals: dict[str, Literal] = {}

    @property
    def values(self) -> dict[str, str]:
        """The parameters by name, as SQL."""
        return {name: literal.sql for name, literal in self._literals.items()}

    @property
    def relation(self) -> str:
        """The relation `files` with the literals as columns."""
        columns = "".join(
            f", CAST(${name} AS {literal.kind}) AS _{name}"
            for name, literal in self._literals.items()
        )
        return f"(SELECT *{columns} FROM files)" if columns else "files"

    def placed(self, tree: Tree) -> Tree:
        """Return a tree that implies the same, with columns for literals; not for long lists."""
        before = dict(self._literals)
        changed = map_literals(tree, self._column)
        if len(self._literals) - len(before) <= _MOST_PARAMETERS:
            return changed
        self._literals = before
        return tree

    def _column(self, literal: Literal) -> Literal:
        if not literal.kind:
            return literal
        name = f"v{len(self._literals)}"
        self._literals[name] = literal
        return replace(literal, sql=f"_{name}")


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
            with _session(tables) as session:
                return session.sql(query).to_arrow_table()

        return answered(answer)

    def flags(
        self, query: str, files: pa.Table, values: Mapping[str, str] | None = None
    ) -> dict[str, NDArray[np.bool_]]:
        """Run a query over `files` whose columns are booleans without nulls.

        Args:
            query: it may have parameters; see `Parameters`.
            files: the table.
            values: of its parameters by name, as SQL.
        """
        idle = _sessions_with(query, files.schema)

        def answer() -> dict[str, NDArray[Any]]:
            with idle.lend(lambda: PreparedQuery(macro_session(), query, "files", files)) as one:
                return one.ask(files, values)

        return {name: np.asarray(flags, dtype=bool) for name, flags in answered(answer).items()}

    def is_kept(
        self,
        condition: str,
        files: pa.Table,
        parameters: Parameters | None = None,
        *,
        default: bool = True,
    ) -> NDArray[np.bool_]:
        """Return of which rows a condition is true; `default` if it cannot be evaluated in time."""
        if condition == "true" or not files.num_rows:
            return np.ones(files.num_rows, dtype=bool)
        given = parameters or Parameters()
        query = f"SELECT {condition} AS kept FROM {given.relation}"
        files = _named_in(condition, files)
        kept = np.full(files.num_rows, default)
        at, step = 0, _FIRST_ROWS
        try:
            while at < files.num_rows and self.seconds_left > 0:
                start = perf_counter()
                rows = files.slice(at, step)
                kept[at : at + step] = self.flags(query, rows, given.values)["kept"]
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


def _sessions_with(query: str, schema: pa.Schema) -> IdleSessions[PreparedQuery]:
    with making:  # a forked process does not find it locked
        key = (database_key(), query, schema)
        if _prepared and next(reversed(_prepared))[0] != key[0]:
            _prepared.clear()  # sessions of a database that has ended keep its threads
        idle = _prepared.setdefault(key, IdleSessions())
        _prepared.move_to_end(key)
        while len(_prepared) > _KEPT_QUERIES:
            _prepared.popitem(last=False)
        return idle


@contextmanager
def _session(tables: Mapping[str, pa.Table]) -> Iterator[duckdb.DuckDBPyConnection]:
    with lent_macro_session() as session:
        for name, table in tables.items():
            session.register(name, table)
        try:
            yield session
        finally:
            with suppress(duckdb.FatalException):  # the database has ended, and all it had
                for name in tables:
                    session.unregister(name)


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
    query = rule.query(rule.files, ())
    if rule.group is not None:
        placed = "(SELECT row_number() OVER () AS place, 0 AS predicate_id, * FROM files)"
        query = rule.query(placed, ("place", "predicate_id"))
        query = f"SELECT kept, kept_for_group FROM ({query}) ORDER BY place"
    try:
        answer = evaluator.flags(query, files, rule.values)
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
        parameters = Parameters()
        asked = {spec: parameters.placed(tree) for spec, tree in conditions.items() if tree != TRUE}
        fields = (f"partition.{name}" for tree in asked.values() for name in columns_of(tree))
        names = [*fields, "partition_is_known"] if asked else []
        names += ["spec_id"] if any(spec is not None for spec in asked) else []
        #: The columns of entries that it uses.
        self.columns = tuple(dict.fromkeys(names))
        self._condition = may_match_by_spec(asked, of_partition, "spec_id")
        self._parameters = parameters
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
            return self._evaluator.is_kept(self._condition, partitions, self._parameters)
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

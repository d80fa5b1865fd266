"""Evaluate conditions over statistics and partition values.

Takes formulas, or SQL that calls the macros of `/sql/pruning`, over Arrow tables; returns
boolean masks. Arrow evaluates a formula if it can, else DuckDB: then `Evaluator` numbers the rows,
since DuckDB may return them in another order, and asks in growing slices: when time runs out, the
rest is kept. `PartitionFilter` asks DuckDB about each distinct partition once, however many entries
and batches have it. What cannot be compared is kept.

Statistics that contradict each other are unknown to a plan: nothing tells which of two members is
wrong, so neither is used. `without_contradictions` makes them null, and `search` the bounds that
rule out a file of which the partition may match. Bounds in the wrong order are left to
`predicate.formula.ordered_bounds`. The same contradictions are findings of `statistics_impossible`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.kernels.bounds import contradict
from arrowmeta.kernels.buffers import (
    filled,
    flag_array,
    null_array,
    number_array,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.model.shape import TableShape
from arrowmeta.predicate.formula import (
    Formula,
    RowVersions,
    StatsRule,
    may_match_by_spec,
    of_partition,
)
from arrowmeta.predicate.session import answered
from arrowmeta.predicate.tree import TRUE, Tree, columns_of
from arrowmeta.views.macros import session_over

#: DuckDB errors for bounds that cannot be cast to the type of the comparison, and internal ones.
UNCOMPARABLE = (duckdb.ConversionException, duckdb.OutOfRangeException, duckdb.InternalException)

#: Time limit of a plan for conditions, which may call any function per partition value. After it,
#: the rest may match.
MOST_SECONDS = 10.0
#: Rows of the first step; each fast step is followed by one of four times the size. DuckDB cannot
#: be interrupted within a function, and evaluates up to 2,048 rows at a time.
_FIRST_ROWS = 256
_SLOW = 0.05

#: Values of some columns in one row, which are equal only if they are the same.
Key: TypeAlias = tuple[Any, ...]

_Answer = TypeVar("_Answer")


class Evaluator:
    """Runs queries over Arrow tables.

    Attributes:
        seconds_left: remaining time for conditions over rows.
    """

    def __init__(self) -> None:
        self.seconds_left = MOST_SECONDS

    def ask(self, query: str, **tables: pa.Table) -> pa.Table:
        """Run a query over `tables`, given by name."""
        return _asked(query, tables, lambda session: session.sql(query).to_arrow_table())

    def flags(
        self, query: str, files: pa.Table, **tables: pa.Table
    ) -> dict[str, NDArray[np.bool_]]:
        """Run a query that returns `place` and boolean columns without nulls, in any order.

        DuckDB 2.0.0 may return the batches of an Arrow table in another order.

        Args:
            query: reads `files`, which get the number of each row as `place`, and `tables`.

        Returns:
            The boolean columns, in the order of `files`.
        """
        files = files.append_column("place", number_array(np.arange(files.num_rows)))
        tables["files"] = files
        # `sql` plans a query twice.
        flags = _asked(query, tables, lambda session: session.execute(query).fetchnumpy())
        rows = np.empty(files.num_rows, dtype=np.int64)
        rows[flags.pop("place")] = np.arange(files.num_rows)
        return {name: of_rows[rows] for name, of_rows in flags.items()}

    def kept(self, query: str, files: pa.Table, **tables: pa.Table) -> NDArray[np.bool_]:
        """Return the mask `kept` of a query as of `flags`; all files if a bound is not comparable.

        DuckDB does not report which.
        """
        try:
            return self.flags(query, files, **tables)["kept"]
        except UNCOMPARABLE:
            return np.ones(files.num_rows, dtype=bool)

    def is_kept(self, condition: Formula, files: pa.Table) -> NDArray[np.bool_]:
        """Return a mask of rows for which a condition is true, or time runs out."""
        if condition.function is not None:
            with suppress(pa.ArrowException):
                return condition.mask(files)
        mask = np.ones(files.num_rows, dtype=bool)
        query = f"SELECT place, {condition} AS kept FROM files"
        files = _named_in(condition.sql, files)
        at, step = 0, _FIRST_ROWS
        try:
            while at < files.num_rows and self.seconds_left > 0:
                start = perf_counter()
                mask[at : at + step] = self.flags(query, files.slice(at, step))["kept"]
                seconds = perf_counter() - start
                self.seconds_left -= seconds
                at, step = at + step, step if seconds > _SLOW else 4 * step
        except UNCOMPARABLE:
            return np.ones(files.num_rows, dtype=bool)
        return mask


def _asked(
    query: str,
    tables: Mapping[str, pa.Table],
    read: Callable[[duckdb.DuckDBPyConnection], _Answer],
) -> _Answer:
    def answer() -> _Answer:
        with session_over(query, tables) as session:
            return read(session)

    return answered(answer)


def _named_in(condition: str, files: pa.Table) -> pa.Table:
    """Drop columns that a condition does not name: DuckDB visits each field of all columns."""
    text = condition.replace('""', '"')
    names = [name for name in files.column_names if name in text]
    return files.select(names or files.column_names[:1])


def kept_by_stats(
    files: pa.Table, rule: StatsRule, evaluator: Evaluator
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which files may match by their statistics, or are kept for their group.

    Args:
        files: the columns of the rule.
        rule: statistics rule of the format, for a predicate.

    Returns:
        Masks of the files that are kept, and of those that cannot match but are kept for their
            group.
    """
    nothing = np.zeros(files.num_rows, dtype=bool)
    if rule.group is None:
        return evaluator.is_kept(rule.alone, files), nothing
    if isinstance(rule.group, RowVersions):
        kept, matches = _kept_versions(files, rule.alone, rule.group, evaluator)
        return kept, kept & ~matches
    query = f"SELECT place, kept, kept_for_group FROM {rule.group.judged('files')}"
    try:
        answer = evaluator.flags(query, files)
    except UNCOMPARABLE:
        # A bound cannot be compared; DuckDB does not report which.
        return ~nothing, nothing
    return answer["kept"], answer["kept_for_group"]


def _kept_versions(
    files: pa.Table, alone: Formula, rule: RowVersions, evaluator: Evaluator
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which files to keep, and which may match the whole predicate.

    The whole predicate may drop a file only if no other file can have a version of its rows: the
    file is the only one left in its bucket, or all are on one level above 0. Otherwise the files
    of a bucket are kept together if one of them matches, or if versions are combined.
    Spec: Paimon 1.x, core/operation/KeyValueFileStoreScan.java (noOverlapping,
    filterWholeBucketPerFile, filterWholeBucketAllFiles).

    Args:
        files: `partition_bytes`, `bucket`, `level` and the columns of conditions.
    """
    left, matches = (evaluator.is_kept(condition, files) for condition in (alone, rule.whole))
    names = ["partition_bytes", *([] if rule.in_any_bucket else ["bucket"])]
    _, bucket = distinct_positions([whole(files[name]) for name in names])
    n_left = np.bincount(bucket[left])
    n_matching = np.bincount(bucket[left & matches], minlength=len(n_left))
    levels, has_level = whole(files["level"]), left & to_flags(whole(files["level"]).is_valid())
    lowest, highest = np.full(len(n_left), 2**31), np.zeros(len(n_left), dtype=np.int64)
    np.minimum.at(lowest, bucket[has_level], filled(levels, 0)[has_level])
    np.maximum.at(highest, bucket[has_level], filled(levels, 0)[has_level])
    is_one_version = (lowest >= 1) & (lowest == highest)
    if not rule.in_any_bucket:
        is_one_version |= n_left == 1
    in_left = bucket[left]
    kept = left.copy()
    kept[left] = np.where(
        is_one_version[in_left], matches[left], rule.combines | (n_matching[in_left] > 0)
    )
    return kept, matches


class PartitionSet(Struct, frozen=True):
    """All partitions of a table but some.

    Attributes:
        columns: columns of entries, by flat names.
        without: values of these columns in partitions that are left out, as of `hashable_rows`.
    """

    columns: tuple[str, ...]
    without: frozenset[Key]

    def __call__(self, partitions: pa.Table) -> NDArray[np.bool_]:
        """Return a mask of the rows whose partition is in the set."""
        rows = hashable_rows([whole(partitions[name]) for name in self.columns])
        return np.array([row not in self.without for row in rows], dtype=bool)


class PartitionFilter:
    """Filter of entries by partition.

    The whole predicate is evaluated over partition values, which are exact; by DuckDB once for each
    distinct partition. If it fails for a value, its entries are kept. Thread-safe.

    Args:
        conditions: predicate on partitions by spec id; None for all specs.
        among: partitions that may match; None for all.
    """

    def __init__(
        self,
        conditions: Mapping[int | None, Tree],
        evaluator: Evaluator,
        among: PartitionSet | None = None,
    ) -> None:
        asked = {spec: tree for spec, tree in conditions.items() if tree != TRUE}
        fields = (f"partition.{name}" for tree in asked.values() for name in columns_of(tree))
        names = [*fields, "partition_is_known"] if asked else []
        names += ["spec_id"] if any(spec is not None for spec in asked) else []
        names += among.columns if among is not None else ()
        #: Columns of entries that it reads.
        self.columns = tuple(dict.fromkeys(names))
        self._condition = may_match_by_spec(asked, of_partition, "spec_id")
        self._evaluator = evaluator
        self._among = among
        self._known: dict[Key, bool] = {}
        self._lock = threading.Lock()

    def __call__(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        """Return a mask of the entries whose partition may match."""
        is_asked = self._condition.sql != "true" or self._among is not None
        if not is_asked or not batch.num_rows:
            return np.ones(batch.num_rows, dtype=bool)
        if self._among is None and self._condition.function is not None:
            with suppress(pa.ArrowException):
                return self._condition.mask(batch)
        columns = [batch.column(name) for name in self.columns]
        firsts, of_rows = distinct_positions(columns)
        distinct = [column.take(number_array(firsts)) for column in columns]
        keys = hashable_rows(distinct)
        with self._lock:
            new = [position for position, key in enumerate(keys) if key not in self._known]
            if new:
                values = [column.take(number_array(np.array(new))) for column in distinct]
                answers = self._evaluated(pa.table(values, names=list(self.columns)))
                self._known.update(zip((keys[at] for at in new), answers.tolist(), strict=True))
            return np.array([self._known[key] for key in keys], dtype=bool)[of_rows]

    def _evaluated(self, partitions: pa.Table) -> NDArray[np.bool_]:
        try:
            mask = self._evaluator.is_kept(self._condition, partitions)
        except duckdb.Error:
            mask = np.ones(partitions.num_rows, dtype=bool)
        return mask if self._among is None else mask & self._among(partitions)


def distinct_positions(columns: Sequence[pa.Array]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the first position of each distinct row, and the distinct row of each row."""
    codes = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        indices = to_numbers(column.dictionary_encode("encode").indices).astype(np.int64)
        # Renumber after each column, so that numbers stay small.
        codes = np.unique(codes * (indices.max(initial=0) + 1) + indices, return_inverse=True)[1]
    _, firsts, of_rows = np.unique(codes, return_index=True, return_inverse=True)
    return firsts, of_rows


def hashable_rows(columns: Sequence[pa.Array]) -> list[Key]:
    """Return the rows of some columns; equal only for equal values of the same bits."""
    return list(zip(*map(_hashable, columns), strict=True))


def _hashable(column: pa.Array) -> list[Any]:
    """Return hashable values that are equal only for equal elements."""
    kind = column.type
    if pa.types.is_string(kind):
        return column.cast(pa.binary()).to_pylist()
    if pa.types.is_temporal(kind) or pa.types.is_floating(kind):
        width = {16: pa.int16(), 32: pa.int32(), 64: pa.int64()}[kind.bit_width]
        return column.view(width).to_pylist()
    return column.to_pylist()


# -- statistics that contradict each other ---------------------------------------------------------

BOUNDS = ("lower_bounds", "upper_bounds")
_KEYS, _KEY_BOUNDS = ("min_key", "max_key"), ("key_lower_bounds", "key_upper_bounds")
_VALUES, _NULLS, _NANS = COUNTS = ("value_counts", "null_value_counts", "nan_value_counts")


def without_contradictions(entries: pa.Table, shape: TableShape) -> pa.Table:
    """Return entries whose contradictory statistics are null.

    There are as many values as rows, and no more nulls and NaN than values; if there are only
    nulls and NaN, there is no bound. Bounds of a file without rows stay, as its rows are in doubt.
    The first key of a file is within the bounds of each key column, and is that of the first one.

    Args:
        entries: `record_count`, and statistics by flat names; absent ones are unknown.
        shape: of the table: of some columns writers count fewer values than rows (see
            `iceberg.pruning._nulls_of_field`).
    """
    entries = _without_contradictory_keys(entries, shape.primary_key)
    places: dict[str, dict[str, int]] = {}
    for place, name in enumerate(entries.column_names):
        root, dot, column = name.partition(".")
        if dot and (root in COUNTS or root in BOUNDS):
            places.setdefault(column, {})[root] = place
    counted = {column: at for column, at in places.items() if not at.keys().isdisjoint(COUNTS)}
    rows = filled(whole(entries["record_count"]), -1) if counted else np.zeros(0, np.int64)
    for column, at in counted.items():
        known = {root: whole(entries.column(place)) for root, place in at.items()}
        is_wrong, is_empty = _wrong_counts(known, rows, column in shape.in_optional_structs)
        if is_empty.any():
            is_empty &= _is_bounded(known, len(rows))
        for roots, mask in ((COUNTS, is_wrong | is_empty), (BOUNDS, is_empty & (rows != 0))):
            entries = unknown_where(entries, [f"{root}.{column}" for root in roots], mask)
    return entries


def unknown_where(entries: pa.Table, names: Iterable[str], mask: NDArray[np.bool_]) -> pa.Table:
    """Return entries with nulls in columns, those that there are, where a mask is set."""
    for name in names if mask.any() else ():
        if (place := entries.schema.get_field_index(name)) >= 0:
            field = entries.field(place)
            unknown = null_array(1, field.type)[0]
            values = pc.if_else(flag_array(mask), unknown, whole(entries.column(place)))
            entries = entries.set_column(place, field, values)
    return entries


def _without_contradictory_keys(entries: pa.Table, keys: pa.StructType) -> pa.Table:
    for position, name in enumerate(keys.names):
        pairs = [
            [f"{root}.{name}" for root in roots]
            for roots in (_KEYS, _KEY_BOUNDS, BOUNDS)
            if f"{roots[0]}.{name}" in entries.column_names
        ]
        if len(pairs) < 2 or not pairs[0][0].startswith(_KEYS[0]):
            continue
        known = [tuple(whole(entries[column]) for column in pair) for pair in pairs]
        differ = contradict(known, is_exact=position == 0)
        is_wrong = to_flags(differ) & to_flags(differ.is_valid())
        entries = unknown_where(entries, chain.from_iterable(pairs), is_wrong)
    return entries


def _wrong_counts(
    known: dict[str, pa.Array], rows: NDArray[np.int64], is_partly: bool
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return masks of impossible counts, and of counts that leave no value but nulls and NaN."""
    nulls, nans = (
        filled(known[name], 0) if name in known else np.zeros_like(rows) for name in (_NULLS, _NANS)
    )
    is_wrong = (nulls < 0) | (nans < 0)
    total = rows
    if _VALUES in known:
        values = filled(known[_VALUES], -1)
        is_other = (values > rows) if is_partly else (values != rows)
        is_counted = to_flags(known[_VALUES].is_valid())
        is_wrong |= is_counted & ((values < 0) | (is_other & (rows >= 0)))
        total = np.where(values >= 0, values, rows)
    # Between positive numbers, which cannot overflow.
    left = total - np.maximum(nulls, 0)
    nans = np.maximum(nans, 0)
    return is_wrong | ((total >= 0) & (left < nans)), (total >= 0) & (left == nans)


def _is_bounded(known: dict[str, pa.Array], n_rows: int) -> NDArray[np.bool_]:
    """Return a mask of columns with a bound; infinite ones may stand for NaN."""
    mask = np.zeros(n_rows, dtype=bool)
    for bound in (known[name] for name in BOUNDS if name in known):
        if pa.types.is_floating(bound.type):
            bound = pc.if_else(pc.is_finite(bound), True, None)
        mask |= to_flags(bound.is_valid())
    return mask

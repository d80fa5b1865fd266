"""Evaluate conditions over statistics and partition values, join keys, orders and limits.

Takes formulas, or SQL that calls the macros of `/sql/pruning`, over Arrow tables; returns
boolean masks. Arrow evaluates a formula if it can, else DuckDB: then `Evaluator` numbers the rows,
since DuckDB may return them in another order, and asks in growing slices: when time runs out, the
rest is kept. `PartitionFilter` asks DuckDB about each distinct partition once, however many entries
and batches have it. What cannot be compared is kept.

Statistics that contradict each other are unknown to a plan: nothing tells which of two members is
wrong, so neither is used. `without_contradictions` makes them null, and `search` the bounds that
rule out a file of which the partition may match. Bounds in the wrong order are left to
`predicate.formula.ordered_bounds`. The same contradictions are findings of `statistics_impossible`.

Keys are converted to the column type as a join would; keys that the type cannot represent match
nothing and are left out. Where a join compares in another type, bounds keep their order for numbers
(as floats); if it casts strings of the column, bounds do not apply and all files stay. The macro
`has_keys` then looks for a key between the bounds of each file.

A file is certain if all of its rows match and are rows of the table: none is deleted or has another
version. With a limit alone, the fewest certain files with enough rows are read, or else all files.
With an order, certain files give a threshold: if those with 100 or more rows end at 7, no row after
7 is among the first 100 ascending ones, and files that begin after 7 go. Main names: `Evaluator`,
`stats_masks`, `PartitionFilter`, `files_with_keys`, `is_certain`, `enough_files`, `top_files`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from operator import index
from time import perf_counter
from typing import Any, SupportsIndex, TypeAlias, TypeVar

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.errors import PredicateError, UsageError
from arrowmeta.kernels.buffers import filled, flag_array, null_array, number_array, to_flags, whole
from arrowmeta.kernels.rows import contradict, distinct_rows
from arrowmeta.model.shape import TableShape
from arrowmeta.model.value_text import is_bytes, is_exact_number, is_number
from arrowmeta.predicate import Dialect
from arrowmeta.predicate.dialect import Scope
from arrowmeta.predicate.formula import (
    ZERO,
    Facts,
    Formula,
    RowVersions,
    Rules,
    StatsRule,
    bound_of,
    constant,
    either,
    may_match,
    may_match_by_spec,
    of_partition,
)
from arrowmeta.predicate.parse import Engine
from arrowmeta.predicate.session import answered
from arrowmeta.predicate.tree import TRUE, Column, Tree, columns_of, not_true
from arrowmeta.views.sql_files import session_over

#: DuckDB errors for bounds that cannot be cast to the type of the comparison, and internal errors.
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

    def mask_of(self, query: str, files: pa.Table, **tables: pa.Table) -> NDArray[np.bool_]:
        """Return the mask `kept` of a query as of `flags`; all files if a bound is not comparable.

        DuckDB does not report which.
        """
        with suppress(*UNCOMPARABLE):
            return self.flags(query, files, **tables)["kept"]
        return np.ones(files.num_rows, dtype=bool)

    def mask(self, condition: Formula, files: pa.Table) -> NDArray[np.bool_]:
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
    query: str, tables: Mapping[str, pa.Table], read: Callable[[duckdb.DuckDBPyConnection], _Answer]
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


def stats_masks(
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
        return evaluator.mask(rule.alone, files), nothing
    if isinstance(rule.group, RowVersions):
        mask, matches = _version_masks(files, rule.alone, rule.group, evaluator)
        return mask, mask & ~matches
    query = f"SELECT place, kept, kept_for_group FROM {rule.group.judged('files')}"
    # If a bound cannot be compared, DuckDB does not report which.
    with suppress(*UNCOMPARABLE):
        answer = evaluator.flags(query, files)
        return answer["kept"], answer["kept_for_group"]
    return ~nothing, nothing


def _version_masks(
    files: pa.Table, alone: Formula, rule: RowVersions, evaluator: Evaluator
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which files to keep, and which may match the whole predicate.

    The whole predicate may drop a file only if no other file can have a version of its rows: the
    file is the only file left in its bucket, or all are on one level above 0. Otherwise the files
    of a bucket are kept together if one of them matches, or if versions are combined.
    Spec: Paimon 1.x, core/operation/KeyValueFileStoreScan.java (noOverlapping,
    filterWholeBucketPerFile, filterWholeBucketAllFiles).

    Args:
        files: `partition_bytes`, `bucket`, `level` and the columns of conditions.
    """
    left, matches = (evaluator.mask(condition, files) for condition in (alone, rule.whole))
    names = ["partition_bytes", *([] if rule.in_any_bucket else ["bucket"])]
    _, bucket = distinct_rows([whole(files[name]) for name in names])
    n_left = np.bincount(bucket[left])
    n_matching = np.bincount(bucket[left & matches], minlength=len(n_left))
    levels, has_level = whole(files["level"]), left & to_flags(whole(files["level"]).is_valid())
    lowest, highest = np.full(len(n_left), 2**31), np.zeros(len(n_left), dtype=np.int64)
    np.minimum.at(lowest, bucket[has_level], filled(levels, 0)[has_level])
    np.maximum.at(highest, bucket[has_level], filled(levels, 0)[has_level])
    is_single_version = (lowest >= 1) & (lowest == highest)
    if not rule.in_any_bucket:
        is_single_version |= n_left == 1
    in_left = bucket[left]
    mask = left.copy()
    mask[left] = np.where(
        is_single_version[in_left], matches[left], rule.combines | (n_matching[in_left] > 0)
    )
    return mask, matches


class PartitionFilter:
    """Filter of entries by partition.

    The whole predicate is evaluated over partition values, which are exact; by DuckDB once for each
    distinct partition. If it fails for a value, its entries are kept. Thread-safe.

    Args:
        conditions: predicate on partitions by spec id; None for all specs.
    """

    def __init__(self, conditions: Mapping[int | None, Tree], evaluator: Evaluator) -> None:
        asked = {spec: tree for spec, tree in conditions.items() if tree != TRUE}
        fields = (f"partition.{name}" for tree in asked.values() for name in columns_of(tree))
        names = [*fields, "partition_is_known"] if asked else []
        names += ["spec_id"] if any(spec is not None for spec in asked) else []
        #: Columns of entries that it reads.
        self.columns = tuple(dict.fromkeys(names))
        self._condition = may_match_by_spec(asked, of_partition, "spec_id")
        self._evaluator = evaluator
        self._answers: dict[Key, bool] = {}
        self._lock = threading.Lock()

    def __call__(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        """Return a mask of the entries whose partition may match."""
        if self._condition.sql == "true" or not batch.num_rows:
            return np.ones(batch.num_rows, dtype=bool)
        if self._condition.function is not None:
            with suppress(pa.ArrowException):
                return self._condition.mask(batch)
        columns = [batch.column(name) for name in self.columns]
        firsts, of_rows = distinct_rows(columns)
        distinct = [column.take(firsts) for column in columns]
        keys = hashable_rows(distinct)
        with self._lock:
            new = [position for position, key in enumerate(keys) if key not in self._answers]
            if new:
                values = [column.take(number_array(np.array(new))) for column in distinct]
                partitions = pa.table(values, names=list(self.columns))
                answers = np.ones(len(new), dtype=bool)
                with suppress(duckdb.Error):
                    answers = self._evaluator.mask(self._condition, partitions)
                self._answers.update(zip((keys[at] for at in new), answers.tolist(), strict=True))
            return np.array([self._answers[key] for key in keys], dtype=bool)[of_rows]


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
        entries: `record_count`, and statistics by flat names; absent statistics are unknown.
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
        statistics = {root: whole(entries.column(place)) for root, place in at.items()}
        is_wrong, is_empty = _wrong_counts(statistics, rows, column in shape.in_optional_structs)
        if is_empty.any():
            is_empty &= _is_bounded(statistics, len(rows))
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
        columns = [tuple(whole(entries[column]) for column in pair) for pair in pairs]
        differ = contradict(columns, is_exact=position == 0)
        is_wrong = to_flags(differ) & to_flags(differ.is_valid())
        entries = unknown_where(entries, chain.from_iterable(pairs), is_wrong)
    return entries


def _wrong_counts(
    counts: dict[str, pa.Array], rows: NDArray[np.int64], is_partly: bool
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return masks of impossible counts, and of counts that leave no value but nulls and NaN."""
    nulls, nans = (
        filled(counts[it], 0) if it in counts else np.zeros_like(rows) for it in (_NULLS, _NANS)
    )
    is_wrong = (nulls < 0) | (nans < 0)
    total = rows
    if _VALUES in counts:
        values = filled(counts[_VALUES], -1)
        is_other = (values > rows) if is_partly else (values != rows)
        is_counted = to_flags(counts[_VALUES].is_valid())
        is_wrong |= is_counted & ((values < 0) | (is_other & (rows >= 0)))
        total = np.where(values >= 0, values, rows)
    # Between positive numbers, which cannot overflow.
    left = total - np.maximum(nulls, 0)
    nans = np.maximum(nans, 0)
    return is_wrong | ((total >= 0) & (left < nans)), (total >= 0) & (left == nans)


def _is_bounded(statistics: dict[str, pa.Array], n_rows: int) -> NDArray[np.bool_]:
    """Return a mask of files with a bound of the column; infinite bounds may stand for NaN."""
    mask = np.zeros(n_rows, dtype=bool)
    for bound in (statistics[name] for name in BOUNDS if name in statistics):
        if pa.types.is_floating(bound.type):
            bound = pc.if_else(pc.is_finite(bound), True, None)
        mask |= to_flags(bound.is_valid())
    return mask


# -- keys ------------------------------------------------------------------------------------------

#: Maximum decimal digits in DuckDB, and in any column.
_MAX_DIGITS = 38

#: Lists of values by column; a row matches if each column has one of its values.
KeysByColumn: TypeAlias = Mapping[str, pa.Array | pa.ChunkedArray]


def checked_keys(keys: KeysByColumn) -> Iterable[tuple[str, pa.Array | pa.ChunkedArray]]:
    """Return column names with their keys.

    Raises:
        PredicateError: `keys` is not a dictionary of lists; a string is not a list.
    """
    if not isinstance(keys, Mapping):
        raise PredicateError(f"keys must be a dictionary of values by column, got {keys!r}")
    for name, values in keys.items():
        if isinstance(values, str | bytes):
            raise PredicateError(f"keys of {name} must be a list, got a string; use [{values!r}]")
    return keys.items()


def files_with_keys(
    column: Column,
    facts: Facts,
    keys: pa.Array | pa.ChunkedArray,
    files: pa.Table,
    evaluator: Evaluator,
) -> NDArray[np.bool_]:
    """Return a mask of files that may contain one of the keys, with the semantics of a join.

    Nulls match nothing.

    Raises:
        PredicateError: the keys are not a list, or cannot be compared with the column.
    """
    kind, values = column.type, _decoded(column, keys)
    if pa.types.is_null(kind):  # no bound is in this type
        return np.ones(files.num_rows, dtype=bool)
    is_text = values.type in (pa.string(), pa.large_string(), pa.string_view())
    try:
        as_cast = in_type_of(column, values)
    except PredicateError:
        if not (is_text and _reads(evaluator, kind, values)):
            raise
        return np.full(files.num_rows, values.null_count < len(values))
    if is_bytes(kind) if is_text else pa.types.is_string(kind):
        # A join casts strings, so that bounds do not apply: '01' equals 1, and bytes have escapes.
        return np.full(files.num_rows, len(as_cast) > 0)
    values = values.drop_null() if _compares_as_floats(kind, values.type) else as_cast
    has_nan = False
    if column.may_be_nan and pa.types.is_floating(values.type):
        is_nan = pc.is_nan(values)
        has_nan = bool(pc.any(is_nan).as_py())
        values = values.filter(pc.invert(is_nan))
    values = _shortened(values)
    if pa.types.is_decimal256(values.type):
        return np.ones(files.num_rows, dtype=bool)
    lower, upper = (bound_of(column, bound) for bound in (facts.lower, facts.upper))
    nan_may_match = facts.has_nan(column) if has_nan else "false"
    query = (
        f"FROM has_keys('files', 'keys', {lower}, {upper}, {facts.has_number(column)},"
        f" {nan_may_match})"
    )
    return evaluator.mask_of(query, files, keys=pa.table([values], names=["key"]))


def _decoded(column: Column, keys: pa.Array | pa.ChunkedArray) -> pa.ChunkedArray:
    """Return dictionary values, in a type that DuckDB supports.

    Raises:
        PredicateError: the keys are not a list of values of one type.
    """
    try:
        values = keys if isinstance(keys, pa.ChunkedArray) else pa.chunked_array([keys])
    except (pa.ArrowException, TypeError) as error:
        raise PredicateError(f"keys of {column} are not a list of values: {error}") from error
    if pa.types.is_dictionary(values.type):
        kind = values.type.value_type
        # Arrow cannot decode views.
        kind = {pa.string_view(): pa.string(), pa.binary_view(): pa.binary()}.get(kind, kind)
        values = values.cast(pa.dictionary(values.type.index_type, kind)).cast(kind)
    if pa.types.is_run_end_encoded(values.type):
        chunks = [pc.run_end_decode(chunk) for chunk in values.chunks]
        values = pa.chunked_array(chunks, values.type.value_type)
    return values.cast(pa.float32()) if pa.types.is_float16(values.type) else values


def _shortened(values: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return decimals with at most 38 digits, DuckDB's maximum, if that is enough."""
    if pa.types.is_decimal256(values.type) and values.type.scale <= _MAX_DIGITS:
        with suppress(pa.ArrowInvalid):
            return values.cast(pa.decimal128(_MAX_DIGITS, values.type.scale))
    return values


def _reads(evaluator: Evaluator, kind: pa.DataType, texts: pa.ChunkedArray) -> bool:
    """Return whether DuckDB can cast strings to a type, as a join does; Arrow casts fewer."""
    value = pa.table([pa.nulls(1, kind)], names=["value"])
    sql_type = evaluator.ask("SELECT typeof(value) AS name FROM files", files=value)["name"][0]
    query = f"SELECT count(CAST(key AS {sql_type})) FROM keys"
    plain = texts.cast(pa.large_string())  # older versions of Arrow crash when exporting views
    try:
        evaluator.ask(query, keys=pa.table([plain], names=["key"]))
    except duckdb.ConversionException:
        return False
    return True


def _compares_as_floats(column: pa.DataType, keys: pa.DataType) -> bool:
    """Return whether numbers are compared as floats, so that one float may equal several numbers.

    Bounds keep their order as floats. Keys cast to the column type could be other numbers, or only
    one of several equal numbers.
    """
    if pa.types.is_floating(keys):
        return is_exact_number(column)
    return pa.types.is_decimal(keys) and pa.types.is_floating(column)


def in_type_of(column: Column, keys: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return keys without nulls in the column type, or in their own if it is comparable.

    Numbers and times that the column type cannot represent are left out.

    Raises:
        PredicateError: the keys cannot be compared with the column.
    """
    kind, of_keys = pa.binary(16) if column.type == pa.uuid() else column.type, keys.type
    try:
        return keys.cast(kind).drop_null()
    except (pa.ArrowException, TypeError) as error:
        are_times = pa.types.is_timestamp(kind) and pa.types.is_timestamp(of_keys)
        if are_times and (kind.tz or of_keys.tz):
            there = keys.cast(kind, safe=False)
            is_same = pc.equal(there.cast(of_keys, safe=False), keys)
            return there.filter(is_same)  # also drops nulls
        if are_times or (is_number(kind) and is_number(of_keys)):
            return keys.drop_null()  # DuckDB orders values of both types together
        raise PredicateError(f"keys of {column} are not {column.type}: {error}") from error


# -- limit and order -------------------------------------------------------------------------------


class Order(Struct, frozen=True):
    """First column of an ORDER BY clause.

    Attributes:
        nulls_first: whether nulls are first; None if that depends on the engine.
    """

    column: Column
    is_descending: bool
    nulls_first: bool | None


def read_order(text: str, scope: Scope, engine: Engine, dialect: Dialect = "duckdb") -> Order:
    """Parse the first column of an ORDER BY clause.

    By default, nulls are last in DuckDB and Trino, and the least values in Spark.

    Raises:
        PredicateError: it is not an ORDER BY clause, or not on a column.
    """
    if not text.strip():
        raise PredicateError("order_by is empty; leave it out to accept any rows")
    before = "SELECT 1 FROM t ORDER BY "
    orders = engine.parse(f"{before}{text}", lambda at: at - len(before)).orders
    if not orders:
        raise PredicateError(f"{text!r} is not an ORDER BY list")
    first, direction, null_order = orders[0]
    if not first.names:
        raise PredicateError(f"the first item of ORDER BY {text} is not a column")
    is_descending = direction == "DESCENDING"
    nulls_first: bool | None = null_order == "NULLS FIRST"
    if "NULLS" not in null_order and not is_descending:
        nulls_first = {"any": None, "spark": True}.get(dialect, False)
    return Order(scope.column(first.names), is_descending, nulls_first)


def checked_limit(limit: int) -> int:
    """Return a limit, validated.

    Raises:
        UsageError: it is negative, or not an integer.
    """
    if not isinstance(limit, SupportsIndex):
        raise UsageError(f"limit must be an integer, got {limit!r}")
    if limit < 0:
        raise UsageError(f"limit must be >= 0, got {limit}")
    return index(limit)


def is_certain(
    tree: Tree, rules: Rules, files: pa.Table, has_deletes: NDArray[np.bool_], evaluator: Evaluator
) -> NDArray[np.bool_]:
    """Return a mask of files all of whose rows match and are rows of the table.

    No delete applies to them, and no other file can have another version of their rows.

    Args:
        files: `delete_record_count`, and the columns of the statistics rule.
    """
    if not rules.rows_are_whole:
        return np.zeros(files.num_rows, dtype=bool)
    has_retracted = filled(whole(files["delete_record_count"]), 0) > 0
    return matches_wholly(tree, rules, files, evaluator) & ~(has_deletes | has_retracted)


def matches_wholly(
    tree: Tree, rules: Rules, files: pa.Table, evaluator: Evaluator
) -> NDArray[np.bool_]:
    """Return a mask of files in which every row matches."""
    return ~evaluator.mask(may_match(not_true(tree), rules.file_facts), files)


def enough_files(certain: NDArray[np.int64], limit: int) -> NDArray[np.bool_]:
    """Return a mask of the fewest certain files with `limit` rows; all files if too few."""
    order = np.argsort(-certain, kind="stable")
    reached = np.cumsum(certain[order])
    mask = np.ones(len(certain), dtype=bool)
    if certain.sum() >= limit:
        mask[order[int(np.searchsorted(reached, limit)) + 1 if limit else 0 :]] = False
    return mask


def top_files(
    order: Order,
    facts: Facts,
    files: pa.Table,
    certain: NDArray[np.int64],
    limit: int,
    evaluator: Evaluator,
) -> NDArray[np.bool_]:
    """Return a mask of files that may contain one of the first `limit` rows in an order.

    NaN is the greatest number. See `/sql/pruning/has_top_rows.sql`.
    """
    if order.nulls_first is None:
        orders = (replace(order, nulls_first=is_first) for is_first in (True, False))
        masks = (top_files(each, facts, files, certain, limit, evaluator) for each in orders)
        return np.logical_or(*masks)
    lower, upper = (bound_of(order.column, bounds) for bounds in (facts.lower, facts.upper))
    nan_count = facts.nan_count if order.column.may_be_nan else ZERO
    has_first = either(
        facts.has_nan(order.column) if order.is_descending else constant(False),
        facts.may_be_null if order.nulls_first else constant(False),
    )
    query = (
        f"FROM has_top_rows('files', {lower}, {upper}, {facts.null_count}, {nan_count},"
        f" {has_first}, {limit}, {order.is_descending})"
    )
    return evaluator.mask_of(query, files.append_column("certain", pa.array(certain)))

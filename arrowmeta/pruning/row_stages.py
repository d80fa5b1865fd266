"""Stages over live files for a part of their rows: those with join keys, or the first of an order.

`keys`: keys are converted to the column type as a join would; keys that the type cannot represent
match nothing and are left out. Where a join compares in another type, bounds keep their order for
numbers (as floats); if it casts strings of the column, bounds do not apply and all files stay. The
macro `has_keys` then looks for a key between the bounds of each file.

`limit`, `top`: a file is certain if all of its rows match and are rows of the table: none is
deleted or has another version. With a limit alone, the fewest certain files with enough rows are
read, or else all files. With an order, certain files give a threshold: if those with 100 or more
rows end at 7, no row after 7 is among the first 100 ascending ones, and files that begin after 7
go. Main names: `files_with_keys`, `is_certain`, `enough_files`, `top_files`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from operator import index
from typing import SupportsIndex, TypeAlias

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.errors import PredicateError, UsageError
from arrowmeta.kernels.buffers import filled, whole
from arrowmeta.model.value_text import is_bytes, is_exact_number, is_number
from arrowmeta.predicate import Dialect
from arrowmeta.predicate.formula import ZERO, Facts, Rules, bound_of, constant, either, may_match
from arrowmeta.predicate.parse import Engine
from arrowmeta.predicate.tree import Column, Scope, Tree, not_true
from arrowmeta.pruning.evaluator import Evaluator

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
    wanted = _decoded(column, keys)
    if pa.types.is_null(column.type):  # no bound is in this type
        return np.ones(files.num_rows, dtype=bool)
    try:
        as_cast = in_type_of(column, wanted)
    except PredicateError:
        if not (_is_text(wanted.type) and _reads(evaluator, column.type, wanted)):
            raise
        return np.full(files.num_rows, wanted.null_count < len(wanted))
    if _is_read_otherwise(column.type, wanted.type):
        return np.full(files.num_rows, len(as_cast) > 0)
    wanted = wanted.drop_null() if _compares_as_floats(column.type, wanted.type) else as_cast
    has_nan = False
    if column.may_be_nan and pa.types.is_floating(wanted.type):
        is_nan = pc.is_nan(wanted)
        has_nan = bool(pc.any(is_nan).as_py())
        wanted = wanted.filter(pc.invert(is_nan))
    wanted = _shortened(wanted)
    if pa.types.is_decimal256(wanted.type):
        return np.ones(files.num_rows, dtype=bool)
    lower, upper = (bound_of(column, bound) for bound in (facts.lower, facts.upper))
    is_kept_for_nan = facts.has_nan(column) if has_nan else "false"
    query = (
        f"FROM has_keys('files', 'keys', {lower}, {upper}, {facts.has_number(column)},"
        f" {is_kept_for_nan})"
    )
    return evaluator.kept(query, files, keys=pa.table([wanted], names=["key"]))


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
        kind = _without_views(values.type.value_type)
        values = values.cast(pa.dictionary(values.type.index_type, kind)).cast(kind)
    if pa.types.is_run_end_encoded(values.type):
        chunks = [pc.run_end_decode(chunk) for chunk in values.chunks]
        values = pa.chunked_array(chunks, values.type.value_type)
    return values.cast(pa.float32()) if pa.types.is_float16(values.type) else values


def _without_views(kind: pa.DataType) -> pa.DataType:
    """Return the type without string views, which Arrow cannot decode from dictionaries."""
    return {pa.string_view(): pa.string(), pa.binary_view(): pa.binary()}.get(kind, kind)


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


def _is_read_otherwise(column: pa.DataType, keys: pa.DataType) -> bool:
    """Return whether a join casts strings, so that bounds do not apply: '01' equals 1.

    Strings compared with binary are cast, too, since they may have escapes.
    """
    if pa.types.is_string(column):
        return not _is_text(keys)
    return (is_bytes(column)) and _is_text(keys)


def _is_text(kind: pa.DataType) -> bool:
    return pa.types.is_string(kind) or pa.types.is_large_string(kind) or kind == pa.string_view()


def _have_one_order(column: pa.DataType, keys: pa.DataType) -> bool:
    """Return whether DuckDB orders values of both types together."""
    if pa.types.is_timestamp(column) and pa.types.is_timestamp(keys):
        return column.tz is None and keys.tz is None
    return is_number(column) and is_number(keys)


def _compares_as_floats(column: pa.DataType, keys: pa.DataType) -> bool:
    """Return whether numbers are compared as floats, so that one float may equal several numbers.

    Bounds keep their order as floats. Keys cast to the column type could be other numbers, or only
    one of several equal ones.
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
    kind = pa.binary(16) if column.type == pa.uuid() else column.type
    try:
        cast = keys.cast(kind)
    except (pa.ArrowException, TypeError) as error:
        if _have_one_order(column.type, keys.type):
            return keys.drop_null()
        if pa.types.is_timestamp(column.type) and pa.types.is_timestamp(keys.type):
            there = keys.cast(kind, safe=False)
            is_same = pc.equal(there.cast(keys.type, safe=False), keys)
            return there.filter(is_same)  # also drops nulls
        raise PredicateError(f"keys of {column} are not {column.type}: {error}") from error
    return cast.drop_null()


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
        raise PredicateError(f"the first item of order_by {text!r} is not a column")
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
    return ~evaluator.is_kept(may_match(not_true(tree), rules.file_facts), files)


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
    return evaluator.kept(query, files.append_column("certain", pa.array(certain)))

"""Plans for queries with LIMIT, and with ORDER BY and LIMIT.

A file is certain if all of its rows match and are rows of the table: none is deleted or has another
version. With `limit` alone, the fewest certain files with enough rows are read, or else all files.
With an order, certain files give a threshold: if those with 100 or more rows end at 7, no row after
7 is among the first 100 ascending ones, and files that begin after 7 go.
"""

from __future__ import annotations

from dataclasses import replace
from operator import index
from typing import SupportsIndex

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, whole
from arrowmeta.errors import PredicateError, UsageError
from arrowmeta.predicate import Dialect
from arrowmeta.predicate.formula import ZERO, Facts, Rules, bound_of, constant, either, may_match
from arrowmeta.predicate.parse import Engine
from arrowmeta.predicate.tree import Column, Scope, Tree, not_true
from arrowmeta.pruning.evaluator import Evaluator
from arrowmeta.records import dataclass


@dataclass(frozen=True)
class Order:
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

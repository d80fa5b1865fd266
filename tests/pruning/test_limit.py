"""Files that contain the rows of a LIMIT, with an order and with keys."""

from __future__ import annotations

import math
from itertools import chain, combinations, product
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

from arrowmeta.predicate import DIALECTS, formula
from arrowmeta.predicate.formula import Facts
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import Column
from arrowmeta.pruning.evaluator import (
    Evaluator,
    Order,
    enough_files,
    files_with_keys,
    read_order,
    top_files,
)
from tests.pruning.test_aggregate import planner, stats_of

FACTS = Facts(*map(formula.column, ("lower", "upper", "nulls", "nans", "n_values")))
COLUMN = Column("f", pa.float64(), ("f",))
SCHEMA = pa.schema(
    [
        ("lower", pa.float64()),
        ("upper", pa.float64()),
        ("nulls", pa.int64()),
        ("nans", pa.int64()),
        ("n_values", pa.int64()),
    ]
)


def table(*files: dict[str, Any]) -> pa.Table:
    return pa.Table.from_pylist([{"nulls": 0, "nans": 0, "n_values": 2} | f for f in files], SCHEMA)


def top(
    files: pa.Table, *, descending: bool = False, nulls_first: bool | None = False
) -> list[bool]:
    """Which files may have the first row, where every row is certain to match."""
    certain = np.array(files["n_values"].to_pylist(), dtype=np.int64)
    order = Order(COLUMN, descending, nulls_first)
    return top_files(order, FACTS, files, certain, 1, Evaluator()).tolist()


LOW, HIGH = {"lower": 1, "upper": 2}, {"lower": 5, "upper": 6}


@pytest.mark.parametrize("descending", [False, True])
def test_file_that_sorts_after_enough_rows_is_left_out(descending):
    assert top(table(LOW, HIGH), descending=descending) == [not descending, descending]


@pytest.mark.parametrize("nans", [None, 1])
def test_possible_nan_sorts_greatest(nans):
    files = table(LOW | {"nans": nans}, HIGH)
    assert top(files, descending=True) == [True, True]
    assert top(table(LOW, HIGH | {"nans": nans})) == [True, False]


@pytest.mark.parametrize("nulls", [None, 1])
def test_possible_null_keeps_file_with_nulls_first(nulls):
    files = table(LOW, HIGH | {"nulls": nulls})
    assert top(files) == [True, False]
    assert top(files, nulls_first=True) == [True, True]
    # Where this depends on the engine, files that any of them needs are kept.
    assert top(files, nulls_first=None) == [True, True]


@pytest.mark.parametrize("nulls", ["", " NULLS LAST", " NULLS FIRST", " nulls first"])
@pytest.mark.parametrize("sense", ["", " ASC", " DESC"])
def test_order_direction_and_null_order_are_parsed(sense, nulls):
    reader = PredicateReader(pa.schema([("f", pa.float64())]))
    order = read_order(f"f{sense}{nulls}, 1", reader.scope, reader.engine)
    assert order == Order(COLUMN, sense == " DESC", nulls.upper() == " NULLS FIRST")


@pytest.mark.parametrize(
    ("sense", "dialect", "nulls_first"),
    [
        *(("", dialect, first) for dialect, first in (("any", None), ("spark", True))),
        *(("", dialect, False) for dialect in ("duckdb", "trino")),
        *((" DESC", dialect, False) for dialect in DIALECTS),
    ],
)
def test_order_of_nulls_depends_on_the_dialect(sense, dialect, nulls_first):
    reader = PredicateReader(pa.schema([("f", pa.float64())]))
    order = read_order(f"f{sense}", reader.scope, reader.engine, dialect)
    assert order.nulls_first is nulls_first
    of_text = read_order("f NULLS LAST", reader.scope, reader.engine, dialect)
    assert of_text.nulls_first is False


@pytest.mark.parametrize("empty", ["nulls", "nans"])
def test_file_of_only_nulls_or_nan_does_not_rule_out_others(empty):
    assert top(table(LOW | {empty: 2}, HIGH)) == [True, True]


def test_file_without_bounds_is_kept_and_rules_out_no_other():
    assert top(table({}, HIGH)) == [True, True]
    assert top(table({}, HIGH, LOW)) == [True, False, True]


def test_files_are_left_out_only_if_others_have_enough_rows():
    certain = np.array([3, 0, 5], dtype=np.int64)
    assert enough_files(certain, 5).tolist() == [False, False, True]
    assert enough_files(certain, 6).tolist() == [True, False, True]
    assert enough_files(certain, 9).tolist() == [True, True, True]


@pytest.mark.parametrize(
    ("file", "keys", "is_kept"),
    [
        (LOW, [0.0, 3.0], False),
        (LOW, [2.0], True),
        ({"lower": 1}, [5.0], True),
        ({"lower": 1}, [0.0], False),
        ({"upper": 2}, [0.0], True),
        ({"upper": 2}, [3.0], False),
        ({}, [3.0], True),
        (LOW | {"nans": 1}, [math.nan], True),
        (LOW | {"nans": None}, [math.nan], True),
        (LOW, [math.nan], False),
        ({"nulls": 2}, [1.0], False),
        (LOW, [None], False),
    ],
)
def test_file_is_kept_for_key_within_its_bounds(file, keys, is_kept):
    wanted = pa.array(keys, pa.float64())
    kept = files_with_keys(COLUMN, FACTS, wanted, table(file), Evaluator())
    assert kept.tolist() == [is_kept]


@pytest.mark.parametrize(
    ("limit", "is_kept"),
    [
        (1, [True, False, False]),
        (2, [True, False, False]),
        (3, [True, True, False]),
        (4, [True, True, False]),
        (5, [True, True, True]),
        (7, [True, True, True]),
    ],
)
@pytest.mark.parametrize("descending", [False, True])
def test_first_files_with_enough_rows_for_limit_are_kept(limit, is_kept, descending):
    """Each file has two rows, which sort before those of the next file."""
    files = [{"lower": at, "upper": at} for at in ((3, 2, 1) if descending else (1, 2, 3))]
    certain = np.array([2, 2, 2], dtype=np.int64)
    order = Order(COLUMN, descending, False)
    found = top_files(order, FACTS, table(*files), certain, limit, Evaluator())
    assert found.tolist() == is_kept


@pytest.mark.parametrize("empty", ["nulls", "nans"])
@pytest.mark.parametrize(("count", "is_kept"), [(0, False), (1, True), (None, True)])
def test_nulls_and_nan_do_not_count_toward_limit(empty, count, is_kept):
    files = table({"lower": 1, "upper": 2, empty: count}, HIGH)
    certain = np.array([2, 2], dtype=np.int64)
    order = Order(COLUMN, False, False)
    found = top_files(order, FACTS, files, certain, 2, Evaluator())
    assert found.tolist() == [True, is_kept]


def test_file_whose_lower_bound_equals_cutoff_is_kept():
    """A file whose rows are not certain to match does not rule out others."""
    certain = np.array([2, 0, 2], dtype=np.int64)
    files = table(LOW, {"lower": 0, "upper": 0}, {"lower": 2, "upper": 3})
    found = top_files(Order(COLUMN, False, False), FACTS, files, certain, 1, Evaluator())
    assert found.tolist() == [True, True, True]


def test_enough_files_keeps_exactly_enough_rows():
    certain = np.array([2, 3], dtype=np.int64)
    for limit, is_kept in ((0, [False, False]), (3, [False, True]), (5, [True, True])):
        assert enough_files(certain, limit).tolist() == is_kept
    for limit in (0, 1):
        assert enough_files(certain[:0], limit).tolist() == []
    most = np.array([2**63 - 1, 0], dtype=np.int64)
    assert enough_files(most, 2**63).tolist() == [True, True]


def test_nan_count_is_ignored_for_integer_columns():
    order, certain = Order(Column("i", pa.int64(), ("i",)), False, False), np.array([2, 2])
    files = table(LOW | {"nans": None}, HIGH | {"nans": None})
    assert top_files(order, FACTS, files, certain, 1, Evaluator()).tolist() == [True, False]


@pytest.mark.parametrize("unknown", ["nulls", "nans"])
@pytest.mark.parametrize("count", [None, -1, -(2**63)])
def test_unknown_null_or_nan_count_rules_out_no_other_file(unknown, count):
    """Writers record a negative count if they did not count."""
    assert top(table(LOW | {unknown: count}, HIGH)) == [True, True]
    assert top(table(LOW | {unknown: count}, HIGH, LOW)) == [True, False, True]


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize(("nulls", "is_kept"), [(0, False), (1, True), (None, True), (-1, True)])
def test_possible_null_comes_first_in_both_directions(descending, nulls, is_kept):
    first, last = (HIGH, LOW) if descending else (LOW, HIGH)
    files = table(first, last | {"nulls": nulls})
    assert top(files, descending=descending, nulls_first=True) == [True, is_kept]
    if descending:
        assert top(table(first, last | {"nans": 1}), descending=True, nulls_first=True)[1]


def test_overflowing_null_and_nan_counts_affect_only_their_file():
    most = {"nulls": 2**63 - 1, "nans": 2**63 - 1}
    assert top(table(LOW | most, HIGH, LOW)) == [True, False, True]
    assert top(table(LOW | {"n_values": 1}, HIGH)) == [True, False]


def test_files_are_kept_for_keys_by_any_combination_of_statistics():
    """All combinations of small statistics and small sets of keys."""
    bounds, counts = (None, 1.0, 2.0, 3.0), (None, 0, 1, 2)
    files = [
        {"lower": lower, "upper": upper, "nulls": nulls, "nans": nans}
        for lower, upper, nulls, nans in product(bounds, bounds, counts, counts)
        if lower is None or upper is None or lower <= upper
    ]

    def has_no_number(file: dict[str, Any]) -> bool:
        return (file["nulls"] or 0) + (file["nans"] or 0) >= 2

    def may_have(file: dict[str, Any], key: float) -> bool:
        if math.isnan(key):
            return file["nans"] != 0
        if has_no_number(file):
            return False
        least, greatest = file["lower"], file["upper"]
        return (least is None or least <= key) and (greatest is None or key <= greatest)

    some = [0.0, 1.0, 1.5, 3.0, math.nan]
    for keys in chain.from_iterable(combinations(some, n) for n in range(3)):
        wanted = pa.array(keys, pa.float64())
        kept = files_with_keys(COLUMN, FACTS, wanted, table(*files), Evaluator()).tolist()
        for file, is_kept in zip(files, kept, strict=True):
            assert is_kept == any(may_have(file, key) for key in keys), (file, keys)


OLD, NEW = stats_of("i", 1, 1), stats_of("i", 9, 9)
IN_PARTS = {"data-evolution.enabled": "true", "row-tracking.enabled": "true"}


def n_files(of, **query):
    return len(of.plan(**query).table(["file_path"]))


@pytest.mark.parametrize(
    ("key", "options", "kept"),
    [((), {}, 1), (("k",), {}, 2), (("k",), {"merge-engine": "first-row"}, 1), ((), IN_PARTS, 2)],
)
def test_keys_keep_files_that_may_have_newer_versions_of_rows(key, options, kept):
    """Without the file, an old version with the value would be read as a current row."""
    of = planner(OLD | {"level": 1}, NEW | {"level": 1}, key=key, options=options)
    assert n_files(of, keys={"i": pa.array([1])}) == kept


def test_keys_of_primary_key_column_rule_out_files():
    of = planner(stats_of("k", 1, 1), stats_of("k", 9, 9), key=("k",))
    assert n_files(of, keys={"k": pa.array([1])}) == 1
    assert n_files(of, keys={"k": pa.array([1]), "i": pa.array([1])}) == 1


@pytest.mark.parametrize(("key", "options"), [(("k",), {}), ((), IN_PARTS)])
def test_limit_keeps_all_files_if_rows_have_versions_or_parts(key, options):
    of = planner(OLD, NEW, key=key, options=options)
    assert n_files(of, limit=1) == n_files(of, limit=1, order_by="i") == 2


def test_order_by_column_without_statistics_keeps_all_files():
    assert n_files(planner({}, {}), limit=1, order_by="t.a") == 2
    assert n_files(planner({}, {}), limit=1, where="f NOT IN (0, CAST('nan' AS DOUBLE))") == 2


def test_limit_with_keys_counts_no_rows_as_certain():
    of = planner(stats_of("i", 1, 5), stats_of("i", 2, 6))
    assert n_files(of, limit=1) == 1
    assert n_files(of, limit=1, keys={"i": pa.array([3])}) == 2
    assert n_files(of, limit=1, order_by="i", keys={"i": pa.array([5])}) == 2

"""Limits and keys of a join, where files are not decided over one by one, or not for certain."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.pruning.plan import Planner
from tests.pruning.test_aggregate import planner, told

OLD, NEW = told("i", 1, 1), told("i", 9, 9)
IN_PARTS = {"data-evolution.enabled": "true", "row-tracking.enabled": "true"}


def n_files(of: Planner, **query: Any) -> int:
    return len(of.plan(**query).table(["file_path"]))


@pytest.mark.parametrize(
    ("key", "options", "kept"),
    [((), {}, 1), (("k",), {}, 2), (("k",), {"merge-engine": "first-row"}, 1), ((), IN_PARTS, 2)],
)
def test_a_file_without_a_wanted_value_may_have_the_newest_version_of_a_row(
    key: tuple[str, ...], options: dict[str, str], kept: int
) -> None:
    """Without it, an old version that has the value would be read as a row of the table."""
    of = planner(OLD | {"level": 1}, NEW | {"level": 1}, key=key, options=options)
    assert n_files(of, keys={"i": pa.array([1])}) == kept


def test_keys_rule_out_files_by_what_is_the_same_in_all_versions() -> None:
    of = planner(told("k", 1, 1), told("k", 9, 9), key=("k",))
    assert n_files(of, keys={"k": pa.array([1])}) == 1
    assert n_files(of, keys={"k": pa.array([1]), "i": pa.array([1])}) == 1


@pytest.mark.parametrize(("key", "options"), [(("k",), {}), ((), IN_PARTS)])
def test_the_first_rows_are_of_any_file_where_rows_have_versions(
    key: tuple[str, ...], options: dict[str, str]
) -> None:
    of = planner(OLD, NEW, key=key, options=options)
    assert n_files(of, limit=1) == 2
    assert n_files(of, limit=1, order_by="i") == 2


def test_an_order_by_what_has_no_statistics_rules_out_no_file() -> None:
    assert n_files(planner({}, {}), limit=1, order_by="t.a") == 2


def test_a_limit_counts_no_row_for_certain_beside_keys() -> None:
    of = planner(told("i", 1, 5), told("i", 2, 6))
    assert n_files(of, limit=1) == 1
    assert n_files(of, limit=1, keys={"i": pa.array([3])}) == 2
    assert n_files(of, limit=1, order_by="i", keys={"i": pa.array([5])}) == 2

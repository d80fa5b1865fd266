"""Limits and join keys where rows have versions or parts in several files."""

import pyarrow as pa
import pytest

from tests.pruning.test_aggregate import planner, stats_of

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

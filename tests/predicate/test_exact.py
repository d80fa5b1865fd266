"""Conditions over values that are known, but that only SQL can judge: NULL still does not match."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest

from arrowmeta.predicate.exact import is_exact, may_match_exactly
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import columns_of

VALUES = pa.array([None, 0, 1], pa.int32())


@pytest.mark.parametrize(
    ("where", "may_match"),
    [
        ("CAST(i AS DOUBLE) = 0.5", [False, True, True]),
        ("CAST(i AS DOUBLE) NOT IN (0.5, 1.5)", [False, True, True]),
        ("i <= 1.5", [False, True, True]),
        ("i IN (1, 1.5)", [False, True, True]),
        ("CAST(i AS DOUBLE) IS NOT NULL", [True, True, True]),
        ("CAST(i AS DOUBLE) IS NULL", [True, True, True]),
        ("i IS NULL", [True, False, False]),
        ("i IN (1, 2)", [False, False, True]),
    ],
)
def test_null_matches_no_comparison(where: str, may_match: list[bool]) -> None:
    tree = PredicateReader(pa.schema([pa.field("i", pa.int32())])).read(where)
    columns = dict.fromkeys(columns_of(tree), VALUES)
    assert may_match_exactly(tree, columns, np.ones(3, dtype=bool)).tolist() == may_match


@pytest.mark.parametrize("where", ["i = 7", "i IS NOT NULL", "i NOT IN (0, 1)", "NOT i < 7"])
def test_a_value_that_could_not_be_read_matches_anything(where: str) -> None:
    tree = PredicateReader(pa.schema([pa.field("i", pa.int32())])).read(where)
    values = pa.array([None, None, 0, 1], VALUES.type)
    columns, is_known = (
        dict.fromkeys(columns_of(tree), values),
        np.array([False, True, False, True]),
    )
    of_nulls = may_match_exactly(tree, columns, np.ones(4, dtype=bool))
    assert may_match_exactly(tree, columns, is_known).tolist() == [True, *of_nulls[1:].tolist()]
    assert not of_nulls[0]


def test_a_column_without_values_matches_anything() -> None:
    schema = pa.schema([pa.field("i", pa.int32()), pa.field("j", pa.int32())])
    tree = PredicateReader(schema).read("i = 1 AND j = 7")
    rows = may_match_exactly(tree, {"i": VALUES}, np.ones(3, dtype=bool))
    assert rows.tolist() == [False, False, True]


@pytest.mark.parametrize(
    ("where", "decided"),
    [
        ("i = 1 AND i IS NOT NULL OR NULL", True),
        ("i IN (1, 2)", True),
        ("i = 1.5", False),
        ("i IN (1, 1.5)", False),
        ("i = 1 OR i + 1 = 2", True),
        ("i = 1 OR random() > i", False),
        ("CAST(i AS DOUBLE) IS NULL", False),
    ],
)
def test_values_decide_what_needs_no_sql(where: str, decided: bool) -> None:
    tree = PredicateReader(pa.schema([pa.field("i", pa.int32())])).read(where)
    assert is_exact(tree) is decided

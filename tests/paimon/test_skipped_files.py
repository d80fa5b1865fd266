"""Which files readers of a primary-key table skip, by its options."""

from __future__ import annotations

from typing import cast

import pyarrow as pa
import pytest

from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.pruning import PaimonRules
from arrowmeta.paimon.table import PaimonSource
from arrowmeta.predicate.formula import RowVersions
from arrowmeta.predicate.read import PredicateReader
from tests.sql.given_source import GivenSource

VECTORS = {"deletion-vectors.enabled": "true"}
KEY = pa.struct([pa.field("k", pa.int32(), nullable=False)])


def rules(key: pa.StructType, options: dict[str, str]) -> PaimonRules:
    source = GivenSource(shape=TableShape(primary_key=key), options=options)
    return PaimonRules(cast(PaimonSource, source))


@pytest.mark.parametrize(
    ("options", "skips"),
    [
        ({}, False),
        (VECTORS, True),
        (VECTORS | {"deletion-vectors.merge-on-read": "true"}, False),
        (VECTORS | {"postpone.merge-on-read": "true"}, True),  # no bucket is postponed
        ({"merge-engine": "first-row"}, True),
        ({"merge-engine": "FIRST-ROW"}, True),
        ({"merge-engine": "aggregation"}, False),
        (VECTORS | {"merge-engine": "first-row"}, True),
        (
            VECTORS | {"merge-engine": "first-row", "deletion-vectors.merge-on-read": "true"},
            False,  # allowed with pk-clustering-override
        ),
    ],
)
def test_level_0_is_skipped_if_readers_do_not_merge(options, skips):
    with_key, without = rules(KEY, options), rules(pa.struct([]), options)
    assert (with_key.left_out.level_zero, with_key.left_out.unassigned_buckets) == (skips, True)
    assert with_key.rows_are_whole is skips
    assert (without.left_out.level_zero, without.left_out.unassigned_buckets) == (False, False)
    assert without.rows_are_whole


@pytest.mark.parametrize("merges", [True, False])
def test_postponed_buckets_and_level_0_are_read_if_merged_on_read(merges):
    options = {"bucket": "-2", "postpone.merge-on-read": str(merges), **VECTORS}
    left_out = rules(KEY, options).left_out
    assert (left_out.level_zero, left_out.unassigned_buckets) == (not merges, not merges)
    without = rules(pa.struct([]), options)
    assert without.rows_are_whole
    assert (without.left_out.level_zero, without.left_out.unassigned_buckets) == (False, False)


@pytest.mark.parametrize("engine", ["partial-update", "Partial-Update", "AGGREGATION"])
def test_combining_merge_engine_is_matched_case_insensitively(engine):
    tree = PredicateReader(pa.schema([pa.field("v", pa.int32())])).read("v = 1")
    group = rules(KEY, {"merge-engine": engine}).stats_rule(tree).group
    assert isinstance(group, RowVersions)
    assert group.combines

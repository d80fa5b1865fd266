"""Bounds of a nanosecond column, which pypaimon truncated to microseconds."""

import pytest

import arrowmeta
from tests import corpus

#: Its files have times from .123456789 to .123456815; all their bounds are .123456.
TABLES = [
    one.folder for one in corpus.entries("paimon", every=True) if one.name == "pp_all_types_v"
]
MICROSECOND = "2020-09-13 12:26:40.123456"


@pytest.mark.parametrize("table", TABLES or corpus.NO_CORPUS, ids=str)
class TestCutNanoseconds:
    @pytest.mark.parametrize("condition", ["> '{}'", "> '{}800'", ">= '{}789'", "= '{}800'"])
    def test_plan_keeps_files_above_truncated_upper_bound(self, table, condition):
        opened = arrowmeta.open(table)
        assert opened.plan(f"t9 {condition.format(MICROSECOND)}").files.num_rows == 3
        assert opened.plan(f"t9 > '{MICROSECOND}999'").files.num_rows == 0

    def test_maximum_is_a_limit_at_end_of_microsecond(self, table):
        found = arrowmeta.open(table).aggregate("min(t9), max(t9)").to_pylist()[0]
        assert [one["exact"] for one in found.values()] == [False, False]
        assert found["max(t9)"]["value"].value % 1000 == 999

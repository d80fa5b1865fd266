"""Conditions mean what Spark means by them: compared with Spark over rows that are known."""

from random import Random

import numpy as np
import pytest

import arrowmeta
from arrowmeta.spark import files
from tests import corpus
from tests.spark.condition_check import FAILS, MODES, TRUE, Checker, answers, parts_of
from tests.spark.condition_tables import known_table
from tests.spark.conditions import AGREED, WRITTEN, random_condition

pytestmark = pytest.mark.spark

DRAWN = 2_000 if corpus.is_all() else 10
#: Those on which engines agree.
SAME = corpus.sample([one for some in AGREED.values() for one in some], 40)


@pytest.fixture(scope="module")
def checker(tmp_path_factory):
    return Checker(known_table(tmp_path_factory.mktemp("conditions")))


@pytest.fixture(scope="module")
def told(spark, checker):
    """What Spark says of each condition, by mode: several hundred of them."""
    others = [one for some in WRITTEN.values() for one in some]
    random = Random(corpus.seed())
    drawn = (random_condition(random) for _ in range(DRAWN))
    asked = [*SAME, *corpus.sample(others, 30), *drawn]
    return {mode: answers(spark, checker.table, asked, mode) for mode in MODES}


@pytest.mark.parametrize("dialect", ["any", "spark"])
def test_plan_drops_no_file_with_a_row_that_matches_in_spark(checker, told, dialect):
    asked = {one for found in told.values() for one, known in found.items() if known is not None}
    assert len(asked) > (250 if corpus.is_all() else 60)
    trees = {one: tree for one in asked if (tree := checker.read(one, dialect)) is not None}
    lost = []
    for one, kept in zip(trees, checker.kept(list(trees.values())), strict=True):
        for mode, found in told.items():
            if found[one] is not None and not checker.matching(found[one] == TRUE) <= kept:
                lost.append((mode, one))
    assert not lost


@pytest.mark.parametrize("dialect", ["any", "spark"])
def test_condition_that_engines_agree_on_keeps_exactly_the_partitions_that_match(
    checker, told, dialect
):
    trees = [checker.read(one, dialect) for one in SAME]
    of_kind = checker.table.kinds(["partitions"])
    wrong = [
        one
        for one, kept in zip(SAME, checker.kept(trees), strict=True)
        if kept & of_kind != checker.matching(told["ANSI"][one] == TRUE, ["partitions"])
    ]
    assert not wrong


def test_condition_on_a_column_of_the_relation_tells_to_filter_the_dataframe(spark, checker):
    with pytest.raises(
        arrowmeta.PredicateError, match=r"\blevel\b.*: filter the DataFrame by level"
    ):
        files(spark, checker.table.location, "level = 0")


def test_data_source_without_a_session_reads_the_dialect_of_spark(spark, checker):
    one = "s = \"a\" OR s RLIKE '^b' OR dayofweek(d) = 1"
    told = answers(spark, checker.table, [one], "ANSI")[one]
    location = str(checker.table.location)

    def kept(**options):
        frame = spark.read.format("arrowmeta").options(where=one, columns="file_path", **options)
        return {row.file_path for row in frame.load(location).collect()}

    without = kept()
    assert checker.matching(told == TRUE) <= without
    assert without == kept(dialect="spark")


def test_dialect_of_another_engine_can_be_named(spark, checker):
    frame = files(spark, checker.table.location, "i = 5", columns=["file_path"], dialect="trino")
    expected = checker.opened.plan("i = 5", dialect="trino").files["file_path"].to_pylist()
    assert sorted(row.file_path for row in frame.collect()) == sorted(expected)
    with pytest.raises(arrowmeta.UsageError, match="must be one of any, duckdb, spark, trino"):
        files(spark, checker.table.location, "i = 5", dialect="hive")


def test_condition_that_was_split_is_true_of_the_same_rows(spark, checker, told):
    known = told["ANSI"]
    of_parts = {one: parts for one in known if len(parts := parts_of(one)) > 1}
    joined = {
        one: " AND ".join(f"({part}\n)" for part in of_parts[one])
        for one in corpus.sample(list(of_parts), 8)
    }
    again = answers(spark, checker.table, list(joined.values()), "ANSI")
    for one, text in joined.items():
        # The order of the parts decides which of them fails.
        is_known = (known[one] != FAILS) & (again[text] != FAILS)
        assert np.array_equal(known[one][is_known], again[text][is_known]), text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = 1 AND b", ["a = 1", "b"]),
        ("a OR b AND c", ["a OR b AND c"]),
        ("(a OR b) AND NOT c", ["(a OR b)", "NOT c"]),
        ("a BETWEEN 1 AND 2 AND b", ["a BETWEEN 1 AND 2", "b"]),
        ("CASE WHEN a AND b THEN c END = 1 AND d", ["CASE WHEN a AND b THEN c END = 1", "d"]),
        ("a = 'x AND y' AND `b AND c` = 1", ["a = 'x AND y'", "`b AND c` = 1"]),
        (r"a = 'it\'s AND' AND b", [r"a = 'it\'s AND'", "b"]),
        (r"a = r'\' AND b", [r"a = r'\'", "b"]),
        ("a AND b -- AND c", ["a", "b -- AND c"]),
        ("a /* AND */ AND b", ["a /* AND */", "b"]),
        (
            "(a, b) = (1, 2) AND exists(c, x -> x AND d)",
            ["(a, b) = (1, 2)", "exists(c, x -> x AND d)"],
        ),
        ("a.and = 1 AND b", ["a.and = 1", "b"]),
        # What is not understood stays whole.
        ("a AND", ["a AND"]),
        ("a /* AND /* */ */ AND b", ["a /* AND /* */ */ AND b"]),
        ("between = 1 AND a", ["between = 1 AND a"]),
        ("(a AND b", ["(a AND b"]),
        ("a AND 'b", ["a AND 'b"]),
        ("a = $$x AND y$$ AND b", ["a = $$x AND y$$ AND b"]),
        (" AND ".join(["a"] * 500), [" AND ".join(["a"] * 500)]),
        ("(" * 5000 + "a AND b" + ")" * 5000, ["(" * 5000 + "a AND b" + ")" * 5000]),
    ],
)
def test_parts_of_a_condition_are_what_is_between_and(text, expected):
    assert parts_of(text) == expected

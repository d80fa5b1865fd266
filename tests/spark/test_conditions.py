"""Conditions mean what Spark means by them: compared with Spark over rows that are known."""

from random import Random

import numpy as np
import pytest

import arrowmeta
import arrowmeta.spark.conditions
from arrowmeta.predicate.parse import split_condition
from arrowmeta.pruning.plan import Planner
from arrowmeta.pruning.search import Query
from arrowmeta.spark import files
from arrowmeta.spark.conditions import session_condition
from arrowmeta.spark.reading import Pinned
from arrowmeta.tables.locate import Opening
from tests import corpus
from tests.spark.condition_check import IN_UTC, MODES, Checker, answers, written
from tests.spark.condition_tables import known_table
from tests.spark.condition_truth import FAILS, NOT_TRUE, TRUE, frame_of, truth
from tests.spark.conditions import AGREED, REFUSED, WRITTEN, random_condition

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

pytestmark = pytest.mark.spark

DRAWN = 2_000 if corpus.is_all() else 10
#: Those on which engines agree.
SAME = corpus.sample([one for some in AGREED.values() for one in some], 40)

#: Conditions that statistics leave to the session.
OF_SESSION = (
    "dayofweek(d) = 1", "weekofyear(d) = 53", "date_format(d, 'E') = 'Mon'",
    "split(c, '-')[1] = '01'",
    "s RLIKE '^a' AND i IS NOT NULL", "CAST(c AS DATE) = DATE '2024-01-01'", "CAST(f AS INT) = 2",
    "year(u) = 2023", "u < '2024-01-01'", "to_date(u) = '2023-12-31'", "soundex(s) = 'A120'",
    "NOT (dayname(d) = 'Mon' OR initcap(s) = 'Abc')", "i DIV 2 = 2 OR s LIKE ANY ('a%', 'A%')",
    "named_struct('a', i) = named_struct('a', 5)", "nanvl(f, 0) = 0", "pmod(i, 2) = 1",
)  # fmt: skip


@pytest.fixture(scope="module")
def checker(tmp_path_factory):
    return Checker(known_table(tmp_path_factory.mktemp("conditions")))


@pytest.fixture(scope="module")
def told(spark, checker):
    """What Spark says of each condition, by mode: several hundred of them."""
    agreed = [one for some in AGREED.values() for one in some]
    others = [one for one in written() if one not in agreed]
    random = Random(corpus.seed())
    asked = [
        *SAME,
        *corpus.sample(others, 30),
        *(random_condition(random) for _ in range(DRAWN)),
    ]
    return {mode: answers(spark, checker.table, asked, mode) for mode in IN_UTC}


@pytest.fixture
def in_mode(spark):
    """Sets the session to a mode of Spark."""
    before = {name: spark.conf.get(name) for name in MODES["ANSI, UTC"]}

    def choose(mode):
        for name, value in MODES[mode].items():
            spark.conf.set(name, value)

    yield choose
    for name, value in before.items():
        spark.conf.set(name, value)


def _session_query(spark, checker, condition, bytes_per_task=1 << 25):
    table = checker.opened
    pinned = Pinned(Opening(str(checker.table.location)), table.snapshot_id)
    return session_condition(spark, table.source, pinned, condition, bytes_per_task)


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
        if kept & of_kind != checker.matching(told["ANSI, UTC"][one] == TRUE, ["partitions"])
    ]
    assert not wrong


@pytest.mark.sampled(1)
@pytest.mark.parametrize("mode", MODES)
def test_session_decides_exactly_which_partitions_match(spark, checker, in_mode, mode):
    in_mode(mode)
    asked = corpus.sample(OF_SESSION, 3)
    told = answers(spark, checker.table, asked, mode)
    of_kind = checker.table.kinds(["partitions"])
    for one in asked:
        kept = checker.kept_by_query(_session_query(spark, checker, one))
        assert checker.matching(told[one] == TRUE) <= kept, one
        assert kept & of_kind == checker.matching(told[one] != NOT_TRUE, ["partitions"]), one


@pytest.mark.sampled(1)
@pytest.mark.parametrize("zone", ["America/New_York", "Pacific/Kiritimati", "-18:00"])
def test_times_without_a_zone_are_of_the_session(spark, checker, in_mode, zone):
    in_mode("ANSI, New York")
    spark.conf.set("spark.sql.session.timeZone", zone)
    asked = corpus.sample(WRITTEN["times with a zone"], 16)
    known = truth(frame_of(spark, checker.table.rows), asked)
    n_kept = 0
    for one in asked:
        matches = checker.matching(known[one] == TRUE)
        # Without a session, as in the data source, the time zone is not known.
        kept = checker.kept_by_query(
            Query(Planner(checker.opened.source).reader.read(one, "spark"))
        )
        assert matches <= kept, one
        n_kept += len(kept)
    assert n_kept < len(asked) * len(checker.table.files) * 0.8
    for one in corpus.sample(asked, 3):
        kept = checker.kept_by_query(_session_query(spark, checker, one))
        assert checker.matching(known[one] == TRUE) <= kept, one


@pytest.mark.exhaustive
@pytest.mark.parametrize("mode", IN_UTC)
def test_session_drops_no_file_with_a_row_that_matches(spark, checker, told, in_mode, mode):
    in_mode(mode)
    known = {one: found for one, found in told[mode].items() if found is not None}
    for one in Random(corpus.seed()).sample(sorted(known), 600):
        kept = checker.kept_by_query(_session_query(spark, checker, one))
        assert checker.matching(known[one] == TRUE) <= kept, one


def test_part_that_also_names_other_columns_is_left_to_statistics(spark, checker):
    one = "dayofweek(d) = 1 OR i = 5"
    told = answers(spark, checker.table, [one], "ANSI, UTC")[one]
    kept = checker.kept_by_query(_session_query(spark, checker, one))
    assert checker.matching(told == TRUE) <= kept


def test_partitions_for_which_a_condition_fails_are_kept(spark, checker, in_mode):
    in_mode("ANSI, UTC")
    one = "CAST(s AS INT) = 12"
    fails = answers(spark, checker.table, [one], "ANSI, UTC")[one] == FAILS
    kept = checker.kept_by_query(_session_query(spark, checker, one))
    assert fails.any()
    assert checker.matching(fails, ["partitions"]) <= kept


def test_condition_of_the_session_is_read_by_tasks(spark, checker):
    one = "dayofweek(d) = 1 AND i > 0"
    told = answers(spark, checker.table, [one], "ANSI, UTC")[one]
    frame = files(spark, checker.table.location, one, columns=["file_path"])
    kept = {row.file_path for row in frame.collect()}
    exact = ["partitions", "both"]
    assert kept & checker.table.kinds(exact) == checker.matching(told == TRUE, exact)
    assert checker.matching(told == TRUE) <= kept
    # Each manifest is a task, and executors list the partitions.
    split = files(spark, checker.table.location, one, columns=["file_path"], bytes_per_task=1)
    assert {row.file_path for row in split.collect()} == kept


def test_more_partitions_than_the_limit_are_kept(spark, checker, monkeypatch):
    monkeypatch.setattr(arrowmeta.spark.conditions, "MOST_PARTITIONS", 3)
    for bytes_per_task in (1 << 25, 1):
        query = _session_query(spark, checker, "soundex(s) = 'A120'", bytes_per_task)
        assert query.partitions is None
        assert checker.kept_by_query(query) == checker.table.files.keys()


@pytest.mark.parametrize("condition", ["rand() < 0.5", "d > '2024-01-01' OR uuid() > s"])
def test_condition_with_a_value_of_its_own_for_each_row_keeps_every_file(spark, checker, condition):
    query = _session_query(spark, checker, condition)
    assert checker.kept_by_query(query) == checker.table.files.keys()


@pytest.mark.sampled(5)
@pytest.mark.parametrize("condition", REFUSED)
def test_condition_that_spark_refuses_is_an_error_with_its_message(spark, checker, condition):
    with pytest.raises(
        arrowmeta.PredicateError, match=r"^Spark refuses the condition: \[[A-Z_.]+\]"
    ):
        files(spark, checker.table.location, condition)


@pytest.mark.parametrize("dialect", [None, "spark"])
def test_condition_on_a_column_of_the_relation_tells_to_filter_the_dataframe(
    spark, checker, dialect
):
    with pytest.raises(
        arrowmeta.PredicateError, match=r"\blevel\b.*: filter the DataFrame by level"
    ):
        files(spark, checker.table.location, "level = 0", dialect=dialect)


def test_data_source_without_a_session_reads_the_dialect_of_spark(spark, checker):
    one = "s = \"a\" OR s RLIKE '^b' OR dayofweek(d) = 1"
    told = answers(spark, checker.table, [one], "ANSI, UTC")[one]
    location = str(checker.table.location)

    def kept(**options):
        frame = spark.read.format("arrowmeta").options(where=one, columns="file_path", **options)
        return {row.file_path for row in frame.load(location).collect()}

    without = kept()
    assert checker.matching(told == TRUE) <= without
    assert without == kept(dialect="spark")
    named = spark.sql(
        f"SELECT file_path FROM arrowmeta_files('{location}', where => 'i = 5',"
        " dialect => 'duckdb')"
    )
    expected = checker.opened.plan("i = 5", dialect="duckdb").files["file_path"].to_pylist()
    assert sorted(row.file_path for row in named.collect()) == sorted(expected)


def test_named_dialect_precedes_the_session(spark, checker):
    frame = files(spark, checker.table.location, "i = 5", columns=["file_path"], dialect="trino")
    expected = checker.opened.plan("i = 5", dialect="trino").files["file_path"].to_pylist()
    assert sorted(row.file_path for row in frame.collect()) == sorted(expected)
    with pytest.raises(arrowmeta.UsageError, match="must be one of any, duckdb, spark, trino"):
        files(spark, checker.table.location, "i = 5", dialect="hive")


def test_condition_that_was_split_is_true_of_the_same_rows(spark, checker, told):
    known = told["ANSI, UTC"]
    of_parts = {one: parts for one in known if len(parts := split_condition(one)) > 1}
    joined = {
        one: " AND ".join(f"({part}\n)" for part in of_parts[one])
        for one in corpus.sample(list(of_parts), 8)
    }
    again = answers(spark, checker.table, list(joined.values()), "ANSI, UTC")
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
    assert split_condition(text) == expected

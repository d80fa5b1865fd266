"""Conditions in the words of several engines, and the time zones of their sessions."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES

LOCATION = DATA / "pk_tags_branches"
MACROS = ("plan_files", "plan_manifests", "explain_plan", "why_kept")
DIALECTS = ("any", "duckdb", "spark", "trino")


@pytest.fixture
def table():
    return arrowmeta.open(LOCATION)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("dialect", DIALECTS)
def test_plain_condition_keeps_the_same_files_in_every_dialect(table, dialect):
    kept = table.plan("k > 3").files
    assert table.plan("k > 3", dialect=dialect).files.equals(kept)
    assert table.plan_many(["k > 3"], dialect=dialect)["files"].to_pylist() == [kept.num_rows]
    one = table.aggregate("count(*)", "k > 3", dialect=dialect)
    assert one.equals(table.aggregate("count(*)", "k > 3"))
    assert str(table.advise(["k > 3"], dialect=dialect)) == str(table.advise(["k > 3"]))
    for macro in MACROS:
        named = table.sql(f"FROM {macro}('k > 3', dialect := '{dialect}')")
        assert named.equals(table.sql(f"FROM {macro}('k > 3')"))


CALLS: dict[str, Callable[[arrowmeta.Table, Any], object]] = {
    "plan": lambda t, name: t.plan("k > 3", dialect=name),
    "plan of a filter": lambda t, name: t.plan([("k", ">", 3)], dialect=name),
    "explain": lambda t, name: t.explain("k > 3", dialect=name),
    "plan_many": lambda t, name: t.plan_many(["k > 3"], dialect=name),
    "aggregate": lambda t, name: t.aggregate("count(*)", dialect=name),
    "advise": lambda t, name: t.advise(["k > 3"], dialect=name),
    **{
        macro: lambda t, name, macro=macro: t.sql(f"FROM {macro}('k > 3', dialect := '{name}')")
        for macro in MACROS
    },
}


@pytest.mark.parametrize("call", CALLS)
def test_unknown_dialect_is_a_usage_error(table, call):
    with pytest.raises(UsageError, match=r"dialect must be one of any, .*did you mean 'spark'"):
        CALLS[call](table, "Sparc")


@pytest.mark.parametrize(("where", "dialect", "kept"), [
    ("NOT isnan(f)", "any", ["1.5", "None"]), ("NOT isnan(f)", "spark", ["1.5", "None"]),
    ("NOT isnan(f)", "duckdb", ["1.5"]), ("NOT isnan(f)", "trino", ["1.5"]),
    ("NOT is_nan(f)", "trino", ["1.5"]), ("isnan(f)", "any", ["NaN"]),
    ("f > 1", "any", ["1.5", "NaN"]), ("f > 1", "spark", ["1.5", "NaN"]),
    ("NOT (f > 2)", "any", ["1.5", "NaN"]), ("NOT (f > 2)", "spark", ["1.5"]),
])  # fmt: skip
def test_nan_and_null_are_kept_as_the_dialect_has_them(where, dialect, kept):
    """Each file has one value."""
    table = arrowmeta.open(CASES / "iceberg_not_isnan", allow_moved_paths=True)
    columns = ["lower_bounds", "nan_value_counts"]
    rows = table.plan(where, dialect=dialect).table(columns).to_pylist()
    found = ["NaN" if row["nan_value_counts"]["f"] else row["lower_bounds"]["f"] for row in rows]
    assert sorted(map(str, found)) == kept


def test_plan_tells_what_is_not_used_and_why(table):
    where = "k > 3 AND levenshtein(v::VARCHAR, 'a') = 1 AND upper(v::VARCHAR) = 'A'"
    plan = table.plan(where)
    (unused,) = plan.explanation.unused
    assert str(table.explain(where)) == str(plan.explanation)
    reason = "engines understand levenshtein differently: name a dialect"
    assert unused.endswith(reason)
    assert f"not used: {unused}" in " ".join(str(plan.explanation).split())
    assert reason in plan.explanation._repr_html_()
    assert any(str(detail).endswith(reason) for detail in plan.why()["detail"].to_pylist())
    in_duckdb = table.plan("reverse(v::VARCHAR) = 'a'", dialect="duckdb")
    assert in_duckdb.explanation.unused == ()


# -- time zones ------------------------------------------------------------------------------------

YEAR = "year(ts) = 1969"
#: Conditions, with the number of files that Spark 4.1 needs in New York and in UTC.
WANTED = {
    "ts = TIMESTAMP '2024-03-10 03:30:00'": (1, 0),
    "ts < TIMESTAMP '1970-01-01 00:00:00'": (33, 18),
    "CAST(ts AS DATE) < DATE '1970-01-01'": (33, 18),
    YEAR: (33, 18),
}
ZONED = str(CASES / "iceberg_session_zone")
ZONES = ("America/New_York", "UTC")


@pytest.fixture(scope="module")
def zoned():
    return arrowmeta.open(ZONED, allow_moved_paths=True)


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("where", WANTED)
def test_plan_has_the_files_of_the_zone_or_of_all(zoned, where, dialect):
    found = tuple(len(zoned.plan(where, dialect=dialect, time_zone=zone)) for zone in ZONES)
    assert found == WANTED[where]
    without = len(zoned.plan(where, dialect=dialect))
    assert without == found[1] if dialect == "duckdb" else without >= found[0]


@pytest.mark.parametrize(("zone", "n"), [*zip(ZONES, WANTED[YEAR], strict=True)])
def test_each_question_takes_a_zone(zoned, zone, n):
    assert zoned.plan_many([YEAR], time_zone=zone)["files"].to_pylist() == [n]
    (count,) = zoned.aggregate("count(*)", YEAR, time_zone=zone)["count(*)"].to_pylist()
    assert count["value"] == n
    assert f"files 39 -> {n}" in str(zoned.explain(YEAR, time_zone=zone))
    assert zoned.advise([YEAR], time_zone=zone).predicates["files"].to_pylist() == [n]
    assert f"{n} data files, " in zoned.report(where=YEAR, time_zone=zone).to_html()


def test_macros_take_a_zone_which_explanations_ask_for(zoned):
    con = arrowmeta.connect(zoned)
    for where, expected in WANTED.items():
        text = where.replace("'", "''")
        query = f"FROM plan_files('{text}', time_zone := '{{}}')"
        found = tuple(len(con.sql(query.format(zone)).fetchall()) for zone in ZONES)
        assert found == expected
    explained = f"FROM explain_plan('{YEAR}', dialect := 'spark', time_zone := 'UTC')"
    assert con.sql(explained).fetchall()[-1][2] == 18
    (unused,) = zoned.plan(YEAR).explanation.unused
    assert unused.endswith("give time_zone")
    with pytest.raises(UsageError, match=r"did you mean 'Europe/Berlin'\?"):
        zoned.aggregate("count(*)", time_zone="Europe/Berln")


@pytest.mark.parametrize(("arguments", "code", "answer"), [
    ([str(LOCATION), "k > 3", "--dialect", "trino"], 0, None),
    ([str(LOCATION), "k > 3", "--dialect", "mysql"], 1, "invalid choice: 'mysql'"),
    *(([ZONED, "ts < TIMESTAMP '1970-01-01 00:00:00'", "--allow-moved-paths", "--time-zone", zone],
       code, answer)
      for zone, code, answer in (
          ("America/New_York", 0, 33), ("+00:00", 0, 18),
          ("America/NewYork", 1, "did you mean 'America/New_York'?"),
      )),
])  # fmt: skip
def test_command_line_takes_a_dialect_and_a_zone(capsys, arguments, code, answer):
    assert main(["plan", *arguments, "-o", "json"]) == code
    said = capsys.readouterr()
    if code:
        assert answer in said.err
    else:
        assert len(json.loads(said.out)) == (answer or len(arrowmeta.open(LOCATION).plan("k > 3")))


#: Its files have times from .123456789 to .123456815; all their bounds are .123456.
CUT = [one.folder for one in corpus.entries("paimon", every=True) if one.name == "pp_all_types_v"]
MICROSECOND = "2020-09-13 12:26:40.123456"


@pytest.mark.parametrize("folder", CUT or corpus.NO_CORPUS, ids=str)
def test_nanoseconds_that_writers_truncate_are_at_most_the_end_of_the_microsecond(folder):
    table = arrowmeta.open(folder)
    for condition in ("> '{}'", "> '{}800'", ">= '{}789'", "= '{}800'"):
        assert len(table.plan(f"t9 {condition.format(MICROSECOND)}")) == 3
    assert len(table.plan(f"t9 > '{MICROSECOND}999'")) == 0
    found = table.aggregate("min(t9), max(t9)").to_pylist()[0]
    assert [one["exact"] for one in found.values()] == [False, False]
    assert found["max(t9)"]["value"].value % 1000 == 999

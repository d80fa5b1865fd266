"""Times in plans: zones of sessions, and nanoseconds that writers truncate."""

import json

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from tests import corpus
from tests.case_tables import CASES

#: Conditions, with the number of files that Spark 4.1 needs in New York and in UTC.
WANTED = {
    "ts = TIMESTAMP '2024-03-10 03:30:00'": (1, 0),
    "ts < TIMESTAMP '1970-01-01 00:00:00'": (33, 18),
    "CAST(ts AS DATE) < DATE '1970-01-01'": (33, 18),
    "year(ts) = 1969": (33, 18),
}
LOCATION = str(CASES / "iceberg_session_zone")


@pytest.fixture(scope="module")
def table():
    return arrowmeta.open(LOCATION, allow_moved_paths=True)


@pytest.mark.parametrize("dialect", ["any", "spark", "trino", "duckdb"])
@pytest.mark.parametrize("where", WANTED)
def test_plan_has_the_files_of_the_zone_or_of_all(table, where, dialect):
    in_new_york, in_utc = WANTED[where]
    assert len(table.plan(where, dialect=dialect, time_zone="America/New_York")) == in_new_york
    assert len(table.plan(where, dialect=dialect, time_zone="UTC")) == in_utc
    found = len(table.plan(where, dialect=dialect))
    assert found == in_utc if dialect == "duckdb" else found >= in_new_york


@pytest.mark.parametrize(("zone", "n"), [("America/New_York", 33), ("UTC", 18)])
def test_each_question_takes_a_zone(table, zone, n):
    where = "year(ts) = 1969"
    assert table.plan_many([where], time_zone=zone)["files"].to_pylist() == [n]
    (count,) = table.aggregate("count(*)", where, time_zone=zone)["count(*)"].to_pylist()
    assert count["value"] == n
    assert f"files 39 -> {n}" in str(table.explain(where, time_zone=zone))
    assert table.advise([where], time_zone=zone).predicates["files"].to_pylist() == [n]
    assert f"{n} data files, " in table.report(where=where, time_zone=zone).to_html()


def test_explanation_asks_for_the_zone_and_a_wrong_name_is_refused(table):
    (unused,) = table.plan("year(ts) = 1969").explanation.unused
    assert unused.endswith("give time_zone")
    with pytest.raises(UsageError, match=r"did you mean 'Europe/Berlin'\?"):
        table.aggregate("count(*)", time_zone="Europe/Berln")


def test_macros_take_a_zone(table):
    con = arrowmeta.connect(table)
    for where, expected in WANTED.items():
        text = where.replace("'", "''")
        for zone, n in zip(("America/New_York", "UTC"), expected, strict=True):
            query = f"FROM plan_files('{text}', time_zone := '{zone}')"
            assert len(con.sql(query).fetchall()) == n
    explained = "FROM explain_plan('year(ts) = 1969', dialect := 'spark', time_zone := 'UTC')"
    assert con.sql(explained).fetchall()[-1][2] == 18


def test_command_line_takes_a_zone(capsys):
    where = "ts < TIMESTAMP '1970-01-01 00:00:00'"
    plan = ["plan", LOCATION, where, "--allow-moved-paths", "-o", "json", "--time-zone"]
    for zone, n in (("America/New_York", 33), ("+00:00", 18)):
        assert main([*plan, zone]) == 0
        assert len(json.loads(capsys.readouterr().out)) == n
    assert main([*plan, "America/NewYork"]) == 1
    assert "did you mean 'America/New_York'?" in capsys.readouterr().err


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

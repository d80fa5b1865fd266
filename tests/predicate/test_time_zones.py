"""Times without a zone beside times with one: no file is dropped that the session matches."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import duckdb
import pyarrow as pa
import pyarrow.compute as pc
import pytest

from arrowmeta.errors import UsageError
from tests import corpus
from tests.predicate.reading import checked_time_zone, forms, kept, kind, reader_of

ZONES = (
    "America/New_York", "Europe/Berlin",
    "Australia/Lord_Howe",  # clocks change by half an hour
    "Pacific/Apia",  # skipped a day in 2011
    "America/Sao_Paulo",  # clocks changed at midnight
    "Asia/Kolkata", "Pacific/Kiritimati", "+05:45", "-18:00", "+18:00", "UTC",
)  # fmt: skip
COLUMNS = {
    "tz": ("TIMESTAMPTZ", pa.timestamp("us", "UTC")),
    "nz": ("TIMESTAMPTZ_NS", pa.timestamp("ns", "UTC")),
    "ts": ("TIMESTAMP", pa.timestamp("us")),
    "dt": ("DATE", pa.date32()),
}
READER = reader_of(*((name, kind) for name, (_, kind) in COLUMNS.items()))
#: Times at which clocks change, or that are far away.
NEAR = (
    "2024-03-10 07:00", "2024-11-03 06:00", "2024-03-31 01:00", "2024-10-27 01:00",
    "2024-04-06 15:00", "2024-10-05 15:30", "2011-12-30 10:00", "2018-11-04 03:00",
    "2018-02-18 02:00", "1970-01-01 00:00", "1999-12-31 23:59", "1890-01-01 00:00",
)  # fmt: skip
ON_TIMES = (
    "{x} {op} TIMESTAMP '{t}'", "{x} {op} TIMESTAMPTZ '{t}'", "{x} {op} '{t}'",
    "{x} {op} TIMESTAMPTZ '{t}+03'", "{x} {op} '{t}Z'", "{x} {op} DATE '{d}'",
    "{x} IN (TIMESTAMP '{t}', TIMESTAMP '{u}')", "{x} NOT IN ('{t}', '{u}', '{d}')",
    "{x} BETWEEN TIMESTAMP '{t}' AND TIMESTAMP '{u}'", "{x} IS NOT DISTINCT FROM TIMESTAMP '{t}'",
    "CAST({x} AS DATE) {op} DATE '{d}'", "date_trunc('day', {x}) {op} DATE '{d}'",
    "date_trunc('hour', {x}) {op} TIMESTAMP '{h}'", "date_trunc('hour', {x}) {op} '{h}'",
    "date_trunc('month', {x}) {op} TIMESTAMPTZ '{t}+00'", "year({x}) {op} {y}",
    "date_trunc('day', {x}) {op} TIMESTAMPTZ '{t}'", "{x} {op} now() - INTERVAL {n} DAY",
    "{x} {op} current_date", "CAST({x} AS DATE) {op} current_date - {n}",
    "NOT (date_trunc('hour', {x}) = TIMESTAMP '{h}')", "TIMESTAMP '{t}' {op} {x}",
    "{x} {op} CAST(now() AS DATE)", "{x} {op} date_trunc('month', current_date)",
)  # fmt: skip
ON_DATES = (
    "{x} {op} TIMESTAMPTZ '{t}+00'", "{x} {op} current_date - {n}", "{x} {op} now()",
    "{x} {op} CAST(now() AS DATE)", "{x} {op} DATE '{d}'", "{x} {op} current_date + {n}",
    "{x} {op} date_trunc('month', current_date)", "date_trunc('month', {x}) {op} current_date",
    "{x} IN (current_date, DATE '{d}')", "current_date > DATE '{d}' AND {x} {op} DATE '{d}'",
)  # fmt: skip
OPERATORS = ("=", "<>", "<", "<=", ">", ">=")


def drawn_time(random: Random) -> datetime:
    base = datetime.fromisoformat(random.choice(NEAR))
    if not random.randrange(8):
        base = datetime.now(UTC).replace(tzinfo=None, second=0, microsecond=0)
    step = random.choice((timedelta(hours=1), timedelta(minutes=15), timedelta(seconds=1)))
    return base + step * random.randint(-30, 30)


def drawn_condition(random: Random, column: str) -> str:
    of_dates = column == "dt" or (column == "ts" and random.randrange(2))
    time, other = drawn_time(random), drawn_time(random)
    return random.choice(ON_DATES if of_dates else ON_TIMES).format(
        x=column, op=random.choice(OPERATORS), t=time, u=other, d=time.date(), y=time.year,
        h=time.replace(minute=0, second=0), n=random.randint(0, 9),
    )  # fmt: skip


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dialect", ["duckdb", "any", "spark", "trino"])
@pytest.mark.parametrize("column", COLUMNS)
def test_no_row_is_dropped_that_a_session_in_some_zone_matches(column, dialect):
    random, n_judged = Random(f"{corpus.seed()} {column} {dialect}"), 0
    with duckdb.connect() as con:
        for _ in range(400 if corpus.is_all() else 30):
            zone, where = random.choice(ZONES), drawn_condition(random, column)
            rows = ", ".join(f"('{drawn_time(random)}')" for _ in range(20))
            con.execute(
                "SET TimeZone = 'UTC';"
                f"CREATE OR REPLACE TABLE t AS SELECT CAST(v AS {COLUMNS[column][0]}) AS {column}"
                f" FROM (VALUES (NULL), {rows}) t(v)"
            )
            values = con.sql("FROM t").to_arrow_table()
            con.execute(f"SET TimeZone = '{checked_time_zone(zone)}'")
            truth = [answer for (answer,) in con.execute(f"SELECT {where} FROM t").fetchall()]
            for given in (zone,) if dialect == "duckdb" else (zone, None):
                tree = READER.read(where, dialect, given)
                n_judged += kind(tree) != "Unjudged"
                made = forms(tree)
                found = kept([one for one, _ in made.values()], values)
                for (name, (_, answers)), flags in zip(made.items(), found, strict=True):
                    for is_kept, answer in zip(flags, truth, strict=True):
                        assert is_kept or answer not in answers, (where, zone, given, name)
    assert n_judged > 5


@pytest.mark.parametrize("zone", [zone for zone in ZONES if "/" in zone])
def test_both_instants_of_a_time_that_clocks_repeat_are_kept(zone):
    random = Random(f"{corpus.seed()} {zone}")
    for _ in range(60):
        local = drawn_time(random)
        tree = READER.read(f"tz = TIMESTAMP '{local}'", "spark", zone)
        # Java takes the earlier one, ICU and so DuckDB the later one.
        for fold in (0, 1):
            instant = local.replace(tzinfo=ZoneInfo(zone), fold=fold).astimezone(UTC)
            if instant.astimezone(ZoneInfo(zone)).replace(tzinfo=None) == local:
                row = pa.table({"tz": pa.array([instant], pa.timestamp("us", "UTC"))})
                assert kept([tree], row) == [[True]], (local, fold)
            # Else clocks never showed it.


@pytest.mark.parametrize(
    ("where", "zone", "text"),
    [
        ("tz = TIMESTAMP '2024-03-10 03:30:00'", "UTC", "tz = '2024-03-10 03:30:00'"),
        (
            "tz = TIMESTAMP '2024-03-10 03:30:00'",
            "America/New_York",
            "tz = '2024-03-10 03:30:00-04'",
        ),
        ("tz > '2024-03-10 03:30:00+02'", None, "tz > '2024-03-10 01:30:00+00'"),
        ("tz > TIMESTAMPTZ '2024-03-10 03:30:00Z'", None, "tz > '2024-03-10 03:30:00+00'"),
        ("ts > TIMESTAMP '2024-03-10 03:30:00'", None, "ts > '2024-03-10 03:30:00'"),
        ("CAST(tz AS DATE) < DATE '1970-01-01'", "+05:30", "tz < '1970-01-01 00:00:00+05:30'"),
    ],
)
def test_what_does_not_depend_on_a_zone_is_exact(where, zone, text):
    assert str(READER.read(where, "any", zone)) == text


def test_unknown_zone_moves_a_time_by_18_hours():
    tree = READER.read("tz < TIMESTAMP '2024-03-10 03:30:00'")
    assert kind(tree) == "Implied"
    assert "time_zone" in tree.reason
    assert str(tree.condition) == ("tz < '2024-03-10 21:30:00+00' OR tz < '2024-03-09 09:30:00+00'")


@pytest.mark.parametrize(
    "where",
    [
        "year(dt) = year(current_date)",
        "strftime(dt, '%m') = strftime(current_date, '%m')",
        "dt > CASE WHEN current_date > DATE '2024-01-01' THEN DATE '2020-01-01' END",
        "current_date > DATE '2024-01-01'",
    ],
)
def test_values_of_unknown_zones_that_have_no_order_are_unjudged(where):
    tree = READER.read(where)
    assert kind(tree) == "Unjudged"
    assert tree.row is None


def test_condition_on_a_day_that_clocks_skip_drops_no_file():
    """DuckDB takes the start of the skipped day for that of the next one."""
    with duckdb.connect() as con:
        con.execute("SET TimeZone = 'Pacific/Apia'")
        where = "date_trunc('day', tz) = DATE '2011-12-30'"
        con.execute("CREATE TABLE t AS SELECT TIMESTAMPTZ '2011-12-31 12:00:00' AS tz")
        assert con.sql(f"SELECT {where} FROM t").fetchall() == [(True,)]
    tree = READER.read(where, "duckdb", "Pacific/Apia")
    assert kind(tree) == "Unjudged"
    assert "clocks are changed" in tree.reason


def test_typed_values_are_instants_and_text_is_of_the_zone():
    moment = datetime(2024, 3, 10, 3, 30, tzinfo=UTC)
    for predicate in ([("tz", ">", moment)], pc.field("tz") > moment):
        assert str(READER.read(predicate)) == "tz > '2024-03-10 03:30:00+00'"
    assert kind(READER.read([("tz", ">", moment.replace(tzinfo=None))])) == "Implied"
    in_zone = READER.read([("tz", ">", "2024-03-10 03:30:00")], time_zone="America/New_York")
    assert kind(in_zone) == "Comparison"
    assert str(in_zone) == "tz > '2024-03-10 03:30:00-04'"


def test_many_times_of_a_list_are_one_range():
    days = [f"2024-01-{day:02}" for day in range(1, 31)]
    listed = ", ".join(f"TIMESTAMP '{day} {hour:02}:00:00'" for day in days for hour in range(24))
    tree = READER.read(f"tz IN ({listed})")
    assert kind(tree) == "Implied"
    assert kind(forms(tree)["opposite"][0]) != "Unjudged"


@pytest.mark.parametrize(("name", "zone"), [
    ("america/new_york", "America/New_York"), ("Z", "UTC"), ("+00:00", "UTC"), ("utc", "UTC"),
    ("+5:30", "GMT+05:30"), ("UTC-3", "GMT-03:00"), ("GMT+0530", "GMT+05:30"),
    ("-18:00", "GMT-18:00"), ("Etc/GMT+5", "Etc/GMT+5"),
])  # fmt: skip
def test_names_of_zones(name, zone):
    assert checked_time_zone(name) == zone


@pytest.mark.parametrize(("name", "hint"), [
    ("America/NewYork", "did you mean 'America/New_York'?"), ("+19:00", "+05:30"), ("", ""),
    (5, ""),
])  # fmt: skip
def test_unknown_zone_is_refused(name, hint):
    with pytest.raises(UsageError, match="time_zone must be") as error:
        READER.read("dt > DATE '2024-01-01'", time_zone=name)
    assert hint in str(error.value)

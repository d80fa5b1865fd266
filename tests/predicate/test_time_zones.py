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
from arrowmeta.predicate.formula import Facts, Formula, may_match
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import Column, Comparison, Implied, Tree, Unjudged, negate, not_true
from arrowmeta.predicate.values import checked_time_zone
from arrowmeta.views.sql_files import sql_files
from tests import corpus

ZONES = (
    "America/New_York",
    "Europe/Berlin",
    "Australia/Lord_Howe",  # clocks change by half an hour
    "Pacific/Apia",  # skipped a day in 2011
    "America/Sao_Paulo",  # clocks changed at midnight
    "Asia/Kolkata",
    "Pacific/Kiritimati",
    "+05:45",
    "-18:00",
    "+18:00",
    "UTC",
)
COLUMNS = {
    "tz": ("TIMESTAMPTZ", pa.timestamp("us", "UTC")),
    "nz": ("TIMESTAMPTZ_NS", pa.timestamp("ns", "UTC")),
    "ts": ("TIMESTAMP", pa.timestamp("us")),
    "dt": ("DATE", pa.date32()),
}
SCHEMA = pa.schema([(name, kind) for name, (_, kind) in COLUMNS.items()])
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


@pytest.fixture(scope="module")
def reader():
    return PredicateReader(SCHEMA)


@pytest.fixture(scope="module")
def con():
    with duckdb.connect() as connection:
        connection.execute("SET GLOBAL TimeZone = 'UTC'")
        for file in sql_files():
            if file.folder in ("macros", "pruning"):
                connection.execute(file.definition)
        yield connection


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


def facts_of(column: Column) -> Facts:
    name = column.name
    return Facts(*map(Formula, (name, name, f"({name} IS NULL)::INTEGER", "0", "1")))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dialect", ["duckdb", "any", "spark", "trino"])
@pytest.mark.parametrize("column", COLUMNS)
def test_no_row_is_dropped_that_a_session_in_some_zone_matches(reader, con, column, dialect):
    random, n_judged = Random(f"{corpus.seed()} {column} {dialect}"), 0
    for _ in range(400 if corpus.is_all() else 30):
        zone, where = random.choice(ZONES), drawn_condition(random, column)
        rows = ", ".join(f"('{drawn_time(random)}')" for _ in range(20))
        con.execute(
            f"CREATE OR REPLACE TABLE t AS SELECT CAST(v AS {COLUMNS[column][0]}) AS {column}"
            f" FROM (VALUES (NULL), {rows}) t(v)"
        )
        zones = (zone,) if dialect == "duckdb" else (zone, None)
        forms: dict[str, tuple[Tree, tuple[bool | None, ...]]] = {}
        for given in zones:
            tree = reader.read(where, dialect, given)
            forms[f"{given}"] = tree, (True,)
            forms[f"not, {given}"] = negate(tree), (False,)
            forms[f"not true, {given}"] = not_true(tree), (False, None)
            n_judged += not isinstance(tree, Unjudged)
        listed = ", ".join(may_match(tree, facts_of).sql for tree, _ in forms.values())
        kept = con.execute(f"SELECT [{listed}], {column} FROM t").fetchall()
        with con.cursor() as session:
            session.execute(f"SET TimeZone = '{checked_time_zone(zone)}'")
            truth = session.execute(f"SELECT {where} FROM t").fetchall()
        for (found, value), (answer,) in zip(kept, truth, strict=True):
            for (name, (_, answers)), is_kept in zip(forms.items(), found, strict=True):
                assert is_kept or answer not in answers, (where, zone, name, value, answer)
    assert n_judged > 5


@pytest.mark.parametrize("zone", [zone for zone in ZONES if "/" in zone])
def test_both_instants_of_a_time_that_clocks_repeat_are_kept(reader, con, zone):
    random = Random(f"{corpus.seed()} {zone}")
    for _ in range(60):
        local = drawn_time(random)
        # Java takes the earlier one, ICU and so DuckDB the later one.
        for fold in (0, 1):
            there = local.replace(tzinfo=ZoneInfo(zone), fold=fold)
            instant = there.astimezone(UTC)
            if instant.astimezone(ZoneInfo(zone)).replace(tzinfo=None) != local:
                continue  # clocks never showed it
            tree = reader.read(f"tz = TIMESTAMP '{local}'", "spark", zone)
            asked = may_match(tree, lambda _: Facts(*map(Formula, ("v", "v", "0", "0", "1"))))
            query = f"SELECT {asked} FROM (SELECT TIMESTAMPTZ '{instant}' AS v)"
            assert con.execute(query).fetchall() == [(True,)], (local, fold)


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
def test_what_does_not_depend_on_a_zone_is_exact(reader, where, zone, text):
    assert str(reader.read(where, "any", zone)) == text


def test_unknown_zone_moves_a_time_by_18_hours(reader):
    tree = reader.read("tz < TIMESTAMP '2024-03-10 03:30:00'")
    assert isinstance(tree, Implied)
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
def test_values_of_unknown_zones_that_have_no_order_are_unjudged(reader, where):
    tree = reader.read(where)
    assert isinstance(tree, Unjudged)
    assert tree.row is None


def test_typed_values_are_instants_and_text_is_of_the_zone(reader):
    moment = datetime(2024, 3, 10, 3, 30, tzinfo=UTC)
    for predicate in ([("tz", ">", moment)], pc.field("tz") > moment):
        assert str(reader.read(predicate)) == "tz > '2024-03-10 03:30:00+00'"
    assert isinstance(reader.read([("tz", ">", moment.replace(tzinfo=None))]), Implied)
    in_zone = reader.read([("tz", ">", "2024-03-10 03:30:00")], time_zone="America/New_York")
    assert isinstance(in_zone, Comparison)
    assert str(in_zone) == "tz > '2024-03-10 03:30:00-04'"


def test_many_times_of_a_list_are_one_range(reader):
    days = [f"2024-01-{day:02}" for day in range(1, 31)]
    listed = ", ".join(f"TIMESTAMP '{day} {hour:02}:00:00'" for day in days for hour in range(24))
    tree = reader.read(f"tz IN ({listed})")
    assert isinstance(tree, Implied)
    assert not isinstance(negate(tree), Unjudged)


@pytest.mark.parametrize(
    ("name", "zone"),
    [
        ("america/new_york", "America/New_York"),
        ("Z", "UTC"),
        ("+00:00", "UTC"),
        ("utc", "UTC"),
        ("+5:30", "GMT+05:30"),
        ("UTC-3", "GMT-03:00"),
        ("GMT+0530", "GMT+05:30"),
        ("-18:00", "GMT-18:00"),
        ("Etc/GMT+5", "Etc/GMT+5"),
    ],
)
def test_names_of_zones(name, zone):
    assert checked_time_zone(name) == zone


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("America/NewYork", "did you mean 'America/New_York'?"),
        ("+19:00", "+05:30"),
        ("", ""),
        (5, ""),
    ],
)
def test_unknown_zone_is_refused(reader, name, hint):
    with pytest.raises(UsageError, match="time_zone must be") as error:
        reader.read("dt > DATE '2024-01-01'", time_zone=name)
    assert hint in str(error.value)

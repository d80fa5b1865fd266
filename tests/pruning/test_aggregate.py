"""Aggregates from statistics: exact values, or limits with a reason."""

from __future__ import annotations

import math
from datetime import date
from uuid import UUID

import pyarrow as pa
import pytest

from tests.iceberg.one_manifest import table_of
from tests.pruning.given_files import Given, values
from tests.pruning.given_files import stats_of as of

GIANT = {"record_count": 2**63 - 1}
DAY = (date(2024, 1, 1) - date(1970, 1, 1)).days
DAYS = pa.array([DAY, 2**31 - 1], pa.int32()).cast(pa.date32())
LETTERS = b"\x01", b"\x62"


def only_nulls(column):
    return [of(column, None, None, 2, value_counts={column: 2})]


@pytest.mark.parametrize(("files", "select", "where", "answer"), [
    # A count of a column excludes nulls; one beyond 64 bits is unknown.
    ([of("i", 1, 5, 1), of("i", 1, 5)], "count(i)", None, (3, True)),
    ([of("i", 1, 5, None)], "count(i)", None, (2, False)),
    ([GIANT], "count(*)", None, (2**63 - 1, True)), ([GIANT] * 2, "count(*)", None, (None, False)),
    ([{"delete_record_count": 1}], "count(*)", None, (2, False)),
    # Nulls match no comparison.
    ([of("i", 7, 9)], "count(*)", "i > 5", (2, True)),
    ([of("i", 7, 9, 1)], "count(*)", "i > 5", (2, False)),
    ([of("i", 7, 9)], "count(*)", "i NOT IN (1, 2)", (2, True)),
    ([of("i", 7, 9)], "count(*)", "i NOT IN (1, NULL)", (0, True)),
    *((only_nulls(column), "count(*)", where, (0, True)) for column, where in (
        ("f", "NOT (f <= 'nan')"), ("i", "NOT (i < CAST('nan' AS DOUBLE))"),
        ("s", "NOT starts_with(s, '')"), ("s", "s NOT LIKE '%'"),
    )),
    # A date may be infinite, and has no year then.
    *(([of("d", DAYS[0], day)], "count(*)", where, (2, day == DAYS[0]))
      for day in DAYS for where in (
        "year(d) > 2000", "NOT year(d) <= 2000", "year(d) <> 2000", "NOT year(d) = 2000",
    )),
    # NaN, infinities, and files that may be empty.
    ([of("f", 1.0, 5.0)], "max(f)", None, (None, False)),
    ([of("f", 1.0, 5.0)], "min(f)", None, (1.0, True)),
    ([of("f", -math.inf, 5.0)], "min(f)", None, (-math.inf, False)),
    ([of("i", 1, 1, record_count=0), of("i", 3, 5)], "min(i)", None, (3, True)),
    ([of("i", 1, 1, record_count=None), of("i", 3, 5)], "min(i)", None, (1, False)),
    # A bound of the length of truncation; and 61 FF FF FF FF, truncated to four bytes, is 62.
    ([of("s", "abc", "z")], "min(s)", None, ("abc", True)),
    ([of("s", "abcd", "z")], "min(s)", None, ("abcd", False)),
    ([of("x", *LETTERS)], "max(x)", None, (b"\x62", False)),
    ([of("x", *LETTERS)], "min(x)", None, (b"\x01", True)),
    ([of("x", b"\x62", b"\x62")], "max(x)", None, (b"\x62", True)),
])  # fmt: skip
def test_aggregate_of_files_with_statistics(files, select, where, answer):
    assert Given(*files).answer(select, where) == answer


def test_minimum_over_old_row_versions_is_not_exact():
    assert Given(of("i", 1, 5), key=("k",)).answer("min(i)") == (1, False)
    # A default function does not apply to keys.
    options = {"merge-engine": "aggregation", "fields.default-aggregate-function": "sum"}
    assert Given(of("k", 1, 5), key=("k",), options=options).answer("min(k)") == (1, False)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("engine", ["aggregation", "partial-update"])
@pytest.mark.parametrize(("functions", "limits"), [
    # Two versions of one row: their sum is 12, which no bound limits.
    ({"i.": "sum"}, (None, None)), ({"default-": "sum"}, (None, None)),
    ({"default-": "sum", "i.": "last_value"}, (5, 7)), ({"f.": "sum"}, (5, 7)), ({}, (5, 7)),
])  # fmt: skip
def test_bounds_of_versions_do_not_limit_their_sum(engine, functions, limits):
    options = {f"fields.{name}aggregate-function": one for name, one in functions.items()}
    versions = [of("i", at, at, record_count=1) for at in (5, 7)]
    given = Given(*versions, key=("k",), options={"merge-engine": engine} | options)
    least, greatest = limits
    found = [given.answer(select) for select in ("min(i)", "max(i)", "count(i)")]
    assert found == [(least, False), (greatest, False), (2, False)]


# Bounds may not be values: of UUIDs, whose order is unknown, and of truncated fixed values.
LOW, HIGH = bytes([0x61] * 16), bytes([0x62] * 16)
LEAST, GREATEST = (UUID(bytes=half[:8] + end) for half, end in (
    (LOW, bytes(8)), (HIGH, b"\xff" * 8),
))  # fmt: skip


@pytest.mark.parametrize(("kind", "bounds", "answers"), [
    ("uuid", [(LOW, HIGH)], [(LEAST, False), (GREATEST, False)]),
    ("uuid", [(LOW, LOW), (HIGH, HIGH)], [(UUID(bytes=LOW), True), (UUID(bytes=HIGH), True)]),
    ("fixed[16]", [(LOW, HIGH)], [(LOW, False), (HIGH, False)]),
    ("fixed[20]", [(LOW, HIGH)], [(LOW + bytes(4), False), (HIGH + bytes(4), False)]),
])  # fmt: skip
def test_bounds_of_uuids_and_fixed_values_are_limits(tmp_path, kind, bounds, answers):
    stats = ("value_counts", "null_value_counts", "lower_bounds", "upper_bounds")
    files = [
        {name: [{"key": 1, "value": one}] for name, one in zip(stats, (2, 0, *both), strict=True)}
        | {"record_count": 2}
        for both in bounds
    ]
    assert values(table_of(tmp_path, kind, files), "min(c1), max(c1)") == answers

"""Conditions that DuckDB evaluates over partition values keep exactly matching partitions."""

from __future__ import annotations

import itertools
from datetime import date
from functools import cache
from typing import Any

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from tests.iceberg.manifests import Column
from tests.iceberg.one_manifest import table_of_schema
from tests.iceberg.tables import schema_json
from tests.pruning.given_files import Given, kept_by, many_plans, places, places_of

COLUMNS = pa.schema([
    ("dt", pa.string()), ("region", pa.string()), ("day", pa.date32()), ("amount", pa.int64()),
])  # fmt: skip
DAY = date(2022, 1, 20)
PARTITIONS = [*itertools.product(
    ("2022-01-19", "2022-01-20", "2022-02-20", "n/a", None), ("us-east", "us-west", "eu", None),
    (DAY, None),
)]  # fmt: skip
#: Conditions that users write often, those that fail for the partition `n/a`, and others.
COMMON = [
    "substr(dt, 1, 7) = '2022-01'", "upper(region) = 'US-EAST'", "dt LIKE '%-20'",
    "length(region) = 7", "regexp_matches(region, '^us')",
    "region || '/' || dt = 'us-east/2022-01-20'",
]  # fmt: skip
FAILING = ["CAST(dt AS DATE) = DATE '2022-01-20'", "dt = DATE '2022-01-20'"]
OTHERS = [
    "dt NOT LIKE '%-20'", "region ILIKE 'US%'", "NOT (upper(region) = 'US-EAST')",
    "upper(region) IS NULL", "split_part(dt, '-', 1) = '2022'", "try_cast(dt AS DATE) = day",
    "CASE WHEN region = 'eu' THEN dt ELSE region END < '2022-02'",
    "coalesce(dt, region, 'none') = 'none'", "dt SIMILAR TO '2022-0[12]-.0'",
    "region IN ('eu', split_part('us-west', ',', 1), dt)",
    "strftime(day, '%d') = '20' AND dt >= '2022-01-20'", "upper(region) = 'EU' OR dt LIKE '%-19'",
    "try_strptime(dt, '%Y-%m-%d')::DATE < current_date",
    "coalesce(day, nullif(current_date, current_date)) IS NULL",
]  # fmt: skip
#: Conditions on partitions beside those on a column with one value in each file.
COMBINED = [
    "upper(region) = 'US-EAST' AND amount > 20", "upper(region) = 'US-EAST' OR amount > 36",
    "NOT (upper(region) = 'US-EAST' OR amount > 36)", "NOT (dt LIKE '%-20' AND amount + 1 > 5)",
    "amount % 7 = 3 AND dt LIKE '2022%'", "amount || dt LIKE '1%-20'",
]  # fmt: skip
NOT_EVALUATED = [
    "random() > length(region)", "current_setting('TimeZone') = region", "st_within(dt, region)",
    "strftime(to_timestamp(amount), '%H') = '30' AND dt IS NULL AND dt IS NOT NULL OR true",
    "length(repeat(dt, 1000000)) = 3", "getvariable('v') = region", "age(day) > INTERVAL 1 DAY",
]  # fmt: skip
EAST = "upper(region) = 'US-EAST'"


def paimon(**of_partition: dict[str, Any]) -> Given:
    """Return a table of a file in each partition; what is said replaces that of one partition."""
    files = [
        {"partition": dict(zip(COLUMNS.names, values, strict=False)), "partition_is_known": True,
         "partition_bytes": b"%d" % at, "record_count": 1, "lower_bounds": {"amount": at},
         "upper_bounds": {"amount": at}, "null_value_counts": {"amount": 0}}
        | of_partition.get(f"f{at}", {})
        for at, values in enumerate(PARTITIONS)
    ]  # fmt: skip
    return Given(*files, columns=COLUMNS, partition=("dt", "region", "day"))


def iceberg(folder: Any) -> arrowmeta.Table:
    files = []
    for at, (dt, region, day) in enumerate(PARTITIONS):
        bound = [{"key": 4, "value": at.to_bytes(8, "little")}]
        days = None if day is None else (day - date(1970, 1, 1)).days
        files.append({
            "partition": {"dt": dt, "region": region, "day": days}, "record_count": 1,
            "lower_bounds": bound, "upper_bounds": bound,
            "value_counts": [{"key": 4, "value": 1}],
            "null_value_counts": [{"key": 4, "value": 0}],
        })  # fmt: skip
    return table_of_schema(folder, SCHEMA, files, PARTITION, **{"partition-specs": [SPEC]})


SCHEMA = schema_json("string", "string", "date", "long")
for _field, _name in zip(SCHEMA["fields"], COLUMNS.names, strict=True):
    _field["name"] = _name
PARTITION = [
    Column(1000, "dt", "string"), Column(1001, "region", "string"),
    Column(1002, "day", {"type": "int", "logicalType": "date"}),
]  # fmt: skip
SPEC = {"spec-id": 0, "fields": [
    {"source-id": at, "field-id": 999 + at, "name": column.name, "transform": "identity"}
    for at, column in enumerate(PARTITION, 1)
]}  # fmt: skip


@pytest.fixture(scope="module", params=["paimon", "iceberg"])
def table(request, tmp_path_factory):
    if request.param == "paimon":
        return paimon()
    return iceberg(tmp_path_factory.mktemp("t"))


def session(where: str) -> dict[str, Any]:
    """Return the zone, and the dialect: engines understand other texts as dates."""
    return {"time_zone": "UTC", "dialect": "duckdb" if where.startswith("try_") else "any"}


def kept(table: Any, where: str) -> set[int]:
    return set(places_of(table.plan(where, **session(where))))


@cache
def all_partitions() -> duckdb.DuckDBPyConnection:
    """The rows of all files in DuckDB, without its optimizer."""
    connection = duckdb.connect()
    connection.execute("SET TimeZone = 'UTC'; PRAGMA disable_optimizer")
    rows = [dict(zip(COLUMNS.names, [*v, at], strict=True)) for at, v in enumerate(PARTITIONS)]
    connection.register("files", pa.Table.from_pylist(rows, COLUMNS))
    return connection


def matching(where: str) -> set[int]:
    """The files that a condition is true for, or fails for."""
    answers = all_partitions().sql(f"SELECT amount, TRY(({where}) IS TRUE) FROM files").fetchall()
    return {at for at, is_true in answers if is_true is not False}


@pytest.mark.sampled(10)
@pytest.mark.parametrize("where", [*COMMON, *FAILING, *OTHERS, *COMBINED])
def test_only_matching_partitions_are_kept(table, where):
    expected = matching(where)
    assert 0 < len(expected) < len(PARTITIONS)
    assert kept(table, where) == expected
    if where not in COMBINED:
        assert set(kept_by(table, ["partitions"], where, **session(where))) == expected
        assert set(kept_by(table, ["stats"], where, **session(where))) >= expected
    if where in COMMON:
        assert set(kept_by(table, ["stats"], where, **session(where))) == expected
    if isinstance(table, Given):
        found = [n_files for n_files, _ in many_plans(table, [where] * 2, **session(where))]
    else:
        found = table.plan_many([where] * 2, **session(where))["files"].to_pylist()
    assert found == [len(expected)] * 2


@pytest.mark.sampled(4)
@pytest.mark.parametrize("where", COMMON)
def test_why_names_partition_values_that_match(table, where):
    plan = table.plan(where)
    why = plan.why()
    assert set(why["reason"].to_pylist()) == {"values match"}
    assert why.num_rows == plan.files.num_rows
    assert all(": true for " in detail for detail in why["detail"].to_pylist())


def test_why_names_partition_value_that_fails_to_evaluate(table):
    why = table.plan(FAILING[0]).why()
    failed = [row for row in why.to_pylist() if row["reason"] == "cannot be evaluated"]
    assert {row["column_name"] for row in failed} == {"dt"}
    assert all(row["detail"].endswith("fails for dt = 'n/a'") for row in failed)
    assert len(failed) < why.num_rows


def test_partition_with_unreadable_value_is_kept():
    lost = next(at for at, values in enumerate(PARTITIONS) if values[1] == "eu")
    dt, _, day = PARTITIONS[lost]
    unread = {"partition": {"dt": dt, "region": None, "day": day}, "partition_is_known": False}
    found = kept_by(paimon(**{f"f{lost}": unread}), ["partitions"], EAST)
    assert set(found) == matching(EAST) | {lost}


def test_files_of_another_spec_are_pruned_only_by_equal_bounds(tmp_path):
    files = []
    for dts, regions in ((("19", "20"), ["us-east"] * 2), (("19", "20"), ["eu"] * 2), ((), ())):
        stats = {"record_count": 1, "partition": {"n": 1}}
        for side, dt, region in zip(("lower", "upper"), dts, regions, strict=False):
            pairs = ((1, f"2022-01-{dt}"), (2, region))
            bounds = [{"key": key, "value": text.encode()} for key, text in pairs]
            stats |= {f"{side}_bounds": bounds}
            counts = [{"key": key, "value": 1} for key in (1, 2)]
            stats |= {"value_counts": counts}
            stats |= {"null_value_counts": [one | {"value": 0} for one in counts]}
        files.append(stats)
    spec = {"spec-id": 0, "fields": [
        {"source-id": 4, "field-id": 1010, "name": "n", "transform": "bucket[2]"},
    ]}  # fmt: skip
    partition = [Column(1010, "n", "int")]
    specs = [spec, SPEC | {"spec-id": 1}]
    table = table_of_schema(tmp_path, SCHEMA, files, partition, **{"partition-specs": specs})
    assert places(table.plan(EAST)) == [0, 2]
    assert places(table.plan("substr(dt, 9) = '20'")) == [0, 1, 2]


def test_char_partition_is_not_evaluated():
    field = pa.field("region", pa.string(), metadata={"paimon:type": "CHAR(10)"})
    given = Given(*({"partition": dict.fromkeys(("dt", "region"), one), "partition_is_known": True}
                    for one in ("us-east", "eu")),
                  columns=COLUMNS.set(1, field), partition=("dt", "region"))  # fmt: skip
    assert given.kept("length(region) = 7") == [0, 1]


@pytest.mark.parametrize("where", NOT_EVALUATED)
def test_condition_that_is_not_evaluated_keeps_all_partitions(table, where):
    assert len(kept(table, where)) == len(PARTITIONS)

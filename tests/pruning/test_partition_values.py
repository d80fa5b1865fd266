"""Conditions that DuckDB evaluates over partition values keep exactly matching partitions."""

from __future__ import annotations

import itertools
import random
from datetime import date
from functools import cache
from types import SimpleNamespace
from typing import Any

import duckdb
import pyarrow as pa
import pytest

from arrowmeta.iceberg.partition_spec import (
    PartitionField,
    PartitionSpec,
    parse_transform,
    unified_partition,
)
from arrowmeta.iceberg.schema import IcebergSchema, NestedField
from arrowmeta.model.shape import PartitionSource, TableShape
from arrowmeta.paimon.schema import STORED_AS
from arrowmeta.pruning.plan import Planner, plan_many
from tests.soundness.data_file import DataFile
from tests.soundness.source import GeneratedSource, paimon_schema
from tests.soundness.tables import written
from tests.soundness.values import Row, Stats

COLUMNS = pa.schema(
    [
        pa.field("dt", pa.string()),
        pa.field("region", pa.string()),
        pa.field("day", pa.date32()),
        pa.field("amount", pa.int64()),
    ]
)
PARTITIONS = [
    (dt, region, day)
    for dt, region, day in itertools.product(
        ("2022-01-19", "2022-01-20", "2022-02-20", "n/a", None),
        ("us-east", "us-west", "eu", None),
        (date(2022, 1, 20), None),
    )
]

#: Conditions that users write often.
COMMON = [
    "substr(dt, 1, 7) = '2022-01'",
    "upper(region) = 'US-EAST'",
    "dt LIKE '%-20'",
    "length(region) = 7",
    "regexp_matches(region, '^us')",
    "region || '/' || dt = 'us-east/2022-01-20'",
]
#: Conditions that fail for the partition `n/a`.
FAILING = ["CAST(dt AS DATE) = DATE '2022-01-20'", "dt = DATE '2022-01-20'"]
OTHERS = [
    "dt NOT LIKE '%-20'",
    "region ILIKE 'US%'",
    "NOT (upper(region) = 'US-EAST')",
    "upper(region) IS NULL",
    "split_part(dt, '-', 1) = '2022'",
    "try_cast(dt AS DATE) = day",
    "CASE WHEN region = 'eu' THEN dt ELSE region END < '2022-02'",
    "coalesce(dt, region, 'none') = 'none'",
    "region IN ('eu', split_part('us-west', ',', 1), dt)",
    "dt SIMILAR TO '2022-0[12]-.0'",
    "strftime(day, '%d') = '20' AND dt >= '2022-01-20'",
    "upper(region) = 'EU' OR dt LIKE '%-19'",
    "try_strptime(dt, '%Y-%m-%d')::DATE < current_date",
    "coalesce(day, nullif(current_date, current_date)) IS NULL",
]


class AllRead(random.Random):
    """Chooses so that every partition value can be read."""

    def random(self) -> float:
        return 0.99


def planner_of(files: list[DataFile], table_format: str, columns: pa.Schema = COLUMNS) -> Planner:
    """A planner over a table that is partitioned by the first three columns."""
    keys = columns.names[:3]
    partition = pa.struct([columns.field(name) for name in keys])
    of_format: dict[str, Any] = {"schemas": [paimon_schema(columns, {})]}
    sources: tuple[PartitionSource, ...] = ()
    if table_format == "iceberg":
        names = {pa.string(): "string", pa.date32(): "date", pa.int64(): "long"}
        fields = tuple(
            NestedField(at + 1, one.name, names[one.type]) for at, one in enumerate(columns)
        )
        schema = IcebergSchema(0, fields)
        spec = PartitionSpec(
            0,
            tuple(
                PartitionField((at + 1,), 1000 + at, name, parse_transform("identity"))
                for at, name in enumerate(keys)
            ),
        )
        other = PartitionSpec(1, (PartitionField((4,), 1010, "n", parse_transform("bucket[2]")),))
        unified = unified_partition([spec, other], [schema])
        partition, sources = unified.struct, unified.sources({it.id: it.name for it in fields})
        of_format = {
            "choice": SimpleNamespace(schema=schema),
            "field_ids": {one.name: one.id for one in fields},
            "partition": unified,
            "metadata": SimpleNamespace(specs={0: spec, 1: other}),
        }
    shape = TableShape(pa.struct(list(columns)), partition, partition_sources=sources)
    entries, manifests = written(AllRead(), table_format, shape, files)
    source = GeneratedSource(
        table_format,
        table_format == "paimon",
        shape,
        columns,
        entries,
        manifests,
        of_format=of_format,
    )
    return Planner(source)  # type: ignore[arg-type]


def files_of(table_format: str, partitions: list[tuple[Any, ...]] = PARTITIONS) -> list[DataFile]:
    files = []
    for at, values in enumerate(partitions):
        partition: Row = dict(zip(COLUMNS.names, values, strict=False))
        rows = [partition | {"amount": at}]
        told = {"amount": Stats(at, at, 0, None, 1)}
        spec_id = 0 if table_format == "iceberg" else None
        files.append(DataFile(rows, partition, spec_id, 0, -1, 0, frozenset(), told))
    return files


@pytest.fixture(scope="module", params=["paimon", "iceberg"])
def planner(request):
    return planner_of(files_of(request.param), request.param)


def kept(planner: Planner, where: str, **others: Any) -> set[int]:
    names = planner.plan(where, **others).table(["file_name"])["file_name"].to_pylist()
    return set(map(int, names))


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


@pytest.mark.sampled(5)
@pytest.mark.parametrize("where", [*COMMON, *FAILING, *OTHERS])
def test_only_matching_partitions_are_kept(planner, where):
    expected = matching(where)
    assert 0 < len(expected) < len(PARTITIONS)
    assert kept(planner, where) == expected
    assert kept(planner, where, stages=["partitions"]) == expected
    assert kept(planner, where, stages=["stats"]) >= expected
    assert plan_many(planner, [where, where])["files"].to_pylist() == [len(expected)] * 2


@pytest.mark.parametrize("where", COMMON)
def test_stats_stage_uses_partition_values(planner, where):
    assert kept(planner, where, stages=["stats"]) == matching(where)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("where", COMMON)
def test_why_names_partition_values_that_match(planner, where):
    plan = planner.plan(where)
    why = plan.why()
    assert set(why["reason"].to_pylist()) == {"values match"}
    assert why.num_rows == plan.files.num_rows
    for detail in why["detail"].to_pylist():
        assert ": true for " in detail


def test_why_names_partition_value_that_fails_to_evaluate(planner):
    why = planner.plan(FAILING[0]).why()
    failed = [row for row in why.to_pylist() if row["reason"] == "cannot be evaluated"]
    assert {row["column_name"] for row in failed} == {"dt"}
    assert all(row["detail"].endswith("fails for dt = 'n/a'") for row in failed)
    assert len(failed) < why.num_rows


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    "where",
    [
        "upper(region) = 'US-EAST' AND amount > 20",
        "upper(region) = 'US-EAST' OR amount > 36",
        "NOT (upper(region) = 'US-EAST' OR amount > 36)",
        "NOT (dt LIKE '%-20' AND amount + 1 > 5)",
        "amount % 7 = 3 AND dt LIKE '2022%'",
        "amount || dt LIKE '1%-20'",
    ],
)
def test_conditions_combine_partition_and_single_value_columns(planner, where):
    expected = matching(where)
    assert kept(planner, where) == expected
    assert plan_many(planner, [where])["files"].to_pylist() == [len(expected)]


def test_partition_with_unreadable_value_is_kept():
    planner = planner_of(files_of("paimon"), "paimon")
    where = "upper(region) = 'US-EAST'"
    lost = next(at for at, values in enumerate(PARTITIONS) if values[1] == "eu")
    entries = planner.source.entries.to_pylist()  # type: ignore[attr-defined]
    for row in entries:
        if row["file_name"] == str(lost):
            row["partition"]["region"], row["partition_is_known"] = None, False
    schema = planner.source.entries.schema  # type: ignore[attr-defined]
    planner.source.entries = pa.Table.from_pylist(entries, schema)  # type: ignore[attr-defined]
    assert kept(planner, where, stages=["partitions"]) == matching(where) | {lost}


def test_files_of_another_spec_are_pruned_only_by_equal_bounds():
    files = files_of("iceberg", PARTITIONS[:6])
    stats = {
        "region": Stats("us-east", "us-east", 0, None, 1),
        "dt": Stats("2022-01-19", "2022-01-20", 0, None, 1),
    }
    for region in ("us-east", "eu"):
        told = stats | {"region": Stats(region, region, 0, None, 1)}
        rows = [{"dt": "2022-01-19", "region": region, "day": None, "amount": 1}]
        files.append(DataFile(rows, {"n": 1}, 1, lacks=frozenset(), stats=told))
    rows = [{"dt": "2022-01-19", "region": "eu", "day": None, "amount": 1}]
    files.append(DataFile(rows, {"n": 1}, 1, lacks=frozenset()))
    planner = planner_of(files, "iceberg")
    where = "upper(region) = 'US-EAST'"
    assert {6, 8} <= kept(planner, where)
    assert 7 not in kept(planner, where)
    assert {6, 7, 8} <= kept(planner, "substr(dt, 9) = '20'")


def test_char_partition_is_not_evaluated():
    field = COLUMNS.field("region").with_metadata({STORED_AS: b"CHAR(10)"})
    planner = planner_of(files_of("paimon"), "paimon", COLUMNS.set(1, field))
    assert len(kept(planner, "length(region) = 7")) == len(PARTITIONS)


@pytest.mark.parametrize(
    "where",
    [
        "random() > length(region)",
        "strftime(to_timestamp(amount), '%H') = '30' AND dt IS NULL AND dt IS NOT NULL OR true",
        "current_setting('TimeZone') = region",
        "length(repeat(dt, 1000000)) = 3",
        "st_within(dt, region)",
        "getvariable('v') = region",
        "age(day) > INTERVAL 1 DAY",
    ],
)
def test_condition_that_is_not_evaluated_keeps_all_partitions(planner, where):
    assert len(kept(planner, where)) == len(PARTITIONS)

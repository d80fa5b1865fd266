"""Aggregates from statistics: exact values, or limits with a reason."""

from __future__ import annotations

import math
from datetime import date
from pathlib import Path
from typing import Any
from uuid import UUID

import pyarrow as pa
import pytest

from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import base_schema
from arrowmeta.pruning.aggregate import aggregate
from arrowmeta.pruning.plan import Planner
from tests.iceberg.one_manifest import table_of
from tests.soundness.source import GeneratedSource, paimon_schema

COLUMNS = pa.schema(
    [
        pa.field("k", pa.int32(), nullable=False),
        pa.field("i", pa.int32()),
        pa.field("f", pa.float64()),
        pa.field("s", pa.string()),
        pa.field("x", pa.binary()),
        pa.field("d", pa.date32()),
        pa.field("t", pa.struct([("a", pa.int32())])),
    ]
)
CUT_FROM = 4


def planner(
    *files: dict[str, Any], key: tuple[str, ...] = (), options: dict[str, str] | None = None
) -> Planner:
    shape = TableShape(
        columns=pa.struct(list(COLUMNS)),
        primary_key=pa.struct([COLUMNS.field(name) for name in key]),
    )
    entries = [
        {
            "entry_id": at,
            "status": "added",
            "content": "data",
            "file_path": f"f{at}",
            "file_name": f"f{at}",
            "manifest_path": "m",
            "manifest_pos": at,
            "partition": {},
            "partition_bytes": b"",
            "bucket": 0,
            "total_buckets": -1,
            "level": 0,
            "schema_id": 0,
            "record_count": 2,
            "delete_record_count": 0,
            "file_size_in_bytes": 1,
        }
        | file
        for at, file in enumerate(files)
    ]
    manifest = {
        "manifest_path": "m",
        "content": "data",
        "length": 1,
        "partition_spec_id": 0,
        "added_files_count": len(files),
        "existing_files_count": 0,
        "deleted_files_count": 0,
    }
    source = GeneratedSource(
        "paimon",
        True,
        shape,
        COLUMNS,
        pa.Table.from_pylist(entries, base_schema("entries", shape)),
        pa.Table.from_pylist([manifest], base_schema("manifests", shape)),
        options=options or {},
        of_format={
            "schemas": [paimon_schema(COLUMNS, options or {}, key)],
            "truncated_lengths": dict.fromkeys(("s", "x"), CUT_FROM),
        },
    )
    return Planner(source)  # type: ignore[arg-type]


def answer(of: Planner, select: str, where: str | None = None) -> tuple[Any, bool]:
    (row,) = aggregate(of, select, where).to_pylist()
    (one,) = row.values()
    return one["value"], one["exact"]


def stats_of(column: str, lower: Any, upper: Any, nulls: int | None = 0) -> dict[str, Any]:
    return {
        "lower_bounds": {column: lower},
        "upper_bounds": {column: upper},
        "null_value_counts": {column: nulls},
    }


def test_count_of_column_excludes_nulls():
    assert answer(planner(stats_of("i", 1, 5, 1), stats_of("i", 1, 5)), "count(i)") == (3, True)
    assert answer(planner(stats_of("i", 1, 5, None)), "count(i)") == (2, False)


def test_count_of_unknown_record_count_is_not_exact():
    assert answer(planner({"record_count": -1}), "count(*)")[1] is False


def test_count_beyond_64_bits_is_unknown():
    giant = {"record_count": 2**63 - 1}
    assert answer(planner(giant), "count(*)") == (2**63 - 1, True)
    assert answer(planner(giant, giant), "count(*)") == (None, False)


def test_count_with_delete_rows_is_not_exact():
    assert answer(planner({"delete_record_count": 1}), "count(*)") == (2, False)


def test_filtered_count_is_exact_only_without_nulls():
    assert answer(planner(stats_of("i", 7, 9)), "count(*)", "i > 5") == (2, True)
    assert answer(planner(stats_of("i", 7, 9, 1)), "count(*)", "i > 5") == (2, False)


def test_not_in_with_null_matches_no_row():
    assert answer(planner(stats_of("i", 7, 9)), "count(*)", "i NOT IN (1, 2)") == (2, True)
    assert answer(planner(stats_of("i", 7, 9)), "count(*)", "i NOT IN (1, NULL)") == (0, True)


@pytest.mark.parametrize(
    ("column", "where"),
    [
        ("f", "NOT (f <= 'nan')"),
        ("i", "NOT (i < CAST('nan' AS DOUBLE))"),
        ("s", "NOT starts_with(s, '')"),
        ("s", "s NOT LIKE '%'"),
    ],
)
def test_negated_tautology_does_not_match_nulls(column, where):
    only_nulls = stats_of(column, None, None, 2) | {"value_counts": {column: 2}}
    assert answer(planner(only_nulls), "count(*)", where) == (0, True)


@pytest.mark.parametrize(
    "where", ["year(d) > 2000", "NOT year(d) <= 2000", "year(d) <> 2000", "NOT year(d) = 2000"]
)
def test_year_condition_is_not_exact_with_infinite_date(where):
    day = (date(2024, 1, 1) - date(1970, 1, 1)).days
    days = pa.array([day, 2**31 - 1], pa.int32()).cast(pa.date32())
    assert answer(planner(stats_of("d", days[0], days[0])), "count(*)", where) == (2, True)
    assert answer(planner(stats_of("d", days[0], days[1])), "count(*)", where) == (2, False)


def test_maximum_is_unknown_if_nan_is_possible():
    assert answer(planner(stats_of("f", 1.0, 5.0)), "max(f)") == (None, False)
    assert answer(planner(stats_of("f", 1.0, 5.0)), "min(f)") == (1.0, True)


def test_minimum_of_infinite_bound_is_not_exact():
    assert answer(planner(stats_of("f", -math.inf, 5.0)), "min(f)") == (-math.inf, False)


@pytest.mark.parametrize(("record_count", "expected"), [(0, (3, True)), (None, (1, False))])
def test_bounds_of_possibly_empty_file_are_not_exact(record_count, expected):
    file = stats_of("i", 1, 1) | {"record_count": record_count}
    assert answer(planner(file, stats_of("i", 3, 5)), "min(i)") == expected


@pytest.mark.parametrize(("bound", "is_exact"), [("abc", True), ("abcd", False)])
def test_bound_of_truncation_length_is_not_exact(bound, is_exact):
    assert answer(planner(stats_of("s", bound, "z")), "min(s)") == (bound, is_exact)


def test_short_upper_bound_of_binary_may_be_rounded_up():
    # 61 FF FF FF FF truncated to four bytes is rounded up to 62.
    assert answer(planner(stats_of("x", b"\x01", b"\x62")), "max(x)") == (b"\x62", False)
    assert answer(planner(stats_of("x", b"\x01", b"\x62")), "min(x)") == (b"\x01", True)
    assert answer(planner(stats_of("x", b"\x62", b"\x62")), "max(x)") == (b"\x62", True)


def test_minimum_over_old_row_versions_is_not_exact():
    assert answer(planner(stats_of("i", 1, 5), key=("k",)), "min(i)") == (1, False)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("engine", ["aggregation", "partial-update"])
@pytest.mark.parametrize(
    ("options", "limits"),
    [
        # Two versions of one row: their sum is 12, which no bound limits.
        ({"fields.i.aggregate-function": "sum"}, (None, None)),
        ({"fields.default-aggregate-function": "sum"}, (None, None)),
        (
            {
                "fields.default-aggregate-function": "sum",
                "fields.i.aggregate-function": "last_value",
            },
            (5, 7),
        ),
        ({"fields.f.aggregate-function": "sum"}, (5, 7)),
        ({}, (5, 7)),
    ],
)
def test_bounds_of_versions_do_not_limit_their_sum(engine, options, limits):
    of = planner(
        stats_of("i", 5, 5) | {"record_count": 1},
        stats_of("i", 7, 7) | {"record_count": 1},
        key=("k",),
        options={"merge-engine": engine} | options,
    )
    least, greatest = limits
    assert answer(of, "min(i)") == (least, False)
    assert answer(of, "max(i)") == (greatest, False)
    assert answer(of, "count(i)") == (2, False)


def test_default_aggregate_function_does_not_apply_to_keys():
    options = {"merge-engine": "aggregation", "fields.default-aggregate-function": "sum"}
    of = planner(stats_of("k", 1, 5), key=("k",), options=options)
    assert answer(of, "min(k)") == (1, False)


# -- Aggregates of columns whose bounds may not be values: UUIDs, and truncated fixed values


LOW, HIGH = bytes([0x61] * 16), bytes([0x62] * 16)


def answers(folder: Path, kind: str, bounds: list[tuple[bytes, bytes]]) -> list[tuple[Any, bool]]:
    """Write a table of files with these bounds; return its minimum and maximum."""
    files = (
        {
            "record_count": 2,
            "value_counts": [{"key": 1, "value": 2}],
            "null_value_counts": [{"key": 1, "value": 0}],
            "lower_bounds": [{"key": 1, "value": lower}],
            "upper_bounds": [{"key": 1, "value": upper}],
        }
        for lower, upper in bounds
    )
    found = table_of(folder, kind, files).aggregate("min(c1), max(c1)").to_pylist()[0]
    return [(one["value"], one["exact"]) for one in found.values()]


def test_uuid_bounds_give_limits_that_are_not_exact(tmp_path):
    (least, is_least), (greatest, is_greatest) = answers(tmp_path, "uuid", [(LOW, HIGH)])
    assert least <= UUID(bytes=LOW)
    assert greatest >= UUID(bytes=HIGH)
    assert (is_least, is_greatest) == (False, False)


def test_equal_uuid_bounds_give_exact_values(tmp_path):
    found = answers(tmp_path, "uuid", [(LOW, LOW), (HIGH, HIGH)])
    assert found == [(UUID(bytes=LOW), True), (UUID(bytes=HIGH), True)]


@pytest.mark.parametrize("kind", ["fixed[16]", "fixed[20]"])
def test_fixed_bounds_give_limits_that_are_not_exact(tmp_path, kind):
    behind = bytes(4) if kind == "fixed[20]" else b""
    expected = [(LOW + behind, False), (HIGH + behind, False)]
    assert answers(tmp_path, kind, [(LOW, HIGH)]) == expected

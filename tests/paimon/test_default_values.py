"""Columns whose nulls old readers replace by a default: statistics are not of the values read."""

from __future__ import annotations

import random
from dataclasses import replace

import pyarrow as pa
import pytest

from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.schema import DataField, TableSchema, parse_type
from arrowmeta.pruning.aggregate import aggregate
from arrowmeta.pruning.plan import Planner
from tests.reference import file_index
from tests.soundness.source import GeneratedSource
from tests.soundness.tables import DataFile, written
from tests.soundness.values import Stats

COLUMNS = pa.schema([pa.field("v", pa.int32()), pa.field("w", pa.int32())])
DEFAULT = {"fields.v.default-value": "9"}


def planner(options: dict[str, str], *, index: bytes | None = None) -> Planner:
    """Plan over two files of a bucket of three: `0` has a null in each column, `1` has none."""
    fields = tuple(DataField(at, name, parse_type("INT")) for at, name in enumerate("vw"))
    shape = TableShape(columns=pa.struct(list(COLUMNS)))
    files = [
        DataFile(
            [{"v": 1, "w": 1}, {"v": other, "w": other}],
            bucket=0,
            total_buckets=3,
            level=0,
            stats=dict.fromkeys(COLUMNS.names, Stats(1, 1, int(other is None), None, 2)),
        )
        for other in (None, 1)
    ]
    entries, manifests = written(random.Random(0), "paimon", shape, files)
    if index is not None:
        at = entries.schema.get_field_index("embedded_index")
        entries = entries.set_column(at, "embedded_index", pa.array([index] * 2, pa.binary()))
    schemas = pa.table(
        {
            "schema_id": pa.array([0, 0], pa.int64()),
            "field_id": pa.array([0, 1], pa.int32()),
            "name": COLUMNS.names,
            "type": ["INT", "INT"],
        }
    )
    source = GeneratedSource("paimon", True, shape, COLUMNS, entries, manifests, options, schemas)
    schema = TableSchema(0, fields, options=options)
    return Planner(replace(source, of_format={"schemas": [schema], "truncated_lengths": {}}))  # type: ignore[arg-type]


def kept(of: Planner, where: str) -> list[str]:
    return sorted(of.plan(where).table(["file_name"])["file_name"].to_pylist())


@pytest.mark.parametrize("where", ["{} = 9", "{} <> 1", "{} > 5", "{} IN (8, 9)"])
def test_file_with_null_may_match_default_value(where):
    assert kept(planner(DEFAULT), where.format("v")) == ["0"]
    assert kept(planner(DEFAULT), where.format("w")) == []


def test_file_with_null_may_match_is_null():
    assert kept(planner(DEFAULT), "v IS NULL") == ["0"]


def test_default_value_does_not_prune_bucket_of_null():
    # The hash of 2 and of 9 leads to the buckets 2 and 1.
    options = {"bucket": "3", "bucket-key": "v"}
    assert kept(planner(options), "v = 9 OR v = 2") == []
    assert kept(planner(options | DEFAULT), "v = 9 OR v = 2") == ["0"]


def test_bucket_choice_is_known_only_without_default_value():
    for column, is_known in (("v", False), ("w", True)):
        of = planner(DEFAULT | {"bucket": "3", "bucket-key": column})
        chosen = of.rules.bucket_choice(of.reader.read(f"{column} = 2"))
        assert (chosen is not None) == is_known


def test_file_index_prunes_only_columns_without_default():
    """Bounds say 1, and the index 5."""
    index = file_index.container(
        {name: {"bitmap": file_index.bitmap_v2([5, 5], "int32")} for name in COLUMNS.names}
    )
    assert kept(planner(DEFAULT, index=index), "v = 1") == ["0", "1"]
    assert kept(planner(DEFAULT, index=index), "w = 1") == []


def test_file_index_does_not_rule_out_default_value():
    index = file_index.container(
        {name: {"bitmap": file_index.bitmap_v2([1, 1], "int32")} for name in COLUMNS.names}
    )
    assert kept(planner(DEFAULT, index=index), "v = 9") == ["0"]


def test_aggregate_of_column_with_default_is_not_exact():
    of = planner(DEFAULT)
    (row,) = aggregate(of, "count(v), max(v), count(w), max(w)").to_pylist()
    assert [one["exact"] for one in row.values()] == [False, False, True, True]

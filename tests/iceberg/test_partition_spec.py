"""Partition specs, the unified partition struct of all specs, and partitions as bounds."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace
from typing import Any, cast

import pyarrow as pa
import pytest
from msgspec import convert

from arrowmeta.iceberg.partition_spec import (
    PartitionField,
    PartitionSpec,
    parse_transform,
    unified_partition,
)
from arrowmeta.iceberg.pruning import IcebergRules
from arrowmeta.iceberg.schema import IcebergSchema, NestedField, WrittenSchema, to_schema
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.model.shape import PartitionSource, TableShape
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.evaluator import Evaluator, kept_by_stats
from tests.iceberg.tables import schema_json


def schema(*types, schema_id=0):
    return to_schema(convert(schema_json(*types, schema_id=schema_id), WrittenSchema))


def spec(spec_id, *fields):
    """A spec of fields, each given as (field id, source id, name, transform)."""
    return PartitionSpec(
        spec_id,
        tuple(
            PartitionField((source,), field_id, name, parse_transform(transform))
            for field_id, source, name, transform in fields
        ),
    )


def unified(*specs, schemas=None):
    return unified_partition(specs, schemas or [schema("int", "string", "timestamp")])


def positions(found):
    return {i: tuple(at for _, at in fields) for i, fields in found.places.items()}


def test_sources_of_partition_fields_have_the_specs_with_their_transform():
    specs = [
        spec(0, (1000, 1, "f0_old", "identity"), (1001, 2, "gone", "identity")),
        spec(1, (1000, 1, "f0", "identity"), (1002, 3, "day", "day"), (1001, 2, "gone", "void")),
        spec(2, (1003, 1, "b", "bucket[4]"), (1004, 3, "z", "zorder"), (1005, 1, "v", "void")),
    ]
    assert unified(*specs).sources({1: "a", 2: "b", 3: "c"}) == (
        PartitionSource("f0", "a", "identity", frozenset({0, 1})),
        PartitionSource("gone", "b", "identity", frozenset({0})),
        PartitionSource("day", "c", "day", frozenset({1})),
        PartitionSource("b", "a", "bucket[4]", frozenset({2})),
    )
    assert [one.partition for one in unified(*specs).sources({3: "c"})] == ["day"]


@pytest.mark.parametrize(
    ("fields", "is_unpartitioned"),
    [((), True), (((1000, 1, "a", "void"),), True), (((1000, 1, "a", "identity"),), False)],
)
def test_spec_of_only_void_fields_is_unpartitioned(fields, is_unpartitioned):
    assert unified(spec(0, *fields)).unpartitioned == [0] * is_unpartitioned


def test_unified_struct_has_fields_of_all_specs_by_id():
    found = unified(
        spec(0, (1001, 2, "b", "identity")),
        spec(1, (1000, 1, "a", "bucket[4]"), (1001, 2, "b", "identity")),
        spec(2, (1002, 3, "day", "day"), (1000, 1, "a", "bucket[4]")),
    )
    assert found.struct == pa.struct([("a", pa.int32()), ("b", pa.string()), ("day", pa.date32())])
    assert positions(found) == {0: (1,), 1: (0, 1), 2: (2, 0)}
    assert [f.metadata[b"PARQUET:field_id"] for f in found.struct.fields] == [
        b"1000",
        b"1001",
        b"1002",
    ]


@pytest.mark.spec("iceberg: Partition Evolution, fields are the same by id")
def test_renamed_field_has_its_newest_name():
    found = unified(spec(0, (1000, 1, "old", "identity")), spec(1, (1000, 1, "new", "identity")))
    assert found.struct.names == ["new"]
    assert positions(found) == {0: (0,), 1: (0,)}


@pytest.mark.parametrize("newest", [0, 1])
def test_field_that_became_void_keeps_its_former_transform(newest):
    specs = [spec(0, (1000, 1, "a", "bucket[4]")), spec(1, (1000, 1, "a_gone", "void"))]
    found = unified(*(specs if newest else specs[::-1]))
    assert str(found.fields[0].field.transform) == "bucket[4]"
    assert found.struct == pa.struct([("a_gone", pa.int32())])
    assert positions(found) == {0: (0,), 1: (0,)}


@pytest.mark.spec("iceberg: Partition Evolution, v1 used ids twice")
def test_id_reused_for_another_source_is_two_fields():
    found = unified(spec(0, (1000, 1, "a", "identity")), spec(1, (1000, 2, "b", "identity")))
    assert sorted(found.struct.names) == ["a", "b"]
    a, b = found.struct.names.index("a"), found.struct.names.index("b")
    assert positions(found) == {0: (a,), 1: (b,)}


def test_newest_of_fields_with_same_name_keeps_it():
    found = unified(
        spec(0, (1000, 1, "part", "bucket[4]")),
        spec(1, (1001, 1, "part", "bucket[8]")),
        spec(2, (1002, 1, "PART", "bucket[9]")),
    )
    assert found.struct.names == ["part_1000", "part_1001", "PART"]


def test_field_of_dropped_column_has_its_former_type():
    found = unified(
        spec(0, (1000, 2, "b", "identity")),
        schemas=[schema("long", schema_id=1), schema("int", "string")],
    )
    assert found.struct == pa.struct([("b", pa.string())])


def test_field_of_promoted_column_has_type_of_first_schema():
    found = unified(
        spec(0, (1000, 1, "a", "identity")), schemas=[schema("long", schema_id=1), schema("int")]
    )
    assert found.struct == pa.struct([("a", pa.int64())])


def test_identity_field_of_column_in_no_schema_is_left_out():
    found = unified(spec(0, (1000, 9, "gone", "identity"), (1001, 9, "bucketed", "bucket[2]")))
    assert found.struct == pa.struct([("bucketed", pa.int32())])
    assert positions(found) == {0: (None, 0)}


def test_unpartitioned_table_has_empty_partition_struct():
    assert unified(spec(0)).struct == pa.struct([])
    assert positions(unified(spec(0))) == {0: ()}


IDS = {"a": 1, "b": 2, "c": 3}
SCHEMA = IcebergSchema(0, tuple(NestedField(at, name, "int") for name, at in IDS.items()))
SPECS = [
    PartitionSpec(
        spec_id,
        tuple(
            PartitionField((IDS[column],), 1000 + spec_id * 10 + at, name, parse_transform(text))
            for at, (column, name, text) in enumerate(fields)
        ),
    )
    for spec_id, fields in enumerate(
        [
            [("a", "a_itself", "identity"), ("b", "b_tens", "truncate[10]")],
            [("b", "b", "identity"), ("a", "a_of_three", "bucket[3]")],
            [("a", "a_again", "identity")],
        ]
    )
]
ROWS = [{"a": a, "b": b} for a, b in product((1, 12), (1, 12))]
#: For each spec: the partition of a row, and the columns of its identity fields.
PARTITIONS: list[Any] = [
    (lambda row: {"a_itself": row["a"], "b_tens": row["b"] // 10 * 10}, ["a"]),
    (lambda row: {"b": row["b"], "a_of_three": 1}, ["b"]),
    (lambda row: {"a_again": row["a"]}, ["a"]),
]


@pytest.mark.spec("iceberg: identity partitions of files without metrics")
@pytest.mark.parametrize("column", IDS)
@pytest.mark.parametrize("value", [1, 5, 10, 12])
def test_identity_partition_values_rule_out_files_without_metrics(column, value):
    columns = SCHEMA.to_arrow_schema()
    partition = unified_partition(SPECS, [SCHEMA])
    source = SimpleNamespace(
        iceberg_schema=SCHEMA,
        metadata=SimpleNamespace(specs={spec.id: spec for spec in SPECS}),
        field_ids=IDS,
        partition=partition,
        shape=TableShape(
            columns=pa.struct(list(columns)),
            partition=partition.struct,
            partition_sources=partition.sources({i: name for name, i in IDS.items()}),
        ),
        schema=columns,
    )
    rule = IcebergRules(cast(IcebergSource, source)).stats_rule(
        PredicateReader(columns).read(f"{column} = {value}")
    )
    files, expected = [], []
    for row, (values_of, known) in product(ROWS, PARTITIONS):
        partitions = {f"partition.{name}": found for name, found in values_of(row).items()}
        files.append({"record_count": 1} | partitions)
        expected.append(column not in known or row[column] == value)
    types = {name: pa.int64() for name in rule.columns if "count" in name}
    known_columns = [pa.field(name, types.get(name, pa.int32())) for name in rule.columns]
    entries = pa.Table.from_pylist(files, pa.schema(known_columns))
    assert kept_by_stats(entries, rule, Evaluator())[0].tolist() == expected

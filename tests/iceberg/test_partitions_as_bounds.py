"""Files without metrics are pruned by the values of identity partition fields."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace
from typing import Any, cast

import pyarrow as pa
import pytest

from arrowmeta.iceberg.partition_spec import (
    PartitionField,
    PartitionSpec,
    parse_transform,
    unified_partition,
)
from arrowmeta.iceberg.pruning import IcebergRules
from arrowmeta.iceberg.schema import IcebergSchema, NestedField
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.model.shape import TableShape
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.evaluator import Evaluator, kept_by_stats

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

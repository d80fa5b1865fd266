"""Evaluation of conditions: over partitions, over files, and as DuckDB binds them."""

import threading
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.tables import column_field
from arrowmeta.predicate.formula import Formula
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.evaluator import Evaluator, PartitionFilter, hashable_rows, kept_by_stats
from arrowmeta.pruning.search import manifest_condition
from tests import corpus
from tests.iceberg.tables import metadata_json, schema_json, write
from tests.reference.partitions import kept_partitions

VALUES = pa.array([None, 0, 1], pa.int32())
READER = PredicateReader(pa.schema([pa.field("i", pa.int32()), pa.field("f", pa.float64())]))


@pytest.mark.parametrize(
    ("where", "may_match"),
    [
        ("CAST(i AS DOUBLE) = 0.5", [False, False, False]),
        ("CAST(i AS DOUBLE) NOT IN (0.5, 1.5)", [False, True, True]),
        ("i <= 0.5", [False, True, False]),
        ("i IN (1, 1.5)", [False, False, True]),
        ("CAST(i AS DOUBLE) IS NOT NULL", [False, True, True]),
        ("CAST(i AS DOUBLE) IS NULL", [True, False, False]),
        ("i IS NULL", [True, False, False]),
        ("i IN (1, 2)", [False, False, True]),
        ("i % 2 = 1", [False, False, True]),
        ("random() > i", [True, True, True]),
        ("i = 1 AND random() > i", [False, False, True]),
    ],
)
def test_null_partition_value_matches_no_comparison(where, may_match):
    assert kept_partitions(READER.read(where), {"i": VALUES}).tolist() == may_match


@pytest.mark.parametrize("where", ["i = 7", "i IS NOT NULL", "i NOT IN (0, 1)", "NOT i < 7"])
def test_unreadable_partition_value_may_match(where):
    tree = READER.read(where)
    values = pa.array([None, None, 0, 1], VALUES.type)
    of_nulls = kept_partitions(tree, {"i": values})
    is_known = [False, True, False, True]
    assert kept_partitions(tree, {"i": values}, is_known).tolist() == [True, *of_nulls[1:]]
    assert not of_nulls[0]


def test_nan_and_negative_zero_partition_values_are_compared():
    values = pa.array([0.0, -0.0, float("nan"), -float("nan"), 1.5, None])
    found = {
        where: kept_partitions(READER.read(where), {"f": values}).tolist()
        for where in ("f = 0", "isnan(f)", "f > 1.5", "f <> 0")
    }
    assert found == {
        "f = 0": [True, True, False, False, False, False],
        "isnan(f)": [False, False, True, True, False, False],
        "f > 1.5": [False, False, True, True, False, False],
        "f <> 0": [False, False, True, True, True, False],
    }


@pytest.mark.parametrize(
    "values",
    [
        pa.array([1, -1, 2**62, -(2**62), None], pa.int64()).cast(pa.timestamp("us")),
        pa.array([1, -1, 2**63 - 1, -(2**63) + 1, None], pa.int64()).cast(pa.timestamp("ns")),
        pa.array([1, -1, 2**31 - 2, -(2**31) + 2, None], pa.int32()).cast(pa.date32()),
        pa.array([b"\xff", b"", b"\x00", b"ab", None], pa.binary()),
        pa.array([b"\xff" * 4, b"\x00" * 4, b"abcd", b"abce", None], pa.binary(4)),
        pa.array([1.5, float("inf"), -0.0, 2.0, None], pa.float32()),
        pa.array([True, False, True, False, None]),
    ],
    ids=lambda values: str(values.type),
)
def test_partition_values_of_every_type_are_distinguished(values):
    """Python cannot represent some of them."""
    for part in (values, values.slice(1)):
        assert len(set(hashable_rows([part]))) == len(part.unique())


def test_partition_is_evaluated_once_by_several_threads(monkeypatch):
    asked: list[int] = []
    is_kept = Evaluator.is_kept

    def counted(self, condition, files, *values):
        asked.append(files.num_rows)
        return is_kept(self, condition, files, *values)

    monkeypatch.setattr(Evaluator, "is_kept", counted)
    judged = PartitionFilter({None: READER.read("i % 2 = 1")}, Evaluator())
    flags = pa.array([True] * 3)
    batch = pa.RecordBatch.from_arrays([VALUES, flags], ["partition.i", "partition_is_known"])
    threads = [threading.Thread(target=judged, args=(batch,)) for _ in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert sum(asked) == 3


def test_flags_are_in_the_order_of_the_files_whatever_the_order_of_the_answer():
    files = pa.table({"size": [5, 1, 4, 2, 3]})
    query = "SELECT place, size > 2 AS kept FROM files ORDER BY size"
    assert Evaluator().flags(query, files)["kept"].tolist() == [True, False, True, False, True]


def test_condition_is_evaluated_in_the_order_of_many_batches():
    sizes = np.random.default_rng(0).permutation(5_000)
    batches = [pa.record_batch({"size": part}) for part in np.array_split(sizes, 40)]
    mask = Evaluator().is_kept(Formula("size % 3 = 0"), pa.Table.from_batches(batches))
    assert (mask == (sizes % 3 == 0)).all()


BOUND_VALUES = {
    "boolean": "true",
    "int": "7",
    "long": "7",
    "float": "7.5",
    "double": "7.5",
    "decimal(12, 2)": "7.50",
    "date": "DATE '2024-05-03'",
    "time": "TIME '10:00:00'",
    "timestamp": "TIMESTAMP '2024-05-03 10:00:00'",
    "timestamptz": "TIMESTAMPTZ '2024-05-03 10:00:00+00'",
    "timestamp_ns": "TIMESTAMP '2024-05-03 10:00:00'",
    "string": "'a'",
    "uuid": "'00000000-00f1-ab30-ffff-fffffffff830'",
    "fixed[4]": "'\\xAA\\x00\\x00\\x01'::BLOB",
    "binary": "'\\xAA'::BLOB",
}
TRANSFORMS = (
    "identity",
    "bucket[5]",
    "truncate[7]",
    "year",
    "month",
    "day",
    "hour",
    "void",
    "unheard_of",
)
CONDITIONS = (
    "c1 = {}",
    "c1 <> {}",
    "c1 < {}",
    "c1 >= {}",
    "c1 IN ({0}, {0})",
    "c1 NOT IN ({0}, {0})",
    "c1 BETWEEN {0} AND {0}",
    "c1 IS NULL",
    "c1 IS NOT NULL",
    "NOT (c1 = {} OR c1 IS NULL)",
)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("kind", "transform"),
    corpus.sample([(kind, transform) for kind in BOUND_VALUES for transform in TRANSFORMS], 30),
)
def test_conditions_bind_for_type_and_transform(tmp_path, kind, transform):
    field = {"source-id": 1, "field-id": 1000, "name": "p", "transform": transform}
    spec = {"spec-id": 0, "fields": [field]}
    changes: dict[str, Any] = {"schemas": [schema_json(kind)], "partition-specs": [spec]}
    write(tmp_path, "v1.metadata.json", metadata_json(0, **changes))
    write(tmp_path, "version-hint.text", "1")
    source = arrowmeta.open(tmp_path).source
    rules, evaluator = source.rules, Evaluator()
    reader = PredicateReader(rules.columns)
    manifests, entries = source.schema_of("manifests"), source.schema_of("entries")
    trees = [reader.read(condition.format(BOUND_VALUES[kind])) for condition in CONDITIONS]
    asked = ", ".join(manifest_condition(rules, tree).sql for tree in trees)
    answer = evaluator.ask(f"SELECT {asked} FROM m", m=manifests.empty_table())
    assert set(answer.schema.types) == {pa.bool_()}
    for tree in trees:
        rule = rules.stats_rule(tree)
        columns = pa.schema([column_field(entries, name) for name in rule.columns])
        assert not len(kept_by_stats(columns.empty_table(), rule, evaluator)[0])

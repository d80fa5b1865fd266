"""Evaluation of conditions: over partitions, over files, of many plans, and in limited time."""

import random
import threading
from dataclasses import replace
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import column_field
from arrowmeta.predicate.formula import Formula
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning import evaluator
from arrowmeta.pruning.evaluator import Evaluator, PartitionFilter, hashable_rows, kept_by_stats
from arrowmeta.pruning.plan import Planner, plan_many
from arrowmeta.pruning.search import manifest_condition
from tests import corpus
from tests.iceberg.tables import metadata_json, schema_json, write
from tests.pruning.test_aggregate import planner, stats_of
from tests.pruning.test_unknown_values import TABLE
from tests.reference.partitions import kept_partitions
from tests.soundness.source import GeneratedSource, paimon_schema
from tests.soundness.tables import DataFile, written
from tests.soundness.values import Stats

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


IN_PARTS = {"data-evolution.enabled": "true", "row-tracking.enabled": "true"}
FILES = [
    stats_of("i", 1, 2) | {"file_size_in_bytes": 10},
    stats_of("i", 5, 9) | {"file_size_in_bytes": 200, "level": 1},
    stats_of("i", 20, 30) | {"file_size_in_bytes": 4_000, "bucket": 1},
    stats_of("i", 6, 7) | {"file_size_in_bytes": 50_000, "bucket": 2, "level": 1},
]
ROW_IDS = [{"first_row_id": at, "max_sequence_number": at} for at in (0, 2, 4, 4)]


def both(of, predicates):
    """The files and bytes of each predicate, from single plans and from plan_many."""
    plans = [of.plan(one).table(["file_size_in_bytes"]) for one in predicates]
    sizes = [plan["file_size_in_bytes"].to_pylist() for plan in plans]
    many = plan_many(of, predicates)
    assert many["predicate"].to_pylist() == predicates
    found = zip(many["files"].to_pylist(), many["bytes"].to_pylist(), strict=True)
    return [(len(one), sum(one)) for one in sizes], list(found)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("key", "options"),
    [((), {}), (("k",), {}), (("k",), {"merge-engine": "aggregation"}), ((), IN_PARTS)],
    ids=["rows", "versions", "aggregated", "parts"],
)
def test_plan_many_keeps_same_files_as_single_plans(key, options):
    """Tables whose files are judged one by one, or in groups with the same rows."""
    files: list[dict[str, Any]] = [one | ids for one, ids in zip(FILES, ROW_IDS, strict=True)]
    of = planner(*files, key=key, options=options)
    predicates = ["i = 1", "i > 9", "i < 3", "I>100", "i = 6", "i = 25", "i > 5", "i > 19.25"]
    alone, together = both(of, predicates)
    assert together == alone
    assert len(set(alone)) > 3


def test_plan_many_compares_dates_beyond_the_range_of_timestamps():
    late = stats_of("d", 2**31 - 2, 2**31 - 2)
    of = planner(late, stats_of("d", 0, 5), stats_of("d", 20_000, 20_001))
    predicates = [f"d < TIMESTAMP '{year}-01-01 12:00:00'" for year in (1960, 1971, 2025)]
    alone, together = both(of, [*predicates, "d < '1971-01-01'"])
    assert together == alone == [(0, 0), (1, 1), (2, 2), (1, 1)]


def test_plan_many_handles_predicates_without_a_bucket():
    of = Planner(arrowmeta.open(TABLE).source)
    # No key is half a number.
    predicates = [
        "k = -50.5 AND k2 = ''",
        "k = -50.0 AND k2 = ''",
        "k = 88.0 AND k2 = '数据138'",
        "k = 88.5 AND k2 = '数据138'",
        "k = -50 AND k2 = ''",
    ]
    alone, together = both(of, predicates)
    assert together == alone
    alone, together = both(of, ["k = -50 AND k = 88 AND k2 = ''"])
    assert together == alone == [(0, 0)]


def test_plan_many_compares_each_literal_in_its_own_type():
    """As DOUBLE, the type of the second literal, the first would equal the file's only value."""
    columns = pa.schema([pa.field("b", pa.int64())])
    shape = TableShape(columns=pa.struct(list(columns)))
    stats = {"b": Stats(2**53, 2**53, 0)}
    files = [DataFile([{"b": 2**53}], {}, None, 0, -1, 0, frozenset(), stats)]
    entries, manifests = written(random.Random(0), "paimon", shape, files)
    source = GeneratedSource("paimon", False, shape, columns, entries, manifests)
    of = Planner(replace(source, of_format={"schemas": [paimon_schema(columns, {})]}))  # type: ignore[arg-type]
    alone, together = both(of, [f"b <> {2**53 + 1}", "b <> 1e0", "b <> 1.5"])
    assert together == alone
    assert [n_files for n_files, _ in alone] == [1, 1, 1]


#: False for every row, after 20,000 steps.
SLOW = "list_sum(list_transform(range(20000), lambda x: x % (n + 2))) < 0"


def test_rows_not_evaluated_in_time_may_match(monkeypatch):
    monkeypatch.setattr(evaluator, "MOST_SECONDS", 1e-9)
    rows = pa.table({"n": pa.array(range(2000), pa.int64())})
    kept = Evaluator().is_kept(Formula(SLOW), rows)
    n_evaluated = evaluator._FIRST_ROWS
    assert kept.tolist() == [False] * n_evaluated + [True] * (2000 - n_evaluated)


def test_all_rows_are_evaluated_in_several_steps():
    rows = pa.table({"n": pa.array(range(100_000), pa.int64())})
    mask = Evaluator().is_kept(Formula("n % 3 = 0"), rows)
    assert mask.tolist() == [n % 3 == 0 for n in range(100_000)]


def test_partitions_not_evaluated_in_time_are_kept(data, monkeypatch):
    table = arrowmeta.open(data / "append_partition_types")
    column = table.specs()["source_column"][0].as_py()
    condition = f"length(CAST({column} AS VARCHAR)) > 1000"
    assert table.plan(condition).files.num_rows == 0
    monkeypatch.setattr(evaluator, "MOST_SECONDS", 0)
    assert table.plan(condition).files.num_rows == table.files().num_rows > 0

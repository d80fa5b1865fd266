"""Predicates over partition values: null matches no comparison, unreadable values may match."""

import threading

import pyarrow as pa
import pytest

from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.evaluator import Evaluator, PartitionFilter, hashable_rows
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

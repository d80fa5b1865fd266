"""Functions over partition values have a time limit; values not evaluated in time may match."""

import pyarrow as pa

import arrowmeta
from arrowmeta.predicate.formula import Formula
from arrowmeta.pruning import evaluator
from arrowmeta.pruning.evaluator import Evaluator

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

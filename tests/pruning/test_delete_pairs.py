"""Pairs of data and delete files are computed only for queries that need them."""

import pytest

import arrowmeta
from arrowmeta.pruning.evaluator import Evaluator
from tests.bundled import DATA


@pytest.fixture
def pairs_asked(monkeypatch):
    """The number of pairs given to each query over files."""
    asked: list[int] = []
    ask = Evaluator.ask

    def counting(self, query, **tables):
        asked.extend(tables["applicable"].num_rows for name in tables if name == "applicable")
        return ask(self, query, **tables)

    monkeypatch.setattr(Evaluator, "ask", counting)
    return asked


def _table():
    return arrowmeta.open(DATA / "pk_deletion_vectors")


def test_plan_computes_delete_pairs_of_its_own_files_only(pairs_asked):
    files = _table().plan("pt = 1").files
    assert [len(deletes) for deletes in files["delete_files"].to_pylist()] == [1]
    assert pairs_asked == [1]  # there are three in the table


@pytest.mark.parametrize(
    "question",
    [
        lambda table: table.aggregate("count(*)"),
        lambda table: table.plan(limit=1).table(["file_path"]),
    ],
    ids=["aggregate", "limit"],
)
def test_aggregate_and_limit_compute_no_delete_pairs(question, pairs_asked):
    assert question(_table()).num_rows > 0
    assert pairs_asked == []


def test_query_plan_materializes_no_pairs_of_a_partition():
    table = arrowmeta.open(DATA / "iceberg_v2_equality_deletes")
    (row,) = table.sql("EXPLAIN FROM applicable_deletes").to_pylist()
    steps = row["explain_value"]
    assert "of_one_file" in steps  # each has one delete file at most
    assert "of_partition" not in steps

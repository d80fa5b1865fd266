"""Pairs of data and delete files, and partition statistics that contradict each other."""

import pytest

import arrowmeta
from arrowmeta.pruning.evaluator import Evaluator
from tests.bundled import DATA
from tests.reconcile.copies import PaimonCopy


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


def test_only_nulls_beside_partition_bounds_are_unknown(tmp_path):
    where = "pt = 'p0'"
    right = arrowmeta.open(DATA / "pk_all_types").plan(where).files["file_name"].to_pylist()
    copy = PaimonCopy(DATA / "pk_all_types", tmp_path / "t")

    def all_null(rows):
        for row in rows:
            n_entries = row["_NUM_ADDED_FILES"] + row["_NUM_DELETED_FILES"]
            row["_PARTITION_STATS"]["_NULL_COUNTS"] = [n_entries]

    for role in ("base", "delta"):
        copy.edit_list(role, all_null)
    table = arrowmeta.open(copy.root)
    assert set(right) <= set(table.plan(where).files["file_name"].to_pylist())
    assert len(table.plan("pt IS NOT NULL")) == len(table.plan())
    assert "partition_nulls_wrong" in table.reconcile()["check_name"].to_pylist()

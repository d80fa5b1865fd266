"""Null counts of -1 are unknown: Java writes them for texts too long for Parquet's statistics."""

import pytest

import arrowmeta
from tests.paimon.tables import DATA
from tests.reconcile.copies import PaimonCopy


@pytest.fixture
def table(tmp_path):
    copy = PaimonCopy(DATA / "append_snappy", tmp_path / "copy")

    def forget_of_files(entries):
        for entry in entries:
            entry["_FILE"]["_VALUE_STATS"]["_NULL_COUNTS"] = [-1, -1]

    def forget_of_manifests(manifests):
        for manifest in manifests:
            manifest["_PARTITION_STATS"]["_NULL_COUNTS"] = [-1]

    for role, n_manifests in (("base", 2), ("delta", 1)):
        for position in range(n_manifests):
            copy.edit_manifest(role, forget_of_files, position)
        copy.edit_list(role, forget_of_manifests)
    return arrowmeta.open(copy.root, allow_moved_paths=True)


def test_null_count_of_minus_1_is_null_in_every_relation(table):
    for relation in ("files", "entries", "all_entries"):
        counts = table.relation(relation)["null_value_counts"].to_pylist()
        assert counts == [{"id": None, "p": None}] * len(counts)
    assert set(table.relation("column_stats")["null_count"].to_pylist()) == {None}
    of_manifests = table.relation("manifests")["partition_null_counts"].to_pylist()
    assert of_manifests == [{"p": None}] * 3


def test_unknown_null_count_may_match_is_null(table):
    assert table.plan("id IS NULL").files.num_rows == table.files().num_rows
    assert table.plan("p IS NULL").files.num_rows == 0  # the partition is known
    assert set(table.plan("id IS NULL").why()["reason"].to_pylist()) == {"null count unknown"}


def test_count_with_unknown_null_count_is_not_exact(table):
    assert not table.aggregate("count(id) AS n")["n"][0].as_py()["exact"]


def test_null_count_of_minus_1_is_no_reconcile_finding(table):
    assert table.reconcile().num_rows == 0

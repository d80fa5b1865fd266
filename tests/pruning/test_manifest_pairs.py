"""Partition statistics of a manifest that contradict each other drop no manifest."""

import arrowmeta
from tests.bundled import DATA
from tests.reconcile.copies import PaimonCopy


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

"""Relations of metadata with damage, at other snapshots, of real tables; statistics of tables.

What sound metadata gives is written in `tests/cases/metadata/paimon.txt`.
"""

import os
from datetime import datetime

import pytest

import arrowmeta
from tests import corpus
from tests.paimon.tables import corpus_truth, snapshot_json, write, write_table


def damaged(table, relation):
    """Return the ids or names of a relation, and the names of the files that are damaged."""
    with pytest.warns(UserWarning, match="the answer is incomplete"):
        rows = table.relation(relation).to_pylist()
    paths = table.damage["path"].to_pylist()
    return rows, [path.rpartition("/")[2] for path in paths]


def test_branch_created_at_is_mtime_of_its_folder(tmp_path):
    write_table(tmp_path, ())
    write_table(tmp_path / "branch" / "branch-dev", ())
    os.utime(tmp_path / "branch" / "branch-dev", (1000, 1000))
    created = arrowmeta.open(tmp_path).refs()["created_at"].to_pylist()
    assert created == [datetime(1970, 1, 1, 0, 16, 40)]


def test_damaged_tag_or_branch_leaves_other_refs_readable(tmp_path):
    write_table(tmp_path, (1,))
    write(tmp_path / "tag" / "tag-bad", "{")
    write(tmp_path / "tag" / "tag-good", snapshot_json(1))
    write(tmp_path / "branch" / "branch-dev" / "snapshot" / "snapshot-4", "{")
    rows, paths = damaged(arrowmeta.open(tmp_path), "refs")
    assert [(row["name"], row["snapshot_id"]) for row in rows] == [("good", 1), ("dev", 4)]
    assert sorted(paths) == ["snapshot-4", "tag-bad"]


@pytest.mark.parametrize("relation", ["snapshots", "history"])
def test_damaged_snapshot_leaves_other_snapshots_readable(tmp_path, relation):
    write_table(tmp_path, (1, 2, 3))
    write(tmp_path / "snapshot" / "snapshot-2", "{")
    rows, paths = damaged(arrowmeta.open(tmp_path), relation)
    assert [row["snapshot_id"] for row in rows] == [1, 3]
    assert paths == ["snapshot-2"]


def test_damaged_consumer_leaves_other_consumers_readable(tmp_path):
    write_table(tmp_path, (1,))
    write(tmp_path / "consumer" / "consumer-etl-1", {"nextSnapshot": 7})
    write(tmp_path / "consumer" / "consumer-torn", "")
    write(tmp_path / "consumer" / "consumer-none", {})
    rows, paths = damaged(arrowmeta.open(tmp_path), "consumers")
    assert rows == [{"consumer_id": "etl-1", "next_snapshot_id": 7}]
    assert sorted(paths) == ["consumer-none", "consumer-torn"]


@pytest.mark.parametrize(("opened", "ancestors"), [(1, [1]), (2, [1, 2]), (3, [1, 2, 3])])
def test_history_marks_ancestors_of_opened_snapshot(tmp_path, opened, ancestors):
    write_table(tmp_path, (1, 2, 3))
    rows = arrowmeta.open(tmp_path, snapshot_id=opened).history().to_pylist()
    assert [row["snapshot_id"] for row in rows] == [1, 2, 3]
    assert [row["parent_id"] for row in rows] == [None, 1, 2]
    assert [row["made_current_at"].second for row in rows] == [1, 2, 3]
    assert [row["snapshot_id"] for row in rows if row["is_current_ancestor"]] == ancestors


@pytest.mark.parametrize("root", corpus.tables("paimon"))
def test_every_schema_snapshot_and_ref_of_the_corpus_is_read(root):
    refs = arrowmeta.open(root).refs().to_pylist()
    branches = [row["name"] for row in refs if row["type"] == "branch"]
    assert len(refs) - len(branches) == len([*root.glob("tag/tag-*")])
    assert len(branches) == len([*root.glob("branch/branch-*")])
    for branch in ("main", *branches):
        table, truth = arrowmeta.open(root, ref=branch), corpus_truth(root, branch)
        rows = {row["snapshot_id"]: row for row in table.snapshots().to_pylist()}
        if truth is None:  # of branches of some writers
            assert branch != "main"
            continue
        assert list(rows) == truth["snapshot_ids"]
        assert table.snapshot_id == max(rows, default=None)
        for seen in truth.get("raw", []):
            row = rows[seen["snapshot_id"]]
            assert row["operation"] == seen["kind"]
            assert row["schema_id"] == seen["schema_id"]
            assert row["total_record_count"] == seen["total_record_count"]
            assert row["delta_record_count"] == seen["delta_record_count"]
        assert table.schemas().num_rows


STATISTICS = {
    "snapshotId": 1,
    "schemaId": 0,
    "mergedRecordCount": 10,
    "mergedRecordSize": 1000,
    "colStats": {
        "k": {
            "colId": 1,
            "distinctCount": 9,
            "min": "1",
            "max": "10",
            "nullCount": 0,
            "avgLen": 8,
            "maxLen": 8,
        },
        "v": {"colId": 2, "nullCount": 4},
    },
    "ofANewerVersion": [],
}


@pytest.fixture
def analyzed(tmp_path):
    """A table whose second snapshot names statistics that are not written yet."""
    write_table(tmp_path, (1,))
    write(tmp_path / "snapshot" / "snapshot-2", snapshot_json(2, statistics="stat-a-0"))
    return tmp_path


@pytest.mark.spec("paimon: statistics")
def test_statistics_have_a_row_for_the_table_and_one_for_each_column(analyzed):
    path = write(analyzed / "statistics" / "stat-a-0", STATISTICS)
    table, key, value = arrowmeta.open(analyzed).statistics().to_pylist()
    assert {row["file_path"] for row in (table, key, value)} == {str(path)}
    assert (table["column_name"], table["field_id"], table["record_size"]) == (None, None, 1000)
    assert {row["record_count"] for row in (table, key, value)} == {10}
    assert (key["column_name"], key["field_id"], key["lower"], key["upper"]) == ("k", 1, "1", "10")
    assert (key["distinct_count"], key["average_length"], key["max_length"]) == (9, 8, 8)
    assert (value["null_count"], value["distinct_count"], value["lower"]) == (4, None, None)


def test_snapshot_without_statistics_has_no_rows(analyzed):
    write(analyzed / "statistics" / "stat-a-0", STATISTICS)
    assert arrowmeta.open(analyzed, snapshot_id=1).statistics().num_rows == 0


@pytest.mark.parametrize(
    "content",
    [
        None,
        "{",
        {"snapshotId": 1},
        {**STATISTICS, "colStats": []},
        {**STATISTICS, "colStats": {"k": 1}},
        {**STATISTICS, "colStats": {"k": {"colId": 2**31}}},
    ],
)
def test_missing_or_damaged_statistics_file_is_reported(analyzed, content):
    if content is not None:
        write(analyzed / "statistics" / "stat-a-0", content)
    table = arrowmeta.open(analyzed)
    with pytest.warns(UserWarning, match="stat-a-0"):
        assert table.statistics().num_rows == 0
    assert table.damage["kind"].to_pylist() == ["statistics"]

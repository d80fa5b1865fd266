"""Live files, deleted rows, and columns of entries."""

import shutil
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.model.shape import own_fields
from tests import corpus
from tests.bundled import DATA
from tests.corpus import NO_CORPUS
from tests.paimon.index_manifests import entry, write_table
from tests.paimon.tables import bundled_tables
from tests.reconcile.copies import PaimonCopy
from tests.reference.truth import canonical_column, paimon_tables

TABLES = paimon_tables() or NO_CORPUS


def open_at(table, snapshot_id):
    """Open a snapshot of a table or, where the truth is of a branch, the branch's latest."""
    if table.branch is None:
        return arrowmeta.open(table.folder, snapshot_id=snapshot_id, strict=True)
    opened = arrowmeta.open(table.folder, ref=table.branch, strict=True)
    if opened.snapshot_id != snapshot_id:
        pytest.skip("an older snapshot of a branch has no name")
    return opened


def columns_of(struct):
    names = [f.name for f in own_fields(struct.type)]
    return dict(zip(names, (canonical_column(column) for column in _flat(struct)), strict=True))


def _flat(struct):
    return struct.flatten() if own_fields(struct.type) else []


def rows_of(columns, n_rows):
    return [{name: column[i] for name, column in columns.items()} for i in range(n_rows)]


def sort_key(row):
    return row["file"], row["level"], str(row["partition"])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_live_files_match_other_readers_at_every_snapshot(table):
    for listed in table.truth.get("raw", []):
        files = open_at(table, listed["snapshot_id"]).files()
        assert files.num_rows == listed["live_files"]
        assert pa.compute.sum(files["record_count"]).as_py() in (listed["live_rows"], None)
        expected = listed.get("files", [])
        if expected and isinstance(expected[0], str):
            assert sorted(files["file_name"].to_pylist()) == sorted(expected)
            continue
        facts = {
            "file": files["file_name"].to_pylist(),
            "partition": rows_of(columns_of(files["partition"]), files.num_rows),
            "bucket": files["bucket"].to_pylist(),
            "total_buckets": files["total_buckets"].to_pylist(),
            "level": files["level"].to_pylist(),
            "record_count": files["record_count"].to_pylist(),
            "size": files["file_size_in_bytes"].to_pylist(),
            "schema_id": files["schema_id"].to_pylist(),
            "min_seq": files["min_sequence_number"].to_pylist(),
            "max_seq": files["max_sequence_number"].to_pylist(),
            "delete_row_count": files["delete_record_count"].to_pylist(),
        }
        ours = {sort_key(row): row for row in rows_of(facts, files.num_rows)}
        assert len(ours) == files.num_rows
        for row in expected:
            found = ours[sort_key(row)]
            assert {name: found[name] for name in row if name in found} == {
                name: value for name, value in row.items() if name in found
            }


def counts(relation, path, count):
    pairs = zip(relation[path].to_pylist(), relation[count].to_pylist(), strict=True)
    return {name: n for name, n in pairs if n is not None}


@pytest.mark.sampled(8)
@pytest.mark.filterwarnings("ignore:the answer is incomplete")
@pytest.mark.parametrize("root", [*bundled_tables(), *corpus.tables("paimon")])
def test_deleted_record_count_equals_vector_cardinality(root):
    table = arrowmeta.open(root)
    files = table.files(columns=["file_path", "deleted_record_count"])
    found = counts(files, "file_path", "deleted_record_count")
    assert (
        found.items()
        <= counts(
            table.deletion_vectors(columns=["data_file_path", "cardinality"]),
            "data_file_path",
            "cardinality",
        ).items()
    )


@pytest.mark.sampled(4)
@pytest.mark.parametrize("root", corpus.tables("paimon"))
def test_recorded_deleted_counts_of_files_sum_to_partition_counts(root):
    table = arrowmeta.open(root)
    files = table.data_files(columns=["file_path", "deleted_record_count"])
    vectors = table.deletion_vectors(columns=["data_file_path"])
    if files.num_rows - files["deleted_record_count"].null_count < vectors.num_rows:
        return  # written before 1.0, when index manifests had no counts
    per_partition = table.partitions(columns=["deleted_record_count"])["deleted_record_count"]
    of_files, of_partitions = (
        pc.sum(column).as_py() or 0 for column in (files["deleted_record_count"], per_partition)
    )
    assert of_files == of_partitions


def test_unrecorded_deleted_record_count_is_null():
    table = arrowmeta.open(DATA / "pk_deletion_vectors")
    assert pc.sum(table.deletion_vectors()["cardinality"]).as_py() > 0
    files = table.files(columns=["deleted_record_count"])
    assert files["deleted_record_count"].null_count == files.num_rows


def test_index_manifest_is_read_only_for_deleted_record_count(tmp_path):
    root = Path(shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "t"))
    lost = arrowmeta.open(root).snapshots()["index_manifest"].to_pylist()[-1]
    (root / "manifest" / lost).unlink()
    table = arrowmeta.open(root)
    assert table.files(columns=["file_name", "delete_record_count"]).num_rows > 0
    assert table.complete
    with pytest.warns(UserWarning, match=lost):
        counted = table.files(columns=["deleted_record_count"])
    assert counted["deleted_record_count"].null_count == counted.num_rows


def test_entries_show_is_external_and_value_stats_cols(tmp_path):
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "table")

    def edit(rows: list[dict]) -> None:
        rows[0]["_FILE"] |= {"_EXTERNAL_PATH": "file:///else/a.parquet", "_VALUE_STATS_COLS": []}

    before = arrowmeta.open(copy.root).entries(["is_external", "value_stats_cols"])
    assert set(before["is_external"].to_pylist()) == {False}
    copy.edit_manifest("delta", edit)
    rows = arrowmeta.open(copy.root).files().to_pylist()
    (external,) = [row for row in rows if row["is_external"]]
    assert (external["file_path"], external["value_stats_cols"]) == ("file:///else/a.parquet", [])
    old = arrowmeta.open(DATA / "pk_all_types").files(["value_stats_cols"])
    assert set(old["value_stats_cols"].to_pylist()) == {None}


@pytest.mark.spec("paimon: _KEY_STATS")
def test_entries_show_key_statistics(tmp_path):
    copy = PaimonCopy(DATA / "pk_tags_branches", tmp_path / "table")
    names = ("key_lower_bounds", "key_upper_bounds", "key_null_value_counts")
    before = arrowmeta.open(copy.root).entries([*names, "min_key", "max_key"]).to_pylist()
    for row in before:
        keys = list(row["min_key"])
        # The first column of the min key is the lower bound of that column.
        assert row["key_lower_bounds"][keys[0]] == row["min_key"][keys[0]]
        assert row["key_upper_bounds"][keys[0]] == row["max_key"][keys[0]]
        assert row["key_null_value_counts"] == dict.fromkeys(keys, 0)

    def edit(rows: list[dict]) -> None:
        counts = rows[0]["_FILE"]["_KEY_STATS"]["_NULL_COUNTS"]
        rows[0]["_FILE"]["_KEY_STATS"]["_NULL_COUNTS"] = [7, -1, None][: len(counts)]

    copy.edit_manifest("delta", edit)
    table = arrowmeta.open(copy.root)
    edited = [row["key_null_value_counts"] for row in table.entries(names).to_pylist()]
    assert [next(iter(one.values())) for one in edited].count(7) == 1
    first = next(iter(edited[0]))
    flat = table.sql(f"SELECT max(key_null_value_counts.{first}) AS most FROM entries")
    assert pa.table(flat)["most"].to_pylist() == [7]


def test_key_statistics_are_null_without_primary_key():
    table = arrowmeta.open(DATA / "append_partition_types")
    rows = table.files(["key_lower_bounds", "key_null_value_counts"]).to_pylist()
    assert all(set(row.values()) == {None} for row in rows)


def test_index_files_show_status_added_or_deleted(tmp_path):
    entries = [entry([], _FILE_NAME="a"), entry([], _FILE_NAME="b", _KIND=1)]
    table = arrowmeta.open(write_table(tmp_path, entries))
    assert table.index_files(["status"])["status"].to_pylist() == ["added", "deleted"]

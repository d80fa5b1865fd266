"""Fields of entries, index entries and schemas that relations show as they are."""

import pyarrow as pa
import pytest

import arrowmeta
from tests.paimon.index_manifests import entry, write_table
from tests.paimon.tables import DATA
from tests.reconcile.copies import PaimonCopy


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

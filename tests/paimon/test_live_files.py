"""Live files, deleted rows, and columns of entries."""

import shutil
from pathlib import Path

import pyarrow.compute as pc
import pytest

import arrowmeta
from tests import corpus
from tests.bundled import DATA
from tests.corpus import NO_CORPUS
from tests.paimon.tables import bundled_tables, open_at
from tests.reconcile.copies import PaimonCopy
from tests.reference.truth import canonical_column, paimon_tables

#: What other readers call the columns of `files`.
FACTS = {
    "file": "file_name",
    "bucket": "bucket",
    "total_buckets": "total_buckets",
    "level": "level",
    "record_count": "record_count",
    "size": "file_size_in_bytes",
    "schema_id": "schema_id",
    "min_seq": "min_sequence_number",
    "max_seq": "max_sequence_number",
    "delete_row_count": "delete_record_count",
}


def partitions_of(files):
    """The partition of each file, as the truth spells values."""
    struct = files["partition"].combine_chunks()
    names = [field.name for field in struct.type if field.name != "_no_fields"]
    columns = [canonical_column(struct.field(name)) for name in names]
    return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)] or [
        {} for _ in range(len(struct))
    ]


def sort_key(row):
    return row["file"], row["level"], str(row["partition"])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("table", paimon_tables() or NO_CORPUS, ids=str)
def test_live_files_match_other_readers_at_every_snapshot(table):
    for listed in table.truth.get("raw", []):
        files = open_at(table, listed["snapshot_id"]).files()
        assert files.num_rows == listed["live_files"]
        assert pc.sum(files["record_count"]).as_py() in (listed["live_rows"], None)
        expected = listed.get("files", [])
        if expected and isinstance(expected[0], str):
            assert sorted(files["file_name"].to_pylist()) == sorted(expected)
            continue
        columns = [files[name].to_pylist() for name in FACTS.values()]
        rows = zip(partitions_of(files), *columns, strict=True)
        found = [dict(zip(("partition", *FACTS), row, strict=True)) for row in rows]
        ours = {sort_key(row): row for row in found}
        assert len(ours) == files.num_rows
        for row in expected:
            said = ours[sort_key(row)]
            assert {name: said[name] for name in row if name in said} == {
                name: value for name, value in row.items() if name in said
            }


@pytest.mark.sampled(8)
@pytest.mark.filterwarnings("ignore:the answer is incomplete")
@pytest.mark.parametrize("root", [*bundled_tables(), *corpus.tables("paimon")])
def test_deleted_record_count_equals_vector_cardinality(root):
    table = arrowmeta.open(root)
    files = table.files(columns=["file_path", "deleted_record_count"])
    vectors = table.deletion_vectors(columns=["data_file_path", "cardinality"])
    found, said = (
        {path: n for path, n in zip(*relation.to_pydict().values(), strict=True) if n is not None}
        for relation in (files, vectors)
    )
    assert found.items() <= said.items()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("root", corpus.tables("paimon"))
def test_recorded_deleted_counts_of_files_sum_to_partition_counts(root):
    table = arrowmeta.open(root)
    counts = table.data_files(columns=["file_path", "deleted_record_count"])["deleted_record_count"]
    vectors = table.deletion_vectors(columns=["data_file_path"])
    if len(counts) - counts.null_count < vectors.num_rows:
        return  # written before 1.0, when index manifests had no counts
    per_partition = table.partitions(columns=["deleted_record_count"])["deleted_record_count"]
    assert (pc.sum(counts).as_py() or 0) == (pc.sum(per_partition).as_py() or 0)


def test_index_manifest_is_read_only_for_deleted_record_count(tmp_path):
    root = Path(shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "t"))
    table = arrowmeta.open(root)
    assert pc.sum(table.deletion_vectors()["cardinality"]).as_py() > 0
    counted = table.files(columns=["deleted_record_count"])["deleted_record_count"]
    assert counted.null_count == len(counted)  # they are not recorded
    lost = table.snapshots()["index_manifest"].to_pylist()[-1]
    (root / "manifest" / lost).unlink()
    table = arrowmeta.open(root)
    assert table.files(columns=["file_name", "delete_record_count"]).num_rows > 0
    assert table.complete
    with pytest.warns(UserWarning, match=lost):
        counted = table.files(columns=["deleted_record_count"])["deleted_record_count"]
    assert counted.null_count == len(counted)


@pytest.mark.spec("paimon: _KEY_STATS")
def test_entries_show_key_statistics(tmp_path):
    copy = PaimonCopy(DATA / "pk_tags_branches", tmp_path / "table")
    names = ("key_lower_bounds", "key_upper_bounds", "key_null_value_counts")
    before = arrowmeta.open(copy.root).entries([*names, "min_key", "max_key"]).to_pylist()
    for row in before:
        first, *_ = keys = list(row["min_key"])
        # The first column of the min key is the lower bound of that column.
        assert row["key_lower_bounds"][first] == row["min_key"][first]
        assert row["key_upper_bounds"][first] == row["max_key"][first]
        assert row["key_null_value_counts"] == dict.fromkeys(keys, 0)

    def edit(rows):
        stats = rows[0]["_FILE"]["_KEY_STATS"]
        stats["_NULL_COUNTS"] = [7, -1, None][: len(stats["_NULL_COUNTS"])]

    copy.edit_manifest("delta", edit)
    table = arrowmeta.open(copy.root)
    edited = [row["key_null_value_counts"] for row in table.entries(names).to_pylist()]
    assert [next(iter(one.values())) for one in edited].count(7) == 1
    flat = table.sql(f"SELECT max(key_null_value_counts.{first}) AS most FROM entries")
    assert flat.to_pylist() == [{"most": 7}]
    without_key = arrowmeta.open(DATA / "append_partition_types").files([names[0], names[2]])
    assert all(set(row.values()) == {None} for row in without_key.to_pylist())

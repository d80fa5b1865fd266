"""Relations of metadata: every file is reached; snapshots, refs and live files of the corpus.

What sound and damaged metadata gives is written in `tests/cases/metadata/paimon.txt` and
`tests/cases/damage/losses.txt`.
"""

import gzip
import json
import os
import shutil
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pyarrow.compute as pc
import pytest

import arrowmeta
from tests import corpus
from tests.bundled import DATA
from tests.corpus import NO_CORPUS
from tests.paimon.tables import bundled_tables, open_at, snapshot_json, write, write_table
from tests.reconcile.copies import PaimonCopy
from tests.reference.truth import canonical_column, paimon_tables

FOLDERS = [
    "snapshot",
    "schema",
    "tag",
    "manifest",
    "index",
    "statistics",
    "changelog",
    "consumer",
    "branch",
]
INCOMPLETE = "the answer is incomplete"


@pytest.fixture
def copy(tmp_path):
    return Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t"))


def files_of(root):
    rows = arrowmeta.open(root).metadata_files().to_pylist()
    assert len({row["path"] for row in rows}) == len(rows)
    return {row["path"]: row for row in rows}


@pytest.mark.sampled(8)
@pytest.mark.parametrize("root", [*bundled_tables(), *corpus.tables("paimon")])
def test_every_metadata_file_is_listed_with_its_size(root):
    there = {
        str(path): path.stat().st_size
        for folder in FOLDERS
        for path in (root / folder).rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    sizes = {path: (row["size"], row["kind"]) for path, row in files_of(root).items()}
    inside = {path: size for path, (size, _) in sizes.items() if size is not None}
    assert {path: n for path, n in inside.items() if "/bucket-" not in path} == there
    missing = {path: kind for path, (size, kind) in sizes.items() if size is None}
    assert set(missing.values()) <= {"index file"}, missing


def test_metadata_files_have_kind_and_referenced_by(copy):
    write(copy / "consumer" / "consumer-etl", {"nextSnapshot": 3})
    named = {Path(path).name: row for path, row in files_of(copy).items()}
    assert Counter(row["kind"] for row in named.values()) >= Counter(
        {"schema": 1, "snapshot": 6, "tag": 2, "consumer": 1, "hint": 2, "manifest": 8}
    )
    assert named["snapshot-1"]["referenced_by"] is None
    snapshot = json.loads((copy / "snapshot" / "snapshot-6").read_text())
    of_six = named[snapshot["deltaManifestList"]]
    assert of_six["kind"] == "manifest list"
    assert of_six["referenced_by"] == str(copy / "snapshot" / "snapshot-6")
    manifests = [row for row in named.values() if row["kind"] == "manifest"]
    referring = {named[Path(row["referenced_by"]).name]["kind"] for row in manifests}
    assert referring == {"manifest list"}


def test_missing_metadata_files_have_null_size_and_are_damage_unless_of_a_changelog(copy):
    write(copy / "changelog" / "changelog-0", snapshot_json(0, statistics="s", indexManifest="i"))
    rows = arrowmeta.open(copy, strict=True).metadata_files().to_pylist()
    assert {row["kind"] for row in rows if row["path"].endswith("/changelog-0")} == {"changelog"}
    assert all(row["size"] is not None for row in rows)
    # A snapshot may not lack the index manifest that the changelog may lack.
    latest = max((copy / "snapshot").glob("snapshot-*"))
    write(latest, json.loads(latest.read_text()) | {"indexManifest": "i"})
    write(copy / "snapshot" / "snapshot-7", snapshot_json(7, statistics="stat-gone"))
    table = arrowmeta.open(copy)
    with pytest.warns(UserWarning, match=INCOMPLETE):
        rows = {row["path"]: row for row in table.metadata_files().to_pylist()}
    assert str(copy / "manifest" / "i") in table.damage["path"].to_pylist()
    gone = rows[str(copy / "statistics" / "stat-gone")]
    assert (gone["kind"], gone["size"]) == ("statistics", None)
    assert rows[str(copy / "manifest" / "manifest-list-7-1")]["size"] is None


def test_branch_without_schema_lists_files_found_by_name(copy):
    shutil.rmtree(copy / "branch" / "branch-b1" / "schema")
    with pytest.warns(UserWarning, match="branch-b1"):
        assert str(copy / "branch" / "branch-b1" / "snapshot" / "snapshot-1") in files_of(copy)


def test_index_file_is_found_in_bucket_folder(tmp_path):
    root = Path(shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "t"))

    def listed():
        return {path for path, row in files_of(root).items() if row["kind"] == "index file"}

    before = listed()
    vector = arrowmeta.open(root).deletion_vectors().to_pylist()[0]
    moved = shutil.move(vector["file_path"], Path(vector["data_file_path"]).parent)
    assert listed() == {*before, moved} - {vector["file_path"]}
    assert files_of(root)[moved]["size"] == Path(moved).stat().st_size


def test_branches_have_the_mtime_of_their_folder_and_history_ancestors_of_the_snapshot(tmp_path):
    write_table(tmp_path, (1, 2, 3))
    write_table(tmp_path / "branch" / "branch-dev", ())
    os.utime(tmp_path / "branch" / "branch-dev", (1000, 1000))
    created = arrowmeta.open(tmp_path).refs()["created_at"].to_pylist()
    assert created == [datetime(1970, 1, 1, 0, 16, 40)]
    names = ("snapshot_id", "parent_id", "made_current_at", "is_current_ancestor")
    times = [datetime(1970, 1, 1, 0, 0, second, tzinfo=UTC) for second in (1, 2, 3)]
    for opened in (1, 2, 3):
        rows = arrowmeta.open(tmp_path, snapshot_id=opened).history().to_pylist()
        assert [tuple(row[name] for name in names) for row in rows] == [
            (1, None, times[0], True),
            (2, 1, times[1], opened >= 2),
            (3, 2, times[2], opened == 3),
        ]


def truth_of(root, branch):
    """What other readers say about a corpus table or one of its branches, if they could read it."""
    stem = root.name if branch == "main" else f"{root.name}__branch_{branch}"
    for suffix, opened in ((".json", open), (".json.gz", gzip.open)):
        path = root.parent.parent / "truth" / f"{stem}{suffix}"
        if path.exists():
            with opened(path) as file:
                return json.load(file)
    return None


@pytest.mark.parametrize("root", corpus.tables("paimon"))
def test_every_schema_snapshot_and_ref_of_the_corpus_is_read(root):
    refs = arrowmeta.open(root).refs().to_pylist()
    branches = [row["name"] for row in refs if row["type"] == "branch"]
    assert len(refs) - len(branches) == len([*root.glob("tag/tag-*")])
    assert len(branches) == len([*root.glob("branch/branch-*")])
    for branch in ("main", *branches):
        table, truth = arrowmeta.open(root, ref=branch), truth_of(root, branch)
        rows = {row["snapshot_id"]: row for row in table.snapshots().to_pylist()}
        if truth is None:  # of branches of some writers
            assert branch != "main"
            continue
        assert list(rows) == truth["snapshot_ids"]
        assert table.snapshot_id == max(rows, default=None)
        for seen in truth.get("raw", []):
            row = rows[seen["snapshot_id"]]
            seen = seen | {"operation": seen["kind"]}
            for name in ("operation", "schema_id", "total_record_count", "delta_record_count"):
                assert row[name] == seen[name]
        assert table.schemas().num_rows


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
        ours = {(row["file"], row["level"], str(row["partition"])): row for row in found}
        assert len(ours) == files.num_rows
        for row in expected:
            said = ours[row["file"], row["level"], str(row["partition"])]
            assert {name: said[name] for name in row if name in said} == {
                name: value for name, value in row.items() if name in said
            }


@pytest.mark.sampled(8)
@pytest.mark.filterwarnings("ignore:the answer is incomplete")
@pytest.mark.parametrize("root", [*bundled_tables(), *corpus.tables("paimon")])
def test_deleted_record_counts_are_those_of_vectors_and_sum_to_partition_counts(root):
    table = arrowmeta.open(root)
    files = table.files(columns=["file_path", "deleted_record_count"])
    vectors = table.deletion_vectors(columns=["data_file_path", "cardinality"])
    found, said = (
        {path: n for path, n in zip(*relation.to_pydict().values(), strict=True) if n is not None}
        for relation in (files, vectors)
    )
    assert found.items() <= said.items()
    counts = table.data_files(columns=["file_path", "deleted_record_count"])["deleted_record_count"]
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

"""`compare` of tables with copies, and of Paimon tables with their published Iceberg metadata."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.bundled import DATA, sampled
from tests.case_tables import CASES
from tests.reconcile.copies import IcebergCopy, PaimonCopy, count_entries, rewrite
from tests.reconcile.publication import TOP_LEVEL, Publication

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")

TABLES = sampled()
PAIMON_APPEND, PAIMON_KEYED = "append_partition_types", "pk_deletion_vectors"
DELETES = 1
#: Columns of `paimon_published_counts` that are NOT NULL.
COUNTED = "kbfdmtnxl"


def compared(a, b):
    """Return the differences without paths and details."""
    rows = arrowmeta.compare(a, b).to_pylist()
    return {(row["difference"], row["a"], row["b"]) for row in rows}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", TABLES)
def test_copy_at_another_location_does_not_differ(name, tmp_path):
    shutil.copytree(DATA / name, tmp_path / "copy")
    assert arrowmeta.compare(DATA / name, tmp_path / "copy").num_rows == 0


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [PAIMON_APPEND, PAIMON_KEYED, "pk_all_types", "append_snappy"])
def test_changed_record_count_in_a_paimon_copy_is_the_only_difference(name, tmp_path):
    copy = PaimonCopy(DATA / name, tmp_path / "copy")
    table = arrowmeta.open(DATA / name)
    file = table.files().to_pylist()[0]
    manifest = copy.root / "manifest" / Path(file["manifest_path"]).name

    def add_a_row(rows):
        for row in rows:
            if row["_FILE"]["_FILE_NAME"] == file["file_name"]:
                row["_FILE"]["_ROW_COUNT"] += 1

    rewrite(manifest, add_a_row)
    rows = arrowmeta.compare(table, copy.root).to_pylist()
    (row,) = rows
    assert row["difference"] == "record_count"
    assert file["file_path"].endswith(row["subject"])
    assert (int(row["a"]), int(row["b"])) == (file["record_count"], file["record_count"] + 1)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["iceberg_v2_position_deletes", "iceberg_v3_deletion_vectors"])
def test_file_dropped_from_an_iceberg_copy_is_a_difference(name, tmp_path):
    copy = IcebergCopy(DATA / name, tmp_path / "copy")
    dropped: list[dict[str, Any]] = []

    def drop(rows):
        dropped.append(next(row for row in rows if row["status"] != 2))
        return [row for row in rows if row is not dropped[0]]

    copy.edit_manifest(DELETES, drop)
    copy.edit_list(lambda rows: count_entries(rows, copy.manifest(DELETES)))
    (row,) = arrowmeta.compare(DATA / name, copy.root).to_pylist()
    assert row["difference"] == "file"
    assert dropped[0]["data_file"]["file_path"].endswith(row["subject"])
    assert row["a"] is not None
    assert row["b"] is None


def test_file_that_is_added_twice_in_a_paimon_copy_is_counted_once(tmp_path):
    copy = PaimonCopy(DATA / PAIMON_APPEND, tmp_path / "copy")
    copy.edit_manifest("delta", lambda rows: [*rows, rows[-1]])
    with pytest.warns(UserWarning, match="live already"):
        assert arrowmeta.compare(copy.root, DATA / PAIMON_APPEND).num_rows == 0


def test_file_that_is_listed_twice_in_an_iceberg_copy_is_a_difference(tmp_path):
    root = tmp_path / "copy"
    copy = IcebergCopy(DATA / "iceberg_v2_position_deletes", root)
    copy.edit_manifest(0, lambda rows: [*rows, rows[-1]])
    one, other = (
        arrowmeta.open(place, allow_moved_paths=True)
        for place in (root, DATA / "iceberg_v2_position_deletes")
    )
    with pytest.warns(UserWarning, match="read twice"):
        (row,) = arrowmeta.compare(one, other).to_pylist()
    assert (row["difference"], row["b"]) == ("file", None)


def test_tags_and_branches_of_one_copy_only_are_differences(tmp_path):
    copy = PaimonCopy(DATA / "pk_tags_branches", tmp_path / "copy")
    (copy.root / "tag" / "tag-t1").unlink()
    shutil.rmtree(copy.root / "branch" / "branch-b1")
    assert compared(DATA / "pk_tags_branches", copy.root) == {
        ("tag", "snapshot 1", None),
        ("branch", "snapshot 3", None),
    }


def test_missing_deletion_vectors_of_a_paimon_copy_are_differences(tmp_path):
    copy = PaimonCopy(DATA / PAIMON_KEYED, tmp_path / "copy")
    copy.edit_snapshot(indexManifest=None)
    differences = compared(DATA / PAIMON_KEYED, copy.root)
    assert {(difference, b) for difference, _, b in differences} == {("deletion_vector", None)}
    assert {a for _, a, _ in differences} == {"6", "9"}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [PAIMON_APPEND, PAIMON_KEYED, "append_snappy", "pk_tags_branches"])
def test_correct_published_iceberg_metadata_does_not_differ(name, tmp_path):
    paimon = Publication(DATA / name, tmp_path / "table").write()
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    assert iceberg.format == "iceberg"
    assert arrowmeta.compare(paimon, iceberg).to_pylist() == []
    assert arrowmeta.compare(iceberg, paimon).num_rows == 0


@pytest.mark.parametrize("is_paimon_first", [True, False])
def test_published_bounds_that_paimon_does_not_know_are_differences(is_paimon_first):
    """With `metadata.stats-mode = counts`, Paimon publishes zeros for columns that are NOT NULL."""
    folder = CASES / "paimon_published_counts"
    paimon = arrowmeta.open(folder, format="paimon")
    iceberg = arrowmeta.open(folder, format="iceberg", allow_moved_paths=True)
    sides = (paimon, iceberg) if is_paimon_first else (iceberg, paimon)
    rows = arrowmeta.compare(*sides).to_pylist()
    bounds = {f"{root}.{column}" for root in ("lower_bounds", "upper_bounds") for column in COUNTED}
    assert {row["difference"] for row in rows} == bounds
    assert {row["a" if is_paimon_first else "b"] for row in rows} == {None}
    assert len(rows) == 2 * len(bounds)


def test_published_files_below_the_top_level_are_differences(tmp_path):
    publication = Publication(DATA / PAIMON_KEYED, tmp_path / "table")
    paimon = publication.write(snapshot_id=9, levels=range(6)).at(snapshot_id=9)
    below = publication.files(9, range(TOP_LEVEL))
    rows = arrowmeta.compare(paimon, arrowmeta.open(paimon.location, format="iceberg")).to_pylist()
    assert below
    assert {(row["difference"], row["a"]) for row in rows} == {("file", None)}
    assert len(rows) == len(below)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [PAIMON_KEYED, "pk_tags_branches", "pk_all_types"])
def test_published_level_0_files_without_key_overlap_do_not_differ(name, tmp_path):
    # New metadata lists files that can be read without a merge, which is level 0 at first.
    paimon = Publication(DATA / name, tmp_path / "table").write(snapshot_id=1, levels=range(6))
    paimon, iceberg = paimon.at(snapshot_id=1), arrowmeta.open(paimon.location, format="iceberg")
    assert set(paimon.files()["level"].to_pylist()) == {0}
    assert compared(paimon, iceberg) == compared(iceberg, paimon) == set()


def test_unexpected_published_deletion_vectors_are_differences(tmp_path):
    # Without the options for it, no vectors are published: these are outdated.
    paimon = Publication(DATA / PAIMON_KEYED, tmp_path / "table").write(with_vectors=True)
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    rows = arrowmeta.compare(paimon, iceberg).to_pylist()
    vectors = iceberg.delete_files().num_rows
    assert vectors
    assert [(row["difference"], row["a"], row["detail"]) for row in rows] == [
        ("file", None, "deletion_vector")
    ] * vectors


def test_published_deletion_vectors_are_compared_by_cardinality(tmp_path):
    options = {"deletion-vectors.bitmap64": "true", "metadata.iceberg.format-version": "3"}
    publication = Publication(DATA / PAIMON_KEYED, tmp_path / "table", **options)
    paimon = publication.write(levels=range(1, 6), with_vectors=True)
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    assert arrowmeta.compare(paimon, iceberg).to_pylist() == []

    def one_more(rows):
        rows[0]["data_file"]["record_count"] += 1

    rewrite(publication.root / "metadata" / "deletes.avro", one_more)
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    (row,) = arrowmeta.compare(iceberg, paimon).to_pylist()
    assert row["difference"] == "deletion_vector"
    assert int(row["a"]) == int(row["b"]) + 1


def test_wrong_record_count_and_missing_published_file_are_differences(tmp_path):
    def damage(entries):
        entries[0]["data_file"]["record_count"] += 1
        return entries[:-1]

    paimon = Publication(DATA / "append_snappy", tmp_path / "table").write(edit=damage)
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    rows = arrowmeta.compare(paimon, iceberg).to_pylist()
    assert [row["difference"] for row in rows] == ["file", "record_count"]
    assert rows[0]["b"] is None
    assert int(rows[1]["a"]) + 1 == int(rows[1]["b"])


def test_compare_at_different_snapshots_reports_snapshot_and_files():
    table = arrowmeta.open(DATA / PAIMON_KEYED)
    differences = compared(table.at(snapshot_id=7), table.at(snapshot_id=8))
    assert ("snapshot", "7", "8") in differences
    assert {difference for difference, _, _ in differences} == {"snapshot", "file"}


def test_published_files_with_overlapping_keys_are_differences(tmp_path):
    table = arrowmeta.open(DATA / "pk_tags_branches", snapshot_id=2)
    first, second = table.files()["min_key"].to_pylist()
    assert second["k"] <= table.files()["max_key"].to_pylist()[0]["k"]
    assert first != second

    def published(n_files):
        publication = Publication(DATA / "pk_tags_branches", tmp_path / str(n_files))
        paimon = publication.write(
            snapshot_id=2, levels=range(6), edit=lambda files: files[:n_files]
        )
        iceberg = arrowmeta.open(paimon.location, format="iceberg")
        rows = arrowmeta.compare(paimon.at(snapshot_id=2), iceberg).to_pylist()
        return [(row["difference"], row["a"]) for row in rows]

    assert published(1) == []  # The older file stays until it is compacted.
    assert published(2) == [("file", None)] * 2


def test_published_files_with_delete_rows_are_differences(tmp_path):
    paimon = Publication(DATA / PAIMON_KEYED, tmp_path / "table").write(snapshot_id=9, levels=[0])
    paimon, iceberg = paimon.at(snapshot_id=9), arrowmeta.open(paimon.location, format="iceberg")
    rows = arrowmeta.compare(paimon, iceberg).to_pylist()
    levels = {file["file_path"]: file["level"] for file in paimon.files().to_pylist()}
    only: dict[str, set[int]] = {"a": set(), "b": set()}
    for row in rows:
        (level,) = {at for path, at in levels.items() if path.endswith(row["subject"])}
        only["b" if row["a"] is None else "a"].add(level)
    assert only == {"a": {TOP_LEVEL}, "b": {0}}


def test_published_snapshot_after_a_rollback_is_a_difference(tmp_path):
    # Iceberg readers still see the snapshot that was rolled back in Paimon.
    paimon = Publication(DATA / PAIMON_KEYED, tmp_path / "table").write()
    newest = paimon.snapshot_id
    (tmp_path / "table" / "snapshot" / f"snapshot-{newest}").unlink()
    (tmp_path / "table" / "snapshot" / "LATEST").write_text(str(newest - 1))
    rolled_back = arrowmeta.open(paimon.location)
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    (row,) = arrowmeta.compare(rolled_back, iceberg).to_pylist()
    assert (row["difference"], row["a"], row["b"]) == ("snapshot", None, f"snapshot {newest}")
    assert row["detail"].endswith(f"its latest is {newest - 1}; files are not compared")
    (row,) = arrowmeta.compare(iceberg, rolled_back).to_pylist()
    assert (row["a"], row["b"]) == (f"snapshot {newest}", None)


def test_outdated_published_metadata_is_compared_at_its_snapshot(tmp_path):
    paimon = Publication(DATA / PAIMON_KEYED, tmp_path / "table").write(snapshot_id=9)
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    (row,) = arrowmeta.compare(paimon, iceberg).to_pylist()
    assert (row["difference"], row["a"], row["b"]) == ("snapshot", "snapshot 10", None)
    assert row["detail"].endswith("its latest is 9; files are compared at 9")
    assert arrowmeta.compare(paimon.at(snapshot_id=9), iceberg).num_rows == 0


@pytest.mark.parametrize(("later_ms", "expected"), [(-5, {"committed_at"}), (5, set())])
def test_published_snapshot_that_is_older_has_a_reused_id(later_ms, expected, tmp_path):
    # Up to Paimon 1.x the callback records the time at which it runs, after the commit.
    paimon = Publication(DATA / "append_snappy", tmp_path / "table").write(later_ms=later_ms)
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    for tables in ((paimon, iceberg), (iceberg, paimon)):
        assert {difference for difference, _, _ in compared(*tables)} == expected


def test_only_tags_of_published_snapshots_are_expected(tmp_path):
    # Paimon keeps the snapshot of a tag when it expires; published metadata must omit it.
    publication = Publication(DATA / "pk_tags_branches", tmp_path / "table")
    table = arrowmeta.open(tmp_path / "table")
    tags = {row["name"]: row["snapshot_id"] for row in table.refs().to_pylist()}
    assert tags["t1"] != tags["t-latest"]
    paimon = publication.write(snapshot_id=tags["t-latest"]).at(snapshot_id=tags["t-latest"])
    (metadata,) = (tmp_path / "table" / "metadata").glob("v*.metadata.json")
    written = json.loads(metadata.read_text())

    del written["refs"]["t1"]
    metadata.write_text(json.dumps(written))
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    assert compared(paimon, iceberg) == compared(iceberg, paimon) == set()

    written["refs"] = {"elsewhere": {"snapshot-id": tags["t-latest"], "type": "tag"}}
    metadata.write_text(json.dumps(written))
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    has = f"snapshot {tags['t-latest']}"
    assert compared(paimon, iceberg) == {("tag", has, None), ("tag", None, has)}


def test_compare_command_exits_with_2_for_differences(tmp_path, capsys):
    paimon = Publication(DATA / "append_snappy", tmp_path / "table").write()
    location = paimon.location
    assert main(["compare", location, location, "--format-b", "iceberg"]) == 0
    assert main(["compare", location, str(DATA / PAIMON_KEYED), "-o", "csv"]) == 2
    assert capsys.readouterr().out.splitlines()[-1].startswith('"file"')

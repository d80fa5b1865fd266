"""`compare` of tables with copies, and of Paimon tables with their published Iceberg metadata."""

import json
import shutil
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.bundled import DATA, sampled
from tests.case_tables import CASES
from tests.reconcile.copies import IcebergCopy, PaimonCopy, count_entries, read, rewrite
from tests.reconcile.publication import TOP_LEVEL, Publication

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")

TABLES = sampled()
PAIMON_APPEND, PAIMON_KEYED = "append_partition_types", "pk_deletion_vectors"
POSITIONS = "iceberg_v2_position_deletes"
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

    def add_a_row(rows):
        for row in rows:
            if row["_FILE"]["_FILE_NAME"] == file["file_name"]:
                row["_FILE"]["_ROW_COUNT"] += 1

    rewrite(copy.root / "manifest" / Path(file["manifest_path"]).name, add_a_row)
    (row,) = arrowmeta.compare(table, copy.root).to_pylist()
    assert row["difference"] == "record_count"
    assert file["file_path"].endswith(row["subject"])
    assert (int(row["a"]), int(row["b"])) == (file["record_count"], file["record_count"] + 1)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", [POSITIONS, "iceberg_v3_deletion_vectors"])
def test_file_dropped_from_an_iceberg_copy_is_a_difference(name, tmp_path):
    copy = IcebergCopy(DATA / name, tmp_path / "copy")
    dropped = next(row for row in read(copy.manifest(DELETES)) if row["status"] != 2)
    copy.edit_manifest(DELETES, lambda rows: [row for row in rows if row != dropped])
    copy.edit_list(lambda rows: count_entries(rows, copy.manifest(DELETES)))
    (row,) = arrowmeta.compare(DATA / name, copy.root).to_pylist()
    assert (row["difference"], row["a"] is None, row["b"]) == ("file", False, None)
    assert dropped["data_file"]["file_path"].endswith(row["subject"])


def test_file_that_is_listed_twice_is_counted_once_in_paimon_only(tmp_path):
    copy = PaimonCopy(DATA / PAIMON_APPEND, tmp_path / "paimon")
    copy.edit_manifest("delta", lambda rows: [*rows, rows[-1]])
    with pytest.warns(UserWarning, match="live already"):
        assert arrowmeta.compare(copy.root, DATA / PAIMON_APPEND).num_rows == 0
    other = IcebergCopy(DATA / POSITIONS, tmp_path / "iceberg")
    other.edit_manifest(0, lambda rows: [*rows, rows[-1]])
    tables = (arrowmeta.open(one, allow_moved_paths=True) for one in (other.root, DATA / POSITIONS))
    with pytest.warns(UserWarning, match="read twice"):
        (row,) = arrowmeta.compare(*tables).to_pylist()
    assert (row["difference"], row["b"]) == ("file", None)


def test_tags_branches_and_vectors_of_one_copy_only_are_differences(tmp_path):
    copy = PaimonCopy(DATA / "pk_tags_branches", tmp_path / "copy")
    (copy.root / "tag" / "tag-t1").unlink()
    shutil.rmtree(copy.root / "branch" / "branch-b1")
    assert compared(DATA / "pk_tags_branches", copy.root) == {
        ("tag", "snapshot 1", None),
        ("branch", "snapshot 3", None),
    }
    copy = PaimonCopy(DATA / PAIMON_KEYED, tmp_path / "keyed")
    copy.edit_snapshot(indexManifest=None)
    vectors = {("deletion_vector", cardinality, None) for cardinality in ("6", "9")}
    assert compared(DATA / PAIMON_KEYED, copy.root) == vectors


def test_compare_at_different_snapshots_reports_snapshot_and_files():
    table = arrowmeta.open(DATA / PAIMON_KEYED)
    differences = compared(table.at(snapshot_id=7), table.at(snapshot_id=8))
    assert ("snapshot", "7", "8") in differences
    assert {difference for difference, _, _ in differences} == {"snapshot", "file"}


# -- published Iceberg metadata


def published(name, root, options=None, snapshot_id=None, **written):
    """Return a Paimon table at a snapshot, and the Iceberg metadata that it published then."""
    publication = Publication(DATA / name, root, **(options or {}))
    paimon = publication.write(snapshot_id=snapshot_id, **written)
    if snapshot_id is not None:
        paimon = paimon.at(snapshot_id=snapshot_id)
    return paimon, arrowmeta.open(paimon.location, format="iceberg")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [PAIMON_APPEND, PAIMON_KEYED, "append_snappy", "pk_tags_branches"])
def test_correct_published_iceberg_metadata_does_not_differ(name, tmp_path):
    paimon, iceberg = published(name, tmp_path / "table")
    assert iceberg.format == "iceberg"
    assert compared(paimon, iceberg) == compared(iceberg, paimon) == set()


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


def test_published_files_below_the_top_level_or_with_delete_rows_are_differences(tmp_path):
    paimon, iceberg = published(PAIMON_KEYED, tmp_path / "a", snapshot_id=9, levels=range(6))
    levels = {file["file_path"]: file["level"] for file in paimon.files().to_pylist()}
    rows = arrowmeta.compare(paimon, iceberg).to_pylist()
    assert {(row["difference"], row["a"]) for row in rows} == {("file", None)}
    assert len(rows) == len([level for level in levels.values() if level < TOP_LEVEL])

    def level_of(row):
        (level,) = {at for path, at in levels.items() if path.endswith(row["subject"])}
        return level

    rows = arrowmeta.compare(
        *published(PAIMON_KEYED, tmp_path / "b", snapshot_id=9, levels=[0])
    ).to_pylist()
    levels = {path.replace(f"{tmp_path}/a", f"{tmp_path}/b"): at for path, at in levels.items()}
    only = {(row["a"] is None, level_of(row)) for row in rows}
    assert only == {(False, TOP_LEVEL), (True, 0)}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [PAIMON_KEYED, "pk_tags_branches", "pk_all_types"])
def test_published_level_0_files_without_key_overlap_do_not_differ(name, tmp_path):
    # New metadata lists files that can be read without a merge, which is level 0 at first.
    paimon, iceberg = published(name, tmp_path / "table", snapshot_id=1, levels=range(6))
    assert set(paimon.files()["level"].to_pylist()) == {0}
    assert compared(paimon, iceberg) == compared(iceberg, paimon) == set()


def test_published_deletion_vectors_are_compared_by_cardinality_if_expected(tmp_path):
    # Without the options for it, no vectors are published: these are outdated.
    paimon, iceberg = published(PAIMON_KEYED, tmp_path / "outdated", with_vectors=True)
    rows = arrowmeta.compare(paimon, iceberg).to_pylist()
    vectors = iceberg.delete_files().num_rows
    assert vectors
    told = [(row["difference"], row["a"], row["detail"]) for row in rows]
    assert told == [("file", None, "deletion_vector")] * vectors
    options = {"deletion-vectors.bitmap64": "true", "metadata.iceberg.format-version": "3"}
    paimon, iceberg = published(
        PAIMON_KEYED, tmp_path / "t", options, levels=range(1, 6), with_vectors=True
    )
    assert arrowmeta.compare(paimon, iceberg).to_pylist() == []

    def one_more(rows):
        rows[0]["data_file"]["record_count"] += 1

    rewrite(tmp_path / "t" / "metadata" / "deletes.avro", one_more)
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    (row,) = arrowmeta.compare(iceberg, paimon).to_pylist()
    assert (row["difference"], int(row["a"])) == ("deletion_vector", int(row["b"]) + 1)


def test_wrong_record_count_and_missing_published_file_are_differences(tmp_path):
    def damage(entries):
        entries[0]["data_file"]["record_count"] += 1
        return entries[:-1]

    tables = published("append_snappy", tmp_path / "table", edit=damage)
    rows = arrowmeta.compare(*tables).to_pylist()
    assert [row["difference"] for row in rows] == ["file", "record_count"]
    assert rows[0]["b"] is None
    assert int(rows[1]["a"]) + 1 == int(rows[1]["b"])


@pytest.mark.parametrize("n_files", [1, 2])
def test_published_files_with_overlapping_keys_are_differences(tmp_path, n_files):
    paimon, iceberg = published(
        *("pk_tags_branches", tmp_path / "t"),
        snapshot_id=2,
        levels=range(6),
        edit=lambda files: files[:n_files],
    )
    files = paimon.files()
    first, second = files["min_key"].to_pylist()
    assert second["k"] <= files["max_key"].to_pylist()[0]["k"]
    assert first != second
    rows = arrowmeta.compare(paimon, iceberg).to_pylist()
    # The older file stays until it is compacted.
    assert [(row["difference"], row["a"]) for row in rows] == [("file", None)] * 2 * (n_files - 1)


def test_published_snapshot_after_a_rollback_is_a_difference(tmp_path):
    # Iceberg readers still see the snapshot that was rolled back in Paimon.
    paimon, iceberg = published(PAIMON_KEYED, tmp_path / "table")
    newest = paimon.snapshot_id
    (tmp_path / "table" / "snapshot" / f"snapshot-{newest}").unlink()
    (tmp_path / "table" / "snapshot" / "LATEST").write_text(str(newest - 1))
    rolled_back = arrowmeta.open(paimon.location)
    (row,) = arrowmeta.compare(rolled_back, iceberg).to_pylist()
    assert (row["difference"], row["a"], row["b"]) == ("snapshot", None, f"snapshot {newest}")
    assert row["detail"].endswith(f"its latest is {newest - 1}; files are not compared")
    assert compared(iceberg, rolled_back) == {("snapshot", f"snapshot {newest}", None)}


def test_outdated_published_metadata_is_compared_at_its_snapshot(tmp_path):
    paimon, iceberg = published(PAIMON_KEYED, tmp_path / "table", snapshot_id=9)
    (row,) = arrowmeta.compare(arrowmeta.open(paimon.location), iceberg).to_pylist()
    assert (row["difference"], row["a"], row["b"]) == ("snapshot", "snapshot 10", None)
    assert row["detail"].endswith("its latest is 9; files are compared at 9")
    assert arrowmeta.compare(paimon, iceberg).num_rows == 0


@pytest.mark.parametrize(("later_ms", "expected"), [(-5, {"committed_at"}), (5, set())])
def test_published_snapshot_that_is_older_has_a_reused_id(later_ms, expected, tmp_path):
    # Up to Paimon 1.x the callback records the time at which it runs, after the commit.
    tables = published("append_snappy", tmp_path / "table", later_ms=later_ms)
    for sides in (tables, tables[::-1]):
        assert {difference for difference, _, _ in compared(*sides)} == expected


def test_only_tags_of_published_snapshots_are_expected(tmp_path):
    # Paimon keeps the snapshot of a tag when it expires; published metadata must omit it.
    refs = arrowmeta.open(DATA / "pk_tags_branches").refs().to_pylist()
    tags = {row["name"]: row["snapshot_id"] for row in refs}
    latest = tags["t-latest"]
    assert tags["t1"] != latest
    paimon, _ = published("pk_tags_branches", tmp_path / "table", snapshot_id=latest)
    (metadata,) = (tmp_path / "table" / "metadata").glob("v*.metadata.json")
    written = json.loads(metadata.read_text())
    has = f"snapshot {latest}"
    del written["refs"]["t1"]
    elsewhere = {"elsewhere": {"snapshot-id": latest, "type": "tag"}}
    for refs, expected in (
        (written["refs"], set()),
        (elsewhere, {("tag", has, None), ("tag", None, has)}),
    ):
        metadata.write_text(json.dumps(written | {"refs": refs}))
        iceberg = arrowmeta.open(paimon.location, format="iceberg")
        assert compared(paimon, iceberg) == expected


def test_compare_command_exits_with_2_for_differences(tmp_path, capsys):
    location = published("append_snappy", tmp_path / "table")[0].location
    assert main(["compare", location, location, "--format-b", "iceberg"]) == 0
    assert main(["compare", location, str(DATA / PAIMON_KEYED), "-o", "csv"]) == 2
    assert capsys.readouterr().out.splitlines()[-1].startswith('"file"')

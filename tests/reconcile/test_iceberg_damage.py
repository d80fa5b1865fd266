"""Damage of Iceberg tables, in text: the expected checks have findings, and no others."""

import shutil

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.reconcile.changes import changed_tables
from tests.reconcile.copies import IcebergCopy, found

DATA_FILES = 0
VECTORS = "iceberg_v3_deletion_vectors"
POSITIONS = "iceberg_v2_position_deletes"
DAMAGE = changed_tables("damage", "iceberg")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("table", sorted({damage.table for damage in DAMAGE}))
def test_undamaged_iceberg_table_has_no_findings(table):
    assert found(DATA / table) == set()


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.filterwarnings("ignore:.*the version hint names no metadata file")
@pytest.mark.parametrize("damage", DAMAGE, ids=str)
def test_changed_tables_an_iceberg_table_is_found_by_the_expected_checks(damage, tmp_path):
    damage.run(tmp_path)


def test_version_hint_of_a_concurrent_commit_is_no_finding(tmp_path):
    root = shutil.copytree(DATA / "iceberg_v2_position_deletes", tmp_path / "table")
    hint = root / "metadata" / "version-hint.text"
    latest = int(hint.read_text())
    newest = root / "metadata" / f"v{latest}.metadata.json"
    committed = newest.read_bytes()
    newest.unlink()
    hint.write_text(str(latest - 1))
    table = arrowmeta.open(root, allow_moved_paths=True)
    newest.write_bytes(committed)
    hint.write_text(str(latest))
    assert table.reconcile().num_rows == 0
    for version, effect in ((latest - 2, "read this metadata file, an old state"), (0, "refuse")):
        hint.write_text(str(version))
        [finding] = table.reconcile().to_pylist()
        assert finding["check_name"] == "hint_wrong"
        assert effect in finding["detail"]


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"record_count": 2**63 - 1}, "snapshot_totals_wrong"),
        ({"first_row_id": 2**63 - 1}, "row_ids_beyond_next"),
        ({"file_size_in_bytes": 2**63 - 1}, "snapshot_totals_wrong"),
    ],
)
def test_iceberg_sums_beyond_64_bits_are_findings(fields, expected, tmp_path):
    copy = IcebergCopy(DATA / VECTORS, tmp_path / "table")
    copy.edit_manifest(
        DATA_FILES, lambda rows: [row["data_file"].update(fields) for row in rows] and None
    )
    table = arrowmeta.open(copy.root, allow_moved_paths=True)
    assert table.sql(f"FROM {expected}").num_rows


def test_snapshot_total_off_by_more_than_its_parent_is_a_finding(tmp_path):
    copy = IcebergCopy(DATA / POSITIONS, tmp_path / "table")

    def drifted(metadata):
        for snapshot in metadata["snapshots"]:
            is_last = snapshot is metadata["snapshots"][-1]
            total = int(snapshot["summary"]["total-records"]) + (9 if is_last else 7)
            snapshot["summary"]["total-records"] = str(total)

    copy.edit_metadata(drifted)
    ids = [snapshot["snapshot-id"] for snapshot in copy.metadata["snapshots"]]
    told = arrowmeta.open(copy.root, allow_moved_paths=True).reconcile().to_pylist()
    assert {row["check_name"] for row in told} == {"snapshot_totals_wrong"}
    assert {row["snapshot_id"] for row in told} == {ids[0], ids[-1]}

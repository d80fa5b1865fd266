"""Damage of Paimon tables, in text: the expected checks have findings, and no others."""

import json
import shutil

import pytest

from tests.bundled import DATA
from tests.reconcile.changes import change, changed_tables
from tests.reconcile.copies import PaimonCopy, found

PK = "pk_deletion_vectors"
DAMAGE = changed_tables("damage", "paimon")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("table", sorted({damage.table for damage in DAMAGE}))
def test_undamaged_paimon_table_has_no_findings(table):
    assert found(DATA / table) == set()


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
@pytest.mark.parametrize("damage", DAMAGE, ids=str)
def test_changed_tables_a_paimon_table_is_found_by_the_expected_checks(damage, tmp_path):
    damage.run(tmp_path)


def test_index_manifest_without_vectors_of_the_one_before_lost_them(tmp_path):
    copy = PaimonCopy(DATA / PK, tmp_path / "table")
    whole = json.loads(copy.snapshot().read_text())["indexManifest"]
    copy.edit_snapshot(back=2, indexManifest=whole)
    shutil.copy(copy.root / "manifest" / whole, copy.root / "manifest" / "index-manifest-lost-0")
    for back in 0, 1:
        copy.edit_snapshot(back, indexManifest="index-manifest-lost-0")
    change(copy, "index manifest: without the first")
    assert found(copy.root) == {"deletion_vector_lost"}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("rows", [2**63 - 1, -(2**63)])
def test_paimon_row_count_sum_beyond_64_bits_is_a_finding(rows, tmp_path):
    copy = PaimonCopy(DATA / PK, tmp_path / "table")
    copy.edit_manifest(
        "base", lambda records: [one["_FILE"].update(_ROW_COUNT=rows) for one in records] and None
    )
    assert "snapshot_totals_wrong" in found(copy.root)


def test_snapshot_with_the_maximum_id_is_reconciled(tmp_path):
    """The id of a following snapshot would overflow."""
    copy = PaimonCopy(DATA / PK, tmp_path / "table")
    greatest = 2**63 - 1
    copy.edit_snapshot(id=greatest)
    copy.snapshot().rename(copy.root / "snapshot" / f"snapshot-{greatest}")
    (copy.root / "snapshot" / "LATEST").write_text(str(greatest))
    assert found(copy.root) == {"snapshot_missing"}

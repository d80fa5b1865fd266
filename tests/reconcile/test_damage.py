"""Damage of tables, in text: the expected checks have findings, and no others."""

import pytest

from tests.bundled import DATA
from tests.reconcile.changes import changed_tables
from tests.reconcile.copies import found

DAMAGE = [*changed_tables("damage", "iceberg"), *changed_tables("damage", "paimon")]

pytestmark = [
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
    pytest.mark.filterwarnings("ignore:.*the version hint names no metadata file"),
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("table", sorted({damage.table for damage in DAMAGE}))
def test_undamaged_table_has_no_findings(table):
    assert found(DATA / table) == set()


@pytest.mark.sampled(6)
@pytest.mark.parametrize("damage", DAMAGE, ids=str)
def test_changed_tables_are_found_by_the_expected_checks(damage, tmp_path):
    damage.run(tmp_path)


@pytest.mark.parametrize(
    "changed", [*changed_tables("damage", "pairs"), *changed_tables("damage", "losses")], ids=str
)
def test_contradictions_and_losses_are_told_as_written(changed, tmp_path):
    changed.run(tmp_path)

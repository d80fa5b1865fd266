"""Files that store the ids of their rows, although the commit assigned them others."""

import pytest

import arrowmeta
from tests.case_tables import CASES

TABLES = ("all_stats", "table_no_stats", "table_compacted_1_4")


@pytest.mark.spec("paimon: _ROW_ID")
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("where", ["_ROW_ID = 1", "_ROW_ID < 3", "_ROW_ID IN (0, 7)"])
def test_first_row_id_of_a_file_with_stored_ids_drops_no_file(name, where):
    table = arrowmeta.open(CASES / "paimon_stored_row_ids" / name)
    files = table.files(["file_name", "first_row_id"]).to_pylist()
    (updated,) = (file["file_name"] for file in files if file["first_row_id"] == 3)
    assert updated in table.plan(where).files["file_name"].to_pylist()


@pytest.mark.parametrize("name", TABLES)
def test_stored_row_ids_are_no_damage(name):
    table = arrowmeta.open(CASES / "paimon_stored_row_ids" / name)
    assert table.reconcile().num_rows == table.damage.num_rows == 0
    (low,) = table.aggregate("min(_ROW_ID)").column(0).to_pylist()
    assert low["value"] in (None, 0)


def test_statistics_of_columns_before_the_row_ids_are_used():
    table = arrowmeta.open(CASES / "paimon_stored_row_ids" / "all_stats")
    assert len(table.plan("id = 50")) == 0
    assert len(table.plan("id = 2 AND id IS NOT NULL")) == 1
    lower = table.files(["lower_bounds"])["lower_bounds"].to_pylist()
    assert sorted(bounds["id"] for bounds in lower) == [1, 4]
    counts = table.files(["null_value_counts"])["null_value_counts"].to_pylist()
    assert counts == [{"id": 0, "data": 0}] * 2

"""The relation `statistics`: table statistics that an engine's ANALYZE wrote."""

import pytest

import arrowmeta
from tests.paimon.tables import snapshot_json, write, write_table

STATISTICS = {
    "snapshotId": 1,
    "schemaId": 0,
    "mergedRecordCount": 10,
    "mergedRecordSize": 1000,
    "colStats": {
        "k": {
            "colId": 1,
            "distinctCount": 9,
            "min": "1",
            "max": "10",
            "nullCount": 0,
            "avgLen": 8,
            "maxLen": 8,
        },
        "v": {"colId": 2, "nullCount": 4},
    },
    "ofANewerVersion": [],
}


@pytest.fixture
def analyzed(tmp_path):
    """A table whose second snapshot names statistics that are not written yet."""
    write_table(tmp_path, (1,))
    write(tmp_path / "snapshot" / "snapshot-2", snapshot_json(2, statistics="stat-a-0"))
    return tmp_path


@pytest.mark.spec("paimon: statistics")
def test_statistics_have_a_row_for_the_table_and_one_for_each_column(analyzed):
    path = write(analyzed / "statistics" / "stat-a-0", STATISTICS)
    table, key, value = arrowmeta.open(analyzed).statistics().to_pylist()
    assert {row["file_path"] for row in (table, key, value)} == {str(path)}
    assert (table["column_name"], table["field_id"], table["record_size"]) == (None, None, 1000)
    assert {row["record_count"] for row in (table, key, value)} == {10}
    assert (key["column_name"], key["field_id"], key["lower"], key["upper"]) == ("k", 1, "1", "10")
    assert (key["distinct_count"], key["average_length"], key["max_length"]) == (9, 8, 8)
    assert (value["null_count"], value["distinct_count"], value["lower"]) == (4, None, None)


def test_snapshot_without_statistics_has_no_rows(analyzed):
    write(analyzed / "statistics" / "stat-a-0", STATISTICS)
    assert arrowmeta.open(analyzed, snapshot_id=1).statistics().num_rows == 0


@pytest.mark.parametrize(
    "content",
    [
        None,
        "{",
        {"snapshotId": 1},
        {**STATISTICS, "colStats": []},
        {**STATISTICS, "colStats": {"k": 1}},
        {**STATISTICS, "colStats": {"k": {"colId": 2**31}}},
    ],
)
def test_missing_or_damaged_statistics_file_is_reported(analyzed, content):
    if content is not None:
        write(analyzed / "statistics" / "stat-a-0", content)
    table = arrowmeta.open(analyzed)
    with pytest.warns(UserWarning, match="stat-a-0"):
        assert table.statistics().num_rows == 0
    assert table.damage["kind"].to_pylist() == ["statistics"]

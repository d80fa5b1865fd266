"""Partition fields whose values no manifest has, or only in a type that was replaced."""

import arrowmeta
from tests.case_tables import CASES
from tests.iceberg.one_manifest import table_of_schema
from tests.iceberg.tables import schema_json


def opened(name):
    """Open a table of `tests/cases`; damage raises."""
    return arrowmeta.open(CASES / name, allow_moved_paths=True, strict=True)


def errors(table):
    """Return the checks that find an error; older metadata files were left out."""
    return [
        row["check_name"] for row in table.reconcile().to_pylist() if row["severity"] == "error"
    ]


def test_merged_manifests_after_a_source_was_dropped_are_sound():
    table = opened("iceberg_dropped_source")
    assert errors(table) == []
    assert [row["partition"]["p"] for row in table.files().to_pylist()] == [None] * 3
    first = min(table.snapshots().to_pylist(), key=lambda row: row["sequence_number"])
    before = table.at(first["snapshot_id"])
    assert [row["partition"]["p"] for row in before.files().to_pylist()] == [1]


def test_partition_column_of_a_replaced_table_has_the_type_of_its_snapshot():
    table = opened("iceberg_replaced_types")
    snapshots = sorted(table.snapshots().to_pylist(), key=lambda row: row["sequence_number"])
    assert sorted(row["partition"]["s"] for row in table.files().to_pylist()) == [7, 8]
    before = table.at(snapshots[0]["snapshot_id"])
    assert sorted(row["partition"]["s"] for row in before.files().to_pylist()) == ["a", "b"]
    assert before.plan("s = 'b'").files.num_rows == 1
    assert errors(before) == errors(table) == []


def test_values_of_a_replaced_type_are_unknown():
    table = opened("iceberg_replaced_types")
    entries = table.all_entries().to_pylist()
    added = [row["partition"]["s"] for row in entries if row["status"] == "added"]
    assert sorted(added, key=str) == [7, 8, None, None]


def test_files_without_a_field_of_their_spec_are_kept(tmp_path):
    field = {"source-id": 1, "field-id": 1000, "name": "c1", "transform": "identity"}
    table = table_of_schema(
        tmp_path,
        schema_json("int"),
        [{"snapshot_id": 1, "partition": {}}],
        **{"partition-specs": [{"spec-id": 0, "fields": [field]}]},
    )
    assert table.plan("c1 = 5").files.num_rows == 1

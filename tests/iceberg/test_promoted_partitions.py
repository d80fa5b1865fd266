"""Partitions of promoted types, and partitions that are unknown."""

import struct

import pyarrow as pa
import pytest

import arrowmeta
from tests.case_tables import CASES
from tests.iceberg.manifests import Column, data_file, entry, row, written
from tests.iceberg.one_manifest import (
    list_of,
    manifest_row,
    snapshots_of,
    spec_json,
    table_of_schema,
    table_with_list,
)
from tests.iceberg.tables import schema_json

IDENTITY = spec_json(0, (1, 1000, "c1", "identity"))


def promoted(folder, kinds):
    """Write a table of a snapshot for each type, its Avro format and the value of one file."""
    rows, lists = [], []
    for n, (kind, layout, value) in enumerate(kinds, 1):
        columns = data_file([Column(1000, "c1", kind)])
        files = [row(f"{folder}/{n}.parquet", snapshot_id=n, partition={"c1": value})]
        manifest = written(entry(columns), files)
        summary = dict.fromkeys(("lower_bound", "upper_bound"), struct.pack(layout, value))
        partitions = [{"contains_null": False, **summary}]
        rows.append(manifest_row(folder, f"m{n}", manifest, number=n, partitions=partitions))
        lists.append(list_of(rows))
    snapshots = snapshots_of(folder, lists)
    table_with_list(
        folder,
        b"",
        schemas=[schema_json(kind, schema_id=n) for n, (kind, _, _) in enumerate(kinds)],
        snapshots=[one | {"schema-id": one["snapshot-id"] - 1} for one in snapshots],
        refs={},
        **{"current-schema-id": len(kinds) - 1, "current-snapshot-id": len(kinds)},
        **{"partition-specs": [IDENTITY]},
    )
    return folder


@pytest.mark.spec("iceberg: schema evolution, type promotion")
def test_partitions_after_promotion_are_readable_at_earlier_snapshot(tmp_path):
    """They are not damage, though the column type of that snapshot cannot hold them."""
    folder = promoted(tmp_path, [("int", "<i", 7), ("long", "<q", 3_000_000_000)])
    table = arrowmeta.open(folder, snapshot_id=1, strict=True)
    assert table.schema.field("c1").type == pa.int32()
    partitions = table.all_files(["partition"])["partition"].to_pylist()
    assert partitions == [{"c1": 7}, {"c1": 3_000_000_000}]
    assert table.diff(1, 2)["partition"].to_pylist() == [{"c1": 3_000_000_000}]
    assert table.complete


@pytest.mark.spec("iceberg: schema evolution, type promotion")
@pytest.mark.parametrize("condition", ["c1 = 0.1", "c1 <= 0.1", "c1 IN (0.1, 5)"])
def test_float_condition_matches_after_partition_promotion_to_double(tmp_path, condition):
    """0.1 compared with a float is the nearest float, which as a double is greater than 0.1."""
    value = struct.unpack("<f", struct.pack("<f", 0.1))[0]
    folder = promoted(tmp_path, [("float", "<f", value), ("double", "<d", 1e300)])
    assert arrowmeta.open(folder, snapshot_id=1).plan(condition).files.num_rows == 1
    assert arrowmeta.open(folder, snapshot_id=1).plan("c1 < 0.1").files.num_rows == 0
    assert arrowmeta.open(folder).plan("c1 = 0.1").files.num_rows == 0


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
    # Values of the type before are unknown.
    entries = table.all_entries(where="status = 'added'").to_pylist()
    assert sorted((row["partition"]["s"] for row in entries), key=str) == [7, 8, None, None]


def test_files_without_a_field_of_their_spec_are_kept(tmp_path):
    files = [{"snapshot_id": 1, "partition": {}}]
    table = table_of_schema(tmp_path, schema_json("int"), files, **{"partition-specs": [IDENTITY]})
    assert table.plan("c1 = 5").files.num_rows == 1

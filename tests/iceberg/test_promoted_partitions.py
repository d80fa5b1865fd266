"""Tables whose partition column was promoted, read at snapshots before and after it."""

import struct

import pyarrow as pa
import pytest

import arrowmeta
from tests.iceberg.manifests import (
    LISTED_COLUMNS,
    Column,
    data_file,
    entry,
    listed_row,
    record,
    row,
    written,
)
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write

SUMMARY = record(
    "r508",
    [
        Column(509, "contains_null", "boolean", is_optional=False),
        Column(510, "lower_bound", "bytes"),
        Column(511, "upper_bound", "bytes"),
    ],
)
LISTED = (*LISTED_COLUMNS, Column(507, "partitions", {"type": "array", "items": SUMMARY}))


def promoted(folder, kinds):
    """Write a table of a snapshot for each type, its Avro format and the value of one file."""
    lists = []
    for n, (kind, layout, value) in enumerate(kinds, 1):
        columns = data_file([Column(1000, "c1", kind)])
        rows = [row(f"{folder}/{n}.parquet", snapshot_id=n, partition={"c1": value})]
        manifest = bytes(written(entry(columns), rows).data)
        write(folder, f"m{n}.avro", manifest)
        bound = struct.pack(layout, value)
        summary = {"contains_null": False, "lower_bound": bound, "upper_bound": bound}
        path = f"{folder}/metadata/m{n}.avro"
        lists.append(listed_row(path, len(manifest), n, partitions=[summary]))
        write(folder, f"l{n}.avro", bytes(written(record("manifest_file", LISTED), lists).data))
    content = metadata_json(
        len(kinds),
        **{
            "location": str(folder),
            "schemas": [schema_json(kind, schema_id=n) for n, (kind, _, _) in enumerate(kinds)],
            "current-schema-id": len(kinds) - 1,
            "partition-specs": [
                {
                    "spec-id": 0,
                    "fields": [
                        {"source-id": 1, "field-id": 1000, "name": "c1", "transform": "identity"}
                    ],
                }
            ],
            "snapshots": [
                snapshot_json(
                    n, **{"manifest-list": f"{folder}/metadata/l{n}.avro", "schema-id": n - 1}
                )
                for n in range(1, len(kinds) + 1)
            ],
        },
    )
    write(folder, "v1.metadata.json", content)
    write(folder, "version-hint.text", "1")
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

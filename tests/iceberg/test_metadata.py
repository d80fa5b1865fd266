"""Table metadata: what each version requires, what writers leave out, what is invalid."""

import gzip
import json
import shutil
from itertools import product
from pathlib import Path

import pytest
import zstandard

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.iceberg.metadata import parse_metadata, read_metadata
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.storage import Storage
from tests.bundled import DATA
from tests.iceberg.tables import SCHEMA, SPEC, metadata_json, snapshot_json


def read(**changes):
    document = {key: value for key, value in metadata_json(**changes).items() if value != "gone"}
    return parse_metadata([json.dumps(document).encode()], "v1.metadata.json")


def test_v2_metadata_is_read():
    metadata = read()
    assert metadata.format_version == 2
    assert metadata.location == "s3://bucket/t"
    assert metadata.current_snapshot_id == 2
    assert list(metadata.snapshots) == [1, 2]
    assert metadata.refs["main"].snapshot_id == 2
    assert metadata.current_schema.fields[0].name == "id"
    assert metadata.specs[0].fields[0].name == "day_month"
    assert metadata.properties == {"owner": "me"}


@pytest.mark.spec("iceberg: Appendix E, reading v1 metadata")
def test_v1_metadata_with_single_schema_and_spec_is_read():
    metadata = read(
        **{
            "format-version": 1,
            "schema": {key: value for key, value in SCHEMA.items() if key != "schema-id"},
            "partition-spec": [{"source-id": 2, "name": "d", "transform": "day"}],
            **dict.fromkeys(
                ("schemas", "current-schema-id", "partition-specs", "default-spec-id"), "gone"
            ),
            **dict.fromkeys(("sort-orders", "default-sort-order-id", "refs"), "gone"),
            **dict.fromkeys(("table-uuid", "last-sequence-number", "last-partition-id"), "gone"),
        }
    )
    assert metadata.current_schema.id == 0
    assert metadata.specs[0].fields[0].field_id == 1000
    assert metadata.last_sequence_number is None
    assert metadata.refs["main"].snapshot_id == 2


def test_v1_snapshot_lists_its_manifests_inline():
    inline = snapshot_json(1, **{"manifest-list": None, "manifests": ["a.avro", "b.avro"]})
    snapshot = read(n_snapshots=1, snapshots=[inline]).snapshots[1]
    assert snapshot.manifest_list is None
    assert snapshot.manifests == ["a.avro", "b.avro"]


@pytest.mark.parametrize("current", [None, -1, "gone"])
@pytest.mark.parametrize("version", [1, 2, 3])
def test_null_minus_one_or_absent_means_no_current_snapshot(current, version):
    metadata = read(**{"current-snapshot-id": current, "format-version": version, "refs": "gone"})
    assert metadata.current_snapshot_id is None
    assert metadata.refs == {}


@pytest.mark.parametrize("refs", ["gone", {}, None])
def test_main_defaults_to_current_snapshot_without_refs(refs):
    assert read(refs=refs).refs["main"].snapshot_id == 2


def test_main_differing_from_current_snapshot_is_corrupt():
    refs = {"main": {"snapshot-id": 1, "type": "branch"}}
    with pytest.raises(CorruptMetadataError, match="is 2, but branch main is at 1"):
        read(refs=refs)


def test_v3_without_next_row_id_and_with_v1_fields_is_read():
    metadata = read(**{"format-version": 3, "schema": SCHEMA, "partition-spec": SPEC["fields"]})
    assert metadata.next_row_id is None
    assert metadata.format_version == 3


def test_64_bit_snapshot_ids_are_exact():
    greatest = 2**63 - 1
    metadata = read(
        **{
            "snapshots": [snapshot_json(greatest, at=1)],
            "current-snapshot-id": greatest,
            "refs": {"main": {"snapshot-id": greatest, "type": "branch"}},
        }
    )
    assert list(metadata.snapshots) == [greatest]


def test_identical_duplicate_schemas_and_specs_are_merged():
    metadata = read(**{"schemas": [SCHEMA] * 2, "partition-specs": [SPEC] * 2})
    assert list(metadata.schemas) == list(metadata.specs) == [0]


@pytest.mark.spec("iceberg: Snapshots, summary without operation")
@pytest.mark.parametrize(
    ("summary", "operation", "rest"),
    [
        ({"operation": "delete", "a": "b"}, "delete", {"a": "b"}),
        ({"a": "b"}, "overwrite", {"a": "b"}),
        ({}, None, {}),
        (None, None, {}),
    ],
)
def test_snapshot_operation_is_taken_from_summary(summary, operation, rest):
    (snapshot,) = read(
        n_snapshots=1, snapshots=[snapshot_json(1, summary=summary)]
    ).snapshots.values()
    assert snapshot.operation == operation
    assert snapshot.summary == rest


@pytest.mark.parametrize(
    ("text", "number"),
    [("12", 12), ("-3", -3), ("x", None), ("", None), ("9" * 30, None), ("1.5", None), ("²", None)],
)
def test_summary_count_is_parsed_or_none(text, number):
    (snapshot,) = read(
        n_snapshots=1, snapshots=[snapshot_json(1, summary={"total-records": text})]
    ).snapshots.values()
    assert snapshot.count("total-records") == number


def test_ref_retention_is_read():
    tag = {
        "snapshot-id": 1,
        "type": "TAG",
        "max-ref-age-ms": 5,
        "min-snapshots-to-keep": 6,
        "max-snapshot-age-ms": 7,
    }
    ref = read(refs={"eoy": tag}).refs["eoy"]
    assert (ref.type, ref.max_ref_age_ms, ref.min_snapshots_to_keep, ref.max_snapshot_age_ms) == (
        "tag",
        5,
        6,
        7,
    )


def test_table_and_partition_statistics_files_are_read():
    blob = {"type": "apache-datasketches-theta-v1", "snapshot-id": 1, "sequence-number": 1,
            "fields": [1], "properties": {"ndv": "7"}}  # fmt: skip
    entry = {"snapshot-id": 2, "statistics-path": "s3://b/x.puffin", "file-size-in-bytes": 9}
    metadata = read(
        **{
            "statistics": [{**entry, "blob-metadata": [blob]}],
            "partition-statistics": [{**entry, "statistics-path": "s3://b/y.parquet"}],
        }
    )
    of_columns, of_partitions = metadata.statistics
    assert of_columns.blobs[0].properties == {"ndv": "7"}
    assert (of_partitions.path, of_partitions.is_by_partition) == ("s3://b/y.parquet", True)


@pytest.mark.spec("iceberg: Format Versioning")
@pytest.mark.parametrize("version", [5, 42, 2**40])
def test_newer_format_version_is_unsupported(version):
    with pytest.raises(
        UnsupportedError, match=rf"v1\.metadata\.json has format version {version};"
    ):
        read(**{"format-version": version, "schemas": "not as we know them"})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format-version": 0}, "format-version should be 1, 2, 3 or 4, found 0"),
        ({"format-version": "gone"}, "object missing required field `format-version`"),
        ({"format-version": "2"}, "field format-version: expected `int`, got `str`"),
        ({"location": "gone"}, "required field location is missing"),
        ({"schemas": "gone"}, "there is neither schemas nor schema"),
        ({"schemas": {}}, r"field schemas: expected `array \| null`, got `object`"),
        ({"current-schema-id": 7}, "current-schema-id is 7, but there is no such id"),
        ({"default-spec-id": 7}, "default-spec-id is 7, but there is no such id"),
        ({"schemas": [SCHEMA, SCHEMA | {"fields": []}]}, "two schemas have id 0"),
        ({"partition-specs": [SPEC, SPEC | {"fields": []}]}, "two partition-specs have id 0"),
        ({"current-snapshot-id": 7, "refs": "gone"}, "there is no such snapshot"),
        (
            {"current-snapshot-id": 1.5},
            r"field current-snapshot-id: expected `int \| null`, got `float`",
        ),
        ({"snapshots": [{"snapshot-id": 2**63}]}, r"field snapshots\[0\]\.snapshot-id: expected"),
        ({"snapshots": [snapshot_json(1, at=2**62)]}, r"snapshots\[0\]\.timestamp-ms: expected"),
        ({"last-updated-ms": -(2**62)}, "field last-updated-ms: expected `int` >= -9223372022"),
        ({"snapshots": [1]}, r"field snapshots\[0\]: expected `object`, got `int`"),
        ({"refs": {"x": {"snapshot-id": 1, "type": "leaf"}}}, "should be branch or tag"),
    ],
)
def test_invalid_metadata_is_corrupt(changes, message):
    with pytest.raises(CorruptMetadataError, match=message) as caught:
        read(**changes)
    assert caught.value.path == "v1.metadata.json"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[(name, None) for name in ("snapshot-id", "timestamp-ms")],
        *product(
            (
                *("snapshot-id", "timestamp-ms", "parent-snapshot-id", "sequence-number"),
                *("schema-id", "first-row-id", "added-rows"),
            ),
            ("1", 1.5, 2.0, True, [1]),
        ),
        *product(("manifest-list", "key-id"), (1, ["a"])),
        *product(("summary", "manifests"), ("a", [1], {"operation": ["append"]})),
    ],
)
def test_a_field_of_any_snapshot_with_another_type_refuses_the_file(name, value):
    """As Iceberg's Java reader does: the file may be of a version that nobody knows yet."""
    snapshots = [snapshot_json(1), snapshot_json(2) | {name: value}]
    with pytest.raises(CorruptMetadataError, match=rf"field snapshots\[1\]\.{name}.*: expected"):
        read(snapshots=snapshots)


def test_an_older_file_is_read_instead_of_a_refused_one(tmp_path):
    table = shutil.copytree(DATA / "iceberg_v3_deletion_vectors", tmp_path / "t")
    newest = table / "metadata" / "v10.metadata.json"
    metadata = json.loads(newest.read_text())
    assert len(arrowmeta.open(table).snapshots()) == len(metadata["snapshots"])
    metadata["snapshots"][0]["first-row-id"] = "0"
    newest.write_text(json.dumps(metadata))
    with pytest.warns(UserWarning, match="the newest state is lost with it"):
        opened = arrowmeta.open(table)
    assert len(opened.snapshots()) == len(metadata["snapshots"]) - 1
    (damage,) = opened.damage.to_pylist()
    assert damage["path"] == str(newest)
    assert "snapshots[0].first-row-id: expected" in damage["reason"]
    assert "the newest readable metadata file is v9.metadata.json" in damage["reason"]


@pytest.mark.parametrize("name", ["v1.metadata.json", "v1.gz.metadata.json"])
@pytest.mark.parametrize("compress", [bytes, gzip.compress, zstandard.ZstdCompressor().compress])
def test_compression_is_detected_by_magic_bytes_not_name(tmp_path, name, compress):
    path = tmp_path / name
    path.write_bytes(compress(json.dumps(metadata_json()).encode()))
    assert read_metadata(Storage.open(tmp_path), str(path)).current_snapshot_id == 2


@pytest.mark.sampled(1)
@pytest.mark.parametrize("compress", [gzip.compress, zstandard.ZstdCompressor().compress])
def test_compression_bomb_raises_limit_error(compress):
    with pytest.raises(LimitError, match="bomb"):
        parse_metadata([compress(b" " * (150 << 20))], "bomb", content_len=100 << 20)


def test_metadata_of_any_compression_ratio_is_read(tmp_path: Path) -> None:
    """Nearly equal schemas and snapshots compress without end."""
    path = tmp_path / "v1.gz.metadata.json"
    path.write_bytes(gzip.compress(json.dumps(metadata_json()).encode() + b" " * (20 << 20)))
    assert path.stat().st_size * 500 < 20 << 20
    assert read_metadata(Storage.open(tmp_path), str(path)).current_snapshot_id == 2
    less = StorageSettings(storage_options={"limits.decompressed-bytes": "1000000"})
    with pytest.raises(LimitError, match=r"limits\.decompressed-bytes changes it"):
        read_metadata(Storage.open(tmp_path, settings=less), str(path))


@pytest.mark.parametrize("compress", [gzip.compress, zstandard.ZstdCompressor().compress])
def test_truncated_compressed_file_is_corrupt(compress):
    data = compress(json.dumps(metadata_json()).encode())
    for end in range(len(data) // 2, len(data), 7):
        with pytest.raises(CorruptMetadataError, match="v1"):
            parse_metadata([data[:end]], "v1")

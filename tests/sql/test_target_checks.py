"""Checks of deletes and indexes and their data files: cases just inside and outside."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sql.given_source import GivenSource, views_of
from tests.sql.run_checks import SHAPE, found


@pytest.mark.parametrize(("cardinality", "is_wrong"), [(5, False), (6, True), (None, False)])
def test_vector_with_more_rows_than_its_file_is_reported(cardinality: int, is_wrong: bool) -> None:
    vector = {"data_file_path": "f0", "cardinality": cardinality}
    said = found(
        "deletion_vector_too_long", entries=[{"record_count": 5}], deletion_vectors=[vector]
    )
    assert said == ["f0"] * is_wrong


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("operation", "index_manifest", "oldest", "is_wrong"),
    [
        ("COMPACT", "i3", 2, True),
        ("APPEND", None, 2, True),
        ("DELETE", "i3", 2, True),
        ("OVERWRITE", "i3", 1, True),
        ("OVERWRITE", "i1", 1, False),  # rollback_to_as_latest
        ("OVERWRITE", "i3", 2, False),  # perhaps to an expired one
        ("OVERWRITE", None, 1, False),
    ],
)
def test_vector_that_a_commit_took_from_a_live_file_is_reported(
    operation: str, index_manifest: str | None, oldest: int, is_wrong: bool
) -> None:
    snapshots = [
        {"snapshot_id": 1, "index_manifest": "i1"},
        {"snapshot_id": 2, "index_manifest": "i2"},
        {
            "snapshot_id": 3,
            "parent_id": 2,
            "operation": operation,
            "index_manifest": index_manifest,
        },
    ]
    counts = {"snapshot_id": 3, "cardinality": 2, "kept_cardinality": 1}
    lost = [{"data_file_path": name} | counts for name in ("f", "gone")]
    rows = {
        "entries": [{"file_path": "f"}],
        "snapshots": snapshots[oldest - 1 :],
        "lost_vectors": lost,
    }
    query = "SELECT subject, expected, actual, detail FROM deletion_vector_lost"
    for damage in [], [{"path": "i3", "kind": "index manifest", "reason": "cut"}]:
        source = GivenSource({**rows, "damage": damage}, SHAPE)
        with views_of(source, "deletion_vector_lost") as con:
            told = con.execute(query).fetchall()
        expected = [("f", "2 deleted rows", "1 deleted row", "as in snapshot 2")]
        assert told == expected * (is_wrong and not damage)


@pytest.mark.parametrize(("bucket", "is_wrong"), [(0, False), (1, True), (None, False)])
def test_index_of_bucket_without_files_is_reported(bucket: int | None, is_wrong: bool) -> None:
    index = {
        "index_type": "HASH",
        "file_path": "i",
        "file_size_in_bytes": 1,
        "partition": {"p": 1.0},
        "bucket": bucket,
    }
    live = {"partition": {"p": 1.0}, "bucket": 0}
    said = found("index_without_files", entries=[live], index_files=[index])
    assert said == ["i"] * is_wrong
    damage = [{"path": "m2", "kind": "manifest", "reason": "cut short"}]
    said = found("index_without_files", entries=[live], index_files=[index], damage=damage)
    assert said == []


@pytest.mark.parametrize(
    ("index_type", "severity"), [("HASH", "info"), ("DELETION_VECTORS", "warning")]
)
def test_hash_index_of_empty_bucket_is_only_info(index_type: str, severity: str) -> None:
    index = {"index_type": index_type, "file_path": "i", "partition": {"p": 1.0}, "bucket": 0}
    source = GivenSource({"index_files": [index | {"file_size_in_bytes": 1}]}, SHAPE)
    with views_of(source, "index_without_files") as con:
        said = con.execute("SELECT severity FROM index_without_files").fetchall()
    assert said == [(severity,)]


@pytest.mark.parametrize(("since", "is_reported"), [(1, False), (0, True)])
def test_delete_file_without_older_data_file_is_reported(since: int, is_reported: bool) -> None:
    place = {"spec_id": 0, "partition": {"p": 1.0}}
    delete = place | {"content": "position_deletes", "sequence_number": since}
    entries = [place | {"sequence_number": 1}, delete]
    said = found("delete_file_without_target", "iceberg", entries=entries)
    assert said == ["f1"] * is_reported


def test_only_delete_file_without_target_is_reported() -> None:
    place = {"spec_id": 0, "partition": {"p": 1.0}}
    delete = place | {"content": "position_deletes"}
    entries = [
        place | {"sequence_number": 1},
        delete | {"sequence_number": 1},
        delete | {"sequence_number": 0},
    ]
    assert found("delete_file_without_target", "iceberg", entries=entries) == ["f2"]


@pytest.mark.parametrize(
    ("check", "table_format", "rows"),
    [
        (
            "delete_file_without_target",
            "iceberg",
            {"entries": [{"content": "position_deletes", "sequence_number": 0}]},
        ),
        ("delete_of_nothing", "paimon", {"entries": [{"status": "deleted"}]}),
        ("deletion_vector_dangling", "paimon", {"deletion_vectors": [{"data_file_path": "f0"}]}),
        (
            "index_without_files",
            "paimon",
            {"index_files": [{"index_type": "HASH", "file_path": "i", "bucket": 0}]},
        ),
    ],
)
def test_missing_targets_are_not_reported_with_damaged_manifests(
    check: str, table_format: str, rows: dict[str, Any]
) -> None:
    damage = {"path": "m2", "reason": "cut short"}
    for kind, is_judged in (("manifest", False), ("manifest list", False), ("hint", True)):
        given = rows | {"damage": [damage | {"kind": kind}]}
        assert bool(found(check, table_format, **given)) == is_judged


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("file_name", "another"),
        ("partition_bytes", b"q"),
        ("bucket", 1),
        ("level", 1),
        ("extra_files", ["x"]),
        ("embedded_index", b"i"),
        ("external_path", "s3://other/f"),
    ],
)
def test_delete_entry_must_match_whole_identity(name: str, other: Any) -> None:
    for identity in (
        {"file_name": "f", "partition_bytes": b"p", "bucket": 0, "level": 0},
        {"file_name": "f"},
    ):
        deleted = identity | {"status": "deleted"}
        assert found("delete_of_nothing", entries=[identity, deleted]) == []
        assert found("delete_of_nothing", entries=[identity | {name: other}, deleted]) == ["f1"]
    assert found("delete_of_nothing", "iceberg", entries=[{"status": "deleted"}]) == []


def test_vector_of_delete_file_or_dead_file_dangles() -> None:
    vector = {"data_file_path": "f0", "cardinality": 9}
    entry = {"content": "position_deletes", "record_count": 5}
    rows = {"entries": [entry], "deletion_vectors": [vector]}
    assert found("deletion_vector_dangling", "iceberg", **rows) == ["f0"]
    assert found("deletion_vector_too_long", "iceberg", **rows) == []
    rows["entries"] = [{"record_count": 5, "status": "deleted"}]
    assert found("deletion_vector_dangling", "iceberg", **rows) == ["f0"]
    assert found("deletion_vector_too_long", "iceberg", **rows) == []
    rows["entries"] = [{"record_count": 9}]
    assert found("deletion_vector_dangling", "iceberg", **rows) == []


def test_second_deletion_vector_of_data_file_is_reported() -> None:
    vector = {"data_file_path": "f0"}
    assert found("deletion_vector_twice", deletion_vectors=[vector, {**vector}]) == ["f0"]
    apart = vector | {"data_file_path": "f1"}
    assert found("deletion_vector_twice", deletion_vectors=[vector, apart]) == []


def test_missing_fields_are_reported_only_for_equality_deletes() -> None:
    schema = {"schema_id": 0, "position": 0, "name": "x", "type": "int", "nullable": True}
    schema |= {"field_id": 1, "is_partition_key": False, "is_primary_key": False}
    entries = [
        {"content": "equality_deletes", "equality_ids": [1]},
        {"content": "position_deletes", "equality_ids": [9]},
        {"content": "equality_deletes", "equality_ids": [1, 9]},
    ]
    said = found("equality_field_missing", "iceberg", entries=entries, schemas=[schema])
    assert said == ["f2"]


@pytest.mark.parametrize(
    ("listed", "is_wrong"),
    [
        ({}, False),
        ({"record_count": 1}, True),
        ({"record_count": 3}, True),
        ({"file_size_in_bytes": 19}, True),
        ({"file_size_in_bytes": 30}, False),
        ({"index_type": "HASH", "record_count": 9}, False),
    ],
)
def test_index_file_with_other_vector_count_or_size_is_reported(
    listed: dict[str, Any], is_wrong: bool
) -> None:
    index = {
        "index_type": "DELETION_VECTORS",
        "file_path": "i",
        "record_count": 2,
        "file_size_in_bytes": 20,
    }
    vectors = [{"content_offset": at, "content_size_in_bytes": 10} for at in (0, 10)]
    rows = {"index_files": [index | listed], "deletion_vectors": vectors}
    assert found("index_counts_wrong", **rows) == ["i"] * is_wrong
    assert found("index_counts_wrong", index_files=[index | {"record_count": 1}]) == ["i"]
    twice = [index | {"record_count": 1, "file_size_in_bytes": size} for size in (19, 30)]
    assert found("index_counts_wrong", index_files=twice, deletion_vectors=vectors) == ["i"]


def test_index_of_partition_without_files_is_reported() -> None:
    index = {"index_type": "HASH", "file_path": "i", "file_size_in_bytes": 1, "bucket": 0}
    for partition, is_wrong in (({"p": 1.0}, False), ({"p": 2.0}, True), ({"p": None}, True)):
        rows = {"index_files": [index | {"partition": partition}]}
        live = {"partition": {"p": 1.0}, "bucket": 0}
        assert found("index_without_files", entries=[live], **rows) == ["i"] * is_wrong
    rows = {"index_files": [index], "entries": [{"bucket": 0}]}
    assert found("index_without_files", **rows) == []


def test_btree_index_of_bucket_without_files_is_not_reported() -> None:
    index = {"index_type": "BTREE", "file_path": "i", "file_size_in_bytes": 1, "bucket": 0}
    assert found("index_without_files", index_files=[index]) == []


@pytest.mark.parametrize("named_by", ["referenced_data_file", "bounds"])
@pytest.mark.parametrize("partition", [1.0, 2.0])
def test_position_deletes_of_a_file_in_another_partition_are_reported(
    named_by: str, partition: float
) -> None:
    entry = {"spec_id": 0, "content": "data", "file_path": "f", "sequence_number": 1}
    named = (
        {"referenced_data_file": "f"}
        if named_by == "referenced_data_file"
        else {f"reserved_{side}_bounds": {"deleted_path": "f"} for side in ("lower", "upper")}
    )
    deletes = entry | {"content": "position_deletes", "file_path": "d", **named}
    said = found(
        "delete_file_without_target",
        entries=[entry | {"partition": {"p": 1.0}}, deletes | {"partition": {"p": partition}}],
    )
    assert said == ["d"] * (partition != 1.0)

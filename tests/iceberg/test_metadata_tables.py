"""Metadata tables of Iceberg, and tables that have been moved."""

import gzip
import json

import pytest

import arrowmeta
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamagedMetadataWarning, GuessedMetadataWarning
from tests.corpus import NO_CORPUS
from tests.iceberg.tables import metadata_json, write
from tests.reference.truth import iceberg_tables

READABLE = [one for one in iceberg_tables() if "error" not in one.truth["java"]]


def opened(table):
    return arrowmeta.open(
        table.folder / table.truth["metadata_file"], format="iceberg", allow_moved_paths=True
    )


@pytest.mark.parametrize("table", READABLE or NO_CORPUS, ids=str)
def test_snapshots_and_refs_match_java(table):
    found, java = opened(table), table.truth["java"]
    assert found.format_version == java["format_version"]
    assert (found.snapshot_id or -1) == (java["current_snapshot_id"] or -1)
    snapshots = {row["snapshot_id"]: row for row in found.snapshots().to_pylist()}
    for snapshot in java["snapshots"]:
        row = snapshots[snapshot["snapshot_id"]]
        for name in ("sequence_number", "operation", "schema_id"):
            if "error" not in snapshot:
                assert row[name] == snapshot.get(name)
    assert {
        row["name"]: {"type": row["type"], "snapshot_id": row["snapshot_id"]}
        for row in found.refs().to_pylist()
    } == java["refs"]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("table", READABLE or NO_CORPUS, ids=str)
def test_every_ref_and_snapshot_log_entry_can_be_opened(table):
    found = opened(table)
    for ref in found.refs().to_pylist():
        assert found.at(ref=ref["name"]).snapshot_id == ref["snapshot_id"]
    kept = set(found.snapshots()["snapshot_id"].to_pylist())
    for entry in found.history().to_pylist():
        if entry["snapshot_id"] in kept:
            assert found.at(as_of=entry["made_current_at"]).snapshot_id in kept


@pytest.mark.parametrize("table", READABLE or NO_CORPUS, ids=str)
def test_specs_and_sort_orders_match_the_metadata_file(table):
    data = (table.folder / table.truth["metadata_file"]).read_bytes()
    document = json.loads(gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data)
    found = opened(table)
    for relation, listed, of_id, column in (
        ("specs", "partition-specs", "spec-id", "spec_id"),
        ("sort_orders", "sort-orders", "order-id", "order_id"),
    ):
        written = [
            (one[of_id], field["transform"])
            for one in document.get(listed, ())
            for field in one["fields"]
        ]
        rows = found.relation(relation).to_pylist()
        if listed in document:
            assert [(row[column], row["transform"]) for row in rows] == written


def source(folder, **options):
    return IcebergSource.open(Storage.open(folder), **options)


def table_at(folder, location):
    """Write a table whose metadata has `location` as its location."""
    write(folder, "version-hint.text", "1")
    write(folder, "v1.metadata.json", metadata_json(n_snapshots=0, location=location))
    return folder


@pytest.mark.sampled(5)
@pytest.mark.parametrize("table", READABLE or NO_CORPUS, ids=str)
def test_lists_and_manifests_of_moved_real_table_are_found(table):
    opened = arrowmeta.open(
        table.folder / table.truth["metadata_file"], format="iceberg", allow_moved_paths=True
    )
    files = opened.metadata_files().to_pylist()
    lists = [one for one in files if one["kind"] == "manifest list"]
    inline = [one for one in opened.snapshots().to_pylist() if one["manifest_list"] is None]
    assert lists or inline or opened.snapshot_id is None
    assert not [one["path"] for one in lists if one["size"] is None]
    there = {one["path"] for one in files if one["size"] is not None}
    assert set(opened.manifests(["manifest_path"])["manifest_path"].to_pylist()) <= there


@pytest.mark.parametrize(
    ("location", "path"),
    [
        ("s3://bucket/t", "s3://bucket/t/data/x"),
        ("s3://bucket/t/", "s3a://bucket/t/data/x"),
        ("s3a://bucket/t", "s3n://bucket/t/data/x"),
        ("file:/old/t", "file:///old/t/data/x"),
        ("file:///old/t", "/old/t/data/x"),
        ("/old/t", "file:/old/t/data/x"),
        ("/old/t", "hdfs://nn:8020/old/t/data/x"),
        ("hdfs://nn:8020/old/t", "/old/t/data/x"),
        ("hdfs://nn:8020/old/t", "hdfs:///old/t/data/x"),
        ("./t", "t/data/x"),
        ("a/b/t", "a/b//t/data/x"),
        ("file://a/t", "file://a/t/data/x"),
    ],
)
def test_paths_of_moved_table_resolve_in_any_spelling(tmp_path, location, path):
    table = source(table_at(tmp_path, location), allow_moved_paths=True)
    assert table.storage.resolve(path) == str(tmp_path / "data" / "x")


@pytest.mark.parametrize(
    "path",
    ["s3://bucket/t2/data/x", "s3://other/t/data/x", "gs://bucket/t/data/x", "s3://bucket/x"],
)
def test_paths_outside_of_table_location_are_not_moved(tmp_path, path):
    table = source(table_at(tmp_path, "s3://bucket/t"), allow_moved_paths=True)
    assert table.storage.resolve(path) == path.partition("://")[2]


def test_paths_are_not_moved_by_default(tmp_path):
    table = source(table_at(tmp_path, "s3://bucket/t"))
    assert table.storage.resolve("s3://bucket/t/data/x") == "bucket/t/data/x"


def test_path_map_takes_precedence_over_moved_paths(tmp_path):
    storage = Storage.open(
        table_at(tmp_path, "s3://bucket/t"), path_map={"s3://bucket/t/data": "/elsewhere"}
    )
    table = IcebergSource.open(storage, allow_moved_paths=True)
    assert table.storage.resolve("s3://bucket/t/data/x") == "/elsewhere/x"
    assert table.storage.resolve("s3://bucket/t/metadata/x") == str(tmp_path / "metadata" / "x")


def test_moved_table_opened_by_metadata_file_resolves_to_its_folder(tmp_path):
    path = table_at(tmp_path, "s3://bucket/t") / "metadata" / "v1.metadata.json"
    table = source(path, allow_moved_paths=True)
    assert table.location == str(path)
    assert table.storage.resolve("s3://bucket/t/data/x") == str(tmp_path / "data" / "x")


def test_missing_list_of_moved_table_suggests_allow_moved_paths(tmp_path):
    write(tmp_path, "version-hint.text", "1")
    write(tmp_path, "v1.metadata.json", metadata_json(location="s3://bucket/t"))
    table = source(tmp_path)
    with pytest.warns(DamagedMetadataWarning):
        assert len(table.manifests) == 0
    (row,) = table.damage().to_pylist()
    assert row["path"] == "s3://bucket/t/metadata/snap-2.avro"
    assert "the metadata has the table at s3://bucket/t" in row["reason"]
    assert "allow_moved_paths=True" in row["reason"]


def test_repr_of_table_mentions_guessed_metadata(tmp_path):
    for version in (3, 4):  # the later one does not name the earlier one
        write(tmp_path, f"v{version}.metadata.json", metadata_json(n_snapshots=0))
    with pytest.warns(GuessedMetadataWarning):
        table = arrowmeta.open(tmp_path)
    assert "a guess: there is no version hint; v4.metadata.json looks" in repr(table)
    assert "a guess" not in repr(arrowmeta.open(tmp_path / "metadata" / "v4.metadata.json"))

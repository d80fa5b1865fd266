"""Metadata tables of Iceberg tables of the corpus, as Java has them."""

import gzip
import json

import pytest

import arrowmeta
from tests.corpus import NO_CORPUS
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


@pytest.mark.sampled(5)
@pytest.mark.parametrize("table", READABLE or NO_CORPUS, ids=str)
def test_lists_and_manifests_of_moved_real_table_are_found(table):
    found = opened(table)
    files = found.metadata_files().to_pylist()
    lists = [one for one in files if one["kind"] == "manifest list"]
    inline = [one for one in found.snapshots().to_pylist() if one["manifest_list"] is None]
    assert lists or inline or found.snapshot_id is None
    assert not [one["path"] for one in lists if one["size"] is None]
    there = {one["path"] for one in files if one["size"] is not None}
    assert set(found.manifests(["manifest_path"])["manifest_path"].to_pylist()) <= there

"""Totals recorded by writers, compared with totals computed from the entries.

At every listed snapshot of every table: counts of partitions and buckets are those of the live
files that other readers found, totals of snapshots and counts of manifests are those of entries.
"""

from __future__ import annotations

from collections import Counter, defaultdict

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from tests import corpus
from tests.corpus import NO_CORPUS
from tests.paimon.tables import bundled_tables
from tests.reference.truth import CorpusTable, paimon_tables

COUNTS = [
    "manifest_path",
    "content",
    "schema_id",
    "added_files_count",
    "deleted_files_count",
    "min_bucket",
    "max_bucket",
    "total_buckets",
    "min_level",
    "max_level",
]
ENTRY_COLUMNS = ["manifest_path", "status", "schema_id", "bucket", "total_buckets", "level"]
TRUTH = paimon_tables() or NO_CORPUS
TABLES = [*bundled_tables(), *corpus.tables("paimon")]


def opened_at(table: CorpusTable, snapshot_id: int) -> arrowmeta.Table | None:
    if table.branch is None:
        return arrowmeta.open(table.folder, snapshot_id=snapshot_id, strict=True)
    opened = arrowmeta.open(table.folder, ref=table.branch, strict=True)
    return opened if opened.snapshot_id == snapshot_id else None


def n_rows(files: list[dict]) -> int:
    """Rows, each once: those of files with row ids are the union of their ranges."""
    plain = sum(file["record_count"] for file in files if file.get("first_row_id") is None)
    numbered: set[int] = set()
    for file in files:
        if (first := file.get("first_row_id")) is not None:
            numbered |= set(range(first, first + file["record_count"]))
    return plain + len(numbered)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("table", TRUTH, ids=str)
def test_bucket_and_partition_totals_match_other_readers(table: CorpusTable) -> None:
    for listed in table.truth.get("raw", []):
        files = listed.get("files", [])
        if not files or not all("size" in file for file in files):
            continue  # of older snapshots the truth has names only, of large ones the first files
        opened = opened_at(table, listed["snapshot_id"])
        if opened is None:
            continue
        # The truth spells partition values in its own way, so that groups are compared as sets.
        by_bucket, by_partition = defaultdict(list), defaultdict(list)
        for file in files:
            by_bucket[str(file["partition"]), file["bucket"]].append(file)
            by_partition[str(file["partition"])].append(file)
        assert totals(opened.buckets()) == Counter(map(totals_of, by_bucket.values()))
        assert totals(opened.partitions()) == Counter(map(totals_of, by_partition.values()))


def totals(relation: pa.Table) -> Counter[tuple[int, int, int]]:
    names = ("file_count", "record_count", "file_size_in_bytes")
    return Counter(zip(*(relation[name].to_pylist() for name in names), strict=True))


def totals_of(files: list[dict]) -> tuple[int, int, int]:
    return len(files), n_rows(files), sum(file["size"] for file in files)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("root", TABLES)
def test_snapshot_totals_match_their_entries(root) -> None:
    table = arrowmeta.open(root, strict=True)
    for row in table.snapshots().to_pylist():
        at = table.at(snapshot_id=row["snapshot_id"])
        # The writer counts the records of files, also where several have columns of the same rows.
        live = pc.sum(at.files(columns=["record_count"])["record_count"]).as_py() or 0
        assert live == row["total_record_count"]
        entries = at.entries(columns=["record_count", "status", "snapshot_id"])
        entries = entries.filter(pc.equal(entries["snapshot_id"], row["snapshot_id"]))
        is_added = pc.equal(entries["status"], "added")
        changes = pc.if_else(is_added, entries["record_count"], pc.negate(entries["record_count"]))
        assert (pc.sum(changes).as_py() or 0) == row["delta_record_count"]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("root", TABLES)
def test_manifest_counts_match_their_entries(root) -> None:
    table = arrowmeta.open(root, strict=True)
    entries = table.all_entries(columns=ENTRY_COLUMNS)
    by_manifest = defaultdict(list)
    for entry in entries.to_pylist():
        by_manifest[entry["manifest_path"]].append(entry)
    for manifest in table.all_manifests(columns=COUNTS).to_pylist():
        if manifest["content"] == "index":
            continue
        of_it = by_manifest[manifest["manifest_path"]]
        statuses = Counter(entry["status"] for entry in of_it)
        assert statuses["added"] == manifest["added_files_count"]
        assert statuses["deleted"] == manifest["deleted_files_count"]
        assert max(entry["schema_id"] for entry in of_it) == manifest["schema_id"]
        for name in ("bucket", "level"):
            if manifest[f"min_{name}"] is not None:
                values = [entry[name] for entry in of_it]
                assert (min(values), max(values)) == (
                    manifest[f"min_{name}"],
                    manifest[f"max_{name}"],
                )
        if manifest["total_buckets"] is not None:
            assert {entry["total_buckets"] for entry in of_it} == {manifest["total_buckets"]}

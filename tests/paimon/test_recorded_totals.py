"""Counts of partitions and buckets, compared with the live files that other readers found.

`tests/reconcile/test_clean_tables.py` compares totals of snapshots and manifests with entries.
"""

from collections import Counter, defaultdict

import pytest

import arrowmeta
from tests.corpus import NO_CORPUS
from tests.reference.truth import paimon_tables

TRUTH = paimon_tables() or NO_CORPUS


def opened_at(table, snapshot_id):
    if table.branch is None:
        return arrowmeta.open(table.folder, snapshot_id=snapshot_id, strict=True)
    opened = arrowmeta.open(table.folder, ref=table.branch, strict=True)
    return opened if opened.snapshot_id == snapshot_id else None


def n_rows(files):
    """Rows, each once: those of files with row ids are the union of their ranges."""
    plain = sum(file["record_count"] for file in files if file.get("first_row_id") is None)
    numbered: set[int] = set()
    for file in files:
        if (first := file.get("first_row_id")) is not None:
            numbered |= set(range(first, first + file["record_count"]))
    return plain + len(numbered)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("table", TRUTH, ids=str)
def test_bucket_and_partition_totals_match_other_readers(table):
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


def totals(relation):
    names = ("file_count", "record_count", "file_size_in_bytes")
    return Counter(zip(*(relation[name].to_pylist() for name in names), strict=True))


def totals_of(files):
    return len(files), n_rows(files), sum(file["size"] for file in files)

import json
import os
import subprocess
import sys

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.spark.tasks import Reader, Tables, balanced_runs, shares_of, version_of
from arrowmeta.tables.locate import Opening
from arrowmeta.tables.table import Table
from tests.bundled import DATA, TABLES
from tests.spark.warehouses import open_moved
from tests.sql.given_source import GivenSource

SIZES = st.lists(st.integers(1, 1 << 40), max_size=30)


@given(SIZES, st.integers(1, 1 << 40))
def test_balanced_runs_cover_all_sizes_in_order(sizes, size_per_run):
    runs = balanced_runs(np.array(sizes, dtype=np.int64), size_per_run)
    assert [at for run in runs for at in run] == list(range(len(sizes)))
    assert all(runs)
    assert len(runs) <= max(1, -(-sum(sizes) // size_per_run))


@given(st.lists(st.integers(1, 9), min_size=1, max_size=30), st.integers(1, 300))
def test_balanced_run_exceeds_the_mean_by_one_size_at_most(sizes, size_per_run):
    runs = balanced_runs(np.array(sizes, dtype=np.int64), size_per_run)
    mean = sum(sizes) / min(-(-sum(sizes) // size_per_run), len(sizes))
    assert all(sum(sizes[run.start : run.stop]) <= mean + max(sizes) for run in runs)


def test_huge_manifest_has_a_run_of_its_own():
    assert balanced_runs(np.array([1, 1, 100, 1, 1]), 35) == [range(2), range(2, 3), range(3, 5)]


def test_shares_contain_each_manifest_once(data):
    source = arrowmeta.open(data / "pk_deletion_vectors").source
    contents = arrowmeta.open(data / "pk_deletion_vectors").manifests()["content"].to_pylist()
    shares = shares_of(source, 1)
    assert [at for share in shares for at in share] == list(range(contents.count("data")))
    assert len(shares) > 1
    assert len(shares_of(source, 1 << 25)) == 1


def test_manifest_with_invalid_length_is_in_a_share():
    rows = [{"content": "data", "length": length} for length in (-(1 << 20), None)]
    assert shares_of(GivenSource({"manifests": rows}), 1 << 25) == [[0, 1]]


def test_shares_of_live_files_are_read_from_a_store(data, tmp_path):
    """Which entries are live is stored for a snapshot, and never found out from a share of it."""
    location = data / "pk_deletion_vectors"
    expected = arrowmeta.open(location, store=False).files()
    stored = arrowmeta.open(location, store=tmp_path)
    stored.entries()
    reader = Reader(Tables("", Opening(str(location)), 1), "files", expected.schema)
    for share in (None, *shares_of(stored.source, 1)):
        rows = pa.Table.from_batches(reader.batches(stored, share), expected.schema)
        assert share is not None or rows.equals(expected)
    assert not list(tmp_path.rglob("*.derived.arrow"))
    assert arrowmeta.open(location, store=tmp_path).files().equals(expected)


@pytest.mark.parametrize("name", [*TABLES, "pk_tags_branches@b1", "pk_tags_branches@t1"])
@pytest.mark.filterwarnings("ignore:.*there is no version hint")
def test_pinned_snapshot_is_opened_again(name):
    name, _, ref = name.partition("@")
    opening = Opening(str(DATA / name), allow_moved_paths=True, ref=ref or None)
    source = opening.source()
    again = opening.source_of(json.loads(json.dumps(source.pin)))
    assert (again.identity, again.schema) == (source.identity, source.schema)
    expected = Table(source, opening)
    for relation in ("files", "snapshots", "all_manifests", "history"):
        assert Table(again, opening).relation(relation).equals(expected.relation(relation))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["pk_deletion_vectors", "iceberg_v3_deletion_vectors"])
def test_version_of_a_table_is_the_same_in_every_process(name):
    script = (
        "import sys, arrowmeta; from arrowmeta.spark.tasks import version_of; "
        "print(version_of(arrowmeta.open(sys.argv[1], allow_moved_paths=True).source))"
    )
    there = subprocess.check_output(
        [sys.executable, "-W", "ignore", "-c", script, str(DATA / name)],
        env=os.environ | {"PYTHONHASHSEED": "1"},  # of this process, any but that
        text=True,
    )
    assert there == f"{version_of(open_moved(DATA / name).source)}\n"

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.iceberg import manifest_list as of_iceberg
from arrowmeta.paimon import manifest_list as of_paimon
from arrowmeta.spark.groups import (
    balanced_runs,
    deleting_manifests,
    manifest_groups,
    manifests_of_all,
)
from tests.sql.given_source import GivenSource

SIZES = st.lists(st.integers(1, 1 << 40), max_size=30)


@given(SIZES, st.integers(1, 1 << 40))
def test_runs_follow_each_other_and_leave_nothing_out(sizes, size_per_run):
    runs = balanced_runs(np.array(sizes, dtype=np.int64), size_per_run)
    assert [at for run in runs for at in run] == list(range(len(sizes)))
    assert all(runs)
    assert len(runs) <= max(1, -(-sum(sizes) // size_per_run))


@given(st.lists(st.integers(1, 9), min_size=1, max_size=30), st.integers(1, 300))
def test_a_run_is_larger_than_the_mean_by_one_size_at_most(sizes, size_per_run):
    runs = balanced_runs(np.array(sizes, dtype=np.int64), size_per_run)
    mean = sum(sizes) / min(-(-sum(sizes) // size_per_run), len(sizes))
    assert all(sum(sizes[run.start : run.stop]) <= mean + max(sizes) for run in runs)


def test_a_huge_manifest_is_alone():
    assert balanced_runs(np.array([1, 1, 100, 1, 1]), 35) == [range(2), range(2, 3), range(3, 5)]


def test_groups_of_a_table_hold_each_manifest_of_entries_once(data):
    source = arrowmeta.open(data / "pk_deletion_vectors").source
    contents = arrowmeta.open(data / "pk_deletion_vectors").manifests()["content"].to_pylist()
    groups = manifest_groups(source, 1)
    assert [at for group in groups for at in group] == list(range(contents.count("data")))
    assert len(groups) > 1
    assert len(manifest_groups(source)) == 1


def test_a_manifest_of_unknown_counts_may_delete():
    counts = [("data", 0), ("data", None), ("index", 1), ("data", 2)]
    rows = [{"content": content, "deleted_files_count": count} for content, count in counts]
    assert deleting_manifests(GivenSource({"manifests": rows})) == [1, 2]


def test_a_length_that_cannot_be_true_leaves_no_manifest_out():
    rows = [{"content": "data", "length": length} for length in (-(1 << 20), None)]
    assert manifest_groups(GivenSource({"manifests": rows})) == [range(2)]


@pytest.mark.parametrize("format_of", [of_iceberg, of_paimon])
def test_manifests_of_all_have_the_ordinals_by_which_entries_are_read(format_of):
    """A task finds its manifests by ordinal: told in another order, it reads those of another."""
    numbers = np.random.default_rng(0).integers(0, 300, 2000)
    rows = [{"manifest_path": f"m-{number}", "content": "data"} for number in numbers]
    source = GivenSource({"all_manifests": rows})
    columns = source.schema_of("all_manifests").names
    listed = pa.Table.from_batches(source.batches("all_manifests", columns))
    found = manifests_of_all(source)["manifest_path"]
    assert found == format_of.distinct_manifests(listed)["manifest_path"]
    assert found.to_pylist() == list(dict.fromkeys(row["manifest_path"] for row in rows))

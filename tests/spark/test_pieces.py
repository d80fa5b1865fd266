import pickle

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.iceberg import manifests as of_iceberg
from arrowmeta.kernels.rows import FILE_ID
from arrowmeta.model.reading import Dead, batches_of, deleting_manifests
from arrowmeta.paimon import relations as of_paimon
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.spark.reading import (
    Piece,
    balanced_runs,
    manifest_pieces,
    manifests_of_all,
)
from tests.sql.given_source import GivenSource

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

from arrowmeta.spark.data_source import ArrowMetaDataSource

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


def test_pieces_contain_each_manifest_once(data):
    source = arrowmeta.open(data / "pk_deletion_vectors").source
    contents = arrowmeta.open(data / "pk_deletion_vectors").manifests()["content"].to_pylist()
    pieces = manifest_pieces(source, 1)
    ordinals = [at for piece in pieces for at in piece.ordinals]
    assert ordinals == list(range(contents.count("data")))
    assert len(pieces) > 1
    assert len(manifest_pieces(source)) == 1


def test_manifest_with_null_deleted_files_count_may_delete():
    counts = [("data", 0), ("data", None), ("index", 1), ("data", 2)]
    rows = [{"content": content, "deleted_files_count": count} for content, count in counts]
    assert deleting_manifests(GivenSource({"manifests": rows})) == [1, 2]


def test_manifest_with_invalid_length_is_in_a_piece():
    rows = [{"content": "data", "length": length} for length in (-(1 << 20), None)]
    assert manifest_pieces(GivenSource({"manifests": rows})) == [Piece([0, 1])]


@pytest.mark.parametrize("format_of", [of_iceberg, of_paimon])
def test_manifests_of_all_are_in_the_order_of_their_ordinals(format_of):
    """Tasks find manifests by ordinal: in another order they would read those of other tasks."""
    numbers = np.random.default_rng(0).integers(0, 300, 2000)
    rows = [{"manifest_path": f"m-{number}", "content": "data"} for number in numbers]
    source = GivenSource({"all_manifests": rows})
    columns = source.schema_of("all_manifests").names
    listed = pa.Table.from_batches(batches_of(source, "all_manifests", columns))
    found = manifests_of_all(source)["manifest_path"]
    assert found == format_of.distinct_manifests(listed)["manifest_path"]
    assert found.to_pylist() == list(dict.fromkeys(row["manifest_path"] for row in rows))


def test_what_is_dead_is_pickled_without_what_it_is_a_slice_of():
    names = pa.array([f"{at:016}".encode() for at in range(100_000)], FILE_ID)
    few = pa.table(
        {"file_id": pa.chunked_array([names[at : at + 1] for at in range(0, 100_000, 5000)])}
    )
    data = pickle.dumps(Dead.of(few, [3]))
    assert len(data) < names.nbytes / 100
    again = pickle.loads(data)
    assert again == Dead.of(few, [3])
    assert pickle.loads(data) is again  # a worker keeps it for its next task


def test_pieces_of_live_files_are_read_from_a_store(data, tmp_path):
    """Which entries are live is stored for a snapshot, and never found out from a piece of it."""
    location = data / "pk_deletion_vectors"
    expected = arrowmeta.open(location, store=False).files()
    arrowmeta.open(location, store=tmp_path).entries()
    source = ArrowMetaDataSource({"path": str(location), "store": str(tmp_path)})
    reader = source.reader(source.schema())
    (piece,) = reader.pieces
    for pieces in ([piece], [Piece([at]) for at in piece.ordinals]):
        rows = [batch for one in pieces for batch in reader.rows(one)]
        assert pa.Table.from_batches(rows).equals(to_spark_table(expected))
    assert not list(tmp_path.rglob("*.derived.arrow"))
    assert arrowmeta.open(location, store=tmp_path).files().equals(expected)

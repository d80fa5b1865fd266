"""How many rows of each live file its deletion vector deletes: `files.deleted_record_count`."""

import shutil
from pathlib import Path

import pyarrow.compute as pc
import pytest

import arrowmeta
from tests import corpus
from tests.paimon.tables import DATA, bundled_tables


def counts(relation, path, count):
    pairs = zip(relation[path].to_pylist(), relation[count].to_pylist(), strict=True)
    return {name: n for name, n in pairs if n is not None}


@pytest.mark.sampled(8)
@pytest.mark.filterwarnings("ignore:the answer is incomplete")
@pytest.mark.parametrize("root", [*bundled_tables(), *corpus.tables("paimon")])
def test_deleted_record_count_equals_vector_cardinality(root):
    table = arrowmeta.open(root)
    files = table.files(columns=["file_path", "deleted_record_count"])
    found = counts(files, "file_path", "deleted_record_count")
    assert (
        found.items()
        <= counts(
            table.deletion_vectors(columns=["data_file_path", "cardinality"]),
            "data_file_path",
            "cardinality",
        ).items()
    )


@pytest.mark.sampled(4)
@pytest.mark.parametrize("root", corpus.tables("paimon"))
def test_recorded_deleted_counts_of_files_sum_to_partition_counts(root):
    table = arrowmeta.open(root)
    files = table.data_files(columns=["file_path", "deleted_record_count"])
    vectors = table.deletion_vectors(columns=["data_file_path"])
    if files.num_rows - files["deleted_record_count"].null_count < vectors.num_rows:
        return  # written before 1.0, when index manifests had no counts
    per_partition = table.partitions(columns=["deleted_record_count"])["deleted_record_count"]
    of_files, of_partitions = (
        pc.sum(column).as_py() or 0 for column in (files["deleted_record_count"], per_partition)
    )
    assert of_files == of_partitions


def test_unrecorded_deleted_record_count_is_null():
    table = arrowmeta.open(DATA / "pk_deletion_vectors")
    assert pc.sum(table.deletion_vectors()["cardinality"]).as_py() > 0
    files = table.files(columns=["deleted_record_count"])
    assert files["deleted_record_count"].null_count == files.num_rows


def test_index_manifest_is_read_only_for_deleted_record_count(tmp_path):
    root = Path(shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "t"))
    lost = arrowmeta.open(root).snapshots()["index_manifest"].to_pylist()[-1]
    (root / "manifest" / lost).unlink()
    table = arrowmeta.open(root)
    assert table.files(columns=["file_name", "delete_record_count"]).num_rows > 0
    assert table.complete
    with pytest.warns(UserWarning, match=lost):
        counted = table.files(columns=["deleted_record_count"])
    assert counted["deleted_record_count"].null_count == counted.num_rows

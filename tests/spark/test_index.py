import shutil

import pytest

import arrowmeta
from arrowmeta.model import store_entries as care
from arrowmeta.model.store_file import Folder
from arrowmeta.spark import index
from tests import corpus
from tests.bundled import DATA, TABLES
from tests.spark.warehouses import PAIMON, cut_manifests

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore:.*there is no version hint")]


def test_executors_decode_manifests_into_a_store_once(spark, tmp_path):
    store = tmp_path / "store"
    options = {"store": store, "allow_moved_paths": True, "bytes_per_task": 60_000}
    some = TABLES if corpus.is_all() else (*PAIMON[:2], "iceberg_v3_deletion_vectors")
    for name in some:
        shutil.copytree(DATA / name, tmp_path / "wh" / name)
    first = index(spark, tmp_path / "wh", **options)
    assert first["name"].to_pylist() == sorted(some)
    for row in first.to_pylist():
        table = arrowmeta.open(DATA / row["name"], allow_moved_paths=True, store=False)
        assert row["error"] is None
        assert row["decoded_manifest_count"] == row["manifest_count"]
        assert row["entry_count"] == table.entries().num_rows
        listed = table.manifests(["content", "length"]).to_pylist()
        sizes = [one["length"] for one in listed if one["content"] != "index"]
        assert row["decoded_size_in_bytes"] == sum(sizes)
    again = index(spark, tmp_path / "wh", **options)
    assert set(again["decoded_manifest_count"].to_pylist()) == {0}
    assert set(again["decoded_size_in_bytes"].to_pylist()) == {0}
    assert again["entry_count"] == first["entry_count"]
    assert care.verify(Folder.at(store)).num_rows == 0


def test_spark_reads_from_the_store(spark, tmp_path):
    """With a relation that is not split into tasks, which would read few manifests directly."""
    options = {"store": str(tmp_path), "allow_moved_paths": "true"}
    reader = spark.read.format("arrowmeta").options(relation="partitions", **options)
    rows = reader.load(str(DATA / TABLES[0])).count()
    table = arrowmeta.open(DATA / TABLES[0], allow_moved_paths=True, store=False)
    assert rows == table.partitions().num_rows
    assert list(tmp_path.rglob("*.parquet"))


def test_table_with_a_missing_manifest_list_has_an_error(spark, tmp_path):
    table = tmp_path / "warehouse" / "t"
    shutil.copytree(DATA / "pk_deletion_vectors", table)
    for path in (table / "manifest").glob("manifest-list-*"):
        path.unlink()
    (row,) = index(spark, table.parent, store=tmp_path / "store").to_pylist()
    assert row["error"] == "the file is missing"
    assert row["manifest_count"] == 0


def test_damaged_table_does_not_stop_indexing_of_others(spark, tmp_path):
    warehouse = tmp_path / "warehouse"
    for name in PAIMON[:2]:
        shutil.copytree(DATA / name, warehouse / name)
    cut_manifests(warehouse / min(PAIMON[:2]))
    rows = index(spark, warehouse, store=tmp_path / "store", allow_moved_paths=True).to_pylist()
    assert rows[0]["skipped_manifest_count"] > 0
    assert rows[1]["skipped_manifest_count"] == 0
    assert rows[1]["decoded_manifest_count"] > 0

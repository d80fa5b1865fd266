"""Positions of deleted rows, decoded from real tables of both formats."""

import shutil
import warnings
from pathlib import Path

import pytest

import arrowmeta
import arrowmeta.pruning.deletes as deleted_rows_module
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.model.damage import DamagedMetadataWarning
from tests.reconcile.copies import IcebergCopy, count_entries, rewrite
from tests.reference.roaring import decode_record

DATA = Path(__file__).parents[1] / "data"
TABLES = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors")


def open_table(location):
    return arrowmeta.open(location, allow_moved_paths=True)


@pytest.mark.parametrize("name", TABLES)
def test_deleted_rows_are_positions_of_deletion_vector(name):
    table = open_table(DATA / name)
    vectors = table.deletion_vectors().to_pylist()
    assert vectors
    for row in vectors:
        content = Path(table.resolve(row["file_path"])).read_bytes()[row["content_offset"] :]
        expected = decode_record(content[: row["content_size_in_bytes"]])
        assert table.deleted_rows(row["data_file_path"]).to_pylist() == expected
    assert table.complete


@pytest.mark.parametrize("name", ["pk_all_types", "iceberg_v2_position_deletes"])
def test_file_without_deletion_vector_has_no_deleted_rows(name):
    table = open_table(DATA / name)
    rows = table.deleted_rows(table.data_files("file_path").column(0)[0].as_py())
    assert (rows.to_pylist(), str(rows.type)) == ([], "int64")


@pytest.mark.parametrize("name", TABLES)
def test_rows_of_an_unknown_file_are_an_error(name):
    with pytest.raises(arrowmeta.UsageError, match="the snapshot has no file no such file: give"):
        open_table(DATA / name).deleted_rows("no such file")


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("is_missing", [True, False])
def test_unreadable_deletion_vector_is_damage(name, is_missing, tmp_path):
    location = shutil.copytree(DATA / name, tmp_path / name)
    whole = open_table(location)
    row = whole.deletion_vectors().to_pylist()[0]
    path = Path(whole.resolve(row["file_path"]))
    content = bytearray(path.read_bytes())
    content[row["content_offset"] + 9] ^= 1
    path.unlink()
    if not is_missing:
        path.write_bytes(content)
    table = open_table(location)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DamagedMetadataWarning)
        assert table.deleted_rows(row["data_file_path"]).to_pylist() == []
    assert not table.complete


def test_deletion_vector_listed_many_times_is_read_once(tmp_path, monkeypatch):
    copy = IcebergCopy(DATA / "iceberg_v3_deletion_vectors", tmp_path / "table")
    location = copy.root
    whole = open_table(location)
    row = whole.deletion_vectors().to_pylist()[0]
    wanted = whole.deleted_rows(row["data_file_path"]).to_pylist()
    manifests = whole.manifests().to_pylist()
    paths = [
        Path(whole.resolve(m["manifest_path"])) for m in manifests if m["content"] == "deletes"
    ]
    for path in paths:
        rewrite(path, lambda rows: rows * 300)
        copy.edit_list(lambda rows, path=path: count_entries(rows, path))
    table = open_table(location)
    read = []
    load = MetadataReader.load

    def noted(reader, path, *beside):
        read.append(path)
        return load(reader, path, *beside)

    monkeypatch.setattr(MetadataReader, "load", noted)
    assert table.deleted_rows(row["data_file_path"]).to_pylist() == wanted
    # Once for where the vectors are, once for their rows.
    assert read.count(row["file_path"]) == 2


def test_too_many_deleted_positions_raise_limit_error(monkeypatch):
    table = open_table(DATA / "iceberg_v3_deletion_vectors")
    row = table.deletion_vectors().to_pylist()[0]
    monkeypatch.setattr(deleted_rows_module, "MAX_POSITIONS", row["cardinality"] - 1)
    with pytest.raises(arrowmeta.LimitError, match="select fewer files"):
        table.deleted_rows(row["data_file_path"])

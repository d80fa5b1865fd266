"""Limits of what is read: sizes are checked first, and paths must be in an allowed store."""

import os
import shutil
import tracemalloc
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.avro.container import MAGIC
from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError, UsageError
from arrowmeta.io import document
from arrowmeta.io.location import is_same_store
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamagedMetadataWarning
from tests.iceberg.tables import metadata_json, write

SPARSE = 3 << 30


def sparse(path, size, start=b""):
    with path.open("wb") as file:
        file.write(start)
        file.truncate(size)
    return str(path)


def test_file_far_over_its_recorded_length_is_refused(tmp_path):
    path = sparse(tmp_path / "m", SPARSE, MAGIC)
    storage = Storage.open(
        tmp_path, settings=StorageSettings(storage_options={"limits.file-bytes": str(SPARSE)})
    )
    with pytest.raises(LimitError, match=r"3,221,225,472 bytes, but the metadata records 1,935"):
        storage.read(path, expected_length=1935)


def test_file_slightly_over_its_recorded_length_is_read(tmp_path):
    (tmp_path / "m").write_bytes(b"x" * 100)
    storage = Storage.open(tmp_path)
    assert len(storage.read(f"{tmp_path}/m", expected_length=90)) == 100


def test_large_file_with_wrong_magic_is_refused_before_it_is_read(tmp_path):
    path = sparse(tmp_path / "m", 200 << 20)
    tracemalloc.start()
    with pytest.raises(
        CorruptMetadataError, match="the first bytes are not those of this kind of file"
    ):
        Storage.open(tmp_path).read(path, starts_with=(MAGIC,))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1 << 20


def test_file_longer_than_one_read_is_read_completely(tmp_path):
    content = os.urandom((16 << 20) + 17)
    (tmp_path / "m").write_bytes(MAGIC + content)
    found = Storage.open(tmp_path).read(f"{tmp_path}/m", starts_with=(MAGIC,))
    assert found.to_pybytes() == MAGIC + content


def test_a_sparse_manifest_is_damage_and_takes_no_memory(tmp_path, data):
    location = Path(shutil.copytree(data / "pk_all_types", tmp_path / "t"))
    whole = arrowmeta.open(location)
    path = whole.manifests()["manifest_path"][0].as_py()
    sparse(Path(path), SPARSE, MAGIC)
    table = arrowmeta.open(location, storage_options={"limits.file-bytes": str(SPARSE)})
    with pytest.warns(DamagedMetadataWarning, match="the metadata records"):
        table.entries()
    assert table.damage["path"].to_pylist() == [path]


def test_json_limit_raises_limit_error_and_an_option_changes_it(tmp_path, monkeypatch):
    write(tmp_path, "v1.metadata.json", metadata_json(1))
    write(tmp_path, "v2.metadata.json", metadata_json(2))
    write(tmp_path, "version-hint.text", "2")
    small = {"limits.json-bytes": "10"}
    with pytest.raises(LimitError, match=r"is 10 bytes; the storage option limits\.json-bytes"):
        arrowmeta.open(tmp_path, storage_options=small)
    monkeypatch.setattr("arrowmeta.iceberg.metadata.MAX_METADATA_BYTES", 10)
    monkeypatch.setattr(document, "MAX_JSON_BYTES", 10)
    with pytest.raises(LimitError):
        arrowmeta.open(tmp_path)
    large = {"limits.json-bytes": "1000000"}
    assert arrowmeta.open(tmp_path, storage_options=large).format_version == 2
    with pytest.raises(UsageError, match="must be an integer, got"):
        arrowmeta.open(tmp_path, storage_options={"limits.json-bytes": "64 MB"})


@pytest.mark.parametrize(
    ("path", "place", "is_local", "same"),
    [
        ("s3://b/x", "s3a://b/t", False, True),
        ("s3://other/x", "s3://b/t", False, False),
        ("s3://b/x", "b/t", False, True),
        ("other/x", "s3://b/t", False, False),
        ("gs://b/x", "s3://b/t", False, False),
        ("file:///etc/passwd", "s3://b/t", False, False),
        ("hdfs://n/x", "hdfs://n/t", False, True),
        ("hdfs:/x", "hdfs://n/t", False, True),
        ("hdfs://m/x", "hdfs://n/t", False, False),
        ("/a", "/t", True, True),
        ("file:///a", "/t", True, True),
        ("s3://b/x", "/t", True, False),
    ],
)
def test_paths_are_in_the_same_store_by_scheme_and_host(path, place, is_local, same):
    assert is_same_store(path, place, is_local) is same


def test_local_table_cannot_refer_to_object_store_files(tmp_path, monkeypatch):
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "evil").write_bytes(MAGIC)
    monkeypatch.chdir(tmp_path)
    storage = Storage.open(tmp_path / "t")
    with pytest.raises(UnsupportedError, match="s3://x/evil is in another store or bucket"):
        storage.read("s3://x/evil")
    assert not storage.exists("s3://x/evil")
    mapped = Storage.open(tmp_path / "t", path_map={"s3://x": str(tmp_path / "x")})
    assert mapped.read("s3://x/evil").to_pybytes() == MAGIC


def test_other_bucket_is_read_only_if_in_allowed_roots(s3, tmp_path):
    filesystem = s3.filesystem(allow_bucket_creation=True)
    filesystem.create_dir("other-bucket")
    with filesystem.open_output_stream("other-bucket/a") as file:
        file.write(b"abc")
    s3.clear()
    storage = Storage.open("warehouse/t", s3.filesystem())
    for path in ("s3://other-bucket/a", "other-bucket/a"):
        with pytest.raises(UnsupportedError, match="allowed_roots"):
            storage.read(path)
        assert not storage.exists(path)
        assert storage.sizes([path]) == [None]
    assert not s3.requests
    settings = StorageSettings(allowed_roots=["s3://other-bucket"])
    allowed = Storage.open("warehouse/t", s3.filesystem(), settings=settings)
    assert allowed.read("s3://other-bucket/a").to_pybytes() == b"abc"


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_device_is_not_read(tmp_path, path):
    with pytest.raises(FileNotFoundError, match="is a device or a pipe"):
        Storage.open(tmp_path).read(path)


def test_error_does_not_show_content_of_a_file_that_is_not_avro(tmp_path):
    (tmp_path / "secret").write_bytes(b"root:x:0:0")
    with pytest.raises(CorruptMetadataError) as caught:
        arrowmeta.read_avro(str(tmp_path / "secret"))
    assert "root:" not in str(caught.value)
    assert b"root".hex() not in str(caught.value)

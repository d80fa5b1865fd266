"""How much is read, and from where: sizes are looked at first, and limits can be set."""

from __future__ import annotations

import os
import shutil
import tracemalloc
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.avro.container import MAGIC
from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError, UsageError
from arrowmeta.io import json_file
from arrowmeta.io.location import is_same_store
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamagedMetadataWarning
from tests.iceberg.tables import metadata_json, write
from tests.s3.client import S3Server

SPARSE = 3 << 30


def sparse(path: Path, size: int, start: bytes = b"") -> str:
    with path.open("wb") as file:
        file.write(start)
        file.truncate(size)
    return str(path)


def test_a_file_out_of_proportion_to_its_recorded_length_is_not_read(tmp_path: Path) -> None:
    path = sparse(tmp_path / "m", SPARSE, MAGIC)
    storage = Storage.open(tmp_path, storage_options={"limits.file-bytes": str(SPARSE)})
    with pytest.raises(LimitError, match=r"3,221,225,472 bytes, but the metadata records 1,935"):
        storage.read(path, expected_length=1935)


def test_a_file_somewhat_longer_than_its_recorded_length_is_read(tmp_path: Path) -> None:
    (tmp_path / "m").write_bytes(b"x" * 100)
    storage = Storage.open(tmp_path)
    assert len(storage.read(f"{tmp_path}/m", expected_length=90)) == 100


def test_a_large_file_is_read_only_if_it_begins_as_it_has_to(tmp_path: Path) -> None:
    path = sparse(tmp_path / "m", 200 << 20)
    tracemalloc.start()
    with pytest.raises(
        CorruptMetadataError, match="the first bytes are not those of this kind of file"
    ):
        Storage.open(tmp_path).read(path, starts_with=(MAGIC,))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1 << 20


def test_files_of_several_pieces_are_read_whole(tmp_path: Path) -> None:
    content = os.urandom((16 << 20) + 17)
    (tmp_path / "m").write_bytes(MAGIC + content)
    found = Storage.open(tmp_path).read(f"{tmp_path}/m", starts_with=(MAGIC,))
    assert found.to_pybytes() == MAGIC + content


def test_a_sparse_manifest_is_damage_and_takes_no_memory(tmp_path: Path, data: Path) -> None:
    location = Path(shutil.copytree(data / "pk_all_types", tmp_path / "t"))
    whole = arrowmeta.open(location)
    path = whole.manifests()["manifest_path"][0].as_py()
    sparse(Path(path), SPARSE, MAGIC)
    table = arrowmeta.open(location, storage_options={"limits.file-bytes": str(SPARSE)})
    with pytest.warns(DamagedMetadataWarning, match="the metadata records"):
        table.entries()
    assert table.damage["path"].to_pylist() == [path]


def test_a_limit_is_no_damage_and_an_option_sets_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "v1.metadata.json", metadata_json(1))
    write(tmp_path, "v2.metadata.json", metadata_json(2))
    write(tmp_path, "version-hint.text", "2")
    small = {"limits.json-bytes": "10"}
    with pytest.raises(LimitError, match=r"is 10 bytes; the storage option limits\.json-bytes"):
        arrowmeta.open(tmp_path, storage_options=small)
    monkeypatch.setattr("arrowmeta.iceberg.metadata.MAX_METADATA_BYTES", 10)
    monkeypatch.setattr(json_file, "MAX_JSON_BYTES", 10)
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
def test_paths_of_one_store(path: str, place: str, is_local: bool, same: bool) -> None:
    assert is_same_store(path, place, is_local) is same


def test_a_local_table_cannot_name_files_of_a_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "evil").write_bytes(MAGIC)
    monkeypatch.chdir(tmp_path)
    storage = Storage.open(tmp_path / "t")
    with pytest.raises(UnsupportedError, match="s3://x/evil is in another store or bucket"):
        storage.read("s3://x/evil")
    assert not storage.exists("s3://x/evil")
    mapped = Storage.open(tmp_path / "t", path_map={"s3://x": str(tmp_path / "x")})
    assert mapped.read("s3://x/evil").to_pybytes() == MAGIC


def test_other_buckets_are_read_only_if_they_are_allowed(s3: S3Server, tmp_path: Path) -> None:
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
    roots = ["s3://other-bucket"]
    allowed = Storage.open("warehouse/t", s3.filesystem(), allowed_roots=roots)
    assert allowed.read("s3://other-bucket/a").to_pybytes() == b"abc"


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_devices_are_no_files(tmp_path: Path, path: str) -> None:
    with pytest.raises(FileNotFoundError, match="is a device or a pipe"):
        Storage.open(tmp_path).read(path)


def test_what_is_no_avro_is_not_shown(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"root:x:0:0")
    with pytest.raises(CorruptMetadataError) as caught:
        arrowmeta.read_avro(str(tmp_path / "secret"))
    assert "root:" not in str(caught.value)
    assert b"root".hex() not in str(caught.value)

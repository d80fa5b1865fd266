from __future__ import annotations

import time

import pyarrow.fs as pafs

import arrowmeta
from tests.s3.client import counted


def test_table_on_s3_has_the_files_of_the_table_on_disk(s3, data):
    path = s3.upload(data / "pk_all_types", "server/pk_all_types")
    table = arrowmeta.open(path, filesystem=s3.filesystem())
    assert table.files().num_rows == arrowmeta.open(data / "pk_all_types").files().num_rows


def test_uri_contains_the_endpoint_and_credentials(s3, data):
    path = s3.upload(data / "pk_all_types", "server/uri")
    filesystem, there = pafs.FileSystem.from_uri(s3.uri(path))
    assert there == path
    assert filesystem.get_file_info(f"{there}/snapshot").type == pafs.FileType.Directory


def test_requests_are_counted_by_method_and_path(s3, tmp_path):
    (tmp_path / "a").write_bytes(b"abc")
    path = s3.upload(tmp_path, "server/counted")
    filesystem = s3.filesystem()
    s3.clear()
    with filesystem.open_input_file(f"{path}/a") as file:
        assert file.read() == b"abc"
    filesystem.get_file_info(pafs.FileSelector(path))
    assert counted(s3.requests) == {
        ("HEAD", f"{path}/a"): 1,
        ("GET", f"{path}/a"): 1,
        ("LIST", "server/counted/"): 1,
    }


def test_latency_delays_responses(s3, tmp_path):
    (tmp_path / "a").write_bytes(b"abc")
    path = s3.upload(tmp_path, "server/late")
    with s3.latency(0.2):
        start = time.monotonic()
        s3.filesystem().get_file_info(f"{path}/a")
        assert time.monotonic() - start >= 0.2

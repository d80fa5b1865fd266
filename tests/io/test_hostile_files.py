"""Malicious paths and files: no wait, no crash, no memory out of proportion."""

import json
import os
import tracemalloc
from types import SimpleNamespace
from typing import Any

import pyarrow.fs as pafs
import pytest
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.io import storage as storage_module
from arrowmeta.io.document import Int64, decode, read_document
from arrowmeta.io.storage import Storage

ODD_PATHS = (
    *("a\0b", "file:///\0", "x://s3://bucket/x", "a://file:/x", "s3://nowhere.invalid/x"),
    *("http://localhost:1/x", "hdfs://nowhere.invalid:8020/x", "", "/", "//", "..", "x" * 300),
    *("/" + "a" * 100_000, "/dev/null/x", "🦆"),
)
NO_FILE = "no file|File name too long|Not a directory|is in another store"


@pytest.fixture
def storage(tmp_path):
    return Storage.open(tmp_path)


@pytest.mark.parametrize("path", ODD_PATHS)
def test_malformed_or_foreign_path_is_not_a_file(storage, path):
    with pytest.raises((OSError, UnsupportedError), match=NO_FILE):
        storage.read(path)
    assert storage.sizes([path, "x"]) == [None, None]
    assert not storage.exists(path)


@pytest.mark.parametrize("parts", [0, 1, 2])
def test_named_pipe_is_refused_without_waiting(tmp_path, parts):
    """Also in a subtree of the local filesystem, and in a subtree of it."""
    (tmp_path / "a" / "b").mkdir(parents=True)
    os.mkfifo(tmp_path / "a" / "b" / "pipe")
    filesystem, folder = pafs.LocalFileSystem(), str(tmp_path / "a" / "b")
    if parts:
        filesystem, folder = pafs.SubTreeFileSystem(str(tmp_path), filesystem), "a/b"
    if parts > 1:
        filesystem, folder = pafs.SubTreeFileSystem("a", filesystem), "b"
    storage = Storage.open(folder, filesystem)
    (tmp_path / "a" / "b" / "file").write_bytes(b"x")
    assert storage.read(storage.join("file")).to_pybytes() == b"x"
    assert not storage.exists(storage.join("pipe"))
    with pytest.raises(FileNotFoundError, match="is a device or a pipe"):
        storage.read(storage.join("pipe"))


def test_file_larger_than_memory_is_refused(storage):
    class Huge:
        def __enter__(self):
            return self

        def __exit__(self, *error):
            return None

        def size(self):
            return 1 << 60

    huge = replace(storage, filesystem=SimpleNamespace(open_input_file=lambda _: Huge()))
    with pytest.raises(LimitError, match="more than fit in memory"):
        huge.read("x", limit=1 << 61)


def test_recorded_paths_do_not_open_other_filesystems(storage, monkeypatch):
    """No request is sent to a host that a path names."""
    monkeypatch.setattr(storage_module, "open_filesystem", lambda *uri: pytest.fail(str(uri)))
    for path in ODD_PATHS:
        with pytest.raises((OSError, UnsupportedError), match=NO_FILE):
            storage.read(path)


# JSON


class Document(Struct):
    x: Any


@pytest.mark.parametrize("part", ["{}", "[]", '{"a":[]}'])
def test_json_with_a_million_empty_containers_is_refused_within_memory(part, storage, tmp_path):
    path = tmp_path / "x.json"
    path.write_text('{"x": [' + ",".join([part] * 1_000_000) + "]}")
    tracemalloc.start()
    with pytest.raises(LimitError, match="JSON objects and lists"):
        read_document(storage, str(path), Document)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 2 * path.stat().st_size


@pytest.mark.exhaustive
def test_json_with_600000_small_objects_is_read(storage, tmp_path):
    (tmp_path / "x.json").write_text(json.dumps({"x": [{"id": 123456}] * 600_000}))
    assert len(read_document(storage, str(tmp_path / "x.json"), Document).x) == 600_000


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_unclosed_nested_brackets_are_corrupt(opening):
    with pytest.raises(CorruptMetadataError):
        decode(b'{"x":' + opening.encode() * 100_000, Document, "x.json")


@pytest.mark.parametrize("number", ["1e400", "-1e400", "1.0", "9223372036854775808", "1e2"])
def test_number_that_is_not_a_64_bit_integer_is_refused(number):
    with pytest.raises(CorruptMetadataError, match=r"^x\.json: field \[0\]: "):
        decode(f"[{number}]".encode(), list[Int64], "x.json")


def test_last_value_of_a_duplicate_json_key_is_used():
    """The readers of the writers do the same."""
    assert decode(b'{"x": 1, "x": 2}', Document, "x.json").x == 2

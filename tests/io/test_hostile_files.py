"""Paths and files that were made to do harm: no wait, no crash, no memory out of proportion."""

import json
import os
import tracemalloc

import pyarrow.fs as pafs
import pytest

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.io import storage as storage_module
from arrowmeta.io.json_file import parse_json
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
def test_odd_path_is_no_file(storage, path):
    with pytest.raises((OSError, UnsupportedError), match=NO_FILE):
        storage.read(path)
    assert storage.sizes([path, "x"]) == [None, None]
    assert not storage.exists(path)


@pytest.mark.parametrize("parts", [0, 1, 2])
def test_pipe_is_no_file_and_nobody_waits_for_it(tmp_path, parts):
    """Nor in a part of the local filesystem, or a part of that."""
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


def test_file_larger_than_memory_is_refused(storage, tmp_path, monkeypatch):
    class Huge:
        def __enter__(self):
            return self

        def __exit__(self, *error):
            return None

        def size(self):
            return 1 << 60

    monkeypatch.setattr(Storage, "_opened", lambda _, path, start: (Huge(), start(Huge())))
    with pytest.raises(LimitError, match="more than fit in memory"):
        storage.read("x", limit=1 << 61)


def test_only_the_location_opens_a_filesystem(storage, monkeypatch):
    """No host that a path names is ever asked for anything."""
    monkeypatch.setattr(storage_module, "open_filesystem", lambda *uri: pytest.fail(str(uri)))
    for path in ODD_PATHS:
        with pytest.raises((OSError, UnsupportedError), match=NO_FILE):
            storage.read(path)


# JSON


@pytest.mark.parametrize("part", ["{}", "[]", '{"a":[]}'])
def test_json_of_little_but_brackets_is_refused_before_it_takes_memory(part):
    data = ('{"x": [' + ",".join([part] * 1_000_000) + "]}").encode()
    tracemalloc.start()
    with pytest.raises(LimitError, match="JSON objects and lists"):
        parse_json(data, "x.json")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1 << 16


def test_many_objects_of_a_size_that_real_ones_have_are_read():
    data = json.dumps({"x": [{"id": 123456}] * 600_000}).encode()
    assert len(parse_json(data, "x.json").objects("x")) == 600_000


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_brackets_without_end_are_corrupt(opening):
    with pytest.raises(CorruptMetadataError):
        parse_json(b'{"x":' + opening.encode() * 100_000, "x.json")


@pytest.mark.parametrize("number", ["1e400", "-1e400", "1.0", "9223372036854775808", "1e2"])
def test_number_that_is_no_integer_of_64_bits_is_refused(number):
    json_object = parse_json(f'{{"x": {number}}}'.encode(), "x.json")
    with pytest.raises(CorruptMetadataError, match="field x should be a 64-bit integer"):
        json_object.integer("x")


def test_of_a_key_that_is_there_twice_the_last_counts():
    """As it does for the writers' own readers, so that all read one table."""
    assert parse_json(b'{"x": 1, "x": 2}', "x.json").integer("x") == 2

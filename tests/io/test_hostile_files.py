"""Documents in JSON, and hostile files."""

import contextlib
import json
import os
import subprocess
import sys
import tracemalloc
from types import SimpleNamespace
from typing import Any

import pyarrow.fs as pafs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.io import document
from arrowmeta.io import storage as storage_module
from arrowmeta.io.document import Int64, Texts, decode, read_document, texts_of
from arrowmeta.io.storage import PinnedStorage, Storage

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


class Row(Struct, rename="kebab"):
    row_id: Int64 | None = None
    a: list[int] | None = None
    options: Texts | None = None


def test_syntax_error_position_is_in_bytes_not_characters():
    with pytest.raises(CorruptMetadataError) as error:
        decode('{"é": nope}'.encode(), Row, "f")
    assert (error.value.path, error.value.byte) == ("f", len('{"é": n'.encode()))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not JSON"),
        (b"[1]", "expected `object`, got `array`"),
        (b'"x"', "expected `object`, got `str`"),
        (b'{"a": \xff}', "not UTF-8 text"),
        (b'{"unknown": "\xff"}', "not UTF-8 text"),
        (b"\xff\xfe{\x00}\x00", "not UTF-8 text"),
        (b'{"a": NaN}', "expected `array | null`|not JSON"),
        (b'{"unknown": NaN}', "not JSON"),
        (b'{"row-id": ' + b"9" * 5000 + b"}", "row-id: integer value out of range"),
        (b'{"unknown": ' + b"[" * 200_000, "JSON nested too deeply"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "expected `array"),
        (b'{"b":' * 100_000 + b"1" + b"}" * 100_000, "JSON nested too deeply"),
        (rb'{"options": {"a": "\ud800"}}', "not JSON"),
        (rb'{"\udfff": 1}', "not JSON"),
        (rb'{"b": "\ud800"}', "not JSON"),
        (b'{"options": {"a": []}}', r"field options\[\.\.\.\]: expected"),
        (b'{"a": [1, 2, "x"]}', r"field a\[2\]: expected `int`, got `str`"),
    ],
)
@pytest.mark.parametrize("kind", [Row, list[Row], Any], ids=str)
def test_bytes_that_are_not_the_type_are_corrupt(data, reason, kind):
    if kind is not Row:
        with contextlib.suppress(CorruptMetadataError):
            decode(data, kind, "f")
        return
    with pytest.raises(CorruptMetadataError, match=reason):
        decode(data, Row, "f")


def test_escaped_surrogate_pair_is_read_as_one_character():
    assert decode(rb'{"a": "\ud83d\ude00"}', dict, "f") == {"a": "😀"}


def test_error_in_a_part_of_a_list_names_the_place_in_the_file():
    with pytest.raises(CorruptMetadataError, match=r"^f: field rows\[8\]\.row-id: expected"):
        decode(b'[{}, {"row-id": "x"}]', list[Row], "f", within="rows", first=7)
    with pytest.raises(CorruptMetadataError, match=r"^f, byte 104: not JSON"):
        decode(b"[{},]", list[Row], "f", within="rows", first=7, start=100)


def test_texts_are_numbers_and_booleans_as_json():
    row = decode(b'{"options": {"a": 1, "b": true, "c": null, "d": 0.5, "e": "x"}}', Row, "f")
    assert texts_of(row.options) == {"a": "1", "b": "true", "d": "0.5", "e": "x"}
    assert texts_of(decode(b'{"options": {"e": "x"}}', Row, "f").options) == {"e": "x"}
    assert texts_of(None) == {}


@given(st.binary(max_size=60))
def test_random_bytes_are_an_object_or_an_arrowmeta_error(data):
    with contextlib.suppress(ArrowMetaError):
        assert isinstance(decode(data, Row, "f"), Row)


@given(st.dictionaries(st.text(max_size=3), st.integers() | st.text(max_size=3)))
def test_objects_are_read_as_written(values):
    assert decode(json.dumps(values).encode(), dict, "f") == values
    assert decode(json.dumps(values, ensure_ascii=False).encode(), dict, "f") == values


def test_recent_truncated_json_file_is_read_again(tmp_path, monkeypatch):
    path = tmp_path / "f"
    path.write_text('{"a": [1, ')
    monkeypatch.setattr(document, "sleep", lambda _: path.write_text('{"a": [1, 2]}'))
    for storage in (Storage.open(tmp_path), PinnedStorage.of(Storage.open(tmp_path))):
        path.write_text('{"a": [1, ')
        assert read_document(storage, str(path), Row).a == [1, 2]


def test_json_file_that_stays_truncated_is_corrupt(tmp_path, monkeypatch):
    waits = []
    monkeypatch.setattr(document, "sleep", waits.append)
    path = tmp_path / "f"
    path.write_text('{"a": [1, ')
    with pytest.raises(CorruptMetadataError, match="not JSON"):
        read_document(Storage.open(tmp_path), str(path), Row)
    assert waits == list(document.WAITS)


@pytest.mark.parametrize(("text", "age"), [('{"a": [1, ', 3600), ('{"a": nope}', 0)])
def test_old_or_complete_invalid_json_file_is_not_read_again(tmp_path, monkeypatch, text, age):
    path = tmp_path / "f"
    path.write_text(text)
    os.utime(path, (path.stat().st_mtime - age,) * 2)
    monkeypatch.setattr(document, "sleep", lambda _: pytest.fail("waited"))
    with pytest.raises(CorruptMetadataError, match="not JSON"):
        read_document(Storage.open(tmp_path), str(path), Row)


#: Decodes types that no thread has used before, in several threads at once.
THREADS = """
import sys, threading, types
from arrowmeta.io.document import decode

sys.setswitchinterval(1e-6)
for attempt in range(40):
    module = sys.modules["made"] = types.ModuleType("made")
    text = "from __future__ import annotations; import msgspec"
    for at in range(20):
        text += f"\\nclass A{at}(msgspec.Struct):"
        text += f"\\n  b: A{max(0, at - 1)} | None = None; c: list[int] | None = None"
    exec(text, vars(module))
    start = threading.Barrier(8)
    def read():
        start.wait()
        assert decode(b'{"b":{"c":[1]}}', module.A19, "f").b.c == [1]
    threads = [threading.Thread(target=read) for _ in range(8)]
    [thread.start() for thread in threads], [thread.join() for thread in threads]
"""


def test_threads_may_be_the_first_to_read_a_type():
    subprocess.run([sys.executable, "-c", THREADS], check=True)

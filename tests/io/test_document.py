"""Documents in JSON: types, hostile text, and files that are still being written."""

import contextlib
import json
import os
import tracemalloc
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io import document
from arrowmeta.io.document import Int64, Texts, decode, read_document, texts_of
from arrowmeta.io.storage import PinnedStorage, Storage
from tests.processes import run_python
from tests.refusals import refuses


class Document(Struct):
    x: Any


class Row(Struct, rename="kebab"):
    row_id: Int64 | None = None
    a: list[int] | None = None
    options: Texts | None = None


@pytest.mark.parametrize("part", ["{}", "[]", '{"a":[]}'])
def test_json_with_a_million_empty_containers_is_refused_within_memory(part, tmp_path):
    path = tmp_path / "x.json"
    path.write_text('{"x": [' + ",".join([part] * 1_000_000) + "]}")
    tracemalloc.start()
    storage = Storage.open(tmp_path)
    refuses(LimitError, "JSON objects and lists", read_document, storage, str(path), Document)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 2 * path.stat().st_size


@pytest.mark.exhaustive
def test_json_with_600000_small_objects_is_read(tmp_path):
    (tmp_path / "x.json").write_text(json.dumps({"x": [{"id": 123456}] * 600_000}))
    found = read_document(Storage.open(tmp_path), str(tmp_path / "x.json"), Document)
    assert len(found.x) == 600_000


@pytest.mark.parametrize(("data", "reason"), [
    (b"", "not JSON"), (b"[1]", "expected `object`, got `array`"),
    (b'"x"', "expected `object`, got `str`"), (b'{"a": \xff}', "not UTF-8 text"),
    (b'{"unknown": "\xff"}', "not UTF-8 text"), (b"\xff\xfe{\x00}\x00", "not UTF-8 text"),
    (b'{"a": NaN}', "expected `array | null`|not JSON"), (b'{"unknown": NaN}', "not JSON"),
    (b'{"row-id": ' + b"9" * 5000 + b"}", "row-id: integer value out of range"),
    *(
        (b'{"row-id": ' + number + b"}", r"^f: field row-id: ")
        for number in (b"1e400", b"-1e400", b"1.0", b"9223372036854775808", b"1e2")
    ),
    (b'{"unknown": ' + b"[" * 200_000, "JSON nested too deeply"),
    (b'{"x":' + b"[" * 100_000, "JSON nested too deeply"),
    (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "expected `array"),
    (b'{"b":' * 100_000 + b"1" + b"}" * 100_000, "JSON nested too deeply"),
    (rb'{"options": {"a": "\ud800"}}', "not JSON"), (rb'{"\udfff": 1}', "not JSON"),
    (rb'{"b": "\ud800"}', "not JSON"),
    (b'{"options": {"a": []}}', r"field options\[\.\.\.\]: expected"),
    (b'{"a": [1, 2, "x"]}', r"field a\[2\]: expected `int`, got `str`"),
    # A position is in bytes, not characters.
    ('{"é": nope}'.encode(), r"^f, byte 8: "),
])  # fmt: skip
def test_bytes_that_are_not_the_type_are_corrupt(data, reason):
    refuses(CorruptMetadataError, reason, decode, data, Row, "f")
    for kind in (list[Row], Any):
        with contextlib.suppress(CorruptMetadataError):
            decode(data, kind, "f")


def test_error_in_a_part_of_a_list_names_the_place_in_the_file():
    said, within = r"^f: field rows\[8\]\.row-id: expected", {"within": "rows", "first": 7}
    text = b'[{}, {"row-id": "x"}]'
    refuses(CorruptMetadataError, said, decode, text, list[Row], "f", **within)
    said = r"^f, byte 104: not JSON"
    refuses(CorruptMetadataError, said, decode, b"[{},]", list[Row], "f", **within, start=100)


def test_values_are_those_of_the_readers_of_writers():
    assert decode(b'{"x": 1, "x": 2}', Document, "x.json").x == 2
    assert decode(rb'{"a": "\ud83d\ude00"}', dict, "f") == {"a": "😀"}
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
    for is_ascii in (True, False):
        assert decode(json.dumps(values, ensure_ascii=is_ascii).encode(), dict, "f") == values


def test_truncated_file_is_read_again_unless_it_is_old(tmp_path, monkeypatch):
    path, whole, waits = tmp_path / "f", '{"a": [1, 2]}', []
    storage = Storage.open(tmp_path)

    def corrupt(text, age=0):
        path.write_text(text)
        os.utime(path, (path.stat().st_mtime - age,) * 2)
        refuses(CorruptMetadataError, "not JSON", read_document, storage, str(path), Row)

    monkeypatch.setattr(document, "sleep", lambda wait: waits.append(wait))
    corrupt(whole[:-4])
    assert waits == list(document.WAITS)
    corrupt(whole[:-4], age=3600)
    corrupt('{"a": nope}')
    assert waits == list(document.WAITS)
    monkeypatch.setattr(document, "sleep", lambda _: path.write_text(whole))
    for one in (storage, PinnedStorage.of(storage)):
        path.write_text(whole[:-4])
        assert read_document(one, str(path), Row).a == [1, 2]


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
    run_python(THREADS)

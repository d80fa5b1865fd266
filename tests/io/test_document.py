import contextlib
import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.io import document
from arrowmeta.io.document import Int64, Texts, decode, read_document, texts_of
from arrowmeta.io.storage import PinnedStorage, Storage


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

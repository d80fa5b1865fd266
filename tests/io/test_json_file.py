import contextlib
import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.io import json_file
from arrowmeta.io.json_file import parse_json, read_json
from arrowmeta.io.pinned_storage import PinnedStorage
from arrowmeta.io.storage import Storage


def test_syntax_error_position_is_in_bytes_not_characters():
    with pytest.raises(CorruptMetadataError) as error:
        parse_json('{"é": nope}'.encode(), "f")
    assert (error.value.path, error.value.byte) == ("f", len('{"é": '.encode()))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not JSON"),
        (b"[1]", "expected a JSON object, found a list"),
        (b'"x"', "expected a JSON object, found 'x'"),
        (b'{"a": \xff}', "not UTF-8 text"),
        (b"\xff\xfe{\x00}\x00", "not UTF-8 text"),
        (b'{"a": NaN}', "NaN is not a JSON number"),
        (b'{"a": ' + b"9" * 5000 + b"}", "not JSON"),
        (b'{"a": ' + b"[" * 200_000, "JSON nested too deeply"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "JSON nested too deeply"),
        (rb'{"a": "\ud800"}', "an unpaired surrogate"),
        (rb'{"\udfff": 1}', "an unpaired surrogate"),
    ],
)
def test_bytes_that_are_not_a_json_object_are_corrupt(data, reason):
    with pytest.raises(CorruptMetadataError, match=reason):
        parse_json(data, "f")


def test_escaped_surrogate_pair_is_read_as_one_character():
    assert parse_json(rb'{"a": "\ud83d\ude00"}', "f").text("a") == "😀"


def test_error_of_a_wrong_value_names_file_and_field():
    row = parse_json(b'{"n": "x"}', "f")
    with pytest.raises(CorruptMetadataError, match=r"f: field n should be .* found 'x'"):
        row.integer("n")
    with pytest.raises(CorruptMetadataError, match="f: required field m is missing"):
        row.integer("m")


def test_text_map_converts_numbers_and_booleans_to_text():
    options = parse_json(b'{"o": {"a": 1, "b": true, "c": null, "d": 0.5}}', "f").text_map("o")
    assert options == {"a": "1", "b": "true", "d": "0.5"}


@given(st.binary(max_size=60))
def test_random_bytes_are_an_object_or_an_arrowmeta_error(data):
    with contextlib.suppress(ArrowMetaError):
        assert isinstance(parse_json(data, "f").values, dict)


@given(st.dictionaries(st.text(max_size=3), st.integers() | st.text(max_size=3)))
def test_objects_are_read_as_written(values):
    assert parse_json(json.dumps(values).encode(), "f").values == values
    assert parse_json(json.dumps(values, ensure_ascii=False).encode(), "f").values == values


def test_recent_truncated_json_file_is_read_again(tmp_path, monkeypatch):
    path = tmp_path / "f"
    path.write_text('{"a": [1, ')
    monkeypatch.setattr(json_file, "sleep", lambda _: path.write_text('{"a": [1, 2]}'))
    for storage in (Storage.open(tmp_path), PinnedStorage.of(Storage.open(tmp_path))):
        path.write_text('{"a": [1, ')
        assert read_json(storage, str(path)).integers("a") == (1, 2)


def test_json_file_that_stays_truncated_is_corrupt(tmp_path, monkeypatch):
    waits = []
    monkeypatch.setattr(json_file, "sleep", waits.append)
    path = tmp_path / "f"
    path.write_text('{"a": [1, ')
    with pytest.raises(CorruptMetadataError, match="not JSON"):
        read_json(Storage.open(tmp_path), str(path))
    assert waits == list(json_file.WAITS)


@pytest.mark.parametrize(("text", "age"), [('{"a": [1, ', 3600), ('{"a": nope}', 0)])
def test_old_or_complete_invalid_json_file_is_not_read_again(tmp_path, monkeypatch, text, age):
    path = tmp_path / "f"
    path.write_text(text)
    os.utime(path, (path.stat().st_mtime - age,) * 2)
    monkeypatch.setattr(json_file, "sleep", lambda _: pytest.fail("waited"))
    with pytest.raises(CorruptMetadataError, match="not JSON"):
        read_json(Storage.open(tmp_path), str(path))

"""Metadata files that are read as a stream: the same as if read at once, and with little memory."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest
import zstandard
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict, replace

import arrowmeta
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.iceberg.metadata import TableMetadata, parse_metadata
from arrowmeta.io import document
from tests.damaged_json import damaged, json_values
from tests.iceberg.tables import metadata_json, snapshot_json, write

PATH = "v1.metadata.json"
SKETCH = {"type": "x", "fields": [1], "properties": {"ndv": "1"}}
STATISTICS = {"snapshot-id": 1, "statistics-path": "s3://b/s.puffin", "file-size-in-bytes": 9}
TAG = {"snapshot-id": 1, "type": "tag", "max-ref-age-ms": 9}
SOUND = metadata_json(
    refs={"main": {"snapshot-id": 2, "type": "branch"}, "t": TAG},
    statistics=[STATISTICS | {"blob-metadata": [SKETCH]}],
    **{"metadata-log": [{"timestamp-ms": 1000, "metadata-file": "v1.json"}]},
)
UNUSUAL = metadata_json(
    snapshots=[
        snapshot_json(1, summary={"a": 1, "b": True, "c": None, "operation": "x"}),
        snapshot_json(2, summary=None, **{"sequence-number": None, "schema-id": None}),
        snapshot_json(3, summary={"operation": "delete", "total-records": "9" * 30}),
        snapshot_json(3, summary={"b": "", "total-records": "-07", "é": "ü\u1234"}),
        snapshot_json(4, **{"manifest-list": None, "manifests": ["m1", "m2"]}),
        snapshot_json(5, summary={"added-records": "5", "deleted-records": "7"}),
        snapshot_json(6, summary={"operation": None, "a": "b"}),
        snapshot_json(7, summary={"operation": None}),
        snapshot_json(8, summary={"operation": 5, "a": "b"}),
    ]
)
DOCUMENTS = {"sound": SOUND, "unusual": UNUSUAL}


@pytest.fixture(autouse=True)
def streamed(monkeypatch):
    """Read a few bytes at a time."""
    monkeypatch.setattr(document, "_SLICE_LEN", 16)


def in_pieces(data: bytes, size: int | None = None) -> TableMetadata:
    """Return metadata without its text, whose spaces and order depend on the pieces."""
    size = size or len(data) or 1
    pieces = [data[at : at + size] for at in range(0, len(data), size)] or [b""]
    return replace(parse_metadata(pieces, PATH), text=b"{}")


def facts(metadata: TableMetadata) -> dict[str, Any]:
    """Return the metadata as values that can be compared."""
    logs = {name: getattr(metadata, name) for name in ("snapshot_log", "metadata_log")}
    items = {name: log.table(log.kind.__struct_fields__) for name, log in logs.items()}
    return asdict(metadata) | items | {"snapshots": list(metadata.snapshots.items())}


def outcome(data: bytes, size: int | None = None) -> Any:
    """Return the facts of the metadata, or the error as text."""
    try:
        return facts(in_pieces(data, size))
    except ArrowMetaError as error:
        return f"{type(error).__name__}: {error}"


@pytest.mark.sampled(8)
@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("size", [1, 7, 100, 1 << 20])
@pytest.mark.parametrize("name", DOCUMENTS)
def test_metadata_is_the_same_in_pieces_of_any_size(name, size, indent):
    data = json.dumps(DOCUMENTS[name], indent=indent, ensure_ascii=False).encode()
    assert facts(in_pieces(data, size)) == facts(in_pieces(data))


def test_metadata_truncated_at_any_byte_is_corrupt():
    data = json.dumps(SOUND).encode()
    for end in range(len(data)):
        with pytest.raises(CorruptMetadataError):
            in_pieces(data[:end])


def test_counts_in_columns_are_those_of_the_last_of_repeated_snapshots(tmp_path):
    summary = {"added-records": "5", "deleted-records": "7"}
    snapshots = [snapshot_json(1), snapshot_json(2), snapshot_json(2, summary=summary)]
    table = arrowmeta.open(write(tmp_path, PATH, metadata_json(2, snapshots=snapshots)))
    found = table.snapshots(["total_record_count", "delta_record_count"]).to_pylist()
    assert [tuple(one.values()) for one in found] == [(7, 3), (None, -2)]


@given(damaged(SOUND), st.integers(1, 40))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
def test_damaged_metadata_in_pieces_is_read_or_raises_the_same_error(data, size):
    found, expected = outcome(data, size), outcome(data)
    if "not UTF-8" in str(found):  # reported before what precedes the byte in the same slice
        assert "CorruptMetadataError" in str(expected)
    elif "not UTF-8" not in str(expected):
        assert found == expected


@given(json_values.map(json.dumps), st.integers(1, 40))
@example("[" * 100_000, 40)
@example('{"a":' * 100_000, 40)
@example('{"snapshots":[[[[', 1)
@example('{"snapshots": [1, 2}', 1)
@example('{"a": 1e5, "b": -1, "c": tru}', 1)
@example('{"a": NaN}', 1)
@example('{"a": 1' + "0" * 5000 + "}", 3)
@example('{"a": "\\ud800"}', 2)
@example('{"snapshots": [{"summary": {"x": "\\ud800"}}]}', 2)
@example('{"a": "\\ud83d\\ude00"}', 1)
@example('{"a": 1,}', 1)
@example('{"a": 1} x', 1)
@example("\ufeff{}", 1)
@example("   ", 1)
@example("", 1)
@example('{"a" 1}', 1)
@example('{"a": "\n"}', 1)
@example("{'a': 1}", 1)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=100)
def test_any_json_in_pieces_raises_the_same_error(text, size):
    data = text.encode()
    assert outcome(data, size) == outcome(data)


def test_the_last_of_repeated_lists_counts():
    text = json.dumps(SOUND)
    for first in ('"snapshots": [{"snapshot-id": 7}]', '"snapshots": 1'):
        data = ("{" + first + ", " + text[1:]).encode()
        assert outcome(data, 16) == outcome(text.encode())
    last = (text[:-1] + ', "snapshot-log": null}').encode()
    assert len(in_pieces(last, 16).snapshot_log) == 0


@pytest.mark.parametrize("compress", [gzip.compress, zstandard.ZstdCompressor().compress])
def test_compressed_metadata_in_pieces_is_the_same(compress):
    data = json.dumps(SOUND).encode()
    assert outcome(compress(data), 10) == outcome(data)


def test_limits_are_on_what_is_kept():
    many = [snapshot_json(number) for number in range(1, 1000)]
    data = json.dumps(metadata_json(snapshots=many, refs={})).encode()
    short = len(json.dumps(metadata_json(snapshots=[], refs={})))
    pieces = [data[at : at + 100] for at in range(0, len(data), 100)]
    parse_metadata(pieces, PATH, 2 * short, 1 << 20)
    with pytest.raises(LimitError, match=r"bytes beside its lists.*limits\.json-bytes"):
        parse_metadata(pieces, PATH, short // 2, 1 << 20)
    with pytest.raises(LimitError, match=r"snapshots of .* bytes of memory.*limits\.json-bytes"):
        parse_metadata(pieces, PATH, 2 * short, 1000)
    with pytest.raises(LimitError, match="bytes beside its lists"):
        parse_metadata([b'{"snapshots": [{"a": "', b"x" * 1000], PATH, 500, 1 << 20)
    # A list of lists is refused before it takes memory.
    with pytest.raises(LimitError, match="JSON objects and lists"):
        parse_metadata([b'{"a": ['] + [b"[]," * (1 << 19)] * 4 + [b"1]}"], PATH)


def test_a_version_that_is_not_supported_is_named_before_invalid_snapshots():
    data = json.dumps({"format-version": 99, "snapshots": [{"snapshot-id": "x"}]}).encode()
    with pytest.raises(ArrowMetaError, match="format version 99"):
        in_pieces(data, 16)

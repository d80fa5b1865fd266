"""Truncated or changed files: an error of arrowmeta or a valid table, no other exception."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta import read_avro
from tests import corpus
from tests.avro.container_files import OVERLONG, SYNC, block, container, long, record
from tests.avro.damage import corrupt, outcome
from tests.strategies import CODECS, any_types, avro_files, record_types, write_file

ENUM = {"type": "enum", "name": "e", "symbols": ["A", "B"]}
INNER = {"type": "record", "name": "inner", "fields": [{"name": "y", "type": "string"}]}
EVERYTHING = record(
    a="long",
    b=["null", "string"],
    c={"type": "array", "items": ["null", "long"]},
    d={"type": "map", "values": INNER},
    e=["null", "inner"],
    f=["int", "boolean", {"type": "array", "items": "bytes"}],
    g=ENUM,
    h={"type": "bytes", "logicalType": "decimal", "precision": 20, "scale": 2},
    i=["double", "null"],
)
ROWS: list[dict[str, Any]] = [
    {
        "a": i << i,
        "b": None if i % 3 == 0 else "é" * i,
        "c": [None, i, -i][: i % 4],
        "d": {f"k{i}": {"y": "v"}},
        "e": {"y": "w"} if i % 2 else None,
        "f": [i, True, [b"x", b"yz"]][i % 3],
        "g": "AB"[i % 2],
        "h": b"\x01\x02",
        "i": 0.5 if i % 2 else None,
    }
    for i in range(12)
]


# Cut files


@pytest.mark.parametrize("codec", CODECS)
def test_file_cut_inside_a_block_is_corrupt(codec):
    file = write_file(EVERYTHING, ROWS, codec, sync_interval=100)
    whole = read_avro(file)
    ends = block_ends(file)
    assert len(ends) > 3
    for length in range(len(file)):
        if length in ends:
            table = read_avro(file[:length])
            assert table.equals(whole.slice(0, table.num_rows))
        else:
            corrupt(file[:length])


def block_ends(file: bytes) -> set[int]:
    """Where each sync marker ends; the first is that of the header."""
    marker = file[-16:]
    return {i + 16 for i in range(len(file)) if file.startswith(marker, i)}


def real_manifests() -> list[Any]:
    """Parameters: manifests of the corpus of up to a few KiB."""
    found = corpus.files("paimon/*/manifest/*", magic=b"Obj\x01")
    small = [one for one in found if one.values[0] and one.values[0].stat().st_size < 3000]
    return corpus.sample(small, 6) or corpus.NO_CORPUS


REAL_MANIFESTS = real_manifests()


@pytest.mark.parametrize("path", REAL_MANIFESTS)
def test_real_manifest_cut_inside_a_block_is_refused(path):
    file = path.read_bytes()
    ends = block_ends(file)
    for length in range(0, len(file), 7):
        assert (outcome(file[:length]) is not None) == (length in ends), length


@pytest.mark.parametrize("path", REAL_MANIFESTS)
def test_a_real_manifest_with_a_flipped_byte_is_refused_or_read(path):
    file = path.read_bytes()
    for pos in range(0, len(file), 11):
        outcome(file[:pos] + bytes([file[pos] ^ 0x55]) + file[pos + 1 :])


# Flipped bits


@given(avro_files(record_types() | any_types()), st.data())
def test_flipped_bits_are_refused_or_read(file, data):
    damaged = bytearray(file)
    for bit in data.draw(st.lists(st.integers(0, 8 * len(file) - 1), min_size=1, max_size=4)):
        damaged[bit // 8] ^= 1 << bit % 8
    outcome(bytes(damaged))


@given(st.binary(max_size=200), st.integers(0, 40), st.sampled_from([None, ["a"], ["d", "f"]]))
def test_random_bytes_as_a_block_are_refused_or_read(data, n_rows, columns):
    outcome(container(EVERYTHING, block(n_rows, data)), columns)


@given(record_types(depth=4), st.binary(max_size=100), st.integers(0, 40))
def test_random_bytes_under_a_random_schema_are_refused_or_read(kind, data, n_rows):
    outcome(container(kind.schema, block(n_rows, data)))


@given(st.binary(max_size=100))
def test_random_bytes_as_a_file_are_refused(file):
    assert outcome(file) is None
    assert outcome(b"Obj\x01" + file) is None


# Block frames


def test_wrong_sync_marker_is_corrupt():
    error = corrupt(
        container(record(x="int"), block(1, long(1)), block(1, long(1), sync=SYNC[::-1]))
    )
    assert error.block == 1


BAD_BLOCKS = {
    "more rows than bytes": block(1000, long(1)),
    "absurd row count": block(2**62, long(1)),
    "negative row count": block(-1, long(1)),
    "absurd size": block(1, long(1), size=2**62),
    "negative size": block(1, long(1), size=-1),
    "size that overflows": block(1, long(1), size=2**63 - 1),
    "overlong size": long(1) + OVERLONG + long(1) + SYNC,
    "rows without bytes": block(1, b""),
    "bytes without rows": block(0, long(1)),
}


@pytest.mark.parametrize("bad", BAD_BLOCKS.values(), ids=BAD_BLOCKS)
def test_bad_block_is_corrupt(bad):
    assert corrupt(container(record(x="int"), block(1, long(1)), bad)).block == 1

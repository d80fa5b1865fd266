"""Truncated or changed files: an error of arrowmeta or a valid table, no other exception."""

from typing import Any

import pytest

from arrowmeta import read_avro
from tests.avro.container_files import OVERLONG, SYNC, block, container, long, record
from tests.avro.damage import corrupt
from tests.strategies import CODECS, write_file

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


@pytest.mark.sampled(2)
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


def block_ends(file):
    """Where each sync marker ends; the first is that of the header."""
    marker = file[-16:]
    return {i + 16 for i in range(len(file)) if file.startswith(marker, i)}


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

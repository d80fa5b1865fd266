"""Avro container files put together by hand, so that each part can be wrong on purpose."""

from __future__ import annotations

import json
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta import read_avro
from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError

SYNC = bytes(range(100, 116))

#: A number that does not end within ten bytes.
OVERLONG = b"\xff" * 10 + b"\x01"


def long(value: int) -> bytes:
    """Zig-zag variable-length encoding, of any size: more than 64 bits are a test case too."""
    value = value << 1 if value >= 0 else (-value << 1) - 1
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def text(value: str | bytes) -> bytes:
    """A string or bytes value: its length and itself."""
    raw = value.encode() if isinstance(value, str) else value
    return long(len(raw)) + raw


def header(schema: Any, codec: str = "null") -> bytes:
    """Magic, metadata and sync marker; `schema` is JSON data, or text to be taken as it is."""
    schema_text = schema if isinstance(schema, (str, bytes)) else json.dumps(schema)
    entries = text("avro.schema") + text(schema_text) + text("avro.codec") + text(codec)
    return b"Obj\x01" + long(2) + entries + long(0) + SYNC


def block(n_rows: int, data: bytes, *, size: int | None = None, sync: bytes = SYNC) -> bytes:
    """A block that says it has `n_rows` rows and `size` bytes (as many as it has by default)."""
    return long(n_rows) + long(len(data) if size is None else size) + data + sync


def container(schema: Any, *blocks: bytes, codec: str = "null") -> bytes:
    """A whole file."""
    return header(schema, codec) + b"".join(blocks)


def record(**fields: Any) -> dict[str, Any]:
    """The schema of a record named `row`."""
    return {
        "type": "record",
        "name": "row",
        "fields": [{"name": name, "type": schema} for name, schema in fields.items()],
    }


def one_column(schema: Any, *rows: bytes) -> bytes:
    """A file of one block whose rows have the one field `x`, each given as encoded bytes."""
    return container(record(x=schema), block(len(rows), b"".join(rows)))


def outcome(file: bytes, columns: list[str] | None = None) -> pa.Table | None:
    """Read a file that may be damaged: a whole valid table, or None for an error of ours."""
    try:
        table = read_avro(file, columns=columns)
    except (CorruptMetadataError, LimitError, UnsupportedError):
        return None
    table.validate(full=True)
    return table


def corrupt(file: bytes) -> CorruptMetadataError:
    """Read a file that must be found corrupt."""
    with pytest.raises(CorruptMetadataError) as caught:
        read_avro(file)
    return caught.value

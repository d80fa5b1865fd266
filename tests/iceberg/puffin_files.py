"""Puffin files written for tests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pyarrow as pa

MAGIC = b"PFA1"


def blob(kind: str, fields: Sequence[int], offset: int, length: int, **properties: str) -> dict:
    return {
        "type": kind,
        "fields": list(fields),
        "snapshot-id": 1,
        "sequence-number": 1,
        "offset": offset,
        "length": length,
        "properties": properties,
    }


def lz4_frame(content: bytes) -> bytes:
    sink = pa.BufferOutputStream()
    with pa.CompressedOutputStream(sink, "lz4") as stream:
        stream.write(content)
    return sink.getvalue().to_pybytes()


def footer(payload: bytes, flags: int = 0) -> bytes:
    size = len(payload).to_bytes(4, "little")
    return MAGIC + payload + size + flags.to_bytes(4, "little") + MAGIC


def puffin(
    contents: Sequence[bytes], described: Sequence[dict[str, Any]], *, is_lz4: bool = False
) -> bytes:
    """Return a file of blobs; `described` has one dictionary for each, as `blob` makes them."""
    payload = json.dumps({"blobs": list(described), "properties": {}}).encode()
    if is_lz4:
        payload = lz4_frame(payload)
    return MAGIC + b"".join(contents) + footer(payload, int(is_lz4))

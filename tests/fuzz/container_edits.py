"""Edits of an Avro file by its parts: frames, header, and what is inside a block.

Everything that is not edited is put together again as it must be, with lengths, checksums and
compression made anew: what is wrong is then found by the decoder and not by what stands before it.
"""

from __future__ import annotations

import bz2
import io
import json
import lzma
import zlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from random import Random
from typing import Any

import fastavro
import pyarrow as pa

from tests.avro.container_files import block, long, text
from tests.fuzz.byte_edits import edit_bytes, number, varint
from tests.fuzz.schema_edits import edit_schema
from tests.strategies import CODECS


@dataclass(frozen=True)
class Container:
    """An Avro file in parts.

    Attributes:
        metadata: key-values of the header.
        sync: its marker.
        blocks: announced rows and decompressed bytes of each block.
    """

    metadata: tuple[tuple[bytes, bytes], ...]
    sync: bytes
    blocks: tuple[tuple[int, bytes], ...]

    @property
    def codec(self) -> str:
        return dict(self.metadata).get(b"avro.codec", b"null").decode("latin-1")

    @property
    def schema(self) -> bytes:
        return dict(self.metadata).get(b"avro.schema", b"{}")

    @property
    def n_bytes(self) -> int:
        return sum(len(data) for _, data in self.blocks)

    @cached_property
    def column_names(self) -> list[str]:
        """Columns of a file of records, and the fields of records among them."""
        schema = json.loads(self.schema)
        names = []
        for field in _fields(schema):
            names.append(field["name"])
            names += [f"{field['name']}.{child['name']}" for child in _fields(field.get("type"))]
        return names

    def with_entry(self, key: bytes, value: bytes) -> Container:
        return replace(self, metadata=tuple({**dict(self.metadata), key: value}.items()))

    def to_bytes(self) -> bytes:
        compress = _COMPRESS.get(self.codec, bytes)
        blocks = [block(n, compress(data), sync=self.sync) for n, data in self.blocks]
        return self.header() + b"".join(blocks)

    def header(self) -> bytes:
        entries = [text(key) + text(value) for key, value in self.metadata]
        count = long(len(entries)) if entries else b""
        return b"Obj\x01" + count + b"".join(entries) + long(0) + self.sync


def _fields(schema: Any) -> list[dict[str, Any]]:
    """The fields of a record that have a name: fastavro takes stranger ones too."""
    fields = schema.get("fields") if isinstance(schema, dict) else None
    if not isinstance(fields, list):
        return []
    return [f for f in fields if isinstance(f, dict) and isinstance(f.get("name"), str)]


@lru_cache(maxsize=4096)
def parse(file: bytes) -> Container | None:
    """Take a file apart with fastavro; None for one that it cannot read."""
    try:
        reader = fastavro.block_reader(io.BytesIO(file))
        blocks = tuple((part.num_records, part.bytes_.getvalue()) for part in reader)
        header = reader._header
    except Exception:
        return None
    metadata = tuple((key.encode(), value) for key, value in header["meta"].items())
    return Container(metadata, header["sync"], blocks)


def edit_container(rng: Random, file: Container, other: Container) -> bytes:
    """Apply one edit; `other` is a file that parts may be taken from."""
    kind = rng.random()
    if kind < 0.005:
        return _make_bomb(rng, file, other)
    if kind < 0.55:
        return _edit_payload(rng, _with_any_codec(rng, file), other).to_bytes()
    if kind < 0.75:
        schema = edit_schema(rng, file.schema, other.schema)
        edited = _with_any_codec(rng, file).with_entry(b"avro.schema", schema)
        return (_edit_payload(rng, edited, other) if rng.random() < 0.4 else edited).to_bytes()
    return rng.choice((_edit_frame, _edit_header, _edit_order, _swap_schema))(rng, file, other)


def _with_any_codec(rng: Random, file: Container) -> Container:
    """Not compressed, for speed, or compressed with some codec."""
    kind = rng.random()
    if kind < 0.7:
        return file.with_entry(b"avro.codec", b"null")
    return file if kind < 0.9 else file.with_entry(b"avro.codec", rng.choice(CODECS).encode())


def _edit_payload(rng: Random, file: Container, other: Container) -> Container:
    """Edit the bytes of a block before they are compressed."""
    if not file.blocks:
        return file
    at = rng.randrange(len(file.blocks))
    n_rows, data = file.blocks[at]
    donor = rng.choice(other.blocks)[1] if other.blocks else b""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = edit_bytes(rng, data, donor)
    return _with_block(file, at, n_rows, data)


def _make_bomb(rng: Random, file: Container, other: Container) -> bytes:
    """Say the same rows, or the same few bytes, again and again: little once it is compressed."""
    if not file.blocks:
        return file.to_bytes()
    at = rng.randrange(len(file.blocks))
    n_rows, data = file.blocks[at]
    # Large ones take long, and are as good as small ones unless something is wrong.
    grown_len = 1 << int(10 + rng.betavariate(1, 2) * 17)
    if rng.random() < 0.5:
        times = 1 + grown_len // (len(data) + 1)
        n_rows, data = n_rows * times, data * times
    else:
        start = rng.randrange(len(data) + 1)
        part = data[start : start + rng.randrange(1, 20)]
        data = data[:start] + part * (grown_len // (len(part) + 1)) + data[start:]
    codec = rng.choice((b"zstandard", b"deflate", b"snappy"))
    return _with_block(file, at, n_rows, data).with_entry(b"avro.codec", codec).to_bytes()


def _with_block(file: Container, at: int, n_rows: int, data: bytes) -> Container:
    changed = (*file.blocks[:at], (n_rows, data), *file.blocks[at + 1 :])
    return replace(file, blocks=changed)


def _edit_frame(rng: Random, file: Container, other: Container) -> bytes:
    """Announce another count of rows or size of bytes, or end with a wrong marker."""
    if not file.blocks:
        return file.header() + varint(rng) + varint(rng) + file.sync
    at = rng.randrange(len(file.blocks))
    n_rows, data = file.blocks[at]
    match rng.randrange(4):
        case 0:
            return _with_block(file, at, abs(number(rng)), data).to_bytes()
        case 1:
            near = max(0, n_rows + rng.choice((-1, 1)))
            return _with_block(file, at, near, data).to_bytes()
        case 2:
            head = replace(file, blocks=file.blocks[:at]).to_bytes()
            tail = replace(file, blocks=file.blocks[at:]).to_bytes()[len(file.header()) :]
            count, size = long(n_rows), varint(rng)
            skipped = len(count) + (len(size) if rng.random() < 0.5 else 1)
            return head + (count if rng.random() < 0.5 else varint(rng)) + size + tail[skipped:]
        case _:
            return file.to_bytes() + block(n_rows, data, sync=rng.randbytes(16))


def _edit_header(rng: Random, file: Container, other: Container) -> bytes:
    """Repeat, drop or change entries; count them in more than one run, or wrongly."""
    entries = list(file.metadata)
    blocks = replace(file, blocks=file.blocks).to_bytes()[len(file.header()) :]
    at = rng.randrange(len(entries) + 1)
    match rng.randrange(4):
        case 0:
            entries.insert(at, rng.choice((*file.metadata, *other.metadata)))
        case 1:
            del entries[at:]
        case 2:
            entries.append((b"avro.codec", rng.choice((b"", b"null", b"lz4", b"\xff", b"deflate"))))
        case _:
            schema = edit_bytes(rng, file.schema, other.schema)
            return file.with_entry(b"avro.schema", schema).header() + blocks
    if rng.random() < 0.5:
        return replace(file, metadata=tuple(entries)).header() + blocks
    written = b"".join(text(key) + text(value) for key, value in entries)
    count = rng.choice((varint(rng), long(-len(entries)) + varint(rng)))
    return b"Obj\x01" + count + written + long(0) + file.sync + blocks


def _edit_order(rng: Random, file: Container, other: Container) -> bytes:
    """Repeat, drop, reorder blocks, or take those of another file."""
    blocks = [*file.blocks, *rng.sample(other.blocks, min(len(other.blocks), 2))]
    rng.shuffle(blocks)
    kept = blocks[: rng.randrange(len(blocks) + 1)]
    return replace(file, blocks=tuple(kept * rng.choice((1, 1, 2, 20)))).to_bytes()


def _swap_schema(rng: Random, file: Container, other: Container) -> bytes:
    """Read a file's blocks with the schema of another."""
    return file.with_entry(b"avro.schema", other.schema).to_bytes()


def _deflate(data: bytes) -> bytes:
    stream = zlib.compressobj(1, wbits=-15)
    return stream.compress(data) + stream.flush()


def _snappy(data: bytes) -> bytes:
    return pa.Codec("snappy").compress(data, asbytes=True) + zlib.crc32(data).to_bytes(4, "big")


def _zstandard(data: bytes) -> bytes:
    return pa.Codec("zstd").compress(data, asbytes=True)


def _bzip2(data: bytes) -> bytes:
    return bz2.compress(data, 1)


def _xz(data: bytes) -> bytes:
    return lzma.compress(data, preset=0)


_COMPRESS: dict[str, Callable[[bytes], bytes]] = {
    "deflate": _deflate,
    "snappy": _snappy,
    "zstandard": _zstandard,
    "bzip2": _bzip2,
    "xz": _xz,
}

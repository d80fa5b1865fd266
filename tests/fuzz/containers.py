"""Edits of files by what they are: Avro, JSON, Puffin, or the records of deletion vectors.

Everything that is not edited is put together again as it must be, with lengths, checksums and
compression made anew: what is wrong is then found by the decoder and not by what stands before it.
"""

import bz2
import io
import json
import lzma
import zlib
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import fastavro
import pyarrow as pa

from tests.avro.container_files import block, long, text
from tests.fuzz.edits import (
    edit_bytes,
    edit_json,
    edit_json_file,
    edit_schema,
    is_json,
    number,
    varint,
)
from tests.iceberg.puffin_files import MAGIC, footer, lz4_frame
from tests.strategies import CODECS

AVRO_MAGIC = b"Obj\x01"
#: How often a sound Avro file is edited as bytes, which mostly breaks its header.
_RAW_SHARE = 0.15


def _deflate(data):
    stream = zlib.compressobj(1, wbits=-15)
    return stream.compress(data) + stream.flush()


_COMPRESS = {
    "deflate": _deflate,
    "snappy": lambda data: (
        pa.Codec("snappy").compress(data, asbytes=True) + zlib.crc32(data).to_bytes(4, "big")
    ),
    "zstandard": lambda data: pa.Codec("zstd").compress(data, asbytes=True),
    "bzip2": lambda data: bz2.compress(data, 1),
    "xz": lambda data: lzma.compress(data, preset=0),
}


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
    def codec(self):
        return dict(self.metadata).get(b"avro.codec", b"null").decode("latin-1")

    @property
    def schema(self):
        return dict(self.metadata).get(b"avro.schema", b"{}")

    @property
    def n_bytes(self):
        return sum(len(data) for _, data in self.blocks)

    @cached_property
    def column_names(self):
        """Columns of a file of records, and the fields of records among them."""
        return [
            name
            for field in _fields(json.loads(self.schema))
            for name in (
                field["name"],
                *(f"{field['name']}.{child['name']}" for child in _fields(field.get("type"))),
            )
        ]

    def with_entry(self, key, value):
        return replace(self, metadata=tuple({**dict(self.metadata), key: value}.items()))

    def with_block(self, at, n_rows, data):
        return replace(self, blocks=(*self.blocks[:at], (n_rows, data), *self.blocks[at + 1 :]))

    def body(self):
        compress = _COMPRESS.get(self.codec, bytes)
        return b"".join(block(n, compress(data), sync=self.sync) for n, data in self.blocks)

    def header(self):
        entries = [text(key) + text(value) for key, value in self.metadata]
        count = long(len(entries)) if entries else b""
        return AVRO_MAGIC + count + b"".join(entries) + long(0) + self.sync

    def to_bytes(self):
        return self.header() + self.body()


def _fields(schema):
    """The fields of a record that have a name: fastavro takes stranger ones too."""
    fields = schema.get("fields") if isinstance(schema, dict) else None
    fields = fields if isinstance(fields, list) else []
    return [f for f in fields if isinstance(f, dict) and isinstance(f.get("name"), str)]


@lru_cache(maxsize=4096)
def parse(file):
    """Take a file apart with fastavro; None for one that it cannot read."""
    try:
        reader = fastavro.block_reader(io.BytesIO(file))
        blocks = tuple((part.num_records, part.bytes_.getvalue()) for part in reader)
        header = reader._header
    except Exception:
        return None
    metadata = tuple((key.encode(), value) for key, value in header["meta"].items())
    return Container(metadata, header["sync"], blocks)


def edit_file(rng, data, other):
    """Edit a file; `other` is one that parts may be taken from."""
    if is_json(data):
        return edit_json_file(rng, data, other)
    if data.startswith(AVRO_MAGIC) and rng.random() >= _RAW_SHARE and (file := parse(data)):
        return _edit_container(rng, file, parse(other) or file)
    return edit_bytes(rng, data, other)


def _edit_container(rng, file, other):
    kind = rng.random()
    if kind < 0.005:
        return _make_bomb(rng, file)
    if kind < 0.75:
        edited = _with_any_codec(rng, file)
        if kind >= 0.55:
            schema = edit_schema(rng, file.schema, other.schema)
            edited = edited.with_entry(b"avro.schema", schema)
        if kind < 0.55 or rng.random() < 0.4:
            edited = _edit_payload(rng, edited, other)
        return edited.to_bytes()
    return rng.choice((_edit_frame, _edit_header, _edit_order, _swap_schema))(rng, file, other)


def _with_any_codec(rng, file):
    """Not compressed, for speed, or compressed with some codec."""
    kind = rng.random()
    if kind < 0.7:
        return file.with_entry(b"avro.codec", b"null")
    return file if kind < 0.9 else file.with_entry(b"avro.codec", rng.choice(CODECS).encode())


def _edit_payload(rng, file, other):
    """Edit the bytes of a block before they are compressed."""
    if not file.blocks:
        return file
    at = rng.randrange(len(file.blocks))
    n_rows, data = file.blocks[at]
    donor = rng.choice(other.blocks)[1] if other.blocks else b""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = edit_bytes(rng, data, donor)
    return file.with_block(at, n_rows, data)


def _make_bomb(rng, file):
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
    return file.with_block(at, n_rows, data).with_entry(b"avro.codec", codec).to_bytes()


def _edit_frame(rng, file, other):
    """Announce another count of rows or size of bytes, or end with a wrong marker."""
    if not file.blocks:
        return file.header() + varint(rng) + varint(rng) + file.sync
    at = rng.randrange(len(file.blocks))
    n_rows, data = file.blocks[at]
    match rng.randrange(4):
        case 0:
            return file.with_block(at, abs(number(rng)), data).to_bytes()
        case 1:
            near = max(0, n_rows + rng.choice((-1, 1)))
            return file.with_block(at, near, data).to_bytes()
        case 2:
            head = replace(file, blocks=file.blocks[:at]).to_bytes()
            tail = replace(file, blocks=file.blocks[at:]).body()
            count, size = long(n_rows), varint(rng)
            skipped = len(count) + (len(size) if rng.random() < 0.5 else 1)
            return head + (count if rng.random() < 0.5 else varint(rng)) + size + tail[skipped:]
        case _:
            return file.to_bytes() + block(n_rows, data, sync=rng.randbytes(16))


def _edit_header(rng, file, other):
    """Repeat, drop or change entries; count them in more than one run, or wrongly."""
    entries = list(file.metadata)
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
            return file.with_entry(b"avro.schema", schema).header() + file.body()
    if rng.random() < 0.5:
        return replace(file, metadata=tuple(entries)).header() + file.body()
    written = b"".join(text(key) + text(value) for key, value in entries)
    count = rng.choice((varint(rng), long(-len(entries)) + varint(rng)))
    return AVRO_MAGIC + count + written + long(0) + file.sync + file.body()


def _edit_order(rng, file, other):
    """Repeat, drop, reorder blocks, or take those of another file."""
    blocks = [*file.blocks, *rng.sample(other.blocks, min(len(other.blocks), 2))]
    rng.shuffle(blocks)
    kept = blocks[: rng.randrange(len(blocks) + 1)]
    return replace(file, blocks=tuple(kept * rng.choice((1, 1, 2, 20)))).to_bytes()


def _swap_schema(rng, file, other):
    """Read a file's blocks with the schema of another."""
    return file.with_entry(b"avro.schema", other.schema).to_bytes()


#: What follows the payload of a Puffin file: size, flags, and magic.
_TAIL_LEN = 12


def edit_puffin(rng, data, other):
    """Edit what the footer of a Puffin file says, or its bytes, or those of the whole file."""
    payload, donor = _payload(data), _payload(other)
    kind = rng.random()
    if payload is None or donor is None or kind < 0.3:
        return edit_bytes(rng, data, other)
    edited = (edit_json if kind < 0.8 else edit_bytes)(rng, payload, donor)
    front = data[: len(data) - _TAIL_LEN - len(payload) - len(MAGIC)]
    if rng.random() < 0.3:
        return front + footer(lz4_frame(edited), 1)
    return front + footer(edited, rng.choice((0, 0, 0, 0, 1, 2, 0xFFFF_FFFF)))


def _payload(data):
    """The payload of a footer that is not compressed."""
    start = len(data) - _TAIL_LEN - int.from_bytes(data[-_TAIL_LEN:][:4], "little")
    is_sound = data[-len(MAGIC) :] == MAGIC and start >= 2 * len(MAGIC)
    return data[start:-_TAIL_LEN] if is_sound else None


def edit_vectors(rng, data, other, places):
    """Edit the bitmap of a vector and make its checksum anew; or the bytes, or the places."""
    kind = rng.random()
    if not places or kind < 0.15:
        return edit_bytes(rng, data, other), places
    at = rng.randrange(len(places))
    if kind < 0.3:
        moved = rng.choice((number(rng), places[at] + rng.choice((-1, 1, 4)), rng.choice(places)))
        return data, (*places[:at], moved, *places[at + 1 :])
    start, length = places[at - at % 2], places[at - at % 2 + 1]
    if not 0 <= start <= start + length <= len(data):
        return edit_bytes(rng, data, other), places
    # The size, then what its checksum is of: a magic number of 4 bytes, and the bitmap.
    body = data[start + 4 : start + length - 4]
    for _ in range(rng.choice((1, 1, 2))):
        body = body[:4] + edit_bytes(rng, body[4:], other)
    record = len(body).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")
    grown = len(record) - length
    later = [n + grown if i % 2 == 0 and n > start else n for i, n in enumerate(places)]
    later[at - at % 2 + 1] = len(record)
    return data[:start] + record + data[start + length :], tuple(later)

"""Seeded manifests in the shape that Java writers of Paimon and Iceberg leave them.

Same arguments, same bytes. Rows differ in length as real ones do; blocks end after 64,000 bytes,
and zstandard frames do not tell their content size, both as Java has it.
"""

from __future__ import annotations

import hashlib
import io
import json
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import fastavro
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from bench import iceberg_rows, paimon_rows
from bench.avro_schema import Schema
from bench.cells import Cells
from bench.columns import DAYS, kind_of
from bench.truth import Truth

BLOCK_LEN = 64_000


@dataclass(frozen=True)
class Manifest:
    """A file, and what a reader has to find in it.

    Attributes:
        file: its bytes.
        truth: see `bench.truth`.
    """

    file: bytes
    truth: Truth


def paimon_manifest(n_entries: int, n_columns: int = 10, seed: int = 0) -> bytes:
    """A data manifest of a primary key table with `n_columns` columns of statistics, zstandard."""
    return make_paimon(n_entries, n_columns, seed).file


def iceberg_manifest(n_entries: int, n_columns: int = 10, seed: int = 0) -> bytes:
    """A data manifest of a v2 table with `n_columns` columns of statistics, deflate."""
    return make_iceberg(n_entries, n_columns, seed).file


def make_paimon(
    n_entries: int, n_columns: int, seed: int, days: range = DAYS, *, deletes: bool = True
) -> Manifest:
    """Make a Paimon manifest of files of some days; `n_columns` is at least 2."""
    cells, truth = paimon_rows.entries(n_entries, n_columns, seed, days, deletes=deletes)
    return _manifest(paimon_rows.ENTRY, {}, cells, truth, "zstandard")


def make_iceberg(n_entries: int, n_columns: int, seed: int, days: range = DAYS) -> Manifest:
    """Make an Iceberg manifest of files of some days; `n_columns` is at least 2."""
    cells, truth = iceberg_rows.entries(n_entries, n_columns, seed, days)
    metadata = {
        "schema": json.dumps(iceberg_schema(n_columns)),
        "partition-spec": json.dumps(ICEBERG_PARTITION_FIELDS),
        "partition-spec-id": "0",
        "format-version": "2",
        "content": "data",
    }
    return _manifest(iceberg_rows.ENTRY, metadata, cells, truth, "deflate")


def iceberg_schema(n_columns: int) -> Schema:
    """Return the table's schema; field ids count from 1."""
    fields = [
        {"id": i + 1, "name": name, "required": False, "type": kind_of(i)}
        for i, name in enumerate(column_names(n_columns))
    ]
    return {"type": "struct", "schema-id": 0, "fields": fields}


ICEBERG_PARTITION_FIELDS = [
    {"name": "dt", "transform": "identity", "source-id": 1, "field-id": 1000}
]


def column_names(n_columns: int) -> list[str]:
    """Return the names of the table's columns: the partition, the key, and others."""
    return ["dt", "id", *(f"c{position}" for position in range(2, n_columns))]


def _avro_file(
    schema: Schema, metadata: dict[str, str], codec: str, sync: bytes, blocks: list[bytes]
) -> bytes:
    """Return a container file without blocks of its own, and the framed `blocks` behind it."""
    out = io.BytesIO()
    parsed = fastavro.parse_schema(schema)
    fastavro.writer(out, parsed, [], codec=codec, sync_marker=sync, metadata=metadata)
    return out.getvalue() + b"".join(blocks)


def _manifest(
    schema: Schema, metadata: dict[str, str], cells: Cells, truth: Truth, codec: str
) -> Manifest:
    rows, lengths = cells.to_bytes(), cells.lengths
    # Writers draw one for each file.
    sync = hashlib.md5(rows, usedforsecurity=False).digest()
    framed = [
        b"".join((_long(n_rows), _long(len(packed)), packed, sync))
        for n_rows, start, end in _blocks(lengths)
        for packed in (_CODECS[codec](rows[start:end]),)
    ]
    file = _avro_file(schema, metadata, codec, sync, framed)
    return Manifest(file, truth | {"decompressed_len": len(rows)})


def _blocks(lengths: NDArray[np.int64]) -> Iterator[tuple[int, int, int]]:
    """Yield rows, start and end of each block: one ends with the row that fills it."""
    ends = np.cumsum(lengths)
    first, start = 0, 0
    while first < len(ends):
        last = int(np.searchsorted(ends, start + BLOCK_LEN))
        last = min(last, len(ends) - 1)
        yield last + 1 - first, start, int(ends[last])
        first, start = last + 1, int(ends[last])


def _long(value: int) -> bytes:
    """Encode one integer. Spec: Avro 1.12, Binary Encoding, Primitive Types."""
    out, rest = bytearray(), value << 1
    while rest >= 0x80:
        out.append(rest & 0x7F | 0x80)
        rest >>= 7
    out.append(rest)
    return bytes(out)


def _deflate(raw: bytes) -> bytes:
    stream = zlib.compressobj(wbits=-15)
    return stream.compress(raw) + stream.flush()


def _zstandard(raw: bytes) -> bytes:
    out = pa.BufferOutputStream()
    with pa.CompressedOutputStream(out, "zstd") as stream:  # a stream does not know its size
        stream.write(raw)
    return out.getvalue().to_pybytes()


_CODECS: dict[str, Callable[[bytes], bytes]] = {"deflate": _deflate, "zstandard": _zstandard}

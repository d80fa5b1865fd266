"""Derived tables: small tables that follow from all entries of a snapshot.

A file has an Arrow IPC stream, and the SHA-256 of its bytes in hexadecimal.
"""

from __future__ import annotations

import hashlib

import pyarrow as pa

from arrowmeta.store.index import DamagedSegmentError

_DIGEST_LEN = 64


def derived_bytes(table: pa.Table) -> bytes:
    """Return the content of a file with a table."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema) as stream:
        stream.write_table(table)
    content = sink.getvalue().to_pybytes()
    return content + hashlib.sha256(content).hexdigest().encode()


def read_derived(content: pa.Buffer) -> pa.Table:
    """Return the table of a file.

    Raises:
        DamagedSegmentError: the content differs from what was written.
    """
    end = max(0, content.size - _DIGEST_LEN)
    table, found = content[:end], content[end:].to_pybytes()
    if hashlib.sha256(table).hexdigest().encode() != found:
        raise DamagedSegmentError("it does not have its checksum")
    try:
        return pa.ipc.open_stream(table).read_all()
    except pa.ArrowException as error:
        raise DamagedSegmentError(f"it is not an Arrow stream: {error}") from error

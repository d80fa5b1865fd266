"""Index of a segment: the rows of each manifest, and checksums of the bytes; and derived tables.

An index is a file beside the Parquet file, written after it: a segment without an index does not
exist. A derived table is a small table that follows from all entries of a snapshot: an Arrow IPC
stream, and the SHA-256 of its bytes in hexadecimal.
"""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.model.locks import cached_property
from arrowmeta.records import dataclass
from arrowmeta.store.folder import LAYOUT_VERSION

#: More rows than any segment has; positions of rows are 64-bit numbers.
_ROWS_LIMIT = 1 << 48


class DamagedSegmentError(Exception):
    """A segment or its index differs from what was written."""


@dataclass(frozen=True)
class SegmentIndex:
    """Index of a segment.

    Attributes:
        name: name of the segment, without a suffix.
        n_bytes: size of the Parquet file.
        footer: start of the Parquet footer, and the CRC-32 from there to the end.
        checksums: CRC-32 of each column chunk; uint32[row groups, leaf columns].
        paths: paths of the manifests, in the order of their rows.
        identities: identity of each manifest, which changes if its file is replaced.
        counts: number of rows of each manifest; int64[manifests].
    """

    name: str
    n_bytes: int
    footer: tuple[int, int]
    checksums: NDArray[np.uint32]
    paths: tuple[str, ...]
    identities: tuple[str, ...]
    counts: NDArray[np.int64]

    @cached_property
    def manifests(self) -> list[tuple[str, str]]:
        """Path and identity of each manifest."""
        return list(zip(self.paths, self.identities, strict=True))

    @cached_property
    def starts(self) -> NDArray[np.int64]:
        """First row of each manifest."""
        return np.cumsum(self.counts) - self.counts

    @cached_property
    def n_rows(self) -> int:
        """Number of rows of the segment."""
        return int(self.counts.sum())

    def rows_of(self, i: int) -> RowRange:
        """Return the rows of the manifest at position `i`."""
        return RowRange(self, int(self.starts[i]), int(self.counts[i]))

    def to_bytes(self) -> bytes:
        """Return the index file: a line of JSON and a line with its SHA-256."""
        content = {
            "layout_version": LAYOUT_VERSION,
            "segment": self.name,
            "bytes": self.n_bytes,
            "footer": list(self.footer),
            "row_groups": len(self.checksums),
            "checksums": base64.b64encode(self.checksums.astype("<u4").tobytes()).decode(),
            "manifests": {
                "path": self.paths,
                "identity": self.identities,
                "rows": self.counts.tolist(),
            },
        }
        text = json.dumps(content, separators=(",", ":")).encode()
        return text + b"\n" + hashlib.sha256(text).hexdigest().encode() + b"\n"

    @classmethod
    def from_bytes(cls, content: bytes, name: str) -> SegmentIndex:
        """Read an index file.

        Raises:
            DamagedSegmentError: it is not whole, of another layout, or of another segment.
        """
        text, _, digest = content.rstrip(b"\n").rpartition(b"\n")
        if hashlib.sha256(text).hexdigest().encode() != digest:
            raise DamagedSegmentError("the index does not have its checksum")
        try:
            return cls._of(json.loads(text), name)
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
            raise DamagedSegmentError(f"the index cannot be read: {error!r}") from error

    @classmethod
    def _of(cls, content: dict[str, Any], name: str) -> SegmentIndex:
        if content["layout_version"] != LAYOUT_VERSION or content["segment"] != name:
            raise DamagedSegmentError(f"layout {content['layout_version']} of {content['segment']}")
        checksums = np.frombuffer(base64.b64decode(content["checksums"]), dtype="<u4")
        n_bytes, n_groups, (start, checksum) = (
            content["bytes"],
            content["row_groups"],
            content["footer"],
        )
        paths, identities = (tuple(content["manifests"][name]) for name in ("path", "identity"))
        counts = np.array(content["manifests"]["rows"], dtype=np.int64)
        if not (
            all(isinstance(value, int) for value in (n_bytes, n_groups, start, checksum))
            and all(isinstance(value, str) for value in (*paths, *identities))
            and len(paths) == len(identities) == len(counts)
            and (counts >= 0).all()
            and sum(counts.tolist()) < _ROWS_LIMIT
        ):
            raise ValueError("values of other types or lengths")
        return cls(
            name,
            n_bytes,
            (start, checksum),
            checksums.reshape(n_groups, -1) if n_groups else checksums.reshape(0, 0),
            paths,
            identities,
            counts,
        )


@dataclass(frozen=True)
class RowRange:
    """Rows of one manifest in a segment."""

    segment: SegmentIndex
    start: int
    count: int


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
    table, digest = content[:end], content[end:].to_pybytes()
    if hashlib.sha256(table).hexdigest().encode() != digest:
        raise DamagedSegmentError("it does not have its checksum")
    try:
        return pa.ipc.open_stream(table).read_all()
    except (pa.ArrowException, OSError) as error:
        raise DamagedSegmentError(f"it is not an Arrow stream: {error}") from error

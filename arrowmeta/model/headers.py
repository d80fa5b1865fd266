"""`HeaderLog`: facts from the headers of metadata files, noted while the files are read."""

from __future__ import annotations

from dataclasses import field

import pyarrow as pa

from arrowmeta.model.damage import FileKind
from arrowmeta.model.evidence import HEADERS
from arrowmeta.records import dataclass


@dataclass(frozen=True)
class FileHeader:
    """What a metadata file says of itself.

    Attributes:
        path: the file, as recorded.
        kind: kind of the file.
        format_version: version that it was written for.
        content: content that it names.
        partition_spec_id: partition spec that it names.
        partition_fields: ids of the partition fields in its schema; null if unknown.
        absent: names of keys and fields that the specification requires, and it lacks.
    """

    path: str
    kind: FileKind
    format_version: int
    content: str | None = None
    partition_spec_id: int | None = None
    partition_fields: tuple[int, ...] | None = None
    absent: tuple[str, ...] = ()


@dataclass(frozen=True)
class HeaderLog:
    """The headers of the files that were read, each file once."""

    _headers: dict[str, FileHeader] = field(default_factory=dict)

    def note(self, header: FileHeader) -> None:
        """Add a header; it replaces one of the same file. May be called by several threads."""
        self._headers[header.path] = header

    def table(self) -> pa.Table:
        """Return the headers noted so far, in the columns of `model.evidence.HEADERS`."""
        rows = [dict(vars(header)) for header in list(self._headers.values())]
        return pa.Table.from_pylist(rows, HEADERS)

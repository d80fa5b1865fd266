"""One input of a fuzz run, and how it is kept as a file that can be run again."""

from __future__ import annotations

import base64
import hashlib
import json
from dataclasses import dataclass

import pyarrow as pa


@dataclass(frozen=True)
class Case:
    """What an entry point is called with.

    Attributes:
        target: the entry point; a name of `tests.fuzz.targets.TARGETS`.
        data: the file, or the bytes of all BinaryRows.
        context: the table whose manifest it is, or the type of the rows; see `schema_text`.
        columns: what is asked for; None for everything.
        ends: where each BinaryRow ends in `data`.
    """

    target: str
    data: bytes
    context: str = ""
    columns: tuple[str, ...] | None = None
    ends: tuple[int, ...] = ()

    def to_bytes(self) -> bytes:
        """One line of JSON and the data."""
        line = [self.target, self.context, self.columns, self.ends]
        return json.dumps(line).encode() + b"\n" + self.data

    @classmethod
    def from_bytes(cls, content: bytes) -> Case:
        line, _, data = content.partition(b"\n")
        target, context, columns, ends = json.loads(line)
        wanted = None if columns is None else tuple(columns)
        return cls(target, data, context, wanted, tuple(ends))

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.to_bytes()).hexdigest()[:16]


def schema_text(schema: pa.Schema) -> str:
    """An Arrow schema as text, so that a case of BinaryRows is one file."""
    return base64.b64encode(schema.serialize()).decode()


def schema_of(text: str) -> pa.Schema:
    return pa.ipc.read_schema(pa.py_buffer(base64.b64decode(text)))

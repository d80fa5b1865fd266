"""One input of a fuzz run, and how it is kept as a file that can be run again."""

from __future__ import annotations

import base64
import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache

import pyarrow as pa


@dataclass(frozen=True)
class Case:
    """What an entry point is called with.

    Attributes:
        target: the entry point; a name of `tests.fuzz.targets.TARGETS`.
        data: the file, or the bytes of all BinaryRows.
        context: the table whose file it is, or the type of what is in it; see `schema_text`.
        file: which file of the table it stands for, where the target does not know.
        columns: what is asked for; None for everything.
        numbers: what else the target has to be told; it says which they are.
    """

    target: str
    data: bytes
    context: str = ""
    file: str = ""
    columns: tuple[str, ...] | None = None
    numbers: tuple[int, ...] = ()

    def to_bytes(self) -> bytes:
        """One line of JSON and the data."""
        line = [self.target, self.context, self.file, self.columns, self.numbers]
        return json.dumps(line).encode() + b"\n" + self.data

    @classmethod
    def from_bytes(cls, content: bytes) -> Case:
        line, _, data = content.partition(b"\n")
        target, context, file, columns, numbers = json.loads(line)
        wanted = None if columns is None else tuple(columns)
        return cls(target, data, context, file, wanted, tuple(numbers))

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.to_bytes()).hexdigest()[:16]


def schema_text(schema: pa.Schema) -> str:
    """An Arrow schema as text, so that a case that needs one is one file."""
    return base64.b64encode(schema.serialize()).decode()


@lru_cache(maxsize=4096)
def schema_of(text: str) -> pa.Schema:
    return pa.ipc.read_schema(pa.py_buffer(base64.b64decode(text)))

"""Records of one Avro file, changed and written again in its own schema and codec.

fastavro reads and writes them, which the extra `repair` installs. Values stay as they are stored: a
day stays a number, so that values out of the range of Python's types are kept, too.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from arrowmeta.avro.container import read_header
from arrowmeta.errors import UnsupportedError
from arrowmeta.records import dataclass

Record = dict[str, Any]

#: Key of logical types in schemas, and one of the same length that fastavro does not interpret.
_LOGICAL, _PLAIN = b'"logicalType"', b'"logicalTypX"'


@dataclass(frozen=True)
class AvroRecords:
    """Records of a file.

    Attributes:
        schema: schema of the writer.
        codec: codec of the blocks.
        metadata: keys and values of the header, without those of Avro.
        records: those that can be read.
        is_whole: whether all can be read.
    """

    schema: Any
    codec: str
    metadata: dict[str, str]
    records: list[Record]
    is_whole: bool

    def names_by_id(self, record: str | None = None) -> dict[int, str]:
        """Return the names of fields by their ids: of the file's record, or of a field's record."""
        schema = self.schema
        if record is not None:
            schema = next(one["type"] for one in schema["fields"] if one["name"] == record)
            schema = schema if isinstance(schema, dict) else next(filter(_is_record, schema))
        return {one["field-id"]: one["name"] for one in schema["fields"] if "field-id" in one}

    def to_bytes(self, records: Sequence[Record]) -> bytes:
        """Return a file of other records."""
        file = io.BytesIO()
        _fastavro().writer(
            file, self.schema, records, codec=self.codec, metadata=self.metadata, validator=True
        )
        return _with_header(file.getvalue(), _PLAIN, _LOGICAL)


def read_records(data: bytes) -> AvroRecords:
    """Return the records of a file, up to the first that cannot be read.

    Raises:
        CorruptMetadataError: it is no Avro file.
    """
    reader = _fastavro().reader(io.BytesIO(_with_header(data, _LOGICAL, _PLAIN)))
    records: list[Record] = []
    is_whole = True
    try:
        for record in reader:
            records.append(record)  # noqa: PERF402  # those before a damaged block stay
    except Exception:  # whatever a damaged block makes of it
        is_whole = False
    metadata = {key: text for key, text in reader.metadata.items() if not key.startswith("avro.")}
    return AvroRecords(reader.writer_schema, reader.codec, metadata, records, is_whole)


def _is_record(kind: Any) -> bool:
    return isinstance(kind, dict) and kind["type"] == "record"


def _with_header(data: bytes, old: bytes, new: bytes) -> bytes:
    """Return a file with another text of the same length in its header."""
    length = read_header(memoryview(data)).length
    return data[:length].replace(old, new) + data[length:]


def _fastavro() -> Any:
    try:
        import fastavro
    except ImportError as error:
        raise UnsupportedError(
            "writing repaired metadata needs fastavro: pip install arrowmeta[repair]"
        ) from error
    return fastavro

"""Records of one metadata file, changed and written again in its own format, schema and codec.

Takes the bytes of a manifest or list in Avro, Parquet or ORC; returns its records as dictionaries,
and the bytes of a file of other ones. fastavro reads and writes Avro, which the extra `repair`
installs; Arrow reads and writes the others. In Avro, values stay as they are stored: a day stays a
number, so that values out of the range of Python's types are kept, too. Main name: `read_records`.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from arrowmeta.avro.container import read_header
from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.records import dataclass

Record = dict[str, Any]

#: Key of logical types in schemas, and one of the same length that fastavro does not interpret.
_LOGICAL, _PLAIN = b'"logicalType"', b'"logicalTypX"'
_FIELD_ID = b"PARQUET:field_id"


@dataclass(frozen=True)
class FileRecords:
    """Records of a file.

    Attributes:
        schema: schema of the writer: of Avro, or of Arrow.
        codec: codec of the blocks.
        metadata: keys and values of the header, without those of Avro.
        records: those that can be read.
        is_whole: whether all can be read.
        format: `avro`, `parquet` or `orc`.
    """

    schema: Any
    codec: str
    metadata: dict[str, str]
    records: list[Record]
    is_whole: bool = True
    format: str = "avro"

    def names_by_id(self) -> dict[int, str]:
        """Return the names of fields by their ids."""
        if isinstance(self.schema, pa.Schema):
            ids = [(field.metadata or {}).get(_FIELD_ID) for field in self.schema]
            return {
                int(field_id): name
                for field_id, name in zip(ids, self.schema.names, strict=True)
                if field_id is not None
            }
        fields = self.schema["fields"]
        return {field["field-id"]: field["name"] for field in fields if "field-id" in field}

    def to_bytes(self, records: Sequence[Record]) -> bytes:
        """Return a file of other records."""
        file = io.BytesIO()
        if isinstance(self.schema, pa.Schema):
            schema = self.schema.with_metadata(self.metadata)
            table = pa.Table.from_pylist(list(records), schema)
            if self.format == "orc":
                import_module("pyarrow.orc").write_table(table, file, compression=self.codec)
            else:
                pq.write_table(table, file, compression=self.codec, store_schema=False)
            return file.getvalue()
        _fastavro().writer(
            file, self.schema, records, codec=self.codec, metadata=self.metadata, validator=True
        )
        return _with_header(file.getvalue(), _PLAIN, _LOGICAL)


def read_records(data: bytes, *, is_damaged: bool = False) -> FileRecords:
    """Return the records of a file, up to the first that cannot be read.

    Args:
        data: the file.
        is_damaged: whether a limited process failed to decode it; of Parquet and ORC, nothing is
            read of such a file here.

    Raises:
        CorruptMetadataError: it is no such file, or nothing of it can be read.
    """
    if data[:4] == b"PAR1" or data[:3] == b"ORC":
        try:
            if is_damaged:
                raise CorruptMetadataError("nothing of the file can be read")
            return _of_parquet(data) if data[:4] == b"PAR1" else _of_orc(data)
        except (pa.ArrowException, ValueError, OverflowError) as error:
            raise CorruptMetadataError(str(error)) from error
    reader = _fastavro().reader(io.BytesIO(_with_header(data, _LOGICAL, _PLAIN)))
    records: list[Record] = []
    is_whole = True
    try:
        for record in reader:
            records.append(record)  # noqa: PERF402  # those before a damaged block stay
    except Exception:  # whatever a damaged block makes of it
        is_whole = False
    metadata = {key: text for key, text in reader.metadata.items() if not key.startswith("avro.")}
    return FileRecords(reader.writer_schema, reader.codec, metadata, records, is_whole)


def _of_parquet(data: bytes) -> FileRecords:
    file = pq.ParquetFile(pa.BufferReader(data))
    facts, schema = file.metadata, file.schema_arrow
    codec = facts.row_group(0).column(0).compression if facts.num_row_groups else "ZSTD"
    keys = {key.decode(): text.decode() for key, text in (schema.metadata or {}).items()}
    records = file.read().to_pylist()
    return FileRecords(schema, codec, keys, records, format="parquet")


def _of_orc(data: bytes) -> FileRecords:
    file = import_module("pyarrow.orc").ORCFile(pa.BufferReader(data))
    return FileRecords(file.schema, file.compression, {}, file.read().to_pylist(), format="orc")


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

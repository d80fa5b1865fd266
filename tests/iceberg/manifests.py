"""Manifests and manifest lists written for tests, in the shapes that writers give them."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import fastavro

Json = dict[str, Any]
SYNC = bytes(range(16))


@dataclass(frozen=True)
class Column:
    """A field of a written record: its id, name, type, and whether it can be null."""

    id: int
    name: str
    type: Any
    is_optional: bool = True


def record(name: str, columns: Sequence[Column], *, with_ids: bool = True) -> Json:
    """Return the Avro record of some columns."""
    fields = []
    for column in columns:
        kind = ["null", column.type] if column.is_optional else column.type
        one = {"name": column.name, "type": kind}
        fields.append(one | ({"field-id": column.id} if with_ids else {}))
    return {"type": "record", "name": name, "fields": fields}


#: The columns that every manifest list of format version 2 has.
LISTED_COLUMNS = (
    Column(500, "manifest_path", "string"),
    Column(501, "manifest_length", "long"),
    Column(502, "partition_spec_id", "int"),
    Column(517, "content", "int"),
    Column(515, "sequence_number", "long"),
    Column(516, "min_sequence_number", "long"),
    Column(503, "added_snapshot_id", "long"),
)


COUNTS = ("added_files_count", "existing_files_count", "deleted_files_count")
ROW_COUNTS = ("added_rows_count", "existing_rows_count", "deleted_rows_count")
#: The summary of a partition field in a manifest list.
SUMMARY = (
    Column(509, "contains_null", "boolean"),
    Column(518, "contains_nan", "boolean"),
    Column(510, "lower_bound", "bytes"),
    Column(511, "upper_bound", "bytes"),
)
#: All columns of a manifest list.
EVERY_LISTED_COLUMN = (
    *LISTED_COLUMNS,
    *(Column(504 + at, name, "int") for at, name in enumerate(COUNTS)),
    *(Column(512 + at, name, "long") for at, name in enumerate(ROW_COUNTS)),
    Column(507, "partitions", {"type": "array", "items": record("r508", SUMMARY)}),
    Column(519, "key_metadata", "bytes"),
    Column(520, "first_row_id", "long"),
)


def listed_row(path: str, length: int, number: int = 1, **fields: Any) -> Json:
    """Return the row of a data manifest that a snapshot of a number added."""
    numbers = ("sequence_number", "min_sequence_number", "added_snapshot_id")
    return {
        "manifest_path": path,
        "manifest_length": length,
        "partition_spec_id": 0,
        "content": 0,
        **dict.fromkeys(numbers, number),
        **fields,
    }


def data_file(
    partition: Sequence[Column], *, with_ids: bool = True, all_optional: bool = False
) -> list[Column]:
    """Return the columns of a data file of version 3, in an order that no writer uses."""

    def of_fields(key_id: int, value: str) -> Json:
        """Return the type of a map from field ids."""
        parts = [Column(key_id, "key", "int", all_optional)]
        parts.append(Column(key_id + 1, "value", value, all_optional))
        items = record(f"k{key_id}_v{key_id + 1}", parts, with_ids=with_ids)
        return {"type": "array", "logicalType": "map", "items": items}

    longs = {"type": "array", "items": "long"}
    return [
        Column(103, "record_count", "long", all_optional),
        Column(100, "file_path", "string", all_optional),
        Column(134, "content", "int"),
        Column(101, "file_format", "string", all_optional),
        Column(102, "partition", record("r102", partition, with_ids=with_ids), all_optional),
        Column(104, "file_size_in_bytes", "long", all_optional),
        Column(109, "value_counts", of_fields(119, "long")),
        Column(110, "null_value_counts", of_fields(121, "long")),
        Column(137, "nan_value_counts", of_fields(138, "long")),
        Column(125, "lower_bounds", of_fields(126, "bytes")),
        Column(128, "upper_bounds", of_fields(129, "bytes")),
        Column(131, "key_metadata", "bytes"),
        Column(132, "split_offsets", longs),
        Column(135, "equality_ids", longs),
        Column(140, "sort_order_id", "int"),
        Column(142, "first_row_id", "long"),
        Column(143, "referenced_data_file", "string"),
        Column(144, "content_offset", "long"),
        Column(145, "content_size_in_bytes", "long"),
    ]


def entry(
    file_columns: Sequence[Column], *, with_ids: bool = True, all_optional: bool = False
) -> Json:
    """Return the Avro schema of a manifest."""
    columns = [
        Column(2, "data_file", record("r2", file_columns, with_ids=with_ids), all_optional),
        Column(0, "status", "int", all_optional),
        Column(1, "snapshot_id", "long"),
        Column(3, "sequence_number", "long"),
        Column(4, "file_sequence_number", "long"),
    ]
    return record("manifest_entry", columns, with_ids=with_ids)


def written(
    schema: Json,
    rows: Sequence[Mapping[str, Any]],
    *,
    metadata: Mapping[str, str] | None = None,
    rows_per_block: int = 1000,
) -> bytes:
    """Return an Avro file of rows."""
    stream = io.BytesIO()
    more = {"metadata": dict(metadata or {}), "sync_marker": SYNC}
    fastavro.writer(
        stream, fastavro.parse_schema(schema), rows, sync_interval=rows_per_block, **more
    )
    return stream.getvalue()


def declared_as(file: bytes, schema: Json) -> bytes:
    """Return a file with another schema in its header, as a writer with a bug leaves it."""
    return written(schema, []) + file.partition(SYNC)[2]


def row(path: str = "d/f.parquet", *, status: int = 1, **values: Any) -> Json:
    """Return an entry; `values` are of the entry or of its data file."""
    of_entry = ("snapshot_id", "sequence_number", "file_sequence_number")
    file = {name: value for name, value in values.items() if name not in of_entry}
    return {
        "status": status,
        **{name: values.get(name) for name in of_entry},
        "data_file": {
            "record_count": 1,
            "file_path": path,
            "content": 0,
            "file_format": "PARQUET",
            "partition": {},
            "file_size_in_bytes": 10,
        }
        | file,
    }

"""Manifests and manifest lists written for tests, in the shapes that writers give them."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import fastavro
import pyarrow as pa
from msgspec import convert

from arrowmeta.avro.container import AvroFile, read_header
from arrowmeta.avro.metadata_reader import ListedManifest
from arrowmeta.iceberg.manifests import ENTRIES, TableContext
from arrowmeta.iceberg.partition_spec import (
    PartitionSpec,
    WrittenSpec,
    to_partition_spec,
    unified_partition,
)
from arrowmeta.iceberg.schema import IcebergSchema, WrittenSchema, to_schema
from arrowmeta.model.shape import TableShape

Json = dict[str, Any]


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


def field_map(key_id: int, value: str, *, with_ids: bool = True, is_optional: bool = False) -> Json:
    """Return the Avro type of a map from field ids."""
    parts = [
        Column(key_id, "key", "int", is_optional),
        Column(key_id + 1, "value", value, is_optional),
    ]
    items = record(f"k{key_id}_v{key_id + 1}", parts, with_ids=with_ids)
    return {"type": "array", "logicalType": "map", "items": items}


def data_file(
    partition: Sequence[Column], *, with_ids: bool = True, all_optional: bool = False
) -> list[Column]:
    """Return the columns of a data file of version 3, in an order that no writer uses."""

    def of_fields(key_id: int, value: str) -> Json:
        return field_map(key_id, value, with_ids=with_ids, is_optional=all_optional)

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
        Column(132, "split_offsets", {"type": "array", "items": "long"}),
        Column(135, "equality_ids", {"type": "array", "items": "long"}),
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
    name: str = "file",
    metadata: Mapping[str, str] | None = None,
    rows_per_block: int = 1000,
) -> AvroFile:
    """Return a file of rows."""
    stream = io.BytesIO()
    parsed = fastavro.parse_schema(schema)
    fastavro.writer(
        stream, parsed, rows, metadata=dict(metadata or {}), sync_interval=rows_per_block
    )
    return AvroFile.of(name, stream.getvalue())


def declared_as(file: AvroFile, schema: Json) -> AvroFile:
    """Return a file with another schema in its header, as a writer with a bug leaves it."""
    empty = written(schema, [], name=file.path)
    own, other = (read_header(one.data) for one in (file, empty))
    blocks = bytes(file.data[own.length :]).replace(own.sync, other.sync)
    return AvroFile.of(file.path, bytes(empty.data[: other.length]) + blocks)


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


def manifest(file: AvroFile, ordinal: int = 0, **inherited: Any) -> ListedManifest:
    """Return a manifest of version 2 that snapshot 7 added.

    Args:
        inherited: columns of its row in the manifest list.
    """
    facts = {
        "content": "data",
        "partition_spec_id": 0,
        "added_snapshot_id": 7,
        "sequence_number": 3,
        "first_row_id": None,
    }
    row = facts | inherited
    assert set(row) == set(facts)
    return ListedManifest(file, ordinal, tuple(row[name] for name in ENTRIES.facts))


def schema_of(*fields: tuple[int, str, Any], id: int = 0) -> IcebergSchema:
    """Return a table schema of optional columns."""
    listed = [
        {"id": field_id, "name": name, "required": False, "type": kind}
        for field_id, name, kind in fields
    ]
    return to_schema(convert({"fields": listed, "schema-id": id}, WrittenSchema))


def spec_of(id: int, *fields: tuple[int, int, str, str]) -> PartitionSpec:
    """Return a spec of fields: source id, field id, name, transform."""
    names = ("source-id", "field-id", "name", "transform")
    listed = [dict(zip(names, one, strict=True)) for one in fields]
    return to_partition_spec(convert({"spec-id": id, "fields": listed}, WrittenSpec))


def context(schema: IcebergSchema, *specs: PartitionSpec) -> TableContext:
    """Return what entries of a table are read with."""
    unified = unified_partition(list(specs), [schema])
    leaves = schema.leaves()
    return TableContext(
        shape=TableShape(
            columns=pa.struct([leaf.to_arrow_field() for leaf in leaves]), partition=unified.struct
        ),
        ids={leaf.name: leaf.id for leaf in leaves},
        partition=unified,
        commit_times={},
    )

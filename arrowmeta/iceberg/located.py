"""Where the fields of a manifest or manifest list are, by their ids.

Takes the schema of an Avro or Parquet file; returns the name of each field in it, by its name in
the newest spec. Fields without ids are found by name; one that is found by neither is absent.

Spec: Iceberg v3, Manifest Lists; Manifests; Appendix A, Avro (field ids; maps).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import pyarrow as pa

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.schema import Array, AvroType, Record, without_null
from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.digits import NOT_NEGATIVE, integer_in
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.records import dataclass

#: Partition of a data file.
PARTITION = "data_file.partition"

#: Names that fields had before format version 2, for writers without ids.
_OLD_NAMES = {
    "added_files_count": "added_data_files_count",
    "existing_files_count": "existing_data_files_count",
    "deleted_files_count": "deleted_data_files_count",
}

#: Ids of fields by name, by the dotted name of the record around them and a dot.
Ids: TypeAlias = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True)
class Located:
    """The fields of one schema that are read.

    Attributes:
        paths: dotted name in the schema by dotted name of the field; parts of a map are its `key`
            and `value`.
        partition: name and id of each partition field in the order of the record; an id is None
            where the writer left none.
    """

    paths: Mapping[str, str] = field(default_factory=dict)
    partition: tuple[tuple[str, int | None], ...] = ()


class _Named(NamedTuple):
    name: str
    id: int | None
    type: AvroType | pa.DataType


def locate(schema: AvroType | pa.DataType, ids: Ids) -> Located:
    """Return where the fields with these ids are."""
    paths: dict[str, str] = {}
    partition: list[_Named] = []

    def visit(kind: AvroType | pa.DataType, within: str, path: str) -> None:
        fields = _fields(kind)
        by_id = {f.id: f for f in reversed(fields) if f.id is not None}
        by_name = {f.name: f for f in fields if f.id is None}
        for name, id in ids.get(within, {}).items():
            field = by_id.get(id) or by_name.get(name) or by_name.get(_OLD_NAMES.get(name, ""))
            # A dot separates names in paths; valid Avro names have none.
            if field is not None and "." not in field.name:
                paths[within + name] = path + field.name
                visit(field.type, f"{within}{name}.", f"{path}{field.name}.")
                if within + name == PARTITION:
                    partition.extend(_fields(field.type))

    visit(schema, "", "")
    return Located(paths, tuple((f.name, f.id) for f in partition))


def _fields(kind: AvroType | pa.DataType) -> list[_Named]:
    """Return the fields of a record, or of the records in a list; anything else has none."""
    if isinstance(kind, pa.DataType):
        inner = kind.value_type if pa.types.is_list(kind) else kind
        fields = inner.fields if pa.types.is_struct(inner) else []
        return [_Named(f.name, id_of(f), f.type) for f in fields]
    record, _ = without_null(kind)
    if isinstance(record, Array):
        record, _ = without_null(record.items)
    fields = record.fields if isinstance(record, Record) else ()
    return [_Named(f.name, f.field_id, f.type) for f in fields]


def id_of(written: pa.Field) -> int | None:
    """Return the id of a field of a Parquet file; None if the writer left none."""
    return integer_in((written.metadata or {}).get(FIELD_ID), NOT_NEGATIVE)


#: Field id of the partition of a data file.
_PARTITION_ID = 102
#: Logical types that all writers encode as `fixed`.
_SOUND = ("decimal", "uuid")


def as_written(file: AvroFile, schema_text: str) -> AvroFile:
    """Return a manifest with the schema that its blocks follow; unchanged if neither schema fits.

    Some writers declare partition values as `fixed` but write them as `bytes`, with a length.

    Args:
        schema_text: the valid schema in its header.
    """
    other = _with_lengths(schema_text)
    if other is None or _fits(file):
        return file
    mended = file._replace(schema_text=other)
    return mended if _fits(mended) else file


def _fits(file: AvroFile) -> bool:
    try:
        for _ in decode_files([file._replace(announced=None)], (), lambda _: None):
            pass
    except ArrowMetaError:
        return False
    return True


@lru_cache(maxsize=256)
def _with_lengths(schema_text: str) -> str | None:
    """Return the schema with `bytes` for `fixed` partition values; None if it has none."""
    schema = json.loads(schema_text)
    names: set[str] = set()
    for declared in _json_fields(schema):
        if declared.get("field-id") == _PARTITION_ID:
            for part in _json_fields(declared.get("type")):
                part["type"] = _as_bytes(part.get("type"), names)
    return json.dumps(schema) if names else None


def _json_fields(declaration: Any) -> list[dict[str, Any]]:
    """Return the fields of a record or nullable record, and of records nested in them."""
    if isinstance(declaration, list):
        return [own for branch in declaration for own in _json_fields(branch)]
    if not isinstance(declaration, dict) or declaration.get("type") != "record":
        return []
    own = declaration["fields"]
    return own + [part for child in own for part in _json_fields(child.get("type"))]


def _as_bytes(kind: Any, names: set[str]) -> Any:
    if isinstance(kind, list):
        return [_as_bytes(branch, names) for branch in kind]
    if isinstance(kind, dict) and kind.get("type") == "fixed":
        if kind.get("logicalType") in _SOUND:
            return kind
        names.add(kind["name"])
        return "bytes"
    # A second field of the same fixed type refers to it by name.
    return "bytes" if isinstance(kind, str) and kind in names else kind

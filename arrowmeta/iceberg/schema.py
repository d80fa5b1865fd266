"""Table schemas: columns, identifier fields, and the leaves that have statistics.

Parses schemas; `types` parses types. A leaf is a primitive column or a field of structs, named
`address.street`, and found by id in the maps of statistics. Items of lists and maps may have
counts, too, but not of rows, so no predicate uses them (`IcebergSchema.repeated`).

Spec: Iceberg v3, Schemas and Data Types.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Any

import pyarrow as pa
from msgspec import Struct

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.iceberg.types import (
    IcebergType,
    ListType,
    MapType,
    NestedField,
    PrimitiveType,
    StructType,
    parse_type,
    parts_of,
    statistics_type,
    to_arrow_field,
)
from arrowmeta.io.document import Int64
from arrowmeta.model.locks import cached_property
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.records import dataclass

#: Maximum total length of the dotted names of a schema; real schemas have some thousand characters.
_MAX_NAMES_LEN = 16 * 1024 * 1024


@dataclass(frozen=True)
class Leaf:
    """A primitive column, or field of structs, that can have statistics.

    Attributes:
        name: dotted name: `address.street`.
        arrow_type: type of its bounds.
        in_optional_struct: whether it is inside of a nullable struct.
    """

    name: str
    id: int
    type: PrimitiveType
    arrow_type: pa.DataType
    in_optional_struct: bool

    def to_arrow_field(self) -> pa.Field:
        """Return the field of the leaf in structs by column."""
        metadata = {FIELD_ID: str(self.id).encode()}
        return pa.field(self.name, self.arrow_type, metadata=metadata)


@dataclass(frozen=True)
class IcebergSchema:
    """A table schema.

    Attributes:
        id: schema id; 0 for the only schema of an old table.
        fields: the columns in order.
        identifier_field_ids: fields that identify a row; can be inside of structs.
    """

    id: int
    fields: tuple[NestedField, ...]
    identifier_field_ids: tuple[int, ...] = ()

    def to_arrow_schema(self) -> pa.Schema:
        """Return the columns as an Arrow schema, with field ids in the metadata of the fields."""
        return pa.schema([to_arrow_field(column) for column in self.fields])

    def leaves(self) -> tuple[Leaf, ...]:
        """Return the primitive fields outside of lists and maps, in schema order.

        Fields inside of lists and maps have no bounds.
        Spec: Iceberg v3, Data file fields (`lower_bounds`), field ids of nested types.
        """
        return tuple(_leaves(self.fields))

    def repeated(self) -> pa.StructType:
        """Return the lists and maps whose items can have statistics; see `TableShape.repeated`.

        Fields with the id or name of another one are left out, since they are ambiguous.
        """
        leaves = self.leaves()
        ids, names = {leaf.id for leaf in leaves}, {leaf.name for leaf in leaves}
        repeated = (_repeated(field, ids) for field in _repeating(self.fields))
        return pa.struct(_distinct([field for field in repeated if field is not None], names))

    @cached_property
    def types(self) -> Mapping[int, IcebergType]:
        """The type of each field outside of lists and maps, by id."""
        return {field.id: field.type for field in _walk(self.fields)}


def _leaves(
    fields: tuple[NestedField, ...], prefix: str = "", in_optional_struct: bool = False
) -> Iterator[Leaf]:
    for column in fields:
        name, kind = prefix + column.name, column.type
        if isinstance(kind, StructType):
            is_optional = in_optional_struct or not column.required
            yield from _leaves(kind.fields, f"{name}.", is_optional)
        elif isinstance(kind, PrimitiveType):
            yield Leaf(name, column.id, kind, statistics_type(kind), in_optional_struct)


def _repeating(fields: tuple[NestedField, ...], prefix: str = "") -> Iterator[NestedField]:
    """Yield outermost lists and maps, with dotted names."""
    for column in fields:
        name = prefix + column.name
        if isinstance(column.type, StructType):
            yield from _repeating(column.type.fields, f"{name}.")
        elif isinstance(column.type, ListType | MapType):
            yield replace(column, name=name)


def _repeated(field: NestedField, ids: set[int]) -> pa.Field | None:
    """Return the Arrow field of a list or map, or of its items; None if it has no leaves.

    Args:
        field: a list or map, or an item of one.
        ids: field ids that are in use; those of the leaves are added.
    """
    if not isinstance(field.type, PrimitiveType):
        inner = (_repeated(part, ids) for part in parts_of(field.type))
        fields = [field for field in inner if field is not None]
        return pa.field(field.name, pa.struct(fields)) if fields else None
    if field.id in ids:
        return None
    ids.add(field.id)
    metadata = {FIELD_ID: str(field.id).encode()}
    return pa.field(field.name, statistics_type(field.type), metadata=metadata)


def _distinct(fields: list[pa.Field], names: set[str]) -> list[pa.Field]:
    """Return the first field of each name that is not in `names`; add the names."""
    distinct = []
    for field in fields:
        if field.name not in names:
            names.add(field.name)
            distinct.append(field)
    return distinct


def _walk(fields: tuple[NestedField, ...]) -> Iterator[NestedField]:
    for column in fields:
        yield column
        if isinstance(column.type, StructType):
            yield from _walk(column.type.fields)


class WrittenSchema(Struct, frozen=True, rename="kebab"):
    """A schema as it is in metadata.

    Spec: Iceberg v3, Appendix C, Schemas.
    """

    fields: list[Any]
    schema_id: Int64 | None = None
    identifier_field_ids: tuple[Int64, ...] | None = None


def to_schema(written: WrittenSchema, path: str) -> IcebergSchema:
    """Parse a schema; without `schema-id`, as in old tables of version 1, its id is 0."""
    try:
        columns = parse_type({"type": "struct", "fields": written.fields})
    except CorruptMetadataError as error:
        raise error.in_file(path) from None
    assert isinstance(columns, StructType)
    ids = written.identifier_field_ids or ()
    schema = IcebergSchema(written.schema_id or 0, columns.fields, ids)
    _check_unique(schema, path)
    return schema


def _check_unique(schema: IcebergSchema, path: str) -> None:
    """Raise if names, dotted names or ids of fields repeat.

    Spec: Iceberg 1.x, api/types/IndexByName.java.
    """
    names = Counter(column.name for column in schema.fields)
    names |= Counter(_dotted_names(schema, path))
    ids = Counter(column.id for column in _walk(schema.fields))
    for what, counts in (("named", names), ("of id", ids)):
        for name, count in counts.items():
            if count > 1:
                message = f"schema {schema.id} has {count} fields {what} {name}"
                raise CorruptMetadataError(message, path=path)


def _dotted_names(schema: IcebergSchema, path: str) -> Iterator[str]:
    """Yield the dotted names of leaves; their total length is limited."""
    n_chars = 0
    outside = ((leaf.name, True) for leaf in _leaves(schema.fields))
    inside = ((name, False) for field in _repeating(schema.fields) for name in _names_inside(field))
    for name, is_outside in chain(outside, inside):
        n_chars += len(name)
        if n_chars > _MAX_NAMES_LEN:
            raise LimitError(
                f"{path}: the dotted names of schema {schema.id} are longer than "
                f"{_MAX_NAMES_LEN:,} characters"
            )
        if is_outside:
            yield name


def _names_inside(field: NestedField, prefix: str = "") -> Iterator[str]:
    """Yield the dotted names of the leaves in a list or map."""
    name = prefix + field.name
    if isinstance(field.type, PrimitiveType):
        yield name
    for part in parts_of(field.type):
        yield from _names_inside(part, f"{name}.")

"""Partition specs, and the one struct that partitions of all of a table's specs fit into.

Knows the JSON of specs and how fields of several specs belong together. What transforms do is
`transform`.

Spec: Iceberg v3, Partitioning; Partition Evolution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pyarrow as pa

from arrowmeta.columns.names import without_nul
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.iceberg.schema import IcebergSchema
from arrowmeta.iceberg.transform import IDENTITY, VOID, Transform, parse_transform, result_type
from arrowmeta.iceberg.types import IcebergType, PrimitiveType, statistics_type
from arrowmeta.io.json_file import JsonObject
from arrowmeta.model.shape import FIELD_ID

#: The id of the first partition field of a table whose writer did not number them.
FIRST_FIELD_ID = 1000


@dataclass(frozen=True)
class PartitionField:
    """One part of a partition value.

    Attributes:
        source_ids: the columns it comes from; several only for transforms of newer writers.
        field_id: of the partition field, the same in all specs that have it.
        name: of the field.
        transform: how its value comes from the columns.
    """

    source_ids: tuple[int, ...]
    field_id: int
    name: str
    transform: Transform


@dataclass(frozen=True)
class PartitionSpec:
    """One way in which a table was partitioned."""

    id: int
    fields: tuple[PartitionField, ...]

    @property
    def is_unpartitioned(self) -> bool:
        """Whether all files share one partition: no fields, or such as are always null.

        Spec: Iceberg 1.x, api/PartitionSpec.java (isUnpartitioned).
        """
        return all(field.transform == VOID for field in self.fields)


@dataclass(frozen=True)
class UnifiedField:
    """A field of the struct for partitions of all specs.

    Attributes:
        field: as its newest spec has it, under a name of its own.
        arrow_type: of its values.
    """

    field: PartitionField
    arrow_type: pa.DataType


@dataclass(frozen=True)
class UnifiedPartition:
    """The struct for partitions of all specs.

    Attributes:
        fields: in the order of the struct.
        positions: for each spec id, the place in the struct of each of the spec's fields; None for
            a field that the struct does not have, since its type is not known any more.
    """

    fields: tuple[UnifiedField, ...]
    positions: Mapping[int, tuple[int | None, ...]]

    @property
    def struct(self) -> pa.StructType:
        """The Arrow type; every field can be null, as files of other specs lack it."""
        return pa.struct([_to_arrow_field(one) for one in self.fields])

    def identities(self, columns: Mapping[int, str]) -> tuple[tuple[str, str], ...]:
        """Return the fields with the values of one of some columns, each with that column.

        Args:
            columns: their names by field id.
        """
        plain = [one.field for one in self.fields if one.field.transform == IDENTITY]
        found = ((field.name, columns.get(field.source_ids[0])) for field in plain)
        return tuple((name, column) for name, column in found if column is not None)


def _to_arrow_field(one: UnifiedField) -> pa.Field:
    metadata = {FIELD_ID: str(one.field.field_id).encode()}
    return pa.field(one.field.name, one.arrow_type, metadata=metadata)


def to_partition_spec(json: JsonObject) -> PartitionSpec:
    """Translate a spec's JSON.

    Spec: Iceberg v3, Appendix C, Partition Specs.
    """
    return PartitionSpec(json.optional_integer("spec-id") or 0, to_partition_fields(json))


def to_partition_fields(json: JsonObject, name: str = "fields") -> tuple[PartitionField, ...]:
    """Translate the list of fields under `name`; fields without ids count up from 1000.

    Spec: Iceberg v3, Partition Evolution (ids of v1 are assigned in order, from 1000).
    """
    fields = tuple(
        _to_field(field, FIRST_FIELD_ID + position)
        for position, field in enumerate(json.objects(name))
    )
    for field_id, count in Counter(field.field_id for field in fields).items():
        if count > 1:
            message = f"{count} partition fields of one spec have id {field_id}"
            raise CorruptMetadataError(message, path=json.path)
    return fields


def _to_field(json: JsonObject, default_id: int) -> PartitionField:
    field_id, name = json.optional_integer("field-id"), json.text("name")
    if not name:
        json.refuse("name", name, "a text that is not empty")
    return PartitionField(
        source_ids=json.integers("source-ids") or (json.integer("source-id"),),
        field_id=default_id if field_id is None else field_id,
        name=without_nul(name),
        transform=parse_transform(json.text("transform")),
    )


def unified_partition(
    specs: Sequence[PartitionSpec], schemas: Sequence[IcebergSchema]
) -> UnifiedPartition:
    """Fields of several specs with the same id are one field, under its newest name.

    Where writers of v1 used one id for different things, and where two fields share a name, each
    stays a field of its own: the newest keeps its name, the older one's ends with its id. A column
    that was dropped is looked up in the schemas of the past.

    Spec: Iceberg v3, Partition Evolution; core/Partitioning.java (partitionType).

    Args:
        specs: in any order.
        schemas: in order of preference, the one to show first.
    """
    fields, places = _merged(sorted(specs, key=lambda spec: spec.id, reverse=True))
    names = _distinct_names(fields)
    source_types: dict[int, IcebergType] = {}
    for schema in reversed(schemas):
        source_types |= schema.types
    found = [(place, _value_type(field, source_types)) for place, field in enumerate(fields)]
    typed = [(place, arrow_type) for place, arrow_type in found if arrow_type is not None]
    typed.sort(key=lambda one: fields[one[0]].field_id)
    position_of = {place: position for position, (place, _) in enumerate(typed)}
    return UnifiedPartition(
        tuple(
            UnifiedField(replace(fields[place], name=names[place]), arrow_type)
            for place, arrow_type in typed
        ),
        {spec_id: tuple(map(position_of.get, of_spec)) for spec_id, of_spec in places.items()},
    )


def _merged(
    specs: Sequence[PartitionSpec],
) -> tuple[list[PartitionField], dict[int, list[int]]]:
    """Return the distinct fields of specs, newest first, and which of them each spec has."""
    fields: list[PartitionField] = []
    places: dict[int, list[int]] = {}
    of_source: dict[tuple[object, ...], int] = {}
    of_transform: dict[tuple[object, ...], int] = {}
    for spec in specs:
        of_spec = places[spec.id] = []
        for field in spec.fields:
            source = (field.field_id, field.source_ids)
            place = _place(field, fields, of_source.get(source), of_transform)
            if place == len(fields):
                fields.append(field)
            elif fields[place].transform == VOID:
                # How v1 drops a field; what it was before says more.
                fields[place] = replace(field, name=fields[place].name)
            of_source.setdefault(source, place)
            of_transform.setdefault((*source, field.transform), place)
            of_spec.append(place)
    return fields, places


def _place(
    field: PartitionField,
    fields: Sequence[PartitionField],
    of_source: int | None,
    of_transform: Mapping[tuple[object, ...], int],
) -> int:
    """Return which of the fields found so far a field is; their number if it is none of them."""
    same = of_transform.get((field.field_id, field.source_ids, field.transform))
    if same is not None:
        return same
    if of_source is not None and VOID in (field.transform, fields[of_source].transform):
        return of_source
    return len(fields)


def _value_type(
    field: PartitionField, source_types: Mapping[int, IcebergType]
) -> pa.DataType | None:
    source = source_types.get(field.source_ids[0])
    known = statistics_type(source) if isinstance(source, PrimitiveType) else None
    return result_type(field.transform, known)


def _distinct_names(fields: Sequence[PartitionField]) -> list[str]:
    # SQL does not tell capitals apart.
    taken: set[str] = set()
    repeats: Counter[str] = Counter()
    names = []
    for field in fields:
        name, longer = field.name, f"{field.name}_{field.field_id}"
        while name.casefold() in taken:
            repeats[longer] += 1
            name = longer if repeats[longer] == 1 else f"{longer}_{repeats[longer]}"
        taken.add(name.casefold())
        names.append(name)
    return names

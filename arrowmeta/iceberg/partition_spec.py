"""Partition specs, and the struct of partition values for all specs of a table.

Parses specs, and merges the fields of several specs (`unified_partition`): of (1000: day(ts)) and
(1000: day(ts), 1001: bucket[8](id)) the struct has both fields, in the order of their ids, and each
spec the position of its fields in it. A file of the first spec has no bucket: null. `transform` has
the transforms.

Spec: Iceberg v3, Partitioning; Partition Evolution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Annotated

import pyarrow as pa
from msgspec import Meta, Struct

from arrowmeta.columns.names import without_nul
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.iceberg.schema import IcebergSchema
from arrowmeta.iceberg.transform import VOID, Transform, parse_transform, result_type
from arrowmeta.iceberg.types import IcebergType, PrimitiveType, statistics_type
from arrowmeta.io.document import Int64
from arrowmeta.model.shape import FIELD_ID, PartitionSource
from arrowmeta.records import dataclass

#: Id of the first partition field if the writer did not assign ids.
FIRST_FIELD_ID = 1000


@dataclass(frozen=True)
class PartitionField:
    """A field of a partition spec."""

    source_ids: tuple[int, ...]
    field_id: int
    name: str
    transform: Transform


@dataclass(frozen=True)
class PartitionSpec:
    """A partition spec."""

    id: int
    fields: tuple[PartitionField, ...]

    @property
    def is_unpartitioned(self) -> bool:
        """Whether all files share one partition: there are no fields, or only void ones.

        Spec: Iceberg 1.x, api/PartitionSpec.java (isUnpartitioned).
        """
        return all(field.transform == VOID for field in self.fields)


@dataclass(frozen=True)
class UnifiedField:
    """A field of the struct for partitions of all specs.

    Attributes:
        field: the field in its newest spec, with a unique name.
        arrow_type: type of its values.
        other_types: types of its values in other schemas that are not promoted to this one:
            `REPLACE TABLE` gives a column with the same name and id any type.
    """

    field: PartitionField
    arrow_type: pa.DataType
    other_types: tuple[pa.DataType, ...] = ()


@dataclass(frozen=True)
class UnifiedPartition:
    """The struct for partitions of all specs.

    Attributes:
        fields: fields in the order of the struct.
        positions: by spec id, the position in the struct of each field of the spec; None if the
            struct lacks the field, since its type is unknown.
    """

    fields: tuple[UnifiedField, ...]
    positions: Mapping[int, tuple[int | None, ...]]

    @property
    def struct(self) -> pa.StructType:
        """The Arrow type; all fields are nullable, since files of other specs lack them."""
        return pa.struct([_to_arrow_field(unified) for unified in self.fields])

    def sources(
        self, specs: Mapping[int, PartitionSpec], columns: Mapping[int, str]
    ) -> tuple[PartitionSource, ...]:
        """Return the source columns of fields with a known transform of one column.

        Args:
            specs: all specs, by id.
            columns: names of columns by field id.
        """
        by_field: dict[tuple[int | None, Transform], set[int]] = {}
        for spec_id, positions in self.positions.items():
            for field, at in zip(specs[spec_id].fields, positions, strict=True):
                by_field.setdefault((at, field.transform), set()).add(spec_id)
        return tuple(
            PartitionSource(
                unified.field.name,
                columns[unified.field.source_ids[0]],
                str(unified.field.transform),
                # In others, it is void.
                frozenset(by_field.get((position, unified.field.transform), ())),
            )
            for position, unified in enumerate(self.fields)
            if len(unified.field.source_ids) == 1
            and unified.field.source_ids[0] in columns
            and unified.field.transform.is_known
            and unified.field.transform != VOID
        )


def _to_arrow_field(unified: UnifiedField) -> pa.Field:
    metadata = {FIELD_ID: str(unified.field.field_id).encode()}
    return pa.field(unified.field.name, unified.arrow_type, metadata=metadata)


class WrittenField(Struct, frozen=True, rename="kebab"):
    """A field of a partition spec as it is in metadata."""

    name: Annotated[str, Meta(min_length=1)]
    transform: str
    field_id: Int64 | None = None
    source_id: Int64 | None = None
    source_ids: tuple[Int64, ...] | None = None


class WrittenSpec(Struct, frozen=True, rename="kebab"):
    """A partition spec as it is in metadata.

    Spec: Iceberg v3, Appendix C, Partition Specs.
    """

    spec_id: Int64 | None = None
    fields: list[WrittenField] | None = None


def to_partition_spec(written: WrittenSpec, path: str) -> PartitionSpec:
    """Parse a partition spec; fields without ids get ids from 1000 on.

    Spec: Iceberg v3, Partition Evolution (ids of v1 are assigned in order, from 1000).
    """
    fields = [
        _to_field(field, FIRST_FIELD_ID + position, path)
        for position, field in enumerate(written.fields or ())
    ]
    for field_id, count in Counter(field.field_id for field in fields).items():
        if count > 1:
            message = f"{count} partition fields of one spec have id {field_id}"
            raise CorruptMetadataError(message, path=path)
    return PartitionSpec(written.spec_id or 0, tuple(fields))


def _to_field(written: WrittenField, default_id: int, path: str) -> PartitionField:
    sources = written.source_ids or ()
    if written.source_id is not None and not sources:
        sources = (written.source_id,)
    if not sources:
        reason = f"partition field {written.name!a} has neither source-id nor source-ids"
        raise CorruptMetadataError(reason, path=path)
    return PartitionField(
        source_ids=sources,
        field_id=default_id if written.field_id is None else written.field_id,
        name=without_nul(written.name),
        transform=parse_transform(written.transform),
    )


def unified_partition(
    specs: Sequence[PartitionSpec], schemas: Sequence[IcebergSchema]
) -> UnifiedPartition:
    """Merge specs: fields with the same id become one field, with its newest name.

    If writers of version 1 used one id for different fields, or two fields share a name, they stay
    separate: the id is appended to the name of the older one. A source column has the type of the
    first schema that has it, as far promoted as other schemas promote it.

    Spec: Iceberg v3, Partition Evolution; Schema Evolution; core/Partitioning.java (partitionType).

    Args:
        specs: all specs, in any order.
        schemas: all schemas, in order of preference.
    """
    fields, of_specs = _merged(sorted(specs, key=lambda spec: spec.id, reverse=True))
    names = _distinct_names(fields)
    source_types: dict[int, dict[IcebergType, None]] = {}
    for schema in schemas:
        for field_id, source in schema.types.items():
            source_types.setdefault(field_id, {})[source] = None
    value_types = [_value_types(field, source_types) for field in fields]
    typed = sorted(
        (i for i, types in enumerate(value_types) if types), key=lambda i: fields[i].field_id
    )
    position_of = {i: position for position, i in enumerate(typed)}
    return UnifiedPartition(
        tuple(
            UnifiedField(replace(fields[i], name=names[i]), *_promoted(value_types[i]))
            for i in typed
        ),
        {spec_id: tuple(map(position_of.get, of_spec)) for spec_id, of_spec in of_specs.items()},
    )


def _merged(specs: Sequence[PartitionSpec]) -> tuple[list[PartitionField], dict[int, list[int]]]:
    """Return the distinct fields, newest first, and the positions of the fields of each spec."""
    fields: list[PartitionField] = []
    positions: dict[int, list[int]] = {}
    of_source: dict[tuple[object, ...], int] = {}
    of_transform: dict[tuple[object, ...], int] = {}
    for spec in specs:
        of_spec = positions[spec.id] = []
        for field in spec.fields:
            source = (field.field_id, field.source_ids)
            i = _position(field, fields, of_source.get(source), of_transform)
            if i == len(fields):
                fields.append(field)
            elif fields[i].transform == VOID:
                # Version 1 drops a field by making it void: keep its former transform.
                fields[i] = replace(field, name=fields[i].name)
            of_source.setdefault(source, i)
            of_transform.setdefault((*source, field.transform), i)
            of_spec.append(i)
    return fields, positions


def _position(
    field: PartitionField,
    fields: Sequence[PartitionField],
    of_source: int | None,
    of_transform: Mapping[tuple[object, ...], int],
) -> int:
    """Return the position of a field among those found so far; their number if it is new."""
    same = of_transform.get((field.field_id, field.source_ids, field.transform))
    if same is not None:
        return same
    if of_source is not None and VOID in (field.transform, fields[of_source].transform):
        return of_source
    return len(fields)


def _value_types(
    field: PartitionField, source_types: Mapping[int, Collection[IcebergType]]
) -> list[pa.DataType]:
    """Return the known types of the values of a field, for each type of its source."""
    sources = source_types.get(field.source_ids[0], ()) or (None,)
    known = (statistics_type(one) if isinstance(one, PrimitiveType) else None for one in sources)
    types = (result_type(field.transform, source) for source in known)
    return [arrow_type for arrow_type in types if arrow_type is not None]


def _promoted(types: Sequence[pa.DataType]) -> tuple[pa.DataType, tuple[pa.DataType, ...]]:
    """Return the first type as far promoted as others promote it, and those it is no promotion of.

    Spec: Iceberg v3, Schema Evolution.
    """
    chosen = types[0]
    for arrow_type in types[1:]:
        if _is_promotion(chosen, arrow_type):
            chosen = arrow_type
    others = (one for one in types if one != chosen and not _is_promotion(one, chosen))
    return chosen, tuple(dict.fromkeys(others))


def _is_promotion(old: pa.DataType, new: pa.DataType) -> bool:
    if pa.types.is_decimal(old) and pa.types.is_decimal(new):
        return bool(old.scale == new.scale and old.precision < new.precision)
    return (
        (pa.types.is_null(old) and not pa.types.is_null(new))
        or (old, new) in ((pa.int32(), pa.int64()), (pa.float32(), pa.float64()))
        or (pa.types.is_date32(old) and pa.types.is_timestamp(new))
    )


def _distinct_names(fields: Sequence[PartitionField]) -> list[str]:
    # Names are case-insensitive in SQL.
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

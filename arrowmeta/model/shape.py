"""`TableShape`: the parts of a table's schema that columns of relations depend on.

No relation has a struct without fields: the partition of an unpartitioned table and the key bounds
of a table without a key get a placeholder field that is always null, since few tools can union or
write empty structs (`docs/decisions/empty_structs.md`). Decoders work with the types as they are;
`Source` adds the placeholder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Annotated, Any

import pyarrow as pa
from msgspec import Meta, Struct, field
from msgspec.structs import replace
from pyarrow import types as pat

from arrowmeta.model.locks import cached_property

#: Placeholder field of a struct without fields; an integer in counts by column.
PLACEHOLDER = pa.field("_no_fields", pa.bool_())


def filled_type(arrow_type: Any) -> Any:
    """Return the type with a placeholder in each nested struct without fields."""
    if not pat.is_nested(arrow_type):
        return arrow_type
    if pat.is_struct(arrow_type):
        fields = [f.with_type(filled_type(f.type)) for f in arrow_type.fields]
        return pa.struct(fields or [PLACEHOLDER])
    if pat.is_map(arrow_type):
        return pa.map_(filled_type(arrow_type.key_type), filled_type(arrow_type.item_type))
    if pat.is_list(arrow_type):
        return pa.list_(arrow_type.value_field.with_type(filled_type(arrow_type.value_type)))
    return arrow_type


def optional_type(arrow_type: Any) -> Any:
    """Return the type with nullable fields at every depth.

    Bounds of a nested column are null also where the table allows no null; keys of maps stay
    required, as Arrow demands.
    """
    if pat.is_struct(arrow_type):
        return pa.struct(optional_fields(arrow_type.fields))
    if pat.is_map(arrow_type):
        key, item = arrow_type.key_field, arrow_type.item_field
        return pa.map_(key.with_type(optional_type(key.type)), *optional_fields([item]))
    if pat.is_list(arrow_type):
        return pa.list_(*optional_fields([arrow_type.value_field]))
    return arrow_type


def optional_fields(fields: Iterable[pa.Field]) -> list[pa.Field]:
    """Return fields that are nullable at every depth; see `optional_type`."""
    return [f.with_type(optional_type(f.type)).with_nullable(True) for f in fields]


def fill(array: pa.Array, kind: pa.DataType) -> pa.Array:
    """Return the values as `kind`, the `filled_type` of their type."""
    if array.type == kind:
        return array
    if not pat.is_struct(kind):  # lists and maps, for which no format has bounds
        return pa.nulls(len(array), kind)
    places = range(array.type.num_fields)
    children = [fill(array.field(at), kind.field(at).type) for at in places]
    return pa.StructArray.from_arrays(
        children or [pa.nulls(len(array), kind.field(0).type)],
        fields=kind.fields,
        mask=array.is_null() if array.null_count else None,
    )


def data_fields(struct: pa.StructType) -> list[pa.Field]:
    """Return the fields of a struct of a relation, without the placeholder."""
    fields = list(struct.fields)
    return [] if [field.name for field in fields] == [PLACEHOLDER.name] else fields


#: Key of field ids in Arrow field metadata, as used by Arrow's Parquet reader and writer.
FIELD_ID = b"PARQUET:field_id"
FIELD_IDS = range(2**31)
FieldId = Annotated[int, Meta(ge=0, le=2**31 - 1)]

UTC_MILLIS = pa.timestamp("ms", tz="UTC")
LOCAL_MILLIS = pa.timestamp("ms")

#: Types in declarations of columns, by name.
PLAIN_TYPES: dict[str, pa.DataType] = {
    "bool": pa.bool_(),
    "int32": pa.int32(),
    "int64": pa.int64(),
    "double": pa.float64(),
    "string": pa.string(),
    "binary": pa.binary(),
    "binary(16)": pa.binary(16),
    "timestamp": LOCAL_MILLIS,
    "timestamp_utc": UTC_MILLIS,
    "list<int32>": pa.list_(pa.int32()),
    "list<int64>": pa.list_(pa.int64()),
    "list<string>": pa.list_(pa.string()),
    "map<string,string>": pa.map_(pa.string(), pa.string()),
    "map<int32,int64>": pa.map_(pa.int32(), pa.int64()),
    "map<int32,binary>": pa.map_(pa.int32(), pa.binary()),
}


def to_schema(
    declared: str, types: Mapping[str, pa.DataType] = MappingProxyType(PLAIN_TYPES)
) -> pa.Schema:
    """Return the schema of columns such as `path: string!, size: int64`; `!` for never null."""
    fields = []
    for column in declared.split(", "):
        name, _, kind = column.partition(": ")
        arrow_type = types[kind.removesuffix("!")]
        fields.append(pa.field(name, arrow_type, nullable=not kind.endswith("!")))
    return pa.schema(fields)


_empty_struct = partial(pa.struct, [])


class PartitionSource(Struct, frozen=True):
    """Column that a partition field is computed from.

    Attributes:
        partition: name of the partition field.
        column: name of the column.
        transform: text of the transform.
        spec_ids: specs with this field and transform; None for all files.
    """

    partition: str
    column: str
    transform: str = "identity"
    spec_ids: frozenset[int] | None = None


class TableShape(Struct, frozen=True, dict=True):
    """Parts of a table's schema that columns of relations depend on.

    All fields are nullable at every depth, since their values can be unknown: formats build them
    with `optional_fields`.

    Attributes:
        columns: one field per current table column; `struct<by column>`.
        partition: one field per partition column, in order; empty if unpartitioned.
        primary_key: one field per key column that is not a partition column; empty without a key.
        partition_sources: columns that partition fields are computed from; several columns of one
            field are left out.
        in_optional_structs: columns inside nullable structs. Writers differ in whether they count
            rows with a null struct as values and nulls of the column.
        repeated: lists and maps whose items have statistics, as structs: `element` for a list,
            `key` and `value` for a map. Counts of items are not row counts, so predicates do not
            use them.
        without_value_bounds: columns whose bounds cannot be compared with values, such as bounding
            points of geometries, or bounds of unknown types.
        points: those of them whose bounds are points: two to four doubles.
    """

    columns: pa.StructType = field(default_factory=_empty_struct)
    partition: pa.StructType = field(default_factory=_empty_struct)
    primary_key: pa.StructType = field(default_factory=_empty_struct)
    partition_sources: tuple[PartitionSource, ...] = ()
    in_optional_structs: frozenset[str] = frozenset()
    without_value_bounds: frozenset[str] = frozenset()
    points: frozenset[str] = frozenset()
    repeated: pa.StructType = field(default_factory=_empty_struct)

    @cached_property
    def schemas(self) -> dict[str, Any]:
        """Cache of `model.tables`, since wide tables take milliseconds.

        Schemas by relation, decoded and as shown, and types by declaration, which relations share.
        """
        return {}

    @property
    def identity(self) -> str:
        """Text of everything above, the same in every process: sets are sorted."""
        sets = (self.in_optional_structs, self.without_value_bounds, self.points)
        types = (self.columns, self.partition, self.primary_key, self.repeated)
        return repr((types, self.partition_sources, [sorted(names) for names in sets]))

    @cached_property
    def shown(self) -> TableShape:
        """Shape with a placeholder in structs without fields, as in relations."""
        shown = replace(
            self,
            columns=self.columns if self.repeated.num_fields else filled_type(self.columns),
            partition=filled_type(self.partition),
            primary_key=filled_type(self.primary_key),
        )
        return self if shown == self else shown

    def by_column(self, value_type: pa.DataType | None = None) -> pa.StructType:
        """Return `struct<by column>`, each field of the column's own type or of `value_type`."""
        return _of_type(self.columns, value_type)

    def by_statistics(self, value_type: pa.DataType | None = None) -> pa.StructType:
        """Return `struct<by column>`, with items of lists and maps after the columns."""
        repeated = self.repeated if value_type is None else _with_leaves(self.repeated, value_type)
        return pa.struct([*self.by_column(value_type).fields, *repeated.fields])

    def by_partition(self, value_type: pa.DataType | None = None) -> pa.StructType:
        """Return `struct<partition>`, each field of the column's own type or of `value_type`."""
        return _of_type(self.partition, value_type)

    def by_key(self, value_type: pa.DataType) -> pa.StructType:
        """Return `struct<primary key>`, each field of `value_type`."""
        return _of_type(self.primary_key, value_type)


def is_ordered(kind: pa.DataType) -> bool:
    """Return whether Arrow sorts values of a type like bounds."""
    # Java sorts UUIDs as signed integers, others as bytes.
    unordered = (pa.types.is_nested, pa.types.is_null, pa.types.is_fixed_size_binary)
    return not (any(is_a(kind) for is_a in unordered) or pa.types.is_boolean(kind))


def ordered_columns(shape: TableShape) -> list[pa.Field]:
    """Return the columns whose bounds can be compared with each other and with values."""
    fields = shape.by_column().fields
    return [f for f in fields if is_ordered(f.type) and f.name not in shape.without_value_bounds]


def _of_type(fields: pa.StructType, value_type: pa.DataType | None) -> pa.StructType:
    if value_type is None:
        return fields
    return pa.struct([pa.field(f.name, value_type) for f in fields.fields])


def _with_leaves(struct: pa.StructType, value_type: pa.DataType) -> pa.StructType:
    """Return a struct of structs whose leaf fields have the type `value_type`."""
    return pa.struct(
        [
            f.with_type(
                _with_leaves(f.type, value_type) if pa.types.is_struct(f.type) else value_type
            )
            for f in struct.fields
        ]
    )


# -- names of fields -------------------------------------------------------------------------------


def without_nul(name: str) -> str:
    """Return a name with NUL characters escaped; DuckDB would end the name there."""
    return name.replace("\0", "\\x00")


def distinct_names(names: Sequence[str], ids: Sequence[int]) -> list[str]:
    """Return names with the field id added to names that several fields have.

    No field keeps such a name, because it would be ambiguous in a predicate.
    """
    counts = Counter(names)
    return [
        name if counts[name] == 1 else f"{name} (field {field_id})"
        for name, field_id in zip(names, ids, strict=True)
    ]

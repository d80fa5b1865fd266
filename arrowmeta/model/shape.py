"""The parts of a table's own schema that the columns of relations depend on."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pyarrow as pa

from arrowmeta.model.cached import cached_property
from arrowmeta.model.empty_structs import filled_type

#: Key of a field's id in the metadata of Arrow fields, as other Arrow software reads and writes it.
FIELD_ID = b"PARQUET:field_id"

UTC_MILLIS = pa.timestamp("ms", tz="UTC")
LOCAL_MILLIS = pa.timestamp("ms")


def _empty_struct() -> pa.StructType:
    return pa.struct([])


@dataclass(frozen=True)
class TableShape:
    """The parts of a table's own schema that relations take columns from.

    Attributes:
        columns: one field per table column in the current schema; `struct<by column>`.
        partition: one field per partition column, in partition order; empty if unpartitioned.
        primary_key: one field per key column that is not a partition column; empty without key.
        identities: partition columns that hold the values of a column as they are, each with that
            column.
        in_optional_structs: columns that are fields of a struct which may be null. Writers differ
            in whether rows of such a null are counted among the column's values and nulls.
        repeated: lists and maps whose items have statistics, each a struct like it: `element` for
            a list, `key` and `value` for a map, structs as they are. How many items there are says
            nothing about rows, so no predicate asks for them.
        without_value_bounds: columns whose bounds are not values of the column, such as the points
            that bound geometries, or of a type that is not known: they cannot be compared.
    """

    columns: pa.StructType = field(default_factory=_empty_struct)
    partition: pa.StructType = field(default_factory=_empty_struct)
    primary_key: pa.StructType = field(default_factory=_empty_struct)
    identities: tuple[tuple[str, str], ...] = ()
    in_optional_structs: frozenset[str] = frozenset()
    without_value_bounds: frozenset[str] = frozenset()
    repeated: pa.StructType = field(default_factory=_empty_struct)

    @cached_property
    def shown(self) -> TableShape:
        """The shape that relations show: this one, with a placeholder where it has no fields."""
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


def _of_type(fields: pa.StructType, value_type: pa.DataType | None) -> pa.StructType:
    if value_type is None:
        return fields
    return pa.struct([pa.field(f.name, value_type) for f in fields.fields])


def _with_leaves(struct: pa.StructType, value_type: pa.DataType) -> pa.StructType:
    """Return a struct of structs whose other fields are of `value_type`."""
    return pa.struct(
        [
            f.with_type(
                _with_leaves(f.type, value_type) if pa.types.is_struct(f.type) else value_type
            )
            for f in struct.fields
        ]
    )

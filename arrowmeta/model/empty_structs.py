"""Structs without fields, which no relation may show: each gets one field that is always null.

The partition of an unpartitioned table and the key bounds of a table without a key have no fields.
Few tools can union or write such a struct, see `docs/decisions/empty_structs.md`. Decoders work
with the types as they are; `SnapshotSource` adds the placeholder to what it returns.
"""

from __future__ import annotations

from typing import Any

import pyarrow as pa
from pyarrow import types as pat

#: The only field of a struct that has none of its own; of counts by column it is a number, too.
PLACEHOLDER = pa.field("_no_fields", pa.bool_())


def filled_type(arrow_type: Any) -> Any:
    """Return the type with a placeholder in each struct without fields, however deep it lies."""
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


def fill(array: pa.Array, wanted: pa.DataType) -> pa.Array:
    """Return the values in `wanted`, which is `filled_type` of their own type."""
    if array.type == wanted:
        return array
    if not pat.is_struct(wanted):  # lists and maps: bounds of these, which no format has
        return pa.nulls(len(array), wanted)
    own = range(array.type.num_fields)
    children = [fill(array.field(at), wanted.field(at).type) for at in own]
    return pa.StructArray.from_arrays(
        children or [pa.nulls(len(array), wanted.field(0).type)],
        fields=wanted.fields,
        mask=array.is_null() if array.null_count else None,
    )


def own_fields(struct: pa.StructType) -> list[pa.Field]:
    """Return the fields of a struct of a relation; none where there is only the placeholder."""
    fields = list(struct.fields)
    return [] if [field.name for field in fields] == [PLACEHOLDER.name] else fields
